//! What the values and blocks of a function are called.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{BlockId, Body, Id as _, InstructionId, Module};

use crate::out::Out;
use crate::short::Short;
use crate::texts::Texts;

/// The function that is printed.
pub(crate) struct Local<'m> {
    pub(crate) body: &'m Body,
    /// Whether it takes further arguments.
    pub(crate) variadic: bool,
    arguments: Vec<Name>,
    blocks: Vec<Name>,
    instructions: Vec<Name>,
    /// The names that are long.
    names: Texts,
}

/// What a value or block is called, as it is printed.
#[derive(Clone, Copy)]
enum Name {
    /// A number or a short name; empty where there is none.
    Short(Short),
    /// The long name at a place.
    Long(u32),
}

impl Name {
    const NONE: Self = Self::Short(Short::EMPTY);

    #[inline]
    const fn is_none(self) -> bool {
        matches!(self, Self::Short(short) if short.is_empty())
    }
}

impl<'m> Local<'m> {
    pub(crate) fn new(module: &Module, body: &'m Body, variadic: bool) -> Self {
        let mut namer = Namer { names: Texts::new(0), next: Short::zero(b'%') };
        let arguments = body.arguments.iter().map(|argument| namer.name(&argument.name)).collect();
        let mut blocks = vec![Name::NONE; body.blocks.len()];
        let mut instructions = vec![Name::NONE; body.instructions.len()];
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
        match (&self.body.blocks[id].name, self.blocks[id.index()]) {
            (name, Name::Short(number)) if name.is_empty() => out.bytes(&number.as_bytes()[1..]),
            (name, _) => out.name("", name),
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
        !self.instructions[id.index()].is_none()
    }

    /// Prints a name, or what LLVM prints where there is none.
    #[inline]
    fn print(&self, out: &mut Out, name: Option<&Name>) {
        match name {
            Some(Name::Short(short)) => out.slot_name(short),
            Some(&Name::Long(index)) => self.print_long(out, index as usize),
            None => out.slot_name(&Short::EMPTY),
        }
    }

    #[cold]
    fn print_long(&self, out: &mut Out, index: usize) {
        self.names.print(out, index);
    }
}

/// Gives names.
struct Namer {
    names: Texts,
    next: Short,
}

impl Namer {
    /// The next number.
    #[inline]
    fn number(&mut self) -> Name {
        let next = self.next.next();
        Name::Short(core::mem::replace(&mut self.next, next))
    }

    /// A name; the next number for one that is empty.
    fn name(&mut self, name: &[u8]) -> Name {
        if name.is_empty() {
            return self.number();
        }
        let text = self.names.push(|out| out.name("%", name));
        if let Some(short) = Short::new(text) {
            self.names.pop();
            return Name::Short(short);
        }
        Name::Long(self.names.len() as u32 - 1)
    }
}
