//! What DXC's validator accepts: more than what is valid.

use crate::check::{Target, check};
use crate::feature::ShaderFeature;
use crate::opcode::OpCode;
use crate::overload::{Overload, OverloadSet};
use crate::stage::ShaderStage;
use crate::version::Version;

/// Whether DXC's validator accepts a call of the operation with these overloads, one for each
/// dimension.
///
/// That is all that [`check`] allows, and some calls that it refuses. The validator does not look
/// at
///
/// - the version of a few operations ([`OpCode::since_validated`]), nor at whether their opcode
///   is reserved;
/// - the version of native vectors, only at that of their elements;
/// - native 16-bit types before DXIL 1.2 that are parts of structs or vectors, or that stand in
///   functions which no entry point calls.
///
/// Which operands it looks at, [`Argument::validation`](crate::Argument::validation) says.
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

/// An overload of the version; or a vector of any version, if its element is one of this or of
/// none.
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

/// What entry points require, DXIL 1.2 must have: native scalars of 16 bits begin there.
const fn accepts_16bit(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> bool {
    target.version.column() >= Version::V1_2.column()
        || matches!(target.stage, ShaderStage::PatchConstant | ShaderStage::Library)
        || !op.features(target, overloads).contains(ShaderFeature::NativeLowPrecision)
}
