//! The places of the calls of mesh and amplification shaders that others depend on.

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
    /// Looks at the shader of a module that is no library.
    pub(super) fn mesh_order(&mut self) {
        let function = self.metadata.entry_points.first().and_then(|it| it.function);
        let body = function.and_then(|id| self.module.functions.get(id)?.body.as_ref());
        let (Some(function), Some(body)) = (function, body) else { return };
        let calls = self.calls.operations.iter().map(|(call, _)| *call);
        let calls = calls.filter(|call| call.caller == function);
        match self.kind() {
            Some(ShaderKind::Mesh) => self.output_counts(body, &calls.collect::<Vec<_>>()),
            Some(ShaderKind::Amplification) => self.dispatch(body, &calls.collect::<Vec<_>>()),
            _ => {}
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
