//! Long flow sequences of bytes, of which most of a text often consists. They are read before the parser, which makes an event of
//! each number.

use alloc::string::String;
use alloc::vec::Vec;

use crate::node::Place;

/// The parser reads shorter sequences.
const MIN_LEN: usize = 64;

/// A text whose long sequences of bytes are empty, and their bytes.
pub(crate) struct ByteLists {
    /// The text without the elements.
    pub(crate) text: String,
    /// The sequences in the order of the text, with the places of their opening brackets in it.
    pub(crate) lists: Vec<(Place, Vec<u8>)>,
}

impl ByteLists {
    /// Takes what looks like sequences of bytes out of a text, of which some may be in strings or comments. `None` if nothing does.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let mut found = Self { text: String::new(), lists: Vec::new() };
        let mut place = Place { line: 1, column: 1 };
        let mut rest = text;
        while let Some(open) = rest.find('[') {
            let (before, after) = rest.split_at(open);
            place = end(place, before);
            let mut elements = Elements { text: after.as_bytes(), at: 1, column: place.column };
            let bytes = elements.read().filter(|bytes| bytes.len() >= MIN_LEN);
            // What was read is ASCII, and has no other bracket that opens.
            let (inside, after) = after.split_at(elements.at);
            let inside = match bytes {
                Some(bytes) => {
                    found.lists.push((place, bytes));
                    "["
                }
                None => inside,
            };
            found.text.push_str(before);
            found.text.push_str(inside);
            place = end(place, inside);
            rest = after;
        }
        found.text.push_str(rest);
        (!found.lists.is_empty()).then_some(found)
    }
}

/// The place after a text.
fn end(start: Place, text: &str) -> Place {
    match text.rfind('\n') {
        Some(last) => Place {
            line: start.line + text.bytes().filter(|&it| it == b'\n').count(),
            column: text[last..].chars().count(),
        },
        None => Place { column: start.column + text.chars().count(), ..start },
    }
}

/// The elements of a sequence.
struct Elements<'a> {
    text: &'a [u8],
    at: usize,
    /// The column of the opening bracket.
    column: usize,
}

impl Elements<'_> {
    /// Reads the elements up to the closing bracket. `None` if there is something else than bytes.
    fn read(&mut self) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        loop {
            self.space()?;
            bytes.push(self.byte()?);
            self.space()?;
            match self.text.get(self.at)? {
                b',' => self.at += 1,
                b']' => return Some(bytes),
                _ => return None,
            }
        }
    }

    /// Skips space. `None` if a line does not begin to the right of the bracket, where the parser may not accept it.
    fn space(&mut self) -> Option<()> {
        let mut start = None;
        loop {
            match self.text.get(self.at)? {
                b' ' => {}
                b'\n' => start = Some(self.at),
                _ => return start.is_none_or(|it| self.at - it > self.column).then_some(()),
            }
            self.at += 1;
        }
    }

    /// Reads a number in decimal or hexadecimal.
    fn byte(&mut self) -> Option<u8> {
        let is_hexadecimal = self.text[self.at..].starts_with(b"0x");
        let (base, most) = if is_hexadecimal { (16, 2) } else { (10, 3) };
        self.at += if is_hexadecimal { 2 } else { 0 };
        let digits = self.text[self.at..].iter().take(most);
        let digits = digits.map_while(|&digit| char::from(digit).to_digit(base));
        let (mut number, mut count) = (0, 0);
        for digit in digits {
            number = number * base + digit;
            count += 1;
        }
        // A number that begins with zero may be octal.
        let is_decimal = is_hexadecimal || count == 1 || self.text.get(self.at) != Some(&b'0');
        self.at += count;
        u8::try_from(number).ok().filter(|_| count > 0 && is_decimal)
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    /// The parser finds the lists where they were taken out.
    #[test]
    fn lists_are_taken_out() {
        let bytes: Vec<u8> = (0..100).collect();
        let list =
            format!("{bytes:#X?}").replace(",\n]", " ]").replace('\n', &format!("\n{:40}", ""));
        let text =
            format!("--- !dxcontainer\né: {{ a: [ 1 ], b: {list}, c: {list} }}\nd: {list}\n");
        let found = ByteLists::of(&text).expect("lists");
        assert_eq!(found.text, "--- !dxcontainer\né: { a: [ 1 ], b: [], c: [] }\nd: []\n");
        assert_eq!(found.lists.len(), 3);
        assert!(found.lists.iter().all(|(_, it)| *it == bytes));
        let root = crate::parse::parse(&found.text, found.lists).expect("a tree");
        assert_eq!(format!("{root:?}").matches("Bytes(").count(), 3);
    }
}
