//! Rules of the verifier that no damaged module of `tests/fixtures/verify` breaks alone.

use dxil_ir::metadata::{CompositeType, File};
use dxil_ir::verify::{ErrorKind, Place, Rule, verify};
use dxil_ir::{
    Alias, Argument, Attribute, AttributeGroup, AttributeKind, AttributeSetId, BinaryOp, Body,
    CastOp, ConstantKind, Dialect, Expression, FastMathFlags, Function, FunctionId, GepFlags,
    Instruction, InstructionKind, Linkage, List, Module, StructBody, TailCall, Type, Value,
    Variable,
};

/// The rules that a module breaks.
fn rules(module: &Module) -> Vec<Rule> {
    let errors = verify(module);
    let rule = |kind: &ErrorKind| match kind {
        ErrorKind::Rule(rule) => Some(*rule),
        ErrorKind::Typing(_) => None,
    };
    errors.iter().map(|error| rule(error.kind()).expect("a rule")).collect()
}

/// A set of one attribute of the first parameter.
fn on_parameter(module: &mut Module, attribute: Attribute) -> AttributeSetId {
    let group = AttributeGroup { slot: 1, attributes: vec![attribute] };
    let group = module.attributes.group(group);
    module.attributes.set(&[group])
}

/// A module of a function `void (i32*)` that calls a function of its type, and the caller.
fn caller(argument: impl FnOnce(&mut Module, &mut Body) -> Value) -> (Module, FunctionId) {
    let mut module = Module::dxil();
    let (void, i32) = (module.types.void(), module.types.integer(32));
    let pointer = module.types.pointer(i32);
    let ty = module.types.function(void, &[pointer]);
    let (_, callee) = module.add_function(Function::new("callee", ty));
    let (caller, _) = module.add_function(Function::new("caller", ty));
    let mut body = Body::new();
    body.arguments.push(Argument { ty: pointer, name: "p".into() });
    let entry = body.add_block();
    let value = argument(&mut module, &mut body);
    let call = InstructionKind::Call {
        callee: callee.into(),
        function_type: ty,
        arguments: body.add_list([value]),
        bundles: List::default(),
        flags: FastMathFlags::NONE,
        attributes: None,
        calling_convention: 0,
        tail: TailCall::None,
    };
    for kind in [call, InstructionKind::Return { value: None }] {
        body.add_instruction(entry, Instruction { kind, ty: void, location: None });
    }
    module.functions[caller].body = Some(body);
    (module, caller)
}

/// Changes the attributes and the kind of the call in a function.
fn set_call(module: &mut Module, id: FunctionId, set: Option<AttributeSetId>, new: TailCall) {
    let body = module.functions[id].body.as_mut().expect("a body");
    for instruction in body.instructions.values_mut() {
        if let InstructionKind::Call { attributes, tail, .. } = &mut instruction.kind {
            (*attributes, *tail) = (set, new);
        }
    }
}

/// LLVM's symbol tables hold a name once, and it has 13 bits for a convention.
#[test]
fn a_function_has_distinct_names_and_a_small_convention() {
    let (module, caller) = caller(|_, _| Value::Argument(0));
    assert_eq!(rules(&module), []);
    let damage = |change: &dyn Fn(&mut Function, &mut Body)| {
        let mut module = module.clone();
        let function = &mut module.functions[caller];
        let mut body = function.body.take().expect("a body");
        change(function, &mut body);
        function.body = Some(body);
        rules(&module)
    };
    let named = damage(&|_, body| {
        let entry = body.order[0];
        body.blocks[entry].name = "p".into();
    });
    assert_eq!(named, [Rule::RepeatedValueName]);
    assert_eq!(damage(&|it, _| it.calling_convention = 8191), []);
    assert_eq!(damage(&|it, _| it.calling_convention = 8192), [Rule::Convention]);
    let of_call = damage(&|_, body| {
        for instruction in body.instructions.values_mut() {
            if let InstructionKind::Call { calling_convention, .. } = &mut instruction.kind {
                *calling_convention = 8192;
            }
        }
    });
    assert_eq!(of_call, [Rule::Convention]);
}

#[test]
fn a_musttail_call_passes_parameters_as_its_function_does() {
    let (mut module, caller) = caller(|_, _| Value::Argument(0));
    let eight = on_parameter(&mut module, Attribute::Integer(AttributeKind::Align, 8));
    let four = on_parameter(&mut module, Attribute::Integer(AttributeKind::Align, 4));
    let in_reg = on_parameter(&mut module, Attribute::Kind(AttributeKind::InReg));
    let not_null = on_parameter(&mut module, Attribute::Kind(AttributeKind::NonNull));
    let differs = &[Rule::MustTailAttributes][..];
    for (of_function, of_call, expected) in [
        (None, None, &[][..]),
        (None, Some(in_reg), differs),
        (Some(in_reg), None, differs),
        (Some(in_reg), Some(in_reg), &[]),
        (Some(eight), Some(four), differs),
        (None, Some(not_null), &[]),
    ] {
        module.functions[caller].attributes = of_function;
        set_call(&mut module, caller, of_call, TailCall::MustTail);
        assert_eq!(rules(&module), expected, "{of_function:?} {of_call:?}");
        set_call(&mut module, caller, of_call, TailCall::Tail);
        assert_eq!(rules(&module), []);
    }
}

#[test]
fn memory_of_an_argument_of_inalloca_is_made_for_it() {
    for (made_for_it, expected) in [(true, &[][..]), (false, &[Rule::InAllocaCall])] {
        let (mut module, caller) = caller(|module, body| {
            let i32 = module.types.integer(32);
            let count = module.constants.integer(&module.types, i32, 1).into();
            let kind = InstructionKind::Alloca {
                allocated: i32,
                count,
                alignment: 0,
                inalloca: made_for_it,
            };
            let ty = module.types.pointer(i32);
            let memory = Instruction { kind, ty, location: None };
            let memory = body.add_instruction(body.order[0], memory);
            // The address of the first element is the same memory.
            let kind = InstructionKind::GetElementPtr {
                source: i32,
                flags: GepFlags::INBOUNDS,
                operands: body.add_list([memory.into(), count]),
            };
            let address = Instruction { kind, ty, location: None };
            body.add_instruction(body.order[0], address).into()
        });
        assert_eq!(rules(&module), []);
        let set = on_parameter(&mut module, Attribute::Kind(AttributeKind::InAlloca));
        set_call(&mut module, caller, Some(set), TailCall::None);
        assert_eq!(rules(&module), expected);
    }
}

/// DXC says "derived/composite type requires a filename" of classes and unions, of no other types.
#[test]
fn a_class_has_a_file_with_a_name() {
    const CLASS: u16 = 0x02;
    const STRUCTURE: u16 = 0x13;
    const UNION: u16 = 0x17;
    let mut module = Module::dxil();
    let name = Some(module.metadata.string("a.hlsl"));
    let named = Some(module.metadata.node(File { filename: name, ..File::default() }));
    let nameless = Some(module.metadata.node(File::default()));
    for (tag, file, expected) in [
        (CLASS, named, &[][..]),
        (CLASS, nameless, &[Rule::DebugFileName]),
        (CLASS, None, &[Rule::DebugFileName]),
        (UNION, None, &[Rule::DebugFileName]),
        (STRUCTURE, None, &[]),
    ] {
        let mut module = module.clone();
        let ty = module.metadata.node(CompositeType { tag, file, ..CompositeType::default() });
        module.name_metadata("types", [ty]);
        assert_eq!(rules(&module), expected, "{tag:#x}");
    }
}

/// LLVM's readers do not look, and its printer takes anything for a string.
#[test]
fn the_texts_of_nodes_are_strings() {
    for (is_string, expected) in [(true, &[][..]), (false, &[Rule::DebugText])] {
        let mut module = Module::dxil();
        let filename = match is_string {
            true => module.metadata.string("a.hlsl"),
            false => module.metadata.tuple(&[]),
        };
        let file = module.metadata.node(File { filename: Some(filename), ..File::default() });
        module.name_metadata("files", [file]);
        assert_eq!(rules(&module), expected);
    }
}

/// LLVM 3.7 looks through an alias of a function, unless a linker may replace it; LLVM 14 does not.
#[test]
fn the_function_of_a_trampoline_may_have_an_alias() {
    for (linkage, expected) in
        [(Linkage::Internal, &[][..]), (Linkage::WeakAny, &[Rule::IntrinsicTrampoline])]
    {
        let (mut module, caller) = caller(|_, _| Value::Argument(0));
        let bytes = module.types.integer(8);
        let (void, bytes) = (module.types.void(), module.types.pointer(bytes));
        let ty = module.types.function(void, &[bytes; 3]);
        let (intrinsic, _) = module.add_function(Function::new("llvm.init.trampoline", ty));
        let aliasee = module.function_address(caller).expect("an address");
        let (_, alias) = module.add_alias(Alias {
            name: "alias".into(),
            ty: module.constants[aliasee].ty,
            value_type: None,
            aliasee,
            linkage,
            dso_local: false,
            visibility: Default::default(),
            dll_storage: Default::default(),
            thread_local: Default::default(),
            unnamed_addr: Default::default(),
        });
        let cast = Expression::Cast { op: CastOp::BitCast, value: alias };
        let function = module.constants.intern(bytes, ConstantKind::Expression(cast)).into();
        let null = module.constants.null(&module.types, bytes).into();
        let address = module.function_address(intrinsic).expect("an address");
        let body = module.functions[caller].body.as_mut().expect("a body");
        let kind = InstructionKind::Call {
            callee: address.into(),
            function_type: ty,
            arguments: body.add_list([null, function, null]),
            bundles: List::default(),
            flags: FastMathFlags::NONE,
            attributes: None,
            calling_convention: 0,
            tail: TailCall::None,
        };
        let call = body.create_instruction(Instruction { kind, ty: void, location: None });
        let entry = body.order[0];
        body.blocks[entry].instructions.insert(0, call);
        assert_eq!(rules(&module), expected);
    }
}

#[test]
fn types_have_parts_that_values_can_have() {
    let parts = |part: fn(&mut Module) -> Type| {
        let mut module = Module::dxil();
        let ty = part(&mut module);
        let id = module.types.intern(ty);
        let errors = verify(&module);
        let places = errors.iter().map(|error| {
            assert_eq!(*error.kind(), ErrorKind::Rule(Rule::TypePart));
            error.place()
        });
        assert!(places.eq([Place::Type(id)]), "{errors:?}");
        errors[0].to_string().split_once(": ").expect("a place").0.to_owned()
    };
    let function = |module: &mut Module| module.types.function(module.types.void(), &[]);
    let names = [
        parts(|module| {
            let elements = [module.types.integer(32), module.types.label()].into();
            Type::Struct(StructBody { elements, packed: false })
        }),
        parts(|module| Type::Array { element: module.types.void(), length: 2 }),
        parts(|module| {
            let half = module.types.intern(Type::Half);
            let element = module.types.intern(Type::Array { element: half, length: 1 });
            Type::Vector { element, length: 2 }
        }),
        parts(|module| Type::Pointer { pointee: Some(module.types.void()), address_space: 0 }),
        parts(|module| {
            let (result, parameters) = (module.types.metadata(), [].into());
            Type::Function { result, parameters, variadic: false }
        }),
        parts(|module| {
            let (result, parameters) = (module.types.void(), [module.types.void()].into());
            Type::Function { result, parameters, variadic: false }
        }),
    ];
    let expected = [
        "type { i32, label }",
        "type [2 x void]",
        "type <2 x [1 x half]>",
        "type void*",
        "type metadata ()",
        "type void (void)",
    ];
    assert_eq!(names, expected);

    // A pointer to a function is no function.
    let mut module = Module::dxil();
    let ty = function(&mut module);
    let element = module.types.pointer(ty);
    module.types.intern(Type::Array { element, length: 2 });
    assert_eq!(verify(&module), []);
}

/// Bitcode ends the key and the value of an attribute with a zero.
#[test]
fn texts_of_attributes_have_no_zeros() {
    for (key, value) in [("a\0", ""), ("a", "\0b")] {
        let mut module = Module::dxil();
        let text = Attribute::Text { key: key.into(), value: value.into() };
        on_parameter(&mut module, text);
        assert_eq!(rules(&module), [Rule::AttributeText]);
    }
}

#[test]
fn modern_modules_have_fewer_expressions() {
    for (op, is_valid) in [(BinaryOp::Xor, true), (BinaryOp::And, false)] {
        let mut module = Module::of(Dialect::Modern);
        let i32 = module.types.integer(32);
        let (_, address) = module.add_variable(Variable::new("x", i32));
        let number = module.fold(Expression::Cast { op: CastOp::PtrToInt, value: address }, i32);
        let one = module.constants.integer(&module.types, i32, 1);
        module.fold(Expression::Binary { op, operands: [number, one] }, i32);
        let expected = if is_valid { vec![] } else { vec![Rule::OldExpression] };
        assert_eq!(rules(&module), expected, "{}", op.keyword());
    }
}

#[test]
fn intrinsics_are_called_as_they_are_declared() {
    for (is_declared_so, expected) in [(true, &[][..]), (false, &[Rule::IntrinsicSignature])] {
        let mut module = Module::of(Dialect::Modern);
        let [float, half] = [Type::Float, Type::Half].map(|ty| module.types.intern(ty));
        let declared = module.types.function(float, &[float]);
        let (_, callee) = module.add_function(Function::new("llvm.sin.f32", declared));
        let number = if is_declared_so { float } else { half };
        let called = module.types.function(number, &[number]);
        let (caller, _) = module.add_function(Function::new("caller", called));
        let mut body = Body::new();
        body.arguments.push(Argument { ty: number, name: "x".into() });
        let entry = body.add_block();
        let call = InstructionKind::Call {
            callee: callee.into(),
            function_type: called,
            arguments: body.add_list([Value::Argument(0)]),
            bundles: List::default(),
            flags: FastMathFlags::NONE,
            attributes: None,
            calling_convention: 0,
            tail: TailCall::None,
        };
        let call = Instruction { kind: call, ty: number, location: None };
        let sine = body.add_instruction(entry, call);
        let kind = InstructionKind::Return { value: Some(sine.into()) };
        body.add_instruction(entry, Instruction { kind, ty: module.types.void(), location: None });
        module.functions[caller].body = Some(body);
        assert_eq!(rules(&module), expected);
    }
}

#[test]
fn data_layouts_are_read_as_llvm_does() {
    let read = [
        "",
        "e",
        "e-e:x",
        "e-sx",
        "e-i7:8",
        "E-m:e",
        "e-a:64",
        "e-p1:64:64",
        "e-v0:64",
        "e-i:32",
        "e-s0:32:64",
    ];
    let long = ["e-i32:32:32:32", "e-f80:128", "e-m:e-p:32:32-i64:64-n8:16:32:64-S128"];
    let refused = ["x", "e-", "e--i8:8", "e-p:32", "e-p:32:33", "e-p:32:32:", "e-i32", "e-i32:32-"];
    let wrong = [
        "e-i32:0",
        "e-i32:24",
        "e-f32:32:16",
        "e-m:q",
        "e-m",
        "e-n",
        "e-n8:0",
        "e-S3",
        "e-a8:64",
        "e-a:24",
    ];
    let strange = ["e-e:", "e-m:e:x", "e-S", "e-nx", "e-i99999999:32", "e-p99999999:32:32"];
    let none = &[][..];
    let cases = read.iter().chain(&long).map(|it| (it, none));
    for (text, expected) in cases
        .chain(refused.iter().chain(&wrong).chain(&strange).map(|it| (it, &[Rule::DataLayout][..])))
    {
        let mut module = Module::dxil();
        module.data_layout = (*text).into();
        assert_eq!(rules(&module), expected, "{text}");
    }
}
