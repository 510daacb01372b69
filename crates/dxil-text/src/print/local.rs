//! Names and numbers of the values and blocks of a function.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{BlockId, Body, Dialect, Id as _, InstructionId, Module};

use super::name::{Counter, Name};
use super::out::Out;
use super::texts::Texts;

/// The function that is being printed.
pub(crate) struct Local<'m> {
    pub(crate) body: &'m Body,
    /// Whether it takes variable arguments.
    pub(crate) variadic: bool,
    arguments: Vec<Name>,
    blocks: Vec<Name>,
    instructions: Vec<Name>,
    long_names: Texts,
}

impl<'m> Local<'m> {
    pub(crate) fn new(module: &Module, body: &'m Body, variadic: bool) -> Self {
        let mut namer = Namer::new();
        namer.out.doubles_backslashes = module.types.dialect() == Dialect::Modern;
        let arguments = body.arguments.iter().map(|argument| namer.name(&argument.name)).collect();
        let mut blocks = vec![Name::NONE; body.blocks.len()];
        let mut instructions = vec![Name::NONE; body.instructions.len()];
        for (id, name) in body.names.iter() {
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

    /// Prints the name or number of an argument.
    pub(crate) fn argument(&self, out: &mut Out, index: usize) {
        self.print(out, self.arguments.get(index));
    }

    /// Prints the name or number of a block.
    pub(crate) fn block(&self, out: &mut Out, id: BlockId) {
        self.print(out, self.blocks.get(id.index()));
    }

    /// Prints the label of a block, which has no `%`.
    pub(crate) fn label(&self, out: &mut Out, id: BlockId) {
        match &self.body.blocks[id].name {
            name if name.is_empty() => {
                let number = self.blocks[id.index()].chunk();
                out.bytes(number.as_ref().map_or(&[], |(chunk, len)| &chunk[1..*len]));
            }
            name => out.name("", name),
        }
    }

    /// Prints the name or number of the result of an instruction.
    #[inline]
    pub(crate) fn instruction(&self, out: &mut Out, id: InstructionId) {
        self.print(out, self.instructions.get(id.index()));
    }

    /// Whether an instruction has a name or number.
    #[inline]
    pub(crate) fn has_result(&self, id: InstructionId) -> bool {
        !self.instructions[id.index()].is_none()
    }

    /// Prints a name, or `<badref>` if there is none.
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

/// Assigns names and numbers.
struct Namer {
    long_names: Texts,
    /// The next number.
    next: Counter,
    /// Memory for a name.
    out: Out,
}

impl Namer {
    fn new() -> Self {
        let out = Out::new(BString::default(), usize::MAX, 0);
        Self { long_names: Texts::new(0), next: Counter::new(b'%'), out }
    }

    /// The printed form of a name, or the next number if the name is empty.
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
