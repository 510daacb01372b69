//! Loads and samples of textures.

use alloc::vec::Vec;

use dxil_ir::build::ArgumentValues;
use dxil_ir::{ConstantKind, Type, Value};
use dxil_ops::OpCode;

use super::buffer::loaded;
use super::custom::Call;
use super::element;
use super::rule::{call, check_target, not_built};
use crate::Diagnostic;

/// `TextureLoad`, from the coordinates, the level and the offsets.
pub(super) fn load_level(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[handle, coordinates, level, offsets] = it.arguments else { return Err(missing()) };
    let undef = it.undef_i32()?;
    // Those that are written have one level.
    let level = if is_written(it) { undef } else { level };
    let mut arguments = Vec::from([handle, level]);
    spread(it, &mut arguments, coordinates, 3, undef)?;
    spread_offsets(it, &mut arguments, offsets, 3)?;
    finish(it, OpCode::TextureLoad, &arguments)
}

/// Whether the texture is one that shaders write.
fn is_written(it: &Call<'_, '_>) -> bool {
    it.b.with_module(|module| match it.handle.map(|ty| &module.types[ty]) {
        Some(Type::Target(target)) => target.integers.first().is_some_and(|it| *it != 0),
        _ => false,
    })
}

/// `SampleCmp`, perhaps with a clamp of the level.
pub(super) fn sample_compare(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, reference, offsets], clamp) = split::<5>(it)?;
    let mut arguments = sampled(it, offsets)?;
    arguments.extend([reference, clamp]);
    finish(it, OpCode::SampleCmp, &arguments)
}

/// `SampleCmpLevelZero`.
pub(super) fn sample_compare_level_zero(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, reference, offsets], _) = split::<5>(it)?;
    let mut arguments = sampled(it, offsets)?;
    arguments.push(reference);
    finish(it, OpCode::SampleCmpLevelZero, &arguments)
}

/// `TextureGather`.
pub(super) fn gather(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, channel, offsets], _) = split::<5>(it)?;
    let mut arguments = placed(it, offsets, 2)?;
    arguments.push(channel);
    finish(it, OpCode::TextureGather, &arguments)
}

/// `TextureGatherCmp`.
pub(super) fn gather_compare(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, reference, channel, offsets], _) = split::<6>(it)?;
    let mut arguments = placed(it, offsets, 2)?;
    arguments.extend([channel, reference]);
    finish(it, OpCode::TextureGatherCmp, &arguments)
}

/// `CalculateLOD`, within the levels that the texture has.
pub(super) fn level_clamped(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    level(it, true)
}

/// `CalculateLOD`.
pub(super) fn level_unclamped(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    level(it, false)
}

fn level(it: &Call<'_, '_>, clamped: bool) -> Result<Value, Diagnostic> {
    let &[texture, sampler, coordinates] = it.arguments else { return Err(missing()) };
    let mut arguments = Vec::from([texture, sampler]);
    spread(it, &mut arguments, coordinates, 3, undef_float(it)?)?;
    arguments.push(it.b.i1(clamped));
    finish(it, OpCode::CalculateLod, &arguments)
}

/// `GetDimensions`, of a level if it is given.
pub(super) fn dimensions(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[texture, ref level @ ..] = it.arguments else { return Err(missing()) };
    let level = match *level {
        [level] => level,
        // The only level of what is written has no number.
        _ if is_written(it) => it.undef_i32()?,
        _ => it.b.i32(0),
    };
    call(it.b, it.target, OpCode::GetDimensions, &[], &[texture, level])
}

/// `Sample`, perhaps with a clamp of the level.
pub(super) fn sample(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, offsets], clamp) = split::<4>(it)?;
    let mut arguments = sampled(it, offsets)?;
    arguments.push(clamp);
    finish(it, OpCode::Sample, &arguments)
}

/// `SampleBias`.
pub(super) fn sample_bias(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, bias, offsets], clamp) = split::<5>(it)?;
    let mut arguments = sampled(it, offsets)?;
    arguments.extend([bias, clamp]);
    finish(it, OpCode::SampleBias, &arguments)
}

/// `SampleLevel`.
pub(super) fn sample_level(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, level, offsets], _) = split::<5>(it)?;
    let mut arguments = sampled(it, offsets)?;
    arguments.push(level);
    finish(it, OpCode::SampleLevel, &arguments)
}

/// `SampleGrad`.
pub(super) fn sample_gradient(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let (&[_, _, _, ddx, ddy, offsets], clamp) = split::<6>(it)?;
    let mut arguments = sampled(it, offsets)?;
    let undef = undef_float(it)?;
    spread(it, &mut arguments, ddx, 3, undef)?;
    spread(it, &mut arguments, ddy, 3, undef)?;
    arguments.push(clamp);
    finish(it, OpCode::SampleGrad, &arguments)
}

fn missing() -> Diagnostic {
    "an argument is missing".into()
}

/// The first arguments, and the clamp after them; `undef` if there is none.
fn split<'a, const N: usize>(it: &Call<'a, '_>) -> Result<(&'a [Value; N], Value), Diagnostic> {
    let (first, rest) = it.arguments.split_first_chunk().ok_or_else(missing)?;
    Ok((first, rest.first().copied().map_or_else(|| undef_float(it), Ok)?))
}

/// The arguments that all samples begin with: the handles, four coordinates and three offsets.
fn sampled(it: &Call<'_, '_>, offsets: Value) -> Result<Vec<Value>, Diagnostic> {
    placed(it, offsets, 3)
}

/// The handles, four coordinates and a number of offsets.
fn placed(it: &Call<'_, '_>, offsets: Value, count: usize) -> Result<Vec<Value>, Diagnostic> {
    let &[texture, sampler, coordinates, ..] = it.arguments else { return Err(missing()) };
    let mut arguments = Vec::from([texture, sampler]);
    spread(it, &mut arguments, coordinates, 4, undef_float(it)?)?;
    spread_offsets(it, &mut arguments, offsets, count)?;
    Ok(arguments)
}

/// A number of offsets, `undef` if all are zero.
fn spread_offsets(
    it: &Call<'_, '_>,
    arguments: &mut Vec<Value>,
    offsets: Value,
    count: usize,
) -> Result<(), Diagnostic> {
    let undef = it.undef_i32()?;
    let is_zero = it.b.with_module(|module| {
        let constant = offsets.constant().and_then(|id| module.constants.get(id));
        let zeros = [ConstantKind::Null, ConstantKind::Integer(0)];
        constant.is_some_and(|it| zeros.contains(&it.kind))
    });
    if is_zero {
        arguments.extend((0..count).map(|_| undef));
        return Ok(());
    }
    spread(it, arguments, offsets, count, undef)
}

/// The elements of a vector, and others after them up to a number.
fn spread(
    it: &Call<'_, '_>,
    arguments: &mut Vec<Value>,
    vector: Value,
    count: usize,
    other: Value,
) -> Result<(), Diagnostic> {
    let ty = it.b.type_of(vector)?;
    let length = it.b.with_module(|module| module.types.vector_length(ty)).unwrap_or(1);
    if length as usize > count {
        let message = alloc::format!("a vector of {length} elements: a texture takes {count}");
        return Err(message.into());
    }
    let elements = element::of(it.b, vector, |index| it.b.i64(index.into()))?;
    arguments.extend((0..count).map(|index| elements.get(index).copied().unwrap_or(other)));
    Ok(())
}

fn undef_float(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    Ok(it.b.undef(it.b.ty(Type::Float))?)
}

/// Calls the operation. As in LLVM, offsets may be variable, or other than those that the operation has.
fn finish(it: &Call<'_, '_>, op: OpCode, arguments: &[Value]) -> Result<Value, Diagnostic> {
    let (overload, _) = loaded(it)?;
    check_target(it.target, op, &[overload])?;
    let called = it.b.call_op_with(op, &[overload], arguments, ArgumentValues::Any);
    called.map_err(|error| not_built(op, error))
}
