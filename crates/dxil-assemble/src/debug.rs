//! Debug information, and the module without it.

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::edit::{Global, remove_globals};
use dxil_ir::metadata::NodeKind;
use dxil_ir::{Body, Function, InstructionKind, Metadata, MetadataId, Module};

/// The entries of `llvm.module.flags` that describe debug information.
const FLAGS: [&str; 2] = ["Dwarf Version", "Debug Info Version"];

/// Whether a module has debug information.
pub(crate) fn has_debug_info(module: &Module) -> bool {
    module.named_metadata("llvm.dbg.cu").is_some()
}

/// The module without debug information, sources and arguments.
pub(crate) fn strip(module: &Module) -> Module {
    let mut stripped = module.clone();
    for function in stripped.functions.values_mut() {
        if let Some(body) = &mut function.body {
            strip_body(module, body);
        }
    }
    strip_named(&mut stripped);
    let functions = stripped.functions.iter().filter(|(_, function)| is_debug(function));
    let functions: Vec<_> = functions.map(|(id, _)| Global::Function(id)).collect();
    // One that something still uses stays, like any other function.
    drop(remove_globals(&mut stripped, &functions));
    stripped
}

/// Whether a function is one whose calls describe variables.
fn is_debug(function: &Function) -> bool {
    function.name == "llvm.dbg.declare" || function.name == "llvm.dbg.value"
}

fn strip_body(module: &Module, body: &mut Body) {
    let Body { blocks, instructions, .. } = body;
    for block in blocks.values_mut() {
        block.instructions.retain(|id| match instructions[*id].kind {
            InstructionKind::Call { callee, .. } => {
                !module.called_function(callee).is_some_and(|id| is_debug(&module.functions[id]))
            }
            _ => true,
        });
    }
    instructions.values_mut().for_each(|instruction| instruction.location = None);
}

/// Removes the named metadata, and the flags of the module.
fn strip_named(module: &mut Module) {
    let metadata = &module.metadata;
    let is_flag = |node: &MetadataId| {
        let Some(Metadata::Node(node)) = metadata.get(*node) else { return false };
        let NodeKind::Tuple(operands) = &node.kind else { return false };
        let Some(Metadata::String(key)) = operands.get(1).and_then(|key| metadata.get((*key)?))
        else {
            return false;
        };
        FLAGS.iter().any(|flag| key == flag)
    };
    for named in &mut module.named_metadata {
        if named.name == "llvm.module.flags" {
            named.nodes.retain(|node| !is_flag(node));
        }
    }
    module.named_metadata.retain(|named| {
        let is_empty = named.name == "llvm.module.flags" && named.nodes.is_empty();
        let is_debug = named.name.starts_with_str("llvm.dbg.");
        !is_empty && !is_debug && !named.name.starts_with_str("dx.source.")
    });
}
