//! `RDAT`: resources and functions as tables, subobjects and nodes as declarations.

mod node;
mod subobject;

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_container::At;
use dxil_container::layout::rdat::{
    ArrayElement, ArrayRef, FunctionInfo2, RecordRef, ResourceInfo, ShaderRef, StringRef,
};
use dxil_container::read::Rdat;

use super::Context;
use crate::document::Section;
use crate::item::Item;
use crate::names::{self, ResourceNames};
use crate::row::{Cell, Row};
use crate::rows::binding::{self, Binding};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::shortened;

/// Adds the tables, the nodes and the subobjects.
pub(super) fn fill(section: &mut Section<'_>, rdat: &Rdat<'_>, context: &mut Context<'_>) {
    for (title, table) in
        [("Resources", resources(rdat, context)), ("Functions", functions(rdat, context))]
    {
        let mut of_table = Section::titled(title);
        of_table.table(table);
        section.section(of_table);
    }
    for function in rdat.table::<FunctionInfo2>().iter() {
        if let Some(ShaderRef::Node(reference)) = function.shader() {
            node::add(section, rdat, &function, reference, context);
        }
    }
    subobject::add(section, rdat, context);
}

fn resources(rdat: &Rdat<'_>, context: &mut Context<'_>) -> Table {
    let mut table = binding::table();
    for (index, resource) in (0..).zip(rdat.table::<ResourceInfo>().iter()) {
        let names = ResourceNames::of(resource.class);
        let binding = Binding {
            name: name(rdat, resource.name),
            kind: names.name,
            format: Cow::default(),
            dim: names::or_number(names::dim(resource.kind), resource.kind).into(),
            id: format!("{}{}", names.id, resource.id),
            bind: names.bind(resource.lower_bound, resource.space).to_string(),
            count: binding::count_between(resource.lower_bound, resource.upper_bound)
                .to_string()
                .into(),
            flags: binding::flags(resource.flags),
        };
        let row = context.about(binding.row().at(resource.range()), Item::RdatResource(index));
        table.row_within(row, &mut context.budget);
    }
    table
}

fn functions(rdat: &Rdat<'_>, context: &mut Context<'_>) -> Table {
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
    for (index, function) in (0..).zip(rdat.table::<FunctionInfo2>().iter()) {
        if context.budget.is_exceeded() {
            break;
        }
        let row = context.about(self::function(rdat, &function), Item::RdatFunction(index));
        table.row_within(row, &mut context.budget);
    }
    table
}

/// The row of a function.
fn function(rdat: &Rdat<'_>, function: &At<FunctionInfo2>) -> Row {
    let number = |number: u32| if number == 0 { String::new() } else { number.to_string() };
    let name = string(rdat, function.unmangled_name);
    let mangled = string(rdat, function.name);
    let cells = [
        Cell::new(&*name, Style::Name),
        function.shader_kind.into(),
        format!("SM {}", function.min_shader_model).into(),
        number(function.payload_size_in_bytes).into(),
        number(function.attribute_size_in_bytes).into(),
        waves(function).into(),
        resource_names(rdat, function.resources).into(),
        strings(rdat, function.function_dependencies).into(),
        binding::flags(function.feature_flags).into(),
        if mangled == name { Cell::default() } else { mangled.into() },
    ];
    Row::new(cells).at(function.range())
}

/// The numbers of lanes of a wave that the function accepts.
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
        Ok(resource) => string(rdat, resource.name),
        Err(_) => format!("#{}", reference.index),
    })
}

fn strings(rdat: &Rdat<'_>, strings: ArrayRef<StringRef>) -> String {
    list(rdat, strings, |text| string(rdat, text))
}

/// The first elements of an array, because many arrays of a damaged file can share a long one.
fn list<T: ArrayElement>(
    rdat: &Rdat<'_>,
    array: ArrayRef<T>,
    show: impl Fn(T) -> String,
) -> String {
    /// The maximum number of elements to show.
    const SHOWN: usize = 64;
    let elements: Vec<_> = rdat.array(array).into_iter().flatten().take(SHOWN).map(show).collect();
    let all = rdat.array(array).map_or(0, |array| array.len());
    let more = match all - elements.len() {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    elements.join(", ") + &more
}

/// A string, or its offset where there is none.
fn name<'a>(rdat: &Rdat<'a>, reference: StringRef) -> Cow<'a, BStr> {
    match rdat.string(reference) {
        Ok(name) => Cow::Borrowed(name.into_inner()),
        Err(_) => Cow::Owned(BString::from(format!("<{}>", reference.0))),
    }
}

/// A string as text, or its offset where there is none.
fn string(rdat: &Rdat<'_>, reference: StringRef) -> String {
    shortened(&name(rdat, reference))
}
