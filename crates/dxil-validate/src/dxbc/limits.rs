//! Limits of the shader models: slots, thread groups, primitives and patches.

use alloc::format;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Declaration, ResourceRange};
use dxil_format::{ResourceClass, ShaderKind};

use super::declare::too_many;
use super::state::Register;
use super::{Checker, Rule};

impl Checker<'_> {
    /// Before shader model 5.1, a resource has one of a fixed number of slots.
    pub(super) fn slot(&mut self, range: &ResourceRange) {
        let slots = match range.class {
            ResourceClass::CBuffer => 14,
            ResourceClass::Sampler => 16,
            ResourceClass::SRV => 128,
            // Compute shaders of shader model 4 have one.
            _ if !self.is_since(5, 0) => 1,
            _ => 64,
        };
        self.require(range.id < slots, Rule::Limits, || {
            format!("slot {} of class {} is declared; there are {slots}", range.id, range.class)
        });
    }

    /// Adds temporary registers, or the elements of an array of them: both share one limit.
    pub(super) fn temporaries(&mut self, count: u32) {
        self.state.temporaries = self.state.temporaries.saturating_add(count.into());
        let sum = u32::try_from(self.state.temporaries).unwrap_or(u32::MAX);
        self.limit("temporary registers", sum, 4096);
    }

    /// The register of an input or output is one of a fixed number.
    pub(super) fn register_number(&mut self, (ty, _, number): Register) {
        let is_first = !self.is_since(4, 1);
        let registers = match (ty, self.kind) {
            (OperandType::Output, ShaderKind::Pixel) => 8,
            (OperandType::Output, ShaderKind::Vertex) if is_first => 16,
            (OperandType::Input, ShaderKind::Vertex | ShaderKind::Geometry) if is_first => 16,
            _ => 32,
        };
        self.require(number < registers, Rule::Limits, || {
            format!("register {}{number} is declared; there are {registers}", ty.text())
        });
    }

    /// Checks the numbers that a declaration states.
    pub(super) fn numbers(&mut self, declaration: Declaration<'_>) {
        match declaration {
            Declaration::ThreadGroup(size) => self.thread_group(size),
            Declaration::MaxOutput(count) => {
                self.state.vertices = count;
                self.between(Rule::Geometry, "vertices of a geometry shader", count, 1..=1024);
            }
            Declaration::Instances(count) => {
                self.between(Rule::Geometry, "instances of a geometry shader", count, 1..=32);
            }
            Declaration::InputControlPoints(count) => {
                // A domain shader may read none.
                self.between(Rule::Tessellation, "control points", count, 0..=32);
            }
            Declaration::OutputControlPoints(count) => {
                self.state.control_points = count;
                self.between(Rule::Tessellation, "control points", count, 0..=32);
            }
            Declaration::TessellatorDomain(domain) => self.state.domain = Some(domain),
            Declaration::TessellatorOutputPrimitive(primitive) => {
                self.state.primitive = Some(primitive);
            }
            Declaration::PhaseInstances(count) => {
                self.between(Rule::Tessellation, "instances of a phase", count, 1..=128);
            }
            Declaration::MaxTessFactor(factor) => {
                self.require((1.0..=64.0).contains(&factor), Rule::Tessellation, || {
                    format!("the maximum factor is {factor}; it may be 1 to 64")
                });
            }
            _ => {}
        }
    }

    fn between(
        &mut self,
        rule: Rule,
        what: &str,
        count: u32,
        range: core::ops::RangeInclusive<u32>,
    ) {
        let holds = range.contains(&count);
        self.require(holds, rule, || match count {
            0 => format!("no {what} are declared"),
            _ => too_many(what, count, *range.end()),
        });
    }

    fn thread_group(&mut self, size: [u32; 3]) {
        let (most, threads) =
            if self.is_since(5, 0) { ([1024, 1024, 64], 1024) } else { ([768, 768, 1], 768) };
        let [x, y, z] = size;
        let fits = size.iter().zip(most).all(|(size, most)| (1..=most).contains(size));
        let count = size.iter().fold(1_u64, |count, size| count.saturating_mul((*size).into()));
        self.require(fits && count <= threads, Rule::ThreadGroup, || {
            let [of_x, of_y, of_z] = most;
            format!(
                "a thread group has {x} x {y} x {z} threads; it may have {of_x} x {of_y} x {of_z}, \
                 and {threads} in all"
            )
        });
    }
}
