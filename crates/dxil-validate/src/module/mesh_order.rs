//! The places of the calls of mesh and amplification shaders that others depend on.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ir::analysis::{ControlFlow, Dominators, Positions, PostDominators};
use dxil_ir::calls::Call;
use dxil_ir::{BlockId, Body};
use dxil_ops::OpCode;

use super::Checker;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Looks at the order of calls in mesh and amplification shaders.
    pub(super) fn mesh_order(&mut self) {
        let shaders = self.shaders().filter_map(|(kind, entry)| Some((entry.function?, kind)));
        let is_ordered =
            |kind: &ShaderKind| [ShaderKind::Mesh, ShaderKind::Amplification].contains(kind);
        let shaders = shaders.filter(|(_, kind)| is_ordered(kind));
        let mut shaders: BTreeMap<_, _> =
            shaders.map(|(id, kind)| (id, (kind, Vec::new()))).collect();
        if shaders.is_empty() {
            return;
        }
        for (call, _) in &self.calls.operations {
            if let Some((_, calls)) = shaders.get_mut(&call.caller) {
                calls.push(*call);
            }
        }
        for (function, (kind, calls)) in shaders {
            let body = self.module.functions.get(function).and_then(|it| it.body.as_ref());
            match (body, kind) {
                (Some(body), ShaderKind::Mesh) => self.output_counts(body, &calls),
                (Some(body), _) => self.dispatch(body, &calls),
                (None, _) => {}
            }
        }
    }

    /// Demands that outputs are put out only after their numbers.
    fn output_counts(&mut self, body: &Body, calls: &[Call<'_>]) {
        let is = |call: &&Call<'_>, ops: &[OpCode]| {
            call.operation(self.module).is_some_and(|op| ops.contains(&op))
        };
        let positions = Positions::new(body);
        let block = |call: &Call<'_>| positions.get(call.instruction).map(|(block, _)| block);
        let counts = calls.iter().find(|call| is(call, &[OpCode::SetMeshOutputCounts]));
        let outputs =
            [OpCode::StoreVertexOutput, OpCode::StorePrimitiveOutput, OpCode::EmitIndices];
        let dominators = Dominators::new(&ControlFlow::new(body));
        let precedes = |counts: BlockId, call: &Call<'_>| {
            block(call).is_some_and(|block| dominators.dominates(counts, block))
        };
        // The validator does not look at the order in a block.
        let wrong = calls
            .iter()
            .filter(|call| is(call, &outputs))
            .find(|call| !counts.and_then(&block).is_some_and(|counts| precedes(counts, call)));
        let Some(wrong) = wrong else { return };
        let (rule, when) = match counts {
            Some(_) => (dxc::INSTR_NON_DOMINATING_SET_MESH_OUTPUT_COUNTS, "on every way to it"),
            None => (dxc::INSTR_MISSING_SET_MESH_OUTPUT_COUNTS, "at all"),
        };
        let op = wrong.operation(self.module).map_or("", OpCode::name);
        let message = format!("{op} is called, but SetMeshOutputCounts is not called {when}");
        self.forbid(wrong.caller, wrong.number, rule, message);
    }

    /// Demands that mesh shaders are started whatever way the shader takes.
    fn dispatch(&mut self, body: &Body, calls: &[Call<'_>]) {
        let is_dispatch = |it: &&Call<'_>| it.operation(self.module) == Some(OpCode::DispatchMesh);
        let Some(call) = calls.iter().find(is_dispatch) else { return };
        let positions = Positions::new(body);
        let post_dominators = PostDominators::new(&ControlFlow::new(body));
        let numbers = |block: BlockId| post_dominators.numbers(block);
        let dispatched = positions.get(call.instruction).and_then(|(block, _)| numbers(block));
        let first = body.order.first().and_then(|&block| numbers(block));
        if let (Some(dispatched), Some(first)) = (dispatched, first) {
            if !dispatched.contains(&first.start) {
                let message = "DispatchMesh is not called on every way through the shader".into();
                self.forbid(
                    call.caller,
                    call.number,
                    dxc::INSTR_NON_DOMINATING_DISPATCH_MESH,
                    message,
                );
            }
        }
    }
}
