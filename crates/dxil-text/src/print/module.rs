//! Prints modules.

use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::{ConstantKind, Dialect, Linkage, Module, StructId, TypeId, Variable, VariableId};

use super::annotations::Annotations;
use super::function_kind::FunctionKinds;
use super::line::Line;
use super::out::Out;
use super::record::is_hidden;
use super::slots::{Global, Slots};
use super::survey::Survey;
use super::texts::{Repeated, Texts};
use super::types::Types;
use crate::Style;

/// Prints a module.
pub(crate) struct Printer<'m> {
    pub(crate) out: Out,
    pub(crate) module: &'m Module,
    pub(crate) style: Style,
    pub(crate) types: Types<'m>,
    pub(crate) slots: Slots<'m>,
    pub(crate) function_kinds: FunctionKinds,
    /// The short texts that were printed, by [`Repeated::index`].
    pub(crate) texts: Texts,
    /// The index of the debug location of the next instruction that has one.
    pub(crate) next_location: usize,
    /// The depth of the constant that is being printed.
    pub(crate) depth: usize,
    /// The lines that describe entities, with their offsets, on request.
    pub(crate) lines: Option<Vec<(usize, Line)>>,
    /// The outcome for debug information, on request.
    pub(crate) annotations: Option<&'m Annotations>,
}

impl<'m> Printer<'m> {
    pub(crate) fn new(text: BString, module: &'m Module, style: Style, limit: usize) -> Self {
        Self::with(text, module, style, limit, None)
    }

    /// A printer of a module with annotations, if there are any.
    pub(crate) fn with(
        text: BString,
        module: &'m Module,
        style: Style,
        limit: usize,
        annotations: Option<&'m Annotations>,
    ) -> Self {
        let Survey { structs, slots, function_kinds } = Survey::new(module, annotations.is_none());
        let types = Types::new(module, structs);
        let mut out = Out::new(text, limit, usual_len(module));
        out.doubles_backslashes = module.types.dialect() == Dialect::Modern;
        Self {
            out,
            module,
            style,
            types,
            slots,
            function_kinds,
            texts: Texts::new(Repeated::count(module)),
            next_location: 0,
            depth: 0,
            lines: None,
            annotations,
        }
    }

    /// The dialect of the module.
    #[inline]
    pub(crate) const fn dialect(&self) -> Dialect {
        self.module.types.dialect()
    }

    /// Prints a type.
    pub(crate) fn ty(&mut self, id: TypeId) {
        self.types.print(&mut self.out, id);
    }

    /// Prints a type and a space.
    #[inline]
    pub(crate) fn spaced_ty(&mut self, id: TypeId) {
        self.types.print_spaced(&mut self.out, id);
    }

    /// Prints text in quotes that LLVM 3.7 prints without escapes. Nothing can read that again if it has quotes, so
    /// that only DXC's listings have them.
    pub(crate) fn as_is(&mut self, text: &[u8]) {
        match self.style {
            Style::Llvm if text.iter().any(|byte| b"\"\\".contains(byte)) => self.out.quoted(text),
            Style::Dxc | Style::Llvm => {
                self.out.byte(b'"');
                self.out.bytes(text);
                self.out.byte(b'"');
            }
        }
    }

    pub(crate) fn module(&mut self) {
        let module = self.module;
        if !module.source_filename.is_empty() {
            self.out.str("source_filename = ");
            self.out.quoted(&module.source_filename);
            self.out.byte(b'\n');
        }
        for (what, text) in [
            ("target datalayout = ", &module.data_layout),
            ("target triple = ", &module.target_triple),
        ] {
            if !text.is_empty() {
                self.out.str(what);
                self.as_is(text);
                self.out.byte(b'\n');
            }
        }
        self.struct_definitions();
        self.comdats();
        if !module.variables.is_empty() {
            self.out.byte(b'\n');
        }
        for (id, variable) in module.variables.iter() {
            self.begin(Line::Variable(id));
            self.variable(id, variable);
            self.out.byte(b'\n');
        }
        self.aliases();
        for (id, function) in module.functions.iter() {
            if self.annotations.is_some() || !is_hidden(module, function) {
                self.function(id, function);
            }
        }
        self.attribute_groups();
        self.named_metadata();
        self.nodes();
    }

    fn struct_definitions(&mut self) {
        let module = self.module;
        let structs = core::mem::take(&mut self.types.structs);
        let is_named = |id: StructId| !module.types.structs()[id].name.is_empty();
        let unnamed = structs.iter().filter(|&&id| !is_named(id));
        let named = structs.iter().filter(|&&id| is_named(id));
        for (index, &id) in unnamed.chain(named).enumerate() {
            self.out.str(if index == 0 { "\n" } else { "" });
            self.types.print_name(&mut self.out, id);
            self.out.str(" = type ");
            let body = module.types.structs()[id].body.as_ref();
            self.types.print_body(&mut self.out, body);
            self.out.byte(b'\n');
        }
    }

    fn variable(&mut self, id: VariableId, variable: &Variable) {
        self.global(&variable.name, self.slots.number(Global::Variable(id)));
        self.out.str(" = ");
        if variable.initializer.is_none() && variable.linkage == Linkage::External {
            self.out.str("external ");
        }
        let linkage = (variable.linkage, variable.visibility, variable.dll_storage);
        self.linkage(linkage, variable.dso_local, variable.thread_local, variable.unnamed_addr);
        if variable.address_space != 0 {
            self.out.str("addrspace(");
            self.out.number(variable.address_space);
            self.out.str(") ");
        }
        if variable.externally_initialized {
            self.out.str("externally_initialized ");
        }
        self.out.str(if variable.constant { "constant " } else { "global " });
        self.ty(variable.ty);
        if let Some(initializer) = variable.initializer {
            self.out.byte(b' ');
            self.constant(initializer);
        }
        if !variable.section.is_empty() {
            self.out.str(", section ");
            self.out.quoted(&variable.section);
        }
        if variable.comdat.is_some() {
            self.out.byte(b',');
            self.comdat(variable.name.as_bstr(), variable.comdat);
        }
        if variable.alignment != 0 {
            self.out.str(", align ");
            self.out.number(variable.alignment);
        }
        self.attachments(", ", &variable.attachments);
    }

    fn aliases(&mut self) {
        let module = self.module;
        if !module.aliases.is_empty() {
            self.out.byte(b'\n');
        }
        for (id, alias) in module.aliases.iter() {
            self.begin(Line::Alias(id));
            self.global(&alias.name, self.slots.number(Global::Alias(id)));
            self.out.str(" = ");
            let linkage = (alias.linkage, alias.visibility, alias.dll_storage);
            self.linkage(linkage, alias.dso_local, alias.thread_local, alias.unnamed_addr);
            self.out.str("alias ");
            if let Some(ty) = alias.value_type {
                self.ty(ty);
                self.out.str(", ");
            }
            match module.constants[alias.aliasee].kind {
                ConstantKind::Expression(_) => self.constant(alias.aliasee),
                _ => self.typed_constant(alias.aliasee),
            }
            self.out.byte(b'\n');
        }
    }

    fn attribute_groups(&mut self) {
        if !self.slots.groups.is_empty() {
            self.out.byte(b'\n');
        }
        for number in 0..self.slots.groups.len() {
            self.out.str("attributes #");
            self.out.number(number as u64);
            self.out.str(" = { ");
            let group = &self.module.attributes.all_groups()[self.slots.groups[number]];
            self.print_attributes(group, true);
            self.out.str(" }\n");
        }
    }

    fn named_metadata(&mut self) {
        let module = self.module;
        if !module.named_metadata.is_empty() {
            self.out.byte(b'\n');
        }
        for named in &module.named_metadata {
            self.out.byte(b'!');
            self.out.metadata_name(&named.name);
            self.out.str(" = !{");
            for (index, &id) in named.nodes.iter().enumerate() {
                self.out.comma(index);
                self.out.called(self.slots.node(id));
            }
            self.out.str("}\n");
        }
    }
}

/// An estimate of the length of the text.
pub(crate) fn usual_len(module: &Module) -> usize {
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    let instructions: usize = bodies.map(|body| body.instructions.len()).sum();
    (instructions + module.metadata.arena().len()).saturating_mul(128)
}
