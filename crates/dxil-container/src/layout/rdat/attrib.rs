//! Attributes: further facts about a node, its inputs and outputs.

use super::{ArrayElement, ArrayRef, NodeId, RecordRef};
use crate::layout::ComponentType;
use crate::open_enum::open_enum;
use crate::record::record;

/// Declares a record that holds one of many attributes, the kinds of attributes, and the content
/// of the record.
macro_rules! attribs {
    (
        $(#[$record_meta:meta])* pub struct $record:ident;
        $(#[$kind_meta:meta])* pub enum $kind:ident {
            $($(#[$other_meta:meta])* $other:ident = $other_number:literal,)*
        }
        $(#[$attrib_meta:meta])* pub enum $attrib:ident {
            $($(#[$meta:meta])* $name:ident = $number:literal => $item:ident($value:ty),)*
        }
    ) => {
        record! {
            $(#[$record_meta])*
            pub struct $record {
                /// The content.
                pub attrib_kind: $kind,
                /// The value: see [`attrib`](Self::attrib).
                pub value: u32,
            }
        }

        open_enum! {
            $(#[$kind_meta])*
            pub enum $kind(u32) {
                $($(#[$other_meta])* $other = $other_number,)*
                $($(#[$meta])* $name = $number,)*
            }
        }

        $(#[$attrib_meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $attrib {
            $($(#[$meta])* $item($value),)*
            /// A kind that this version does not know, and its value.
            Unknown($kind, u32),
        }

        impl $record {
            /// The content.
            #[must_use]
            pub fn attrib(&self) -> $attrib {
                match self.attrib_kind {
                    $($kind::$name => $attrib::$item(AttribValue::from_word(self.value)),)*
                    kind => $attrib::Unknown(kind, self.value),
                }
            }
        }

        impl From<$attrib> for $record {
            fn from(attrib: $attrib) -> Self {
                let (attrib_kind, value) = match attrib {
                    $($attrib::$item(value) => ($kind::$name, value.word()),)*
                    $attrib::Unknown(kind, value) => (kind, value),
                };
                Self { attrib_kind, value }
            }
        }
    };
}

attribs! {
    /// A fact about a node.
    pub struct NodeShaderFuncAttrib;

    /// The kind of a [`NodeShaderFuncAttrib`].
    pub enum NodeFuncAttribKind {
        /// Nothing.
        None = 0,
        /// Reserved for a preview of mesh nodes.
        Reserved_MeshNodePreview1 = 8,
        /// Reserved for a preview of mesh nodes.
        Reserved_MeshNodePreview2 = 9,
    }

    /// The content of a [`NodeShaderFuncAttrib`]. Arrays have three elements: x, y and z.
    pub enum NodeFuncAttrib {
        /// The node's name.
        ID = 1 => Id(RecordRef<NodeId>),
        /// Threads of a group.
        NumThreads = 2 => NumThreads(ArrayRef<u32>),
        /// The node whose input it shares.
        ShareInputOf = 3 => ShareInputOf(RecordRef<NodeId>),
        /// Thread groups of a broadcasting node.
        DispatchGrid = 4 => DispatchGrid(ArrayRef<u32>),
        /// The number of times that it may output to itself.
        MaxRecursionDepth = 5 => MaxRecursionDepth(u32),
        /// Its index in the table of local root arguments.
        LocalRootArgumentsTableIndex = 6 => LocalRootArgumentsTableIndex(u32),
        /// The most thread groups of a broadcasting node whose records state their number.
        MaxDispatchGrid = 7 => MaxDispatchGrid(ArrayRef<u32>),
    }
}

attribs! {
    /// A fact about an input or output.
    pub struct NodeShaderIoAttrib;

    /// The kind of a [`NodeShaderIoAttrib`].
    pub enum NodeIoAttribKind {
        /// Nothing.
        None = 0,
    }

    /// The content of a [`NodeShaderIoAttrib`].
    pub enum NodeIoAttrib {
        /// The node to which it outputs.
        OutputID = 1 => OutputId(RecordRef<NodeId>),
        /// The most records.
        MaxRecords = 2 => MaxRecords(u32),
        /// The index of the output with which it shares the most records.
        MaxRecordsSharedWith = 3 => MaxRecordsSharedWith(u32),
        /// Bytes of a record.
        RecordSizeInBytes = 4 => RecordSizeInBytes(u32),
        /// The place of the grid's size in records.
        RecordDispatchGrid = 5 => RecordDispatchGrid(RecordDispatchGrid),
        /// Nodes of an array; the largest number where it has no bound.
        OutputArraySize = 6 => OutputArraySize(u32),
        /// 1 if nodes of an array may be absent.
        AllowSparseNodes = 7 => AllowSparseNodes(u32),
        /// Alignment of a record in bytes.
        RecordAlignmentInBytes = 8 => RecordAlignmentInBytes(u32),
    }
}

/// The place of the grid's size in the records of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RecordDispatchGrid {
    /// Bytes from the start of the record.
    pub byte_offset: u16,
    /// Number of components in the low two bits, component type from bit 2 on.
    pub component_num_and_type: u16,
}

impl RecordDispatchGrid {
    /// Returns this number of components, from 1 to 3, of this type, at this byte of the record. The type may have 14 bits; DXC
    /// leaves out others.
    #[must_use]
    pub fn new(byte_offset: u16, components: u8, component_type: u16) -> Self {
        let component_num_and_type = component_type << 2 | u16::from(components & 3);
        Self { byte_offset, component_num_and_type }
    }

    /// The number of components.
    #[must_use]
    pub fn components(self) -> u8 {
        (self.component_num_and_type & 3) as u8
    }

    /// The type of the components; its lowest eight bits, should there be more.
    #[must_use]
    pub fn component_type(self) -> ComponentType {
        ComponentType((self.component_num_and_type >> 2) as u8)
    }
}

/// A value of an attribute.
trait AttribValue {
    /// The value of the word.
    fn from_word(word: u32) -> Self;

    /// Its word.
    fn word(self) -> u32;
}

impl<T: ArrayElement> AttribValue for T {
    fn from_word(word: u32) -> Self {
        Self::from_number(word)
    }

    fn word(self) -> u32 {
        self.number()
    }
}

impl<T> AttribValue for ArrayRef<T> {
    fn from_word(word: u32) -> Self {
        Self::new(word)
    }

    fn word(self) -> u32 {
        self.offset
    }
}

/// The offset is the low half.
impl AttribValue for RecordDispatchGrid {
    fn from_word(word: u32) -> Self {
        Self { byte_offset: word as u16, component_num_and_type: (word >> 16) as u16 }
    }

    fn word(self) -> u32 {
        u32::from(self.component_num_and_type) << 16 | u32::from(self.byte_offset)
    }
}
