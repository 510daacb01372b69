//! Limits of what a program declares in all: outputs of geometry and hull shaders, and distances.

use alloc::collections::BTreeMap;
use alloc::format;

use dxbc_code::enumeration::{
    OperandType, PrimitiveTopology, SystemValue, TessellatorDomain, TessellatorOutputPrimitive,
};
use dxbc_code::{Element, Opcode};
use dxil_format::{ResourceClass, ShaderKind};

use super::declare::DEPTHS;
use super::state::Register;
use super::{Checker, Rule};

/// The most components of all vertices that a geometry shader outputs.
const VERTEX_COMPONENTS: u64 = 1024;

/// The most components of all control points that a hull shader outputs.
const CONTROL_POINT_COMPONENTS: u64 = 3968;

/// The most registers that hold distances for clipping and culling.
const DISTANCE_REGISTERS: usize = 2;

impl Checker<'_> {
    /// Clip and cull distances share a few registers.
    pub(super) fn distances(&mut self, element: Element<'_>, (ty, _, number): Register) {
        let values = [SystemValue::ClipDistance, SystemValue::CullDistance];
        if element.system_value.is_none_or(|value| !values.contains(&value)) {
            return;
        }
        let registers = self.state.distances.entry(ty).or_default();
        let is_known = !registers.insert(number);
        let count = registers.len();
        self.require(is_known || count <= DISTANCE_REGISTERS, Rule::Limits, || {
            format!("{count} registers have distances; {DISTANCE_REGISTERS} are allowed")
        });
    }

    /// Notes the primitives of a stream.
    pub(super) fn topology(&mut self, topology: PrimitiveTopology) {
        self.state.has_strips |= topology != PrimitiveTopology::PointList;
    }

    /// The outputs of a geometry shader. All streams share the registers.
    pub(super) fn vertices(&mut self) {
        if self.kind != ShaderKind::Geometry {
            return;
        }
        let (components, vertices) = (self.output_components(), self.state.vertices);
        self.require(components * u64::from(vertices) <= VERTEX_COMPONENTS, Rule::Geometry, || {
            format!(
                "{vertices} vertices of {components} components are declared; \
                 {VERTEX_COMPONENTS} components are allowed"
            )
        });
        let streams = self.state.streams.len();
        self.require(streams < 2 || !self.state.has_strips, Rule::Geometry, || {
            format!("{streams} streams are declared; they may have points only")
        });
    }

    /// The control points that a hull shader outputs, at the end of the phase that outputs them.
    pub(super) fn control_points(&mut self) {
        if self.state.phase != Some(Opcode::HsControlPointPhase) {
            return;
        }
        let (components, points) = (self.output_components(), self.state.control_points);
        let total = components * u64::from(points);
        self.require(total <= CONTROL_POINT_COMPONENTS, Rule::Tessellation, || {
            format!(
                "{points} control points of {components} components are declared; \
                 {CONTROL_POINT_COMPONENTS} components are allowed"
            )
        });
    }

    /// The primitives of a tessellator suit its domain.
    pub(super) fn primitives(&mut self) {
        use TessellatorOutputPrimitive as Primitive;
        let Some((domain, primitive)) = self.state.domain.zip(self.state.primitive) else { return };
        let is_line = domain == TessellatorDomain::IsoLine;
        let holds = match primitive {
            Primitive::Line => is_line,
            Primitive::TriangleCW | Primitive::TriangleCCW => !is_line,
            _ => true,
        };
        self.require(holds, Rule::Tessellation, || {
            format!("{} is not for {}", primitive.text(), domain.text())
        });
    }

    /// A hull shader outputs all factors that its domain has.
    pub(super) fn factors(&mut self) {
        if self.kind != ShaderKind::Hull {
            return;
        }
        for factor in self.state.domain.map_or(&[][..], factors) {
            let is_there = self.state.factors.contains(factor);
            self.require(is_there, Rule::Tessellation, || {
                format!("output {} is missing", factor.text())
            });
        }
    }

    /// Outputs and views of a pixel shader share slots.
    pub(super) fn view_slots(&mut self) {
        if self.kind != ShaderKind::Pixel || self.is_since(5, 1) {
            return;
        }
        // Outputs without a number have slot 0.
        let outputs = self.state.registers.keys().filter(|(ty, ..)| {
            *ty == OperandType::Output
                || *ty == OperandType::OutputCoverageMask
                || *ty == OperandType::OutputStencilRef
                || DEPTHS.contains(ty)
        });
        let outputs = outputs.map(|(_, _, number)| number.saturating_add(1)).max().unwrap_or(0);
        let mut views =
            self.state.ranges.range((ResourceClass::UAV, 0)..=(ResourceClass::UAV, u32::MAX));
        let first = views.next().map_or(u32::MAX, |((_, id), _)| *id);
        self.require(first >= outputs, Rule::ViewSlots, || {
            format!("u{first} has the slot of an output; the first slot for views is {outputs}")
        });
    }

    /// The number of components of output registers that any stream has.
    fn output_components(&self) -> u64 {
        let mut registers = BTreeMap::<u32, u8>::new();
        for ((ty, _, number), mask) in &self.state.registers {
            if *ty == OperandType::Output {
                *registers.entry(*number).or_default() |= mask;
            }
        }
        registers.values().map(|mask| u64::from(mask.count_ones())).sum()
    }
}

/// The factors of tessellation that a domain has.
const fn factors(domain: TessellatorDomain) -> &'static [SystemValue] {
    use SystemValue as Value;
    match domain {
        TessellatorDomain::IsoLine => {
            &[Value::FinalLineDensityTessFactor, Value::FinalLineDetailTessFactor]
        }
        TessellatorDomain::Tri => &[
            Value::FinalTriUEq0EdgeTessFactor,
            Value::FinalTriVEq0EdgeTessFactor,
            Value::FinalTriWEq0EdgeTessFactor,
            Value::FinalTriInsideTessFactor,
        ],
        TessellatorDomain::Quad => &[
            Value::FinalQuadUEq0EdgeTessFactor,
            Value::FinalQuadVEq0EdgeTessFactor,
            Value::FinalQuadUEq1EdgeTessFactor,
            Value::FinalQuadVEq1EdgeTessFactor,
            Value::FinalQuadUInsideTessFactor,
            Value::FinalQuadVInsideTessFactor,
        ],
        _ => &[],
    }
}
