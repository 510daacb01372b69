//! Post-dominators.

use alloc::vec::Vec;
use core::ops::Range;

use super::lengauer_tarjan::Graph;
use super::{ControlFlow, Dominators};
use crate::{BlockId, Id as _};

/// The post-dominator tree of a body: a block post-dominates another if every path from the other to an
/// end of the function leads through it.
///
/// Blocks from which no path leads to an end, as in an endless loop, are not in the tree.
///
/// ```
/// use dxil_ir::analysis::{ControlFlow, PostDominators};
/// # use dxil_ir::build::FunctionBuilder;
/// # use dxil_ir::{Function, Module};
/// # use dxil_ops::{ShaderStage, Target, Version};
/// # let mut module = Module::new();
/// # let bit = module.types.integer(1);
/// # let ty = module.types.function(module.types.void(), &[bit]);
/// # let (id, _) = module.add_function(Function::new("f", ty));
/// # let target = Target::new(Version::V1_0, ShaderStage::Library);
/// # let b = FunctionBuilder::new(&mut module, id, target)?;
/// # let [entry, bright, end] = ["entry", "bright", "end"].map(|name| b.add_block(name));
/// # b.switch_to_block(entry)?;
/// # b.conditional_branch(dxil_ir::Value::Argument(0), bright, end)?;
/// # b.switch_to_block(bright)?;
/// # b.branch(end)?;
/// # b.switch_to_block(end)?;
/// # b.ret_void()?;
/// # b.finish()?;
/// # let body = module.functions[id].body.as_ref().unwrap();
/// // The blocks of `if (condition) { … }`: `entry`, `bright` and `end`.
/// let post_dominators = PostDominators::new(&ControlFlow::new(body));
/// assert_eq!(post_dominators.immediate_post_dominator(entry), Some(end));
/// assert_eq!(post_dominators.immediate_post_dominator(bright), Some(end));
/// assert_eq!(post_dominators.immediate_post_dominator(end), None);
/// # Ok::<(), dxil_ir::build::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PostDominators {
    /// The dominators of the reversed graph.
    tree: Dominators,
    /// A block after all ends of the function.
    exit: BlockId,
}

impl PostDominators {
    /// Computes the post-dominators of all blocks that lead to an end of the function.
    ///
    /// # Panics
    ///
    /// If there is no id for one more block.
    #[must_use]
    pub fn new(flow: &ControlFlow) -> Self {
        let exit = BlockId::from_index(flow.block_count()).expect("an id");
        let reachable = flow.reverse_post_order().iter().copied();
        let ends = reachable.filter(|&block| flow.successors(block).is_empty()).collect();
        Self { tree: Dominators::of(&Reversed { flow, ends, exit }), exit }
    }

    /// The closest block, other than `block` itself, that post-dominates it; `None` for an end of the
    /// function, where paths to several ends part, and for blocks that are not in the tree.
    #[must_use]
    pub fn immediate_post_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.tree.immediate_dominator(block).filter(|parent| *parent != self.exit)
    }

    /// The numbers of the blocks that `block` post-dominates, the lowest of which is its own; `None` for
    /// blocks that are not in the tree.
    #[must_use]
    pub fn numbers(&self, block: BlockId) -> Option<Range<u32>> {
        self.tree.numbers(block)
    }
}

/// The edges between blocks, the other way round, from a block after all ends of the function.
struct Reversed<'f> {
    flow: &'f ControlFlow,
    ends: Vec<BlockId>,
    exit: BlockId,
}

impl Graph for Reversed<'_> {
    fn size(&self) -> usize {
        self.flow.block_count() + 1
    }

    fn start(&self) -> Option<BlockId> {
        Some(self.exit)
    }

    fn successors(&self, block: BlockId) -> &[BlockId] {
        if block == self.exit { &self.ends } else { self.flow.predecessors(block) }
    }

    fn predecessors(&self, block: BlockId) -> &[BlockId] {
        match self.flow.successors(block) {
            [] => core::slice::from_ref(&self.exit),
            successors => successors,
        }
    }
}
