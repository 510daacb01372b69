//! Errors of instructions: one test for each check, with the whole message.

use dxil_ir::build::{Access, Error};
use dxil_ir::{
    Arena, AtomicOp, BinaryOp, CastOp, ExactFlags, FastMathFlags, FloatPredicate, InstructionId,
    IntPredicate, NonNegativeFlags, Ordering, OverflowFlags, Scope, TypeId, Value,
};
use expect_test::{Expect, expect};

use crate::{Arguments, Sample, far, message, mistakes};

#[test]
fn numbers() {
    mistakes![
        expect![[r#"
            main: fadd: the right operand is i32, expected float
            main: fadd: the left operand is i32, expected a floating-point number or a vector of them
            main: xor: the left operand is float, expected an integer or a vector of integers
            main: add: there is no argument 8
            main: add: there is no constant 99
            main: add: there is no instruction 99
            main: udiv: the set of flags is 0x2, expected within 0x1
            main: add: the set of flags is 0x4, expected within 0x3
            main: fadd: the set of flags is 0x20, expected within 0x1f
            main: icmp: the left operand is float, expected an integer, a pointer or a vector of them
            main: icmp: the right operand is %pair*, expected i32
            main: fcmp: the left operand is i32, expected a floating-point number or a vector of them
            main: fcmp: the right operand is <4 x float>, expected float
            main: fcmp: the set of flags is 0x20, expected within 0x1f
            main: select: the condition is i32, expected i1
            main: select: the condition is <4 x i1>, expected i1
            main: select: the value if false is <4 x float>, expected float"#]],
        |b, a| b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.float, a.i32),
        |b, a| b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.i32, a.i32),
        |b, a| b.binary(BinaryOp::Xor, a.float, a.float),
        |b, a| b.binary(BinaryOp::Add(OverflowFlags::NONE), Value::Argument(8), a.i32),
        |b, a| b.binary(BinaryOp::Add(OverflowFlags::NONE), Value::Constant(far()), a.i32),
        |b, a| b.binary(BinaryOp::Add(OverflowFlags::NONE), Value::Instruction(far()), a.i32),
        |b, a| b.binary(BinaryOp::UDiv(ExactFlags(2)), a.i32, a.i32),
        |b, a| b.binary(BinaryOp::Add(OverflowFlags(4)), a.i32, a.i32),
        |b, a| b.binary(BinaryOp::FAdd(FastMathFlags(32)), a.float, a.float),
        |b, a| b.icmp(IntPredicate::Eq, a.float, a.float),
        |b, a| b.icmp(IntPredicate::Eq, a.i32, a.pointer),
        |b, a| b.fcmp(FloatPredicate::Oeq, FastMathFlags::NONE, a.i32, a.i32),
        |b, a| b.fcmp(FloatPredicate::Oeq, FastMathFlags::NONE, a.float, a.vector),
        |b, a| b.fcmp(FloatPredicate::Oeq, FastMathFlags(32), a.float, a.float),
        |b, a| b.select(a.i32, a.float, a.float),
        |b, a| b.select(a.mask, a.float, a.float),
        |b, a| b.select(a.i1, a.float, a.vector),
    ];
}

#[test]
fn casts() {
    let cast = |op: CastOp, to: fn(Arguments) -> TypeId, value: fn(Arguments) -> Value| {
        message(|b, a| b.cast(op, value(a), to(a)))
    };
    let wrong = [
        cast(CastOp::Trunc(OverflowFlags::NONE), |a| a.types.i64, |a| a.i32),
        cast(CastOp::ZExt(NonNegativeFlags::NONE), |a| a.types.i32, |a| a.i32),
        cast(CastOp::SExt, |a| a.types.float, |a| a.i32),
        cast(CastOp::FpToUi, |a| a.types.i32, |a| a.i32),
        cast(CastOp::FpToSi, |a| a.types.i32x2, |a| a.vector),
        cast(CastOp::UiToFp(NonNegativeFlags::NONE), |a| a.types.i32, |a| a.float),
        cast(CastOp::SiToFp(FastMathFlags::NONE), |a| a.types.float, |a| a.float),
        cast(CastOp::FpTrunc(FastMathFlags::NONE), |a| a.types.double, |a| a.float),
        cast(CastOp::FpExt(FastMathFlags::NONE), |a| a.types.float, |a| a.float),
        cast(CastOp::PtrToInt, |a| a.types.float, |a| a.pointer),
        cast(CastOp::IntToPtr, |a| a.types.i32, |a| a.i32),
        cast(CastOp::BitCast, |a| a.types.double, |a| a.i32),
        cast(CastOp::BitCast, |a| a.types.i32, |a| a.shared),
        cast(CastOp::BitCast, |a| a.types.pair, |a| a.pair),
        cast(CastOp::AddrSpaceCast, |a| a.types.i32, |a| a.shared),
        cast(CastOp::BitCast, |_| far(), |a| a.i32),
    ];
    expect![[r#"
        main: trunc: the conversion is i32 to i64, expected an integer to one of fewer bits
        main: zext: the conversion is i32 to i32, expected an integer to one of more bits
        main: sext: the conversion is i32 to float, expected an integer to one of more bits
        main: fptoui: the conversion is i32 to i32, expected a floating-point number to an integer
        main: fptosi: the conversion is <4 x float> to <2 x i32>, expected a floating-point number to an integer
        main: uitofp: the conversion is float to i32, expected an integer to a floating-point number
        main: sitofp: the conversion is float to float, expected an integer to a floating-point number
        main: fptrunc: the conversion is float to double, expected a floating-point number to one of fewer bits
        main: fpext: the conversion is float to float, expected a floating-point number to one of more bits
        main: ptrtoint: the conversion is %pair* to float, expected a pointer to an integer
        main: inttoptr: the conversion is i32 to i32, expected an integer to a pointer
        main: bitcast: the conversion is i32 to double, expected numbers or vectors of the same size, or pointers of the same address space
        main: bitcast: the conversion is i32 addrspace(3)* to i32, expected numbers or vectors of the same size, or pointers of the same address space
        main: bitcast: the conversion is %pair to %pair, expected numbers or vectors of the same size, or pointers of the same address space
        main: addrspacecast: the conversion is i32 addrspace(3)* to i32, expected pointers of different address spaces
        main: bitcast: there is no type 99"#]].assert_eq(&wrong.join("\n"));
}

#[test]
fn elements() {
    mistakes![
        expect![[r#"
            main: extractelement: the vector is float, expected a vector
            main: extractelement: the index is float, expected an integer
            main: insertelement: the vector is %pair, expected a vector
            main: insertelement: the element is i32, expected float
            main: insertelement: the index is float, expected an integer
            main: shufflevector: the right operand is <4 x i1>, expected <4 x float>
            main: shufflevector: the mask is <4 x float>, expected a vector of i32
            main: shufflevector: the mask is a variable, expected a constant
            main: shufflevector: an element of the mask is 8, expected less than 8
            main: shufflevector: an element of the mask is 4294967295, expected less than 8
            main: extractvalue: the number of indices is 0, expected at least 1
            main: extractvalue: an index into %pair is 2, expected less than 2
            main: extractvalue: an index into [2 x float] is 2, expected less than 2
            main: extractvalue: what is indexed is i32, expected a struct or array
            main: extractvalue: what is indexed is <4 x float>, expected a struct or array
            main: insertvalue: the element is i32, expected float"#]],
        |b, a| b.extract_element(a.float, a.i32),
        |b, a| b.extract_element(a.vector, a.float),
        |b, a| b.insert_element(a.pair, a.float, a.i32),
        |b, a| b.insert_element(a.vector, a.i32, a.i32),
        |b, a| b.insert_element(a.vector, a.float, a.float),
        |b, a| b.shuffle_vector(a.vector, a.mask, b.null(a.types.i32x2)?),
        |b, a| b.shuffle_vector(a.vector, a.vector, a.vector),
        |b, a| {
            let mask = b.binary(
                BinaryOp::Add(OverflowFlags::NONE),
                b.null(a.types.i32x2)?,
                b.null(a.types.i32x2)?,
            )?;
            b.shuffle_vector(a.vector, a.vector, mask)
        },
        |b, a| b.shuffle_vector(
            a.vector,
            a.vector,
            b.aggregate(a.types.i32x2, &[b.i32(7), b.i32(8)])?
        ),
        |b, a| b.shuffle_vector(
            a.vector,
            a.vector,
            b.aggregate(a.types.i32x2, &[b.undef(a.types.i32)?, b.i32(-1)])?
        ),
        |b, a| b.extract_value(a.pair, &[]),
        |b, a| b.extract_value(a.pair, &[2]),
        |b, a| b.extract_value(a.pair, &[1, 2]),
        |b, a| b.extract_value(a.pair, &[0, 0]),
        |b, a| b.extract_value(a.vector, &[0]),
        |b, a| b.insert_value(a.pair, a.i32, &[1, 1]),
    ];
}

#[test]
fn memory() {
    let atomic = |alignment, ordering| Access {
        atomic: Some((ordering, Scope::CrossThread)),
        ..Access::aligned(alignment)
    };
    mistakes![
        expect![[r#"
            main: alloca: the type is void, expected one that memory can hold
            main: alloca: the type is %opaque, expected one that memory can hold
            main: alloca: there is no type 99
            main: alloca: the alignment is 3, expected 0 or a power of two up to 2^29
            main: alloca: the alignment is 1073741824, expected 0 or a power of two up to 2^29
            main: load: the pointer is i32, expected a pointer
            main: load: the alignment is 5, expected 0 or a power of two up to 2^29
            main: load: the ordering is release, expected one of unordered, monotonic, acquire, seq_cst
            main: load: the alignment of an atomic access is 0, expected a power of two
            main: load: what is pointed to is %pair, expected an integer of 8 bits, or of a larger power of two
            main: store: the pointer is float, expected a pointer
            main: store: the value is float, expected i32
            main: store: the ordering is acq_rel, expected one of unordered, monotonic, release, seq_cst
            main: getelementptr: the pointer is i32, expected a pointer
            main: getelementptr: index 0 is float, expected an integer
            main: getelementptr: index 1 is a variable, expected a constant
            main: getelementptr: index 1 is i64, expected i32
            main: getelementptr: index 1 is 2, expected an element of %pair
            main: getelementptr: index 2 is <4 x float>, expected an integer
            main: getelementptr: what index 2 leads into is i32, expected an array, a vector or a struct"#]],
        |b, a| b.alloca(a.types.void, 4),
        |b, a| b.alloca(a.types.opaque, 4),
        |b, _| b.alloca(far(), 4),
        |b, a| b.alloca(a.types.i32, 3),
        |b, a| b.alloca(a.types.i32, 1 << 30),
        |b, a| b.load(a.i32, Access::aligned(4)),
        |b, a| b.load(a.shared, Access::aligned(5)),
        |b, a| b.load(a.shared, atomic(4, Ordering::Release)),
        |b, a| b.load(a.shared, atomic(0, Ordering::Monotonic)),
        |b, a| b.load(a.pointer, atomic(4, Ordering::Monotonic)),
        |b, a| b.store(a.i32, a.float, Access::aligned(4)),
        |b, a| b.store(a.float, a.shared, Access::aligned(4)),
        |b, a| b.store(a.i32, a.shared, atomic(4, Ordering::AcqRel)),
        |b, a| b.gep(a.i32, &[b.i32(0)]),
        |b, a| b.gep(a.pointer, &[a.float]),
        |b, a| b.gep(a.pointer, &[b.i32(0), a.i32]),
        |b, a| b.gep(a.pointer, &[b.i32(0), b.i64(0)]),
        |b, a| b.gep(a.pointer, &[b.i32(0), b.i32(2)]),
        |b, a| b.gep(a.pointer, &[b.i32(0), b.i32(1), a.vector]),
        |b, a| b.inbounds_gep(a.pointer, &[b.i32(0), b.i32(0), b.i32(0)]),
    ];
}

#[test]
fn atomics() {
    use Ordering::*;
    let scope = Scope::CrossThread;
    mistakes![
        expect![[r#"
            main: fence: the ordering is monotonic, expected one of acquire, release, acq_rel, seq_cst
            main: atomicrmw: the pointer is i32, expected a pointer
            main: atomicrmw: what is pointed to is %pair, expected an integer of 8 bits, or of a larger power of two
            main: atomicrmw: the value is float, expected i32
            main: atomicrmw: the ordering is unordered, expected one of monotonic, acquire, release, acq_rel, seq_cst
            main: cmpxchg: the expected value is float, expected i32
            main: cmpxchg: the new value is float, expected i32
            main: cmpxchg: the ordering of success is unordered, expected one of monotonic, acquire, release, acq_rel, seq_cst
            main: cmpxchg: the ordering of failure is release, expected one of monotonic, acquire, seq_cst
            main: cmpxchg: the ordering of failure is acquire, expected at most that of success, monotonic"#]],
        |b, _| b.fence(Monotonic, scope),
        |b, a| b.atomic_rmw(AtomicOp::Add, a.i32, a.i32, Monotonic, scope),
        |b, a| b.atomic_rmw(AtomicOp::Add, a.pointer, a.i32, Monotonic, scope),
        |b, a| b.atomic_rmw(AtomicOp::Add, a.shared, a.float, Monotonic, scope),
        |b, a| b.atomic_rmw(AtomicOp::Add, a.shared, a.i32, Unordered, scope),
        |b, a| b.compare_exchange(a.shared, [a.float, a.i32], [Monotonic; 2], scope),
        |b, a| b.compare_exchange(a.shared, [a.i32, a.float], [Monotonic; 2], scope),
        |b, a| b.compare_exchange(a.shared, [a.i32; 2], [Unordered, Monotonic], scope),
        |b, a| b.compare_exchange(a.shared, [a.i32; 2], [SeqCst, Release], scope),
        |b, a| b.compare_exchange(a.shared, [a.i32; 2], [Monotonic, Acquire], scope),
    ];
}

#[test]
fn constants() {
    mistakes![
        expect![[r#"
            main: constant: the type is void, expected one of values
            main: constant: there is no type 99
            main: constant: there is no type 99
            main: constant: the type is i32, expected an array, a vector or a struct
            main: constant: the number of elements is 1, expected 2
            main: constant: element 1 is i32, expected float
            main: constant: element 1 is a variable, expected a constant
            main: constant: the type is %opaque, expected an array, a vector or a struct"#]],
        |b, a| b.null(a.types.void),
        |b, _| b.null(far()),
        |b, _| b.undef(far()),
        |b, a| b.aggregate(a.types.i32, &[]),
        |b, a| b.aggregate(a.types.array, &[b.f32(1.0)]),
        |b, a| b.aggregate(a.types.array, &[b.f32(1.0), b.i32(1)]),
        |b, a| b.aggregate(a.types.array, &[b.f32(1.0), a.float]),
        |b, a| b.aggregate(a.types.opaque, &[]),
    ];
}

#[test]
fn void_is_no_operand() {
    mistakes![
        expect![[r#"
            main: select: the value if true is void, expected a value
            main: add: the right operand is void, expected i32
            main: ret: the value is void, expected a value"#]],
        |b, a| {
            let fence = b.fence(Ordering::SeqCst, Scope::CrossThread)?;
            b.select(a.i1, fence.into(), fence.into())
        },
        |b, a| {
            let fence = b.fence(Ordering::SeqCst, Scope::CrossThread)?;
            b.binary(BinaryOp::Add(OverflowFlags::NONE), a.i32, fence.into())
        },
        |b, _| b.ret(b.fence(Ordering::SeqCst, Scope::CrossThread)?.into()),
    ];
}

#[test]
fn annotations() {
    let metadata = Value::Metadata(far());
    mistakes![
        expect![[r#"
            main: only arguments and what instructions give have names
            main: only arguments and what instructions give have names
            main: there is no instruction 99
            main: only instructions have metadata
            main: there is no metadata 99
            main: there is no metadata 99
            main: there is no metadata 99"#]],
        |b, _| b.set_name(b.i32(1), "one"),
        |b, _| b.set_name(b.fence(Ordering::SeqCst, Scope::CrossThread)?.into(), "fence"),
        |b, _| b.attach(far::<InstructionId>(), "dx.precise", far()),
        |b, a| b.attach(a.float, "dx.precise", b.tuple(&[])),
        |b, _| b.attach(b.fence(Ordering::SeqCst, Scope::CrossThread)?, "dx.precise", far()),
        |b, _| b.set_location(Some(dxil_ir::metadata::Location {
            line: 1,
            column: 1,
            scope: Some(far()),
            inlined_at: None,
        })),
        |b, _| b.type_of(metadata),
    ];
}

#[test]
fn errors_have_parts() {
    let (mut sample, a) = Sample::new();
    let b = sample.builder();
    let error = b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.float, a.i32).unwrap_err();
    assert_eq!(error.function(), "main");
    assert_eq!(error.instruction(), "fadd");
    let expected: Expect = expect![[r#"
        Typing(
            Described {
                error: TypingError {
                    operand: Right,
                    found: Type(
                        TypeId(6),
                    ),
                    expected: Type(
                        TypeId(3),
                    ),
                },
                text: "the right operand is i32, expected float",
            },
        )
    "#]];
    expected.assert_debug_eq(error.kind());
    assert_eq!(size_of::<Error>(), size_of::<usize>());
}

/// A method that fails adds nothing.
#[test]
fn nothing_is_added() {
    let (mut sample, a) = Sample::new();
    let b = sample.builder();
    assert!(b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.float, a.i32).is_err());
    assert!(b.phi(a.types.void).is_err());
    b.ret(a.float).unwrap();
    b.finish().unwrap();
    let body = sample.module.functions[sample.main].body.as_ref().unwrap();
    let all: &Arena<InstructionId, _> = &body.instructions;
    assert_eq!(all.len(), 1);
}
