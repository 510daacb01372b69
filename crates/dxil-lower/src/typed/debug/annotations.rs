//! LLVM's comments on debug information in the text of a lowered module.

use alloc::vec::Vec;

use dxil_ir::metadata::{ModernNode, Node, NodeKind, modern};
use dxil_ir::{Metadata, MetadataId, Module};
use dxil_text::Annotations;

use super::nodes::{BASE_TYPE, SUBPROGRAM_FLAGS, UNSIGNED};
use super::{DebugInfo, language, reachable};

/// The flags of functions that subprograms of LLVM 3.7 have.
const FUNCTION_FLAGS: u32 = (1 << 5) - 1;

/// The nodes that take the places of others when a lowered module is written as DXIL, and what nodes then refer to. They
/// are added to the module.
///
/// [`to_dxil`](crate::to_dxil) makes nodes of LLVM 3.7 of all; these are what LLVM prints in comments, in the dialect of the
/// module.
#[must_use]
pub fn debug_annotations(module: &mut Module) -> Annotations {
    let info = DebugInfo::new(module);
    let mut annotations = Annotations::default();
    for (&id, &constant) in &info.described {
        let Some(constant) = constant else { continue };
        let constant = module.metadata.constant(constant);
        annotations.additional.insert(id, constant);
    }
    for (&unit, list) in &info.subprograms {
        let list = module.metadata.tuple(list);
        annotations.additional.insert(unit, list);
    }
    for id in reachable(module) {
        let Some(successor) = successor(module, id) else { continue };
        annotations.replaced.insert(id, successor);
        if let Some(additional) = annotations.additional.remove(&id) {
            annotations.additional.insert(successor, additional);
        }
    }
    // A block becomes its scope, which may become another one.
    let replaced: Vec<_> = annotations.replaced.keys().copied().collect();
    for id in replaced {
        let scope = annotations.replaced[&id];
        if let Some(ModernNode::CommonBlock(_)) = module.metadata[id].modern_node() {
            let last = annotations.replaced.get(&scope).copied().unwrap_or(scope);
            annotations.replaced.insert(id, last);
        }
    }
    annotations
}

/// The node that takes the place of another one.
fn successor(module: &mut Module, id: MetadataId) -> Option<MetadataId> {
    let metadata = &module.metadata[id];
    let distinct = metadata.is_distinct();
    let kind: NodeKind = match *metadata.modern_node()? {
        ModernNode::Subprogram(it) => {
            let flags = it.flags & SUBPROGRAM_FLAGS;
            let subprogram_flags = it.subprogram_flags & FUNCTION_FLAGS;
            let kept = modern::Subprogram { flags, subprogram_flags, ..it };
            if !distinct && kept == it {
                return None;
            }
            return Some(module.metadata.node(kept));
        }
        ModernNode::CompileUnit(it) if it.language_name != 0 => {
            let language = language::numbered(it.language_name, it.language_version);
            modern::CompileUnit { language, language_name: 0, language_version: 0, ..it }.into()
        }
        ModernNode::SubrangeType(it) if it.base_type.is_none() => {
            let modern::SubrangeType { name, size, alignment, flags, .. } = it;
            let (tag, encoding) = (BASE_TYPE, UNSIGNED);
            let ty = modern::BasicType {
                tag,
                name,
                size,
                alignment,
                encoding,
                flags,
                ..Default::default()
            };
            return Some(module.metadata.node(ty));
        }
        ModernNode::GlobalVariableExpression(it) => return it.variable,
        ModernNode::CommonBlock(it) => return it.scope,
        ModernNode::SubrangeType(it) => return it.base_type,
        _ => return None,
    };
    Some(module.metadata.push(Metadata::Node(Node { distinct, kind })))
}
