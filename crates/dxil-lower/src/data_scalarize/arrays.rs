//! The types of memory in which arrays lie in the place of vectors.

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use alloc::vec::Vec;

use dxil_ir::{Module, StructBody, Type, TypeId};

use crate::derived_name::derived;

/// The types that take the places of others.
#[derive(Default)]
pub(super) struct Arrays {
    /// Whether structs with vectors become structs with arrays.
    has_structs: bool,
    /// Those that were looked at; [`None`] for a type that stays.
    known: BTreeMap<TypeId, Option<TypeId>>,
}

impl Arrays {
    /// Those that also take the places of structs.
    pub(super) fn with_structs() -> Self {
        Self { has_structs: true, known: BTreeMap::new() }
    }

    /// The type in place of a vector, or of an array or a struct with vectors. [`None`] for other types, and for vectors of parts
    /// of bytes, which lie in memory otherwise than arrays.
    pub(super) fn in_place_of(&mut self, module: &mut Module, whole: TypeId) -> Option<TypeId> {
        if let Some(known) = self.known.get(&whole) {
            return *known;
        }
        let mut open = Vec::from([(whole, false)]);
        while let Some((ty, has_parts)) = open.pop() {
            if has_parts {
                let new = self.made(module, ty);
                self.known.insert(ty, new);
            } else if let Entry::Vacant(place) = self.known.entry(ty) {
                // A struct may not contain itself, but in a wrong module it does.
                place.insert(None);
                open.push((ty, true));
                open.extend(self.parts(module, ty).into_iter().map(|part| (part, false)));
            }
        }
        self.known.get(&whole).copied().flatten()
    }

    /// The types of the parts that may change.
    fn parts(&self, module: &Module, ty: TypeId) -> Vec<TypeId> {
        match module.types[ty] {
            Type::Array { element, .. } => Vec::from([element]),
            _ if !self.has_structs => Vec::new(),
            _ => module.types.struct_body(ty).map(|it| it.elements.to_vec()).unwrap_or_default(),
        }
    }

    /// The type in place of one, whose parts are known.
    fn made(&self, module: &mut Module, ty: TypeId) -> Option<TypeId> {
        let new = |part: &TypeId| self.known.get(part).copied().flatten();
        match module.types[ty] {
            Type::Vector { element, length } => {
                if matches!(module.types[element], Type::Integer { bits } if bits % 8 != 0) {
                    return None;
                }
                Some(module.types.intern(Type::Array { element, length: length.into() }))
            }
            Type::Array { element, length } => {
                let element = new(&element)?;
                Some(module.types.intern(Type::Array { element, length }))
            }
            _ => {
                let StructBody { elements, packed } = module.types.struct_body(ty)?;
                if elements.iter().all(|it| new(it).is_none()) {
                    return None;
                }
                let elements = elements.iter().map(|it| new(it).unwrap_or(*it)).collect();
                let body = StructBody { elements, packed: *packed };
                Some(match module.types[ty] {
                    Type::Named(id) => {
                        let name = derived(&module.types.structs()[id].name, ".scalarized");
                        module.types.define_struct(name, body)
                    }
                    _ => module.types.intern(Type::Struct(body)),
                })
            }
        }
    }
}
