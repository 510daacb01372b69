//! Lists of operands, read with their types.

use alloc::vec::Vec;

use bstr::{BStr, ByteSlice};
use dxil_ir::metadata::{NodeKind, Reference};
use dxil_ir::{Constant, ConstantId, ConstantKind, Metadata, MetadataId, Module, Type};

use super::{Error, Expected};

/// A list of operands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tuple<'m> {
    pub(super) module: &'m Module,
    /// What errors call it.
    what: &'static str,
    operands: &'m [Reference],
}

impl<'m> Tuple<'m> {
    /// The list that a node is.
    pub(super) fn new(
        module: &'m Module,
        node: MetadataId,
        what: &'static str,
    ) -> Result<Self, Error> {
        match module.metadata.get(node) {
            Some(Metadata::Node(node)) => match &node.kind {
                NodeKind::Tuple(operands) => Ok(Self { module, what, operands }),
                _ => Err(Error::new(what, Expected::Tuple)),
            },
            _ => Err(Error::new(what, Expected::Tuple)),
        }
    }

    /// The lists under a name, none if the module lacks it.
    pub(super) fn named(
        module: &'m Module,
        name: &'static str,
    ) -> impl Iterator<Item = Result<Self, Error>> + use<'m> {
        let nodes = module.named_metadata(name).map_or(&[][..], |named| &named.nodes);
        nodes.iter().map(move |node| Self::new(module, *node, name))
    }

    /// The only list under a name, which the module may lack.
    pub(super) fn only(module: &'m Module, name: &'static str) -> Result<Option<Self>, Error> {
        match module.named_metadata(name).map(|named| named.nodes.as_slice()) {
            None => Ok(None),
            Some(&[node]) => Self::new(module, node, name).map(Some),
            Some(_) => Err(Error::new(name, Expected::Operands(1))),
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.operands.len()
    }

    /// Itself, if it has so many operands.
    pub(super) fn with_len(self, count: usize) -> Result<Self, Error> {
        match self.len() == count {
            true => Ok(self),
            false => Err(Error::new(self.what, Expected::Operands(count))),
        }
    }

    /// The error of an operand.
    pub(super) const fn error(&self, index: usize, expected: Expected) -> Error {
        Error::at(self.what, index, expected)
    }

    /// An operand, if it is there and not null.
    pub(super) fn operand(&self, index: usize) -> Option<&'m Metadata> {
        self.module.metadata.get((*self.operands.get(index)?)?)
    }

    /// A string.
    pub(super) fn string(&self, index: usize) -> Result<&'m BStr, Error> {
        match self.operand(index) {
            Some(Metadata::String(string)) => Ok(string.as_bstr()),
            _ => Err(self.error(index, Expected::String)),
        }
    }

    /// A constant.
    pub(super) fn constant(&self, index: usize) -> Result<(ConstantId, &'m Constant), Error> {
        let constant = match self.operand(index) {
            Some(Metadata::Constant(id)) => self.module.constants.get(*id).map(|it| (*id, it)),
            _ => None,
        };
        constant.ok_or(self.error(index, Expected::Constant))
    }

    /// An integer.
    pub(super) fn u64(&self, index: usize) -> Result<u64, Error> {
        match self.constant(index) {
            Ok((_, Constant { kind: ConstantKind::Integer(value), .. })) => Ok(*value),
            _ => Err(self.error(index, Expected::Integer)),
        }
    }

    /// The low 32 bits of an integer.
    pub(super) fn u32(&self, index: usize) -> Result<u32, Error> {
        Ok(self.u64(index)? as u32)
    }

    /// The low 8 bits of an integer.
    pub(super) fn u8(&self, index: usize) -> Result<u8, Error> {
        Ok(self.u64(index)? as u8)
    }

    /// Whether an integer is not 0.
    pub(super) fn bool(&self, index: usize) -> Result<bool, Error> {
        Ok(self.u64(index)? != 0)
    }

    /// The 32-bit integers of an array. All zeros are `None`: their number is in the type alone.
    pub(super) fn words(&self, index: usize) -> Result<Option<Vec<u32>>, Error> {
        let wrong = self.error(index, Expected::Words);
        let Ok((_, constant)) = self.constant(index) else { return Err(wrong) };
        match &constant.kind {
            ConstantKind::Null => Ok(None),
            ConstantKind::Data(bytes) if self.holds(constant, 32) => {
                let words = bytes.chunks_exact(4).filter_map(|word| word.try_into().ok());
                Ok(Some(words.map(u32::from_le_bytes).collect()))
            }
            _ => Err(wrong),
        }
    }

    /// The bytes of an array that is not all zeros.
    pub(super) fn bytes(&self, index: usize) -> Result<&'m [u8], Error> {
        match self.constant(index) {
            Ok((_, constant)) if self.holds(constant, 8) => match &constant.kind {
                ConstantKind::Data(bytes) => Ok(bytes),
                _ => Err(self.error(index, Expected::Bytes)),
            },
            _ => Err(self.error(index, Expected::Bytes)),
        }
    }

    /// Whether a constant is an array of integers of so many bits.
    fn holds(&self, constant: &Constant, bits: u32) -> bool {
        let types = &self.module.types;
        let element = types.element(constant.ty, 0);
        element.is_some_and(|element| types[element] == Type::Integer { bits })
    }

    /// A list.
    pub(super) fn tuple(&self, index: usize, what: &'static str) -> Result<Self, Error> {
        let wrong = self.error(index, Expected::Tuple);
        self.optional_tuple(index, what)?.ok_or(wrong)
    }

    /// A list, or `None` for null.
    pub(super) fn optional_tuple(
        &self,
        index: usize,
        what: &'static str,
    ) -> Result<Option<Self>, Error> {
        match self.operands.get(index) {
            Some(None) => Ok(None),
            Some(Some(node)) => match Self::new(self.module, *node, what) {
                Ok(tuple) => Ok(Some(tuple)),
                Err(_) => Err(self.error(index, Expected::Tuple)),
            },
            None => Err(self.error(index, Expected::Tuple)),
        }
    }

    /// All operands as lists.
    pub(super) fn tuples(
        self,
        what: &'static str,
    ) -> impl Iterator<Item = Result<Self, Error>> + use<'m> {
        (0..self.len()).map(move |index| self.tuple(index, what))
    }

    /// What is said in pairs of a number and a value: the numbers, and the index of each value.
    pub(super) fn pairs(
        self,
    ) -> Result<impl Iterator<Item = Result<(u32, usize), Error>> + use<'m>, Error> {
        /// More operands than any node has. Many nodes can share one list.
        const LIMIT: usize = 128;
        if self.len() % 2 != 0 || self.len() > LIMIT {
            return Err(Error::new(self.what, Expected::Pairs));
        }
        let indices = (0..self.len()).step_by(2);
        Ok(indices.map(move |index| Ok((self.u32(index)?, index + 1))))
    }
}
