use dxil_ir::build::Error;

fn twice_sine() -> Result<dxil_ir::Module, Error> {
    use dxil_ir::build::FunctionBuilder;
    use dxil_ir::{BinaryOp, FastMathFlags, Function, Module, Type, Value};
    use dxil_ops::{Overload, ShaderStage, Target, Version, ops};

    let mut module = Module::new();
    let float = module.types.intern(Type::Float);
    let ty = module.types.function(float, &[float]);
    let (twice_sine, _) = module.add_function(Function::new("twice_sine", ty));

    let target = Target::new(Version::V1_3, ShaderStage::Library);
    let b = FunctionBuilder::new(&mut module, twice_sine, target)?;
    b.switch_to_block(b.add_block("entry"))?;
    let sine = b.op(ops::Sin { value: Value::Argument(0) }, &[Overload::F32])?;
    b.ret(b.binary(BinaryOp::FMul(FastMathFlags::FAST), sine, b.f32(2.0))?)?;
    b.finish()?;
    Ok(module)
}

#[test]
fn a_function_is_what_dxc_makes() {
    crate::assert_body_is_dxcs(twice_sine().expect("a module"), "lib_sine", "twice_sine");
}
