//! A mesh shader that makes a triangle, a vertex in each of three threads.

use dxil::ShaderBuilder;
use dxil::builder::{
    Assembled, ComponentType, Element, EntryPoint, Errors, MeshOutputTopology, MeshState, Stage,
};
use dxil::ir::{BinaryOp, CastOp, FastMathFlags, IntPredicate, NonNegativeFlags, Type};
use dxil::ops::{Overload, ShaderModel, ops};

pub(crate) fn shader() -> Result<Assembled, Errors> {
    let state = MeshState {
        num_threads: [3, 1, 1],
        max_vertex_count: 3,
        max_primitive_count: 1,
        output_topology: MeshOutputTopology::Triangle,
        payload_size_in_bytes: 0,
    };
    let mut main = EntryPoint::new("main", Stage::Mesh(state));
    let position = main.output(Element::new("SV_Position", ComponentType::F32, 4));
    let layer = main.patch_constant(Element::new("LAYER", ComponentType::U32, 1));

    let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor: 5 });
    shader.entry(main, |b| {
        let thread = b.op(ops::FlattenedThreadIdInGroup, &[Overload::I32])?;
        let (num_vertices, num_primitives) = (b.i32(3), b.i32(1));
        b.op(ops::SetMeshOutputCounts { num_vertices, num_primitives }, &[])?;

        let number = b.cast(CastOp::UiToFp(NonNegativeFlags::NONE), thread, b.ty(Type::Float))?;
        let x = b.binary(BinaryOp::FSub(FastMathFlags::FAST), number, b.f32(1.0))?;
        let is_middle = b.icmp(IntPredicate::Eq, thread, b.i32(1))?;
        let y = b.select(is_middle, b.f32(1.0), b.f32(-1.0))?;
        b.element(position)?.vertex(thread).store([x, y, b.f32(0.0), b.f32(1.0)])?;

        let [first, end] = ["first", "end"].map(|name| b.add_block(name));
        b.conditional_branch(b.icmp(IntPredicate::Eq, thread, b.i32(0))?, first, end)?;
        b.switch_to_block(first)?;
        let [vertex_index0, vertex_index1, vertex_index2] = [0, 1, 2].map(|it| b.i32(it));
        let primitive_index = b.i32(0);
        b.op(
            ops::EmitIndices { primitive_index, vertex_index0, vertex_index1, vertex_index2 },
            &[],
        )?;
        b.element(layer)?.vertex(primitive_index).store([b.i32(7)])?;
        b.branch(end)?;
        Ok(b.switch_to_block(end)?)
    });
    shader.finish()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write("triangle.dxil", shader()?.write()?)?;
    Ok(())
}
