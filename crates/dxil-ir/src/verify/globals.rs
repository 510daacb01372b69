//! Variables, aliases, and the rules that they share with functions.

use alloc::collections::BTreeSet;
use alloc::vec;

use bstr::{BStr, ByteSlice as _};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

use super::{Place, Rule, Verifier};
use crate::{
    Alias, AliasId, CastOp, ConstantId, ConstantKind, DllStorage, Expression, Id as _, Linkage,
    Type, TypeId, Variable, VariableId, is_alignment,
};

/// The properties that all globals have.
pub(super) struct Global {
    pub(super) linkage: Linkage,
    pub(super) is_declaration: bool,
    pub(super) alignment: u32,
    /// The type of a variable.
    pub(super) ty: Option<TypeId>,
    pub(super) dll_storage: DllStorage,
}

impl Verifier<'_> {
    /// Checks variables, aliases, and the names of all globals.
    pub(super) fn globals(&mut self) {
        for (id, variable) in self.module.variables.iter() {
            self.variable(id, variable);
        }
        for (id, alias) in self.module.aliases.iter() {
            self.alias(id, alias);
        }
        self.alias_cycles();
        self.names();
    }

    pub(super) fn global(&mut self, place: Place, global: &Global) {
        let Global { linkage, is_declaration, alignment, ty, dll_storage } = *global;
        let external = matches!(linkage, Linkage::External | Linkage::ExternalWeak);
        self.check(!is_declaration || external, place, Rule::DefinitionLinkage);
        self.check(is_alignment(alignment), place, Rule::Alignment);
        if linkage == Linkage::Appending {
            let is_array = ty.is_some_and(|ty| matches!(self.types[ty], Type::Array { .. }));
            self.check(is_array, place, Rule::AppendingLinkage);
        }
        if dll_storage == DllStorage::Import {
            let is_external = is_declaration && linkage == Linkage::External
                || linkage == Linkage::AvailableExternally;
            self.check(is_external, place, Rule::DllImport);
        }
    }

    fn variable(&mut self, id: VariableId, variable: &Variable) {
        let place = Place::Variable(id);
        self.global(
            place,
            &Global {
                linkage: variable.linkage,
                is_declaration: variable.initializer.is_none(),
                alignment: variable.alignment,
                ty: Some(variable.ty),
                dll_storage: variable.dll_storage,
            },
        );
        if let Some(initializer) = variable.initializer {
            let constant = &self.module.constants[initializer];
            self.check(constant.ty == variable.ty, place, Rule::InitializerType);
            if variable.linkage == Linkage::Common {
                self.check(constant.is_null(), place, Rule::CommonInitializer);
                self.check(!variable.constant, place, Rule::CommonConstant);
                self.check(variable.comdat.is_none(), place, Rule::CommonComdat);
            }
        }
        match variable.name.as_slice() {
            b"llvm.global_ctors" | b"llvm.global_dtors" => self.structors(place, variable),
            b"llvm.used" | b"llvm.compiler.used" => self.used(place, variable),
            _ => {}
        }
    }

    /// A list of constructors or destructors: priorities, functions, and optionally globals.
    fn structors(&mut self, place: Place, variable: &Variable) {
        let appending = variable.initializer.is_none() || variable.linkage == Linkage::Appending;
        self.check(appending, place, Rule::StructorLinkage);
        let fits = self.is_structors(variable.ty);
        self.check(fits, place, Rule::StructorType);
    }

    fn is_structors(&self, ty: TypeId) -> bool {
        let types = &self.types;
        let Type::Array { element, .. } = types[ty] else { return true };
        let Some(body) = types.struct_body(element) else { return false };
        let (priority, function, global) = match *body.elements {
            [priority, function] => (priority, function, None),
            [priority, function, global] => (priority, function, Some(global)),
            _ => return false,
        };
        let is_opaque = |ty| matches!(types[ty], Type::Pointer { pointee: None, .. });
        let is_function = is_opaque(function)
            || types.pointee(function).is_some_and(|ty| match &types[ty] {
                Type::Function { result, parameters, variadic } => {
                    *result == types.void() && parameters.is_empty() && !variadic
                }
                _ => false,
            });
        let is_byte_pointer = |ty: TypeId| {
            is_opaque(ty)
                || types.pointee(ty).is_some_and(|ty| types[ty] == Type::Integer { bits: 8 })
        };
        types[priority] == Type::Integer { bits: 32 }
            && is_function
            && global.is_none_or(is_byte_pointer)
    }

    /// A list of globals that are used in ways that the module does not show.
    fn used(&mut self, place: Place, variable: &Variable) {
        let appending = variable.initializer.is_none() || variable.linkage == Linkage::Appending;
        self.check(appending, place, Rule::UsedLinkage);
        let Type::Array { element, .. } = self.types[variable.ty] else { return };
        if !self.check(self.types.is_pointer(element), place, Rule::UsedType) {
            return;
        }
        let Some(initializer) = variable.initializer else { return };
        match &self.module.constants[initializer].kind {
            ConstantKind::Aggregate(members) => {
                let all = members.iter().all(|&member| self.is_named_global(member));
                self.check(all, place, Rule::UsedMember);
            }
            _ => drop(self.check(false, place, Rule::UsedType)),
        }
    }

    /// Whether a constant is a global with a name, after conversions of its address are removed.
    fn is_named_global(&self, id: ConstantId) -> bool {
        let module = self.module;
        let name: &BStr = match module.constants[self.without_casts(id)].kind {
            ConstantKind::Function(id) => module.functions[id].name.as_bstr(),
            ConstantKind::Variable(id) => module.variables[id].name.as_bstr(),
            ConstantKind::Alias(id) => module.aliases[id].name.as_bstr(),
            _ => return false,
        };
        !name.is_empty()
    }

    /// The operand of conversions of a pointer and of addresses of first elements.
    pub(super) fn without_casts(&self, mut id: ConstantId) -> ConstantId {
        let constants = &self.module.constants;
        // Interned operands are older, so that this ends; a module may be built otherwise.
        for _ in 0..constants.arena().len() {
            let ConstantKind::Expression(expression) = &constants[id].kind else { break };
            id = match expression {
                Expression::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value } => *value,
                Expression::GetElementPtr { operands, .. }
                    if operands.iter().skip(1).all(|&id| constants[id].is_null()) =>
                {
                    operands[0]
                }
                _ => break,
            };
        }
        id
    }

    fn alias(&mut self, id: AliasId, alias: &Alias) {
        use Linkage::{External, Internal, LinkOnceAny, LinkOnceOdr, Private, WeakAny, WeakOdr};
        let place = Place::Alias(id);
        let linkages = [External, Internal, Private, LinkOnceAny, LinkOnceOdr, WeakAny, WeakOdr];
        self.check(linkages.contains(&alias.linkage), place, Rule::AliasLinkage);
        let aliasee = &self.module.constants[alias.aliasee];
        self.check(aliasee.ty == alias.ty, place, Rule::AliasType);
        let is_target = aliasee.is_global() || matches!(aliasee.kind, ConstantKind::Expression(_));
        self.check(is_target, place, Rule::AliasTarget);
    }

    /// Checks the globals that aliases stand for, each constant once.
    fn alias_cycles(&mut self) {
        let module = self.module;
        let mut states = vec![0_u8; module.aliases.len()];
        let mut seen = BTreeSet::new();
        for id in module.aliases.ids() {
            // A depth-first search: an open alias that is met again stands for itself.
            let mut stack = vec![(module.aliases[id].aliasee, Some(id), false)];
            while let Some((constant, alias, is_left)) = stack.pop() {
                if let Some(alias) = alias {
                    match (is_left, states[alias.index()]) {
                        (true, _) => {
                            states[alias.index()] = 2;
                            continue;
                        }
                        (false, 0) => {
                            states[alias.index()] = 1;
                            stack.push((constant, Some(alias), true));
                        }
                        (false, 1) => {
                            self.report(Place::Alias(alias), Rule::AliasCycle);
                            continue;
                        }
                        (false, _) => continue,
                    }
                }
                self.alias_target(id, constant, &mut stack, &mut seen);
            }
        }
    }

    fn alias_target(
        &mut self,
        alias: AliasId,
        constant: ConstantId,
        stack: &mut vec::Vec<(ConstantId, Option<AliasId>, bool)>,
        seen: &mut BTreeSet<ConstantId>,
    ) {
        let (module, place) = (self.module, Place::Alias(alias));
        match module.constants[constant].kind {
            ConstantKind::Function(id) => {
                let function = &module.functions[id];
                let is_definition =
                    function.body.is_some() && function.linkage != Linkage::AvailableExternally;
                self.check(is_definition, place, Rule::AliasDeclaration);
            }
            ConstantKind::Variable(id) => {
                let variable = &module.variables[id];
                let is_definition = variable.initializer.is_some()
                    && variable.linkage != Linkage::AvailableExternally;
                self.check(is_definition, place, Rule::AliasDeclaration);
            }
            ConstantKind::Alias(id) => {
                let target = &module.aliases[id];
                self.check(!target.linkage.is_replaceable(), place, Rule::AliasWeak);
                stack.push((target.aliasee, Some(id), false));
            }
            _ if seen.insert(constant) => {
                let operands = module.constants[constant].operands();
                stack.extend(operands.map(|id| (id, None, false)));
            }
            _ => {}
        }
    }

    /// Checks that globals have different names: LLVM's symbol table holds each name once.
    fn names(&mut self) {
        let module = self.module;
        let functions = module.functions.iter();
        let functions = functions.map(|(id, it)| (&it.name, it.linkage, Place::Function(id)));
        let variables = module.variables.iter();
        let variables = variables.map(|(id, it)| (&it.name, it.linkage, Place::Variable(id)));
        let aliases = module.aliases.iter();
        let aliases = aliases.map(|(id, it)| (&it.name, it.linkage, Place::Alias(id)));
        // LLVM finds the global of a COMDAT by its name.
        let comdats: BTreeSet<_> = module.comdats.values().map(|it| &it.name).collect();
        let count = module.functions.len() + module.variables.len() + module.aliases.len();
        let mut names = HashSet::<&BStr, FixedState>::default();
        names.reserve(count);
        for (name, linkage, place) in functions.chain(variables).chain(aliases) {
            let is_private = linkage == Linkage::Private && comdats.contains(name);
            self.check(!is_private, place, Rule::ComdatPrivate);
            let is_new = name.is_empty() || names.insert(name.as_bstr());
            self.check(is_new, place, Rule::RepeatedName);
        }
    }
}
