//! The part as a tree.

use alloc::vec::Vec;

use super::{ResourceDefinitions, ShaderType};
use crate::layout::rdef::{
    ShaderBuffer, ShaderInputBinding, ShaderInputSpace, ShaderVariable, ShaderVariableResources,
};
use crate::strings::References;
use crate::tree::{self, Describe, Node};
use crate::{At, Record};

/// Types are listed once, each under the offset at which variables and members refer to it.
impl<'a> Describe<'a> for ResourceDefinitions<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let strings = References::new(self.part.data());
        let mut tree = Tree { definitions: *self, strings };
        let mut nodes = tree.strings.fields(&self.header);
        nodes.extend(self.sizes.iter().map(|sizes| Node::record("sizes", sizes)));
        let bindings = self.bindings.iter().map(|at| tree.binding(&at)).collect();
        nodes.push(Node::list("bindings", self.bindings.range(), bindings));
        let buffers = self.buffers.iter().enumerate();
        let buffers = buffers.map(|(index, at)| tree.buffer(index, &at)).collect();
        nodes.push(Node::list("buffers", self.buffers.range(), buffers));
        let all = self.part.data().range();
        let types = self.types().unwrap_or_default();
        let types = types.iter().map(|found| tree.shader_type(found)).collect();
        nodes.push(Node::list("types", all, types));
        nodes.push(tree.strings.node("strings", "string"));
        let padding = Node::uncovered("padding", &nodes, &self.part.data());
        nodes.extend(padding);
        nodes
    }
}

/// Makes the nodes, and remembers which strings they refer to.
struct Tree<'a> {
    definitions: ResourceDefinitions<'a>,
    strings: References<'a>,
}

impl<'a> Tree<'a> {
    /// A bound resource.
    fn binding(&mut self, at: &At<ShaderInputBinding>) -> Node<'a> {
        let mut fields = self.strings.fields(at);
        fields.extend(extension::<ShaderInputSpace>(
            self.definitions.extension(at, |sizes| sizes.binding_size),
        ));
        Node::group("binding", at.range(), fields)
    }

    /// A buffer and its variables.
    fn buffer(&mut self, index: usize, at: &At<ShaderBuffer>) -> Node<'a> {
        let mut fields = self.strings.fields(at);
        let extra = self.definitions.buffers.extra(index);
        fields.extend(extra.and_then(|extra| Node::optional_bytes("extra", &extra)));
        if let Ok(variables) = self.definitions.variables(at) {
            let nodes = variables.iter().map(|at| self.variable(&at)).collect();
            fields.push(Node::list("variables", variables.range(), nodes));
        }
        Node::group("buffer", at.range(), fields)
    }

    /// A variable and its default value.
    fn variable(&mut self, at: &At<ShaderVariable>) -> Node<'a> {
        let mut fields = self.strings.fields(at);
        fields.extend(extension::<ShaderVariableResources>(
            self.definitions.extension(at, |sizes| sizes.variable_size),
        ));
        if let Ok(Some(value)) = self.definitions.default_value(at) {
            fields.push(Node::bytes("default_value", &value));
        }
        Node::group("variable", at.range(), fields)
    }

    /// A type, its interfaces and its members.
    fn shader_type(&mut self, found: &ShaderType<'a>) -> Node<'a> {
        let mut fields = self.strings.fields(&found.record);
        if let Some(class) = &found.class {
            fields.extend(self.strings.fields(class));
        }
        fields.extend(Node::optional_bytes("extra", &found.extra));
        if !found.interfaces.is_empty() {
            let interfaces = found.interfaces.iter().flat_map(|at| tree::fields(&at)).collect();
            fields.push(Node::list("interfaces", found.interfaces.range(), interfaces));
        }
        if !found.members.is_empty() {
            let members = found.members.iter();
            let members =
                members.map(|at| Node::group("member", at.range(), self.strings.fields(&at)));
            fields.push(Node::list("members", found.members.range(), members.collect()));
        }
        Node::group("type", found.record.range(), fields)
    }
}

/// The fields that newer versions have after a record, and unknown bytes.
fn extension<'a, E: Record>((known, rest): (Option<At<E>>, At<&'a [u8]>)) -> Vec<Node<'a>> {
    let mut nodes = known.iter().flat_map(tree::fields).collect::<Vec<_>>();
    nodes.extend(Node::optional_bytes("extra", &rest));
    nodes
}
