//! Strings of files as text that cannot do harm on a terminal.

use alloc::format;
use alloc::string::String;
use core::fmt::Write;

/// A string as it is, but with escapes for characters that would control a terminal and for bytes that
/// are not UTF-8.
///
/// ```
/// assert_eq!(dxil_inspect::text::escaped(b"red\x1b[31m \xff"), r"red\x1b[31m \xff");
/// ```
#[must_use]
pub fn escaped(text: &[u8]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for chunk in bstr::ByteSlice::utf8_chunks(text) {
        for c in chunk.valid().chars() {
            match c {
                '"' | '\'' | '\\' => escaped.push(c),
                '\0'..' ' => {
                    let _ = write!(escaped, "\\x{:02x}", u32::from(c));
                }
                _ => escaped.extend(c.escape_debug()),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(escaped, "\\x{byte:02x}");
        }
    }
    escaped
}

/// The same of a name. One that is longer than any that compilers take is cut off: many fields can share it.
#[must_use]
pub fn shortened(name: &[u8]) -> String {
    const MOST: usize = 4096;
    match name.get(..MOST) {
        Some(start) if name.len() > MOST => escaped(start) + "...",
        _ => escaped(name),
    }
}

/// A number and the noun that it counts: `1 file`, `2 files`.
#[must_use]
pub fn count(number: usize, singular: &str) -> String {
    match number {
        1 => format!("1 {singular}"),
        _ => format!("{number} {singular}s"),
    }
}
