//! Loads, samples and sizes of textures of every kind, which are valid.

use dxil_builder::{
    Binding, ComponentType, Coordinates, Element, EntryPoint, Error, Handle, ResourceKind, Sampler,
    ShaderBuilder, Stage, Texture,
};
use dxil_ir::Value;
use dxil_ops::ShaderModel;

const F32: ComponentType = ComponentType::F32;

/// Adds a pixel shader with a texture that stores what the body gives, and validates it.
fn valid(
    minor: u8,
    texture: Texture,
    body: impl FnOnce(
        &Handle<'_, '_, Texture>,
        [&Handle<'_, '_, Sampler>; 2],
        [Value; 2],
    ) -> Result<[Value; 4], Error>,
) {
    let mut main = EntryPoint::new("main", Stage::Pixel);
    let target = main.output(Element::new("SV_Target", F32, 4));
    let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor });
    let texture = shader.resource("Image", Binding::register(1), texture);
    let sampler = shader.resource("Linear", Binding::register(0), Sampler::new());
    let comparing = shader.resource("Less", Binding::register(1), Sampler::comparison());
    shader.entry(main, |b| {
        let samplers = [&b.handle(sampler)?, &b.handle(comparing)?];
        let color = body(&b.handle(texture)?, samplers, [b.i32(1), b.f32(0.5)])?;
        b.store_element(target, color)
    });
    let file = shader.finish().expect("a sound shader").write().expect("a small one");
    let report = dxil_validate::validate(&file);
    assert!(report.findings.is_empty(), "{report}");
}

/// The texture has as many coordinates, offsets and dimensions as the validator demands.
fn accessed<const COORDINATES: usize, const OFFSETS: usize, const DIMENSIONS: usize>(
    kind: ResourceKind,
) {
    let texture = Texture::new(kind, F32, 4);
    let is_cube = OFFSETS == 0;
    for minor in [0, 7] {
        valid(minor, texture, |image, [linear, _], [one, half]| {
            image.dimensions::<DIMENSIONS>(None)?;
            image.dimensions::<DIMENSIONS>(Some(one))?;
            image.levels()?;
            let offsets = [one; OFFSETS];
            if !is_cube {
                let place = [one; COORDINATES];
                image.load::<4>(Coordinates::new(&place).offset(&offsets), None)?;
                image.load::<4>(&place, Some(one))?;
            }
            let place = [half; COORDINATES];
            image.sample_level::<4>(linear, &place, half)?;
            image.sample(linear, Coordinates::new(&place).offset(&offsets))
        });
    }
    if !is_cube {
        valid(6, texture.writable(), |image, _, [one, _]| {
            image.dimensions::<DIMENSIONS>(None)?;
            image.load(&[one; COORDINATES], None)
        });
    }
}

#[test]
fn kinds() {
    accessed::<1, 1, 1>(ResourceKind::Texture1D);
    accessed::<2, 1, 2>(ResourceKind::Texture1DArray);
    accessed::<2, 2, 2>(ResourceKind::Texture2D);
    accessed::<3, 2, 3>(ResourceKind::Texture2DArray);
    accessed::<3, 3, 3>(ResourceKind::Texture3D);
    accessed::<3, 0, 2>(ResourceKind::TextureCube);
    accessed::<4, 0, 3>(ResourceKind::TextureCubeArray);
}

#[test]
fn samples() {
    valid(6, Texture::new(ResourceKind::Texture2DMS, F32, 4), |image, _, [one, _]| {
        image.dimensions::<2>(None)?;
        image.levels()?;
        image.load(Coordinates::new(&[one; 2]).offset(&[one; 2]), Some(one))
    });
    valid(6, Texture::new(ResourceKind::Texture2DMSArray, F32, 4), |image, _, [one, _]| {
        image.dimensions::<3>(None)?;
        image.load(Coordinates::new(&[one; 3]).offset(&[one; 2]), Some(one))
    });
}

#[test]
fn comparisons_and_gathers() {
    let image = Texture::new(ResourceKind::Texture2DArray, F32, 4);
    for minor in [0, 7] {
        valid(minor, image, |image, [linear, comparing], [one, half]| {
            let place = [half; 3];
            let moved = &Coordinates::new(&place).offset(&[one; 2]);
            let a = image.sample_cmp(comparing, moved, half)?;
            let b = match minor {
                7 => image.sample_cmp_level(comparing, moved, half, half)?,
                _ => image.sample_cmp_level_zero(comparing, moved, half)?,
            };
            let [c, ..] = image.gather(linear, moved, 3)?;
            let [d, ..] = image.gather_cmp(comparing, moved, 0, half)?;
            image.gather_cmp(comparing, &place, 0, half)?;
            Ok([a, b, c, d])
        });
    }
    // The offsets of gathers may be variables, and those of samples since shader model 6.7.
    valid(7, image, |image, [linear, _], [one, half]| {
        let place = [half; 3];
        let [variable, _, levels] = image.dimensions::<3>(Some(one))?;
        let moved = &Coordinates::new(&place).offset(&[variable, levels]);
        image.gather(linear, moved, 0)?;
        image.sample(linear, moved)
    });
}
