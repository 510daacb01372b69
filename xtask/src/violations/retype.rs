//! Changes of the name and type of an operation's function, and of all its calls.

use dxil::calls::{Call, is_operation};
use dxil_ir::build::FunctionBuilder;
use dxil_ir::{
    Body, ConstantId, ConstantKind, Function, FunctionId, InstructionId, InstructionKind, Module,
    Type, TypeId, Value,
};
use dxil_ops::{FunctionName, OpCode, Overload, Scalar, ShaderStage, Target, Version};

use super::change::Change;

pub(super) fn changes(module: &Module) -> Vec<Change> {
    let mut changes = Vec::new();
    for (id, function) in module.functions.iter().filter(|(_, function)| is_operation(function)) {
        let op = Call::all(module).find(|call| call.function == id);
        let Some(op) = op.and_then(|call| call.operation(module)) else { continue };
        let name = function.name.to_string();
        names(id, &name, &mut changes);
        types(module, id, op, &mut changes);
        overloads(id, op, &name, &mut changes);
    }
    changes
}

/// Other names: of no class, of another class, without overload, with another, with one too many.
fn names(id: FunctionId, name: &str, changes: &mut Vec<Change>) {
    let class = name.splitn(4, '.').take(3).collect::<Vec<_>>().join(".");
    let overload = name.strip_prefix(&class).unwrap_or_default();
    let another = if class == "dx.op.unary" { "dx.op.unaryBits" } else { "dx.op.unary" };
    let other = if overload == ".i32" { ".f32" } else { ".i32" };
    let others = [
        ("of no class", format!("dx.op.noSuchClass{overload}")),
        ("of another class", format!("{another}{overload}")),
        ("without overload", class.clone()),
        ("of another overload", format!("{class}{other}")),
        ("of an unknown overload", format!("{class}.f31")),
        ("of one overload more", format!("{name}.i32")),
    ];
    for (what, other) in others.into_iter().filter(|(_, other)| other != name) {
        let key = format!("{class} gets a name {what}");
        let place = format!(", {name} becomes {other}");
        changes.push(Change::new(key, &place, move |module| {
            module.functions[id].name = other.as_str().into();
            Some(())
        }));
    }
}

/// Other types: one parameter more, one less, one of another type, another result.
fn types(module: &Module, id: FunctionId, op: OpCode, changes: &mut Vec<Change>) {
    let Some((_, parameters)) = parts(module, module.functions[id].ty) else { return };
    let count = parameters.len();
    changes.push(Change::new(format!("type of {op}: one parameter more"), "", move |module| {
        let (result, mut parameters) = parts(module, module.functions[id].ty)?;
        parameters.push(module.types.integer(32));
        retype(module, id, result, &parameters)
    }));
    changes.push(Change::new(format!("type of {op}: one parameter less"), "", move |module| {
        let (result, mut parameters) = parts(module, module.functions[id].ty)?;
        parameters.pop().filter(|_| !parameters.is_empty())?;
        retype(module, id, result, &parameters)
    }));
    changes.push(Change::new(format!("type of {op}: another result"), "", move |module| {
        let (result, parameters) = parts(module, module.functions[id].ty)?;
        let result = other(module, result);
        retype(module, id, result, &parameters)
    }));
    for index in 1..count {
        let key = format!("type of {op}: another parameter {index}");
        changes.push(Change::new(key, "", move |module| {
            let (result, mut parameters) = parts(module, module.functions[id].ty)?;
            parameters[index] = other(module, parameters[index]);
            retype(module, id, result, &parameters)
        }));
    }
}

/// Other overloads, with the matching type and name.
fn overloads(id: FunctionId, op: OpCode, name: &str, changes: &mut Vec<Change>) {
    let Ok(name) = FunctionName::parse(name) else { return };
    let &[Overload::Scalar(before)] = name.overloads() else { return };
    for &scalar in Scalar::ALL.iter().filter(|&&scalar| scalar != before) {
        let key = format!("{op} becomes one of {scalar}");
        changes.push(Change::new(key, "", move |module| {
            let overloads = [Overload::Scalar(scalar)];
            let name = op.function_name(&overloads).to_string();
            if module.function_named(name.as_str().into()).is_some() {
                return None;
            }
            let (result, parameters) = signature(module, op, &overloads)?;
            module.functions[id].name = name.into();
            retype(module, id, result, &parameters)
        }));
    }
}

/// The type of an operation's function.
pub(super) fn signature(
    module: &mut Module,
    op: OpCode,
    overloads: &[Overload<'_>],
) -> Option<(TypeId, Vec<TypeId>)> {
    // The builder needs a function; this one does not stay in the module.
    let mut scratch = Module::new();
    scratch.types = module.types.clone();
    let void = scratch.types.void();
    let ty = scratch.types.function(void, &[]);
    let (function, _) = scratch.add_function(Function::new("", ty));
    let target = Target::new(Version::V1_10, ShaderStage::Library);
    let builder = FunctionBuilder::new(&mut scratch, function, target).ok()?;
    let result = builder.op_type(op.signature().result(), overloads).ok()?;
    let arguments = op.signature().arguments().iter();
    let types = arguments.map(|argument| builder.op_type(argument.ty(), overloads).ok());
    let types: Vec<_> = types.collect::<Option<_>>()?;
    drop(builder);
    module.types = scratch.types;
    let opcode = module.types.integer(32);
    Some((result, [opcode].into_iter().chain(types).collect()))
}

/// The result and the parameters of a function type.
fn parts(module: &Module, ty: TypeId) -> Option<(TypeId, Vec<TypeId>)> {
    match &module.types[ty] {
        Type::Function { result, parameters, .. } => Some((*result, parameters.to_vec())),
        _ => None,
    }
}

/// Another type.
fn other(module: &mut Module, ty: TypeId) -> TypeId {
    let (i32, i64) = (module.types.integer(32), module.types.integer(64));
    if ty == i32 { i64 } else { i32 }
}

/// Changes the type of a function, and the arguments of all its calls accordingly.
fn retype(
    module: &mut Module,
    id: FunctionId,
    result: TypeId,
    parameters: &[TypeId],
) -> Option<()> {
    let ty = module.types.function(result, parameters);
    let (old_ty, old_address) = (module.functions[id].ty, module.function_address(id)?);
    module.functions[id].ty = ty;
    let pointer = module.types.pointer(ty);
    let address = module.constants.intern(pointer, ConstantKind::Function(id));
    let new = Retyped { address, ty, result, parameters };
    let functions: Vec<_> = module.functions.ids().collect();
    for caller in functions {
        let Some(mut body) = module.functions[caller].body.take() else { continue };
        let calls = body.instructions().filter(|(_, instruction)| match instruction.kind {
            InstructionKind::Call { callee, .. } => callee == Value::Constant(old_address),
            _ => false,
        });
        let calls: Vec<_> = calls.map(|(id, _)| id).collect();
        calls.into_iter().for_each(|call| new.call(module, &mut body, call));
        module.functions[caller].body = Some(body);
    }
    (old_ty != ty).then_some(())
}

/// A function's new type.
struct Retyped<'a> {
    address: ConstantId,
    ty: TypeId,
    result: TypeId,
    parameters: &'a [TypeId],
}

impl Retyped<'_> {
    /// Changes a call of the function to the new type. Arguments that do not match become `undef`,
    /// and so do uses of a result of another type.
    fn call(&self, module: &mut Module, body: &mut Body, call: InstructionId) {
        let InstructionKind::Call { arguments, .. } = body.instructions[call].kind else { return };
        let old = body.list(arguments).to_vec();
        let mut new = Vec::with_capacity(self.parameters.len());
        for (index, &ty) in self.parameters.iter().enumerate() {
            let kept = old.get(index).filter(|&&value| module.type_of(body, value) == Some(ty));
            new.push(kept.copied().unwrap_or_else(|| module.constants.undef(ty).into()));
        }
        let new = body.add_list(new);
        let instruction = &mut body.instructions[call];
        let before = std::mem::replace(&mut instruction.ty, self.result);
        if let InstructionKind::Call { callee, function_type, arguments, .. } =
            &mut instruction.kind
        {
            (*callee, *function_type, *arguments) = (self.address.into(), self.ty, new);
        }
        if before != self.result && before != module.types.void() {
            let undef = module.constants.undef(before).into();
            body.map_values(|value| if value == Value::Instruction(call) { undef } else { value });
        }
    }
}
