//! The part as a tree.

use alloc::vec::Vec;

use super::{ResourceDefinitions, ShaderType};
use crate::At;
use crate::layout::rdef::{ShaderBuffer, ShaderVariable};
use crate::part::{Gaps, ViewField};
use crate::strings::PartStrings;
use crate::tree::{self, Describe, Node};

/// Types are listed once, each under the offset at which variables and members refer to it.
impl<'a> Describe<'a> for ResourceDefinitions<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        nodes.extend(self.sizes.iter().map(|sizes| Node::record("sizes", sizes)));
        nodes.push(Node::records("bindings", &self.bindings));
        nodes.push(Node::records_with("buffers", &self.buffers, |at| self.buffer(at)));
        let types = self.types().unwrap_or_default();
        let types = types.iter().map(ShaderType::describe).collect();
        nodes.push(Node::list("types", self.part.all().range(), types));
        PartStrings(self.part).describe("strings", &mut nodes);
        Gaps(self.part.all()).describe("padding", &mut nodes);
        nodes
    }
}

impl<'a> ResourceDefinitions<'a> {
    /// The fields of a buffer, and its variables.
    fn buffer(&self, at: &At<ShaderBuffer>) -> Vec<Node<'a>> {
        let mut fields = tree::fields(at);
        if let Ok(variables) = self.variables(at) {
            fields.push(Node::records_with("variables", &variables, |at| self.variable(at)));
        }
        fields
    }

    /// The fields of a variable, and its default value.
    fn variable(&self, at: &At<ShaderVariable>) -> Vec<Node<'a>> {
        let mut fields = tree::fields(at);
        if let Ok(Some(value)) = self.default_value(at) {
            fields.push(Node::bytes("default_value", &value));
        }
        fields
    }
}

impl<'a> ShaderType<'a> {
    /// Its fields, its interfaces and its members.
    fn describe(&self) -> Node<'a> {
        let mut fields = tree::fields(&self.record);
        fields.extend(Node::optional_bytes("extra", &self.extra));
        if !self.interfaces.is_empty() {
            let interfaces = self.interfaces.iter().flat_map(|at| tree::fields(&at)).collect();
            fields.push(Node::list("interfaces", self.interfaces.range(), interfaces));
        }
        if !self.members.is_empty() {
            fields.push(Node::records("members", &self.members));
        }
        Node::group("type", self.record.range(), fields)
    }
}
