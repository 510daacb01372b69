//! Checks a text before it is parsed: strings and comments end, braces balance, and brackets do not
//! nest deeper than the recursion of the later phases allows.

use super::diagnostic::Diagnostic;
use super::source::{FileId, Span};

/// The maximum depth of brackets and comments.
const MAX_NESTING: usize = 64;

/// Checks a text. An error concerns the whole structure, so that a text with errors is not worth
/// parsing.
pub(super) fn check(file: FileId, text: &str) -> Vec<Diagnostic> {
    let mut scanner =
        Scanner { file, text: text.as_bytes(), at: 0, open: Vec::new(), errors: Vec::new() };
    if text.starts_with('\u{feff}') {
        let help = "save the file as UTF-8 without one; `llvm-tblgen` does not take it";
        scanner.error(0, 3, "the file begins with a byte order mark", help);
        scanner.at = 3;
    }
    while scanner.step() {}
    // A string or comment without an end may contain the closing brackets.
    let whole = scanner.errors.is_empty();
    for (_, at) in std::mem::take(&mut scanner.open) {
        if whole && scanner.text[at] == b'{' {
            scanner.error(at, 1, "this `{` is never closed", "add a `}`");
        }
    }
    scanner.errors
}

struct Scanner<'a> {
    file: FileId,
    text: &'a [u8],
    at: usize,
    /// The open brackets: the closing bracket and the place of each.
    open: Vec<(u8, usize)>,
    errors: Vec<Diagnostic>,
}

impl Scanner<'_> {
    /// Consumes a token; returns false at the end.
    fn step(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let start = self.at;
        match rest {
            [] => return false,
            [b'/', b'/', ..] => self.at += find(rest, b"\n").unwrap_or(rest.len()),
            [b'/', b'*', ..] => self.block_comment(),
            [b'"', ..] => self.string(),
            [b'[', b'{', ..] => match find(rest, b"}]") {
                Some(length) => self.at += length + 2,
                None => {
                    self.error(start, 2, "this code literal has no end", "close it with `}]`");
                    self.at = self.text.len();
                }
            },
            [b'#', word @ ..] => self.paste(word),
            [byte, ..] => {
                self.at += 1;
                match byte {
                    b'{' => self.enter(b'}', start),
                    b'[' => self.enter(b']', start),
                    b'(' => self.enter(b')', start),
                    b'<' => self.enter(b'>', start),
                    b']' | b')' | b'>' if self.innermost() == Some(*byte) => {
                        self.open.pop();
                    }
                    b';' => self.end_statement(),
                    b'}' => self.leave(start),
                    _ => {}
                }
            }
        }
        true
    }

    fn enter(&mut self, closer: u8, at: usize) {
        self.open.push((closer, at));
        if self.open.len() == MAX_NESTING + 1 {
            self.too_deep(at, "brackets");
        }
    }

    /// Consumes `}`.
    fn leave(&mut self, at: usize) {
        self.end_statement();
        if self.open.pop().is_none() {
            self.error(at, 1, "this `}` closes nothing", "remove it, or add the missing `{`");
        }
    }

    /// Drops brackets that should have been closed before; the parser will report them.
    fn end_statement(&mut self) {
        while self.innermost().is_some_and(|closer| closer != b'}') {
            self.open.pop();
        }
    }

    /// The bracket that closes the innermost open one.
    fn innermost(&self) -> Option<u8> {
        self.open.last().map(|(closer, _)| *closer)
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let mut depth = 0;
        loop {
            match &self.text[self.at..] {
                [b'/', b'*', ..] => {
                    depth += 1;
                    if depth == MAX_NESTING + 1 {
                        self.too_deep(self.at, "comments");
                    }
                    self.at += 2;
                }
                [b'*', b'/', ..] => {
                    depth -= 1;
                    self.at += 2;
                }
                [_, ..] => self.at += 1,
                [] => {
                    self.error(start, 2, "this comment has no end", "close it with `*/`");
                    return;
                }
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self) {
        let start = self.at;
        self.at += 1;
        loop {
            match &self.text[self.at..] {
                [b'"', ..] => {
                    self.at += 1;
                    return;
                }
                [b'\\', escaped, ..] if *escaped != b'\n' => self.at += 2,
                [] | [b'\n' | b'\\', ..] => break,
                [_, ..] => self.at += 1,
            }
        }
        let help = "close it with `\"` on the same line; adjacent strings are joined";
        self.error(start, 1, "this string has no end", help);
        self.at += find(&self.text[self.at..], b"\n").unwrap_or(self.text.len() - self.at);
    }

    /// Consumes `#`, which begins a directive of TableGen's preprocessor if the name of one
    /// follows.
    fn paste(&mut self, rest: &[u8]) {
        let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        if matches!(&rest[..length], b"define" | b"ifdef" | b"ifndef" | b"else" | b"endif") {
            let message = "preprocessor directives are not supported";
            self.error(self.at, length + 1, message, "remove it");
        }
        self.at += 1;
    }

    fn too_deep(&mut self, at: usize, what: &str) {
        let message = format!("{what} nest more than {MAX_NESTING} deep here");
        self.error(at, 1, &message, "flatten this");
    }

    fn error(&mut self, at: usize, length: usize, message: &str, help: &str) {
        let span = Span { file: self.file, start: at as u32, end: (at + length) as u32 };
        self.errors.push(Diagnostic::new(span, message).with_help(help));
    }
}

fn find(text: &[u8], pattern: &[u8]) -> Option<usize> {
    text.windows(pattern.len()).position(|window| window == pattern)
}
