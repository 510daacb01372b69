//! Modules whose text is much longer than they are.

use dxil::container::FourCC;
use dxil::container::layout::ShaderKind;
use dxil::container::write::{Container, Program};
use dxil::ir::metadata::Item::{Constant, Null};
use dxil::ir::{
    Body, Function, Instruction, InstructionKind, List, Module, StructBody, TailCall, Type, TypeId,
    Value, Variable,
};
use dxil::ops::{ShaderModel, Version};

/// A module of DXIL with an entry point.
fn module() -> Module {
    let mut module = Module::dxil();
    let version = module.tuple(&[1.into(), 0.into()]);
    let model = module.tuple(&["cs".into(), 6.into(), 0.into()]);
    module.name_metadata("dx.version", [version]);
    module.name_metadata("dx.shaderModel", [model]);
    let void = module.types.void();
    let ty = module.types.function(void, &[]);
    calls(&mut module, "main", ty, "dx.op.wrong.f32", 1);
    let main = module.function_named("main".into()).expect("a function");
    let main = module.function_address(main).expect("its address");
    let entry = module.tuple(&[Constant(main), "main".into(), Null, Null, Null]);
    module.name_metadata("dx.entryPoints", [entry]);
    module
}

/// Adds a function that calls another one as often.
fn calls(module: &mut Module, name: &str, ty: TypeId, callee: &str, count: usize) {
    let void = module.types.void();
    let i32 = module.types.integer(32);
    let function_type = module.types.function(void, &[i32]);
    let (_, callee) = module.add_function(Function::new(callee, function_type));
    let opcode = module.constants.integer(&module.types, i32, 100_000);
    let mut body = Body::new();
    let block = body.add_block();
    for _ in 0..count {
        let arguments = body.add_list([Value::Constant(opcode)]);
        let kind = InstructionKind::Call {
            callee: callee.into(),
            function_type,
            arguments,
            bundles: List::default(),
            flags: dxil::ir::FastMathFlags::NONE,
            attributes: None,
            calling_convention: 0,
            tail: TailCall::None,
        };
        body.add_instruction(block, Instruction { kind, ty: void, location: None });
    }
    let kind = InstructionKind::Return { value: None };
    body.add_instruction(block, Instruction { kind, ty: void, location: None });
    let mut function = Function::new(name, ty);
    function.body = Some(body);
    module.add_function(function);
}

/// The container of a module.
fn file(module: &Module) -> Vec<u8> {
    let bitcode = dxil::bitcode::write(module).expect("a module");
    let (model, version) = (ShaderModel { major: 6, minor: 0 }, Version { major: 1, minor: 0 });
    let mut container = Container::default();
    container.push(FourCC::DXIL, Program::new(ShaderKind::Compute, model, version, bitcode));
    container.write().expect("a container")
}

/// A struct of two of the same, and so on.
pub(crate) fn doubled_types() -> Vec<u8> {
    let mut module = module();
    let mut ty = module.types.integer(32);
    for _ in 0..60 {
        let body = StructBody { elements: [ty, ty].into(), packed: false };
        ty = module.types.intern(Type::Struct(body));
    }
    module.add_variable(Variable::new("x", ty));
    file(&module)
}

/// An array of two of the same constants, and so on.
pub(crate) fn doubled_constants() -> Vec<u8> {
    let mut module = module();
    let mut ty = module.types.integer(32);
    let mut constant = module.constants.integer(&module.types, ty, 7);
    let one = module.constants.integer(&module.types, ty, 1);
    for level in 0..60 {
        ty = module.types.intern(Type::Array { element: ty, length: 2 });
        let elements = if level == 0 { [constant, one] } else { [constant, constant] };
        constant = module.constants.aggregate(&module.types, ty, &elements);
    }
    let mut variable = Variable::new("x", ty);
    variable.initializer = Some(constant);
    module.add_variable(variable);
    file(&module)
}

/// Arrays of arrays of zeros.
pub(crate) fn many_zeros() -> Vec<u8> {
    let mut module = module();
    let mut ty = module.types.integer(8);
    for _ in 0..6 {
        ty = module.types.intern(Type::Array { element: ty, length: 1 << 40 });
    }
    let zeros = module.constants.null(&module.types, ty);
    let mut variable = Variable::new("x", ty);
    variable.initializer = Some(zeros);
    module.add_variable(variable);
    file(&module)
}

/// A string that many nodes have.
pub(crate) fn shared_strings() -> Vec<u8> {
    let mut module = module();
    let string = module.metadata.string(vec![1; 1 << 17]);
    let node = module.metadata.tuple(&vec![Some(string); 1 << 17]);
    module.name_metadata("name", [node]);
    file(&module)
}

/// Calls of a function with a long name, all of them wrong.
pub(crate) fn wrong_calls() -> Vec<u8> {
    let mut module = module();
    let void = module.types.void();
    let ty = module.types.function(void, &[]);
    let callee = format!("dx.op.{}", "x".repeat(1 << 18));
    calls(&mut module, "other", ty, &callee, 1_000);
    file(&module)
}
