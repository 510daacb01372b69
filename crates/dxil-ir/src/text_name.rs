//! Names as textual IR has them.

use core::fmt;

/// A name as LLVM's text has it, without its prefix: between quotes and with escapes, unless all of its
/// bytes are letters, digits, `-`, `.` or `_`, and the first one is no digit.
///
/// ```
/// use dxil_ir::TextName;
///
/// assert_eq!(TextName(b"dx.op.sample.f32").to_string(), "dx.op.sample.f32");
/// assert_eq!(TextName(b"\x01?main@@YAXXZ").to_string(), r#""\01?main@@YAXXZ""#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextName<'a>(pub &'a [u8]);

impl fmt::Display for TextName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._".contains(byte);
        let starts_plain = self.0.first().is_some_and(|byte| !byte.is_ascii_digit());
        if starts_plain && self.0.iter().all(is_plain) {
            return self.0.iter().try_for_each(|&byte| write!(f, "{}", char::from(byte)));
        }
        f.write_str("\"")?;
        for &byte in self.0 {
            match byte {
                b'"' | b'\\' => write!(f, "\\{byte:02X}")?,
                b' '..=b'~' => write!(f, "{}", char::from(byte))?,
                _ => write!(f, "\\{byte:02X}")?,
            }
        }
        f.write_str("\"")
    }
}
