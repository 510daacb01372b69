//! Reads statements. Bits that have no meaning are refused, so that none is lost.

use alloc::boxed::Box;
use alloc::vec::Vec;

use dxil_ops::ShaderModel;

use crate::control::{ExtendedKind, ExtendedToken};
use crate::enumeration::{MinPrecision, OperandModifier, OperandType};
use crate::error::{Error, ErrorKind};
use crate::inline::Inline;
use crate::instruction::{Argument, CustomData, Instruction, Statement};
use crate::opcode::{OpClass, Opcode, Parameter, ParameterKind};
use crate::operand::{Component, Components, ExtendedOperand, Index, Operand};
use crate::write::extended_operand_token;

/// A place among tokens.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    /// The tokens from the next one up to the end of the program or of the instruction.
    rest: &'a [u8],
    /// The index of the token after them: reading does not change it.
    end: usize,
}

/// Bytes of a token.
const TOKEN_SIZE: usize = 4;

impl<'a> Cursor<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes, end: bytes.len() / TOKEN_SIZE }
    }

    /// The index of the next token.
    pub(crate) const fn position(&self) -> usize {
        self.end.wrapping_sub(self.remaining())
    }

    const fn remaining(&self) -> usize {
        self.rest.len() / TOKEN_SIZE
    }

    pub(crate) const fn is_at_end(&self) -> bool {
        self.remaining() == 0
    }

    /// The next token, which is for `what`.
    pub(crate) fn next(&mut self, what: &'static str) -> Result<u32, Error> {
        let Some((token, rest)) = self.rest.split_first_chunk::<TOKEN_SIZE>() else {
            return Err(self.error(ErrorKind::Truncated(what)));
        };
        self.rest = rest;
        Ok(u32::from_le_bytes(*token))
    }

    /// A number of 64 bits, the high half first.
    fn next_64(&mut self, what: &'static str) -> Result<u64, Error> {
        let high = u64::from(self.next(what)?);
        Ok(high << 32 | u64::from(self.next(what)?))
    }

    /// The tokens up to the end.
    fn rest(&mut self) -> Vec<u32> {
        let chunks = self.rest.chunks_exact(TOKEN_SIZE);
        let tokens = chunks.filter_map(|chunk| chunk.first_chunk().copied());
        let tokens: Vec<_> = tokens.map(u32::from_le_bytes).collect();
        self.skip(tokens.len());
        tokens
    }

    /// The tokens of a statement that begins `before` tokens back: moves to its end.
    fn take(&mut self, length: u32, before: usize) -> Result<Cursor<'a>, Error> {
        let tokens = usize::try_from(length).ok().and_then(|length| length.checked_sub(before));
        let size = tokens.and_then(|tokens| tokens.checked_mul(TOKEN_SIZE));
        let Some((inner, rest)) = size.and_then(|size| self.rest.split_at_checked(size)) else {
            let start = self.position().saturating_sub(before);
            return Err(Error::new(ErrorKind::Length(length), start));
        };
        self.rest = rest;
        Ok(Cursor { rest: inner, end: self.position() })
    }

    /// Moves past tokens that are there.
    pub(crate) fn skip(&mut self, tokens: usize) {
        self.rest = self.rest.get(tokens.saturating_mul(TOKEN_SIZE)..).unwrap_or_default();
    }

    /// An error at the next token.
    fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.position())
    }
}

/// A statement whose tokens after the opcode have not been read.
pub(crate) struct Unread<'a> {
    pub(crate) opcode: Opcode,
    /// The controls of an instruction, or the class of custom data.
    pub(crate) controls: u32,
    has_extended: bool,
    tokens: Cursor<'a>,
}

/// Reads the opcode of the statement at the cursor, and moves it to the next one.
// Where it is inlined, what it returns stays in registers: loading what was just stored in pieces stalls.
#[inline(always)]
pub(crate) fn opcode<'a>(cursor: &mut Cursor<'a>) -> Result<Unread<'a>, Error> {
    let start = cursor.position();
    let token = cursor.next("the opcode")?;
    let number = token & 0x7ff;
    let unknown = || Error::new(ErrorKind::UnknownOpcode(number), start);
    let opcode = Opcode::from_number(number).ok_or_else(unknown)?;
    if opcode.class() == OpClass::Data {
        let length = cursor.next("the length of the data")?;
        let tokens = cursor.take(length, 2)?;
        return Ok(Unread { opcode, controls: token >> 11, has_extended: false, tokens });
    }
    let mask = opcode.control_mask();
    let reserved = token & 0x00ff_f800 & !mask;
    if reserved != 0 {
        return Err(Error::new(ErrorKind::ReservedBits(reserved), start));
    }
    let is_extended = token >> 31 != 0;
    let mut length = token >> 24 & 0x7f;
    let mut before = 1;
    let is_long = is_extended && opcode.has_long_length();
    if is_long {
        let long = cursor.next("the length of the instruction")?;
        // The opcode token has the low bits of the length.
        if long & 0x7f != length || long < 0x80 {
            return Err(Error::new(ErrorKind::Length(long), start));
        }
        (length, before) = (long, 2);
    }
    let tokens = cursor.take(length, before)?;
    Ok(Unread { opcode, controls: token & mask, has_extended: is_extended && !is_long, tokens })
}

/// Reads the statement at the cursor in the place of another one, whose memory it takes over, and moves the cursor to the
/// next one.
pub(crate) fn statement(
    cursor: &mut Cursor<'_>,
    model: ShaderModel,
    statement: &mut Statement,
) -> Result<(), Error> {
    let mut unread = opcode(cursor)?;
    if unread.opcode.class() == OpClass::Data {
        let data = CustomData { class: unread.controls, data: unread.tokens.rest() };
        *statement = Statement::CustomData(data);
        return Ok(());
    }
    if let Statement::CustomData(_) = statement {
        let arguments = Vec::with_capacity(unread.opcode.parameters().len());
        *statement = Statement::Instruction(Instruction::new(unread.opcode, arguments));
    }
    match statement {
        Statement::Instruction(instruction) => read_instruction(instruction, &mut unread, model),
        Statement::CustomData(_) => Ok(()),
    }
}

/// Reads an instruction in the place of another one.
fn read_instruction(
    instruction: &mut Instruction,
    unread: &mut Unread<'_>,
    model: ShaderModel,
) -> Result<(), Error> {
    let Unread { opcode, controls, has_extended, ref mut tokens } = *unread;
    let Instruction { extended, arguments, .. } = instruction;
    (instruction.opcode, instruction.controls) = (opcode, controls);
    extended.clear();
    if has_extended {
        read_extended(extended, tokens, opcode)?;
    }
    let mut count = 0_usize;
    for parameter in opcode.parameters_in(model) {
        if arguments.len() == count {
            arguments.push(Argument::Operand(UNREAD));
        }
        // It is read where it stays: moving what was just written in pieces stalls.
        if let Some(argument) = arguments.get_mut(count) {
            read_argument(argument, tokens, parameter)?;
        }
        count = count.wrapping_add(1);
    }
    arguments.truncate(count);
    match tokens.remaining() {
        0 => Ok(()),
        unused => Err(tokens.error(ErrorKind::UnusedTokens(opcode, unused))),
    }
}

/// Reads an argument in the place of another one.
fn read_argument(
    argument: &mut Argument,
    tokens: &mut Cursor<'_>,
    parameter: &Parameter,
) -> Result<(), Error> {
    match (parameter.kind, &mut *argument) {
        (ParameterKind::Token, _) => *argument = Argument::Token(tokens.next(parameter.name)?),
        (ParameterKind::Tokens, _) => *argument = Argument::Tokens(tokens.rest()),
        (_, Argument::Operand(operand)) => read_operand(operand, tokens, 0)?,
        _ => *argument = Argument::Operand(operand(tokens, 0)?),
    }
    Ok(())
}

/// Reads a chain of extended opcode tokens.
fn read_extended(
    chain: &mut Vec<ExtendedToken>,
    tokens: &mut Cursor<'_>,
    opcode: Opcode,
) -> Result<(), Error> {
    loop {
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
        if token >> 31 == 0 {
            return Ok(());
        }
    }
}

/// Reads an operand inside `nesting` others.
pub(crate) fn operand(tokens: &mut Cursor<'_>, nesting: usize) -> Result<Operand, Error> {
    let mut operand = UNREAD;
    read_operand(&mut operand, tokens, nesting)?;
    Ok(operand)
}

/// An operand that is still to be read.
const UNREAD: Operand = Operand {
    ty: OperandType::Temp,
    components: Components::None,
    extended: None,
    indices: Inline::of([const { Index::Immediate32(0) }; 3]),
    immediate: Inline::of([0; 4]),
};

/// Reads an operand in the place of another one.
fn read_operand(
    operand: &mut Operand,
    tokens: &mut Cursor<'_>,
    nesting: usize,
) -> Result<(), Error> {
    let place = tokens.position();
    let at = |kind| Error::new(kind, place);
    if nesting > Operand::MAX_NESTING {
        return Err(at(ErrorKind::TooDeep));
    }
    let token = tokens.next("an operand")?;
    let number = token >> 12 & 0xff;
    let ty = OperandType::from_number(number);
    operand.ty = ty.ok_or_else(|| at(ErrorKind::UnknownOperandType(number)))?;
    let (components, component_bits) = components(token).map_err(at)?;
    operand.components = components;
    operand.extended = match token >> 31 {
        0 => None,
        _ => Some(extended_operand(tokens)?),
    };
    operand.immediate.clear();
    for _ in 0..operand.immediate_size() {
        let value = tokens.next("an immediate value")?;
        operand.immediate.try_push(value).map_err(|_| at(ErrorKind::Operand))?;
    }
    operand.indices.clear();
    let mut representations = token >> 22;
    for _ in 0..token >> 20 & 3 {
        let index = match representations & 7 {
            0 => Index::Immediate32(tokens.next(INDEX)?),
            other => index(tokens, other, nesting)?,
        };
        operand.indices.try_push(index).map_err(|_| at(ErrorKind::Operand))?;
        representations >>= 3;
    }
    let representation_bits = match token >> 20 & 3 {
        0 => 0,
        1 => 7,
        2 => 0o77,
        _ => 0o777,
    };
    // The type, the number of indices, and whether an extended token follows.
    match token & !(component_bits | representation_bits << 22 | 0x803f_f000) {
        0 => Ok(()),
        bits => Err(at(ErrorKind::ReservedBits(bits))),
    }
}

/// The components that the low bits of an operand token state, and which bits these are.
fn components(token: u32) -> Result<(Components, u32), ErrorKind> {
    match token & 3 {
        0 => return Ok((Components::None, 3)),
        1 => return Ok((Components::One, 3)),
        2 => {}
        number => return Err(ErrorKind::UnknownValue("number of components", number)),
    }
    Ok(match token >> 2 & 3 {
        0 => (Components::Mask((token >> 4 & 15) as u8), 0xff),
        1 => {
            let components = [4, 6, 8, 10].map(|bit: u32| Component::from_bits(token >> bit));
            (Components::Swizzle(components), 0xfff)
        }
        2 => (Components::Select(Component::from_bits(token >> 4)), 0x3f),
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

/// What a token that is an index is for.
const INDEX: &str = "an index";

/// Reads an index that is more than a token.
fn index(tokens: &mut Cursor<'_>, representation: u32, nesting: usize) -> Result<Index, Error> {
    let nested = |tokens: &mut Cursor<'_>| operand(tokens, nesting.saturating_add(1)).map(Box::new);
    Ok(match representation {
        1 => Index::Immediate64(tokens.next_64(INDEX)?),
        2 => Index::Relative(nested(tokens)?),
        3 => Index::Immediate32PlusRelative(tokens.next(INDEX)?, nested(tokens)?),
        4 => Index::Immediate64PlusRelative(tokens.next_64(INDEX)?, nested(tokens)?),
        number => {
            return Err(tokens.error(ErrorKind::UnknownValue("representation of an index", number)));
        }
    })
}
