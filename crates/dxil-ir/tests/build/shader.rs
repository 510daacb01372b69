//! A pixel shader with an input, an output, a constant buffer and a branch: all of its module,
//! with the metadata that describes it to a driver.
//!
//! In HLSL: `float main(float light : LIGHT) : SV_Target { if (light > 0.5) light *= scale; … }`.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::metadata::Item::{self, Null, Tuple};
use dxil_ir::{
    BinaryOp, Body, ConstantId, FastMathFlags, FloatPredicate, Function, FunctionId,
    InstructionKind, MetadataId, Module, StructBody, Type, Value,
};
use dxil_ops::{Overload, ShaderStage, Target, Version, ops};
use expect_test::expect;

fn pixel_shader() -> Result<Module, Error> {
    let mut module = Module::dxil();
    let ty = module.types.function(module.types.void(), &[]);
    let (main, address) = module.add_function(Function::new("main", ty));
    build_main(&mut module, main)?;
    describe(&mut module, address);
    Ok(module)
}

fn build_main(module: &mut Module, main: FunctionId) -> Result<(), Error> {
    let b = FunctionBuilder::new(module, main, Target::new(Version::V1_0, ShaderStage::Pixel))?;
    let [entry, bright, end] = ["entry", "bright", "end"].map(|name| b.add_block(name));
    let (zero, column, f32) = (b.i32(0), b.i8(0), &[Overload::F32]);
    let fast = FastMathFlags::FAST;

    b.switch_to_block(entry)?;
    let vertex = b.undef(b.type_of(zero)?)?;
    let light = b.op(
        ops::LoadInput {
            input_sig_id: zero,
            row_index: zero,
            col_index: column,
            gs_vertex_axis: vertex,
        },
        f32,
    )?;
    let is_bright = b.fcmp(FloatPredicate::Ogt, fast, light, b.f32(0.5))?;
    b.conditional_branch(is_bright, bright, end)?;

    b.switch_to_block(bright)?;
    let buffer = b.op(
        ops::CreateHandle {
            resource_class: b.i8(2),
            range_id: zero,
            index: zero,
            non_uniform_index: b.i1(false),
        },
        &[],
    )?;
    let row = b.op(ops::CBufferLoadLegacy { handle: buffer, reg_index: zero }, f32)?;
    let scale = b.extract_value(row, &[0])?;
    let dimmed = b.binary(BinaryOp::FMul(fast), light, scale)?;
    b.branch(end)?;

    b.switch_to_block(end)?;
    let value = b.phi(b.type_of(light)?)?;
    b.add_incoming(value, &[(light, entry), (dimmed, bright)])?;
    b.op(ops::StoreOutput { output_sig_id: zero, row_index: zero, col_index: column, value }, f32)?;
    b.ret_void()?;
    b.finish()
}

/// Says what the shader is, what it reads and what it writes.
fn describe(module: &mut Module, main: ConstantId) {
    let version = module.tuple(&[1.into(), 0.into()]);
    let validator = module.tuple(&[1.into(), 7.into()]);
    let model = module.tuple(&["ps".into(), 6.into(), 0.into()]);
    let buffer = constant_buffer(module);
    let resources = module.tuple(&[Null, Null, Tuple(&[buffer.into()]), Null]);
    // Interpolated linearly; the kinds of semantics 0 and 16 are "arbitrary" and SV_Target.
    let input = element(module, "LIGHT", 0, 2);
    let output = element(module, "SV_Target", 16, 0);
    let (input, output) = ([input.into()], [output.into()]);
    let signatures = [Tuple(&input), Tuple(&output), Null];
    let entry =
        module.tuple(&[main.into(), "main".into(), Tuple(&signatures), resources.into(), Null]);
    module.name_metadata("dx.version", [version]);
    module.name_metadata("dx.valver", [validator]);
    module.name_metadata("dx.shaderModel", [model]);
    module.name_metadata("dx.resources", [resources]);
    module.name_metadata("dx.entryPoints", [entry]);
}

/// `%Light`, one `float` at register 0 of space 0.
fn constant_buffer(module: &mut Module) -> MetadataId {
    let float = module.types.intern(Type::Float);
    let body = StructBody { elements: [float].into(), packed: false };
    let ty = module.types.define_struct("Light", body);
    let ty = module.types.pointer(ty);
    let variable = module.constants.undef(ty);
    let [id, space, register, count, size] = [0, 0, 0, 1, 4].map(Item::from);
    module.tuple(&[id, variable.into(), "Light".into(), space, register, count, size, Null])
}

/// One `float` of a signature, in register 0.
fn element(module: &mut Module, semantic: &str, kind: i8, interpolation: i8) -> MetadataId {
    let [id, rows, row] = [0, 1, 0].map(Item::from);
    let [float, kind, interpolation, columns, column] =
        [9, kind, interpolation, 1, 0].map(Item::from);
    let indices = Tuple(&[Item::Integer { bits: 32, value: 0 }]);
    let name = semantic.into();
    module.tuple(&[id, name, float, kind, indices, interpolation, rows, columns, row, column, Null])
}

/// Blocks, and the type of each instruction after its kind.
fn listing(module: &Module, body: &Body) -> String {
    let mut lines = Vec::new();
    for (_, block) in body.blocks() {
        lines.push(format!("{}:", block.name));
        for instruction in block.instructions.iter().map(|&id| &body.instructions[id]) {
            let what = match instruction.kind {
                InstructionKind::Call { callee: Value::Constant(id), .. } => {
                    match module.constants[id].kind {
                        dxil_ir::ConstantKind::Function(id) => {
                            module.functions[id].name.to_string()
                        }
                        _ => "call".to_owned(),
                    }
                }
                kind => format!("{kind:?}").split(' ').next().unwrap_or_default().to_owned(),
            };
            lines.push(format!("  {} {what}", module.types.display(instruction.ty)));
        }
    }
    lines.join("\n")
}

#[test]
fn instructions() {
    let module = pixel_shader().expect("a shader");
    let main = module.function_named("main".into()).expect("main");
    let body = module.functions[main].body.as_ref().expect("a body");
    expect![[r#"
        entry:
          float dx.op.loadInput.f32
          i1 FCmp
          void ConditionalBranch
        bright:
          %dx.types.Handle dx.op.createHandle
          %dx.types.CBufRet.f32 dx.op.cbufferLoadLegacy.f32
          float ExtractValue
          float Binary
          void Branch
        end:
          float Phi
          void dx.op.storeOutput.f32
          void Return"#]]
    .assert_eq(&listing(&module, body));
}

#[test]
fn what_instructions_need() {
    let module = pixel_shader().expect("a shader");
    let functions: Vec<_> = module.functions.values().map(|it| it.name.to_string()).collect();
    expect![[r#"
        main
        dx.op.loadInput.f32
        dx.op.createHandle
        dx.op.cbufferLoadLegacy.f32
        dx.op.storeOutput.f32"#]]
    .assert_eq(&functions.join("\n"));
    let structs = module.types.structs().ids().map(Type::Named);
    let structs: Vec<_> = structs
        .map(|ty| module.types.find(&ty).expect("a type"))
        .map(|ty| {
            let elements = &module.types.struct_body(ty).expect("elements").elements;
            let elements: Vec<_> =
                elements.iter().map(|&id| module.types.display(id).to_string()).collect();
            format!("{} = {{ {} }}", module.types.display(ty), elements.join(", "))
        })
        .collect();
    expect![[r#"
        %dx.types.Handle = { i8* }
        %dx.types.CBufRet.f32 = { float, float, float, float }
        %Light = { float }"#]]
    .assert_eq(&structs.join("\n"));
}

#[test]
fn metadata() {
    let module = pixel_shader().expect("a shader");
    let named: Vec<_> = module.named_metadata.iter().map(|it| it.name.to_string()).collect();
    expect![[r#"
        dx.version
        dx.valver
        dx.shaderModel
        dx.resources
        dx.entryPoints"#]]
    .assert_eq(&named.join("\n"));
    let entry = module.named_metadata("dx.entryPoints").expect("entry points").nodes[0];
    assert_eq!(module.metadata.operands(entry).len(), 5);
}
