//! The bodies of functions.

mod instruction_names;
mod list;
mod names;
mod operands;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};

use crate::arena::{Arena, ids};
use crate::metadata::modern::Detail;
use crate::{
    BundleTagId, ConstantId, Instruction, InstructionKind, MetadataId, MetadataKindId, TailCall,
    TypeId, Value,
};

pub use instruction_names::InstructionNames;
pub use list::{List, Pooled};
pub use names::TakenNames;

ids! {
    /// A basic block of a function body.
    BlockId;
    /// An instruction of a function body.
    InstructionId;
}

/// The body of a function: its blocks, in order, and their instructions.
///
/// Few instructions have a name or attached metadata. Both are in tables of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    /// The arguments of the function.
    pub arguments: Vec<Argument>,
    /// All blocks, also those that are not in [`Body::order`] and so not in the function.
    pub blocks: Arena<BlockId, Block>,
    /// The order of the blocks; the function begins in the first.
    pub order: Vec<BlockId>,
    /// All instructions, also those that are in no block and so not in the function.
    pub instructions: Arena<InstructionId, Instruction>,
    /// The names of instructions that have one.
    pub names: InstructionNames,
    /// The metadata attached to instructions, without their debug locations: sorted by kind.
    pub attachments: BTreeMap<InstructionId, Vec<(MetadataKindId, MetadataId)>>,
    /// The details of debug locations that LLVM 3.7 lacks, by instruction; modern only.
    pub details: BTreeMap<InstructionId, Detail>,
    /// The use-list orders of its values and blocks, if the file records them.
    pub use_lists: Vec<UseListOrder>,
    values: Vec<Value>,
    indices: Vec<u32>,
    incoming: Vec<Incoming>,
    cases: Vec<Case>,
    bundles: Vec<Bundle>,
}

/// An operand bundle of a call: values that are no arguments, for one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The purpose, such as `convergencectrl`.
    pub tag: BundleTagId,
    /// The values.
    pub operands: List<Value>,
}

impl Bundle {
    /// The tag of the values that a call of `llvm.dbg.value` or `llvm.dbg.assign` describes a variable by if it names
    /// several: `!DIArgList(…)` in the text. The first argument of the call is then
    /// [`Module::unknown_value`](crate::Module::unknown_value).
    pub const ARGUMENT_LIST: &'static str = "DIArgList";
}

/// A use-list order, LLVM's `uselistorder`: the order of the uses of a value in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseListOrder {
    /// The value or block.
    pub of: Used,
    /// The order of the uses, relative to the one that reading would give.
    pub indexes: Vec<u32>,
}

/// An entity with a use-list order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// A value.
    Value(Value),
    /// A block of a body.
    Block(BlockId),
}

/// An argument of a function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its type.
    pub ty: TypeId,
    /// Its name; empty if it has none.
    pub name: BString,
}

/// A basic block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// Its name; empty if it has none.
    pub name: BString,
    /// Its instructions, in order; the last, and no other, is a terminator.
    pub instructions: Vec<InstructionId>,
}

/// An incoming value of a `phi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Incoming {
    /// The value.
    pub value: Value,
    /// The predecessor that it comes from.
    pub block: BlockId,
}

/// A case of a `switch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The value: a constant integer.
    pub value: ConstantId,
    /// The block for this value.
    pub target: BlockId,
}

impl Body {
    /// The part of the body, besides its instructions, that only the modern dialect has, if there is one.
    #[must_use]
    pub fn modern(&self) -> Option<&'static str> {
        (!self.details.is_empty()).then_some("implicit locations and groups of locations")
    }

    /// A body without blocks.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a block at the end.
    pub fn add_block(&mut self) -> BlockId {
        let id = self.blocks.push(Block::default());
        self.order.push(id);
        id
    }

    /// Adds an instruction at the end of a block.
    #[inline]
    pub fn add_instruction(&mut self, block: BlockId, instruction: Instruction) -> InstructionId {
        let id = self.instructions.push(instruction);
        self.blocks[block].instructions.push(id);
        id
    }

    /// Adds an instruction that is in no block yet.
    #[inline]
    pub fn create_instruction(&mut self, instruction: Instruction) -> InstructionId {
        self.instructions.push(instruction)
    }

    /// Adds a block that is not in [`Body::order`] yet.
    pub fn create_block(&mut self) -> BlockId {
        self.blocks.push(Block::default())
    }

    /// Replaces every operand by the result of `map`, also in instructions that are in no block.
    pub fn map_values(&mut self, mut map: impl FnMut(Value) -> Value) {
        for value in &mut self.values {
            *value = map(*value);
        }
        for instruction in self.instructions.values_mut() {
            instruction.map_fixed_operands(&mut map);
        }
        self.map_incoming(map);
    }

    /// Like [`Body::map_values`], for the operands of `phi` only.
    pub fn map_incoming(&mut self, mut map: impl FnMut(Value) -> Value) {
        for incoming in &mut self.incoming {
            incoming.value = map(incoming.value);
        }
    }

    /// The name of an instruction, if it has one.
    #[must_use]
    #[inline]
    pub fn name(&self, id: InstructionId) -> Option<&BStr> {
        self.names.get(id)
    }

    /// The name of an argument or an instruction, if it has one.
    pub(crate) fn value_name(&self, value: Value) -> Option<&BStr> {
        match value {
            Value::Argument(index) => Some(self.arguments.get(index as usize)?.name.as_bstr()),
            Value::Instruction(id) => self.name(id),
            _ => None,
        }
    }

    /// The blocks in order.
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = (BlockId, &Block)> {
        self.order.iter().map(|&id| (id, &self.blocks[id]))
    }

    /// The place in a block of a `musttail` call, which the return of its value follows, perhaps after a
    /// conversion.
    pub(crate) fn must_tail_call(&self, block: BlockId) -> Option<usize> {
        let instructions = &self.blocks[block].instructions;
        let first = instructions.len().saturating_sub(3);
        let is_must_tail = |id: &InstructionId| {
            let kind = self.instructions[*id].kind;
            matches!(kind, InstructionKind::Call { tail: TailCall::MustTail, .. })
        };
        Some(first + instructions[first..].iter().position(is_must_tail)?)
    }

    /// The instructions in the order of the blocks.
    pub fn instructions(&self) -> impl Iterator<Item = (InstructionId, &Instruction)> {
        let ids = self.blocks().flat_map(|(_, block)| block.instructions.iter());
        ids.map(|&id| (id, &self.instructions[id]))
    }
}
