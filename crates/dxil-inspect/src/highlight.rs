//! LLVM's text in styles.

use crate::style::Style;

/// Splits a line of textual IR into tokens in their styles: comments, strings, names of globals, types,
/// numbers, keywords.
pub fn llvm(mut line: &[u8], mut each: impl FnMut(&[u8], Style)) {
    while !line.is_empty() {
        let (length, style) = token(line);
        let (token, rest) = line.split_at(length);
        each(token, style);
        line = rest;
    }
}

/// The length of the first token, and its style.
fn token(line: &[u8]) -> (usize, Style) {
    let word = |start| start + count(&line[start..], is_word);
    match line[0] {
        b';' => (line.len(), Style::Comment),
        b'"' => (string(line), Style::Literal),
        b'c' if line.get(1) == Some(&b'"') => (1 + string(&line[1..]), Style::Literal),
        b'@' => (name(line), Style::Name),
        b'%' | b'!' | b'#' | b'$' => (name(line), Style::Plain),
        b'0'..=b'9' => (word(0), Style::Number),
        b'-' if line.get(1).is_some_and(u8::is_ascii_digit) => (word(1), Style::Number),
        byte if is_word(byte) => {
            let length = word(0);
            (length, style(&line[..length], line.get(length)))
        }
        _ => (1 + count(&line[1..], |byte| byte.is_ascii_whitespace()), Style::Plain),
    }
}

/// The style of a word before this byte.
fn style(word: &[u8], next: Option<&u8>) -> Style {
    match word {
        b"void" | b"half" | b"float" | b"double" | b"label" | b"metadata" | b"opaque" => {
            Style::Type
        }
        [b'i', bits @ ..] if !bits.is_empty() && bits.iter().all(u8::is_ascii_digit) => Style::Type,
        b"true" | b"false" | b"null" | b"undef" | b"zeroinitializer" => Style::Number,
        // Between the length and the element of an array.
        b"x" => Style::Plain,
        // A label, or a field of debug information.
        _ if next == Some(&b':') => Style::Plain,
        _ => Style::Keyword,
    }
}

/// The length of a name with its mark, which may be in quotes.
fn name(line: &[u8]) -> usize {
    match line.get(1) {
        Some(b'"') => 1 + string(&line[1..]),
        _ => 1 + count(&line[1..], is_word),
    }
}

/// The length of a string in quotes. LLVM writes quotes in it as `\22`.
fn string(line: &[u8]) -> usize {
    let length = 1 + count(&line[1..], |byte| byte != b'"');
    line.len().min(length + 1)
}

/// Whether the byte can be part of a name or a number.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"._-+$\\".contains(&byte)
}

/// The number of bytes at the start that satisfy the condition.
fn count(line: &[u8], is: impl Fn(u8) -> bool) -> usize {
    line.iter().take_while(|byte| is(**byte)).count()
}
