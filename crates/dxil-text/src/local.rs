//! What the values and blocks of a function are called.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{BlockId, Body, Id as _, InstructionId, Module};

use crate::out::{Out, is_plain};

/// The function that is printed.
pub(crate) struct Local<'m> {
    pub(crate) body: &'m Body,
    /// Whether it takes further arguments.
    pub(crate) variadic: bool,
    arguments: Vec<Name<'m>>,
    blocks: Vec<Name<'m>>,
    instructions: Vec<Name<'m>>,
}

/// What something is called.
#[derive(Clone, Copy)]
pub(crate) enum Name<'m> {
    /// A name that needs no quotes.
    Plain(&'m [u8]),
    /// A name in quotes.
    Quoted(&'m [u8]),
    /// The number of what has no name.
    Number(u32),
    /// Neither: it gives nothing, or the function does not have it.
    None,
}

impl<'m> Local<'m> {
    pub(crate) fn new(module: &'m Module, body: &'m Body, variadic: bool) -> Self {
        let mut numbers = 0..;
        let mut name = |name: &'m [u8]| match name {
            [] => numbers.next().map_or(Name::None, Name::Number),
            name if is_plain(name) => Name::Plain(name),
            name => Name::Quoted(name),
        };
        let mut instructions = vec![Name::None; body.instructions.len()];
        for (id, text) in &body.names {
            if let (Some(slot), false) = (instructions.get_mut(id.index()), text.is_empty()) {
                *slot = name(text);
            }
        }
        let arguments = body.arguments.iter().map(|argument| name(&argument.name)).collect();
        let mut blocks = vec![Name::None; body.blocks.len()];
        for (id, block) in body.blocks() {
            blocks[id.index()] = name(&block.name);
            for &id in &block.instructions {
                let slot = &mut instructions[id.index()];
                let void = body.instructions[id].ty == module.types.void();
                if !void && matches!(slot, Name::None) {
                    *slot = name(&[]);
                }
            }
        }
        Self { body, variadic, arguments, blocks, instructions }
    }

    pub(crate) fn argument(&self, index: usize) -> Name<'m> {
        self.arguments.get(index).copied().unwrap_or(Name::None)
    }

    pub(crate) fn block(&self, id: BlockId) -> Name<'m> {
        self.blocks.get(id.index()).copied().unwrap_or(Name::None)
    }

    pub(crate) fn instruction(&self, id: InstructionId) -> Name<'m> {
        self.instructions.get(id.index()).copied().unwrap_or(Name::None)
    }
}

impl Name<'_> {
    /// Prints a name, or the number in its place.
    pub(crate) fn print(self, out: &mut Out) {
        match self {
            Self::Plain(name) => {
                out.byte(b'%');
                out.bytes(name);
            }
            Self::Quoted(name) => {
                out.byte(b'%');
                out.quoted(name);
            }
            Self::Number(number) => out.slot("%", Some(number)),
            Self::None => out.slot("%", None),
        }
    }
}
