//! The rules of DXC's validator, which accepts some invalid calls.

use crate::check::{Target, check};
use crate::feature::ShaderFeature;
use crate::opcode::OpCode;
use crate::overload::{Overload, OverloadSet};
use crate::stage::ShaderStage;
use crate::version::Version;

/// Whether DXC's validator accepts a call of the operation with these overloads, one for each
/// dimension.
///
/// It accepts all calls that [`check`] allows, and some that it does not. The validator does not
/// check
///
/// - the version of a few operations ([`OpCode::since_validated`]), nor whether their opcode is
///   reserved;
/// - the version of native vectors, only that of their elements;
/// - native 16-bit types before DXIL 1.2 in structs, in vectors, and in functions that no entry
///   point calls.
///
/// [`Argument::validation`](crate::Argument::validation) says which operands it checks.
///
/// ```
/// use dxil_ops::{OpCode, Overload, Scalar, ShaderStage, Target, Version};
/// let target = Target::new(Version::V1_0, ShaderStage::Pixel);
/// let vector = &[Overload::Vector(Scalar::F32, 4)];
/// assert!(dxil_ops::check(OpCode::Sin, target, vector).is_err(), "needs DXIL 1.9");
/// assert!(dxil_ops::validator_accepts(OpCode::Sin, target, vector));
/// assert!(!dxil_ops::validator_accepts(OpCode::RawBufferVectorLoad, target, vector));
/// ```
#[must_use]
pub const fn validator_accepts(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> bool {
    check(op, target, overloads).is_ok()
        || (accepts_stage(op, target)
            && accepts_overloads(op, target.version, overloads)
            && accepts_16bit(op, target, overloads))
}

const fn accepts_stage(op: OpCode, Target { version, stage, .. }: Target) -> bool {
    let column = version.column();
    let begun = op.since_validated().column() <= column && stage.since().column() <= column;
    let version = if op.since().column() > column { op.since() } else { version };
    begun && (op.is_reserved() || op.stages(version).contains(stage))
}

const fn accepts_overloads(op: OpCode, version: Version, overloads: &[Overload<'_>]) -> bool {
    let mut dimension = 0;
    while dimension < overloads.len() {
        if !accepts_overload(op, version, dimension, overloads[dimension]) {
            return false;
        }
        dimension += 1;
    }
    op.overloads(version).len() == overloads.len()
}

/// Accepts an overload of the version, and a vector of any version if its element is one of this
/// version or of none.
const fn accepts_overload(
    op: OpCode,
    version: Version,
    dimension: usize,
    overload: Overload<'_>,
) -> bool {
    let now = op.overloads(version).dimension(dimension);
    if now.contains(overload.kind()) {
        return true;
    }
    let Overload::Vector(element, _) = overload else { return false };
    let ever = overloads_of_all_versions(op, dimension);
    ever.contains(overload.kind())
        && !ever.difference(now).contains(Overload::Scalar(element).kind())
}

const fn overloads_of_all_versions(op: OpCode, dimension: usize) -> OverloadSet {
    let mut all = OverloadSet::EMPTY;
    let mut column = 0;
    while column < Version::ALL.len() {
        all = all.union(op.overloads(Version::ALL[column]).dimension(dimension));
        column += 1;
    }
    all
}

/// Accepts native 16-bit scalars from DXIL 1.2 on; in functions that are not entry points, in every
/// version.
const fn accepts_16bit(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> bool {
    target.version.column() >= Version::V1_2.column()
        || matches!(target.stage, ShaderStage::PatchConstant | ShaderStage::Library)
        || !op.features(target, overloads).contains(ShaderFeature::NativeLowPrecision)
}
