//! Records of nodes that are used after they were put out.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::{ControlFlow, Dominators, Positions};
use dxil_ir::{FunctionId, InstructionId, Value};
use dxil_ops::OpCode;

use super::Checker;
use crate::dxc::of_module as dxc;

/// The place of a call: the number of its block in the dominator tree, the end of the numbers of those that the block
/// dominates, and the place in the block. None of a list of these dominates another.
type Places = Vec<(u32, u32, u32)>;

impl Checker<'_> {
    /// Demands that nothing uses a record after a call, on every path to the use, that puts it out.
    pub(super) fn completed(&mut self) {
        let mut completed =
            BTreeMap::<FunctionId, BTreeMap<InstructionId, Vec<InstructionId>>>::new();
        for (call, op) in &self.calls.operations {
            if *op != Some(OpCode::OutputComplete) {
                continue;
            }
            if let Some(Value::Instruction(handle)) = call.arguments.get(1) {
                let of_function = completed.entry(call.caller).or_default();
                of_function.entry(*handle).or_default().push(call.instruction);
            }
        }
        for (function, handles) in completed {
            self.completed_in(function, &handles);
        }
    }

    fn completed_in(
        &mut self,
        function: FunctionId,
        handles: &BTreeMap<InstructionId, Vec<InstructionId>>,
    ) {
        let module = self.module;
        let Some(body) = &module.functions[function].body else { return };
        let (positions, dominators) =
            (Positions::new(body), Dominators::new(&ControlFlow::new(body)));
        let place = |id| {
            let (block, index) = positions.get(id)?;
            let numbers = dominators.numbers(block)?;
            Some((numbers.start, numbers.end, index))
        };
        let handles: BTreeMap<_, Places> = handles
            .iter()
            .map(|(handle, calls)| (*handle, first_ones(calls.iter().filter_map(|id| place(*id)))))
            .collect();
        for (number, (id, instruction)) in body.instructions().enumerate() {
            let mut is_late = false;
            instruction.for_each_operand(body, |operand| {
                if let Value::Instruction(handle) = operand {
                    let places = handles.get(&handle);
                    is_late |= places.zip(place(id)).is_some_and(|(all, it)| is_after(all, it));
                }
            });
            if is_late {
                let message = "the record was put out before".into();
                self.forbid(
                    function,
                    number,
                    dxc::INSTR_NODE_RECORD_HANDLE_USE_AFTER_COMPLETE,
                    message,
                );
            }
        }
    }
}

/// Those that none of the others dominates, in the order of their blocks.
fn first_ones(places: impl Iterator<Item = (u32, u32, u32)>) -> Places {
    let mut places: Places = places.collect();
    places.sort_unstable_by_key(|(start, _, index)| (*start, *index));
    let mut end = 0;
    places.retain(|it| {
        let is_first = it.0 >= end;
        end = end.max(it.1);
        is_first
    });
    places
}

/// Whether one of the places dominates this one, and is not it.
fn is_after(places: &[(u32, u32, u32)], (start, _, index): (u32, u32, u32)) -> bool {
    let before = places.partition_point(|it| it.0 <= start);
    let last = before.checked_sub(1).and_then(|last| places.get(last));
    last.is_some_and(|it| if it.0 == start { it.2 < index } else { start < it.1 })
}
