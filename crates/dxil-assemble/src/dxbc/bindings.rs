//! The bindings in `RDEF` that follow from a DXBC program.

use alloc::collections::{BTreeMap, BinaryHeap};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use dxbc_code::enumeration::{self, SamplerMode};
use dxbc_code::{Error, Instruction, Opcode, Program, RangeKind, ResourceRange, Statement};
use dxil_container::layout::rdef::{
    ResourceDimension, ResourceReturnType, ShaderInputFlags, ShaderInputType,
};
use dxil_container::write::ShaderInputBinding;
use dxil_format::ResourceClass;
use dxil_ops::ShaderModel;

use super::source::SourceResource;

/// The bindings of `RDEF`: in FXC's order, the resources that a program declares.
pub(super) fn bindings(
    program: &Program<'_>,
    resources: &[SourceResource],
) -> Result<Vec<ShaderInputBinding>, Error> {
    let (mut ranges, mut counters) = (Vec::new(), BTreeMap::new());
    for located in program.statements() {
        let Statement::Instruction(instruction) = located?.statement else { continue };
        if let Some(range) = ResourceRange::of(&instruction, program.model) {
            ranges.push(range);
        } else if let Some((id, kind)) = counter(&instruction) {
            counters.insert(id, kind);
        }
    }
    ranges.sort_by_key(|range| (order(range.class), range.id));
    let mut bindings: Vec<ShaderInputBinding> = Vec::new();
    for (range, resource) in ranges.iter().zip(declared_by(&ranges, resources)) {
        let mut binding = binding(range, &counters, program.model);
        if let Some(resource) = resource {
            binding.name = resource.name.clone();
            binding.flags.0 |= resource.flags.0;
            if resource.has_counter && is_stream(binding.input_type) {
                binding.input_type = ShaderInputType::UavRwStructured;
            }
            if !has_ranges(program.model) {
                // Each register of an array that is used has a range.
                (binding.bind_point, binding.bind_count) = (resource.register, resource.count);
            }
        }
        let is_known = bindings.last().is_some_and(|last| {
            (last.input_type, last.bind_point) == (binding.input_type, binding.bind_point)
        });
        if has_ranges(program.model) || !is_known {
            bindings.push(binding);
        }
    }
    Ok(bindings)
}

/// The resource to which each range of the program belongs: of those that have its first register, the first.
fn declared_by<'r>(
    ranges: &[ResourceRange],
    resources: &'r [SourceResource],
) -> Vec<Option<&'r SourceResource>> {
    let mut order: Vec<_> = (0..ranges.len()).collect();
    let place = |range: &ResourceRange| (range.class, range.space, range.lower);
    order.sort_by_key(|index| place(&ranges[*index]));
    let mut starts: Vec<_> = resources.iter().enumerate().collect();
    starts.sort_by_key(|(_, it)| Reverse((it.class, it.space, it.register)));
    // Resources that begin at the register or before it, the first one on top.
    let mut open = BinaryHeap::new();
    let mut found = vec![None; ranges.len()];
    for index in order {
        let range = place(&ranges[index]);
        while let Some((number, it)) = starts.last().copied() {
            if (it.class, it.space, it.register) > range {
                break;
            }
            starts.pop();
            let last = it.register.saturating_add(it.count.saturating_sub(1));
            open.push(Reverse((number, (it.class, it.space, last))));
        }
        while open.peek().is_some_and(|Reverse((_, end))| *end < range) {
            open.pop();
        }
        found[index] = open.peek().map(|Reverse((number, _))| &resources[*number]);
    }
    found
}

/// The number by which instructions refer to a binding: the ID of its range, or its register.
pub(super) fn number_of(binding: &ShaderInputBinding, model: ShaderModel) -> u32 {
    if has_ranges(model) { binding.space.id } else { binding.bind_point }
}

/// Whether ranges have spaces, and IDs that are not their registers.
pub(super) fn has_ranges(model: ShaderModel) -> bool {
    model >= ShaderModel { major: 5, minor: 1 }
}

/// The view whose counter an instruction changes, and the kind of buffer that has such a counter.
fn counter(instruction: &Instruction) -> Option<(u32, ShaderInputType)> {
    let kind = match instruction.opcode {
        Opcode::ImmAtomicAlloc => ShaderInputType::UavAppendStructured,
        Opcode::ImmAtomicConsume => ShaderInputType::UavConsumeStructured,
        _ => return None,
    };
    let id = instruction.operand("view")?.indices.first()?.immediate()?;
    Some((u32::try_from(id).ok()?, kind))
}

/// Whether a view is to append to or to consume from.
const fn is_stream(kind: ShaderInputType) -> bool {
    matches!(kind, ShaderInputType::UavAppendStructured | ShaderInputType::UavConsumeStructured)
}

/// FXC lists samplers first, and constant buffers last.
const fn order(class: ResourceClass) -> u8 {
    match class {
        ResourceClass::Sampler => 0,
        ResourceClass::SRV => 1,
        ResourceClass::UAV => 2,
        _ => 3,
    }
}

fn binding(
    range: &ResourceRange,
    counters: &BTreeMap<u32, ShaderInputType>,
    model: ShaderModel,
) -> ShaderInputBinding {
    let count = range.upper.map(|upper| upper.wrapping_sub(range.lower).wrapping_add(1));
    let mut binding = ShaderInputBinding {
        input_type: input_type(range, counters),
        bind_point: range.lower,
        bind_count: count.unwrap_or(0),
        ..ShaderInputBinding::default()
    };
    if has_ranges(model) {
        (binding.space.space, binding.space.id) = (range.space, range.id);
    }
    match range.kind {
        _ if binding.input_type == ShaderInputType::TBuffer => {}
        RangeKind::ConstantBuffer { .. } => {}
        RangeKind::Sampler(mode) => {
            if mode == SamplerMode::Comparison {
                binding.flags = ShaderInputFlags::ComparisonSampler;
            }
        }
        RangeKind::Typed { dimension: shape, samples, return_types } => {
            binding.dimension = dimension(shape);
            binding.return_type = return_type(return_types);
            let is_multisampled = matches!(
                shape,
                enumeration::ResourceDimension::Texture2DMS
                    | enumeration::ResourceDimension::Texture2DMSArray
            );
            binding.sample_count = if is_multisampled { samples } else { u32::MAX };
        }
        RangeKind::Raw => {
            binding.dimension = ResourceDimension::Buffer;
            binding.return_type = ResourceReturnType::Mixed;
        }
        RangeKind::Structured { stride } => {
            binding.dimension = ResourceDimension::Buffer;
            binding.return_type = ResourceReturnType::Mixed;
            binding.sample_count = stride;
        }
    }
    binding
}

fn input_type(range: &ResourceRange, counters: &BTreeMap<u32, ShaderInputType>) -> ShaderInputType {
    let is_view = range.class == ResourceClass::UAV;
    match range.kind {
        RangeKind::ConstantBuffer { .. } => ShaderInputType::CBuffer,
        RangeKind::Sampler(_) => ShaderInputType::Sampler,
        RangeKind::Typed { .. } if is_view => ShaderInputType::UavRwTyped,
        RangeKind::Typed { return_types: [enumeration::ResourceReturnType::Mixed, ..], .. } => {
            ShaderInputType::TBuffer
        }
        RangeKind::Typed { .. } => ShaderInputType::Texture,
        RangeKind::Raw if is_view => ShaderInputType::UavRwByteAddress,
        RangeKind::Raw => ShaderInputType::ByteAddress,
        RangeKind::Structured { .. } if range.access.has_counter => {
            ShaderInputType::UavRwStructuredWithCounter
        }
        RangeKind::Structured { .. } if is_view => {
            counters.get(&range.id).copied().unwrap_or(ShaderInputType::UavRwStructured)
        }
        RangeKind::Structured { .. } => ShaderInputType::Structured,
    }
}

/// The type of all components; those that differ are `Mixed`. A double takes the next component, too.
fn return_type(types: [enumeration::ResourceReturnType; 4]) -> ResourceReturnType {
    use enumeration::ResourceReturnType as Type;
    let [first, ..] = types;
    if types.iter().all(|ty| *ty == first || matches!(ty, Type::Continued | Type::Unused)) {
        ResourceReturnType(first.number())
    } else {
        ResourceReturnType::Mixed
    }
}

/// The shape, which `RDEF` numbers as Direct3D's interfaces do.
const fn dimension(dimension: enumeration::ResourceDimension) -> ResourceDimension {
    use enumeration::ResourceDimension as Shape;
    match dimension {
        Shape::Buffer => ResourceDimension::Buffer,
        Shape::Texture1D => ResourceDimension::Texture1D,
        Shape::Texture2D => ResourceDimension::Texture2D,
        Shape::Texture2DMS => ResourceDimension::Texture2DMS,
        Shape::Texture3D => ResourceDimension::Texture3D,
        Shape::TextureCube => ResourceDimension::TextureCube,
        Shape::Texture1DArray => ResourceDimension::Texture1DArray,
        Shape::Texture2DArray => ResourceDimension::Texture2DArray,
        Shape::Texture2DMSArray => ResourceDimension::Texture2DMSArray,
        Shape::TextureCubeArray => ResourceDimension::TextureCubeArray,
        _ => ResourceDimension::Unknown,
    }
}
