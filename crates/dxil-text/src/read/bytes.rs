//! Classes of bytes.

use super::token::Kind;

/// The class of bytes of words.
pub(super) const WORD: u8 = 1;
/// The class of bytes of names.
pub(super) const NAME: u8 = 2;
/// The class of decimal digits.
pub(super) const DIGIT: u8 = 4;
/// The class of bytes of names of metadata.
pub(super) const METADATA: u8 = 8;

/// The classes of each byte: letters, digits and `_` make words; with `-`, `.` and `$`, they make
/// names; with `\`, too, they make names of metadata.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < classes.len() {
        classes[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => WORD | NAME | METADATA,
            b'0'..=b'9' => WORD | NAME | METADATA | DIGIT,
            b'-' | b'.' | b'$' => NAME | METADATA,
            b'\\' => METADATA,
            _ => 0,
        };
        byte += 1;
    }
    classes
};

/// The kinds of the bytes that are always tokens by themselves.
pub(super) const PUNCTUATION: [Option<Kind>; 256] = {
    let mut kinds = [None; 256];
    let mut byte = 0;
    while byte < kinds.len() {
        kinds[byte] = match byte as u8 {
            b',' => Some(Kind::Comma),
            b'*' => Some(Kind::Star),
            b'(' => Some(Kind::OpenParenthesis),
            b')' => Some(Kind::CloseParenthesis),
            b'=' => Some(Kind::Equal),
            b'{' => Some(Kind::OpenBrace),
            b'}' => Some(Kind::CloseBrace),
            b'[' => Some(Kind::OpenBracket),
            b']' => Some(Kind::CloseBracket),
            b'<' => Some(Kind::Less),
            b'>' => Some(Kind::Greater),
            b'|' => Some(Kind::Bar),
            _ => None,
        };
        byte += 1;
    }
    kinds
};

/// Whether a byte is of a class.
#[inline]
pub(super) fn is(class: u8, byte: u8) -> bool {
    CLASSES.get(usize::from(byte)).is_some_and(|classes| classes & class != 0)
}

/// The number of bytes at the start of `text` that are of a class.
#[inline]
pub(super) fn count(class: u8, text: &[u8]) -> usize {
    text.iter().position(|&byte| !is(class, byte)).unwrap_or(text.len())
}
