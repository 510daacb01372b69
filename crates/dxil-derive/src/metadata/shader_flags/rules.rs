//! The facts that flags follow from, whichever dialect a module has: types, operations, and the use of UAVs.

use alloc::vec::Vec;

use dxil_format::{FeatureFlags, ResourceKind, ShaderFlags, ShaderKind};
use dxil_ir::analysis::UsedConstant;
use dxil_ir::{
    BinaryOp, Body, CastOp, Dialect, Id as _, Instruction, InstructionKind, Module, Type, TypeId,
};
use dxil_ops::{OpCode, Overload, ShaderFeatureSet, ShaderStage, Target, Version};

use super::union;
use crate::memory;

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
            Some(
                ShaderKind::Vertex | ShaderKind::Hull | ShaderKind::Domain | ShaderKind::Geometry,
            ) => true,
            // Others have UAVs at all times, which older validators do not take into account.
            _ => self.validator < Version::V1_8,
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
    Types::of(module, body, instruction, |ty| Types::of_type(module, ty)).flags(&instruction.kind)
}

/// The properties of the types of an instruction that matter, a bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Types(u8);

/// The properties of each type of a module; empty if no type has one.
pub(super) struct TypeTable(Vec<Types>);

impl TypeTable {
    pub(super) fn new(module: &Module) -> Self {
        let types = module.types.arena().ids();
        let mut table: Vec<_> = types.map(|ty| Types::of_type(module, ty)).collect();
        if table.iter().all(|types| *types == Types::NONE) {
            table.clear();
        }
        Self(table)
    }

    /// The types of the result and the operands of an instruction.
    pub(super) fn of(&self, module: &Module, body: &Body, instruction: &Instruction) -> Types {
        Types::of(module, body, instruction, |ty| self.0[ty.index()])
    }

    /// The types of all instructions of a body together, which uses these constants; `None` if the kinds of the
    /// instructions that have them matter, too.
    pub(super) fn of_body(
        &self,
        module: &Module,
        body: &Body,
        constants: &[UsedConstant],
    ) -> Option<Types> {
        if self.0.is_empty() {
            return Some(Types::NONE);
        }
        // Of calls, only those of operations count.
        let (mut of_calls, mut of_others) = (Types::NONE, Types::NONE);
        let mut add = |is_of_call: bool, ty: TypeId| {
            let types = if is_of_call { &mut of_calls } else { &mut of_others };
            types.0 |= self.0[ty.index()].0;
        };
        for (_, instruction) in body.instructions() {
            add(matches!(instruction.kind, InstructionKind::Call { .. }), instruction.ty);
        }
        for used in constants {
            add(used.is_of_call, module.constants[used.constant].ty);
        }
        // Arguments need not be used.
        body.arguments.iter().for_each(|argument| add(true, argument.ty));
        let is_plain = of_calls == Types::NONE && of_others.0 & !Types::GROUP_SHARED.0 == 0;
        is_plain.then_some(of_others)
    }
}

impl Types {
    pub(super) const NONE: Self = Self(0);
    const DOUBLE: Self = Self(1);
    const SHORT: Self = Self(2);
    pub(super) const LONG: Self = Self(4);
    const GROUP_SHARED: Self = Self(8);

    pub(super) const fn contains(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The types of the result and the operands of an instruction, by those of each type.
    fn of(
        module: &Module,
        body: &Body,
        instruction: &Instruction,
        of_type: impl Fn(TypeId) -> Self,
    ) -> Self {
        let mut types = of_type(instruction.ty);
        let is_element = matches!(
            instruction.kind,
            InstructionKind::ExtractElement { .. } | InstructionKind::InsertElement { .. }
        );
        if is_element {
            return Self(types.0 & Self::GROUP_SHARED.0);
        }
        instruction.for_each_operand(body, |value| {
            let ty = module.type_of(body, value);
            types.0 |= ty.map_or(0, |ty| of_type(ty).0);
        });
        types
    }

    fn of_type(module: &Module, ty: TypeId) -> Self {
        let ty = match module.types.dialect() {
            Dialect::Modern => module.types.scalar(ty),
            _ => ty,
        };
        match module.types[ty] {
            Type::Double => Self::DOUBLE,
            Type::Half | Type::Integer { bits: 16 } => Self::SHORT,
            Type::Integer { bits: 64 } => Self::LONG,
            Type::Pointer { address_space: memory::GROUP_SHARED, .. } => Self::GROUP_SHARED,
            _ => Self::NONE,
        }
    }

    /// The flags of these types if they are plain: whatever instructions have them, the flags are the same.
    pub(super) fn plain_flags(self) -> ShaderFlags {
        self.flags(&InstructionKind::Unreachable)
    }

    /// The flags of an instruction of this kind with these types.
    pub(super) fn flags(self, kind: &InstructionKind) -> ShaderFlags {
        use InstructionKind as Kind;
        if self == Self::NONE {
            return ShaderFlags::default();
        }
        let [double, short, long, group_shared] =
            [Self::DOUBLE, Self::SHORT, Self::LONG, Self::GROUP_SHARED].map(|it| self.contains(it));
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
            (double, ShaderFlags::EnableDoublePrecision),
            (short, ShaderFlags::LowPrecisionPresent),
            (long, ShaderFlags::Int64Ops),
            (group_shared, ShaderFlags::RequiresGroup),
            (double && extended, ShaderFlags::EnableDoubleExtensions),
            (long && atomic, ShaderFlags::AtomicInt64OnGroupShared),
        ])
    }
}
