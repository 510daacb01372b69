//! The parameters of functions, as mangled names state them.
//!
//! HLSL's compilers mangle names of functions as Microsoft's C++ compilers do: `\x01?scaled@@YAMMI@Z` is
//! `float scaled(float, uint)`. Types of LLVM IR do not tell as much.

use alloc::vec::Vec;

/// The result and the parameters of a function, as its name states them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Signature {
    /// Whether the function is a method, whose first parameter is the object.
    pub(super) is_method: bool,
    pub(super) result: Mangled,
    pub(super) parameters: Vec<Mangled>,
}

/// A type in a mangled name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mangled {
    /// Whether its numbers are unsigned integers.
    pub(super) is_unsigned: bool,
    /// Whether it is a reference: an `out` or `inout` parameter.
    pub(super) is_reference: bool,
    /// Whether it is a struct.
    pub(super) is_struct: bool,
    /// Whether it is an array.
    pub(super) is_array: bool,
    /// The numbers of rows and columns of a matrix.
    pub(super) matrix: Option<(u32, u32)>,
}

/// The limit of nested templates, more than compilers make.
const MOST_NESTED: usize = 16;

impl Signature {
    /// The types in a name; `None` if it is not mangled, or has types that HLSL has not.
    pub(super) fn of(name: &[u8]) -> Option<Self> {
        let mut reader = Reader { rest: name.strip_prefix(b"\x01?")?, known: Vec::new() };
        while reader.take(b"@").is_none() {
            reader.fragment(0)?;
        }
        let is_method = match reader.next()? {
            b'Y' => false,
            b'Q' | b'A' | b'I' => {
                // Whether the object is constant.
                reader.next()?;
                true
            }
            b'S' => false,
            _ => return None,
        };
        // The calling convention.
        reader.take(b"A")?;
        // A struct that is returned has qualifiers.
        let result = match reader.take(b"?A").or_else(|| reader.take(b"?B")) {
            Some(()) => reader.ty(0)?,
            None if reader.take(b"X").is_some() => Mangled::default(),
            None => reader.ty(0)?,
        };
        let mut parameters = Vec::new();
        if reader.take(b"X").is_none() {
            while reader.take(b"@").is_none() {
                parameters.push(reader.parameter()?);
            }
        }
        reader.take(b"Z")?;
        Some(Self { is_method, result, parameters })
    }
}

/// The rest of a name.
struct Reader<'a> {
    rest: &'a [u8],
    /// The parameters whose types have more than a letter, to which digits refer.
    known: Vec<Mangled>,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn take(&mut self, text: &[u8]) -> Option<()> {
        self.rest = self.rest.strip_prefix(text)?;
        Some(())
    }

    /// Takes the text up to an `@`, and the `@`.
    fn word(&mut self) -> Option<&[u8]> {
        let end = self.rest.iter().position(|&byte| byte == b'@')?;
        let (word, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest.get(1..)?;
        Some(word)
    }

    /// A number: a digit is one less, other numbers are letters from `A` for 0 to `P` for 15.
    fn number(&mut self) -> Option<u32> {
        match self.next()? {
            digit @ b'0'..=b'9' => Some(u32::from(digit - b'0') + 1),
            first => {
                let mut number = u32::from(first.checked_sub(b'A')?);
                loop {
                    match self.next()? {
                        b'@' => return Some(number),
                        letter @ b'A'..=b'P' => {
                            number = number.checked_mul(16)?.checked_add((letter - b'A').into())?;
                        }
                        _ => return None,
                    }
                }
            }
        }
    }

    fn parameter(&mut self) -> Option<Mangled> {
        if let Some(digit) = self.rest.first().filter(|it| it.is_ascii_digit()) {
            let known = self.known.get(usize::from(digit - b'0')).copied();
            self.next()?;
            return known;
        }
        let before = self.rest.len();
        let ty = self.ty(0)?;
        if before - self.rest.len() > 1 {
            self.known.push(ty);
        }
        Some(ty)
    }

    fn ty(&mut self, depth: usize) -> Option<Mangled> {
        if depth > MOST_NESTED {
            return None;
        }
        let unsigned = Mangled { is_unsigned: true, ..Mangled::default() };
        Some(match self.next()? {
            // unsigned char, short, int, long
            b'E' | b'G' | b'I' | b'K' => unsigned,
            // char, short, int, long, float, double
            b'C' | b'D' | b'F' | b'H' | b'J' | b'M' | b'N' => Mangled::default(),
            b'_' => match self.next()? {
                b'K' | b'G' | b'I' | b'E' => unsigned,
                _ => Mangled::default(),
            },
            // Types of HLSL, such as `$min16u@`.
            b'$' if self.take(b"$C").is_some() => {
                self.next()?;
                self.ty(depth + 1)?
            }
            b'$' => {
                let is_unsigned = self.word()?.contains(&b'u');
                Mangled { is_unsigned, ..Mangled::default() }
            }
            // A reference, which may be `__restrict`, to what may be constant.
            b'A' => {
                self.take(b"I");
                self.next()?;
                Mangled { is_reference: true, ..self.ty(depth + 1)? }
            }
            b'Y' => {
                for _ in 0..self.number()? {
                    self.number()?;
                }
                Mangled { is_array: true, ..self.ty(depth + 1)? }
            }
            b'W' => {
                self.next()?;
                self.name(depth)?
            }
            b'U' | b'V' => self.name(depth)?,
            _ => return None,
        })
    }

    /// The name of a struct, or of a template.
    fn name(&mut self, depth: usize) -> Option<Mangled> {
        let first = self.fragment(depth)?;
        while self.take(b"@").is_none() {
            self.fragment(depth)?;
        }
        Some(first)
    }

    /// A word of a name, or a template: what it is.
    fn fragment(&mut self, depth: usize) -> Option<Mangled> {
        if depth > MOST_NESTED {
            return None;
        }
        let of_struct = Mangled { is_struct: true, ..Mangled::default() };
        if self.rest.first()?.is_ascii_digit() {
            self.next()?;
            return Some(of_struct);
        }
        if self.take(b"?$").is_none() {
            self.word()?;
            return Some(of_struct);
        }
        let (is_vector, is_matrix) = match self.word()? {
            b"vector" => (true, false),
            b"matrix" => (false, true),
            _ => (false, false),
        };
        let (mut numbers, mut element) = (Vec::new(), None);
        while self.take(b"@").is_none() {
            match self.take(b"$0") {
                Some(()) => numbers.push(self.number()?),
                None => element = Some(self.ty(depth + 1)?),
            }
        }
        Some(match (is_vector, is_matrix, element, &*numbers) {
            (true, _, Some(element), _) => element,
            (_, true, Some(element), &[rows, columns]) => {
                Mangled { matrix: Some((rows, columns)), ..element }
            }
            _ => of_struct,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Mangled, Signature};

    fn parameters(name: &str) -> Vec<Mangled> {
        Signature::of(name.as_bytes()).expect("a mangled name").parameters
    }

    extern crate std;
    use std::vec::Vec;

    #[test]
    fn names_of_dxc() {
        let plain = Mangled::default();
        let unsigned = Mangled { is_unsigned: true, ..plain };
        assert_eq!(parameters("\x01?sorted@@YAMMMI@Z"), [plain, plain, unsigned]);
        assert_eq!(
            parameters("\x01?scaled@@YAMMAIAM@Z"),
            [plain, Mangled { is_reference: true, ..plain }]
        );
        assert_eq!(parameters("\x01?nothing@@YAXXZ"), []);
        let name = "\x01?elsewhere@@YAMUPair@@V?$matrix@M$03$02@@0@Z";
        let pair = Mangled { is_struct: true, ..plain };
        assert_eq!(parameters(name), [pair, Mangled { matrix: Some((4, 3)), ..plain }, pair]);
        let name = "\x01?load@@YA?AV?$vector@M$03@@UHolder@@V?$Texture2D@V?$vector@M$03@@@@V?$vector@I$01@@@Z";
        assert_eq!(parameters(name), [pair, pair, unsigned]);
        let method = Signature::of(b"\x01?add@Counter@@QAAII@Z").expect("a mangled name");
        assert!(method.is_method && method.result == unsigned);
        assert!(parameters("\x01?one@@YAMUPair@@Y01$$CBV?$vector@M$02@@@Z")[1].is_array);
    }

    #[test]
    fn other_names() {
        let deep = [b"\x01?f@@YAM".as_slice(), &b"A".repeat(1 << 20), b"@Z"].concat();
        for name in
            [b"main".as_slice(), b"\x01?", b"\x01?f@@YA", b"\x01?f@@YAMU", b"\x01?f@@YAMY", &deep]
        {
            assert_eq!(Signature::of(name), None);
        }
    }
}
