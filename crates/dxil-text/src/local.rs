//! What the values and blocks of a function are called.

use dxil_ir::{BlockId, Body, Id as _, InstructionId, Module};

use crate::out::Out;
use crate::texts::Texts;

/// The function that is printed.
pub(crate) struct Local<'m> {
    pub(crate) body: &'m Body,
    /// Whether it takes further arguments.
    pub(crate) variadic: bool,
    arguments: Texts,
    blocks: Texts,
    instructions: Texts,
}

impl<'m> Local<'m> {
    pub(crate) fn new(module: &'m Module, body: &'m Body, variadic: bool) -> Self {
        let mut arguments = Texts::new(body.arguments.len());
        let mut blocks = Texts::new(body.blocks.len());
        let mut instructions = Texts::new(body.instructions.len());
        let mut next = 0_u32;
        let mut add = |texts: &mut Texts, index, name: &[u8]| {
            texts.add(index, |out| match name {
                [] => {
                    out.byte(b'%');
                    out.number(next);
                    next += 1;
                }
                name => out.name("%", name),
            });
        };
        for (index, argument) in body.arguments.iter().enumerate() {
            add(&mut arguments, index, &argument.name);
        }
        for (id, block) in body.blocks() {
            add(&mut blocks, id.index(), &block.name);
            for &id in &block.instructions {
                let name = body.names.get(&id).map_or(&[][..], |name| name);
                if !name.is_empty() || body.instructions[id].ty != module.types.void() {
                    add(&mut instructions, id.index(), name);
                }
            }
        }
        Self { body, variadic, arguments, blocks, instructions }
    }

    /// Prints what an argument is called.
    pub(crate) fn argument(&self, out: &mut Out, index: usize) {
        name(out, &self.arguments, index);
    }

    /// Prints what a block is called.
    pub(crate) fn block(&self, out: &mut Out, id: BlockId) {
        name(out, &self.blocks, id.index());
    }

    /// The name or number of a block.
    pub(crate) fn label(&self, id: BlockId) -> &[u8] {
        self.blocks.get(id.index()).get(1..).unwrap_or_default()
    }

    /// Prints what the result of an instruction is called.
    #[inline]
    pub(crate) fn instruction(&self, out: &mut Out, id: InstructionId) {
        name(out, &self.instructions, id.index());
    }

    /// Prints what the result of an instruction is called, and tells whether it has one.
    pub(crate) fn result(&self, out: &mut Out, id: InstructionId) -> bool {
        self.instructions.print(out, id.index())
    }
}

/// Prints a name, or what LLVM prints where there is none.
#[inline]
fn name(out: &mut Out, names: &Texts, index: usize) {
    if !names.print(out, index) {
        out.str("<badref>");
    }
}
