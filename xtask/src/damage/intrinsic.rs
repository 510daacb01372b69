//! Intrinsics declared with other types and names, and called with other arguments.

use dxil_ir::{
    ConstantKind, Function, FunctionId, InstructionId, InstructionKind, Module, Type, TypeId,
    Types, Value,
};

use super::Damage;

/// A call of an intrinsic.
#[derive(Clone, Copy)]
struct Call {
    intrinsic: FunctionId,
    caller: FunctionId,
    instruction: InstructionId,
}

/// A change of the parameters, result and variadicity of a function type.
type Change = dyn Fn(&mut Types, &mut Signature) -> Option<()>;

struct Signature {
    result: TypeId,
    parameters: Vec<TypeId>,
    variadic: bool,
}

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    for call in calls(module) {
        let function = &module.functions[call.intrinsic];
        let name = function.name.to_string();
        let Type::Function { parameters, .. } = &module.types[function.ty] else { continue };
        let mut declared = |what: String, change: Box<Change>| {
            damages.push(Damage::new(format!("{name} declared {what}"), move |module| {
                redeclare(module, call, &*change)
            }));
        };
        for index in 0..parameters.len() {
            for (other, make) in OTHERS {
                let change = move |types: &mut Types, signature: &mut Signature| {
                    let ty = make(types);
                    let old = std::mem::replace(&mut signature.parameters[index], ty);
                    (old != ty).then_some(())
                };
                declared(format!("with {other} as parameter {index}"), Box::new(change));
            }
        }
        for (other, make) in OTHERS {
            let change = move |types: &mut Types, signature: &mut Signature| {
                let ty = make(types);
                (std::mem::replace(&mut signature.result, ty) != ty).then_some(())
            };
            declared(format!("with the result {other}"), Box::new(change));
        }
        declared(
            "variadic or not".to_owned(),
            Box::new(|_, it| {
                it.variadic = !it.variadic;
                Some(())
            }),
        );
        declared(
            "with one parameter more".to_owned(),
            Box::new(|types, it| {
                it.parameters.push(types.integer(32));
                Some(())
            }),
        );
        declared(
            "without the last parameter".to_owned(),
            Box::new(|_, it| it.parameters.pop().map(drop)),
        );
        names(&mut damages, call, &name);
        arguments(&mut damages, call, &name, parameters.len());
    }
    damages
}

/// Adds a type to those of a module.
type Make = fn(&mut Types) -> TypeId;

/// The types that parameters and results become.
const OTHERS: [(&str, Make); 6] = [
    ("i32", |types| types.integer(32)),
    ("i64", |types| types.integer(64)),
    ("float", |types| types.intern(Type::Float)),
    ("i8*", |types| {
        let i8 = types.integer(8);
        types.pointer(i8)
    }),
    ("<2 x i32>", |types| {
        let element = types.integer(32);
        types.intern(Type::Vector { element, length: 2 })
    }),
    ("i32 addrspace(3)*", |types| {
        let pointee = types.integer(32);
        types.intern(Type::Pointer { pointee: Some(pointee), address_space: 3 })
    }),
];

/// The calls of intrinsics, one of each.
fn calls(module: &Module) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    for (caller, function) in module.functions.iter() {
        let Some(body) = &function.body else { continue };
        for (instruction, it) in body.instructions() {
            let InstructionKind::Call { callee, .. } = it.kind else { continue };
            let Some(intrinsic) = module.called_function(callee) else { continue };
            let is_intrinsic = module.functions[intrinsic].name.starts_with(b"llvm.");
            if is_intrinsic && calls.iter().all(|it| it.intrinsic != intrinsic) {
                calls.push(Call { intrinsic, caller, instruction });
            }
        }
    }
    calls
}

/// Changes a declaration and its call, whose changed arguments become `undef`.
fn redeclare(module: &mut Module, call: Call, change: &Change) -> Option<()> {
    let old = module.functions[call.intrinsic].clone();
    let Type::Function { result, parameters, variadic } = module.types[old.ty].clone() else {
        return None;
    };
    let mut signature = Signature { result, parameters: parameters.to_vec(), variadic };
    change(&mut module.types, &mut signature)?;
    let Signature { result, parameters, variadic } = signature;
    let ty = Type::Function { result, parameters: parameters.clone().into(), variadic };
    let ty = module.types.intern(ty);
    module.functions[call.intrinsic].name = "replaced".into();
    let (_, address) = module.add_function(Function { ty, ..old });
    let body = module.functions[call.caller].body.as_ref()?;
    let InstructionKind::Call { arguments, .. } = body.instructions[call.instruction].kind else {
        return None;
    };
    let old: Vec<Value> = body.list(arguments).to_vec();
    let new: Vec<Value> = parameters
        .iter()
        .enumerate()
        .map(|(index, &ty)| {
            let body = module.functions[call.caller].body.as_ref().expect("a body");
            let known = old.get(index).copied();
            let known = known.filter(|&value| module.type_of(body, value) == Some(ty));
            known.unwrap_or_else(|| module.constants.undef(ty).into())
        })
        .collect();
    let body = module.functions[call.caller].body.as_mut()?;
    let new = body.add_list(new);
    let instruction = &mut body.instructions[call.instruction];
    instruction.ty = result;
    if let InstructionKind::Call { callee, function_type, arguments, .. } = &mut instruction.kind {
        (*callee, *function_type, *arguments) = (address.into(), ty, new);
    }
    Some(())
}

/// Other names: those of other types, and of no intrinsic.
fn names(damages: &mut Vec<Damage>, call: Call, name: &str) {
    let short = name.rsplit_once('.').map_or(name, |(short, _)| short).to_owned();
    for other in [format!("{name}x"), format!("{name}.i7"), format!("{short}.i7"), short] {
        damages.push(Damage::new(format!("{name} named {other}"), move |module| {
            module.functions[call.intrinsic].name = other.as_str().into();
            Some(())
        }));
    }
}

/// Other arguments: values that are not constant, and other numbers.
fn arguments(damages: &mut Vec<Damage>, call: Call, name: &str, count: usize) {
    for index in 0..count {
        for (what, number) in [("undef", None), ("3", Some(3)), ("9", Some(9))] {
            let key = format!("{name} called with {what} as argument {index}");
            damages.push(Damage::new(key, move |module| {
                let body = module.functions[call.caller].body.as_ref()?;
                let InstructionKind::Call { arguments, .. } =
                    body.instructions[call.instruction].kind
                else {
                    return None;
                };
                let old = module.constants[body.list(arguments)[index].constant()?].clone();
                let ConstantKind::Integer(_) = old.kind else { return None };
                let is_bit = module.types[old.ty] == Type::Integer { bits: 1 };
                let new = match number {
                    None => module.constants.undef(old.ty),
                    Some(_) if is_bit => return None,
                    Some(number) => module.constants.integer(&module.types, old.ty, number),
                };
                let body = module.functions[call.caller].body.as_mut()?;
                body.list_mut(arguments)[index] = new.into();
                Some(())
            }));
        }
    }
}
