//! Immediate values.

use alloc::vec::Vec;
use core::fmt;

use super::Printer;
use crate::enumeration::OperandType;
use crate::opcode::{Opcode, ParameterKind, ValueType};
use crate::operand::Operand;

/// The form of the immediate values of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Floating-point numbers.
    Float,
    /// Integers, in hexadecimal if they are large.
    Integer,
    /// Whatever each value looks like.
    Guess,
}

impl Style {
    /// The form in instructions of an opcode. It is that of all values, a comparison's condition included.
    pub(super) fn of(opcode: Opcode) -> Self {
        match opcode {
            Opcode::Mov | Opcode::MovC | Opcode::SwapC => Self::Guess,
            Opcode::StoreUavTyped | Opcode::StoreRaw | Opcode::StoreStructured => Self::Guess,
            _ if is_unknown(opcode) => Self::Integer,
            _ => {
                let mut sources = opcode.parameters().iter();
                let is_float = sources.any(|parameter| {
                    parameter.kind == ParameterKind::Source
                        && matches!(parameter.ty, ValueType::Float | ValueType::Double)
                });
                if is_float { Self::Float } else { Self::Integer }
            }
        }
    }
}

/// Whether FXC prints integers although the values are floating-point numbers: it does not know the types of some of the
/// later opcodes.
const fn is_unknown(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Lod
            | Opcode::DerivRtxCoarse
            | Opcode::DerivRtxFine
            | Opcode::DerivRtyCoarse
            | Opcode::DerivRtyFine
            | Opcode::Gather4Po
            | Opcode::Gather4PoC
            | Opcode::Gather4PoFeedback
            | Opcode::Gather4PoCFeedback
            | Opcode::Rcp
            | Opcode::EvalSnapped
            | Opcode::EvalSampleIndex
            | Opcode::EvalCentroid
            | Opcode::DFma
            | Opcode::DRcp
            | Opcode::DtoI
            | Opcode::DtoU
    )
}

impl Printer<'_> {
    /// Prints the values of an operand.
    pub(super) fn immediate(&mut self, operand: &Operand, style: Style) {
        let separator = if style == Style::Guess { "," } else { ", " };
        match (operand.ty, operand.immediate.first_chunk()) {
            (OperandType::Immediate64, Some([x_low, x_high, y_low, y_high])) => {
                self.put("d(");
                if self.options.hexadecimal {
                    self.values(&operand.immediate, style, ", ");
                } else {
                    self.double(*x_low, *x_high);
                    self.put(", ");
                    self.double(*y_low, *y_high);
                }
            }
            // FXC prints the low half of a single double, as if it were a value of 32 bits.
            (OperandType::Immediate64, None) => {
                self.put("d(");
                self.values(operand.immediate.get(..1).unwrap_or_default(), style, separator);
            }
            _ => {
                self.put("l(");
                self.values(&operand.immediate, style, separator);
            }
        }
        self.put(")");
    }

    /// Prints values of 32 bits.
    pub(crate) fn values(&mut self, values: &[u32], style: Style, separator: &str) {
        for (index, value) in values.iter().enumerate() {
            if index != 0 {
                self.put(separator);
            }
            self.value(*value, style);
        }
    }

    fn value(&mut self, value: u32, style: Style) {
        let is_small = (value as i32).unsigned_abs() <= 10_000;
        // Denormal numbers, infinities and what is not a number are unlikely.
        let exponent = value >> 23 & 0xff;
        let is_unlikely = exponent == 0xff || exponent == 0 && value << 1 != 0;
        match style {
            _ if self.options.hexadecimal => self.hexadecimal(value),
            Style::Float => self.float(f32::from_bits(value).into()),
            Style::Integer | Style::Guess if is_small => self.signed((value as i32).into()),
            Style::Guess if !is_unlikely => self.float(f32::from_bits(value).into()),
            Style::Integer | Style::Guess => self.hexadecimal(value),
        }
    }

    fn double(&mut self, low: u32, high: u32) {
        self.float(f64::from_bits(u64::from(high) << 32 | u64::from(low)));
        self.put("l");
    }

    /// Prints a number with six decimals, as the C library of Windows does.
    pub(super) fn float(&mut self, number: f64) {
        if number.is_finite() {
            return self.format(format_args!("{number:.6}"));
        }
        self.unusual(number);
        // Zeros fill the six places.
        self.put(if number.is_nan() && !is_indefinite(number) { "0" } else { "00" });
    }

    /// Prints a number with this many significant digits, as the C library of Windows does (`%.9g` with nine).
    pub fn short_float(&mut self, number: f32, digits: u8) {
        if !number.is_finite() {
            return self.unusual(number.into());
        }
        let number = f64::from(number);
        let precision = usize::from(digits.saturating_sub(1));
        let start = self.text.len();
        self.format(format_args!("{number:.precision$e}"));
        let printed = self.text.get(start..).unwrap_or_default();
        let mantissa = printed.iter().position(|byte| *byte == b'e').unwrap_or(printed.len());
        let exponent = printed.get(mantissa.saturating_add(1)..).unwrap_or_default();
        let exponent = core::str::from_utf8(exponent).ok().and_then(|it| it.parse().ok());
        let exponent: i32 = exponent.unwrap_or_default();
        match usize::try_from(i32::from(digits).saturating_sub(1).saturating_sub(exponent)) {
            Ok(decimals) if exponent >= -4 => {
                self.text.truncate(start);
                self.format(format_args!("{number:.decimals$}"));
                self.cut_zeros(start);
            }
            _ => {
                self.text.truncate(start.saturating_add(mantissa));
                self.cut_zeros(start);
                self.put(if exponent < 0 { "e-" } else { "e+" });
                self.format(format_args!("{:03}", exponent.unsigned_abs()));
            }
        }
    }

    /// Removes the zeros at the end of the decimals of the number that begins at a byte of the text.
    fn cut_zeros(&mut self, start: usize) {
        let number = self.text.get(start..).unwrap_or_default();
        if !number.contains(&b'.') {
            return;
        }
        let last = number.iter().rposition(|digit| *digit != b'0').unwrap_or_default();
        let is_point = number.get(last) == Some(&b'.');
        let length = if is_point { last } else { last.saturating_add(1) };
        self.text.truncate(start.saturating_add(length));
    }

    fn format(&mut self, text: fmt::Arguments<'_>) {
        // Writing to memory cannot fail.
        let _ = fmt::write(&mut Bytes(self.text), text);
    }

    /// Prints an infinity or what is not a number, as the C library of Windows does.
    pub(crate) fn unusual(&mut self, number: f64) {
        if number.is_sign_negative() {
            self.put("-");
        }
        self.put(match number.is_nan() {
            true if is_indefinite(number) => "1.#IND",
            true => "1.#QNAN",
            false => "1.#INF",
        });
    }
}

/// Whether a number is the one that stands for the result of invalid operations: not a number either, but with a name.
fn is_indefinite(number: f64) -> bool {
    number.to_bits() == 0xfff8_0000_0000_0000
}

/// Text in bytes.
struct Bytes<'t>(&'t mut Vec<u8>);

impl fmt::Write for Bytes<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}
