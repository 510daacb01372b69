//! Modules that no compiler makes: an error or a text, and never a panic.

use dxil_ir::metadata::{LocalVariable, Location, NodeKind};
use dxil_ir::{
    Body, ConstantKind, Function, Id as _, Incoming, Instruction, InstructionId, InstructionKind,
    List, Module, StructBody, Type, TypeId, Value, Variable,
};
use dxil_text::{Error, Style};
use expect_test::expect;

/// Nested unnamed structs, each with two fields of the one before.
fn doubled(module: &mut Module, levels: usize) -> TypeId {
    let mut ty = module.types.integer(32);
    for _ in 0..levels {
        let body = StructBody { elements: [ty, ty].into(), packed: false };
        ty = module.types.intern(Type::Struct(body));
    }
    ty
}

#[test]
fn shared_types_do_not_grow_without_bound() {
    let mut module = Module::new();
    let ty = doubled(&mut module, 100);
    module.add_variable(Variable::new("x", ty));
    let limit = 1 << 20;
    let text = dxil_text::print_within(&module, Style::Dxc, limit);
    assert_eq!(text, Err(Error::TooLong { limit }));
}

#[test]
fn shared_constants_do_not_grow_without_bound() {
    let mut module = Module::new();
    let mut ty = module.types.integer(32);
    let mut constant = module.constants.integer(&module.types, ty, 7);
    for _ in 0..100 {
        ty = module.types.intern(Type::Array { element: ty, length: 2 });
        let elements = [constant, constant];
        constant = module.constants.intern(ty, ConstantKind::Aggregate(elements.into()));
    }
    let mut variable = Variable::new("x", ty);
    variable.initializer = Some(constant);
    module.add_variable(variable);
    let limit = 1 << 20;
    let text = dxil_text::print_within(&module, Style::Dxc, limit);
    assert_eq!(text, Err(Error::TooLong { limit }));
}

#[test]
fn long_strings_are_not_looked_at_in_vain() {
    let mut module = Module::dxil();
    let string = module.metadata.string(vec![1; 1 << 20]);
    let node = module.metadata.tuple(&vec![Some(string); 1 << 20]);
    module.name_metadata("name", [node]);
    let limit = 1 << 20;
    let text = dxil_text::print_within(&module, Style::Dxc, limit);
    assert_eq!(text, Err(Error::TooLong { limit }));
}

#[test]
fn a_text_fits_where_it_is_as_long_as_the_limit() {
    let mut module = Module::dxil();
    let name = module.metadata.string("\u{1}name");
    let nodes = [None, Some(name)].map(|operand| module.metadata.tuple(&[operand]));
    module.name_metadata("named \u{2}", nodes);
    let ty = doubled(&mut module, 3);
    module.add_variable(Variable::new("x", ty));
    let text = dxil_text::print(&module, Style::Dxc).unwrap();
    for limit in 0..=text.len() {
        let expected =
            if limit < text.len() { Err(Error::TooLong { limit }) } else { Ok(text.clone()) };
        assert_eq!(dxil_text::print_within(&module, Style::Dxc, limit), expected);
    }
}

#[test]
fn deep_types_and_constants_are_errors() {
    let mut module = Module::new();
    let mut ty = module.types.integer(32);
    for _ in 0..100_000 {
        ty = module.types.pointer(ty);
    }
    module.add_variable(Variable::new("x", ty));
    let error = dxil_text::print(&module, Style::Dxc).unwrap_err();
    expect!["types or constants are nested more than 256 levels deep"]
        .assert_eq(&error.to_string());
}

#[test]
fn a_struct_may_point_to_itself() {
    let mut module = Module::new();
    let list = module.types.add_struct("list");
    let pointer = module.types.pointer(list);
    let Type::Named(id) = module.types[list] else { unreachable!() };
    module.types.set_body(id, Some(StructBody { elements: [pointer].into(), packed: false }));
    module.add_variable(Variable::new("x", list));
    let text = dxil_text::print(&module, Style::Dxc).unwrap().to_string();
    expect![[r#"

        %list = type { %list* }

        @x = external global %list
    "#]]
    .assert_eq(&text);
}

#[test]
fn scopes_may_be_cycles() {
    let mut module = Module::new();
    let name = module.metadata.string("x");
    let block = |scope| {
        let (file, line, column) = (None, 1, 1);
        NodeKind::LexicalBlock(dxil_ir::metadata::LexicalBlock { scope, file, line, column })
    };
    let scope = module.metadata.distinct(block(None));
    let looped = dxil_ir::metadata::Node { distinct: true, kind: block(Some(scope)) };
    module.metadata.replace(scope, dxil_ir::Metadata::Node(looped));
    let (file, ty) = (None, None);
    let variable = module.metadata.node(NodeKind::LocalVariable(LocalVariable {
        tag: 0x100,
        scope: Some(scope),
        name: Some(name),
        file,
        line: 0,
        ty,
        argument: 0,
        flags: 0,
    }));
    let expression = module.metadata.node(NodeKind::Expression([].into()));
    let metadata = module.types.metadata();
    let void = module.types.void();
    let function_type = module.types.function(void, &[metadata, metadata, metadata]);
    let (_, declare) = module.add_function(Function::new("llvm.dbg.declare", function_type));
    let mut body = Body::new();
    let block = body.add_block();
    let arguments = body.add_list([variable, variable, expression].map(Value::Metadata));
    let kind = InstructionKind::Call {
        callee: declare.into(),
        function_type,
        arguments,
        bundles: List::default(),
        flags: dxil_ir::FastMathFlags::NONE,
        attributes: None,
        calling_convention: 0,
        tail: dxil_ir::TailCall::None,
    };
    body.add_instruction(block, Instruction { kind, ty: void, location: None });
    let main = module.types.function(void, &[]);
    let mut function = Function::new("main", main);
    function.body = Some(body);
    module.add_function(function);
    let text = dxil_text::print(&module, Style::Dxc).unwrap().to_string();
    assert!(text.contains("; var:\"x\" !DIExpression()\n"), "{text}");
}

#[test]
fn a_function_of_another_type_leaves_places_of_others_alone() {
    let mut module = Module::new();
    let (void, int) = (module.types.void(), module.types.integer(32));
    let main = module.types.function(void, &[]);
    for (name, ty, line) in [("wrong", int, 1), ("right", main, 2)] {
        let mut body = Body::new();
        let block = body.add_block();
        let location = Some(Location { line, ..Location::default() });
        let kind = InstructionKind::Return { value: None };
        body.add_instruction(block, Instruction { kind, ty: void, location });
        let mut function = Function::new(name, ty);
        function.body = Some(body);
        module.add_function(function);
    }
    let text = dxil_text::print(&module, Style::Dxc).unwrap().to_string();
    expect![[r#"

        define <not of a function type>

        define void @right() {
          ret void, !dbg !1 ; line:2 col:0
        }

        !0 = !DILocation(line: 1, scope: null)
        !1 = !DILocation(line: 2, scope: null)
    "#]]
    .assert_eq(&text);
}

#[test]
fn what_a_function_does_not_have_is_a_bad_reference() {
    let mut module = Module::new();
    let void = module.types.void();
    let int = module.types.integer(32);
    let ty = module.types.function(void, &[]);
    let mut body = Body::new();
    let block = body.add_block();
    let elsewhere = body.create_block();
    let missing = InstructionId::from_index(1000).unwrap();
    let absent = dxil_ir::BlockId::from_index(1000).unwrap();
    let incoming = body.add_list([
        Incoming { value: Value::Instruction(missing), block: elsewhere },
        Incoming { value: Value::Argument(1000), block: absent },
    ]);
    let mut add = |kind, ty| body.add_instruction(block, Instruction { kind, ty, location: None });
    let branch = add(InstructionKind::Branch { target: elsewhere }, void);
    add(InstructionKind::Phi { flags: dxil_ir::FastMathFlags::NONE, incoming }, int);
    add(InstructionKind::Return { value: Some(Value::Instruction(branch)) }, void);
    add(InstructionKind::Branch { target: absent }, void);
    let mut function = Function::new("f", ty);
    function.body = Some(body);
    module.add_function(function);
    let text = dxil_text::print(&module, Style::Dxc).unwrap().to_string();
    expect![[r#"

        define void @f() {
          br label <badref>
          %1 = phi i32 [ <badref>, <badref> ], [ <badref>, <badref> ]
          ret void <badref>
          br label <badref>
        }
    "#]]
    .assert_eq(&text);
}

#[test]
fn deep_nodes_are_refused() {
    let levels = 100_000;
    let text = format!("!0 = {}{}\n", "!{".repeat(levels), "}".repeat(levels));
    let errors = dxil_text::parse(text).expect_err("too deep").to_string();
    assert!(errors.contains("nested more than 256 levels deep"), "{errors}");
}

/// Two chains that are equal, but each node comes before the one that it refers to: only at the end
/// of the text it is clear that the first nodes are equal.
#[test]
fn equal_chains_of_nodes_become_one() {
    let length = 50_000;
    let mut text = String::from("!chains = !{!0, !1}\n");
    for number in 0..2 * length {
        text += &format!("!{number} = !{{!{}}}\n", number + 2);
    }
    text += &format!("!{} = !{{}}\n!{} = !{{}}\n", 2 * length, 2 * length + 1);
    let module = dxil_text::parse(text).expect("a module");
    let chains = &module.named_metadata("chains").expect("the list").nodes;
    assert_eq!(chains[0], chains[1]);
    let printed = dxil_text::print(&module, Style::Llvm).expect("a text").to_string();
    assert_eq!(printed.lines().filter(|line| line.contains(" = !{")).count(), 2 + length);
}

/// Two circles of nodes differ, as in LLVM, even if their nodes refer to each other alike.
#[test]
fn equal_circles_of_nodes_stay_two() {
    let text = "!circles = !{!0, !2}\n!0 = !{!1}\n!1 = !{!0}\n!2 = !{!3}\n!3 = !{!2}\n";
    let module = dxil_text::parse(text).expect("a module");
    let printed = dxil_text::print(&module, Style::Llvm).expect("a text").to_string();
    expect![[r"

        !circles = !{!0, !2}

        !0 = !{!1}
        !1 = !{!0}
        !2 = !{!3}
        !3 = !{!2}
    "]]
    .assert_eq(&printed);
}

/// Named metadata and kinds of attachments are found by their names without a search through all.
#[test]
fn many_names_of_metadata_are_read() {
    let count = 100_000;
    let mut text = String::from("!0 = !{}\ndefine void @f() {\n");
    for number in 0..count {
        text += &format!("  fence acquire, !kind{number} !0\n");
    }
    text += "  ret void\n}\n";
    for number in 0..count {
        text += &format!("!list{number} = !{{!0}}\n");
    }
    let module = dxil_text::parse(text).expect("a module");
    assert_eq!(module.named_metadata.len(), count);
    assert_eq!(module.metadata_kinds.len(), 14 + count);
}
