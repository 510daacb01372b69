//! The header of a container, and its directory of parts.

use alloc::vec::Vec;
use core::ops::Range;

use super::{PdbInfo, SourceInfo};
use crate::cursor::Cursor;
use crate::gaps::gaps;
use crate::layout::{Header, PartHeader};
use crate::tree::{self, Describe, Node};
use crate::{At, Error, ErrorKind, FourCC, Record, Records, default_limit, record::record};

record! {
    /// An entry of the directory.
    pub struct PartOffset {
        /// The offset of the part's header, in bytes from the start of the file.
        pub offset: u32,
    }
}

/// A container: its header, and its parts in the order of the directory.
///
/// ```
/// # let file = dxil_container::write::Container::default().write()?;
/// use dxil_container::{Container, FourCC};
///
/// let container = Container::parse(&file)?;
/// for part in container.parts() {
///     println!("{} {} bytes at {:#x}", part.four_cc(), part.data().len(), part.range().start);
/// }
/// assert!(container.part(FourCC::DXIL).is_none());
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Container<'a> {
    bytes: &'a [u8],
    header: At<Header>,
    offsets: Records<'a, PartOffset>,
    /// The limit on the size of all its compressed data, after decompression.
    limit: usize,
    /// Whether each entry of the directory is known to have a part.
    is_sound: bool,
}

/// A part: its name and bytes.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    four_cc: FourCC,
    /// The byte of the file at which its header begins.
    offset: usize,
    data: &'a [u8],
    /// The limit on the size of its compressed data, after decompression: the rest that the parts before
    /// it leave.
    left: usize,
}

impl<'a> Container<'a> {
    /// Reads the header and the directory, and finds every part's bytes.
    ///
    /// The file need not be aligned, and neither need its parts.
    ///
    /// # Errors
    ///
    /// Fails if the file does not begin with `DXBC`, or ends before the header, the directory, the
    /// stated size or a part does, and if parts overlap so that together they are larger than the
    /// file: reading them all would take time and memory out of proportion.
    #[inline]
    pub fn parse(bytes: &'a [u8]) -> Result<Self, Error> {
        let container = Self::open(bytes)?;
        let is_sound = container.is_complete() && container.entries().all(|part| part.is_some());
        let container = Self { is_sound, ..container };
        if is_sound { Ok(container) } else { container.errors().next().map_or(Ok(container), Err) }
    }

    /// Reads the header and the directory alone, so that the sound parts of a damaged file can be
    /// read: [`errors`](Self::errors) returns the errors of the others.
    ///
    /// # Errors
    ///
    /// Fails if the file does not begin with `DXBC`, or ends before the directory does.
    #[inline]
    pub fn open(bytes: &'a [u8]) -> Result<Self, Error> {
        if !bytes.starts_with(b"DXBC") {
            let kind = if bytes.is_empty() { ErrorKind::Empty } else { ErrorKind::Magic };
            return Err(Error::new(kind, 0, None));
        }
        let mut cursor = Cursor::new(bytes, 0, None);
        let header = cursor.record::<Header>("the header")?;
        let offsets = cursor.records(header.part_count, 4, "the directory")?;
        let limit = default_limit(bytes.len());
        Ok(Self { bytes, header, offsets, limit, is_sound: false })
    }

    /// The same container, but all that is compressed in it may become this many bytes in total, not
    /// as many as [`default_limit`] says.
    ///
    /// Each part is left what the parts before it do not state to become. A part for which that is too
    /// little can be read, but its content is an [error](crate::ErrorKind::Limit) when it is asked for.
    ///
    /// ```
    /// # use dxil_container::{FourCC, write};
    /// # let mut info = write::SourceInfo::default();
    /// # info.add_file("main.hlsl", vec![b' '; 1000]);
    /// # let mut container = write::Container::default();
    /// # container.push(FourCC::SRCI, info);
    /// # let file = container.write()?;
    /// use dxil_container::Container;
    ///
    /// let container = Container::parse(&file)?;
    /// let is_held = |container: &Container<'_>| {
    ///     container.parts().all(|part| write::PartData::read(&part).is_ok())
    /// };
    /// assert!(is_held(&container));
    /// assert!(!is_held(&container.within(100)));
    /// # Ok::<(), dxil_container::Error>(())
    /// ```
    #[must_use]
    pub const fn within(self, limit: usize) -> Self {
        Self { limit, ..self }
    }

    /// Returns the number of bytes that the file may unfold to.
    #[must_use]
    pub const fn limit(&self) -> usize {
        self.limit
    }

    /// The errors of the stated size and of the parts of a file that was [opened](Self::open).
    #[inline]
    pub fn errors(&self) -> impl Iterator<Item = Error> + use<'a> {
        let (wanted, left) = (self.header.file_size.into(), self.bytes.len() as u64);
        let kind = ErrorKind::Truncated { what: "the container", wanted, left };
        let size = (!self.is_complete()).then(|| Error::new(kind, self.bytes.len(), None));
        let (container, mut room) = (self.stated(), self.bytes.len());
        let parts = self.offsets.iter().filter_map(move |at| {
            let before = room;
            let part = Part::within(container, at.offset, &mut room);
            part.is_none().then(|| error(container, at, before))
        });
        size.into_iter().chain(parts)
    }

    /// The header.
    #[must_use]
    #[inline]
    pub fn header(&self) -> At<Header> {
        self.header
    }

    /// All bytes of the file, those after the container included.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the offset of each part's header.
    #[must_use]
    pub fn offsets(&self) -> Records<'a, PartOffset> {
        self.offsets
    }

    /// The parts in the order of the directory, those that [`errors`](Self::errors) names left out.
    #[inline]
    pub fn parts(&self) -> impl Iterator<Item = Part<'a>> + Clone + use<'a> {
        let mut left = self.limit;
        self.entries().flatten().map(move |part| {
            let part = Part { left, ..part };
            if may_have_compressed(part.four_cc) {
                left = left.saturating_sub(part.unfolded_size());
            }
            part
        })
    }

    /// The first part of this name.
    #[must_use]
    pub fn part(&self, four_cc: FourCC) -> Option<Part<'a>> {
        // What the parts before it may become matters only if it is there, and few become anything.
        let mut may_unfold = false;
        if self.is_sound {
            let mut names = self.offsets.iter().map(|at| (at.offset, self.name_at(at.offset)));
            let (offset, _) = names.find(|(_, name)| {
                let is_it = *name == Some(four_cc);
                may_unfold |= !is_it && name.is_some_and(may_have_compressed);
                is_it
            })?;
            if !may_unfold {
                return Part::at(self.bytes, offset).map(|part| Part { left: self.limit, ..part });
            }
        }
        self.parts().find(|part| part.four_cc == four_cc)
    }

    /// The name in the header of a part at this offset.
    #[inline]
    fn name_at(&self, offset: u32) -> Option<FourCC> {
        self.bytes.get(offset as usize..)?.first_chunk().map(|name| FourCC(*name))
    }

    /// The bytes that belong to nothing: between parts and after the last one. Padding is among them.
    #[must_use]
    pub fn gaps(&self) -> Vec<Range<usize>> {
        let mut taken: Vec<_> = self.parts().map(|part| part.range()).collect();
        taken.push(0..self.offsets.range().end);
        gaps(0..self.bytes.len(), taken)
    }

    /// The bytes of the file after the container's stated size.
    #[must_use]
    pub fn trailing(&self) -> At<&'a [u8]> {
        let start = self.header.file_size as usize;
        let bytes = self.bytes.get(start..).unwrap_or_default();
        At::new(bytes, start, bytes.len())
    }

    /// Whether the file has the size that its header states.
    #[inline]
    fn is_complete(&self) -> bool {
        self.header.file_size as usize <= self.bytes.len()
    }

    /// The bytes of the file that its header states, or all if there are fewer.
    #[inline]
    fn stated(&self) -> &'a [u8] {
        self.bytes.get(..self.header.file_size as usize).unwrap_or(self.bytes)
    }

    /// The part of each entry of the directory, if it is sound, with the limit of the container. Together
    /// they are no larger than the file.
    #[inline]
    fn entries(&self) -> impl Iterator<Item = Option<Part<'a>>> + Clone + use<'a> {
        let (container, limit, mut room) = (self.stated(), self.limit, self.bytes.len());
        self.offsets.iter().map(move |at| {
            let part = Part::within(container, at.offset, &mut room)?;
            Some(Part { left: limit, ..part })
        })
    }
}

/// Whether parts of this name may have compressed data.
#[inline]
fn may_have_compressed(four_cc: FourCC) -> bool {
    matches!(four_cc, FourCC::PDBI | FourCC::SRCI | FourCC::LIBF)
}

/// The error of an entry of the directory of a container of these bytes, when `room` is left for all parts.
#[cold]
fn error(container: &[u8], at: At<PartOffset>, room: usize) -> Error {
    match Part::at(container, at.offset) {
        Some(part) => part.overlap(room),
        None => missing(container, at),
    }
}

/// The error of a part that a container of these bytes does not have.
fn missing(container: &[u8], at: At<PartOffset>) -> Error {
    let limit = container.len() as u64;
    let Ok(mut cursor) = Cursor::new(container, 0, None).seek(at.offset, "a part") else {
        let kind = ErrorKind::Offset { what: "a part", offset: at.offset.into(), limit };
        return Error::new(kind, at.offset(), None);
    };
    let header = match cursor.record::<PartHeader>("a part's header") {
        Ok(header) => header,
        Err(error) => return error,
    };
    let left = cursor.rest().len() as u64;
    let kind = ErrorKind::Truncated { what: "a part", wanted: header.size.into(), left };
    Error::new(kind, header.range().end, Some(header.four_cc))
}

impl<'a> Part<'a> {
    /// The part at this offset of a container, if all of it is there and no larger than the room, of
    /// which it takes its size.
    #[inline]
    fn within(container: &'a [u8], offset: u32, room: &mut usize) -> Option<Self> {
        let part = Self::at(container, offset)?;
        *room = room.checked_sub(part.size())?;
        Some(part)
    }

    /// The part at this offset of a container, if all of it is there. It may unfold to anything.
    #[inline]
    fn at(container: &'a [u8], offset: u32) -> Option<Self> {
        let offset = offset as usize;
        let (header, rest) = container.get(offset..)?.split_at_checked(PartHeader::SIZE)?;
        let PartHeader { four_cc, size } = PartHeader::decode(header)?;
        Some(Self { four_cc, offset, data: rest.get(..size as usize)?, left: usize::MAX })
    }

    /// The size of its header and its data, in bytes.
    #[inline]
    fn size(&self) -> usize {
        PartHeader::SIZE.saturating_add(self.data.len())
    }

    /// Its name.
    #[must_use]
    #[inline]
    pub fn four_cc(&self) -> FourCC {
        self.four_cc
    }

    /// Its header.
    #[must_use]
    #[inline]
    pub fn header(&self) -> At<PartHeader> {
        let size = u32::try_from(self.data.len()).unwrap_or(u32::MAX);
        At::new(PartHeader { four_cc: self.four_cc, size }, self.offset, PartHeader::SIZE)
    }

    /// Returns its bytes, without its header, and their place.
    #[must_use]
    #[inline]
    pub fn data(&self) -> At<&'a [u8]> {
        At::new(self.data, self.start(), self.data.len())
    }

    /// The bytes of the file that hold its header and its data.
    #[must_use]
    #[inline]
    pub fn range(&self) -> Range<usize> {
        self.offset..self.data().range().end
    }

    /// The byte of the file at which its data begins.
    #[inline]
    fn start(&self) -> usize {
        self.offset.saturating_add(PartHeader::SIZE)
    }

    /// The limit on the size of its compressed data, after decompression.
    pub(crate) const fn left(&self) -> usize {
        self.left
    }

    /// The stated size of its compressed data, after decompression.
    fn unfolded_size(&self) -> usize {
        match self.four_cc {
            FourCC::PDBI | FourCC::SRCI => self.own_unfolded_size(),
            // Functions are not nested.
            FourCC::LIBF => Container::open(self.data).map_or(0, |inner| {
                let parts = inner.entries().flatten();
                parts.map(|part| part.own_unfolded_size()).fold(0, usize::saturating_add)
            }),
            _ => 0,
        }
    }

    /// The same, but for compressed data of containers inside it.
    fn own_unfolded_size(&self) -> usize {
        match self.four_cc {
            FourCC::PDBI => PdbInfo::parse(self).map_or(0, |info| info.unfolded_size()),
            FourCC::SRCI => SourceInfo::parse(self).map_or(0, |info| info.unfolded_size()),
            _ => 0,
        }
    }

    /// Returns the error of a part that is larger than the space left for all parts together.
    fn overlap(&self, left: usize) -> Error {
        let (wanted, left) = (self.size() as u64, left as u64);
        let kind = ErrorKind::Truncated { what: "the total of all parts", wanted, left };
        Error::new(kind, self.offset, Some(self.four_cc))
    }

    /// The start of its data.
    #[inline]
    pub(crate) fn cursor(&self) -> Cursor<'a> {
        Cursor::new(self.data, self.start(), Some(self.four_cc))
    }
}

/// The header and the directory, without the parts.
impl<'a> Describe<'a> for Container<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        let offsets = self.offsets.iter().flat_map(|at| tree::fields(&at)).collect();
        nodes.push(Node::list("part_offsets", self.offsets.range(), offsets));
        nodes
    }
}
