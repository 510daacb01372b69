//! Targets: what the triple of a module says.

use alloc::format;
use alloc::string::String;

use bstr::ByteSlice as _;
use dxil_ir::Module;
use dxil_ops::{ShaderModel, ShaderStage, Target, Version};

/// The layout of data that LLVM 23 gives DXIL.
pub const DATA_LAYOUT: &str =
    "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

/// The newest version of DXIL.
const NEWEST: Version = Version::ALL[Version::ALL.len() - 1];

/// The parts of a triple such as `dxilv1.3-pc-shadermodel6.3-compute`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Triple<'a> {
    /// The shader model, such as `(6, 3)`.
    pub shader_model: Option<(u8, u8)>,
    /// The DXIL version, which that of the shader model decides where it is missing.
    pub version: Option<Version>,
    /// The environment: a stage, such as `compute`.
    pub environment: &'a str,
}

impl<'a> Triple<'a> {
    /// Reads a triple. Parts that are no version are none.
    #[must_use]
    pub fn parse(triple: &'a str) -> Self {
        let part = |rest: &'a str| split(rest, b'-').unwrap_or((rest, ""));
        let (architecture, rest) = part(triple);
        let (_vendor, rest) = part(rest);
        let (system, environment) = part(rest);
        let shader_model = system.strip_prefix("shadermodel").and_then(numbers);
        let stated = architecture.strip_prefix("dxilv").and_then(numbers);
        let stated = stated.map(|(major, minor)| Version::new(major, minor));
        let implied = shader_model.map(|(_, minor)| match minor {
            ShaderModel::OFFLINE => NEWEST,
            minor => Version::new(1, minor),
        });
        let version = stated.or(implied);
        Self { shader_model, version, environment }
    }

    /// The stage.
    #[must_use]
    pub fn stage(&self) -> Option<ShaderStage> {
        ShaderStage::ALL.iter().copied().find(|stage| stage.name() == self.environment)
    }

    /// The triple as LLVM writes it for `-mtriple`: with the version of DXIL.
    #[must_use]
    pub fn normalized(triple: &str) -> String {
        match (Triple::parse(triple).version, triple.strip_prefix("dxil-")) {
            (Some(version), Some(rest)) => format!("dxilv{version}-{rest}"),
            _ => triple.into(),
        }
    }
}

/// The texts before and after the first separator, an ASCII character. Triples are short: to look at each byte is fastest.
fn split(text: &str, separator: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == separator)?;
    Some((&text[..at], &text[at + 1..]))
}

/// The major and minor number in `6.3`; a number that is missing is zero.
fn numbers(text: &str) -> Option<(u8, u8)> {
    let (major, minor) = split(text, b'.').unwrap_or((text, "0"));
    let major = if major.is_empty() { "0" } else { major };
    match minor {
        "x" => Some((major.parse().ok()?, ShaderModel::OFFLINE)),
        _ => Some((major.parse().ok()?, minor.parse().ok()?)),
    }
}

/// A triple that names all that passes need.
const EXAMPLE: &str = "dxil-pc-shadermodel6.6-compute";

/// Why passes make no DXIL of a module: neither its triple nor its metadata names a shader model. [`None`] if one does.
///
/// ```
/// use dxil_ir::{Dialect, Module};
///
/// let mut module = Module::of(Dialect::Modern);
/// let why = dxil_lower::no_shader_model(&module).unwrap();
/// assert_eq!(why, "the module has no target triple, such as dxil-pc-shadermodel6.6-compute");
/// module.target_triple = "dxil-pc-shadermodel6.6-compute".into();
/// assert_eq!(dxil_lower::no_shader_model(&module), None);
/// ```
#[must_use]
pub fn no_shader_model(module: &Module) -> Option<String> {
    let triple = &module.target_triple;
    let is_stated = module.named_metadata.iter().any(|it| it.name == "dx.shaderModel");
    let parsed = Triple::parse(triple.to_str().unwrap_or_default());
    match &triple[..] {
        _ if is_stated => None,
        [] => Some(format!("the module has no target triple, such as {EXAMPLE}")),
        [b'd', b'x', b'i', b'l', ..] if parsed.shader_model.is_some() => None,
        triple => {
            let quoted = triple.escape_bytes();
            Some(format!("the triple '{quoted}' names no shader model, as {EXAMPLE} does"))
        }
    }
}

/// Why passes make no shader of a module: its triple names no target for one.
pub(crate) fn refusal(module: &Module) -> Option<String> {
    let triple = &module.target_triple;
    no_shader_model(module).or_else(|| {
        let has_stage = Triple::parse(triple.to_str().unwrap_or_default()).stage().is_some();
        let quoted = triple.escape_bytes();
        (!has_stage).then(|| format!("the triple '{quoted}' names no stage, as {EXAMPLE} does"))
    })
}

/// The target of a module: the version and the stage in its triple. Without a stage, it is a library.
#[must_use]
pub fn target(module: &Module) -> Target {
    let triple = module.target_triple.to_str_lossy();
    let triple = Triple::parse(&triple);
    let version = triple.version.unwrap_or(Version::V1_0);
    Target::new(version, triple.stage().unwrap_or(ShaderStage::Library))
}
