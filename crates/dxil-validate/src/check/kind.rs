//! Calls that differ by their operands only: once one breaks no rule, only the operands of the others are looked at.

use dxil_ir::Id as _;
use dxil_ir::calls::Call;
use dxil_ops::{OpCode, StageSet};

use super::{Checker, Sink, barrier};

/// All that matters of a call but its function and its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CallKind {
    op: OpCode,
    /// The stages that it is judged by.
    stages: StageSet,
    /// Whether an entry point may call the function that it is in.
    is_called: bool,
}

/// The number of kinds of calls of a function that are known at a time.
pub(super) const PLACES: usize = 8;

impl<'m> Checker<'m> {
    /// Looks at a call: if one of its kind breaks no rule, at its operands only.
    pub(super) fn call(&mut self, call: &Call<'m>, op: Option<OpCode>, found: Sink<'_>) {
        let Some(kind) = self.kind(call, op) else { return self.call_of_kind(call, found) };
        if *self.sound(call, kind.op) == Some(kind) {
            return self.operands.check(kind.op, call, found);
        }
        let mut is_sound = true;
        self.call_of_kind(call, &mut |rule, message| {
            is_sound = false;
            found(rule, message);
        });
        if is_sound {
            *self.sound(call, kind.op) = Some(kind);
        }
    }

    /// The last kind of calls of the same function that breaks no rule, of those whose operations share a place.
    fn sound(&mut self, call: &Call<'_>, op: OpCode) -> &mut Option<CallKind> {
        let sound = &mut self.callees[call.function.index()].sound;
        &mut sound[op.to_u32() as usize % PLACES]
    }

    /// The kind of a call, unless its operands tell in which stages it can be.
    fn kind(&self, call: &Call<'_>, op: Option<OpCode>) -> Option<CallKind> {
        let op = op.filter(|op| !barrier::is_barrier(*op))?;
        let (stages, is_called) =
            (self.stages.of_call(call.caller, op), self.stages.is_called(call.caller));
        Some(CallKind { op, stages, is_called })
    }
}
