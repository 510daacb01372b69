//! Errors of calls of operations: one test for each check, with the whole message.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{Function, StructBody, Type, Value};
use dxil_ops::ops::{self, Operation};
use dxil_ops::{OpCode, Overload, ShaderStage, Target, Version};
use expect_test::expect;

use crate::{Arguments, Sample, message};

const F32: &[Overload<'static>] = &[Overload::F32];

#[test]
fn calls() {
    let load = |b: &FunctionBuilder<'_>, column, id: Value| ops::LoadInput {
        input_sig_id: id,
        row_index: b.i32(0),
        col_index: b.i8(column),
        gs_vertex_axis: b.i32(0),
    };
    let wrong = [
        message(|b, a| b.op(ops::Sin { value: a.i32 }, F32)),
        message(|b, a| b.op(ops::Sin { value: a.float }, &[Overload::F64])),
        message(|b, a| b.op(ops::Sin { value: a.float }, &[])),
        message(|b, a| {
            b.op(ops::Sin { value: a.vector }, &[Overload::Vector(dxil_ops::Scalar::F32, 4)])
        }),
        message(|b, _| b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])),
        message(|b, _| b.op(load(b, 4, b.i32(0)), F32)),
        message(|b, _| b.op(load(b, -1, b.i32(0)), F32)),
        message(|b, a| b.op(load(b, 0, a.i32), F32)),
        message(|b, _| b.op(load(b, 0, b.i64(0)), F32)),
        message(|b, a| b.call_op(OpCode::Sin, F32, &[a.float, a.float])),
        message(|b, _| b.call_op(OpCode::Sin, F32, &[])),
        message(|b, _| b.call_op(OpCode::from_u32(226).expect("an opcode"), &[], &[])),
        message(|b, _| b.op_type(dxil_ops::Type::ResRet, &[])),
        message(|b, _| {
            b.op_type(dxil_ops::Type::Overload, &[Overload::Vector(dxil_ops::Scalar::F32, 0)])
        }),
        message(|b, _| b.op_type(dxil_ops::Type::ResRet, &[Overload::UserDefined("pair")])),
        message(|b, _| b.op_type(dxil_ops::Type::Overload, &[Overload::UserDefined("none")])),
    ];
    expect![[r#"
        main: Sin: value is i32, expected float
        main: Sin has no overload f64; it has f16, f32
        main: Sin takes 1 overload types, the call has 0
        main: Sin needs DXIL 1.9 for this in pixel, the target is 1.0
        main: ThreadId is not valid in pixel; it is in compute
        main: LoadInput: colIndex is 4, expected 0 to 3
        main: LoadInput: colIndex is -1, expected 0 to 3
        main: LoadInput: inputSigId is a variable or undef, expected a constant
        main: LoadInput: inputSigId is i64, expected i32
        main: Sin: the number of arguments is 2, expected 1
        main: Sin: the number of arguments is 0, expected 1
        main: Reserved0 is a reserved opcode
        main: ResRet: there is no overload 0
        main: Overload: the overload is v0f32, expected at least one element
        main: ResRet: the overload is pair, expected a number or a vector of them
        main: Overload: there is no struct none"#]]
    .assert_eq(&wrong.join("\n"));
}

#[test]
fn enumerations() {
    let target = Target::new(Version::V1_0, ShaderStage::Compute);
    let (mut sample, a) = Sample::new();
    let b = sample.builder_for(target);
    let op = ops::WaveActiveOp { value: a.float, op: b.i8(9), sop: b.i8(0) };
    let error = b.op(op, F32).unwrap_err().to_string();
    expect!["main: WaveActiveOp: op is 9, expected a value of WaveOpKind"].assert_eq(&error);
    let op = ops::WaveActiveOp { value: a.float, op: b.undef(a.types.i32).unwrap(), sop: b.i8(0) };
    let error = b.op(op, F32).unwrap_err().to_string();
    expect!["main: WaveActiveOp: op is i32, expected i8"].assert_eq(&error);
}

/// An operation of one's own that does not pass the opcode.
struct WithoutOpcode;

impl Operation<Value> for WithoutOpcode {
    const OPCODE: OpCode = OpCode::Discard;
    type Operands = [Value; 0];

    fn into_operands(self, _: Value) -> [Value; 0] {
        []
    }

    fn from_operands(_: &[Value]) -> Result<Self, ops::OperandCount> {
        Ok(Self)
    }
}

#[test]
fn without_opcode() {
    expect!["main: Discard: the first operand is not the opcode"]
        .assert_eq(&message(|b, _| b.op(WithoutOpcode, &[])));
}

/// The message of what `build` does in a module that has something of the name.
fn clash<T>(
    prepare: impl FnOnce(&mut Sample),
    build: impl FnOnce(&FunctionBuilder<'_>, Arguments) -> Result<T, Error>,
) -> String {
    let (mut sample, a) = Sample::new();
    prepare(&mut sample);
    let b = sample.builder();
    build(&b, a).map_or_else(|error| error.to_string(), |_| "built".to_owned())
}

#[test]
fn clashes() {
    let sine = |b: &FunctionBuilder<'_>, a: Arguments| b.op(ops::Sin { value: a.float }, F32);
    let handle = |b: &FunctionBuilder<'_>, _: Arguments| b.op_type(dxil_ops::Type::Handle, &[]);
    let declare = |sample: &mut Sample| {
        let float = sample.module.types.intern(Type::Float);
        let ty = sample.module.types.function(float, &[float]);
        sample.module.add_function(Function::new("dx.op.unary.f32", ty));
    };
    let opaque = |sample: &mut Sample| {
        sample.module.types.add_struct("dx.types.Handle");
    };
    let packed = |sample: &mut Sample| {
        let elements = [sample.module.types.integer(64)].into();
        let body = StructBody { elements, packed: true };
        sample.module.types.define_struct("dx.types.Handle", body);
    };
    let wrong = [clash(declare, sine), clash(opaque, handle), clash(packed, handle)];
    expect![[r#"
        main: Sin: dx.op.unary.f32 is float (float), expected float (i32, float)
        main: Handle: %dx.types.Handle is opaque, expected { i8* }
        main: Handle: %dx.types.Handle is <{ i64 }>, expected { i8* }"#]]
    .assert_eq(&wrong.join("\n"));
}
