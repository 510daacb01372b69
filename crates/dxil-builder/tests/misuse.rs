//! What is wrong with a shader, in the words of the builder: all at once, each with its place and with what
//! would do.

use dxil_builder::{
    Binding, Buffer, ComponentType, ConstantBuffer, DomainState, Element, EntryPoint, Field,
    HullState, Launch, MeshState, NodeInput, NodeOutput, RawBuffer, ResourceKind, Sampler,
    ShaderBuilder, Stage, StructuredBuffer, TessellatorDomain, Texture, TextureBuffer,
};
use dxil_ir::build::Access;
use dxil_ir::{BinaryOp, CastOp, FastMathFlags, Type, Value};
use dxil_ops::{AtomicBinOpCode, Overload, Scalar, ShaderModel, ops};
use expect_test::{Expect, expect};

const F32: ComponentType = ComponentType::F32;
const U32: ComponentType = ComponentType::U32;
const COMPUTE: Stage = Stage::Compute { threads: [1, 1, 1] };

const fn model(minor: u8) -> ShaderModel {
    ShaderModel { major: 6, minor }
}

/// Checks the errors of a shader.
fn check(shader: ShaderBuilder, expected: &Expect) {
    let errors = shader.finish().map(|_| ()).expect_err("a wrong shader");
    expected.assert_eq(&format!("{errors}\n"));
}

/// The errors that README.md shows.
#[test]
fn errors_of_the_readme() {
    let mut shader = ShaderBuilder::new(model(6));
    let output = shader.resource("Output", Binding::register(0), Buffer::new(U32, 1));
    let main = EntryPoint::new("main", Stage::Compute { threads: [0, 1, 1] });
    shader.entry(main, |b| b.handle(output)?.store(b.i32(0), [b.i32(0)]));
    let errors = shader.finish().map(|_| ()).expect_err("a wrong shader").to_string();
    assert_eq!(errors.lines().count(), 2);
    assert!(include_str!("../../../README.md").contains(&errors), "{errors}");
}

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

/// The first block, in which a body begins, has no name.
#[test]
fn a_phi_without_values() {
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let repeated = b.add_block("loop");
        b.branch(repeated)?;
        b.switch_to_block(repeated)?;
        b.phi(b.ty(Type::Float))?;
        b.branch(repeated)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
            main: phi: a phi in block `loop` has values from no block, expected one from each of block 0 (the first), block `loop`; add what is missing with `add_incoming`
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
        the shader has 4 entry points; add one, or begin with `ShaderBuilder::library`
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

/// Each body that fails is reported, and so is each call that an entry point's stage does not allow.
#[test]
fn bodies() {
    let mut library = ShaderBuilder::library(model(3));
    let void = library.ty(Type::Void);
    library.function("open", void, &[], |b| {
        let block = b.add_block("never ended");
        Ok(b.switch_to_block(b.current_block().unwrap_or(block))?)
    });
    library.function("mistyped", void, &[], |b| {
        b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        Ok(())
    });
    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |b| {
        b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        Ok(())
    });
    library.entry(EntryPoint::new("late", Stage::RayGeneration), |b| {
        b.handle_from_heap(RawBuffer::new(), b.i32(0), false)?;
        Ok(())
    });
    check(
        library,
        &expect![[r#"
            open: block `never ended` has no terminator
            mistyped: Sin: value is i32, expected float
            generate: ThreadId is not valid in raygeneration; it is in compute
            late: CreateHandleFromHeap needs DXIL 1.6 for this in raygeneration, the target is 1.3
        "#]],
    );
}

/// Mistakes that only the whole module shows.
#[test]
fn assembled() {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    for number in 0..33 {
        main.input(Element::new(&format!("A{number}"), F32, 4));
    }
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |_| Ok(()));
    check(
        shader,
        &expect![[r#"
        main: the signature has no register for A; state elements that share registers, or fewer
    "#]],
    );

    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let (block, end) = (b.add_block("then"), b.add_block("end"));
        b.conditional_branch(b.i1(true), block, end)?;
        b.switch_to_block(block)?;
        let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        b.branch(end)?;
        b.switch_to_block(end)?;
        b.cast(
            dxil_ir::CastOp::UiToFp(dxil_ir::NonNegativeFlags::NONE),
            thread,
            b.ty(Type::Float),
        )?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main, block `end`, instruction 3: an operand is used where it may not have been computed
    "#]],
    );
}

#[test]
fn accesses_of_elements() {
    let mut other = EntryPoint::new("other", Stage::Vertex);
    other.input(Element::new("A", F32, 1));
    let foreign = other.input(Element::new("B", F32, 3));
    let mut main = EntryPoint::new("main", Stage::Vertex);
    let place = main.input(Element::new("PLACE", F32, 2).rows(2));
    let clip = main.output(Element::new("SV_Position", F32, 4));
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |b| {
        let (zero, place) = (b.i32(0), b.element(place)?);
        let [x, _] = place.load()?;
        b.element(foreign)?;
        place.load::<3>()?;
        place.load_component(2)?;
        place.clone().row(b.i32(2)).load::<2>()?;
        place.clone().vertex(zero).load::<2>()?;
        place.store([x, x])?;
        b.load_element::<4>(clip)?;
        b.store_element(clip, [x])?;
        b.store_element(clip, [zero; 4])?;
        b.store_element(clip, [x; 4])
    });
    check(
        shader,
        &expect![[r#"
        main: inputs has no element 1; declare it on the entry point that this is the body of
        main: PLACE has 2 components; access 2 at once, not 3, or one by one
        main: PLACE has 2 components; access one below 2, not 2
        main: PLACE has 2 rows; access one below 2, not 2
        main: PLACE belongs to no vertex; access it without `vertex`
        main: PLACE is an input; store to an output
        main: LoadOutputControlPoint is not valid in vertex; it is in patchconstant
        main: SV_Position has 4 components; access 4 at once, not 1, or one by one
        main: StoreOutput: value is i32, expected float
    "#]],
    );

    let state = DomainState { domain: TessellatorDomain::Tri, input_control_point_count: 1 };
    let mut main = EntryPoint::new("main", Stage::Domain(state));
    let point = main.input(Element::new("POINT", F32, 1));
    let factors = main.patch_constant(Element::new("SV_TessFactor", F32, 1).rows(3));
    main.patch_constant(Element::new("SV_InsideTessFactor", F32, 1));
    let mut shader = ShaderBuilder::new(model(0));
    shader.entry(main, |b| {
        b.load_element::<1>(point)?;
        b.store_element(factors, [b.f32(1.0)])?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main: POINT belongs to a vertex, control point or primitive; say which with `vertex`
        main: StorePatchConstant is not valid in domain; it is in patchconstant
    "#]],
    );
}

#[test]
fn accesses_of_resources() {
    let mut other = ShaderBuilder::new(model(6));
    for number in 0..9 {
        other.resource(&format!("R{number}"), Binding::register(number), RawBuffer::new());
    }
    let foreign = other.resource("Foreign", Binding::register(9), RawBuffer::new());
    let mut shader = ShaderBuilder::new(model(6));
    let register = Binding::register;
    let constants = shader.resource("Constants", register(0), ConstantBuffer::new(20));
    let raw = shader.resource("Raw", register(0).count(2), RawBuffer::new());
    let typed = shader.resource("Typed", register(0), Buffer::new(F32, 2).writable());
    let structs = shader.resource("Structs", register(1), StructuredBuffer::new(4).writable());
    let image = Texture::new(ResourceKind::Texture2DArray, F32, 4);
    let image = shader.resource("Image", register(2), image);
    let samples = Texture::new(ResourceKind::Texture2DMS, F32, 1);
    let samples = shader.resource("Samples", register(2), samples.writable());
    let linear = shader.resource("Linear", register(0), Sampler::new());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let (zero, one) = (b.i32(0), b.f32(1.0));
        let (constants, raw_handle) = (b.handle(constants)?, b.handle(raw)?);
        let (typed, structs, image) = (b.handle(typed)?, b.handle(structs)?, b.handle(image)?);
        let (samples, linear) = (b.handle(samples)?, b.handle(linear)?);
        b.handle(foreign)?;
        b.handle_at(raw, b.i32(2), false)?;
        constants.load::<2>(Scalar::F32, 12)?;
        constants.load::<1>(Scalar::F32, 20)?;
        constants.load::<1>(Scalar::F64, 4)?;
        raw_handle.store(zero, [one])?;
        raw_handle.load::<5>(Scalar::F32, zero)?;
        raw_handle.load::<1>(Scalar::F32, one)?;
        typed.load::<3>(zero)?;
        typed.store(zero, [one])?;
        typed.store(zero, [zero, zero])?;
        structs.update_counter(true)?;
        structs.store(zero, zero, [one, zero])?;
        structs.atomic(AtomicBinOpCode::Add, &[zero; 4], zero)?;
        image.load::<1>(&[zero, zero], Some(zero))?;
        image.sample_level::<1>(&linear, &[one, one], one)?;
        image.sample_level::<1>(&linear, &[one, one, zero], one)?;
        image.store(&[zero; 3], None, [one; 4])?;
        samples.store(&[zero; 2], None, [one])?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main: the shader has no resource 9; declare it on the shader that this is a body of
        main: Raw has 2 registers; give an index below 2, not 2
        main: 2 numbers f32 at byte 12 of Constants, which has 20; load numbers that lie in the buffer and in one register of 16 bytes
        main: 1 numbers f32 at byte 20 of Constants, which has 20; load numbers that lie in the buffer and in one register of 16 bytes
        main: 1 numbers f64 at byte 4 of Constants, which has 20; load numbers that lie in the buffer and in one register of 16 bytes
        main: Raw is only read; declare it with `writable`
        main: Raw is accessed by 5 components; access 1 to 4 at once
        main: RawBufferLoad: index is float, expected i32
        main: an element of Typed has 2 components; load up to 2, not 3
        main: an element of Typed has 2 components; store 2 at once, not 1
        main: BufferStore: value0 is i32, expected float
        main: Structs has no counter; declare it with `counter`
        main: RawBufferStore: value1 is i32, expected float
        main: there are 4 coordinates; give up to 3
        main: Image has 3 coordinates; give 3, not 2
        main: SampleLevel: coord2 is i32, expected float
        main: Image is only read; declare it with `writable`
        main: Samples is stored without a sample; give the index of one
    "#]],
    );
}

#[test]
fn accesses_of_nodes() {
    let mut library = ShaderBuilder::library(model(8));
    let float = library.ty(Type::Float);
    let mut other = EntryPoint::new("other", Stage::Node(Launch::Thread));
    let foreign = other.node_output(NodeOutput::new("main", float, 1));
    let kind = dxil_builder::NodeIoKind::ThreadNodeInputRecord;
    let mut main = EntryPoint::new("main", Stage::Node(Launch::Thread));
    let input = main.node_input(NodeInput::new(kind, float));
    library.entry(main, |b| {
        let records = b.node_input(input)?;
        b.node_output(foreign)?;
        records.pointer(b.i32(0))?;
        records.complete()?;
        Ok(())
    });
    let void = library.ty(Type::Void);
    library.function("helper", void, &[float], |b| {
        b.node_input(input)?;
        b.binary(dxil_ir::BinaryOp::FAdd(Default::default()), Value::Argument(0), b.f32(1.0))?;
        Ok(())
    });
    check(
        library,
        &expect![[r#"
        main: the node has no output 0; declare it on the entry point that this is the body of
        main: the records are of no struct with a name; declare them with a named struct
        main: records that a node reads are sent off; complete those that `allocate` gives
        helper: the function is no entry point; pass what it needs as arguments
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
        Constants: the buffer has 4294967295 bytes; declare 1 to 65536
        Elements: the elements have 4294967295 bytes; declare a multiple of 4, at most 2048
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

/// A body goes on after an error. What follows from it alone is no error.
#[test]
fn bodies_with_several_errors() {
    let mut shader = ShaderBuilder::new(model(6));
    let output = shader.resource("Output", Binding::register(0), Buffer::new(U32, 1).writable());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let sine = b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        // These take a value that is missing.
        let sum = b.binary(BinaryOp::FAdd(FastMathFlags::FAST), sine, b.f32(1.0))?;
        let sum = b.cast(CastOp::FpToUi, sum, b.ty(Type::Integer { bits: 32 }))?;
        b.set_name(sum, "sum")?;
        b.attach(sum, "dx.precise", b.tuple(&[1.into()]))?;
        b.handle(output)?.store(sum, [sum])?;
        b.handle(output)?.atomic(AtomicBinOpCode::Add, &[sum], sum)?;
        // These are wrong for themselves.
        b.handle(output)?.store(sum, [b.f32(1.0)])?;
        b.op(ops::Discard { condition: sum }, &[])?;
        b.binary(BinaryOp::FAdd(FastMathFlags::FAST), b.f32(1.0), b.i32(1))?;
        b.undef(b.ty(Type::Void))?;

        let [left, right, end] = ["left", "right", "end"].map(|name| b.add_block(name));
        b.conditional_branch(b.f32(1.0), left, right)?;
        b.switch_to_block(left)?;
        b.branch(end)?;
        b.ret_void()?;
        b.unreachable()?;
        b.switch_to_block(right)?;
        b.branch(end)?;
        b.switch_to_block(end)?;
        let phi = b.phi(b.ty(Type::Float))?;
        b.add_incoming(phi, &[(b.f32(0.0), left), (b.i32(0), right)])?;
        b.store(phi, sine, Access::aligned(4))?;
        b.store(phi, phi, Access::aligned(4))?;
        b.ret(phi)?;
        b.add_block("open");
        b.add_block("too");
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
            main: Sin: value is i32, expected float
            main: BufferStore: value0 is float, expected i32
            main: Discard is not valid in compute; it is in pixel
            main: fadd: the right operand is i32, expected float
            main: constant: the type is void, expected one of values
            main: br: the condition is float, expected i1
            main: ret: the block has a terminator
            main: phi: the incoming value is i32, expected float
            main: store: the pointer is float, expected a pointer
            main: ret: the value is float, expected void
            main: block `open` has no terminator
            main: block `too` has no terminator
        "#]],
    );
}

/// A body may end at an error of its own.
#[test]
fn a_body_that_ends() {
    let mut library = ShaderBuilder::library(model(6));
    let float = library.ty(Type::Float);
    library.function("f", float, &[], |b| {
        let block = b.add_block("not ended");
        b.branch(block)?;
        b.switch_to_block(block)?;
        let sine = b.op(ops::Sin { value: b.i32(1) }, &[Overload::F32])?;
        b.type_of(sine)?;
        Ok(())
    });
    library.function("g", float, &[], |b| {
        b.op(ops::Cos { value: b.i32(1) }, &[Overload::F32])?;
        b.type_of(Value::Argument(0))?;
        Ok(())
    });
    check(
        library,
        &expect![[r#"
        f: Sin: value is i32, expected float
        g: Cos: value is i32, expected float
        g: there is no argument 0
    "#]],
    );
}
