//! The dimensions of a resource that a shader uses.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec;

use dxil_format::ResourceKind;
use dxil_ir::analysis::Uses;
use dxil_ir::{Body, FunctionId, InstructionId, InstructionKind, Value};

use super::Checker;
use super::handle::View;
use super::operation::Operation;
use crate::dxc::of_module as dxc;

/// The elements of the struct that `GetDimensions` returns.
const ELEMENTS: usize = 4;

/// The elements of the struct that have a value for a kind of resource.
const fn known(kind: ResourceKind) -> [bool; ELEMENTS] {
    match kind {
        // The last element is the number of levels or of samples.
        ResourceKind::Texture1D => [true, false, false, true],
        ResourceKind::Texture1DArray
        | ResourceKind::Texture2D
        | ResourceKind::Texture2DMS
        | ResourceKind::TextureCube => [true, true, false, true],
        ResourceKind::StructuredBuffer
        | ResourceKind::RawBuffer
        | ResourceKind::TypedBuffer
        | ResourceKind::TBuffer => [true, false, false, false],
        _ => [true; ELEMENTS],
    }
}

impl Checker<'_> {
    /// The uses of the values of a function, which are collected once.
    fn uses(&mut self, function: FunctionId, body: &Body) -> &Uses {
        let known = self.uses.take().filter(|(id, _)| *id == function);
        &self.uses.insert(known.unwrap_or_else(|| (function, Uses::new(body)))).1
    }

    /// Looks at the elements of the result of `GetDimensions` that are used.
    pub(super) fn dimensions(&mut self, operation: &Operation<'_>, resource: &View) {
        let module = self.module;
        let Some(body) = &module.functions[operation.call.caller].body else { return };
        let uses = self.uses(operation.call.caller, body);
        let known = known(resource.kind);
        let mut is_struct_alone = true;
        let mut unknown = BTreeSet::new();
        for_each_user(body, uses, operation.call.instruction, |user| match user {
            InstructionKind::ExtractValue { indices, .. } => {
                let indices = body.list(indices).iter().map(|index| *index as usize);
                unknown.extend(indices.filter(|index| known.get(*index) != Some(&true)));
            }
            _ => is_struct_alone = false,
        });
        self.require_call(operation, is_struct_alone, dxc::INSTR_DXIL_STRUCT_USER, || {
            "the result of GetDimensions is used as a whole; extractvalue takes its elements".into()
        });
        for element in unknown {
            let rule = dxc::INSTR_UNDEF_RESULT_FOR_GET_DIMENSION;
            self.require_call(operation, false, rule, || {
                format!(
                    "element {element} of GetDimensions is used, which {} has not",
                    resource.kind
                )
            });
        }
    }
}

/// Calls a function for each user of a result, also of its phis.
fn for_each_user(
    body: &Body,
    uses: &Uses,
    result: InstructionId,
    mut user: impl FnMut(InstructionKind),
) {
    let (mut pending, mut seen) = (vec![result], BTreeSet::from([result]));
    while let Some(id) = pending.pop() {
        for used in uses.of(Value::Instruction(id)) {
            match body.instructions[used.user].kind {
                InstructionKind::Phi { .. } if seen.insert(used.user) => pending.push(used.user),
                InstructionKind::Phi { .. } => {}
                kind => user(kind),
            }
        }
    }
}
