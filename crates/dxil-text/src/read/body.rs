//! Reads function bodies.

use alloc::borrow::Cow;
use alloc::format;

use bstr::BStr;
use dxil_ir::{
    BlockId, Body, Bundle, FunctionId, Id as _, Instruction, InstructionId, InstructionKind, Type,
    TypeId, Value,
};

use super::Reader;
use super::entity::is_entity;
use super::failure::{Failure, Result};
use super::function::Parameter;
use super::instruction::{is_opcode, is_terminator};
use super::local::Locals;
use super::token::{Kind, Token};
use super::use_list::LocalUses;

/// The function whose body is being read.
#[derive(Default)]
pub(super) struct Local<'a> {
    pub(super) body: Body,
    pub(super) locals: Locals<'a>,
    /// The list of values that the arguments of the next call name.
    pub(super) argument_list: Option<Bundle>,
    /// The type that the function returns.
    pub(super) result: Option<TypeId>,
    /// Whether a number in it is not the next one.
    pub(super) is_misnumbered: bool,
    /// The number of instructions that a text of its size usually has.
    usual: usize,
    /// The number of functions before it in the module.
    pub(super) index: usize,
    /// The uses in it, once a use-list order follows its blocks.
    pub(super) uses: Option<LocalUses>,
}

/// The size of an instruction in the text: a short one has 30 bytes, a call 130.
const USUAL_SIZE: usize = 64;

/// Bytes of a body's text for each argument of a call.
const USUAL_ARGUMENT: usize = 32;

impl<'a> Reader<'a> {
    /// Reads the body of a function after its `{`, in a text of this size.
    pub(super) fn body(
        &mut self,
        id: FunctionId,
        parameters: &[Parameter<'a>],
        size: usize,
    ) -> Result<()> {
        let open = self.cursor.expect(Kind::OpenBrace)?;
        let usual = size / USUAL_SIZE;
        self.local = Local { index: id.index(), usual, ..Local::default() };
        self.local.body.instructions.reserve(usual);
        self.local.body.reserve_lists::<Value>(size / USUAL_ARGUMENT);
        self.local.locals.reserve(usual);
        if let Type::Function { result, .. } = self.module.types[self.module.functions[id].ty] {
            self.local.result = Some(result);
        }
        let errors = self.failures.count();
        for parameter in parameters {
            self.add_argument(parameter)?;
        }
        if self.cursor.kind() == Kind::CloseBrace {
            return Err(self.cursor.expected_first("an instruction"));
        }
        self.blocks(&open);
        self.resolve_locals(self.failures.count() == errors);
        let Local { body, .. } = core::mem::take(&mut self.local);
        self.module.functions[id].body = Some(body);
        Ok(())
    }

    fn add_argument(&mut self, parameter: &Parameter<'a>) -> Result<()> {
        let index = self.local.body.arguments.len();
        let mut argument = parameter.argument();
        if let Some(name) = parameter.name.filter(|name| name.kind != Kind::LocalNumber) {
            argument.name = name.bytes().into_owned().into();
        }
        self.local.body.arguments.push(argument);
        self.define_local(parameter.name, Value::Argument(index as u32), parameter.ty)
    }

    /// Reads the blocks and use-list orders of a body. After an error, continues at the next
    /// instruction.
    fn blocks(&mut self, open: &Token<'a>) {
        let mut block = None;
        // Whether the last instruction is wrong. It may have been a terminator.
        let mut is_wrong = false;
        loop {
            let start = self.cursor.offset();
            let result = match self.cursor.kind() {
                Kind::CloseBrace if block.is_none() => {
                    self.cursor.bump();
                    return;
                }
                Kind::Word if block.is_none() && self.begins_use_list_order() => {
                    self.use_list_order()
                }
                _ => self.next_instruction(&mut block),
            };
            let Err(failure) = result else {
                is_wrong = false;
                continue;
            };
            if let Some(next) = self.entity_at(start) {
                return self.failures.push(unclosed_body(open, &next));
            }
            let lacks_terminator = self.cursor.offset() == start && self.ends_blocks();
            let follows = lacks_terminator && is_wrong;
            self.failures.push(if follows { failure.following() } else { failure });
            is_wrong = !lacks_terminator;
            if lacks_terminator {
                // What ends the block is right all the same.
                continue;
            }
            if self.cursor.kind() == Kind::CloseBrace {
                return;
            }
            self.recover(start, |this| this.begins_instruction() || this.begins_entity());
            if self.cursor.kind() == Kind::CloseBrace {
                return;
            }
        }
    }

    /// The token at an offset, if it begins an entity outside of functions or ends the text.
    #[cold]
    fn entity_at(&self, offset: usize) -> Option<Token<'a>> {
        let mut lexer = self.cursor.lexer_at(offset);
        let token = lexer.next();
        let orders_uses = token.is_word("uselistorder");
        (!orders_uses && is_entity(&token, lexer)).then_some(token)
    }

    /// Whether the next token ends a block that has a terminator: no instruction begins with it.
    fn ends_blocks(&self) -> bool {
        match self.cursor.kind() {
            Kind::Label | Kind::QuotedLabel | Kind::CloseBrace => true,
            Kind::Word => self.begins_use_list_order(),
            _ => false,
        }
    }

    /// Whether the next tokens begin an instruction, or end the body.
    fn begins_instruction(&self) -> bool {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => {
                self.cursor.peek_second().kind == Kind::Equal
            }
            Kind::Label | Kind::QuotedLabel | Kind::CloseBrace | Kind::Record => true,
            Kind::Word => is_opcode(token.text) || self.begins_use_list_order(),
            _ => false,
        }
    }

    /// Reads an instruction, and the label of the block that it begins.
    #[inline]
    fn next_instruction(&mut self, block: &mut Option<BlockId>) -> Result<()> {
        let id = match *block {
            Some(id) => id,
            None => {
                let id = self.begin_block()?;
                *block = Some(id);
                id
            }
        };
        if self.ends_blocks() {
            *block = None;
            return Err(self.cursor.expected_first("an instruction"));
        }
        let first = self.cursor.peek();
        let result = self.instruction(id);
        let is_terminator = match &result {
            Ok(is_terminator) => *is_terminator,
            Err(_) => is_terminator(first.text),
        };
        if is_terminator {
            *block = None;
        }
        result.map(drop)
    }

    /// Begins a block: with the label that is next, or without a name.
    fn begin_block(&mut self) -> Result<BlockId> {
        let token = self.cursor.peek();
        let (name, label) = match token.kind {
            Kind::Label | Kind::QuotedLabel => {
                self.cursor.bump();
                let name = match token.kind {
                    Kind::Label
                        if self.is_modern() && token.text.iter().all(u8::is_ascii_digit) =>
                    {
                        self.check_block_number(&token)?;
                        Cow::Borrowed(&[][..])
                    }
                    Kind::Label => Cow::Borrowed(token.text),
                    _ => token.bytes(),
                };
                (name, Some(token))
            }
            _ => (Cow::Borrowed(&[][..]), None),
        };
        let id = self.define_block(name.clone(), label, token.start)?;
        let block = &mut self.local.body.blocks[id];
        block.name = name.into_owned().into();
        if self.local.body.order.is_empty() {
            // Most functions have no other block.
            block.instructions.reserve(self.local.usual);
        }
        self.local.body.order.push(id);
        Ok(id)
    }

    /// Adds an instruction, and defines its result.
    #[inline]
    pub(super) fn add(
        &mut self,
        block: BlockId,
        name: Option<Token<'a>>,
        kind: InstructionKind,
        ty: TypeId,
    ) -> Result<InstructionId> {
        let instruction = Instruction { kind, ty, location: None };
        let id = self.local.body.add_instruction(block, instruction);
        if ty != self.module.types.void() {
            self.define_local(name, Value::Instruction(id), ty)?;
            if let Some(name) = name.filter(|name| name.kind != Kind::LocalNumber) {
                let text = name.bytes();
                self.local.body.names.insert(id, BStr::new(&text));
            }
        } else if let Some(name) = name {
            let text = name.describe(self.cursor.source);
            let message = format!("{text} names an instruction that has no result");
            return Err(
                Failure::at(&name, message).help(format!("remove `{} =`", &text.trim_matches('`')))
            );
        }
        Ok(id)
    }
}

/// The error of a body that has not ended where the next definition begins.
#[cold]
fn unclosed_body(open: &Token<'_>, next: &Token<'_>) -> Failure {
    let failure = Failure::at(open, "the body is not closed").help("add a `}`");
    match next.kind {
        Kind::End => failure,
        _ => failure.note(next.start..next.end, "where the next definition begins"),
    }
}
