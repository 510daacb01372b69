//! Reads functions: declarations, and the start of definitions.

use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::metadata::attach;
use dxil_ir::{
    Argument, AttributeGroup, Function, FunctionId, Intrinsic, Linkage, RETURN_SLOT, TypeId,
    UnnamedAddr,
};

use super::Reader;
use super::attribute::FunctionAttributes;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

/// A function of which the first pass has read the signature.
pub(super) struct Declared<'a> {
    id: FunctionId,
    /// The intrinsic of its name; modern only.
    intrinsic: Option<Intrinsic>,
    /// The attributes of the result and the parameters, of those that have some.
    slots: Vec<AttributeGroup>,
    /// The parameters of a definition.
    parameters: Vec<Parameter<'a>>,
    /// The offset of the text after the parameters.
    offset: usize,
    /// The size of that text.
    size: usize,
    /// The offset of the metadata after `declare`.
    attached: usize,
    is_definition: bool,
}

/// A parameter of a function: its type and its name.
pub(super) struct Parameter<'a> {
    pub(super) ty: TypeId,
    pub(super) name: Option<Token<'a>>,
}

impl<'a> Reader<'a> {
    /// Declares a function: reads up to its parameters, and skips the rest.
    pub(super) fn declare_function(&mut self) -> Result<()> {
        let is_definition = self.cursor.bump().text == b"define";
        let attached = self.cursor.offset();
        while !is_definition && self.is_modern() && self.cursor.kind() == Kind::Metadata {
            self.skip_attachment()?;
        }
        let mut function = Function::new(BString::default(), self.module.types.void());
        let token = self.cursor.peek();
        function.linkage = self.linkage().unwrap_or_default();
        check_linkage(&token, function.linkage, is_definition)?;
        let dso_local = self.dso_local();
        function.visibility = self.visibility(Some(function.linkage))?;
        function.dso_local = dso_local && !function.linkage.implies_dso_local(function.visibility);
        function.dll_storage = self.dll_storage();
        function.calling_convention = self.calling_convention()?;
        let attributes = self.attributes()?;
        let mut slots = Vec::new();
        if !attributes.is_empty() {
            slots.push(AttributeGroup { slot: RETURN_SLOT, attributes });
        }
        let result = self.ty()?;
        let name = match self.cursor.kind() {
            Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber => self.cursor.bump(),
            _ => return Err(self.cursor.expected("the name of the function, with `@`")),
        };
        let open = self.cursor.expect(Kind::OpenParenthesis)?;
        let mut parameters = core::mem::take(&mut self.parameters);
        parameters.clear();
        let variadic = self.parameters(&mut parameters, &mut slots)?;
        let types = parameters.iter().map(|parameter| parameter.ty).collect();
        function.ty = self.finish_function_type(result, types, variadic, &open)?;
        function.name = self
            .name_of_global(&name)
            .map_err(|failure| failure.help("a function has one declaration or one definition"))?;
        let intrinsic = self.intrinsic(&function);
        if !is_definition && self.declares_otherwise(&function, intrinsic) {
            return self.skip_function(is_definition, &name);
        }
        let (id, address) = self.module.add_function(function);
        self.define_global(&name, address);
        let offset = self.cursor.offset();
        let skipped = self.skip_function(is_definition, &name);
        let size = self.cursor.last_end().saturating_sub(offset);
        if self.begins_entity() && skipped.is_err() {
            // Its body is missing.
            return skipped;
        }
        if !is_definition {
            self.parameters = core::mem::take(&mut parameters);
        }
        self.functions.push(Declared {
            id,
            intrinsic,
            slots,
            parameters,
            offset,
            size,
            attached,
            is_definition,
        });
        skipped
    }

    /// Skips metadata that is attached: `!dbg !7`.
    pub(super) fn skip_attachment(&mut self) -> Result<()> {
        self.cursor.bump();
        match self.cursor.bump().kind {
            Kind::Exclamation if self.cursor.kind() == Kind::Integer => {
                self.cursor.bump();
                Ok(())
            }
            _ => self.cursor.skip_brackets(),
        }
    }

    /// Reads the parameters after the parenthesis, and returns whether further arguments may follow.
    fn parameters(
        &mut self,
        parameters: &mut Vec<Parameter<'a>>,
        slots: &mut Vec<AttributeGroup>,
    ) -> Result<bool> {
        if self.cursor.eat(Kind::CloseParenthesis) {
            return Ok(false);
        }
        loop {
            if self.cursor.eat(Kind::Ellipsis) {
                self.cursor.expect(Kind::CloseParenthesis)?;
                return Ok(true);
            }
            let ty = self.parameter_type()?;
            let attributes = self.attributes()?;
            let name = match self.cursor.kind() {
                Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => Some(self.cursor.bump()),
                _ => None,
            };
            parameters.push(Parameter { ty, name });
            if !attributes.is_empty() {
                slots.push(AttributeGroup { slot: parameters.len() as u32, attributes });
            }
            if self.cursor.eat(Kind::CloseParenthesis) {
                return Ok(false);
            }
            if !self.cursor.eat(Kind::Comma) {
                return Err(self.cursor.expected("`,` or `)`"));
            }
        }
    }

    /// Skips the text after the parameters of a function.
    fn skip_function(&mut self, is_definition: bool, name: &Token<'a>) -> Result<()> {
        loop {
            let token = self.cursor.peek();
            match token.kind {
                Kind::OpenBrace if is_definition => {
                    // The second pass reports a body without its end.
                    return self.cursor.skip_brackets().map_err(Failure::following);
                }
                Kind::Exclamation if !self.begins_entity() => {
                    self.cursor.bump();
                    if self.cursor.kind() == Kind::OpenBrace {
                        self.cursor.skip_brackets()?;
                    }
                }
                Kind::Word if matches!(token.text, b"prefix" | b"prologue") => {
                    self.cursor.bump();
                    self.ty()?;
                    self.skip_constant()?;
                }
                _ if self.begins_entity() && !is_definition => return Ok(()),
                _ if self.begins_entity() => {
                    let message =
                        format!("the body of {} is missing", name.describe(self.cursor.source));
                    return Err(Failure::at(name, message).help("use `declare`"));
                }
                _ => drop(self.cursor.bump()),
            }
        }
    }

    /// Reads the parts of functions that the first pass has skipped.
    pub(super) fn function_bodies(&mut self) {
        for declared in core::mem::take(&mut self.functions) {
            self.cursor.seek(declared.offset);
            if let Err(failure) = self.rest_of_function(declared) {
                self.failures.push(failure);
            }
        }
    }

    fn rest_of_function(&mut self, declared: Declared<'a>) -> Result<()> {
        let Declared { id, intrinsic, slots, parameters, size, attached, is_definition, .. } =
            declared;
        let mut own = FunctionAttributes::default();
        while !self.property(id, &mut own)? {}
        self.module.functions[id].alignment = own.alignment;
        let known = self.intrinsic_attributes(id, intrinsic);
        self.module.functions[id].attributes =
            known.unwrap_or_else(|| self.attribute_set(slots, own));
        if !is_definition {
            if !self.begins_entity() {
                return Err(self.cursor.expected_first("a property of the function"));
            }
            self.cursor.seek(attached);
        }
        while self.cursor.kind() == Kind::Metadata {
            let (kind, node) = self.attachment()?;
            let is_modern = self.is_modern();
            let attachments = &mut self.module.functions[id].attachments;
            match is_modern {
                // Modern LLVM keeps several of a kind on functions.
                true => attachments.push((kind, node)),
                false => attach(attachments, kind, node),
            }
        }
        if !is_definition {
            return Ok(());
        }
        if self.cursor.kind() != Kind::OpenBrace {
            return Err(self.cursor.expected("a property of the function or `{`"));
        }
        self.body(id, &parameters, size)
    }

    /// Reads a property of a function; returns whether there are no more.
    fn property(&mut self, id: FunctionId, own: &mut FunctionAttributes) -> Result<bool> {
        self.function_attributes(own)?;
        let token = self.cursor.peek();
        if token.kind != Kind::Word {
            return Ok(true);
        }
        match token.text {
            b"unnamed_addr" | b"local_unnamed_addr" => {
                let unnamed_addr = self.unnamed_addr();
                if unnamed_addr == UnnamedAddr::No {
                    return Ok(true);
                }
                self.module.functions[id].unnamed_addr = unnamed_addr;
            }
            b"section" => {
                self.cursor.bump();
                let section = self.cursor.expect(Kind::String)?.bytes().into_owned();
                self.module.functions[id].section = section.into();
            }
            b"comdat" => {
                let name = self.module.functions[id].name.clone();
                self.module.functions[id].comdat = Some(self.comdat_of(&name)?);
            }
            b"prefix" => {
                self.cursor.bump();
                self.module.functions[id].prefix = Some(self.typed_constant()?);
            }
            b"prologue" => {
                self.cursor.bump();
                self.module.functions[id].prologue = Some(self.typed_constant()?);
            }
            b"gc" => return Err(Failure::at(&token, "DXIL has no garbage collection")),
            b"personality" => return Err(Failure::at(&token, "DXIL has no personality functions")),
            _ => return Ok(true),
        }
        Ok(false)
    }
}

/// Checks that a function with this linkage may have a body, or none.
fn check_linkage(token: &Token<'_>, linkage: Linkage, is_definition: bool) -> Result<()> {
    match (linkage, is_definition) {
        (Linkage::ExternalWeak, true) => {
            Err(Failure::at(token, "a function with a body cannot be `extern_weak`"))
        }
        (Linkage::External | Linkage::ExternalWeak, _) | (_, true) => Ok(()),
        _ => {
            let message = "a function without a body is either `external` or `extern_weak`";
            Err(Failure::at(token, message).help("remove the keyword"))
        }
    }
}

impl Parameter<'_> {
    /// The argument of a body, without a name yet.
    pub(super) fn argument(&self) -> Argument {
        Argument { ty: self.ty, name: BString::default() }
    }
}
