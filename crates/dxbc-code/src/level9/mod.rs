//! Shaders of Direct3D 9, shader models 1 (vertex shaders only) to 3: the code in the parts `Aon9`, `XNAS` and `XNAP`, and
//! files of Direct3D 9 itself.
//!
//! [`Shader`] reads the tokens, statement by statement, and prints them as FXC does; [`write()`] writes what was read
//! word for word.

mod constant_table;
mod meaning;
mod opcode;
mod print;
mod read;
mod register;
mod write;

use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::error::Error;
use crate::read::Cursor;

pub use constant_table::{Constant, ConstantTable, ConstantType, RegisterSet};
pub use meaning::{Comparison, TextureLoad, TextureType, Usage};
pub use opcode::{ArgumentKind, Opcode};
pub use register::{Destination, RegisterType, Source, SourceModifier};
pub use write::write;

/// The kind of a shader of Direct3D 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u16)]
pub enum Kind {
    /// A pixel shader.
    Pixel = 0xffff,
    /// A vertex shader.
    Vertex = 0xfffe,
    /// A function of a library for pixel shaders.
    LibraryPixel = 0x4c50,
    /// A function of a library for vertex shaders.
    LibraryVertex = 0x4c56,
}

impl Kind {
    /// All kinds.
    pub const ALL: &'static [Self] =
        &[Self::Pixel, Self::Vertex, Self::LibraryPixel, Self::LibraryVertex];
}

/// The kind and the shader model of a shader: its first token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version {
    /// The kind.
    pub kind: Kind,
    /// The major version: 1, 2 or 3.
    pub major: u8,
    /// The minor version: 1 is `2_x`.
    pub minor: u8,
}

impl Version {
    /// Whether it is a vertex shader of shader model 1.
    const fn is_model1(self) -> bool {
        self.major == 1 && matches!(self.kind, Kind::Vertex)
    }
}

/// A shader, whose statements are read on demand.
///
/// ```
/// use dxbc_code::level9::{Kind, Shader, Statement};
///
/// // ps_2_0: `dcl t0`, `mov oC0, t0`
/// let tokens = [
///     0xffff_0200, 0x0200_001f, 0x8000_0000, 0xb00f_0000, 0x0200_0001, 0x800f_0800, 0xb0e4_0000, 0xffff,
/// ];
/// let bytes: Vec<u8> = tokens.iter().flat_map(|token: &u32| token.to_le_bytes()).collect();
/// let shader = Shader::parse(&bytes)?;
/// assert_eq!((shader.version.kind, shader.version.major), (Kind::Pixel, 2));
/// let mut mnemonics = Vec::new();
/// for located in shader.statements() {
///     if let Statement::Instruction(instruction) = located?.statement {
///         mnemonics.push(instruction.opcode.mnemonic());
///     }
/// }
/// assert_eq!(mnemonics, ["dcl", "mov"]);
/// # Ok::<(), dxbc_code::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shader<'a> {
    /// The kind and the shader model.
    pub version: Version,
    bytes: &'a [u8],
}

impl<'a> Shader<'a> {
    /// Reads the first token of a shader.
    ///
    /// # Errors
    ///
    /// There is none, or it is that of another shader model.
    pub fn parse(bytes: &'a [u8]) -> Result<Self, Error> {
        let version = read::version(&mut Cursor::new(bytes))?;
        Ok(Self { version, bytes })
    }

    /// Whether a file begins as a shader of Direct3D 9 without a container does. It may be one of another shader model than
    /// those that are read.
    #[must_use]
    pub const fn is_file(bytes: &[u8]) -> bool {
        matches!(bytes, [_, 1..=3, 0xfe | 0xff, 0xff, ..])
    }

    /// The table of constants, if a comment has one. Shaders in containers have none.
    ///
    /// # Errors
    ///
    /// A statement before it cannot be read.
    pub fn constant_table(&self) -> Result<Option<ConstantTable<'a>>, Error> {
        for located in self.statements() {
            let Located { token, statement } = located?;
            if matches!(statement, Statement::Comment(it) if it.first() == Some(&ConstantTable::TAG))
            {
                return Ok(Some(ConstantTable::new(self.bytes, token.saturating_add(2))));
            }
        }
        Ok(None)
    }

    /// The statements, in their order. The last one is [`Statement::End`]; after it and after an error, there are no
    /// more.
    #[must_use]
    pub fn statements(&self) -> Statements<'a> {
        let mut cursor = Cursor::new(self.bytes);
        cursor.skip(1);
        Statements { bytes: self.bytes, cursor, version: self.version, ended: false }
    }
}

/// A statement and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located {
    /// The index of the first token, that of the version included.
    pub token: usize,
    /// The statement.
    pub statement: Statement,
}

/// An element of a shader.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Statement {
    /// An instruction, a declaration or the definition of a constant.
    Instruction(Instruction),
    /// A comment: in shaders of Direct3D 9, the table of constants.
    Comment(Vec<u32>),
    /// The end.
    End,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Instruction {
    /// The opcode.
    pub opcode: Opcode,
    /// The bits 16 to 23 of the first token: a [`Comparison`] or a [`TextureLoad`].
    pub controls: u8,
    /// Whether it is issued together with the instruction before, in code for XNA.
    pub co_issue: bool,
    /// The register that decides whether the instruction takes effect. It follows the destination, or comes first.
    pub predicate: Option<Source>,
    /// The arguments.
    pub arguments: Vec<Argument>,
}

/// An argument of an instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A register that is written or declared.
    Destination(Destination),
    /// A value that is read.
    Source(Source),
    /// A token of a declaration or a constant.
    Token(u32),
}

/// The statements of a shader.
#[derive(Clone, Debug)]
pub struct Statements<'a> {
    bytes: &'a [u8],
    cursor: Cursor<'a>,
    version: Version,
    ended: bool,
}

impl Iterator for Statements<'_> {
    type Item = Result<Located, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let token = self.cursor.position();
        let read = read::statement(self.bytes, &mut self.cursor, self.version);
        self.ended = !matches!(&read, Ok(statement) if *statement != Statement::End);
        Some(read.map(|statement| Located { token, statement }))
    }
}

impl FusedIterator for Statements<'_> {}

/// The opcode field of the end.
const END: u32 = 0xffff;
/// The opcode field of a comment.
const COMMENT: u32 = 0xfffe;
/// The bit of the first token of an instruction with a predicate.
const PREDICATED: u32 = 1 << 28;
/// The bit of the first token of an instruction that is issued together with the one before.
const CO_ISSUE: u32 = 1 << 30;
