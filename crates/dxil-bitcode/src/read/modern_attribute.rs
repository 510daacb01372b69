//! Reads the attributes that modern bitcode has, or has in other records than LLVM 3.7's.

use alloc::vec::Vec;

use dxil_ir::{Attribute, AttributeKind as Kind};

use super::constants::unfold_sign;
use super::record::Record;
use crate::Error;

/// The attribute of this kind without a value.
pub(super) fn of_kind(record: &Record<'_>, kind: Kind) -> Result<Attribute, Error> {
    match kind {
        Kind::NoCapture => Ok(Attribute::Integer(Kind::Captures, 0)),
        Kind::ByVal | Kind::StructRet | Kind::InAlloca => {
            Err(record.invalid("the attribute has no type, as LLVM 14 and older write it"))
        }
        _ => Ok(Attribute::Kind(kind)),
    }
}

/// Reads the number of an attribute of this kind.
pub(super) fn integer(record: &mut Record<'_>, kind: Kind) -> Result<Attribute, Error> {
    let number = record.next("number of the attribute")?;
    Ok(match kind {
        Kind::Memory => Attribute::Integer(kind, memory(number)),
        // The record has the result in the lower four bits, a module the rest.
        Kind::Captures => Attribute::Integer(kind, (number & 15) << 4 | number >> 4 & 15),
        // The text has no value for the most common one.
        Kind::UwTable if number == ASYNCHRONOUS => Attribute::Kind(kind),
        Kind::DeadOnReturn if number == WHOLE_OBJECT => Attribute::Kind(kind),
        Kind::AllocKind
        | Kind::AllocSize
        | Kind::DeadOnReturn
        | Kind::DenormalFpEnv
        | Kind::UwTable
        | Kind::VScaleRange => return Err(record.unsupported("such a value of an attribute")),
        _ => Attribute::Integer(kind, number),
    })
}

/// The number of `uwtable` without a value.
const ASYNCHRONOUS: u64 = 2;

/// The number of `dead_on_return` without a value.
const WHOLE_OBJECT: u64 = u64::MAX;

/// The effects on memory, of a number with a version in its upper byte. In version 0, all memory but that
/// of arguments and the inaccessible one has the same two bits; later ones tell more kinds apart.
const fn memory(number: u64) -> u64 {
    match number >> 56 {
        0 => number & 0x3f | (number & 0x30) << 2,
        _ => number & 0xff_ffff_ffff_ffff,
    }
}

/// Reads the range of an attribute: a width in bits, and two numbers of that width.
pub(super) fn range(record: &mut Record<'_>, kind: Kind) -> Result<Attribute, Error> {
    let mask = match record.u32("width")? {
        64 => u64::MAX,
        bits @ 1..64 => !(u64::MAX << bits),
        _ => return Err(record.unsupported("ranges of integers of over 64 bits")),
    };
    let bits = mask.count_ones();
    let mut bound = |what| Ok::<_, Error>(unfold_sign(record.next(what)?) & mask);
    Ok(Attribute::Range(kind, bits, [bound("first number")?, bound("end of the range")?]))
}

/// Reads the ranges of an attribute: their number, a width in bits, and two numbers of that width for each.
pub(super) fn ranges(record: &mut Record<'_>, kind: Kind) -> Result<Attribute, Error> {
    let count = record.next("number of ranges")?;
    if record.u32("width")? != 64 {
        return Err(record.unsupported("lists of ranges of other integers than those of 64 bits"));
    }
    let mut ranges = Vec::new();
    for _ in 0..count {
        let mut bound = |what| Ok::<_, Error>(unfold_sign(record.next(what)?) as i64);
        ranges.push([bound("first number")?, bound("end of the range")?]);
    }
    if !Attribute::are_ranges(&ranges) {
        return Err(record.invalid("ranges are empty, or begin before the end of the one before"));
    }
    Ok(Attribute::Ranges(kind, ranges.into()))
}
