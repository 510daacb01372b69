//! `RTS0`: a root signature.

mod build;
mod parameter;
mod versioned;

pub use versioned::{Versioned, VersionedRecords};

use alloc::vec::Vec;
use core::slice;

use crate::cursor::Cursor;
use crate::layout::{
    self, DescriptorRange, DescriptorRange1_0, RootConstants, RootDescriptor, RootDescriptor1_0,
    RootParameterHeader, RootParameterType, RootSignatureFlags, RootSignatureVersion,
    ShaderVisibility, StaticSampler, StaticSampler1_0,
};
use crate::part::{FormField, FormOf, Gaps, Writer, part};
use crate::{At, Error, Record};
use parameter::RootParameters;

/// The views of parameters.
pub(crate) mod views {
    pub use super::parameter::{DescriptorTable, RootParameter, RootParameters, RootPayload};
}

part! {
    /// A root signature: its parameters and static samplers.
    ///
    /// ```
    /// # use dxil_container::layout::RootConstants;
    /// # use dxil_container::write;
    /// # let mut container = write::Container::default();
    /// # let mut signature = write::RootSignature::default();
    /// # signature.parameters.push(write::RootParameter::constants(RootConstants::new(0, 4)));
    /// # container.push(FourCC::RTS0, signature);
    /// # let file = container.write()?;
    /// use dxil_container::FourCC;
    /// use dxil_container::read::{Container, RootPayload, RootSignature};
    ///
    /// let container = Container::parse(&file)?;
    /// let part = container.part(FourCC::RTS0).expect("a root signature");
    /// for parameter in RootSignature::parse(&part)?.parameters.iter() {
    ///     match parameter.payload {
    ///         RootPayload::Constants(constants) => println!("b{}", constants.shader_register),
    ///         RootPayload::Table(table) => println!("{} ranges", table.ranges.len()),
    ///         _ => println!("{}", parameter.header.kind),
    ///     }
    /// }
    /// # Ok::<(), dxil_container::Error>(())
    /// ```
    ///
    /// The owned form:
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
    pub struct RootSignature |cursor| {
        /// The start of the part. The parameters, the data that they point to, and the static samplers
        /// follow, without gaps in the files of known compilers.
        pub header: RootSignatureHeader {
            /// The version. It decides which flags are written: those of descriptors and ranges from 1.1
            /// on, those of static samplers from 1.2 on. What is read of an older version has the flags
            /// that mean the same.
            version: RootSignatureVersion,
            /// Number of parameters.
            parameter_count: u32 = parameters.form.len(),
            /// The offset of the parameters, in bytes: 24.
            parameters_offset: u32 = parameters.start,
            /// Number of static samplers.
            sampler_count: u32 = samplers.form.len(),
            /// The offset of the static samplers, in bytes: the end of the part if there are none.
            samplers_offset: u32 = samplers.start,
            /// The permitted uses of the root signature.
            flags: RootSignatureFlags,
        } = header(&mut cursor)?,
        /// The parameters.
        pub parameters: RootParameters<'a> => Vec<RootParameter> as (write_parameters(parameters, *version))
            = RootParameters::at(cursor.to_start(), &header)?,
        /// The static samplers.
        pub samplers: VersionedRecords<'a, StaticSampler1_0, StaticSampler> => Vec<StaticSampler>
            as (versioned::form::<StaticSampler1_0, _>(samplers, *version < RootSignatureVersion::V1_2))
            = VersionedRecords::at(
                cursor.to_start(),
                header.samplers_offset,
                header.sampler_count,
                header.version < RootSignatureVersion::V1_2,
                "the list of static samplers",
            )?,
        let () = parameters.check()?;
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

/// Takes off the header, whose version must be known.
fn header(cursor: &mut Cursor<'_>) -> Result<At<RootSignatureHeader>, Error> {
    let header = cursor.record::<RootSignatureHeader>("the header of the root signature")?;
    if RootSignatureVersion::NAMED.iter().any(|(version, _)| *version == header.version) {
        return Ok(header);
    }
    let (what, value) = ("the version of the root signature", header.version.0.into());
    Err(cursor.to_start().value_error(what, value, "1 to 3"))
}

impl<'a> view::RootSignature<'a> {
    /// Reads the root signature in these bytes, such as those of a subobject of a library. Places
    /// count from their start.
    ///
    /// # Errors
    ///
    /// Fails if [`parse`](Self::parse) does.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::read(Cursor::new(bytes, 0, None))
    }
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
}

/// Parameters as a root signature of this version has them: the headers of all, then their payloads.
fn write_parameters(parameters: &[RootParameter], version: RootSignatureVersion) -> impl FormField {
    let end = RootSignatureHeader::SIZE + RootParameterHeader::SIZE * parameters.len();
    Writer(move |out: &mut Vec<u8>| {
        let mut payloads = Vec::new();
        for RootParameter { visibility, payload } in parameters {
            let payload_offset = (end + payloads.len()) as u32;
            let (kind, visibility) = (payload.kind(), *visibility);
            RootParameterHeader { kind, visibility, payload_offset }.encode(out);
            payload.write(version, payload_offset, &mut payloads);
        }
        out.extend_from_slice(&payloads);
    })
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
                versioned::form::<RootDescriptor1_0, _>(slice::from_ref(descriptor), is_old)
                    .write(out);
            }
            Self::Table(ranges) => {
                let ranges_offset = offset + layout::DescriptorTable::SIZE as u32;
                let range_count = ranges.len() as u32;
                layout::DescriptorTable { range_count, ranges_offset }.encode(out);
                versioned::form::<DescriptorRange1_0, _>(ranges, is_old).write(out);
            }
        }
    }
}

/// Parameters of unknown kinds are missing.
impl FormOf<views::RootParameters<'_>> for Vec<RootParameter> {
    fn of(view: &views::RootParameters<'_>) -> Self {
        view.iter().filter_map(parameter).collect()
    }
}

/// The parameter, unless it is of a kind that is not known.
fn parameter(view: views::RootParameter<'_>) -> Option<RootParameter> {
    let payload = match (view.payload, view.header.kind) {
        (views::RootPayload::Constants(constants), _) => RootPayload::Constants(*constants),
        (views::RootPayload::Descriptor(cbv), RootParameterType::CBV) => {
            RootPayload::Cbv(cbv.get())
        }
        (views::RootPayload::Descriptor(srv), RootParameterType::SRV) => {
            RootPayload::Srv(srv.get())
        }
        (views::RootPayload::Descriptor(uav), _) => RootPayload::Uav(uav.get()),
        (views::RootPayload::Table(table), _) => {
            RootPayload::Table(table.ranges.iter().map(|range| range.get()).collect())
        }
        (views::RootPayload::Unknown, _) => return None,
    };
    Some(RootParameter { visibility: view.header.visibility, payload })
}
