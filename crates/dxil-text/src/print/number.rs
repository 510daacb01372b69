//! Prints numbers as LLVM does.

use alloc::vec::Vec;

use dxil_ir::{Type, TypeId, Types};

use super::out::Out;

/// The maximum width of integers that are printed in decimal, in words of 64 bits. No compiler
/// makes wider ones, which would take long.
const MAX_DECIMAL_WORDS: usize = 16;

/// Prints an integer of up to 64 bits, whose bits above its width are zero.
pub(crate) fn integer(out: &mut Out, types: &Types, ty: TypeId, value: u64) {
    match types[ty] {
        Type::Integer { bits: 1 } => out.str(if value != 0 { "true" } else { "false" }),
        Type::Integer { bits: bits @ 2..=63 } => {
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
        let mut text = Decimal::default();
        // The buffer suffices for every finite number.
        let _ = core::fmt::Write::write_fmt(&mut text, format_args!("{value:.6e}"));
        if text.str().parse() == Ok(value) {
            return exponential(out, text.str());
        }
    }
    out.fmt(format_args!("0x{bits:X}"));
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
