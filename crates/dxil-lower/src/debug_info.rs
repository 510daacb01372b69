//! `dxil-debug-info`: of the calls that describe variables, only those that LLVM 3.7 has stay, and that say something new.
//!
//! [`to_dxil`](crate::to_dxil) translates the nodes.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::metadata::{ModernNode, Node, NodeKind};
use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind, Intrinsic, List, Metadata,
    MetadataId, Module, TailCall, Value,
};

use crate::described::{Described, Form};
use crate::prepare::known;
use crate::{Report, functions, intrinsic};

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    for id in functions::defined(module) {
        let Some(mut body) = module.functions[id].body.take() else { continue };
        let calls = values(module, &mut body);
        if !calls.is_empty() {
            remove_redundant(module, &mut body, &calls);
        }
        module.functions[id].body = Some(body);
    }
    keep_local_variables(module);
}

/// Makes calls of `llvm.dbg.value` of all that tell a value, and removes labels. Returns the calls.
pub(crate) fn values(module: &mut Module, body: &mut Body) -> BTreeMap<InstructionId, Described> {
    let mut calls = calls(module, body);
    forget_assignments(module, body);
    if !calls.is_empty() {
        convert(module, body, &mut calls);
    }
    calls
}

/// The calls that tell the value of a variable. Removes labels.
fn calls(module: &Module, body: &mut Body) -> BTreeMap<InstructionId, Described> {
    let mut calls = BTreeMap::new();
    let mut labels = BTreeSet::new();
    for (id, instruction) in body.instructions() {
        match Described::of(module, body, instruction) {
            Some(call) if call.form != Form::Declare => drop(calls.insert(id, call)),
            None if is_label_call(module, instruction) => drop(labels.insert(id)),
            _ => {}
        }
    }
    if !labels.is_empty() {
        retain(body, |id| !labels.contains(&id));
    }
    calls
}

fn is_label_call(module: &Module, it: &Instruction) -> bool {
    let callee = intrinsic::callee(&module.constants, it);
    callee.is_some_and(|id| module.functions[id].name == "llvm.dbg.label")
}

fn retain(body: &mut Body, keep: impl Fn(InstructionId) -> bool) {
    for block in body.blocks.values_mut() {
        block.instructions.retain(|&id| keep(id));
    }
}

/// Removes the identities of assignments, which `llvm.dbg.assign` refers to.
fn forget_assignments(module: &Module, body: &mut Body) {
    let is_identity =
        |id| matches!(module.metadata[id].modern_node(), Some(ModernNode::AssignId(_)));
    for attachments in body.attachments.values_mut() {
        attachments.retain(|&(_, id)| !is_identity(id));
    }
    body.attachments.retain(|_, attachments| !attachments.is_empty());
}

/// Makes calls of `llvm.dbg.value` of all. A value that is none becomes poison: what the variable held before is gone.
fn convert(module: &mut Module, body: &mut Body, calls: &mut BTreeMap<InstructionId, Described>) {
    let declared = Intrinsic::named(b"llvm.dbg.value").and_then(|it| it.declare(module, &[]));
    let Some(function) = declared else { return };
    let attributes = module.functions[function].attributes;
    module.functions[function].attributes = attributes.and_then(|it| known(module, it, false));
    for (&id, call) in calls {
        let is_value = match call.value {
            _ if call.is_list => false,
            Value::Metadata(value) => matches!(module.metadata[value], Metadata::Constant(_)),
            _ => true,
        };
        if is_value && call.form == Form::Value {
            continue;
        }
        if !is_value {
            (call.value, call.expression) = unknown(module);
        }
        replace(module, body, id, function, call);
    }
}

/// The value and the expression of a variable of which nothing is known.
fn unknown(module: &mut Module) -> (Value, Value) {
    let expression = module.metadata.node(NodeKind::Expression([].into()));
    (Value::Metadata(module.unknown_value()), Value::Metadata(expression))
}

fn replace(
    module: &Module,
    body: &mut Body,
    id: InstructionId,
    function: FunctionId,
    call: &Described,
) {
    let Some(address) = module.function_address(function) else { return };
    let arguments = body.add_list([call.value, call.variable, call.expression]);
    if let InstructionKind::Call {
        callee,
        function_type,
        arguments: list,
        attributes,
        tail,
        bundles,
        ..
    } = &mut body.instructions[id].kind
    {
        (*callee, *list) = (address.into(), arguments);
        *function_type = module.functions[function].ty;
        (*attributes, *tail, *bundles) = (None, TailCall::None, List::default());
    }
}

/// Removes calls that nothing is learned from: values that another one overwrites before any instruction, those that are told
/// again, and those that are unknown from the start.
fn remove_redundant(module: &Module, body: &mut Body, calls: &BTreeMap<InstructionId, Described>) {
    let mut gone = BTreeSet::new();
    for (_, block) in body.blocks() {
        remove_overwritten(&block.instructions, calls, &mut gone);
    }
    if let Some(&entry) = body.order.first() {
        let mut known = BTreeSet::new();
        for id in &body.blocks[entry].instructions {
            let Some(call) = calls.get(id).filter(|_| !gone.contains(id)) else { continue };
            let variable = key(call.variable);
            if known.contains(&variable) {
                continue;
            }
            if is_undefined(module, call.value) {
                gone.insert(*id);
            } else {
                known.insert(variable);
            }
        }
    }
    if !gone.is_empty() {
        retain(body, |id| !gone.contains(&id));
    }
}

/// A place where a value is told: the next instruction that is no such call, and the call.
#[derive(Clone, Copy)]
struct Told {
    next: Option<InstructionId>,
    call: InstructionId,
}

fn remove_overwritten(
    instructions: &[InstructionId],
    calls: &BTreeMap<InstructionId, Described>,
    gone: &mut BTreeSet<InstructionId>,
) {
    let mut next = None;
    let mut variables: BTreeMap<Option<MetadataId>, Told> = BTreeMap::new();
    let mut fragments: BTreeMap<_, Told> = BTreeMap::new();
    for &id in instructions.iter().rev() {
        let Some(call) = calls.get(&id) else {
            next = Some(id);
            continue;
        };
        let variable = key(call.variable);
        let fragment = (variable, key(call.expression));
        if let (Some(&last), Some(&same)) = (variables.get(&variable), fragments.get(&fragment)) {
            if same.next == next {
                gone.insert(id);
                continue;
            }
            if same.call == last.call && calls[&same.call].value == call.value {
                gone.insert(same.call);
            }
        }
        let told = Told { next, call: id };
        variables.insert(variable, told);
        fragments.insert(fragment, told);
    }
}

fn key(value: Value) -> Option<MetadataId> {
    match value {
        Value::Metadata(id) => Some(id),
        _ => None,
    }
}

fn is_undefined(module: &Module, value: Value) -> bool {
    let Some(Metadata::Constant(id)) = key(value).map(|id| &module.metadata[id]) else {
        return false;
    };
    module.constants[*id].is_undefined()
}

/// Of what subprograms keep, leaves local variables alone. Global variables, as those that clang has in functions, go to the unit.
fn keep_local_variables(module: &mut Module) {
    let mut globals: BTreeMap<MetadataId, Vec<Option<MetadataId>>> = BTreeMap::new();
    let ids: Vec<_> = module.metadata.arena().ids().collect();
    for id in ids {
        let Some(&ModernNode::Subprogram(mut it)) = module.metadata[id].modern_node() else {
            continue;
        };
        let Some(list) = it.retained_nodes else { continue };
        let (kept, others): (Vec<_>, Vec<_>) =
            module.metadata.operands(list).iter().partition(|&&it| is_local(module, it));
        if others.is_empty() {
            continue;
        }
        if let Some(unit) = it.unit {
            let others = others.into_iter().filter(|&it| is_global(module, it));
            globals.entry(unit).or_default().extend(others);
        }
        it.retained_nodes = Some(module.metadata.tuple(&kept));
        replace_node(module, id, it.into());
    }
    for (id, added) in globals {
        let Some(&ModernNode::CompileUnit(mut it)) = module.metadata[id].modern_node() else {
            continue;
        };
        let mut all = match it.globals {
            Some(list) => module.metadata.operands(list).to_vec(),
            None => Vec::new(),
        };
        let known: BTreeSet<_> = all.iter().copied().collect();
        let new: BTreeSet<_> = added.into_iter().filter(|it| !known.contains(it)).collect();
        if !new.is_empty() {
            all.extend(new);
            it.globals = Some(module.metadata.tuple(&all));
            replace_node(module, id, it.into());
        }
    }
}

/// Replaces a node by another one. LLVM leaves equal ones apart, too.
fn replace_node(module: &mut Module, id: MetadataId, kind: NodeKind) {
    let distinct = module.metadata[id].is_distinct();
    let _ = module.metadata.replace(id, Metadata::Node(Node { distinct, kind }));
}

fn is_local(module: &Module, id: Option<MetadataId>) -> bool {
    let node = id.and_then(|id| module.metadata[id].modern_node());
    matches!(node, Some(ModernNode::LocalVariable(_)))
}

fn is_global(module: &Module, id: Option<MetadataId>) -> bool {
    let node = id.and_then(|id| module.metadata[id].modern_node());
    matches!(node, Some(ModernNode::GlobalVariableExpression(_)))
}
