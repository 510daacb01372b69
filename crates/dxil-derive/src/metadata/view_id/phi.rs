//! The blocks that choose a constant of a `phi`.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::analysis::{Dominators, Positions};
use dxil_ir::{BlockId, Body, Incoming, Value};

/// The blocks in which the constants among the incoming values of a `phi` could be defined at the
/// earliest. What these blocks depend on decides the value of the `phi`.
///
/// Other values are defined in the block that computes them. A constant could be defined in the
/// predecessor that it comes from, and in each dominator of it from which no other value comes. Of two
/// constants, the first one may be defined in dominators of both.
pub(super) fn choices(
    body: &Body,
    dominators: &Dominators,
    positions: &Positions,
    block: BlockId,
    incoming: &[Incoming],
) -> Vec<BlockId> {
    let top = dominators.immediate_dominator(block);
    let entry = body.order.first().copied();
    let mut values = BTreeMap::<BlockId, Option<Value>>::new();
    for it in incoming {
        values.entry(it.block).or_insert(Some(it.value));
    }
    for it in incoming {
        let definition = match it.value {
            Value::Instruction(id) => positions.get(id).map(|(block, _)| block),
            _ => entry,
        };
        let mut at = it.block;
        // No two values meet above the dominator of the block.
        while Some(at) != definition && Some(at) != top {
            let Some(above) = dominators.immediate_dominator(at) else { break };
            at = above;
            match values.get_mut(&at) {
                None => {
                    values.insert(at, Some(it.value));
                }
                Some(Some(other)) if *other == it.value => break,
                Some(other) => {
                    let constants = [Some(it.value), *other].map(|it| it.and_then(Value::constant));
                    if constants.contains(&None) {
                        *other = None;
                    }
                    break;
                }
            }
        }
    }
    // The earliest block for a constant at each block that was looked at.
    let mut known = BTreeMap::<BlockId, Option<BlockId>>::new();
    let constants = incoming.iter().filter(|it| it.value.constant().is_some());
    constants
        .filter_map(|it| {
            let holds = |block| values.get(&block) == Some(&Some(it.value));
            // If another value comes from the predecessor, too, the constant is defined there.
            let mut earliest = Some(it.block);
            let (mut next, mut path) = (earliest, Vec::new());
            while let Some(block) = next.filter(|block| holds(*block)) {
                if Some(block) == top {
                    // Nothing decides whether the function begins.
                    earliest = None;
                    break;
                }
                if let Some(found) = known.get(&block) {
                    earliest = *found;
                    break;
                }
                earliest = Some(block);
                path.push(block);
                next = dominators.immediate_dominator(block);
            }
            known.extend(path.into_iter().map(|block| (block, earliest)));
            earliest
        })
        .collect()
}
