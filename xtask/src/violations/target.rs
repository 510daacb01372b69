//! Changes of a module's target: its version, its stage, the kinds of its entry points.

use dxil::metadata::{EntryPoint, Target};
use dxil_container::layout::ShaderKind;
use dxil_ir::metadata::Reference;
use dxil_ir::{MetadataId, Module};
use dxil_ops::{OpCode, ShaderModel, Version};

use super::change::Change;

pub(super) fn changes(module: &Module) -> Vec<Change> {
    let Ok(Target { kind, model }) = Target::of(module) else { return Vec::new() };
    let mut changes = Vec::new();
    for version in Version::ALL {
        let other = version.shader_model();
        if other != model {
            versions(module, kind, model, other, &mut changes);
        }
    }
    for (other, prefix) in Target::PREFIXES {
        // Libraries have other metadata.
        if ![kind, other].contains(&ShaderKind::Library) && other != kind {
            let key = format!("{kind} becomes {other}, SM {model}");
            changes.push(Change::new(key, "", move |module| {
                let prefix = module.metadata.string(prefix);
                set(module, "dx.shaderModel", |operands| operands[0] = Some(prefix))
            }));
        }
    }
    entries(module, model, &mut changes);
    changes
}

/// Another version. The verdict depends on the operations that the module calls.
fn versions(
    module: &Module,
    kind: ShaderKind,
    model: ShaderModel,
    other: ShaderModel,
    changes: &mut Vec<Change>,
) {
    let mut ops: Vec<_> = dxil::calls::Call::all(module)
        .filter_map(|call| call.operation(module))
        .map(OpCode::name)
        .collect();
    ops.sort_unstable();
    ops.dedup();
    let mut change = Change::new(format!("{kind} {model} becomes {other}"), "", move |module| {
        let i32 = module.types.integer(32);
        let mut number = |number: u8| {
            let constant = module.constants.integer(&module.types, i32, number.into());
            Some(module.metadata.constant(constant))
        };
        let (one, minor) = (number(1), number(other.minor));
        set(module, "dx.shaderModel", |operands| operands[2] = minor)?;
        set(module, "dx.version", |operands| operands.copy_from_slice(&[one, minor]))
    });
    change.key += &ops.join(" ");
    changes.push(change);
}

/// Other kinds of a library's entry points.
fn entries(module: &Module, model: ShaderModel, changes: &mut Vec<Change>) {
    for (index, entry) in EntryPoint::all(module).into_iter().flatten().enumerate() {
        let Some(kind) = entry.kind() else { continue };
        for other in (ShaderKind::RayGeneration.0..=ShaderKind::Callable.0).map(ShaderKind) {
            if other == kind {
                continue;
            }
            let key = format!("entry of kind {kind} becomes {other}, SM {model}");
            let place = format!(", {}", entry.name);
            changes.push(Change::new(key, &place, move |module| set_kind(module, index, other)));
        }
    }
}

/// Changes the kind of an entry point.
fn set_kind(module: &mut Module, entry: usize, kind: ShaderKind) -> Option<()> {
    const KIND: u64 = 8;
    let i32 = module.types.integer(32);
    let kind = module.constants.integer(&module.types, i32, kind.0.into());
    let kind = module.metadata.constant(kind);
    let tag = module.constants.integer(&module.types, i32, KIND);
    let tag = module.metadata.constant(tag);
    let place = module.named_metadata.iter().position(|named| named.name == "dx.entryPoints")?;
    let node = module.named_metadata[place].nodes[entry];
    let mut operands = module.metadata.operands(node).to_vec();
    let mut properties = module.metadata.operands(operands[4]?).to_vec();
    let at = properties.iter().step_by(2).position(|it| *it == Some(tag))?;
    properties[2 * at + 1] = Some(kind);
    operands[4] = Some(module.metadata.tuple(&properties));
    module.named_metadata[place].nodes[entry] = module.metadata.tuple(&operands);
    Some(())
}

/// Changes the operands of the only node under a name.
fn set(module: &mut Module, name: &str, change: impl FnOnce(&mut [Reference])) -> Option<()> {
    let node: MetadataId = *module.named_metadata(name)?.nodes.first()?;
    let mut operands = module.metadata.operands(node).to_vec();
    change(&mut operands);
    let node = module.metadata.tuple(&operands);
    let named = module.named_metadata.iter_mut().find(|named| named.name == name)?;
    named.nodes = [node].into();
    Some(())
}
