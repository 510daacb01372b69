//! Global variables of vectors.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, ConstantKind, Module, Type, TypeId};

use super::SUFFIX;
use crate::retyped::Retyped;
use crate::variable::{self, Retype};

/// Makes the variables arrays. The error is the reason for which one cannot be.
pub(super) fn scalarize(module: &mut Module, arrays: &mut Retyped) -> Result<(), String> {
    variable::retype(module, &mut Scalarization { arrays, known: BTreeMap::new() })
}

struct Scalarization<'a> {
    arrays: &'a mut Retyped,
    /// The constants in the places of others.
    known: BTreeMap<ConstantId, ConstantId>,
}

impl Retype for Scalarization<'_> {
    const SUFFIX: &'static str = SUFFIX;
    const REASON: &'static str = "has no elements";

    fn ty(&mut self, module: &mut Module, old: TypeId) -> Option<TypeId> {
        self.arrays.in_place_of(module, old)
    }

    /// The constant of arrays in place of one of vectors, and of each part of it.
    fn initializer(
        &mut self,
        module: &mut Module,
        whole: ConstantId,
        _: TypeId,
    ) -> Option<ConstantId> {
        let Self { arrays, known } = self;
        let mut open = Vec::from([whole]);
        while let Some(&id) = open.last() {
            if known.contains_key(&id) {
                open.pop();
                continue;
            }
            let ty = module.constants[id].ty;
            let Some(to) = arrays.in_place_of(module, ty) else {
                known.insert(id, id);
                continue;
            };
            let kind = match module.constants[id].kind.clone() {
                ConstantKind::Aggregate(parts) => {
                    let unknown = parts.iter().copied().filter(|id| !known.contains_key(id));
                    let first = open.len();
                    open.extend(unknown);
                    if open.len() > first {
                        continue;
                    }
                    let parts: Vec<_> = parts.iter().map(|id| known[id]).collect();
                    let constant = module.constants.aggregate(&module.types, to, &parts);
                    known.insert(id, constant);
                    continue;
                }
                // The elements of a vector lie as those of an array do.
                kind @ (ConstantKind::Null
                | ConstantKind::Undef
                | ConstantKind::Poison
                | ConstantKind::Data(_)) => kind,
                _ => {
                    let Type::Vector { length, .. } = module.types[ty] else { return None };
                    let parts: Option<Vec<_>> =
                        (0..length).map(|index| module.fold_extract_value(id, &[index])).collect();
                    let constant = module.constants.aggregate(&module.types, to, &parts?);
                    known.insert(id, constant);
                    continue;
                }
            };
            let constant = module.constants.intern(to, kind);
            known.insert(id, constant);
        }
        known.get(&whole).copied()
    }
}
