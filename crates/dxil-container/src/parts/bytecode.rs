//! `SHDR` and `SHEX`: a DXBC program.
//!
//! FXC writes `SHDR` for shader model 4 and `SHEX` for model 5. Tokens of 4 bytes follow the header:
//! declarations, then instructions.

use alloc::vec::Vec;

use dxil_ops::ShaderModel;

use crate::cursor::Cursor;
use crate::layout::{PackedShaderModel, ShaderKind};
use crate::part::{part, words};
use crate::{At, Error, Record};

part! {
    /// A DXBC program as its tokens.
    pub struct Bytecode: Default |cursor| {
        /// The first two tokens of a program.
        pub header: BytecodeHeader {
            /// The shader model.
            shader_model: PackedShaderModel,
            /// Zero.
            reserved: u8,
            /// The kind of shader, up to compute shaders; 0xfff0 for a function of a library.
            kind: ShaderKind,
            /// Size in tokens of 4 bytes, these two included.
            token_count: u32 = BytecodeHeader::SIZE / 4 + tokens.len(),
        } = cursor.record("the program header")?,
        /// The tokens after the header: declarations, then instructions. In a view, their bytes.
        pub tokens: At<&'a [u8]> => Vec<u32> = cursor.take(size(&cursor, &header)?, "the tokens")?,
        /// Bytes after the program: none in files of known compilers.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

/// Bytes of the tokens after the header.
fn size(cursor: &Cursor<'_>, header: &BytecodeHeader) -> Result<usize, Error> {
    let size = u64::from(header.token_count).saturating_mul(4);
    let Some(size) = size.checked_sub(BytecodeHeader::SIZE as u64) else {
        let count = header.token_count.into();
        return Err(cursor.value_error("the number of tokens", count, "2 or more"));
    };
    Ok(usize::try_from(size).unwrap_or(usize::MAX))
}

impl<'a> view::Bytecode<'a> {
    /// The tokens after the header.
    pub fn tokens(&self) -> impl ExactSizeIterator<Item = u32> + Clone + use<'a> {
        words(self.tokens.into_inner())
    }
}

impl Bytecode {
    /// A program of this kind and shader model, such as 5.0.
    #[must_use]
    pub fn new(kind: ShaderKind, model: ShaderModel, tokens: Vec<u32>) -> Self {
        Self { shader_model: model.into(), kind, tokens, ..Self::default() }
    }
}
