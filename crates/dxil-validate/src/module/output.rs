//! Outputs that a shader must store.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_format::{SemanticKind, ShaderKind};
use dxil_ir::Value;
use dxil_ir::calls::Call;
use dxil_metadata::SignatureElement;
use dxil_ops::OpCode;

use super::semantic::Signature;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Demands that each component of a system value is stored, but those of render targets.
    pub(super) fn outputs(&mut self) {
        let Some(kind) = self.kind() else { return };
        let Some(entry) = self.metadata.entry_points.first() else { return };
        let Some(signatures) = &entry.signatures else { return };
        let (signature, elements) = match kind {
            ShaderKind::Library => return,
            ShaderKind::Hull => (Signature::PatchConstant, &signatures.patch_constants),
            _ => (Signature::Output, &signatures.outputs),
        };
        let stored = self.stored(signature);
        for (number, element) in (0..).zip(elements.iter().flatten()) {
            let is_free = match element.semantic_kind {
                SemanticKind::Arbitrary => true,
                SemanticKind::Target => kind == ShaderKind::Pixel,
                _ => false,
            };
            let mask = stored.get(&number).copied().unwrap_or(0);
            let is_whole = mask == 0xf
                || element.semantic_kind != SemanticKind::Position
                || kind == ShaderKind::Hull;
            self.require_of(entry.function, is_whole, dxc::SM_COMPLETE_POSITION, || {
                format!("the components {mask:#x} of the position are stored, not all four")
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

    /// The components of each element that any call stores.
    fn stored(&self, signature: Signature) -> BTreeMap<u32, u32> {
        let integer = |value: Option<&Value>| -> Option<u32> {
            let value = self.module.constants.integer_value(value?.constant()?)?;
            u32::try_from(value).ok()
        };
        let mut stored = BTreeMap::new();
        for call in Call::all(self.module) {
            let of = match call.operation(self.module) {
                Some(OpCode::StoreOutput | OpCode::StoreVertexOutput) => Signature::Output,
                Some(OpCode::StorePatchConstant) => Signature::PatchConstant,
                _ => continue,
            };
            let arguments = call.arguments;
            let (element, column) = (integer(arguments.get(1)), integer(arguments.get(3)));
            if let (true, Some(element), Some(column @ 0..4)) = (of == signature, element, column) {
                *stored.entry(element).or_insert(0) |= 1 << column;
            }
        }
        stored
    }
}

fn all_components(element: &SignatureElement) -> u32 {
    (1_u32 << element.cols.min(4)) - 1
}
