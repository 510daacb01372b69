//! `RDAT`: resources and functions as tables, subobjects and nodes as declarations.

mod node;
mod subobject;

use dxil::disassembly::words::{self, ResourceWords};
use dxil_container::At;
use dxil_container::layout::rdat::{
    ArrayElement, ArrayRef, FunctionInfo2, RecordRef, ResourceInfo, ShaderRef, StringRef,
};
use dxil_container::read::Rdat;

use super::binding::{self, Binding};
use crate::page::Page;
use crate::table::{Align, Cell, Table};
use crate::text::{NAME, TITLE, short};

/// Appends what the tables say that people ask for.
pub(super) fn print(out: &mut Page, rdat: &Rdat<'_>) {
    let functions: Vec<_> = rdat.functions().map(At::into_inner).collect();
    let tables = [("Resources", resources(rdat)), ("Functions", function_table(rdat, &functions))];
    for (title, table) in tables {
        if !table.is_empty() {
            *out += &format!("  {TITLE}{title}{TITLE:#}\n");
            table.print(out, "    ");
        }
    }
    for function in &functions {
        if let Some(ShaderRef::Node(reference)) = function.shader() {
            node::print(out, rdat, function, reference);
        }
    }
    subobject::print(out, rdat);
}

fn resources(rdat: &Rdat<'_>) -> Table {
    binding::table(rdat.table::<ResourceInfo>().iter().map(|resource| {
        let words = ResourceWords::of(resource.class);
        Binding {
            name: string(rdat, resource.name),
            kind: words.name,
            format: String::new(),
            dim: super::word(words::dim(resource.kind), resource.kind),
            id: format!("{}{}", words.id, resource.id),
            bind: words.bind(resource.lower_bound, resource.space),
            count: binding::count(resource.lower_bound, resource.upper_bound),
            flags: binding::flags(resource.flags),
        }
    }))
}

fn function_table(rdat: &Rdat<'_>, functions: &[FunctionInfo2]) -> Table {
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Shader", Align::Left),
        ("Needs", Align::Left),
        ("Payload", Align::Right),
        ("Attributes", Align::Right),
        ("Waves", Align::Left),
        ("Resources", Align::Left),
        ("Calls", Align::Left),
        ("Features", Align::Left),
        ("Mangled name", Align::Left),
    ])
    .compact();
    for function in functions {
        let number = |number: u32| if number == 0 { String::new() } else { number.to_string() };
        let name = string(rdat, function.unmangled_name);
        let mangled = string(rdat, function.name);
        table.row(vec![
            Cell::new(name.clone(), NAME),
            function.shader_kind.into(),
            format!("SM {}", function.min_shader_model).into(),
            number(function.payload_size_in_bytes).into(),
            number(function.attribute_size_in_bytes).into(),
            waves(function).into(),
            resource_names(rdat, function.resources).into(),
            strings(rdat, function.function_dependencies).into(),
            binding::flags(function.feature_flags).into(),
            if mangled == name { Cell::from("") } else { mangled.into() },
        ]);
    }
    table
}

/// How many lanes of a wave the function demands.
fn waves(function: &FunctionInfo2) -> String {
    let minimum = function.minimum_expected_wave_lane_count;
    let maximum = function.maximum_expected_wave_lane_count;
    match (minimum, maximum) {
        (0, 0) => String::new(),
        (minimum, maximum) if minimum == maximum => minimum.to_string(),
        (minimum, maximum) => format!("{minimum} to {maximum}"),
    }
}

fn resource_names(rdat: &Rdat<'_>, resources: ArrayRef<RecordRef<ResourceInfo>>) -> String {
    list(rdat, resources, |reference| match rdat.record(reference) {
        Some(resource) => string(rdat, resource.name),
        None => format!("#{}", reference.index),
    })
}

fn strings(rdat: &Rdat<'_>, strings: ArrayRef<StringRef>) -> String {
    list(rdat, strings, |text| string(rdat, text))
}

/// The elements of an array, not too many: those of a damaged file can share a long one.
fn list<T: ArrayElement>(
    rdat: &Rdat<'_>,
    array: ArrayRef<T>,
    show: impl Fn(T) -> String,
) -> String {
    /// Elements that are shown.
    const SHOWN: usize = 64;
    let elements: Vec<_> = rdat.array(array).into_iter().flatten().take(SHOWN).map(show).collect();
    let all = rdat.array(array).map_or(0, |array| array.len());
    let more = match all - elements.len() {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    elements.join(", ") + &more
}

/// A string, or where it should be.
fn string(rdat: &Rdat<'_>, reference: StringRef) -> String {
    rdat.string(reference).map_or_else(|| format!("<{}>", reference.0), |text| short(&text))
}
