//! Reads floating-point numbers of the modern dialect.

use alloc::format;

use dxil_ir::{ConstantId, Type, TypeId};

use super::Reader;
use super::failure::{Failure, Result};
use super::number::{hexadecimal, narrow};
use super::token::{Kind, Token};

/// The widths of the parts of a type of floating-point numbers.
struct Format {
    fraction: u32,
    exponent: u32,
}

impl Format {
    const fn of(ty: &Type) -> Option<Self> {
        match ty {
            Type::Half => Some(Self { fraction: 10, exponent: 5 }),
            Type::Float => Some(Self { fraction: 23, exponent: 8 }),
            Type::Double => Some(Self { fraction: 52, exponent: 11 }),
            _ => None,
        }
    }

    const fn bits(&self) -> u32 {
        self.fraction.saturating_add(self.exponent).saturating_add(1)
    }

    /// The bits of an infinity or NaN with this content after the exponent.
    fn special(&self, negative: bool, payload: u64) -> u64 {
        let ones = !(u64::MAX << self.exponent);
        u64::from(negative) << self.bits().saturating_sub(1) | ones << self.fraction | payload
    }

    /// The bit that makes a NaN quiet.
    fn quiet(&self) -> u64 {
        1 << self.fraction.saturating_sub(1)
    }
}

impl Reader<'_> {
    /// Makes the floating-point number of a token: `0.1`, `+inf`, `-nan(0x1)`, `f0x3F800000` or
    /// `0x3FF0000000000000`.
    pub(super) fn modern_float(&mut self, token: &Token<'_>, ty: TypeId) -> Result<ConstantId> {
        let Some(format) = Format::of(&self.module.types[ty]) else {
            return Err(self.wrong_type(token, ty, "a floating-point number"));
        };
        let bits = match (token.kind, token.text) {
            (Kind::Decimal, text) => {
                self.nearest(core::str::from_utf8(text).unwrap_or_default(), ty)
            }
            (Kind::SignedWord, [sign, word @ ..]) => {
                Some(self.special(token, &format, *sign == b'-', word)?)
            }
            (_, [b'f', b'0', b'x', digits @ ..]) => {
                hexadecimal(digits).filter(|bits| bits.checked_shr(format.bits()).unwrap_or(0) == 0)
            }
            (_, [b'0', b'x', b'H', digits @ ..]) if format.bits() == 16 => {
                hexadecimal(digits).filter(|&bits| bits <= 0xffff)
            }
            (_, [b'0', b'x', digits @ ..]) => {
                hexadecimal(digits).and_then(|bits| narrow(&self.module.types[ty], bits))
            }
            _ => None,
        };
        match bits {
            Some(bits) => Ok(self.module.constants.float(ty, bits)),
            None if token.kind == Kind::Decimal => {
                let ty = self.module.types.display(ty);
                Err(Failure::at(token, format!("{ty} has no number as great as this one")))
            }
            None => Err(self.wrong_type(token, ty, "another floating-point number")),
        }
    }

    /// The bits of the number nearest to a decimal one; `None` for those too great.
    fn nearest(&self, text: &str, ty: TypeId) -> Option<u64> {
        match self.module.types[ty] {
            Type::Float => {
                let value = text.parse().ok().filter(|value: &f32| value.is_finite());
                value.map(|value| value.to_bits().into())
            }
            Type::Double => text.parse().ok().filter(|it: &f64| it.is_finite()).map(f64::to_bits),
            _ => nearest_half(text.parse().ok()?),
        }
    }

    /// The bits of `inf`, `qnan`, `nan(0x1)` and `snan(0x1)`, after a sign.
    fn special(
        &mut self,
        token: &Token<'_>,
        format: &Format,
        negative: bool,
        word: &[u8],
    ) -> Result<u64> {
        let quiet = match word {
            b"inf" => return Ok(format.special(negative, 0)),
            b"qnan" => return Ok(format.special(negative, format.quiet())),
            b"nan" => format.quiet(),
            b"snan" => 0,
            _ => return Err(Failure::at(token, "expected `inf`, `qnan`, `nan` or `snan`")),
        };
        self.cursor.expect(Kind::OpenParenthesis)?;
        let number = self.cursor.expect(Kind::Hexadecimal)?;
        let digits = number.text.strip_prefix(b"0x").unwrap_or_default();
        let payload =
            hexadecimal(digits).filter(|&payload| payload > 0 && payload < format.quiet());
        let payload =
            payload.ok_or_else(|| Failure::at(&number, "the type has no NaN of this content"))?;
        self.cursor.expect(Kind::CloseParenthesis)?;
        Ok(format.special(negative, quiet | payload))
    }
}

/// The bits of the `half` nearest to a number; `None` for those too great. Of two that are as near, the
/// even one.
fn nearest_half(value: f64) -> Option<u64> {
    // The distance of neighbors at the number, a power of two from 2⁻²⁴ on, by its exponent.
    let exponent = (value.to_bits() >> 52 & 0x7ff).max(1009).wrapping_sub(10);
    let step = f64::from_bits(exponent << 52);
    // Adding and subtracting a number whose neighbors are this far apart rounds to even.
    let anchor = step * 6_755_399_441_055_744.0;
    let rounded = (value.abs() + anchor) - anchor;
    let bits = (rounded.to_bits() & !(1 << 63)) | (value.to_bits() & 1 << 63);
    narrow(&Type::Half, bits)
}
