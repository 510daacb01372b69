//! The target and the entry points that a module states: LLVM's analysis `dxil-metadata`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use bstr::ByteSlice as _;
use dxil_format::ShaderKind;
use dxil_ir::{Attribute, FUNCTION_SLOT, Function, FunctionId, Module};
use dxil_metadata::validator_version;
use dxil_ops::{ShaderStage, Version};

use crate::target::Triple;
use crate::{Report, functions};

/// An entry point: a function with the attribute `hlsl.shader`.
pub(crate) struct Entry {
    pub(crate) function: FunctionId,
    pub(crate) stage: Option<ShaderStage>,
    /// Zeros if they are not stated.
    pub(crate) num_threads: [u32; 3],
    /// The smallest, the largest and the preferred number of lanes; zeros if they are not stated.
    pub(crate) wave_size: [u32; 3],
}

/// The text of a function's attribute.
pub(crate) fn attribute<'m>(module: &'m Module, function: &Function, key: &str) -> Option<&'m str> {
    let mut own = module.attributes.of_slot(function.attributes?, FUNCTION_SLOT);
    own.find_map(|it| match it {
        Attribute::Text { key: known, value } if *known == key => value.to_str().ok(),
        _ => None,
    })
}

/// Three numbers between commas; missing ones are zero.
fn numbers(text: Option<&str>) -> [u32; 3] {
    let mut numbers = [0; 3];
    for (number, text) in numbers.iter_mut().zip(text.unwrap_or_default().split(',')) {
        *number = text.trim().parse().unwrap_or(0);
    }
    numbers
}

/// The entry points, in the order of the functions.
pub(crate) fn entries(module: &Module) -> Vec<Entry> {
    let entry = |id: FunctionId| {
        let function = &module.functions[id];
        let stage = attribute(module, function, "hlsl.shader")?;
        Some(Entry {
            function: id,
            stage: stage_named(stage),
            num_threads: numbers(attribute(module, function, "hlsl.numthreads")),
            wave_size: numbers(attribute(module, function, "hlsl.wavesize")),
        })
    };
    functions::defined(module).into_iter().filter_map(entry).collect()
}

/// The version of the validator that the module is made for; 0.0 if it states none.
pub(crate) fn validator(module: &Module) -> Version {
    validator_version(module).ok().flatten().unwrap_or(Version::new(0, 0))
}

/// The stage of a name such as `compute`.
pub(crate) fn stage_named(name: &str) -> Option<ShaderStage> {
    ShaderStage::ALL.iter().copied().find(|stage| stage.name() == name)
}

/// The kind of shaders of a stage.
pub(crate) fn kind(stage: ShaderStage) -> Option<ShaderKind> {
    if stage == ShaderStage::Library {
        return Some(ShaderKind::Library);
    }
    (0..=ShaderKind::Node.0).map(ShaderKind).find(|kind| kind.stage() == Some(stage))
}

/// `print<dxil-metadata>`.
pub(crate) fn print(module: &mut Module, report: &mut Report) {
    // A string takes all that is written.
    let _ = describe(module, &mut report.text);
}

fn describe(module: &Module, text: &mut String) -> core::fmt::Result {
    let triple = module.target_triple.to_str_lossy();
    let triple = Triple::parse(&triple);
    let (major, minor) = triple.shader_model.unwrap_or_default();
    writeln!(text, "Shader Model Version : {major}.{minor}")?;
    writeln!(text, "DXIL Version : {}", triple.version.unwrap_or(Version::V1_0))?;
    writeln!(text, "Target Shader Stage : {}", triple.environment)?;
    match validator_version(module) {
        Ok(Some(version)) => writeln!(text, "Validator Version : {version}")?,
        Ok(None) | Err(_) => writeln!(text, "Validator Version : 0")?,
    }
    for entry in entries(module) {
        writeln!(text, " {}", module.functions[entry.function].name)?;
        let stage = entry.stage.map_or("", ShaderStage::name);
        writeln!(text, "  Function Shader Stage : {stage}")?;
        let [x, y, z] = entry.num_threads;
        writeln!(text, "  NumThreads: {x},{y},{z}")?;
    }
    writeln!(text)
}
