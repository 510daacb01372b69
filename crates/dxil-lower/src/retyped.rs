//! The types of memory in the places of others: one part of them changes, and what has it as a part changes with it.

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use alloc::vec::Vec;

use dxil_ir::{Module, StructBody, Type, TypeId};

use crate::derived_name::derived;

/// The type in the place of one whose parts have changed; [`None`] if it stays.
type Change = fn(&mut Module, TypeId) -> Option<TypeId>;

/// The types that take the places of others.
pub(crate) struct Retyped {
    change: Change,
    /// What follows the names of structs that change with their parts; [`None`] if they stay.
    suffix: Option<&'static str>,
    /// The types that were looked at; [`None`] for one that stays.
    known: BTreeMap<TypeId, Option<TypeId>>,
}

impl Retyped {
    /// Changes arrays, and structs if there is a suffix to their names.
    pub(crate) const fn new(change: Change, suffix: Option<&'static str>) -> Self {
        Self { change, suffix, known: BTreeMap::new() }
    }

    /// The type in place of another one; [`None`] if that stays.
    pub(crate) fn in_place_of(&mut self, module: &mut Module, whole: TypeId) -> Option<TypeId> {
        if let Some(known) = self.known.get(&whole) {
            return *known;
        }
        let mut open = Vec::from([(whole, false)]);
        while let Some((ty, has_parts)) = open.pop() {
            if has_parts {
                let parts = self.with_parts(module, ty);
                let new = (self.change)(module, parts.unwrap_or(ty)).or(parts);
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
            _ if self.suffix.is_none() => Vec::new(),
            _ => module.types.struct_body(ty).map(|it| it.elements.to_vec()).unwrap_or_default(),
        }
    }

    /// An array or a struct of what is in the places of its parts, which are known; [`None`] if all of them stay.
    fn with_parts(&self, module: &mut Module, ty: TypeId) -> Option<TypeId> {
        let new = |part: &TypeId| self.known.get(part).copied().flatten();
        if let Type::Array { element, length } = module.types[ty] {
            let element = new(&element)?;
            return Some(module.types.intern(Type::Array { element, length }));
        }
        let StructBody { elements, packed } = module.types.struct_body(ty)?;
        let suffix = self.suffix.filter(|_| elements.iter().any(|it| new(it).is_some()))?;
        let elements = elements.iter().map(|it| new(it).unwrap_or(*it)).collect();
        let body = StructBody { elements, packed: *packed };
        Some(match module.types[ty] {
            Type::Named(id) => {
                let name = derived(&module.types.structs()[id].name, suffix);
                module.types.define_struct(name, body)
            }
            _ => module.types.intern(Type::Struct(body)),
        })
    }
}
