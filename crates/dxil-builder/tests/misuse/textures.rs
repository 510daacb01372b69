//! Places and sizes of textures.

use dxil_builder::{
    Binding, Coordinates, EntryPoint, ResourceKind, Sampler, ShaderBuilder, Texture,
};
use expect_test::expect;

use crate::{COMPUTE, F32, check, model};

#[test]
fn places_and_sizes() {
    let mut shader = ShaderBuilder::new(model(6));
    let register = Binding::register;
    let texture = |kind| Texture::new(kind, F32, 1);
    let line = shader.resource("Line", register(0), texture(ResourceKind::Texture1D));
    let image = shader.resource("Image", register(1), texture(ResourceKind::Texture2DArray));
    let cube = shader.resource("Cube", register(2), texture(ResourceKind::TextureCube));
    let written = texture(ResourceKind::Texture2D).writable();
    let written = shader.resource("Written", register(0), written);
    let linear = shader.resource("Linear", register(0), Sampler::new());
    shader.entry(EntryPoint::new("main", COMPUTE), |b| {
        let (one, half, linear) = (b.i32(1), b.f32(0.5), b.handle(linear)?);
        let (line, image, cube) = (b.handle(line)?, b.handle(image)?, b.handle(cube)?);
        let written = b.handle(written)?;
        line.load::<1>(Coordinates::new(&[one]).offset(&[one; 2]), None)?;
        image.load::<1>(Coordinates::new(&[one; 3]).offset(&[one]), None)?;
        image.load::<1>(Coordinates::new(&[one; 3]).offset(&[b.i32(8), one]), None)?;
        written.load::<1>(Coordinates::new(&[one; 2]).offset(&[one; 2]), None)?;
        let place = Coordinates::new(&[half; 3]);
        cube.sample_level::<1>(&linear, place.clone().offset(&[one]), half)?;
        image.gather(&linear, place.clone().offset(&[half; 2]), 0)?;
        image.gather_cmp(&linear, &place, 4, half)?;
        image.sample_cmp_level(&linear, &place, half, half)?;
        line.dimensions::<2>(None)?;
        cube.dimensions::<3>(None)?;
        written.dimensions::<2>(Some(one))?;
        written.levels()?;
        image.dimensions::<3>(Some(half))?;
        Ok(())
    });
    check(
        shader,
        &expect![[r#"
        main: Line takes 1 offset; give 1, not 2
        main: Image takes 2 offsets; give 2, not 1
        main: TextureLoad: offset0 is 8, expected -8 to 7
        main: Written takes no offsets; give none
        main: Cube takes no offsets; give none
        main: TextureGather: offset0 is float, expected i32
        main: TextureGatherCmp: channel is 4, expected 0 to 3
        main: SampleCmpLevel needs DXIL 1.7 for this in compute, the target is 1.6
        main: Line has 1 dimension; take 1, not 2
        main: Cube has 2 dimensions; take 2, not 3
        main: Written has no levels of detail; give none
        main: Written has no levels of detail; take its dimensions alone
        main: GetDimensions: mipLevel is float, expected i32
    "#]],
    );
}
