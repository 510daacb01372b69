//! Floating-point numbers.

use alloc::format;
use alloc::string::String;

use crate::mapping::{Mapping, Reader, Value};
use crate::node::Node;
use crate::value::Hex;

impl Mapping<'_> {
    /// A floating-point number. LLVM writes six digits of it. If these do not suffice, a second key has its
    /// bits.
    pub(crate) fn float(&mut self, key: &'static str, bits_key: &'static str, value: &mut f32) {
        let mut rounded = Rounded(*value);
        self.defaulted(key, &mut rounded);
        let exact = Rounded::from_text(&rounded.to_text()).map(f32::to_bits);
        let mut bits = (exact != Some(value.to_bits())).then_some(Hex(value.to_bits()));
        if !self.writes_or_has(bits_key, bits.is_some()) {
            *value = rounded.0;
            return;
        }
        self.optional(bits_key, &mut bits);
        *value = f32::from_bits(bits.unwrap_or_default().0);
        if Rounded(*value).to_text() != rounded.to_text() {
            self.fail(bits_key, format!("these are not bits of a number that is shown as {key}"));
        }
    }
}

/// A number in the format `%g` of C.
struct Rounded(f32);

impl Rounded {
    fn to_text(&self) -> String {
        if !self.0.is_finite() {
            let sign = if self.0.is_sign_negative() { "-" } else { "" };
            return format!("{sign}{}", self.0.abs()).to_lowercase();
        }
        let scientific = format!("{:.5e}", self.0);
        let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
        let exponent: i32 = exponent.parse().unwrap_or_default();
        if (-4..6).contains(&exponent) {
            let digits = usize::try_from(5 - exponent).unwrap_or_default();
            return trimmed(&format!("{:.digits$}", self.0)).into();
        }
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", trimmed(mantissa), exponent.unsigned_abs())
    }

    /// The largest number, which is the default of a level of detail, is meant by its first six digits.
    fn from_text(text: &str) -> Option<f32> {
        let number = text.parse().ok()?;
        Some(if text == Self(f32::MAX).to_text() { f32::MAX } else { number })
    }
}

/// The number without the zeros that end its fraction.
fn trimmed(number: &str) -> &str {
    if number.contains('.') { number.trim_end_matches('0').trim_end_matches('.') } else { number }
}

impl Value for Rounded {
    fn write(&mut self) -> Node<'static> {
        Node::plain(self.to_text())
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        if let Some(value) = reader.scalar(node, Self::from_text, "a number") {
            self.0 = value;
        }
    }
}
