//! The part field by field.

use alloc::vec;
use alloc::vec::Vec;

use super::{Dependencies, LinAlg, Psv, PsvSignatures};
use crate::layout::ShaderKind;
use crate::layout::psv::{self, MeshOutputTopology, RuntimeInfo, StageInfo};
use crate::tree::{self, Describe, Label, Node, Value};
use crate::{At, FieldType, Record, Records};

impl<'a> Describe<'a> for Psv<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let size = self.info.range();
        let mut nodes = vec![before("info_size", size.start, size.len()), self.info_node()];
        let resources = self.resources().map(|resource| {
            Node::group("resource", resource.range(), resource.nodes(|_, value| value))
        });
        let resources: Vec<_> = resources.collect();
        nodes.push(before("resource_count", size.end.saturating_add(4), resources.len()));
        if !resources.is_empty() {
            let range = self.resources.range();
            nodes.push(before("resource_size", range.start, self.resource_size as usize));
            nodes.push(Node::list("resources", range, resources));
        }
        if let Some(signatures) = &self.signatures {
            signatures.describe(&mut nodes);
        }
        nodes.extend(self.dependencies().iter().flat_map(Dependencies::nodes));
        nodes.extend(self.lin_alg().iter().map(LinAlg::node));
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}

impl<'a> Psv<'a> {
    fn info_node(&self) -> Node<'a> {
        let places = RuntimeInfo::PLACES;
        let mut nodes = self.info.nodes(|field, value| match &self.signatures {
            Some(signatures) if *field == places.entry_function_name => {
                signatures.strings.value(self.info.entry_function_name)
            }
            _ => value,
        });
        if self.stage().is_some() {
            let stage_info = self.info.field_range(|it| it.stage_info);
            let stage_data = self.info.field_range(|it| it.stage_data);
            let nodes_of_stage = nodes.into_iter().flat_map(|node| match Some(&node.range) {
                range if range == stage_info.as_ref() => vec![self.stage_info_node(node)],
                range if range == stage_data.as_ref() => self.stage_data_nodes(node),
                _ => vec![node],
            });
            nodes = nodes_of_stage.collect();
        }
        Node::group("info", self.info.range(), nodes)
    }

    /// The fields that the stage has in place of the bytes.
    fn stage_info_node(&self, node: Node<'a>) -> Node<'a> {
        fn group<'a, T: Record>(record: T, node: &Node<'_>) -> Node<'a> {
            Node::record("stage_info", &At::new(record, node.range.start, T::SIZE))
        }
        match self.info.stage_info() {
            StageInfo::Pixel(info) => group(info, &node),
            StageInfo::Vertex(info) => group(info, &node),
            StageInfo::Geometry(info) => group(info, &node),
            StageInfo::Hull(info) => group(info, &node),
            StageInfo::Domain(info) => group(info, &node),
            StageInfo::Mesh(info) => group(info, &node),
            StageInfo::Amplification(info) => group(info, &node),
            StageInfo::Other(_) => node,
        }
    }

    /// The fields of the stage in the two bytes.
    fn stage_data_nodes(&self, node: Node<'a>) -> Vec<Node<'a>> {
        let [low, high] = self.info.stage_data.to_le_bytes();
        let middle = node.range.start.saturating_add(1);
        let vectors = node.range.start..middle;
        let vectors = Node::value("sig_patch_const_or_prim_vectors", vectors, low.value());
        let rest = middle..node.range.end;
        match self.info.kind() {
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
}

impl<'a> PsvSignatures<'a> {
    /// Appends its tables.
    fn describe(&self, nodes: &mut Vec<Node<'a>>) {
        let strings = self.strings.range();
        nodes.push(before("strings_size", strings.start, strings.len()));
        nodes.extend(self.strings.describe());
        let indexes = self.semantic_indexes.iter().flat_map(|index| tree::fields(&index));
        let range = self.semantic_indexes.range();
        let count = self.semantic_indexes.len();
        nodes.push(before("semantic_index_count", range.start, count));
        nodes.push(Node::list("semantic_indexes", range, indexes.collect()));
        if !(self.inputs.is_empty() && self.outputs.is_empty() && self.patch_constants.is_empty()) {
            let size = self.inputs.stride();
            nodes.push(before("element_size", self.inputs.range().start, size));
            nodes.push(self.elements_node("inputs", &self.inputs));
            nodes.push(self.elements_node("outputs", &self.outputs));
            nodes.push(self.elements_node("patch_constants", &self.patch_constants));
        }
    }

    fn elements_node(
        &self,
        name: &'static str,
        elements: &Records<'a, psv::SignatureElement>,
    ) -> Node<'a> {
        Node::records_with(name, elements, |element| {
            let mut nodes = tree::fields_with(element, |field, value| match field {
                it if *it == psv::SignatureElement::PLACES.semantic_name => {
                    self.strings.value(element.semantic_name)
                }
                _ => value,
            });
            let place = [
                ("cols", element.cols().value()),
                ("start_col", element.start_col().value()),
                ("is_allocated", u8::from(element.is_allocated()).value()),
            ];
            let range = element.field_range(|it| it.cols_and_start);
            tree::unpack(&mut nodes, range, 0x7f, place);
            let dynamic = [
                ("dynamic_index_mask", tree::components(element.dynamic_index_mask())),
                ("output_stream", element.output_stream().value()),
            ];
            let range = element.field_range(|it| it.dynamic_mask_and_stream);
            tree::unpack(&mut nodes, range, 0x3f, dynamic);
            nodes
        })
    }
}

impl<'a> LinAlg<'a> {
    fn node(&self) -> Node<'a> {
        let info = self.info.range();
        let mut nodes = vec![before("info_size", info.start, info.len())];
        nodes.push(Node::group("info", info.clone(), self.info.nodes(|_, value| value)));
        table(&mut nodes, "shapes", &self.shapes);
        table(&mut nodes, "constructions", &self.constructions);
        table(&mut nodes, "vector_multiplies", &self.vector_multiplies);
        table(&mut nodes, "wave_multiplies", &self.wave_multiplies);
        table(&mut nodes, "thread_group_multiplies", &self.thread_group_multiplies);
        table(&mut nodes, "outer_products", &self.outer_products);
        table(&mut nodes, "accumulate_stores", &self.accumulate_stores);
        let end = nodes.last().map_or(info.end, |node| node.range.end);
        Node::group("lin_alg", info.start.saturating_sub(4)..end, nodes)
    }
}

/// Appends the records and, named for all tables alike, the size of one, unless there are none.
fn table<'a, T: Record>(nodes: &mut Vec<Node<'a>>, name: &'static str, records: &Records<'a, T>) {
    if !records.is_empty() {
        nodes.push(before("record_size", records.range().start, records.stride()));
        nodes.push(Node::records(name, records));
    }
}

/// The size or count in the four bytes before this one.
fn before<'a>(name: &'static str, end: usize, number: usize) -> Node<'a> {
    Node::value(name, end.saturating_sub(4)..end, Value::Number(number as u64))
}
