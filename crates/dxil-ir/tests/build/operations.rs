//! Calls of every operation with every overload, against what `dxil_ops` says of them.

use std::collections::BTreeMap;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{Attribute, Function, InstructionKind, Module, NamedStruct, Type, TypeId, Value};
use dxil_ops::ops::{self, Operation};
use dxil_ops::{
    Argument, OpCode, Overload, OverloadKind, Scalar, ShaderStage, Target, Version, check,
    for_each_op,
};
use expect_test::expect;

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

/// All combinations of overloads that the operation has in the version.
fn combinations(op: OpCode, version: Version) -> Vec<Vec<Overload<'static>>> {
    op.overloads(version).iter().fold(vec![vec![]], |all, dimension| {
        let with = |head: &Vec<_>| {
            let head = head.clone();
            dimension.iter().map(move |kind| [head.clone(), vec![overload(kind)]].concat())
        };
        all.iter().flat_map(with).collect()
    })
}

/// Each call that some target allows, with the first such target of the newest version.
fn calls() -> Vec<(OpCode, Vec<Overload<'static>>, Target)> {
    let mut calls = Vec::new();
    for &op in OpCode::ALL {
        for &version in Version::ALL.iter().rev() {
            for overloads in combinations(op, version) {
                let known =
                    calls.iter().any(|(other, known, _)| *other == op && *known == overloads);
                let target = ShaderStage::ALL.iter().map(|&stage| Target::new(version, stage));
                let mut target = target.filter(|&target| check(op, target, &overloads).is_ok());
                if let (false, Some(target)) = (known, target.next()) {
                    calls.push((op, overloads, target));
                }
            }
        }
    }
    calls
}

/// A module that calls an operation once: with `undef` for each argument that may be undefined.
fn call(op: OpCode, overloads: &[Overload<'_>], target: Target) -> Result<Module, Error> {
    let mut module = Module::new();
    let void = module.types.intern(Type::Void);
    module.types.add_struct("struct.Mine");
    let ty = module.types.function(void, &[]);
    let (main, _) = module.add_function(Function::new("main", ty));
    let b = FunctionBuilder::new(&mut module, main, target)?;
    b.switch_to_block(b.add_block(""))?;
    let arguments: Vec<_> = op
        .signature()
        .arguments()
        .iter()
        .map(|argument| {
            let ty = b.op_type(argument.ty(), overloads)?;
            crate::argument(&b, argument, ty, target.version)
        })
        .collect::<Result<_, _>>()?;
    let value = b.call_op(op, overloads, &arguments)?;
    assert_eq!(b.type_of(value), b.op_type(op.signature().result(), overloads), "{op}");
    b.ret_void()?;
    b.finish()?;
    Ok(module)
}

#[test]
fn all_can_be_called() {
    let calls = calls();
    for (op, overloads, target) in &calls {
        let module = call(*op, overloads, *target).unwrap_or_else(|error| panic!("{op}: {error}"));
        let function = module.functions.values().nth(1).expect("the operation's function");
        assert_eq!(function.name, op.function_name(overloads).to_string());
        let ty = module.types.display(function.ty).to_string();
        assert_eq!(ty, op.signature().llvm(overloads).to_string(), "{op}");
        for NamedStruct { name, body } in module.types.structs().values() {
            assert!(body.is_some() || name == "struct.Mine", "{name}");
        }
    }
    expect!["1114"].assert_eq(&calls.len().to_string());
}

/// Operations that no target allows, though their opcodes are not reserved.
#[test]
fn some_are_never_called() {
    let called: Vec<_> = calls().into_iter().map(|(op, ..)| op).collect();
    let never = OpCode::ALL.iter().filter(|op| !op.is_reserved() && !called.contains(op));
    let never: Vec<_> = never.map(|op| op.name()).collect();
    expect![[r#"
        []
    "#]]
    .assert_debug_eq(&never);
}

/// Functions are found by name, which is made of the class and the overloads: operations that
/// share it must share the type.
#[test]
fn names_have_one_signature() {
    let mut signatures = BTreeMap::new();
    for &op in OpCode::ALL.iter().filter(|op| !op.is_reserved()) {
        let signature = op.signature();
        let arguments: Vec<_> = signature.arguments().iter().map(Argument::ty).collect();
        let types = (signature.result(), arguments);
        let name = (op.class().name(), op.overloads(Version::V1_0).len());
        let known = signatures.entry(name).or_insert_with(|| types.clone());
        assert_eq!(*known, types, "{op}");
    }
}

#[test]
fn calls_of_a_class_share_a_function() {
    let (mut sample, a) = crate::Sample::new();
    let b = sample.builder();
    let f32 = &[Overload::F32];
    let sine = b.op(ops::Sin { value: a.float }, f32).unwrap();
    b.ret(b.op(ops::Cos { value: sine }, f32).unwrap()).unwrap();
    b.finish().unwrap();
    let module = &sample.module;
    let names: Vec<_> = module.functions.values().map(|it| it.name.to_string()).collect();
    assert_eq!(names, ["main", "dx.op.unary.f32"]);
    let unary = module.function_named("dx.op.unary.f32".into()).unwrap();
    let attributes = module.functions[unary].attributes.unwrap();
    let groups: Vec<_> = module.attributes.groups(attributes).map(|it| it.1.clone()).collect();
    let kinds = [dxil_ir::AttributeKind::NoUnwind, dxil_ir::AttributeKind::ReadNone];
    assert_eq!(groups.len(), 1);
    assert_eq!(groups[0].slot, dxil_ir::FUNCTION_SLOT);
    assert_eq!(groups[0].attributes, kinds.map(Attribute::Kind));

    // Another builder finds the function too.
    let ty = module.functions[sample.main].ty;
    let (again, _) = sample.module.add_function(Function::new("again", ty));
    let b = FunctionBuilder::new(&mut sample.module, again, crate::TARGET).unwrap();
    b.switch_to_block(b.add_block("")).unwrap();
    b.ret(b.op(ops::Tan { value: a.float }, f32).unwrap()).unwrap();
    b.finish().unwrap();
    assert_eq!(sample.module.functions.len(), 3);
}

/// With native 16-bit types a row of constants has eight elements.
#[test]
fn rows_of_native_16_bits() {
    let row = |target: Target| {
        let (mut sample, _) = crate::Sample::new();
        let mut b = sample.builder_for(target);
        let handle = b.undef(b.op_type(dxil_ops::Type::Handle, &[]).unwrap()).unwrap();
        let load = ops::CBufferLoadLegacy { handle, reg_index: b.i32(0) };
        let row = b.op(load, &[Overload::F16]).unwrap();
        let ty: TypeId = b.type_of(row).unwrap();
        let types = &b.module().types;
        let elements = types.struct_body(ty).unwrap().elements.len();
        format!("{} {elements}", types.display(ty))
    };
    let target = Target::new(Version::V1_2, ShaderStage::Pixel);
    assert_eq!(row(target), "%dx.types.CBufRet.f16 4");
    assert_eq!(row(target.with_native_16bit()), "%dx.types.CBufRet.f16.8 8");
}

macro_rules! dispatch {
    ($($op:ident = $opcode:literal $name:literal $class:literal ($major:literal, $minor:literal)
       [$($argument:ident: $ty:ident),*] -> $result:ident;)*) => {
        /// Calls an operation through its struct.
        fn through_struct(
            b: &FunctionBuilder<'_>,
            op: OpCode,
            overloads: &[Overload<'_>],
            operands: &[Value],
        ) -> Result<Value, Error> {
            match op {
                $(OpCode::$op => b.op(dispatch!(@from $op operands [$($argument)*]), overloads),)*
                reserved => panic!("{reserved} is called"),
            }
        }
    };
    (@from $op:ident $operands:ident []) => {
        <ops::$op as Operation<Value>>::from_operands($operands).expect("its operands")
    };
    (@from $op:ident $operands:ident [$($argument:ident)+]) => {
        ops::$op::from_operands($operands).expect("its operands")
    };
}

for_each_op!(dispatch);

/// The struct of an operation makes the call that `call_op` makes.
#[test]
fn structs_make_the_same_calls() {
    for (op, overloads, target) in calls() {
        let mut module = call(op, &overloads, target).expect("a call");
        let main = module.functions.ids().next().expect("main");
        let body = module.functions[main].body.take().expect("a body");
        let (_, first) = body.instructions().next().expect("a call");
        let InstructionKind::Call { callee, arguments, .. } = first.kind else { panic!("{op}") };
        let b = FunctionBuilder::new(&mut module, main, target).expect("a declaration");
        b.switch_to_block(b.add_block("")).expect("a block");
        through_struct(&b, op, &overloads, body.list(arguments)).expect("the same call");
        b.ret_void().expect("the end");
        b.finish().expect("a function");
        let again = module.functions[main].body.as_ref().expect("a body");
        let (_, second) = again.instructions().next().expect("a call");
        let InstructionKind::Call { callee: other, arguments: others, .. } = second.kind else {
            panic!("{op}")
        };
        assert_eq!((callee, body.list(arguments)), (other, again.list(others)), "{op}");
        assert_eq!(first.ty, second.ty, "{op}");
    }
}
