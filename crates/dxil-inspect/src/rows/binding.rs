//! Bindings of resources.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

use bstr::BStr;
use dxil_metadata::Resource;

use crate::names::ResourceNames;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::shortened;

/// A resource and its registers, with the values of the columns that compilers print.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Binding<'a> {
    pub(crate) name: Cow<'a, BStr>,
    pub(crate) kind: &'static str,
    pub(crate) format: Cow<'static, str>,
    pub(crate) dim: Cow<'static, str>,
    pub(crate) id: String,
    pub(crate) bind: String,
    pub(crate) count: Cow<'static, str>,
    pub(crate) flags: String,
}

impl<'a> Binding<'a> {
    /// The binding of a resource in metadata.
    pub(crate) fn of_metadata(resource: &'a Resource) -> Self {
        let names = ResourceNames::of(resource.class());
        Self {
            name: Cow::Borrowed(resource.name.as_ref()),
            kind: names.name,
            format: resource.content.listed_format().into(),
            dim: resource.content.listed_shape(),
            id: format!("{}{}", names.id, resource.id),
            bind: names.bind(resource.lower_bound, resource.space).to_string(),
            count: Count::of(resource).to_string().into(),
            flags: String::new(),
        }
    }

    /// The row of a table.
    pub(crate) fn row(self) -> Row {
        let Self { name, kind, format, dim, id, bind, count, flags } = self;
        let name = Cell::new(shortened(&name), Style::Name);
        let rest = [kind.into(), format, dim, id.into(), bind.into(), count, flags.into()];
        Row::new([name].into_iter().chain(rest.map(Cell::plain)).collect::<Vec<_>>())
    }
}

/// A table for the rows of bindings. Columns that are empty in all rows are left out.
pub(crate) fn table() -> Table {
    Table::new(&[
        ("Name", Align::Left),
        ("Type", Align::Left),
        ("Format", Align::Left),
        ("Dim", Align::Left),
        ("ID", Align::Left),
        ("HLSL Bind", Align::Left),
        ("Count", Align::Right),
        ("Flags", Align::Left),
    ])
    .compact()
}

/// Flags, unless there are none.
pub(crate) fn flags(flags: impl Display + Default + PartialEq + Copy) -> String {
    if flags == Default::default() { String::new() } else { flags.to_string() }
}

/// The number of registers from the first to the last.
pub(crate) const fn count_between(lower_bound: u32, upper_bound: u32) -> Count {
    match upper_bound {
        u32::MAX => Count::Unbounded,
        _ => Count::Registers((upper_bound + 1).saturating_sub(lower_bound)),
    }
}

/// A number of registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    Registers(u32),
    Unbounded,
}

impl Count {
    /// The number of registers of a resource.
    pub(crate) const fn of(resource: &Resource) -> Self {
        match resource.range_size {
            u32::MAX => Self::Unbounded,
            size => Self::Registers(size),
        }
    }
}

impl Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Registers(number) => number.fmt(f),
            Self::Unbounded => f.pad("unbounded"),
        }
    }
}
