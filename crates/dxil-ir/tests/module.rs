//! Types, metadata, attributes and ids.

use dxil_ir::metadata::NodeKind;
use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, Attributes, BlockId, FUNCTION_SLOT, Id as _,
    Instruction, InstructionKind, Metadata, MetadataTable, StructBody, Type, TypeId, Types, Value,
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
fn types_as_text() {
    let mut types = Types::new();
    let (void, half, i8) = (types.intern(Type::Void), types.intern(Type::Half), types.integer(8));
    let pointer = types.intern(Type::Pointer { pointee: half, address_space: 3 });
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

/// What has been replaced is not found any more, and its replacement is.
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

#[test]
fn sizes() {
    assert_eq!(size_of::<Option<TypeId>>(), 4);
    assert_eq!(size_of::<Value>(), 8);
    assert_eq!((size_of::<InstructionKind>(), size_of::<Instruction>()), (32, 56));
    let block = BlockId::from_index(3).expect("an id");
    assert_eq!(format!("{block:?}"), "BlockId(3)");
    assert_eq!(BlockId::from_index(u32::MAX as usize), None);
}
