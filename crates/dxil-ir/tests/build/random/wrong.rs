//! Anything at all, passed to every method.

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::metadata::{LocalVariable, Location, NodeKind};
use dxil_ir::{
    AtomicOp, BinaryOp, CastOp, FastMathFlags, FloatPredicate, Id, InstructionId, IntPredicate,
    MetadataId, Ordering, Scope, Value,
};
use dxil_ops::{OpCode, Overload, Scalar};
use proptest::collection::vec;
use proptest::prelude::*;

use super::{Step, check, one};
use crate::Sample;

/// An id that may or may not be one here.
fn id<I: Id>(number: u32) -> I {
    I::from_index(number as usize % 24).expect("an id")
}

fn value(number: u32) -> Value {
    let (kind, number) = (number % 16, number / 16);
    match kind {
        0..6 => Value::Argument(number % 9),
        6..9 => Value::Constant(id(number % 9)),
        9..13 => Value::Instruction(id(number)),
        13 => Value::Metadata(id::<MetadataId>(number)),
        14 => Value::MetadataOfArgument(number % 10),
        _ => Value::MetadataOfInstruction(id(number)),
    }
}

fn overload(number: u32) -> Overload<'static> {
    let scalar = one(Scalar::ALL, number / 4);
    match number % 4 {
        0 => Overload::UserDefined("pair"),
        1 => Overload::Object("mC9M16N16U2S1"),
        2 => Overload::Vector(scalar, number % 5),
        _ => Overload::Scalar(scalar),
    }
}

/// Does something; gives whether it added an instruction.
fn step(b: &FunctionBuilder<'_>, [action, x, y, z]: Step) -> Result<bool, Error> {
    let (one_value, other, third) = (value(x), value(y), value(z));
    let flags = (z >> 8) as u8 & (x >> 8) as u8;
    let access = Access {
        alignment: (y >> 8) & 0x14,
        volatile: z % 2 == 0,
        atomic: (z % 3 == 0).then(|| (one(Ordering::ALL, x), Scope::CrossThread)),
    };
    let scope = Scope::SingleThread;
    let ordering = one(Ordering::ALL, z);
    match action % 32 {
        0 => {
            let op = one(BinaryOp::ALL, z);
            b.binary(op.with_flag_bits(flags).unwrap_or(op), one_value, other).map(drop)
        }
        1 => b.icmp(one(IntPredicate::ALL, z), one_value, other).map(drop),
        2 => {
            let predicate = one(FloatPredicate::ALL, z);
            b.fcmp(predicate, FastMathFlags(flags), one_value, other).map(drop)
        }
        3 => b.select(one_value, other, third).map(drop),
        4 => b.cast(one(CastOp::ALL, z), one_value, id(y)).map(drop),
        5 => b.extract_element(one_value, other).map(drop),
        6 => b.insert_element(one_value, other, third).map(drop),
        7 => b.shuffle_vector(one_value, other, third).map(drop),
        8 => b.extract_value(one_value, &[y % 3, z % 3][..y as usize % 3]).map(drop),
        9 => b.insert_value(one_value, other, &[y % 3, z % 3][..z as usize % 3]).map(drop),
        10 => b.alloca(id(x), access.alignment).map(drop),
        11 => b.load(one_value, access).map(drop),
        12 => b.store(one_value, other, access).map(drop),
        13 => b.gep(one_value, &[other, third][..z as usize % 3]).map(drop),
        14 => b.inbounds_gep(one_value, &[b.i32(0), third]).map(drop),
        15 => b.fence(ordering, scope).map(drop),
        16 => b.atomic_rmw(one(AtomicOp::ALL, x), one_value, other, ordering, scope).map(drop),
        17 => {
            let orderings = [ordering, one(Ordering::ALL, x)];
            b.compare_exchange(one_value, [other, third], orderings, scope).map(drop)
        }
        18 => b.phi(id(x)).map(drop),
        19 => b.call(id(x % 4), &[other, third][..z as usize % 3]).map(drop),
        20 => b.ret(one_value).map(drop),
        21 => b.branch(id(x % 8)).map(drop),
        22 => b.conditional_branch(one_value, id(y % 8), id(z % 8)).map(drop),
        23 => b.switch(one_value, id(y % 8), &[(other, id(x % 8)), (third, id(z % 8))]).map(drop),
        24 => {
            let arguments = [one_value, other, third, b.i32(0), b.i8(0)];
            let arguments = &arguments[..y as usize % 6];
            b.call_op(one(OpCode::ALL, x), &[overload(z)][..y as usize % 2], arguments).map(drop)
        }
        25 => b.dbg_value(one_value, id(y % 4), id(z % 4)).map(drop),
        26 => b.dbg_declare(one_value, id(y % 4), id(z % 4)).map(drop),
        _ => return other_step(b, [action, x, y, z]).map(|()| false),
    }?;
    Ok(true)
}

/// A step that adds no instruction.
fn other_step(b: &FunctionBuilder<'_>, [action, x, y, z]: Step) -> Result<(), Error> {
    match action % 8 {
        0 => b.add_incoming(value(x), &[(value(y), id(z % 8))]),
        1 => b.switch_to_block(id(x % 8)),
        2 => b.switch_to_block(b.add_block("")),
        3 => b.op_type(one(dxil_ops::Type::ALL, x), &[overload(y)][..z as usize % 2]).map(drop),
        4 => b.aggregate(id(x), &[value(y), value(z)]).map(drop),
        5 => b.set_name(value(x), "name"),
        6 => b.set_location((z % 4 > 0).then(|| Location::new(y, 1, id(x % 4)))),
        _ => b.attach(id::<InstructionId>(x), "dx.precise", id(y)),
    }
}

proptest! {
    #[test]
    fn what_is_wrong_is_refused(steps in vec(any::<Step>(), 0..300)) {
        let (mut sample, a) = Sample::new();
        let mut b = sample.builder();
        b.module().metadata.tuple(&[]);
        b.module().metadata.node(LocalVariable::default());
        b.module().metadata.node(NodeKind::Expression([].into()));
        let mut count = 0;
        for step in steps {
            match self::step(&b, step) {
                Ok(added) => count += usize::from(added),
                Err(error) => assert!(error.to_string().starts_with("main: ")),
            }
            if b.is_terminated() && step[3] % 4 > 0 {
                b.switch_to_block(b.add_block("")).expect("a new block");
            }
            let next = InstructionId::from_index(count).expect("an id");
            prop_assert!(b.type_of(next.into()).is_err(), "nothing is added but what is given");
        }
        // Errors or not.
        let _ = b.ret(a.float);
        if b.finish().is_ok() {
            let body = sample.module.functions[sample.main].body.as_ref().expect("a body");
            check(&sample.module, body);
        }
    }
}
