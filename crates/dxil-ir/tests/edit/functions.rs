//! Functions that are cloned and inlined, and that get parameters.

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{self, Error, FunctionEditor, Global, NotInlinable};
use dxil_ir::metadata::{CompileUnit, Location, NodeKind, Subprogram};
use dxil_ir::verify::verify;
use dxil_ir::{Function, FunctionId, InstructionId, InstructionKind, Metadata, Value};

use crate::{ADD, Sample, TARGET, X, incoming, sample};

/// Adds `int g(int x) { return f(x) + x; }`.
fn with_caller(it: &mut Sample) -> (FunctionId, InstructionId) {
    let ty = it.module.functions[it.function].ty;
    let (caller, _) = it.module.add_function(Function::new("g", ty));
    let b = FunctionBuilder::new(&mut it.module, caller, TARGET).unwrap();
    b.switch_to_block(b.add_block("entry")).unwrap();
    let call = b.call(it.function, &[X]).unwrap();
    b.ret(b.binary(ADD, call, X).unwrap()).unwrap();
    b.finish().unwrap();
    (caller, call.instruction().unwrap())
}

#[test]
fn a_call_becomes_the_blocks_of_the_function() {
    let mut it = sample();
    let (caller, call) = with_caller(&mut it);
    let mut editor = FunctionEditor::new(&mut it.module, caller).unwrap();
    editor.inline_call(call).unwrap();
    let body = editor.body().clone();
    let names: Vec<_> = body.blocks().map(|(_, block)| block.name.to_string()).collect();
    assert_eq!(names, ["entry", "negative.i", "end.i"]);
    assert_eq!(body.names.values().collect::<Vec<_>>(), ["y.i"]);
    let end = &body.blocks[body.order[2]].instructions;
    assert_eq!(incoming(&body, end[0]).len(), 2);
    let InstructionKind::Binary { operands, .. } = body.instructions[end[1]].kind else { panic!() };
    assert_eq!(operands, [end[0].into(), X]);
    assert_eq!(editor.inline_call(call), Err(Error::NoInstruction(call)));
    assert_eq!(editor.inline_call(end[1]), Err(Error::NotInlinable(end[1], NotInlinable::NoBody)));
}

#[test]
fn a_parameter_is_passed_by_all_calls() {
    let mut it = sample();
    let (caller, call) = with_caller(&mut it);
    let address = it.module.function_address(it.function).unwrap();
    let i64 = it.module.types.integer(64);
    let seven = it.module.constants.integer(&it.module.types, i64, 7);
    assert_eq!(edit::append_parameter(&mut it.module, it.function, "n", seven), Ok(1));
    assert_eq!(it.module.function_address(it.function), Some(address));
    let text = it.module.types.display(it.module.constants[address].ty).to_string();
    assert_eq!(text, "i32 (i32, i64)*");
    assert_eq!(it.body().arguments[1].name, "n");
    let body = it.module.functions[caller].body.as_ref().unwrap();
    let InstructionKind::Call { arguments, .. } = body.instructions[call].kind else { panic!() };
    assert_eq!(body.list(arguments), [X, seven.into()]);
    // A second parameter of one name gets another one.
    assert_eq!(edit::append_parameter(&mut it.module, it.function, "n", seven), Ok(2));
    assert_eq!(it.body().arguments[2].name, "n1");
    // The call is still right.
    FunctionEditor::new(&mut it.module, caller).unwrap().inline_call(call).unwrap();
}

#[test]
fn a_function_whose_address_is_passed_on_gets_no_parameter() {
    let mut it = sample();
    let (caller, call) = with_caller(&mut it);
    let address = it.module.function_address(it.function).unwrap();
    let ty = it.module.constants[address].ty;
    let mut editor = FunctionEditor::new(&mut it.module, caller).unwrap();
    editor
        .build_before(call, TARGET, |b| {
            let memory = b.alloca(ty, 4)?;
            b.store(address.into(), memory, Default::default())
        })
        .unwrap();
    drop(editor);
    let error = edit::append_parameter(&mut it.module, it.function, "", address);
    assert_eq!(error, Err(Error::AddressTaken(it.function)));
}

/// A `musttail` call demands that caller and callee are alike.
#[test]
fn the_types_that_a_must_tail_call_compares_stay() {
    let mut it = sample();
    let (caller, call) = with_caller(&mut it);
    let kind = &mut it.module.functions[caller].body.as_mut().unwrap().instructions[call].kind;
    let InstructionKind::Call { tail, .. } = kind else { panic!() };
    *tail = dxil_ir::TailCall::MustTail;
    let seven = it.module.types.integer(64);
    let seven = it.module.constants.integer(&it.module.types, seven, 7);
    for function in [it.function, caller] {
        let error = edit::append_parameter(&mut it.module, function, "n", seven);
        assert_eq!(error, Err(Error::MustTail(function)));
    }
}

#[test]
fn the_types_of_intrinsics_stay() {
    let mut module = dxil_ir::Module::new();
    let float = module.types.intern(dxil_ir::Type::Float);
    let ty = module.types.function(float, &[float]);
    let (sqrt, _) = module.add_function(Function::new("llvm.sqrt.f32", ty));
    let value = module.constants.undef(float);
    let error = edit::append_parameter(&mut module, sqrt, "x", value);
    assert_eq!(error, Err(Error::Intrinsic(sqrt)));
}

/// The clone has a `DISubprogram` of its own, and inlined locations say where they are inlined.
#[test]
fn debug_information_follows_the_instructions() {
    let mut it = sample();
    let (caller, call) = with_caller(&mut it);
    let address = it.module.function_address(it.function).unwrap();
    let metadata = &mut it.module.metadata;
    let function = Some(metadata.constant(address));
    let scope = metadata.distinct(Subprogram { function, ..Subprogram::default() });
    let outer = metadata.distinct(Subprogram::default());
    let subprograms = Some(metadata.tuple(&[Some(scope), Some(outer)]));
    let unit = metadata.distinct(CompileUnit { subprograms, ..CompileUnit::default() });
    let body = it.module.functions[it.function].body.as_mut().unwrap();
    body.instructions[it.sum].location = Some(Location::new(3, 1, scope));
    let body = it.module.functions[caller].body.as_mut().unwrap();
    body.instructions[call].location = Some(Location::new(9, 2, outer));

    let clone = edit::clone_function(&mut it.module, it.function, "clone").unwrap();
    let body = it.module.functions[clone].body.as_ref().unwrap();
    let copy = body.instructions[it.sum].location.unwrap().scope.unwrap();
    assert_ne!(copy, scope);
    let Metadata::Node(node) = &it.module.metadata[copy] else { panic!() };
    let NodeKind::Subprogram(subprogram) = node.kind else { panic!() };
    let clones_address = it.module.function_address(clone).unwrap();
    assert_eq!(subprogram.function, Some(it.module.metadata.constant(clones_address)));
    let Metadata::Node(node) = &it.module.metadata[unit] else { panic!() };
    let NodeKind::CompileUnit(unit) = node.kind else { panic!() };
    let listed = it.module.metadata.operands(unit.subprograms.unwrap());
    assert_eq!(listed, [Some(scope), Some(outer), Some(copy)]);

    let mut editor = FunctionEditor::new(&mut it.module, caller).unwrap();
    editor.inline_call(call).unwrap();
    let first = editor.body().instructions().next().unwrap().1.location.unwrap();
    assert_eq!((first.line, first.scope), (3, Some(scope)));
    let Metadata::Node(node) = &editor.module().metadata[first.inlined_at.unwrap()] else {
        panic!()
    };
    assert!(node.distinct);
    assert_eq!(node.kind, NodeKind::Location(Location::new(9, 2, outer)));
    let second = editor.body().instructions().nth(1).unwrap().1.location;
    assert_eq!(second, Some(Location::new(9, 2, outer)));
}

#[test]
fn a_clone_needs_a_new_name_and_a_body() {
    let mut it = sample();
    let taken = edit::clone_function(&mut it.module, it.function, "f");
    assert_eq!(taken, Err(Error::Name("f".into())));
    let ty = it.module.functions[it.function].ty;
    let (declaration, _) = it.module.add_function(Function::new("g", ty));
    let error = edit::clone_function(&mut it.module, declaration, "h");
    assert_eq!(error, Err(Error::NoBody(declaration)));
    let clone = edit::clone_function(&mut it.module, it.function, "h").unwrap();
    assert_eq!(it.module.functions[clone].body, it.module.functions[it.function].body);
    let _: Value = it.module.function_address(clone).unwrap().into();
}

/// Globals that use only each other go together, and the ids of the others follow.
#[test]
fn globals_are_removed_if_nothing_else_uses_them() {
    let mut it = sample();
    let (caller, call) = with_caller(&mut it);
    let ty = it.module.functions[it.function].ty;
    let (last, address) = it.module.add_function(Function::new("last", ty));
    let name = it.module.tuple(&[address.into()]);
    it.module.name_metadata("kept", [name]);
    let body = it.module.functions[caller].body.as_ref().unwrap();
    let InstructionKind::Call { callee, .. } = body.instructions[call].kind else { panic!() };

    let [function, user, listed] = [it.function, caller, last].map(Global::Function);
    let mut remove = |globals: &[Global]| edit::remove_globals(&mut it.module, globals);
    assert_eq!(remove(&[function]), Err(Error::GlobalInUse(function)));
    assert_eq!(remove(&[listed]), Err(Error::GlobalInUse(listed)), "metadata names it");
    assert_eq!(remove(&[function, user]), Ok(()));
    assert_eq!(remove(&[user]), Err(Error::NoGlobal(user)));

    let names: Vec<_> = it.module.functions.values().map(|it| it.name.to_string()).collect();
    assert_eq!(names, ["last"]);
    let found = it.module.function_named("last".into()).unwrap();
    assert_eq!(it.module.called_function(address.into()), Some(found));
    assert_eq!(it.module.function_address(found), Some(address));
    assert_eq!(it.module.called_function(callee), None, "its address is undefined now");
    assert_eq!(verify(&it.module), []);
}

#[test]
fn functions_that_others_call_are_not_unused() {
    let mut it = sample();
    let (caller, _) = with_caller(&mut it);
    let ty = it.module.functions[it.function].ty;
    let (last, _) = it.module.add_function(Function::new("last", ty));

    let [function, user, last] = [it.function, caller, last].map(Global::Function);
    let mut remove = |globals: &[Global]| edit::remove_unused_globals(&mut it.module, globals);
    assert_eq!(remove(&[function]), Ok(0));
    assert_eq!(remove(&[function, last]), Ok(1));
    assert_eq!(remove(&[function, last]), Err(Error::NoGlobal(last)));
    assert_eq!(remove(&[function, user]), Ok(2), "only another one that goes calls it");
    assert_eq!(remove(&[]), Ok(0));
}
