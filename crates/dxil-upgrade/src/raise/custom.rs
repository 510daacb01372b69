//! Operations whose intrinsic their record cannot state alone.

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::{CastOp, NonNegativeFlags, OverflowFlags, Type, TypeId, Value};
use dxil_ops::OpCode;

use super::result::{Given, Taken};
use super::{buffer, call, element, texture};

/// A call that is raised.
pub(super) struct Call<'a, 'm> {
    pub(super) b: &'a FunctionBuilder<'m>,
    /// The type of the result.
    pub(super) ty: TypeId,
    /// The arguments without the opcode.
    pub(super) arguments: &'a [Value],
    /// The elements that the function takes out of the result, if it is a struct.
    pub(super) taken: &'a Taken,
}

/// The intrinsic in the place of a call; [`None`] if this one has none.
pub(super) type Custom = fn(&Call<'_, '_>) -> Result<Option<Value>, Error>;

/// The values of an intrinsic in the place of a struct; [`None`] if the call has no intrinsic.
pub(super) type Load = fn(&Call<'_, '_>) -> Result<Option<Given>, Error>;

/// How the calls of an operation are raised.
pub(super) fn find(op: OpCode) -> Option<Custom> {
    Some(match op {
        OpCode::LoadInput => load_input,
        OpCode::StoreOutput => store_output,
        OpCode::Countbits => count_bits,
        OpCode::IsFinite => is_finite,
        OpCode::IsNormal => is_normal,
        OpCode::BufferUpdateCounter => buffer::update_counter,
        OpCode::BufferStore => buffer::store,
        OpCode::RawBufferStore => buffer::store_raw,
        OpCode::CBufferLoadLegacy => buffer::load_row,
        OpCode::CalculateLod => texture::level_of_detail,
        _ => return None,
    })
}

/// How the calls of an operation are raised whose result is taken apart.
pub(super) fn load(op: OpCode) -> Option<Load> {
    Some(match op {
        OpCode::BufferLoad => buffer::load,
        OpCode::RawBufferLoad => buffer::load_raw,
        OpCode::GetDimensions => texture::dimensions,
        OpCode::TextureLoad => texture::load,
        OpCode::Sample => texture::sample,
        OpCode::SampleBias => texture::sample_bias,
        OpCode::SampleLevel => texture::sample_level,
        OpCode::SampleGrad => texture::sample_grad,
        OpCode::SampleCmp => texture::sample_compare,
        OpCode::SampleCmpLevelZero => texture::sample_compare_level_zero,
        OpCode::TextureGather => texture::gather,
        OpCode::TextureGatherCmp => texture::gather_compare,
        _ => return None,
    })
}

/// The number that stands before the arguments of `llvm.dx.load.input` and `llvm.dx.store.output`, as clang passes it.
const FIRST: i32 = 4;

fn load_input(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[signature, row, column, vertex] = it.arguments else { return Ok(None) };
    let arguments = [it.b.i32(FIRST), signature, row, column, vertex];
    Ok(call::intrinsic(it.b, "llvm.dx.load.input", it.ty, &arguments))
}

/// A store, of which LLVM states the vertex, too: there is none.
fn store_output(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[signature, row, column, value] = it.arguments else { return Ok(None) };
    let i32 = it.b.ty(Type::Integer { bits: 32 });
    let vertex = it.b.with_module(|module| module.constants.poison(i32)).into();
    let arguments = [it.b.i32(FIRST), signature, row, column, vertex, value];
    Ok(call::intrinsic(it.b, "llvm.dx.store.output", it.ty, &arguments))
}

/// A count of bits, which the operation gives with 32 bits whatever it counts.
fn count_bits(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    let &[value] = it.arguments else { return Ok(None) };
    let ty = it.b.type_of(value)?;
    let Some(count) = call::intrinsic(it.b, "llvm.ctpop", ty, &[value]) else { return Ok(None) };
    let bits = it.b.with_module(|module| match module.types[module.types.scalar(ty)] {
        Type::Integer { bits } => bits,
        _ => 0,
    });
    let op = match bits {
        32 => return Ok(Some(count)),
        0..32 => CastOp::ZExt(NonNegativeFlags::NONE),
        _ => CastOp::Trunc(OverflowFlags::NONE),
    };
    it.b.cast(op, count, it.ty).map(Some)
}

/// The classes of numbers, in the bits of `llvm.is.fpclass`.
const FINITE: i32 = 0x1f8;
const NORMAL: i32 = 0x108;

fn is_finite(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    Ok(is_class(it, FINITE))
}

fn is_normal(it: &Call<'_, '_>) -> Result<Option<Value>, Error> {
    Ok(is_class(it, NORMAL))
}

fn is_class(it: &Call<'_, '_>, class: i32) -> Option<Value> {
    let &[value] = it.arguments else { return None };
    call::intrinsic(it.b, "llvm.is.fpclass", it.ty, &[value, it.b.i32(class)])
}

/// The kind of a handle's resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Typed,
    Raw,
    Structured,
    /// A texture of this kind.
    Texture(u32),
    /// Any other, or one that is not known.
    Other,
}

impl Call<'_, '_> {
    /// The kind of the resource of a handle, and the type that it contains.
    pub(super) fn kind(&self, handle: Value) -> Result<(Kind, Option<TypeId>), Error> {
        let ty = self.b.type_of(handle)?;
        Ok(self.b.with_module(|module| {
            let Type::Target(target) = &module.types[ty] else { return (Kind::Other, None) };
            let contained = target.types.first().copied();
            let is_byte = |ty| module.types[ty] == Type::Integer { bits: 8 };
            let kind = match target.name.as_slice() {
                b"dx.TypedBuffer" => Kind::Typed,
                b"dx.RawBuffer" if contained.is_some_and(is_byte) => Kind::Raw,
                b"dx.RawBuffer" => Kind::Structured,
                b"dx.Texture" => {
                    target.integers.get(3).map_or(Kind::Other, |&it| Kind::Texture(it))
                }
                _ => Kind::Other,
            };
            (kind, contained)
        }))
    }

    /// The type of the first component in the struct of the result.
    pub(super) fn component(&self) -> Option<TypeId> {
        self.b.with_module(|module| module.types.element(self.ty, 0))
    }

    /// The type of the data that a load from a resource with elements of this type gives, if that has all components that
    /// are used; otherwise a vector of four.
    pub(super) fn data(&self, contained: Option<TypeId>) -> Option<TypeId> {
        let component = self.component()?;
        let length = self.b.with_module(|module| {
            let contained = contained.filter(|&ty| module.types.scalar(ty) == component)?;
            Some(module.types.vector_length(contained).unwrap_or(1))
        });
        let length = length.filter(|&length| length >= self.taken.length()).unwrap_or(4);
        Some(element::vector_type(self.b, component, length))
    }
}
