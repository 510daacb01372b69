//! Debug information, and the module without it.

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::edit::{Global, remove_globals};
use dxil_ir::metadata::NodeKind;
use dxil_ir::{Body, Function, InstructionKind, Metadata, MetadataId, Module, Value};

/// The entries of `llvm.module.flags` that describe debug information.
const FLAGS: [&str; 2] = ["Dwarf Version", "Debug Info Version"];

/// Whether a module has debug information.
pub(crate) fn has_debug_info(module: &Module) -> bool {
    module.named_metadata("llvm.dbg.cu").is_some()
}

/// Removes debug information, sources and arguments from a module.
pub(crate) fn strip(module: &mut Module) {
    let functions = module.functions.iter().filter(|(_, function)| is_debug(function));
    let functions: Vec<_> = functions.map(|(id, _)| id).collect();
    let addresses = functions.iter().filter_map(|id| module.function_address(*id));
    let callees: Vec<_> = addresses.map(Value::Constant).collect();
    for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        strip_body(body, &callees);
    }
    strip_named(module);
    let functions: Vec<_> = functions.into_iter().map(Global::Function).collect();
    // One that something still uses stays, like any other function.
    drop(remove_globals(module, &functions));
}

/// Whether a function is one whose calls describe variables.
fn is_debug(function: &Function) -> bool {
    function.name == "llvm.dbg.declare" || function.name == "llvm.dbg.value"
}

fn strip_body(body: &mut Body, debug_callees: &[Value]) {
    let Body { blocks, instructions, .. } = body;
    for block in blocks.values_mut() {
        block.instructions.retain(|id| match instructions[*id].kind {
            InstructionKind::Call { callee, .. } => !debug_callees.contains(&callee),
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
        // The binding table is that of the command line, and the resources have the registers that it gives them.
        let is_argument =
            named.name.starts_with_str("dx.source.") || named.name == "dx.binding.table";
        !is_empty && !is_debug && !is_argument
    });
}
