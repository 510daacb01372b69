//! Reads the values of attributes of the modern dialect.

use alloc::format;
use alloc::vec::Vec;

use dxil_ir::{Attribute, AttributeKind as Kind, Type, TypeId};

use super::Reader;
use super::failure::{Failure, Result};
use super::token;
use crate::attribute_value::{
    ACCESSES, CAPTURES, FLOAT_CLASSES, LOCATIONS, OTHER, TARGET, TARGETS,
};

/// What ranges must be.
const RANGES: &str = "a range is not empty, and begins after the end of the one before";

impl Reader<'_> {
    /// Reads the value of an attribute that only the modern dialect has, or has with another value;
    /// `None` for others.
    pub(super) fn modern_attribute(
        &mut self,
        kind: Kind,
        in_group: bool,
    ) -> Result<Option<Attribute>> {
        Ok(Some(match kind {
            Kind::Memory => Attribute::Integer(kind, self.parenthesized(Self::memory)?),
            Kind::Captures => Attribute::Integer(kind, self.parenthesized(Self::captures)?),
            Kind::NoFpClass => Attribute::Integer(kind, self.parenthesized(Self::float_classes)?),
            Kind::NoCapture => Attribute::Integer(Kind::Captures, 0),
            Kind::Range => self.parenthesized(Self::range)?,
            Kind::Initializes => self.parenthesized(Self::ranges)?,
            Kind::ByRef
            | Kind::ByVal
            | Kind::ElementType
            | Kind::InAlloca
            | Kind::Preallocated
            | Kind::StructRet => {
                let separator =
                    if in_group { token::Kind::Equal } else { token::Kind::OpenParenthesis };
                self.cursor.expect(separator)?;
                let ty = self.ty()?;
                if !in_group {
                    self.cursor.expect(token::Kind::CloseParenthesis)?;
                }
                Attribute::Type(kind, ty)
            }
            Kind::AllocKind | Kind::AllocSize | Kind::DenormalFpEnv | Kind::VScaleRange => {
                return Err(self.unknown_value(kind));
            }
            Kind::UwTable | Kind::DeadOnReturn
                if self.cursor.kind() == token::Kind::OpenParenthesis =>
            {
                return Err(self.unknown_value(kind));
            }
            _ => return Ok(None),
        }))
    }

    #[cold]
    fn unknown_value(&self, kind: Kind) -> Failure {
        let message = format!("values of the attribute `{}` are not known", kind.keyword());
        Failure::at(&self.cursor.peek(), message)
    }

    fn parenthesized<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.cursor.expect(token::Kind::OpenParenthesis)?;
        let value = read(self)?;
        self.cursor.expect(token::Kind::CloseParenthesis)?;
        Ok(value)
    }

    /// Reads `read, argmem: readwrite`: the access to memory without a name comes first.
    fn memory(&mut self) -> Result<u64> {
        let mut effects = 0;
        let mut has_location = false;
        loop {
            let token = self.cursor.peek();
            if token.kind == token::Kind::Label {
                self.cursor.bump();
                let mut locations = LOCATIONS.iter();
                let found = locations.find(|(_, name)| name.as_bytes() == token.text);
                let shifts = match found {
                    Some(&(shift, _)) => [shift; 2],
                    None if token.text == TARGET.as_bytes() => TARGETS,
                    None => return Err(Failure::at(&token, "there is no such memory")),
                };
                let access = self.access()?;
                has_location = true;
                for shift in shifts {
                    effects = effects & !(3 << shift) | access << shift;
                }
            } else {
                let access = self.access()?;
                if has_location {
                    let message = "the access to other memory stands before those to some";
                    return Err(Failure::at(&token, message));
                }
                let shifts = LOCATIONS.iter().map(|&(shift, _)| shift).chain([OTHER]);
                effects = shifts.fold(0, |effects, shift| effects | access << shift);
            }
            if !self.cursor.eat(token::Kind::Comma) {
                return Ok(effects);
            }
        }
    }

    /// Reads an access to memory, and returns its number.
    fn access(&mut self) -> Result<u64> {
        let word = self.keyword(&ACCESSES, |access| access)?;
        Ok(ACCESSES.iter().position(|&access| access == word).unwrap_or(0) as u64)
    }

    /// Reads `address, ret: provenance`: the parts that are kept otherwise come first.
    fn captures(&mut self) -> Result<u64> {
        let (mut other, mut result) = (0, None);
        loop {
            if self.cursor.peek().text == b"ret" {
                self.cursor.bump();
                result = Some(0);
            }
            let word = self.keyword(CAPTURES, |(_, name)| name)?;
            match &mut result {
                Some(result) => *result |= word.0,
                None => other |= word.0,
            }
            if !self.cursor.eat(token::Kind::Comma) {
                return Ok(other | result.unwrap_or(other) << 4);
            }
        }
    }

    /// Reads `nan inf`, or the number of the classes.
    fn float_classes(&mut self) -> Result<u64> {
        if self.cursor.kind() == token::Kind::Integer {
            return self.cursor.expect_u64();
        }
        let mut classes = 0;
        while self.cursor.kind() != token::Kind::CloseParenthesis {
            classes |= self.keyword(FLOAT_CLASSES, |(_, name)| name)?.0;
        }
        Ok(classes)
    }

    /// Reads `(0, 8), (16, 24)`.
    fn ranges(&mut self) -> Result<Attribute> {
        let ty = self.module.types.integer(64);
        let start = self.cursor.peek();
        let mut ranges = Vec::new();
        loop {
            ranges.push(self.parenthesized(|this| {
                let first = this.end_of_range(ty)?;
                this.cursor.expect(token::Kind::Comma)?;
                Ok([first as i64, this.end_of_range(ty)? as i64])
            })?);
            if self.cursor.eat(token::Kind::Comma) {
                continue;
            }
            return match Attribute::are_ranges(&ranges) {
                true => Ok(Attribute::Ranges(Kind::Initializes, ranges.into())),
                false => Err(Failure::at(&start, RANGES)),
            };
        }
    }

    /// Reads an integer at an end of a range.
    fn end_of_range(&mut self, ty: TypeId) -> Result<u64> {
        let token = self.cursor.peek();
        if !matches!(token.kind, token::Kind::Integer | token::Kind::HexadecimalInteger) {
            return Err(self.cursor.expected("an integer"));
        }
        let constant = self.constant(ty)?;
        let value = self.module.constants.integer_value(constant).unwrap_or_default();
        let Type::Integer { bits } = self.module.types[ty] else { return Ok(value) };
        match fits(&token, bits) {
            true => Ok(value),
            false => Err(Failure::at(&token, format!("the number does not fit {bits} bits"))),
        }
    }

    /// Reads `i32 0, 8`.
    fn range(&mut self) -> Result<Attribute> {
        let start = self.cursor.peek();
        let ty = self.ty()?;
        let Type::Integer { bits: bits @ 1..=64 } = self.module.types[ty] else {
            return Err(Failure::at(&start, "the type of a range is not one of i1 to i64"));
        };
        let first = self.end_of_range(ty)?;
        self.cursor.expect(token::Kind::Comma)?;
        let end = self.end_of_range(ty)?;
        if first == end && first != 0 {
            // LLVM writes 0 twice for all numbers.
            let place = start.start..self.cursor.last_end();
            return Err(Failure::new(place, "the range is empty"));
        }
        Ok(Attribute::Range(Kind::Range, bits, [first, end]))
    }
}

/// Whether an integer fits a number of bits, with its sign if it has one.
fn fits(token: &token::Token<'_>, bits: u32) -> bool {
    let all = u64::MAX.checked_shr(64_u32.saturating_sub(bits)).unwrap_or(0);
    match token.text {
        [b'-', digits @ ..] => {
            let magnitude = token::Token { text: digits, ..*token }.wide_number();
            magnitude.is_some_and(|it| it <= (all >> 1).saturating_add(1))
        }
        [b's', ..] => true,
        _ => token.wide_number().is_some_and(|it| it <= all),
    }
}
