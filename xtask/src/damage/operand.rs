//! Operands of instructions replaced by values of other types.

use dxil_ir::{
    Body, FunctionId, InstructionId, InstructionKind as Kind, Module, StructBody, Type, Types,
    Value,
};

use super::Damage;

/// The types of the values that operands are replaced by.
fn other_types(types: &mut Types) -> Vec<dxil_ir::TypeId> {
    let i32 = types.integer(32);
    let float = types.intern(Type::Float);
    let plain = [
        types.integer(1),
        i32,
        types.integer(64),
        float,
        types.intern(Type::Vector { element: i32, length: 2 }),
        types.intern(Type::Struct(StructBody { elements: [i32, float].into(), packed: false })),
        types.pointer(i32),
        types.intern(Type::Pointer { pointee: Some(i32), address_space: 3 }),
    ];
    plain.to_vec()
}

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut types = module.types.clone();
    let others = other_types(&mut types);
    let mut damages = Vec::new();
    for (function, id, text) in instructions(module) {
        let body = module.functions[function].body.as_ref().expect("a body");
        let instruction = &body.instructions[id];
        let mut count = 0;
        instruction.for_each_operand(body, |_| count += 1);
        for index in 0..count.min(5) {
            let found = operand(body, id, index).and_then(|value| module.type_of(body, value));
            let Some(found) = found else { continue };
            for &ty in &others {
                let key = format!(
                    "{text}: operand {index}, {}, becomes {}",
                    types.display(found),
                    types.display(ty)
                );
                let new = types[ty].clone();
                damages.push(Damage::new(key, move |module| {
                    let ty = matching(&mut module.types, &new)?;
                    if ty == found {
                        return None;
                    }
                    let value = module.constants.undef(ty).into();
                    let body = module.functions[function].body.as_mut()?;
                    set_operand(body, id, index, value)
                }));
            }
        }
    }
    damages
}

/// The type in another module that is one of [`other_types`].
fn matching(types: &mut Types, ty: &Type) -> Option<dxil_ir::TypeId> {
    let others = other_types(types);
    // The ids of elements may differ, but the module is a copy of the one that was damaged.
    others.into_iter().find(|&id| types[id] == *ty)
}

/// The instructions of a module that stand for all of their kind: with a text for each.
pub(super) fn instructions(module: &Module) -> Vec<(FunctionId, InstructionId, String)> {
    let mut seen = std::collections::BTreeSet::new();
    let mut found = Vec::new();
    for (function, it) in module.functions.iter() {
        let Some(body) = &it.body else { continue };
        for (id, instruction) in body.instructions() {
            let name = match instruction.kind {
                Kind::Binary { op, .. } if op.is_float() => "float binary".to_owned(),
                Kind::Cast { op, .. } => op.keyword().to_owned(),
                kind => kind.kind_name().to_owned(),
            };
            let text = format!("{name} {}", module.types.display(instruction.ty));
            if seen.insert(text.clone()) {
                found.push((function, id, text));
            }
        }
    }
    found
}

/// An operand of an instruction.
pub(crate) fn operand(body: &Body, id: InstructionId, index: usize) -> Option<Value> {
    let (mut place, mut found) = (0, None);
    body.instructions[id].for_each_operand(body, |value| {
        if place == index {
            found = Some(value);
        }
        place += 1;
    });
    found
}

/// Replaces an operand of an instruction, counted in the order of `for_each_operand`.
pub(crate) fn set_operand(
    body: &mut Body,
    id: InstructionId,
    index: usize,
    new: Value,
) -> Option<()> {
    match body.instructions[id].kind {
        Kind::GetElementPtr { operands, .. } => *body.list_mut(operands).get_mut(index)? = new,
        Kind::Phi { incoming, .. } => body.list_mut(incoming).get_mut(index)?.value = new,
        Kind::Switch { cases, .. } if index > 0 => {
            body.list_mut(cases).get_mut(index - 1)?.value = new.constant()?;
        }
        Kind::Call { arguments, .. } if index < arguments.len() => {
            body.list_mut(arguments)[index] = new;
        }
        Kind::Call { arguments, .. } => {
            if index > arguments.len() {
                return None;
            }
            if let Kind::Call { callee, .. } = &mut body.instructions[id].kind {
                *callee = new;
            }
        }
        _ => *fixed(&mut body.instructions[id].kind).into_iter().nth(index)? = new,
    }
    Some(())
}

/// The operands that are not in lists.
fn fixed(kind: &mut Kind) -> Vec<&mut Value> {
    match kind {
        Kind::Binary { operands: [a, b], .. }
        | Kind::ICmp { operands: [a, b], .. }
        | Kind::FCmp { operands: [a, b], .. }
        | Kind::Store { value: a, pointer: b, .. }
        | Kind::AtomicRmw { pointer: a, value: b, .. }
        | Kind::ExtractElement { vector: a, index: b }
        | Kind::InsertValue { aggregate: a, element: b, .. } => vec![a, b],
        Kind::Select { condition: a, operands: [b, c], .. }
        | Kind::InsertElement { vector: a, element: b, index: c }
        | Kind::ShuffleVector { operands: [a, b], mask: c }
        | Kind::CompareExchange { pointer: a, operands: [b, c], .. } => vec![a, b, c],
        Kind::Cast { value: a, .. }
        | Kind::ExtractValue { aggregate: a, .. }
        | Kind::Alloca { count: a, .. }
        | Kind::Load { pointer: a, .. }
        | Kind::Return { value: Some(a) }
        | Kind::ConditionalBranch { condition: a, .. }
        | Kind::Switch { value: a, .. } => vec![a],
        _ => vec![],
    }
}
