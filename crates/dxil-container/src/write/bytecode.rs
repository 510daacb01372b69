//! `SHDR` and `SHEX`: a DXBC program.

use alloc::vec::Vec;

use dxil_ops::ShaderModel;

use crate::layout::{BytecodeHeader, PackedShaderModel, ShaderKind};
use crate::{Record, read};

/// A DXBC program as its tokens.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bytecode {
    /// The shader model.
    pub shader_model: PackedShaderModel,
    /// Zero.
    pub reserved: u8,
    /// The kind of shader.
    pub kind: ShaderKind,
    /// The tokens behind the header: declarations, then instructions.
    pub tokens: Vec<u32>,
    /// Bytes behind the program.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl Bytecode {
    /// A program of this kind and shader model, such as 5.0.
    #[must_use]
    pub fn new(kind: ShaderKind, model: ShaderModel, tokens: Vec<u32>) -> Self {
        Self { shader_model: model.into(), kind, tokens, ..Self::default() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let header = BytecodeHeader {
            shader_model: self.shader_model,
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
            shader_model: view.header.shader_model,
            reserved: view.header.reserved,
            kind: view.header.kind,
            tokens: view.tokens().collect(),
            trailing: view.trailing.to_vec(),
        }
    }
}
