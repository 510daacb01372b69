//! `SHDR` and `SHEX`: a DXBC program.

use alloc::vec::Vec;

use crate::layout::{BytecodeHeader, ShaderKind};
use crate::{Record, read};

/// A DXBC program as its tokens.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bytecode {
    /// Minor version of the shader model in the low four bits, major version in the next four.
    pub version: u8,
    /// Zero.
    pub reserved: u8,
    /// The kind of shader.
    pub kind: ShaderKind,
    /// The tokens behind the header: declarations, then instructions.
    pub tokens: Vec<u32>,
    /// Bytes behind the program.
    pub trailing: Vec<u8>,
}

impl Bytecode {
    /// A program of this kind and shader model, such as 5.0.
    #[must_use]
    pub fn new(kind: ShaderKind, major: u8, minor: u8, tokens: Vec<u32>) -> Self {
        Self { version: major << 4 | minor & 15, kind, tokens, ..Self::default() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let header = BytecodeHeader {
            version: self.version,
            reserved: self.reserved,
            kind: self.kind,
            token_count: (BytecodeHeader::SIZE / 4 + self.tokens.len()) as u32,
        };
        header.encode(out);
        out.extend(self.tokens.iter().flat_map(|token| token.to_le_bytes()));
        out.extend_from_slice(&self.trailing);
    }
}

impl From<&read::Bytecode<'_>> for Bytecode {
    fn from(view: &read::Bytecode<'_>) -> Self {
        Self {
            version: view.header.version,
            reserved: view.header.reserved,
            kind: view.header.kind,
            tokens: view.tokens().collect(),
            trailing: view.trailing.to_vec(),
        }
    }
}
