//! Errors of blocks, calls and whole functions: one test for each check.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{BinaryOp, BlockId, FastMathFlags, Function, FunctionId, Module, Type, Value};
use expect_test::expect;

use crate::{Arguments, Sample, TARGET, far, message, mistakes};

#[test]
fn control() {
    mistakes![
        expect![[r#"
            main: ret: the value is i32, expected float
            main: ret: the value is void, expected float
            main: br: there is no block 99
            main: br: a block cannot go to the first one
            main: br: the condition is i32, expected i1
            main: br: there is no block 99
            main: switch: the value is float, expected an integer
            main: switch: there is no block 99
            main: switch: a case is i64, expected i32
            main: switch: a case is a variable, expected a constant integer
            main: switch: a case is 5, expected one that no other case has
            main: fadd: the block has a terminator
            main: there is no block 99"#]],
        |b, a| b.ret(a.i32),
        |b, _| b.ret_void(),
        |b, _| b.branch(far()),
        |b, _| b.branch(b.current_block().expect("a block")),
        |b, a| b.conditional_branch(a.i32, b.add_block(""), b.add_block("")),
        |b, a| b.conditional_branch(a.i1, b.add_block(""), far()),
        |b, a| b.switch(a.float, b.add_block(""), &[]),
        |b, a| b.switch(a.i32, far(), &[]),
        |b, a| b.switch(a.i32, b.add_block(""), &[(b.i64(0), b.add_block(""))]),
        |b, a| b.switch(a.i32, b.add_block(""), &[(a.i32, b.add_block(""))]),
        |b, a| {
            let [one, two] = [b.add_block(""), b.add_block("")];
            b.switch(a.i32, one, &[(b.i32(5), one), (b.i32(6), two), (b.i32(5), two)])
        },
        |b, a| {
            b.ret(a.float)?;
            b.binary(BinaryOp::FAdd(FastMathFlags::NONE), a.float, a.float)
        },
        |b, _| b.switch_to_block(far()),
    ];
}

#[test]
fn phis() {
    mistakes![
        expect![[r#"
            main: phi: the type is void, expected one of values
            main: phi: there is no type 99
            main: phi: it follows another instruction
            main: phi: the incoming value is float, expected i32
            main: phi: there is no block 99
            main: phi: incoming values are those of a phi
            main: phi: incoming values are those of a phi"#]],
        |b, a| b.phi(a.types.void),
        |b, _| b.phi(far()),
        |b, a| {
            b.alloca(a.types.i32, 4)?;
            b.phi(a.types.i32)
        },
        |b, a| b.add_incoming(b.phi(a.types.i32)?, &[(a.float, far())]),
        |b, a| b.add_incoming(b.phi(a.types.i32)?, &[(a.i32, far())]),
        |b, a| b.add_incoming(a.i32, &[]),
        |b, a| b.add_incoming(b.alloca(a.types.i32, 4)?, &[]),
    ];
}

#[test]
fn calls() {
    let call = |function: fn(&mut Module) -> FunctionId, values: fn(Arguments) -> Vec<Value>| {
        let (mut sample, a) = Sample::new();
        let function = function(&mut sample.module);
        let b = sample.builder();
        b.call(function, &values(a)).map_or_else(|it| it.to_string(), |_| "built".to_owned())
    };
    fn declare(module: &mut Module, variadic: bool) -> FunctionId {
        let (void, float) = (module.types.intern(Type::Void), module.types.intern(Type::Float));
        let ty = Type::Function { result: void, parameters: [float].into(), variadic };
        let ty = module.types.intern(ty);
        module.add_function(Function::new("f", ty)).0
    }
    let wrong = [
        call(|_| far(), |_| vec![]),
        call(|module| declare(module, false), |_| vec![]),
        call(|module| declare(module, false), |a| vec![a.float, a.float]),
        call(|module| declare(module, false), |a| vec![a.i32]),
        call(|module| declare(module, true), |_| vec![]),
        call(|module| declare(module, true), |a| vec![a.float, a.float, Value::Argument(77)]),
        call(
            |module| {
                let ty = module.types.integer(32);
                module.add_function(Function::new("no function", ty)).0
            },
            |_| vec![],
        ),
    ];
    expect![[r#"
        main: call: there is no function 99
        main: call: the number of arguments is 0, expected 1
        main: call: the number of arguments is 2, expected 1
        main: call: argument 0 is i32, expected float
        main: call: the number of arguments is 0, expected 1
        main: call: there is no argument 77
        main: call: what is called is i32, expected a function"#]]
    .assert_eq(&wrong.join("\n"));
}

fn built<T>(result: Result<T, Error>) -> String {
    result.map_or_else(|error| error.to_string(), |_| "built".to_owned())
}

#[test]
fn beginnings() {
    let (mut sample, a) = Sample::new();
    let Sample { module, main } = &mut sample;
    let missing = built(FunctionBuilder::new(module, far(), TARGET));
    let no_function = module.add_function(Function::new("no function", a.types.i32)).0;
    let no_function = built(FunctionBuilder::new(module, no_function, TARGET));
    let no_block = built(FunctionBuilder::new(module, *main, TARGET).and_then(|b| b.ret(a.float)));
    module.functions[*main].body = Some(dxil_ir::Body::new());
    let has_body = built(FunctionBuilder::new(module, *main, TARGET));
    expect![[r#"
        there is no function 99
        no function: the type of the function is no function type
        main: ret: no block is chosen
        main: the function has a body"#]]
    .assert_eq(&[missing, no_function, no_block, has_body].join("\n"));
}

/// The message when a function is finished that `build` built.
fn unfinished(build: impl FnOnce(&FunctionBuilder<'_>, Arguments) -> Result<(), Error>) -> String {
    let (mut sample, a) = Sample::new();
    let b = FunctionBuilder::new(&mut sample.module, sample.main, TARGET).expect("a declaration");
    let result = build(&b, a).and_then(|()| b.finish());
    assert!(sample.module.functions[sample.main].body.is_none());
    built(result)
}

/// Blocks that go to the last one, where a phi stands.
fn diamond(b: &FunctionBuilder<'_>, a: Arguments) -> Result<(Value, [BlockId; 3]), Error> {
    let blocks = ["entry", "then", ""].map(|name| b.add_block(name));
    b.switch_to_block(blocks[0])?;
    b.conditional_branch(a.i1, blocks[1], blocks[2])?;
    b.switch_to_block(blocks[1])?;
    b.branch(blocks[2])?;
    b.switch_to_block(blocks[2])?;
    let phi = b.phi(a.types.float)?;
    b.ret(phi)?;
    Ok((phi, blocks))
}

#[test]
fn endings() {
    let wrong = [
        unfinished(|_, _| Ok(())),
        unfinished(|b, _| {
            b.add_block("");
            Ok(())
        }),
        unfinished(|b, a| {
            b.switch_to_block(b.add_block("entry"))?;
            b.alloca(a.types.i32, 4)?;
            Ok(())
        }),
        unfinished(|b, a| diamond(b, a).map(|_| ())),
        unfinished(|b, a| {
            let (phi, blocks) = diamond(b, a)?;
            b.add_incoming(phi, &[(a.float, blocks[0])])
        }),
        unfinished(|b, a| {
            let (phi, blocks) = diamond(b, a)?;
            b.add_incoming(phi, &[(a.float, blocks[0]), (a.float, blocks[2])])
        }),
        unfinished(|b, a| {
            let (phi, blocks) = diamond(b, a)?;
            b.add_incoming(phi, &blocks[..2].iter().map(|&it| (a.float, it)).collect::<Vec<_>>())?;
            b.add_incoming(phi, &[(a.float, blocks[0])])
        }),
        unfinished(|b, a| {
            b.switch_to_block(b.add_block("entry"))?;
            b.ret(b.phi(a.types.float)?)?;
            Ok(())
        }),
        unfinished(|b, a| {
            let [entry, end] = ["entry", "end"].map(|name| b.add_block(name));
            b.switch_to_block(entry)?;
            b.switch(a.i32, end, &[(b.i32(0), end)])?;
            b.switch_to_block(end)?;
            let phi = b.phi(a.types.float)?;
            b.add_incoming(phi, &[(a.float, entry), (b.f32(1.0), entry)])?;
            b.ret(phi)?;
            Ok(())
        }),
    ];
    expect![[r#"
        main: there is no block
        main: block 0 has no terminator
        main: block `entry` has no terminator
        main: phi: a phi in block 2 has values from no block, expected one from each of block `entry`, block `then`; add what is missing with `add_incoming`
        main: phi: a phi in block 2 has values from block `entry`, expected one from each of block `entry`, block `then`; add what is missing with `add_incoming`
        main: phi: a phi in block 2 has values from block `entry`, block 2, expected one from each of block `entry`, block `then`
        main: phi: a phi in block 2 has values from block `entry`, block `entry`, block `then`, expected one from each of block `entry`, block `then`
        main: phi: a phi in block `entry` has values from no block, and no block branches there: use a value in its place
        main: phi: the value of a phi in block `end` from block `entry` is one of two, expected the same each time"#]].assert_eq(&wrong.join("\n"));
}
