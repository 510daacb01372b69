//! Intrinsics that take addresses of allocas and functions, called with others and in other places.

use dxil_ir::{
    BlockId, Body, CastOp, ConstantId, ConstantKind, Expression, Function, FunctionId, Id as _,
    Instruction, InstructionId, InstructionKind, Module, TypeId, Value,
};

use super::Damage;

/// A call of an intrinsic.
#[derive(Clone, Copy)]
struct Call {
    caller: FunctionId,
    block: BlockId,
    instruction: InstructionId,
}

impl Call {
    /// The instruction, and the arguments.
    fn parts(self, module: &Module) -> Option<(Instruction, Vec<Value>)> {
        let body = module.functions[self.caller].body.as_ref()?;
        let instruction = body.instructions[self.instruction].clone();
        let InstructionKind::Call { arguments, .. } = instruction.kind else { return None };
        Some((instruction, body.list(arguments).to_vec()))
    }

    /// Takes the call out of its block.
    fn remove(self, module: &mut Module) -> Option<()> {
        let body = module.functions[self.caller].body.as_mut()?;
        body.blocks[self.block].instructions.retain(|&it| it != self.instruction);
        Some(())
    }

    fn set_argument(self, module: &mut Module, index: usize, value: Value) -> Option<()> {
        let body = module.functions[self.caller].body.as_mut()?;
        let InstructionKind::Call { arguments, .. } = body.instructions[self.instruction].kind
        else {
            return None;
        };
        body.list_mut(arguments)[index] = value;
        Some(())
    }
}

pub(super) fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    for (name, call) in calls(module) {
        let mut add = |what: &str, apply: &'static dyn Fn(&mut Module, Call) -> Option<()>| {
            damages.push(Damage::new(format!("{name} {what}"), move |module| apply(module, call)));
        };
        add("is not called", &|module, call| call.remove(module));
        add("is called twice", &|module, call| {
            let (instruction, _) = call.parts(module)?;
            let body = module.functions[call.caller].body.as_mut()?;
            let again = body.create_instruction(instruction);
            let instructions = &mut body.blocks[call.block].instructions;
            let place = instructions.iter().position(|&it| it == call.instruction)?;
            instructions.insert(place + 1, again);
            Some(())
        });
        add("is called in the last block", &|module, call| {
            call.remove(module)?;
            let body = module.functions[call.caller].body.as_mut()?;
            let last = *body.order.last().filter(|&&last| last != call.block)?;
            body.blocks[last].instructions.insert(0, call.instruction);
            Some(())
        });
        let (_, arguments) = call.parts(module).expect("a call");
        for index in 0..arguments.len() {
            for (other, make) in OTHERS {
                let key = format!("{name} called with {other} as argument {index}");
                damages.push(Damage::new(key, move |module| {
                    let (_, arguments) = call.parts(module)?;
                    let body = module.functions[call.caller].body.as_ref()?;
                    let ty = module.type_of(body, arguments[index])?;
                    module.types.pointee(ty)?;
                    let value = make(module, call.caller, ty)?;
                    call.set_argument(module, index, value)
                }));
            }
        }
    }
    damages.extend(allocas(module));
    damages
}

/// Makes a value of a pointer type for a function.
type Make = fn(&mut Module, FunctionId, TypeId) -> Option<Value>;

/// The values that take the place of arguments.
const OTHERS: [(&str, Make); 5] = [
    ("undef", |module, _, ty| Some(module.constants.undef(ty).into())),
    ("null", |module, _, ty| Some(module.constants.intern(ty, ConstantKind::Null).into())),
    ("an argument", |module, function, ty| {
        let arguments = &module.functions[function].body.as_ref()?.arguments;
        let index = arguments.iter().position(|it| it.ty == ty)?;
        Some(Value::Argument(u32::try_from(index).ok()?))
    }),
    ("a variable", |module, _, ty| {
        let variable = module.variables.ids().next()?;
        let address = module.variable_address(variable)?;
        Some(pointer_to(module, address, ty))
    }),
    ("a declaration", |module, function, ty| {
        let declared = Function::new("declared", module.functions[function].ty);
        let (_, address) = module.add_function(declared);
        Some(pointer_to(module, address, ty))
    }),
];

/// An address as one of another type.
fn pointer_to(module: &mut Module, address: ConstantId, ty: TypeId) -> Value {
    let cast = Expression::Cast { op: CastOp::BitCast, value: address };
    match module.constants[address].ty == ty {
        true => address.into(),
        false => module.constants.intern(ty, ConstantKind::Expression(cast)).into(),
    }
}

/// Allocas of another size, and for arguments of `inalloca`.
fn allocas(module: &Module) -> Vec<Damage> {
    let mut damages = Vec::new();
    for (function, it) in module.functions.iter() {
        for (id, instruction) in it.body.iter().flat_map(Body::instructions) {
            let InstructionKind::Alloca { .. } = instruction.kind else { continue };
            let name = format!("alloca {} of {}", id.index(), it.name);
            damages.push(Damage::new(format!("{name} inalloca"), move |module| {
                let body = module.functions[function].body.as_mut()?;
                match &mut body.instructions[id].kind {
                    InstructionKind::Alloca { inalloca, .. } => *inalloca = true,
                    _ => return None,
                }
                Some(())
            }));
            damages.push(Damage::new(format!("{name} as large as an argument"), move |module| {
                let i32 = module.types.integer(32);
                let body = module.functions[function].body.as_mut()?;
                let index = body.arguments.iter().position(|it| it.ty == i32)?;
                match &mut body.instructions[id].kind {
                    InstructionKind::Alloca { count, .. } => {
                        *count = Value::Argument(u32::try_from(index).ok()?);
                    }
                    _ => return None,
                }
                Some(())
            }));
        }
    }
    damages
}

/// The calls of intrinsics, named by the intrinsic and the function.
fn calls(module: &Module) -> Vec<(String, Call)> {
    let mut calls = Vec::new();
    for (caller, function) in module.functions.iter() {
        for (block, contents) in function.body.iter().flat_map(Body::blocks) {
            for &instruction in &contents.instructions {
                let body = function.body.as_ref().expect("a body");
                let InstructionKind::Call { callee, .. } = body.instructions[instruction].kind
                else {
                    continue;
                };
                let Some(called) = module.called_function(callee) else { continue };
                let called = &module.functions[called].name;
                let number = instruction.index();
                let name = format!("{called} in {} at {number}", function.name);
                calls.push((name, Call { caller, block, instruction }));
            }
        }
    }
    calls
}
