//! Module flags: LLVM 3.7 knows fewer behaviours than LLVM 23.

use dxil_ir::metadata::NodeKind;
use dxil_ir::{Metadata, MetadataId, Module};

/// The last behaviour that LLVM 3.7 knows.
const LAST: u64 = 6;
/// The behaviour in the place of later ones: a conflict is a warning.
const WARNING: u64 = 2;

pub(super) fn translate(module: &mut Module) {
    let Some(index) = module.named_metadata.iter().position(|it| it.name == "llvm.module.flags")
    else {
        return;
    };
    let nodes = module.named_metadata[index].nodes.clone();
    module.named_metadata[index].nodes = nodes.iter().map(|&it| known(module, it)).collect();
}

/// A flag with a behaviour that LLVM 3.7 knows.
fn known(module: &mut Module, flag: MetadataId) -> MetadataId {
    let Metadata::Node(node) = &module.metadata[flag] else { return flag };
    let NodeKind::Tuple(operands) = &node.kind else { return flag };
    let Some(&Some(first)) = operands.first() else { return flag };
    let Metadata::Constant(behaviour) = module.metadata[first] else { return flag };
    if module.constants.integer_value(behaviour).is_none_or(|number| number <= LAST) {
        return flag;
    }
    let mut operands = operands.clone();
    let ty = module.constants[behaviour].ty;
    let warning = module.constants.integer(&module.types, ty, WARNING);
    operands[0] = Some(module.metadata.constant(warning));
    module.metadata.tuple(&operands)
}
