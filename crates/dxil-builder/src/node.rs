//! What nodes of work graphs declare: launches, inputs and outputs.

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};

use dxil_format::{NodeIoFlags, NodeIoKind, NodeLaunchType};
use dxil_ir::{DataLayout, Module, Type, TypeId};
use dxil_metadata::stage::{
    NodeId, NodeIo, NodeIoProperty, NodeRecordType, NodeRecordTypeProperty, RecordDispatchGrid,
};

use crate::owner::Owner;

/// The way in which a node is launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Launch {
    /// A grid of thread groups for each record.
    Broadcasting {
        /// The number of threads of a group, in x, y and z.
        threads: [u32; 3],
        /// The number of thread groups, in x, y and z.
        grid: [u32; 3],
    },
    /// A grid of thread groups for each record, which states their number:
    /// [`NodeInput::dispatch_grid`].
    BroadcastingUpTo {
        /// The number of threads of a group, in x, y and z.
        threads: [u32; 3],
        /// The largest number of thread groups, in x, y and z.
        most: [u32; 3],
    },
    /// A thread group for several records.
    Coalescing {
        /// The number of threads of a group, in x, y and z.
        threads: [u32; 3],
    },
    /// A thread for each record.
    Thread,
}

impl Launch {
    /// The number of threads of a group, in x, y and z.
    #[must_use]
    pub const fn threads(&self) -> [u32; 3] {
        match *self {
            Self::Broadcasting { threads, .. }
            | Self::BroadcastingUpTo { threads, .. }
            | Self::Coalescing { threads } => threads,
            Self::Thread => [1; 3],
        }
    }

    pub(crate) const fn kind(&self) -> NodeLaunchType {
        match self {
            Self::Broadcasting { .. } | Self::BroadcastingUpTo { .. } => {
                NodeLaunchType::Broadcasting
            }
            Self::Coalescing { .. } => NodeLaunchType::Coalescing,
            Self::Thread => NodeLaunchType::Thread,
        }
    }
}

/// An input or output of a node.
#[derive(Clone, Debug)]
pub(crate) struct Port {
    pub(crate) flags: NodeIoFlags,
    record: Option<TypeId>,
    /// Bytes of a record, its alignment, and the name of its struct, as the module has it.
    pub(crate) layout: Layout,
    grid: Option<RecordDispatchGrid>,
    max_records: Option<u32>,
    array_size: Option<u32>,
    sparse: bool,
    target: Option<String>,
}

impl Port {
    pub(crate) const fn new(kind: NodeIoKind, record: Option<TypeId>) -> Self {
        Self {
            flags: NodeIoFlags(kind.0),
            record,
            layout: Layout { size: 0, alignment: 0, name: String::new() },
            grid: None,
            max_records: None,
            array_size: None,
            sparse: false,
            target: None,
        }
    }

    /// The struct of the records; [`None`] if they are empty.
    pub(crate) const fn record(&self) -> Option<TypeId> {
        self.record
    }

    /// Takes the layout of the records from the module.
    pub(crate) fn resolve(&mut self, module: &Module) {
        let Some(record) = self.record else { return };
        let layout = DataLayout::new(module);
        let number = |it: Option<u64>| it.and_then(|it| it.try_into().ok()).unwrap_or(0);
        let name = match module.types.get(record) {
            Some(Type::Named(id)) => module.types.structs()[*id].name.to_string(),
            _ => String::new(),
        };
        let (size, alignment) = (number(layout.size(record)), number(layout.alignment(record)));
        self.layout = Layout { size, alignment, name };
    }

    /// The input or output in the metadata of a module.
    pub(crate) fn metadata(&self) -> NodeIo {
        let mut io = NodeIo::default();
        io.set(NodeIoProperty::Flags(self.flags));
        if self.record.is_some() {
            let mut ty = NodeRecordType::default();
            ty.set(NodeRecordTypeProperty::Size(self.layout.size));
            ty.set(NodeRecordTypeProperty::Alignment(self.layout.alignment));
            if let Some(grid) = self.grid {
                ty.set(NodeRecordTypeProperty::DispatchGrid(grid));
            }
            io.set(NodeIoProperty::RecordType(ty));
        }
        if let Some(count) = self.max_records {
            io.set(NodeIoProperty::MaxRecords(count));
        }
        if let Some(size) = self.array_size {
            io.set(NodeIoProperty::OutputArraySize(size));
        }
        if self.sparse {
            io.set(NodeIoProperty::AllowSparseNodes(true));
        }
        if let Some(name) = &self.target {
            io.set(NodeIoProperty::OutputId(NodeId { name: name.as_str().into(), index: 0 }));
        }
        io
    }
}

/// The layout of records.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) size: u32,
    alignment: u32,
    /// The name of the struct; empty if it has none.
    pub(crate) name: String,
}

/// The input of a node.
#[derive(Clone, Debug)]
pub struct NodeInput(pub(crate) Port);

impl NodeInput {
    /// An input of this kind, with records of a struct.
    #[must_use]
    pub const fn new(kind: NodeIoKind, record: TypeId) -> Self {
        Self(Port::new(kind, Some(record)))
    }

    /// An input without records: `EmptyNodeInput`.
    #[must_use]
    pub const fn empty() -> Self {
        Self(Port::new(NodeIoKind::EmptyInput, None))
    }

    /// The largest number of records of a launch.
    #[must_use]
    pub fn max_records(self, count: u32) -> Self {
        Self(Port { max_records: Some(count), ..self.0 })
    }

    /// The field of the record with the number of thread groups: `SV_DispatchGrid`.
    #[must_use]
    pub fn dispatch_grid(self, grid: RecordDispatchGrid) -> Self {
        Self(Port { grid: Some(grid), ..self.0 })
    }

    /// Adds flags, such as [`NodeIoFlags::GloballyCoherent`].
    #[must_use]
    pub fn flags(self, flags: NodeIoFlags) -> Self {
        Self(Port { flags: self.0.flags | flags, ..self.0 })
    }
}

/// An output of a node.
#[derive(Clone, Debug)]
pub struct NodeOutput(pub(crate) Port);

impl NodeOutput {
    /// An output to the node of a name, with at most this many records of a struct for each launch.
    #[must_use]
    pub fn new(target: &str, record: TypeId, max_records: u32) -> Self {
        Self::of(NodeIoKind::NodeOutput, target, Some(record), max_records)
    }

    /// An output to the node of a name, with at most this many records, which are empty.
    #[must_use]
    pub fn empty(target: &str, max_records: u32) -> Self {
        Self::of(NodeIoKind::EmptyOutput, target, None, max_records)
    }

    /// An output to nodes of one name, of this many indices from 0 on.
    #[must_use]
    pub fn array(self, size: u32) -> Self {
        let flags = self.0.flags | NodeIoFlags::NodeArray;
        Self(Port { flags, array_size: Some(size), ..self.0 })
    }

    /// Lets nodes of the array be absent.
    #[must_use]
    pub fn sparse(self) -> Self {
        Self(Port { sparse: true, ..self.0 })
    }

    fn of(kind: NodeIoKind, target: &str, record: Option<TypeId>, max_records: u32) -> Self {
        let (max_records, target) = (Some(max_records), Some(target.to_owned()));
        Self(Port { max_records, target, ..Port::new(kind, record) })
    }
}

/// A declared input of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeInputId {
    pub(crate) owner: Owner,
    pub(crate) index: usize,
}

/// A declared output of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeOutputId {
    pub(crate) owner: Owner,
    pub(crate) index: usize,
}
