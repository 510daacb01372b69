//! Records with numbers that a text may state otherwise than they follow from the rest.

use alloc::string::ToString;
use alloc::vec::Vec;

use dxil_container::write::{self, PartData, Signing};
use dxil_container::{At, Digest, Error, FourCC, Record, read};

use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::Node;
use crate::part::Content;

/// A record of a part. A text may omit its numbers, or state others than those of the owned form.
#[derive(Clone, Copy, Default)]
pub(crate) struct Placed<R> {
    pub(crate) record: R,
    place: Place,
}

/// The place of a record.
#[derive(Clone, Copy, PartialEq, Default)]
enum Place {
    /// The part is not yet written.
    #[default]
    Unknown,
    /// Bytes from the start of the part.
    At(usize),
    /// In compressed bytes: it cannot be overwritten.
    Compressed,
}

impl<R: Record> Placed<R> {
    /// A record of a part.
    pub(crate) fn new(record: &At<R>, part: &read::Part<'_>) -> Self {
        Self::at(**record, record.offset().saturating_sub(part.data().offset()))
    }

    /// A record at this offset in its part.
    pub(crate) fn at(record: R, offset: usize) -> Self {
        Self { record, place: Place::At(offset) }
    }

    /// A record in compressed bytes.
    pub(crate) fn compressed(record: R) -> Self {
        Self { record, place: Place::Compressed }
    }

    /// Whether the part is written, so that the numbers are known that the text omits.
    pub(crate) fn is_known(&self) -> bool {
        self.place != Place::Unknown
    }
}

impl<R: Record + Fields + PartialEq> Fields for Placed<R> {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let computed = self.record;
        self.record.fields(map);
        match self.place {
            Place::At(offset) => map.overwrite(offset, &self.record),
            Place::Compressed if self.record != computed => {
                map.fail("", "the sizes of compressed entries are those that follow");
            }
            _ => {}
        }
    }
}

/// Content with [`Placed`] records.
pub(crate) trait Stating: Fields + Default {
    /// The key of a part that has it.
    const KEY: &'static str;
    /// The name of the part.
    const NAME: FourCC;

    /// The content of a part, unless text cannot express it.
    fn of(part: &read::Part<'_>) -> Option<Self>;

    /// The owned form, with numbers that follow from the rest.
    fn form(&self) -> PartData;

    /// The end of the last string, in bytes from the start of the part, where a size states it.
    fn end(&self) -> Option<usize> {
        None
    }
}

/// Content as a text states it, and the bytes of its part.
#[derive(Default)]
pub(crate) struct Stated<T> {
    content: T,
    bytes: Vec<u8>,
}

impl<T: Stating> Stated<T> {
    /// The content of a part, unless text cannot express it.
    pub(crate) fn of(part: &read::Part<'_>) -> Option<Self> {
        Some(Self { content: T::of(part)?, bytes: Vec::new() })
    }
}

/// Calls the function with the part that this form becomes.
pub(crate) fn with_part<T>(
    name: FourCC,
    form: PartData,
    read: impl FnOnce(&read::Part<'_>) -> Option<T>,
) -> Result<Option<T>, Error> {
    let signing = Signing::Set(Digest::ZERO);
    let mut container = write::Container { signing, ..write::Container::default() };
    container.push(name, form);
    let file = container.write()?;
    let container = read::Container::parse(&file)?.within(usize::MAX);
    Ok(container.part(name).as_ref().and_then(read))
}

/// Reads twice: at first what the owned form needs, to write the part. Then the numbers that the text
/// omits are known, and those that it states overwrite the part's.
impl<T: Stating> Value for Stated<T> {
    fn write(&mut self) -> Node<'static> {
        self.content.write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let failures = reader.failures();
        self.content.read(node, reader);
        if reader.failures() > failures {
            return;
        }
        let written = with_part(T::NAME, self.content.form(), |part| {
            let mut content = T::of(part)?;
            content.read(node, reader);
            let mut bytes = part.data().to_vec();
            reader.take_overwrites(&mut bytes);
            Some(Self { content, bytes })
        });
        match written {
            Ok(Some(written)) => *self = written,
            Ok(None) => reader.error(node.place, "a part cannot have this content"),
            Err(error) => reader.error(node.place, error.kind().to_string()),
        }
        if let Some(end) = self.content.end() {
            self.bytes.truncate(end);
        }
    }
}

impl<T: Stating> Content for Stated<T> {
    fn key(&self) -> &'static str {
        T::KEY
    }

    fn bytes(&self) -> Vec<u8> {
        self.bytes.clone()
    }
}
