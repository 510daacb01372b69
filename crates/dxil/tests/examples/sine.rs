use std::error::Error;

fn sine() -> Result<dxil_ir::Module, Box<dyn Error>> {
    use dxil_ir::build::FunctionBuilder;
    use dxil_ir::{Function, Module, Type, Value};
    use dxil_ops::{Overload, ShaderStage, Target, Version, ops};
    use dxil_text::Style;

    let mut module = Module::new();
    let float = module.types.intern(Type::Float);
    let ty = module.types.function(float, &[float]);
    let (sine, _) = module.add_function(Function::new("sine", ty));
    let target = Target::new(Version::V1_3, ShaderStage::Library);
    let b = FunctionBuilder::new(&mut module, sine, target)?;
    b.switch_to_block(b.add_block("entry"))?;
    b.ret(b.op(ops::Sin { value: Value::Argument(0) }, &[Overload::F32])?)?;
    b.finish()?;

    let text = dxil_text::print(&module, Style::Dxc)?;
    assert_eq!(
        text.to_string(),
        "
define float @sine(float) {
entry:
  %1 = call float @dx.op.unary.f32(i32 13, float %0)  ; Sin(value)
  ret float %1
}

; Function Attrs: nounwind readnone
declare float @dx.op.unary.f32(i32, float) #0

attributes #0 = { nounwind readnone }
"
    );

    let same = dxil_text::parse(&text)?;
    assert_eq!(dxil_text::print(&same, Style::Dxc)?, text);
    Ok(module)
}

#[test]
fn a_function_is_what_dxc_makes() {
    crate::assert_body_is_dxcs(sine().expect("a module"), "lib_sine", "sine");
}
