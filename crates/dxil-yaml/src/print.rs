//! Prints nodes with the layout of LLVM's printer, so that texts compare line by line.

use alloc::format;
use alloc::string::String;

use dxil_container::{Error, ErrorKind, FourCC};

use crate::node::{Content, Entry, Node};

/// The column of values, from the start of their key, unless the key is longer.
const VALUE_COLUMN: usize = 17;

/// The column after which a flow sequence continues on the next line.
const WRAP_COLUMN: usize = 70;

/// The spaces after a key.
fn padding(key: &str) -> &'static str {
    &"                "[..VALUE_COLUMN.saturating_sub(key.len() + 1).max(1)]
}

/// Prints a document.
pub(crate) struct Printer {
    out: String,
    /// The start of the current line, in bytes.
    line: usize,
    /// The most bytes of the text. The rest is omitted.
    limit: usize,
    /// Whether something was omitted.
    full: bool,
}

impl Printer {
    /// The start of a document with at most this number of bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self { out: String::from("--- !dxcontainer"), line: 0, limit, full: false }
    }

    /// Prints a key of the document and its value.
    pub(crate) fn key_value(&mut self, key: &'static str, value: &Node<'_>) {
        self.key(key);
        self.value(value, 1, padding(key), false);
    }

    /// Prints a key of the document. Its value is a sequence, whose elements follow.
    pub(crate) fn key(&mut self, key: &'static str) {
        self.begin_line(0, false);
        self.out.push_str(key);
        self.out.push(':');
    }

    /// Prints an element of the sequence of the last key.
    pub(crate) fn element(&mut self, element: &Node<'_>) {
        self.begin_line(1, false);
        self.out.push_str("- ");
        self.value(element, 2, "", true);
    }

    /// Whether something was omitted.
    pub(crate) fn is_full(&self) -> bool {
        self.full || self.out.len() > self.limit
    }

    /// The text. Fails if it is too long; the error names the part at this byte of the file.
    pub(crate) fn finish(mut self, offset: usize, part: Option<FourCC>) -> Result<String, Error> {
        self.out.push_str("\n...\n");
        if !self.is_full() {
            return Ok(self.out);
        }
        let (what, left) = ("the text", self.limit as u64);
        Err(Error::new(ErrorKind::Limit { what, left }, offset, part))
    }

    /// Prints a value: a scalar after the padding, anything else on lines at this level. The first of these
    /// lines may be the current one.
    fn value(&mut self, node: &Node<'_>, level: usize, padding: &str, inline: bool) {
        match &node.content {
            Content::Sequence(elements) if !elements.is_empty() => {
                for (index, element) in elements.iter().enumerate() {
                    if self.is_full() {
                        return;
                    }
                    self.begin_line(level, inline && index == 0);
                    self.out.push_str("- ");
                    self.value(element, level + 1, "", true);
                }
                return;
            }
            Content::Mapping(entries) if !entries.is_empty() => {
                for (index, entry) in entries.iter().enumerate() {
                    self.begin_line(level, inline && index == 0);
                    self.entry(entry, level);
                }
                return;
            }
            _ => self.out.push_str(padding),
        }
        match &node.content {
            Content::Plain(text) => self.out.push_str(text),
            Content::Text(text) => self.text(text),
            Content::Bytes(bytes) => self.flow(bytes.iter(), |printer, byte| printer.hex(*byte)),
            Content::Flow(elements) => self.flow(elements.iter(), |printer, element| {
                printer.value(element, 0, "", true);
            }),
            Content::Sequence(_) => self.out.push_str("[]"),
            Content::Mapping(_) => self.out.push_str("{}"),
        }
    }

    /// Prints a key and its value.
    fn entry(&mut self, entry: &Entry<'_>, level: usize) {
        self.text(&entry.key);
        self.out.push(':');
        self.value(&entry.value, level + 1, padding(&entry.key), false);
    }

    /// Begins a line, unless the current one continues.
    fn begin_line(&mut self, level: usize, inline: bool) {
        if !inline {
            self.out.push('\n');
            self.line = self.out.len();
            self.indent(2 * level);
        }
    }

    fn indent(&mut self, columns: usize) {
        self.out.extend(core::iter::repeat_n(' ', columns));
    }

    /// Prints elements between brackets, on as many lines as they need.
    fn flow<T>(&mut self, elements: impl Iterator<Item = T>, each: impl Fn(&mut Self, T)) {
        let start = self.out.len() - self.line;
        self.out.push_str("[ ");
        for (index, element) in elements.enumerate() {
            if self.is_full() {
                return;
            }
            if index > 0 {
                self.out.push_str(", ");
            }
            if self.out.len() - self.line > WRAP_COLUMN {
                self.out.push('\n');
                self.line = self.out.len();
                self.indent(start + 2);
            }
            each(self, element);
        }
        self.out.push_str(" ]");
    }

    /// Prints a byte in hexadecimal, without leading zeros.
    fn hex(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
        self.out.push_str("0x");
        if byte >= 16 {
            self.out.push(DIGITS[usize::from(byte >> 4)].into());
        }
        self.out.push(DIGITS[usize::from(byte & 15)].into());
    }

    /// Prints a string, with quotes if it needs them.
    fn text(&mut self, text: &str) {
        self.full |= text.len() > self.limit.saturating_sub(self.out.len());
        if self.is_full() {
            return;
        }
        match Quotes::of(text) {
            Quotes::None => self.out.push_str(text),
            Quotes::Single => {
                self.out.push('\'');
                self.out.push_str(&text.replace('\'', "''"));
                self.out.push('\'');
            }
            Quotes::Double => {
                self.out.push('"');
                for char in text.chars() {
                    if self.is_full() {
                        return;
                    }
                    self.escaped(char);
                }
                self.out.push('"');
            }
        }
    }

    /// Prints a character between double quotes.
    fn escaped(&mut self, char: char) {
        let letter = match char {
            '\\' | '"' => char,
            '\0' => '0',
            '\x07' => 'a',
            '\x08' => 'b',
            '\t' => 't',
            '\n' => 'n',
            '\x0b' => 'v',
            '\x0c' => 'f',
            '\r' => 'r',
            '\x1b' => 'e',
            '\u{85}' => 'N',
            '\u{a0}' => '_',
            '\u{2028}' => 'L',
            '\u{2029}' => 'P',
            // `escape_debug` does not escape printable characters.
            _ if char == '\'' || char == '\x7f' || char.escape_debug().count() == 1 => {
                return self.out.push(char);
            }
            _ => {
                let code = u32::from(char);
                return self.out.push_str(&match code {
                    0..=0xff => format!("\\x{code:02X}"),
                    0x100..=0xffff => format!("\\u{code:04X}"),
                    _ => format!("\\U{code:08X}"),
                });
            }
        };
        self.out.extend(['\\', letter]);
    }
}

/// The quotes of a string.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    None,
    Single,
    Double,
}

impl Quotes {
    /// The quotes with which a string is read as a string, and as this one.
    fn of(text: &str) -> Self {
        let is_double = |byte: u8| byte != b'\t' && !(0x20..0x7f).contains(&byte);
        let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || b"_-^., \t".contains(&byte);
        let is_space = |byte: Option<u8>| matches!(byte, Some(b' ' | b'\t'));
        let bytes = text.as_bytes();
        if bytes.iter().copied().any(is_double) {
            Self::Double
        } else if !bytes.iter().copied().all(is_safe)
            || bytes.first().is_none_or(|first| b"-,".contains(first))
            || is_space(bytes.first().copied())
            || is_space(bytes.last().copied())
            || is_other_scalar(text)
        {
            Self::Single
        } else {
            Self::None
        }
    }
}

/// Whether a string without quotes would be a null, a boolean or a number.
fn is_other_scalar(text: &str) -> bool {
    const WORDS: [&str; 16] = [
        "null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE", ".nan",
        ".NaN", ".NAN", ".inf", ".Inf", ".INF",
    ];
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    WORDS.contains(&text)
        || [".inf", ".Inf", ".INF"].contains(&unsigned)
        || is_digits(text.strip_prefix("0x"), u8::is_ascii_hexdigit)
        || is_digits(text.strip_prefix("0o"), |byte| (b'0'..=b'7').contains(byte))
        || is_decimal(unsigned)
}

fn is_digits(digits: Option<&str>, is_digit: impl Fn(&u8) -> bool) -> bool {
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| is_digit(&byte)))
}

/// Whether this is a decimal number: digits before or after a point, and an optional exponent.
fn is_decimal(text: &str) -> bool {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (text, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    let exponent = exponent.map(|exponent| exponent.strip_prefix(['-', '+']).unwrap_or(exponent));
    !(whole.is_empty() && fraction.is_empty())
        && is_number(whole)
        && is_number(fraction)
        && exponent.is_none_or(|digits| !digits.is_empty() && is_number(digits))
}
