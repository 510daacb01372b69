//! Whether a call is valid: by version, stage and overload.

use core::fmt;

use crate::name::MAX_OVERLOADS;
use crate::opcode::OpCode;
use crate::overload::{Overload, OverloadKind, OverloadSet};
use crate::stage::{ShaderStage, StageSet};
use crate::version::Version;

/// What a call is part of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The module's DXIL version.
    pub version: Version,
    /// The kind of entry point that makes the call, directly or through helper functions.
    /// [`ShaderStage::PatchConstant`] is a hull shader's patch-constant function;
    /// [`ShaderStage::Library`] is a function that no entry point of the module is known
    /// to call.
    pub stage: ShaderStage,
    /// Whether 16-bit types are what they say (`-enable-16bit-types`, from DXIL 1.2 on)
    /// and not types of minimum precision.
    pub native_16bit: bool,
}

impl Target {
    /// A target whose 16-bit types are those of minimum precision.
    #[must_use]
    pub const fn new(version: Version, stage: ShaderStage) -> Self {
        Self { version, stage, native_16bit: false }
    }

    /// The target with native 16-bit types.
    #[must_use]
    pub const fn with_native_16bit(self) -> Self {
        Self { native_16bit: true, ..self }
    }
}

/// Whether a program may call the operation with these overloads, one for each dimension.
///
/// This looks at the operation, the target and the overloads. What follows from operands
/// (a barrier that needs a thread group, say) is not its part.
///
/// # Errors
///
/// The rule that the call breaks, and what would do.
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
    let call = Call::new(op, target, overloads);
    if call.is_valid(target.version) { Ok(()) } else { Err(Violation(call)) }
}

/// What decides whether a call is valid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Call {
    op: OpCode,
    target: Target,
    count: usize,
    /// The numbers of the overloads' kinds.
    kinds: [u8; MAX_OVERLOADS],
}

impl Call {
    const fn new(op: OpCode, target: Target, overloads: &[Overload<'_>]) -> Self {
        let mut kinds = [0; MAX_OVERLOADS];
        let mut i = 0;
        while i < overloads.len() && i < MAX_OVERLOADS {
            kinds[i] = overloads[i].kind_number();
            i += 1;
        }
        Self { op, target, count: overloads.len(), kinds }
    }

    const fn stage_is_valid(&self, version: Version) -> bool {
        self.op.stages(version).contains(self.target.stage)
    }

    const fn overloads_are_valid(&self, version: Version) -> bool {
        let dimensions = self.op.overloads(version).len();
        let mut valid = self.count == dimensions;
        let mut i = 0;
        while i < self.count && i < dimensions {
            valid &= self.allowed(version, i).contains_number(self.kinds[i]);
            i += 1;
        }
        valid
    }

    /// What a dimension may be: native 16-bit types begin with DXIL 1.2.
    const fn allowed(&self, version: Version, dimension: usize) -> OverloadSet {
        let allowed = self.op.overloads(version).row(dimension);
        if self.target.native_16bit & (version.column() < Version::V1_2.column()) {
            allowed.difference(OverloadSet::SIXTEEN_BITS)
        } else {
            allowed
        }
    }

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
        // No version allows it: the stage never may, or the overload is none of the
        // operation's.
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
            && self.overloads_of_all_versions(dimension).contains_number(self.kinds[dimension])
        {
            dimension += 1;
        }
        let allowed = self.allowed(version, dimension);
        let all = self.overloads_of_all_versions(dimension);
        Reason::Overload { dimension, allowed: if allowed.is_empty() { all } else { allowed } }
    }
}

/// A call that is not valid. [`reason`](Self::reason) says which rule it breaks; it is
/// worked out only when asked for, so that refusing a call costs as little as allowing it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Violation(Call);

impl Violation {
    /// The operation called.
    #[must_use]
    pub const fn op(&self) -> OpCode {
        self.0.op
    }

    /// What the call is part of.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.0.target
    }

    /// The rule that the call breaks, and what would do.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.0.reason()
    }
}

/// The rule that a call breaks, and what would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The opcode is kept for later.
    Reserved,
    /// A later version allows the call as it is.
    NotYet {
        /// The first that does.
        needs: Version,
    },
    /// An earlier version allowed the call as it is.
    Removed {
        /// The first that does not any more.
        since: Version,
    },
    /// The stage may not call the operation in any version.
    Stage {
        /// The stages that may in the target's version; where it has none of the operation,
        /// those that may in any.
        allowed: StageSet,
    },
    /// The operation has not this overload in any version.
    Overload {
        /// The first dimension that is wrong.
        dimension: usize,
        /// What it may be in the target's version; where it has none of the operation, in
        /// any.
        allowed: OverloadSet,
    },
    /// The call has too many overloads, or too few.
    OverloadCount {
        /// How many the operation has.
        expected: usize,
        /// How many the call has.
        found: usize,
    },
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Call { op, target: Target { version, stage, .. }, kinds, .. } = self.0;
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
                let kind = OverloadKind::ALL[kinds[dimension] as usize].name();
                write!(f, "{op} has no overload {kind}; it has {allowed}")
            }
            Reason::OverloadCount { expected, found } => {
                write!(f, "{op} takes {expected} overload types, the call has {found}")
            }
        }
    }
}

impl core::error::Error for Violation {}
