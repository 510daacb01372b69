//! `PSV0` in DXC's words: facts of the stage, resources, elements of signatures, dependencies.

mod dependencies;
mod element;
mod info;
mod resource;

use dxil_container::layout::ShaderKind;
use dxil_container::read::Psv;
use dxil_container::tree::{Describe, Label};

use super::tree;
use crate::page::Page;
use crate::table::Table;
use crate::text::TITLE;

/// Appends what the part says of a shader of this stage.
pub(super) fn print(out: &mut Page, psv: &Psv<'_>, stage: Option<ShaderKind>) {
    let stage = psv.stage().or(stage).unwrap_or(psv.info.kind());
    info::print(out, psv, stage);
    section(out, "Resource bindings", &resource::table(psv));
    let patch_title = match stage {
        ShaderKind::Mesh => "Primitive signature",
        _ => "Patch constant signature",
    };
    section(out, "Input signature", &element::table(psv.inputs()));
    section(out, "Output signature", &element::table(psv.outputs()));
    section(out, patch_title, &element::table(psv.patch_constants()));
    if let Some(dependencies) = psv.dependencies() {
        dependencies::print(out, &dependencies, stage, psv.info.uses_view_id != 0);
    }
    let lin_alg = psv.describe().into_iter().find(|node| node.label == Label::Name("lin_alg"));
    if let Some(lin_alg) = lin_alg {
        *out += &format!("  {TITLE}Operations on matrices{TITLE:#}\n");
        tree::print(out, lin_alg.children(), "    ");
    }
}

/// Appends a table below its title, unless it is empty.
fn section(out: &mut Page, title: &str, table: &Table) {
    if !table.is_empty() {
        *out += &format!("  {TITLE}{title}{TITLE:#}\n");
        table.print(out, "    ");
    }
}
