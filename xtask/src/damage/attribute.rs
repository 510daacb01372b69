//! Attributes of functions, results, parameters and calls.

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, FUNCTION_SLOT, FunctionId, InstructionId,
    InstructionKind as Kind, Module, RETURN_SLOT, Type,
};

use super::Damage;

/// The attributes that have a number.
const WITH_NUMBER: [AttributeKind; 4] = [
    AttributeKind::Align,
    AttributeKind::AlignStack,
    AttributeKind::Dereferenceable,
    AttributeKind::DereferenceableOrNull,
];

fn attribute(kind: AttributeKind) -> Attribute {
    if WITH_NUMBER.contains(&kind) { Attribute::Integer(kind, 8) } else { Attribute::Kind(kind) }
}

/// Pairs of attributes, of which some exclude each other.
fn pairs() -> Vec<[AttributeKind; 2]> {
    use AttributeKind::{
        AlwaysInline, ByVal, InAlloca, InReg, NoInline, OptSize, OptimizeNone, ReadNone, ReadOnly,
        Returned, StructRet,
    };
    let all = [
        AlwaysInline,
        ByVal,
        InAlloca,
        InReg,
        NoInline,
        OptSize,
        OptimizeNone,
        ReadNone,
        ReadOnly,
        Returned,
        StructRet,
    ];
    let following = |index: usize| all[index + 1..].iter().map(move |&other| [all[index], other]);
    (0..all.len()).flat_map(following).collect()
}

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    // Types decide which attributes are right: one declaration, one definition and one call are tried in full.
    let (mut damages, mut left) = (Vec::new(), [1, 1, 1]);
    for (id, function) in module.functions.iter() {
        let text = module.types.display(function.ty).to_string();
        let what = if function.body.is_some() { "definition" } else { "declaration" };
        let left = &mut left[usize::from(function.body.is_some())];
        if *left > 0 && text.len() < 40 && !text.contains("metadata") {
            *left -= 1;
            add(&mut damages, module, id, None, &format!("{what} {text}"));
        }
    }
    for (function, it) in module.functions.iter() {
        let Some(body) = &it.body else { continue };
        for (id, instruction) in body.instructions() {
            if let Kind::Call { function_type, .. } = instruction.kind {
                let text = module.types.display(function_type).to_string();
                if left[2] > 0 && text.len() < 40 && !text.contains("metadata") {
                    left[2] -= 1;
                    add(&mut damages, module, function, Some(id), &format!("call {text}"));
                }
            }
        }
    }
    damages
}

fn add(
    damages: &mut Vec<Damage>,
    module: &Module,
    function: FunctionId,
    call: Option<InstructionId>,
    text: &str,
) {
    let mut ty = module.functions[function].ty;
    if let Some(call) = call {
        let body = module.functions[function].body.as_ref().expect("a body");
        if let Kind::Call { function_type, .. } = body.instructions[call].kind {
            ty = function_type;
        }
    }
    let Type::Function { parameters, .. } = &module.types[ty] else { return };
    let parameters = parameters.len() as u32;
    let mut slots = vec![("function", FUNCTION_SLOT), ("result", RETURN_SLOT)];
    slots.extend([("parameter 1", 1), ("parameter 2", 2), ("parameter 3", 3)]);
    slots.truncate(2 + parameters as usize + 1);
    for (name, slot) in slots {
        for &kind in AttributeKind::ALL.iter().filter(|kind| !kind.is_modern()) {
            let key = format!("{text}: {} on {name}", kind.keyword());
            damages.push(with(key, function, call, vec![(slot, vec![kind])]));
        }
        if slot > 1 && slot != FUNCTION_SLOT {
            continue;
        }
        for pair in pairs() {
            let [one, other] = pair.map(AttributeKind::keyword);
            let key = format!("{text}: {one} {other} on {name}");
            damages.push(with(key, function, call, vec![(slot, pair.to_vec())]));
        }
    }
    if parameters >= 2 {
        for &kind in AttributeKind::ALL.iter().filter(|kind| !kind.is_modern()) {
            let key = format!("{text}: {} on two parameters", kind.keyword());
            let groups = vec![(1, vec![kind]), (2, vec![kind])];
            damages.push(with(key, function, call, groups));
        }
    }
}

/// Gives a function or call these attributes, and no others.
fn with(
    key: String,
    function: FunctionId,
    call: Option<InstructionId>,
    groups: Vec<(u32, Vec<AttributeKind>)>,
) -> Damage {
    Damage::new(key, move |module| {
        let mut groups = groups.clone();
        groups.sort_by_key(|(slot, _)| *slot);
        let ids: Vec<_> = groups
            .into_iter()
            .map(|(slot, kinds)| {
                let attributes = kinds.into_iter().map(attribute).collect();
                module.attributes.group(AttributeGroup { slot, attributes })
            })
            .collect();
        let set = Some(module.attributes.set(&ids));
        match call {
            None => module.functions[function].attributes = set,
            Some(call) => {
                let body = module.functions[function].body.as_mut()?;
                if let Kind::Call { attributes, .. } = &mut body.instructions[call].kind {
                    *attributes = set;
                }
            }
        }
        Some(())
    })
}
