//! The target and the entry points: `dx.shaderModel`, `dx.version` and `dx.entryPoints`.

use alloc::format;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::Module;
use dxil_metadata::{
    EntryPoint, EntryProperties, EntryProperty, RangedWaveSize, ShaderMetadata, Target, WaveSize,
};
use dxil_ops::{ShaderModel, ShaderStage, Version};

use super::stated;
use crate::metadata::{Entry, entries, kind};
use crate::resource::{self, Found};
use crate::shader_flags::shader_flags;
use crate::target::Triple;
use crate::{Diagnostic, Report};

/// The order in which LLVM adds named metadata.
const ORDER: [&str; 4] = ["dx.shaderModel", "dx.version", "dx.resources", "dx.entryPoints"];

pub(super) fn translate(module: &mut Module, found: &mut Found, report: &mut Report) {
    let triple = module.target_triple.to_str_lossy().into_owned();
    let triple = Triple::parse(&triple);
    let (Some((major, minor)), Some(stage)) = (triple.shader_model, triple.stage()) else {
        return;
    };
    let Some(target) = kind(stage) else { return };
    let mut metadata = match ShaderMetadata::read(module) {
        Ok(metadata) => metadata,
        Err(error) => return report.error(error),
    };
    let bound = found.resources(module);
    if let Some(resources) = resource::to_metadata(module, bound) {
        metadata.resources = Some(resources);
    }
    let version = triple.version.unwrap_or(Version::V1_0);
    let flags = shader_flags(module, bound);
    let all = flags.values().fold(ShaderFlags::default(), |all, &it| all | it);
    metadata.dxil_version = Some(version);
    metadata.target = Some(Target { kind: target, model: ShaderModel { major, minor } });
    let entries = entries(module);
    check(module, &triple, stage, &entries, report);
    let is_library = stage == ShaderStage::Library;
    let resources = metadata.resources.clone();
    let library = is_library.then(|| EntryPoint {
        resources: resources.clone(),
        properties: with_flags(Vec::new(), all),
        ..EntryPoint::default()
    });
    let points = entries.iter().map(|entry| EntryPoint {
        function: Some(entry.function),
        name: module.functions[entry.function].name.clone(),
        resources: resources.clone().filter(|_| !is_library),
        properties: {
            let flags = flags.get(&entry.function).copied().filter(|_| !is_library);
            with_flags(properties(entry, is_library, version), flags.unwrap_or_default())
        },
        signatures: None,
    });
    for name in ORDER {
        if !metadata.order.iter().any(|known| *known == name) {
            metadata.order.push(name.into());
        }
    }
    let before = core::mem::take(&mut metadata.entry_points);
    metadata.entry_points = library.into_iter().chain(points).collect();
    stated::keep(&mut metadata.entry_points, before, is_library);
    metadata.write(module);
}

/// The properties of an entry point.
fn properties(entry: &Entry, in_library: bool, version: Version) -> Vec<EntryProperty> {
    let mut properties = Vec::new();
    let Some(stage) = entry.stage else { return properties };
    if in_library {
        properties.extend(kind(stage).map(EntryProperty::Kind));
    }
    let is_launched = stage == ShaderStage::Node && entry.num_threads != [0; 3];
    if stage == ShaderStage::Compute || is_launched {
        properties.push(EntryProperty::NumThreads(entry.num_threads));
        match entry.wave_size {
            [0, ..] => {}
            [min, max, preferred] if version >= Version::new(1, 8) => {
                let range = RangedWaveSize { min, max, preferred };
                properties.push(EntryProperty::RangedWaveSize(range));
            }
            [size, ..] => properties.push(EntryProperty::WaveSize(WaveSize { size })),
        }
    }
    properties
}

/// Properties with flags in front, if there are any.
fn with_flags(mut properties: Vec<EntryProperty>, flags: ShaderFlags) -> Option<EntryProperties> {
    if flags != ShaderFlags::default() {
        properties.insert(0, EntryProperty::Flags(flags));
    }
    (!properties.is_empty()).then_some(EntryProperties(properties))
}

/// Checks that the entry points go with the target.
fn check(
    module: &Module,
    triple: &Triple<'_>,
    stage: ShaderStage,
    entries: &[Entry],
    report: &mut Report,
) {
    if stage != ShaderStage::Library {
        if entries.len() > 1 {
            report.error("Non-library shader: One and only one entry expected");
        }
        for entry in entries {
            let Some(other) = entry.stage.filter(|&other| other != stage) else { continue };
            let name = &module.functions[entry.function].name;
            let environment = triple.environment;
            report.error(format_args!(
                "Shader stage '{}' for entry '{name}' different from specified target profile '{environment}'",
                prefix(other),
            ));
        }
    }
    for entry in entries {
        let needed = match entry.wave_size {
            [0, 0, 0] => continue,
            [_, 0, 0] => (Version::V1_6, "\"hlsl.wavesize\""),
            _ => (Version::V1_8, "wave size range values of the \"hlsl.wavesize\""),
        };
        let (version, what) = needed;
        if triple.version.is_none_or(|it| it < version) {
            let model = version.shader_model();
            let the = if version == Version::V1_6 { "the " } else { "" };
            let message = format!(
                "Shader model {model} or greater is required to specify {the}{what} function attribute"
            );
            report.errors.push(Diagnostic::from(message).within(module, entry.function));
        }
    }
}

/// The prefix of the profiles of a stage, or its name.
fn prefix(stage: ShaderStage) -> &'static str {
    let kind: Option<ShaderKind> = kind(stage);
    let known = Target::PREFIXES.iter().find(|(known, _)| Some(*known) == kind);
    known.map_or(stage.name(), |(_, prefix)| prefix)
}
