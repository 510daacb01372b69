//! The forms of the part, and the sizes of their records.

use super::{RecordSizes, ResourceDefinitionsHeader, record};
use crate::Record;

/// The forms of the part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Revision {
    /// Short records, as shader model 4 has them.
    #[default]
    Sm4,
    /// Longer records and their sizes, as shader model 5.0 and libraries have them.
    Sm5,
    /// Register spaces too, as shader model 5.1 has them.
    Sm5_1,
}

impl Revision {
    /// The revision that these sizes belong to, unless records are longer than known ones.
    pub(super) fn of(sizes: Option<&RecordSizes>) -> Option<Self> {
        let Some(sizes) = sizes else { return Some(Self::Sm4) };
        let known = [Self::Sm5, Self::Sm5_1];
        known.into_iter().find(|known| known.sizes(sizes.interface_slot_count) == Some(*sizes))
    }

    /// Returns the record of the sizes of records.
    pub(super) fn sizes(self, interface_slot_count: u32) -> Option<RecordSizes> {
        let magic = match self {
            Self::Sm4 => return None,
            Self::Sm5 => RecordSizes::MAGIC_SM5,
            Self::Sm5_1 => RecordSizes::MAGIC_SM5_1,
        };
        Some(RecordSizes {
            magic,
            header_size: (ResourceDefinitionsHeader::SIZE + RecordSizes::SIZE) as u32,
            buffer_size: record::ShaderBuffer::SIZE as u32,
            binding_size: self.binding_size() as u32,
            variable_size: self.variable_size() as u32,
            type_size: self.type_size() as u32,
            member_size: record::ShaderTypeMember::SIZE as u32,
            interface_slot_count,
        })
    }

    /// Bytes of a bound resource.
    pub(super) fn binding_size(self) -> usize {
        match self {
            Self::Sm4 | Self::Sm5 => record::ShaderInputBinding::SHORT_SIZE,
            Self::Sm5_1 => record::ShaderInputBinding::SIZE,
        }
    }

    /// Bytes of a variable.
    pub(super) fn variable_size(self) -> usize {
        match self {
            Self::Sm4 => record::ShaderVariable::SHORT_SIZE,
            Self::Sm5 | Self::Sm5_1 => record::ShaderVariable::SIZE,
        }
    }

    /// Bytes of a type.
    pub(super) fn type_size(self) -> usize {
        match self {
            Self::Sm4 => record::ShaderType::SHORT_SIZE,
            Self::Sm5 | Self::Sm5_1 => record::ShaderType::SIZE,
        }
    }
}

impl record::ShaderInputBinding {
    /// Bytes of the record before shader model 5.1.
    pub const SHORT_SIZE: usize = Self::PLACES.space.offset;
}

impl record::ShaderVariable {
    /// Bytes of the record before shader model 5.
    pub const SHORT_SIZE: usize = Self::PLACES.start_texture.offset;
}

impl record::ShaderType {
    /// Bytes of the record before shader model 5.
    pub const SHORT_SIZE: usize = Self::PLACES.sub_type_offset.offset;
}
