//! Elements of root signatures, from metadata.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_container::layout::{
    ComparisonFunc, DescriptorRange, DescriptorRangeFlags, DescriptorRangeType, Filter,
    RootConstants, RootDescriptor, RootDescriptorFlags, RootSignatureFlags, RootSignatureVersion,
    ShaderVisibility, StaticBorderColor, StaticSampler, StaticSamplerFlags, TextureAddressMode,
};
use dxil_container::write::{RootParameter, RootPayload, RootSignature};
use dxil_ir::{ConstantKind, Metadata, MetadataId, Module, Type};

/// The root signature of a list of elements.
pub(super) fn signature(
    module: &Module,
    elements: MetadataId,
    version: RootSignatureVersion,
) -> Result<RootSignature, String> {
    let mut signature = RootSignature { version, ..RootSignature::default() };
    for &element in module.metadata.operands(elements) {
        let node = element.filter(|&it| matches!(module.metadata[it], Metadata::Node(_)));
        let node = node.ok_or("Missing Root Element Metadata Node.")?;
        read(module, node, &mut signature)?;
    }
    Ok(signature)
}

/// Adds an element.
fn read(module: &Module, node: MetadataId, signature: &mut RootSignature) -> Result<(), String> {
    let operands = Operands::new(module, node).ok_or("Invalid format for Root Element")?;
    match operands.name {
        "RootFlags" => {
            operands.expect(1, "RootFlags Element")?;
            signature.flags = RootSignatureFlags(operands.integer(0, "RootFlag")?);
        }
        "RootConstants" => {
            operands.expect(4, "RootConstants Element")?;
            let constants = RootConstants {
                shader_register: operands.integer(1, "ShaderRegister")?,
                register_space: operands.integer(2, "RegisterSpace")?,
                num_32bit_values: operands.integer(3, "Num32BitValues")?,
            };
            operands.add(signature, RootPayload::Constants(constants))?;
        }
        "RootCBV" => operands.add(signature, RootPayload::Cbv(operands.descriptor()?))?,
        "RootSRV" => operands.add(signature, RootPayload::Srv(operands.descriptor()?))?,
        "RootUAV" => operands.add(signature, RootPayload::Uav(operands.descriptor()?))?,
        "DescriptorTable" => {
            let ranges = operands.values.iter().skip(1).map(|&range| {
                let range = range.and_then(|it| Operands::new(module, it));
                range.ok_or("Invalid format for Descriptor Range")?.range()
            });
            let ranges = ranges.collect::<Result<Vec<_>, _>>()?;
            operands.add(signature, RootPayload::Table(ranges))?;
        }
        "StaticSampler" => signature.samplers.push(operands.sampler()?),
        _ => return Err("Invalid Root Signature Element".into()),
    }
    Ok(())
}

/// The operands of a node after the name that it begins with.
struct Operands<'m> {
    module: &'m Module,
    name: &'m str,
    values: &'m [Option<MetadataId>],
}

impl<'m> Operands<'m> {
    /// [`None`] if the node does not begin with a name.
    fn new(module: &'m Module, node: MetadataId) -> Option<Self> {
        let (&name, values) = module.metadata.operands(node).split_first()?;
        let Metadata::String(name) = &module.metadata[name?] else { return None };
        Some(Self { module, name: name.to_str().ok()?, values })
    }

    fn expect(&self, count: usize, element: &str) -> Result<(), String> {
        match self.values.len() == count {
            true => Ok(()),
            false => Err(format!("Invalid format for {element}")),
        }
    }

    fn integer(&self, index: usize, name: &str) -> Result<u32, String> {
        let operand = self.values.get(index).copied().flatten();
        integer(self.module, operand).ok_or_else(|| format!("Invalid value for {name}"))
    }

    fn float(&self, index: usize, name: &str) -> Result<f32, String> {
        let operand = self.values.get(index).copied().flatten();
        float(self.module, operand).ok_or_else(|| format!("Invalid value for {name}"))
    }

    /// Adds a parameter that is seen by the shaders that the first operand states.
    fn add(&self, signature: &mut RootSignature, payload: RootPayload) -> Result<(), String> {
        let visibility = ShaderVisibility(self.integer(0, "ShaderVisibility")?);
        signature.parameters.push(RootParameter { visibility, payload });
        Ok(())
    }

    fn descriptor(&self) -> Result<RootDescriptor, String> {
        self.expect(4, "Root Descriptor Element")?;
        Ok(RootDescriptor {
            shader_register: self.integer(1, "ShaderRegister")?,
            register_space: self.integer(2, "RegisterSpace")?,
            flags: RootDescriptorFlags(self.integer(3, "Root Descriptor Flags")?),
        })
    }

    fn range(&self) -> Result<DescriptorRange, String> {
        self.expect(5, "Descriptor Range")?;
        let kind = match self.name {
            "CBV" => DescriptorRangeType::CBV,
            name => DescriptorRangeType::from_name(name)
                .ok_or_else(|| format!("Invalid Descriptor Range type: {name}"))?,
        };
        Ok(DescriptorRange {
            kind,
            num_descriptors: self.integer(0, "Number of Descriptors")?,
            base_shader_register: self.integer(1, "ShaderRegister")?,
            register_space: self.integer(2, "RegisterSpace")?,
            offset_from_table_start: self.integer(3, "Offset")?,
            flags: DescriptorRangeFlags(self.integer(4, "Descriptor Range Flags")?),
        })
    }

    fn sampler(&self) -> Result<StaticSampler, String> {
        self.expect(14, "Static Sampler")?;
        Ok(StaticSampler {
            filter: Filter(self.integer(0, "Filter")?),
            address_u: TextureAddressMode(self.integer(1, "AddressU")?),
            address_v: TextureAddressMode(self.integer(2, "AddressV")?),
            address_w: TextureAddressMode(self.integer(3, "AddressW")?),
            mip_lod_bias: self.float(4, "MipLODBias")?,
            max_anisotropy: self.integer(5, "MaxAnisotropy")?,
            comparison_func: ComparisonFunc(self.integer(6, "ComparisonFunc")?),
            border_color: StaticBorderColor(self.integer(7, "BorderColor")?),
            min_lod: self.float(8, "MinLOD")?,
            max_lod: self.float(9, "MaxLOD")?,
            shader_register: self.integer(10, "ShaderRegister")?,
            register_space: self.integer(11, "RegisterSpace")?,
            visibility: ShaderVisibility(self.integer(12, "ShaderVisibility")?),
            flags: StaticSamplerFlags(self.integer(13, "Static Sampler Flags")?),
        })
    }
}

/// The number that an operand is, if it is an integer.
pub(super) fn integer(module: &Module, operand: Option<MetadataId>) -> Option<u32> {
    match module.metadata[operand?] {
        Metadata::Constant(id) => Some(module.constants.integer_value(id)? as u32),
        _ => None,
    }
}

/// The number that an operand is, if it is a `float`.
fn float(module: &Module, operand: Option<MetadataId>) -> Option<f32> {
    let Metadata::Constant(id) = module.metadata[operand?] else { return None };
    let constant = &module.constants[id];
    match (&module.types[constant.ty], &constant.kind) {
        (Type::Float, ConstantKind::Float(bits)) => Some(f32::from_bits(*bits as u32)),
        (Type::Float, ConstantKind::Null) => Some(0.0),
        _ => None,
    }
}
