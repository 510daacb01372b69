//! The records that nodes of work graphs read and put out, as their bodies handle them.

use alloc::format;

use dxil_format::{NodeIoFlags, NodeIoKind};
use dxil_ir::Value;
use dxil_ops::{Overload, ops};

use crate::body::StandIn;
use crate::node::Port;
use crate::owner::Owner;
use crate::{Body, Error, NodeInputId, NodeOutputId};

/// An input or output that is not declared.
static UNKNOWN: Port = Port::new(NodeIoKind::EmptyInput, None);

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
