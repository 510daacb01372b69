//! Reads statements. What is read is encoded again and compared, so that no bit is lost.

use alloc::boxed::Box;
use alloc::vec::Vec;

use dxil_ops::ShaderModel;

use crate::control::{ExtendedKind, ExtendedToken};
use crate::enumeration::{MinPrecision, OperandModifier, OperandType};
use crate::error::{Error, ErrorKind};
use crate::instruction::{Argument, CustomData, Instruction, Statement};
use crate::opcode::{OpClass, Opcode, ParameterKind};
use crate::operand::{Component, Components, ExtendedOperand, Index, Operand};
use crate::write::{extended_operand_token, operand_token};

/// A place among tokens.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    /// The tokens up to the end of the program or of the instruction.
    bytes: &'a [u8],
    /// The index of the next token.
    token: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, token: 0 }
    }

    pub(crate) const fn position(&self) -> usize {
        self.token
    }

    pub(crate) const fn skip(&mut self, tokens: usize) {
        self.token = self.token.saturating_add(tokens);
    }

    fn remaining(&self) -> usize {
        (self.bytes.len() / 4).saturating_sub(self.token)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.remaining() == 0
    }

    /// The next token, which stays the next one.
    fn peek(&self) -> Option<u32> {
        let bytes = self.bytes.get(self.token.checked_mul(4)?..)?.first_chunk()?;
        Some(u32::from_le_bytes(*bytes))
    }

    /// The next token, which is for `what`.
    pub(crate) fn next(&mut self, what: &'static str) -> Result<u32, Error> {
        let token = self.peek().ok_or_else(|| self.error(ErrorKind::Truncated(what)))?;
        self.skip(1);
        Ok(token)
    }

    /// A number of 64 bits, the high half first.
    fn next_64(&mut self, what: &'static str) -> Result<u64, Error> {
        let high = u64::from(self.next(what)?);
        Ok(high << 32 | u64::from(self.next(what)?))
    }

    /// The tokens up to the end.
    fn rest(&mut self) -> Vec<u32> {
        let mut tokens = Vec::with_capacity(self.remaining());
        while let Some(token) = self.peek() {
            tokens.push(token);
            self.skip(1);
        }
        tokens
    }

    /// The tokens of a statement that begins `before` tokens back: moves to its end.
    fn take(&mut self, length: u32, before: usize) -> Result<Cursor<'a>, Error> {
        let start = self.token.saturating_sub(before);
        let invalid = || Error::new(ErrorKind::Length(length), start);
        let length = usize::try_from(length).ok().filter(|length| *length >= before);
        let end = length.and_then(|length| start.checked_add(length)).ok_or_else(invalid)?;
        let bytes = end.checked_mul(4).and_then(|end| self.bytes.get(..end)).ok_or_else(invalid)?;
        let inner = Cursor { bytes, token: self.token };
        self.token = end;
        Ok(inner)
    }

    /// An error at the next token.
    fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.token)
    }
}

/// Reads the statement at the cursor, and moves it to the next one.
pub(crate) fn statement(cursor: &mut Cursor<'_>, model: ShaderModel) -> Result<Statement, Error> {
    let start = cursor.position();
    let token = cursor.next("the opcode")?;
    let number = token & 0x7ff;
    let unknown = || Error::new(ErrorKind::UnknownOpcode(number), start);
    let opcode = Opcode::from_number(number).ok_or_else(unknown)?;
    if opcode.class() == OpClass::Data {
        let length = cursor.next("the length of the data")?;
        let data = cursor.take(length, 2)?.rest();
        return Ok(Statement::CustomData(CustomData { class: token >> 11, data }));
    }
    let reserved = token & 0x00ff_f800 & !opcode.control_mask();
    if reserved != 0 {
        return Err(Error::new(ErrorKind::ReservedBits(reserved), start));
    }
    let is_extended = token >> 31 != 0;
    let mut length = token >> 24 & 0x7f;
    let mut before = 1;
    if opcode.has_long_length() && is_extended {
        let long = cursor.next("the length of the instruction")?;
        // The opcode token has the low bits of the length.
        if long & 0x7f != length || long < 0x80 {
            return Err(Error::new(ErrorKind::Length(long), start));
        }
        (length, before) = (long, 2);
    }
    let mut tokens = cursor.take(length, before)?;
    let extended = match opcode.has_long_length() {
        true => Vec::new(),
        false => extended_tokens(&mut tokens, opcode, is_extended)?,
    };
    let mut arguments = Vec::with_capacity(opcode.parameters().len());
    for parameter in opcode.parameters_in(model) {
        arguments.push(match parameter.kind {
            ParameterKind::Token => Argument::Token(tokens.next(parameter.name)?),
            ParameterKind::Tokens => Argument::Tokens(tokens.rest()),
            _ => Argument::Operand(operand(&mut tokens, 0)?),
        });
    }
    match tokens.remaining() {
        0 => {
            let controls = token & opcode.control_mask();
            Ok(Statement::Instruction(Instruction { opcode, controls, extended, arguments }))
        }
        unused => Err(tokens.error(ErrorKind::UnusedTokens(opcode, unused))),
    }
}

/// Reads a chain of extended opcode tokens.
fn extended_tokens(
    tokens: &mut Cursor<'_>,
    opcode: Opcode,
    mut is_extended: bool,
) -> Result<Vec<ExtendedToken>, Error> {
    let mut chain = Vec::new();
    while is_extended {
        let place = tokens.position();
        let token = tokens.next("an extended opcode")?;
        let number = token & 0x3f;
        let kind = ExtendedKind::from_number(number).filter(|it| opcode.extended().contains(it));
        let kind = kind.ok_or_else(|| Error::new(ErrorKind::Extended(opcode, number), place))?;
        let extended = ExtendedToken { kind, bits: token & 0x7fff_ffc0 };
        let reserved = extended.bits & !extended.mask();
        if reserved != 0 {
            return Err(Error::new(ErrorKind::ReservedBits(reserved), place));
        }
        chain.push(extended);
        is_extended = token >> 31 != 0;
    }
    Ok(chain)
}

/// Reads an operand inside `nesting` others.
pub(crate) fn operand(tokens: &mut Cursor<'_>, nesting: usize) -> Result<Operand, Error> {
    let place = tokens.position();
    let at = |kind| Error::new(kind, place);
    if nesting > Operand::MAX_NESTING {
        return Err(at(ErrorKind::TooDeep));
    }
    let token = tokens.next("an operand")?;
    let number = token >> 12 & 0xff;
    let ty = OperandType::from_number(number);
    let ty = ty.ok_or_else(|| at(ErrorKind::UnknownOperandType(number)))?;
    let mut operand = Operand::new(ty, components(token).map_err(at)?);
    if token >> 31 != 0 {
        operand.extended = Some(extended_operand(tokens)?);
    }
    for _ in 0..operand.immediate_size() {
        let value = tokens.next("an immediate value")?;
        operand.immediate.try_push(value).map_err(|_| at(ErrorKind::Operand))?;
    }
    let dimensions = token >> 20 & 3;
    for dimension in 0..dimensions {
        let representation = token >> 22_u32.saturating_add(dimension.saturating_mul(3)) & 7;
        let index = index(tokens, representation, nesting)?;
        operand.indices.try_push(index).map_err(|_| at(ErrorKind::Operand))?;
    }
    match token ^ operand_token(&operand) {
        0 => Ok(operand),
        bits => Err(at(ErrorKind::ReservedBits(bits))),
    }
}

/// The components that the low bits of an operand token state.
fn components(token: u32) -> Result<Components, ErrorKind> {
    match token & 3 {
        0 => return Ok(Components::None),
        1 => return Ok(Components::One),
        2 => {}
        number => return Err(ErrorKind::UnknownValue("number of components", number)),
    }
    Ok(match token >> 2 & 3 {
        0 => Components::Mask((token >> 4 & 15) as u8),
        1 => Components::Swizzle([4, 6, 8, 10].map(|bit: u32| Component::from_bits(token >> bit))),
        2 => Components::Select(Component::from_bits(token >> 4)),
        mode => return Err(ErrorKind::UnknownValue("selection of components", mode)),
    })
}

fn extended_operand(tokens: &mut Cursor<'_>) -> Result<ExtendedOperand, Error> {
    let place = tokens.position();
    let token = tokens.next("an extended operand")?;
    let unknown = |field, number| Error::new(ErrorKind::UnknownValue(field, number), place);
    let (modifier, precision) = (token >> 6 & 0xff, token >> 14 & 7);
    let extended = ExtendedOperand {
        modifier: OperandModifier::from_number(modifier)
            .ok_or_else(|| unknown("modifier", modifier))?,
        min_precision: MinPrecision::from_number(precision)
            .ok_or_else(|| unknown("minimum precision", precision))?,
        non_uniform: token >> 17 & 1 != 0,
    };
    match token ^ extended_operand_token(extended) {
        0 => Ok(extended),
        bits => Err(Error::new(ErrorKind::ReservedBits(bits), place)),
    }
}

fn index(tokens: &mut Cursor<'_>, representation: u32, nesting: usize) -> Result<Index, Error> {
    let what = "an index";
    let nested = |tokens: &mut Cursor<'_>| operand(tokens, nesting.saturating_add(1)).map(Box::new);
    Ok(match representation {
        0 => Index::Immediate32(tokens.next(what)?),
        1 => Index::Immediate64(tokens.next_64(what)?),
        2 => Index::Relative(nested(tokens)?),
        3 => Index::Immediate32PlusRelative(tokens.next(what)?, nested(tokens)?),
        4 => Index::Immediate64PlusRelative(tokens.next_64(what)?, nested(tokens)?),
        number => {
            return Err(tokens.error(ErrorKind::UnknownValue("representation of an index", number)));
        }
    })
}
