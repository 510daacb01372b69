//! Every stage, by [`ShaderBuilder`], in the oldest, a later and the newest shader model that has it.

use dxil::ShaderBuilder;
use dxil::builder::{
    AmplificationState, Assembled, Body, ComponentType, DomainState, Element, EntryPoint, Error,
    Errors, GeometryState, HullState, InputPrimitive, InterpolationMode, Launch,
    MeshOutputTopology, MeshState, NodeInput, NodeIoKind, NodeOutput, PrimitiveTopology, Stage,
    TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning,
};
use dxil::ir::build::Access;
use dxil::ir::{BinaryOp, CastOp, FastMathFlags, NonNegativeFlags, Type, Value};
use dxil::ops::{Overload, ShaderModel, ops};

const F32: ComponentType = ComponentType::F32;
const U32: ComponentType = ComponentType::U32;

/// A name, the minor versions of shader models, and what builds the shader for each.
type Case = (&'static str, &'static [u8], fn(ShaderModel) -> Result<Assembled, Errors>);

/// All stages. Where a stage came with a later model, that one is the oldest. The validator accepts no nodes of
/// 6.10.
pub(crate) const STAGES: [Case; 11] = [
    ("vertex", &[0, 6, 10], vertex),
    ("pixel", &[0, 6, 10], pixel),
    ("hull", &[0, 6, 10], hull),
    ("domain", &[0, 6, 10], domain),
    ("geometry", &[0, 6, 10], geometry),
    ("compute", &[0, 6, 10], compute),
    ("amplification", &[5, 6, 10], amplification),
    ("mesh", &[5, 6, 10], mesh),
    ("rays", &[3, 6, 10], rays),
    ("functions", &[3, 6, 10], functions),
    ("nodes", &[8, 9], nodes),
];

fn vertex(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    let position = main.input(Element::new("POSITION", F32, 3));
    let weights = main.input(Element::new("WEIGHTS", F32, 1).rows(4));
    let vertex = main.input(Element::new("SV_VertexID", U32, 1));
    let clip = main.output(Element::new("sv_position", F32, 4));
    let number = main.output(Element::new("NUMBER1", U32, 1));
    let distance = main.output(Element::new("SV_ClipDistance", F32, 1));

    let mut shader = ShaderBuilder::new(model);
    shader.entry(main, |b| {
        let [x, y, z] = b.load_element(position)?;
        let [id] = b.load_element(vertex)?;
        let row = b.binary(BinaryOp::And, id, b.i32(3))?;
        let weight = b.element(weights)?.row(row).load_component(0)?;
        b.store_element(clip, [x, y, z, weight])?;
        b.store_element(number, [id])?;
        b.store_element(distance, [x])
    });
    shader.finish()
}

fn pixel(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Pixel);
    let position = main.input(Element::new("SV_Position", F32, 4));
    let mode = InterpolationMode::LinearCentroid;
    let color = main.input(Element::new("COLOR", F32, 3).interpolation(mode));
    let front = main.input(Element::new("SV_IsFrontFace", U32, 1));
    let target = main.output(Element::new("SV_Target", F32, 4));
    let second = main.output(Element::new("SV_Target1", U32, 1));
    let depth = main.output(Element::new("SV_Depth", F32, 1));

    let mut shader = ShaderBuilder::new(model);
    shader.entry(main, |b| {
        let [red, green, blue] = b.load_element(color)?;
        let [front] = b.load_element(front)?;
        b.store_element(target, [red, green, blue, b.f32(1.0)])?;
        b.store_element(second, [front])?;
        b.store_element(depth, [b.element(position)?.load_component(2)?])
    });
    shader.finish()
}

fn hull(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new(
        "main",
        Stage::Hull(HullState {
            patch_constant_function: None,
            input_control_point_count: 3,
            output_control_point_count: 3,
            domain: TessellatorDomain::Tri,
            partitioning: TessellatorPartitioning::Integer,
            output_primitive: TessellatorOutputPrimitive::TriangleCW,
            max_tessellation_factor: 8.0,
        }),
    );
    let point = main.input(Element::new("POSITION", F32, 3));
    let passed = main.output(Element::new("POSITION", F32, 3));
    let factors = main.patch_constant(Element::new("SV_TessFactor", F32, 1).rows(3));
    let inside = main.patch_constant(Element::new("SV_InsideTessFactor", F32, 1));

    let mut shader = ShaderBuilder::new(model);
    let main = shader.entry(main, |b| {
        let id = b.op(ops::OutputControlPointId, &[Overload::I32])?;
        let values: [_; 3] = b.element(point)?.vertex(id).load()?;
        b.store_element(passed, values)
    });
    shader.patch_constants(main, "constants", |b| {
        for row in 0..3 {
            let value = b.element(point)?.vertex(b.i32(row)).load_component(0)?;
            b.element(factors)?.row(b.i32(row)).store([value])?;
        }
        let [x, _, _] = b.element(passed)?.vertex(b.i32(0)).load()?;
        b.store_element(inside, [x])
    });
    shader.finish()
}

fn domain(model: ShaderModel) -> Result<Assembled, Errors> {
    let state = DomainState { domain: TessellatorDomain::Tri, input_control_point_count: 3 };
    let mut main = EntryPoint::new("main", Stage::Domain(state));
    let point = main.input(Element::new("POSITION", F32, 3));
    let factors = main.patch_constant(Element::new("SV_TessFactor", F32, 1).rows(3));
    main.patch_constant(Element::new("SV_InsideTessFactor", F32, 1));
    let clip = main.output(Element::new("SV_Position", F32, 4));

    let mut shader = ShaderBuilder::new(model);
    shader.entry(main, |b| {
        let weight = b.op(ops::DomainLocation { component: b.i8(0) }, &[Overload::F32])?;
        let [x, y, z] = b.element(point)?.vertex(b.i32(2)).load()?;
        let factor = b.element(factors)?.row(b.i32(1)).load_component(0)?;
        let scaled = b.binary(BinaryOp::FMul(FastMathFlags::FAST), weight, factor)?;
        b.store_element(clip, [x, y, z, scaled])
    });
    shader.finish()
}

fn geometry(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new(
        "main",
        Stage::Geometry(GeometryState {
            input_primitive: InputPrimitive::Triangle,
            max_vertex_count: 3,
            active_stream_mask: 1,
            stream_primitive_topology: PrimitiveTopology::TriangleStrip,
            instance_count: 1,
        }),
    );
    let position = main.input(Element::new("SV_Position", F32, 4));
    let primitive = main.input(Element::new("SV_PrimitiveID", U32, 1));
    let clip = main.output(Element::new("SV_Position", F32, 4));
    let number = main.output(Element::new("NUMBER", U32, 1));

    let mut shader = ShaderBuilder::new(model);
    shader.entry(main, |b| {
        let stream_id = b.i8(0);
        let [id] = b.load_element(primitive)?;
        for vertex in 0..3 {
            let values: [_; 4] = b.element(position)?.vertex(b.i32(vertex)).load()?;
            b.store_element(clip, values)?;
            b.store_element(number, [id])?;
            b.op(ops::EmitStream { stream_id }, &[])?;
        }
        b.op(ops::CutStream { stream_id }, &[])?;
        Ok(())
    });
    shader.finish()
}

fn compute(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(model);
    let i32 = shader.ty(Type::Integer { bits: 32 });
    let shared = shader.ty(Type::Array { element: i32, length: 8 });
    let shared = shader.group_shared("shared", shared);
    shader.entry(EntryPoint::new("fill", Stage::Compute { threads: [8, 1, 1] }), |b| {
        let thread = b.op(ops::FlattenedThreadIdInGroup, &[Overload::I32])?;
        let place = b.gep(shared, &[b.i32(0), thread])?;
        b.store(thread, place, Access::aligned(4))?;
        Ok(())
    });
    shader.finish()
}

fn amplification(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(model);
    let i32 = shader.ty(Type::Integer { bits: 32 });
    let payload = shader.struct_type("struct.Payload", &[i32]);
    let shared = shader.group_shared("payload", payload);
    let state = AmplificationState { num_threads: [32, 1, 1], payload_size_in_bytes: 4 };
    shader.entry(EntryPoint::new("main", Stage::Amplification(state)), |b| {
        let thread = b.op(ops::FlattenedThreadIdInGroup, &[Overload::I32])?;
        let place = b.gep(shared, &[b.i32(0), b.i32(0)])?;
        b.store(thread, place, Access::aligned(4))?;
        let one = b.i32(1);
        let dispatch = ops::DispatchMesh {
            thread_group_count_x: one,
            thread_group_count_y: one,
            thread_group_count_z: one,
            payload: shared,
        };
        b.op(dispatch, &[Overload::UserDefined("struct.Payload")])?;
        Ok(())
    });
    shader.finish()
}

fn mesh(model: ShaderModel) -> Result<Assembled, Errors> {
    let state = MeshState {
        num_threads: [4, 1, 1],
        max_vertex_count: 4,
        max_primitive_count: 4,
        output_topology: MeshOutputTopology::Line,
        payload_size_in_bytes: 4,
    };
    let mut main = EntryPoint::new("main", Stage::Mesh(state));
    let position = main.output(Element::new("SV_Position", F32, 4));
    let culled = main.patch_constant(Element::new("SV_CullPrimitive", ComponentType::I1, 1));
    let value = main.patch_constant(Element::new("VALUE", F32, 1));

    let mut shader = ShaderBuilder::new(model);
    let i32 = shader.ty(Type::Integer { bits: 32 });
    shader.struct_type("struct.Payload", &[i32]);
    shader.entry(main, |b| {
        let payload = b.op(ops::GetMeshPayload, &[Overload::UserDefined("struct.Payload")])?;
        let place = b.gep(payload, &[b.i32(0), b.i32(0)])?;
        let sent = b.load(place, Access::aligned(4))?;
        let thread = b.op(ops::FlattenedThreadIdInGroup, &[Overload::I32])?;
        let (num_vertices, num_primitives) = (b.i32(4), b.i32(4));
        b.op(ops::SetMeshOutputCounts { num_vertices, num_primitives }, &[])?;
        let x = b.cast(CastOp::UiToFp(NonNegativeFlags::NONE), thread, b.ty(Type::Float))?;
        b.element(position)?.vertex(thread).store([x, x, b.f32(0.0), b.f32(1.0)])?;
        let vertex_index2 = b.undef(b.ty(Type::Integer { bits: 32 }))?;
        let (primitive_index, vertex_index0, vertex_index1) = (thread, thread, b.i32(0));
        let emit =
            ops::EmitIndices { primitive_index, vertex_index0, vertex_index1, vertex_index2 };
        b.op(emit, &[])?;
        b.element(culled)?.vertex(thread).store([sent])?;
        b.element(value)?.vertex(thread).store([x])
    });
    shader.finish()
}

/// Stores a number in the first field of a struct.
fn set(b: &Body<'_>, pointer: Value, value: f32) -> Result<(), Error> {
    let place = b.gep(pointer, &[b.i32(0), b.i32(0)])?;
    b.store(b.f32(value), place, Access::aligned(4))?;
    Ok(())
}

fn rays(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(model);
    let float = library.ty(Type::Float);
    let payload = library.struct_type("struct.Payload", &[float, float]);
    let attributes = library.struct_type("struct.Attributes", &[float]);
    let parameter = library.struct_type("struct.Parameter", &[float]);
    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |b| {
        let parameter = b.alloca(parameter, 4)?;
        set(b, parameter, 1.0)?;
        let shader_index = b.i32(3);
        let call = ops::CallShader { shader_index, parameter };
        b.op(call, &[Overload::UserDefined("struct.Parameter")])?;
        Ok(())
    });
    library.entry(EntryPoint::new("intersect", Stage::Intersection), |b| {
        let attributes = b.alloca(attributes, 4)?;
        set(b, attributes, 2.0)?;
        let t = b.op(ops::RayTCurrent, &[Overload::F32])?;
        let report = ops::ReportHit { t_hit: t, hit_kind: b.i32(0), attributes };
        b.op(report, &[Overload::UserDefined("struct.Attributes")])?;
        Ok(())
    });
    library.entry(EntryPoint::new("any_hit", Stage::AnyHit { payload, attributes }), |b| {
        set(b, Value::Argument(0), 3.0)?;
        b.op(ops::IgnoreHit, &[])?;
        b.unreachable()?;
        Ok(())
    });
    let closest_hit = EntryPoint::new("closest_hit", Stage::ClosestHit { payload, attributes });
    library.entry(closest_hit, |b| set(b, Value::Argument(0), 4.0));
    let miss = EntryPoint::new("miss", Stage::Miss { payload });
    library.entry(miss, |b| set(b, Value::Argument(0), 5.0));
    let callable = EntryPoint::new("callable", Stage::Callable { parameter });
    library.entry(callable, |b| set(b, Value::Argument(0), 6.0));
    library.finish()
}

fn functions(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(model);
    let float = library.ty(Type::Float);
    let sine = library.function("twice_sine", float, &[float], |b| {
        let sine = b.op(ops::Sin { value: Value::Argument(0) }, &[Overload::F32])?;
        b.ret(b.binary(BinaryOp::FAdd(FastMathFlags::FAST), sine, sine)?)?;
        Ok(())
    });
    library.function("called", float, &[], |b| {
        b.ret(b.call(sine, &[b.f32(1.0)])?)?;
        Ok(())
    });
    library.finish()
}

fn nodes(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(model);
    let i32 = library.ty(Type::Integer { bits: 32 });
    let number = library.struct_type("struct.Number", &[i32]);

    let launch = Launch::Coalescing { threads: [8, 1, 1] };
    let mut gather = EntryPoint::new("gather", Stage::Node(launch));
    let kind = NodeIoKind::RWGroupNodeInputRecords;
    let input = gather.node_input(NodeInput::new(kind, number).max_records(4));
    let many = gather.node_output(NodeOutput::new("many", number, 8).array(4).sparse());
    let empty = gather.node_output(NodeOutput::empty("empty", 2));
    library.entry(gather, |b| {
        let records = b.node_input(input)?;
        let place = b.gep(records.pointer(b.i32(0))?, &[b.i32(0), b.i32(0)])?;
        b.store(records.count()?, place, Access::aligned(4))?;
        let sent = b.node_output(many)?.at(b.i32(2))?.allocate(b.i32(1), true)?;
        let place = b.gep(sent.pointer(b.i32(0))?, &[b.i32(0), b.i32(0)])?;
        b.store(b.i32(7), place, Access::aligned(4))?;
        sent.complete()?;
        b.node_output(empty)?.increment(b.i32(1), false)
    });

    let launch = Launch::Broadcasting { threads: [1, 1, 1], grid: [2, 1, 1] };
    let mut empty = EntryPoint::new("empty", Stage::Node(launch));
    empty.node_input(NodeInput::empty());
    library.entry(empty, |_| Ok(()));
    library.finish()
}
