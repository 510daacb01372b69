//! Elements of signatures, and the tables of their names and indices.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use bstr::BStr;
use dxil_format::SemanticKind;

use crate::cursor::Cursor;
use crate::layout::psv::{self, RuntimeInfo, SemanticIndex, StringRef};
use crate::part::{FormOf, ViewField, part};
use crate::strings::Named;
use crate::tree::{self, Node};
use crate::{At, Error, ErrorKind, FieldType, FourCC, Record, Records, StringTable, Strings};

part! {
    /// Signatures: their elements, and the tables of names and indices to which these refer.
    pub fields PsvSignatures |cursor, info: &RuntimeInfo| {
        pub(crate) strings_size: At<u32> => (strings.0.len().next_multiple_of(4) as u32)
            = cursor.value("the size of the strings")?,
        /// Names of semantics and of the entry point, and zeros that fill up to a multiple of 4 bytes.
        pub strings: Strings<'a> => StringTable
            = Strings::new(cursor.take(*strings_size as usize, "the strings")?),
        pub(crate) semantic_index_count: At<u32> => (semantic_indexes.len() as u32)
            = cursor.value("the number of semantic indices")?,
        /// The semantic indices, to which elements and operations on matrices refer.
        pub semantic_indexes: SemanticIndexes<'a> => Vec<u32>
            = SemanticIndexes::take(cursor, *semantic_index_count)?,
        pub(crate) element_size: Option<At<u32>> => (psv::SignatureElement::SIZE as u32)
            where (!(inputs.is_empty() && outputs.is_empty() && patch_constants.is_empty()))
            = element_size(cursor, info)?,
        /// Elements of the input signature: at most 255, as of the others.
        pub inputs: PsvElements<'a> => Vec<psv::SignatureElement> = PsvElements::take(cursor, element_size, info.sig_input_elements, strings, semantic_indexes)?,
        /// Elements of the output signature.
        pub outputs: PsvElements<'a> => Vec<psv::SignatureElement> = PsvElements::take(cursor, element_size, info.sig_output_elements, strings, semantic_indexes)?,
        /// Elements of the signature of patch constants, or in mesh shaders of primitives.
        pub patch_constants: PsvElements<'a> => Vec<psv::SignatureElement>
            = PsvElements::take(cursor, element_size, info.sig_patch_const_or_prim_elements, strings, semantic_indexes)?,
        pub(crate) names: Named<'a> = Named(strings),
    }
}

/// The size of an element, which the part has if there are some.
#[inline(always)]
fn element_size(cursor: &mut Cursor<'_>, info: &RuntimeInfo) -> Result<Option<At<u32>>, Error> {
    let counts =
        [info.sig_input_elements, info.sig_output_elements, info.sig_patch_const_or_prim_elements];
    (counts != [0; 3]).then(|| cursor.value("the size of an element")).transpose()
}

/// The records of a signature. Its names and indices lie in the tables before it.
#[derive(Clone, Copy, Debug)]
pub struct PsvElements<'a> {
    records: Records<'a, psv::SignatureElement>,
    /// Whether the part has the size of an element.
    is_sized: bool,
}

/// Some of the semantic indices, one after the other.
#[derive(Clone, Copy)]
pub struct SemanticIndexes<'a>(Records<'a, SemanticIndex>);

/// An element of a signature, its name and its indices.
#[derive(Clone, Copy, Debug)]
pub struct PsvElement<'a> {
    /// The record.
    pub record: At<psv::SignatureElement>,
    name: At<&'a BStr>,
    indexes: SemanticIndexes<'a>,
}

impl<'a> view::PsvSignatures<'a> {
    /// Returns this number of semantic indices from this one on: those that an operation on matrices
    /// names.
    ///
    /// # Errors
    ///
    /// Fails if the table has fewer.
    pub fn indexes(&self, start: u32, count: u32) -> Result<SemanticIndexes<'a>, Error> {
        self.semantic_indexes.slice(start, count, self.semantic_indexes.0.range().start)
    }

    /// The elements of one of the signatures, with their names and indices.
    pub(super) fn elements(
        self,
        elements: PsvElements<'a>,
    ) -> impl Iterator<Item = PsvElement<'a>> + Clone {
        let Self { strings, semantic_indexes, .. } = self;
        elements.records.iter().map(move |record| PsvElement {
            name: strings
                .get(record.semantic_name.0)
                .unwrap_or_else(|| unreachable!("it was checked")),
            indexes: indexes(semantic_indexes, &record)
                .unwrap_or_else(|_| unreachable!("it was checked")),
            record,
        })
    }
}

/// The indices of an element.
fn indexes<'a>(
    all: SemanticIndexes<'a>,
    element: &At<psv::SignatureElement>,
) -> Result<SemanticIndexes<'a>, Error> {
    let place = element.field_range(|it| it.semantic_indexes);
    all.slice(element.semantic_indexes, element.rows.into(), place.start)
}

impl<'a> PsvElements<'a> {
    /// Takes off this number of elements, the names and indices of which are in these tables.
    #[inline(always)]
    fn take(
        cursor: &mut Cursor<'a>,
        size: Option<At<u32>>,
        count: u8,
        strings: Strings<'a>,
        indexes: SemanticIndexes<'a>,
    ) -> Result<Self, Error> {
        let stride = size.map_or(psv::SignatureElement::SIZE as u32, At::into_inner);
        let records = cursor.records(count.into(), stride, "an element")?;
        let elements = Self { records, is_sized: size.is_some() };
        if count != 0 {
            elements.check(strings, indexes)?;
        }
        Ok(elements)
    }

    /// Fails if one refers to no name or to no indices.
    fn check(self, strings: Strings<'a>, all: SemanticIndexes<'a>) -> Result<(), Error> {
        self.iter().try_for_each(|element| {
            let (name, what) = (element.semantic_name, "the name of an element");
            let place = element.field_range(|it| it.semantic_name);
            strings.check(name, what, place.start, Some(FourCC::PSV0))?;
            indexes(all, &element).map(|_| ())
        })
    }
}

impl<'a> Deref for PsvElements<'a> {
    type Target = Records<'a, psv::SignatureElement>;

    fn deref(&self) -> &Self::Target {
        &self.records
    }
}

impl<'a> SemanticIndexes<'a> {
    /// Takes off this number of indices.
    #[inline]
    fn take(cursor: &mut Cursor<'a>, count: u32) -> Result<Self, Error> {
        let stride = SemanticIndex::SIZE as u32;
        cursor.records(count, stride, "the semantic indices").map(Self)
    }

    /// Returns this number of indices from this one on.
    ///
    /// # Errors
    ///
    /// Fails, at this byte of the file, if the table has fewer.
    pub(super) fn slice(self, start: u32, count: u32, place: usize) -> Result<Self, Error> {
        self.0.slice(start as usize, count as usize).map(Self).ok_or_else(|| {
            let offset = u64::from(start).saturating_add(count.into()).saturating_mul(4);
            let (what, limit) = ("the end of semantic indices", self.0.range().len() as u64);
            Error::new(ErrorKind::Offset { what, offset, limit }, place, Some(FourCC::PSV0))
        })
    }

    /// The records.
    #[must_use]
    pub fn records(&self) -> Records<'a, SemanticIndex> {
        self.0
    }

    /// The indices.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = u32> + Clone + use<'a> {
        self.0.iter().map(|at| at.index)
    }
}

impl fmt::Debug for SemanticIndexes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> PsvElement<'a> {
    /// The name in the table of strings: that of an arbitrary semantic. System values have an empty one.
    #[must_use]
    pub fn name(&self) -> At<&'a BStr> {
        self.name
    }

    /// The semantic as in the language, without index: the name, or `SV_` and more for a system value,
    /// unless that is unknown.
    #[must_use]
    pub fn semantic(&self) -> Option<&'a BStr> {
        match self.record.semantic_kind {
            SemanticKind::Arbitrary => Some(self.name.into_inner()),
            kind => kind.semantic().map(BStr::new),
        }
    }

    /// The semantic's index in each row.
    #[must_use]
    pub fn indexes(&self) -> SemanticIndexes<'a> {
        self.indexes
    }
}

impl Deref for PsvElement<'_> {
    type Target = psv::SignatureElement;

    fn deref(&self) -> &psv::SignatureElement {
        &self.record
    }
}

/// Bytes with several values have a node for each.
impl<'a> ViewField<'a> for PsvElements<'a> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        if !self.is_sized {
            return;
        }
        nodes.push(Node::records_with(name, self, |element| {
            let mut nodes = tree::fields(element);
            let place = [
                ("cols", element.cols().value()),
                ("start_col", element.start_col().value()),
                ("is_allocated", u8::from(element.is_allocated()).value()),
            ];
            let range = element.field_range(|it| it.cols_and_start);
            tree::unpack(&mut nodes, range, 0x7f, place);
            let dynamic = [
                ("dynamic_index_mask", tree::components(element.dynamic_index_mask())),
                ("output_stream", element.output_stream().value()),
            ];
            let range = element.field_range(|it| it.dynamic_mask_and_stream);
            tree::unpack(&mut nodes, range, 0x3f, dynamic);
            nodes
        }));
    }
}

impl<'a> ViewField<'a> for SemanticIndexes<'a> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let indexes = self.0.iter().flat_map(|index| tree::fields(&index)).collect();
        nodes.push(Node::list(name, self.0.range(), indexes));
    }
}

impl FormOf<PsvElements<'_>> for Vec<psv::SignatureElement> {
    fn of(view: &PsvElements<'_>) -> Self {
        Self::of(&view.records)
    }
}

impl FormOf<SemanticIndexes<'_>> for Vec<u32> {
    fn of(view: &SemanticIndexes<'_>) -> Self {
        view.iter().collect()
    }
}

impl PsvSignatures {
    /// The place of a string, which is appended: DXC does not share them.
    pub fn add_string(&mut self, text: &[u8]) -> StringRef {
        let start = self.strings.0.len();
        crate::write::string(&mut self.strings.0, text);
        StringRef(start as u32)
    }

    /// The place of the first of these semantic indices, which are appended unless they are in the
    /// table, one after the other.
    pub fn add_semantic_indexes(&mut self, indexes: &[u32]) -> u32 {
        let table = &mut self.semantic_indexes;
        let end = table.len();
        let place = position(table, indexes).unwrap_or_else(|| {
            table.extend_from_slice(indexes);
            end
        });
        place as u32
    }
}

/// Returns the place of these numbers, one after the other, in the table. Takes time for the length of the
/// two only (Knuth, Morris and Pratt), as a damaged part can have long rows of equal numbers.
fn position(table: &[u32], wanted: &[u32]) -> Option<usize> {
    // Most elements have one row.
    if let [only] = wanted {
        return table.iter().position(|number| number == only);
    }
    // Returns the number of wanted numbers up to `next`, if `count` of them were up to the last one.
    let count = |borders: &[usize], mut count: usize, next: u32| loop {
        match count {
            _ if wanted.get(count) == Some(&next) => return count + 1,
            0 => return 0,
            _ => count = borders[count - 1],
        }
    };
    // For each start of the wanted numbers, the length of its end that begins it, too.
    let mut borders = vec![0; wanted.len()];
    for place in 1..wanted.len() {
        borders[place] = count(&borders, borders[place - 1], wanted[place]);
    }
    let mut found = 0;
    let mut ends = table.iter().enumerate();
    let end = ends.find(|(_, number)| {
        found = count(&borders, found, **number);
        found == wanted.len()
    });
    if wanted.is_empty() { Some(0) } else { end.map(|(end, _)| end + 1 - wanted.len()) }
}
