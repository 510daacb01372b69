//! Shader models in a byte, as headers of programs have them.

use core::fmt;

use dxil_ops::ShaderModel;

use crate::Value;
use crate::field::wrapper;

/// A shader model in a byte: minor version in the low four bits, major version in the next four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PackedShaderModel(pub u8);

impl PackedShaderModel {
    /// The model of these numbers, of which the byte has room for the low four bits.
    #[must_use]
    pub const fn new(major: u8, minor: u8) -> Self {
        Self(major << 4 | minor & 15)
    }

    /// The model.
    #[must_use]
    pub const fn get(self) -> ShaderModel {
        ShaderModel { major: self.0 >> 4, minor: self.0 & 15 }
    }
}

impl From<ShaderModel> for PackedShaderModel {
    fn from(model: ShaderModel) -> Self {
        Self::new(model.major, model.minor)
    }
}

impl fmt::Display for PackedShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl fmt::Debug for PackedShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

wrapper!(PackedShaderModel: u8, |this| Value::ShaderModel(this.get()));
