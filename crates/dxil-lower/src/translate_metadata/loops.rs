//! Metadata of loops: at most one hint of those that DXIL has.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::metadata::{Node, NodeKind};
use dxil_ir::{Metadata, MetadataId, Module};

use crate::Report;

const COUNT: &str = "llvm.loop.unroll.count";
const DISABLE: &str = "llvm.loop.unroll.disable";
const FULL: &str = "llvm.loop.unroll.full";

/// The metadata of a loop as DXIL has it; [`None`] if it is no distinct node that begins with itself.
pub(super) fn translate(
    module: &mut Module,
    metadata: MetadataId,
    report: &mut Report,
) -> Option<MetadataId> {
    if module.metadata.operands(metadata).first() != Some(&Some(metadata)) {
        return None;
    }
    let hints = hints(module, metadata);
    if hints.len() > 1 {
        report.error("Invalid \"llvm.loop\" metadata: Provided conflicting hints");
    }
    let hint = hints.first().copied();
    if let Some(message) = hint.and_then(|hint| mistake(module, hint)) {
        report.error(format_args!("Invalid \"llvm.loop\" metadata: {message}"));
    }
    let node = module.metadata.distinct(NodeKind::Tuple([None].into()));
    let operands = [Some(Some(node)), hint.map(Some)].into_iter().flatten().collect();
    let node_kind = NodeKind::Tuple(operands);
    module.metadata.replace(node, Metadata::Node(Node { distinct: true, kind: node_kind }));
    Some(node)
}

/// The hints that the node of a loop reaches, each once.
fn hints(module: &Module, first: MetadataId) -> Vec<MetadataId> {
    let (mut hints, mut known) = (Vec::new(), BTreeSet::from([first]));
    let mut open = Vec::from([first]);
    while let Some(id) = open.pop() {
        if name(module, id).is_some_and(|name| [COUNT, DISABLE, FULL].contains(&name)) {
            hints.push(id);
            continue;
        }
        let nodes = module.metadata.operands(id).iter().flatten().copied();
        let nodes = nodes.filter(|&it| matches!(module.metadata[it], Metadata::Node(_)));
        open.extend(nodes.filter(|&it| known.insert(it)));
    }
    hints
}

/// The string that a node begins with.
fn name(module: &Module, id: MetadataId) -> Option<&str> {
    match &module.metadata[(*module.metadata.operands(id).first()?)?] {
        Metadata::String(name) => name.to_str().ok(),
        _ => None,
    }
}

/// The mistake in the operands of a hint.
fn mistake(module: &Module, hint: MetadataId) -> Option<&'static str> {
    let operands = module.metadata.operands(hint);
    if name(module, hint) != Some(COUNT) {
        let message = "\"llvm.loop.unroll.disable\" and \"llvm.loop.unroll.full\" must be provided as a single operand";
        return (operands.len() != 1).then_some(message);
    }
    let is_number = |id: MetadataId| match module.metadata[id] {
        Metadata::Constant(id) => module.constants.integer_value(id).is_some(),
        _ => false,
    };
    match operands {
        [_, Some(number)] if is_number(*number) => None,
        _ => Some(
            "\"llvm.loop.unroll.count\" must have 2 operands and the second must be a constant integer",
        ),
    }
}
