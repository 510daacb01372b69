//! The appearance of text on a terminal.

use std::path::Path;

use anstyle::{AnsiColor, Style};
use dxil_inspect::text::escaped;

/// Titles of files, parts and tables.
pub(crate) const TITLE: Style = Style::new().bold();
/// Names of parts and fields.
pub(crate) const NAME: Style = AnsiColor::Cyan.on_default();
/// Offsets and secondary text.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Good results and additions.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// Results that need attention.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default();
/// Errors and removals.
pub(crate) const BAD: Style = AnsiColor::Red.on_default();

/// The appearance of a style.
pub(crate) const fn appearance(style: dxil_inspect::Style) -> Style {
    use dxil_inspect::Style as Abstract;
    match style {
        Abstract::Title | Abstract::Keyword => TITLE,
        Abstract::Name => NAME,
        Abstract::Offset | Abstract::Comment | Abstract::Rule => FAINT,
        Abstract::Added | Abstract::Good | Abstract::Literal => GOOD,
        Abstract::Moved | Abstract::Warning | Abstract::Type => WARNING,
        Abstract::Removed | Abstract::Error => BAD,
        Abstract::Number => AnsiColor::Magenta.on_default(),
        _ => Style::new(),
    }
}

/// A path without characters that could harm a terminal.
pub(crate) fn path(path: &Path) -> String {
    escaped(path.as_os_str().as_encoded_bytes())
}
