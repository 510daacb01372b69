//! The least shader model that functions require, and the stages in which they can be used.

use alloc::vec;
use alloc::vec::Vec;

use dxil_container::layout::rdat::ShaderStageFlags;
use dxil_container::write::ValidatorVersion;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::calls::{Call, Calls};
use dxil_ir::{FunctionId, Id as _, IdMap, Module, Type, Value};
use dxil_metadata::EntryPoint;
use dxil_ops::{
    Attribute, BarrierSemanticFlag, MemoryTypeFlag, OpCode, ShaderStage, StageSet, Version,
};

use crate::metadata::{Flags, is_derivative, needs_group, required_memory};
use crate::shader::Shader;

/// The stages and versions that a function is compatible with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compatibility {
    /// The least version that it requires.
    pub version: Version,
    /// The stages in which it can be used.
    pub stages: ShaderStageFlags,
    /// Its shader flags, with those that it has for itself only.
    pub flags: ShaderFlags,
}

/// Values of 16 bits that are 16 bits wide.
const NATIVE_LOW_PRECISION: ShaderFlags =
    ShaderFlags(ShaderFlags::LowPrecisionPresent.0 | ShaderFlags::UseNativeLowPrecision.0);

/// Shader flags that require a version, whatever the validator is.
const SINCE: [(ShaderFlags, Version); 3] = [
    (ShaderFlags::ViewID, Version::V1_1),
    (ShaderFlags::Barycentrics, Version::V1_1),
    (NATIVE_LOW_PRECISION, Version::V1_2),
];

/// Shader flags that require a version from validator 1.8 on.
const SINCE_OF_1_8: [(ShaderFlags, Version); 14] = [
    (ShaderFlags::ShadingRate, Version::V1_4),
    (ShaderFlags::RaytracingTier1_1, Version::V1_5),
    (ShaderFlags::SamplerFeedback, Version::V1_5),
    (ShaderFlags::AtomicInt64OnTypedResource, Version::V1_6),
    (ShaderFlags::AtomicInt64OnGroupShared, Version::V1_6),
    (ShaderFlags::AtomicInt64OnHeapResource, Version::V1_6),
    (ShaderFlags::DerivativesInMeshAndAmpShaders, Version::V1_6),
    (ShaderFlags::ResourceDescriptorHeapIndexing, Version::V1_6),
    (ShaderFlags::SamplerDescriptorHeapIndexing, Version::V1_6),
    (ShaderFlags::AdvancedTextureOps, Version::V1_7),
    (ShaderFlags::WriteableMSAATextures, Version::V1_7),
    (ShaderFlags::SampleCmpGradientOrBias, Version::V1_8),
    (ShaderFlags::ExtendedCommandInfo, Version::V1_8),
    (ShaderFlags::LinearAlgebra, Version::V1_10),
];

impl Shader<'_> {
    /// The compatibility of each function with a body, from validator 1.8 on with those that it calls. What an entry point
    /// states restricts its version, but not its stages.
    #[must_use]
    pub fn compatibilities(&self) -> IdMap<FunctionId, Compatibility> {
        let calls = Calls::new(self.module());
        self.compatibilities_with(&Flags::new(self.module(), &self.metadata, &calls))
    }

    /// The same, if the flags of the module are known already.
    #[must_use]
    pub fn compatibilities_with(&self, flags: &Flags<'_>) -> IdMap<FunctionId, Compatibility> {
        let mut all = self.own_compatibilities(flags);
        let is_new = self.validator >= ValidatorVersion::V1_8;
        if is_new {
            spread(&flags.calls.functions, &mut all);
        }
        for entry in &self.metadata.entry_points {
            let Some(compatibility) = entry.function.and_then(|id| all.get_mut(id)) else {
                continue;
            };
            let kind = entry.kind().unwrap_or(self.target.kind);
            if is_new {
                let since = since_of_entry(entry, kind, compatibility.flags);
                compatibility.version = compatibility.version.max(since);
            }
        }
        for compatibility in all.values_mut() {
            let known = SINCE.iter().chain(SINCE_OF_1_8.iter().filter(|_| is_new));
            let since = known.filter(|(flag, _)| compatibility.flags.contains(*flag));
            let since = since.map(|(_, since)| *since).max().unwrap_or(Version::V1_0);
            compatibility.version = compatibility.version.max(since);
        }
        all
    }

    /// The compatibility of each function by its own calls of operations.
    fn own_compatibilities(&self, flags: &Flags<'_>) -> IdMap<FunctionId, Compatibility> {
        let mut all = IdMap::new();
        for (id, flags) in flags.of_functions() {
            all.insert(id, Compatibility::any(flags));
        }
        // The last caller of each function, and the operation: another such call restricts it no
        // further, but for what its arguments tell.
        let mut last = vec![None; self.module().functions.len()];
        for (call, op) in &flags.calls.operations {
            let Some(op) = *op else { continue };
            let known = last[call.function.index()].replace((call.caller, op));
            if known == Some((call.caller, op)) && !is_barrier(op) {
                continue;
            }
            let barrier = FlaggedBarrier::of(self.module(), op, call.arguments);
            let is_of_reordering = barrier.as_ref().is_some_and(FlaggedBarrier::is_of_reordering);
            let needs_group = !is_of_reordering && needs_group(self.module(), op, call.arguments);
            let Some(own) = all.get_mut(call.caller) else { continue };
            let version = since_of_call(self, call, op);
            own.restrict(version, self.stages(op));
            if self.validator < ValidatorVersion::V1_5 {
                continue;
            }
            if needs_group {
                own.stages.0 &= WITH_GROUPS;
            }
            if let Some(barrier) = barrier {
                own.restrict(barrier.since(), barrier.stages());
            }
        }
        all
    }

    /// The stages in which an operation can be used, whatever its operands are. Before validator 1.8, derivatives are those
    /// of pixel shaders, before 1.5, all stages have waves.
    #[must_use]
    pub fn stages(&self, op: OpCode) -> ShaderStageFlags {
        let stages = stages(op);
        let is_wave = || op.attributes(op.since()).contains(Attribute::IsWave);
        if self.validator < ValidatorVersion::V1_5 && is_wave() {
            return ShaderStageFlags(u32::MAX);
        }
        match self.validator < ValidatorVersion::V1_8 && is_derivative(op) {
            true => ShaderStageFlags(stages.0 & !WITH_GROUPS_BEFORE_NODES),
            false => stages,
        }
    }
}

impl Compatibility {
    /// The compatibility of a function without calls: all stages.
    const fn any(flags: ShaderFlags) -> Self {
        let stages = ShaderStageFlags((2 << ShaderKind::Node.0) - 1);
        Self { version: Version::V1_0, stages, flags }
    }

    /// Restricts a function by something that it does.
    fn restrict(&mut self, version: Version, stages: ShaderStageFlags) {
        self.version = self.version.max(version);
        self.stages.0 &= stages.0;
    }
}

/// The version that a call of an operation requires. A linker may lower operations of a library.
fn since_of_call(shader: &Shader<'_>, call: &Call<'_>, op: OpCode) -> Version {
    match op {
        OpCode::AtomicBinOp | OpCode::AtomicCompareExchange if is_64_bit(shader.module(), call) => {
            Version::V1_6
        }
        _ if !shader.is_library() => op.since_validated(),
        // This one validator does not know that they are lowered.
        OpCode::AnnotateHandle | OpCode::CreateHandleFromBinding
            if shader.validator == ValidatorVersion::V1_6 =>
        {
            op.since()
        }
        _ => op.since_translated().min(op.since_validated()),
    }
}

/// Whether what a call restricts depends on its arguments.
const fn is_barrier(op: OpCode) -> bool {
    matches!(
        op,
        OpCode::Barrier
            | OpCode::BarrierByMemoryType
            | OpCode::BarrierByMemoryHandle
            | OpCode::BarrierByNodeRecordHandle
    )
}

/// The flags of a barrier: those of memory, none of them for a barrier of a handle, and those of its semantics.
struct FlaggedBarrier {
    memory: Option<i32>,
    semantics: i32,
}

impl FlaggedBarrier {
    fn of(module: &Module, op: OpCode, arguments: &[Value]) -> Option<Self> {
        let flags = |value: &Value| {
            let integer = value.constant().and_then(|it| module.constants.integer_value(it));
            integer.map_or(0, |it| it as i32)
        };
        let first = arguments.get(1)?;
        let memory = match op {
            OpCode::BarrierByMemoryType => Some(flags(first)),
            OpCode::BarrierByMemoryHandle | OpCode::BarrierByNodeRecordHandle => None,
            _ => return None,
        };
        Some(Self { memory, semantics: flags(arguments.get(2)?) })
    }

    const fn is_of_reordering(&self) -> bool {
        self.has(BarrierSemanticFlag::REORDER_SCOPE)
    }

    const fn has(&self, semantics: BarrierSemanticFlag) -> bool {
        self.semantics & semantics.0 != 0
    }

    const fn is_of_nodes(memory: i32) -> bool {
        let nodes = MemoryTypeFlag::NODE_INPUT_MEMORY.0 | MemoryTypeFlag::NODE_OUTPUT_MEMORY.0;
        required_memory(memory) & nodes != 0
    }

    /// The version of the flags. A linker makes an older barrier of them, if that has a mode: it synchronizes a group, or
    /// is a fence of group-shared memory, or of views for the group or the device.
    const fn since(&self) -> Version {
        let scope = BarrierSemanticFlag::GROUP_SCOPE.union(BarrierSemanticFlag::DEVICE_SCOPE);
        match self.memory {
            _ if self.is_of_reordering() => Version::V1_9,
            None => Version::V1_0,
            Some(memory) if Self::is_of_nodes(memory) => Version::V1_8,
            Some(_) if self.has(BarrierSemanticFlag::GROUP_SYNC) => Version::V1_0,
            Some(memory) if memory & MemoryTypeFlag::GROUP_SHARED_MEMORY.0 != 0 => Version::V1_0,
            Some(memory) if memory & MemoryTypeFlag::UAV_MEMORY.0 != 0 && self.has(scope) => {
                Version::V1_0
            }
            Some(_) => Version::V1_8,
        }
    }

    /// The stages that have such a scope or such memory, and libraries.
    const fn stages(&self) -> ShaderStageFlags {
        let stages = match self.memory {
            _ if self.is_of_reordering() => 1 << ShaderKind::RayGeneration.0,
            Some(memory) if Self::is_of_nodes(memory) => 1 << ShaderKind::Node.0,
            _ => return ShaderStageFlags(u32::MAX),
        };
        ShaderStageFlags(1 << ShaderKind::Library.0 | stages)
    }
}

/// The stages that a validator knows.
pub(crate) fn known_stages(validator: ValidatorVersion) -> ShaderStageFlags {
    let last = match validator {
        version if version < ValidatorVersion::V1_5 => ShaderKind::Callable,
        version if version < ValidatorVersion::V1_8 => ShaderKind::Amplification,
        _ => ShaderKind::Node,
    };
    ShaderStageFlags((2 << last.0) - 1)
}

/// The stages in which an operation can be used, in one version or another.
fn stages(op: OpCode) -> ShaderStageFlags {
    // The validator takes these for operations of all stages; nothing is known of those that are reserved.
    let is_of_all =
        matches!(op, OpCode::LoadInput | OpCode::CreateHandle | OpCode::CreateHandleForLib);
    if op.is_reserved() || is_of_all {
        return ShaderStageFlags(u32::MAX);
    }
    let known =
        Version::ALL.iter().fold(StageSet::EMPTY, |all, version| all.union(op.stages(*version)));
    let kinds = (0_u32..).zip(&STAGES_OF_KINDS);
    let bits = kinds.map(|(kind, stages)| u32::from(stages.contains_any(known)) << kind);
    // The validator takes this one for an operation of domain shaders, too.
    let of_domain = u32::from(op == OpCode::LoadOutputControlPoint) << ShaderKind::Domain.0;
    ShaderStageFlags(bits.fold(of_domain, |all, bit| all | bit))
}

/// The stages that each kind of shader has, of which a library stands for its functions.
const STAGES_OF_KINDS: [StageSet; ShaderKind::Node.0 as usize + 1] = {
    let mut stages = [StageSet::EMPTY; ShaderKind::Node.0 as usize + 1];
    let mut kind = 0;
    while kind < stages.len() {
        if let Some(stage) = ShaderKind(kind as _).stage() {
            stages[kind] = StageSet::of(&[stage]);
        }
        kind += 1;
    }
    stages[ShaderKind::Library.0 as usize] = StageSet::of(&[ShaderStage::Library]);
    let hull = &mut stages[ShaderKind::Hull.0 as usize];
    *hull = hull.with(ShaderStage::PatchConstant);
    stages
};

/// The stages with thread groups but for nodes.
const WITH_GROUPS_BEFORE_NODES: u32 =
    1 << ShaderKind::Compute.0 | 1 << ShaderKind::Mesh.0 | 1 << ShaderKind::Amplification.0;

/// The stages with thread groups, and libraries.
const WITH_GROUPS: u32 =
    WITH_GROUPS_BEFORE_NODES | 1 << ShaderKind::Library.0 | 1 << ShaderKind::Node.0;

/// Whether the result of a call is a 64-bit integer.
fn is_64_bit(module: &Module, call: &Call<'_>) -> bool {
    let Some(Type::Function { result, .. }) = module.types.get(module.functions[call.function].ty)
    else {
        return false;
    };
    module.types.get(*result) == Some(&Type::Integer { bits: 64 })
}

/// Restricts each function by those that it calls.
fn spread(calls: &[(FunctionId, FunctionId)], all: &mut IdMap<FunctionId, Compatibility>) {
    let mut callers = IdMap::<FunctionId, Vec<FunctionId>>::new();
    for (caller, callee) in calls {
        callers.get_or_insert(*callee, Vec::new()).push(*caller);
    }
    // A function is looked at again whenever it becomes more restricted.
    let mut changed: Vec<_> = callers.iter().map(|(callee, _)| callee).collect();
    while let Some(callee) = changed.pop() {
        let Some(of_callee) = all.get(callee).copied() else { continue };
        for caller in callers.get(callee).into_iter().flatten() {
            let Some(of_caller) = all.get_mut(*caller) else { continue };
            let before = *of_caller;
            of_caller.restrict(of_callee.version, of_callee.stages);
            if *of_caller != before {
                changed.push(*caller);
            }
        }
    }
}

/// The version that the kind, the properties and the flags of an entry point require.
fn since_of_entry(entry: &EntryPoint, kind: ShaderKind, flags: ShaderFlags) -> Version {
    let kind_since = kind.stage().map_or(Version::V1_0, ShaderStage::since);
    let properties = entry.properties.as_ref();
    let size = properties.and_then(|it| it.wave_size()).map(|_| Version::V1_6);
    let range = properties.and_then(|it| it.ranged_wave_size()).map(|wave| match wave.max {
        0 => Version::V1_6,
        _ => Version::V1_8,
    });
    let has_derivatives =
        kind == ShaderKind::Compute && flags.contains(ShaderFlags::UsesDerivatives);
    let derivatives = has_derivatives.then_some(Version::V1_6);
    [Some(kind_since), size, range, derivatives]
        .into_iter()
        .flatten()
        .max()
        .unwrap_or(Version::V1_0)
}
