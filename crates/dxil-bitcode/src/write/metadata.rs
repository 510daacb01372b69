//! Writes metadata.

use alloc::vec::Vec;

use dxil_bitstream::Operand::{Array, Fixed, Literal, Vbr};
use dxil_bitstream::Writer;
use dxil_ir::metadata::{Field, Location, Node, NodeKind};
use dxil_ir::{Body, Function, Id as _, Metadata, MetadataId, MetadataKindId, Module, Value};

use super::abbreviations::define;
use super::attachments::Attachments;
use super::enumerate::{Enumerator, FunctionNumbers};
use super::{bitstream, block, operands, record, supported, text_record};
use crate::Error;
use crate::codes::{self, metadata as code, metadata_attachment};
use crate::metadata_kinds;

/// The abbreviations of the block.
#[derive(Default)]
struct Abbreviations {
    string: Option<u32>,
    location: Option<u32>,
    generic: Option<u32>,
    name: Option<u32>,
}

/// Writes the metadata of the module.
pub(super) fn write_module(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    let module = numbers.module;
    if numbers.metadata.is_empty() && module.named_metadata.is_empty() {
        return Ok(());
    }
    block(writer, codes::METADATA, 3, |writer| {
        let abbreviations = Abbreviations::define(writer, numbers)?;
        let mut operands = operands();
        for &id in &numbers.metadata {
            let metadata = &module.metadata[id];
            supported(metadata.modern())?;
            operands.clear();
            let (code, abbreviation) = match metadata {
                Metadata::String(string) => {
                    text_record(writer, abbreviations.string, code::STRING, &[], string)?;
                    continue;
                }
                Metadata::Constant(id) => {
                    let ty = module.constants[*id].ty;
                    operands.extend([numbers.type_number(ty), numbers.constant_number(*id)]);
                    (code::VALUE, None)
                }
                Metadata::Node(node) => push_node(&mut operands, numbers, &abbreviations, node),
            };
            record(writer, abbreviation, code, &operands)?;
        }
        for named in &module.named_metadata {
            text_record(writer, abbreviations.name, code::NAME, &[], &named.name)?;
            operands.clear();
            operands.extend(named.nodes.iter().map(|&id| numbers.metadata_number(id)));
            record(writer, None, code::NAMED_NODE, &operands)?;
        }
        Ok(())
    })
}

impl Abbreviations {
    /// Defines the abbreviations that the module needs.
    fn define(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<Self, Error> {
        let code = |code: u32| Literal(code.into());
        let (mut strings, mut locations, mut generic) = (false, false, false);
        for &id in &numbers.metadata {
            match &numbers.module.metadata[id] {
                Metadata::String(_) => strings = true,
                Metadata::Constant(_) => {}
                Metadata::Node(node) => match node.kind {
                    NodeKind::Location(_) => locations = true,
                    NodeKind::Generic { .. } => generic = true,
                    _ => {}
                },
            }
        }
        let mut this = Self::default();
        if strings {
            this.string = Some(define(writer, &[code(code::STRING), Array, Fixed(8)])?);
        }
        if locations {
            let code = code(code::LOCATION);
            let operands = [code, Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6)];
            this.location = Some(define(writer, &operands)?);
        }
        if generic {
            let code = code(code::GENERIC_DEBUG);
            let operands = [code, Fixed(1), Vbr(6), Fixed(1), Vbr(6), Array, Vbr(6)];
            this.generic = Some(define(writer, &operands)?);
        }
        if !numbers.module.named_metadata.is_empty() {
            this.name = Some(define(writer, &[code(code::NAME), Array, Fixed(8)])?);
        }
        Ok(this)
    }
}

/// Makes the operands of the record of a node, and returns its code and its abbreviation.
fn push_node(
    operands: &mut Vec<u64>,
    numbers: &Enumerator<'_>,
    abbreviations: &Abbreviations,
    node: &Node,
) -> (u32, Option<u32>) {
    let reference = |id: &Option<MetadataId>| numbers.optional_metadata_number(*id);
    if let NodeKind::Tuple(all) = &node.kind {
        operands.extend(all.iter().map(reference));
        return (if node.distinct { code::DISTINCT_NODE } else { code::NODE }, None);
    }
    operands.push(node.distinct.into());
    match &node.kind {
        NodeKind::Generic { tag, operands: all } => {
            operands.extend([(*tag).into(), 0]);
            operands.extend(all.iter().map(reference));
            (code::GENERIC_DEBUG, abbreviations.generic)
        }
        NodeKind::Expression(elements) => {
            operands.extend_from_slice(elements);
            (code::EXPRESSION, None)
        }
        NodeKind::Location(Location { line, column, scope, inlined_at }) => {
            // Only the scope of a location is mandatory.
            let scope = scope.map_or(0, |id| numbers.metadata_number(id));
            operands.extend([(*line).into(), (*column).into(), scope, reference(inlined_at)]);
            (code::LOCATION, abbreviations.location)
        }
        kind => {
            let code = kind.for_each_field(|field| {
                operands.push(match field {
                    Field::Number(value) => value,
                    Field::Signed(value) => rotate_sign(value),
                    Field::Reference(id) => reference(&id),
                });
            });
            (code.map_or(code::NODE, |code| code as u32), None)
        }
    }
}

/// Encodes a number, with a lowest bit that says that the other bits are inverted.
fn rotate_sign(value: i64) -> u64 {
    let shifted = (value as u64) << 1;
    if value < 0 { !shifted } else { shifted }
}

/// Writes the names of the kinds of attached metadata.
pub(super) fn write_kinds(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    let kinds = &numbers.module.metadata_kinds;
    block(writer, codes::METADATA, metadata_kinds::WIDTH, |writer| {
        let known = Module::METADATA_KINDS;
        let is_usual = kinds.len() >= known.len()
            && kinds.values().zip(known).all(|(name, known)| name == known);
        let mut kinds = (0..).zip(kinds.values());
        if is_usual {
            writer.entries(&metadata_kinds::RECORDS).map_err(bitstream)?;
            kinds.nth(known.len() - 1);
        }
        kinds.try_for_each(|(number, name)| text_record(writer, None, code::KIND, &[number], name))
    })
}

/// Writes values of a function as metadata.
pub(super) fn write_local(
    writer: &mut Writer,
    numbers: &FunctionNumbers<'_, '_>,
    body: &Body,
) -> Result<(), Error> {
    if numbers.local_metadata.is_empty() {
        return Ok(());
    }
    block(writer, codes::METADATA, 3, |writer| {
        for &value in &numbers.local_metadata {
            let value = match value {
                Value::MetadataOfArgument(index) => Value::Argument(index),
                Value::MetadataOfInstruction(id) => Value::Instruction(id),
                _ => continue,
            };
            let number = numbers.value(value)?;
            let ty = numbers.module.module.type_of(body, value);
            let ty = ty.ok_or_else(|| Error::invalid_module("it uses a value of another body"))?;
            record(writer, None, code::VALUE, &[numbers.module.type_number(ty), number])?;
        }
        Ok(())
    })
}

/// Writes the attachments of a function and its instructions.
pub(super) fn write_attachments(
    writer: &mut Writer,
    numbers: &Enumerator<'_>,
    function: &Function,
    body: &Body,
) -> Result<(), Error> {
    let push = |operands: &mut Vec<u64>, all: &[(MetadataKindId, MetadataId)]| {
        for &(kind, id) in all {
            operands.extend([kind.index() as u64, numbers.metadata_number(id)]);
        }
    };
    let attachments = Attachments::new(body);
    if function.attachments.is_empty() && attachments.are_none() {
        return Ok(());
    }
    block(writer, codes::METADATA_ATTACHMENT, 3, |writer| {
        let mut operands = operands();
        if !function.attachments.is_empty() {
            push(&mut operands, &function.attachments);
            record(writer, None, metadata_attachment::ATTACHMENT, &operands)?;
        }
        for (number, (id, _)) in (0..).zip(body.instructions()) {
            if let Some(all) = attachments.of(id) {
                operands.clear();
                operands.push(number);
                push(&mut operands, all);
                record(writer, None, metadata_attachment::ATTACHMENT, &operands)?;
            }
        }
        Ok(())
    })
}
