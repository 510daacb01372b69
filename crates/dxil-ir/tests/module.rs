//! Types, metadata, attributes and ids.

use dxil_ir::metadata::Item::{self, Null};
use dxil_ir::metadata::{Node, NodeKind};
use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, Attributes, BlockId, Body, FUNCTION_SLOT, Function,
    Id as _, Instruction, InstructionKind, Metadata, MetadataId, MetadataTable, Module, StructBody,
    StructId, Type, TypeId, Types, Value,
};
use expect_test::expect;

#[test]
fn types_are_interned_but_for_named_structs() {
    let mut types = Types::new();
    let i32 = types.integer(32);
    assert_eq!(types.intern(Type::Integer { bits: 32 }), i32);
    assert_eq!(types.pointer(i32), types.pointer(i32));
    let body = StructBody { elements: [i32].into(), packed: false };
    let one = types.define_struct("pair", body.clone());
    let other = types.define_struct("pair", body.clone());
    assert_ne!(one, other);
    assert_ne!(types.intern(Type::Struct(body.clone())), one);
    let first = types.struct_named("pair".into()).expect("a struct");
    assert_eq!(types.find(&Type::Named(first)), Some(one));
    assert_eq!(types.struct_body(one), Some(&body));
}

#[test]
fn every_module_has_some_types() {
    let mut types = Types::new();
    let [void, metadata, label] = [types.void(), types.metadata(), types.label()];
    let all = [Type::Void, Type::Metadata, Type::Label].map(|ty| types.intern(ty));
    assert_eq!(all, [void, metadata, label]);
}

#[test]
fn instructions_pass_names_on() {
    let (module, mut body) = (Module::new(), Body::new());
    let (kind, ty) = (InstructionKind::Unreachable, module.types.void());
    let it = Instruction { kind, ty, location: None };
    let [a, b, c] = [(); 3].map(|()| body.create_instruction(it.clone()));
    body.names.extend([(c, "c"), (a, "a")]);
    body.names.pass_on(a, b);
    assert_eq!(body.names.iter().collect::<Vec<_>>(), [(b, "a".into()), (c, "c".into())]);
    // One that has a name keeps it.
    body.names.pass_on(b, c);
    assert_eq!(body.names.values().collect::<Vec<_>>(), ["c"]);
    body.names.insert(c, "".into());
    assert!(body.names.is_empty() && !body.names.contains(c));

    let mut other = body.clone();
    other.names.insert(b, "b".into());
    assert_ne!(other, body);
    other.names.retain(|id| id != b);
    assert_eq!((other.names.len(), &other), (0, &body));
}

/// Structs are found by the names that they have now.
#[test]
fn structs_by_name() {
    let mut types = Types::new();
    let named = |types: &Types, name: &str| types.struct_named(name.into());
    let [unnamed, pair] = ["", "pair"].map(|name| add_struct(&mut types, name));
    assert_eq!((named(&types, ""), named(&types, "pair")), (None, Some(pair)));
    types.set_struct(pair, "renamed", None);
    assert_eq!((named(&types, "pair"), named(&types, "renamed")), (None, Some(pair)));
    types.set_struct(unnamed, "pair", None);
    types.set_struct(pair, "", None);
    assert_eq!((named(&types, "pair"), named(&types, "renamed")), (Some(unnamed), None));
}

/// A repeated name gets a suffix, and no suffix is used twice, as LLVM's `StructType::setName` has it.
#[test]
fn names_of_structs_are_unique() {
    let mut types = Types::new();
    let ids = ["a", "a.0", "a", "b", "b", "", "a"].map(|name| add_struct(&mut types, name));
    let names = |types: &Types| ids.map(|id| types.structs()[id].name.to_string());
    assert_eq!(names(&types), ["a", "a.0", "a.1", "b", "b.2", "", "a.3"]);
    types.set_struct(ids[0], "a", None);
    types.set_struct(ids[5], "b", None);
    assert_eq!(names(&types), ["a", "a.0", "a.1", "b", "b.2", "b.4", "a.3"]);
}

fn add_struct(types: &mut Types, name: &str) -> StructId {
    let ty = types.add_struct(name);
    let Type::Named(id) = types[ty] else { panic!("no struct") };
    id
}

/// Functions are found however they got their names.
#[test]
fn functions_by_name() {
    let mut module = Module::new();
    let ty = module.types.function(module.types.void(), &[]);
    let ids: Vec<_> =
        (0..3).map(|n| module.add_function(Function::new(format!("f{n}"), ty)).0).collect();
    assert_eq!(module.function_named("f1".into()), Some(ids[1]));
    module.rename_function(ids[1], "g");
    module.functions[ids[2]].name = "h".into();
    let found = ["f0", "f1", "f2", "g", "h"].map(|name| module.function_named(name.into()));
    assert_eq!(found, [Some(ids[0]), None, None, Some(ids[1]), Some(ids[2])]);
    module.functions = dxil_ir::Arena::new();
    assert_eq!(module.function_named("f0".into()), None);
}

#[test]
fn types_as_text() {
    let mut types = Types::new();
    let (void, half, i8) = (types.intern(Type::Void), types.intern(Type::Half), types.integer(8));
    let pointer = types.intern(Type::Pointer { pointee: Some(half), address_space: 3 });
    let array = types.intern(Type::Array { element: pointer, length: 7 });
    let elements = [array, i8].into();
    let packed = types.intern(Type::Struct(StructBody { elements, packed: true }));
    let empty = StructBody { elements: [].into(), packed: false };
    let empty = types.intern(Type::Struct(empty));
    let quoted = types.add_struct("class.Texture2D<vector<float, 4> >");
    let digit = types.add_struct("4");
    let escaped = types.add_struct(b"\\\"\x7F".as_slice());
    let unnamed = types.add_struct("");
    let variadic = |result, parameters: &[TypeId]| {
        let parameters = parameters.into();
        Type::Function { result, parameters, variadic: true }
    };
    let all = types.intern(variadic(void, &[]));
    let more = types.intern(variadic(i8, &[pointer, half]));
    let none = types.function(void, &[]);
    let of_function = types.pointer(none);
    let texts = [packed, empty, quoted, digit, escaped, unnamed, all, more, of_function]
        .map(|ty| types.display(ty).to_string());
    expect![[r#"
        <{ [7 x half addrspace(3)*], i8 }>
        {}
        %"class.Texture2D<vector<float, 4> >"
        %"4"
        %"\5C\22\7F"
        %<unnamed struct 3>
        void (...)
        i8 (half addrspace(3)*, half, ...)
        void ()*"#]]
    .assert_eq(&texts.join("\n"));
}

/// A struct that contains itself, through a pointer.
#[test]
fn a_list() {
    let mut types = Types::new();
    let node = types.add_struct("Node");
    assert_eq!(types.struct_body(node), None);
    let elements = [types.pointer(node)].into();
    let id = types.struct_named("Node".into()).expect("a struct");
    types.set_body(id, Some(StructBody { elements, packed: false }));
    let next = types.element(node, 0).expect("an element");
    assert_eq!(types.pointee(next), Some(node));
    assert_eq!(types.display(next).to_string(), "%Node*");
}

#[test]
fn metadata_is_interned_unless_distinct() {
    let mut metadata = MetadataTable::new();
    let name = metadata.string("x");
    assert_eq!(metadata.tuple(&[Some(name), None]), metadata.tuple(&[Some(name), None]));
    let tuple = || NodeKind::Tuple([Some(name)].into());
    assert_ne!(metadata.distinct(tuple()), metadata.distinct(tuple()));
    assert_ne!(metadata.tuple(&[Some(name)]), metadata.distinct(tuple()));
}

/// All kinds of items of a tuple, which are interned as if they had been made one by one.
#[test]
fn tuples_of_items() {
    let mut module = Module::new();
    let i8 = module.types.integer(8);
    let constant = module.constants.integer(&module.types, i8, 255);
    let node = module.metadata.tuple(&[]);
    let inner = [true.into(), (-1_i8).into(), 2_i64.into()];
    let items =
        [Null, "x".into(), 7.into(), constant.into(), node.into(), Item::Tuple(&inner), Null];
    let tuple = module.tuple(&items);

    let [None, Some(string), Some(seven), Some(byte), Some(empty), Some(inner), None] =
        module.metadata.operands(tuple)[..]
    else {
        panic!("seven items");
    };
    assert_eq!((string, empty), (module.metadata.string("x"), node));
    let integer = |id: MetadataId| match module.metadata[id] {
        Metadata::Constant(id) => {
            let constant = &module.constants[id];
            let bits = module.constants.integer_value(id).expect("a number");
            format!("{} {bits}", module.types.display(constant.ty))
        }
        _ => panic!("no constant"),
    };
    let inner = module.metadata.operands(inner).iter().flatten();
    let found: Vec<_> = [&seven, &byte].into_iter().chain(inner).map(|&id| integer(id)).collect();
    assert_eq!(found, ["i32 7", "i8 255", "i1 1", "i8 255", "i64 2"]);
    assert_eq!(module.tuple(&items), tuple);
}

#[test]
fn named_metadata_grows() {
    let mut module = Module::dxil();
    let [one, other] = [1, 2].map(|number| module.tuple(&[number.into()]));
    module.name_metadata("llvm.module.flags", [one]);
    module.name_metadata("dx.version", [other]);
    module.name_metadata("llvm.module.flags", [other, one]);
    let named: Vec<_> = module.named_metadata.iter().map(|it| it.name.to_string()).collect();
    assert_eq!(named, ["llvm.module.flags", "dx.version"]);
    assert_eq!(
        module.named_metadata("llvm.module.flags").expect("flags").nodes[..],
        [one, other, one]
    );
}

/// A node that refers to itself: made empty, then replaced.
#[test]
fn a_cycle() {
    let mut metadata = MetadataTable::new();
    let node = metadata.distinct(NodeKind::Tuple([].into()));
    let mut cycle = metadata[node].clone();
    let Metadata::Node(contents) = &mut cycle else { panic!("a node") };
    contents.kind = NodeKind::Tuple([Some(node)].into());
    metadata.replace(node, cycle);
    assert_eq!(metadata.operands(node), [Some(node)]);
}

/// A replaced entry is not found any more, and its replacement is.
#[test]
fn replaced_metadata() {
    let mut metadata = MetadataTable::new();
    let old = metadata.tuple(&[]);
    metadata.replace(old, Metadata::String("new".into()));
    assert_eq!(metadata.string("new"), old);
    assert_ne!(metadata.tuple(&[]), old);
}

#[test]
fn attributes_are_interned() {
    let mut attributes = Attributes::new();
    let group = || AttributeGroup {
        slot: FUNCTION_SLOT,
        attributes: vec![Attribute::Kind(AttributeKind::NoUnwind)],
    };
    let one = attributes.group(group());
    assert_eq!(attributes.group(group()), one);
    let set = attributes.set(&[one]);
    assert_eq!(attributes.set(&[one]), set);
    assert_eq!(attributes.groups(set).map(|(id, _)| id).collect::<Vec<_>>(), [one]);
}

/// As LLVM sorts them: those that it knows, those with a number, the others; each once.
#[test]
fn attributes_are_sorted() {
    use AttributeKind::{
        Align, ArgMemOnly, Convergent, Dereferenceable, NoUnwind, ReadOnly, Returned,
    };
    let text = |key: &str| Attribute::Text { key: key.into(), value: "".into() };
    let expected = [
        Attribute::Kind(Convergent),
        Attribute::Kind(NoUnwind),
        Attribute::Kind(ReadOnly),
        Attribute::Kind(ArgMemOnly),
        Attribute::Kind(Returned),
        Attribute::Integer(Dereferenceable, 4),
        Attribute::Integer(Align, 8),
        text("fp32-denorm-mode"),
        text("waveops-include-helper-lanes"),
    ];
    let mut attributes = Attributes::new();
    let twice: Vec<_> = expected.iter().rev().chain(&expected).cloned().collect();
    let group = attributes.group(AttributeGroup { slot: FUNCTION_SLOT, attributes: twice });
    assert_eq!(attributes.all_groups()[group].attributes, expected);
}

#[test]
fn sizes() {
    assert_eq!(size_of::<Option<TypeId>>(), 4);
    assert_eq!(size_of::<Value>(), 8);
    assert_eq!((size_of::<InstructionKind>(), size_of::<Instruction>()), (36, 60));
    let block = BlockId::from_index(3).expect("an id");
    assert_eq!(format!("{block:?}"), "BlockId(3)");
    assert_eq!(BlockId::from_index(u32::MAX as usize), None);
}

/// Metadata that a reader pushes: of equal nodes one stays, also if operands turn out to be equal later.
#[test]
fn pushed_metadata_is_united() {
    let mut metadata = MetadataTable::new();
    let id = |index| MetadataId::from_index(index).expect("few");
    let tuple = |operands: &[usize]| Node {
        distinct: false,
        kind: NodeKind::Tuple(operands.iter().map(|&index| Some(id(index))).collect()),
    };
    let nodes: [&[usize]; 9] = [
        // The first two are equal once the next two are, and those once the strings are.
        &[2],
        &[3],
        &[9],
        &[10],
        // Circles, which LLVM keeps apart.
        &[5],
        &[4],
        &[7],
        &[6],
        // It refers to itself: LLVM makes it distinct.
        &[8],
    ];
    for operands in nodes {
        metadata.push(Metadata::Node(tuple(operands)));
    }
    metadata.push(Metadata::String("same".into()));
    metadata.push(Metadata::String("same".into()));
    let united = metadata.unite_pushed(0);
    assert_eq!(united.current(id(0)), united.current(id(1)));
    assert_eq!(united.current(id(2)), united.current(id(3)));
    let others = (4..9).chain([united.current(id(9)).index()]);
    assert!(others.into_iter().all(|index| united.current(id(index)) == id(index)));
    assert!(metadata[id(8)].is_distinct());
    assert_eq!(metadata.string("same"), united.current(id(10)));
}

/// Random graphs: no two nodes that stay are equal, and what is replaced has become equal to what stays.
#[test]
fn united_metadata_has_no_equals() {
    let mut state = 1_u64;
    let mut below = |count: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize % count
    };
    let mut replaced = 0;
    for _ in 0..2_000 {
        let (mut metadata, count) = (MetadataTable::new(), 2 + below(30));
        for _ in 0..count {
            let operands = (0..below(3)).map(|_| MetadataId::from_index(below(count))).collect();
            let kind = NodeKind::Tuple(operands);
            metadata.push(Metadata::Node(Node { distinct: below(8) == 0, kind }));
        }
        let before: Vec<_> = metadata.arena().values().cloned().collect();
        let united = metadata.unite_pushed(0);
        let mut seen = std::collections::HashSet::new();
        for (id, old) in metadata.arena().ids().zip(before) {
            let stays = united.current(id);
            let Metadata::Node(mut node) = old else { panic!("a node") };
            node.kind.for_each_operand_mut(|it| *it = it.map(|it| united.current(it)));
            let Metadata::Node(now) = &metadata[stays] else { panic!("a node") };
            assert_eq!(now.kind, node.kind);
            if stays != id {
                replaced += 1;
            } else if !now.distinct {
                assert!(seen.insert(metadata[id].clone()));
            }
        }
    }
    assert!(replaced > 10_000, "{replaced}");
}

#[test]
fn addresses_of_all_functions() {
    let mut module = Module::new();
    let void = module.types.void();
    let i32 = module.types.integer(32);
    for (name, result) in [("a", void), ("b", i32), ("c", void)] {
        let ty = module.types.function(result, &[]);
        module.add_function(Function::new(name, ty));
    }
    // An address of another type is none.
    let last = module.functions.ids().last().expect("a function");
    module.functions[last].ty = module.types.function(i32, &[i32]);
    let each: Vec<_> = module.functions.ids().map(|id| module.function_address(id)).collect();
    assert_eq!(module.function_addresses(), each);
    assert_eq!(each.iter().map(Option::is_some).collect::<Vec<_>>(), [true, true, false]);
}
