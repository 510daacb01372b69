//! Upgrades intrinsics of older LLVM, as LLVM 23 does.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::{ConstantId, ConstantKind, Intrinsic, Module, Type, TypeId, Types};

/// An intrinsic that LLVM 23 declares otherwise than the file.
#[derive(Debug)]
pub(super) struct Upgrade {
    intrinsic: Intrinsic,
    overloads: Vec<TypeId>,
    /// The index of its value in the file.
    pub(super) value: usize,
    /// The number of arguments at the start of a call that it has no more.
    dropped: usize,
}

/// An intrinsic with fewer parameters than the file gives it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shortened {
    /// The address of the declaration.
    address: ConstantId,
    /// The type of the function.
    pub(super) ty: TypeId,
    /// The number of arguments at the start of a call that it has no more.
    pub(super) dropped: usize,
}

impl Upgrade {
    /// The upgrade of a function with this name and type, if it is an intrinsic that needs one.
    pub(super) fn of(name: &BStr, ty: TypeId, types: &Types, value: usize) -> Option<Self> {
        let intrinsic = Intrinsic::named(name)?;
        if let Some(overloads) = intrinsic.overloads(types, ty) {
            let is_other = !intrinsic.is_name(types, &overloads, name);
            return is_other.then_some(Self { intrinsic, overloads, value, dropped: 0 });
        }
        // Before LLVM 22, the size of the memory came first.
        let is_lifetime = matches!(intrinsic.name(), "lifetime.start" | "lifetime.end");
        match &types[ty] {
            Type::Function { parameters, .. } if is_lifetime => match **parameters {
                [_, pointer] => {
                    let overloads = [pointer].into();
                    Some(Self { intrinsic, overloads, value, dropped: 1 })
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Declares the intrinsic as LLVM 23 does, after all functions of the file. Returns its address, and what calls
    /// have to drop.
    pub(super) fn declare(&self, module: &mut Module) -> Option<(ConstantId, Option<Shortened>)> {
        let function = self.intrinsic.declare(module, &self.overloads)?;
        let address = module.function_address(function)?;
        let (ty, dropped) = (module.functions[function].ty, self.dropped);
        let shortened = (dropped > 0).then_some(Shortened { address, ty, dropped });
        Some((address, shortened))
    }
}

/// The mask of a `shufflevector`, whose elements without a value are poison since LLVM 18.
pub(super) fn mask(module: &mut Module, mask: ConstantId) -> ConstantId {
    let Module { types, constants, .. } = module;
    let ty = constants[mask].ty;
    let elements: Vec<_> = match &constants[mask].kind {
        ConstantKind::Undef => return constants.poison(ty),
        ConstantKind::Aggregate(elements) => elements.to_vec(),
        _ => return mask,
    };
    let poison = constants.poison(types.scalar(ty));
    let is_undef = |id: &ConstantId| constants[*id].kind == ConstantKind::Undef;
    if !elements.iter().any(is_undef) {
        return mask;
    }
    let elements = elements.iter().map(|it| if is_undef(it) { poison } else { *it });
    let elements: Vec<_> = elements.collect();
    constants.aggregate(types, ty, &elements)
}

/// The arguments that a call of this address has to drop.
pub(super) fn shortened(all: &[Shortened], callee: Option<ConstantId>) -> Option<Shortened> {
    all.iter().find(|it| Some(it.address) == callee).copied()
}
