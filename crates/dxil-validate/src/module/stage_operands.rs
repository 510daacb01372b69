//! Operands that depend on signatures and on the state of the stage, and numbers without a result.

use alloc::format;

use dxil_format::{InputPrimitive, InterpolationMode, PrimitiveTopology, SemanticKind, ShaderKind};
use dxil_ir::{ConstantKind, InstructionKind, Type};
use dxil_metadata::{EntryProperties, SignatureElement};
use dxil_ops::OpCode;

use super::operation::Operation;
use super::tessellation::coordinates;
use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

impl Operation<'_> {
    /// The number that the operand of a name is, if it is a constant `float`.
    pub(super) fn float(&self, name: &str) -> Option<f32> {
        let constant = &self.module.constants[self.value(name)?.constant()?];
        match (&self.module.types[constant.ty], &constant.kind) {
            (Type::Float, ConstantKind::Float(bits)) => Some(f32::from_bits(*bits as u32)),
            _ => None,
        }
    }
}

impl<'m> Operation<'m> {
    /// The state of the entry point.
    fn state(&self) -> Option<&'m EntryProperties> {
        self.entry?.properties.as_ref()
    }

    /// The input that the operation names; `None` if there is none.
    fn input(&self) -> Option<&'m SignatureElement> {
        let inputs = self.entry?.signatures.as_ref()?.inputs.as_ref()?;
        inputs.get(usize::try_from(self.integer("inputSigId")?).ok()?)
    }
}

impl Checker<'_> {
    pub(super) fn stage_operands(&mut self, operation: &Operation<'_>) {
        match operation.op {
            OpCode::Asin
            | OpCode::Acos
            | OpCode::Log
            | OpCode::DerivFineX
            | OpCode::DerivFineY
            | OpCode::DerivCoarseX
            | OpCode::DerivCoarseY => {
                let is_infinite = operation.float("value").is_some_and(f32::is_infinite);
                let rule = match operation.op {
                    OpCode::Asin => dxc::INSTR_NO_INDEFINITE_ASIN,
                    OpCode::Acos => dxc::INSTR_NO_INDEFINITE_ACOS,
                    OpCode::Log => dxc::INSTR_NO_INDEFINITE_LOG,
                    _ => dxc::INSTR_NO_INDEFINITE_DSXY,
                };
                self.require_call(operation, !is_infinite, rule, || {
                    format!("{} of an infinite number has no value", operation.op)
                });
            }
            OpCode::EvalCentroid | OpCode::EvalSampleIndex | OpCode::EvalSnapped => {
                self.evaluated(operation);
            }
            OpCode::AttributeAtVertex => {
                let element = operation.input();
                let holds =
                    element.is_none_or(|it| it.interpolation_mode == InterpolationMode::Constant);
                let rule = dxc::INSTR_ATTRIBUTE_AT_VERTEX_NO_INTERPOLATION;
                self.require_call(operation, holds, rule, || {
                    "AttributeAtVertex has an input that is interpolated; it must be constant"
                        .into()
                });
            }
            OpCode::LoadInput => self.vertex(operation),
            OpCode::EmitStream | OpCode::CutStream | OpCode::EmitThenCutStream => {
                self.stream(operation);
            }
            OpCode::DomainLocation => {
                if operation.stage != Some(ShaderKind::Domain) {
                    return;
                }
                let state = operation.state().and_then(EntryProperties::domain);
                let Some(domain) = state.map(|state| state.domain) else { return };
                let count = coordinates(domain);
                let Some(coordinate) = operation.integer("component") else { return };
                let holds = (0..i64::from(count)).contains(&coordinate);
                self.require_call(operation, holds, dxc::SM_DOMAIN_LOCATION_IDX_OOB, || {
                    format!(
                        "DomainLocation has coordinate {coordinate}; domain {domain} has {count}"
                    )
                });
            }
            OpCode::CheckAccessFullyMapped => self.status(operation),
            _ => {}
        }
    }

    fn evaluated(&mut self, operation: &Operation<'_>) {
        let Some(element) = operation.input() else { return };
        let (mode, semantic) = (element.interpolation_mode, element.semantic_kind);
        let op = operation.op;
        let is_interpolated =
            mode > InterpolationMode::Constant && mode < InterpolationMode::Invalid;
        self.require_call(operation, is_interpolated, dxc::INSTR_EVAL_INTERPOLATION_MODE, || {
            format!("{op} has an input of mode {mode}; it must be interpolated")
        });
        let is_position = semantic == SemanticKind::Position;
        self.require_call(operation, !is_position, dxc::INSTR_CANNOT_PULL_POSITION, || {
            format!("{op} has the position, which is not evaluated anew")
        });
    }

    /// Looks at the vertex or control point whose input is loaded.
    fn vertex(&mut self, operation: &Operation<'_>) {
        const VERTEX: &str = "gsVertexAxis";
        let Some(kind) = operation.stage else { return };
        if [ShaderKind::Vertex, ShaderKind::Pixel].contains(&kind) {
            let has_vertex = operation.is_defined(VERTEX);
            return self.require_call(operation, !has_vertex, dxc::SM_OPERAND, || {
                format!("LoadInput has the operand {VERTEX}, which {kind} shaders do not have")
            });
        }
        let (Some(properties), Some(vertex)) = (operation.state(), operation.integer(VERTEX))
        else {
            return;
        };
        let count = match kind {
            ShaderKind::Geometry => properties.geometry().map(|it| vertices_of(it.input_primitive)),
            ShaderKind::Hull => properties.hull().map(|it| it.input_control_point_count),
            ShaderKind::Domain => properties.domain().map(|it| it.input_control_point_count),
            _ => None,
        };
        let Some(count) = count else { return };
        let holds = (0..i64::from(count)).contains(&vertex);
        self.require_call(operation, holds, dxc::INSTR_OPERAND_RANGE, || {
            format!("LoadInput has vertex {vertex}; there are {count}")
        });
    }

    /// Looks at the stream of a geometry shader.
    fn stream(&mut self, operation: &Operation<'_>) {
        const STREAMS: i64 = 4;
        let Some(stream) = operation.integer("streamId") else { return };
        let state = operation.state().and_then(EntryProperties::geometry);
        let active = state.map_or(u32::MAX, |state| match state.stream_primitive_topology {
            PrimitiveTopology::Undefined => 0,
            _ => state.active_stream_mask,
        });
        let holds = (0..STREAMS).contains(&stream) && active >> stream & 1 != 0;
        self.require_call(operation, holds, dxc::INSTR_OPERAND_RANGE.by(Rule::Operand), || {
            format!("{} has stream {stream}, which the shader does not put out", operation.op)
        });
    }

    /// Demands that a status is the last element of what an operation loaded.
    fn status(&mut self, operation: &Operation<'_>) {
        let status = operation.value("status").and_then(dxil_ir::Value::instruction);
        let body = self.module.functions[operation.call.caller].body.as_ref();
        let holds = status.zip(body).is_some_and(|(id, body)| {
            let InstructionKind::ExtractValue { aggregate, indices } = body.instructions[id].kind
            else {
                return false;
            };
            let types = &self.module.types;
            let elements = self
                .module
                .type_of(body, aggregate)
                .and_then(|ty| types.struct_body(ty))
                .map(|it| it.elements.len());
            match *body.list(indices) {
                [index] => elements == Some(index as usize + 1),
                _ => false,
            }
        });
        self.require_call(operation, holds, dxc::INSTR_CHECK_ACCESS_FULLY_MAPPED, || {
            "CheckAccessFullyMapped has a value that is no status of a load".into()
        });
    }
}

/// The number of vertices of a primitive.
pub(super) const fn vertices_of(primitive: InputPrimitive) -> u32 {
    match primitive {
        InputPrimitive::Point => 1,
        InputPrimitive::Line => 2,
        InputPrimitive::Triangle => 3,
        InputPrimitive::LineWithAdjacency => 4,
        InputPrimitive::TriangleWithAdjacency => 6,
        InputPrimitive(patch @ 8..=39) => patch - 7,
        _ => 0,
    }
}
