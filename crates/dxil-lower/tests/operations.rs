//! Every operation can be reached from LLVM IR: by a name of our own, and by LLVM's intrinsics where it has some.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::typing::OperationType;
use dxil_ir::{
    Attribute, AttributeGroup, Dialect, FUNCTION_SLOT, Function, InstructionKind, Module, Type,
    TypeId, Value, verify,
};
use dxil_lower::{Pass, Report, to_dxil};
use dxil_ops::{
    Argument, Immediate, OpCode, Overload, OverloadKind, Scalar, ShaderStage, Target, Validation,
    Version, check,
};

/// An overload of the kind. The width of vectors and the name of structs do not matter.
fn overload(kind: OverloadKind) -> Overload<'static> {
    let scalars = Scalar::ALL.len();
    match kind {
        OverloadKind::UserDefined => Overload::UserDefined("struct.Mine"),
        OverloadKind::Object => Overload::Object("mC9M16N16U2S1"),
        kind if (kind as usize) < scalars => Overload::Scalar(Scalar::ALL[kind as usize]),
        kind => Overload::Vector(Scalar::ALL[kind as usize - scalars], 3),
    }
}

/// A target that may call an operation, and overloads of the call; of the newest version that has any.
fn call(op: OpCode) -> (Target, Vec<Overload<'static>>) {
    for &version in Version::ALL.iter().rev() {
        let first = op.overloads(version).iter().map(|set| set.iter().next().map(overload));
        let Some(overloads) = first.collect::<Option<Vec<_>>>() else { continue };
        let targets = ShaderStage::ALL.iter().map(|&stage| Target::new(version, stage));
        if let Some(target) = targets.into_iter().find(|&it| check(op, it, &overloads).is_ok()) {
            return (target, overloads);
        }
    }
    panic!("no target may call {op}");
}

/// A valid argument of an operation: `undef`, or the least constant where it must be one.
fn argument(
    b: &FunctionBuilder<'_>,
    argument: &Argument,
    ty: TypeId,
    version: Version,
) -> Result<Value, Error> {
    let is_valid = |value| argument.check(value, version, Validation::Demanded).is_ok();
    if is_valid(Immediate::Undef) {
        return b.undef(ty);
    }
    let number = (0..64_u64).find(|&number| is_valid(Immediate::Integer(number as i64)));
    let number = number.expect("a valid number");
    Ok(b.with_module(|module| match module.types[ty] {
        Type::Integer { .. } => module.constants.integer(&module.types, ty, number),
        _ => module.constants.null(&module.types, ty),
    })
    .into())
}

/// The environment of a triple.
fn environment(stage: ShaderStage) -> &'static str {
    // There is no such shader; the rules of a hull shader hold for its function.
    if stage == ShaderStage::PatchConstant { "hull" } else { stage.name() }
}

/// A module of the modern dialect with a call of a function of this name and of an operation's type.
fn module(
    name: &str,
    op: OpCode,
    overloads: &[Overload<'_>],
    target: Target,
) -> Result<Module, Error> {
    let mut module = Module::with_kinds(Dialect::Modern);
    let Version { minor, .. } = target.version;
    let stage = environment(target.stage);
    module.target_triple = format!("dxil-pc-shadermodel6.{minor}-{stage}").into();
    module.types.add_struct("struct.Mine");
    let void = module.types.void();
    let ty = module.types.function(void, &[]);
    let mut main = Function::new("main", ty);
    if target.stage == ShaderStage::Hull {
        let attributes = vec![Attribute::Text { key: "hlsl.shader".into(), value: "hull".into() }];
        let group = module.attributes.group(AttributeGroup { slot: FUNCTION_SLOT, attributes });
        main.attributes = Some(module.attributes.set(&[group]));
    }
    let (main, _) = module.add_function(main);
    let operand = |module: &mut Module, ty| {
        let described = OperationType::operand(ty, overloads, false).expect("a type");
        described.make(&mut module.types).expect("a type")
    };
    let signature = op.signature();
    let result = operand(&mut module, signature.result());
    let parameters: Vec<_> =
        signature.arguments().iter().map(|it| operand(&mut module, it.ty())).collect();
    let ty = module.types.function(result, &parameters);
    let (callee, _) = module.add_function(Function::new(name, ty));
    let b = FunctionBuilder::new(&mut module, main, target)?;
    b.switch_to_block(b.add_block(""))?;
    let arguments = signature.arguments().iter().zip(&parameters);
    let arguments = arguments.map(|(it, &ty)| argument(&b, it, ty, target.version));
    b.call(callee, &arguments.collect::<Result<Vec<_>, _>>()?)?;
    b.ret_void()?;
    b.finish()?;
    Ok(module)
}

/// The number and the function of the only call in a module.
fn called(module: &Module) -> (u64, String) {
    let body = module.functions.values().find_map(|it| it.body.as_ref()).expect("a body");
    let mut calls = body.instructions().filter_map(|(_, it)| match it.kind {
        InstructionKind::Call { callee, arguments, .. } => {
            let first = body.list(arguments)[0].constant().expect("a constant");
            let number = module.constants.integer_value(first).expect("the opcode");
            let function = module.called_function(callee).expect("a function");
            Some((number, module.functions[function].name.to_string()))
        }
        _ => None,
    });
    let call = calls.next().expect("a call");
    assert!(calls.next().is_none());
    call
}

#[test]
fn our_names_reach_all() {
    let ops: Vec<_> = OpCode::ALL.iter().copied().filter(|op| !op.is_reserved()).collect();
    for &op in &ops {
        let (target, overloads) = call(op);
        let function = op.function_name(&overloads).to_string();
        let suffix = &function["dx.op.".len() + op.class().name().len()..];
        let name = format!("llvm.dx.op.{op}{suffix}");
        let mut module =
            module(&name, op, &overloads, target).unwrap_or_else(|error| panic!("{op}: {error}"));
        let mut report = Report::default();
        Pass::named("dxil-op-lower").expect("a pass").run(&mut module, &mut report);
        assert_eq!(report.errors, [], "{op}");
        assert_eq!(called(&module), (op.to_u32().into(), function.clone()));
        assert_eq!(module.functions.len(), 2, "the intrinsic is gone");
        assert_eq!(verify::verify(&module), [], "{op}");

        let module = to_dxil(&module).unwrap_or_else(|errors| panic!("{op}: {errors:?}"));
        assert_eq!(called(&module), (op.to_u32().into(), function));
    }
    expect_test::expect!["314"].assert_eq(&ops.len().to_string());
}

/// An intrinsic of LLVM without selections has the operation's type, so that it can be called in the same way.
#[test]
fn intrinsics_reach_their_operation() {
    let mut count = 0;
    for &op in OpCode::ALL {
        for intrinsic in op.intrinsics().filter(|it| it.arguments().is_empty()) {
            let (target, overloads) = call(op);
            let function = op.function_name(&overloads).to_string();
            let name = overloads
                .iter()
                .fold(intrinsic.name().to_owned(), |name, overload| format!("{name}.{overload}"));
            let mut module = module(&name, op, &overloads, target)
                .unwrap_or_else(|error| panic!("{op}: {error}"));
            let mut report = Report::default();
            Pass::named("dxil-op-lower").expect("a pass").run(&mut module, &mut report);
            assert_eq!(report.errors, [], "{name}");
            assert_eq!(called(&module), (op.to_u32().into(), function));
            count += 1;
        }
    }
    expect_test::expect!["68"].assert_eq(&count.to_string());
}
