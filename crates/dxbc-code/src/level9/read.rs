//! Reads statements. What is read is encoded again and compared, so that no bit is lost.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::opcode::{ArgumentKind, Opcode};
use super::register::{Destination, RegisterType, Source, SourceModifier};
use super::write::{destination_token, source_token};
use super::{Argument, CO_ISSUE, COMMENT, END, Instruction, Kind, PREDICATED, Statement, Version};
use crate::enumeration::MinPrecision;
use crate::error::{Error, ErrorKind};
use crate::operand::Component;
use crate::read::Cursor;

/// The bit of an operand with a relative address.
pub(super) const RELATIVE: u32 = 1 << 13;
/// The lowest of the two bits of an operand that state its minimum precision.
pub(super) const PRECISION: u32 = 14;

pub(super) fn version(cursor: &mut Cursor<'_>) -> Result<Version, Error> {
    let token = cursor.next("the version")?;
    let unknown = |what, number| Error::new(ErrorKind::UnknownValue(what, number), 0);
    let number = token >> 16;
    let kind = Kind::ALL.iter().copied().find(|kind| *kind as u32 == number);
    let kind = kind.ok_or_else(|| unknown("kind of shader", number))?;
    let (major, minor) = ((token >> 8) as u8, token as u8);
    let version = Version { kind, major, minor };
    if !matches!(major, 2 | 3) && !version.is_model1() {
        return Err(unknown("shader model of Direct3D 9 that is read", major.into()));
    }
    Ok(version)
}

/// Reads the statement at the cursor, and moves it to the next one.
pub(super) fn statement(
    bytes: &[u8],
    cursor: &mut Cursor<'_>,
    version: Version,
) -> Result<Statement, Error> {
    let start = cursor.position();
    let at = |kind| Error::new(kind, start);
    let token = cursor.next("the opcode")?;
    let number = token & 0xffff;
    if number == COMMENT {
        let length = token >> 16;
        if length >> 15 != 0 {
            return Err(at(ErrorKind::ReservedBits(1 << 31)));
        }
        return Ok(Statement::Comment(rest(&mut take(bytes, cursor, length)?)?));
    }
    if number == END {
        return match token & !END {
            0 => Ok(Statement::End),
            bits => Err(at(ErrorKind::ReservedBits(bits))),
        };
    }
    let reserved = token & 0xa000_0000;
    if reserved != 0 {
        return Err(at(ErrorKind::ReservedBits(reserved)));
    }
    let opcode = Opcode::from_number(number);
    let opcode = opcode.ok_or_else(|| at(ErrorKind::UnknownOpcode(number)))?;
    let mut length = token >> 24 & 15;
    if version.is_model1() {
        // Instructions do not state their length there: each argument is a token.
        let reserved = token & (15 << 24 | PREDICATED | CO_ISSUE);
        if reserved != 0 {
            return Err(at(ErrorKind::ReservedBits(reserved)));
        }
        length = u32::try_from(opcode.arguments(version).count()).unwrap_or(u32::MAX);
    }
    let mut tokens = take(bytes, cursor, length)?;
    let is_predicated = token & PREDICATED != 0;
    let mut predicate = None;
    if is_predicated && !opcode.has_destination() {
        predicate = Some(source(&mut tokens, None)?);
    }
    let mut arguments = Vec::with_capacity(opcode.all_arguments().len());
    for kind in opcode.arguments(version) {
        arguments.push(match kind {
            ArgumentKind::Destination => Argument::Destination(destination(&mut tokens, version)?),
            ArgumentKind::Source | ArgumentKind::SourceOf2 => {
                Argument::Source(source(&mut tokens, Some(version))?)
            }
            ArgumentKind::Token => Argument::Token(tokens.next("an argument")?),
        });
        if is_predicated && kind == ArgumentKind::Destination {
            predicate = Some(source(&mut tokens, None)?);
        }
    }
    if !tokens.is_at_end() {
        return Err(at(ErrorKind::Length(length)));
    }
    let controls = (token >> 16) as u8;
    let co_issue = token & CO_ISSUE != 0;
    Ok(Statement::Instruction(Instruction { opcode, controls, co_issue, predicate, arguments }))
}

/// The next tokens: moves to their end.
fn take<'a>(bytes: &'a [u8], cursor: &mut Cursor<'_>, length: u32) -> Result<Cursor<'a>, Error> {
    let start = cursor.position();
    let invalid = || Error::new(ErrorKind::Length(length), start.saturating_sub(1));
    let end = usize::try_from(length).ok().and_then(|length| start.checked_add(length));
    let inner = end.and_then(|end| bytes.get(..end.checked_mul(4)?)).ok_or_else(invalid)?;
    let mut tokens = Cursor::new(inner);
    tokens.skip(start);
    cursor.skip(length as usize);
    Ok(tokens)
}

fn rest(tokens: &mut Cursor<'_>) -> Result<Vec<u32>, Error> {
    let mut all = Vec::new();
    while !tokens.is_at_end() {
        all.push(tokens.next("a comment")?);
    }
    Ok(all)
}

/// The register file, of whose number an operand has two parts.
fn register_type(token: u32, place: usize) -> Result<RegisterType, Error> {
    let number = token >> 28 & 7 | token >> 8 & 0x18;
    let unknown = || Error::new(ErrorKind::UnknownValue("type of registers", number), place);
    RegisterType::from_number(number).ok_or_else(unknown)
}

/// The precision that suffices for an operand.
fn precision(token: u32, place: usize) -> Result<MinPrecision, Error> {
    let number = token >> PRECISION & 3;
    let unknown = || Error::new(ErrorKind::UnknownValue("minimum precision", number), place);
    MinPrecision::from_number(number).ok_or_else(unknown)
}

/// The register that a relative address adds. In shader model 1, there is one such register, which has no token.
fn relative(
    tokens: &mut Cursor<'_>,
    token: u32,
    version: Version,
) -> Result<Option<Box<Source>>, Error> {
    match token & RELATIVE {
        0 => Ok(None),
        _ if version.is_model1() => Ok(Some(Box::new(Source::A0))),
        _ => Ok(Some(Box::new(source(tokens, None)?))),
    }
}

fn destination(tokens: &mut Cursor<'_>, version: Version) -> Result<Destination, Error> {
    let place = tokens.position();
    let token = tokens.next("a destination")?;
    let destination = Destination {
        ty: register_type(token, place)?,
        number: (token & 0x7ff) as u16,
        relative: relative(tokens, token, version)?,
        precision: precision(token, place)?,
        mask: (token >> 16 & 15) as u8,
        modifiers: (token >> 20 & 15) as u8,
        shift: (token >> 24 & 15) as u8,
    };
    match token ^ destination_token(&destination) {
        0 => Ok(destination),
        bits => Err(Error::new(ErrorKind::ReservedBits(bits), place)),
    }
}

/// Reads a source. In shaders of the version that is given, it may have a relative address.
fn source(tokens: &mut Cursor<'_>, version: Option<Version>) -> Result<Source, Error> {
    let place = tokens.position();
    let token = tokens.next("a source")?;
    let modifier = token >> 24 & 15;
    let unknown = || Error::new(ErrorKind::UnknownValue("modifier", modifier), place);
    let source = Source {
        ty: register_type(token, place)?,
        number: (token & 0x7ff) as u16,
        relative: match version {
            Some(version) => relative(tokens, token, version)?,
            None => None,
        },
        precision: precision(token, place)?,
        swizzle: [16, 18, 20, 22].map(|bit: u32| Component::from_bits(token >> bit)),
        modifier: SourceModifier::from_number(modifier).ok_or_else(unknown)?,
    };
    match token ^ source_token(&source) {
        0 => Ok(source),
        bits => Err(Error::new(ErrorKind::ReservedBits(bits), place)),
    }
}
