//! Ids of another shader or entry point, which this one has, too.

use dxil_builder::{
    Binding, ConstantBuffer, Element, EntryPoint, Field, Launch, NodeInput, NodeIoKind, RawBuffer,
    ShaderBuilder, Stage, StructuredBuffer,
};
use dxil_ir::Type;
use dxil_ops::Scalar;
use expect_test::expect;

use crate::{COMPUTE, F32, check, model};

#[test]
fn layouts() {
    let shader_with_layout = |name: &str, components| {
        let mut shader = ShaderBuilder::new(model(6));
        let layout = shader.layout(name, &[Field::new("x", F32, components)]);
        (shader, layout)
    };
    let (_other, foreign) = shader_with_layout("Other", 4);
    let (mut shader, own) = shader_with_layout("Own", 1);
    assert_eq!(shader.offset_of(own, "x"), Some(0));
    assert_eq!(shader.offset_of(foreign, "x"), None);
    assert_eq!(shader.element_offset_of(foreign, "x"), None);
    shader.layout("Outer", &[Field::structure("inner", foreign)]);
    let register = Binding::register;
    let constants = shader.resource("Constants", register(0), ConstantBuffer::of(foreign));
    shader.resource("Elements", register(0), StructuredBuffer::of(foreign));
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        b.handle(constants)?.load::<1>(Scalar::F32, 99)?;
        b.handle_from_heap(ConstantBuffer::of(foreign), b.i32(0), false)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        Outer: inner has a layout of another shader; take one of `layout` of this one
        Constants: the layout is one of another shader; take one of `layout` of this one
        Elements: the layout is one of another shader; take one of `layout` of this one
        main: the layout is one of another shader; take one of `layout` of this one
    "#]],
    );
}

#[test]
fn resources_and_entry_points() {
    let mut other = ShaderBuilder::new(model(6));
    let buffer = RawBuffer::new().writable();
    let foreign = other.resource("Theirs", Binding::register(7), buffer);
    let foreign_entry = other.entry(EntryPoint::new("theirs", COMPUTE), |_| Ok(()));
    let mut shader = ShaderBuilder::new(model(6));
    shader.resource("Own", Binding::register(0), RawBuffer::new());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        b.handle(foreign)?.store(b.i32(0), [b.i32(1)])?;
        b.handle_at(foreign, b.i32(9), false).map(drop)
    });
    shader.patch_constants(foreign_entry, "constants", |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        main: the resource is one of another shader; declare it on the shader that this is a body of
        constants is of an entry point of another shader; take the id that `entry` of this shader gave
    "#]],
    );
}

#[test]
fn elements() {
    let entry = |name: &str| {
        let mut entry = EntryPoint::new(name, Stage::Vertex);
        let element = entry.input(Element::new("A", F32, 1));
        (entry, element)
    };
    let (_other, foreign) = entry("other");
    let (main, own) = entry("main");
    let mut shader = ShaderBuilder::new(model(6));
    shader.entry(main, |b| {
        b.load_element::<1>(own)?;
        b.load_element::<1>(foreign).map(drop)
    });
    check(
        shader,
        &expect![[r#"
        main: element 0 of the inputs is one of another entry point; declare it on the entry point that this is the body of
    "#]],
    );
}

#[test]
fn inputs_of_nodes() {
    let mut library = ShaderBuilder::library(model(8));
    let i32 = library.ty(Type::Integer { bits: 32 });
    let record = library.struct_type("struct.Record", &[i32]);
    let node = |name: &str| {
        let mut node = EntryPoint::new(name, Stage::Node(Launch::Thread));
        let input = NodeInput::new(NodeIoKind::ThreadNodeInputRecord, record);
        let input = node.node_input(input);
        (node, input)
    };
    let (_other, foreign) = node("other");
    let (main, own) = node("main");
    library.entry(main, |b| {
        b.node_input(own)?.pointer(b.i32(0))?;
        b.node_input(foreign)?.pointer(b.i32(0)).map(drop)
    });
    check(
        library,
        &expect![[r#"
        main: the input is one of another entry point; declare it on the entry point that this is the body of
    "#]],
    );
}
