//! The variables of expressions.

use alloc::collections::BTreeMap;

use super::read::Tokens;
use crate::error::{Error, ErrorKind};

/// The variables of an expression: a table as Direct3D 9 has it. By default, there are none.
#[derive(Clone, Debug, Default)]
pub struct Variables<'a> {
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
    /// Whether there are more of them.
    is_array: bool,
}

impl<'a> Variables<'a> {
    /// Tokens before the number of variables.
    const COUNT_TOKEN: usize = 3;
    /// Tokens of a variable: the offset of its name, registers, type and default value.
    const VARIABLE_TOKENS: usize = 5;

    /// The variables of the content of the part `CTAB`.
    ///
    /// # Errors
    ///
    /// The table is cut off.
    pub fn parse(table: &'a [u8]) -> Result<Self, Error> {
        let mut variables = Self::default();
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
            let variable = Variable { name, register, is_array: register_count > 1 };
            variables.insert(variable, register_count);
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

    /// The name of the variable that has this register, its first register, and whether it has several.
    pub(super) fn find(&self, register: u32) -> Option<(&'a [u8], u32, bool)> {
        let Variable { name, register, is_array } = self.at(register)?;
        let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
        Some((name, register, is_array))
    }
}
