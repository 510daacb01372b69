//! Functions and variables that are declared: each is used, and functions take no structs.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::calls::is_operation;
use dxil_ir::{ConstantId, Function, FunctionId, Id as _, Metadata, Type, TypeId};

use super::functions::is_known;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The struct of a handle of a resource.
const HANDLE: &[u8] = b"dx.types.Handle";

impl Checker<'_> {
    pub(super) fn declarations(&mut self) {
        self.used();
        for (id, function) in self.module.functions.iter() {
            if !is_operation(function) {
                self.parameters(id, function);
            }
        }
    }

    /// Demands that each variable and each function without a body is used.
    fn used(&mut self) {
        let (module, used) = (self.module, self.used_constants());
        let is_used = |id: Option<ConstantId>| id.is_none_or(|id| used[id.index()]);
        for (id, variable) in module.variables.iter() {
            let is_kept = variable.name.starts_with(b"llvm.");
            let holds = is_kept || is_used(module.variable_address(id));
            self.require(holds, dxc::DECL_USED_INTERNAL, || {
                format!("nothing uses the variable {}", quoted(&variable.name))
            });
        }
        for (id, function) in module.functions.iter() {
            // Functions that are none of DXIL break another rule.
            let is_judged = function.body.is_none() && (self.is_library() || is_known(function));
            let holds = !is_judged || is_used(module.function_address(id));
            self.require_of(Some(id), holds, dxc::DECL_USED_EXTERNAL_FUNCTION, || {
                "the function is declared, but nothing calls it".into()
            });
        }
    }

    /// Marks the constants that instructions, initializers and metadata have.
    fn used_constants(&self) -> Vec<bool> {
        let module = self.module;
        let mut used = vec![false; module.constants.arena().len()];
        let mut pending = Vec::new();
        for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
            for (_, instruction) in body.instructions() {
                instruction.for_each_operand(body, |it| pending.extend(it.constant()));
            }
        }
        pending.extend(module.variables.values().filter_map(|it| it.initializer));
        pending.extend(module.aliases.values().map(|it| it.aliasee));
        pending.extend(module.metadata.arena().values().filter_map(|it| match it {
            Metadata::Constant(constant) => Some(*constant),
            _ => None,
        }));
        while let Some(id) = pending.pop() {
            if !core::mem::replace(&mut used[id.index()], true) {
                pending.extend(module.constants[id].operands());
            }
        }
        used
    }

    /// Looks at the parameters and the result of a function with a body.
    fn parameters(&mut self, id: FunctionId, function: &Function) {
        let types = &self.module.types;
        let Some(Type::Function { result, parameters, .. }) = types.get(function.ty) else {
            return;
        };
        let mut all = parameters.iter().chain([result]);
        let has_handle = all.any(|ty| self.is_handle(*ty));
        self.require_of(Some(id), !has_handle, dxc::DECL_RESOURCE_IN_FN_SIG, || {
            "the function has a parameter or result that is a handle; a handle is made where it is used"
                .into()
        });
        let has_struct = parameters.iter().any(|ty| types.struct_body(*ty).is_some());
        self.require_of(Some(id), self.is_library() || has_handle || !has_struct, dxc::DECL_FN_FLATTEN_PARAM, || {
            "the function has a parameter that is a struct; its fields are parameters of their own"
                .into()
        });
    }

    /// Whether a type is a handle, or a pointer to handles.
    fn is_handle(&self, mut ty: TypeId) -> bool {
        let types = &self.module.types;
        loop {
            match types.get(ty) {
                Some(Type::Pointer { pointee: Some(inner), .. }) => ty = *inner,
                Some(Type::Array { element, .. }) => ty = *element,
                Some(Type::Named(id)) => return types.structs()[*id].name == HANDLE,
                _ => return false,
            }
        }
    }
}
