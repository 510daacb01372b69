//! Root signatures: what they state, and whether they bind the resources of a shader.

mod register;
mod sampler;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::At;
use dxil_container::layout::psv::{ResourceBinding, ResourceType};
use dxil_container::layout::{
    DescriptorRange, DescriptorRangeFlags as RangeFlags, DescriptorRangeType, RootDescriptorFlags,
    RootParameterHeader, RootParameterType, RootSignatureFlags, RootSignatureVersion,
    ShaderVisibility,
};
use dxil_container::read::{DescriptorTable, RootParameter, RootPayload, RootSignature};
use dxil_format::ShaderKind;

use register::Registers;

/// A bit that the runtime allows in the flags of a root signature, without a name in public headers.
const LOW_TIER_LIMIT: u32 = 1 << 31;

/// The number of places in a table.
const PLACES: u64 = 1 << 32;

/// What is wrong with a root signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Violation {
    /// The byte at which the record begins that is wrong: of the file if the root signature was read from one.
    pub(crate) offset: usize,
    /// The error.
    pub(crate) message: String,
}

/// Finds what is wrong with a root signature by itself, and if nothing is, the resources of a shader that it does not bind.
#[must_use]
pub(crate) fn check(
    signature: &RootSignature<'_>,
    resources: &[ResourceBinding],
    stage: ShaderKind,
) -> Vec<Violation> {
    let mut check = Check::default();
    check.header(signature);
    for (index, parameter) in signature.parameters.iter().enumerate() {
        check.parameter(index, &parameter);
    }
    for (index, sampler) in signature.samplers.iter().enumerate() {
        check.sampler(index, sampler.range().start, &sampler.get());
    }
    let mut violations = check.violations;
    register::sort(&mut check.registers);
    violations.extend(register::overlaps(&check.registers));
    if violations.is_empty() {
        let offset = signature.header.offset();
        let fits = fit(signature.header.flags, &check.registers, resources, stage);
        violations.extend(fits.into_iter().map(|message| Violation { offset, message }));
    }
    violations
}

/// What is found of the records of a root signature.
#[derive(Default)]
struct Check {
    violations: Vec<Violation>,
    /// The registers that are bound.
    registers: Vec<Registers>,
}

impl Check {
    fn report(&mut self, offset: usize, message: String) {
        self.violations.push(Violation { offset, message });
    }

    fn header(&mut self, signature: &RootSignature<'_>) {
        let header = &signature.header;
        if header.version > RootSignatureVersion::V1_1 {
            let message = format!("the validator does not know version {}", header.version);
            self.report(header.offset(), message);
        }
        let unknown = header.flags.unknown().0 & !LOW_TIER_LIMIT;
        if unknown != 0 {
            let message = format!("the flags {unknown:#x} of the root signature are not known");
            self.report(header.offset(), message);
        }
    }

    fn visibility(&mut self, visibility: ShaderVisibility, offset: usize, of: &str) {
        if visibility.name().is_none() {
            let message =
                format!("{of} is visible to shaders of the unknown kind {}", visibility.0);
            self.report(offset, message);
        }
    }

    fn parameter(&mut self, index: usize, parameter: &RootParameter<'_>) {
        let (visibility, offset) = (parameter.header.visibility, parameter.header.offset());
        let of = format!("parameter {index}");
        self.visibility(visibility, offset, &of);
        let kind = match parameter.header.kind {
            RootParameterType::SRV => DescriptorRangeType::SRV,
            RootParameterType::UAV => DescriptorRangeType::UAV,
            _ => DescriptorRangeType::CBV,
        };
        let one = |space, first| Registers {
            kind,
            space,
            first,
            last: first,
            visibility,
            is_root_descriptor: false,
            offset,
        };
        match &parameter.payload {
            RootPayload::Constants(it) => {
                self.registers.push(one(it.register_space, it.shader_register));
            }
            RootPayload::Descriptor(descriptor) => {
                let it = descriptor.get();
                self.descriptor_flags(it.flags, offset, &of);
                let registers = one(it.register_space, it.shader_register);
                self.registers.push(Registers { is_root_descriptor: true, ..registers });
            }
            RootPayload::Table(table) => self.table(table, &parameter.header, &of),
            RootPayload::Unknown => {
                let message = format!("{of} is of the unknown kind {}", parameter.header.kind.0);
                self.report(offset, message);
            }
        }
    }

    fn descriptor_flags(&mut self, flags: RootDescriptorFlags, offset: usize, of: &str) {
        let unknown = flags.unknown().0;
        if unknown != 0 {
            self.report(offset, format!("the flags {unknown:#x} of {of} are not known"));
        }
        if (flags.0 ^ unknown).count_ones() > 1 {
            self.report(offset, format!("{of} has several flags that tell when its data change"));
        }
    }

    /// The ranges of a table, and their places in it.
    fn table(&mut self, table: &DescriptorTable<'_>, header: &At<RootParameterHeader>, of: &str) {
        let samplers =
            table.ranges.iter().filter(|it| it.get().kind == DescriptorRangeType::Sampler);
        let samplers = samplers.count();
        if samplers > 0 && samplers < table.ranges.len() {
            let message = format!("{of} is a table of samplers and of other resources");
            self.report(header.offset(), message);
        }
        // The place after the range before.
        let mut end = 0;
        for (index, record) in table.ranges.iter().enumerate() {
            let (range, offset) = (record.get(), record.range().start);
            let of = format!("range {index} of {of}");
            let start = match range.offset_from_table_start {
                DescriptorRange::APPEND => end,
                start => start.into(),
            };
            if start == PLACES {
                self.report(offset, format!("{of} is after one without an end"));
            }
            end = match range.num_descriptors {
                DescriptorRange::UNBOUNDED => PLACES,
                count => start.saturating_add(count.into()).min(PLACES + 1),
            };
            if end > PLACES {
                self.report(offset, format!("{of} ends after the last place of a table"));
            }
            self.range(&range, header.visibility, offset, &of);
        }
    }

    fn range(
        &mut self,
        range: &DescriptorRange,
        visibility: ShaderVisibility,
        offset: usize,
        of: &str,
    ) {
        if range.kind.name().is_none() {
            self.report(offset, format!("{of} is of the unknown kind {}", range.kind.0));
        }
        if range.num_descriptors == 0 {
            self.report(offset, format!("{of} has no descriptors"));
        }
        let DescriptorRange { kind, base_shader_register: first, register_space: space, .. } =
            *range;
        if let Some(last) = register::last(first, range.num_descriptors) {
            let is_root_descriptor = false;
            let registers =
                Registers { kind, space, first, last, visibility, is_root_descriptor, offset };
            self.registers.push(registers);
        } else if range.num_descriptors > 0 {
            self.report(offset, format!("{of} has more registers than there are"));
        }
        self.range_flags(range, offset, of);
    }

    fn range_flags(&mut self, range: &DescriptorRange, offset: usize, of: &str) {
        let unknown = range.flags.unknown().0;
        if unknown != 0 {
            self.report(offset, format!("the flags {unknown:#x} of {of} are not known"));
        }
        let flags = range.flags;
        let of_data = [
            RangeFlags::DataVolatile,
            RangeFlags::DataStaticWhileSetAtExecute,
            RangeFlags::DataStatic,
        ];
        let of_data = of_data.into_iter().filter(|it| flags.contains(*it)).count();
        if of_data > 0 && range.kind == DescriptorRangeType::Sampler {
            self.report(
                offset,
                format!("{of} is of samplers, which have no data that could change"),
            );
        } else if of_data > 1 {
            self.report(offset, format!("{of} has several flags that tell when its data change"));
        } else if flags.contains(RangeFlags::DataStatic.union(RangeFlags::DescriptorsVolatile))
            && range.kind != DescriptorRangeType::Sampler
        {
            self.report(offset, format!("{of} has static data of descriptors that may change"));
        }
    }
}

/// The shaders of a stage, and the flag that denies them all bindings.
const fn of_stage(stage: ShaderKind) -> Option<(ShaderVisibility, RootSignatureFlags)> {
    use RootSignatureFlags as Flags;
    use ShaderVisibility as Visibility;
    Some(match stage {
        ShaderKind::Vertex => (Visibility::Vertex, Flags::DenyVertexShaderRootAccess),
        ShaderKind::Hull => (Visibility::Hull, Flags::DenyHullShaderRootAccess),
        ShaderKind::Domain => (Visibility::Domain, Flags::DenyDomainShaderRootAccess),
        ShaderKind::Geometry => (Visibility::Geometry, Flags::DenyGeometryShaderRootAccess),
        ShaderKind::Pixel => (Visibility::Pixel, Flags::DenyPixelShaderRootAccess),
        ShaderKind::Amplification => {
            (Visibility::Amplification, Flags::DenyAmplificationShaderRootAccess)
        }
        ShaderKind::Mesh => (Visibility::Mesh, Flags::DenyMeshShaderRootAccess),
        _ => return None,
    })
}

/// The resources that are not bound, of a shader of this stage.
fn fit(
    flags: RootSignatureFlags,
    registers: &[Registers],
    resources: &[ResourceBinding],
    stage: ShaderKind,
) -> Vec<String> {
    let own = of_stage(stage);
    let sees = |visibility| {
        visibility == ShaderVisibility::All || own.is_some_and(|it| it.0 == visibility)
    };
    // Those do not overlap: they are in the order of their ends, too.
    let visible: Vec<_> = registers.iter().filter(|it| sees(it.visibility)).copied().collect();
    let bound = resources.iter().filter_map(|it| Some((it, range_type(it.resource_type)?)));
    let mut messages = Vec::new();
    for (resource, kind) in bound.clone() {
        messages.extend(binding(resource, kind, &visible));
    }
    if let Some((_, flag)) = own.filter(|(_, flag)| flags.contains(*flag) && bound.count() > 0) {
        messages.push(format!("the shader has resources, but the root signature says {flag}"));
    }
    messages
}

/// The kind of range that binds such a resource.
const fn range_type(ty: ResourceType) -> Option<DescriptorRangeType> {
    Some(match ty {
        ResourceType::Sampler => DescriptorRangeType::Sampler,
        ResourceType::CBV => DescriptorRangeType::CBV,
        ResourceType::SRVTyped | ResourceType::SRVRaw | ResourceType::SRVStructured => {
            DescriptorRangeType::SRV
        }
        ResourceType::UAVTyped
        | ResourceType::UAVRaw
        | ResourceType::UAVStructured
        | ResourceType::UAVStructuredWithCounter => DescriptorRangeType::UAV,
        _ => return None,
    })
}

/// What is wrong with the binding of a resource. Of one without an end, the validator looks at the first register.
fn binding(
    resource: &ResourceBinding,
    kind: DescriptorRangeType,
    visible: &[Registers],
) -> Option<String> {
    let ResourceBinding { space, lower_bound, upper_bound, resource_type, .. } = *resource;
    let last = if upper_bound == u32::MAX { lower_bound } else { upper_bound };
    let Some(registers) = register::covering(visible, kind, space, lower_bound, last) else {
        return Some(format!(
            "nothing that the shader sees binds its {kind} in registers {lower_bound} to {last} of space {space}"
        ));
    };
    let is_for_table = matches!(
        resource_type,
        ResourceType::SRVTyped | ResourceType::UAVTyped | ResourceType::UAVStructuredWithCounter
    );
    (registers.is_root_descriptor && is_for_table).then(|| {
        format!(
            "a root descriptor binds the {resource_type} in register {lower_bound} of space {space}"
        )
    })
}
