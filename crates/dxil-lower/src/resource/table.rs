//! `dxil-pretty-printer`: the table of resources that LLVM writes in front of the text of a module.

use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt::{self, Write as _};

use dxil_format::listing::ResourceNames;
use dxil_ir::Module;

use super::Resources;
use crate::Report;

/// Prints the table.
pub(crate) fn table(module: &mut Module, report: &mut Report) {
    // A string takes all that is written.
    let _ = describe(&Resources::new(module), &mut report.text);
}

fn describe(resources: &Resources, text: &mut String) -> fmt::Result {
    writeln!(text, ";\n; Resource Bindings:\n;")?;
    row(text, ["Name", "Type", "Format", "Dim", "ID", "HLSL Bind", "Count"])?;
    let [name, kind, format, dim, id, bind, count] =
        [30, 10, 7, 11, 7, 14, 9].map(|width| "-".repeat(width));
    row(text, [&name, &kind, &format, &dim, &id, &bind, &count].map(String::as_str))?;
    for it in &resources.list {
        let names = ResourceNames::of(it.ty.class());
        let binding = it.binding;
        let id = format!("{}{}", names.id, binding.id);
        let bind = names.bind(binding.lower_bound, binding.space).to_string();
        let count = match binding.size {
            0 | u32::MAX => "unbounded".into(),
            size => size.to_string(),
        };
        let name = it.name.to_string();
        let shape = it.ty.content.listed_shape();
        let format = match it.ty.content.listed_format() {
            // Feedback textures have no format, which DXC states so.
            "invalid" => "byte",
            format => format,
        };
        row(text, [&name, names.name, format, &shape, &id, &bind, &count])?;
    }
    writeln!(text, ";")
}

fn row(text: &mut String, cells: [&str; 7]) -> fmt::Result {
    let [name, kind, format, dim, id, bind, count] = cells;
    writeln!(text, "; {name:30} {kind:>10} {format:>7} {dim:>11} {id:>7} {bind:>14} {count:>9}")
}
