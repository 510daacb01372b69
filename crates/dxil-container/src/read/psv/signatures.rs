//! Elements of signatures, and the tables of their names and indices.

use core::fmt;
use core::ops::Deref;

use bstr::BStr;

use crate::cursor::Cursor;
use crate::layout::psv::{self, RuntimeInfo, SemanticIndex, SemanticKind};
use crate::{At, Error, Record, Records, Strings};

/// Signatures: their elements, and the tables of names and indices to which these refer.
#[derive(Clone, Copy, Debug)]
pub struct PsvSignatures<'a> {
    /// Names of semantics and of the entry point, and zeros that fill up.
    pub strings: Strings<'a>,
    /// The semantic indices, to which elements and operations on matrices refer.
    pub semantic_indexes: Records<'a, SemanticIndex>,
    /// The records of the input signature.
    pub inputs: Records<'a, psv::SignatureElement>,
    /// The records of the output signature.
    pub outputs: Records<'a, psv::SignatureElement>,
    /// The records of the signature of patch constants, or in mesh shaders of primitives.
    pub patch_constants: Records<'a, psv::SignatureElement>,
}

/// An element of a signature, its name and its indices.
#[derive(Clone, Copy, Debug)]
pub struct PsvElement<'a> {
    /// The record.
    pub record: At<psv::SignatureElement>,
    name: Option<At<&'a BStr>>,
    indexes: SemanticIndexes<'a>,
}

/// Some of the semantic indices, one after the other.
#[derive(Clone, Copy)]
pub struct SemanticIndexes<'a> {
    all: Records<'a, SemanticIndex>,
    start: u32,
    count: u32,
}

impl<'a> PsvSignatures<'a> {
    /// Takes off what follows the resources.
    pub(super) fn parse(cursor: &mut Cursor<'a>, info: &RuntimeInfo) -> Result<Self, Error> {
        let size = cursor.value::<u32>("the size of the strings")?;
        let strings = Strings::new(cursor.take(*size as usize, "the strings")?);
        let count = cursor.value::<u32>("the number of semantic indices")?;
        let stride = SemanticIndex::SIZE as u32;
        let semantic_indexes = cursor.records(*count, stride, "the semantic indices")?;

        let inputs = info.sig_input_elements;
        let outputs = info.sig_output_elements;
        let patch_constants = info.sig_patch_const_or_prim_elements;
        let mut stride = psv::SignatureElement::SIZE as u32;
        if [inputs, outputs, patch_constants] != [0; 3] {
            stride = *cursor.value::<u32>("the size of an element")?;
        }
        let mut elements = |count: u8| cursor.records(count.into(), stride, "an element");
        Ok(Self {
            strings,
            semantic_indexes,
            inputs: elements(inputs)?,
            outputs: elements(outputs)?,
            patch_constants: elements(patch_constants)?,
        })
    }

    /// So many semantic indices from this one on.
    #[must_use]
    pub fn indexes(&self, start: u32, count: u32) -> SemanticIndexes<'a> {
        SemanticIndexes { all: self.semantic_indexes, start, count }
    }

    /// Elements with their names and indices.
    pub(super) fn elements(
        self,
        records: Records<'a, psv::SignatureElement>,
    ) -> impl Iterator<Item = PsvElement<'a>> + Clone {
        let Self { strings, semantic_indexes: all, .. } = self;
        records.iter().map(move |record| {
            let (start, count) = (record.semantic_indexes, record.rows.into());
            let indexes = SemanticIndexes { all, start, count };
            PsvElement { record, name: strings.get(record.semantic_name), indexes }
        })
    }
}

impl<'a> PsvElement<'a> {
    /// The name in the table of strings: that of an arbitrary semantic. System values have an empty
    /// one; there is none where the offset leads nowhere.
    #[must_use]
    pub fn name(&self) -> Option<At<&'a BStr>> {
        self.name
    }

    /// The semantic as in the language, without index: the name, or `SV_` and more for a system value.
    #[must_use]
    pub fn semantic(&self) -> Option<&'a BStr> {
        match self.record.semantic_kind {
            SemanticKind::Arbitrary => self.name.map(At::into_inner),
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

impl<'a> SemanticIndexes<'a> {
    /// The indices; those that lie outside the table are left out.
    pub fn iter(&self) -> impl Iterator<Item = u32> + Clone + use<'a> {
        let Self { all, start, count } = *self;
        let places = start..start.saturating_add(count);
        places.map_while(move |place| all.get(place as usize).map(|at| at.index))
    }
}

impl fmt::Debug for SemanticIndexes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
