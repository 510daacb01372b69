//! Loads, samples and dimensions of textures.

use dxil_format::ResourceKind;
use dxil_ir::build::Error;
use dxil_ir::{Type, Value};

use super::call;
use super::custom::{Call, Kind};
use super::element;
use super::result::Given;

/// The numbers of coordinates and of offsets that a texture takes.
#[derive(Clone, Copy, Debug)]
struct Shape {
    coordinates: usize,
    offsets: usize,
}

/// The shape of the texture of a handle.
fn shape(it: &Call<'_, '_>, handle: Value) -> Result<Option<Shape>, Error> {
    let (Kind::Texture(kind), _) = it.kind(handle)? else { return Ok(None) };
    let (coordinates, offsets) = match ResourceKind(kind) {
        ResourceKind::Texture1D => (1, 1),
        ResourceKind::Texture2D => (2, 2),
        ResourceKind::Texture3D => (3, 3),
        ResourceKind::Texture1DArray => (2, 1),
        ResourceKind::Texture2DArray => (3, 2),
        // LLVM passes offsets that are zero.
        ResourceKind::TextureCube => (3, 3),
        ResourceKind::TextureCubeArray => (4, 3),
        _ => return Ok(None),
    };
    Ok(Some(Shape { coordinates, offsets }))
}

/// Calls an intrinsic that gives the components of an element.
fn finish(it: &Call<'_, '_>, name: &str, arguments: &[Value]) -> Result<Option<Given>, Error> {
    let (_, contained) = it.kind(arguments[0])?;
    let Some(ty) = it.data(contained) else { return Ok(None) };
    let data = call::intrinsic(it.b, name, ty, arguments);
    Ok(data.map(|data| Given { data, check: None }))
}

/// Whether all that is used of the result are components.
fn is_plain(it: &Call<'_, '_>) -> bool {
    it.taken.is_simple() && !it.taken.has_status()
}

/// `TextureLoad`, of a texture with levels.
pub(super) fn load(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let &[texture, level, ref rest @ ..] = it.arguments else { return Ok(None) };
    let Some(shape) = shape(it, texture)?.filter(|_| is_plain(it) && rest.len() == 6) else {
        return Ok(None);
    };
    let Some(coordinates) = rest.get(..shape.coordinates) else { return Ok(None) };
    let coordinates = element::vector(it.b, coordinates)?;
    let offsets = element::offsets(it.b, &rest[3..3 + shape.offsets])?;
    finish(it, "llvm.dx.resource.load.level", &[texture, coordinates, level, offsets])
}

/// The texture, the sampler, the coordinates and the offsets, which all samples begin with, and what follows.
struct Sampled<'a> {
    texture: Value,
    sampler: Value,
    coordinates: Value,
    offsets: Value,
    shape: Shape,
    rest: &'a [Value],
}

/// The arguments of a sample that has this number of offsets.
fn sampled<'a>(it: &Call<'a, '_>, offsets: usize) -> Result<Option<Sampled<'a>>, Error> {
    let &[texture, sampler, ref rest @ ..] = it.arguments else { return Ok(None) };
    let Some(shape) = shape(it, texture)?.filter(|_| is_plain(it) && rest.len() >= 4 + offsets)
    else {
        return Ok(None);
    };
    let coordinates = element::vector(it.b, &rest[..shape.coordinates])?;
    let (given, after) = rest[4..].split_at(offsets);
    // Gathers have no third one.
    let missing = [it.b.i32(0)];
    let given: alloc::vec::Vec<_> = given.iter().chain(&missing).copied().collect();
    let offsets = element::offsets(it.b, &given[..shape.offsets])?;
    Ok(Some(Sampled { texture, sampler, coordinates, offsets, shape, rest: after }))
}

/// A name, and the clamp as a further argument if there is one.
fn clamped(
    it: &Call<'_, '_>,
    [plain, with_clamp]: [&str; 2],
    arguments: &[Value],
    clamp: Value,
) -> Result<Option<Given>, Error> {
    if element::is_undef(it.b, clamp) {
        return finish(it, plain, arguments);
    }
    let arguments: alloc::vec::Vec<_> = arguments.iter().copied().chain([clamp]).collect();
    finish(it, with_clamp, &arguments)
}

/// `Sample`.
pub(super) fn sample(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 3)? else { return Ok(None) };
    let &[clamp] = s.rest else { return Ok(None) };
    let names = ["llvm.dx.resource.sample", "llvm.dx.resource.sample.clamp"];
    clamped(it, names, &[s.texture, s.sampler, s.coordinates, s.offsets], clamp)
}

/// `SampleBias`.
pub(super) fn sample_bias(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 3)? else { return Ok(None) };
    let &[bias, clamp] = s.rest else { return Ok(None) };
    let names = ["llvm.dx.resource.samplebias", "llvm.dx.resource.samplebias.clamp"];
    clamped(it, names, &[s.texture, s.sampler, s.coordinates, bias, s.offsets], clamp)
}

/// `SampleLevel`.
pub(super) fn sample_level(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 3)? else { return Ok(None) };
    let &[level] = s.rest else { return Ok(None) };
    let arguments = [s.texture, s.sampler, s.coordinates, level, s.offsets];
    finish(it, "llvm.dx.resource.samplelevel", &arguments)
}

/// `SampleGrad`, with as many derivatives as the texture has dimensions.
pub(super) fn sample_grad(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 3)? else { return Ok(None) };
    let &[ref derivatives @ .., clamp] = s.rest else { return Ok(None) };
    let (Some(x), Some(y)) = (derivatives.get(..3), derivatives.get(3..6)) else {
        return Ok(None);
    };
    let x = element::vector(it.b, &x[..s.shape.offsets])?;
    let y = element::vector(it.b, &y[..s.shape.offsets])?;
    let names = ["llvm.dx.resource.samplegrad", "llvm.dx.resource.samplegrad.clamp"];
    clamped(it, names, &[s.texture, s.sampler, s.coordinates, x, y, s.offsets], clamp)
}

/// `SampleCmp`.
pub(super) fn sample_compare(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 3)? else { return Ok(None) };
    let &[value, clamp] = s.rest else { return Ok(None) };
    let arguments = [s.texture, s.sampler, s.coordinates, value, s.offsets, clamp];
    match element::is_undef(it.b, clamp) {
        true => compared(it, "llvm.dx.resource.samplecmp", &arguments[..5]),
        false => compared(it, "llvm.dx.resource.samplecmp.clamp", &arguments),
    }
}

/// `SampleCmpLevelZero`.
pub(super) fn sample_compare_level_zero(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 3)? else { return Ok(None) };
    let &[value] = s.rest else { return Ok(None) };
    let arguments = [s.texture, s.sampler, s.coordinates, value, s.offsets];
    compared(it, "llvm.dx.resource.samplecmplevelzero", &arguments)
}

/// Calls an intrinsic that gives a single number.
fn compared(it: &Call<'_, '_>, name: &str, arguments: &[Value]) -> Result<Option<Given>, Error> {
    let Some(ty) = it.component().filter(|_| it.taken.length() == 1) else { return Ok(None) };
    let data = call::intrinsic(it.b, name, ty, arguments);
    Ok(data.map(|data| Given { data, check: None }))
}

/// `TextureGather`.
pub(super) fn gather(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 2)? else { return Ok(None) };
    let &[channel] = s.rest else { return Ok(None) };
    let arguments = [s.texture, s.sampler, s.coordinates, channel, s.offsets];
    gathered(it, "llvm.dx.resource.gather", &arguments)
}

/// `TextureGatherCmp`.
pub(super) fn gather_compare(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let Some(s) = sampled(it, 2)? else { return Ok(None) };
    let &[channel, value] = s.rest else { return Ok(None) };
    let arguments = [s.texture, s.sampler, s.coordinates, value, channel, s.offsets];
    gathered(it, "llvm.dx.resource.gather.cmp", &arguments)
}

/// Calls an intrinsic that gives a component of four elements.
fn gathered(it: &Call<'_, '_>, name: &str, arguments: &[Value]) -> Result<Option<Given>, Error> {
    let Some(ty) = it.data(None) else { return Ok(None) };
    let data = call::intrinsic(it.b, name, ty, arguments);
    Ok(data.map(|data| Given { data, check: None }))
}

/// `CalculateLOD`, which takes as many coordinates as the texture has dimensions.
pub(super) fn level_of_detail(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[texture, sampler, ref coordinates @ .., clamped] = it.arguments else { return Ok(None) };
    let Some(shape) = shape(it, texture)? else { return Ok(None) };
    let Some(coordinates) = coordinates.get(..shape.offsets) else { return Ok(None) };
    let name = match it.b.integer_value(clamped) {
        Some(1) => "llvm.dx.resource.calculate.lod",
        Some(0) => "llvm.dx.resource.calculate.lod.unclamped",
        _ => return Ok(None),
    };
    let arguments = [texture, sampler, element::vector(it.b, coordinates)?];
    Ok(call::intrinsic(it.b, name, it.ty, &arguments))
}

/// `GetDimensions`: the size of a buffer, or of a texture of two dimensions.
pub(super) fn dimensions(it: &Call<'_, '_>) -> Result<Option<Given>, Error> {
    let &[handle, level] = it.arguments else { return Ok(None) };
    let (kind, _) = it.kind(handle)?;
    let i32 = it.b.ty(Type::Integer { bits: 32 });
    let vector = element::vector_type(it.b, i32, 2);
    let uses_only = |count| it.taken.is_simple() && it.taken.indices().all(|it| it < count);
    let no_level = element::is_undef(it.b, level);
    let data = match kind {
        Kind::Typed | Kind::Raw | Kind::Structured if uses_only(1) => {
            call::intrinsic(it.b, "llvm.dx.resource.getdimensions.x", i32, &[handle])
        }
        Kind::Texture(kind)
            if ResourceKind(kind) == ResourceKind::Texture2D && no_level && uses_only(2) =>
        {
            call::intrinsic(it.b, "llvm.dx.resource.getdimensions.xy", vector, &[handle])
        }
        _ => None,
    };
    Ok(data.map(|data| Given { data, check: None }))
}
