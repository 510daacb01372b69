//! Statements of a shader beyond its declarations, by [`ShaderBuilder`].

use dxil::ShaderBuilder;
use dxil::builder::{
    Assembled, Binding, ComponentType, Element, EntryPoint, EntryProperty, Errors, Packing,
    RawBuffer, ShaderFlags, Stage, Subobject,
};
use dxil::metadata::{StateObjectConfig, SubobjectContent, WaveSize};
use dxil::ops::{Scalar, ShaderModel, Version};

/// A name, and what builds the shader.
type Case = (&'static str, fn() -> Result<Assembled, Errors>);

pub(crate) const OPTIONS: [Case; 3] =
    [("options", options), ("packing", packing), ("subobjects", subobjects)];

/// Native 16-bit types, a wave size, and an older validator.
fn options() -> Result<Assembled, Errors> {
    let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor: 6 });
    shader.flags(ShaderFlags::UseNativeLowPrecision);
    shader.validator_version(Version::V1_7);
    let halves = shader.resource("Halves", Binding::register(0), RawBuffer::new().writable());
    let mut main = EntryPoint::new("main", Stage::Compute { threads: [32, 1, 1] });
    main.property(EntryProperty::WaveSize(WaveSize { size: 32 }));
    shader.entry(main, |b| {
        let halves = b.handle(halves)?;
        let [x, y] = halves.load(Scalar::F16, b.i32(0))?;
        halves.store(b.i32(4), [y, x])
    });
    shader.finish()
}

/// Elements in as few registers as they need.
fn packing() -> Result<Assembled, Errors> {
    let mut main = EntryPoint::new("main", Stage::Vertex);
    let outputs = [("A", 2), ("B", 3), ("C", 2), ("D", 1)]
        .map(|(name, count)| main.output(Element::new(name, ComponentType::F32, count)));
    let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor: 0 });
    shader.packing(Packing::Optimized);
    shader.entry(main, |b| {
        for output in outputs {
            b.element(output)?.store_component(0, b.f32(1.0))?;
        }
        Ok(())
    });
    shader.finish()
}

fn subobjects() -> Result<Assembled, Errors> {
    let mut library = ShaderBuilder::library(ShaderModel { major: 6, minor: 3 });
    let config = StateObjectConfig { flags: dxil::container::layout::rdat::StateObjectFlags(1) };
    library.subobject(Subobject {
        name: "config".into(),
        content: SubobjectContent::StateObjectConfig(config),
    });
    library.entry(EntryPoint::new("generate", Stage::RayGeneration), |_| Ok(()));
    library.finish()
}
