//! `RDAT`: the facts about a library that the runtime needs.

mod array;
mod describe;

pub use array::{Array, ArrayIter};

use super::Part;
use crate::cursor::Cursor;
use crate::layout::rdat::{
    self, ArrayElement, ArrayRef, BytesRef, Header, PartHeader, PartOffset, PartType, RecordRef,
    StringRef, TableHeader, TableRecord, for_each_table,
};
use crate::{At, Error, Record, Records, Strings};

use bstr::BStr;

/// The facts that the runtime needs about a library: tables of functions, resources and subobjects.
///
/// Records refer to strings, bytes, arrays and other records; [`string`](Self::string),
/// [`bytes`](Self::bytes), [`array`](Self::array) and [`record`](Self::record) look them up.
///
/// ```
/// # let mut made = dxil_container::write::RdatBuilder::new(dxil_container::write::ValidatorVersion::V1_8);
/// # let name = made.string("main");
/// # made.record(dxil_container::layout::rdat::FunctionInfo2 { name, ..Default::default() });
/// # let mut container = dxil_container::write::Container::default();
/// # container.push(dxil_container::FourCC::RDAT, made.finish());
/// # let file = container.write()?;
/// use dxil_container::layout::rdat::FunctionInfo2;
/// use dxil_container::read::Rdat;
/// use dxil_container::{Container, FourCC};
///
/// let container = Container::parse(&file)?;
/// if let Some(part) = container.part(FourCC::RDAT) {
///     let rdat = Rdat::parse(&part)?;
///     for function in rdat.table::<FunctionInfo2>().iter() {
///         println!("{} is a {} shader", *rdat.string(function.name)?, function.shader_kind);
///         for resource in rdat.array(function.resources)? {
///             println!("  uses {:?}", rdat.record(resource)?);
///         }
///     }
/// }
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rdat<'a> {
    /// Version and number of parts.
    pub header: At<Header>,
    /// The offset of each part.
    pub offsets: Records<'a, PartOffset>,
    /// Bytes after the last part.
    pub trailing: At<&'a [u8]>,
    /// Everything, from the header on.
    start: Cursor<'a>,
    /// The offset of the part of each known type, in the order of [`PartType::NAMED`]; 0 if there is none.
    known: [u32; PartType::NAMED.len()],
}

/// A part of [`Rdat`].
#[derive(Clone, Copy, Debug)]
pub struct RdatPart<'a> {
    /// Its type and size.
    pub header: At<PartHeader>,
    /// Its bytes, padding included.
    pub data: At<&'a [u8]>,
    cursor: Cursor<'a>,
    /// The bytes after it in [`Rdat`].
    after: At<&'a [u8]>,
}

impl<'a> Rdat<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Fails if the header, the offsets, a part or the records of a table do not fit, if parts
    /// overlap or are out of order, or if the version is that of a preview. References are checked
    /// when they are looked up.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Self::parse_in_place(part)
    }

    /// The same, compiled into its caller, so that the view is made where it stays.
    #[inline(always)]
    pub(crate) fn parse_in_place(part: &Part<'a>) -> Result<Self, Error> {
        Self::parse_at(part.cursor())
    }

    /// Reads bytes that are an `RDAT` without a container around it, as in `PDBI`.
    ///
    /// # Errors
    ///
    /// Fails as [`parse`](Self::parse) does; its errors and all places count from these bytes.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::parse_at(Cursor::new(bytes, 0, None))
    }

    fn parse_at(start: Cursor<'a>) -> Result<Self, Error> {
        let mut cursor = start;
        let header = cursor.record::<Header>("the header")?;
        if header.version < Header::VERSION {
            return Err(start.value_error("the version", header.version.into(), "16 or more"));
        }
        let mut entry = cursor;
        let stride = PartOffset::SIZE as u32;
        let offsets = cursor.records(header.part_count, stride, "the list of offsets")?;
        let known = [0; PartType::NAMED.len()];
        let mut rdat = Self { header, offsets, start, known, trailing: cursor.rest() };
        for at in offsets.iter() {
            rdat.add(*at, &entry)?;
            entry.take(PartOffset::SIZE, "an offset")?;
        }
        Ok(rdat)
    }

    /// Checks a part, which must lie after those before it. Errors of its offset are where that is.
    fn add(&mut self, at: PartOffset, entry: &Cursor<'a>) -> Result<(), Error> {
        entry.seek(at.offset, "a part of RDAT")?;
        let part = self.part_at(at.offset)?;
        if part.range().start < self.trailing.offset() {
            let (what, allowed) = ("the offset of a part of RDAT", "after the part before");
            return Err(entry.value_error(what, at.offset.into(), allowed));
        }
        part.check()?;
        if let Some(offset) = slot(part.header.part_type).and_then(|slot| self.known.get_mut(slot))
        {
            *offset = at.offset;
        }
        self.trailing = part.after;
        Ok(())
    }

    /// The parts in the order of their offsets' list.
    pub fn parts(&self) -> impl Iterator<Item = RdatPart<'a>> + Clone + use<'a> {
        let rdat = *self;
        self.offsets.iter().filter_map(move |at| rdat.part_at(at.offset).ok())
    }

    /// The last part of this type, which must have a name.
    #[must_use]
    pub fn part(&self, part_type: PartType) -> Option<RdatPart<'a>> {
        let offset = *self.known.get(slot(part_type)?)?;
        (offset != 0).then(|| self.part_at(offset).ok()).flatten()
    }

    /// The records of a table. There are none where there is no such table.
    #[must_use]
    pub fn table<T: TableRecord>(&self) -> Records<'a, T> {
        let table = self.part(T::PART_TYPE).and_then(|part| part.table().ok());
        table.unwrap_or_else(|| Records::new(&[], self.start.offset(), T::SIZE))
    }

    /// All strings.
    #[must_use]
    pub fn strings(&self) -> Strings<'a> {
        Strings::new(self.heap(PartType::StringBuffer).all())
    }

    /// A record of a table.
    ///
    /// # Errors
    ///
    /// Fails if the reference leads past the last one.
    pub fn record<T: TableRecord>(&self, reference: RecordRef<T>) -> Result<At<T>, Error> {
        let lost = || {
            let allowed = "less than the number of records";
            let table = self.heap(T::PART_TYPE);
            table.value_error("the index of a record", reference.index.into(), allowed)
        };
        self.table().get(reference.index as usize).ok_or_else(lost)
    }

    /// A string.
    ///
    /// # Errors
    ///
    /// Fails if the reference leads past the last one.
    pub fn string(&self, reference: StringRef) -> Result<At<&'a BStr>, Error> {
        let lost = || self.heap(PartType::StringBuffer).offset_error("a string", reference.0);
        self.strings().get(reference.0).ok_or_else(lost)
    }

    /// Some of the raw bytes.
    ///
    /// # Errors
    ///
    /// Fails if there are fewer.
    pub fn bytes(&self, reference: BytesRef) -> Result<At<&'a [u8]>, Error> {
        let mut heap = self.heap(PartType::RawBytes).seek(reference.offset, "a range of bytes")?;
        heap.take(reference.size as usize, "a range of bytes")
    }

    /// The elements of an array. [`ArrayRef::NONE`] has none.
    ///
    /// # Errors
    ///
    /// Fails if the reference leads past the last one, or the elements past the end.
    pub fn array<T: ArrayElement>(&self, reference: ArrayRef<T>) -> Result<Array<'a, T>, Error> {
        let heap = self.heap(PartType::IndexArrays);
        match reference.is_none() {
            true => Ok(Array::empty(heap.offset())),
            false => Array::take(&mut heap.seek(reference.offset.saturating_mul(4), "an array")?),
        }
    }

    /// The bytes of a part, none if there is no such part.
    fn heap(&self, part_type: PartType) -> Cursor<'a> {
        self.part(part_type).map_or_else(|| self.start.empty(), |part| part.cursor)
    }

    /// The start of the tables.
    pub(crate) fn cursor(&self) -> Cursor<'a> {
        self.start
    }

    fn part_at(&self, offset: u32) -> Result<RdatPart<'a>, Error> {
        let mut cursor = self.start.seek(offset, "a part of RDAT")?;
        let header = cursor.record::<PartHeader>("a header inside RDAT")?;
        let content = cursor.inner(header.size as usize, "a part of RDAT")?;
        Ok(RdatPart { header, data: content.all(), cursor: content, after: cursor.rest() })
    }
}

impl<'a> RdatPart<'a> {
    /// The records of a table.
    pub(crate) fn table<T: TableRecord>(&self) -> Result<Records<'a, T>, Error> {
        let mut cursor = self.cursor;
        let header = cursor.record::<TableHeader>("a table's header")?;
        cursor.versioned(header.record_count, header.record_stride, T::LEAST, "a record")
    }

    /// Fails if the records of a known table do not fit, or are shorter than those of any version.
    fn check(&self) -> Result<(), Error> {
        macro_rules! check {
            ($({$($(#[$meta:meta])* $name:ident: $record:ident = $part:ident,)*})*) => {
                match self.header.part_type {
                    $($(PartType::$part => self.table::<rdat::$record>().map(|_| ()),)*)*
                    _ => Ok(()),
                }
            };
        }
        for_each_table!(check)
    }
}

/// The place of a type among those that are known.
fn slot(part_type: PartType) -> Option<usize> {
    PartType::NAMED.iter().position(|(known, _)| *known == part_type)
}
