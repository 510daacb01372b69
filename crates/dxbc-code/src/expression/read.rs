//! Reading expressions.

use alloc::vec::Vec;

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
    pub fn parse(code: &'a [u8], literals: &[u8], variables: &'a [u8]) -> Result<Self, Error> {
        let literals = match literals {
            [] => Vec::new(),
            _ => {
                let mut tokens = Tokens::new(literals);
                let count = tokens.next("the number of literals")?;
                (0..count).map(|_| tokens.next("a literal")).collect::<Result<_, _>>()?
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
        self.literals.get(component as usize).copied()
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
    list: Vec<Variable<'a>>,
}

/// A variable.
#[derive(Clone, Debug)]
struct Variable<'a> {
    name: &'a [u8],
    register: u16,
    register_count: u16,
}

impl<'a> Variables<'a> {
    /// Tokens before the number of variables.
    const COUNT_TOKEN: usize = 3;
    /// Tokens of a variable: the offset of its name, registers, type and default value.
    const VARIABLE_TOKENS: usize = 5;

    fn parse(table: &'a [u8]) -> Result<Self, Error> {
        if table.is_empty() {
            return Ok(Self::default());
        }
        let mut tokens = Tokens::new(table);
        for _ in 0..Self::COUNT_TOKEN {
            tokens.next("the table of variables")?;
        }
        let count = tokens.next("the number of variables")?;
        let start = tokens.next("the offset of the variables")? as usize;
        let cut_off = || Error::new(ErrorKind::Truncated("a variable"), start / 4);
        let mut tokens =
            Tokens { bytes: table.get(start..).ok_or_else(cut_off)?, position: start / 4 };
        let mut list = Vec::new();
        for _ in 0..count {
            let mut record = [0; Self::VARIABLE_TOKENS];
            for token in &mut record {
                *token = tokens.next("a variable")?;
            }
            let [name, registers, register_count, ..] = record;
            let name = table.get(name as usize..).ok_or_else(cut_off)?;
            list.push(Variable {
                name: name.split(|byte| *byte == 0).next().unwrap_or_default(),
                register: (registers >> 16) as u16,
                register_count: register_count as u16,
            });
        }
        Ok(Self { list })
    }

    fn find(&self, component: u32) -> Option<(&'a [u8], u32)> {
        self.list.iter().find_map(|it| {
            let register = (component / 4).checked_sub(it.register.into())?;
            let offset = register.wrapping_mul(4) | component & 3;
            (register < it.register_count.into()).then_some((it.name, offset))
        })
    }
}
