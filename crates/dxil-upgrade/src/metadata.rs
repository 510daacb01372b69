//! The facts of `dx.*` metadata: the target, attributes of entry points, and those that LLVM has no form for.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Attribute, FUNCTION_SLOT, FunctionId, Module};
use dxil_metadata::{EntryPoint, EntryProperties, EntryProperty, ShaderMetadata, module_flag};
use dxil_ops::{ShaderStage, Target, Version};

/// The last version of DXIL that triples of LLVM 23 name. The shader model tells later ones.
const KNOWN: Version = Version::V1_9;

/// The module flag by which LLVM knows that numbers of 16 bits are native.
const NATIVE: &str = "dx.nativelowprec";

/// The target that metadata states. Without any, it is a library of the first version.
pub(crate) fn target(metadata: &ShaderMetadata) -> Target {
    let version = metadata.dxil_version.unwrap_or(Version::V1_0);
    let kind = metadata.target.as_ref().map_or(ShaderKind::Library, |target| target.kind);
    Target::new(version, kind.stage().unwrap_or(ShaderStage::Library))
}

/// Moves what LLVM has a form for out of metadata, into the triple and into attributes of functions.
pub(crate) fn translate(module: &mut Module, mut metadata: ShaderMetadata) {
    if let Some(triple) = triple(&metadata) {
        module.target_triple = triple.into();
    }
    let mut entries = metadata.entry_points.iter();
    let is_native = entries.any(|it| it.flags().contains(ShaderFlags::UseNativeLowPrecision));
    // Modules of LLVM's have it already.
    if is_native && module_flag(module, NATIVE).is_none() {
        add_flag(module, NATIVE);
    }
    let kind = metadata.target.take().map(|target| target.kind);
    metadata.dxil_version = None;
    metadata.resources = None;
    for entry in &mut metadata.entry_points {
        entry.resources = None;
        let Some(function) = entry.function else { continue };
        let properties = entry.properties.take().unwrap_or_default();
        let kind = properties.kind().copied().or(kind);
        let mut attributes = Vec::new();
        attributes.extend(
            kind.and_then(ShaderKind::stage).map(|it| text("hlsl.shader", it.name().to_string())),
        );
        let mut rest = Vec::new();
        for property in properties.0 {
            match stated(&property) {
                Some(it) => attributes.extend(it),
                None => rest.push(property),
            }
        }
        entry.properties = (!rest.is_empty()).then_some(EntryProperties(rest));
        add_attributes(module, function, &attributes);
    }
    metadata.entry_points.retain(says_more);
    metadata.write(module);
}

/// Adds a module flag that is set, as clang adds it.
fn add_flag(module: &mut Module, name: &str) {
    let i32 = module.types.integer(32);
    let one = module.constants.integer(&module.types, i32, 1);
    let one = Some(module.metadata.constant(one));
    let name = Some(module.metadata.string(name));
    let flag = module.metadata.tuple(&[one, name, one]);
    module.name_metadata("llvm.module.flags", [flag]);
}

/// Whether an entry point has more than a function and its name.
fn says_more(entry: &EntryPoint) -> bool {
    entry.signatures.is_some() || entry.properties.is_some()
}

/// The triple of LLVM for a target, such as `dxilv1.6-pc-shadermodel6.6-compute`.
fn triple(metadata: &ShaderMetadata) -> Option<String> {
    let target = metadata.target.as_ref()?;
    let version = metadata.dxil_version.unwrap_or(Version::V1_0);
    let stage = target.kind.stage().unwrap_or(ShaderStage::Library);
    let version = if version <= KNOWN { format!("v{version}") } else { String::new() };
    Some(format!("dxil{version}-pc-shadermodel{}-{}", target.model, stage.name()))
}

/// The attributes that state a property, if there are any for it.
fn stated(property: &EntryProperty) -> Option<Option<Attribute>> {
    let numbers = |key: &str, numbers: [u32; 3]| {
        let [x, y, z] = numbers;
        Some(text(key, format!("{x},{y},{z}")))
    };
    Some(match property {
        EntryProperty::Kind(_) => None,
        EntryProperty::NumThreads(threads) => numbers("hlsl.numthreads", *threads),
        EntryProperty::WaveSize(wave) => numbers("hlsl.wavesize", [wave.size, 0, 0]),
        EntryProperty::RangedWaveSize(range) => {
            numbers("hlsl.wavesize", [range.min, range.max, range.preferred])
        }
        _ => return None,
    })
}

fn text(key: &str, value: String) -> Attribute {
    Attribute::Text { key: key.into(), value: value.into() }
}

/// Adds attributes to those that a function has.
fn add_attributes(module: &mut Module, function: FunctionId, attributes: &[Attribute]) {
    let function = &mut module.functions[function];
    function.attributes = module
        .attributes
        .changed(function.attributes, FUNCTION_SLOT, |it| it.extend_from_slice(attributes));
}
