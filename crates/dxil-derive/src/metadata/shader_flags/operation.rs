//! The flags of calls of operations.

use bstr::ByteSlice as _;
use dxil_format::ShaderFlags;
use dxil_ir::{Body, ConstantKind, FunctionId, Module, Value};
use dxil_ops::ops::{
    AtomicBinOp, AtomicCompareExchange, Barrier, BarrierByMemoryHandle, BarrierByMemoryType,
    BarrierByNodeRecordHandle, BufferLoad, CreateHandleFromHeap, Operation, TextureLoad,
};
use dxil_ops::{
    Argument, BarrierMode, BarrierSemanticFlag, FunctionName, MemoryTypeFlag, OpCode,
    ShaderFeature, ShaderStage, Target, Version,
};

use super::function::{UsedUavs, is_multisampled};
use super::rules::Types;
use super::{Program, union};

/// Whether an operation takes derivatives, for which mesh and amplification shaders require a feature.
pub(crate) fn is_derivative(op: OpCode) -> bool {
    let target = Target::new(Version::V1_6, ShaderStage::Mesh);
    op.has_own_features()
        && op.features(target, &[]).contains(ShaderFeature::DerivativesInMeshAndAmpShaders)
}

impl Program<'_> {
    /// The flags that calls of an operation through this function require, whatever the operands are.
    pub(super) fn flags_of_operation(&self, function: FunctionId, op: OpCode) -> ShaderFlags {
        // Few operations require anything for more than their types.
        if !op.has_own_features() {
            return ShaderFlags::default();
        }
        let name = self.module.functions[function].name.to_str().ok();
        let name = name.and_then(|name| FunctionName::parse(name).ok());
        let overloads = name.as_ref().map_or(&[][..], FunctionName::overloads);
        // Whether these are used, types tell, even if the opcode is that of an operation of another type.
        let of_types = ShaderFlags::EnableDoublePrecision
            | ShaderFlags::Int64Ops
            | ShaderFlags::LowPrecisionPresent;
        self.rules.of_operation(op, overloads).difference(of_types)
    }

    /// The flags that a call requires for its operands.
    pub(super) fn flags_of_call(
        &self,
        body: &Body,
        op: OpCode,
        arguments: &[Value],
        types: Types,
    ) -> ShaderFlags {
        let of_handle = match op {
            OpCode::TextureLoad => TextureLoad::from_operands(arguments)
                .map(|load| self.flags_of_typed_load(body, load.srv)),
            OpCode::BufferLoad => BufferLoad::from_operands(arguments)
                .map(|load| self.flags_of_typed_load(body, load.srv)),
            OpCode::AtomicBinOp if types.contains(Types::LONG) => {
                AtomicBinOp::from_operands(arguments)
                    .map(|atomic| self.flags_of_long_atomic(body, atomic.handle))
            }
            OpCode::AtomicCompareExchange if types.contains(Types::LONG) => {
                AtomicCompareExchange::from_operands(arguments)
                    .map(|atomic| self.flags_of_long_atomic(body, atomic.handle))
            }
            OpCode::CreateHandleFromHeap => CreateHandleFromHeap::from_operands(arguments)
                .map(|create| self.flags_of_heap(create.sampler_heap)),
            _ => Ok(ShaderFlags::default()),
        };
        let others = [
            (self.has_variable_offset(op, arguments), ShaderFlags::AdvancedTextureOps),
            (self.has_clamp(op, arguments), ShaderFlags::TiledResources),
            (needs_group(self.module, op, arguments), ShaderFlags::RequiresGroup),
        ];
        of_handle.unwrap_or_default() | union(others)
    }

    /// The UAVs that a call makes handles of, as functions use them.
    pub(super) fn use_uav(&self, body: &Body, op: OpCode, handle: Value, used: &mut UsedUavs) {
        if matches!(op, OpCode::CreateHandle | OpCode::CreateHandleForLib | OpCode::AnnotateHandle)
        {
            let view = handle.instruction().and_then(|call| self.handles.view(body, call));
            if let Some(view) = view.filter(|view| view.is_uav) {
                used.any = true;
                used.multisampled |= is_multisampled(view.kind);
            }
        }
    }

    /// The flags of a load from a texture or typed buffer.
    fn flags_of_typed_load(&self, body: &Body, handle: Value) -> ShaderFlags {
        let call = self.handles.call(body, handle);
        let view = call.and_then(|call| self.handles.view(body, call));
        let Some(view) = view.filter(|view| view.is_uav) else { return ShaderFlags::default() };
        // Validator 1.0 takes all loads for those of several components.
        let is_any = self.rules.validator < Version::new(1, 1);
        let components = if view.kind.is_typed() { view.components } else { 1 };
        self.rules.of_typed_load(if is_any { u32::MAX } else { components })
    }

    /// The flags of an atomic operation on 64 bits.
    fn flags_of_long_atomic(&self, body: &Body, handle: Value) -> ShaderFlags {
        let Some(call) = self.handles.call(body, handle) else { return ShaderFlags::default() };
        let is_typed = self.handles.view(body, call).is_some_and(|view| view.kind.is_typed());
        let is_of_heap = self.handles.annotated_uav(body, call).is_none();
        union([
            (is_typed, ShaderFlags::AtomicInt64OnTypedResource),
            (is_of_heap, ShaderFlags::AtomicInt64OnHeapResource),
        ])
    }

    /// The flags of a handle from a descriptor heap.
    fn flags_of_heap(&self, is_sampler: Value) -> ShaderFlags {
        match self.handles.integer(is_sampler) {
            Some(0) => ShaderFlags::ResourceDescriptorHeapIndexing,
            _ => ShaderFlags::SamplerDescriptorHeapIndexing,
        }
    }

    /// Whether texels are at an offset that is no constant.
    fn has_variable_offset(&self, op: OpCode, arguments: &[Value]) -> bool {
        (takes_texel_offsets(op) || op == OpCode::TextureLoad)
            && named(op, arguments)
                .any(|(name, value)| name.starts_with("offset") && value.constant().is_none())
    }

    /// Whether a sample clamps the level of detail. Older validators do not look at it.
    fn has_clamp(&self, op: OpCode, arguments: &[Value]) -> bool {
        let is_set = |value: Value| match value.constant() {
            None => true,
            Some(id) => match self.module.constants[id].kind {
                ConstantKind::Float(bits) => bits << 1 != 0,
                ConstantKind::Undef => false,
                _ => true,
            },
        };
        self.rules.validator >= Version::V1_8
            && takes_clamp(op)
            && named(op, arguments).any(|(name, value)| name == "clamp" && is_set(value))
    }
}

/// Whether an operation samples with offsets in texels, which early hardware takes as constants only.
const fn takes_texel_offsets(op: OpCode) -> bool {
    takes_clamp(op) || matches!(op, OpCode::SampleLevel | OpCode::SampleCmpLevelZero)
}

/// Whether an operation samples with a clamp of the level of detail.
pub(super) const fn takes_clamp(op: OpCode) -> bool {
    matches!(
        op,
        OpCode::Sample
            | OpCode::SampleBias
            | OpCode::SampleGrad
            | OpCode::SampleCmp
            | OpCode::SampleCmpGrad
            | OpCode::SampleCmpBias
    )
}

/// The arguments of a call with their names.
fn named(op: OpCode, arguments: &[Value]) -> impl Iterator<Item = (&'static str, Value)> + '_ {
    let names = op.signature().arguments().iter().map(Argument::name);
    names.zip(arguments.iter().skip(1).copied())
}

/// The kinds of memory that a shader with a barrier for these must have: one for all of them is for those that there are.
pub(crate) const fn required_memory(flags: i32) -> i32 {
    const ALL: MemoryTypeFlag = MemoryTypeFlag::UAV_MEMORY
        .union(MemoryTypeFlag::GROUP_SHARED_MEMORY)
        .union(MemoryTypeFlag::NODE_INPUT_MEMORY)
        .union(MemoryTypeFlag::NODE_OUTPUT_MEMORY);
    if flags == ALL.0 { MemoryTypeFlag::UAV_MEMORY.0 } else { flags }
}

/// Whether a barrier is one of the thread group.
pub(crate) fn needs_group(module: &Module, op: OpCode, arguments: &[Value]) -> bool {
    let integer = |value: Value| module.constants.integer_value(value.constant()?);
    let flags = |value| integer(value).map(|it| it as i32);
    let synchronizes = |semantics| {
        let group = BarrierSemanticFlag::GROUP_SYNC.union(BarrierSemanticFlag::GROUP_SCOPE);
        flags(semantics).is_some_and(|semantics| semantics & group.0 != 0)
    };
    match op {
        OpCode::Barrier => Barrier::from_operands(arguments).is_ok_and(|barrier| {
            flags(barrier.barrier_mode) != Some(BarrierMode::UAV_FENCE_GLOBAL.0)
        }),
        OpCode::BarrierByMemoryType => {
            BarrierByMemoryType::from_operands(arguments).is_ok_and(|barrier| {
                let memory = required_memory(flags(barrier.memory_type_flags).unwrap_or_default());
                let shared = MemoryTypeFlag::GROUP_SHARED_MEMORY.0;
                memory & shared != 0 || synchronizes(barrier.semantic_flags)
            })
        }
        OpCode::BarrierByMemoryHandle => BarrierByMemoryHandle::from_operands(arguments)
            .is_ok_and(|barrier| synchronizes(barrier.semantic_flags)),
        OpCode::BarrierByNodeRecordHandle => BarrierByNodeRecordHandle::from_operands(arguments)
            .is_ok_and(|barrier| synchronizes(barrier.semantic_flags)),
        OpCode::GetGroupWaveIndex | OpCode::GetGroupWaveCount => true,
        _ => false,
    }
}
