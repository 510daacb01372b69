//! Declarations.

use dxil_builder::{
    Binding, Buffer, ComponentType, ConstantBuffer, Element, EntryPoint, Field, HullState, Launch,
    MeshState, NodeOutput, RawBuffer, ResourceKind, Sampler, ShaderBuilder, Stage,
    StructuredBuffer, TessellatorDomain, Texture, TextureBuffer,
};
use dxil_ir::Type;
use dxil_ops::{Overload, Scalar, ShaderModel, ops};
use expect_test::expect;

use crate::{COMPUTE, F32, U32, check, model};

#[test]
fn elements() {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    main.input(Element::new("POSITION", F32, 5));
    main.input(Element::new("MANY", F32, 0).rows(33));
    main.input(Element::new("LONG", ComponentType::F64, 1));
    main.input(Element::new("3", F32, 1));
    main.input(Element::new("SAME", F32, 1).rows(2));
    main.input(Element::new("same1", F32, 1));
    main.input(Element::new("SV_ViewID", U32, 1));
    main.output(Element::new("SV_Nonsense", F32, 1));
    main.output(Element::new("SV_Target", F32, 4));
    main.output(Element::new("A", F32, 1).stream(1));
    main.patch_constant(Element::new("B", F32, 1));
    main.patch_constant(Element::new("SV_TessFactor", F32, 1));
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |_| Ok(()));
    check(
        shader,
        &expect![[r#"
            main: POSITION has 5 components; declare 1 to 4
            main: MANY has 0 components; declare 1 to 4
            main: MANY has 33 rows; declare 1 to 32
            main: LONG has components of type F64; signatures have components of up to 32 bits: declare two of them
            main: a semantic has no name; begin it with a letter
            main: same1 is declared twice in the inputs; give one of them another index
            main: SV_ViewID is no element of the inputs of a shader of kind Vertex; call the operation ViewID for it
            main: there is no system value SV_Nonsense; a system value is one of SV_VertexID, SV_InstanceID, SV_Position, SV_RenderTargetArrayIndex, SV_ViewportArrayIndex, SV_ClipDistance, SV_CullDistance, SV_OutputControlPointID, SV_DomainLocation, SV_PrimitiveID, SV_GSInstanceID, SV_SampleIndex, SV_IsFrontFace, SV_Coverage, SV_InnerCoverage, SV_Target, SV_Depth, SV_DepthLessEqual, SV_DepthGreaterEqual, SV_StencilRef, SV_DispatchThreadID, SV_GroupID, SV_GroupIndex, SV_GroupThreadID, SV_TessFactor, SV_InsideTessFactor, SV_ViewID, SV_Barycentrics, SV_ShadingRate, SV_CullPrimitive, SV_StartVertexLocation, SV_StartInstanceLocation
            main: SV_Target is no element of the outputs of a shader of kind Vertex; the outputs of a shader of kind Vertex have SV_Position, SV_RenderTargetArrayIndex, SV_ViewportArrayIndex, SV_ClipDistance, SV_CullDistance, SV_ShadingRate
            main: A belongs to stream 1; outputs of geometry shaders have streams 0 to 3, all others stream 0
            main: B: a shader of kind Vertex has no patch constants; declare it in a shader that has them
            main: SV_TessFactor is no element of the patch constants of a shader of kind Vertex; declare it in another signature
        "#]],
    );

    // What is refused has no second error where it is used.
    let mut main = EntryPoint::new("main", COMPUTE);
    let thread = main.input(Element::new("SV_DispatchThreadID", U32, 3));
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |b| {
        let [x, ..] = b.load_element::<3>(thread)?;
        b.element(thread)?.load_component(9)?;
        b.store_element(thread, [x])
    });
    check(
        shader,
        &expect![[r#"
            main: SV_DispatchThreadID is no element of the inputs of a shader of kind Compute; call the operation ThreadId for it
        "#]],
    );
}

#[test]
fn resources() {
    let mut shader = ShaderBuilder::new(model(6));
    let register = Binding::register;
    shader.resource("Empty", register(0), ConstantBuffer::new(0));
    shader.resource("Large", register(1), ConstantBuffer::new(65537));
    shader.resource("Odd", register(0), StructuredBuffer::new(6));
    shader.resource("Wide", register(1), Buffer::new(F32, 5));
    shader.resource("Packed", register(2), Buffer::new(ComponentType(99), 1));
    shader.resource("NoTexture", register(3), Texture::new(ResourceKind::RawBuffer, F32, 4));
    let cube = Texture::new(ResourceKind::TextureCube, F32, 4);
    shader.resource("Cube", register(0), cube.writable());
    shader.resource("None", register(4).count(0), RawBuffer::new());
    shader.resource("Past", register(u32::MAX).count(2), Sampler::new());
    shader.resource("First", register(10).count(4), RawBuffer::new());
    shader.resource("Second", register(13), RawBuffer::new());
    shader.resource("Third", register(12).unbounded(), RawBuffer::new());
    // Neither another class nor another space is in the way.
    shader.resource("Fourth", register(13), RawBuffer::new().writable());
    shader.resource("Fifth", register(13).space(1), RawBuffer::new());
    shader.entry(EntryPoint::new("main", COMPUTE), |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        Empty: the buffer has 0 bytes; declare 1 to 65536
        Large: the buffer has 65537 bytes; declare 1 to 65536
        Odd: the elements have 6 bytes; declare a multiple of 4, at most 2048
        Wide: the elements have 5 components; declare 1 to 4
        Packed: the elements have components of type 99; declare integers or floating-point numbers
        NoTexture: RawBuffer is no texture; declare one of the kinds that are named after textures
        Cube: TextureCube is writable; declare a Texture2DArray, whose elements are the sides
        None has 0 registers; declare at least one, or `unbounded`
        Past has 2 registers; declare at least one, or `unbounded`
        First and Second have registers in common; give one of them other registers or another space
        First and Third have registers in common; give one of them other registers or another space
        Second and Third have registers in common; give one of them other registers or another space
    "#]],
    );
}

#[test]
fn entry_points() {
    check(
        ShaderBuilder::new(ShaderModel { major: 5, minor: 1 }),
        &expect![[r#"
        there is no shader model 5.1 of DXIL; target 6.0 to 6.10
        the shader has 0 entry points; add one, or begin with `ShaderBuilder::library`
    "#]],
    );

    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(EntryPoint::new("main", Stage::Compute { threads: [0, 1, 1] }), |_| Ok(()));
    shader.entry(EntryPoint::new("main", Stage::Compute { threads: [1, 1, 65] }), |_| Ok(()));
    shader.entry(EntryPoint::new("generate", Stage::RayGeneration), |_| Ok(()));
    let state = MeshState {
        num_threads: [64, 4, 1],
        max_vertex_count: 1,
        max_primitive_count: 1,
        output_topology: dxil_builder::MeshOutputTopology::Triangle,
        payload_size_in_bytes: 0,
    };
    let mesh = shader.entry(EntryPoint::new("mesh", Stage::Mesh(state)), |_| Ok(()));
    shader.patch_constants(mesh, "constants", |_| Ok(()));
    let void = shader.ty(Type::Void);
    shader.function("helper", void, &[], |_| Ok(()));
    shader.struct_type("struct.S", &[]);
    shader.struct_type("struct.S", &[]);
    check(
        shader,
        &expect![[r#"
            main: a group has 0*1*1 threads; declare 1 to 1024, at most 1024 in x and y and 64 in z
            main: a group has 1*1*65 threads; declare 1 to 1024, at most 1024 in x and y and 64 in z
            main: there are two functions of this name; rename one of them
            generate: shader model 6.0 has no shaders of kind RayGeneration; target 6.3 or later
            mesh: a group has 64*4*1 threads; declare 1 to 128, at most 1024 in x and y and 64 in z
            mesh: shader model 6.0 has no shaders of kind Mesh; target 6.5 or later
            mesh: only hull shaders have patch-constant functions; remove it
            helper: only libraries export functions; build its code in place
            there are two structs struct.S; give one of them another name
            the shader has 4 entry points; keep one, or begin with `ShaderBuilder::library`
        "#]],
    );

    let mut shader = ShaderBuilder::new(model(0));
    let state = HullState {
        patch_constant_function: None,
        input_control_point_count: 1,
        output_control_point_count: 1,
        domain: TessellatorDomain::Tri,
        partitioning: dxil_builder::TessellatorPartitioning::Integer,
        output_primitive: dxil_builder::TessellatorOutputPrimitive::Point,
        max_tessellation_factor: 1.0,
    };
    shader.entry(EntryPoint::new("hull", Stage::Hull(state)), |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        hull: the hull shader has no patch-constant function; build it with `patch_constants`
    "#]],
    );
}

#[test]
fn types() {
    let mut other = ShaderBuilder::library(model(8));
    let foreign = (0..99).map(|bits| other.ty(Type::Integer { bits: bits + 1 })).last();
    let foreign = foreign.expect("a type");
    let mut library = ShaderBuilder::library(model(8));
    library.struct_type("struct.S", &[foreign]);
    library.group_shared("shared", foreign);
    library.function("taking", foreign, &[foreign], |_| Ok(()));
    library.entry(EntryPoint::new("miss", Stage::Miss { payload: foreign }), |_| Ok(()));
    let mut node = EntryPoint::new("node", Stage::Node(Launch::Thread));
    node.node_output(NodeOutput::new("node", foreign, 1));
    library.entry(node, |_| Ok(()));
    check(
        library,
        &expect![[r#"
        struct.S has a type of another shader; take one of `ty` or `struct_type` of this one
        shared has a type of another shader; take one of `ty` or `struct_type` of this one
        taking has a type of another shader; take one of `ty` or `struct_type` of this one
        miss has a type of another shader; take one of `ty` or `struct_type` of this one
        node has a type of another shader; take one of `ty` or `struct_type` of this one
    "#]],
    );
}

#[test]
fn layouts() {
    let mut shader = ShaderBuilder::new(model(0));
    let wide = shader.layout(
        "Wide",
        &[
            Field::new("five", F32, 5),
            Field::matrix("flat", F32, 0, 4),
            Field::new("half", ComponentType::F16, 1),
            Field::new("packed", ComponentType::PackedS8x32, 1),
            Field::new("none", F32, 1).array(0),
            Field::new("first", F32, 3),
            Field::new("shared", F32, 1).offset(8),
            Field::new("crossing", F32, 2).offset(28),
            Field::new("far", F32, 4).array(u32::MAX),
            Field::new("beyond", F32, 1),
        ],
    );
    shader.layout("Wide", &[]);
    shader.resource("Constants", Binding::register(0), ConstantBuffer::of(wide));
    shader.resource("Elements", Binding::register(0), StructuredBuffer::of(wide));
    shader.resource("Table", Binding::register(1), TextureBuffer::new(0));
    let mut other = ShaderBuilder::new(model(0));
    let strange = Field::structure("strange", wide);
    other.layout("Outer", &[strange]);
    let resource = other.resource("Table", Binding::register(0), TextureBuffer::new(16));
    other.entry(EntryPoint::new("main", COMPUTE), |b| {
        let table = b.handle(resource)?;
        table.load::<2>(Scalar::F32, 12)?;
        table.load::<2>(Scalar::I64, 0)?;
        table.load_register::<2>(Scalar::F32, b.f32(0.0))?;
        table.load_register::<2>(Scalar::I32, b.i32(0))?;
        table.load_register::<5>(Scalar::I32, b.i32(0)).map(|_| ())
    });
    check(
        shader,
        &expect![[r#"
            Wide: five has 5 by 1 components; declare 1 to 4
            Wide: flat has 0 by 4 components; declare 1 to 4
            Wide: half has components of 16 bits; set the flag UseNativeLowPrecision before
            Wide: packed has components of type PackedS8x32; declare integers or floating-point numbers
            Wide: none has no elements; declare at least one
            Wide: shared is at byte 8; leave the offset out, or give 12 or more
            Wide: crossing is at byte 28; leave the offset out, or give 16 or more
            Wide: there are two structs of this name; rename one of them
            Table: the buffer has 0 bytes; declare 1 to 65536
            the shader has 0 entry points; add one, or begin with `ShaderBuilder::library`
        "#]],
    );
    check(
        other,
        &expect![[r#"
            Outer: strange has a layout of another shader; take one of `layout` of this one
            main: 2 numbers f32 at byte 12 of Table, which has 16; load numbers that lie in the buffer and in one register of 16 bytes
            main: Table has numbers of 32 bits, not i64; load those, and convert them
            main: BufferLoad: index is float, expected i32
            main: a register of Table has 4 numbers; load up to 4, not 5
        "#]],
    );
}

/// What is refused has no second error where it is used.
#[test]
fn uses_of_what_is_refused() {
    let mut shader = ShaderBuilder::new(model(6));
    let register = Binding::register;
    let wrong = shader.layout("Wrong", &[Field::new("five", F32, 5)]);
    let outer = shader.layout("Outer", &[Field::structure("inner", wrong)]);
    let constants = shader.resource("Constants", register(0), ConstantBuffer::of(outer));
    let elements = shader.resource("Elements", register(0), StructuredBuffer::of(wrong));
    let empty = shader.resource("Empty", register(1), ConstantBuffer::new(0));
    let none = shader.resource("None", register(2).count(0), RawBuffer::new());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let [x] = b.handle(constants)?.load(Scalar::F32, 6)?;
        b.op(ops::Sin { value: x }, &[Overload::F32])?;
        b.handle(elements)?.store(b.i32(0), b.f32(0.0), [x])?;
        b.handle_from_heap(ConstantBuffer::of(wrong), b.i32(0), false)?
            .load::<1>(Scalar::I32, 6)?;
        b.handle(empty)?.load::<5>(Scalar::F32, 0)?;
        b.handle(none)?.load::<1>(Scalar::F32, b.i32(0))?;
        b.handle_at(none, b.i32(7), true)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        Wrong: five has 5 by 1 components; declare 1 to 4
        Empty: the buffer has 0 bytes; declare 1 to 65536
        None has 0 registers; declare at least one, or `unbounded`
    "#]],
    );
}

#[test]
fn indices_of_semantics() {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    main.input(Element::new("A4294967295", F32, 1));
    main.input(Element::new("A4294967296", F32, 1));
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        main: the index of A4294967296 is too large; give one of 32 bits
    "#]],
    );
}

#[test]
fn group_shared_variables() {
    let mut shader = ShaderBuilder::new(model(0));
    for ty in [Type::Void, Type::Label, Type::Metadata] {
        let ty = shader.ty(ty);
        shader.group_shared("Shared", ty);
    }
    shader.entry(EntryPoint::new("main", COMPUTE), |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        Shared is of type void; give it one of numbers, or an array or struct
        Shared is of type label; give it one of numbers, or an array or struct
        Shared is of type metadata; give it one of numbers, or an array or struct
    "#]],
    );
}
