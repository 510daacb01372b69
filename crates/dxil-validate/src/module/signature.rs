//! The elements of signatures.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;

use dxil_format::{ComponentType, InterpolationMode, SemanticKind, ShaderKind};
use dxil_metadata::{EntryPoint, SignatureElement};

use super::semantic::{Signature, has_register, is_depth, last_index};
use super::{Checker, Rule, quoted};

/// The number of registers, and of the components of each.
const REGISTERS: u32 = 32;
const COLUMNS: u32 = 4;
/// The most bytes of the name of a semantic.
const MOST_NAME: usize = 64;
/// The most registers with clip and cull distances.
const MOST_DISTANCES: usize = 2;

/// A signature while it is checked.
pub(super) struct Place<'m> {
    pub(super) entry: &'m EntryPoint,
    pub(super) kind: ShaderKind,
    signature: Signature,
}

impl Checker<'_> {
    pub(super) fn signatures(&mut self, entry: &EntryPoint) {
        let of_module = self.kind();
        let kind = entry.kind().or(of_module.filter(|kind| *kind != ShaderKind::Library));
        let (Some(kind), Some(signatures)) = (kind, &entry.signatures) else { return };
        let all = [
            (Signature::Input, &signatures.inputs),
            (Signature::Output, &signatures.outputs),
            (Signature::PatchConstant, &signatures.patch_constants),
        ];
        for (signature, elements) in all {
            let Some(elements) = elements else { continue };
            let place = Place { entry, kind, signature };
            elements.iter().for_each(|it| self.element(&place, it));
            self.semantics(&place, elements);
            self.repeated(&place, elements);
            self.registers(&place, elements);
            self.distances(&place, elements);
        }
    }

    pub(super) fn demand(
        &mut self,
        place: &Place<'_>,
        holds: bool,
        rule: Rule,
        message: impl FnOnce() -> String,
    ) {
        self.require_of(place.entry.function, holds, rule, message);
    }

    fn element(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let name = || quoted(&element.name);
        let length = element.name.len();
        self.demand(place, (1..=MOST_NAME).contains(&length), Rule::SemanticName, || {
            format!(
                "the name of semantic {} has {length} bytes; it may have 1 to {MOST_NAME}",
                name()
            )
        });
        let semantic = element.semantic_kind;
        let register = has_register(place.kind, place.signature, semantic);
        self.demand(place, register.is_some(), Rule::SemanticStage, || {
            format!(
                "{} is no semantic of {} of the stage {}",
                name(),
                place.signature.name(),
                place.kind
            )
        });
        self.component_type(place, element);
        self.system_value(place, element);
        self.interpolation(place, element);
        self.location(place, element, register);
        let stream = element.output_stream();
        let streams = if place.kind == ShaderKind::Geometry { 4 } else { 1 };
        self.demand(place, stream < streams, Rule::ElementPlace, || {
            format!("element {} is in stream {stream}; the stage has {streams}", name())
        });
    }

    fn component_type(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let ty = element.component_type;
        let is_known = ty != ComponentType::Invalid && ty.name().is_some();
        self.demand(place, is_known, Rule::ElementType, || {
            format!("element {} has components of type {ty}", quoted(&element.name))
        });
    }

    fn interpolation(&mut self, place: &Place<'_>, element: &SignatureElement) {
        let name = || quoted(&element.name);
        let mode = element.interpolation_mode;
        let is_known = mode < InterpolationMode::Invalid;
        self.demand(place, is_known, Rule::Interpolation, || {
            format!("element {} has interpolation mode {mode}, which is not known", name())
        });
        let is_interpolated = is_known && mode > InterpolationMode::Constant;
        self.demand(
            place,
            !(is_interpolated && is_integer(element.component_type)),
            Rule::Interpolation,
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
        self.demand(place, holds, Rule::Interpolation, || {
            format!(
                "element {} has interpolation mode {mode}; {} of the stage {} has {}",
                name(),
                place.signature.name(),
                place.kind,
                demanded.unwrap_or_default()
            )
        });
    }

    fn location(&mut self, place: &Place<'_>, element: &SignatureElement, register: Option<bool>) {
        let name = || quoted(&element.name);
        let SignatureElement { start_row, start_col, rows, cols, .. } = *element;
        let is_allocated = start_row >= 0 && start_col >= 0;
        if !is_allocated {
            return self.demand(place, register != Some(true), Rule::ElementPlace, || {
                format!("element {} has no register", name())
            });
        }
        self.demand(place, register != Some(false), Rule::ElementPlace, || {
            format!("element {} has a register; its semantic has none", name())
        });
        let end = (start_row as u32).saturating_add(rows);
        self.demand(place, end <= REGISTERS, Rule::ElementPlace, || {
            format!("element {} ends at register {end}; there are {REGISTERS}", name())
        });
        let end = u32::from(start_col as u8) + u32::from(cols);
        self.demand(place, end <= COLUMNS, Rule::ElementPlace, || {
            format!("element {} ends at component {end}; a register has {COLUMNS}", name())
        });
        let count = element.semantic_indexes.len();
        self.demand(place, u32::try_from(count) == Ok(rows), Rule::SemanticIndex, || {
            format!("element {} of {rows} rows has {count} semantic indices", name())
        });
        if element.semantic_kind == SemanticKind::Target {
            let index = element.semantic_indexes.first();
            let holds = index == Some(&(start_row as u32)) && start_col == 0;
            self.demand(place, holds, Rule::ElementPlace, || {
                format!("target {} lies at register {start_row}, component {start_col}; it may lie at the register of its index", name())
            });
        }
    }

    fn semantics(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let mut seen = BTreeSet::new();
        let mut depths = 0;
        for element in elements {
            let name = || quoted(&element.name);
            let last = last_index(element.semantic_kind);
            for (number, &index) in element.semantic_indexes.iter().enumerate() {
                let is_new = seen.insert((&element.name, index, element.output_stream()));
                self.demand(place, is_new, Rule::SemanticIndex, || {
                    format!("two elements have semantic {} of index {index}", name())
                });
                // The index of an array is that of its first row.
                let last = last.filter(|_| number == 0);
                let holds = last.is_none_or(|last| index <= last);
                self.demand(place, holds, Rule::SemanticIndex, || {
                    let last = last.unwrap_or(0);
                    format!("semantic {} has index {index}; the last one is {last}", name())
                });
            }
            depths += u32::from(is_depth(element.semantic_kind));
        }
        self.demand(place, depths <= 1, Rule::SemanticIndex, || {
            format!("the shader puts out {depths} depths; it may put out one")
        });
    }

    /// Looks at the elements of each register.
    fn registers(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let mut occupied = BTreeMap::<(u32, u32), (u8, InterpolationMode)>::new();
        for element in elements {
            let SignatureElement { start_row, start_col, rows, cols, interpolation_mode, .. } =
                *element;
            let (Ok(start_row), Ok(start_col)) =
                (u32::try_from(start_row), u8::try_from(start_col))
            else {
                continue;
            };
            let end = start_row.saturating_add(rows).min(REGISTERS);
            let components = 1_u32.checked_shl(cols.into()).unwrap_or(0).wrapping_sub(1);
            let mask = components.checked_shl(start_col.into()).unwrap_or(0) as u8;
            for row in start_row..end {
                let known = occupied
                    .entry((element.output_stream(), row))
                    .or_insert((0, interpolation_mode));
                let (used, mode) = *known;
                known.0 |= mask;
                self.demand(place, used & mask == 0, Rule::ElementOverlap, || {
                    format!(
                        "element {} lies on another one in register {row}",
                        quoted(&element.name)
                    )
                });
                self.demand(place, mode == interpolation_mode, Rule::ElementOverlap, || {
                    format!(
                        "element {} has interpolation mode {interpolation_mode}, another one in register {row} has {mode}",
                        quoted(&element.name),
                    )
                });
            }
        }
    }

    fn distances(&mut self, place: &Place<'_>, elements: &[SignatureElement]) {
        let kinds = [SemanticKind::ClipDistance, SemanticKind::CullDistance];
        let distances = elements.iter().filter(|it| kinds.contains(&it.semantic_kind));
        let mut registers = BTreeSet::new();
        for element in distances {
            let first = u32::try_from(element.start_row).unwrap_or(0);
            let rows = first..first.saturating_add(element.rows).min(REGISTERS);
            registers.extend(rows.map(|row| (element.output_stream(), row)));
        }
        for stream in 0..COLUMNS {
            let count = registers.range((stream, 0)..=(stream, u32::MAX)).count();
            self.demand(place, count <= MOST_DISTANCES, Rule::ElementPlace, || {
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
