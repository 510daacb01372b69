//! `RDAT`: what the runtime must know of a library.

mod array;
mod describe;

pub use array::{Array, ArrayIter};

use super::Part;
use crate::cursor::Cursor;
use crate::layout::rdat::{
    ArrayElement, ArrayRef, BytesRef, FunctionInfo, FunctionInfo2, Header, PartHeader, PartOffset,
    PartType, RecordRef, StringRef, TableHeader, TableRecord,
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
/// use dxil_container::read::Rdat;
/// use dxil_container::{Container, FourCC};
///
/// let container = Container::parse(&file)?;
/// if let Some(part) = container.part(FourCC::RDAT) {
///     let rdat = Rdat::parse(&part)?;
///     for function in rdat.functions() {
///         println!("{:?} is a {} shader", rdat.string(function.name), function.shader_kind);
///         for resource in rdat.array(function.resources).into_iter().flatten() {
///             println!("  uses {:?}", rdat.record(resource));
///         }
///     }
/// }
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rdat<'a> {
    /// Version and number of parts.
    pub header: At<Header>,
    /// Where each part begins.
    pub offsets: Records<'a, PartOffset>,
    /// Bytes after the last part.
    pub trailing: At<&'a [u8]>,
    /// Everything, from the header on.
    start: Cursor<'a>,
    /// Where the part of each known type begins, in the order of [`PartType::NAMED`]; 0 if there is
    /// none.
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
    /// Fails where the header, the offsets, a part or the records of a table do not fit, where parts
    /// overlap or are out of order, or where the version is that of a preview. References are checked
    /// when they are looked up.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
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
        if part.is_table() {
            part.raw_table()?;
        }
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

    /// The records of a table. There are none where there is no such table, or where its records are
    /// those of an older version and shorter.
    #[must_use]
    pub fn table<T: TableRecord>(&self) -> Records<'a, T> {
        let table = self.part(T::PART_TYPE).and_then(|part| part.table().ok());
        table.unwrap_or_else(|| Records::new(&[], self.start.offset(), T::SIZE))
    }

    /// The functions, those of older versions in the newest form.
    pub fn functions(&self) -> impl Iterator<Item = At<FunctionInfo2>> + Clone + use<'a> {
        let new = self.table::<FunctionInfo2>();
        let old = self.table::<FunctionInfo>().iter().skip(new.len());
        let old = old.map(|at| At::new((*at).into(), at.offset(), FunctionInfo::SIZE));
        new.iter().chain(old)
    }

    /// A record of a table, unless the reference leads nowhere.
    #[must_use]
    pub fn record<T: TableRecord>(&self, reference: RecordRef<T>) -> Option<At<T>> {
        self.table().get(reference.index as usize)
    }

    /// All strings.
    #[must_use]
    pub fn strings(&self) -> Strings<'a> {
        Strings::new(self.heap(PartType::StringBuffer))
    }

    /// A string, unless the reference leads nowhere.
    #[must_use]
    pub fn string(&self, reference: StringRef) -> Option<At<&'a BStr>> {
        self.strings().get(reference.0)
    }

    /// Some of the raw bytes, unless the reference leads nowhere.
    #[must_use]
    pub fn bytes(&self, reference: BytesRef) -> Option<At<&'a [u8]>> {
        let heap = self.heap(PartType::RawBytes);
        let (start, size) = (reference.offset as usize, reference.size as usize);
        let bytes = heap.get(start..)?.get(..size)?;
        Some(At::new(bytes, heap.offset().saturating_add(start), size))
    }

    /// The elements of an array, unless the reference leads nowhere. [`ArrayRef::NONE`] has none.
    #[must_use]
    pub fn array<T: ArrayElement>(&self, reference: ArrayRef<T>) -> Option<Array<'a, T>> {
        let heap = self.heap(PartType::IndexArrays);
        match reference.is_none() {
            true => Some(Array::empty(heap.offset())),
            false => Array::get(heap, (reference.offset as usize).checked_mul(4)?),
        }
    }

    /// The bytes of a part that is not a table.
    fn heap(&self, part_type: PartType) -> At<&'a [u8]> {
        let empty = At::new([].as_slice(), self.start.offset(), 0);
        self.part(part_type).map_or(empty, |part| part.data)
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
    /// The header of a table, and the bytes of its records.
    pub(crate) fn raw_table(&self) -> Result<(At<TableHeader>, Cursor<'a>), Error> {
        let mut cursor = self.cursor;
        let header = cursor.record::<TableHeader>("a table's header")?;
        let size = u64::from(header.record_count).saturating_mul(header.record_stride.into());
        let size = usize::try_from(size).unwrap_or(usize::MAX);
        Ok((header, cursor.inner(size, "the content of a table")?))
    }

    /// The records of a table.
    fn table<T: TableRecord>(&self) -> Result<Records<'a, T>, Error> {
        let (header, mut records) = self.raw_table()?;
        records.records(header.record_count, header.record_stride, "a record")
    }

    /// Whether it is a table of known records.
    fn is_table(&self) -> bool {
        let heaps = [PartType::StringBuffer, PartType::IndexArrays, PartType::RawBytes];
        let part_type = self.header.part_type;
        part_type.name().is_some() && !heaps.contains(&part_type)
    }
}

/// The place of a type among those that are known.
fn slot(part_type: PartType) -> Option<usize> {
    PartType::NAMED.iter().position(|(known, _)| *known == part_type)
}
