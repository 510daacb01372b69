//! The elements of signatures.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use core::cmp::Ordering;

use dxil_derive::registers;
use dxil_derive::semantic::{Signature, has_register, is_depth, last_index};
use dxil_format::{ComponentType, InterpolationMode, SemanticKind, ShaderKind};
use dxil_metadata::{EntryPoint, SignatureElement};

use super::elements::is_unstated;
use super::{Checker, Rule, quoted};
use crate::dxc::{Named, of_module as dxc};

/// The number of registers, and of the components of each.
pub(super) const REGISTERS: u32 = registers::REGISTERS as u32;
const COLUMNS: u32 = registers::COLUMNS as u32;
/// The number of streams of a geometry shader.
const STREAMS: u32 = 4;
/// The most bytes of the name of a semantic.
const MOST_NAME: usize = 64;
/// The most registers with clip and cull distances.
const MOST_DISTANCES: usize = 2;

/// A signature while it is checked.
pub(super) struct Place<'m> {
    pub(super) entry: &'m EntryPoint,
    pub(super) kind: ShaderKind,
    pub(super) signature: Signature,
    /// Whether elements lie in several streams. To the validator, they do not in geometry shaders of libraries.
    has_streams: bool,
}

impl Place<'_> {
    /// The stream that an element lies in; the first one if its number is unknown.
    pub(super) fn stream(&self, element: &SignatureElement) -> u32 {
        Some(element.output_stream()).filter(|it| self.has_streams && *it < STREAMS).unwrap_or(0)
    }

    /// The number of the first element with a semantic that one before has, and the index of the semantic.
    fn overlap(&self, elements: &[SignatureElement]) -> Option<(usize, u32)> {
        // Names stand once for all indices of an element.
        let (mut names, mut seen) = (BTreeMap::new(), BTreeSet::new());
        elements.iter().enumerate().find_map(|(number, element)| {
            let stream = self.stream(element);
            let name = *names.entry(AnyCase(semantic_name(element))).or_insert(number);
            let mut indexes = element.semantic_indexes.iter();
            let index = indexes.find(|index| !seen.insert((name, **index, stream)))?;
            Some((number, *index))
        })
    }
}

/// The name of the semantic of an element. The validator gives system values their own.
fn semantic_name(element: &SignatureElement) -> &[u8] {
    element.semantic_kind.semantic().map_or(&element.name, str::as_bytes)
}

/// A name of a semantic, which is the same in upper and lower case.
struct AnyCase<'a>(&'a [u8]);

impl AnyCase<'_> {
    fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.iter().map(u8::to_ascii_uppercase)
    }
}

impl Ord for AnyCase<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.bytes().cmp(other.bytes())
    }
}

impl PartialOrd for AnyCase<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for AnyCase<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for AnyCase<'_> {}

impl Checker<'_> {
    pub(super) fn signatures(&mut self, entry: &EntryPoint) {
        let of_module = self.kind();
        let kind = self.stage_of_signatures(entry);
        let (Some(kind), Some(signatures)) = (kind, &entry.signatures) else { return };
        if !self.may_have_signatures(entry, kind, signatures) {
            return;
        }
        let all = [
            (Signature::Input, &signatures.inputs),
            (Signature::Output, &signatures.outputs),
            (Signature::PatchConstant, &signatures.patch_constants),
        ];
        for (signature, elements) in all {
            let Some(elements) = elements else { continue };
            let has_streams =
                of_module == Some(ShaderKind::Geometry) && signature == Signature::Output;
            let place = Place { entry, kind, signature, has_streams };
            // The validator looks at no elements after one whose semantic another one has, nor at the place of that.
            let (mut placed, mut judged) = (&elements[..], &elements[..]);
            if let Some((last, index)) = place.overlap(elements) {
                (placed, judged) = (&elements[..last], &elements[..=last]);
                let name = quoted(semantic_name(&elements[last]));
                self.demand(&place, false, dxc::META_NO_SEMANTIC_OVERLAP, || {
                    format!("two elements have semantic {name} of index {index}")
                });
            }
            judged.iter().for_each(|it| self.element(&place, it));
            self.semantics(&place, judged);
            self.depths(&place, placed);
            self.repeated(&place, placed);
            self.registers(&place, placed);
            self.distances(&place, placed);
            self.distance_components(&place, placed);
        }
    }

    pub(super) fn demand(
        &mut self,
        place: &Place<'_>,
        holds: bool,
        rule: impl Into<Named<Rule>>,
        message: impl FnOnce() -> String,
    ) {
        self.require_of(place.entry.function, holds, rule, message);
    }

    fn element(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let name = || quoted(&element.name);
        let length = element.name.len();
        // The validator gives system values their own names.
        let is_named =
            element.semantic_kind.semantic().is_some() || (1..=MOST_NAME).contains(&length);
        self.demand(place, is_named, dxc::META_SEMANTIC_LEN, || {
            format!(
                "the name of semantic {} has {length} bytes; it may have 1 to {MOST_NAME}",
                name()
            )
        });
        let semantic = element.semantic_kind;
        let register = has_register(place.kind, place.signature, semantic);
        self.demand(place, register.is_some(), dxc::SM_SEMANTIC, || {
            format!(
                "{} is no semantic of {} of the stage {}",
                name(),
                place.signature.element(),
                place.kind
            )
        });
        self.component_type(place, element);
        self.system_value(place, element, register.is_some());
        self.interpolation(place, element);
        self.location(place, element, register);
        let stream = element.output_stream();
        let streams = if place.has_streams { STREAMS } else { 1 };
        self.demand(place, stream < streams, dxc::SM_STREAM_INDEX_RANGE, || {
            format!("element {} is in stream {stream}; the stage has {streams}", name())
        });
    }

    fn component_type(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let ty = element.component_type;
        let is_known = ty != ComponentType::Invalid && ty.name().is_some();
        self.demand(place, is_known, dxc::META_SIGNATURE_COMP_TYPE, || {
            format!("element {} has components of type {ty}", quoted(&element.name))
        });
    }

    fn interpolation(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let name = || quoted(&element.name);
        let mode = element.interpolation_mode;
        let is_known = mode < InterpolationMode::Invalid;
        self.demand(place, is_known, dxc::META_INTERP_MODE_VALID, || {
            format!("element {} has interpolation mode {mode}, which is not known", name())
        });
        let is_interpolated = is_known && mode > InterpolationMode::Constant;
        self.demand(
            place,
            !(is_interpolated && is_integer(element.component_type)),
            dxc::META_INTEGER_INTERP_MODE,
            || {
                format!(
                    "element {} of integers has interpolation mode {mode}; it may be Constant",
                    name()
                )
            },
        );
        let demanded = match (place.kind, place.signature) {
            (ShaderKind::Vertex, Signature::Input) | (ShaderKind::Pixel, Signature::Output) => {
                Some(InterpolationMode::Undefined)
            }
            (ShaderKind::Mesh, Signature::PatchConstant) => Some(InterpolationMode::Constant),
            (_, Signature::PatchConstant) => Some(InterpolationMode::Undefined),
            _ => None,
        };
        let holds = demanded.is_none_or(|demanded| mode == demanded);
        let rule = match demanded {
            Some(InterpolationMode::Constant) => dxc::SM_CONSTANT_INTERP_MODE,
            _ => dxc::SM_NO_INTERP_MODE,
        };
        self.demand(place, holds, rule, || {
            format!(
                "element {} has interpolation mode {mode}; {} of the stage {} has {}",
                name(),
                place.signature.element(),
                place.kind,
                demanded.unwrap_or_default()
            )
        });
    }

    fn location(&mut self, place: &Place<'_>, element: &SignatureElement, register: Option<bool>) {
        let name = || quoted(&element.name);
        let SignatureElement { start_row, start_col, rows, cols, .. } = *element;
        let is_allocated = start_row >= 0 && start_col >= 0;
        let is_target = element.semantic_kind == SemanticKind::Target && register == Some(true);
        if is_target {
            self.target(place, element);
        }
        if !is_allocated {
            return self.demand(
                place,
                register != Some(true),
                dxc::META_SEMANTIC_SHOULD_BE_ALLOCATED,
                || format!("element {} has no register", name()),
            );
        }
        self.demand(
            place,
            register != Some(false),
            dxc::META_SEMANTIC_SHOULD_NOT_BE_ALLOCATED,
            || format!("element {} has a register; its semantic has none", name()),
        );
        let end = (start_row as u32).saturating_add(rows);
        let fits = end <= REGISTERS || is_target;
        self.demand(place, fits, dxc::META_SIGNATURE_OUT_OF_RANGE, || {
            format!("element {} ends at register {end}; there are {REGISTERS}", name())
        });
        let end = u32::from(start_col as u8) + u32::from(cols);
        self.demand(place, end <= COLUMNS, dxc::META_SIGNATURE_OUT_OF_RANGE, || {
            format!("element {} ends at component {end}; a register has {COLUMNS}", name())
        });
        let count = element.semantic_indexes.len();
        self.demand(place, u32::try_from(count) == Ok(rows), Rule::SemanticIndex, || {
            format!("element {} of {rows} rows has {count} semantic indices", name())
        });
        if is_target {
            let last = last_index(SemanticKind::Target).unwrap_or(0);
            let end = (start_row as u32).saturating_add(rows);
            self.demand(place, end <= last + 1, dxc::META_SEMANTIC_INDEX_MAX, || {
                format!("target {} ends at register {end}; the last one is {last}", name())
            });
        }
    }

    /// Demands that the rows of a target lie at its indices, in a register or not.
    fn target(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let name = || quoted(&element.name);
        let SignatureElement { start_row, start_col, .. } = *element;
        let mut indexes = (0..).zip(&element.semantic_indexes);
        let holds = indexes.all(|(row, index)| {
            *index == (start_row as u32).wrapping_add(row) || is_unstated(*index)
        });
        self.demand(place, holds, dxc::SM_PS_TARGET_INDEX_MATCHES_ROW, || {
            format!(
                "target {} lies at register {start_row}; its rows may lie at those of its indices",
                name()
            )
        });
        self.demand(place, start_col == 0, dxc::SM_PS_TARGET_COL0, || {
            format!("target {} lies at component {start_col}; it may lie at 0", name())
        });
    }

    fn semantics(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        for element in elements {
            let name = || quoted(semantic_name(element));
            // The index of a semantic that the stage lacks does not matter.
            let is_known =
                has_register(place.kind, place.signature, element.semantic_kind).is_some();
            let last = last_index(element.semantic_kind).filter(|_| is_known);
            for (number, &index) in element.semantic_indexes.iter().enumerate() {
                // The index of an array is that of its first row.
                let is_target = element.semantic_kind == SemanticKind::Target;
                let last = last.filter(|_| number == 0 && !is_target);
                let holds = last.is_none_or(|last| index <= last);
                self.demand(place, holds, dxc::META_SEMANTIC_INDEX_MAX, || {
                    let last = last.unwrap_or(0);
                    format!("semantic {} has index {index}; the last one is {last}", name())
                });
            }
        }
    }

    fn depths(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let depths = elements.iter().filter(|it| is_depth(it.semantic_kind)).count();
        self.demand(place, depths <= 1, dxc::SM_PS_MULTIPLE_DEPTH_SEMANTIC, || {
            format!("the shader puts out {depths} depths; it may put out one")
        });
    }

    fn distances(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let kinds = [SemanticKind::ClipDistance, SemanticKind::CullDistance];
        let distances = elements.iter().filter(|it| kinds.contains(&it.semantic_kind));
        let mut registers = BTreeSet::new();
        for element in distances {
            let first = u32::try_from(element.start_row).unwrap_or(0);
            let rows = first..first.saturating_add(element.rows).min(REGISTERS);
            registers.extend(rows.map(|row| (place.stream(element), row)));
        }
        for stream in 0..STREAMS {
            let count = registers.range((stream, 0)..=(stream, u32::MAX)).count();
            self.demand(place, count <= MOST_DISTANCES, dxc::META_CLIP_CULL_MAX_ROWS, || {
                format!(
                    "clip and cull distances have {count} registers; they may have {MOST_DISTANCES}"
                )
            });
        }
    }
}

const fn is_integer(ty: ComponentType) -> bool {
    matches!(
        ty,
        ComponentType::I1
            | ComponentType::I16
            | ComponentType::U16
            | ComponentType::I32
            | ComponentType::U32
            | ComponentType::I64
            | ComponentType::U64
    )
}
