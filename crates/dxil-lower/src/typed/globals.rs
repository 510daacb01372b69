//! Functions, variables, aliases and COMDATs.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::typing::OperationType;
use dxil_ir::{
    Alias, Attribute, AttributeKind, Dialect, Function, FunctionId, Module, Type, TypeId,
    UnnamedAddr, Variable, intrinsic_attributes,
};
use dxil_ops::{FunctionName, OpCode, Overload};

use super::{Conversion, passed, pointees};
use crate::{Diagnostic, functions, intrinsic};

impl Conversion<'_> {
    pub(super) fn globals(&mut self) {
        for comdat in self.from.comdats.values() {
            self.to.add_comdat(comdat.clone());
        }
        for variable in self.from.variables.values() {
            let ty = match variable.name.as_slice() {
                b"llvm.global_ctors" | b"llvm.global_dtors" => self.structors(variable.ty),
                _ => None,
            };
            let ty = ty.unwrap_or_else(|| self.ty(variable.ty));
            let unnamed_addr = unnamed_addr(variable.unnamed_addr);
            self.to.add_variable(Variable {
                ty,
                unnamed_addr,
                dso_local: false,
                initializer: None,
                attachments: Vec::new(),
                ..variable.clone()
            });
        }
        for id in self.from.functions.ids() {
            let function = self.declaration(id);
            self.to.add_function(function);
        }
        self.aliases();
        for (id, variable) in self.from.variables.iter() {
            let ty = self.to.variables[id].ty;
            let initializer = variable.initializer.map(|it| self.constant(it, Some(ty)));
            self.to.variables[id].initializer = initializer;
        }
    }

    /// The type of a list of functions that a program calls at its start or end: their pointers are those of functions.
    fn structors(&mut self, list: TypeId) -> Option<TypeId> {
        let Type::Array { element, length } = self.from.types[list] else { return None };
        let Type::Struct(body) = &self.from.types[element] else { return None };
        let mut body = self.struct_body(body);
        let types = &mut self.to.types;
        let (result, parameters) = (types.void(), Vec::new().into());
        let function = types.intern(Type::Function { result, parameters, variadic: false });
        *body.elements.get_mut(1)? = types.pointer(function);
        let element = types.intern(Type::Struct(body));
        Some(types.intern(Type::Array { element, length }))
    }

    fn aliases(&mut self) {
        for alias in self.from.aliases.values() {
            let ty = self.pointer(alias.ty, alias.value_type);
            let aliasee = self.to.constants.undef(ty);
            let unnamed_addr = unnamed_addr(alias.unnamed_addr);
            let (value_type, dso_local) = (None, false);
            self.to.add_alias(Alias {
                ty,
                aliasee,
                unnamed_addr,
                value_type,
                dso_local,
                ..alias.clone()
            });
        }
        // What an alias stands for may be an alias that comes after it.
        for (id, alias) in self.from.aliases.iter() {
            let ty = self.to.aliases[id].ty;
            self.to.aliases[id].aliasee = self.constant(alias.aliasee, Some(ty));
        }
    }

    /// A function without its body.
    fn declaration(&mut self, id: FunctionId) -> Function {
        let special = self.debug_declaration(id).or_else(|| self.lifetime_declaration(id));
        if let Some(function) = special {
            return function;
        }
        let function = &self.from.functions[id];
        let ty = self.operation_type(id).unwrap_or_else(|| self.function_type(id));
        Function {
            ty,
            attributes: self.attributes(function.attributes),
            unnamed_addr: unnamed_addr(function.unnamed_addr),
            dso_local: false,
            prefix: None,
            prologue: None,
            ..function.without_body()
        }
    }

    /// Reports intrinsics that LLVM 3.7 does not have, and removes the declarations of those that nothing calls.
    pub(super) fn check_intrinsics(&mut self) {
        functions::remove_unused_intrinsics(&mut self.to);
        let is_unknown = |&id: &FunctionId| {
            let name = intrinsic::name(&self.to, id);
            name.is_some_and(|name| intrinsic_attributes(Dialect::Dxil, name.as_bytes()).is_none())
        };
        let mut unknown: BTreeSet<_> = self.to.functions.ids().filter(is_unknown).collect();
        if unknown.is_empty() {
            return;
        }
        let reason =
            |id: FunctionId| format!("DXIL has no function {}", self.to.functions[id].name);
        for (function, caller) in self.to.functions.iter() {
            let Some(body) = &caller.body else { continue };
            for (id, instruction) in body.instructions() {
                let callee = intrinsic::callee(&self.to.constants, instruction);
                // The first call of each is enough.
                if let Some(callee) = callee.filter(|callee| unknown.remove(callee)) {
                    let place = body.name(id).map(|name| format!("%{name}: "));
                    let message = place.unwrap_or_default() + &reason(callee);
                    self.errors.push(Diagnostic::from(message).within(self.from, function));
                }
            }
        }
        self.errors.extend(unknown.into_iter().map(|id| Diagnostic::from(reason(id))));
    }

    /// The type of an operation's function, which says what pointers point to; they stay in their address spaces.
    fn operation_type(&mut self, id: FunctionId) -> Option<TypeId> {
        let name = self.from.functions[id].name.to_str().ok()?;
        let name = FunctionName::parse(name).ok()?;
        let Type::Function { result, parameters, variadic } =
            self.from.types[self.from.functions[id].ty].clone()
        else {
            return None;
        };
        let mut all = parameters.iter().chain([&result]);
        if !all.any(|&ty| self.from.types.is_pointer(ty)) {
            return None;
        }
        for overload in name.overloads() {
            // The type of the function names the struct.
            if let Overload::UserDefined(name) | Overload::Object(name) = overload {
                if let Some(id) = self.from.types.struct_named((*name).into()) {
                    self.named_struct(id);
                }
            }
        }
        let op = OpCode::ALL.iter().find(|op| !op.is_reserved() && op.class() == name.class())?;
        let ty = OperationType::function_of_call(
            *op,
            name.overloads(),
            false,
            parameters.len().saturating_sub(1),
        );
        let ty = ty.ok()?;
        let ty = ty.make(&mut self.to.types).ok()?;
        let Type::Function { result: to, parameters: new, .. } = self.to.types[ty].clone() else {
            return None;
        };
        let new = new.iter().zip(&parameters).map(|(&to, &from)| self.in_space_of(to, from));
        let parameters = new.collect::<Vec<_>>().into();
        let result = self.in_space_of(to, result);
        Some(self.to.types.intern(Type::Function { result, parameters, variadic }))
    }

    /// A pointer type in the address space of another one; any other type as it is.
    fn in_space_of(&mut self, ty: TypeId, from: TypeId) -> TypeId {
        match (self.to.types.pointee(ty), &self.from.types[from]) {
            (Some(pointee), &Type::Pointer { address_space, .. }) => {
                self.to.types.pointer_in(pointee, address_space)
            }
            _ => ty,
        }
    }

    /// The type of a function whose arguments point to what its body takes them for, or else to what calls pass.
    fn function_type(&mut self, id: FunctionId) -> TypeId {
        let function = &self.from.functions[id];
        let Type::Function { result, parameters, variadic } = &self.from.types[function.ty] else {
            return self.ty(function.ty);
        };
        let has_pointer = parameters.iter().any(|&ty| self.from.types.is_pointer(ty));
        let arguments = match &function.body {
            Some(body) if has_pointer => pointees::of(self.from, body).arguments,
            _ => Vec::new(),
        };
        let mut new = Vec::with_capacity(parameters.len());
        for (index, &parameter) in parameters.iter().enumerate() {
            let stated = stated_pointee(self.from, function, index);
            let used = arguments.get(index).copied().flatten();
            let passed = || match &function.body {
                None if has_pointer => {
                    let passed = self.passed.get_or_init(|| passed::of(self.from));
                    passed.get(&(id, index)).copied().flatten()
                }
                _ => None,
            };
            let pointee = stated.or(used).or_else(passed);
            new.push(self.pointer(parameter, pointee));
        }
        let result = self.ty(*result);
        let (parameters, variadic) = (new.into(), *variadic);
        self.to.types.intern(Type::Function { result, parameters, variadic })
    }
}

/// The type that `byref` or `sret` says a parameter points to.
pub(crate) fn stated_pointee(module: &Module, function: &Function, index: usize) -> Option<TypeId> {
    let slot = u32::try_from(index + 1).ok()?;
    let mut of_parameter = module.attributes.of_slot(function.attributes?, slot);
    of_parameter.find_map(|attribute| match attribute {
        Attribute::Type(AttributeKind::ByRef | AttributeKind::StructRet, ty) => Some(*ty),
        _ => None,
    })
}

/// The counterpart in LLVM 3.7.
fn unnamed_addr(modern: UnnamedAddr) -> UnnamedAddr {
    match modern {
        // LLVM 3.7 reads what LLVM writes of it as this.
        UnnamedAddr::Local => UnnamedAddr::Global,
        other => other,
    }
}
