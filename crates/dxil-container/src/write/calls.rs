//! The operations that a program calls, checked before it becomes a part.

use dxil_ops::{OpCode, Overload, ShaderStage, Target, Version};

use super::{Container, PartData, Program, Violation, Violations};
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

/// The calls of functions of one stage. A library has functions of many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calls<'a> {
    /// The stage of the functions, or of the entry points that call them.
    pub stage: ShaderStage,
    /// Whether 16-bit types are native, and not types of minimum precision.
    pub native_16bit: bool,
    /// Each operation once for each choice of overloads.
    pub ops: &'a [OpUse<'a>],
}

impl Container {
    /// Adds a program whose calls its version and stages allow, as `DXIL`, and returns the features that
    /// the calls require, whatever their operands are: see
    /// [`missing_features`](Self::missing_features).
    ///
    /// # Errors
    ///
    /// Lists every call that is not valid; nothing is added then.
    ///
    /// ```
    /// use dxil_container::layout::ShaderKind;
    /// use dxil_container::write::{Calls, Container, OpUse, Program, Violations};
    /// use dxil_ops::{OpCode, Overload, ShaderModel, ShaderStage, Version};
    ///
    /// /// The features that a compute shader of shader model 6.0 requires.
    /// fn required(op: OpCode, overload: Overload) -> Result<String, Violations> {
    ///     let model = ShaderModel { major: 6, minor: 0 };
    ///     let bitcode = b"BC\xc0\xde".to_vec();
    ///     let program = Program::new(ShaderKind::Compute, model, Version::V1_0, bitcode);
    ///     let ops = [OpUse { op, overloads: &[overload] }];
    ///     let calls = Calls { stage: ShaderStage::Compute, native_16bit: false, ops: &ops };
    ///
    ///     let mut container = Container::default();
    ///     let required = container.add_program(program, &[calls])?;
    ///     Ok(container.missing_features(required).to_string())
    /// }
    ///
    /// assert_eq!(required(OpCode::Sin, Overload::F16)?, "MinimumPrecision");
    /// assert_eq!(
    ///     required(OpCode::Sample, Overload::F32).unwrap_err().to_string(),
    ///     "Sample needs DXIL 1.6 for this in compute, the target is 1.0"
    /// );
    /// # Ok::<(), Violations>(())
    /// ```
    pub fn add_program(
        &mut self,
        program: Program,
        calls: &[Calls<'_>],
    ) -> Result<FeatureFlags, Violations> {
        let violations = calls.iter().flat_map(|calls| calls.violations(&program));
        Violations::none(violations.collect())?;
        let required = calls.iter().map(|calls| calls.features(&program));
        let required = required.fold(FeatureFlags::default(), FeatureFlags::union);
        self.push(FourCC::DXIL, PartData::Program(program));
        Ok(required)
    }

    /// Returns the required features that the `SFI0` part lacks: all of them if there is no such part.
    #[must_use]
    pub fn missing_features(&self, required: FeatureFlags) -> FeatureFlags {
        match self.part(FourCC::SFI0) {
            Some(PartData::Features(features)) => required.difference(features.flags),
            _ => required,
        }
    }
}

impl Calls<'_> {
    /// The violations of these calls in this program.
    fn violations(&self, program: &Program) -> impl Iterator<Item = Violation> {
        let kind = program.header.kind;
        let target = self.target(program);
        let stage = self.stage;
        let misplaced = (!has(kind, stage)).then_some(Violation::Stage { kind, stage });
        let ops = self.ops.iter();
        let checked = ops.map(move |call| dxil_ops::check(call.op, target, call.overloads));
        misplaced.into_iter().chain(checked.filter_map(Result::err).map(Violation::Op))
    }

    /// The features that these calls require in this program.
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

/// Whether programs of this kind have functions of the stage.
fn has(kind: ShaderKind, stage: ShaderStage) -> bool {
    match kind {
        ShaderKind::Library => true,
        ShaderKind::Hull if stage == ShaderStage::PatchConstant => true,
        _ => kind.stage() == Some(stage),
    }
}
