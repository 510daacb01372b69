//! Listings of expressions, as FXC prints them.

use alloc::format;
use alloc::vec::Vec;

use super::{Expression, Instruction, Located, Operand, Register, RegisterKind, mnemonic};
use crate::error::{Error, ErrorKind};
use crate::print::{PrintOptions, Printer, Style};

impl Expression<'_> {
    /// The listing of the expression, with this text between instructions.
    ///
    /// # Errors
    ///
    /// An instruction cannot be read, refers to a literal that is not there, or the listing would be longer than `limit`
    /// bytes: an instruction can have many components.
    pub fn print(
        &self,
        options: PrintOptions,
        separator: &str,
        limit: usize,
    ) -> Result<Vec<u8>, Error> {
        let mut text = Vec::new();
        let mut lister =
            Lister { expression: self, out: Printer::new(&mut text, options), limit, token: 0 };
        for (index, located) in self.instructions()?.enumerate() {
            let Located { token, instruction } = located?;
            if index != 0 {
                lister.out.put(separator);
            }
            lister.token = token;
            lister.instruction(&instruction)?;
        }
        Ok(text)
    }
}

struct Lister<'e, 't> {
    expression: &'e Expression<'e>,
    out: Printer<'t>,
    limit: usize,
    /// The index of the instruction's first token.
    token: usize,
}

impl Lister<'_, '_> {
    fn instruction(&mut self, it: &Instruction) -> Result<(), Error> {
        self.out.put(mnemonic(it.opcode).unwrap_or("<unknown>"));
        self.out.put(" ");
        let count = it.component_count;
        self.operand(&it.destination, count, count)?;
        self.out.put(",");
        for (index, source) in it.sources.iter().enumerate() {
            if index != 0 {
                self.out.put(",");
            }
            self.out.put(" ");
            let is_scalar = index == 0 && it.first_is_scalar;
            self.operand(source, if is_scalar { 1 } else { count }, count)?;
        }
        Ok(())
    }

    /// Prints an operand with this number of components, which are repeated to a number of literals.
    fn operand(&mut self, operand: &Operand, components: u16, literals: u16) -> Result<(), Error> {
        let Operand { register, index } = operand;
        let component = match (register.kind, index) {
            (RegisterKind::Literal, None) => {
                return self.literals(register.component, components, literals);
            }
            (RegisterKind::Output, None) => {
                self.out.put("expr");
                if register.component != 0 {
                    self.out.put(&format!("{}", register.component / 4));
                }
                register.component
            }
            _ => self.register(*register, *index),
        };
        if components != 4 || component % 4 != 0 {
            self.out.put(".");
            for number in 0..u32::from(components) {
                self.component(component.wrapping_add(number));
            }
        }
        self.check()
    }

    /// Prints a register without its components, and returns the first of them.
    fn register(&mut self, register: Register, index: Option<Register>) -> u32 {
        let Register { kind, component } = register;
        let variable = match kind {
            RegisterKind::Variable => self.expression.variables.find(component),
            _ => None,
        };
        let (vector, component) = match variable {
            Some((name, component)) => {
                self.out.text.extend_from_slice(name);
                (component / 4, component)
            }
            None => {
                self.out.put(&format!("{}{}", prefix(kind), component / 4));
                (0, component)
            }
        };
        match index {
            Some(index) => {
                self.out.put("[");
                if vector != 0 {
                    self.out.put(&format!("{vector} + "));
                }
                let component = self.register(index, None);
                self.out.put(".");
                self.component(component);
                self.out.put("]");
            }
            None if vector != 0 => self.out.put(&format!("[{vector}]")),
            None => {}
        }
        component
    }

    fn component(&mut self, number: u32) {
        self.out.put(match number & 3 {
            0 => "x",
            1 => "y",
            2 => "z",
            _ => "w",
        });
    }

    fn literals(&mut self, first: u32, components: u16, count: u16) -> Result<(), Error> {
        self.out.put("(");
        for number in 0..count {
            if number != 0 {
                self.out.put(", ");
            }
            let component = first.saturating_add(number.min(components.saturating_sub(1)).into());
            let kind = ErrorKind::UnknownValue("literal", component);
            let value = self.expression.literals.get(component);
            let value = value.ok_or_else(|| Error::new(kind, self.token))?;
            self.out.values(&[value], Style::Guess, "");
            self.check()?;
        }
        self.out.put(")");
        Ok(())
    }

    fn check(&self) -> Result<(), Error> {
        if self.out.text.len() <= self.limit {
            return Ok(());
        }
        Err(Error::new(ErrorKind::TooLong(self.limit), self.token))
    }
}

/// The letters of registers of a kind.
const fn prefix(kind: RegisterKind) -> &'static str {
    match kind {
        RegisterKind::Literal => "l",
        RegisterKind::Variable => "c",
        RegisterKind::Input => "v",
        RegisterKind::Output => "of",
        RegisterKind::BooleanOutput => "ob",
        RegisterKind::IntegerOutput => "oi",
        RegisterKind::Temporary => "r",
    }
}
