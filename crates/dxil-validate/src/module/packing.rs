//! The elements that share registers, and the components of clip and cull distances.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;

use dxil_derive::registers::{COLUMNS, Conflict, REGISTERS, Registers, Role, Shape};
use dxil_derive::semantic::has_register;
use dxil_format::{SemanticKind, ShaderFlags};
use dxil_metadata::{EntryPoint, SignatureElement};

use super::signature::Place;
use super::{Checker, Rule, quoted};
use crate::dxc::{Named, of_module as dxc};

/// The order of the elements of a register.
const ORDER: &str =
    "; arbitrary elements come first, then system values, then those that are generated";
/// The most components of clip and cull distances of a stream.
const MOST_DISTANCES: u32 = 8;

impl Checker<'_> {
    /// Looks at the elements of each register, where the validator places one after the other. It places none that has a
    /// conflict, and reports the first one.
    pub(super) fn registers(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let flags = self.metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
        let native_16bit = flags.contains(ShaderFlags::UseNativeLowPrecision);
        let mut streams = BTreeMap::new();
        for element in elements {
            let (Some(role), Some(at)) = (role(place, element.semantic_kind), location(element))
            else {
                continue;
            };
            let registers =
                streams.entry(place.stream(element)).or_insert_with(|| Registers::new(REGISTERS));
            let shape = Shape::new(element, role, native_16bit);
            let Some((conflict, row)) = registers.conflict(&shape, at) else {
                registers.place(&shape, at);
                continue;
            };
            self.demand(place, false, rule_of(conflict), || {
                let name = quoted(&element.name);
                format!("element {name} {}", message(conflict, row, element, &shape))
            });
        }
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

/// The role of the elements of a semantic, if they lie beside others in registers. Targets that lie on one another have one
/// semantic.
fn role(place: &Place<'_>, semantic: SemanticKind) -> Option<Role> {
    let is_packed = semantic != SemanticKind::Target
        && has_register(place.kind, place.signature, semantic) == Some(true);
    // Numbers of vertices and instances are system values of vertex shaders.
    is_packed.then(|| Role::of(place.kind, semantic).unwrap_or(Role::System))
}

/// The row and the column of an element that lies within the registers.
fn location(element: &SignatureElement) -> Option<[usize; 2]> {
    let row = usize::try_from(element.start_row).ok()?;
    let column = usize::try_from(element.start_col).ok()?;
    let fits = row.checked_add(element.rows as usize)? <= REGISTERS
        && column + usize::from(element.cols) <= COLUMNS;
    fits.then_some([row, column])
}

fn rule_of(conflict: Conflict) -> Named<Rule> {
    match conflict {
        Conflict::Rows => dxc::META_SIGNATURE_INDEX_CONFLICT,
        Conflict::Interpolation => dxc::META_INTERP_MODE_IN_ONE_ROW,
        Conflict::Width => dxc::META_SIGNATURE_DATA_WIDTH,
        Conflict::Overlap => dxc::META_SIGNATURE_OVERLAP,
        Conflict::Order => dxc::META_SIGNATURE_ILLEGAL_COMPONENT_ORDER,
    }
}

/// What an element does that has a conflict in a register.
fn message(conflict: Conflict, row: usize, element: &SignatureElement, shape: &Shape) -> String {
    match conflict {
        Conflict::Rows => format!("shares register {row} with another one of other rows"),
        Conflict::Interpolation => {
            let mode = element.interpolation_mode;
            format!("has interpolation mode {mode}, unlike another one in register {row}")
        }
        Conflict::Width => {
            let width = shape.width();
            format!("has components of {width} bits, unlike another one in register {row}")
        }
        Conflict::Overlap => format!("lies on another one in register {row}"),
        Conflict::Order => format!("is on the wrong side of another one in register {row}{ORDER}"),
    }
}
