//! What a module is compiled for.

use bstr::ByteSlice;
use dxil_container::layout::ShaderKind;
use dxil_ir::Module;
use dxil_ops::{ShaderModel, Version};

use super::tuple::Tuple;
use super::{Error, Expected};

/// What a module is compiled for: `dx.shaderModel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The kind of shader, or a library.
    pub kind: ShaderKind,
    /// The shader model.
    pub model: ShaderModel,
}

impl Target {
    const NAME: &'static str = "dx.shaderModel";

    /// What compilers' targets begin with.
    pub const PREFIXES: [(ShaderKind, &'static str); 9] = [
        (ShaderKind::Pixel, "ps"),
        (ShaderKind::Vertex, "vs"),
        (ShaderKind::Geometry, "gs"),
        (ShaderKind::Hull, "hs"),
        (ShaderKind::Domain, "ds"),
        (ShaderKind::Compute, "cs"),
        (ShaderKind::Library, "lib"),
        (ShaderKind::Mesh, "ms"),
        (ShaderKind::Amplification, "as"),
    ];

    /// The target of a module.
    ///
    /// # Errors
    ///
    /// Where the module does not say it.
    pub fn of(module: &Module) -> Result<Self, Error> {
        let missing = Error::new(Self::NAME, Expected::Present);
        let tuple = Tuple::only(module, Self::NAME)?.ok_or(missing)?.with_len(3)?;
        let prefix = tuple.string(0)?;
        let known = Self::PREFIXES.iter().find(|(_, known)| known.as_bytes() == prefix.as_bytes());
        let (kind, _) = known.ok_or(tuple.error(0, Expected::ShaderKind))?;
        let model = ShaderModel { major: tuple.u8(1)?, minor: tuple.u8(2)? };
        Ok(Self { kind: *kind, model })
    }

    /// The DXIL version that a module is in: `dx.version`. A module without it is in the first.
    ///
    /// # Errors
    ///
    /// Where the module says it in another way than DXIL does.
    pub fn version(module: &Module) -> Result<Version, Error> {
        let Some(tuple) = Tuple::only(module, "dx.version")? else { return Ok(Version::V1_0) };
        let tuple = tuple.with_len(2)?;
        Ok(Version { major: tuple.u8(0)?, minor: tuple.u8(1)? })
    }
}
