//! Functions, variables, aliases and COMDATs.

use alloc::vec::Vec;

use dxil_ir::{
    Alias, Attribute, AttributeGroup, AttributeKind, AttributeSetId, Dialect, Function, FunctionId,
    Type, TypeId, Variable, intrinsic_attributes,
};

use super::Conversion;

impl Conversion<'_> {
    pub(super) fn globals(&mut self) {
        for comdat in self.from.comdats.values() {
            self.to.add_comdat(comdat.clone());
        }
        for variable in self.from.variables.values() {
            let ty = self.ty(variable.ty);
            self.to.add_variable(Variable { ty, initializer: None, ..variable.clone() });
        }
        for id in self.from.functions.ids() {
            let function = self.declaration(id);
            self.to.add_function(function);
        }
        for alias in self.from.aliases.values() {
            let ty = self.ty(alias.ty);
            let aliasee = self.to.constants.undef(ty);
            let value_type = self.from.types.pointee(alias.ty).map(|ty| self.ty(ty));
            self.to.add_alias(Alias { ty, aliasee, value_type, ..alias.clone() });
        }
        // What these refer to may come after them.
        for (id, alias) in self.from.aliases.iter() {
            self.to.aliases[id].aliasee = self.constant(alias.aliasee);
        }
        for (id, variable) in self.from.variables.iter() {
            let ty = self.to.variables[id].ty;
            let initializer = variable.initializer.map(|it| self.initializer(it, ty));
            self.to.variables[id].initializer = initializer;
        }
        for (id, function) in self.from.functions.iter() {
            let prefix = function.prefix.map(|it| self.constant(it));
            let prologue = function.prologue.map(|it| self.constant(it));
            self.to.functions[id].prefix = prefix;
            self.to.functions[id].prologue = prologue;
        }
    }

    /// A function without its body.
    fn declaration(&mut self, id: FunctionId) -> Function {
        let function = &self.from.functions[id];
        let (name, ty, attributes) = match self.intrinsic_declaration(id) {
            Some((name, ty)) => {
                let groups = intrinsic_attributes(Dialect::Modern, &name).unwrap_or_default();
                let attributes = self.to.attributes.set_of(groups);
                (name, ty, attributes)
            }
            None => {
                let attributes = self.attributes(function.attributes, function.ty);
                // Operations become functions of other types.
                let attributes = match function.name.starts_with(b"dx.op.") {
                    true => attributes,
                    false => self.with_pointees(attributes, function.ty),
                };
                (function.name.clone(), self.ty(function.ty), attributes)
            }
        };
        let (prefix, prologue, body) = (None, None, None);
        Function { name, ty, attributes, prefix, prologue, body, ..function.without_body() }
    }

    /// Attributes of a function that also say, by `byref`, what parameters point to. Uses need not tell: a shader for hits may
    /// leave its attributes alone, a function of another module has none, and optimizations remove what changes nothing.
    fn with_pointees(
        &mut self,
        set: Option<AttributeSetId>,
        function: TypeId,
    ) -> Option<AttributeSetId> {
        let Type::Function { parameters, .. } = &self.from.types[function] else { return set };
        let groups = set.map(|set| self.to.attributes.groups(set));
        let mut groups: Vec<AttributeGroup> =
            groups.into_iter().flatten().map(|(_, group)| group.clone()).collect();
        for (slot, &parameter) in (1..).zip(parameters) {
            let Some(pointee) = self.from.types.pointee(parameter) else { continue };
            let pointee = Attribute::Type(AttributeKind::ByRef, self.ty(pointee));
            match groups.iter_mut().find(|group| group.slot == slot) {
                Some(group) if group.attributes.iter().any(states_type) => {}
                Some(group) => group.attributes.push(pointee),
                None => groups.push(AttributeGroup { slot, attributes: [pointee].into() }),
            }
        }
        groups.sort_by_key(|group| group.slot);
        self.to.attributes.set_of(groups)
    }

    /// The type that a parameter, by its slot, points to.
    pub(super) fn pointee(&self, function: TypeId, slot: u32) -> Option<TypeId> {
        let Type::Function { parameters, .. } = &self.from.types[function] else { return None };
        let index = usize::try_from(slot.checked_sub(1)?).ok()?;
        self.from.types.pointee(*parameters.get(index)?)
    }
}

/// Whether an attribute already says what the parameter points to.
const fn states_type(attribute: &Attribute) -> bool {
    matches!(attribute, Attribute::Type(..))
}
