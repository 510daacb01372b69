//! Records that a later version gave flags.

use alloc::vec::Vec;
use core::ops::Range;

use crate::cursor::Cursor;
use crate::part::{FormField, FormOf, ViewField, Writer};
use crate::tree::Node;
use crate::{At, Error, Record, Records};

/// The result of the same expression for the form without flags and for the one with them.
macro_rules! either {
    ($this:ident, |$it:ident| $result:expr) => {
        match $this {
            Self::Old($it) => $result,
            Self::New($it) => $result,
        }
    };
}

/// A record in the form of the root signature's version.
#[derive(Clone, Copy, Debug)]
pub enum Versioned<Old, New> {
    /// Without flags.
    Old(At<Old>),
    /// With flags.
    New(At<New>),
}

impl<Old: Record + Into<New>, New: Record> Versioned<Old, New> {
    /// Reads the next record.
    pub(super) fn read(
        cursor: &mut Cursor<'_>,
        is_old: bool,
        what: &'static str,
    ) -> Result<Self, Error> {
        Ok(if is_old { Self::Old(cursor.record(what)?) } else { Self::New(cursor.record(what)?) })
    }

    /// The record; without flags in the file, it has those that mean the same.
    #[must_use]
    pub fn get(&self) -> New {
        match self {
            Self::Old(old) => (**old).into(),
            Self::New(new) => **new,
        }
    }

    /// The bytes of the file that hold it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        either!(self, |at| at.range())
    }

    /// Its fields, as a group of this name.
    pub(super) fn describe<'a>(&self, name: &'static str) -> Node<'a> {
        either!(self, |at| Node::record(name, at))
    }
}

/// Records that lie one after the other, in the form of the root signature's version.
#[derive(Debug)]
pub enum VersionedRecords<'a, Old: Record, New: Record> {
    /// Without flags.
    Old(Records<'a, Old>),
    /// With flags.
    New(Records<'a, New>),
}

impl<'a, Old: Record + Into<New>, New: Record> VersionedRecords<'a, Old, New> {
    /// The records at this offset of a part.
    pub(super) fn at(
        part: Cursor<'a>,
        offset: u32,
        count: u32,
        is_old: bool,
        what: &'static str,
    ) -> Result<Self, Error> {
        Ok(match is_old {
            true => Self::Old(part.table(offset, count, what)?),
            false => Self::New(part.table(offset, count, what)?),
        })
    }

    /// Returns the number of records.
    #[must_use]
    pub fn len(&self) -> usize {
        either!(self, |records| records.len())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of the file that hold them.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        either!(self, |records| records.range())
    }

    /// The record of this index.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<Versioned<Old, New>> {
        match self {
            Self::Old(records) => records.get(index).map(Versioned::Old),
            Self::New(records) => records.get(index).map(Versioned::New),
        }
    }

    /// The records in order.
    pub fn iter(&self) -> impl Iterator<Item = Versioned<Old, New>> + Clone + use<'a, Old, New> {
        let records = *self;
        (0..self.len()).filter_map(move |index| records.get(index))
    }
}

impl<'a, Old: Record + Into<New>, New: Record> ViewField<'a> for VersionedRecords<'a, Old, New> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let records = self.iter().map(|record| record.describe(name)).collect();
        nodes.push(Node::list(name, self.range(), records));
    }
}

impl<Old: Record + Into<New>, New: Record> FormOf<VersionedRecords<'_, Old, New>> for Vec<New> {
    fn of(view: &VersionedRecords<'_, Old, New>) -> Self {
        view.iter().map(|record| record.get()).collect()
    }
}

/// Records as they are written: in their older form, or as they are.
pub(super) fn form<Old: Record + From<New>, New: Record>(
    records: &[New],
    is_old: bool,
) -> impl FormField {
    Writer(move |out: &mut Vec<u8>| {
        records.iter().for_each(|record| match is_old {
            true => Old::from(*record).encode(out),
            false => record.encode(out),
        });
    })
}

impl<Old: Record, New: Record> Clone for VersionedRecords<'_, Old, New> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Old: Record, New: Record> Copy for VersionedRecords<'_, Old, New> {}
