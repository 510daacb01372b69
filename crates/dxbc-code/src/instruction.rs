//! Instructions, and what else a stream consists of.

use alloc::vec::Vec;

use dxil_ops::ShaderModel;

use crate::control::{Control, ExtendedToken};
use crate::enumeration::CustomDataClass;
use crate::opcode::{Opcode, Parameter};
use crate::operand::Operand;

/// An argument of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// An operand.
    Operand(Operand),
    /// A token that is no operand.
    Token(u32),
    /// The tokens up to the end of the instruction.
    Tokens(Vec<u32>),
}

/// An instruction, a declaration or the start of a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Instruction {
    /// The opcode.
    pub opcode: Opcode,
    /// The bits 11 to 23 of the opcode token, in their places.
    pub controls: u32,
    /// The extended opcode tokens.
    pub extended: Vec<ExtendedToken>,
    /// The arguments: one for each parameter of the opcode in the program's shader model.
    pub arguments: Vec<Argument>,
}

impl Instruction {
    /// An instruction whose controls are 0, without extended tokens.
    #[must_use]
    pub fn new(opcode: Opcode, arguments: impl Into<Vec<Argument>>) -> Self {
        Self { opcode, controls: 0, extended: Vec::new(), arguments: arguments.into() }
    }

    /// The number in a control; `None` if the opcode does not have the control.
    #[must_use]
    pub fn control(&self, control: Control) -> Option<u32> {
        self.opcode.controls().contains(&control).then(|| control.bits().get(self.controls))
    }

    /// Changes the number in a control, of which only the low bits that fit are taken. Returns whether the opcode has
    /// the control.
    pub fn set_control(&mut self, control: Control, number: u32) -> bool {
        let is_there = self.opcode.controls().contains(&control);
        if is_there {
            self.controls = control.bits().set(self.controls, number);
        }
        is_there
    }

    /// The arguments of a program of this shader model, with their parameters.
    pub fn named_arguments(
        &self,
        model: ShaderModel,
    ) -> impl Iterator<Item = (&'static Parameter, &Argument)> {
        self.opcode.parameters_in(model).zip(&self.arguments)
    }

    /// The argument with this name. The arguments that a later shader model adds come last, so that no model has to be
    /// given.
    #[must_use]
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        let position = self.opcode.parameters().iter().position(|it| it.name == name)?;
        self.arguments.get(position)
    }

    /// The operand with this name.
    #[must_use]
    pub fn operand(&self, name: &str) -> Option<&Operand> {
        match self.argument(name)? {
            Argument::Operand(operand) => Some(operand),
            _ => None,
        }
    }

    /// The token with this name.
    #[must_use]
    pub fn token(&self, name: &str) -> Option<u32> {
        match self.argument(name)? {
            Argument::Token(token) => Some(*token),
            _ => None,
        }
    }
}

/// Data in a stream.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CustomData {
    /// The number of the class, which has 21 bits.
    pub class: u32,
    /// The tokens.
    pub data: Vec<u32>,
}

impl CustomData {
    /// The class, if it is known.
    #[must_use]
    pub const fn known_class(&self) -> Option<CustomDataClass> {
        CustomDataClass::from_number(self.class)
    }
}

/// An element of a stream.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Statement {
    /// An instruction.
    Instruction(Instruction),
    /// Data.
    CustomData(CustomData),
}

impl Default for Statement {
    /// Data of class 0 without tokens, which takes no memory.
    fn default() -> Self {
        Self::CustomData(CustomData { class: 0, data: Vec::new() })
    }
}
