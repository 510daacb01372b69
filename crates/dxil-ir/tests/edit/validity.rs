//! Changes that would break a rule of LLVM are refused; the others leave a valid module.

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{self, Error, FunctionEditor, NotInlinable};
use dxil_ir::metadata::{File, LocalVariable, Location, NodeKind, Subprogram};
use dxil_ir::verify::verify;
use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, Body, CastOp, Comdat, ComdatSelection, ConstantKind,
    Function, FunctionId, InstructionId, InstructionKind, Linkage, Module, TailCall, Type,
    Variable,
};

use crate::{ADD, TARGET, X, kinds, sample};

/// A sample with `int g(int x) { int y = x + x; return f(x); }`, whose call is `musttail`: the function, `y`, the
/// call and its return.
fn with_musttail() -> (Module, FunctionId, [InstructionId; 3]) {
    let mut it = sample();
    let ty = it.module.functions[it.function].ty;
    let (caller, _) = it.module.add_function(Function::new("g", ty));
    let b = FunctionBuilder::new(&mut it.module, caller, TARGET).unwrap();
    b.switch_to_block(b.add_block("entry")).unwrap();
    let sum = b.binary(ADD, X, X).unwrap().instruction().unwrap();
    let call = b.call(it.function, &[X]).unwrap();
    b.ret(call).unwrap();
    b.finish().unwrap();
    let call = call.instruction().unwrap();
    let body = body_mut(&mut it.module, caller);
    let ret = *body.blocks[body.order[0]].instructions.last().unwrap();
    let InstructionKind::Call { tail, .. } = &mut body.instructions[call].kind else { panic!() };
    *tail = TailCall::MustTail;
    assert_eq!(verify(&it.module), []);
    (it.module, caller, [sum, call, ret])
}

fn body_mut(module: &mut Module, function: FunctionId) -> &mut Body {
    module.functions[function].body.as_mut().unwrap()
}

#[test]
fn nothing_parts_a_musttail_call_from_its_return() {
    let (mut module, function, [sum, call, ret]) = with_musttail();
    let before = module.clone();
    let mut editor = FunctionEditor::new(&mut module, function).unwrap();
    let entry = editor.body().order[0];
    let parted = Err(Error::MustTailCall(call));
    assert_eq!(editor.split_block(ret, "").map(drop), parted);
    assert_eq!(editor.replace_all_uses(call, X), parted);
    assert_eq!(editor.move_before(sum, ret), parted);
    assert_eq!(editor.move_before(call, sum), parted);
    assert_eq!(editor.replace_terminator(entry, TARGET, |b| b.ret(X)).map(drop), parted);
    let error = editor.build_before(ret, TARGET, |b| b.binary(ADD, X, X)).unwrap_err();
    assert_eq!(error.to_string(), "g: add: only the return of its value follows a `musttail` call");
    drop(editor);
    assert_eq!(module.functions[function].body, before.functions[function].body);

    let mut editor = FunctionEditor::new(&mut module, function).unwrap();
    let half = editor.split_block(call, "half").unwrap();
    assert_eq!(kinds(editor.body(), half), ["Call", "Return"]);
    editor.move_before(sum, call).unwrap();
    editor.replace(call, sum).unwrap();
    drop(editor);
    assert_eq!(verify(&module), []);
}

/// A module of `void outer() { void* p; llvm.localescape(&p); }`: the module, the function, the alloca and the call.
fn with_escape() -> (Module, FunctionId, [InstructionId; 2]) {
    let mut module = Module::dxil();
    let void = module.types.void();
    let ty =
        module.types.intern(Type::Function { result: void, parameters: [].into(), variadic: true });
    let (escape, _) = module.add_function(Function::new("llvm.localescape", ty));
    let ty = module.types.function(void, &[]);
    let (outer, _) = module.add_function(Function::new("outer", ty));
    let b = FunctionBuilder::new(&mut module, outer, TARGET).unwrap();
    b.switch_to_block(b.add_block("entry")).unwrap();
    let memory = b.alloca(b.ty(Type::Float), 4).unwrap();
    let address = b.cast(
        CastOp::BitCast,
        memory,
        b.ty(Type::Pointer { pointee: Some(b.ty(Type::Double)), address_space: 0 }),
    );
    let call = b.call(escape, &[address.unwrap()]).unwrap();
    b.ret_void().unwrap();
    b.finish().unwrap();
    assert_eq!(verify(&module), []);
    (module, outer, [memory, call].map(|it| it.instruction().unwrap()))
}

#[test]
fn allocas_that_escape_stay_what_they_are() {
    let (mut module, outer, [memory, call]) = with_escape();
    let ty = module.functions[outer].ty;
    let (user, _) = module.add_function(Function::new("user", ty));
    let b = FunctionBuilder::new(&mut module, user, TARGET).unwrap();
    b.switch_to_block(b.add_block("entry")).unwrap();
    let inner = b.call(outer, &[]).unwrap().instruction().unwrap();
    b.ret_void().unwrap();
    b.finish().unwrap();

    let mut editor = FunctionEditor::new(&mut module, user).unwrap();
    let refused = Err(Error::NotInlinable(inner, NotInlinable::AddressDemanded));
    assert_eq!(editor.inline_call(inner), refused);
    drop(editor);

    let mut editor = FunctionEditor::new(&mut module, outer).unwrap();
    let ty = editor.body().instructions[memory].ty;
    let undef = editor.module_mut().constants.undef(ty);
    assert_eq!(editor.replace_all_uses(memory, undef), Err(Error::AddressDemanded(call)));
    assert_eq!(editor.replace(memory, undef), Err(Error::AddressDemanded(call)));
    assert_eq!(editor.erase(call), Err(Error::Fixed(call)));
    assert_eq!(editor.split_block(memory, ""), Err(Error::Fixed(call)));
    let ret = *editor.body().blocks[editor.body().order[0]].instructions.last().unwrap();
    editor.split_block(ret, "").unwrap();
    assert_eq!(editor.move_before(call, ret), Err(Error::Fixed(call)));
    drop(editor);
    assert_eq!(verify(&module), []);
}

#[test]
fn a_phi_that_an_inalloca_argument_may_be_is_kept() {
    // `merge_into_predecessor` would replace the phi by an address that is no alloca with `inalloca`.
    let mut module = Module::dxil();
    let (void, float) = (module.types.void(), module.types.intern(Type::Float));
    let pointer = module.types.pointer(float);
    let ty = module.types.function(void, &[pointer]);
    let (callee, _) = module.add_function(Function::new("callee", ty));
    let attributes = vec![Attribute::Kind(AttributeKind::InAlloca)];
    let group = module.attributes.group(AttributeGroup { slot: 1, attributes });
    module.functions[callee].attributes = Some(module.attributes.set(&[group]));
    let ty = module.types.function(void, &[]);
    let (caller, _) = module.add_function(Function::new("caller", ty));
    let b = FunctionBuilder::new(&mut module, caller, TARGET).unwrap();
    let [entry, next] = ["entry", "next"].map(|name| b.add_block(name));
    b.switch_to_block(entry).unwrap();
    let memory = b.alloca(float, 4).unwrap();
    b.branch(next).unwrap();
    b.switch_to_block(next).unwrap();
    let phi = b.phi(pointer).unwrap();
    b.add_incoming(phi, &[(memory, entry)]).unwrap();
    let call = b.call(callee, &[phi]).unwrap().instruction().unwrap();
    b.ret_void().unwrap();
    b.finish().unwrap();
    assert_eq!(verify(&module), []);

    let mut editor = FunctionEditor::new(&mut module, caller).unwrap();
    assert_eq!(editor.merge_into_predecessor(next), Err(Error::AddressDemanded(call)));
    drop(editor);
    let float = module.types.intern(Type::Float);
    let zero = module.constants.intern(float, ConstantKind::Null);
    let refused = edit::append_parameter(&mut module, callee, "new", zero);
    assert_eq!(refused, Err(Error::InAlloca(callee)));
}

#[test]
fn addresses_of_intrinsics_and_erased_instructions_replace_nothing() {
    let mut it = sample();
    let ty = it.module.types.function(it.module.types.void(), &[]);
    let (trap, address) = it.module.add_function(Function::new("llvm.trap", ty));
    let pointer = it.module.types.pointer(ty);
    let void = it.module.types.void();
    let ty = it.module.types.function(void, &[pointer]);
    let (calls, _) = it.module.add_function(Function::new("calls", ty));
    let b = FunctionBuilder::new(&mut it.module, calls, TARGET).unwrap();
    b.switch_to_block(b.add_block("entry")).unwrap();
    b.call(calls, &[X]).unwrap();
    b.ret_void().unwrap();
    b.finish().unwrap();
    let mut editor = FunctionEditor::new(&mut it.module, calls).unwrap();
    assert_eq!(editor.replace_all_uses(X, address), Err(Error::Intrinsic(trap)));
    drop(editor);

    let mut editor = FunctionEditor::new(&mut it.module, it.function).unwrap();
    editor.replace(it.other_sum, X).unwrap();
    let erased = Err(Error::NoInstruction(it.other_sum));
    assert_eq!(editor.replace_all_uses(it.sum, it.other_sum), erased);
    drop(editor);
    assert_eq!(verify(&it.module), []);
}

#[test]
fn a_clone_has_a_name_of_its_own() {
    let mut it = sample();
    let float = it.module.types.intern(Type::Float);
    it.module.add_variable(Variable::new("variable", float));
    for name in ["variable", "llvm.trap"] {
        let refused = edit::clone_function(&mut it.module, it.function, name);
        assert_eq!(refused, Err(Error::Name(name.into())));
    }
    it.module.add_comdat(Comdat { name: "comdat".into(), selection: ComdatSelection::Any });
    it.module.functions[it.function].linkage = Linkage::Private;
    let refused = edit::clone_function(&mut it.module, it.function, "comdat");
    assert_eq!(refused, Err(Error::Name("comdat".into())));
    edit::clone_function(&mut it.module, it.function, "clone").unwrap();
    assert_eq!(verify(&it.module), []);
}

/// Calls that describe variables need a location, which the call may lack.
#[test]
fn variables_without_a_location_are_not_described() {
    let mut module = Module::dxil();
    let i32 = module.types.integer(32);
    let ty = module.types.function(i32, &[i32]);
    let (inner, address) = module.add_function(Function::new("inner", ty));
    let name = Some(module.metadata.string("inner.hlsl"));
    let file = Some(module.metadata.node(File { filename: name, ..File::default() }));
    let function = Some(module.metadata.constant(address));
    let subprogram = Some(module.metadata.distinct(Subprogram {
        name,
        file,
        function,
        ..Subprogram::default()
    }));
    let variable = LocalVariable { tag: 0x100, scope: subprogram, ..LocalVariable::default() };
    let variable = module.metadata.node(variable);
    let expression = module.metadata.node(NodeKind::Expression([].into()));
    let location = Location { line: 1, scope: subprogram, ..Location::default() };
    let b = FunctionBuilder::new(&mut module, inner, TARGET).unwrap();
    b.switch_to_block(b.add_block("entry")).unwrap();
    b.set_location(Some(location)).unwrap();
    b.dbg_value(X, variable, expression).unwrap();
    b.ret(X).unwrap();
    b.finish().unwrap();
    for (outer, location, expected) in
        [("located", Some(location), &["Call", "Return"][..]), ("bare", None, &["Return"])]
    {
        let (outer, _) = module.add_function(Function::new(outer, ty));
        let b = FunctionBuilder::new(&mut module, outer, TARGET).unwrap();
        b.switch_to_block(b.add_block("entry")).unwrap();
        b.set_location(location).unwrap();
        let call = b.call(inner, &[X]).unwrap();
        b.ret(call).unwrap();
        b.finish().unwrap();
        assert_eq!(verify(&module), []);
        let mut editor = FunctionEditor::new(&mut module, outer).unwrap();
        editor.inline_call(call.instruction().unwrap()).unwrap();
        assert_eq!(kinds(editor.body(), editor.body().order[0]), expected);
        drop(editor);
        assert_eq!(verify(&module), []);
    }
}
