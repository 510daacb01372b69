//! Random functions: those that are right are built, and those that are wrong are refused.

mod wrong;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::{
    AtomicOp, BinaryOp, BlockId, Body, CastOp, FastMathFlags, FloatPredicate, Function, FunctionId,
    IntPredicate, Module, NonNegativeFlags, Ordering, OverflowFlags, Scope, Type, TypeId, Value,
};
use dxil_ops::{Overload, ShaderStage, Target, Version, ops};
use proptest::collection::vec;
use proptest::prelude::*;

/// An action, and numbers that choose its operands.
type Step = [u32; 4];

/// A function that is being built, and what its instructions may use.
struct Program<'m> {
    b: FunctionBuilder<'m>,
    /// Types, and the values of each.
    values: Vec<(TypeId, Vec<Value>)>,
    /// Where blocks go.
    edges: Vec<(BlockId, BlockId)>,
    phis: Vec<(Value, TypeId, BlockId)>,
    blocks: Vec<BlockId>,
    /// Blocks that have nothing yet.
    pending: Vec<BlockId>,
}

/// Indices into `Program::values`.
mod ty {
    pub(super) const I1: usize = 0;
    pub(super) const I32: usize = 1;
    pub(super) const I64: usize = 2;
    pub(super) const FLOAT: usize = 3;
    pub(super) const DOUBLE: usize = 4;
    pub(super) const FLOATS: usize = 5;
    pub(super) const I32S: usize = 6;
    pub(super) const PAIR: usize = 7;
    pub(super) const SHARED: usize = 8;
    pub(super) const PAIRS: usize = 9;
    pub(super) const I32_BIT: usize = 10;
    pub(super) const HALF: usize = 11;
    pub(super) const FLOAT_POINTER: usize = 12;
}

fn declare(module: &mut Module) -> (FunctionId, Vec<TypeId>) {
    let t = &mut module.types;
    let (i1, i32, i64) = (t.integer(1), t.integer(32), t.integer(64));
    let (float, double, half) =
        (t.intern(Type::Float), t.intern(Type::Double), t.intern(Type::Half));
    let floats = t.intern(Type::Vector { element: float, length: 4 });
    let i32s = t.intern(Type::Vector { element: i32, length: 4 });
    let pair = dxil_ir::StructBody { elements: [i32, float].into(), packed: false };
    let pair = t.define_struct("pair", pair);
    let shared = t.intern(Type::Pointer { pointee: Some(i32), address_space: 3 });
    let pairs = t.pointer(pair);
    let i32_bit = dxil_ir::StructBody { elements: [i32, i1].into(), packed: false };
    let i32_bit = t.intern(Type::Struct(i32_bit));
    let float_pointer = t.pointer(float);
    let types = vec![
        i1,
        i32,
        i64,
        float,
        double,
        floats,
        i32s,
        pair,
        shared,
        pairs,
        i32_bit,
        half,
        float_pointer,
    ];
    let ty = t.function(float, &types);
    (module.add_function(Function::new("main", ty)).0, types)
}

/// An element of a list, by any number.
fn one<T: Copy>(list: &[T], number: u32) -> T {
    list[number as usize % list.len()]
}

impl<'m> Program<'m> {
    fn new(module: &'m mut Module) -> Self {
        let (main, types) = declare(module);
        let target = Target::new(Version::V1_6, ShaderStage::Compute);
        let b = FunctionBuilder::new(module, main, target).expect("a declaration");
        let arguments = (0..).map(|index| vec![Value::Argument(index)]);
        let entry = b.add_block("");
        b.switch_to_block(entry).expect("a block");
        let values = types.into_iter().zip(arguments).collect();
        Self { b, values, edges: vec![], phis: vec![], blocks: vec![entry], pending: vec![] }
    }

    fn ty(&self, ty: usize) -> TypeId {
        self.values[ty].0
    }

    fn pick(&self, ty: usize, number: u32) -> Value {
        one(&self.values[ty].1, number)
    }

    fn add(&mut self, ty: usize, value: Result<Value, Error>) {
        let value = value.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(self.b.type_of(value).expect("a value"), self.ty(ty));
        self.values[ty].1.push(value);
    }

    fn step(&mut self, [action, x, y, z]: Step) {
        match action % 8 {
            0 => self.arithmetic([x, y, z]),
            1 => self.convert([x, y, z]),
            2 => self.compare([x, y, z]),
            3 => self.elements([x, y, z]),
            4 => self.memory([x, y, z]),
            5 => self.atomic([x, y, z]),
            6 => self.operation([x, y, z]),
            _ => self.control([x, y, z]),
        }
    }

    fn arithmetic(&mut self, [x, y, z]: [u32; 3]) {
        let op = one(BinaryOp::ALL, x);
        let ty = if op.is_float() {
            one(&[ty::FLOAT, ty::DOUBLE, ty::FLOATS, ty::HALF], y)
        } else {
            one(&[ty::I1, ty::I32, ty::I64, ty::I32S], y)
        };
        let named = if op.is_float() {
            0x1F
        } else if op.overflow_flags().is_some() {
            3
        } else {
            u8::from(op.exact_flags().is_some())
        };
        let op = op.with_flag_bits(z as u8 & named).expect("flags that it has");
        let (left, right) = (self.pick(ty, y), self.pick(ty, z));
        self.add(ty, self.b.binary(op, left, right));
    }

    fn convert(&mut self, [x, y, _]: [u32; 3]) {
        use CastOp::*;
        let (no_overflow, no_sign, no_fast_math) =
            (OverflowFlags::NONE, NonNegativeFlags::NONE, FastMathFlags::NONE);
        let (op, from, to) = one(
            &[
                (Trunc(no_overflow), ty::I64, ty::I32),
                (ZExt(no_sign), ty::I1, ty::I32),
                (SExt, ty::I32, ty::I64),
                (FpToUi, ty::FLOAT, ty::I32),
                (FpToSi, ty::FLOATS, ty::I32S),
                (UiToFp(no_sign), ty::I32S, ty::FLOATS),
                (SiToFp(no_fast_math), ty::I64, ty::HALF),
                (FpTrunc(no_fast_math), ty::DOUBLE, ty::FLOAT),
                (FpExt(no_fast_math), ty::HALF, ty::FLOAT),
                (PtrToInt, ty::SHARED, ty::I32),
                (IntToPtr, ty::I64, ty::PAIRS),
                (BitCast, ty::I32S, ty::FLOATS),
                (BitCast, ty::FLOAT, ty::I32),
                (BitCast, ty::PAIRS, ty::FLOAT_POINTER),
                (AddrSpaceCast, ty::SHARED, ty::PAIRS),
            ],
            x,
        );
        self.add(to, self.b.cast(op, self.pick(from, y), self.ty(to)));
    }

    fn compare(&mut self, [x, y, z]: [u32; 3]) {
        if x % 3 == 0 {
            let ty = one(&[ty::I1, ty::I32, ty::I64, ty::SHARED, ty::PAIRS], y);
            let predicate = one(IntPredicate::ALL, z);
            self.add(ty::I1, self.b.icmp(predicate, self.pick(ty, y), self.pick(ty, z)));
        } else if x % 3 == 1 {
            let ty = one(&[ty::FLOAT, ty::DOUBLE, ty::HALF], y);
            let predicate = one(FloatPredicate::ALL, z);
            self.add(
                ty::I1,
                self.b.fcmp(
                    predicate,
                    FastMathFlags(z as u8 & 0x1F),
                    self.pick(ty, y),
                    self.pick(ty, z),
                ),
            );
        } else {
            let ty = y as usize % self.values.len();
            let condition = self.pick(ty::I1, x);
            self.add(ty, self.b.select(condition, self.pick(ty, y), self.pick(ty, z)));
        }
    }

    fn elements(&mut self, [x, y, z]: [u32; 3]) {
        let b = &self.b;
        let (vector, pair) = (self.pick(ty::FLOATS, y), self.pick(ty::PAIR, y));
        let (float, index) = (self.pick(ty::FLOAT, z), self.pick(ty::I32, z));
        let (ty, value) = match x % 5 {
            0 => (ty::FLOAT, b.extract_element(vector, index)),
            1 => (ty::FLOATS, b.insert_element(vector, float, index)),
            2 => {
                let mask = [0, 1, 2, 3].map(|i| b.i32((z >> i & 7) as i32));
                let mask = b.aggregate(self.ty(ty::I32S), &mask).expect("a mask");
                (ty::FLOATS, b.shuffle_vector(vector, self.pick(ty::FLOATS, z), mask))
            }
            3 => (one(&[ty::I32, ty::FLOAT], z), b.extract_value(pair, &[z % 2])),
            _ => (ty::PAIR, b.insert_value(pair, float, &[1])),
        };
        self.add(ty, value);
    }

    fn memory(&mut self, [x, y, z]: [u32; 3]) {
        let b = &self.b;
        let (pairs, shared) = (self.pick(ty::PAIRS, y), self.pick(ty::SHARED, y));
        let access = Access { volatile: z % 2 == 0, ..Access::aligned(1 << (z % 8)) };
        let (ty, value) = match x % 7 {
            0 => (ty::PAIRS, b.alloca(self.ty(ty::PAIR), access.alignment)),
            1 => (ty::PAIR, b.load(pairs, access)),
            2 => (ty::I32, b.load(shared, atomic(access, Ordering::Acquire))),
            3 => (ty::SHARED, b.gep(shared, &[self.pick(ty::I64, z)])),
            4 => {
                let indices = [self.pick(ty::I32, z), b.i32(1)];
                (ty::FLOAT_POINTER, b.inbounds_gep(pairs, &indices))
            }
            5 => {
                let access = atomic(access, Ordering::Release);
                b.store(self.pick(ty::I32, z), shared, access).expect("a store");
                return;
            }
            _ => {
                b.store(self.pick(ty::PAIR, z), pairs, access).expect("a store");
                return;
            }
        };
        self.add(ty, value);
    }

    fn atomic(&mut self, [x, y, z]: [u32; 3]) {
        use Ordering::*;
        let (shared, scope) = (self.pick(ty::SHARED, y), one(Scope::ALL, y));
        let (one_value, other) = (self.pick(ty::I32, y), self.pick(ty::I32, z));
        let b = &self.b;
        match x % 3 {
            0 => {
                let orderings = one(&[[Monotonic; 2], [SeqCst, Acquire], [AcqRel, Acquire]], z);
                let value = b.compare_exchange(shared, [one_value, other], orderings, scope);
                self.add(ty::I32_BIT, value);
            }
            1 => {
                let (op, ordering) = (one(AtomicOp::ALL, z), one(&Ordering::ALL[1..], z));
                self.add(ty::I32, b.atomic_rmw(op, shared, other, ordering, scope));
            }
            _ => {
                b.fence(one(&Ordering::ALL[2..], z), scope).expect("a fence");
            }
        }
    }

    fn operation(&mut self, [x, y, z]: [u32; 3]) {
        let b = &self.b;
        let (float, i32) = (self.pick(ty::FLOAT, y), self.pick(ty::I32, y));
        let [a, c] = [y, z].map(|number| self.pick(ty::I32, number));
        let (ty, value) = match x % 5 {
            0 => (ty::FLOAT, b.op(ops::Sin { value: float }, &[Overload::F32])),
            1 => (ty::I32, b.op(ops::IMad { a, b: i32, c }, &[Overload::I32])),
            2 => (ty::I32, b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])),
            3 => (ty::I1, b.op(ops::IsNaN { value: float }, &[Overload::F32])),
            _ => {
                let barrier = ops::Barrier { barrier_mode: b.i32(9) };
                b.op(barrier, &[]).expect("a barrier");
                return;
            }
        };
        self.add(ty, value);
    }

    /// Ends the block and begins another one.
    fn control(&mut self, [x, y, z]: [u32; 3]) {
        let from = self.b.current_block().expect("a block");
        let next = self.b.add_block("");
        self.blocks.push(next);
        self.pending.push(next);
        // Any block but the first, so that there are loops.
        let [other, third] = [y, z].map(|number| one(&self.blocks[1..], number));
        let targets = match x % 3 {
            0 => {
                self.b.branch(next).expect("a branch");
                vec![next]
            }
            1 => {
                let condition = self.pick(ty::I1, y);
                self.b.conditional_branch(condition, next, other).expect("a branch");
                vec![next, other]
            }
            _ => {
                let cases = [(self.b.i32(1), other), (self.b.i32(z as i32 | 2), third)];
                self.b.switch(self.pick(ty::I32, y), next, &cases).expect("a switch");
                vec![next, other, third]
            }
        };
        self.edges.extend(targets.into_iter().map(|to| (from, to)));
        self.begin(next, z % 3);
    }

    /// Goes on in a block with this number of phis.
    fn begin(&mut self, block: BlockId, phis: u32) {
        self.pending.retain(|&pending| pending != block);
        self.b.switch_to_block(block).expect("a block");
        for number in 0..phis as usize {
            let phi = self.b.phi(self.ty(number)).expect("a phi");
            self.phis.push((phi, self.ty(number), block));
            self.values[number].1.push(phi);
        }
    }

    fn finish(self) {
        let result = self.pick(ty::FLOAT, 7);
        self.b.ret(result).expect("the end");
        for &(phi, ty, block) in &self.phis {
            let (_, values) = self.values.iter().find(|(other, _)| *other == ty).expect("a type");
            let from = self.edges.iter().filter(|(_, to)| *to == block);
            let value = values[values.len() / 2];
            let incoming: Vec<_> = from.map(|&(from, _)| (value, from)).collect();
            self.b.add_incoming(phi, &incoming).expect("what the phi is");
        }
        self.b.finish().unwrap_or_else(|error| panic!("{error}"));
    }
}

fn atomic(access: Access, ordering: Ordering) -> Access {
    Access { atomic: Some((ordering, Scope::CrossThread)), ..access }
}

/// Checks what can be seen in a body alone.
fn check(module: &Module, body: &Body) {
    for (_, block) in body.blocks() {
        let terminators =
            block.instructions.iter().rev().map(|&id| body.instructions[id].is_terminator());
        assert!(terminators.enumerate().all(|(number, it)| it == (number == 0)));
    }
    for (_, instruction) in body.instructions() {
        instruction.for_each_operand(body, |value| {
            let ty = module.type_of(body, value).expect("an operand of this function");
            assert_ne!(module.types[ty], Type::Void);
        });
        instruction.for_each_successor(body, |block| assert!(body.order.contains(&block)));
    }
}

proptest! {
    #[test]
    fn what_is_right_is_built(steps in vec(any::<Step>(), 0..200)) {
        let mut module = Module::new();
        let mut program = Program::new(&mut module);
        for step in steps {
            program.step(step);
        }
        program.finish();
        let main = module.function_named("main".into()).expect("main");
        check(&module, module.functions[main].body.as_ref().expect("a body"));
    }
}
