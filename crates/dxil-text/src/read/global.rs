//! Reads global variables and aliases.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BString;
use dxil_ir::{
    ConstantId, ConstantKind, DllStorage, Linkage, Module, ThreadLocal, TypeId, UnnamedAddr,
    Variable, VariableId, Visibility, typing,
};
use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashSet};

use super::Reader;
use super::alias::AliasDefinition;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

/// The globals of the text.
#[derive(Default)]
pub(super) struct Globals<'a> {
    named: HashMap<Cow<'a, [u8]>, Global, FixedState>,
    /// The globals without a name, by their numbers; aliases are added last.
    pub(super) numbered: Vec<Option<Global>>,
    /// The definitions of variables and aliases that have to be read to the end, by the offset
    /// after what is known already.
    pub(super) variables: Vec<(VariableId, usize)>,
    pub(super) aliases: Vec<AliasDefinition<'a>>,
    /// The variables with metadata, and the offset of it.
    attached: Vec<(VariableId, usize)>,
    /// The names in definitions that are wrong.
    failed: HashSet<Cow<'a, [u8]>, FixedState>,
    /// The globals that expressions have named before their definitions.
    pub(super) forward: Vec<ConstantId>,
}

/// A global: its address, the place of its name in its definition, and the offset from which on LLVM
/// knows the definition.
#[derive(Clone)]
pub(super) struct Global {
    pub(super) address: ConstantId,
    pub(super) place: Range<usize>,
    pub(super) known: usize,
}

/// The properties of variables and aliases before their keyword.
#[derive(Clone, Copy)]
pub(super) struct Start {
    /// `None` if the text does not state it.
    pub(super) linkage: Option<Linkage>,
    pub(super) dso_local: bool,
    pub(super) visibility: Visibility,
    pub(super) dll_storage: DllStorage,
    pub(super) thread_local: ThreadLocal,
    pub(super) unnamed_addr: UnnamedAddr,
}

impl Start {
    /// Whether the text states `dso_local`, and the other properties do not imply it.
    pub(super) fn is_dso_local(&self) -> bool {
        self.dso_local && !self.linkage.unwrap_or_default().implies_dso_local(self.visibility)
    }
}

impl Globals<'_> {
    /// The global that a token names.
    #[inline]
    fn find(&self, token: &Token<'_>) -> Option<&Global> {
        match token.kind {
            Kind::Global => self.named.get(token.text),
            Kind::GlobalNumber => self.numbered.get(token.number()? as usize)?.as_ref(),
            _ => self.named.get(&*token.bytes()),
        }
    }
}

impl<'a> Reader<'a> {
    /// Declares a variable or alias: `@name = …`. Skips all that may refer to other globals.
    pub(super) fn global_definition(&mut self) -> Result<()> {
        let name = self.cursor.bump();
        self.cursor.expect(Kind::Equal)?;
        let linkage = self.linkage();
        let start = Start {
            linkage,
            dso_local: self.dso_local(),
            visibility: self.visibility(linkage)?,
            dll_storage: self.dll_storage(),
            thread_local: self.thread_local()?,
            unnamed_addr: self.unnamed_addr(),
        };
        if self.cursor.eat_word("alias") {
            return self.declare_alias(name, start);
        }
        self.declare_variable(name, start)
    }

    fn declare_variable(&mut self, name: Token<'a>, start: Start) -> Result<()> {
        let mut variable = Variable::new(BString::default(), self.module.types.void());
        variable.linkage = start.linkage.unwrap_or_default();
        variable.dso_local = start.is_dso_local();
        variable.visibility = start.visibility;
        variable.dll_storage = start.dll_storage;
        variable.thread_local = start.thread_local;
        variable.unnamed_addr = start.unnamed_addr;
        if self.cursor.peek().is_word("addrspace") {
            variable.address_space = self.address_space()?;
        }
        variable.externally_initialized = self.cursor.eat_word("externally_initialized");
        variable.constant = self.cursor.eat_word("constant");
        if !variable.constant && !self.cursor.eat_word("global") {
            return Err(self.cursor.expected("`global`, `constant` or `alias`"));
        }
        let type_start = self.cursor.offset();
        variable.ty = self.ty()?;
        if !typing::is_value(&self.module.types, variable.ty) {
            let ty = self.module.types.display(variable.ty);
            let message = format!("a variable cannot be of type {ty}");
            return Err(Failure::new(type_start..self.cursor.last_end(), message));
        }
        let has_initializer =
            !matches!(start.linkage, Some(Linkage::External | Linkage::ExternalWeak));
        if has_initializer {
            // A placeholder, until all globals are known.
            let undef = self.module.constants.undef(variable.ty);
            variable.initializer = Some(undef);
        }
        variable.name = self.name_of_global(&name)?;
        let (id, address) = self.module.add_variable(variable);
        self.globals.variables.push((id, self.cursor.offset()));
        self.skip_entity();
        self.define_global(&name, address);
        Ok(())
    }

    /// Skips to the next top-level entity.
    pub(super) fn skip_entity(&mut self) {
        while !self.begins_entity() {
            self.cursor.bump();
        }
    }

    /// The name of a global that a token defines; empty for a number.
    pub(super) fn name_of_global(&self, token: &Token<'a>) -> Result<BString> {
        let source = self.cursor.source;
        if token.kind == Kind::GlobalNumber {
            let expected = self.globals.numbered.len();
            if token.number().map(|number| number as usize) != Some(expected) {
                let found = token.describe(source);
                let message = format!("{found} is not the next number, which is `@{expected}`");
                return Err(Failure::at(token, message));
            }
            return Ok(BString::default());
        }
        let name = token.bytes();
        match self.globals.named.get(&*name) {
            Some(first) => {
                let message = format!("{} is defined twice", token.describe(source));
                let failure = Failure::at(token, message);
                Err(failure.note(first.place.clone(), "the first definition"))
            }
            None => Ok(name.into_owned().into()),
        }
    }

    /// Makes the address of a global known by the name that a token defines.
    pub(super) fn define_global(&mut self, token: &Token<'a>, address: ConstantId) {
        let place = token.start..token.end;
        let global = Global { address, place, known: self.cursor.offset() };
        match token.bytes() {
            name if token.kind == Kind::GlobalNumber || name.is_empty() => {
                self.globals.numbered.push(Some(global));
            }
            name => {
                self.globals.named.insert(name, global);
            }
        }
    }

    /// The address of the global that a token names.
    #[inline]
    pub(super) fn global(&self, token: &Token<'a>) -> Result<ConstantId> {
        match self.globals.find(token) {
            Some(global) => Ok(global.address),
            None => Err(self.undefined_global(token)),
        }
    }

    /// The place of the definition of the global that a token names.
    pub(super) fn place_of_global(&self, token: &Token<'a>) -> Option<Range<usize>> {
        self.globals.find(token).map(|global| global.place.clone())
    }

    /// Whether the text defines the global that a token names.
    pub(super) fn is_defined(&self, token: &Token<'a>) -> bool {
        self.globals.find(token).is_some()
    }

    /// Notes the name in a definition that is wrong, so that its uses are not wrong, too.
    pub(super) fn define_failed(&mut self, start: usize) {
        const MOST_TOKENS: usize = 64;
        let mut lexer = self.cursor.lexer_at(start);
        let is_name = |token: &Token<'a>| matches!(token.kind, Kind::Global | Kind::QuotedGlobal);
        let name = (0..MOST_TOKENS).map(|_| lexer.next()).find(is_name);
        self.globals.failed.extend(name.map(|name| name.bytes()));
    }

    #[cold]
    fn undefined_global(&self, token: &Token<'a>) -> Failure {
        let name = token.describe(self.cursor.source);
        let mut failure = Failure::at(token, format!("{name} is not defined"));
        failure.0.follows = self.globals.failed.contains(&*token.bytes());
        failure.help("define it with `@… = global …`, or declare a function with `declare`").once()
    }

    /// The address of the global that a token names, which must be of this type.
    pub(super) fn global_of_type(&mut self, token: &Token<'a>, ty: TypeId) -> Result<ConstantId> {
        let Some(&Global { address, known, .. }) = self.globals.find(token) else {
            return Err(self.undefined_global(token));
        };
        let found = self.module.constants[address].ty;
        if found == ty {
            if known > self.cursor.offset() {
                self.globals.forward.push(address);
            }
            return Ok(address);
        }
        Err(self.other_type(token, found, ty, self.place_of_global(token)))
    }

    /// Returns the error of a value of another type than the text states.
    #[cold]
    pub(super) fn other_type(
        &self,
        token: &Token<'a>,
        found: TypeId,
        expected: TypeId,
        definition: Option<Range<usize>>,
    ) -> Failure {
        let name = token.describe(self.cursor.source);
        let types = &self.module.types;
        let (found, expected) = (types.display(found), types.display(expected));
        let failure = Failure::at(token, format!("{name} is of type {found}, expected {expected}"));
        match definition {
            Some(place) => failure.note(place, "its definition").once(),
            None => failure,
        }
    }

    /// Makes the globals that expressions have named before their definitions, from the `first` such use
    /// on, ones that may be null: LLVM knows no more of them. Returns their linkages.
    pub(super) fn hide_forward(&mut self, first: usize) -> Vec<(ConstantId, Linkage)> {
        let forward = self.globals.forward.get(first..).unwrap_or_default();
        let mut hidden = Vec::new();
        for &address in forward {
            let linkage = linkage_of(&mut self.module, address);
            if let Some(linkage) = linkage.filter(|linkage| **linkage != Linkage::ExternalWeak) {
                hidden.push((address, core::mem::replace(linkage, Linkage::ExternalWeak)));
            }
        }
        hidden
    }

    /// Gives globals their linkages back.
    pub(super) fn show(&mut self, hidden: Vec<(ConstantId, Linkage)>) {
        for (address, linkage) in hidden {
            if let Some(place) = linkage_of(&mut self.module, address) {
                *place = linkage;
            }
        }
    }

    /// Reads the initializers of variables, and the text after them.
    pub(super) fn initializers(&mut self) {
        for (id, offset) in core::mem::take(&mut self.globals.variables) {
            self.cursor.seek(offset);
            if let Err(failure) = self.initializer(id) {
                self.failures.push(failure);
            }
        }
    }

    /// Reads the metadata that is attached to variables, after all metadata.
    pub(super) fn variable_attachments(&mut self) {
        for (id, offset) in core::mem::take(&mut self.globals.attached) {
            self.cursor.seek(offset);
            match self.attachment() {
                Ok(attachment) => self.module.variables[id].attachments.push(attachment),
                Err(failure) => self.failures.push(failure),
            }
        }
    }

    fn initializer(&mut self, id: VariableId) -> Result<()> {
        let variable = &self.module.variables[id];
        let (ty, name) = (variable.ty, variable.name.clone());
        if variable.initializer.is_some() {
            let initializer = self.constant(ty)?;
            self.module.variables[id].initializer = Some(initializer);
        }
        while self.cursor.eat(Kind::Comma) {
            let token = self.cursor.peek();
            if token.kind == Kind::Metadata && self.is_modern() {
                self.globals.attached.push((id, self.cursor.offset()));
                self.skip_attachment()?;
                continue;
            }
            match token.text {
                _ if token.kind != Kind::Word => return Err(self.no_property()),
                b"section" => {
                    self.cursor.bump();
                    let section = self.cursor.expect(Kind::String)?.bytes().into_owned();
                    self.module.variables[id].section = section.into();
                }
                b"align" => {
                    self.module.variables[id].alignment = self.optional_alignment()?;
                }
                b"comdat" => {
                    let comdat = self.comdat_of(&name)?;
                    self.module.variables[id].comdat = Some(comdat);
                }
                _ => return Err(self.no_property()),
            }
        }
        self.end_of_definition("`,` or the next definition")
    }

    #[cold]
    fn no_property(&self) -> Failure {
        self.cursor.expected("`section`, `comdat` or `align`")
    }

    /// Checks that a definition that the first pass has skipped ends here.
    pub(super) fn end_of_definition(&self, expected: &str) -> Result<()> {
        match self.begins_entity() {
            true => Ok(()),
            false => Err(self.cursor.expected(expected)),
        }
    }
}

/// The linkage of the function or variable at an address.
fn linkage_of(module: &mut Module, address: ConstantId) -> Option<&mut Linkage> {
    match module.constants[address].kind {
        ConstantKind::Function(id) => Some(&mut module.functions[id].linkage),
        ConstantKind::Variable(id) => Some(&mut module.variables[id].linkage),
        _ => None,
    }
}
