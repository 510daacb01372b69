//! Text for a terminal: styles, and strings that cannot do harm there.

use std::fmt::Write;
use std::path::Path;

use anstyle::{AnsiColor, Style};

/// Titles of files, parts and tables.
pub(crate) const TITLE: Style = Style::new().bold();
/// Names of parts and fields.
pub(crate) const NAME: Style = AnsiColor::Cyan.on_default();
/// Offsets, and what is less important.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// What is well, or was added.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// What needs attention.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default();
/// What is wrong, or was removed.
pub(crate) const BAD: Style = AnsiColor::Red.on_default();

/// The text between the codes of a style.
pub(crate) fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// A string of a file as it is, but with escapes for what would control the terminal and for bytes
/// that are not UTF-8.
pub(crate) fn plain(text: &[u8]) -> String {
    let mut plain = String::with_capacity(text.len());
    for chunk in text.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '"' | '\'' | '\\' => plain.push(c),
                '\0'..' ' => {
                    let _ = write!(plain, "\\x{:02x}", u32::from(c));
                }
                _ => plain.extend(c.escape_debug()),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(plain, "\\x{byte:02x}");
        }
    }
    plain
}

/// A path, in the same way.
pub(crate) fn path(path: &Path) -> String {
    plain(path.as_os_str().as_encoded_bytes())
}

/// The same of a name, which is cut off where it is longer than any that compilers take: many fields
/// can share one.
pub(crate) fn short(name: &[u8]) -> String {
    const MOST: usize = 4096;
    match name.get(..MOST) {
        Some(start) if name.len() > MOST => plain(start) + "...",
        _ => plain(name),
    }
}

/// A number and what it counts: `1 file`, `2 files`.
pub(crate) fn count(number: usize, singular: &str) -> String {
    match number {
        1 => format!("1 {singular}"),
        _ => format!("{number} {singular}s"),
    }
}
