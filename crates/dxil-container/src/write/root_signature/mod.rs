//! `RTS0`: a root signature.

mod build;

use alloc::vec::Vec;

use crate::layout::{
    self, DescriptorRange, DescriptorRange1_0, RootConstants, RootDescriptor, RootDescriptor1_0,
    RootParameterHeader, RootParameterType, RootSignatureFlags, RootSignatureHeader,
    RootSignatureVersion, ShaderVisibility, StaticSampler, StaticSampler1_0,
};
use crate::{Record, read};

/// A root signature.
///
/// ```
/// use dxil_container::layout::{
///     DescriptorRange, Filter, RootConstants, RootDescriptor, RootSignatureFlags, ShaderVisibility,
///     StaticSampler,
/// };
/// use dxil_container::write::{RootParameter, RootSignature};
///
/// let mut signature = RootSignature::default();
/// signature.flags = RootSignatureFlags::AllowInputAssemblerInputLayout;
/// signature.parameters = vec![
///     RootParameter::constants(RootConstants::new(0, 4)),
///     RootParameter::cbv(RootDescriptor::new(1).with_space(2)),
///     RootParameter::table([
///         DescriptorRange::srv(0).with_count(4),
///         DescriptorRange::uav(0).unbounded(),
///     ])
///     .with_visibility(ShaderVisibility::Pixel),
/// ];
/// signature.samplers = vec![StaticSampler { filter: Filter::MinMagMipLinear, ..StaticSampler::new(0) }];
/// # // What the compiler makes of the same.
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/rootsig_table.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let theirs = theirs.part(dxil_container::FourCC::RTS0).expect("a part");
/// # assert_eq!(dxil_container::write::PartData::from(signature), dxil_container::write::PartData::read(&theirs)?);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RootSignature {
    /// Decides which flags are written: those of descriptors and ranges from 1.1 on, those of static
    /// samplers from 1.2 on. What is read of an older version has the flags that mean the same.
    pub version: RootSignatureVersion,
    /// The permitted uses.
    pub flags: RootSignatureFlags,
    /// The parameters.
    pub parameters: Vec<RootParameter>,
    /// The static samplers.
    pub samplers: Vec<StaticSampler>,
}

/// A parameter of a root signature.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RootParameter {
    /// The shaders that see it.
    pub visibility: ShaderVisibility,
    /// The content.
    pub payload: RootPayload,
}

/// The content of a parameter of a root signature.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum RootPayload {
    /// Constants.
    Constants(RootConstants),
    /// The descriptor of a constant buffer.
    Cbv(RootDescriptor),
    /// The descriptor of a shader resource.
    Srv(RootDescriptor),
    /// The descriptor of an unordered-access view.
    Uav(RootDescriptor),
    /// A table of descriptors: its ranges.
    Table(Vec<DescriptorRange>),
}

impl Default for RootSignature {
    /// An empty one of version 1.1.
    fn default() -> Self {
        Self {
            version: RootSignatureVersion::V1_1,
            flags: RootSignatureFlags::default(),
            parameters: Vec::new(),
            samplers: Vec::new(),
        }
    }
}

impl RootSignature {
    /// Its bytes, as a subobject of a library has them too.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        bytes
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let parameters_end =
            RootSignatureHeader::SIZE + RootParameterHeader::SIZE * self.parameters.len();
        let mut headers = Vec::new();
        let mut payloads = Vec::new();
        for RootParameter { visibility, payload } in &self.parameters {
            let payload_offset = (parameters_end + payloads.len()) as u32;
            let (kind, visibility) = (payload.kind(), *visibility);
            RootParameterHeader { kind, visibility, payload_offset }.encode(&mut headers);
            payload.write(self.version, payload_offset, &mut payloads);
        }
        let header = RootSignatureHeader {
            version: self.version,
            parameter_count: self.parameters.len() as u32,
            parameters_offset: RootSignatureHeader::SIZE as u32,
            sampler_count: self.samplers.len() as u32,
            samplers_offset: (parameters_end + payloads.len()) as u32,
            flags: self.flags,
        };
        header.encode(out);
        out.extend_from_slice(&headers);
        out.extend_from_slice(&payloads);
        let is_old = self.version < RootSignatureVersion::V1_2;
        for sampler in &self.samplers {
            versioned::<StaticSampler1_0, _>(is_old, sampler, out);
        }
    }
}

impl RootPayload {
    /// The kind in the header of the parameter.
    #[must_use]
    pub fn kind(&self) -> RootParameterType {
        match self {
            Self::Constants(_) => RootParameterType::Constants32Bit,
            Self::Cbv(_) => RootParameterType::CBV,
            Self::Srv(_) => RootParameterType::SRV,
            Self::Uav(_) => RootParameterType::UAV,
            Self::Table(_) => RootParameterType::DescriptorTable,
        }
    }

    /// Appends its bytes, which begin at this offset in the part.
    fn write(&self, version: RootSignatureVersion, offset: u32, out: &mut Vec<u8>) {
        let is_old = version < RootSignatureVersion::V1_1;
        match self {
            Self::Constants(constants) => constants.encode(out),
            Self::Cbv(descriptor) | Self::Srv(descriptor) | Self::Uav(descriptor) => {
                versioned::<RootDescriptor1_0, _>(is_old, descriptor, out);
            }
            Self::Table(ranges) => {
                let ranges_offset = offset + layout::DescriptorTable::SIZE as u32;
                let range_count = ranges.len() as u32;
                layout::DescriptorTable { range_count, ranges_offset }.encode(out);
                for range in ranges {
                    versioned::<DescriptorRange1_0, _>(is_old, range, out);
                }
            }
        }
    }
}

/// Appends a record, or its older form.
fn versioned<Old: Record + From<New>, New: Record>(is_old: bool, record: &New, out: &mut Vec<u8>) {
    if is_old { Old::from(*record).encode(out) } else { record.encode(out) }
}

impl From<&read::RootSignature<'_>> for RootSignature {
    fn from(view: &read::RootSignature<'_>) -> Self {
        Self {
            version: view.header.version,
            flags: view.header.flags,
            parameters: view.parameters().filter_map(parameter).collect(),
            samplers: view.samplers.iter().map(|sampler| sampler.get()).collect(),
        }
    }
}

/// The parameter, unless it is of a kind that is not known.
fn parameter(view: read::RootParameter<'_>) -> Option<RootParameter> {
    let payload = match (view.payload, view.header.kind) {
        (read::RootPayload::Constants(constants), _) => RootPayload::Constants(*constants),
        (read::RootPayload::Descriptor(cbv), RootParameterType::CBV) => RootPayload::Cbv(cbv.get()),
        (read::RootPayload::Descriptor(srv), RootParameterType::SRV) => RootPayload::Srv(srv.get()),
        (read::RootPayload::Descriptor(uav), _) => RootPayload::Uav(uav.get()),
        (read::RootPayload::Table(table), _) => {
            RootPayload::Table(table.ranges.iter().map(|range| range.get()).collect())
        }
        (read::RootPayload::Unknown, _) => return None,
    };
    Some(RootParameter { visibility: view.header.visibility, payload })
}
