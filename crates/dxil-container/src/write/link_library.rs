//! `LIBF` and `LIBH`: FXC's libraries.

use alloc::vec::Vec;

use bstr::BString;

use super::Container;
use super::budget::Budget;
use super::pool::Pool;
use crate::layout::{LinkEntry, LinkFunctionFlags, LinkLibraryHeader};
use crate::{Error, Record, read};

/// The functions that a library exports.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinkLibrary {
    /// The version of the form: 1.
    pub version: u32,
    /// Zero.
    pub flags: u32,
    /// The name of the compiler.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub creator: BString,
    /// The stages into which each function can be linked, and its name, in the order of the `LIBF` parts.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub functions: Vec<(LinkFunctionFlags, BString)>,
}

/// A function of a library: a container of its own.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinkFunction {
    /// The container's bytes.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub bytes: Vec<u8>,
}

impl Default for LinkLibrary {
    /// A library without functions.
    fn default() -> Self {
        Self { version: 1, flags: 0, creator: BString::default(), functions: Vec::new() }
    }
}

impl LinkLibrary {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut pool = Pool::default();
        pool.reserve(LinkLibraryHeader::SIZE);
        let functions_offset = pool.reserve(self.functions.len() * LinkEntry::SIZE);
        let header = LinkLibraryHeader {
            version: self.version,
            creator_offset: pool.string(&self.creator),
            flags: self.flags,
            function_count: self.functions.len() as u32,
            functions_offset,
        };
        pool.set_record(0, &header);
        let functions = self.functions.iter().map(|(flags, name)| {
            let name_offset = pool.string(name);
            LinkEntry { flags: *flags, name_offset }
        });
        let functions = functions.collect::<Vec<_>>();
        pool.set_records(functions_offset, &functions);
        out.extend_from_slice(&pool.into_bytes());
    }
}

impl LinkFunction {
    /// A function whose container is written.
    ///
    /// # Errors
    ///
    /// Fails as [`Container::write`] does.
    pub fn new(container: &Container) -> Result<Self, Error> {
        Ok(Self { bytes: container.write()? })
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}

/// Fails where a string cannot be read, or strings share more bytes than the part has.
impl TryFrom<&read::LinkLibrary<'_>> for LinkLibrary {
    type Error = Error;

    fn try_from(view: &read::LinkLibrary<'_>) -> Result<Self, Error> {
        let budget = Budget::new(view.cursor().all().len(), view.cursor());
        let string = |offset| budget.string(view.string(offset)?);
        let functions = view.functions.iter().map(|at| Ok((at.flags, string(at.name_offset)?)));
        Ok(Self {
            version: view.header.version,
            flags: view.header.flags,
            creator: string(view.header.creator_offset)?,
            functions: functions.collect::<Result<_, Error>>()?,
        })
    }
}

impl From<&read::LinkFunction<'_>> for LinkFunction {
    fn from(view: &read::LinkFunction<'_>) -> Self {
        Self { bytes: view.bytes.to_vec() }
    }
}
