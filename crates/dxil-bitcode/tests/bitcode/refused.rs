//! Modules that were not built by the rules are refused, not written wrongly. Errors name the place.

use dxil_bitcode::Error;
use dxil_ir::{
    BlockId, Body, Function, FunctionId, Id as _, Instruction, InstructionId,
    InstructionKind as Kind, List, Module, OverflowFlags, TailCall, UseListOrder, Used, Value,
    Variable,
};
use expect_test::expect;

/// A module with a function `i32 main(i32)` of two blocks, of which the first has the name `entry`:
/// it adds its argument to itself, and returns the sum.
struct Sample {
    module: Module,
    main: FunctionId,
    sum: InstructionId,
    end: BlockId,
}

impl Sample {
    fn new() -> Self {
        let mut module = Module::new();
        let i32 = module.types.integer(32);
        let ty = module.types.function(i32, &[i32]);
        let mut body = Body::new();
        body.arguments.push(dxil_ir::Argument { ty: i32, name: "x".into() });
        let [entry, end] = [body.add_block(), body.add_block()];
        body.blocks[entry].name = "entry".into();
        let operands = [Value::Argument(0); 2];
        let op = dxil_ir::BinaryOp::Add(OverflowFlags::NONE);
        let kind = Kind::Binary { op, operands };
        let void = module.types.void();
        let instruction = |kind, ty| Instruction { kind, ty, location: None };
        let sum = body.add_instruction(entry, instruction(kind, i32));
        body.add_instruction(entry, instruction(Kind::Branch { target: end }, void));
        let value = Some(sum.into());
        body.add_instruction(end, instruction(Kind::Return { value }, void));
        let main = Function { body: Some(body), ..Function::new("main", ty) };
        let (main, _) = module.add_function(main);
        Self { module, main, sum, end }
    }

    fn body(&mut self) -> &mut Body {
        self.module.functions[self.main].body.as_mut().unwrap()
    }

    /// Replaces the first instruction.
    fn replace_first(&mut self, kind: Kind) {
        let sum = self.sum;
        self.body().instructions[sum].kind = kind;
    }

    /// Replaces the first instruction with a call of the function itself.
    fn call(&mut self, arguments: [Value; 1], calling_convention: u16) {
        let callee = self.module.function_address(self.main).unwrap().into();
        let function_type = self.module.functions[self.main].ty;
        let arguments = self.body().add_list(arguments);
        let (attributes, tail) = (None, TailCall::None);
        self.replace_first(Kind::Call {
            callee,
            function_type,
            arguments,
            bundles: List::default(),
            flags: dxil_ir::FastMathFlags::NONE,
            attributes,
            calling_convention,
            tail,
        });
    }

    fn write(&self) -> Result<Vec<u8>, Error> {
        dxil_bitcode::write(&self.module)
    }
}

/// The error of the altered sample.
fn altered(alter: fn(&mut Sample)) -> String {
    let mut sample = Sample::new();
    sample.write().expect("it is right as it is");
    alter(&mut sample);
    format!("{}\n", sample.write().expect_err("a wrong module"))
}

#[test]
fn bodies() {
    expect![[r#"
        main: the body has no blocks
        main: the arguments are not those of the function's type
        main: the arguments are not those of the function's type
        function 0: the body has no blocks
        main, block 1: a block must end with its only terminator
        main, block 1: a block must end with its only terminator
        main: it uses an instruction without a result, or one in no block
        main: it uses a block of another function
    "#]]
    .assert_eq(
        &[
            altered(|it| it.body().order.clear()),
            altered(|it| it.body().arguments.clear()),
            altered(|it| it.body().arguments[0].ty = it.module.types.void()),
            altered(|it| {
                it.module.functions[it.main].name = "".into();
                it.body().order.clear();
            }),
            altered(|it| {
                let end = it.end;
                it.body().blocks[end].instructions.clear();
            }),
            altered(|it| {
                let (sum, end) = (it.sum, it.end);
                it.body().blocks[end].instructions.push(sum);
            }),
            altered(|it| {
                let last = it.body().instructions.ids().next_back().unwrap();
                it.body().names.insert(last, "nothing".into());
            }),
            altered(|it| {
                let of = Used::Block(it.body().create_block());
                it.body().use_lists.push(UseListOrder { of, indexes: vec![1, 0] });
            }),
        ]
        .concat(),
    );
}

#[test]
fn instructions() {
    expect![[r#"
        main, block 1, instruction 2: it uses an argument that the function does not have
        main, block `entry`, instruction 0: it uses an instruction without a result, or one in no block
        main, block `entry`, instruction 1: it uses a block of another function
        main, block `entry`, instruction 0: an alignment is not a power of two up to 2^29
        main, block `entry`, instruction 0: its calling convention is not one of 13 bits
        main: it uses an instruction without a result, or one in no block
    "#]].assert_eq(
        &[
            altered(|it| {
                let value = Some(Value::Argument(9));
                let last = it.body().instructions.values_mut().next_back().unwrap();
                last.kind = Kind::Return { value };
            }),
            altered(|it| {
                let last = it.body().instructions.ids().next_back().unwrap();
                it.replace_first(Kind::Cast { op: dxil_ir::CastOp::BitCast, value: last.into() });
            }),
            altered(|it| {
                let target = it.body().create_block();
                let last = it.body().instructions.values_mut().nth(1).unwrap();
                last.kind = Kind::Branch { target };
            }),
            altered(|it| {
                let (pointer, volatile) = (Value::Argument(0), false);
                it.replace_first(Kind::Load { pointer, alignment: 3, volatile, atomic: None });
            }),
            altered(|it| it.call([Value::Argument(0)], 1 << 13)),
            altered(|it| {
                let far = InstructionId::from_index(9).unwrap();
                it.call([Value::MetadataOfInstruction(far)], 0);
            }),
        ]
        .concat(),
    );
}

#[test]
fn globals() {
    expect![[r#"
        main: it has no address of its type: functions of `Module` add globals
        no function: the type is not that of a function
        main: an alignment is not a power of two up to 2^29
        variable 0: an alignment is not a power of two up to 2^29
        g: it has no address of its type: functions of `Module` add globals
    "#]]
    .assert_eq(
        &[
            altered(|it| it.module.functions[it.main].ty = it.module.types.void()),
            altered(|it| {
                let i32 = it.module.types.integer(32);
                it.module.add_function(Function::new("no function", i32));
            }),
            altered(|it| it.module.functions[it.main].alignment = 1 << 30),
            altered(|it| {
                let i32 = it.module.types.integer(32);
                it.module.add_variable(Variable { alignment: 12, ..Variable::new("", i32) });
            }),
            altered(|it| {
                let i32 = it.module.types.integer(32);
                let (g, _) = it.module.add_variable(Variable::new("g", i32));
                it.module.variables[g].address_space = 3;
            }),
        ]
        .concat(),
    );
}

#[test]
fn errors_tell_their_place() {
    let mut sample = Sample::new();
    sample.replace_first(Kind::Unreachable);
    let wrong = sample.write().unwrap_err();
    assert_eq!((wrong.global(), wrong.instruction()), (Some("main"), None));
    let mut sample = Sample::new();
    let (last, value) = (sample.body().instructions.ids().next_back().unwrap(), Value::Argument(9));
    sample.body().instructions[last].kind = Kind::Return { value: Some(value) };
    let wrong = sample.write().unwrap_err();
    assert_eq!((wrong.global(), wrong.instruction()), (Some("main"), Some(2)));
    assert_eq!((wrong.bit(), wrong.block(), wrong.record()), (None, None, None));
}
