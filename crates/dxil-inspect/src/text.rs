//! Strings of files as text without control characters.

use alloc::format;
use alloc::string::String;
use core::fmt::Write;

use unicode_width::UnicodeWidthStr;

/// The string, with escapes for control characters and for bytes that are not UTF-8.
///
/// ```
/// assert_eq!(dxil_inspect::text::escaped(b"red\x1b[31m \xff"), r"red\x1b[31m \xff");
/// ```
#[must_use]
pub fn escaped(text: &[u8]) -> String {
    if let Some(text) = core::str::from_utf8(text).ok().filter(|it| is_plain(it)) {
        return String::from(text);
    }
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

/// Whether each character is one of ASCII that is shown as it is.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// The number of columns of a text in a terminal.
pub(crate) fn width(text: &str) -> usize {
    if is_plain(text) { text.len() } else { UnicodeWidthStr::width(text) }
}

/// The string as [`escaped`] text, cut off if it is longer than any name that compilers accept: many fields can
/// share it.
#[must_use]
pub fn shortened(name: &[u8]) -> String {
    const MAX_LENGTH: usize = 4096;
    match name.get(..MAX_LENGTH) {
        Some(start) if name.len() > MAX_LENGTH => escaped(start) + "...",
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
