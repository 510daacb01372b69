//! Signatures.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_container::layout::{ComponentType, InterpolationMode, SemanticKind};

use super::Error;
use super::tuple::Tuple;

/// The signatures of an entry point.
#[derive(Clone, Debug, Default)]
pub struct Signatures<'m> {
    /// What it reads.
    pub inputs: Vec<SignatureElement<'m>>,
    /// What it writes.
    pub outputs: Vec<SignatureElement<'m>>,
    /// Patch constants, or in mesh shaders the attributes of primitives.
    pub patch_constants: Vec<SignatureElement<'m>>,
}

/// An element of a signature.
#[derive(Clone, Debug)]
pub struct SignatureElement<'m> {
    /// Its number in the signature.
    pub id: u32,
    /// The name of the semantic.
    pub name: &'m BStr,
    /// The type of its components.
    pub component_type: ComponentType,
    /// What it is to the fixed-function stages.
    pub semantic_kind: SemanticKind,
    /// How it is interpolated.
    pub interpolation_mode: InterpolationMode,
    /// Rows, one for each element of an array.
    pub rows: u32,
    /// Components of each row.
    pub cols: u8,
    /// The first register; -1 if it has none.
    pub start_row: i32,
    /// The first component; -1 if it has no register.
    pub start_col: i8,
    /// The stream to which a geometry shader outputs.
    pub stream: u32,
    /// The components that are indexed at run time.
    pub dynamic_index_mask: u8,
    /// The components that are used.
    pub usage_mask: u8,
    indexes: Tuple<'m>,
}

impl<'m> Signatures<'m> {
    pub(super) fn read(tuple: Tuple<'m>) -> Result<Self, Error> {
        let tuple = tuple.with_len(3)?;
        let elements = |index| match tuple.optional_tuple(index, "a signature")? {
            Some(signature) => {
                let elements = signature.tuples("an element of a signature");
                elements.map(|element| SignatureElement::read(element?)).collect()
            }
            None => Ok(Vec::new()),
        };
        Ok(Self { inputs: elements(0)?, outputs: elements(1)?, patch_constants: elements(2)? })
    }
}

impl<'m> SignatureElement<'m> {
    /// The index of the semantic in each row.
    pub fn semantic_indexes(&self) -> impl ExactSizeIterator<Item = Result<u32, Error>> + use<'m> {
        let indexes = self.indexes;
        (0..indexes.len()).map(move |row| indexes.u32(row))
    }

    fn read(tuple: Tuple<'m>) -> Result<Self, Error> {
        let tuple = tuple.with_len(11)?;
        let mut element = Self {
            id: tuple.u32(0)?,
            name: tuple.string(1)?,
            component_type: ComponentType(tuple.u8(2)?),
            semantic_kind: SemanticKind(tuple.u8(3)?),
            interpolation_mode: InterpolationMode(tuple.u8(5)?),
            rows: tuple.u32(6)?,
            cols: tuple.u8(7)?,
            start_row: tuple.u32(8)? as i32,
            start_col: tuple.u8(9)? as i8,
            stream: 0,
            dynamic_index_mask: 0,
            usage_mask: 0,
            indexes: tuple.tuple(4, "the indexes of a semantic")?,
        };
        if let Some(properties) = tuple.optional_tuple(10, "the properties of an element")? {
            element.read_properties(properties)?;
        }
        Ok(element)
    }

    fn read_properties(&mut self, properties: Tuple<'m>) -> Result<(), Error> {
        const STREAM: u32 = 0;
        const DYNAMIC_INDEX_MASK: u32 = 2;
        const USAGE_MASK: u32 = 3;
        for pair in properties.pairs()? {
            let (tag, value) = pair?;
            match tag {
                STREAM => self.stream = properties.u32(value)?,
                DYNAMIC_INDEX_MASK => self.dynamic_index_mask = properties.u8(value)?,
                USAGE_MASK => self.usage_mask = properties.u8(value)?,
                _ => {}
            }
        }
        Ok(())
    }
}
