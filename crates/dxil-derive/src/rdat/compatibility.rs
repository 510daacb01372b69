//! The least shader model that functions require, and the stages in which they can be used.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_container::layout::rdat::ShaderStageFlags;
use dxil_container::write::ValidatorVersion;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::calls::Call;
use dxil_ir::{FunctionId, Module, Type};
use dxil_metadata::EntryPoint;
use dxil_ops::{OpCode, ShaderStage, Version};

use super::usage::Usage;
use crate::metadata::needs_group;
use crate::shader::Shader;

/// The stages and versions that a function is compatible with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Compatibility {
    /// The least version that it requires.
    pub(super) version: Version,
    /// The stages in which it can be used.
    pub(super) stages: ShaderStageFlags,
}

/// Values of 16 bits that are 16 bits wide.
const NATIVE_LOW_PRECISION: ShaderFlags =
    ShaderFlags(ShaderFlags::LowPrecisionPresent.0 | ShaderFlags::UseNativeLowPrecision.0);

/// Shader flags that require a version.
const SINCE: [(ShaderFlags, Version); 17] = [
    (ShaderFlags::ViewID, Version::V1_1),
    (ShaderFlags::Barycentrics, Version::V1_1),
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
    (NATIVE_LOW_PRECISION, Version::V1_2),
    (ShaderFlags::LinearAlgebra, Version::V1_10),
];

/// The compatibility of the functions of a library.
pub(super) struct Compatibilities(BTreeMap<FunctionId, Compatibility>);

impl Compatibilities {
    pub(super) fn new(
        shader: &Shader<'_>,
        usage: &Usage<'_>,
        flags: &BTreeMap<FunctionId, ShaderFlags>,
    ) -> Self {
        let mut all = own(shader.module(), shader.validator);
        spread(shader.module(), usage, &mut all);
        for entry in &shader.metadata.entry_points {
            let Some(compatibility) = entry.function.and_then(|id| all.get_mut(&id)) else {
                continue;
            };
            if let Some(kind) = entry.kind() {
                compatibility.stages =
                    ShaderStageFlags(1_u32.checked_shl(kind.0.into()).unwrap_or(0));
            }
            if shader.validator >= ValidatorVersion::V1_8 {
                compatibility.version = compatibility.version.max(since_of_entry(entry));
            }
        }
        for (id, compatibility) in &mut all {
            let flags = flags.get(id).copied().unwrap_or_default();
            let since = SINCE.iter().filter(|(flag, _)| flags.contains(*flag));
            let since = since.map(|(_, since)| *since).max().unwrap_or(Version::V1_0);
            compatibility.version = compatibility.version.max(since);
        }
        Self(all)
    }

    /// Returns the compatibility of a function with a body.
    pub(super) fn of(&self, function: FunctionId) -> Option<Compatibility> {
        self.0.get(&function).copied()
    }
}

impl Compatibility {
    /// Returns the compatibility of a function without calls: all stages that the validator knows.
    fn any(validator: ValidatorVersion) -> Self {
        let last = match validator {
            version if version < ValidatorVersion::V1_5 => ShaderKind::Callable,
            version if version < ValidatorVersion::V1_8 => ShaderKind::Amplification,
            _ => ShaderKind::Node,
        };
        Self { version: Version::V1_0, stages: ShaderStageFlags((2 << last.0) - 1) }
    }

    /// Returns the compatibility that both functions have.
    fn and(self, other: Self) -> Self {
        Self {
            version: self.version.max(other.version),
            stages: ShaderStageFlags(self.stages.0 & other.stages.0),
        }
    }

    /// Returns the compatibility of a call in a library. A linker may lower the operation.
    fn of_call(module: &Module, call: &Call<'_>, validator: ValidatorVersion) -> Option<Self> {
        let op = call.operation(module)?;
        let version = match op {
            OpCode::AtomicBinOp | OpCode::AtomicCompareExchange if is_64_bit(module, call) => {
                Version::V1_6
            }
            // This one validator does not know that they are lowered.
            OpCode::AnnotateHandle | OpCode::CreateHandleFromBinding
                if validator == ValidatorVersion::V1_6 =>
            {
                op.since()
            }
            _ => op.since_translated().min(op.since_validated()),
        };
        let mut stages = stages(op);
        if needs_group(module, op, call.arguments) {
            stages.0 &= with_groups();
        }
        Some(Self { version, stages })
    }
}

/// The stages in which an operation can be used.
fn stages(op: OpCode) -> ShaderStageFlags {
    // It is lowered to `CreateHandle`, which all stages have.
    if op == OpCode::CreateHandleForLib {
        return ShaderStageFlags(u32::MAX);
    }
    let newest = op.stages(Version::V1_10);
    let has = |kind| match kind {
        ShaderKind::Library => newest.contains(ShaderStage::Library),
        ShaderKind::Hull => {
            newest.contains(ShaderStage::Hull) || newest.contains(ShaderStage::PatchConstant)
        }
        kind => kind.stage().is_some_and(|stage| newest.contains(stage)),
    };
    let kinds = (ShaderKind::Pixel.0..=ShaderKind::Node.0).filter(|kind| has(ShaderKind(*kind)));
    ShaderStageFlags(kinds.fold(0, |stages, kind| stages | 1 << kind))
}

/// The stages with thread groups, and libraries.
fn with_groups() -> u32 {
    let kinds = [
        ShaderKind::Compute,
        ShaderKind::Library,
        ShaderKind::Mesh,
        ShaderKind::Amplification,
        ShaderKind::Node,
    ];
    kinds.iter().fold(0, |stages, kind| stages | 1 << kind.0)
}

/// Whether the result of a call is a 64-bit integer.
fn is_64_bit(module: &Module, call: &Call<'_>) -> bool {
    let Some(Type::Function { result, .. }) = module.types.get(module.functions[call.function].ty)
    else {
        return false;
    };
    module.types.get(*result) == Some(&Type::Integer { bits: 64 })
}

/// Returns the compatibility of each function by its own calls of operations.
fn own(module: &Module, validator: ValidatorVersion) -> BTreeMap<FunctionId, Compatibility> {
    let bodies = module.functions.iter().filter(|(_, function)| function.body.is_some());
    let any = Compatibility::any(validator);
    let mut all: BTreeMap<_, _> = bodies.map(|(id, _)| (id, any)).collect();
    for call in Call::all(module) {
        let of_call = Compatibility::of_call(module, &call, validator);
        if let (Some(of_call), Some(own)) = (of_call, all.get_mut(&call.caller)) {
            *own = own.and(of_call);
        }
    }
    all
}

/// Restricts each function by those that it calls.
fn spread(module: &Module, usage: &Usage<'_>, all: &mut BTreeMap<FunctionId, Compatibility>) {
    let mut callers = BTreeMap::<FunctionId, Vec<FunctionId>>::new();
    for id in module.functions.ids() {
        for callee in usage.of(id).into_iter().flat_map(|used| &used.calls) {
            callers.entry(*callee).or_default().push(id);
        }
    }
    // A function is looked at again whenever it becomes more restricted.
    let mut changed: Vec<_> = all.keys().copied().collect();
    while let Some(callee) = changed.pop() {
        let Some(of_callee) = all.get(&callee).copied() else { continue };
        for caller in callers.get(&callee).into_iter().flatten() {
            let Some(of_caller) = all.get_mut(caller) else { continue };
            let both = of_caller.and(of_callee);
            if both != *of_caller {
                *of_caller = both;
                changed.push(*caller);
            }
        }
    }
}

/// The version that the kind and the properties of an entry point require.
fn since_of_entry(entry: &EntryPoint) -> Version {
    let kind = entry.kind().and_then(ShaderKind::stage).map_or(Version::V1_0, ShaderStage::since);
    let properties = entry.properties.as_ref();
    let size = properties.and_then(|it| it.wave_size()).map(|_| Version::V1_6);
    let range = properties.and_then(|it| it.ranged_wave_size()).map(|wave| match wave.max {
        0 => Version::V1_6,
        _ => Version::V1_8,
    });
    [Some(kind), size, range].into_iter().flatten().max().unwrap_or(Version::V1_0)
}
