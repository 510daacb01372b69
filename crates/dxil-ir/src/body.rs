//! The body of a function.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::marker::PhantomData;

use bstr::{BStr, BString, ByteSlice as _};

use crate::arena::{Arena, ids};
use crate::{ConstantId, Instruction, MetadataId, MetadataKindId, TypeId, Value};

ids! {
    /// A basic block of a function body.
    BlockId;
    /// An instruction of a function body.
    InstructionId;
}

/// The body of a function: its blocks, in order, and their instructions.
///
/// Names, and metadata attached to instructions, are rare, and lie in tables of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    /// The arguments of the function.
    pub arguments: Vec<Argument>,
    /// The blocks. [`Body::order`] has those that the function consists of.
    pub blocks: Arena<BlockId, Block>,
    /// The order of the blocks; the first is where the function begins.
    pub order: Vec<BlockId>,
    /// The instructions. The blocks have those that the function consists of.
    pub instructions: Arena<InstructionId, Instruction>,
    /// The names of instructions that have one.
    pub names: BTreeMap<InstructionId, BString>,
    /// The metadata attached to instructions, but for their locations: by kind, in the order of
    /// the kinds.
    pub attachments: BTreeMap<InstructionId, Vec<(MetadataKindId, MetadataId)>>,
    /// The order of uses of its values, where a writer was asked to keep it.
    pub use_lists: Vec<UseListOrder>,
    values: Vec<Value>,
    indices: Vec<u32>,
    incoming: Vec<Incoming>,
    cases: Vec<Case>,
}

/// The order in which the uses of a value stand in memory, as LLVM's `uselistorder` has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseListOrder {
    /// What is used.
    pub of: Used,
    /// The order of the uses, relative to the one that reading would give.
    pub indexes: Vec<u32>,
}

/// What has uses whose order is kept.
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

/// What a `phi` is, coming from a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Incoming {
    /// The value.
    pub value: Value,
    /// The block.
    pub block: BlockId,
}

/// A case of a `switch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The value: a constant integer.
    pub value: ConstantId,
    /// Where the program goes on then.
    pub target: BlockId,
}

/// Operands of variable number, held by the body: see [`Body::list`].
pub struct List<T> {
    start: u32,
    len: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<T> {}

impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len)
    }
}

impl<T> Eq for List<T> {}

impl<T> core::fmt::Debug for List<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "List({}..{})", self.start, self.start + self.len)
    }
}

mod sealed {
    pub trait Sealed {}
}

/// What a [`List`] can hold: [`Value`], `u32`, [`Incoming`] and [`Case`].
pub trait Pooled: Copy + sealed::Sealed {
    #[doc(hidden)]
    fn pool(body: &Body) -> &Vec<Self>;
    #[doc(hidden)]
    fn pool_mut(body: &mut Body) -> &mut Vec<Self>;
}

macro_rules! pools {
    ($($ty:ty: $field:ident;)*) => {$(
        impl sealed::Sealed for $ty {}

        impl Pooled for $ty {
            fn pool(body: &Body) -> &Vec<Self> {
                &body.$field
            }

            fn pool_mut(body: &mut Body) -> &mut Vec<Self> {
                &mut body.$field
            }
        }
    )*};
}

pools! {
    Value: values;
    u32: indices;
    Incoming: incoming;
    Case: cases;
}

impl Body {
    /// A body without blocks.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The elements of a list of this body.
    #[must_use]
    pub fn list<T: Pooled>(&self, list: List<T>) -> &[T] {
        &T::pool(self)[list.start as usize..][..list.len as usize]
    }

    /// The elements of a list of this body, to be changed.
    pub fn list_mut<T: Pooled>(&mut self, list: List<T>) -> &mut [T] {
        &mut T::pool_mut(self)[list.start as usize..][..list.len as usize]
    }

    /// A new list with these elements.
    ///
    /// # Panics
    ///
    /// With more than 2³² - 1 elements in all lists of the body.
    pub fn add_list<T: Pooled>(&mut self, elements: impl IntoIterator<Item = T>) -> List<T> {
        let pool = T::pool_mut(self);
        let start = pool.len();
        pool.extend(elements);
        assert!(u32::try_from(pool.len()).is_ok(), "a body has fewer than 2^32 operands");
        List { start: start as u32, len: (pool.len() - start) as u32, of: PhantomData }
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

    /// Adds an instruction that no block has yet.
    #[inline]
    pub fn create_instruction(&mut self, instruction: Instruction) -> InstructionId {
        self.instructions.push(instruction)
    }

    /// Adds a block that [`Body::order`] does not have yet.
    pub fn create_block(&mut self) -> BlockId {
        self.blocks.push(Block::default())
    }

    /// Puts what `map` gives in the place of every operand, in blocks and out of them.
    pub fn map_values(&mut self, mut map: impl FnMut(Value) -> Value) {
        for value in &mut self.values {
            *value = map(*value);
        }
        for instruction in self.instructions.values_mut() {
            instruction.map_fixed_operands(&mut map);
        }
        self.map_incoming(map);
    }

    /// As [`Body::map_values`], for the operands of `phi` alone.
    pub fn map_incoming(&mut self, mut map: impl FnMut(Value) -> Value) {
        for incoming in &mut self.incoming {
            incoming.value = map(incoming.value);
        }
    }

    /// The name of an instruction, if it has one.
    #[must_use]
    #[inline]
    pub fn name(&self, id: InstructionId) -> Option<&BStr> {
        self.names.get(&id).map(|name| name.as_bstr()).filter(|name| !name.is_empty())
    }

    /// The blocks in order.
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = (BlockId, &Block)> {
        self.order.iter().map(|&id| (id, &self.blocks[id]))
    }

    /// The instructions in the order of the blocks.
    pub fn instructions(&self) -> impl Iterator<Item = (InstructionId, &Instruction)> {
        let ids = self.blocks().flat_map(|(_, block)| block.instructions.iter());
        ids.map(|&id| (id, &self.instructions[id]))
    }
}
