//! Elements of signatures, as `PSV0` and metadata have them: an element may take several registers.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bstr::{BStr, BString};
use dxil_container::layout::InterpolationMode;
use dxil_container::read::PsvElement;

use crate::names;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::shortened;

/// An element, with the values of the columns that compilers print.
#[derive(Clone, Debug)]
pub(crate) struct Element<'a> {
    pub(crate) name: Cow<'a, BStr>,
    pub(crate) indexes: Cow<'a, [u32]>,
    pub(crate) stream: u32,
    /// The first register and the number of registers, if it has any.
    pub(crate) registers: Option<(u32, u32)>,
    pub(crate) mask: u8,
    pub(crate) format: &'static str,
    pub(crate) interpolation_mode: InterpolationMode,
    pub(crate) dynamic_index_mask: u8,
}

impl<'a> Element<'a> {
    /// An element of `PSV0`.
    pub(crate) fn of_psv(element: &PsvElement<'a>) -> Self {
        let name = match element.semantic() {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(BString::from(element.semantic_kind.to_string())),
        };
        let registers = (element.start_row.into(), element.rows.into());
        Self {
            name,
            indexes: element.indexes().iter().collect::<Vec<_>>().into(),
            stream: element.output_stream().into(),
            registers: element.is_allocated().then_some(registers),
            mask: mask(element.start_col(), element.cols()),
            format: names::sig_component_type(element.component_type.into()),
            interpolation_mode: element.interpolation_mode,
            dynamic_index_mask: element.dynamic_index_mask(),
        }
    }

    /// An element in metadata.
    pub(crate) fn of_metadata(element: &'a dxil_metadata::SignatureElement) -> Self {
        let start_row = u32::try_from(element.start_row).ok();
        let start_col = u8::try_from(element.start_col).unwrap_or(0);
        Self {
            name: Cow::Borrowed(element.name.as_ref()),
            indexes: element.semantic_indexes.as_slice().into(),
            stream: element.output_stream(),
            registers: start_row.map(|row| (row, element.rows)),
            mask: mask(start_col, element.cols),
            format: names::component_type(element.component_type).unwrap_or("invalid"),
            interpolation_mode: element.interpolation_mode,
            dynamic_index_mask: element.dynamic_index_mask() as u8,
        }
    }

    /// The row of a table.
    pub(crate) fn row(&self, has_streams: bool) -> Row {
        let indexes: Vec<_> = self.indexes.iter().map(ToString::to_string).collect();
        let mode = self.interpolation_mode;
        Row::new([
            Cell::new(shortened(&self.name), Style::Name),
            indexes.join(",").into(),
            if has_streams { self.stream.into() } else { Cell::default() },
            self.register().into(),
            names::components(self.mask).into(),
            self.format.into(),
            names::or_number(names::interpolation_mode(mode), mode.0).into(),
            names::components(self.dynamic_index_mask).into(),
        ])
    }

    /// The first register and the last.
    fn register(&self) -> String {
        match self.registers {
            None => "N/A".into(),
            Some((first, rows @ 2..)) => {
                let last = u64::from(first) + u64::from(rows) - 1;
                format!("{first}-{last}")
            }
            Some((first, _)) => first.to_string(),
        }
    }
}

/// The mask of components from the first one on.
fn mask(first: u8, count: u8) -> u8 {
    let components = (0..4_u8).filter(|component| {
        (u16::from(first)..u16::from(first) + u16::from(count)).contains(&u16::from(*component))
    });
    components.fold(0, |mask, component| mask | 1 << component)
}

/// A table for the rows of elements. Columns that are empty in all rows are left out.
pub(crate) fn table() -> Table {
    Table::new(&[
        ("Name", Align::Left),
        ("Index", Align::Left),
        ("Stream", Align::Right),
        ("Register", Align::Left),
        ("Mask", Align::Left),
        ("Format", Align::Right),
        ("InterpMode", Align::Left),
        ("DynIdx", Align::Left),
    ])
    .compact()
}
