//! Reads numbers.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, ConstantKind, Type, TypeId};

use super::Reader;
use super::advice::{float_kind, inexact_advice, number_advice};
use super::failure::{Failure, Result};
use super::token::{Kind, Token, digit};

/// The maximum number of digits of a decimal integer; longer ones take long.
const MAX_DIGITS: usize = 4096;

/// The maximum width of integers with a sign, in bits: a short text would give a long number.
const MAX_SIGNED_BITS: u32 = 4096;

/// The integers of up to 64 bits that were made last, by their lowest bits: most operands are a few small
/// numbers.
pub(super) struct RecentIntegers([Option<(TypeId, u64, ConstantId)>; 64]);

impl Default for RecentIntegers {
    fn default() -> Self {
        Self([None; 64])
    }
}

impl Reader<'_> {
    /// Makes an integer of up to 64 bits.
    #[inline]
    fn small_integer(&mut self, ty: TypeId, value: u64) -> ConstantId {
        let RecentIntegers(recent) = &mut self.integers;
        let slot = recent.get_mut((value % 64) as usize);
        if let Some(&mut Some((found, number, id))) = slot {
            if (found, number) == (ty, value) {
                return id;
            }
        }
        let id = self.module.constants.integer(&self.module.types, ty, value);
        slot.into_iter().for_each(|slot| *slot = Some((ty, value, id)));
        id
    }

    /// Makes the integer of a token.
    pub(super) fn integer(&mut self, token: &Token<'_>, ty: TypeId) -> Result<ConstantId> {
        let (Type::Integer { bits } | Type::Byte { bits }) = self.module.types[ty] else {
            return Err(self.wrong_type(token, ty, "an integer"));
        };
        let words = match (bits <= 64).then(|| small(token)).flatten() {
            Some(value) => return Ok(self.small_integer(ty, value)),
            None => words(token, bits)?,
        };
        let constants = &mut self.module.constants;
        if bits <= 64 {
            let value = words.first().copied().unwrap_or_default();
            return Ok(constants.integer(&self.module.types, ty, value));
        }
        Ok(match words.is_empty() {
            true => constants.null(&self.module.types, ty),
            false => constants.intern(ty, ConstantKind::WideInteger(words.into())),
        })
    }

    /// Makes the floating-point number of a token.
    pub(super) fn float(&mut self, token: &Token<'_>, ty: TypeId) -> Result<ConstantId> {
        if self.is_modern() {
            return self.modern_float(token, ty);
        }
        let types = &self.module.types;
        let expected = &types[ty];
        let bits = match (expected, token.kind, token.text) {
            (Type::Half | Type::Float | Type::Double, Kind::Decimal, text) => {
                let text = core::str::from_utf8(text).unwrap_or_default();
                let value: f64 = text.parse().unwrap_or_default();
                narrow(expected, value.to_bits())
            }
            (Type::Half, _, [b'0', b'x', b'H', digits @ ..]) => {
                let bits = hexadecimal(digits).filter(|&bits| bits <= 0xffff);
                if bits.is_none() {
                    let message = "`0xH` is not followed by 1 to 4 hexadecimal digits";
                    return Err(Failure::at(token, message));
                }
                bits
            }
            (Type::Half | Type::Float | Type::Double, _, [b'0', b'x', digits @ ..])
                if !matches!(digits, [b'H' | b'K' | b'L' | b'M', ..]) =>
            {
                let Some(bits) = hexadecimal(digits) else {
                    let message = "`0x` is not followed by 1 to 16 hexadecimal digits";
                    let help = "the digits are the bits of a double: 0x3FF0000000000000 is 1.0";
                    return Err(Failure::at(token, message).help(help));
                };
                narrow(expected, bits)
            }
            _ => return Err(self.wrong_type(token, ty, float_kind(token))),
        };
        match bits {
            Some(bits) => Ok(self.module.constants.float(ty, bits)),
            None => {
                let message = format!("{} cannot hold this number exactly", types.display(ty));
                Err(Failure::at(token, message).help(inexact_advice(token, expected)))
            }
        }
    }

    /// The error of a constant that is of another kind than its type.
    #[cold]
    pub(super) fn wrong_type(&self, token: &Token<'_>, ty: TypeId, found: &str) -> Failure {
        let (shown, expected) = (self.module.types.display(ty), &self.module.types[ty]);
        let message = format!("expected a constant of type {shown}, found {found}");
        let failure = Failure::at(token, message);
        if self.is_wrong(ty) {
            return failure.following();
        }
        match number_advice(token, expected, self.cursor.source) {
            Some(help) => failure.help(help),
            None => failure,
        }
    }
}

/// The value of a decimal integer that fits 64 bits, with the sign extended.
#[inline]
fn small(token: &Token<'_>) -> Option<u64> {
    if token.kind != Kind::Integer {
        return None;
    }
    match token.text {
        [b'-', digits @ ..] => {
            let magnitude = Token { text: digits, ..*token }.wide_number()?;
            (magnitude <= 1 << 63).then_some(magnitude.wrapping_neg())
        }
        _ => token.wide_number(),
    }
}

/// The words of an integer of any size for a type of this width, the lowest first, without the highest
/// ones that are zero.
fn words(token: &Token<'_>, bits: u32) -> Result<Vec<u64>> {
    let (is_negative, digits) = match token.text {
        [b's' | b'u', b'0', b'x', digits @ ..] => (token.text.first() == Some(&b's'), digits),
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    // A digit has four bits at most. The words of a negative number go up to the width.
    let count = bits.div_ceil(64) as usize;
    let needed = digits.len().div_ceil(16);
    let count = if is_negative { count } else { count.min(needed) };
    if is_negative && bits > MAX_SIGNED_BITS {
        let message = format!("a number of more than {MAX_SIGNED_BITS} bits has a sign");
        return Err(Failure::at(token, message).help("write all its bits after `u0x`"));
    }
    let mut words = vec![0; count];
    if token.kind == Kind::HexadecimalInteger {
        fill_hexadecimal(&mut words, digits, token)?;
        if is_negative {
            extend_sign(&mut words);
        }
    } else {
        fill_decimal(&mut words, digits, token)?;
        if is_negative {
            negate(&mut words);
        }
    }
    let is_whole = words.len() == bits.div_ceil(64) as usize;
    if let (Some(last), unused @ 1.., true) = (words.last_mut(), bits.wrapping_neg() % 64, is_whole)
    {
        *last &= u64::MAX >> unused;
    }
    while words.last() == Some(&0) {
        words.pop();
    }
    Ok(words)
}

/// Fills words with decimal digits.
fn fill_decimal(words: &mut [u64], digits: &[u8], token: &Token<'_>) -> Result<()> {
    if digits.len() > MAX_DIGITS {
        let message = format!("the number has more than {MAX_DIGITS} digits");
        return Err(Failure::at(token, message).help("write it in hexadecimal digits after `u0x`"));
    }
    for digit in digits {
        let mut carry = u128::from(digit.wrapping_sub(b'0'));
        for word in &mut *words {
            carry = u128::from(*word).wrapping_mul(10).wrapping_add(carry);
            *word = carry as u64;
            carry >>= 64;
        }
    }
    Ok(())
}

/// Negates a number in two's complement.
fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).overflowing_add(carry.into());
    }
}

/// Fills words with hexadecimal digits, of which the highest ones that do not fit are dropped.
fn fill_hexadecimal(words: &mut [u64], digits: &[u8], token: &Token<'_>) -> Result<()> {
    for (word, digits) in words.iter_mut().zip(digits.rchunks(16)) {
        *word = hexadecimal(digits)
            .ok_or_else(|| Failure::at(token, "the number has other than hexadecimal digits"))?;
    }
    Ok(())
}

/// Fills the bits above the highest set one, which LLVM takes for the sign.
fn extend_sign(words: &mut [u64]) {
    for word in words.iter_mut().rev() {
        let zeros = word.leading_zeros();
        *word |= u64::MAX.checked_shl(64_u32.saturating_sub(zeros)).unwrap_or(0);
        if zeros < 64 {
            return;
        }
        *word = u64::MAX;
    }
}

/// The value of 1 to 16 hexadecimal digits.
pub(super) fn hexadecimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 16 {
        return None;
    }
    digits.iter().try_fold(0, |value: u64, &byte| Some(value << 4 | u64::from(digit(byte)?)))
}

/// The bits of a number of this type that equals a `double` of these bits; `None` if there is none.
pub(super) fn narrow(ty: &Type, bits: u64) -> Option<u64> {
    match ty {
        Type::Double => Some(bits),
        Type::Float => float_of(bits).map(u64::from),
        _ => half_of(bits),
    }
}

/// The bits of the `float` that equals a `double`. NaNs keep their contents.
fn float_of(bits: u64) -> Option<u32> {
    let value = f64::from_bits(bits);
    if value.is_nan() {
        let sign = (bits >> 63) as u32;
        let fits = bits & 0x1fff_ffff == 0;
        return fits.then_some(sign << 31 | 0xff << 23 | (bits >> 29) as u32 & 0x7f_ffff);
    }
    let narrow = value as f32;
    (f64::from(narrow).to_bits() == bits).then_some(narrow.to_bits())
}

/// The bits of the `half` that equals a `double`. NaNs keep their contents.
fn half_of(bits: u64) -> Option<u64> {
    const FRACTION: u64 = (1 << 52) - 1;
    let (sign, exponent, fraction) = (bits >> 63 << 15, bits >> 52 & 0x7ff, bits & FRACTION);
    let exact = |value: u64, dropped: u32| {
        let value_of_bits = value.checked_shr(dropped)?;
        (value_of_bits.checked_shl(dropped) == Some(value)).then_some(value_of_bits)
    };
    let magnitude = match exponent {
        0 if fraction == 0 => 0,
        0x7ff => 0x1f << 10 | exact(fraction, 42)?,
        // Exponents from -14 to 15 are normal, down to -24 subnormal.
        1009..=1038 => exponent.wrapping_sub(1008) << 10 | exact(fraction, 42)?,
        999..=1008 => {
            exact(fraction | 1 << 52, 42_u32.wrapping_add(1009_u64.wrapping_sub(exponent) as u32))?
        }
        _ => return None,
    };
    Some(sign | magnitude)
}
