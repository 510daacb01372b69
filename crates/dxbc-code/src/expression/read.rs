//! Reading expressions.

use alloc::collections::BTreeMap;

use super::{Expression, Instruction, Operand, Register, RegisterKind};
use crate::error::{Error, ErrorKind};

/// The components of an instruction.
const COMPONENT_COUNT: u32 = 0xffff;

impl<'a> Expression<'a> {
    /// An expression of the content of the parts `FXLC`, `CLI4` and `CTAB`. Without literals or variables, these are empty.
    ///
    /// # Errors
    ///
    /// The literals or the variables are cut off.
    pub fn parse(code: &'a [u8], literals: &'a [u8], variables: &'a [u8]) -> Result<Self, Error> {
        let literals = match literals {
            [] => &[][..],
            _ => {
                let mut tokens = Tokens::new(literals);
                let count = tokens.next("the number of literals")?;
                tokens.records(count, 1, "a literal")?
            }
        };
        Ok(Self { code, literals, variables: Variables::parse(variables)? })
    }

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

    /// The literal value of this component.
    pub(super) fn literal(&self, component: u32) -> Option<u32> {
        let start = (component as usize).checked_mul(4)?;
        let bytes = self.literals.get(start..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    }

    /// The variable of this component, and the component within it.
    pub(super) fn variable(&self, component: u32) -> Option<(&'a [u8], u32)> {
        self.variables.find(component)
    }
}

/// The instructions of an expression, one after the other. Nothing follows an error.
#[derive(Clone, Debug)]
pub struct Instructions<'a> {
    tokens: Tokens<'a>,
    left: u32,
}

impl Iterator for Instructions<'_> {
    type Item = Result<Instruction, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let instruction = self.tokens.instruction();
        if instruction.is_err() {
            self.left = 0;
        }
        Some(instruction)
    }
}

/// Tokens of 32 bits.
#[derive(Clone, Debug)]
struct Tokens<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> Tokens<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, position: 0 }
    }

    fn next(&mut self, what: &'static str) -> Result<u32, Error> {
        let (token, rest) = self
            .bytes
            .split_first_chunk()
            .ok_or_else(|| Error::new(ErrorKind::Truncated(what), self.position))?;
        self.bytes = rest;
        self.position = self.position.saturating_add(1);
        Ok(u32::from_le_bytes(*token))
    }

    /// The bytes of records of so many tokens each.
    fn records(&self, count: u32, size: usize, what: &'static str) -> Result<&'a [u8], Error> {
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
        let position = self.position;
        let index = match self.next("an operand")? {
            0 => None,
            1 => Some(self.register()?),
            count => {
                let what = "number of indices of an operand";
                return Err(Error::new(ErrorKind::UnknownValue(what, count), position));
            }
        };
        Ok(Operand { register: self.register()?, index })
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

/// The variables of an expression: a table as Direct3D 9 has it.
#[derive(Clone, Debug, Default)]
pub(super) struct Variables<'a> {
    /// The variable that has the registers from each one on, up to the next one here.
    from: BTreeMap<u32, Option<Variable<'a>>>,
}

/// A variable.
#[derive(Clone, Copy, Debug)]
struct Variable<'a> {
    /// The table from the name on, which ends with a zero byte. Variables can share a long one.
    name: &'a [u8],
    /// The first register.
    register: u32,
}

impl<'a> Variables<'a> {
    /// Tokens before the number of variables.
    const COUNT_TOKEN: usize = 3;
    /// Tokens of a variable: the offset of its name, registers, type and default value.
    const VARIABLE_TOKENS: usize = 5;

    fn parse(table: &'a [u8]) -> Result<Self, Error> {
        let mut variables = Self::default();
        if table.is_empty() {
            return Ok(variables);
        }
        let mut tokens = Tokens::new(table);
        for _ in 0..Self::COUNT_TOKEN {
            tokens.next("the table of variables")?;
        }
        let count = tokens.next("the number of variables")?;
        let start = tokens.next("the offset of the variables")? as usize;
        let cut_off = || Error::new(ErrorKind::Truncated("a variable"), start / 4);
        let tokens = Tokens { bytes: table.get(start..).ok_or_else(cut_off)?, position: start / 4 };
        let records = tokens.records(count, Self::VARIABLE_TOKENS, "a variable")?;
        // Of several variables with one register, the first of the table has it.
        for record in records.chunks_exact(Self::VARIABLE_TOKENS.saturating_mul(4)).rev() {
            let mut record = Tokens::new(record);
            let name = record.next("a variable")?;
            let name = table.get(name as usize..).ok_or_else(cut_off)?;
            let register = record.next("a variable")? >> 16;
            let register_count = record.next("a variable")? & 0xffff;
            variables.insert(Variable { name, register }, register_count);
        }
        Ok(variables)
    }

    /// Gives registers to a variable, whichever has them so far.
    fn insert(&mut self, variable: Variable<'a>, register_count: u32) {
        let registers = variable.register..variable.register.saturating_add(register_count);
        if registers.is_empty() {
            return;
        }
        let next = self.at(registers.end);
        while let Some((start, _)) = self.from.range(registers.clone()).next() {
            let start = *start;
            self.from.remove(&start);
        }
        self.from.insert(registers.start, Some(variable));
        self.from.entry(registers.end).or_insert(next);
    }

    fn at(&self, register: u32) -> Option<Variable<'a>> {
        self.from.range(..=register).next_back().and_then(|(_, variable)| *variable)
    }

    fn find(&self, component: u32) -> Option<(&'a [u8], u32)> {
        let Variable { name, register } = self.at(component / 4)?;
        let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
        Some((name, component.wrapping_sub(register.wrapping_mul(4))))
    }
}
