//! Prints numbers as LLVM does.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::{Dialect, Type, TypeId, Types};

use super::out::Out;

/// The maximum width of integers that are printed in decimal, in words of 64 bits. No compiler
/// makes wider ones, which would take long.
const MAX_DECIMAL_WORDS: usize = 16;

/// Prints an integer of up to 64 bits, whose bits above its width are zero.
pub(crate) fn integer(out: &mut Out, types: &Types, ty: TypeId, value: u64) {
    match types[ty] {
        Type::Integer { bits: 1 } => out.str(if value != 0 { "true" } else { "false" }),
        Type::Integer { bits: bits @ 2..=63 } | Type::Byte { bits: bits @ 1..=63 } => {
            let unused = 64 - bits;
            out.signed((value << unused) as i64 >> unused);
        }
        _ => out.signed(value as i64),
    }
}

/// Prints an integer of this many bits, given in words, the lowest first.
pub(crate) fn wide_integer(out: &mut Out, bits: u32, words: &[u64]) {
    if words.len() > MAX_DECIMAL_WORDS {
        out.str("u0x");
        return words.iter().rev().for_each(|word| out.fmt(format_args!("{word:016X}")));
    }
    let sign = bits.saturating_sub(1);
    let negative = words.get(sign as usize / 64).is_some_and(|word| word >> (sign % 64) & 1 != 0);
    let mut words = words.to_vec();
    if negative {
        out.byte(b'-');
        negate(&mut words, bits);
    }
    decimal(out, words);
}

/// Negates a number in two's complement of this many bits.
fn negate(words: &mut [u64], bits: u32) {
    let mut carry = true;
    for word in &mut *words {
        (*word, carry) = (!*word).overflowing_add(carry.into());
    }
    if let (Some(last), 1..) = (words.last_mut(), bits % 64) {
        *last &= (1 << (bits % 64)) - 1;
    }
}

/// Prints a number given in words, the lowest first, in groups of nineteen digits.
fn decimal(out: &mut Out, mut words: Vec<u64>) {
    const DIGITS: u128 = 10_u128.pow(19);
    let mut parts = Vec::new();
    while words.iter().any(|&word| word != 0) {
        let mut rest = 0;
        for word in words.iter_mut().rev() {
            let number = rest << 64 | u128::from(*word);
            *word = (number / DIGITS) as u64;
            rest = number % DIGITS;
        }
        parts.push(rest as u64);
    }
    out.number(parts.pop().unwrap_or(0));
    parts.iter().rev().for_each(|part| out.fmt(format_args!("{part:019}")));
}

/// Prints a floating-point number given by its bits.
pub(crate) fn float(out: &mut Out, types: &Types, ty: TypeId, bits: u64) {
    if types.dialect() == Dialect::Modern {
        return modern_float(out, &types[ty], bits);
    }
    match types[ty] {
        Type::Half => out.fmt(format_args!("0xH{bits:04X}")),
        Type::Float => double(out, widen(bits as u32)),
        _ => double(out, bits),
    }
}

/// The bits of a `double` of the same value as a `float` of these bits. NaNs keep their contents.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return f64::from(value).to_bits();
    }
    let sign = u64::from(bits >> 31) << 63;
    sign | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29
}

/// Prints a number with six decimals if that is exact, and its bits if not.
fn double(out: &mut Out, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        if let Some((digits, exponent)) = short_decimal(value.abs()) {
            out.str(if value.is_sign_negative() { "-" } else { "" });
            return short_exponential(out, digits, exponent);
        }
        let mut text = Decimal::default();
        // The buffer suffices for every finite number.
        let _ = core::fmt::Write::write_fmt(&mut text, format_args!("{value:.6e}"));
        if text.str().parse() == Ok(value) {
            return exponential(out, text.str());
        }
    }
    out.fmt(format_args!("0x{bits:X}"));
}

/// The first seven digits of a number that has no others, as an integer, and the exponent of the first one; `None` if
/// finding them takes more than a few multiplications.
fn short_decimal(value: f64) -> Option<(u32, i32)> {
    const MOST: f64 = 1e7;
    if value == 0.0 {
        return Some((0, 0));
    }
    // The digits before the point, and `places` behind it. The quotient of both numbers, which are exact, is the number that
    // is nearest to the decimal one.
    let (mut scale, mut places) = (1.0, 0);
    while value * scale < MOST && places < 7 {
        let digits = (value * scale) as u32;
        if f64::from(digits) / scale == value && digits != 0 {
            let length = digits.ilog10();
            return Some((digits * 10_u32.pow(6 - length), length as i32 - places));
        }
        (scale, places) = (scale * 10.0, places + 1);
    }
    None
}

/// Prints seven digits, the first before the point, and the exponent of that digit.
fn short_exponential(out: &mut Out, digits: u32, exponent: i32) {
    out.number(digits / 1_000_000);
    out.byte(b'.');
    (0..6).rev().for_each(|place| out.byte(b'0' + (digits / 10_u32.pow(place) % 10) as u8));
    out.str(if exponent < 0 { "e-0" } else { "e+0" });
    out.number(exponent.unsigned_abs());
}

/// Prints a number whose exponent gets a sign and at least two digits.
fn exponential(out: &mut Out, text: &str) {
    let Some((digits, exponent)) = text.split_once('e') else {
        return out.bytes(text.as_bytes());
    };
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ("e-", exponent),
        None => ("e+", exponent),
    };
    out.bytes(digits.as_bytes());
    out.str(sign);
    out.str(if exponent.len() < 2 { "0" } else { "" });
    out.bytes(exponent.as_bytes());
}

/// A short text in place: `-1.234567e-308` and the like.
#[derive(Default)]
struct Decimal {
    bytes: [u8; 16],
    len: usize,
}

impl Decimal {
    fn str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl core::fmt::Write for Decimal {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(core::fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// Prints a number as modern LLVM does: with six decimals if they tell it from all others of its type,
/// and its bits if not; infinities and NaNs by name.
fn modern_float(out: &mut Out, ty: &Type, bits: u64) {
    let (width, fraction) = match ty {
        Type::Half => (16, 10),
        Type::Float => (32, 23),
        _ => (64, 52),
    };
    let payload = bits & ((1 << fraction) - 1);
    let exponent = (1 << (width - 1 - fraction)) - 1;
    if bits >> fraction & exponent == exponent {
        out.byte(if bits >> (width - 1) & 1 == 0 { b'+' } else { b'-' });
        return special(out, payload, 1 << (fraction - 1));
    }
    let value = match ty {
        Type::Half => half_value(bits as u16),
        Type::Float => f32::from_bits(bits as u32).into(),
        _ => f64::from_bits(bits),
    };
    let text = six_digits(value);
    let is_exact = match ty {
        // Six digits are more than it has.
        Type::Half => true,
        Type::Float => text.parse() == Ok(value as f32),
        _ => text.parse() == Ok(value),
    };
    match is_exact {
        true => exponential(out, &text),
        false => out.fmt(format_args!("f0x{bits:0digits$X}", digits = width / 4)),
    }
}

/// A finite number with six digits as LLVM rounds it, and a zero after them: `1.234560e-7`.
///
/// LLVM writes the number as an integer with a power of ten, drops the last digits of the integer by an
/// estimate from its bits, and rounds those that are left to six.
fn six_digits(value: f64) -> String {
    let short = format!("{value:.5e}");
    if short.parse() == Ok(value) {
        return short.replace('e', "0e");
    }
    let (bits, whole) = integer_bits(value);
    let all = format!("{:.800e}", value.abs());
    let (digits, power) = all.split_once('e').unwrap_or((&all, "0"));
    let digits: Vec<u8> = digits.bytes().filter(u8::is_ascii_digit).collect();
    let mut power: i32 = power.parse().unwrap_or_default();
    let written = digits.iter().rposition(|&digit| digit != b'0').map_or(1, |last| last + 1);
    let count = if whole { power as usize + 1 } else { written };
    let kept = count.saturating_sub(bits.saturating_sub(SIX_DIGITS) * 59 / 196);
    let mut number = 0_u32;
    for &digit in &digits[..6] {
        number = number * 10 + u32::from(digit - b'0');
    }
    number += u32::from(kept > 6 && digits[6] >= b'5');
    if number == 1_000_000 {
        (number, power) = (100_000, power + 1);
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    format!("{sign}{}.{:05}0e{power}", number / 100_000, number % 100_000)
}

/// The bits that LLVM takes six digits for.
const SIX_DIGITS: usize = 20;

/// The number of bits of the integer that is a number times the least power of ten, and whether this
/// power is 1.
fn integer_bits(value: f64) -> (usize, bool) {
    let (fraction, biased) = (value.to_bits() & ((1 << 52) - 1), value.to_bits() >> 52 & 0x7ff);
    let (integer, exponent) = match biased {
        0 => (fraction, -1074),
        _ => (fraction | 1 << 52, biased as i32 - 1075),
    };
    let zeros = integer.trailing_zeros();
    let (integer, exponent) = (integer.checked_shr(zeros).unwrap_or(0), exponent + zeros as i32);
    // The highest bits of the integer: the others do not reach the next power of two.
    let (mut top, mut dropped) = (u128::from(integer), 0);
    for _ in exponent..0 {
        top *= 5;
        if top >> 120 != 0 {
            top >>= 8;
            dropped += 8;
        }
    }
    let bits = 128 - top.leading_zeros() as usize + dropped + exponent.max(0) as usize;
    (bits, exponent >= 0)
}

/// Prints the name of an infinity or NaN after its sign. `quiet` is the bit of quiet NaNs.
fn special(out: &mut Out, payload: u64, quiet: u64) {
    match payload {
        0 => out.str("inf"),
        _ if payload == quiet => out.str("qnan"),
        _ if payload & quiet != 0 => out.fmt(format_args!("nan(0x{:X})", payload ^ quiet)),
        _ => out.fmt(format_args!("snan(0x{payload:X})")),
    }
}

/// The value of a finite `half`.
fn half_value(bits: u16) -> f64 {
    let (exponent, fraction) = (bits >> 10 & 31, f64::from(bits & 0x3ff) / 1024.0);
    let (exponent, fraction) = match exponent {
        0 => (-14, fraction),
        _ => (i32::from(exponent) - 15, fraction + 1.0),
    };
    // A power of two, by its bits.
    let power = f64::from_bits((1023 + i64::from(exponent)) as u64 * (1 << 52));
    (if bits >> 15 == 0 { fraction } else { -fraction }) * power
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    /// What a number is printed as, and the same by way of Rust's formatting.
    fn both(value: f64) -> [String; 2] {
        let mut outs = [(); 2].map(|()| Out::new(bstr::BString::default(), usize::MAX, 0));
        double(&mut outs[0], value.to_bits());
        let text = format!("{value:.6e}");
        match text.parse() == Ok(value) {
            true => exponential(&mut outs[1], &text),
            false => outs[1].fmt(format_args!("0x{:X}", value.to_bits())),
        }
        outs.map(|out| out.finish().0.to_string())
    }

    /// The next number away from zero: `f64::next_up` is younger than the oldest Rust we build with.
    fn above(value: f64) -> f64 {
        f64::from_bits(value.to_bits() + 1)
    }

    #[test]
    fn short_decimals_have_the_digits_of_all_others() {
        for number in (0..3000).chain(9_999_900..10_000_100).chain((1..300).map(|it| it * 33_331)) {
            let number = f64::from(number);
            for exponent in 0..12 {
                let quotients = [2.0, 10.0].map(|base: f64| number / base.powi(exponent));
                for value in quotients.into_iter().flat_map(|it| [it, -it, above(it)]) {
                    let [quick, other] = both(value);
                    assert_eq!(quick, other, "{value:?}");
                }
            }
        }
        assert_eq!(both(-0.0)[0], "-0.000000e+00");
        assert_eq!(both(0.00025)[0], "2.500000e-04");
    }
}
