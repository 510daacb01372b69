//! There and back: a module that is upgraded and lowered again, against what it was.

use std::collections::BTreeMap;

use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, assemble};
use dxil_ir::Module;
use dxil_ir::calls::Call;
use dxil_lower::{Pipeline, Report, to_dxil};
use dxil_metadata::ShaderMetadata;
use dxil_ops::OpCode;

/// The outcome of lowering an upgraded module.
#[derive(Default)]
pub(super) struct Back {
    /// The container, if the module is not refused.
    pub(super) container: Option<Vec<u8>>,
    /// Why it is refused.
    pub(super) refusal: String,
    /// The differences from the module that was upgraded: `none`, or a list.
    pub(super) differences: String,
}

/// Lowers an upgraded module, and compares it with what it was.
pub(super) fn there_and_back(original: &Module, upgraded: Module) -> Back {
    match lower(upgraded).and_then(|module| Ok((container(&module)?, module))) {
        Ok((container, module)) => Back {
            container: Some(container),
            refusal: String::new(),
            differences: differences(original, &module),
        },
        Err(refusal) => Back { refusal: refusal.replace(['\n', '\t'], " "), ..Back::default() },
    }
}

fn lower(mut module: Module) -> Result<Module, String> {
    let mut report = Report::default();
    Pipeline::codegen().run(&mut module, &mut report);
    if let Some(error) = report.errors.first() {
        return Err(error.to_string());
    }
    let mut module = to_dxil(&module).map_err(|errors| errors[0].to_string())?;
    derive(&mut module, Packing::default()).map_err(|errors| errors[0].to_string())?;
    Ok(module)
}

fn container(module: &Module) -> Result<Vec<u8>, String> {
    let container =
        assemble(module, &Options::default()).map_err(|errors| errors[0].to_string())?;
    container.write().map_err(|error| error.to_string())
}

/// The differences, up to the normal form that `docs/upgrade.md` states.
fn differences(before: &Module, after: &Module) -> String {
    let mut found = Vec::new();
    let mut compare = |name: &'static str, same: bool| {
        if !same {
            found.push(name);
        }
    };
    compare("operations", operations(before) == operations(after));
    compare("blocks", blocks(before) == blocks(after));
    match (ShaderMetadata::read(before), ShaderMetadata::read(after)) {
        (Ok(before), Ok(after)) => {
            let known = resources(&before);
            compare("resources", resources(&after).iter().all(|it| known.contains(it)));
            compare("signatures", signatures(&before) == signatures(&after));
        }
        _ => compare("metadata", false),
    }
    if found.is_empty() { "none".to_owned() } else { found.join(", ") }
}

/// The number of calls of each operation, but for those that create handles.
fn operations(module: &Module) -> BTreeMap<Option<OpCode>, usize> {
    const HANDLES: [OpCode; 5] = [
        OpCode::CreateHandle,
        OpCode::CreateHandleForLib,
        OpCode::CreateHandleFromBinding,
        OpCode::CreateHandleFromHeap,
        OpCode::AnnotateHandle,
    ];
    let mut counts = BTreeMap::new();
    for op in Call::all(module).map(|call| call.operation(module)) {
        if !op.is_some_and(|op| HANDLES.contains(&op)) {
            *counts.entry(op).or_insert(0) += 1;
        }
    }
    counts
}

/// The number of blocks of each function.
fn blocks(module: &Module) -> BTreeMap<String, usize> {
    let bodies = module.functions.values().filter_map(|it| Some((it, it.body.as_ref()?)));
    bodies.map(|(it, body)| (it.name.to_string(), body.blocks().len())).collect()
}

/// Class, kind, space, first register and number of registers of each resource.
fn resources(metadata: &ShaderMetadata) -> Vec<[u32; 5]> {
    let resources = metadata.resources.iter().flat_map(dxil_metadata::Resources::iter);
    resources
        .map(|it| [it.class().0, it.kind().0, it.space, it.lower_bound, it.range_size])
        .collect()
}

/// The signatures of each entry point, as text.
fn signatures(metadata: &ShaderMetadata) -> BTreeMap<String, String> {
    let stated = metadata.entry_points.iter().filter(|it| it.signatures.is_some());
    stated.map(|it| (it.name.to_string(), format!("{:?}", it.signatures))).collect()
}
