//! Tokens.

#![deny(clippy::indexing_slicing)]

use alloc::borrow::Cow;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use bstr::{BStr, ByteSlice as _};

use super::number::hexadecimal;

/// A token: its kind, its text without the signs around it, and its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    /// The word, the name without its sign and quotes, the digits, or the bytes between quotes.
    pub(super) text: &'a [u8],
    /// The offset of its first byte.
    pub(super) start: usize,
    /// The offset of the byte after it.
    pub(super) end: usize,
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The end of the text.
    End,
    /// A keyword, such as `define` or `i32`.
    Word,
    /// A name with a colon after it: the label of a block, or the name of a field.
    Label,
    /// A quoted label.
    QuotedLabel,
    /// `%name`.
    Local,
    /// `%"name"`.
    QuotedLocal,
    /// `%7`.
    LocalNumber,
    /// `@name`.
    Global,
    /// `@"name"`.
    QuotedGlobal,
    /// `@7`.
    GlobalNumber,
    /// `$name`.
    Comdat,
    /// `$"name"`.
    QuotedComdat,
    /// `!name`, in which `\xx` stands for a byte.
    Metadata,
    /// `#7`.
    Group,
    /// `#dbg_value`.
    Record,
    /// `"text"`, in which `\xx` stands for a byte.
    String,
    /// An integer in decimal digits, with or without a sign.
    Integer,
    /// An integer in hexadecimal digits: `u0x` or `s0x`.
    HexadecimalInteger,
    /// A number with a decimal point.
    Decimal,
    /// A word after a sign: `+inf`, `-qnan` or `+nan` in the modern dialect.
    SignedWord,
    /// `0x` and the bits of a `double`, or another letter after it and the bits of another type.
    Hexadecimal,
    Equal,
    Comma,
    Star,
    Bar,
    Exclamation,
    Ellipsis,
    OpenParenthesis,
    CloseParenthesis,
    OpenBrace,
    CloseBrace,
    OpenBracket,
    CloseBracket,
    Less,
    Greater,
    /// A string or a quoted name without its end.
    Unclosed,
    /// A byte that no token begins with.
    Unknown,
}

impl Kind {
    /// Returns the description of a token of this kind in messages.
    pub(super) const fn describe(self) -> &'static str {
        match self {
            Self::End => "the end of the text",
            Self::Word => "a keyword",
            Self::Label | Self::QuotedLabel => "a label",
            Self::Local | Self::QuotedLocal | Self::LocalNumber => "a name with `%`",
            Self::Global | Self::QuotedGlobal | Self::GlobalNumber => "a name with `@`",
            Self::Comdat | Self::QuotedComdat => "a name with `$`",
            Self::Metadata => "a name with `!`",
            Self::Group => "an attribute group, such as `#0`",
            Self::Record => "a debug record",
            Self::String => "a string",
            Self::Integer | Self::HexadecimalInteger => "an integer",
            Self::Decimal | Self::SignedWord | Self::Hexadecimal => "a floating-point number",
            Self::Equal => "`=`",
            Self::Comma => "`,`",
            Self::Star => "`*`",
            Self::Bar => "`|`",
            Self::Exclamation => "`!`",
            Self::Ellipsis => "`...`",
            Self::OpenParenthesis => "`(`",
            Self::CloseParenthesis => "`)`",
            Self::OpenBrace => "`{`",
            Self::CloseBrace => "`}`",
            Self::OpenBracket => "`[`",
            Self::CloseBracket => "`]`",
            Self::Less => "`<`",
            Self::Greater => "`>`",
            Self::Unclosed => "a string without its closing `\"`",
            Self::Unknown => "a byte that begins no token",
        }
    }
}

impl<'a> Token<'a> {
    /// Whether it is this keyword.
    #[inline]
    pub(super) fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text == word.as_bytes()
    }

    /// The bytes of a name or string, with `\xx` replaced.
    #[inline]
    pub(super) fn bytes(&self) -> Cow<'a, [u8]> {
        match self.kind {
            Kind::Word | Kind::Label | Kind::Local | Kind::Global | Kind::Comdat => {
                Cow::Borrowed(self.text)
            }
            _ => unescape(self.text),
        }
    }

    /// The number of `%7`, `@7`, `#7`, or an integer without a sign.
    #[inline]
    pub(super) fn number(&self) -> Option<u32> {
        u32::try_from(self.wide_number()?).ok()
    }

    /// Like [`Token::number`], up to 64 bits.
    #[inline]
    pub(super) fn wide_number(&self) -> Option<u64> {
        if self.kind == Kind::HexadecimalInteger {
            return hexadecimal(self.text.strip_prefix(b"u0x")?);
        }
        if self.text.is_empty() || self.text.len() > 20 {
            return None;
        }
        let (first, last) = self.text.split_at_checked(19).unwrap_or((self.text, &[]));
        // Nineteen digits fit.
        let mut number = 0_u64;
        for digit in first {
            let digit = digit.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            number = number.wrapping_mul(10).wrapping_add(digit.into());
        }
        match last {
            [digit @ b'0'..=b'9'] => {
                number.checked_mul(10)?.checked_add(digit.wrapping_sub(b'0').into())
            }
            [] => Some(number),
            _ => None,
        }
    }

    /// The token as a message shows it.
    pub(super) fn describe(&self, source: &[u8]) -> String {
        const LONGEST: usize = 40;
        match self.kind {
            Kind::End | Kind::Unclosed => self.kind.describe().to_string(),
            Kind::Unknown if matches!(self.text, [0..=0x20 | 0x7f..]) => {
                alloc::format!("the byte {:#04x}", self.text.first().copied().unwrap_or_default())
            }
            _ => {
                let text = source.get(self.start..self.end).unwrap_or_default();
                match text.get(..LONGEST) {
                    Some(text) => alloc::format!("`{}…`", BStr::new(text)),
                    None => alloc::format!("`{}`", BStr::new(text)),
                }
            }
        }
    }
}

/// Replaces `\xx` by the byte, and `\\` by a backslash.
fn unescape(text: &[u8]) -> Cow<'_, [u8]> {
    if text.find_byte(b'\\').is_none() {
        return Cow::Borrowed(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match (byte, after) {
            (b'\\', [b'\\', after @ ..]) => {
                bytes.push(b'\\');
                rest = after;
            }
            (b'\\', [high, low, after @ ..]) => match (digit(*high), digit(*low)) {
                (Some(high), Some(low)) => {
                    bytes.push(high << 4 | low);
                    rest = after;
                }
                _ => bytes.push(byte),
            },
            _ => bytes.push(byte),
        }
    }
    Cow::Owned(bytes)
}

/// The value of a hexadecimal digit.
pub(super) fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}
