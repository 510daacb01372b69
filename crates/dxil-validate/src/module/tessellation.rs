//! The states of hull and domain shaders, and tessellation factors.

use alloc::format;

use dxil_format::{
    SemanticKind, TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning,
};
use dxil_metadata::stage::{DomainState, HullState};
use dxil_metadata::{EntryPoint, SignatureElement};

use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The most control points.
const MOST_POINTS: u32 = 32;

/// The most numbers of all control points that a hull shader puts out.
const MOST_NUMBERS: u32 = 3968;

/// The largest tessellation factors that may be the limit.
const MOST_FACTORS: core::ops::RangeInclusive<f32> = 1.0..=64.0;

/// The number after those of output primitives. The validator refuses it, but not those behind it.
const AFTER_LAST: TessellatorOutputPrimitive = TessellatorOutputPrimitive(5);

/// The numbers of edges and of inner parts of a domain.
const fn factors(domain: TessellatorDomain) -> Option<[u32; 2]> {
    match domain {
        TessellatorDomain::IsoLine => Some([2, 0]),
        TessellatorDomain::Tri => Some([3, 1]),
        TessellatorDomain::Quad => Some([4, 2]),
        _ => None,
    }
}

/// The number of coordinates of a place in a domain; 0 if it is no domain.
pub(super) const fn coordinates(domain: TessellatorDomain) -> u32 {
    match domain {
        TessellatorDomain::IsoLine | TessellatorDomain::Tri => 3,
        TessellatorDomain::Quad => 2,
        _ => 0,
    }
}

impl Checker<'_> {
    /// Looks at a hull shader without code for control points, which passes on those that it reads.
    pub(super) fn passed_control_points(&mut self, entry: &EntryPoint) {
        let Some(state) = entry.properties.as_ref().and_then(|it| it.hull()) else { return };
        let (read, count) = (state.input_control_point_count, state.output_control_point_count);
        let rule = dxc::SM_HULL_PASS_THRU_CONTROL_POINT_COUNT_MATCH;
        self.range(entry, read >= count, rule, || {
            format!("a hull shader without code passes on {count} control points, but reads {read}")
        });
        let outputs = entry.signatures.as_ref().and_then(|it| it.outputs.as_deref());
        let outputs = outputs.unwrap_or_default().iter();
        let numbers = outputs.map(|it| it.rows.saturating_mul(it.cols.into()));
        let all = numbers.fold(0, u32::saturating_add).saturating_mul(count);
        let rule = dxc::SM_OUTPUT_CONTROL_POINTS_TOTAL_SCALARS;
        self.range(entry, all <= MOST_NUMBERS, rule, || {
            format!("the control points have {all} numbers; they may have {MOST_NUMBERS}")
        });
    }

    pub(super) fn hull(&mut self, entry: &EntryPoint, state: &HullState) {
        let read = state.input_control_point_count;
        let inputs = entry.signatures.as_ref().and_then(|it| it.inputs.as_ref());
        let has_inputs = inputs.is_some_and(|inputs| !inputs.is_empty());
        self.range(entry, read <= MOST_POINTS, dxc::SM_HS_INPUT_CONTROL_POINT_COUNT_RANGE, || {
            format!("a hull shader reads {read} control points; it may read {MOST_POINTS}")
        });
        let holds = read > 0 || !has_inputs;
        self.range(entry, holds, dxc::SM_ZERO_HS_INPUT_CONTROL_POINT_WITH_INPUT, || {
            "a hull shader reads no control points, but has inputs".into()
        });
        let written = state.output_control_point_count;
        self.range(entry, (1..=MOST_POINTS).contains(&written), dxc::SM_OUTPUT_CONTROL_POINT_COUNT_RANGE, || {
            format!(
                "a hull shader puts out {written} control points; it may put out 1 to {MOST_POINTS}"
            )
        });
        let partitioning = state.partitioning;
        self.range(
            entry,
            partitioning != TessellatorPartitioning::Undefined,
            dxc::META_TESSELLATOR_PARTITION,
            || format!("a hull shader divides edges by {partitioning}, which is no partitioning"),
        );
        let (domain, primitive) = (state.domain, state.output_primitive);
        let (holds, rule) = match (domain, primitive) {
            (_, TessellatorOutputPrimitive::Undefined | AFTER_LAST) => {
                (false, dxc::META_TESSELLATOR_OUTPUT_PRIMITIVE)
            }
            (TessellatorDomain::IsoLine, _) => (
                ![TessellatorOutputPrimitive::TriangleCW, TessellatorOutputPrimitive::TriangleCCW]
                    .contains(&primitive),
                dxc::SM_ISO_LINE_OUTPUT_PRIMITIVE_MISMATCH,
            ),
            // Other domains are reported with the factors.
            (domain, _) => (
                ![TessellatorDomain::Tri, TessellatorDomain::Quad].contains(&domain)
                    || primitive != TessellatorOutputPrimitive::Line,
                dxc::SM_TRI_OUTPUT_PRIMITIVE_MISMATCH,
            ),
        };
        self.range(entry, holds, rule, || {
            format!("a hull shader of domain {domain} makes {primitive}, which it cannot")
        });
        let most = state.max_tessellation_factor;
        // What is no number passes the comparisons of the validator.
        let holds = most.is_nan() || MOST_FACTORS.contains(&most);
        self.range(entry, holds, dxc::META_MAX_TESS_FACTOR, || {
            format!("the largest tessellation factor is {most}; it may be 1 to 64")
        });
        self.tessellation_factors(entry, domain, true);
    }

    pub(super) fn domain(&mut self, entry: &EntryPoint, state: &DomainState) {
        let points = state.input_control_point_count;
        self.range(
            entry,
            points <= MOST_POINTS,
            dxc::SM_DS_INPUT_CONTROL_POINT_COUNT_RANGE,
            || format!("a domain shader reads {points} control points; it may read {MOST_POINTS}"),
        );
        self.tessellation_factors(entry, state.domain, false);
    }

    /// Looks at the tessellation factors among the patch constants; a hull shader must have all of them.
    fn tessellation_factors(
        &mut self,
        entry: &EntryPoint,
        domain: TessellatorDomain,
        is_demanded: bool,
    ) {
        let Some([edges, inner]) = factors(domain) else {
            return self.range(entry, false, dxc::SM_VALID_DOMAIN, || {
                format!("{domain} is no domain of tessellation")
            });
        };
        let elements = entry.signatures.as_ref().and_then(|it| it.patch_constants.as_deref());
        let elements: &[SignatureElement] = elements.unwrap_or_default();
        for (semantic, name, count, rule) in [
            (
                SemanticKind::TessFactor,
                "SV_TessFactor",
                edges,
                dxc::SM_TESS_FACTOR_SIZE_MATCH_DOMAIN,
            ),
            (
                SemanticKind::InsideTessFactor,
                "SV_InsideTessFactor",
                inner,
                dxc::SM_INSIDE_TESS_FACTOR_SIZE_MATCH_DOMAIN,
            ),
        ] {
            let mut found = elements.iter().filter(|it| it.semantic_kind == semantic).peekable();
            let is_missing = is_demanded && count > 0 && found.peek().is_none();
            self.require_of(entry.function, !is_missing, dxc::SM_TESS_FACTOR_FOR_DOMAIN, || {
                format!("a hull shader of domain {domain} lacks {name} among its patch constants")
            });
            for element in found {
                let SignatureElement { rows, cols, .. } = *element;
                let holds = rows == count && cols <= 1;
                self.require_of(entry.function, holds, rule, || {
                    let name = quoted(&element.name);
                    format!("element {name} has {rows} rows of {cols} components; domain {domain} has {count} of one")
                });
            }
        }
    }
}
