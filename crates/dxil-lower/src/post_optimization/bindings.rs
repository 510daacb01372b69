//! Resources against the root signature that binds them.

use alloc::vec::Vec;
use core::fmt;

use dxil_container::layout::{
    DescriptorRange, DescriptorRangeType, RootSignatureFlags, ShaderVisibility,
};
use dxil_container::write::{RootPayload, RootSignature};
use dxil_format::{ResourceClass, ResourceKind};
use dxil_ops::ShaderStage;

use super::CLASSES;
use crate::Report;
use crate::resource::{Binding, Resources};

/// Registers that an element of the root signature binds.
#[derive(Clone, Copy)]
struct Bound {
    class: ResourceClass,
    space: u32,
    lower: u32,
    upper: u32,
    /// Whether a descriptor in the root signature itself does.
    is_root_descriptor: bool,
}

impl Bound {
    /// The order in which LLVM looks at registers.
    fn order(&self) -> (Option<usize>, u32, u32, u32) {
        let class = CLASSES.iter().position(|&class| class == self.class);
        (class, self.space, self.lower, self.upper)
    }

    fn binds(&self, class: ResourceClass, binding: Binding) -> bool {
        (self.class, self.space) == (class, binding.space)
            && self.lower <= binding.lower_bound
            && binding.upper_bound() <= self.upper
    }
}

/// As LLVM names registers in messages.
impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { space, lower, upper, .. } = self;
        let class = class_name(self.class);
        write!(f, "resource {class} (space={space}, registers=[{lower}, {upper}])")
    }
}

/// Checks that the root signature binds all resources, each register once, and lets the stage have them.
pub(super) fn check(
    signature: &RootSignature,
    stage: Option<ShaderStage>,
    resources: &Resources,
    report: &mut Report,
) {
    let mut bound = bound(signature, stage);
    bound.sort_by_key(Bound::order);
    // The registers that end last of those of the class and the space so far.
    let mut last: Option<Bound> = None;
    for it in &bound {
        let before = last.filter(|last| (last.class, last.space) == (it.class, it.space));
        if let Some(before) = before.filter(|before| before.upper >= it.lower) {
            report.error(format_args!("{it} overlaps with {before}"));
        }
        if before.is_none_or(|before| before.upper <= it.upper) {
            last = Some(*it);
        }
    }
    let mut has_bindings = false;
    for resource in &resources.list {
        let (class, binding) = (resource.ty.class(), resource.binding);
        let (name, register, space) = (class_name(class), binding.lower_bound, binding.space);
        let Some(it) = find(&bound, class, binding) else {
            report.error(format_args!(
                "{name} register {register} in space {space} does not have a binding in the Root Signature"
            ));
            continue;
        };
        let is_view = matches!(class, ResourceClass::SRV | ResourceClass::UAV);
        let kind = resource.ty.kind();
        let is_raw = matches!(kind, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer);
        if is_view && it.is_root_descriptor && !is_raw {
            report.error(format_args!(
                "{name} at register {register} and space {space} is bound to a texture or typed buffer. {name} root descriptors can only be Raw or Structured buffers."
            ));
            continue;
        }
        has_bindings = true;
    }
    let denied = stage.and_then(denial).is_some_and(|flag| signature.flags.contains(flag));
    if has_bindings && denied {
        report.error(
            "Shader has root bindings but root signature uses a DENY flag to disallow root binding access to the shader stage.",
        );
    }
}

/// The element that binds all registers of a resource: of those that begin no later, the last.
fn find(bound: &[Bound], class: ResourceClass, binding: Binding) -> Option<&Bound> {
    let class_index = CLASSES.iter().position(|&it| it == class);
    let key = (class_index, binding.space, binding.lower_bound, u32::MAX);
    let end = bound.partition_point(|it| it.order() <= key);
    bound[..end].last().filter(|it| it.binds(class, binding))
}

/// The registers that a root signature binds for a stage.
fn bound(signature: &RootSignature, stage: Option<ShaderStage>) -> Vec<Bound> {
    let mut all = Vec::new();
    let mut add = |class, space, lower, upper, is_root_descriptor| {
        all.push(Bound { class, space, lower, upper, is_root_descriptor });
    };
    for parameter in &signature.parameters {
        if ![Some(ShaderVisibility::All), stage.and_then(visibility)]
            .contains(&Some(parameter.visibility))
        {
            continue;
        }
        let (class, descriptor) = match &parameter.payload {
            RootPayload::Constants(it) => {
                let register = it.shader_register;
                add(ResourceClass::CBuffer, it.register_space, register, register, true);
                continue;
            }
            RootPayload::Table(ranges) => {
                for it in ranges {
                    let (lower, upper) = (it.base_shader_register, upper(it));
                    add(class_of(it.kind), it.register_space, lower, upper, false);
                }
                continue;
            }
            RootPayload::Cbv(it) => (ResourceClass::CBuffer, it),
            RootPayload::Srv(it) => (ResourceClass::SRV, it),
            RootPayload::Uav(it) => (ResourceClass::UAV, it),
        };
        let register = descriptor.shader_register;
        add(class, descriptor.register_space, register, register, true);
    }
    for it in &signature.samplers {
        let register = it.shader_register;
        add(ResourceClass::Sampler, it.register_space, register, register, false);
    }
    all
}

/// The last register of a range.
fn upper(range: &DescriptorRange) -> u32 {
    match range.num_descriptors {
        DescriptorRange::UNBOUNDED => u32::MAX,
        count => range.base_shader_register.saturating_add(count.saturating_sub(1)),
    }
}

fn class_of(kind: DescriptorRangeType) -> ResourceClass {
    match kind {
        DescriptorRangeType::SRV => ResourceClass::SRV,
        DescriptorRangeType::UAV => ResourceClass::UAV,
        DescriptorRangeType::Sampler => ResourceClass::Sampler,
        _ => ResourceClass::CBuffer,
    }
}

fn class_name(class: ResourceClass) -> &'static str {
    match class {
        ResourceClass::CBuffer => "CBV",
        class => class.name().unwrap_or("unknown"),
    }
}

/// The visibility of parameters for a stage alone.
fn visibility(stage: ShaderStage) -> Option<ShaderVisibility> {
    Some(match stage {
        ShaderStage::Vertex => ShaderVisibility::Vertex,
        ShaderStage::Hull => ShaderVisibility::Hull,
        ShaderStage::Domain => ShaderVisibility::Domain,
        ShaderStage::Geometry => ShaderVisibility::Geometry,
        ShaderStage::Pixel => ShaderVisibility::Pixel,
        ShaderStage::Amplification => ShaderVisibility::Amplification,
        ShaderStage::Mesh => ShaderVisibility::Mesh,
        _ => return None,
    })
}

/// The flag that denies a stage access to the root signature.
fn denial(stage: ShaderStage) -> Option<RootSignatureFlags> {
    Some(match stage {
        ShaderStage::Vertex => RootSignatureFlags::DenyVertexShaderRootAccess,
        ShaderStage::Hull => RootSignatureFlags::DenyHullShaderRootAccess,
        ShaderStage::Domain => RootSignatureFlags::DenyDomainShaderRootAccess,
        ShaderStage::Geometry => RootSignatureFlags::DenyGeometryShaderRootAccess,
        ShaderStage::Pixel => RootSignatureFlags::DenyPixelShaderRootAccess,
        ShaderStage::Amplification => RootSignatureFlags::DenyAmplificationShaderRootAccess,
        ShaderStage::Mesh => RootSignatureFlags::DenyMeshShaderRootAccess,
        _ => return None,
    })
}
