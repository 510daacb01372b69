//! The operations that a program calls, checked before it becomes a part.

use alloc::vec::Vec;
use core::fmt;

use dxil_ops::{OpCode, Overload, ShaderStage, Target, Version};

use super::{Container, PartData, Program};
use crate::FourCC;
use crate::layout::{FeatureFlags, ShaderKind};

/// An operation that a program calls, with the overloads of the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpUse<'a> {
    /// The operation.
    pub op: OpCode,
    /// One overload for each dimension that the operation has.
    pub overloads: &'a [Overload<'a>],
}

/// What functions of one stage call. A library has functions of many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calls<'a> {
    /// The stage of the functions, or of the entry points that call them.
    pub stage: ShaderStage,
    /// Whether 16-bit types are what they say, and not types of minimum precision.
    pub native_16bit: bool,
    /// Each operation once for each choice of overloads.
    pub ops: &'a [OpUse<'a>],
}

/// A reason why a program is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Violation {
    /// The program has no functions of this stage.
    Stage {
        /// The kind of program.
        kind: ShaderKind,
        /// The stage of the calls.
        stage: ShaderStage,
    },
    /// A call that the version or stage does not allow.
    Op(dxil_ops::Violation),
}

impl Container {
    /// Adds a program whose calls its version and stages allow, as `DXIL`, and says which features
    /// the calls require, whatever their operands are: see
    /// [`missing_features`](Self::missing_features).
    ///
    /// # Errors
    ///
    /// Lists every call that is not valid; nothing is added then.
    ///
    /// ```
    /// use dxil_container::layout::ShaderKind;
    /// use dxil_container::write::{Calls, Container, OpUse, Program};
    /// use dxil_ops::{OpCode, Overload, ShaderModel, ShaderStage, Version};
    ///
    /// let model = ShaderModel { major: 6, minor: 0 };
    /// let program = Program::new(ShaderKind::Compute, model, Version::V1_0, b"BC\xc0\xde".to_vec());
    /// let ops = [OpUse { op: OpCode::Sample, overloads: &[Overload::F32] }];
    /// let calls = Calls { stage: ShaderStage::Compute, native_16bit: false, ops: &ops };
    ///
    /// let mut container = Container::default();
    /// let violations = container.add_program(program.clone(), &[calls]).unwrap_err();
    /// assert_eq!(violations.len(), 1);
    /// assert!(container.parts.is_empty());
    ///
    /// let ops = [OpUse { op: OpCode::Sin, overloads: &[Overload::F16] }];
    /// let required = container.add_program(program, &[Calls { ops: &ops, ..calls }]).unwrap();
    /// assert_eq!(container.missing_features(required).to_string(), "MinimumPrecision");
    /// ```
    pub fn add_program(
        &mut self,
        program: Program,
        calls: &[Calls<'_>],
    ) -> Result<FeatureFlags, Vec<Violation>> {
        let violations: Vec<_> =
            calls.iter().flat_map(|calls| calls.violations(&program)).collect();
        if !violations.is_empty() {
            return Err(violations);
        }
        let required = calls.iter().map(|calls| calls.features(&program));
        let required = required.fold(FeatureFlags::default(), FeatureFlags::union);
        self.push(FourCC::DXIL, PartData::Program(program));
        Ok(required)
    }

    /// Those of the required features that the `SFI0` part lacks; all where there is no such part.
    #[must_use]
    pub fn missing_features(&self, required: FeatureFlags) -> FeatureFlags {
        match self.part(FourCC::SFI0) {
            Some(PartData::Features(features)) => required.difference(features.flags),
            _ => required,
        }
    }
}

impl Calls<'_> {
    /// What is wrong with these calls in this program.
    fn violations(&self, program: &Program) -> impl Iterator<Item = Violation> {
        let kind = program.header.kind;
        let target = self.target(program);
        let stage = self.stage;
        let misplaced = (!kind.has(stage)).then_some(Violation::Stage { kind, stage });
        let ops = self.ops.iter();
        let checked = ops.map(move |call| dxil_ops::check(call.op, target, call.overloads));
        misplaced.into_iter().chain(checked.filter_map(Result::err).map(Violation::Op))
    }

    /// What these calls require in this program.
    fn features(&self, program: &Program) -> FeatureFlags {
        let target = self.target(program);
        let features = self.ops.iter().map(|call| call.op.features(target, call.overloads));
        FeatureFlags(features.fold(0, |flags, features| flags | features.to_flags()))
    }

    fn target(&self, program: &Program) -> Target {
        let version = Version::new(program.header.dxil_major, program.header.dxil_minor);
        Target { version, stage: self.stage, native_16bit: self.native_16bit }
    }
}

impl ShaderKind {
    /// Whether programs of this kind have functions of the stage.
    fn has(self, stage: ShaderStage) -> bool {
        use ShaderStage as Stage;
        match self {
            Self::Library => true,
            Self::Pixel => stage == Stage::Pixel,
            Self::Vertex => stage == Stage::Vertex,
            Self::Geometry => stage == Stage::Geometry,
            Self::Hull => matches!(stage, Stage::Hull | Stage::PatchConstant),
            Self::Domain => stage == Stage::Domain,
            Self::Compute => stage == Stage::Compute,
            Self::Mesh => stage == Stage::Mesh,
            Self::Amplification => stage == Stage::Amplification,
            _ => false,
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stage { kind, stage } => {
                write!(f, "a {kind} program has no functions of the stage {stage}")
            }
            Self::Op(violation) => violation.fmt(f),
        }
    }
}

impl core::error::Error for Violation {}
