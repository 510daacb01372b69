//! A vertex shader that moves vertices by an offset, and a pixel shader that samples a texture.

use dxil::ShaderBuilder;
use dxil::builder::{
    Assembled, Binding, ComponentType, ConstantBuffer, Element, EntryPoint, Errors, ResourceKind,
    Sampler, Stage, Texture,
};
use dxil::ir::{BinaryOp, FastMathFlags};
use dxil::ops::{Scalar, ShaderModel};

const MODEL: ShaderModel = ShaderModel { major: 6, minor: 0 };
const F32: ComponentType = ComponentType::F32;

pub(crate) fn vertex() -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    let position = main.input(Element::new("POSITION", F32, 2));
    let uv = main.input(Element::new("TEXCOORD", F32, 2));
    let clip = main.output(Element::new("SV_Position", F32, 4));
    let passed_uv = main.output(Element::new("TEXCOORD", F32, 2));

    let mut shader = ShaderBuilder::new(MODEL);
    let scene = shader.resource("Scene", Binding::register(0), ConstantBuffer::new(16));
    shader.entry(main, |b| {
        let add = |x, y| b.binary(BinaryOp::FAdd(FastMathFlags::FAST), x, y);
        let [dx, dy] = b.handle(scene)?.load(Scalar::F32, 0)?;
        let [x, y] = b.load_element(position)?;
        b.store_element(clip, [add(x, dx)?, add(y, dy)?, b.f32(0.0), b.f32(1.0)])?;
        b.store_element(passed_uv, b.load_element::<2>(uv)?)
    });
    shader.finish()
}

pub(crate) fn pixel() -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Pixel);
    main.input(Element::new("SV_Position", F32, 4));
    let uv = main.input(Element::new("TEXCOORD", F32, 2));
    let target = main.output(Element::new("SV_Target", F32, 4));

    let mut shader = ShaderBuilder::new(MODEL);
    let image = Texture::new(ResourceKind::Texture2D, F32, 4);
    let image = shader.resource("Image", Binding::register(0), image);
    let sampler = shader.resource("Linear", Binding::register(0), Sampler::new());
    shader.entry(main, |b| {
        let uv: [_; 2] = b.load_element(uv)?;
        let color: [_; 4] = b.handle(image)?.sample(&b.handle(sampler)?, &uv)?;
        b.store_element(target, color)
    });
    shader.finish()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write("vertex.dxil", vertex()?.write()?)?;
    std::fs::write("pixel.dxil", pixel()?.write()?)?;
    Ok(())
}
