//! `RDAT`: the facts about a library that the runtime needs.

mod builder;
mod library;
mod node;
mod source;
mod stage;
mod subobject;
mod table;

pub use builder::RdatBuilder;
pub use library::{Library, LibraryFunction, LibraryResource};
pub use node::{LibraryNode, LibraryNodeIo, LibraryNodeName};
pub use stage::{LibraryElement, LibraryStage};
pub use subobject::{
    LibraryAssociation, LibraryHitGroup, LibrarySubobject, LibrarySubobjectContent,
};
pub(super) use table::MAX_STRIDE;
pub use table::{Rdat, RdatRecord, Table};

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use crate::layout::rdat::{Header, PartHeader, PartType};
use crate::{Record, read};

impl Rdat {
    /// The bytes of the tables without a container around them, as `PDBI` has them.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let unknown = self.unknown.iter().map(|(part_type, bytes)| (*part_type, &bytes[..]));
        let unknown = unknown.collect();
        let parts = self.part_types().map(|it| (it, self.part_bytes(it, &unknown)));
        let parts: Vec<_> = parts.filter(|(_, bytes)| !bytes.is_empty()).collect();
        let version = self.version.unwrap_or(Header::VERSION);
        Header { version, part_count: parts.len() as u32 }.encode(out);
        let mut offset = Header::SIZE + 4 * parts.len();
        for (_, bytes) in &parts {
            out.extend_from_slice(&(offset as u32).to_le_bytes());
            offset += PartHeader::SIZE + bytes.len();
        }
        for (part_type, bytes) in parts {
            PartHeader { part_type, size: bytes.len() as u32 }.encode(out);
            out.extend_from_slice(&bytes);
        }
        out.extend_from_slice(&self.trailing);
    }

    /// The types of all parts in their order, each once.
    fn part_types(&self) -> impl Iterator<Item = PartType> {
        let mut seen = BTreeSet::new();
        let unknown = self.unknown.iter().map(|(part_type, _)| part_type);
        let all = self.order.iter().flatten().chain(Self::DXC_ORDER).chain(unknown);
        all.copied().filter(move |part_type| seen.insert(*part_type))
    }

    /// The bytes of a part, filled up to a multiple of 4.
    fn part_bytes(&self, part_type: PartType, unknown: &BTreeMap<PartType, &[u8]>) -> Vec<u8> {
        let mut out = Vec::new();
        match part_type {
            PartType::StringBuffer => out.extend_from_slice(&self.strings),
            PartType::IndexArrays => {
                self.index_arrays.iter().for_each(|it| out.extend_from_slice(&it.to_le_bytes()));
            }
            PartType::RawBytes => out.extend_from_slice(&self.raw_bytes),
            _ if Self::is_known(part_type) => self.write_table(part_type, &mut out),
            _ => out.extend_from_slice(unknown.get(&part_type).copied().unwrap_or_default()),
        }
        out.resize(out.len().next_multiple_of(4), 0);
        out
    }

    /// Whether a part of this type has a place of its own.
    fn is_known(part_type: PartType) -> bool {
        Self::DXC_ORDER.contains(&part_type)
    }
}

impl From<&read::Rdat<'_>> for Rdat {
    fn from(view: &read::Rdat<'_>) -> Self {
        let heap = |part_type| view.part(part_type).map_or(&[][..], |part| part.data.into_inner());
        let order: Vec<_> = view.parts().map(|part| part.header.part_type).collect();
        let mut places = Self::DXC_ORDER.iter();
        let is_dxc_order = order.iter().all(|it| places.any(|place| place == it));
        let unknown = view.parts().filter(|part| !Self::is_known(part.header.part_type));
        let version = view.header.version;
        let mut rdat = Self {
            version: (version != Header::VERSION).then_some(version),
            strings: heap(PartType::StringBuffer).into(),
            index_arrays: heap(PartType::IndexArrays).chunks(4).map(number).collect(),
            raw_bytes: heap(PartType::RawBytes).to_vec(),
            unknown: unknown.map(|part| (part.header.part_type, part.data.to_vec())).collect(),
            order: (!is_dxc_order).then_some(order),
            trailing: view.trailing.to_vec(),
            ..Self::default()
        };
        rdat.read_tables(view);
        rdat
    }
}

/// The number in these bytes, of which there are four or fewer.
fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte))
}
