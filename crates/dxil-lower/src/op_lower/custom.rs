//! Intrinsics whose operation their record cannot state alone.

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{Type, TypeId, Value};
use dxil_ops::{OpCode, Overload, Target};

use super::buffer;
use super::rule::{Rule, call};
use super::signature;
use super::texture;
use crate::{Diagnostic, intrinsic};

/// How the calls of an intrinsic are lowered.
pub(super) type Custom = fn(&Call<'_, '_>) -> Result<Value, Diagnostic>;

/// A call that is lowered.
pub(super) struct Call<'a, 'm> {
    pub(super) b: &'a FunctionBuilder<'m>,
    pub(super) target: Target,
    /// The type of the result.
    pub(super) ty: TypeId,
    /// The type of the intrinsic's first parameter: that of the handle, if it takes one.
    pub(super) handle: Option<TypeId>,
    pub(super) arguments: &'a [Value],
}

impl Call<'_, '_> {
    /// `undef` of the type `i32`.
    pub(super) fn undef_i32(&self) -> Result<Value, Diagnostic> {
        let ty = self.b.ty(Type::Integer { bits: 32 });
        Ok(self.b.undef(ty)?)
    }
}

/// Whether a number is of some classes, such as those of numbers that are finite.
pub(super) const CLASS: &str = "llvm.is.fpclass";

const CUSTOM: [(&str, Custom); 12] = [
    (CLASS, is_class),
    ("llvm.dx.resource.calculate.lod.unclamped", texture::level_unclamped),
    ("llvm.dx.resource.calculate.lod", texture::level_clamped),
    ("llvm.dx.load.input", signature::load_input),
    ("llvm.dx.store.output", signature::store_output),
    ("llvm.dx.resource.getdimensions.x", buffer::get_size),
    ("llvm.dx.resource.load.cbufferrow.2", buffer::load_row),
    ("llvm.dx.resource.load.cbufferrow.4", buffer::load_row),
    ("llvm.dx.resource.load.cbufferrow.8", buffer::load_row),
    ("llvm.dx.resource.store.rawbuffer", buffer::store_raw),
    ("llvm.dx.resource.store.typedbuffer", buffer::store_typed),
    ("llvm.dx.resource.updatecounter", buffer::update_counter),
];

/// The first fields of what an operation gives, in order.
const IN_ORDER: &[u32; 4] = &[0, 1, 2, 3];

/// Width, height and the number of levels, as `GetDimensions` gives them.
const WITH_LEVELS: &[u32; 4] = &[0, 1, 3, 2];

/// Intrinsics whose results are taken apart, those before others that their names begin with.
const LOADS: [(&str, Custom, &[u32; 4]); 13] = [
    ("llvm.dx.resource.gather.cmp", texture::gather_compare, IN_ORDER),
    ("llvm.dx.resource.gather", texture::gather, IN_ORDER),
    ("llvm.dx.resource.getdimensions.xy", texture::dimensions, IN_ORDER),
    ("llvm.dx.resource.getdimensions.levels.xy", texture::dimensions, WITH_LEVELS),
    ("llvm.dx.resource.load.level", texture::load_level, IN_ORDER),
    ("llvm.dx.resource.load.rawbuffer", buffer::load_raw, IN_ORDER),
    ("llvm.dx.resource.load.typedbuffer", buffer::load_typed, IN_ORDER),
    ("llvm.dx.resource.sample", texture::sample, IN_ORDER),
    ("llvm.dx.resource.samplebias", texture::sample_bias, IN_ORDER),
    ("llvm.dx.resource.samplecmp", texture::sample_compare, IN_ORDER),
    ("llvm.dx.resource.samplecmplevelzero", texture::sample_compare_level_zero, IN_ORDER),
    ("llvm.dx.resource.samplegrad", texture::sample_gradient, IN_ORDER),
    ("llvm.dx.resource.samplelevel", texture::sample_level, IN_ORDER),
];

/// The rule for an intrinsic of this name.
pub(super) fn find(name: &str) -> Option<Rule> {
    let custom = CUSTOM.iter().find(|(known, _)| intrinsic::is(name, known));
    let load = || LOADS.iter().find(|(known, ..)| intrinsic::is(name, known));
    match custom {
        Some(&(_, custom)) => Some(Rule::Custom(custom)),
        None => load().map(|&(_, custom, fields)| Rule::Load(custom, fields)),
    }
}

/// The operations on the classes that DXIL can tell.
const CLASSES: [(u64, OpCode); 4] = [
    (0x003, OpCode::IsNaN),
    (0x108, OpCode::IsNormal),
    (0x1f8, OpCode::IsFinite),
    (0x204, OpCode::IsInf),
];

fn is_class(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let &[x, class] = it.arguments else { return Err("a class is missing".into()) };
    let number = it.b.integer_value(class);
    let op = CLASSES.iter().find(|(class, _)| number == Some(*class)).map(|it| it.1);
    let op = op.ok_or("Unsupported class of llvm.is.fpclass for DXIL lowering")?;
    let overload = it.b.overload_of(x).unwrap_or(Overload::F32);
    call(it.b, it.target, op, &[overload], &[x])
}
