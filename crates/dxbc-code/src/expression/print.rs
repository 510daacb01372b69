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

/// A register as the listing names it.
struct Place<'e> {
    /// The name of the variable, or a register of none.
    name: Result<&'e [u8], Register>,
    /// The number of the register within the variable.
    vector: u32,
    /// The number of the component within the variable.
    component: u32,
    /// Whether the variable has several registers.
    is_array: bool,
}

impl<'e> Lister<'e, '_> {
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
        let Operand { register, indices } = operand;
        let component = match (register.kind, &indices[..]) {
            (RegisterKind::Literal, []) => {
                return self.literals(register.component, components, literals);
            }
            (RegisterKind::Output, []) => {
                self.out.put("expr");
                if register.component != 0 {
                    self.out.put(&format!("{}", register.component / 4));
                }
                register.component
            }
            (_, indices) => self.register(*register, indices)?,
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
    fn register(&mut self, register: Register, indices: &[Register]) -> Result<u32, Error> {
        let place = self.place(register, register.component / 4);
        self.name(&place);
        let Some((index, nested)) = indices.split_last() else {
            self.element(&place);
            return Ok(place.component);
        };
        self.out.put("[");
        if place.vector != 0 {
            self.out.put(&format!("{} + ", place.vector));
        }
        self.index(*index, nested)?;
        self.out.put("]");
        Ok(place.component)
    }

    /// Prints the index of a register, to which the last of `nested` is added, and so on.
    fn index(&mut self, mut index: Register, nested: &[Register]) -> Result<(), Error> {
        // The components that follow what is in brackets, from the outside in.
        let mut components = Vec::new();
        for next in nested.iter().rev() {
            let place = self.index_place(index);
            self.name(&place);
            self.out.put("[");
            if place.is_array {
                self.out.put(&format!("{} + ", place.vector));
            }
            self.out.put("[");
            components.push(index.component);
            self.check()?;
            index = *next;
        }
        let place = self.index_place(index);
        self.name(&place);
        self.element(&place);
        self.out.put(".");
        self.component(index.component);
        for component in components.into_iter().rev() {
            self.out.put("]].");
            self.component(component);
        }
        Ok(())
    }

    /// What FXC names in place of an index: it takes the number of its register for that of a component.
    fn index_place(&self, index: Register) -> Place<'e> {
        self.place(index, index.component / 4 / 4)
    }

    /// What the register is that has this number, if it is a variable.
    fn place(&self, register: Register, number: u32) -> Place<'e> {
        let found = match register.kind {
            RegisterKind::Variable => self.expression.variables.find(number),
            _ => None,
        };
        match found {
            Some((name, first, is_array)) => Place {
                name: Ok(name),
                vector: number.wrapping_sub(first),
                component: register.component.wrapping_sub(first.wrapping_mul(4)),
                is_array,
            },
            None => Place {
                name: Err(register),
                vector: 0,
                component: register.component,
                is_array: false,
            },
        }
    }

    fn name(&mut self, place: &Place<'_>) {
        match place.name {
            Ok(name) => self.out.text.extend_from_slice(name),
            Err(Register { kind, component }) => {
                self.out.put(&format!("{}{}", prefix(kind), component / 4));
            }
        }
    }

    /// Prints which register of a variable it is, if that has several.
    fn element(&mut self, place: &Place<'_>) {
        if place.is_array {
            self.out.put(&format!("[{}]", place.vector));
        }
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
