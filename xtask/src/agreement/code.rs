//! Changes of code: operands, operations, the order of instructions and blocks, functions and their attributes.

use dxil_ir::{
    Attribute, AttributeGroup, BinaryOp, Body, FloatPredicate, Function, FunctionId, InstructionId,
    InstructionKind as Kind, IntPredicate, Linkage, Module, Type, TypeId, Value,
};

use crate::damage::operand::{operand, set_operand};
use crate::random::Random;

/// Integers that matter to some rule.
const INTEGERS: [u64; 16] =
    [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 64, 255, 1024, 70_000, u32::MAX as u64, u64::MAX];

/// Makes a change at random and describes it; `None` if it does not fit.
pub(super) fn change(module: &mut Module, random: &mut Random) -> Option<String> {
    let bodies: Vec<FunctionId> =
        module.functions.iter().filter(|(_, it)| it.body.is_some()).map(|(id, _)| id).collect();
    let function = bodies[random.place(bodies.len())?];
    match random.below(20) {
        0..8 => constant(module, function, random),
        8..11 => other_value(module, function, random),
        11..13 => operation(module, function, random),
        13..15 => order(module.functions[function].body.as_mut()?, random),
        15..17 => blocks(module.functions[function].body.as_mut()?, random),
        17 => attributes(module, random),
        18 => functions(module, random),
        _ => variables(module, random),
    }
}

/// An instruction at random.
fn instruction(body: &Body, random: &mut Random) -> Option<InstructionId> {
    let all: Vec<_> = body.instructions().map(|(id, _)| id).collect();
    Some(all[random.place(all.len())?])
}

/// An operand of an instruction at random: its place, and its value.
fn any_operand(body: &Body, random: &mut Random) -> Option<(InstructionId, usize, Value)> {
    let id = instruction(body, random)?;
    let mut count = 0;
    body.instructions[id].for_each_operand(body, |_| count += 1);
    let index = random.place(count)?;
    Some((id, index, operand(body, id, index)?))
}

/// An operand becomes a constant of its type.
fn constant(module: &mut Module, function: FunctionId, random: &mut Random) -> Option<String> {
    let body = module.functions[function].body.as_ref()?;
    let (id, index, old) = any_operand(body, random)?;
    let name = body.instructions[id].kind.kind_name();
    let ty = module.type_of(body, old)?;
    let new = constant_of(module, ty, old, random)?;
    let body = module.functions[function].body.as_mut()?;
    set_operand(body, id, index, new).filter(|()| new != old)?;
    Some(format!("operand {index} of {name} becomes a constant"))
}

fn constant_of(module: &mut Module, ty: TypeId, old: Value, random: &mut Random) -> Option<Value> {
    if random.below(6) == 0 {
        return Some(module.constants.undef(ty).into());
    }
    let old = old.constant().and_then(|id| module.constants.integer_value(id));
    Some(match module.types[ty] {
        Type::Integer { .. } => {
            let near = [old.unwrap_or(0).wrapping_add(1), old.unwrap_or(0).wrapping_sub(1)];
            let value =
                if random.below(2) == 0 { random.one_of(&near) } else { random.one_of(&INTEGERS) };
            module.constants.integer(&module.types, ty, value).into()
        }
        Type::Float => {
            let value = random.one_of(&[0.0, 1.0, -1.0, 20.0, -20.0, f32::INFINITY, f32::NAN]);
            module.constants.float(ty, value.to_bits().into()).into()
        }
        Type::Function { .. } | Type::Label | Type::Metadata | Type::Void => return None,
        _ => module.constants.null(&module.types, ty).into(),
    })
}

/// An operand becomes another value of its type that is in the function.
fn other_value(module: &mut Module, function: FunctionId, random: &mut Random) -> Option<String> {
    let body = module.functions[function].body.as_ref()?;
    let (id, index, old) = any_operand(body, random)?;
    let name = body.instructions[id].kind.kind_name();
    let ty = module.type_of(body, old)?;
    let before = body.instructions().take_while(|(it, _)| *it != id);
    let others: Vec<_> = before.filter(|(_, it)| it.ty == ty).map(|(id, _)| id).collect();
    let new = Value::from(others[random.place(others.len())?]);
    let body = module.functions[function].body.as_mut()?;
    set_operand(body, id, index, new).filter(|()| new != old)?;
    Some(format!("operand {index} of {name} becomes another value"))
}

/// An instruction does something else with its operands, or its opcode changes.
fn operation(module: &mut Module, function: FunctionId, random: &mut Random) -> Option<String> {
    let body = module.functions[function].body.as_mut()?;
    let id = instruction(body, random)?;
    let name = body.instructions[id].kind.kind_name();
    match &mut body.instructions[id].kind {
        Kind::Binary { op, .. } => {
            let is_float = op.is_float();
            let others: Vec<_> =
                BinaryOp::ALL.iter().copied().filter(|it| it.is_float() == is_float).collect();
            *op = random.one_of(&others);
        }
        Kind::ICmp { predicate, .. } => *predicate = random.one_of(IntPredicate::ALL),
        Kind::FCmp { predicate, .. } => *predicate = random.one_of(FloatPredicate::ALL),
        Kind::ExtractValue { indices, .. } => {
            let indices = *indices;
            let place = random.place(indices.len())?;
            body.list_mut(indices)[place] = random.below(6) as u32;
        }
        Kind::Load { alignment, .. } | Kind::Store { alignment, .. } => {
            *alignment = random.one_of(&[0, 1, 2, 4, 8, 16]);
        }
        Kind::Call { calling_convention, .. } if random.below(4) == 0 => *calling_convention = 8,
        Kind::Call { .. } => {
            let call =
                dxil_ir::calls::operation(module, module.functions[function].body.as_ref()?, id);
            call?;
            let ty = module.types.integer(32);
            let opcode = random.below(310);
            let value = module.constants.integer(&module.types, ty, opcode).into();
            let body = module.functions[function].body.as_mut()?;
            set_operand(body, id, 0, value)?;
            return Some(format!("the opcode of a call becomes {opcode}"));
        }
        _ => return None,
    }
    Some(format!("{name} does something else"))
}

/// An instruction is left out, repeated, or comes later.
fn order(body: &mut Body, random: &mut Random) -> Option<String> {
    let block = body.order[random.place(body.order.len())?];
    let count = body.blocks[block].instructions.len();
    let place = random.place(count.checked_sub(1)?)?;
    let id = body.blocks[block].instructions[place];
    let name = body.instructions[id].kind.kind_name();
    match random.below(3) {
        0 => {
            let mut is_used = false;
            for (_, it) in body.instructions() {
                it.for_each_operand(body, |value| is_used |= value == Value::from(id));
            }
            if is_used {
                return None;
            }
            body.blocks[block].instructions.remove(place);
            Some(format!("{name} is left out"))
        }
        1 => {
            let copy = body.instructions[id].clone();
            let copy = body.create_instruction(copy);
            body.blocks[block].instructions.insert(place + 1, copy);
            Some(format!("{name} is repeated"))
        }
        _ => {
            let end = count - 1;
            let target = place + random.place(end - place)?;
            let id = body.blocks[block].instructions.remove(place);
            body.blocks[block].instructions.insert(target, id);
            (target != place).then(|| format!("{name} comes later"))
        }
    }
}

/// A terminator goes elsewhere, or the blocks have another order.
fn blocks(body: &mut Body, random: &mut Random) -> Option<String> {
    let block = body.order[random.place(body.order.len())?];
    // Nothing may branch to the first one.
    let other = *body.order.get(1 + random.place(body.order.len() - 1)?)?;
    if random.below(4) == 0 {
        let [a, b] = [block, other].map(|it| body.order.iter().position(|id| *id == it));
        body.order.swap(a?, b?);
        return (a != b).then(|| "two blocks are swapped".to_owned());
    }
    let last = *body.blocks[block].instructions.last()?;
    let what = match &mut body.instructions[last].kind {
        Kind::Branch { target } => {
            *target = other;
            "a branch goes elsewhere"
        }
        Kind::ConditionalBranch { targets, .. } => {
            if random.below(3) == 0 {
                targets.swap(0, 1);
            } else {
                targets[random.below(2) as usize] = other;
            }
            "a conditional branch goes elsewhere"
        }
        kind @ Kind::Return { value: None } => {
            *kind = if random.below(4) == 0 {
                Kind::Unreachable
            } else {
                Kind::Branch { target: other }
            };
            "a return goes elsewhere"
        }
        Kind::Switch { default, .. } => {
            *default = other;
            "a switch goes elsewhere"
        }
        _ => return None,
    };
    Some(what.to_owned())
}

/// A function has another attribute, or none.
fn attributes(module: &mut Module, random: &mut Random) -> Option<String> {
    let id = module.functions.id_at(random.place(module.functions.len())?)?;
    let key = random.one_of(&["fp32-denorm-mode", "waveops-include-helper-lanes", "other"]);
    let value = random.one_of(&["any", "preserve", "ftz", "", "other"]);
    let group = AttributeGroup {
        slot: dxil_ir::FUNCTION_SLOT,
        attributes: vec![Attribute::Text { key: key.into(), value: value.into() }],
    };
    if random.below(3) == 0 {
        module.functions[id].attributes.take()?;
        return Some("a function loses its attributes".to_owned());
    }
    let group = module.attributes.group(group);
    module.functions[id].attributes = Some(module.attributes.set(&[group]));
    Some(format!("a function has the attribute {key} {value}"))
}

/// A function has another name or linkage, or there is one more.
fn functions(module: &mut Module, random: &mut Random) -> Option<String> {
    let id = module.functions.id_at(random.place(module.functions.len())?)?;
    let name = random.one_of(&[
        "dx.op.other.f32",
        "dx.op.unary.f32",
        "dx.other",
        "llvm.fabs.f32",
        "other",
    ]);
    if module.function_named(name.into()).is_some() {
        return None;
    }
    match random.below(4) {
        0 => {
            module.rename_function(id, name);
            Some(format!("a function becomes {name}"))
        }
        1 => {
            module.functions[id].linkage = random.one_of(&[Linkage::Internal, Linkage::External]);
            Some("a function has another linkage".to_owned())
        }
        2 => {
            module.functions[id].calling_convention = random.one_of(&[1, 8, 9]);
            Some("a function has another calling convention".to_owned())
        }
        _ => {
            let ty = module.functions[id].ty;
            module.add_function(Function::new(name, ty));
            Some(format!("{name} is declared"))
        }
    }
}

/// A global variable has another type, address space or linkage.
fn variables(module: &mut Module, random: &mut Random) -> Option<String> {
    let id = module.variables.id_at(random.place(module.variables.len())?)?;
    let linkage = random.one_of(&[Linkage::Internal, Linkage::External, Linkage::Appending]);
    module.variables[id].linkage = linkage;
    module.variables[id].alignment = random.one_of(&[0, 1, 4, 16]);
    Some("a variable has another linkage".to_owned())
}
