//! `RTS0`: a root signature.

mod versioned;

use alloc::vec::Vec;

pub use versioned::{Versioned, VersionedRecords};

use super::Part;
use crate::cursor::Cursor;
use crate::layout::{
    self, DescriptorRange, DescriptorRange1_0, RootConstants, RootDescriptor, RootDescriptor1_0,
    RootParameterHeader, RootParameterType, RootSignatureHeader, RootSignatureVersion,
    StaticSampler, StaticSampler1_0,
};
use crate::tree::{self, Describe, Node};
use crate::{At, Error, ErrorKind, Record, Records};

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
/// use dxil_container::read::{Container, RootPayload, RootSignature};
/// use dxil_container::FourCC;
///
/// let container = Container::parse(&file)?;
/// let part = container.part(FourCC::RTS0).expect("a root signature");
/// for parameter in RootSignature::parse(&part)?.parameters() {
///     match parameter.payload {
///         RootPayload::Constants(constants) => println!("b{}", constants.shader_register),
///         RootPayload::Table(table) => println!("{} ranges", table.ranges.len()),
///         _ => println!("{}", parameter.header.kind),
///     }
/// }
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RootSignature<'a> {
    /// Version and flags, and where the rest lies.
    pub header: At<RootSignatureHeader>,
    /// The kind of each parameter, and where its payload lies.
    pub headers: Records<'a, RootParameterHeader>,
    /// The static samplers.
    pub samplers: VersionedRecords<'a, StaticSampler1_0, StaticSampler>,
    part: Cursor<'a>,
}

/// A parameter of a root signature.
#[derive(Clone, Copy, Debug)]
pub struct RootParameter<'a> {
    /// Its kind, and the shaders that see it.
    pub header: At<RootParameterHeader>,
    /// The content.
    pub payload: RootPayload<'a>,
}

/// The content of a parameter of a root signature.
#[derive(Clone, Copy, Debug)]
pub enum RootPayload<'a> {
    /// Constants.
    Constants(At<RootConstants>),
    /// A descriptor, whose kind the parameter's header says.
    Descriptor(Versioned<RootDescriptor1_0, RootDescriptor>),
    /// A table of descriptors.
    Table(DescriptorTable<'a>),
    /// A payload of an unknown kind.
    Unknown,
}

/// A table of descriptors.
#[derive(Clone, Copy, Debug)]
pub struct DescriptorTable<'a> {
    /// The number of its ranges, and their offset.
    pub header: At<layout::DescriptorTable>,
    /// Its ranges.
    pub ranges: VersionedRecords<'a, DescriptorRange1_0, DescriptorRange>,
}

impl<'a> RootSignature<'a> {
    /// Reads an `RTS0` part.
    ///
    /// # Errors
    ///
    /// Fails if the version is unknown, and if the part ends before the target of an offset.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Self::read(part.cursor())
    }

    /// Reads the root signature in these bytes, such as those of a subobject of a library. Places
    /// count from their start.
    ///
    /// # Errors
    ///
    /// Fails if [`parse`](Self::parse) does.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::read(Cursor::new(bytes, 0, None))
    }

    /// Reads from the start of the part.
    fn read(part: Cursor<'a>) -> Result<Self, Error> {
        let mut cursor = part;
        let header = cursor.record::<RootSignatureHeader>("the header of the root signature")?;
        if !RootSignatureVersion::NAMED.iter().any(|(version, _)| *version == header.version) {
            let (what, value) = ("the version of the root signature", header.version.0.into());
            return Err(part.value_error(what, value, "1 to 3"));
        }
        let what = "the list of parameters";
        let stride = RootParameterHeader::SIZE as u32;
        let mut parameters = part.seek(header.parameters_offset, what)?;
        let headers = parameters.records(header.parameter_count, stride, what)?;

        let (what, is_old) =
            ("the list of static samplers", header.version < RootSignatureVersion::V1_2);
        let mut samplers = part.seek(header.samplers_offset, what)?;
        let samplers = VersionedRecords::read(&mut samplers, header.sampler_count, is_old, what)?;

        let signature = Self { header, headers, samplers, part };
        signature.check_parameters()?;
        Ok(signature)
    }

    /// Reads every parameter once. Tables whose ranges overlap are refused where together they would
    /// be larger than the part: reading them would take time and memory out of proportion.
    fn check_parameters(&self) -> Result<(), Error> {
        let mut left = self.part.all().len();
        for header in self.headers.iter() {
            if let RootPayload::Table(table) = self.parameter(header)?.payload {
                let (wanted, what) = (table.ranges.range().len(), "the total of all ranges");
                left = left.checked_sub(wanted).ok_or_else(|| {
                    let (wanted, left) = (wanted as u64, left as u64);
                    self.part.error(ErrorKind::Truncated { what, wanted, left })
                })?;
            }
        }
        Ok(())
    }

    /// The parameters in order.
    pub fn parameters(&self) -> impl Iterator<Item = RootParameter<'a>> + Clone + use<'a> {
        let signature = *self;
        // None fails: each was read when the part was.
        self.headers.iter().filter_map(move |header| signature.parameter(header).ok())
    }

    /// Reads the parameter of this header.
    fn parameter(&self, header: At<RootParameterHeader>) -> Result<RootParameter<'a>, Error> {
        let mut cursor = self.part.seek(header.payload_offset, "the payload of a parameter")?;
        let is_old = self.header.version < RootSignatureVersion::V1_1;
        let payload = match header.kind {
            RootParameterType::DescriptorTable => {
                let what = "the list of ranges";
                let header = cursor.record::<layout::DescriptorTable>("a table of descriptors")?;
                let mut ranges = self.part.seek(header.ranges_offset, what)?;
                let ranges = VersionedRecords::read(&mut ranges, header.range_count, is_old, what)?;
                RootPayload::Table(DescriptorTable { header, ranges })
            }
            RootParameterType::Constants32Bit => {
                RootPayload::Constants(cursor.record("a payload of constants")?)
            }
            RootParameterType::CBV | RootParameterType::SRV | RootParameterType::UAV => {
                let descriptor = Versioned::read(&mut cursor, is_old, "a root descriptor")?;
                RootPayload::Descriptor(descriptor)
            }
            _ => RootPayload::Unknown,
        };
        Ok(RootParameter { header, payload })
    }
}

impl<'a> Describe<'a> for RootSignature<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        let parameters = self.parameters().map(|parameter| parameter.describe()).collect();
        nodes.push(Node::list("parameters", self.headers.range(), parameters));
        nodes.push(self.samplers.describe("samplers"));
        nodes.extend(Node::uncovered("padding", &nodes, &self.part.all()));
        nodes
    }
}

impl<'a> RootParameter<'a> {
    /// Its fields, as a group.
    fn describe(&self) -> Node<'a> {
        let mut nodes = tree::fields(&self.header);
        match &self.payload {
            RootPayload::Constants(constants) => nodes.push(Node::record("constants", constants)),
            RootPayload::Descriptor(descriptor) => nodes.push(descriptor.describe("descriptor")),
            RootPayload::Table(table) => {
                nodes.push(Node::record("table", &table.header));
                nodes.push(table.ranges.describe("ranges"));
            }
            RootPayload::Unknown => {}
        }
        Node::group("parameter", self.header.range(), nodes)
    }
}
