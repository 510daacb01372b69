//! LLVM's text in colours.

use anstyle::{AnsiColor, Style};

use crate::output::Pieces;
use crate::text::{FAINT, GOOD, NAME};

const KEYWORD: Style = Style::new().bold();
const TYPE: Style = AnsiColor::Yellow.on_default();
const NUMBER: Style = AnsiColor::Magenta.on_default();
const PLAIN: Style = Style::new();

/// Puts the words of a line into styles: comments, strings, names of globals, types, numbers, keywords.
pub(crate) fn llvm(mut line: &[u8], out: &mut Pieces) {
    while !line.is_empty() {
        let (length, style) = token(line);
        let (token, rest) = line.split_at(length);
        out.push(token, style);
        line = rest;
    }
}

/// The length of the first token, and its style.
fn token(line: &[u8]) -> (usize, Style) {
    let word = |start| start + count(&line[start..], is_word);
    match line[0] {
        b';' => (line.len(), FAINT),
        b'"' => (string(line), GOOD),
        b'c' if line.get(1) == Some(&b'"') => (1 + string(&line[1..]), GOOD),
        b'@' => (name(line), NAME),
        b'%' | b'!' | b'#' | b'$' => (name(line), PLAIN),
        b'0'..=b'9' => (word(0), NUMBER),
        b'-' if line.get(1).is_some_and(u8::is_ascii_digit) => (word(1), NUMBER),
        byte if is_word(byte) => {
            let length = word(0);
            (length, style(&line[..length], line.get(length)))
        }
        _ => (1 + count(&line[1..], |byte| byte.is_ascii_whitespace()), PLAIN),
    }
}

/// The style of a word before this byte.
fn style(word: &[u8], next: Option<&u8>) -> Style {
    match word {
        b"void" | b"half" | b"float" | b"double" | b"label" | b"metadata" | b"opaque" => TYPE,
        [b'i', bits @ ..] if !bits.is_empty() && bits.iter().all(u8::is_ascii_digit) => TYPE,
        b"true" | b"false" | b"null" | b"undef" | b"zeroinitializer" => NUMBER,
        // Between the length and the element of an array.
        b"x" => PLAIN,
        // A label, or a field of debug information.
        _ if next == Some(&b':') => PLAIN,
        _ => KEYWORD,
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

/// Whether names and numbers consist of such bytes.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"._-+$\\".contains(&byte)
}

/// How many bytes at the start are such.
fn count(line: &[u8], is: impl Fn(u8) -> bool) -> usize {
    line.iter().take_while(|byte| is(**byte)).count()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Without its styles, a text is what it was.
    #[test]
    fn nothing_is_lost() {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
        let mut texts = 0;
        for entry in fs::read_dir(corpus.join("dxc110")).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|extension| extension != "txt") {
                continue;
            }
            let text = fs::read(&path).expect("a text");
            let mut pieces = Pieces::new(false);
            text.split(|byte| *byte == b'\n').for_each(|line| {
                llvm(line, &mut pieces);
                pieces.push(b"\n", PLAIN);
            });
            let stripped = anstream::adapter::strip_bytes(pieces.bytes()).into_vec();
            assert!(pieces.bytes().len() > text.len(), "{} has colours", path.display());
            assert!(stripped.strip_suffix(b"\n") == Some(&text), "{}", path.display());
            texts += 1;
        }
        assert!(texts >= 200, "{texts} texts");
    }
}
