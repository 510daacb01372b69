//! The width of components, and the components of clip and cull distances.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_format::{ComponentType, SemanticKind, ShaderFlags};
use dxil_metadata::{EntryPoint, SignatureElement};

use super::Checker;
use super::signature::Place;
use crate::dxc::of_module as dxc;

/// The most components of clip and cull distances of a stream.
const MOST_DISTANCES: u32 = 8;

impl Checker<'_> {
    /// The bits of a component in a register.
    pub(super) fn width(&self, ty: ComponentType) -> u8 {
        use ComponentType as C;
        let small = [C::I16, C::U16, C::F16, C::SNormF16, C::UNormF16];
        let flags = self.metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
        let is_native = flags.contains(ShaderFlags::UseNativeLowPrecision);
        if is_native && small.contains(&ty) { 16 } else { 32 }
    }

    pub(super) fn distance_components(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let kinds = [SemanticKind::ClipDistance, SemanticKind::CullDistance];
        let mut counts = BTreeMap::<u32, u32>::new();
        for element in elements.iter().filter(|it| kinds.contains(&it.semantic_kind)) {
            let count = counts.entry(place.stream(element)).or_default();
            *count = count.saturating_add(element.cols.into());
            let count = *count;
            self.demand(place, count <= MOST_DISTANCES, dxc::META_CLIP_CULL_MAX_COMPONENTS, || {
                format!("clip and cull distances have {count} components; they may have {MOST_DISTANCES}")
            });
        }
    }
}
