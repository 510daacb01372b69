//! Elements of signatures: their records in parts, and the instructions that load and store them.

use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::read::{Psv, Signature};
use dxil_container::{Container, FourCC};
use dxil_ir::calls::Call;
use dxil_ir::{Module, Value};
use dxil_metadata::{EntryPoint, Signatures, Target};
use dxil_ops::OpCode;
use dxil_ops::ops::{
    AttributeAtVertex, EvalCentroid, EvalSampleIndex, EvalSnapped, LoadInput,
    LoadOutputControlPoint, LoadPatchConstant, StoreOutput, StorePatchConstant,
    StorePrimitiveOutput, StoreVertexOutput,
};

use super::{Links, arguments, integer};
use crate::item::{Item, SignatureKind};
use crate::listing::Error;

/// Connects the elements of a shader's signatures. A library has none.
pub(super) fn connect(
    links: &mut Links,
    container: &Container<'_>,
    module: &Module,
) -> Result<(), Error> {
    let kind = Target::of(module)?.kind;
    if kind == ShaderKind::Library {
        return Ok(());
    }
    let signatures = EntryPoint::first_signatures(module)?.unwrap_or_default();
    let Signatures { inputs, outputs, patch_constants } = signatures;
    let signatures = [
        (SignatureKind::Input, inputs.unwrap_or_default()),
        (SignatureKind::Output, outputs.unwrap_or_default()),
        (SignatureKind::PatchConstant, patch_constants.unwrap_or_default()),
    ];
    let psv = container.part(FourCC::PSV0).map(|part| Psv::parse(&part)).transpose()?;
    for (kind, elements) in &signatures {
        if let Some(part) = container.part(kind.part()) {
            of_part(links, *kind, elements, Signature::parse(&part)?.len());
        }
        if let Some(psv) = &psv {
            let records = match kind {
                SignatureKind::Input => psv.inputs().count(),
                SignatureKind::Output => psv.outputs().count(),
                SignatureKind::PatchConstant => psv.patch_constants().count(),
            };
            for (element, index) in elements.iter().zip(0..records as u32) {
                links.connect(Item::Element(*kind, element.id), Item::PsvElement(*kind, index));
            }
        }
    }
    for call in Call::all(module) {
        let Some((signature, id)) = accessed(module, &call, kind) else { continue };
        let elements = signatures.iter().find(|(kind, _)| *kind == signature);
        if elements.is_some_and(|(_, elements)| elements.iter().any(|it| it.id == id)) {
            let instruction = Item::Instruction(call.caller, call.instruction);
            links.connect(Item::Element(signature, id), instruction);
        }
    }
    Ok(())
}

/// Connects the elements of a part, which has one for each row of an element in metadata.
fn of_part(
    links: &mut Links,
    kind: SignatureKind,
    elements: &[dxil_metadata::SignatureElement],
    records: usize,
) {
    let rows = elements.iter().flat_map(|it| it.semantic_indexes.iter().map(|_| it.id));
    let rows: Vec<_> = rows.take(records).collect();
    for (index, id) in (0..).zip(rows) {
        links.connect(Item::Element(kind, id), Item::PartElement(kind, index));
    }
}

/// The element that a call loads or stores: its signature and its number.
fn accessed(module: &Module, call: &Call<'_>, stage: ShaderKind) -> Option<(SignatureKind, u32)> {
    let op = call.operation(module)?;
    let (kind, id) = input(call, op, stage).or_else(|| output(call, op))?;
    Some((kind, integer(module, id)?))
}

/// The element that a call loads.
fn input(call: &Call<'_>, op: OpCode, stage: ShaderKind) -> Option<(SignatureKind, Value)> {
    use SignatureKind::{Input, Output, PatchConstant};
    Some(match op {
        OpCode::LoadInput => (Input, arguments::<LoadInput<_>>(call, op)?.input_sig_id),
        OpCode::EvalSnapped => (Input, arguments::<EvalSnapped<_>>(call, op)?.input_sig_id),
        OpCode::EvalSampleIndex => (Input, arguments::<EvalSampleIndex<_>>(call, op)?.input_sig_id),
        OpCode::EvalCentroid => (Input, arguments::<EvalCentroid<_>>(call, op)?.input_sig_id),
        OpCode::AttributeAtVertex => {
            (Input, arguments::<AttributeAtVertex<_>>(call, op)?.input_sig_id)
        }
        OpCode::LoadOutputControlPoint => {
            let id = arguments::<LoadOutputControlPoint<_>>(call, op)?.input_sig_id;
            // The control points that the hull shader outputs are the inputs of the domain shader.
            (if stage == ShaderKind::Domain { Input } else { Output }, id)
        }
        OpCode::LoadPatchConstant => {
            (PatchConstant, arguments::<LoadPatchConstant<_>>(call, op)?.input_sig_id)
        }
        _ => return None,
    })
}

/// The element that a call stores.
fn output(call: &Call<'_>, op: OpCode) -> Option<(SignatureKind, Value)> {
    use SignatureKind::{Output, PatchConstant};
    Some(match op {
        OpCode::StoreOutput => (Output, arguments::<StoreOutput<_>>(call, op)?.output_sig_id),
        OpCode::StoreVertexOutput => {
            (Output, arguments::<StoreVertexOutput<_>>(call, op)?.output_sig_id)
        }
        OpCode::StorePatchConstant => {
            (PatchConstant, arguments::<StorePatchConstant<_>>(call, op)?.output_sig_id)
        }
        OpCode::StorePrimitiveOutput => {
            (PatchConstant, arguments::<StorePrimitiveOutput<_>>(call, op)?.output_sig_id)
        }
        _ => return None,
    })
}
