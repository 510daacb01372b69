//! Prints the contents of nodes.

use dxil_ir::Dialect;
use dxil_ir::metadata::modern::Enumerator;
use dxil_ir::metadata::{Field, Form, Location, ModernNode, Node, NodeKind, Reference};

use super::field::{Fields, string};
use super::module::Printer;
use crate::dwarf::{self, AUTO_VARIABLE, CONVERT};

impl<'m> Printer<'m> {
    /// Prints the contents of a node.
    pub(crate) fn node(&mut self, node: &Node) {
        if node.distinct {
            self.out.str("distinct ");
        }
        match &node.kind {
            NodeKind::Tuple(operands) => {
                self.out.str("!{");
                for (index, &operand) in operands.iter().enumerate() {
                    self.out.comma(index);
                    self.reference(operand);
                }
                self.out.byte(b'}');
            }
            NodeKind::Location(location) => self.location_node(location),
            NodeKind::Expression(elements) => self.expression_node(elements),
            NodeKind::Generic { tag, operands } => {
                self.fields("GenericDINode", |fields| generic(fields, *tag, operands));
            }
            kind => self.debug_node(kind),
        }
    }

    /// Prints a debug information node that has fields.
    pub(crate) fn debug_node(&mut self, kind: &NodeKind) {
        let Some(name) = kind.text_name() else { return };
        let is_parameter =
            matches!(kind, NodeKind::LocalVariable(variable) if variable.tag != AUTO_VARIABLE);
        let is_unsigned = is_unsigned_enumerator(kind);
        self.fields(name, |fields| {
            kind.for_each_text_field(|text, field| {
                let field = match field {
                    Field::Signed(number) if is_unsigned => Field::Number(number as u64),
                    field => field,
                };
                fields.field((text, field), is_parameter);
            });
        });
    }

    /// Prints a debug location. Large shaders have more of them than of all other nodes, so that
    /// code of its own pays off.
    pub(crate) fn location_node(&mut self, location: &Location) {
        self.fields(Location::TEXT_NAME, |fields| {
            let [line, column, scope, inlined_at] = location.text_fields();
            fields.field(line, false);
            fields.field(column, false);
            fields.field(scope, false);
            fields.field(inlined_at, false);
        });
    }

    /// Prints a debug expression.
    pub(crate) fn expression_node(&mut self, elements: &[u64]) {
        let dialect = self.dialect();
        let names = is_valid_expression(elements, dialect);
        self.fields("DIExpression", |fields| {
            let (mut arguments, mut is_conversion) = (0, false);
            for &element in elements {
                fields.separator();
                let out = &mut fields.printer.out;
                match dwarf::operation(element, dialect) {
                    Some((name, count)) if names && arguments == 0 => {
                        out.str(name);
                        arguments = count;
                        is_conversion = element == CONVERT;
                    }
                    _ => {
                        let encoding = dwarf::name(Form::Encoding, element as u32, dialect);
                        match encoding.filter(|_| is_conversion && arguments == 1) {
                            Some(encoding) => out.str(encoding),
                            None => out.number(element),
                        }
                        arguments = arguments.saturating_sub(1);
                    }
                }
            }
        });
    }
}

fn is_unsigned_enumerator(kind: &NodeKind) -> bool {
    let NodeKind::Modern(node) = kind else { return false };
    matches!(**node, ModernNode::Enumerator(Enumerator { is_unsigned: true, .. }))
}

/// Whether LLVM knows all operations, and a piece is the last one.
fn is_valid_expression(elements: &[u64], dialect: Dialect) -> bool {
    let mut rest = elements;
    while let Some((&element, tail)) = rest.split_first() {
        let Some((name, count)) = dwarf::operation(element, dialect) else { return false };
        let Some(tail) = tail.get(count..) else { return false };
        if matches!(name, "DW_OP_bit_piece" | "DW_OP_LLVM_fragment") {
            return tail.is_empty();
        }
        rest = tail;
    }
    true
}

fn generic(f: &mut Fields<'_, '_>, tag: u16, operands: &[Reference]) {
    f.tag(tag);
    let Some((&header, operands)) = operands.split_first() else { return };
    let header = string(&f.printer.module.metadata, header);
    if !header.is_empty() {
        f.name("header");
        f.printer.out.quoted(header);
    }
    if operands.is_empty() {
        return;
    }
    f.name("operands");
    f.printer.out.byte(b'{');
    for (index, &operand) in operands.iter().enumerate() {
        f.printer.out.comma(index);
        f.printer.reference(operand);
    }
    f.printer.out.byte(b'}');
}
