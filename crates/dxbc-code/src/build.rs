//! Builds instructions, and checks them against the tables.

use alloc::vec::Vec;
use core::fmt;

use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::control::{Control, ExtendedKind, ExtendedToken};
use crate::enumeration::OperandType;
use crate::instruction::{Argument, Instruction};
use crate::opcode::{Opcode, Parameter, ParameterKind};
use crate::operand::{Components, Operand};

/// Builds an instruction, argument by argument.
///
/// ```
/// use dxbc_code::enumeration::OperandType;
/// use dxbc_code::{Components, Control, InstructionBuilder, Misfit, Opcode, Operand};
/// use dxil_format::ShaderKind;
/// use dxil_ops::ShaderModel;
///
/// let model = ShaderModel { major: 5, minor: 0 };
/// let output = Operand::register(OperandType::Output, 0, Components::Mask(15));
/// let builder = InstructionBuilder::new(Opcode::Mov).control(Control::Saturate, 1).operand(output);
/// // A source is missing.
/// let error = builder.clone().build(ShaderKind::Pixel, model).expect_err("an error");
/// assert_eq!(error, Misfit::Count { expected: 2, found: 1 });
/// let sampler = Operand::register(OperandType::Sampler, 0, Components::None);
/// let error = builder.clone().operand(sampler).build(ShaderKind::Pixel, model).expect_err("an error");
/// assert_eq!(error.to_string(), "`src` may not be `s`");
/// let mov = builder.operand(Operand::vector([0; 4])).build(ShaderKind::Pixel, model)?;
/// assert_eq!(mov.control(Control::Saturate), Some(1));
/// # Ok::<(), Misfit>(())
/// ```
#[derive(Clone, Debug)]
pub struct InstructionBuilder {
    instruction: Instruction,
    misfit: Option<Misfit>,
}

/// The cause for which an instruction does not fit the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Misfit {
    /// The opcode is of a later shader model.
    Model(ShaderModel),
    /// Programs of this kind do not have the opcode.
    Stage(ShaderKind),
    /// The opcode does not have the control.
    Control(Control),
    /// Bits of the opcode token that are of no control.
    Bits(u32),
    /// A number that is no value of a control, field or token.
    Value(&'static str, u32),
    /// The opcode does not have extended tokens of this kind.
    Extended(ExtendedKind),
    /// Another number of arguments.
    Count {
        /// The number that the opcode has in the shader model.
        expected: usize,
        /// The number that is there.
        found: usize,
    },
    /// The argument is a token in place of an operand, or the other way round.
    Kind(&'static str),
    /// The argument may not have operands of this type.
    OperandType(&'static str, OperandType),
    /// An operand has a mask of more than four components, or another number of immediate values than
    /// its components have.
    Shape(&'static str),
}

impl InstructionBuilder {
    /// An instruction without arguments.
    #[must_use]
    pub fn new(opcode: Opcode) -> Self {
        Self { instruction: Instruction::new(opcode, []), misfit: None }
    }

    /// Sets a control.
    #[must_use]
    pub fn control(mut self, control: Control, number: u32) -> Self {
        let bits = control.bits();
        if bits.get(bits.set(0, number)) != number {
            self.misfit = self.misfit.or(Some(Misfit::Value(bits.name, number)));
        }
        if !self.instruction.set_control(control, number) {
            self.misfit = self.misfit.or(Some(Misfit::Control(control)));
        }
        self
    }

    /// Adds an extended opcode token.
    #[must_use]
    pub fn extended(mut self, token: ExtendedToken) -> Self {
        self.instruction.extended.push(token);
        self
    }

    /// Adds an operand.
    #[must_use]
    pub fn operand(self, operand: Operand) -> Self {
        self.argument(Argument::Operand(operand))
    }

    /// Adds a token that is no operand.
    #[must_use]
    pub fn token(self, token: u32) -> Self {
        self.argument(Argument::Token(token))
    }

    /// Adds the tokens up to the end.
    #[must_use]
    pub fn tokens(self, tokens: impl Into<Vec<u32>>) -> Self {
        self.argument(Argument::Tokens(tokens.into()))
    }

    fn argument(mut self, argument: Argument) -> Self {
        self.instruction.arguments.push(argument);
        self
    }

    /// The instruction of a program of this kind and shader model.
    ///
    /// # Errors
    ///
    /// It does not fit the tables: [`Instruction::check`].
    pub fn build(self, kind: ShaderKind, model: ShaderModel) -> Result<Instruction, Misfit> {
        match self.misfit {
            Some(misfit) => Err(misfit),
            None => self.instruction.check(kind, model).map(|()| self.instruction),
        }
    }
}

impl Instruction {
    /// Checks against the tables that programs of this kind and shader model may have the opcode, and that its controls,
    /// extended tokens and arguments are such as the opcode has. Reading and writing check less: only what tokens
    /// need in order to be told apart.
    ///
    /// # Errors
    ///
    /// The instruction does not fit the tables.
    pub fn check(&self, kind: ShaderKind, model: ShaderModel) -> Result<(), Misfit> {
        let opcode = self.opcode;
        if opcode.since() > model {
            return Err(Misfit::Model(opcode.since()));
        }
        if !opcode.is_in(kind) {
            return Err(Misfit::Stage(kind));
        }
        self.check_bits()?;
        let expected = opcode.parameters_in(model).count();
        if expected != self.arguments.len() {
            return Err(Misfit::Count { expected, found: self.arguments.len() });
        }
        self.named_arguments(model).try_for_each(|(parameter, it)| check_argument(parameter, it))
    }

    /// Checks the controls and the extended tokens.
    fn check_bits(&self) -> Result<(), Misfit> {
        let unknown = self.controls & !self.opcode.control_mask();
        if unknown != 0 {
            return Err(Misfit::Bits(unknown));
        }
        let controls = self.opcode.controls().iter().map(|it| (it.bits(), self.controls));
        for token in &self.extended {
            if !self.opcode.extended().contains(&token.kind) {
                return Err(Misfit::Extended(token.kind));
            }
            if token.bits & !token.mask() != 0 {
                return Err(Misfit::Bits(token.bits & !token.mask()));
            }
        }
        let extended = self.extended.iter();
        let extended = extended.flat_map(|it| it.kind.fields().iter().map(|of| (*of, it.bits)));
        for (field, bits) in controls.chain(extended) {
            let number = field.get(bits);
            if !field.allows(number) {
                return Err(Misfit::Value(field.name, number));
            }
        }
        Ok(())
    }
}

/// Checks that an argument is such as its parameter demands.
fn check_argument(parameter: &Parameter, argument: &Argument) -> Result<(), Misfit> {
    let name = parameter.name;
    match (parameter.kind, argument) {
        (ParameterKind::Token, Argument::Token(token)) => {
            if !parameter.allows(*token) {
                return Err(Misfit::Value(name, *token));
            }
        }
        (ParameterKind::Tokens, Argument::Tokens(_)) => {}
        (kind, Argument::Operand(operand)) if kind.is_operand() => {
            if !parameter.operand_types().contains(&operand.ty) {
                return Err(Misfit::OperandType(name, operand.ty));
            }
            if !operand.has_a_shape() {
                return Err(Misfit::Shape(name));
            }
        }
        _ => return Err(Misfit::Kind(name)),
    }
    Ok(())
}

impl Operand {
    /// Whether tokens can state the components and the immediate values.
    pub(crate) fn has_a_shape(&self) -> bool {
        let is_mask_valid = !matches!(self.components, Components::Mask(mask) if mask > 15);
        self.immediate.len() == self.immediate_size() && is_mask_valid
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Model(ShaderModel { major, minor }) => {
                write!(f, "the opcode needs shader model {major}.{minor}")
            }
            Self::Stage(kind) => write!(f, "programs of kind {kind} do not have the opcode"),
            Self::Control(control) => {
                write!(f, "the opcode does not have the control `{}`", control.bits().name)
            }
            Self::Bits(bits) => write!(f, "the bits {bits:#x} have no meaning"),
            Self::Value(name, number) => write!(f, "{number} is no value of `{name}`"),
            Self::Extended(kind) => {
                write!(f, "the opcode does not have extended tokens of kind {}", *kind as u8)
            }
            Self::Count { expected, found } => {
                write!(f, "{found} arguments are given, but the opcode has {expected}")
            }
            Self::Kind(name) => write!(f, "`{name}` is of another kind"),
            Self::OperandType(name, ty) => write!(f, "`{name}` may not be `{}`", ty.text()),
            Self::Shape(name) => {
                write!(f, "`{name}` has another number of values")
            }
        }
    }
}

impl core::error::Error for Misfit {}
