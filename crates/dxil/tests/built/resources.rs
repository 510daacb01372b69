//! Every kind of resource, by [`ShaderBuilder`]: in shaders before and since shader model 6.6, and in
//! libraries.

use dxil::ShaderBuilder;
use dxil::builder::{
    AccelerationStructure, Assembled, Binding, Body, Buffer, ComponentType, ConstantBuffer,
    Element, EntryPoint, Error, Errors, FeedbackTexture, RawBuffer, Resource, ResourceKind,
    Sampler, SamplerFeedbackType, Stage, StructuredBuffer, Texture,
};
use dxil::ir::{CastOp, Type, Value};
use dxil::ops::{AtomicBinOpCode, Overload, Scalar, ShaderModel, ops};

const F32: ComponentType = ComponentType::F32;
const U32: ComponentType = ComponentType::U32;

/// A name, and what builds the shader.
type Case = (&'static str, fn() -> Result<Assembled, Errors>);

pub(crate) const RESOURCES: [Case; 8] = [
    ("resources-6_0", || accessed(model(0))),
    ("resources-6_6", || accessed(model(6))),
    ("resources-lib_6_3", || accessed_in_library(model(3))),
    ("resources-lib_6_6", || accessed_in_library(model(6))),
    ("samples-6_0", || sampled(model(0))),
    ("samples-6_10", || sampled(model(10))),
    ("heap", heap),
    ("feedback", feedback),
];

const fn model(minor: u8) -> ShaderModel {
    ShaderModel { major: 6, minor }
}

/// A resource of each kind that needs no sampler.
#[derive(Clone, Copy)]
struct All {
    constants: Resource<ConstantBuffer>,
    many_constants: Resource<ConstantBuffer>,
    typed: Resource<Buffer>,
    raw: Resource<RawBuffer>,
    structured: Resource<StructuredBuffer>,
    textures: Resource<Texture>,
    multisampled: Resource<Texture>,
    rw_typed: Resource<Buffer>,
    rw_raw: Resource<RawBuffer>,
    counted: Resource<StructuredBuffer>,
    image: Resource<Texture>,
    unbounded: Resource<RawBuffer>,
}

impl All {
    fn declare(shader: &mut ShaderBuilder) -> Self {
        let register = Binding::register;
        let texture = |kind, ty, count| Texture::new(kind, ty, count);
        Self {
            constants: shader.resource("Constants", register(0), ConstantBuffer::new(32)),
            many_constants: shader.resource(
                "ManyConstants",
                register(4).space(1).count(3),
                ConstantBuffer::new(16),
            ),
            typed: shader.resource("Typed", register(0), Buffer::new(F32, 3)),
            raw: shader.resource("Raw", register(1), RawBuffer::new()),
            structured: shader.resource("Structured", register(2), StructuredBuffer::new(12)),
            textures: shader.resource(
                "Textures",
                register(0).space(1).unbounded(),
                texture(ResourceKind::Texture2DArray, F32, 4),
            ),
            multisampled: shader.resource(
                "Multisampled",
                register(5),
                texture(ResourceKind::Texture2DMS, F32, 2).samples(4),
            ),
            rw_typed: shader.resource("RWTyped", register(0), Buffer::new(U32, 2).writable()),
            rw_raw: shader.resource("RWRaw", register(1), RawBuffer::new().coherent()),
            counted: shader.resource("Counted", register(2), StructuredBuffer::new(8).counter()),
            image: shader.resource(
                "Image",
                register(3),
                texture(ResourceKind::Texture3D, F32, 1).writable(),
            ),
            unbounded: shader.resource(
                "Unbounded",
                register(1).space(7).unbounded(),
                RawBuffer::new().writable(),
            ),
        }
    }

    /// Loads from and stores to all of them.
    fn access(self, b: &Body<'_>, thread: Value) -> Result<(), Error> {
        let (zero, output) = (b.i32(0), b.handle(self.rw_raw)?);
        let [x] = b.handle(self.constants)?.load(Scalar::F32, 20)?;
        let last = b.handle_at(self.many_constants, b.i32(2), false)?;
        let [first, second] = last.load_register(Scalar::I32, zero)?;
        let [y, _, _] = b.handle(self.typed)?.load(thread)?;
        let [z, w] = b.handle(self.raw)?.load(Scalar::F32, b.i32(16))?;
        output.store(zero, [x, y, z, w])?;
        let [number] = b.handle(self.structured)?.load(Scalar::I32, thread, b.i32(8))?;
        b.handle(self.rw_typed)?.store(thread, [number, first])?;
        let texture = b.handle_at(self.textures, thread, true)?;
        let [red] = texture.load(&[thread, thread, zero], Some(zero))?;
        let [_, green] = b.handle(self.multisampled)?.load(&[thread, thread], Some(b.i32(3)))?;
        output.store(b.i32(32), [red, green])?;
        let counted = b.handle(self.counted)?;
        counted.store(counted.update_counter(true)?, b.i32(4), [second])?;
        let image = b.handle(self.image)?;
        image.store(&[thread, thread, zero], None, [red])?;
        output.atomic(AtomicBinOpCode::Add, &[b.i32(64)], number)?;
        output.compare_exchange(&[b.i32(68)], zero, number)?;
        b.handle_at(self.unbounded, thread, false)?.store(zero, [number])
    }
}

fn accessed(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(model);
    let all = All::declare(&mut shader);
    shader.entry(EntryPoint::new("main", Stage::Compute { threads: [8, 8, 1] }), |b| {
        let thread = b.op(ops::ThreadId { component: b.i32(0) }, &[Overload::I32])?;
        all.access(b, thread)
    });
    shader.finish()
}

fn accessed_in_library(model: ShaderModel) -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(model);
    let all = All::declare(&mut library);
    library.resource("Scene", Binding::register(9), AccelerationStructure);
    let [void, i32] = [Type::Void, Type::Integer { bits: 32 }].map(|ty| library.ty(ty));
    library.function("access", void, &[i32], |b| all.access(b, Value::Argument(0)));
    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |b| {
        let thread = b.op(ops::DispatchRaysIndex { col: b.i8(0) }, &[Overload::I32])?;
        all.access(b, thread)
    });
    library.finish()
}

/// Every way to sample, and every kind of texture.
fn sampled(model: ShaderModel) -> Result<Assembled, Errors> {
    use ResourceKind as Kind;
    let mut main = EntryPoint::new("main", Stage::Pixel);
    let place = main.input(Element::new("PLACE", F32, 4));
    let target = main.output(Element::new("SV_Target", F32, 4));
    let mut shader = ShaderBuilder::new(model);
    let mut texture = |register, name, kind| {
        shader.resource(name, Binding::register(register), Texture::new(kind, F32, 4))
    };
    let line = texture(0, "Line", Kind::Texture1D);
    let lines = texture(1, "Lines", Kind::Texture1DArray);
    let image = texture(2, "Image", Kind::Texture2D);
    let images = texture(3, "Images", Kind::Texture2DArray);
    let volume = texture(4, "Volume", Kind::Texture3D);
    let cube = texture(5, "Cube", Kind::TextureCube);
    let cubes = texture(6, "Cubes", Kind::TextureCubeArray);
    let linear = shader.resource("Linear", Binding::register(0), Sampler::new());
    let compare = shader.resource("Compare", Binding::register(1), Sampler::comparison());
    shader.entry(main, |b| {
        let [x, y, z, w] = b.load_element(place)?;
        let (linear, compare) = (b.handle(linear)?, b.handle(compare)?);
        let [a] = b.handle(line)?.sample(&linear, &[x])?;
        let [c, _] = b.handle(lines)?.sample_bias(&linear, &[x, y], z)?;
        let [d] = b.handle(image)?.sample_level(&linear, &[x, y], b.f32(0.0))?;
        b.store_element(target, [a, c, d, b.handle(image)?.gather(&linear, &[x, y], 2)?[3]])?;
        let images = b.handle(images)?;
        let [a] = images.sample_grad(&linear, &[x, y, z], [&[x, y], &[z, w]])?;
        let [c] = b.handle(volume)?.sample(&linear, &[x, y, z])?;
        let d = b.handle(cube)?.sample_cmp(&compare, &[x, y, z], w)?;
        let e = b.handle(cubes)?.sample_cmp_level_zero(&compare, &[x, y, z, w], x)?;
        b.store_element(target, [a, c, d, e])
    });
    shader.finish()
}

/// Resources and samplers of the heaps, which no declaration states.
fn heap() -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Pixel);
    let place = main.input(Element::new("PLACE", F32, 2));
    let index = main.input(Element::new("INDEX", U32, 1));
    let target = main.output(Element::new("SV_Target", F32, 4));
    let mut shader = ShaderBuilder::new(model(6));
    shader.entry(main, |b| {
        let [index] = b.load_element(index)?;
        let place: [_; 2] = b.load_element(place)?;
        let texture = Texture::new(ResourceKind::Texture2D, F32, 4);
        let texture = b.handle_from_heap(texture, index, true)?;
        let sampler = b.handle_from_heap(Sampler::new(), b.i32(0), false)?;
        b.store_element(target, texture.sample::<4>(&sampler, &place)?)
    });
    shader.finish()
}

fn feedback() -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Pixel);
    let place = main.input(Element::new("PLACE", F32, 2));
    let mut shader = ShaderBuilder::new(model(6));
    let map = FeedbackTexture::new(SamplerFeedbackType::MinMip);
    let map = shader.resource("Map", Binding::register(0), map);
    let image = Texture::new(ResourceKind::Texture2D, F32, 4);
    let image = shader.resource("Image", Binding::register(0), image);
    let ordered = Texture::new(ResourceKind::Texture2D, U32, 1).ordered();
    let ordered = shader.resource("Ordered", Binding::register(1), ordered);
    let linear = shader.resource("Linear", Binding::register(0), Sampler::new());
    shader.entry(main, |b| {
        let [c0, c1] = b.load_element(place)?;
        let none = b.undef(b.ty(Type::Float))?;
        let write = ops::WriteSamplerFeedback {
            feedback_tex: b.handle(map)?.value(),
            sampled_tex: b.handle(image)?.value(),
            sampler: b.handle(linear)?.value(),
            c0,
            c1,
            c2: none,
            c3: none,
            clamp: none,
        };
        b.op(write, &[])?;
        let [x, y] =
            [c0, c1].map(|it| b.cast(CastOp::FpToUi, it, b.ty(Type::Integer { bits: 32 })));
        let (place, ordered) = ([x?, y?], b.handle(ordered)?);
        let [old] = ordered.load(&place, None)?;
        ordered.store(&place, None, [old])
    });
    shader.finish()
}
