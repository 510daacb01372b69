//! Sizes and alignments of types, for as long as a module changes.

use alloc::vec::Vec;

use dxil_ir::{DataLayout, Id as _, Module, Type, TypeId};

/// The sizes and alignments of the types that a module had.
#[derive(Default)]
pub(crate) struct Extents {
    extents: Vec<Option<Extent>>,
    /// Where the elements of structs begin.
    offsets: Vec<Vec<u64>>,
}

#[derive(Clone, Copy)]
struct Extent {
    size: u64,
    alignment: u32,
    preferred: u32,
}

impl Extents {
    /// Those of the types that a module has.
    pub(crate) fn new(module: &Module) -> Self {
        let layout = DataLayout::new(module);
        let extent = |ty| {
            let size = layout.size(ty)?;
            let alignment = u32::try_from(layout.alignment(ty)?).ok()?;
            let preferred = u32::try_from(layout.preferred_alignment(ty)?).ok()?;
            Some(Extent { size, alignment, preferred })
        };
        let extents = module.types.arena().ids().map(extent).collect();
        let offsets = |ty| layout.offsets(ty).unwrap_or_default().to_vec();
        let offsets = module.types.arena().ids().map(offsets).collect();
        Self { extents, offsets }
    }

    fn get(&self, ty: TypeId) -> Option<&Extent> {
        self.extents.get(ty.index())?.as_ref()
    }

    /// The number of bytes from one element of an array to the next.
    pub(crate) fn size(&self, ty: TypeId) -> Option<u64> {
        Some(self.get(ty)?.size)
    }

    /// The offsets of the elements of a struct; none for other types.
    pub(crate) fn offsets(&self, ty: TypeId) -> &[u64] {
        self.offsets.get(ty.index()).map_or(&[], Vec::as_slice)
    }

    /// The alignment of an access; 0, which is that of the type, if the type is new.
    pub(crate) fn alignment(&self, ty: TypeId) -> u32 {
        self.get(ty).map_or(0, |it| it.alignment)
    }

    /// The alignment of memory of a function; 0, which is that of the type, if the type is new.
    pub(crate) fn preferred_alignment(&self, ty: TypeId) -> u32 {
        self.get(ty).map_or(0, |it| it.preferred)
    }
}

/// The element type of an array in arrays, and the number of elements; [`None`] if it is no array, or
/// a number of 2³² or more.
pub(crate) fn flat(module: &Module, array: TypeId) -> Option<(TypeId, u32)> {
    let (mut ty, mut count) = (array, 1_u64);
    while let Type::Array { element, length } = module.types[ty] {
        (ty, count) = (element, count.checked_mul(length)?);
    }
    (ty != array).then_some((ty, u32::try_from(count).ok()?))
}

/// Whether a type is an array of arrays.
pub(crate) fn is_nested(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Array { element, .. } if matches!(module.types[element], Type::Array { .. }))
}
