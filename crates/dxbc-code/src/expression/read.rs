//! Reading expressions.

use super::{Expression, Instruction, Literals, Located, Operand, Register, RegisterKind};
use crate::error::{Error, ErrorKind};

/// The components of an instruction.
const COMPONENT_COUNT: u32 = 0xffff;

impl<'a> Expression<'a> {
    /// The instructions.
    ///
    /// # Errors
    ///
    /// The code has no number of instructions.
    pub fn instructions(&self) -> Result<Instructions<'a>, Error> {
        let mut tokens = Tokens::new(self.code);
        let left = tokens.next("the number of instructions")?;
        Ok(Instructions { tokens, left })
    }
}

impl<'a> Literals<'a> {
    /// The literals of the content of the part `CLI4`.
    ///
    /// # Errors
    ///
    /// They are cut off.
    pub fn parse(part: &'a [u8]) -> Result<Self, Error> {
        let mut tokens = Tokens::new(part);
        let count = tokens.next("the number of literals")?;
        Ok(Self { bytes: tokens.records(count, 1, "a literal")? })
    }

    /// The value of this component.
    pub(super) fn get(&self, component: u32) -> Option<u32> {
        let start = (component as usize).checked_mul(4)?;
        let bytes = self.bytes.get(start..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    }
}

/// The instructions of an expression, one after the other. Nothing follows an error.
#[derive(Clone, Debug)]
pub struct Instructions<'a> {
    tokens: Tokens<'a>,
    left: u32,
}

impl Iterator for Instructions<'_> {
    type Item = Result<Located, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let token = self.tokens.position;
        let instruction = self.tokens.instruction();
        if instruction.is_err() {
            self.left = 0;
        }
        Some(instruction.map(|instruction| Located { token, instruction }))
    }
}

/// Tokens of 32 bits.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    pub(super) bytes: &'a [u8],
    /// The number of the next token.
    pub(super) position: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, position: 0 }
    }

    pub(super) fn next(&mut self, what: &'static str) -> Result<u32, Error> {
        let (token, rest) = self
            .bytes
            .split_first_chunk()
            .ok_or_else(|| Error::new(ErrorKind::Truncated(what), self.position))?;
        self.bytes = rest;
        self.position = self.position.saturating_add(1);
        Ok(u32::from_le_bytes(*token))
    }

    /// The bytes of records of so many tokens each.
    pub(super) fn records(
        &self,
        count: u32,
        size: usize,
        what: &'static str,
    ) -> Result<&'a [u8], Error> {
        let size = (count as usize).saturating_mul(size).saturating_mul(4);
        let cut_off = || {
            let end = self.position.saturating_add(self.bytes.len() / 4);
            Error::new(ErrorKind::Truncated(what), end)
        };
        self.bytes.get(..size).ok_or_else(cut_off)
    }

    fn instruction(&mut self) -> Result<Instruction, Error> {
        let token = self.next("an instruction")?;
        let source_count = self.next("the number of sources")?;
        let sources = (0..source_count).map(|_| self.operand()).collect::<Result<_, _>>()?;
        Ok(Instruction {
            opcode: (token >> 20 & 0x7ff) as u16,
            component_count: (token & COMPONENT_COUNT) as u16,
            first_is_scalar: token >> 31 != 0,
            sources,
            destination: self.operand()?,
        })
    }

    fn operand(&mut self) -> Result<Operand, Error> {
        let index_count = self.next("an operand")?;
        let indices = (0..index_count).map(|_| self.register()).collect::<Result<_, _>>()?;
        Ok(Operand { indices, register: self.register()? })
    }

    fn register(&mut self) -> Result<Register, Error> {
        let position = self.position;
        let kind = match self.next("the kind of a register")? {
            1 => RegisterKind::Literal,
            2 => RegisterKind::Variable,
            3 => RegisterKind::Input,
            4 => RegisterKind::Output,
            5 => RegisterKind::BooleanOutput,
            6 => RegisterKind::IntegerOutput,
            7 => RegisterKind::Temporary,
            number => {
                let kind = ErrorKind::UnknownValue("kind of registers", number);
                return Err(Error::new(kind, position));
            }
        };
        Ok(Register { kind, component: self.next("the number of a register")? })
    }
}
