//! New calls: with reserved opcodes, and of operations for native vectors, one of which is tried in
//! each version, and the others in one version that lacks them.

use dxil::calls::Call;
use dxil::metadata::{EntryPoint, Target};
use dxil_ir::{
    FastMathFlags, Function, FunctionId, Instruction, InstructionKind, Module, TailCall, Value,
};
use dxil_ops::{Attribute, OpCode, Overload, OverloadKind, Scalar, Version};

use super::change::Change;
use super::retype::signature;

/// The number of elements of the vectors.
const WIDTH: u32 = 4;

pub(super) fn changes(module: &Module) -> Vec<Change> {
    let Ok(Target { model, .. }) = Target::of(module) else { return Vec::new() };
    let Some(caller) = caller(module) else { return Vec::new() };
    let calls_wave = Call::all(module).filter_map(|call| call.operation(module)).any(is_wave);
    let mut changes = Vec::new();
    for &op in OpCode::ALL.iter().filter(|&&op| calls_wave || !is_wave(op)) {
        if op.is_reserved() {
            let key = format!("{op} is called, SM {model}");
            changes.push(Change::new(key, "", move |module| insert(module, caller, op, &[])));
        }
        for (index, vector) in vectors(op).enumerate() {
            let key = match index {
                0 => format!("{op} for {vector} is called, SM {model}"),
                _ if model.version() < Some(Version::V1_9) => {
                    format!("{op} for {vector} is called before SM 6.9")
                }
                _ => continue,
            };
            changes.push(Change::new(key, "", move |module| insert(module, caller, op, &[vector])));
        }
    }
    changes
}

/// An entry point, or a function of a library without entry points.
fn caller(module: &Module) -> Option<FunctionId> {
    let mut entries = EntryPoint::all(module).into_iter().flatten();
    let function = || module.functions.iter().find(|(_, function)| function.body.is_some());
    entries.find_map(|entry| entry.function).or_else(|| function().map(|(id, _)| id))
}

/// Whether modules that call it must declare that.
fn is_wave(op: OpCode) -> bool {
    op.attributes(Version::V1_10).contains(Attribute::IsWave)
}

/// The vectors that the operation takes, if it takes one kind of overload.
fn vectors(op: OpCode) -> impl Iterator<Item = Overload<'static>> {
    let overloads = op.overloads(Version::V1_10);
    let takes =
        move |kind: OverloadKind| overloads.len() == 1 && overloads.dimension(0).contains(kind);
    let vectors = Scalar::ALL.iter().map(|&scalar| Overload::Vector(scalar, WIDTH));
    vectors.filter(move |vector| takes(vector.kind()))
}

/// Begins a function with a call whose operands are 0.
fn insert(
    module: &mut Module,
    caller: FunctionId,
    op: OpCode,
    overloads: &[Overload<'_>],
) -> Option<()> {
    let (result, parameters) = signature(module, op, overloads)?;
    let function_type = module.types.function(result, &parameters);
    let name = op.function_name(overloads).to_string();
    let callee = match module.function_named(name.as_str().into()) {
        Some(id) => module.function_address(id)?,
        None => module.add_function(Function::new(name.as_str(), function_type)).1,
    };
    let zeros = parameters.iter().skip(1).map(|&ty| module.constants.null(&module.types, ty));
    let mut arguments: Vec<Value> = zeros.map(Value::from).collect();
    let opcode = module.constants.integer(&module.types, parameters[0], op.to_u32().into());
    arguments.insert(0, opcode.into());
    let body = module.functions[caller].body.as_mut()?;
    let kind = InstructionKind::Call {
        callee: callee.into(),
        function_type,
        arguments: body.add_list(arguments),
        bundles: dxil_ir::List::default(),
        flags: FastMathFlags::NONE,
        attributes: None,
        calling_convention: 0,
        tail: TailCall::None,
    };
    let call = body.create_instruction(Instruction { kind, ty: result, location: None });
    let first = *body.order.first()?;
    body.blocks[first].instructions.insert(0, call);
    Some(())
}
