//! Loads and stores of elements of signatures.

use dxil_format::ShaderKind;
use dxil_ir::calls::operation;
use dxil_ir::{Body, InstructionId, Module, Value};
use dxil_metadata::{SignatureElement, Signatures};
use dxil_ops::OpCode;

/// A signature of an entry point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Signature {
    Input,
    Output,
    /// The patch constants, or the primitive attributes of a mesh shader.
    PatchConstant,
}

/// A load or store of a component of an element.
pub(super) struct Access {
    pub(super) op: OpCode,
    pub(super) signature: Signature,
    /// The number of the element in its signature.
    pub(super) element: u32,
    /// The row of the element; `None` if it is no constant.
    pub(super) row: Option<u32>,
    /// The component of the row.
    pub(super) column: u32,
    /// The stored value.
    pub(super) stored: Option<Value>,
}

impl Access {
    /// The access of an instruction of a shader of this kind.
    pub(super) fn of(
        module: &Module,
        body: &Body,
        instruction: InstructionId,
        kind: ShaderKind,
    ) -> Option<Self> {
        use Signature::{Input, Output, PatchConstant};
        let (op, arguments) = operation(module, body, instruction)?;
        let (signature, stores) = match op {
            OpCode::LoadInput
            | OpCode::EvalSnapped
            | OpCode::EvalSampleIndex
            | OpCode::EvalCentroid
            | OpCode::AttributeAtVertex => (Input, false),
            // A domain shader reads the control points that the hull shader put out as its inputs.
            OpCode::LoadOutputControlPoint if kind == ShaderKind::Domain => (Input, false),
            OpCode::LoadOutputControlPoint => (Output, false),
            OpCode::LoadPatchConstant => (PatchConstant, false),
            OpCode::StoreOutput | OpCode::StoreVertexOutput => (Output, true),
            OpCode::StorePatchConstant | OpCode::StorePrimitiveOutput => (PatchConstant, true),
            _ => return None,
        };
        // All of them begin with the same operands.
        let [_, element, row, column, more @ ..] = arguments else { return None };
        let integer =
            |value: Value| u32::try_from(module.constants.integer_value(value.constant()?)?).ok();
        Some(Self {
            op,
            signature,
            element: integer(*element)?,
            row: integer(*row),
            column: integer(*column)?,
            stored: more.first().copied().filter(|_| stores),
        })
    }

    /// The rows that may be accessed.
    pub(super) fn rows(&self, element: &SignatureElement) -> core::ops::Range<u32> {
        match self.row {
            Some(row) => row..row.saturating_add(1),
            None => 0..element.rows,
        }
    }
}

/// The elements of a signature.
pub(super) fn elements(signatures: Option<&Signatures>, of: Signature) -> &[SignatureElement] {
    let elements = signatures.and_then(|signatures| match of {
        Signature::Input => signatures.inputs.as_deref(),
        Signature::Output => signatures.outputs.as_deref(),
        Signature::PatchConstant => signatures.patch_constants.as_deref(),
    });
    elements.unwrap_or_default()
}
