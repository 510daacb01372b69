//! Bodies of functions.

use dxil_builder::{Binding, Buffer, Element, EntryPoint, RawBuffer, ShaderBuilder, Stage};
use dxil_ir::build::Access;
use dxil_ir::{BinaryOp, CastOp, FastMathFlags, Type, Value};
use dxil_ops::{AtomicBinOpCode, Overload, ops};
use expect_test::expect;

use crate::{COMPUTE, F32, U32, check, model};

/// The first block, in which a body begins, has no name.
#[test]
fn a_phi_without_values() {
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let repeated = b.add_block("loop");
        b.branch(repeated)?;
        b.switch_to_block(repeated)?;
        b.phi(b.ty(Type::Float))?;
        b.branch(repeated)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
            main: phi: a phi in block `loop` has values from no block, expected one from each of block 0 (the first), block `loop`; add what is missing with `add_incoming`
        "#]],
    );
}

/// Each body that fails is reported, and so is each call that an entry point's stage does not allow.
#[test]
fn one_error_in_each() {
    let mut library = ShaderBuilder::library(model(3));
    let void = library.ty(Type::Void);
    library.function("open", void, &[], |b| {
        let block = b.add_block("never ended");
        Ok(b.switch_to_block(b.current_block().unwrap_or(block))?)
    });
    library.function("mistyped", void, &[], |b| {
        b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        Ok(())
    });
    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |b| {
        b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        Ok(())
    });
    library.entry(EntryPoint::new("late", Stage::RayGeneration), |b| {
        b.handle_from_heap(RawBuffer::new(), b.i32(0), false)?;
        Ok(())
    });
    check(
        library,
        &expect![[r#"
            open: block `never ended` has no terminator
            mistyped: Sin: value is i32, expected float
            generate: ThreadId is not valid in raygeneration; it is in compute
            late: CreateHandleFromHeap needs DXIL 1.6 for this in raygeneration, the target is 1.3
        "#]],
    );
}

/// Mistakes that only the whole module shows.
#[test]
fn assembled() {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    for number in 0..33 {
        main.input(Element::new(&format!("A{number}"), F32, 4));
    }
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        main: the signature has no register for A; state elements that share registers, or fewer
    "#]],
    );

    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let (block, end) = (b.add_block("then"), b.add_block("end"));
        b.conditional_branch(b.i1(true), block, end)?;
        b.switch_to_block(block)?;
        let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        b.branch(end)?;
        b.switch_to_block(end)?;
        b.cast(
            dxil_ir::CastOp::UiToFp(dxil_ir::NonNegativeFlags::NONE),
            thread,
            b.ty(Type::Float),
        )?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main, block `end`, instruction 3: an operand is used where it may not have been computed
    "#]],
    );
}

/// A body goes on after an error. What follows from it alone is no error.
#[test]
fn several_errors() {
    let mut shader = ShaderBuilder::new(model(6));
    let output = shader.resource("Output", Binding::register(0), Buffer::new(U32, 1).writable());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let sine = b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        // These take a value that is missing.
        let sum = b.binary(BinaryOp::FAdd(FastMathFlags::FAST), sine, b.f32(1.0))?;
        let sum = b.cast(CastOp::FpToUi, sum, b.ty(Type::Integer { bits: 32 }))?;
        b.set_name(sum, "sum")?;
        b.attach(sum, "dx.precise", b.tuple(&[1.into()]))?;
        b.handle(output)?.store(sum, [sum])?;
        b.handle(output)?.atomic(AtomicBinOpCode::Add, &[sum], sum)?;
        // These are wrong for themselves.
        b.handle(output)?.store(sum, [b.f32(1.0)])?;
        b.op(ops::Discard { condition: sum }, &[])?;
        b.binary(BinaryOp::FAdd(FastMathFlags::FAST), b.f32(1.0), b.i32(1))?;
        b.undef(b.ty(Type::Void))?;

        let [left, right, end] = ["left", "right", "end"].map(|name| b.add_block(name));
        b.conditional_branch(b.f32(1.0), left, right)?;
        b.switch_to_block(left)?;
        b.branch(end)?;
        b.ret_void()?;
        b.unreachable()?;
        b.switch_to_block(right)?;
        b.branch(end)?;
        b.switch_to_block(end)?;
        let phi = b.phi(b.ty(Type::Float))?;
        b.add_incoming(phi, &[(b.f32(0.0), left), (b.i32(0), right)])?;
        b.store(phi, sine, Access::aligned(4))?;
        b.store(phi, phi, Access::aligned(4))?;
        b.ret(phi)?;
        b.add_block("open");
        b.add_block("too");
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
            main: Sin: value is i32, expected float
            main: BufferStore: value0 is float, expected i32
            main: Discard is not valid in compute; it is in pixel
            main: fadd: the right operand is i32, expected float
            main: constant: the type is void, expected one of values
            main: br: the condition is float, expected i1
            main: ret: the block has a terminator
            main: phi: the incoming value is i32, expected float
            main: store: the pointer is float, expected a pointer
            main: ret: the value is float, expected void
            main: block `open` has no terminator
            main: block `too` has no terminator
        "#]],
    );
}

/// A body may end at an error of its own.
#[test]
fn ended_by_an_error() {
    let mut library = ShaderBuilder::library(model(6));
    let float = library.ty(Type::Float);
    library.function("f", float, &[], |b| {
        let block = b.add_block("not ended");
        b.branch(block)?;
        b.switch_to_block(block)?;
        let sine = b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        b.type_of(sine)?;
        Ok(())
    });
    library.function("g", float, &[], |b| {
        b.op(ops::Cos { value: b.i32(1) }, &[Overload::F32])?;
        b.type_of(Value::Argument(0))?;
        Ok(())
    });
    check(
        library,
        &expect![[r#"
        f: Sin: value is i32, expected float
        g: Cos: value is i32, expected float
        g: there is no argument 0
    "#]],
    );
}

/// A body cannot take errors away, whatever it calls.
#[test]
fn errors_stay() {
    let mut shader = ShaderBuilder::new(model(6));
    let output = shader.resource("Output", Binding::register(0), Buffer::new(F32, 1).writable());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let sine = b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        b.collect_errors();
        assert_eq!(b.error_count(), 1);
        b.handle(output)?.store(b.i32(0), [sine])?;
        b.handle(output)?.store(b.i32(0), [sine; 2])?;
        b.op(ops::Cos { value: b.i32(1) }, &[Overload::F32])?;
        Ok(())
    });
    let errors = shader.finish().map(|_| ()).expect_err("a wrong shader").0;
    // Each error has its function, which its message does not repeat.
    let errors = errors.iter().map(|it| format!("{:?}: {}\n", it.function, it.message));
    expect![[r#"
        Some("main"): Sin: value is i32, expected float
        Some("main"): an element of Output has 1 components
        Some("main"): Cos: value is i32, expected float
    "#]]
    .assert_eq(&errors.collect::<String>());
}
