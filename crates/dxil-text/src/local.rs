//! What the values and blocks of a function are called.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{BlockId, Body, Id as _, InstructionId, Module};

use crate::out::Out;
use crate::texts::Texts;

/// The function that is printed.
pub(crate) struct Local<'m> {
    pub(crate) body: &'m Body,
    /// Whether it takes further arguments.
    pub(crate) variadic: bool,
    arguments: Vec<Option<Name>>,
    blocks: Vec<Option<Name>>,
    instructions: Vec<Option<Name>>,
    /// The names, as they are printed.
    names: Texts,
}

/// What a value or block is called.
#[derive(Clone, Copy)]
enum Name {
    /// It has no name, but a number.
    Number(u32),
    /// The name at a place.
    Text(u32),
}

impl<'m> Local<'m> {
    pub(crate) fn new(module: &Module, body: &'m Body, variadic: bool) -> Self {
        let mut namer = Namer { names: Texts::new(0), next: 0 };
        let arguments = body.arguments.iter().map(|argument| namer.name(&argument.name)).collect();
        let mut blocks = vec![None; body.blocks.len()];
        let mut instructions = vec![None; body.instructions.len()];
        for (id, name) in body.names.iter().filter(|(_, name)| !name.is_empty()) {
            if let Some(instruction) = instructions.get_mut(id.index()) {
                *instruction = namer.name(name);
            }
        }
        for (id, block) in body.blocks() {
            blocks[id.index()] = namer.name(&block.name);
            for &id in &block.instructions {
                let name = &mut instructions[id.index()];
                if name.is_none() && body.instructions[id].ty != module.types.void() {
                    *name = namer.number();
                }
            }
        }
        Self { body, variadic, arguments, blocks, instructions, names: namer.names }
    }

    /// Prints what an argument is called.
    pub(crate) fn argument(&self, out: &mut Out, index: usize) {
        self.print(out, self.arguments.get(index));
    }

    /// Prints what a block is called.
    pub(crate) fn block(&self, out: &mut Out, id: BlockId) {
        self.print(out, self.blocks.get(id.index()));
    }

    /// Prints the label of a block: what it is called, but for the `%`.
    pub(crate) fn label(&self, out: &mut Out, id: BlockId) {
        match self.blocks[id.index()] {
            Some(Name::Number(number)) => out.number(number),
            _ => out.name("", &self.body.blocks[id].name),
        }
    }

    /// Prints what the result of an instruction is called.
    #[inline]
    pub(crate) fn instruction(&self, out: &mut Out, id: InstructionId) {
        self.print(out, self.instructions.get(id.index()));
    }

    /// Whether the result of an instruction is called anything.
    #[inline]
    pub(crate) fn has_result(&self, id: InstructionId) -> bool {
        self.instructions[id.index()].is_some()
    }

    /// Prints a name, or what LLVM prints where there is none.
    #[inline]
    fn print(&self, out: &mut Out, name: Option<&Option<Name>>) {
        match name {
            Some(&Some(Name::Number(number))) => out.numbered(b'%', number),
            Some(&Some(Name::Text(index))) => {
                self.names.print(out, index as usize);
            }
            _ => out.str("<badref>"),
        }
    }
}

/// Gives names.
struct Namer {
    names: Texts,
    next: u32,
}

impl Namer {
    /// The next number.
    fn number(&mut self) -> Option<Name> {
        let number = self.next;
        self.next += 1;
        Some(Name::Number(number))
    }

    /// A name; the next number for one that is empty.
    fn name(&mut self, name: &[u8]) -> Option<Name> {
        if name.is_empty() {
            return self.number();
        }
        let index = self.names.len() as u32;
        self.names.push(|out| out.name("%", name));
        Some(Name::Text(index))
    }
}
