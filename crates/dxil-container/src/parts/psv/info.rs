//! The runtime information field by field.

use alloc::vec;
use alloc::vec::Vec;

use crate::FieldType;
use crate::layout::ShaderKind;
use crate::layout::psv::{LinAlgRuntimeInfo, MeshOutputTopology, RuntimeInfo};
use crate::part::ViewField;
use crate::read::Partial;
use crate::tree::{Label, Node};

impl<'a> ViewField<'a> for Partial<'a, LinAlgRuntimeInfo> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.push(Node::group(name, self.range(), self.nodes(|_, value| value)));
    }
}

/// With the fields that the stage has, if the part says which it is.
impl<'a> ViewField<'a> for Partial<'a, RuntimeInfo> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let mut fields = self.nodes(|_, value| value);
        if self.field_range(|it| it.shader_stage).is_some() {
            let stage_info = self.field_range(|it| it.stage_info);
            let stage_data = self.field_range(|it| it.stage_data);
            let fields_of_stage = fields.into_iter().flat_map(|node| match Some(&node.range) {
                range if range == stage_info.as_ref() => {
                    let fields = self.stage_info().node("stage_info", node.range.start);
                    vec![fields.unwrap_or(node)]
                }
                range if range == stage_data.as_ref() => stage_data_nodes(self, node),
                _ => vec![node],
            });
            fields = fields_of_stage.collect();
        }
        nodes.push(Node::group(name, self.range(), fields));
    }
}

/// The fields of the stage in the two bytes.
fn stage_data_nodes<'a>(info: &RuntimeInfo, node: Node<'a>) -> Vec<Node<'a>> {
    let [low, high] = info.stage_data.to_le_bytes();
    let middle = node.range.start.saturating_add(1);
    let vectors = node.range.start..middle;
    let vectors = Node::value("sig_patch_const_or_prim_vectors", vectors, low.value());
    let rest = middle..node.range.end;
    match info.kind() {
        ShaderKind::Geometry => {
            vec![Node { label: Label::Name("max_vertex_count"), ..node }]
        }
        ShaderKind::Hull | ShaderKind::Domain => {
            vec![vectors, Node::value("padding", rest, high.value())]
        }
        ShaderKind::Mesh => {
            let topology = MeshOutputTopology(high).value();
            vec![vectors, Node::value("mesh_output_topology", rest, topology)]
        }
        _ => vec![node],
    }
}
