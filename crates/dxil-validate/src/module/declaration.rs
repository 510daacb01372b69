//! Functions and variables that are declared: each is used, and functions take no structs.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use dxil_derive::GROUP_SHARED;
use dxil_ir::analysis::UsedConstants;
use dxil_ir::calls::is_operation;
use dxil_ir::{
    Constant, ConstantId, Function, FunctionId, Id as _, Linkage, Metadata, Module, Type, TypeId,
    Variable,
};
use dxil_metadata::Resources;

use super::handle::variable_of;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The variable that tells whether a lane is a helper.
const IS_HELPER: &[u8] = b"dx.ishelper";

impl Checker<'_> {
    /// `constants` are those that the functions of the module use.
    pub(super) fn declarations(&mut self, constants: &UsedConstants) {
        self.used(constants);
        for (id, function) in self.module.functions.iter() {
            if !is_operation(function) && !function.name.starts_with(b"llvm.") {
                self.parameters(id, function);
            }
        }
    }

    /// Demands that variables and declared functions are used, and functions only called.
    fn used(&mut self, constants: &UsedConstants) {
        let (module, uses) = (self.module, Uses::new(self.module, constants));
        let of_resources = match self.is_library() {
            true => self.variables_of_resources(),
            false => BTreeSet::new(),
        };
        for (id, variable) in module.variables.iter() {
            let address = module.variable_address(id);
            let is_own = variable.address_space == GROUP_SHARED
                || variable.address_space == 0 && variable.linkage == Linkage::Internal
                || self.is_library() && self.is_known_variable(address, variable, &of_resources);
            let used = uses.of(address);
            let holds = !is_own || used.by_any;
            self.require(holds, dxc::DECL_USED_INTERNAL, || {
                format!("nothing uses the variable {}", quoted(&variable.name))
            });
            let holds = is_own || !used.by_instructions;
            self.require(holds, dxc::DECL_NOT_USED_EXTERNAL, || {
                format!(
                    "the variable {} is that of another module, and stands for no resource",
                    quoted(&variable.name)
                )
            });
        }
        for ((id, function), address) in module.functions.iter().zip(module.function_addresses()) {
            // Functions that are none of DXIL break another rule. The validator does not look at those of lifetimes;
            // the program that it looks at has none of debug information.
            let is_free = self.is_intrinsic(function);
            if function.body.is_some() || is_free || !(self.is_library() || self.is_known(function))
            {
                continue;
            }
            let used = uses.of(address);
            self.require_of(Some(id), used.by_any, dxc::DECL_USED_EXTERNAL_FUNCTION, || {
                "the function is declared, but nothing calls it".into()
            });
            self.require_of(Some(id), !used.by_others, dxc::DECL_FN_IS_CALLED, || {
                "the address of the function is used; it can only be called".into()
            });
        }
    }

    /// The variables that stand for resources.
    pub(super) fn variables_of_resources(&self) -> BTreeSet<ConstantId> {
        let resources = self.metadata.resources.iter().flat_map(Resources::iter);
        resources.map(|it| variable_of(self.module, it.symbol)).collect()
    }

    /// Whether a variable of a library stands for a resource, or for whether a lane is a helper.
    fn is_known_variable(
        &self,
        address: Option<ConstantId>,
        variable: &Variable,
        of_resources: &BTreeSet<ConstantId>,
    ) -> bool {
        let is_integer =
            matches!(self.module.types.get(variable.ty), Some(Type::Integer { bits: 32 }));
        address.is_some_and(|it| of_resources.contains(&it))
            || variable.name == IS_HELPER && is_integer
    }

    /// Looks at the parameters and the result of a function of the program.
    fn parameters(&mut self, id: FunctionId, function: &Function) {
        let types = &self.module.types;
        let Some(Type::Function { result, parameters, .. }) = types.get(function.ty) else {
            return;
        };
        let mut all = parameters.iter().chain([result]);
        let has_object = all.any(|ty| self.has_object(*ty));
        self.require_of(Some(id), !has_object, dxc::DECL_RESOURCE_IN_FN_SIG, || {
            "the function has a parameter or result that is a handle or an object of HLSL; a handle is made where it is used"
                .into()
        });
        let is_struct = |ty| matches!(types.get(ty), Some(Type::Struct(_) | Type::Named(_)));
        let is_free = self.is_library() || function.body.is_none();
        let holds = is_free || !parameters.iter().any(|ty| is_struct(self.held(*ty)));
        self.require_of(Some(id), holds, dxc::DECL_FN_FLATTEN_PARAM, || {
            "the function has a parameter that is a struct, an array of structs, or a pointer to one of these; its fields are parameters of their own"
                .into()
        });
    }

    /// What a type is or points to, and if that is an array, its elements: the validator looks through no more pointers.
    fn held(&self, ty: TypeId) -> TypeId {
        let types = &self.module.types;
        let mut held = match types.get(ty) {
            Some(Type::Pointer { pointee: Some(pointee), .. }) => *pointee,
            _ => ty,
        };
        while let Some(Type::Array { element, .. }) = types.get(held) {
            held = *element;
        }
        held
    }
}

/// How a module uses each of its constants.
struct Uses(Vec<Used>);

/// The uses of a constant.
#[derive(Clone, Copy, Default)]
struct Used {
    /// It is an operand of instructions, of initializers or of other constants that are used.
    by_any: bool,
    /// It is an operand of instructions.
    by_instructions: bool,
    /// It is an operand of anything but calls: of other instructions, initializers, constants.
    by_others: bool,
}

impl Uses {
    fn new(module: &Module, constants: &UsedConstants) -> Self {
        let mut uses = Self(vec![Used::default(); module.constants.arena().len()]);
        let mut pending = Vec::with_capacity(uses.0.len());
        for used in constants.all() {
            let of_constant = &mut uses.0[used.constant.index()];
            of_constant.by_others |= !used.is_of_call;
            if !mem::replace(&mut of_constant.by_instructions, true) {
                pending.push(used.constant);
            }
        }
        let initializers = module.variables.values().filter_map(|it| it.initializer);
        for id in initializers.chain(module.aliases.values().map(|it| it.aliasee)) {
            uses.0[id.index()].by_others = true;
            pending.push(id);
        }
        for metadata in module.metadata.arena().values() {
            // Metadata is no user, but what it has may be one.
            if let Metadata::Constant(id) = metadata {
                uses.add_operands(&module.constants[*id], &mut pending);
            }
        }
        while let Some(id) = pending.pop() {
            if !mem::replace(&mut uses.0[id.index()].by_any, true) {
                uses.add_operands(&module.constants[id], &mut pending);
            }
        }
        uses
    }

    fn add_operands(&mut self, constant: &Constant, pending: &mut Vec<ConstantId>) {
        // Most constants are numbers.
        if !constant.has_operands() {
            return;
        }
        for operand in constant.operands() {
            self.0[operand.index()].by_others = true;
            pending.push(operand);
        }
    }

    /// The uses of the address of a variable or function, which is no constant if nothing has it.
    fn of(&self, address: Option<ConstantId>) -> Used {
        address.map(|id| self.0[id.index()]).unwrap_or_default()
    }
}
