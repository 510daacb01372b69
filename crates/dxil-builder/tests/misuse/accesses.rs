//! Accesses of elements, resources and nodes.

use dxil_builder::{
    Binding, Buffer, ConstantBuffer, DomainState, Element, EntryPoint, Launch, NodeInput,
    NodeOutput, RawBuffer, ResourceKind, Sampler, ShaderBuilder, Stage, StructuredBuffer,
    TessellatorDomain, Texture,
};
use dxil_ir::{Type, Value};
use dxil_ops::{AtomicBinOpCode, Scalar};
use expect_test::expect;

use crate::{COMPUTE, F32, U32, check, model};

#[test]
fn elements() {
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
            main: element 1 of the inputs is one of another entry point; declare it on the entry point that this is the body of
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
fn resources() {
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
            main: the resource is one of another shader; declare it on the shader that this is a body of
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
            main: Structs has 2 coordinates; give 2, not 4
            main: Image has 3 coordinates; give 3, not 2
            main: SampleLevel: coord2 is i32, expected float
            main: Image is only read; declare it with `writable`
            main: Samples is stored without a sample; give the index of one
        "#]],
    );
}

#[test]
fn nodes() {
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
            main: the output is one of another entry point; declare it on the entry point that this is the body of
            main: the records are of no struct with a name; declare them with a named struct
            main: records that a node reads are sent off; complete those that `allocate` gives
            helper: the function is no entry point; pass what it needs as arguments
        "#]],
    );
}

/// Atomic operations need a place of as many coordinates as the kind has, and a writable view.
#[test]
fn atomic_operations() {
    let mut shader = ShaderBuilder::new(model(6));
    let register = Binding::register;
    let volume = Texture::new(ResourceKind::Texture3D, U32, 1).writable();
    let volume = shader.resource("Volume", register(0), volume);
    let image = Texture::new(ResourceKind::Texture2D, U32, 1);
    let image = shader.resource("Image", register(0), image);
    let raw = shader.resource("Raw", register(1), RawBuffer::new().writable());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let (zero, volume) = (b.i32(0), b.handle(volume)?);
        volume.atomic(AtomicBinOpCode::Add, &[zero], zero)?;
        volume.compare_exchange(&[], zero, zero)?;
        volume.compare_exchange(&[zero; 3], b.f32(0.0), zero)?;
        b.handle(image)?.atomic(AtomicBinOpCode::Add, &[zero; 2], zero)?;
        b.handle(raw)?.atomic(AtomicBinOpCode::Add, &[zero; 2], zero)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main: Volume has 3 coordinates; give 3, not 1
        main: Volume has 3 coordinates; give 3, not 0
        main: AtomicCompareExchange: compareValue is float, expected i32
        main: Image is only read; declare it with `writable`
        main: Raw has 1 coordinate; give 1, not 2
    "#]],
    );
}

#[test]
fn levels_of_detail() {
    let mut shader = ShaderBuilder::new(model(7));
    let register = Binding::register;
    let image = Texture::new(ResourceKind::Texture2D, F32, 1);
    let image = shader.resource("Image", register(0), image.writable());
    let samples = Texture::new(ResourceKind::Texture2DMS, F32, 1);
    let read = shader.resource("Read", register(0), samples);
    let written = shader.resource("Written", register(1), samples.writable());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let place = [b.i32(0); 2];
        b.handle(image)?.load::<1>(&place, Some(b.i32(0)))?;
        b.handle(read)?.load::<1>(&place, None)?;
        b.handle(written)?.load::<1>(&place, None)?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main: Image has no levels of detail; give none
        main: Read is loaded without a sample; give the index of one
        main: Written is loaded without a sample; give the index of one
    "#]],
    );
}

/// The operation that makes a handle depends on the shader model, but not what is said of its index.
#[test]
fn indices_in_arrays() {
    let expected = expect![[r#"
        main: the index of Raw is float, expected i32; convert it
    "#]];
    for minor in [0, 6] {
        let mut shader = ShaderBuilder::new(model(minor));
        let raw = shader.resource("Raw", Binding::register(3).count(9), RawBuffer::new());
        shader.entry(EntryPoint::new("main", COMPUTE), |b| {
            b.handle_at(raw, b.f32(1.0), false)?;
            Ok(())
        });
        check(shader, &expected);
    }
}
