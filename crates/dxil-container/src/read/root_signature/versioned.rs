//! Records that a later version gave flags.

use alloc::vec::Vec;
use core::ops::Range;

use crate::cursor::Cursor;
use crate::tree::{self, Node};
use crate::{At, Error, Record, Records};

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
        match self {
            Self::Old(old) => old.range(),
            Self::New(new) => new.range(),
        }
    }

    /// Its fields, as a group of this name.
    pub(super) fn describe<'a>(&self, name: &'static str) -> Node<'a> {
        let fields = match self {
            Self::Old(old) => tree::fields(old),
            Self::New(new) => tree::fields(new),
        };
        Node::group(name, self.range(), fields)
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
    /// Reads the next `count` records.
    pub(super) fn read(
        cursor: &mut Cursor<'a>,
        count: u32,
        is_old: bool,
        what: &'static str,
    ) -> Result<Self, Error> {
        Ok(if is_old {
            Self::Old(cursor.records(count, Old::SIZE as u32, what)?)
        } else {
            Self::New(cursor.records(count, New::SIZE as u32, what)?)
        })
    }

    /// Returns the number of records.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Old(records) => records.len(),
            Self::New(records) => records.len(),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of the file that hold them.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        match self {
            Self::Old(records) => records.range(),
            Self::New(records) => records.range(),
        }
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

    /// Their fields, as a list of this name.
    pub(super) fn describe(&self, name: &'static str) -> Node<'a> {
        let records: Vec<_> = self.iter().map(|record| record.describe(name)).collect();
        Node::list(name, self.range(), records)
    }
}

impl<Old: Record, New: Record> Clone for VersionedRecords<'_, Old, New> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Old: Record, New: Record> Copy for VersionedRecords<'_, Old, New> {}
