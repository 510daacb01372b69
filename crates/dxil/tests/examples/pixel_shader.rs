use dxil_ir::build::Error;

fn pixel_shader() -> Result<dxil_ir::Module, Error> {
    use dxil_ir::build::FunctionBuilder;
    use dxil_ir::{BinaryOp, FastMathFlags, FloatPredicate, Function, Module, Type};
    use dxil_ops::{Overload, ShaderStage, Target, Version, ops};

    let mut module = Module::dxil();
    let ty = module.types.function(module.types.void(), &[]);
    let (main, _) = module.add_function(Function::new("main", ty));

    let target = Target::new(Version::V1_0, ShaderStage::Pixel);
    let b = FunctionBuilder::new(&mut module, main, target)?;
    let [entry, bright, end] = ["entry", "bright", "end"].map(|name| b.add_block(name));
    let (zero, column, f32) = (b.i32(0), b.i8(0), &[Overload::F32]);

    b.switch_to_block(entry)?;
    let handle = b.op(
        ops::CreateHandle {
            resource_class: b.i8(2),
            range_id: zero,
            index: zero,
            non_uniform_index: b.i1(false),
        },
        &[],
    )?;
    let light = b.op(
        ops::LoadInput {
            input_sig_id: zero,
            row_index: zero,
            col_index: column,
            gs_vertex_axis: b.undef(b.ty(Type::Integer { bits: 32 }))?,
        },
        f32,
    )?;
    let is_bright = b.fcmp(FloatPredicate::Ogt, FastMathFlags::FAST, light, b.f32(0.5))?;
    b.conditional_branch(is_bright, bright, end)?;

    b.switch_to_block(bright)?;
    let row = b.op(ops::CBufferLoadLegacy { handle, reg_index: zero }, f32)?;
    let scale = b.extract_value(row, &[0])?;
    let dimmed = b.binary(BinaryOp::FMul(FastMathFlags::FAST), scale, light)?;
    b.branch(end)?;

    b.switch_to_block(end)?;
    let value = b.phi(b.ty(Type::Float))?;
    b.add_incoming(value, &[(dimmed, bright), (light, entry)])?;
    b.op(ops::StoreOutput { output_sig_id: zero, row_index: zero, col_index: column, value }, f32)?;
    b.ret_void()?;
    b.finish()?;

    let error = FunctionBuilder::new(&mut module, main, target);
    assert_eq!(error.unwrap_err().to_string(), "main: the function has a body");
    Ok(module)
}

#[test]
fn a_function_is_what_dxc_makes() {
    crate::assert_body_is_dxcs(pixel_shader().expect("a module"), "ps_bright", "main");
}
