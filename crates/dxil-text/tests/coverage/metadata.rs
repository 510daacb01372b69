//! The metadata of modules.

use dxil_ir::Module;
use dxil_ir::metadata::{Field, Metadata, Node, NodeKind};

use crate::choice::{Count, Number, Presence, Sign};
use crate::table::Table;

/// Notes the metadata of a module.
pub(crate) fn note(table: &mut Table, module: &Module) {
    for kind in module.metadata_kinds.values() {
        table.note_any("metadata kind", kind);
    }
    for named in &module.named_metadata {
        table.note("named metadata.nodes", &Count::of(named.nodes.len()));
        table.note_any("named metadata", &named.name);
    }
    for metadata in module.metadata.arena().values() {
        table.note("metadata", metadata);
        match metadata {
            Metadata::Constant(id) => {
                table.note("metadata Constant", &module.constants[*id].kind);
            }
            Metadata::Node(node) => note_node(table, module, node),
            Metadata::String(_) => {}
        }
    }
}

fn note_node(table: &mut Table, module: &Module, node: &Node) {
    table.note("node", &node.kind);
    let kind = node.kind.kind_name();
    table.note(&format!("{kind}.distinct"), &node.distinct);
    match &node.kind {
        NodeKind::Tuple(_) | NodeKind::Generic { .. } => {
            if let NodeKind::Tuple(operands) = &node.kind {
                table.note("Tuple.operands", &Count::of(operands.len()));
            }
            node.kind.for_each_operand(|operand| {
                let operand = operand.map(|id| &module.metadata[id]);
                table.note(&format!("{kind}.operands are"), &operand);
            });
        }
        NodeKind::Expression(words) => {
            table.note("Expression.words", &Count::of(words.len()));
        }
        _ => note_fields(table, &node.kind),
    }
}

/// Notes which fields of a node are present.
fn note_fields(table: &mut Table, node: &NodeKind) {
    let kind = node.kind_name();
    let mut names = node.field_names().iter();
    node.for_each_field(|field| {
        let name = names.next().expect("each field has a name");
        let property = format!("{kind}.{name}");
        match field {
            Field::Number(tag) if *name == "tag" => {
                table.note_any(&property, format_args!("{tag:#06x}"));
            }
            Field::Number(number) => table.note(&property, &Number::of(number)),
            Field::Signed(number) => table.note(&property, &Sign::of(number)),
            Field::Reference(id) => table.note(&property, &Presence::of(id.is_some())),
        }
    });
}
