//! Validity of calls by version, stage and overload.

use core::fmt;

use crate::name::MAX_OVERLOADS;
use crate::opcode::OpCode;
use crate::overload::{Overload, OverloadKind, OverloadSet};
use crate::stage::{ShaderStage, StageSet};
use crate::version::Version;

/// The context of a call: DXIL version, stage and 16-bit mode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The module's DXIL version.
    pub version: Version,
    /// The kind of entry point that makes the call, directly or through helper functions.
    /// [`ShaderStage::PatchConstant`] is a hull shader's patch-constant function;
    /// [`ShaderStage::Library`] is a function that no entry point of the module is known
    /// to call.
    pub stage: ShaderStage,
    /// Whether 16-bit types are native (`-enable-16bit-types`, from DXIL 1.2 on) instead of types
    /// of minimum precision.
    pub native_16bit: bool,
}

impl Target {
    /// Creates a target whose 16-bit types are of minimum precision. The version is that of DXIL: a shader model such as 6.0,
    /// of which [`ShaderModel::version`](crate::ShaderModel::version) gives it, would count as the newest version.
    #[must_use]
    pub const fn new(version: Version, stage: ShaderStage) -> Self {
        Self { version, stage, native_16bit: false }
    }

    /// Returns the target with native 16-bit types.
    #[must_use]
    pub const fn with_native_16bit(self) -> Self {
        Self { native_16bit: true, ..self }
    }
}

/// Checks whether a program may call the operation with these overloads, one for each dimension.
///
/// This checks the operation, the target and the overloads, but not the operands: for example, it
/// accepts a barrier whose flags need a thread group.
///
/// # Errors
///
/// Returns the rule that the call breaks, with the values that it allows.
///
/// ```
/// use dxil_ops::{Overload, OpCode, Reason, ShaderStage, Target, Version, check};
/// let target = Target::new(Version::V1_5, ShaderStage::Compute);
/// assert!(check(OpCode::Sin, target, &[Overload::F32]).is_ok());
/// let violation = check(OpCode::Sample, target, &[Overload::F32]).unwrap_err();
/// assert_eq!(violation.reason(), Reason::NotYet { needs: Version::V1_6 });
/// ```
#[inline]
pub const fn check(
    op: OpCode,
    target: Target,
    overloads: &[Overload<'_>],
) -> Result<(), Violation> {
    if is_valid(op, target, overloads) { Ok(()) } else { Err(violation(op, target, overloads)) }
}

/// Returns an answer that fits a register, as a [`Violation`] does not.
const fn is_valid(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> bool {
    Call::new(op, target, overloads).is_valid(target.version)
}

#[cold]
const fn violation(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> Violation {
    Violation(Call::new(op, target, overloads))
}

/// The properties that decide whether a call is valid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Call {
    op: OpCode,
    target: Target,
    count: usize,
    /// The numbers of the kinds of overloads, a byte each from the lowest on: an array would lie in memory.
    kinds: u32,
}

// What `is_valid` calls is inlined into it always, so that the call stays in registers.
impl Call {
    #[inline(always)]
    const fn new(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> Self {
        let mut kinds = 0;
        let mut i = 0;
        while i < overloads.len() && i < MAX_OVERLOADS {
            kinds |= (overloads[i].kind_number() as u32) << (8 * i);
            i += 1;
        }
        Self { op, target, count: overloads.len(), kinds }
    }

    /// The number of the kind of an overload.
    #[inline]
    const fn kind(&self, dimension: usize) -> u8 {
        self.kinds.to_le_bytes()[dimension]
    }

    #[inline(always)]
    const fn stage_is_valid(&self, version: Version) -> bool {
        self.op.stages(version).contains(self.target.stage)
    }

    #[inline(always)]
    const fn overloads_are_valid(&self, version: Version) -> bool {
        let (allowed, refused) = (self.op.overloads(version), self.refused(version));
        let mut valid = self.count == allowed.len();
        let mut i = 0;
        while i < self.count && i < MAX_OVERLOADS {
            valid &= allowed.row(i).difference(refused).contains_number(self.kind(i));
            i += 1;
        }
        valid
    }

    /// The kinds that no operation has in the mode of the call: native 16-bit types begin with DXIL 1.2.
    #[inline(always)]
    const fn refused(&self, version: Version) -> OverloadSet {
        if self.target.native_16bit & (version.column() < Version::V1_2.column()) {
            OverloadSet::SIXTEEN_BITS
        } else {
            OverloadSet::EMPTY
        }
    }

    /// The kinds that a dimension allows.
    const fn allowed(&self, version: Version, dimension: usize) -> OverloadSet {
        self.op.overloads(version).row(dimension).difference(self.refused(version))
    }

    #[inline(always)]
    const fn is_valid(&self, version: Version) -> bool {
        self.stage_is_valid(version) & self.overloads_are_valid(version)
    }

    const fn reason(&self) -> Reason {
        let version = self.target.version;
        if self.op.is_reserved() {
            return Reason::Reserved;
        }
        if let Some(needs) = self.first_valid_after(version) {
            return Reason::NotYet { needs };
        }
        if let Some(last) = self.last_valid_before(version) {
            return Reason::Removed { since: Version::ALL[last.column() + 1] };
        }
        // No version allows the call: the stage never may make it, or the operation never has the
        // overload.
        if !self.stages_of_all_versions().contains(self.target.stage) {
            let allowed = self.op.stages(version);
            let allowed = if allowed.is_empty() { self.stages_of_all_versions() } else { allowed };
            return Reason::Stage { allowed };
        }
        self.overload_reason(version)
    }

    const fn stages_of_all_versions(&self) -> StageSet {
        let mut all = StageSet::EMPTY;
        let mut column = 0;
        while column < Version::ALL.len() {
            all = all.union(self.op.stages(Version::ALL[column]));
            column += 1;
        }
        all
    }

    const fn overloads_of_all_versions(&self, dimension: usize) -> OverloadSet {
        let mut all = OverloadSet::EMPTY;
        let mut column = 0;
        while column < Version::ALL.len() {
            all = all.union(self.allowed(Version::ALL[column], dimension));
            column += 1;
        }
        all
    }

    const fn first_valid_after(&self, version: Version) -> Option<Version> {
        let mut column = version.column() + 1;
        while column < Version::ALL.len() {
            if self.is_valid(Version::ALL[column]) {
                return Some(Version::ALL[column]);
            }
            column += 1;
        }
        None
    }

    const fn last_valid_before(&self, version: Version) -> Option<Version> {
        let mut column = version.column();
        while column > 0 {
            column -= 1;
            if self.is_valid(Version::ALL[column]) {
                return Some(Version::ALL[column]);
            }
        }
        None
    }

    const fn overload_reason(&self, version: Version) -> Reason {
        let expected = self.op.overloads(version).len();
        if self.count != expected {
            return Reason::OverloadCount { expected, found: self.count };
        }
        let mut dimension = 0;
        while dimension + 1 < expected
            && self.overloads_of_all_versions(dimension).contains_number(self.kind(dimension))
        {
            dimension += 1;
        }
        let allowed = self.allowed(version, dimension);
        let all = self.overloads_of_all_versions(dimension);
        Reason::Overload { dimension, allowed: if allowed.is_empty() { all } else { allowed } }
    }
}

/// An invalid call. [`reason`](Self::reason) computes which rule it breaks only on request, so that
/// rejecting a call is as cheap as accepting it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Violation(Call);

impl Violation {
    /// The operation called.
    #[must_use]
    pub const fn op(&self) -> OpCode {
        self.0.op
    }

    /// The context of the call.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.0.target
    }

    /// Returns the rule that the call breaks, with the values that it allows.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.0.reason()
    }
}

/// A rule that a call breaks, with the values that it allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The opcode is reserved.
    Reserved,
    /// A later version allows the call.
    NotYet {
        /// The first version that allows it.
        needs: Version,
    },
    /// An earlier version allowed the call.
    Removed {
        /// The first later version that does not.
        since: Version,
    },
    /// The stage may not call the operation in any version.
    Stage {
        /// The stages that may call it in the target's version; if that lacks the operation, in any
        /// version.
        allowed: StageSet,
    },
    /// The operation does not have this overload in any version.
    Overload {
        /// The first wrong dimension.
        dimension: usize,
        /// The kinds that the dimension allows in the target's version; if that lacks the
        /// operation, in any version.
        allowed: OverloadSet,
    },
    /// The call has a wrong number of overloads.
    OverloadCount {
        /// The number of overloads of the operation.
        expected: usize,
        /// The number of overloads of the call.
        found: usize,
    },
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Call { op, target: Target { version, stage, .. }, .. } = self.0;
        match self.reason() {
            Reason::Reserved => write!(f, "{op} is a reserved opcode"),
            Reason::NotYet { needs } => {
                write!(f, "{op} needs DXIL {needs} for this in {stage}, the target is {version}")
            }
            Reason::Removed { since } => {
                write!(
                    f,
                    "{op} is not valid like this from DXIL {since} on, the target is {version}"
                )
            }
            Reason::Stage { allowed } => {
                write!(f, "{op} is not valid in {stage}; it is in {allowed}")
            }
            Reason::Overload { dimension, allowed } => {
                let kind = OverloadKind::ALL[self.0.kind(dimension) as usize].name();
                write!(f, "{op} has no overload {kind}; it has {allowed}")
            }
            Reason::OverloadCount { expected, found } => {
                write!(f, "{op} takes {expected} overload types, the call has {found}")
            }
        }
    }
}

impl core::error::Error for Violation {}
