//! The facts that flags follow from, whichever dialect a module has: types, operations, and the use of UAVs.

use dxil_format::{FeatureFlags, ResourceKind, ShaderFlags, ShaderKind};
use dxil_ir::{
    BinaryOp, Body, CastOp, Dialect, Instruction, InstructionKind, Module, Type, TypeId,
};
use dxil_ops::{OpCode, Overload, ShaderFeatureSet, ShaderStage, Target, Version};

use super::union;

/// The stage and the versions by which flags are stated.
#[derive(Clone, Copy, Debug)]
pub struct FlagRules {
    /// The kind of shader.
    pub kind: Option<ShaderKind>,
    /// The DXIL version.
    pub dxil: Version,
    /// The version of the validator.
    pub validator: Version,
}

impl FlagRules {
    /// The flags that calls of an operation with these overloads require, whatever the operands are.
    #[must_use]
    pub fn of_operation(self, op: OpCode, overloads: &[Overload<'_>]) -> ShaderFlags {
        // A feature of mesh and amplification shaders tells that the operation is a derivative.
        let target = Target::new(self.dxil, ShaderStage::Mesh);
        let features = op.features(target, overloads).iter();
        let known = features.filter(|feature| feature.validator() <= self.validator);
        let known = known.fold(ShaderFeatureSet::EMPTY, ShaderFeatureSet::with);
        let flags = ShaderFlags::requiring(FeatureFlags(known.to_flags()));
        let derivatives = ShaderFlags::DerivativesInMeshAndAmpShaders;
        match flags.contains(derivatives) {
            true => flags.difference(derivatives) | ShaderFlags::UsesDerivatives,
            false => flags,
        }
    }

    /// The flags of all UAVs of a module, used or not, by the numbers of their registers.
    pub fn of_uavs(self, registers: impl IntoIterator<Item = u32>) -> ShaderFlags {
        /// The number of UAVs that need no feature.
        const FEW: u64 = 8;
        let (mut count, mut sum) = (0_u64, 0_u64);
        for number in registers {
            (count, sum) = (count.saturating_add(1), sum.saturating_add(number.into()));
        }
        let counted = if self.validator < Version::V1_6 { count } else { sum };
        let is_new_stage = match self.kind {
            Some(ShaderKind::Compute | ShaderKind::Pixel) => false,
            // Its functions have stages of their own, which older validators do not look at.
            Some(ShaderKind::Library) => self.validator < Version::V1_8,
            _ => true,
        };
        union([
            (counted > FEW, ShaderFlags::Max64UAVs),
            (sum > 0 && is_new_stage, ShaderFlags::UAVsAtEveryStage),
        ])
    }

    /// The flags of the use of UAVs.
    #[must_use]
    pub fn of_used_uavs(self, any: bool, multisampled: bool) -> ShaderFlags {
        union([
            (any && self.dxil >= Version::V1_7, ShaderFlags::ResMayNotAlias),
            (multisampled, ShaderFlags::WriteableMSAATextures),
        ])
    }

    /// The flags of loads from a UAV that is a texture or typed buffer of this number of components.
    #[must_use]
    pub fn of_typed_load(self, components: u32) -> ShaderFlags {
        union([(components > 1, ShaderFlags::UAVLoadAdditionalFormats)])
    }

    /// The flags of a resource of this kind.
    #[must_use]
    pub fn of_kind(self, kind: ResourceKind) -> ShaderFlags {
        let is_raw = matches!(kind, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer);
        union([(is_raw, ShaderFlags::EnableRawAndStructuredBuffers)])
    }
}

/// The flags of the types of an instruction's result and operands. Vectors of the modern dialect count as their elements.
#[must_use]
pub fn flags_of_types(module: &Module, body: &Body, instruction: &Instruction) -> ShaderFlags {
    Types::of(module, body, instruction).flags(&instruction.kind)
}

/// The properties of the types of an instruction that matter.
#[derive(Clone, Copy, Default)]
pub(super) struct Types {
    double: bool,
    short: bool,
    pub(super) long: bool,
    group_shared: bool,
}

impl Types {
    /// The types of the result and the operands of an instruction.
    pub(super) fn of(module: &Module, body: &Body, instruction: &Instruction) -> Self {
        let mut types = Self::default();
        types.add(module, instruction.ty);
        let is_element = matches!(
            instruction.kind,
            InstructionKind::ExtractElement { .. } | InstructionKind::InsertElement { .. }
        );
        if is_element {
            let group_shared = types.group_shared;
            return Self { group_shared, ..Self::default() };
        }
        instruction.for_each_operand(body, |value| {
            module.type_of(body, value).into_iter().for_each(|ty| types.add(module, ty));
        });
        types
    }

    fn add(&mut self, module: &Module, ty: TypeId) {
        let ty = match module.types.dialect() {
            Dialect::Modern => module.types.scalar(ty),
            _ => ty,
        };
        match module.types[ty] {
            Type::Double => self.double = true,
            Type::Half | Type::Integer { bits: 16 } => self.short = true,
            Type::Integer { bits: 64 } => self.long = true,
            Type::Pointer { address_space: 3, .. } => self.group_shared = true,
            _ => {}
        }
    }

    /// The flags of an instruction of this kind with these types.
    pub(super) fn flags(self, kind: &InstructionKind) -> ShaderFlags {
        use InstructionKind as Kind;
        let extended = match kind {
            Kind::Binary { op, .. } => matches!(op, BinaryOp::FDiv(_)),
            Kind::Cast { op, .. } => matches!(
                op,
                CastOp::UiToFp(_) | CastOp::SiToFp(_) | CastOp::FpToUi | CastOp::FpToSi
            ),
            _ => false,
        };
        let atomic = matches!(kind, Kind::CompareExchange { .. } | Kind::AtomicRmw { .. });
        union([
            (self.double, ShaderFlags::EnableDoublePrecision),
            (self.short, ShaderFlags::LowPrecisionPresent),
            (self.long, ShaderFlags::Int64Ops),
            (self.group_shared, ShaderFlags::RequiresGroup),
            (self.double && extended, ShaderFlags::EnableDoubleExtensions),
            (self.long && atomic, ShaderFlags::AtomicInt64OnGroupShared),
        ])
    }
}
