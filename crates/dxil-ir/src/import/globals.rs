//! Functions, variables and aliases of another module.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};

use super::Importer;
use crate::edit::Global;
use crate::{
    Alias, AliasId, ComdatId, Function, FunctionId, Id as _, Linkage, MetadataId, MetadataKindId,
    Module, Variable, VariableId,
};

/// The names of the globals of a module.
pub(super) fn names(module: &Module) -> BTreeMap<BString, Global> {
    let functions = module.functions.iter().map(|(id, it)| (&it.name, Global::Function(id)));
    let variables = module.variables.iter().map(|(id, it)| (&it.name, Global::Variable(id)));
    let aliases = module.aliases.iter().map(|(id, it)| (&it.name, Global::Alias(id)));
    let globals = functions.chain(variables).chain(aliases);
    globals.filter(|(name, _)| !name.is_empty()).map(|(name, id)| (name.clone(), id)).collect()
}

/// A name that is free: the name itself, or with a number after it.
fn free_name(name: &BString, is_free: impl Fn(&BString) -> bool) -> BString {
    let numbered = (0_u32..).map(|number| BString::from(format!("{}.{number}", name.as_bstr())));
    let mut names = core::iter::once(name.clone()).chain(numbered);
    names.find(|name| is_free(name)).unwrap_or_default()
}

impl Importer<'_> {
    /// The counterpart of a function: the one of the same name, or a declaration, which is added.
    pub fn declare(&mut self, id: FunctionId) -> FunctionId {
        if let Some(known) = self.functions[id.index()] {
            return known;
        }
        let source = &self.from.functions[id];
        let same = match self.visible(&source.name, source.linkage) {
            Some(Global::Function(same)) => Some(same),
            _ => None,
        };
        let copy = same.unwrap_or_else(|| {
            let name = self.free_name(&source.name, source.linkage);
            let header = self.header(source, name.clone());
            let (copy, _) = self.to.add_function(header);
            self.names.insert(name, Global::Function(copy));
            copy
        });
        self.functions[id.index()] = Some(copy);
        copy
    }

    /// A function as the source has it, but for its body and what may name other globals.
    fn header(&mut self, source: &Function, name: BString) -> Function {
        Function {
            name,
            ty: self.ty(source.ty),
            attributes: source.attributes.map(|it| self.attribute_set(it)),
            section: source.section.clone(),
            comdat: source.comdat.map(|it| self.comdat(it)),
            prefix: None,
            prologue: None,
            attachments: Default::default(),
            body: None,
            ..*source
        }
    }

    /// The counterpart of a function, which gets the body of the source, with attributes, data and
    /// attached metadata. A declaration stays one.
    pub fn define(&mut self, id: FunctionId) -> FunctionId {
        let copy = self.declare(id);
        let source = &self.from.functions[id];
        let Some(body) = &source.body else { return copy };
        let body = self.body(body);
        let Function { name, ty, .. } = &self.to.functions[copy];
        let (name, ty) = (name.clone(), *ty);
        let mut function = Function { ty, ..self.header(source, name) };
        function.prefix = source.prefix.map(|it| self.constant(it));
        function.prologue = source.prologue.map(|it| self.constant(it));
        function.attachments = self.attachments(&source.attachments);
        function.body = Some(body);
        self.to.functions[copy] = function;
        copy
    }

    /// The counterparts of metadata that is attached to a global.
    fn attachments(
        &mut self,
        attachments: &[(MetadataKindId, MetadataId)],
    ) -> Vec<(MetadataKindId, MetadataId)> {
        let copies = attachments.iter().map(|&(kind, node)| {
            let (kind, node) = (self.metadata_kind(kind), self.metadata(node));
            node.map(|node| (kind, node))
        });
        copies.flatten().collect()
    }

    /// The counterpart of a variable: the one of the same name, or a new one with its initializer.
    pub fn global_variable(&mut self, id: VariableId) -> VariableId {
        let copy = self.variable(id);
        self.initialize();
        copy
    }

    pub(super) fn variable(&mut self, id: VariableId) -> VariableId {
        if let Some(known) = self.variables[id.index()] {
            return known;
        }
        let source = &self.from.variables[id];
        let same = match self.visible(&source.name, source.linkage) {
            Some(Global::Variable(same)) => Some(same),
            _ => None,
        };
        let copy = same.unwrap_or_else(|| {
            let variable = Variable {
                name: self.free_name(&source.name, source.linkage),
                ty: self.ty(source.ty),
                section: source.section.clone(),
                comdat: source.comdat.map(|it| self.comdat(it)),
                initializer: None,
                attachments: self.attachments(&source.attachments),
                ..*source
            };
            let name = variable.name.clone();
            let (copy, _) = self.to.add_variable(variable);
            self.names.insert(name, Global::Variable(copy));
            copy
        });
        self.variables[id.index()] = Some(copy);
        if self.to.variables[copy].initializer.is_none() && source.initializer.is_some() {
            self.to.variables[copy].linkage = source.linkage;
            self.uninitialized.push(id);
        }
        copy
    }

    /// Gives the variables that are new their initializers, which may name further ones.
    pub(super) fn initialize(&mut self) {
        while let Some(id) = self.uninitialized.pop() {
            let initializer = self.from.variables[id].initializer;
            let initializer = initializer.map(|it| self.uninitialized_constant(it));
            let copy = self.variable(id);
            self.to.variables[copy].initializer = initializer;
        }
    }

    /// The counterpart of an alias whose aliasee has one.
    pub(super) fn alias(&mut self, id: AliasId) -> AliasId {
        if let Some(known) = self.aliases[id.index()] {
            return known;
        }
        let source = &self.from.aliases[id];
        let same = match self.visible(&source.name, source.linkage) {
            Some(Global::Alias(same)) => Some(same),
            _ => None,
        };
        let copy = same.unwrap_or_else(|| {
            let alias = Alias {
                name: self.free_name(&source.name, source.linkage),
                ty: self.ty(source.ty),
                value_type: source.value_type.map(|ty| self.ty(ty)),
                aliasee: self.uninitialized_constant(source.aliasee),
                ..*source
            };
            let name = alias.name.clone();
            let (copy, _) = self.to.add_alias(alias);
            self.names.insert(name, Global::Alias(copy));
            copy
        });
        self.aliases[id.index()] = Some(copy);
        copy
    }

    /// The global of the target that a global of the source is, by name.
    fn visible(&self, name: &BString, linkage: Linkage) -> Option<Global> {
        let known = *self.names.get(name)?;
        (!linkage.is_local() && !self.linkage(known).is_local()).then_some(known)
    }

    fn linkage(&self, global: Global) -> Linkage {
        match global {
            Global::Function(id) => self.to.functions[id].linkage,
            Global::Variable(id) => self.to.variables[id].linkage,
            Global::Alias(id) => self.to.aliases[id].linkage,
        }
    }

    /// A free name for a new global. A local one of the target makes way for one that others see.
    fn free_name(&mut self, name: &BString, linkage: Linkage) -> BString {
        let Some(&taken) = self.names.get(name).filter(|_| !name.is_empty()) else {
            return name.clone();
        };
        let free = free_name(name, |name| !self.names.contains_key(name));
        if linkage.is_local() || !self.linkage(taken).is_local() {
            return free;
        }
        match taken {
            Global::Function(id) => self.to.rename_function(id, free.clone()),
            Global::Variable(id) => self.to.variables[id].name = free.clone(),
            Global::Alias(id) => self.to.aliases[id].name = free.clone(),
        }
        self.names.insert(free, taken);
        name.clone()
    }

    /// The counterpart of a COMDAT: the one of the same name.
    fn comdat(&mut self, id: ComdatId) -> ComdatId {
        let comdat = &self.from.comdats[id];
        let known = self.to.comdats.iter().find(|(_, it)| it.name == comdat.name);
        match known {
            Some((known, _)) => known,
            None => self.to.add_comdat(comdat.clone()),
        }
    }
}
