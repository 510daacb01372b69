//! Debug information.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::metadata::{File, LocalVariable, Location, NodeKind};
use dxil_ir::{InstructionKind, MetadataId, Module, Value};
use expect_test::expect;

use crate::{Arguments, Sample};

/// Metadata that calls refer to.
#[derive(Clone, Copy)]
struct Metadata {
    scope: MetadataId,
    variable: MetadataId,
    expression: MetadataId,
}

impl Metadata {
    fn new(module: &mut Module) -> Self {
        let scope = module.metadata.node(File::default());
        let name = Some(module.metadata.string("x"));
        let variable = LocalVariable { scope: Some(scope), name, ..LocalVariable::default() };
        let variable = module.metadata.node(variable);
        let expression = module.metadata.node(NodeKind::Expression([].into()));
        Self { scope, variable, expression }
    }
}

/// The result of `build` at a location of the source.
fn at_a_place<T>(
    build: impl FnOnce(&FunctionBuilder<'_>, Arguments, Metadata) -> Result<T, Error>,
) -> (Module, Result<T, Error>) {
    let (mut sample, a) = Sample::new();
    let metadata = Metadata::new(&mut sample.module);
    let b = sample.builder();
    let place = Some(Location::new(3, 4, metadata.scope));
    let built = b.set_location(place).and_then(|()| build(&b, a, metadata));
    b.ret(a.float).and_then(|_| b.finish()).expect("a body");
    (sample.module, built)
}

#[test]
fn values_and_addresses() {
    let (module, built) = at_a_place(|b, a, it| {
        b.dbg_value(a.float, it.variable, it.expression)?;
        b.dbg_value(b.i32(5), it.variable, it.expression)?;
        b.dbg_value(b.load(a.shared, Default::default())?, it.variable, it.expression)?;
        b.dbg_declare(a.pointer, it.variable, it.expression)
    });
    built.expect("four calls");
    let main = module.function_named("main".into()).expect("main");
    let body = module.functions[main].body.as_ref().expect("a body");
    let mut calls = String::new();
    for (_, instruction) in body.instructions() {
        let InstructionKind::Call { callee, arguments, .. } = instruction.kind else { continue };
        let function = &module.functions[module.called_function(callee).expect("a function")];
        let ty = module.types.display(function.ty);
        let value = match body.list(arguments)[0] {
            Value::Metadata(_) => "constant".to_owned(),
            value => format!("{value:?}"),
        };
        let line = instruction.location.map(|location| location.line);
        calls += &format!("{} {ty}: {value}, {line:?}\n", function.name);
    }
    expect![[r#"
        llvm.dbg.value void (metadata, i64, metadata, metadata): MetadataOfArgument(0), Some(3)
        llvm.dbg.value void (metadata, i64, metadata, metadata): constant, Some(3)
        llvm.dbg.value void (metadata, i64, metadata, metadata): MetadataOfInstruction(InstructionId(2)), Some(3)
        llvm.dbg.declare void (metadata, metadata, metadata): MetadataOfArgument(3), Some(3)
    "#]].assert_eq(&calls);
}

#[test]
fn mistakes() {
    let mistake = |build: fn(&FunctionBuilder<'_>, Arguments, Metadata) -> Result<Value, Error>| {
        at_a_place(build).1.expect_err("a mistake").to_string()
    };
    let mistakes = [
        mistake(|b, a, it| b.dbg_value(a.float, it.scope, it.expression)),
        mistake(|b, a, it| b.dbg_value(a.float, it.variable, it.variable)),
        mistake(|b, a, it| b.dbg_declare(a.float, it.variable, it.expression)),
        mistake(|b, _, it| b.dbg_value(Value::Metadata(it.scope), it.variable, it.expression)),
        mistake(|b, a, it| {
            b.set_location(None)?;
            b.dbg_value(a.float, it.variable, it.expression)
        }),
    ];
    expect![[r#"
        main: llvm.dbg.value: the variable is File, expected LocalVariable
        main: llvm.dbg.value: the expression is LocalVariable, expected Expression
        main: llvm.dbg.declare: the pointer is float, expected a pointer
        main: llvm.dbg.value: the value is metadata, expected a value
        main: llvm.dbg.value: it has no place in the source"#]]
    .assert_eq(&mistakes.join("\n"));
}
