//! Integers.

use super::Printer;

const LOWERCASE: &[u8; 16] = b"0123456789abcdef";
/// The digits of byte offsets.
pub(super) const UPPERCASE: &[u8; 16] = b"0123456789ABCDEF";

/// The decimal digits of a number.
struct Decimal {
    digits: [u8; 20],
    length: usize,
}

impl Decimal {
    fn of(mut number: u64) -> Self {
        let (mut digits, mut length) = ([b'0'; 20], 0_usize);
        for digit in digits.iter_mut().rev() {
            *digit = b'0'.saturating_add((number % 10) as u8);
            length = length.saturating_add(1);
            number /= 10;
            if number == 0 {
                break;
            }
        }
        Self { digits, length }
    }

    fn as_bytes(&self) -> &[u8] {
        self.digits.get(self.digits.len().saturating_sub(self.length)..).unwrap_or_default()
    }
}

impl Printer<'_> {
    pub(crate) fn decimal(&mut self, number: u64) {
        self.text.extend_from_slice(Decimal::of(number).as_bytes());
    }

    pub(crate) fn signed(&mut self, number: i64) {
        if number < 0 {
            self.put("-");
        }
        self.decimal(number.unsigned_abs());
    }

    /// Prints a number on the right of a column of this width.
    pub(super) fn right(&mut self, number: u64, width: usize) {
        let decimal = Decimal::of(number);
        self.spaces(width.saturating_sub(decimal.length));
        self.text.extend_from_slice(decimal.as_bytes());
    }

    /// Prints eight digits after `0x`.
    pub(crate) fn hexadecimal(&mut self, number: u32) {
        self.put("0x");
        self.padded_hexadecimal(number, LOWERCASE);
    }

    /// Prints eight digits.
    pub(super) fn padded_hexadecimal(&mut self, number: u32, alphabet: &[u8; 16]) {
        let nibbles = [28, 24, 20, 16, 12, 8, 4, 0].map(|low: u32| number >> low & 15);
        let digits = nibbles.map(|nibble| alphabet.get(nibble as usize).copied().unwrap_or(b'0'));
        self.text.extend_from_slice(&digits);
    }
}
