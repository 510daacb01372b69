//! Reads terminators.

use alloc::vec::Vec;

use dxil_ir::{Case, ConstantKind, InstructionKind as Kind, typing};

use super::Reader;
use super::failure::{Failure, Result};
use super::instruction::Typed;
use super::token::{self, Token};

impl<'a> Reader<'a> {
    /// Reads a `ret`, `switch` or `unreachable`.
    pub(super) fn terminator(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        match opcode.text {
            b"ret" => self.ret(opcode),
            b"switch" => self.switch(opcode),
            _ => Ok((Kind::Unreachable, self.module.types.void())),
        }
    }

    fn ret(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let help = |failure: Failure| {
            failure.help("write `ret void`, or the type before the value, as in `ret float %x`")
        };
        if !self.begins_type() {
            return Err(help(self.cursor.expected("`void` or the type of a value")));
        }
        let ty = self.ty()?;
        let void = self.module.types.void();
        let (value, found) = match ty == void {
            true => (None, None),
            false => (Some(self.value(ty)?), Some(ty)),
        };
        let result = self.local.result.unwrap_or(void);
        let ty = typing::ret(&self.module.types, result, found);
        Ok((Kind::Return { value }, self.typed(opcode, ty)?))
    }

    pub(super) fn branch(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        if self.cursor.peek().is_word("label") {
            let target = self.label()?;
            return Ok((Kind::Branch { target }, self.module.types.void()));
        }
        // Conditions are of type `i1`: no named type.
        if !self.begins_type() || self.cursor.kind() == token::Kind::Local {
            return Err(self.cursor.expected("`label` or `i1`"));
        }
        let (condition, ty) = self.typed_value()?;
        self.cursor.expect(token::Kind::Comma)?;
        let yes = self.label()?;
        self.cursor.expect(token::Kind::Comma)?;
        let targets = [yes, self.label()?];
        let ty = typing::conditional_branch(&self.module.types, ty);
        Ok((Kind::ConditionalBranch { condition, targets }, self.typed(opcode, ty)?))
    }

    fn switch(&mut self, opcode: &Token<'a>) -> Result<Typed> {
        let (value, ty) = self.typed_value()?;
        self.cursor.expect(token::Kind::Comma)?;
        let default = self.label()?;
        self.cursor.expect(token::Kind::OpenBracket)?;
        let (mut cases, mut types) = (Vec::new(), Vec::new());
        while !self.cursor.eat(token::Kind::CloseBracket) {
            let token = self.cursor.peek();
            if token.kind == token::Kind::Comma {
                return Err(self
                    .cursor
                    .expected("a case or `]`")
                    .help("cases have no `,` between them"));
            }
            let value = self.typed_constant()?;
            let constant = &self.module.constants[value];
            let is_integer =
                matches!(constant.kind, ConstantKind::Integer(_) | ConstantKind::WideInteger(_));
            if !is_integer && !constant.is_null() {
                let place = token.start..self.cursor.last_end();
                return Err(Failure::new(place, "a case is not an integer"));
            }
            types.push(constant.ty);
            self.cursor.expect(token::Kind::Comma)?;
            cases.push(Case { value, target: self.label()? });
        }
        let void = typing::switch(&self.module.types, ty, types);
        let void = self.typed(opcode, void)?;
        Ok((Kind::Switch { value, default, cases: self.local.body.add_list(cases) }, void))
    }
}
