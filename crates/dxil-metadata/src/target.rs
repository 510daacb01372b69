//! The kind of shader and the shader model: `dx.shaderModel`.

use bstr::BString;
use dxil_format::ShaderKind;
use dxil_ir::Module;
use dxil_ir::metadata::Reference;
use dxil_ops::ShaderModel;

use crate::tuple::{Operand, Reader};
use crate::value::Value;
use crate::version::byte;
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// The kind of shader and the shader model that a module is compiled for: `dx.shaderModel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The kind of shader.
    pub kind: ShaderKind,
    /// The shader model.
    pub model: ShaderModel,
}

impl Target {
    const NAME: &'static str = "dx.shaderModel";

    /// The kinds of shaders that modules can be, and the prefixes of their profiles.
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

    /// The target that a profile names, such as `ps_6_0`; `None` if it names none.
    ///
    /// ```
    /// use dxil_metadata::Target;
    ///
    /// assert_eq!(Target::from_profile("lib_6_3").unwrap().model.to_string(), "6.3");
    /// assert_eq!(Target::from_profile("xs_6_0"), None);
    /// ```
    #[must_use]
    pub fn from_profile(profile: &str) -> Option<Self> {
        let mut parts = profile.split('_');
        let prefix = parts.next()?;
        let (kind, _) = *Self::PREFIXES.iter().find(|(_, known)| *known == prefix)?;
        let mut number = || parts.next()?.parse().ok();
        let model = ShaderModel { major: number()?, minor: number()? };
        parts.next().is_none().then_some(Self { kind, model })
    }

    /// The target of a module.
    ///
    /// # Errors
    ///
    /// Fails if the module lacks `dx.shaderModel`, or the shape of the node is wrong.
    pub fn of(module: &Module) -> Result<Self, Error> {
        Reader::new(module).only(Self::NAME)?.ok_or(Error::new(Self::NAME, Expected::Present))
    }
}

/// The prefix and two integers. A kind without a prefix is written as its number.
impl Value for Target {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("the shader model")?.with_len(3)?;
        let number = |index, field| byte(&tuple.operand(index, field)?);
        let model = ShaderModel { major: number(1, "major")?, minor: number(2, "minor")? };
        let prefix = tuple.operand(0, "kind")?;
        let name = prefix.string()?;
        let known = Self::PREFIXES.iter().find(|(_, known)| name == known);
        let (kind, _) = known.ok_or_else(|| prefix.error(Expected::ShaderKind))?;
        Ok(Self { kind: *kind, model })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let prefix = Self::PREFIXES.iter().find(|(kind, _)| *kind == self.kind);
        let prefix = prefix.map_or_else(
            || BString::from(alloc::format!("{}", self.kind.0)),
            |(_, prefix)| BString::from(*prefix),
        );
        let operands = [
            prefix.write(module),
            u32::from(self.model.major).write(module),
            u32::from(self.model.minor).write(module),
        ];
        Some(module.metadata.tuple(&operands))
    }
}
