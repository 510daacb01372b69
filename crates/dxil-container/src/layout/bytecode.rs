//! `SHDR` and `SHEX`: a DXBC program.
//!
//! FXC writes `SHDR` for shader model 4 and `SHEX` for model 5. Tokens of 4 bytes follow the header:
//! declarations, then instructions.

use super::{PackedShaderModel, ShaderKind};
use crate::record::record;

record! {
    /// The first two tokens of a program.
    pub struct BytecodeHeader {
        /// The shader model.
        pub shader_model: PackedShaderModel,
        /// Zero.
        pub reserved: u8,
        /// The kind of shader, up to compute shaders; 0xfff0 for a function of a library.
        pub kind: ShaderKind,
        /// Size in tokens of 4 bytes, these two included.
        pub token_count: u32,
    }
}
