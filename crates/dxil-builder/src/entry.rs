//! Entry points.

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::TypeId;
use dxil_metadata::{EntryProperty, Signatures};

use crate::element::{self, Signature};
use crate::node::Port;
use crate::owner::Owner;
use crate::{Element, ElementId, Error, NodeInput, NodeInputId, NodeOutput, NodeOutputId, Stage};

/// An entry point: its name, its stage, and the elements of its signatures.
///
/// Declarations do not fail: [`ShaderBuilder::finish`](crate::ShaderBuilder::finish) gives all that is
/// wrong.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    pub(crate) owner: Owner,
    pub(crate) name: String,
    pub(crate) stage: Stage,
    pub(crate) signatures: Signatures,
    pub(crate) inputs: Vec<Port>,
    pub(crate) outputs: Vec<Port>,
    pub(crate) properties: Vec<EntryProperty>,
    pub(crate) errors: Vec<Error>,
}

impl EntryPoint {
    /// An entry point of this name.
    #[must_use]
    pub fn new(name: &str, stage: Stage) -> Self {
        let errors = stage.check().into_iter().collect();
        Self {
            owner: Owner::new(),
            name: name.to_owned(),
            stage,
            signatures: Signatures::default(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            properties: Vec::new(),
            errors,
        }
    }

    /// Adds an element that the shader reads.
    pub fn input(&mut self, element: Element<'_>) -> ElementId {
        self.declare(Signature::Input, &element)
    }

    /// Adds an element that the shader writes.
    pub fn output(&mut self, element: Element<'_>) -> ElementId {
        self.declare(Signature::Output, &element)
    }

    /// Adds a patch constant, which a hull shader writes and a domain shader reads, or an attribute of the
    /// primitives that a mesh shader writes.
    pub fn patch_constant(&mut self, element: Element<'_>) -> ElementId {
        self.declare(Signature::PatchConstant, &element)
    }

    /// Adds the input of a node.
    pub fn node_input(&mut self, input: NodeInput) -> NodeInputId {
        self.inputs.push(input.0);
        NodeInputId { owner: self.owner, index: self.inputs.len() - 1 }
    }

    /// Adds an output of a node.
    pub fn node_output(&mut self, output: NodeOutput) -> NodeOutputId {
        self.outputs.push(output.0);
        NodeOutputId { owner: self.owner, index: self.outputs.len() - 1 }
    }

    /// States a property that does not follow from the stage, such as the size of waves.
    pub fn property(&mut self, property: EntryProperty) {
        self.properties.push(property);
    }

    fn declare(&mut self, signature: Signature, element: &Element<'_>) -> ElementId {
        let of = (self.owner, self.stage.kind(), signature);
        element::declare(&mut self.signatures, of, element, &mut self.errors)
    }

    /// The structs of payloads and records.
    pub(crate) fn types(&self) -> Vec<TypeId> {
        let records = self.inputs.iter().chain(&self.outputs).filter_map(Port::record);
        self.stage.parameters().into_iter().chain(records).collect()
    }

    /// The name of a declared element; [`None`] if the element is one of another entry point.
    pub(crate) fn element_name(&self, id: ElementId) -> Option<String> {
        let list = match id.signature {
            Signature::Input => &self.signatures.inputs,
            Signature::Output => &self.signatures.outputs,
            Signature::PatchConstant => &self.signatures.patch_constants,
        };
        // A clone of the entry point may have fewer elements.
        let found = list.as_ref()?.get(id.index as usize)?;
        (id.owner == self.owner).then(|| alloc::format!("{}", found.name))
    }
}
