//! Programs: a header and a stream of statements.

use core::iter::FusedIterator;

use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::error::{Error, ErrorKind};
use crate::instruction::Statement;
use crate::opcode::Opcode;
use crate::read::{Cursor, opcode, statement};

/// A program, whose statements are read on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Program<'a> {
    /// The kind of shader; 0xfff0 for a function of a library.
    pub kind: ShaderKind,
    /// The shader model.
    pub model: ShaderModel,
    /// The bytes of the program, the header included.
    bytes: &'a [u8],
    /// The bytes after the program.
    trailing: &'a [u8],
}

impl<'a> Program<'a> {
    /// The number of tokens in the header.
    pub const HEADER_TOKENS: usize = 2;

    /// Reads the header of a program: the content of a part `SHDR` or `SHEX`.
    ///
    /// # Errors
    ///
    /// The header is truncated or has bits without a meaning, or its number of tokens is not there.
    pub fn parse(bytes: &'a [u8]) -> Result<Self, Error> {
        let mut header = Cursor::new(bytes);
        let version = header.next("the version")?;
        let count = header.next("the number of tokens")?;
        if version & 0xff00 != 0 {
            return Err(Error::new(ErrorKind::ReservedBits(version & 0xff00), 0));
        }
        let size = usize::try_from(count).ok().and_then(|count| count.checked_mul(4));
        let size = size.filter(|_| count as usize >= Self::HEADER_TOKENS);
        let split = size.and_then(|size| bytes.split_at_checked(size));
        let (program, trailing) =
            split.ok_or_else(|| Error::new(ErrorKind::ProgramLength(count), 1))?;
        Ok(Self {
            kind: ShaderKind((version >> 16) as u16),
            model: ShaderModel { major: (version >> 4 & 15) as u8, minor: (version & 15) as u8 },
            bytes: program,
            trailing,
        })
    }

    /// The statements, in their order. After an error, there are no more.
    #[must_use]
    pub fn statements(&self) -> Statements<'a> {
        let mut cursor = Cursor::new(self.bytes);
        cursor.skip(Self::HEADER_TOKENS);
        Statements { cursor, model: self.model, failed: false }
    }

    /// The opcodes of the statements and their controls, in their order: cheaper than [`statements`](Self::statements),
    /// since operands are neither read nor checked. Controls of custom data are its class. After an error, there are no
    /// more.
    ///
    /// ```
    /// use dxbc_code::{Opcode, Program};
    ///
    /// // cs_5_0: `ret`
    /// let tokens: [u32; 3] = [0x0005_0050, 3, 0x0100_003e];
    /// let bytes: Vec<u8> = tokens.iter().flat_map(|token| token.to_le_bytes()).collect();
    /// let opcodes: Result<Vec<_>, _> = Program::parse(&bytes)?.opcodes().collect();
    /// assert_eq!(opcodes?, [(Opcode::Ret, 0)]);
    /// # Ok::<(), dxbc_code::Error>(())
    /// ```
    pub fn opcodes(&self) -> impl Iterator<Item = Result<(Opcode, u32), Error>> + use<'a> {
        let mut cursor = Cursor::new(self.bytes);
        cursor.skip(Self::HEADER_TOKENS);
        let mut failed = false;
        core::iter::from_fn(move || {
            if failed || cursor.is_at_end() {
                return None;
            }
            let opcode = opcode(&mut cursor).map(|it| (it.opcode, it.controls));
            failed = opcode.is_err();
            Some(opcode)
        })
    }

    /// The number of tokens, the header's two included.
    #[must_use]
    pub const fn token_count(&self) -> usize {
        self.bytes.len() / 4
    }

    /// The bytes after the program: none in files of known compilers.
    #[must_use]
    pub const fn trailing(&self) -> &'a [u8] {
        self.trailing
    }
}

/// A statement and its place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Located {
    /// The index of the first token, the header's two included.
    pub token: usize,
    /// The statement.
    pub statement: Statement,
}

/// The statements of a program.
#[derive(Clone, Debug)]
pub struct Statements<'a> {
    cursor: Cursor<'a>,
    model: ShaderModel,
    failed: bool,
}

impl Statements<'_> {
    /// The index of the first token of the next statement: where the last one ended.
    #[must_use]
    pub const fn token(&self) -> usize {
        self.cursor.position()
    }

    /// Reads the next statement in the place of another one, whose memory it takes over: a loop over a program then
    /// allocates a few times, instead of once for each statement. Returns whether there was one.
    ///
    /// ```
    /// use dxbc_code::{Located, Program, Statement};
    ///
    /// // cs_5_0: `ret`
    /// let tokens: [u32; 3] = [0x0005_0050, 3, 0x0100_003e];
    /// let bytes: Vec<u8> = tokens.iter().flat_map(|token| token.to_le_bytes()).collect();
    /// let mut statements = Program::parse(&bytes)?.statements();
    /// let mut located = Located::default();
    /// while statements.read_into(&mut located)? {
    ///     let Statement::Instruction(it) = &located.statement else { continue };
    ///     assert_eq!((located.token, it.opcode.mnemonic()), (2, "ret"));
    /// }
    /// # Ok::<(), dxbc_code::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The statement cannot be read. There are no more then, and the other statement is lost.
    pub fn read_into(&mut self, located: &mut Located) -> Result<bool, Error> {
        if self.failed || self.cursor.is_at_end() {
            return Ok(false);
        }
        located.token = self.cursor.position();
        self.failed = true;
        statement(&mut self.cursor, self.model, &mut located.statement)?;
        self.failed = false;
        Ok(true)
    }
}

impl Iterator for Statements<'_> {
    type Item = Result<Located, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut located = Located::default();
        match self.read_into(&mut located) {
            Ok(true) => Some(Ok(located)),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

impl FusedIterator for Statements<'_> {}
