//! The order of elements in registers, and the register that the view needs.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use dxil_format::{SemanticKind, ShaderKind};
use dxil_metadata::{EntryPoint, SignatureElement};
use dxil_ops::OpCode;

use super::elements::MISPLACED;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The number of registers of a signature.
const REGISTERS: u32 = 32;
const COLUMNS: u32 = 4;

/// The key by which elements of a register are sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    Arbitrary,
    SystemValue,
    /// A system value that the stage before does not put out.
    Generated,
}

impl Checker<'_> {
    pub(super) fn register_order(&mut self, entry: &EntryPoint) {
        let Some(signatures) = &entry.signatures else { return };
        let all = [&signatures.inputs, &signatures.outputs, &signatures.patch_constants];
        for elements in all.into_iter().flatten() {
            self.component_order(entry, elements);
        }
        let is_pixel = self.kind() == Some(ShaderKind::Pixel);
        if let (true, Some(inputs)) = (is_pixel, &signatures.inputs) {
            self.view_id_register(entry, inputs);
        }
    }

    /// Demands that arbitrary elements of a register are on the left, and generated ones on the right.
    fn component_order(&mut self, entry: &EntryPoint, elements: &[SignatureElement]) {
        let is_mesh = self.kind() == Some(ShaderKind::Mesh);
        let mut registers = BTreeMap::<_, Class>::new();
        let mut sorted: Vec<_> = elements
            .iter()
            .filter(|it| it.start_col >= 0 && it.semantic_kind != MISPLACED && in_range(it))
            .collect();
        sorted.sort_by_key(|it| it.start_col);
        for element in sorted {
            let class = match element.semantic_kind {
                SemanticKind::Arbitrary => Class::Arbitrary,
                // A mesh shader puts it out itself.
                SemanticKind::PrimitiveID if is_mesh => Class::SystemValue,
                SemanticKind::PrimitiveID | SemanticKind::IsFrontFace => Class::Generated,
                _ => Class::SystemValue,
            };
            for row in rows(element) {
                let last = registers.entry((element.output_stream(), row));
                let last = last.or_insert(class);
                let holds = *last <= class;
                *last = class;
                self.require_of(entry.function, holds, dxc::META_SIGNATURE_ILLEGAL_COMPONENT_ORDER, || {
                    format!(
                        "element {} is on the right of another one in register {row}; arbitrary \
                         elements come first, then system values, then those that are generated",
                        quoted(&element.name)
                    )
                });
            }
        }
    }

    /// Demands that a pixel shader that reads the view leaves a register free for it.
    fn view_id_register(&mut self, entry: &EntryPoint, inputs: &[SignatureElement]) {
        let is_read = self.calls.operations.iter().any(|(_, op)| *op == Some(OpCode::ViewId));
        if !is_read {
            return;
        }
        let used = inputs.iter().flat_map(rows).fold(0_u32, |used, row| used | 1 << row);
        self.require_of(entry.function, used != u32::MAX, dxc::SM_VIEW_ID_NEEDS_SLOT, || {
            format!("the shader reads the view, but its inputs have all {REGISTERS} registers")
        });
    }
}

/// The registers of an element.
fn rows(element: &SignatureElement) -> core::ops::Range<u32> {
    match u32::try_from(element.start_row) {
        Ok(first) => first.min(REGISTERS)..first.saturating_add(element.rows).min(REGISTERS),
        Err(_) => 0..0,
    }
}

/// Whether an element lies in the registers. The validator places no other.
pub(super) fn in_range(element: &SignatureElement) -> bool {
    let end = u32::try_from(element.start_row).ok().and_then(|row| row.checked_add(element.rows));
    let last = u32::try_from(element.start_col).map(|column| column + u32::from(element.cols));
    end.is_none_or(|end| end <= REGISTERS) && last.is_ok_and(|last| last <= COLUMNS)
}
