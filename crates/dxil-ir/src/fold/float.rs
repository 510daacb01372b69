//! Arithmetic of floating-point numbers, given by their bits, as LLVM 3.7 computes it.

use crate::{BinaryOp, FloatPredicate};

/// A format of floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Half,
    Float,
    Double,
}

impl Format {
    /// The number of bits of the fraction.
    const fn fraction(self) -> u32 {
        match self {
            Self::Half => 10,
            Self::Float => 23,
            Self::Double => 52,
        }
    }

    const fn width(self) -> u32 {
        match self {
            Self::Half => 16,
            Self::Float => 32,
            Self::Double => 64,
        }
    }

    const fn sign(self) -> u64 {
        1 << (self.width() - 1)
    }

    const fn infinity(self) -> u64 {
        self.sign() - (1 << self.fraction())
    }

    pub(super) const fn quiet_nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction() - 1)
    }

    pub(super) const fn is_nan(self, bits: u64) -> bool {
        bits & !self.sign() > self.infinity()
    }

    pub(super) const fn is_infinite(self, bits: u64) -> bool {
        bits & !self.sign() == self.infinity()
    }

    /// The value of bits other than a NaN's.
    pub(super) fn value(self, bits: u64) -> f64 {
        match self {
            Self::Double => f64::from_bits(bits),
            Self::Float => f32::from_bits(bits as u32).into(),
            Self::Half => {
                let (exponent, fraction) = (bits >> 10 & 0x1f, bits & 0x3ff);
                let magnitude = match exponent {
                    // In units of the least number.
                    0 => fraction as f64 / f64::from(1 << 24),
                    0x1f => f64::INFINITY,
                    _ => f64::from_bits((exponent + 1023 - 15) << 52 | fraction << 42),
                };
                if bits & self.sign() == 0 { magnitude } else { -magnitude }
            }
        }
    }

    /// The bits of the nearest number, an even one of two.
    ///
    /// A `double` has more than twice the bits of the others. So the result of one operation on numbers of
    /// this format, computed as a `double` and then rounded, is the nearest one.
    pub(super) fn round(self, value: f64) -> u64 {
        match self {
            _ if value.is_nan() => self.quiet_nan(),
            Self::Double => value.to_bits(),
            Self::Float => (value as f32).to_bits().into(),
            Self::Half => round_to_half(value),
        }
    }
}

/// The bits of the `half` nearest to a number.
fn round_to_half(value: f64) -> u64 {
    const LEAST_EXPONENT: u64 = 1023 - 14;
    let (sign, magnitude) = (value.to_bits() >> 63 << 15, value.to_bits() & (u64::MAX >> 1));
    let exponent = (magnitude >> 52).max(LEAST_EXPONENT);
    if exponent > 1023 + 15 {
        return sign | Format::Half.infinity();
    }
    // Subnormal numbers have the exponent of the least normal ones, and no bit before the fraction.
    let missing = LEAST_EXPONENT.saturating_sub(magnitude >> 52);
    let leading = u64::from(magnitude >> 52 > 0) << 52;
    let dropped = missing.saturating_add(42).min(60);
    let digits = leading | magnitude & ((1 << 52) - 1);
    let (kept, rest, middle) =
        (digits >> dropped, digits & ((1 << dropped) - 1), 1 << (dropped - 1));
    let up = rest > middle || rest == middle && kept % 2 == 1;
    // A carry goes into the exponent.
    sign | (((exponent - LEAST_EXPONENT) << 10) + kept + u64::from(up))
}

/// The bits of the result of an operation; `None` if it is none on floating-point numbers.
pub(super) fn compute(op: BinaryOp, format: Format, [left, right]: [u64; 2]) -> Option<u64> {
    if format.is_nan(left) || format.is_nan(right) {
        return Some(nan(op, format, [left, right]));
    }
    let (a, b) = (format.value(left), format.value(right));
    Some(format.round(match op {
        BinaryOp::FAdd(_) => a + b,
        BinaryOp::FSub(_) => a - b,
        BinaryOp::FMul(_) => a * b,
        BinaryOp::FDiv(_) => a / b,
        BinaryOp::FRem(_) => return Some(remainder(format, [left, right])),
        _ => return None,
    }))
}

/// The NaN that is the result for an operand that is one: the first one, with or without its sign.
fn nan(op: BinaryOp, format: Format, [left, right]: [u64; 2]) -> u64 {
    let (bits, is_left) = if format.is_nan(left) { (left, true) } else { (right, false) };
    match op {
        BinaryOp::FSub(_) if !is_left => bits ^ format.sign(),
        BinaryOp::FAdd(_) | BinaryOp::FSub(_) => bits,
        BinaryOp::FRem(_) if is_left => bits,
        _ => bits & !format.sign(),
    }
}

/// The remainder, by way of the quotient: rounded, it can be of a number too large. LLVM 3.7 leaves the
/// dividend if the quotient has more than 63 bits.
fn remainder(format: Format, [left, right]: [u64; 2]) -> u64 {
    let (a, b) = (format.value(left), format.value(right));
    if format.is_infinite(left) || b == 0.0 {
        return format.quiet_nan();
    }
    if format.is_infinite(right) || a == 0.0 {
        return left;
    }
    const LIMIT: f64 = (1_u64 << 63) as f64;
    let rounded = |value: f64| format.value(format.round(value));
    let quotient = rounded(a / b);
    if !(-LIMIT..LIMIT).contains(&quotient) {
        return left;
    }
    let whole = (quotient as i64) as f64;
    match format.round(a - rounded(whole * b)) {
        bits if bits & !format.sign() == 0 => left & format.sign(),
        bits => bits,
    }
}

/// Whether a comparison is true.
pub(super) fn compare(predicate: FloatPredicate, format: Format, operands: [u64; 2]) -> bool {
    // The code of a predicate has a bit for each relation.
    let [equal, greater, less, unordered] = [1, 2, 4, 8];
    let relation = match operands.iter().any(|&bits| format.is_nan(bits)) {
        true => unordered,
        false => {
            let [a, b] = operands.map(|bits| format.value(bits));
            if a == b {
                equal
            } else if a > b {
                greater
            } else {
                less
            }
        }
    };
    predicate.code() & relation != 0
}

/// The bits of a number in another format. NaNs keep the bits that fit.
pub(super) fn convert(from: Format, to: Format, bits: u64) -> u64 {
    if !from.is_nan(bits) {
        return to.round(from.value(bits));
    }
    let fraction = bits & ((1 << from.fraction()) - 1);
    let fraction = match to.fraction().checked_sub(from.fraction()) {
        Some(more) => fraction << more,
        None => fraction >> (from.fraction() - to.fraction()),
    };
    let sign = if bits & from.sign() == 0 { 0 } else { to.sign() };
    sign | to.infinity() | fraction
}
