//! Writes statements. Mirrors `read.rs`.

use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::control::ExtendedToken;
use crate::error::{Error, ErrorKind};
use crate::instruction::{Argument, CustomData, Instruction, Statement};
use crate::opcode::{OpClass, Opcode, Parameter, ParameterKind};
use crate::operand::{Components, ExtendedOperand, Index, Operand};
use crate::program::Program;

/// A program that is written, statement by statement.
///
/// ```
/// use dxbc_code::{Instruction, Opcode, Statement, Writer};
/// use dxil_format::ShaderKind;
/// use dxil_ops::ShaderModel;
///
/// let mut writer = Writer::new(ShaderKind::Pixel, ShaderModel { major: 5, minor: 0 });
/// writer.push(&Statement::Instruction(Instruction::new(Opcode::Ret, [])))?;
/// assert_eq!(writer.finish()?, [0x50, 0, 0, 0, 3, 0, 0, 0, 0x3e, 0, 0, 1]);
/// # Ok::<(), dxbc_code::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    model: ShaderModel,
    tokens: Vec<u32>,
}

impl Writer {
    /// A program without statements.
    #[must_use]
    pub fn new(kind: ShaderKind, model: ShaderModel) -> Self {
        let (major, minor) = (u32::from(model.major & 15), u32::from(model.minor & 15));
        let version = u32::from(kind.0) << 16 | major << 4 | minor;
        Self { model, tokens: Vec::from([version, 0]) }
    }

    /// Adds a statement.
    ///
    /// # Errors
    ///
    /// The arguments of an instruction are of another number or kind than its opcode has in the shader model, or
    /// something does not fit its bits. The program is unchanged then.
    pub fn push(&mut self, statement: &Statement) -> Result<(), Error> {
        let start = self.tokens.len();
        let written = match statement {
            Statement::Instruction(instruction) => self.instruction(instruction),
            Statement::CustomData(data) => self.custom_data(data),
        };
        written.map_err(|kind| {
            self.tokens.truncate(start);
            Error::new(kind, start)
        })
    }

    /// The bytes of the program: the content of a part `SHDR` or `SHEX`.
    ///
    /// # Errors
    ///
    /// The number of tokens does not fit 32 bits.
    pub fn finish(self) -> Result<Vec<u8>, Error> {
        let too_large = |_| Error::new(ErrorKind::TooLarge("the number of tokens"), 1);
        let count = u32::try_from(self.tokens.len()).map_err(too_large)?;
        let tokens = self.tokens.into_iter().enumerate();
        let tokens = tokens.map(|(index, token)| if index == 1 { count } else { token });
        Ok(tokens.flat_map(u32::to_le_bytes).collect())
    }

    fn custom_data(&mut self, data: &CustomData) -> Result<(), ErrorKind> {
        let length = data.data.len().checked_add(2).and_then(|length| u32::try_from(length).ok());
        let length = length.ok_or(ErrorKind::TooLarge("the length of the data"))?;
        if data.class >= 1 << 21 {
            return Err(ErrorKind::TooLarge("the class of the data"));
        }
        self.tokens.extend([data.class << 11 | Opcode::CustomData.number(), length]);
        self.tokens.extend(&data.data);
        Ok(())
    }

    fn instruction(&mut self, instruction: &Instruction) -> Result<(), ErrorKind> {
        let Instruction { opcode, controls, extended, arguments } = instruction;
        if opcode.class() == OpClass::Data || controls & !opcode.control_mask() != 0 {
            return Err(ErrorKind::Arguments(*opcode, self.model));
        }
        let mut tokens = Vec::new();
        extended_tokens(&mut tokens, *opcode, extended)?;
        let parameters = opcode.parameters_in(self.model);
        if parameters.clone().count() != arguments.len() {
            return Err(ErrorKind::Arguments(*opcode, self.model));
        }
        for (parameter, argument) in parameters.zip(arguments) {
            let written = self::argument(&mut tokens, parameter, argument)?;
            written.ok_or(ErrorKind::Arguments(*opcode, self.model))?;
        }
        self.opcode_token(instruction, tokens.len())?;
        self.tokens.extend(tokens);
        Ok(())
    }

    /// Adds the opcode token, and the length after it if that does not fit in it.
    fn opcode_token(&mut self, instruction: &Instruction, rest: usize) -> Result<(), ErrorKind> {
        let opcode = instruction.opcode;
        let too_large = || ErrorKind::TooLarge("the length of the instruction");
        let short = rest.checked_add(1).ok_or_else(too_large)?;
        let is_long = short > 0x7f;
        if is_long && !opcode.has_long_length() {
            return Err(too_large());
        }
        let length = if is_long { short.checked_add(1) } else { Some(short) };
        let length = length.and_then(|length| u32::try_from(length).ok()).ok_or_else(too_large)?;
        let is_extended = is_long || !instruction.extended.is_empty();
        let token = opcode.number() | instruction.controls | (length & 0x7f) << 24;
        self.tokens.push(token | u32::from(is_extended) << 31);
        if is_long {
            self.tokens.push(length);
        }
        Ok(())
    }
}

/// Adds a chain of extended opcode tokens.
fn extended_tokens(
    tokens: &mut Vec<u32>,
    opcode: Opcode,
    extended: &[ExtendedToken],
) -> Result<(), ErrorKind> {
    for (index, token) in extended.iter().enumerate() {
        let number = token.kind.number();
        if !opcode.extended().contains(&token.kind) || token.bits & !token.mask() != 0 {
            return Err(ErrorKind::Extended(opcode, number));
        }
        let is_last = index.saturating_add(1) == extended.len();
        tokens.push(number | token.bits | u32::from(!is_last) << 31);
    }
    Ok(())
}

/// Adds an argument; `None` if it is of another kind than the parameter.
fn argument(
    tokens: &mut Vec<u32>,
    parameter: &Parameter,
    argument: &Argument,
) -> Result<Option<()>, ErrorKind> {
    match (parameter.kind, argument) {
        (ParameterKind::Token, Argument::Token(token)) => tokens.push(*token),
        (ParameterKind::Tokens, Argument::Tokens(all)) => tokens.extend(all),
        (kind, Argument::Operand(it)) if kind.is_operand() => operand(tokens, it, 0)?,
        _ => return Ok(None),
    }
    Ok(Some(()))
}

/// Adds an operand inside `nesting` others.
fn operand(tokens: &mut Vec<u32>, operand: &Operand, nesting: usize) -> Result<(), ErrorKind> {
    if nesting > Operand::MAX_NESTING {
        return Err(ErrorKind::TooDeep);
    }
    if !operand.has_a_shape() {
        return Err(ErrorKind::Operand);
    }
    tokens.push(operand_token(operand));
    tokens.extend(operand.extended.map(extended_operand_token));
    tokens.extend(operand.immediate.iter());
    for index in &operand.indices {
        match index {
            Index::Immediate32(number) | Index::Immediate32PlusRelative(number, _) => {
                tokens.push(*number);
            }
            Index::Immediate64(number) | Index::Immediate64PlusRelative(number, _) => {
                tokens.extend([(number >> 32) as u32, *number as u32]);
            }
            Index::Relative(_) => {}
        }
        if let Some(relative) = index.relative() {
            self::operand(tokens, relative, nesting.saturating_add(1))?;
        }
    }
    Ok(())
}

/// The first token of an operand.
pub(crate) fn operand_token(operand: &Operand) -> u32 {
    let components = match operand.components {
        Components::None => 0,
        Components::One => 1,
        Components::Mask(mask) => 2 | u32::from(mask) << 4,
        Components::Swizzle([x, y, z, w]) => {
            let [x, y, z, w] = [x, y, z, w].map(|component| component as u32);
            2 | 1 << 2 | x << 4 | y << 6 | z << 8 | w << 10
        }
        Components::Select(component) => 2 | 2 << 2 | (component as u32) << 4,
    };
    let indices = operand.indices.iter().zip([22, 25, 28]);
    let representations = indices.fold(0, |bits, (index, low)| bits | representation(index) << low);
    let dimensions = (operand.indices.len() as u32 & 3) << 20;
    let is_extended = u32::from(operand.extended.is_some()) << 31;
    components | operand.ty.number() << 12 | dimensions | representations | is_extended
}

/// The number of the representation of an index.
const fn representation(index: &Index) -> u32 {
    match index {
        Index::Immediate32(_) => 0,
        Index::Immediate64(_) => 1,
        Index::Relative(_) => 2,
        Index::Immediate32PlusRelative(..) => 3,
        Index::Immediate64PlusRelative(..) => 4,
    }
}

/// The extended token of an operand.
pub(crate) const fn extended_operand_token(extended: ExtendedOperand) -> u32 {
    let ExtendedOperand { modifier, min_precision, non_uniform } = extended;
    1 | modifier.number() << 6 | min_precision.number() << 14 | (non_uniform as u32) << 17
}

impl Program<'_> {
    /// Writes a program of the same kind and shader model with these statements.
    ///
    /// # Errors
    ///
    /// As [`Writer::push`] and [`Writer::finish`].
    pub fn write<'s>(
        &self,
        statements: impl IntoIterator<Item = &'s Statement>,
    ) -> Result<Vec<u8>, Error> {
        let mut writer = Writer::new(self.kind, self.model);
        for statement in statements {
            writer.push(statement)?;
        }
        writer.finish()
    }
}
