//! Parameters of a root signature in a file.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::vec::Vec;

use super::{RootSignatureHeader, Versioned, VersionedRecords};
use crate::cursor::Cursor;
use crate::layout::{
    self, DescriptorRange, DescriptorRange1_0, RootConstants, RootDescriptor, RootDescriptor1_0,
    RootParameterHeader, RootParameterType, RootSignatureVersion,
};
use crate::part::ViewField;
use crate::tree::{self, Node};
use crate::{At, Error, ErrorKind, Records};

/// The parameters of a root signature.
#[derive(Clone, Copy, Debug)]
pub struct RootParameters<'a> {
    /// The kind of each, and where its payload lies.
    pub headers: Records<'a, RootParameterHeader>,
    /// Whether descriptors and ranges have no flags.
    is_old: bool,
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

impl<'a> RootParameters<'a> {
    /// The parameters of a part with this header.
    pub(super) fn at(part: Cursor<'a>, header: &RootSignatureHeader) -> Result<Self, Error> {
        let what = "the list of parameters";
        let headers = part.table(header.parameters_offset, header.parameter_count, what)?;
        Ok(Self { headers, is_old: header.version < RootSignatureVersion::V1_1, part })
    }

    /// Reads every parameter once. Tables whose ranges overlap are refused where together they would
    /// be larger than the part: reading them would take time and memory out of proportion.
    pub(super) fn check(&self) -> Result<(), Error> {
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
    pub fn iter(&self) -> impl Iterator<Item = RootParameter<'a>> + Clone + use<'a> {
        let parameters = *self;
        // None fails: each was read when the part was.
        self.headers.iter().filter_map(move |header| parameters.parameter(header).ok())
    }

    /// Reads the parameter of this header.
    fn parameter(&self, header: At<RootParameterHeader>) -> Result<RootParameter<'a>, Error> {
        let mut cursor = self.part.seek(header.payload_offset, "the payload of a parameter")?;
        let payload = match header.kind {
            RootParameterType::DescriptorTable => {
                let header = cursor.record::<layout::DescriptorTable>("a table of descriptors")?;
                let ranges = VersionedRecords::at(
                    self.part,
                    header.ranges_offset,
                    header.range_count,
                    self.is_old,
                    "the list of ranges",
                )?;
                RootPayload::Table(DescriptorTable { header, ranges })
            }
            RootParameterType::Constants32Bit => {
                RootPayload::Constants(cursor.record("a payload of constants")?)
            }
            RootParameterType::CBV | RootParameterType::SRV | RootParameterType::UAV => {
                let descriptor = Versioned::read(&mut cursor, self.is_old, "a root descriptor")?;
                RootPayload::Descriptor(descriptor)
            }
            _ => RootPayload::Unknown,
        };
        Ok(RootParameter { header, payload })
    }
}

impl<'a> ViewField<'a> for RootParameters<'a> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let parameters = self.iter().map(|parameter| parameter.describe()).collect();
        nodes.push(Node::list(name, self.headers.range(), parameters));
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
                table.ranges.describe("ranges", &mut nodes);
            }
            RootPayload::Unknown => {}
        }
        Node::group("parameter", self.header.range(), nodes)
    }
}
