//! Bindings, a row each.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use dxil_container::layout::rdef::{
    ResourceDimension, ResourceReturnType, ShaderInputBinding, ShaderInputFlags, ShaderInputType,
};
use dxil_container::read::ResourceDefinitions;
use dxil_container::{At, Error};

use crate::budget::Budget;
use crate::names::ResourceNames;
use crate::rows::binding::{self, Binding};
use crate::table::Table;

/// The columns of FXC. Bindings have numbers in shader model 5.1 only.
pub(super) fn table(
    definitions: &ResourceDefinitions<'_>,
    budget: &mut Budget,
) -> Result<Table, Error> {
    let mut table = binding::table();
    for binding in definitions.bindings.iter() {
        let row = row(definitions, &binding)?.row().at(binding.range());
        table.row_within(row, budget);
    }
    Ok(table)
}

/// A binding with the values of FXC's columns.
pub(crate) fn row<'a>(
    definitions: &ResourceDefinitions<'a>,
    binding: &At<ShaderInputBinding>,
) -> Result<Binding<'a>, Error> {
    let (names, kind) = names(binding);
    let space = definitions.space(binding);
    let id = space.map_or(String::new(), |space| format!("{}{}", names.id, space.id));
    let count = match binding.bind_count {
        0 => "unbounded".into(),
        count => count.to_string().into(),
    };
    Ok(Binding {
        name: Cow::Borrowed(definitions.string(binding.name_offset)?.into_inner()),
        kind,
        format: format(binding),
        dim: dim(binding),
        id,
        bind: names.bind(binding.bind_point, space.map_or(0, |space| space.space)).to_string(),
        count,
        flags: String::new(),
    })
}

/// The names of the registers' class, and FXC's name of the type.
fn names(binding: &ShaderInputBinding) -> (ResourceNames, &'static str) {
    match binding.input_type {
        ShaderInputType::CBuffer => (ResourceNames::CBUFFER, "cbuffer"),
        ShaderInputType::TBuffer => (ResourceNames::SRV, "tbuffer"),
        ShaderInputType::Sampler => match binding.flags {
            flags if flags.contains(ShaderInputFlags::ComparisonSampler) => {
                (ResourceNames::SAMPLER, "sampler_c")
            }
            _ => (ResourceNames::SAMPLER, "sampler"),
        },
        ShaderInputType::Texture
        | ShaderInputType::Structured
        | ShaderInputType::ByteAddress
        | ShaderInputType::RtAccelerationStructure => (ResourceNames::SRV, "texture"),
        ShaderInputType::UavRwTyped
        | ShaderInputType::UavRwStructured
        | ShaderInputType::UavRwByteAddress
        | ShaderInputType::UavAppendStructured
        | ShaderInputType::UavConsumeStructured
        | ShaderInputType::UavRwStructuredWithCounter
        | ShaderInputType::UavFeedbackTexture => (ResourceNames::UAV, "UAV"),
        _ => (ResourceNames::UNKNOWN, "unknown"),
    }
}

/// The type that a read returns, and the number of its components.
fn format(binding: &ShaderInputBinding) -> Cow<'static, str> {
    let name = match binding.input_type {
        ShaderInputType::CBuffer | ShaderInputType::TBuffer | ShaderInputType::Sampler => "NA",
        ShaderInputType::ByteAddress | ShaderInputType::UavRwByteAddress => "byte",
        ShaderInputType::Structured
        | ShaderInputType::UavRwStructured
        | ShaderInputType::UavAppendStructured
        | ShaderInputType::UavConsumeStructured
        | ShaderInputType::UavRwStructuredWithCounter => "struct",
        _ => return typed_format(binding),
    };
    name.into()
}

/// The type of components and, if there are several, their number.
fn typed_format(binding: &ShaderInputBinding) -> Cow<'static, str> {
    let name = match binding.return_type {
        ResourceReturnType::UNorm => "unorm",
        ResourceReturnType::SNorm => "snorm",
        ResourceReturnType::SInt => "sint",
        ResourceReturnType::UInt => "uint",
        ResourceReturnType::Float => "float",
        ResourceReturnType::Mixed => "mixed",
        ResourceReturnType::Double => "double",
        other => return other.to_string().into(),
    };
    let bit = |flag, value| if binding.flags.contains(flag) { value } else { 0 };
    let low = bit(ShaderInputFlags::TextureComponent0, 1);
    match 1 + low + bit(ShaderInputFlags::TextureComponent1, 2) {
        1 => name.into(),
        components => format!("{name}{components}").into(),
    }
}

/// The shape, and the number of samples of a texture that states it.
fn dim(binding: &ShaderInputBinding) -> Cow<'static, str> {
    let name = match (binding.input_type, binding.dimension) {
        (ShaderInputType::CBuffer | ShaderInputType::TBuffer | ShaderInputType::Sampler, _) => "NA",
        (ShaderInputType::Structured | ShaderInputType::ByteAddress, _) => "r/o",
        (ShaderInputType::UavRwStructured | ShaderInputType::UavRwByteAddress, _) => "r/w",
        (ShaderInputType::UavAppendStructured, _) => "append",
        (ShaderInputType::UavConsumeStructured, _) => "consume",
        (ShaderInputType::UavRwStructuredWithCounter, _) => "r/w+cnt",
        (_, ResourceDimension::Buffer) => "buf",
        (_, ResourceDimension::Texture1D) => "1d",
        (_, ResourceDimension::Texture1DArray) => "1darray",
        (_, ResourceDimension::Texture2D) => "2d",
        (_, ResourceDimension::Texture2DArray) => "2darray",
        (_, ResourceDimension::Texture2DMS) => return format!("2dMS{}", samples(binding)).into(),
        (_, ResourceDimension::Texture2DMSArray) => {
            return format!("2darrayMS{}", samples(binding)).into();
        }
        (_, ResourceDimension::Texture3D) => "3d",
        (_, ResourceDimension::TextureCube) => "cube",
        (_, ResourceDimension::TextureCubeArray) => "cubearray",
        (_, other) => return other.to_string().into(),
    };
    name.into()
}

/// The number of samples, if it is stated.
fn samples(binding: &ShaderInputBinding) -> String {
    match binding.sample_count {
        0 | u32::MAX => String::new(),
        count => count.to_string(),
    }
}
