//! Writes statements. Mirrors `read.rs`.

use alloc::vec::Vec;

use super::opcode::ArgumentKind;
use super::read::{PRECISION, RELATIVE};
use super::register::{Destination, RegisterType, Source};
use super::{Argument, CO_ISSUE, COMMENT, END, Instruction, PREDICATED, Statement, Version};
use crate::enumeration::MinPrecision;
use crate::error::{Error, ErrorKind};

/// The bytes of a shader of this version.
///
/// # Errors
///
/// The arguments of an instruction are of another number or kind than its opcode has, or something does not fit its
/// bits.
pub fn write<'s>(
    version: Version,
    statements: impl IntoIterator<Item = &'s Statement>,
) -> Result<Vec<u8>, Error> {
    let mut tokens = Vec::from([(version.kind as u32) << 16
        | u32::from(version.major) << 8
        | u32::from(version.minor)]);
    for statement in statements {
        let start = tokens.len();
        let written = match statement {
            Statement::Instruction(it) => instruction(&mut tokens, it, version),
            Statement::Comment(comment) => self::comment(&mut tokens, comment),
            Statement::End => {
                tokens.push(END);
                Ok(())
            }
        };
        written.map_err(|kind| Error::new(kind, start))?;
    }
    Ok(tokens.into_iter().flat_map(u32::to_le_bytes).collect())
}

fn comment(tokens: &mut Vec<u32>, comment: &[u32]) -> Result<(), ErrorKind> {
    let length = u32::try_from(comment.len()).ok().filter(|length| length >> 15 == 0);
    let length = length.ok_or(ErrorKind::TooLarge("the length of the comment"))?;
    tokens.push(length << 16 | COMMENT);
    tokens.extend(comment);
    Ok(())
}

fn instruction(
    tokens: &mut Vec<u32>,
    instruction: &Instruction,
    version: Version,
) -> Result<(), ErrorKind> {
    let Instruction { opcode, controls, co_issue, predicate, arguments } = instruction;
    let kinds = opcode.arguments(version);
    if kinds.clone().count() != arguments.len() {
        return Err(ErrorKind::Operand);
    }
    let mut rest = Vec::new();
    if let Some(predicate) = predicate.as_ref().filter(|_| !opcode.has_destination()) {
        address(&mut rest, predicate)?;
    }
    for (kind, argument) in kinds.zip(arguments) {
        match (kind, argument) {
            (ArgumentKind::Destination, Argument::Destination(it)) => {
                destination(&mut rest, it, version)?;
            }
            (ArgumentKind::Source | ArgumentKind::SourceOf2, Argument::Source(it)) => {
                source(&mut rest, it, version)?;
            }
            (ArgumentKind::Token, Argument::Token(token)) => rest.push(*token),
            _ => return Err(ErrorKind::Operand),
        }
        if let Some(predicate) = predicate.as_ref().filter(|_| kind == ArgumentKind::Destination) {
            address(&mut rest, predicate)?;
        }
    }
    if version.is_model1() && (predicate.is_some() || *co_issue) {
        return Err(ErrorKind::Operand);
    }
    let length = if version.is_model1() { 0 } else { rest.len() };
    let length = u32::try_from(length).ok().filter(|length| *length < 16);
    let length = length.ok_or(ErrorKind::TooLarge("the length of the instruction"))?;
    let predicated = if predicate.is_some() { PREDICATED } else { 0 };
    let co_issue = if *co_issue { CO_ISSUE } else { 0 };
    let flags = predicated | co_issue;
    tokens.push(opcode.number() | u32::from(*controls) << 16 | length << 24 | flags);
    tokens.extend(rest);
    Ok(())
}

fn destination(tokens: &mut Vec<u32>, it: &Destination, version: Version) -> Result<(), ErrorKind> {
    if it.number >> 11 != 0
        || it.precision.number() > 2
        || it.mask > 15
        || it.modifiers > 15
        || it.shift > 15
    {
        return Err(ErrorKind::Operand);
    }
    tokens.push(destination_token(it));
    it.relative.as_deref().map_or(Ok(()), |it| relative(tokens, it, version))
}

fn source(tokens: &mut Vec<u32>, it: &Source, version: Version) -> Result<(), ErrorKind> {
    source_alone(tokens, it)?;
    it.relative.as_deref().map_or(Ok(()), |it| relative(tokens, it, version))
}

/// Adds the register of a relative address.
fn relative(tokens: &mut Vec<u32>, it: &Source, version: Version) -> Result<(), ErrorKind> {
    match version.is_model1() {
        true if *it == Source::A0 => Ok(()),
        true => Err(ErrorKind::Operand),
        false => address(tokens, it),
    }
}

/// Adds a source, without its relative address.
fn source_alone(tokens: &mut Vec<u32>, it: &Source) -> Result<(), ErrorKind> {
    if it.number >> 11 != 0 || it.precision.number() > 2 {
        return Err(ErrorKind::Operand);
    }
    tokens.push(source_token(it));
    Ok(())
}

/// Adds a source without a relative address.
fn address(tokens: &mut Vec<u32>, it: &Source) -> Result<(), ErrorKind> {
    match it.relative {
        None => source_alone(tokens, it),
        Some(_) => Err(ErrorKind::TooDeep),
    }
}

/// The bits of an operand that state its register and precision.
fn register(ty: RegisterType, number: u16, is_relative: bool, precision: MinPrecision) -> u32 {
    let relative = if is_relative { RELATIVE } else { 0 };
    let ty = (ty.number() & 7) << 28 | (ty.number() & 0x18) << 8;
    1 << 31 | ty | precision.number() << PRECISION | relative | u32::from(number)
}

pub(super) fn destination_token(it: &Destination) -> u32 {
    let parts = [(it.mask, 16), (it.modifiers, 20), (it.shift, 24)];
    let bits = parts.iter().fold(0, |bits, (part, low)| bits | u32::from(*part) << low);
    register(it.ty, it.number, it.relative.is_some(), it.precision) | bits
}

pub(super) fn source_token(it: &Source) -> u32 {
    let components = it.swizzle.iter().zip([16, 18, 20, 22]);
    let swizzle = components.fold(0, |bits, (component, low)| bits | (*component as u32) << low);
    let register = register(it.ty, it.number, it.relative.is_some(), it.precision);
    register | swizzle | it.modifier.number() << 24
}
