use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{Function, Module, Type, Value};
use dxil_ops::{Overload, ShaderStage, Target, Version, ops};

fn precise_sine(b: &FunctionBuilder<'_>, x: Value) -> Result<Value, Error> {
    let sine = b.op(ops::Sin { value: x }, &[Overload::F32])?;
    b.attach(sine, "dx.precise", b.tuple(&[1.into()]))?;
    Ok(sine)
}

fn module() -> Result<Module, Error> {
    let mut module = Module::new();
    let float = module.types.intern(Type::Float);
    let ty = module.types.function(float, &[float]);
    let (function, _) = module.add_function(Function::new("precise_sine", ty));
    let target = Target::new(Version::V1_3, ShaderStage::Library);
    let b = FunctionBuilder::new(&mut module, function, target)?;
    b.switch_to_block(b.add_block(""))?;
    b.ret(precise_sine(&b, Value::Argument(0))?)?;
    b.finish()?;
    Ok(module)
}

#[test]
fn a_function_is_what_dxc_makes() {
    crate::assert_body_is_dxcs(module().expect("a module"), "lib_sine", "precise_sine");
}
