//! What the values and blocks of a function are called.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{BlockId, Body, Id as _, InstructionId, Module};

use crate::name::{Counter, Name};
use crate::out::Out;
use crate::texts::Texts;

/// The function that is printed.
pub(crate) struct Local<'m> {
    pub(crate) body: &'m Body,
    /// Whether it takes further arguments.
    pub(crate) variadic: bool,
    arguments: Vec<Name>,
    blocks: Vec<Name>,
    instructions: Vec<Name>,
    long_names: Texts,
}

impl<'m> Local<'m> {
    pub(crate) fn new(module: &Module, body: &'m Body, variadic: bool) -> Self {
        let mut namer = Namer::new();
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
                    *name = namer.next.count();
                }
            }
        }
        Self { body, variadic, arguments, blocks, instructions, long_names: namer.long_names }
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
        match &self.body.blocks[id].name {
            name if name.is_empty() => {
                let number = self.blocks[id.index()].chunk();
                out.bytes(number.as_ref().map_or(&[], |(chunk, len)| &chunk[1..*len]));
            }
            name => out.name("", name),
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
        let name = name.copied().unwrap_or(Name::NONE);
        match name.chunk() {
            Some((chunk, len)) if out.chunk(&chunk, len) => {}
            _ => self.print_rarely(out, name),
        }
    }

    #[cold]
    fn print_rarely(&self, out: &mut Out, name: Name) {
        match name.number() {
            Some(number) => {
                self.long_names.print(out, number as usize);
            }
            None => out.called(name),
        }
    }
}

/// Gives names.
struct Namer {
    long_names: Texts,
    /// The next number.
    next: Counter,
    /// The name that is made.
    out: Out,
}

impl Namer {
    fn new() -> Self {
        let out = Out::new(BString::default(), usize::MAX, 0);
        Self { long_names: Texts::new(0), next: Counter::new(b'%'), out }
    }

    /// A name; the next number for one that is empty.
    fn name(&mut self, name: &[u8]) -> Name {
        if name.is_empty() {
            return self.next.count();
        }
        self.out.truncate(0);
        self.out.name("%", name);
        let text = self.out.text_from(0);
        Name::short(text).unwrap_or_else(|| Name::long(self.long_names.push(text) as u32))
    }
}
