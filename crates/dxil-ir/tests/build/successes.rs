//! The types of instructions, and the instructions in the body.

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::metadata::Location;
use dxil_ir::{
    AtomicOp, BinaryOp, CastOp, ConstantKind, FastMathFlags, FloatPredicate, Function,
    InstructionKind, IntPredicate, NonNegativeFlags, Ordering, OverflowFlags, Scope, Type, Value,
};
use expect_test::expect;

use crate::{Arguments, Sample};

/// The type of what `build` gives.
fn ty(build: impl FnOnce(&FunctionBuilder<'_>, Arguments) -> Result<Value, Error>) -> String {
    let (mut sample, a) = Sample::new();
    let mut b = sample.builder();
    let value = build(&b, a).expect("it is right");
    let ty = b.type_of(value).expect("a value");
    b.module().types.display(ty).to_string()
}

#[test]
fn types() {
    let scope = Scope::CrossThread;
    let fast = FastMathFlags::FAST;
    let types = [
        ty(|b, a| b.binary(BinaryOp::Add(OverflowFlags::NONE), a.i32, b.i32(1))),
        ty(|b, a| b.binary(BinaryOp::FMul(fast), a.vector, a.vector)),
        ty(|b, a| b.icmp(IntPredicate::Eq, a.pointer, b.null(b.type_of(a.pointer)?)?)),
        ty(|b, a| b.fcmp(FloatPredicate::Olt, FastMathFlags::NONE, a.vector, a.vector)),
        ty(|b, a| b.fcmp(FloatPredicate::Olt, fast, a.float, a.float)),
        ty(|b, a| b.select(a.i1, a.pair, a.pair)),
        ty(|b, a| b.select(a.mask, a.vector, a.vector)),
        ty(|b, a| b.cast(CastOp::Trunc(OverflowFlags::NONE), a.i32, b.type_of(a.i1)?)),
        ty(|b, a| b.cast(CastOp::SExt, a.i32, a.types.i64)),
        ty(|b, a| b.cast(CastOp::FpExt(FastMathFlags::NONE), a.float, a.types.double)),
        ty(|b, a| b.cast(CastOp::FpTrunc(FastMathFlags::NONE), b.f64(1.0), a.types.float)),
        ty(|b, a| b.cast(CastOp::FpToSi, a.float, a.types.i64)),
        ty(|b, a| b.cast(CastOp::UiToFp(NonNegativeFlags::NONE), a.i1, a.types.float)),
        ty(|b, a| b.cast(CastOp::PtrToInt, a.shared, a.types.i64)),
        ty(|b, a| b.cast(CastOp::IntToPtr, a.i32, b.type_of(a.shared)?)),
        ty(|b, a| b.cast(CastOp::BitCast, b.i64(1), a.types.i32x2)),
        ty(|b, a| b.cast(CastOp::BitCast, a.i32, a.types.float)),
        ty(|b, a| b.cast(CastOp::AddrSpaceCast, a.shared, b.type_of(a.pointer)?)),
        ty(|b, a| b.extract_element(a.vector, a.i32)),
        ty(|b, a| b.insert_element(a.vector, a.float, b.i32(0))),
        ty(|b, a| b.shuffle_vector(a.vector, a.vector, b.null(a.types.i32x2)?)),
        ty(|b, a| b.extract_value(a.pair, &[1, 0])),
        ty(|b, a| b.insert_value(a.pair, a.float, &[1, 1])),
        ty(|b, a| b.alloca(a.types.pair, 4)),
        ty(|b, a| b.load(a.pointer, Access::aligned(4))),
        ty(|b, a| b.gep(a.pointer, &[a.i32])),
        ty(|b, a| b.inbounds_gep(a.pointer, &[b.i32(0), b.i32(1), a.i32])),
        ty(|b, a| b.gep(a.shared, &[b.i64(1)])),
        ty(|b, a| b.compare_exchange(a.shared, [a.i32; 2], [Ordering::Monotonic; 2], scope)),
        ty(|b, a| b.atomic_rmw(AtomicOp::UMax, a.shared, a.i32, Ordering::Monotonic, scope)),
        ty(|b, a| b.store(a.i32, a.shared, Access::aligned(4)).map(Value::from)),
        ty(|b, _| b.fence(Ordering::AcqRel, scope).map(Value::from)),
        ty(|b, a| b.phi(a.types.double)),
        ty(|b, _| Ok(b.f16(0x3C00))),
        ty(|b, _| Ok(b.i8(-1))),
        ty(|b, _| Ok(b.i16(-1))),
        ty(|b, a| b.aggregate(a.types.i32x2, &[b.i32(1), b.undef(a.types.i32)?])),
    ];
    expect![[r#"
        i32
        <4 x float>
        i1
        <4 x i1>
        i1
        %pair
        <4 x float>
        i1
        i64
        double
        float
        i64
        float
        i64
        i32 addrspace(3)*
        <2 x i32>
        float
        %pair*
        float
        <4 x float>
        <2 x float>
        float
        %pair
        %pair*
        %pair
        %pair*
        float*
        i32 addrspace(3)*
        { i32, i1 }
        i32
        void
        void
        double
        half
        i8
        i16
        <2 x i32>"#]]
    .assert_eq(&types.join("\n"));
}

#[test]
fn constants_have_one_form() {
    let (mut sample, a) = Sample::new();
    let mut b = sample.builder();
    let kind = |b: &mut FunctionBuilder<'_>, value: Value| {
        b.module().constants[value.constant().unwrap()].kind.clone()
    };
    assert_eq!(b.i32(0), b.null(a.types.i32).unwrap());
    assert_eq!(b.f32(0.0), b.null(a.types.float).unwrap());
    assert_ne!(b.f32(0.0), b.f32(-0.0));
    let minus_one = b.i8(-1);
    assert_eq!(kind(&mut b, minus_one), ConstantKind::Integer(0xFF));
    let array = b.aggregate(a.types.array, &[b.f32(1.0), b.f32(2.0)]).unwrap();
    let bytes = [0, 0, 0x80, 0x3F, 0, 0, 0, 0x40];
    assert_eq!(kind(&mut b, array), ConstantKind::Data(bytes.into()));
    let zeros = b.aggregate(a.types.array, &[b.f32(0.0), b.f32(0.0)]).unwrap();
    assert_eq!(zeros, b.null(a.types.array).unwrap());
}

/// Locations, names and attachments stand where walking finds them.
#[test]
fn annotations() {
    let (mut sample, a) = Sample::new();
    let mut b = sample.builder();
    let node = b.module().metadata.tuple(&[]);
    let place = Location { line: 3, column: 7, scope: Some(node), inlined_at: None };
    let before = b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.float, a.float).unwrap();
    b.set_location(Some(place)).unwrap();
    let sum = b.binary(BinaryOp::FAdd(FastMathFlags::NONE), before, a.float).unwrap();
    b.set_location(None).unwrap();
    b.set_name(sum, "sum").unwrap();
    b.set_name(a.float, "x").unwrap();
    let id = sum.instruction().unwrap();
    b.attach(id, "dx.precise", node).unwrap();
    b.attach(id, "dx.nonuniform", node).unwrap();
    b.attach(before, "dx.precise", node).unwrap();
    assert!(!b.is_terminated());
    b.ret(sum).unwrap();
    assert!(b.is_terminated());
    b.finish().unwrap();

    let module = &sample.module;
    let body = module.functions[sample.main].body.as_ref().unwrap();
    let locations: Vec<_> = body.instructions().map(|(_, it)| it.location).collect();
    assert_eq!(locations, [None, Some(place), None]);
    assert_eq!(body.names.get(id), Some("sum".into()));
    assert_eq!(body.arguments[0].name, "x");
    let kinds: Vec<_> = module.metadata_kinds.values().map(ToString::to_string).collect();
    assert_eq!(kinds, ["dx.precise", "dx.nonuniform"]);
    let attached: Vec<_> = body.attachments[&id].iter().map(|it| it.0).collect();
    assert_eq!(attached, module.metadata_kinds.ids().collect::<Vec<_>>());
}

/// Functions call one another; a phi takes what is built later.
#[test]
fn a_loop() {
    let (mut sample, a) = Sample::new();
    let float = a.types.float;
    let ty = sample.module.types.function(float, &[float]);
    let (step, address) = sample.module.add_function(Function::new("step", ty));
    let b = sample.builder();
    let [head, end] = ["head", "end"].map(|name| b.add_block(name));
    let entry = b.current_block().unwrap();
    b.branch(head).unwrap();
    b.switch_to_block(head).unwrap();
    let x = b.phi(float).unwrap();
    let next = b.call(step, &[x]).unwrap();
    b.add_incoming(x, &[(a.float, entry), (next, head)]).unwrap();
    b.conditional_branch(a.i1, head, end).unwrap();
    b.switch_to_block(end).unwrap();
    b.ret(next).unwrap();
    b.finish().unwrap();

    let body = sample.module.functions[sample.main].body.as_ref().unwrap();
    let InstructionKind::Phi { incoming, .. } = body.instructions[x.instruction().unwrap()].kind
    else {
        panic!("a phi")
    };
    let from: Vec<_> = body.list(incoming).iter().map(|it| (it.value, it.block)).collect();
    assert_eq!(from, [(a.float, entry), (next, head)]);
    let InstructionKind::Call { callee, function_type, arguments, .. } =
        body.instructions[next.instruction().unwrap()].kind
    else {
        panic!("a call")
    };
    assert_eq!((callee, function_type), (Value::Constant(address), ty));
    assert_eq!(body.list(arguments), [x]);
    let mut successors = Vec::new();
    for (_, instruction) in body.instructions() {
        instruction.for_each_successor(body, |block| successors.push(block));
    }
    assert_eq!(successors, [head, head, end]);
}

#[test]
fn a_switch() {
    let (mut sample, a) = Sample::new();
    let mut b = sample.builder();
    let [one, other] = [b.add_block(""), b.add_block("")];
    b.switch(a.i32, other, &[(b.i32(1), one), (b.i32(-2), other)]).unwrap();
    for block in [one, other] {
        b.switch_to_block(block).unwrap();
        b.unreachable().unwrap();
    }
    assert_eq!(b.module().types.find(&Type::Void), Some(a.types.void));
    b.finish().unwrap();
    let body = sample.module.functions[sample.main].body.as_ref().unwrap();
    let mut successors = Vec::new();
    for (_, instruction) in body.instructions() {
        instruction.for_each_successor(body, |block| successors.push(block));
    }
    assert_eq!(successors, [other, one, other]);
}

/// Resources as shaders of DXIL 1.6 name them: by constant structs.
#[test]
fn a_handle_from_a_binding() {
    use dxil_ops::{ShaderStage, Target, Type as OpType, Version, ops};
    let (mut sample, a) = Sample::new();
    let mut b = sample.builder_for(Target::new(Version::V1_6, ShaderStage::Pixel));
    let (zero, uav) = (b.i32(0), b.i8(1));
    let bind = b.op_type(OpType::ResBind, &[]).unwrap();
    let bind = b.aggregate(bind, &[zero, zero, zero, uav]).unwrap();
    let non_uniform_index = b.i1(false);
    let handle = ops::CreateHandleFromBinding { bind, index: zero, non_uniform_index };
    let handle = b.op(handle, &[]).unwrap();
    let properties = b.op_type(OpType::ResProps, &[]).unwrap();
    let props = b.aggregate(properties, &[b.i32(4107), zero]).unwrap();
    b.op(ops::AnnotateHandle { res: handle, props }, &[]).unwrap();

    let variable = b.load(b.alloca(properties, 4).unwrap(), Access::aligned(4)).unwrap();
    let error = b.op(ops::AnnotateHandle { res: handle, props: variable }, &[]).unwrap_err();
    expect!["main: AnnotateHandle: props is a variable or undef, expected a constant"]
        .assert_eq(&error.to_string());
    b.ret(a.float).unwrap();
    let kind = &b.module().constants[bind.constant().unwrap()].kind;
    assert!(matches!(kind, ConstantKind::Aggregate(elements) if elements.len() == 4));
    b.finish().unwrap();
}

#[test]
fn names_are_unique() {
    let (mut sample, a) = Sample::new();
    let b = sample.builder();
    let sum = b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.float, a.float).expect("a sum");
    let product = b.binary(BinaryOp::FMul(FastMathFlags::NONE), sum, sum).expect("a product");
    b.set_name(sum, "x").and_then(|()| b.set_name(product, "x")).expect("names");
    let block = b.add_block("x");
    b.branch(block).and_then(|_| b.switch_to_block(block)).expect("a block");
    b.ret(product).and_then(|_| b.finish()).expect("a body");
    assert_eq!(dxil_ir::verify::verify(&sample.module), []);
    let main = sample.module.function_named("main".into()).expect("main");
    let body = sample.module.functions[main].body.as_ref().expect("a body");
    let names: Vec<_> = body.names.values().map(ToString::to_string).collect();
    assert_eq!(
        (body.blocks[block].name.to_string(), names),
        ("x".into(), vec!["x1".into(), "x2".into()])
    );
}

/// The elements of a list are built while they are asked for.
#[test]
fn lists() {
    let (mut sample, a) = Sample::new();
    let b = sample.builder();
    let list = b.add_list((0..9).map(|index| b.i32(index)).chain([a.i32]));
    assert_eq!(b.list(list).len(), 10);
    assert_eq!(b.list(list)[8], b.i32(8));
}

/// Errors are counted, and only the owner of a builder takes them.
#[test]
fn errors_so_far() {
    let (mut sample, a) = Sample::new();
    let mut b = sample.builder();
    b.collect_errors();
    let failed = b.binary(BinaryOp::Xor, a.float, a.float).expect("a value that stands for it");
    b.binary(BinaryOp::Xor, failed, a.i32).expect("a value that stands for it");
    assert_eq!(b.error_count(), 1);
    assert_eq!(b.take_errors().len(), 1);
    assert_eq!(b.error_count(), 0);
}

/// Kinds of instructions are keys of maps.
#[test]
fn kinds_are_hashed() {
    let (mut sample, a) = Sample::new();
    let b = sample.builder();
    let sums = [(); 2].map(|()| b.binary(BinaryOp::Add(OverflowFlags::NONE), a.i32, a.i32));
    let kinds = sums.map(|sum| b.instruction(sum.expect("a sum")).expect("an instruction").kind);
    assert_eq!(std::collections::HashSet::from(kinds).len(), 1);
}
