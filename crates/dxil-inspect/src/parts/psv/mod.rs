//! `PSV0`: facts of the stage, resources, elements of signatures, dependencies.

mod resource;

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::read::{Dependencies, Psv, PsvElement};
use dxil_container::tree::{Describe, Label};

use super::Context;
use crate::document::{Block, Section};
use crate::item::{Item, SignatureKind};
use crate::names;
use crate::row::{Cell, Row};
use crate::rows::dependency::{self, Dependency};
use crate::rows::element::{self, Element};
use crate::rows::runtime_info::{FactValue, for_each_fact};
use crate::style::Style;
use crate::table::Table;
use crate::text::shortened;

/// Adds the content of the part.
pub(super) fn fill<'a>(section: &mut Section<'a>, psv: &Psv<'a>, context: &mut Context<'_>) {
    let stage = psv.stage().or(context.stage).unwrap_or(psv.info.kind());
    section.blocks.push(runtime_info(psv, stage));
    let mut add = |title, table| {
        let mut of_table = Section::titled(title);
        of_table.table(table);
        section.section(of_table);
    };
    add("Resource bindings", resource::table(psv, context));
    let patch_title = match stage {
        ShaderKind::Mesh => "Primitive signature",
        _ => "Patch constant signature",
    };
    add("Input signature", elements(SignatureKind::Input, psv.inputs(), context));
    add("Output signature", elements(SignatureKind::Output, psv.outputs(), context));
    add(patch_title, elements(SignatureKind::PatchConstant, psv.patch_constants(), context));
    if let Some(dependencies) = psv.dependencies() {
        section.section(self::dependencies(&dependencies, stage, psv.info.uses_view_id != 0));
    }
    let lin_alg = psv.describe().into_iter().find(|node| node.label == Label::Name("lin_alg"));
    if let Some(lin_alg) = lin_alg {
        let mut operations = Section::titled("Operations on matrices");
        operations.blocks.push(Block::Tree(lin_alg.children().to_vec()));
        section.section(operations);
    }
}

/// The facts of the whole shader.
fn runtime_info<'a>(psv: &Psv<'a>, stage: ShaderKind) -> Block<'a> {
    let row = |name: &str, value| Row::new([Cell::new(name, Style::Name), Cell::plain(value)]);
    let mut rows =
        Vec::from([row("Version", psv.version().to_string()), row("Stage", stage.to_string())]);
    for_each_fact(psv, stage, |fact| {
        let value = match fact.value {
            FactValue::Number(number) => number.to_string(),
            FactValue::Present(byte) => byte.to_string(),
            FactValue::Named(name, number) => names::or_number(name, number),
            FactValue::Text(text) => text.to_string(),
            FactValue::Name(Some(name)) => shortened(name),
            FactValue::Name(None) => return,
        };
        rows.push(row(fact.name, value));
    });
    Block::Facts(rows.into_iter().map(|row| row.at(psv.info.range())).collect())
}

/// A row for each element of a signature.
fn elements<'a>(
    kind: SignatureKind,
    elements: impl Iterator<Item = PsvElement<'a>> + Clone,
    context: &mut Context<'_>,
) -> Table {
    let has_streams = elements.clone().any(|element| element.output_stream() != 0);
    let mut table = element::table();
    for (index, element) in (0..).zip(elements) {
        let row = Element::of_psv(&element).row(has_streams).at(element.record.range());
        table.row_within(context.about(row, Item::PsvElement(kind, index)), &mut context.budget);
    }
    table
}

/// The outputs that depend on the index of the view and on inputs.
fn dependencies<'a>(
    dependencies: &Dependencies<'_>,
    stage: ShaderKind,
    uses_view_id: bool,
) -> Section<'a> {
    let patch = if stage == ShaderKind::Mesh { "Primitive Outputs" } else { "PCOutputs" };
    let mut section = Section::titled("Dependencies");
    let mut add = |dependency: Option<(Dependency<'_>, _)>| {
        let Some((dependency, range)) = dependency else { return };
        dependency.for_each_line(|line| {
            let line = Row::line(line.to_string(), Style::Plain);
            section.line(line.at(core::ops::Range::clone(&range)));
        });
    };
    for stream in 0..4 {
        let outputs = match stage {
            ShaderKind::Geometry => format!("Outputs for Stream {stream}"),
            _ => "Outputs".into(),
        };
        if uses_view_id {
            add(dependency::of_mask(&outputs, &dependencies.view_id_to_output[stream]));
        }
        add(dependency::of_table("Inputs", &outputs, &dependencies.input_to_output[stream]));
    }
    if uses_view_id {
        add(dependency::of_mask(patch, &dependencies.view_id_to_patch));
    }
    add(dependency::of_table("Inputs", patch, &dependencies.input_to_patch));
    add(dependency::of_table("PCInputs", "Outputs", &dependencies.patch_to_output));
    section
}
