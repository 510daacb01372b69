//! Targets: what the triple of a module says.

use alloc::format;
use alloc::string::String;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::Module;
use dxil_ops::{ShaderStage, Target, Version};

/// The layout of data that LLVM 23 gives DXIL.
pub const DATA_LAYOUT: &str =
    "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

/// The minor number of the shader model 6.x: that of libraries that are linked before they run, of the newest version of DXIL.
const OFFLINE: u8 = 15;

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
            OFFLINE => NEWEST,
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
        "x" => Some((major.parse().ok()?, OFFLINE)),
        _ => Some((major.parse().ok()?, minor.parse().ok()?)),
    }
}

/// Why passes make no shader of a module: its triple names no target for one.
pub(crate) fn refusal(triple: &BStr) -> Option<String> {
    const EXAMPLE: &str = "dxil-pc-shadermodel6.6-compute";
    let text = triple.to_str_lossy();
    let parsed = Triple::parse(&text);
    let quoted = triple.escape_bytes();
    if triple.is_empty() {
        Some(format!("the module has no target triple, such as {EXAMPLE}"))
    } else if !triple.starts_with(b"dxil") || parsed.shader_model.is_none() {
        Some(format!("the triple '{quoted}' names no shader model, as {EXAMPLE} does"))
    } else if parsed.stage().is_none() {
        Some(format!("the triple '{quoted}' names no stage, as {EXAMPLE} does"))
    } else {
        None
    }
}

/// The target of a module: the version and the stage in its triple. Without a stage, it is a library.
#[must_use]
pub fn target(module: &Module) -> Target {
    let triple = module.target_triple.to_str_lossy();
    let triple = Triple::parse(&triple);
    let version = triple.version.unwrap_or(Version::V1_0);
    Target::new(version, triple.stage().unwrap_or(ShaderStage::Library))
}
