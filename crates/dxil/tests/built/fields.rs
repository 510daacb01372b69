//! Constant buffers, texture buffers and structured buffers with fields, by [`ShaderBuilder`].

use dxil::ShaderBuilder;
use dxil::builder::{
    Assembled, Binding, Body, ComponentType, ConstantBuffer, EntryPoint, Error, Errors, Field,
    Resource, ShaderFlags, Stage, StructuredBuffer, TextureBuffer,
};
use dxil::ir::{BinaryOp, FastMathFlags, Value};
use dxil::ops::{Overload, Scalar, ShaderModel, ops};

const F32: ComponentType = ComponentType::F32;
const U32: ComponentType = ComponentType::U32;

/// A name, and what builds the shader.
type Case = (&'static str, fn() -> Result<Assembled, Errors>);

pub(crate) const FIELDS: [Case; 5] = [
    ("fields-6_0", || shader(0)),
    ("fields-6_6", || shader(6)),
    ("fields-lib_6_3", || library(3)),
    ("fields-lib_6_6", || library(6)),
    ("fields-16bit", halves),
];

/// Buffers of every kind that has fields.
#[derive(Clone, Copy)]
struct Buffers {
    scene: Resource<ConstantBuffer>,
    table: Resource<TextureBuffer>,
    particles: Resource<StructuredBuffer>,
    bones: Resource<StructuredBuffer>,
    moved: Resource<StructuredBuffer>,
}

impl Buffers {
    fn declare(shader: &mut ShaderBuilder) -> Self {
        let light = shader.layout(
            "Light",
            &[
                Field::new("direction", F32, 3),
                Field::new("colors", F32, 2).array(2),
                Field::new("shadows", ComponentType::I1, 1),
            ],
        );
        let scene = shader.layout(
            "Scene",
            &[
                Field::matrix("view", F32, 4, 4),
                Field::matrix("texture", F32, 2, 3).row_major(),
                Field::new("eye", F32, 3).offset(112),
                Field::new("time", F32, 1),
                Field::new("counts", U32, 1).array(3),
                Field::new("size", ComponentType::I32, 2),
                Field::structure("lights", light).array(2),
                Field::new("precise", ComponentType::F64, 1),
            ],
        );
        let table = shader.layout(
            "Table",
            &[Field::new("tint", F32, 4), Field::new("flags", U32, 1), Field::new("uv", F32, 2)],
        );
        let particle = shader.layout(
            "Particle",
            &[
                Field::new("position", F32, 3),
                Field::new("life", F32, 2),
                Field::structure("light", light),
            ],
        );
        let bone = shader.layout("Bone", &[Field::matrix("pose", F32, 3, 4).array(2)]);
        let register = Binding::register;
        Self {
            scene: shader.resource("Scene", register(0), ConstantBuffer::of(scene)),
            table: shader.resource("Table", register(0), TextureBuffer::of(table)),
            particles: shader.resource("Particles", register(1), StructuredBuffer::of(particle)),
            bones: shader.resource("Bones", register(2), StructuredBuffer::of(bone)),
            moved: shader.resource("Moved", register(0), StructuredBuffer::of(particle).writable()),
        }
    }

    /// Loads from and stores to all of them.
    fn access(self, b: &Body<'_>, thread: Value) -> Result<(), Error> {
        let add = |x, y| b.binary(BinaryOp::FAdd(FastMathFlags::FAST), x, y);
        let (scene, table) = (b.handle(self.scene)?, b.handle(self.table)?);
        let [time] = scene.load(Scalar::F32, 124)?;
        let [u, v] = table.load(Scalar::F32, 20)?;
        let [flags] = table.load(Scalar::I32, 16)?;
        let [tint, ..]: [_; 4] = table.load_register(Scalar::F32, b.i32(0))?;
        let life: [_; 2] = b.handle(self.particles)?.load(Scalar::F32, thread, b.i32(12))?;
        let [bone] = b.handle(self.bones)?.load(Scalar::F32, thread, b.i32(92))?;
        let moved = b.handle(self.moved)?;
        let life = [add(add(life[0], u)?, time)?, add(add(life[1], v)?, add(tint, bone)?)?];
        moved.store(thread, b.i32(12), life)?;
        moved.store(thread, b.i32(48), [flags])
    }
}

const fn model(minor: u8) -> ShaderModel {
    ShaderModel { major: 6, minor }
}

fn shader(minor: u8) -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(model(minor));
    let buffers = Buffers::declare(&mut shader);
    shader.entry(EntryPoint::new("main", Stage::Compute { threads: [64, 1, 1] }), |b| {
        let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        buffers.access(b, thread)
    });
    shader.finish()
}

fn library(minor: u8) -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(model(minor));
    let buffers = Buffers::declare(&mut library);
    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |b| {
        let thread = b.op(ops::DispatchRaysIndex { col: b.i8(0) }, &[Overload::I32])?;
        buffers.access(b, thread)
    });
    library.finish()
}

/// Fields of 16 bits, and an array of constant buffers.
fn halves() -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(model(2));
    shader.flags(ShaderFlags::UseNativeLowPrecision);
    let pair = shader.layout(
        "Pair",
        &[
            Field::new("weights", ComponentType::F16, 3),
            Field::new("index", ComponentType::U16, 1),
            Field::new("scale", F32, 1),
        ],
    );
    let pairs = shader.resource("Pairs", Binding::register(0).count(4), ConstantBuffer::of(pair));
    let all = shader.resource("All", Binding::register(0), StructuredBuffer::of(pair).writable());
    shader.entry(EntryPoint::new("main", Stage::Compute { threads: [4, 1, 1] }), |b| {
        let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        let [weight] = b.handle_at(pairs, b.i32(3), false)?.load(Scalar::F16, 4)?;
        b.handle(all)?.store(thread, b.i32(0), [weight])
    });
    shader.finish()
}
