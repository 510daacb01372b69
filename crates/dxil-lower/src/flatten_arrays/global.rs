//! Global variables that are arrays of arrays.

use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, ConstantKind, Module, Type, TypeId};

use super::SUFFIX;
use crate::retyped::Retyped;
use crate::variable::{self, Retype};

/// The maximum number of elements of all initializers: shared parts of them would have the result grow out of
/// proportion.
const MAX_ELEMENTS: usize = 1 << 20;

/// Flattens the variables of a module. The error is the reason for which one cannot be.
pub(super) fn flatten(module: &mut Module, types: &mut Retyped) -> Result<(), String> {
    variable::retype(module, &mut Flattening { types, left: MAX_ELEMENTS })
}

/// The maximum depth of structs in structs.
const MAX_DEPTH: usize = 64;

struct Flattening<'a> {
    types: &'a mut Retyped,
    /// The number of elements that initializers may still have.
    left: usize,
}

impl Retype for Flattening<'_> {
    const SUFFIX: &'static str = SUFFIX;
    const REASON: &'static str = "is too large";

    fn ty(&mut self, module: &mut Module, old: TypeId) -> Option<TypeId> {
        self.types.in_place_of(module, old)
    }

    fn initializer(
        &mut self,
        module: &mut Module,
        old: ConstantId,
        ty: TypeId,
    ) -> Option<ConstantId> {
        self.constant(module, old, ty, MAX_DEPTH)
    }
}

impl Flattening<'_> {
    /// The constant of a type in the place of that of another one.
    fn constant(
        &mut self,
        module: &mut Module,
        id: ConstantId,
        ty: TypeId,
        depth: usize,
    ) -> Option<ConstantId> {
        let depth = depth.checked_sub(1)?;
        let kind = module.constants[id].kind.clone();
        let old = match (&module.types[ty], kind) {
            (_, kind @ (ConstantKind::Null | ConstantKind::Undef | ConstantKind::Poison)) => {
                return Some(module.constants.intern(ty, kind));
            }
            (Type::Array { .. }, _) => self.elements(module, id)?,
            (_, ConstantKind::Aggregate(fields)) => fields.to_vec(),
            _ => return None,
        };
        let mut new = Vec::with_capacity(old.len());
        for element in old {
            let other = self.types.in_place_of(module, module.constants[element].ty);
            new.push(match other {
                Some(other) => self.constant(module, element, other, depth)?,
                None => element,
            });
        }
        Some(module.constants.aggregate(&module.types, ty, &new))
    }

    /// The elements of an array of arrays that are no arrays.
    fn elements(&mut self, module: &mut Module, array: ConstantId) -> Option<Vec<ConstantId>> {
        let mut elements = Vec::new();
        let mut open = Vec::from([array]);
        while let Some(id) = open.pop() {
            self.left = self.left.checked_sub(1)?;
            let Type::Array { element, length } = module.types[module.constants[id].ty] else {
                elements.push(id);
                continue;
            };
            let first = open.len();
            match module.constants[id].kind.clone() {
                ConstantKind::Aggregate(parts) => open.extend(parts),
                kind => {
                    let length = usize::try_from(length).ok().filter(|it| *it <= self.left)?;
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
        Some(elements)
    }
}
