//! Where resources are bound, in the words of compilers.

use std::fmt::Display;

use crate::table::{Align, Cell, Table};
use crate::text::NAME;

/// What is bound, in the columns of compilers.
pub(super) struct Binding {
    pub(super) name: String,
    pub(super) kind: &'static str,
    pub(super) format: String,
    pub(super) dim: String,
    pub(super) id: String,
    pub(super) bind: String,
    pub(super) count: String,
    pub(super) flags: String,
}

/// A row for each, without the columns that all leave empty.
pub(super) fn table(bindings: impl IntoIterator<Item = Binding>) -> Table {
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Type", Align::Left),
        ("Format", Align::Left),
        ("Dim", Align::Left),
        ("ID", Align::Left),
        ("HLSL Bind", Align::Left),
        ("Count", Align::Right),
        ("Flags", Align::Left),
    ])
    .compact();
    for Binding { name, kind, format, dim, id, bind, count, flags } in bindings {
        let name = Cell::new(name, NAME);
        let rest = [kind.to_owned(), format, dim, id, bind, count, flags].map(Cell::from);
        table.row([name].into_iter().chain(rest).collect());
    }
    table
}

/// Flags, unless there are none.
pub(super) fn flags(flags: impl Display + Default + PartialEq + Copy) -> String {
    if flags == Default::default() { String::new() } else { flags.to_string() }
}

/// How many registers are from the first to the last.
pub(super) fn count(lower_bound: u32, upper_bound: u32) -> String {
    match upper_bound {
        u32::MAX => "unbounded".to_owned(),
        _ => (u64::from(upper_bound) + 1).saturating_sub(lower_bound.into()).to_string(),
    }
}
