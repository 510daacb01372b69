//! Properties that the elements of a register share, and the components of clip and cull distances.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_format::{ComponentType, SemanticKind, ShaderFlags};
use dxil_metadata::{EntryPoint, SignatureElement};

use super::signature::Place;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The most components of clip and cull distances of a stream.
const MOST_DISTANCES: u32 = 8;

/// The bits of a component in a register, where 16-bit types are native.
fn width(ty: ComponentType) -> u8 {
    use ComponentType as C;
    let small = [C::I16, C::U16, C::F16, C::SNormF16, C::UNormF16];
    if small.contains(&ty) { 16 } else { 32 }
}

impl Checker<'_> {
    pub(super) fn packing(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let flags = self.metadata.entry_points.first().map(EntryPoint::flags);
        if flags.is_some_and(|flags| flags.contains(ShaderFlags::UseNativeLowPrecision)) {
            self.widths(place, elements);
        }
        self.distance_components(place, elements);
    }

    /// Demands that the components of a register are of one width.
    fn widths(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        /// The number of registers.
        const REGISTERS: u32 = 32;
        let mut widths = BTreeMap::new();
        for element in elements {
            let (Ok(first), width) =
                (u32::try_from(element.start_row), width(element.component_type))
            else {
                continue;
            };
            let rows = first..first.saturating_add(element.rows).min(REGISTERS);
            let row = rows.clone().find(|row| {
                *widths.entry((element.output_stream(), *row)).or_insert(width) != width
            });
            self.demand(place, row.is_none(), dxc::META_SIGNATURE_DATA_WIDTH, || {
                format!(
                    "element {} has components of {width} bits, another one in register {} has others",
                    quoted(&element.name),
                    row.unwrap_or(first)
                )
            });
        }
    }

    fn distance_components(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let kinds = [SemanticKind::ClipDistance, SemanticKind::CullDistance];
        let mut counts = BTreeMap::<u32, u32>::new();
        for element in elements.iter().filter(|it| kinds.contains(&it.semantic_kind)) {
            let count = counts.entry(element.output_stream()).or_default();
            *count = count.saturating_add(element.cols.into());
            let count = *count;
            self.demand(place, count <= MOST_DISTANCES, dxc::META_CLIP_CULL_MAX_COMPONENTS, || {
                format!("clip and cull distances have {count} components; they may have {MOST_DISTANCES}")
            });
        }
    }
}
