//! Bindings, a row each.

use dxil::disassembly::words::ResourceWords;
use dxil_container::Error;
use dxil_container::layout::rdef::{
    ResourceDimension, ResourceReturnType, ShaderInputBinding, ShaderInputFlags, ShaderInputType,
};
use dxil_container::read::ResourceDefinitions;

use super::super::binding::{self, Binding};
use crate::table::Table;
use crate::text::short;

/// The columns of FXC. Shader model 5.1 has numbers.
pub(super) fn table(definitions: &ResourceDefinitions<'_>) -> Result<Table, Error> {
    let mut rows = Vec::new();
    for (index, binding) in definitions.bindings.iter().enumerate() {
        let (words, kind) = words(&binding);
        let space = definitions.space(index);
        let id = space.map_or(String::new(), |space| format!("{}{}", words.id, space.id));
        let count = match binding.bind_count {
            0 => "unbounded".to_owned(),
            count => count.to_string(),
        };
        rows.push(Binding {
            name: short(&definitions.string(binding.name_offset)?),
            kind,
            format: format(&binding),
            dim: dim(&binding),
            id,
            bind: words.bind(binding.bind_point, space.map_or(0, |space| space.space)),
            count,
            flags: String::new(),
        });
    }
    Ok(binding::table(rows))
}

/// The kind of registers, and FXC's word for what is bound.
fn words(binding: &ShaderInputBinding) -> (ResourceWords, &'static str) {
    match binding.input_type {
        ShaderInputType::CBuffer => (ResourceWords::CBUFFER, "cbuffer"),
        ShaderInputType::TBuffer => (ResourceWords::SRV, "tbuffer"),
        ShaderInputType::Sampler => match binding.flags {
            flags if flags.contains(ShaderInputFlags::ComparisonSampler) => {
                (ResourceWords::SAMPLER, "sampler_c")
            }
            _ => (ResourceWords::SAMPLER, "sampler"),
        },
        ShaderInputType::Texture
        | ShaderInputType::Structured
        | ShaderInputType::ByteAddress
        | ShaderInputType::RtAccelerationStructure => (ResourceWords::SRV, "texture"),
        ShaderInputType::UavRwTyped
        | ShaderInputType::UavRwStructured
        | ShaderInputType::UavRwByteAddress
        | ShaderInputType::UavAppendStructured
        | ShaderInputType::UavConsumeStructured
        | ShaderInputType::UavRwStructuredWithCounter
        | ShaderInputType::UavFeedbackTexture => (ResourceWords::UAV, "UAV"),
        _ => (ResourceWords::UNKNOWN, "unknown"),
    }
}

/// What reading it returns, and how many components.
fn format(binding: &ShaderInputBinding) -> String {
    let word = match binding.input_type {
        ShaderInputType::CBuffer | ShaderInputType::TBuffer | ShaderInputType::Sampler => "NA",
        ShaderInputType::ByteAddress | ShaderInputType::UavRwByteAddress => "byte",
        ShaderInputType::Structured
        | ShaderInputType::UavRwStructured
        | ShaderInputType::UavAppendStructured
        | ShaderInputType::UavConsumeStructured
        | ShaderInputType::UavRwStructuredWithCounter => "struct",
        _ => return typed_format(binding),
    };
    word.to_owned()
}

/// The type of components and, if there are several, their number.
fn typed_format(binding: &ShaderInputBinding) -> String {
    let name = match binding.return_type {
        ResourceReturnType::UNorm => "unorm",
        ResourceReturnType::SNorm => "snorm",
        ResourceReturnType::SInt => "sint",
        ResourceReturnType::UInt => "uint",
        ResourceReturnType::Float => "float",
        ResourceReturnType::Mixed => "mixed",
        ResourceReturnType::Double => "double",
        other => return other.to_string(),
    };
    let bit = |flag, value| if binding.flags.contains(flag) { value } else { 0 };
    let low = bit(ShaderInputFlags::TextureComponent0, 1);
    match 1 + low + bit(ShaderInputFlags::TextureComponent1, 2) {
        1 => name.to_owned(),
        components => format!("{name}{components}"),
    }
}

/// The shape, and of textures with several samples their number.
fn dim(binding: &ShaderInputBinding) -> String {
    let word = match (binding.input_type, binding.dimension) {
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
        (_, ResourceDimension::Texture2DMS) => return format!("2dMS{}", samples(binding)),
        (_, ResourceDimension::Texture2DMSArray) => {
            return format!("2darrayMS{}", samples(binding));
        }
        (_, ResourceDimension::Texture3D) => "3d",
        (_, ResourceDimension::TextureCube) => "cube",
        (_, ResourceDimension::TextureCubeArray) => "cubearray",
        (_, other) => return other.to_string(),
    };
    word.to_owned()
}

/// The number of samples, if it is stated.
fn samples(binding: &ShaderInputBinding) -> String {
    match binding.sample_count {
        0 | u32::MAX => String::new(),
        count => count.to_string(),
    }
}
