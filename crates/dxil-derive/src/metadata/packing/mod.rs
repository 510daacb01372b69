//! The registers of elements of signatures.
//!
//! An input of a vertex shader begins a register of its own, a render target has the register of its index.
//! All other elements share registers, by the rules of Direct3D and in the order of DXC.

mod optimized;
pub mod register;
mod stable;

use alloc::format;
use alloc::vec::Vec;

use dxil_format::{SemanticKind, ShaderFlags, ShaderKind};
use dxil_metadata::{EntryPoint, ShaderMetadata, SignatureElement, Signatures};

use super::access::Signature;
use crate::Diagnostic;
use register::{REGISTERS, Role, Shape};

/// The number of render targets.
const TARGETS: usize = 8;

/// The number of registers that may have clip or cull distances.
const DISTANCE_REGISTERS: usize = 2;

/// A row and a column.
type Place = [usize; 2];

/// The way in which elements share registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Packing {
    /// The place of an element depends on the elements before it only: a signature may go on with more
    /// elements than that of the next stage. DXC's default.
    #[default]
    PrefixStable,
    /// Few registers, for stages whose signatures are the same: `-pack-optimized`.
    Optimized,
}

/// Assigns registers to the elements of each signature in which no element has one.
///
/// # Errors
///
/// Fails if an element finds no place. The other elements have got theirs.
pub fn pack_signatures(
    metadata: &mut ShaderMetadata,
    packing: Packing,
) -> Result<(), Vec<Diagnostic>> {
    let module_kind = metadata.target.map(|target| target.kind);
    let flags = metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
    let native_16bit = flags.contains(ShaderFlags::UseNativeLowPrecision);
    let mut unplaced = Vec::new();
    for entry in &mut metadata.entry_points {
        let kind = entry.kind().or(module_kind);
        let (Some(kind), Some(signatures)) = (kind, &mut entry.signatures) else { continue };
        let Signatures { inputs, outputs, patch_constants } = signatures;
        let signatures = [
            (Signature::Input, inputs),
            (Signature::Output, outputs),
            (Signature::PatchConstant, patch_constants),
        ];
        for (signature, elements) in signatures {
            let elements = elements.as_deref_mut().unwrap_or_default();
            if elements.iter().any(|it| it.start_row >= 0) {
                continue;
            }
            let packer = Packer { kind, signature, native_16bit, packing };
            packer.pack(elements);
            let left = elements.iter().filter(|it| it.start_row < 0 && packer.has_register(it));
            unplaced.extend(left.map(|element| Diagnostic {
                function: Some(entry.name.clone()),
                help: Some("state elements that share registers, or fewer".into()),
                ..Diagnostic::of_module(format!(
                    "the signature has no register for {}",
                    element.name
                ))
            }));
        }
    }
    if unplaced.is_empty() { Ok(()) } else { Err(unplaced) }
}

/// A signature, and how its elements get their registers.
struct Packer {
    kind: ShaderKind,
    signature: Signature,
    native_16bit: bool,
    packing: Packing,
}

impl Packer {
    fn pack(&self, elements: &mut [SignatureElement]) {
        match (self.kind, self.signature) {
            (ShaderKind::Vertex, Signature::Input) => {
                let mut row = 0;
                for element in elements.iter_mut().filter(|element| self.has_register(element)) {
                    let next = element.rows.saturating_add(row);
                    place(element, (next as usize <= REGISTERS).then_some([row as usize, 0]));
                    row = next;
                }
            }
            (ShaderKind::Pixel, Signature::Output) => {
                for element in elements.iter_mut().filter(|element| self.has_register(element)) {
                    let index = element.semantic_indexes.first().map(|index| *index as usize);
                    let index = index.filter(|index| *index < TARGETS);
                    place(element, index.map(|index| [index, 0]));
                }
            }
            // Each stream of a geometry shader has its own registers.
            (ShaderKind::Geometry, Signature::Output) => {
                (0..4).for_each(|stream| self.share(elements, stream));
            }
            _ => self.share(elements, 0),
        }
    }

    /// Places the elements of a stream.
    fn share(&self, elements: &mut [SignatureElement], stream: u32) {
        let places_of: Vec<_> = (0..elements.len())
            .filter(|&at| {
                elements[at].output_stream() == stream && self.has_register(&elements[at])
            })
            .collect();
        let shapes: Vec<_> = (places_of.iter().enumerate())
            .filter_map(|(index, at)| self.shape(&elements[*at], index))
            .collect();
        let places = match self.packing {
            Packing::PrefixStable => stable::pack(&shapes),
            Packing::Optimized => optimized::pack(&shapes),
        };
        for (at, found) in places_of.into_iter().zip(places) {
            place(&mut elements[at], found);
        }
    }

    /// Whether an element has a register. Others are special inputs and outputs of pixel and geometry
    /// shaders.
    fn has_register(&self, element: &SignatureElement) -> bool {
        let kind = element.semantic_kind;
        match (self.kind, self.signature) {
            (ShaderKind::Vertex, Signature::Input) => true,
            (ShaderKind::Pixel, Signature::Output) => kind == SemanticKind::Target,
            (ShaderKind::Geometry, Signature::Input) if kind == SemanticKind::PrimitiveID => false,
            _ => Role::of(self.kind, kind).is_some(),
        }
    }

    fn shape(&self, element: &SignatureElement, index: usize) -> Option<Shape> {
        let role = Role::of(self.kind, element.semantic_kind)?;
        Some(Shape { index, ..Shape::new(element, role, self.native_16bit) })
    }
}

fn place(element: &mut SignatureElement, place: Option<Place>) {
    if let Some([row, column]) = place {
        if let (Ok(row), Ok(column)) = (i32::try_from(row), i8::try_from(column)) {
            (element.start_row, element.start_col) = (row, column);
        }
    }
}
