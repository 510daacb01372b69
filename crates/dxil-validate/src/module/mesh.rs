//! Operations that mesh and amplification shaders call once, and the payloads between them.

use alloc::format;
use alloc::string::String;

use dxil_format::ShaderKind;
use dxil_ir::Value;
use dxil_ir::calls::Call;
use dxil_metadata::EntryProperties;
use dxil_ops::OpCode;

use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// The most bytes of a payload.
const MOST_PAYLOAD: u64 = 16 << 10;

impl Checker<'_> {
    /// Looks at the calls of a mesh or amplification shader that is in no library.
    pub(super) fn mesh_calls(&mut self) {
        let Some(kind) = self.kind() else { return };
        let entry = self.metadata.entry_points.first();
        let function = entry.and_then(|it| it.function);
        let default = EntryProperties::default();
        let properties = entry.and_then(|it| it.properties.as_ref()).unwrap_or(&default);
        let stated = match kind {
            ShaderKind::Mesh => properties.mesh().map(|it| it.payload_size_in_bytes),
            ShaderKind::Amplification => {
                properties.amplification().map(|it| it.payload_size_in_bytes)
            }
            _ => return,
        };
        let stated = u64::from(stated.unwrap_or(0));
        let mut once = [OpCode::SetMeshOutputCounts, OpCode::GetMeshPayload, OpCode::DispatchMesh]
            .map(|op| (op, 0_u32));
        for (call, op) in &self.calls.operations {
            let Some((op, count)) = once.iter_mut().find(|(it, _)| Some(*it) == *op) else {
                continue;
            };
            *count += 1;
            let (op, count) = (*op, *count);
            if count > 1 {
                let rule = match op {
                    OpCode::SetMeshOutputCounts => dxc::INSTR_MULTIPLE_SET_MESH_OUTPUT_COUNTS,
                    OpCode::GetMeshPayload => dxc::INSTR_MULTIPLE_GET_MESH_PAYLOAD,
                    _ => dxc::INSTR_NOT_ONCE_DISPATCH_MESH,
                };
                self.call_error(call, rule, format!("{op} is called more than once"));
            }
            self.payload(call, op, stated);
        }
        let [_, _, (_, dispatched)] = once;
        let holds = kind != ShaderKind::Amplification || dispatched > 0;
        self.require_of(function, holds, dxc::INSTR_NOT_ONCE_DISPATCH_MESH, || {
            "an amplification shader must call DispatchMesh".into()
        });
    }

    /// Compares the payload of a call with the size that the entry point states.
    fn payload(&mut self, call: &Call<'_>, op: OpCode, stated: u64) {
        let module = self.module;
        let value = match op {
            OpCode::GetMeshPayload => Some(Value::Instruction(call.instruction)),
            OpCode::DispatchMesh => call.arguments.last().copied(),
            _ => None,
        };
        let body = module.functions[call.caller].body.as_ref();
        let ty = value.zip(body).and_then(|(value, body)| module.type_of(body, value));
        let ty = ty.filter(|ty| module.types.is_pointer(*ty));
        // The validator measures the pointer to the payload that an amplification shader dispatches.
        let ty = match op {
            OpCode::GetMeshPayload => ty.and_then(|ty| module.types.pointee(ty)),
            _ => ty,
        };
        let Some(ty) = ty else { return };
        let size = self.layout().size(ty).unwrap_or(0);
        let (declared, largest) = match op {
            OpCode::GetMeshPayload => {
                (dxc::SM_MESH_SHADER_PAYLOAD_SIZE_DECLARED, dxc::SM_MESH_SHADER_PAYLOAD_SIZE)
            }
            _ => (
                dxc::SM_AMPLIFICATION_SHADER_PAYLOAD_SIZE_DECLARED,
                dxc::SM_AMPLIFICATION_SHADER_PAYLOAD_SIZE,
            ),
        };
        if size > stated {
            self.call_error(
                call,
                declared,
                format!("the payload of {op} has {size} bytes; the entry point states {stated}"),
            );
        }
        let size = size.max(stated);
        if size > MOST_PAYLOAD {
            self.call_error(
                call,
                largest,
                format!("the payload of {op} has {size} bytes; it may have {MOST_PAYLOAD}"),
            );
        }
    }

    fn call_error(&mut self, call: &Call<'_>, rule: Named<Rule>, message: String) {
        self.forbid(call.caller, call.number, rule, message);
    }
}
