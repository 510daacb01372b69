//! The types of a text, for a quick search and for their limits.

use alloc::vec::Vec;

use dxil_ir::{Id as _, Type, TypeId, Types};

use super::USUAL_TYPES;

/// The types of the text that have been read.
#[derive(Default)]
pub(super) struct KnownTypes<'a> {
    /// The types that are one keyword, which are read most often.
    keywords: Vec<(Keyword, TypeId)>,
    /// The types `target(…)` as they are written.
    targets: Vec<(&'a [u8], TypeId)>,
    /// The depths of the types of the module, by their index.
    depths: Vec<u16>,
}

/// The maximum number of keywords that are looked up one after another, and of types of targets.
const MOST: usize = 16;

impl<'a> KnownTypes<'a> {
    /// No types, with memory for as many as most texts have.
    pub(super) fn new() -> Self {
        Self {
            keywords: Vec::with_capacity(MOST),
            depths: Vec::with_capacity(USUAL_TYPES),
            ..Self::default()
        }
    }

    /// The type of a keyword, if it is known.
    #[inline]
    pub(super) fn keyword(&self, keyword: Keyword) -> Option<TypeId> {
        self.keywords.iter().find(|(known, _)| *known == keyword).map(|&(_, ty)| ty)
    }

    /// Notes the type of a keyword.
    pub(super) fn add_keyword(&mut self, keyword: Keyword, ty: TypeId) {
        if self.keywords.len() < MOST {
            self.keywords.push((keyword, ty));
        }
    }

    /// The type `target(…)` that a text begins with, if it is known, and its length in the text.
    pub(super) fn target(&self, text: &[u8]) -> Option<(usize, TypeId)> {
        let known = self.targets.iter().find(|(known, _)| text.starts_with(known));
        known.map(|&(known, ty)| (known.len(), ty))
    }

    /// Notes a type `target(…)`.
    pub(super) fn add_target(&mut self, text: &'a [u8], ty: TypeId) {
        if self.targets.len() < MOST {
            self.targets.push((text, ty));
        }
    }

    /// The depth of a type. A named struct does not add to it.
    pub(super) fn depth(&mut self, types: &Types, ty: TypeId) -> usize {
        let depths = &mut self.depths;
        while let Some(id) = types.arena().id_at(depths.len()) {
            let of = |id: TypeId| depths.get(id.index()).copied().unwrap_or_default();
            let inner = match &types[id] {
                Type::Pointer { pointee, .. } => pointee.map_or(0, of),
                Type::Target(target) => target.types.iter().map(|&ty| of(ty)).max().unwrap_or(0),
                Type::Array { element: ty, .. } | Type::Vector { element: ty, .. } => of(*ty),
                Type::Function { result, parameters, .. } => {
                    parameters.iter().map(|&ty| of(ty)).fold(of(*result), u16::max)
                }
                Type::Struct(body) => body.elements.iter().map(|&ty| of(ty)).max().unwrap_or(0),
                _ => 0,
            };
            depths.push(inner.saturating_add(1));
        }
        depths.get(ty.index()).copied().unwrap_or_default().into()
    }
}

/// A keyword of up to eight bytes as one number, so that two are compared at once. The first byte is the lowest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Keyword(u64);

impl Keyword {
    #[inline]
    pub(super) fn new(text: &[u8]) -> Option<Self> {
        if text.len() > 8 {
            return None;
        }
        Some(Self(text.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte))))
    }
}
