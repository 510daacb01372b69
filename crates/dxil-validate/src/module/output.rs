//! Outputs that a shader must store.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_derive::semantic::Signature;
use dxil_format::{SemanticKind, ShaderKind};
use dxil_ir::{FunctionId, Value};
use dxil_metadata::{EntryPoint, SignatureElement};
use dxil_ops::OpCode;

use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The components of an element that are stored.
#[derive(Clone, Copy, Default)]
struct Stored {
    mask: u32,
    /// Those that count for the position.
    position: u32,
}

/// The number of streams of a geometry shader.
const STREAMS: usize = 4;

/// The components of elements of signatures, by the function that stores them.
type StoredComponents = BTreeMap<(FunctionId, Signature, u32), Stored>;

impl Checker<'_> {
    /// Demands that each component of a system value is stored, but those of render targets.
    pub(super) fn outputs(&mut self) {
        let stored = self.stored();
        for entry in self.entries() {
            self.outputs_of(entry, &stored);
        }
    }

    fn outputs_of(&mut self, entry: &EntryPoint, stored: &StoredComponents) {
        let kind = self.stage_of_signatures(entry);
        let (Some(kind), Some(signatures)) = (kind, &entry.signatures) else { return };
        let (function, signature, elements) = match kind {
            ShaderKind::Hull => (
                entry.patch_constant_function(),
                Signature::PatchConstant,
                &signatures.patch_constants,
            ),
            _ => (entry.function, Signature::Output, &signatures.outputs),
        };
        let stored = |number| {
            // To the validator, what is no stage stores nothing.
            let function = function.filter(|_| kind.stage().is_some());
            let stored = function.and_then(|id| stored.get(&(id, signature, number)));
            stored.copied().unwrap_or_default()
        };
        // Elements of one stream that are the position count together.
        let mut positions = [0; STREAMS];
        let stream = |element: &SignatureElement| element.output_stream() as usize % STREAMS;
        for (number, element) in (0..).zip(elements.iter().flatten()) {
            if element.semantic_kind == SemanticKind::Position {
                positions[stream(element)] |= stored(number).position;
            }
        }
        for (number, element) in (0..).zip(elements.iter().flatten()) {
            let is_free = match element.semantic_kind {
                SemanticKind::Arbitrary => true,
                SemanticKind::Target => kind == ShaderKind::Pixel,
                _ => false,
            };
            let position = positions[stream(element)];
            // The validator lets one column more pass.
            let mask = stored(number).mask & ((2_u32 << element.cols.min(30)) - 1);
            let is_whole = position == 0xf
                || element.semantic_kind != SemanticKind::Position
                || kind == ShaderKind::Hull;
            self.require_of(entry.function, is_whole, dxc::SM_COMPLETE_POSITION, || {
                format!("the components {position:#x} of the position are stored, not all four")
            });
            self.require_of(
                entry.function,
                is_free || mask == all_components(element),
                dxc::SM_UNDEFINED_OUTPUT,
                || {
                    let name = quoted(&element.name);
                    format!("the components {mask:#x} of {name} are stored, not all of them")
                },
            );
        }
    }

    /// The components of each element that calls of a function store.
    fn stored(&self) -> StoredComponents {
        let integer = |value: Option<&Value>| -> Option<u32> {
            let value = self.module.constants.integer_value(value?.constant()?)?;
            u32::try_from(value).ok()
        };
        let mut stored = StoredComponents::new();
        for (call, op) in &self.calls.operations {
            let signature = match op {
                Some(OpCode::StoreOutput | OpCode::StoreVertexOutput) => Signature::Output,
                Some(OpCode::StorePatchConstant) => Signature::PatchConstant,
                _ => continue,
            };
            let Some(element) = integer(call.arguments.get(1)) else { continue };
            let stored = stored.entry((call.caller, signature, element)).or_default();
            match integer(call.arguments.get(3)) {
                Some(column @ 0..32) => {
                    stored.mask |= 1 << column;
                    stored.position |= 1 << column;
                }
                // For the position, it takes the remainder of one that no register has.
                Some(column) => stored.position |= 1 << (column % 32),
                // The validator takes a column of the position that is no constant for the first one.
                None => stored.position |= 1,
            }
        }
        stored
    }
}

fn all_components(element: &SignatureElement) -> u32 {
    (1_u32 << element.cols.min(31)) - 1
}
