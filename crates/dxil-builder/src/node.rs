//! Nodes of work graphs: launches, inputs, outputs and their records.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::{String, ToString as _};

use dxil_format::{NodeIoFlags, NodeIoKind, NodeLaunchType};
use dxil_ir::{DataLayout, Module, Type, TypeId, Value};
use dxil_metadata::stage::{
    NodeId, NodeIo, NodeIoProperty, NodeRecordType, NodeRecordTypeProperty, RecordDispatchGrid,
};
use dxil_ops::{Overload, ops};

use crate::body::StandIn;
use crate::owner::Owner;
use crate::{Body, Error};

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
    flags: NodeIoFlags,
    record: Option<TypeId>,
    /// Bytes of a record, its alignment, and the name of its struct, as the module has it.
    layout: Layout,
    grid: Option<RecordDispatchGrid>,
    max_records: Option<u32>,
    array_size: Option<u32>,
    sparse: bool,
    target: Option<String>,
}

impl Port {
    const fn new(kind: NodeIoKind, record: Option<TypeId>) -> Self {
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
struct Layout {
    size: u32,
    alignment: u32,
    /// The name of the struct; empty if it has none.
    name: String,
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

/// An input or output that is not declared.
static UNKNOWN: Port = Port::new(NodeIoKind::EmptyInput, None);

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

/// Records of a node: those that it reads, or those that it puts out.
#[derive(Debug)]
pub struct Records<'b, 'm> {
    body: &'b Body<'m>,
    value: Value,
    flags: NodeIoFlags,
    port: &'b Port,
}

/// The handle of an output of a node.
#[derive(Debug)]
pub struct OutputNode<'b, 'm> {
    body: &'b Body<'m>,
    value: Value,
    port: &'b Port,
}

impl<'m> Body<'m> {
    /// The records that the node reads.
    ///
    /// # Errors
    ///
    /// The entry point has no such input, or the stage is none of a node.
    pub fn node_input(&self, input: NodeInputId) -> Result<Records<'_, 'm>, Error> {
        let ports = self.entry().map(|entry| (entry.owner, entry.inputs.as_slice()));
        let port = match self.port(ports, (input.owner, input.index), "input") {
            Ok(port) => port,
            Err(value) => {
                return Ok(Records { body: self, value, flags: UNKNOWN.flags, port: &UNKNOWN });
            }
        };
        let metadata_idx = self.i32(input.index as i32);
        let handle = self.op(ops::CreateNodeInputRecordHandle { metadata_idx }, &[])?;
        self.records(handle, port.flags, port)
    }

    /// The handle of an output of the node.
    ///
    /// # Errors
    ///
    /// The entry point has no such output, or the stage is none of a node.
    pub fn node_output(&self, output: NodeOutputId) -> Result<OutputNode<'_, 'm>, Error> {
        let ports = self.entry().map(|entry| (entry.owner, entry.outputs.as_slice()));
        let port = match self.port(ports, (output.owner, output.index), "output") {
            Ok(port) => port,
            Err(value) => return Ok(OutputNode { body: self, value, port: &UNKNOWN }),
        };
        let metadata_idx = self.i32(output.index as i32);
        let node = self.op(ops::CreateNodeOutputHandle { metadata_idx }, &[])?;
        self.annotated_node(node, port)
    }

    /// The input or output of an index, or what stands for its handle.
    fn port<'p>(
        &self,
        ports: Result<(Owner, &'p [Port]), Error>,
        (owner, index): (Owner, usize),
        what: &str,
    ) -> Result<&'p Port, Value> {
        let port = ports.and_then(|(own, ports)| {
            ports.get(index).filter(|_| owner == own).ok_or_else(|| {
                let message = format!("the {what} is one of another entry point");
                Error::misuse(message, "declare it on the entry point that this is the body of")
            })
        });
        self.or_stand_in(port.map(Ok), Err)
    }

    fn annotated_node<'b>(
        &'b self,
        node: Value,
        port: &'b Port,
    ) -> Result<OutputNode<'b, 'm>, Error> {
        let words = [port.flags.0, port.layout.size];
        let props = self.words(dxil_ops::Type::NodeInfo, words)?;
        let value = self.op(ops::AnnotateNodeHandle { node, props }, &[])?;
        Ok(OutputNode { body: self, value, port })
    }

    fn records<'b>(
        &'b self,
        noderecord: Value,
        flags: NodeIoFlags,
        port: &'b Port,
    ) -> Result<Records<'b, 'm>, Error> {
        let words = [flags.0, port.layout.size];
        let props = self.words(dxil_ops::Type::NodeRecordInfo, words)?;
        let value = self.op(ops::AnnotateNodeRecordHandle { noderecord, props }, &[])?;
        Ok(Records { body: self, value, flags, port })
    }
}

impl<'b, 'm> OutputNode<'b, 'm> {
    /// The handle, for operations.
    #[must_use]
    pub const fn value(&self) -> Value {
        self.value
    }

    /// The node of an index in an array.
    ///
    /// # Errors
    ///
    /// The index is no `i32`.
    pub fn at(&self, index: Value) -> Result<OutputNode<'b, 'm>, Error> {
        let index = ops::IndexNodeHandle { node_output_handle: self.value, array_index: index };
        let node = self.body.op(index, &[])?;
        self.body.annotated_node(node, self.port)
    }

    /// Records for the node: this many for each thread, or for the group.
    ///
    /// # Errors
    ///
    /// The number is no `i32`.
    pub fn allocate(&self, count: Value, per_thread: bool) -> Result<Records<'b, 'm>, Error> {
        let allocate = ops::AllocateNodeOutputRecords {
            output: self.value,
            num_records: count,
            per_thread: self.body.i1(per_thread),
        };
        let records = self.body.op(allocate, &[])?;
        let kind = match per_thread {
            true => NodeIoKind::ThreadNodeOutputRecords,
            false => NodeIoKind::GroupNodeOutputRecords,
        };
        self.body.records(records, NodeIoFlags(kind.0), self.port)
    }

    /// Puts out empty records: this many for each thread, or for the group.
    ///
    /// # Errors
    ///
    /// The number is no `i32`.
    pub fn increment(&self, count: Value, per_thread: bool) -> Result<(), Error> {
        self.body.settle(|| {
            let (output, per_thread) = (self.value, self.body.i1(per_thread));
            self.body.op(ops::IncrementOutputCount { output, count, per_thread }, &[])?;
            Ok(())
        })
    }
}

impl Records<'_, '_> {
    /// The handle, for operations.
    #[must_use]
    pub const fn value(&self) -> Value {
        self.value
    }

    /// The result of a call; nothing is wrong with records that are unknown.
    fn settle<T: StandIn>(&self, call: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
        if self.body.is_stand_in(self.value) {
            return Ok(T::of(self.value));
        }
        self.body.settle(call)
    }

    /// The pointer to a record.
    ///
    /// # Errors
    ///
    /// The records are empty or of a struct without a name, or the index is no `i32`.
    pub fn pointer(&self, index: Value) -> Result<Value, Error> {
        self.settle(|| {
            let name = &self.port.layout.name;
            if name.is_empty() {
                let message = "the records are of no struct with a name";
                return Err(Error::misuse(message, "declare them with a named struct"));
            }
            let pointer = ops::GetNodeRecordPtr { recordhandle: self.value, array_index: index };
            Ok(self.body.op(pointer, &[Overload::UserDefined(name)])?)
        })
    }

    /// Sends the records off.
    ///
    /// # Errors
    ///
    /// The node reads them.
    pub fn complete(&self) -> Result<(), Error> {
        self.settle(|| {
            if !self.flags.contains(NodeIoFlags::Output) {
                let message = "records that a node reads are sent off";
                return Err(Error::misuse(message, "complete those that `allocate` gives"));
            }
            self.body.op(ops::OutputComplete { output: self.value }, &[])?;
            Ok(())
        })
    }

    /// The number of records that a coalescing node reads.
    ///
    /// # Errors
    ///
    /// The node puts them out.
    pub fn count(&self) -> Result<Value, Error> {
        self.settle(|| {
            if !self.flags.contains(NodeIoFlags::Input) {
                let message = "records that a node puts out are counted";
                return Err(Error::misuse(message, "count those of `node_input`"));
            }
            Ok(self.body.op(ops::GetInputRecordCount { input: self.value }, &[])?)
        })
    }
}
