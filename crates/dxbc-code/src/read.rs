//! Reads statements. Bits that have no meaning are refused, so that none is lost.

use alloc::boxed::Box;
use alloc::vec::Vec;

use dxil_ops::ShaderModel;

use crate::control::{ExtendedKind, ExtendedToken};
use crate::enumeration::{MinPrecision, OperandModifier, OperandType};
use crate::error::{Error, ErrorKind};
use crate::inline::Inline;
use crate::instruction::{Argument, CustomData, Instruction, Statement};
use crate::opcode::{OpClass, Opcode, ParameterKind};
use crate::operand::{Component, Components, ExtendedOperand, Index, Operand};
use crate::write::extended_operand_token;

/// A place among tokens.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    /// The tokens from the next one up to the end of the program or of the instruction.
    rest: &'a [u8],
    /// The index of the next token.
    token: usize,
}

/// Bytes of a token.
const TOKEN_SIZE: usize = 4;

impl<'a> Cursor<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes, token: 0 }
    }

    pub(crate) const fn position(&self) -> usize {
        self.token
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
        self.token = self.token.wrapping_add(1);
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
            let start = self.token.saturating_sub(before);
            return Err(Error::new(ErrorKind::Length(length), start));
        };
        let inner = Cursor { rest: inner, token: self.token };
        self.rest = rest;
        self.token = self.token.wrapping_add(inner.remaining());
        Ok(inner)
    }

    /// Moves past tokens that are there.
    pub(crate) fn skip(&mut self, tokens: usize) {
        self.rest = self.rest.get(tokens.saturating_mul(TOKEN_SIZE)..).unwrap_or_default();
        self.token = self.token.saturating_add(tokens);
    }

    /// An error at the next token.
    fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.token)
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
    let tokens = cursor.take(length, before)?;
    let has_extended = is_extended && !opcode.has_long_length();
    Ok(Unread { opcode, controls: token & opcode.control_mask(), has_extended, tokens })
}

/// Reads the statement at the cursor, and moves it to the next one.
pub(crate) fn statement(cursor: &mut Cursor<'_>, model: ShaderModel) -> Result<Statement, Error> {
    let Unread { opcode, controls, has_extended, mut tokens } = self::opcode(cursor)?;
    if opcode.class() == OpClass::Data {
        return Ok(Statement::CustomData(CustomData { class: controls, data: tokens.rest() }));
    }
    let extended = match has_extended {
        true => extended_tokens(&mut tokens, opcode)?,
        false => Vec::new(),
    };
    let mut arguments = Vec::with_capacity(opcode.parameters().len());
    for parameter in opcode.parameters_in(model) {
        match parameter.kind {
            ParameterKind::Token => arguments.push(Argument::Token(tokens.next(parameter.name)?)),
            ParameterKind::Tokens => arguments.push(Argument::Tokens(tokens.rest())),
            _ => {
                // It is read where it stays: moving what was just written in pieces stalls.
                arguments.push(Argument::Operand(UNREAD));
                if let Some(Argument::Operand(operand)) = arguments.last_mut() {
                    read_operand(operand, &mut tokens, 0)?;
                }
            }
        }
    }
    match tokens.remaining() {
        0 => Ok(Statement::Instruction(Instruction { opcode, controls, extended, arguments })),
        unused => Err(tokens.error(ErrorKind::UnusedTokens(opcode, unused))),
    }
}

/// Reads a chain of extended opcode tokens.
fn extended_tokens(tokens: &mut Cursor<'_>, opcode: Opcode) -> Result<Vec<ExtendedToken>, Error> {
    let mut chain = Vec::new();
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
            return Ok(chain);
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
    operand.components = components(token).map_err(at)?;
    if token >> 31 != 0 {
        operand.extended = Some(extended_operand(tokens)?);
    }
    for _ in 0..operand.immediate_size() {
        let value = tokens.next("an immediate value")?;
        operand.immediate.try_push(value).map_err(|_| at(ErrorKind::Operand))?;
    }
    let mut representations = token >> 22;
    for _ in 0..token >> 20 & 3 {
        let index = match representations & 7 {
            0 => Index::Immediate32(tokens.next(INDEX)?),
            other => index(tokens, other, nesting)?,
        };
        operand.indices.try_push(index).map_err(|_| at(ErrorKind::Operand))?;
        representations >>= 3;
    }
    match reserved_bits(token) {
        0 => Ok(()),
        bits => Err(at(ErrorKind::ReservedBits(bits))),
    }
}

/// The bits of an operand token that have no meaning.
const fn reserved_bits(token: u32) -> u32 {
    // The number of components, and for four of them the kind of selection.
    let components = match token & 15 {
        0b0010 => 0xff,
        0b0110 => 0xfff,
        0b1010 | 0b1110 => 0x3f,
        _ => 3,
    };
    let representations = match token >> 20 & 3 {
        0 => 0,
        1 => 7,
        2 => 0o77,
        _ => 0o777,
    };
    // The type, the number of indices, and whether an extended token follows.
    token & !(components | representations << 22 | 0x803f_f000)
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
