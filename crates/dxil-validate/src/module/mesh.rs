//! Operations that mesh and amplification shaders call once, and the payloads between them.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ir::calls::Call;
use dxil_ir::{FunctionId, Value};
use dxil_metadata::{EntryPoint, EntryProperties};
use dxil_ops::OpCode;

use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// The most bytes of a payload.
const MOST_PAYLOAD: u64 = 16 << 10;

/// The operations that a mesh or amplification shader calls once.
const ONCE: [OpCode; 3] =
    [OpCode::SetMeshOutputCounts, OpCode::GetMeshPayload, OpCode::DispatchMesh];

/// A mesh or amplification shader.
struct Shader {
    kind: ShaderKind,
    function: Option<FunctionId>,
    /// The bytes of its payload that it states.
    stated: u64,
    /// How often it calls each of the operations.
    counts: [u32; ONCE.len()],
}

impl Shader {
    /// A shader of a stage with payloads.
    fn new(kind: ShaderKind, entry: &EntryPoint) -> Option<Self> {
        let default = EntryProperties::default();
        let properties = entry.properties.as_ref().unwrap_or(&default);
        let stated = match kind {
            ShaderKind::Mesh => properties.mesh().map(|it| it.payload_size_in_bytes),
            ShaderKind::Amplification => {
                properties.amplification().map(|it| it.payload_size_in_bytes)
            }
            _ => return None,
        };
        let stated = u64::from(stated.unwrap_or(0));
        Some(Self { kind, function: entry.function, stated, counts: [0; ONCE.len()] })
    }
}

impl Checker<'_> {
    /// Looks at the calls of mesh and amplification shaders.
    pub(super) fn mesh_calls(&mut self) {
        let shaders = self.shaders().filter_map(|(kind, entry)| Shader::new(kind, entry));
        let mut shaders: Vec<_> = shaders.collect();
        let of_functions = shaders.iter().enumerate().rev();
        let of_functions = of_functions.filter_map(|(index, it)| Some((it.function?, index)));
        let of_functions: BTreeMap<_, _> = of_functions.collect();
        for (call, op) in &self.calls.operations {
            let Some(place) = ONCE.iter().position(|it| Some(*it) == *op) else { continue };
            // All functions of a module that is no library are code of its shader.
            let shader = match self.is_library() {
                true => of_functions.get(&call.caller).and_then(|index| shaders.get_mut(*index)),
                false => shaders.first_mut(),
            };
            let Some(Shader { stated, counts, .. }) = shader else { continue };
            let op = ONCE[place];
            counts[place] += 1;
            if counts[place] > 1 {
                let rule = match op {
                    OpCode::SetMeshOutputCounts => dxc::INSTR_MULTIPLE_SET_MESH_OUTPUT_COUNTS,
                    OpCode::GetMeshPayload => dxc::INSTR_MULTIPLE_GET_MESH_PAYLOAD,
                    _ => dxc::INSTR_NOT_ONCE_DISPATCH_MESH,
                };
                self.call_error(call, rule, format!("{op} is called more than once"));
            }
            self.payload(call, op, *stated);
        }
        for Shader { kind, function, counts: [_, _, dispatched], .. } in shaders {
            let holds = kind != ShaderKind::Amplification || dispatched > 0;
            self.require_of(function, holds, dxc::INSTR_NOT_ONCE_DISPATCH_MESH, || {
                "an amplification shader must call DispatchMesh".into()
            });
        }
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
