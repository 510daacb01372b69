//! Global variables that are arrays of arrays.

use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, ConstantKind, Module, Type, TypeId};

use super::flattened;
use crate::variable::{self, Retype};

/// The maximum number of elements of all initializers: shared parts of them would have the result grow out of
/// proportion.
const MAX_ELEMENTS: usize = 1 << 20;

/// Flattens the variables of a module. The error is the reason for which one cannot be.
pub(super) fn flatten(module: &mut Module) -> Result<(), String> {
    variable::retype(module, &mut Flattening { left: MAX_ELEMENTS })
}

struct Flattening {
    /// The number of elements that initializers may still have.
    left: usize,
}

impl Retype for Flattening {
    const SUFFIX: &'static str = ".1dim";
    const REASON: &'static str = "is too large";

    fn ty(&mut self, module: &mut Module, old: TypeId) -> Option<TypeId> {
        flattened(module, old)
    }

    fn initializer(
        &mut self,
        module: &mut Module,
        old: ConstantId,
        ty: TypeId,
    ) -> Option<ConstantId> {
        flat_constant(module, old, ty, &mut self.left)
    }
}

/// The constant of an array of one dimension in place of one in arrays.
fn flat_constant(
    module: &mut Module,
    id: ConstantId,
    array: TypeId,
    left: &mut usize,
) -> Option<ConstantId> {
    let kind = module.constants[id].kind.clone();
    if matches!(kind, ConstantKind::Null | ConstantKind::Undef | ConstantKind::Poison) {
        return Some(module.constants.intern(array, kind));
    }
    let mut elements = Vec::new();
    let mut open = Vec::from([id]);
    while let Some(id) = open.pop() {
        *left = left.checked_sub(1)?;
        let Type::Array { element, length } = module.types[module.constants[id].ty] else {
            elements.push(id);
            continue;
        };
        let first = open.len();
        match module.constants[id].kind.clone() {
            ConstantKind::Aggregate(parts) => open.extend(parts),
            kind => {
                let length = usize::try_from(length).ok().filter(|it| it <= left)?;
                for index in 0..length {
                    open.push(match kind {
                        ConstantKind::Null => module.constants.null(&module.types, element),
                        ConstantKind::Undef => module.constants.undef(element),
                        ConstantKind::Poison => module.constants.poison(element),
                        _ => module.fold_extract_value(id, &[index as u32])?,
                    });
                }
            }
        }
        open[first..].reverse();
    }
    Some(module.constants.aggregate(&module.types, array, &elements))
}
