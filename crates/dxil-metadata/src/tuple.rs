//! Tuples of metadata, and their operands.

use core::cell::Cell;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::metadata::{NodeKind, Reference};
use dxil_ir::{Constant, ConstantId, ConstantKind, Metadata, MetadataId, Module, Type};

use crate::{Error, Expected};

/// The deepest nesting of tuples. DXC's have seven levels.
const MAX_DEPTH: u8 = 24;

/// A module that is read.
///
/// Nodes may share operands, so that a small module can state a content of any size. What is read is
/// therefore bounded by a multiple of the module's metadata.
pub(crate) struct Reader<'m> {
    pub(crate) module: &'m Module,
    left: Cell<usize>,
    /// Whether what is left includes what the size of the metadata allows, which is summed up once it is needed.
    is_whole: Cell<bool>,
}

impl<'m> Reader<'m> {
    pub(crate) const fn new(module: &'m Module) -> Self {
        /// What may be read of any module.
        const LEAST: usize = 1 << 20;
        Self { module, left: Cell::new(LEAST), is_whole: Cell::new(false) }
    }

    /// A node of a named metadata.
    pub(crate) fn node<'r>(&'r self, id: MetadataId, name: &'static str) -> Operand<'r> {
        let place = Place { node: None, what: name, field: None };
        Operand { reader: self, reference: Some(id), depth: 0, place }
    }

    /// The nodes of a named metadata; none if the module lacks it.
    pub(crate) fn named(&self, name: &str) -> &'m [MetadataId] {
        self.module.named_metadata(name).map_or(&[], |named| &named.nodes)
    }

    /// Whether so much more may be read.
    fn take(&self, size: usize) -> bool {
        /// The factor by which shared operands may unfold: in modules of DXC it is less than ten.
        const FACTOR: usize = 64;
        if self.left.get() < size && !self.is_whole.replace(true) {
            let more = content_size(self.module).saturating_mul(FACTOR);
            self.left.set(self.left.get().saturating_add(more));
        }
        let left = self.left.get().checked_sub(size);
        self.left.set(left.unwrap_or(0));
        left.is_some()
    }
}

/// The operands of all tuples of a module, and the bytes of all strings and arrays.
fn content_size(module: &Module) -> usize {
    module.metadata.arena().values().fold(0_usize, |sum, metadata| {
        sum.saturating_add(match metadata {
            Metadata::String(string) => string.len(),
            Metadata::Node(node) => match &node.kind {
                NodeKind::Tuple(operands) => operands.len(),
                _ => 0,
            },
            Metadata::Constant(id) => match module.constants.get(*id).map(|it| &it.kind) {
                Some(ConstantKind::Data(bytes)) => bytes.len(),
                _ => 1,
            },
        })
    })
}

/// The place of an operand, for errors.
#[derive(Clone, Copy)]
struct Place {
    node: Option<MetadataId>,
    what: &'static str,
    field: Option<&'static str>,
}

/// A tuple.
#[derive(Clone, Copy)]
pub(crate) struct Tuple<'r> {
    reader: &'r Reader<'r>,
    id: MetadataId,
    what: &'static str,
    operands: &'r [Reference],
    depth: u8,
}

impl<'r> Tuple<'r> {
    pub(crate) const fn len(&self) -> usize {
        self.operands.len()
    }

    /// The tuple, if it has this number of operands.
    pub(crate) fn with_len(self, count: usize) -> Result<Self, Error> {
        match self.len() {
            found if found == count => Ok(self),
            found => Err(self.error(Expected::Operands { expected: count, found })),
        }
    }

    pub(crate) const fn error(&self, expected: Expected) -> Error {
        Error { node: Some(self.id), what: self.what, field: None, expected }
    }

    /// An operand, which is a field of this name.
    pub(crate) fn operand(&self, index: usize, field: &'static str) -> Result<Operand<'r>, Error> {
        let place = Place { node: Some(self.id), what: self.what, field: Some(field) };
        let Self { reader, depth, .. } = *self;
        match self.operands.get(index) {
            Some(&reference) => Ok(Operand { reader, reference, depth, place }),
            None => Err(Error { field: Some(field), ..self.error(Expected::Present) }),
        }
    }

    /// The operands from an index on.
    pub(crate) fn operands(
        self,
        first: usize,
        field: &'static str,
    ) -> impl Iterator<Item = Operand<'r>> {
        let place = Place { node: Some(self.id), what: self.what, field: Some(field) };
        let Self { reader, depth, .. } = self;
        let references = self.operands.get(first..).unwrap_or_default().iter();
        references.map(move |&reference| Operand { reader, reference, depth, place })
    }
}

/// An operand of a tuple, or a node of a named metadata.
#[derive(Clone, Copy)]
pub(crate) struct Operand<'r> {
    reader: &'r Reader<'r>,
    reference: Reference,
    depth: u8,
    place: Place,
}

impl<'r> Operand<'r> {
    pub(crate) const fn reference(&self) -> Reference {
        self.reference
    }

    pub(crate) const fn module(&self) -> &'r Module {
        self.reader.module
    }

    pub(crate) const fn error(&self, expected: Expected) -> Error {
        let Place { node, what, field } = self.place;
        Error { node, what, field, expected }
    }

    fn metadata(&self) -> Option<&'r Metadata> {
        self.reader.module.metadata.get(self.reference?)
    }

    /// The tuple that the operand is, which errors call `what`.
    pub(crate) fn tuple(&self, what: &'static str) -> Result<Tuple<'r>, Error> {
        let (Some(id), Some(Metadata::Node(node))) = (self.reference, self.metadata()) else {
            return Err(self.error(Expected::Tuple));
        };
        let NodeKind::Tuple(operands) = &node.kind else {
            return Err(self.error(Expected::Tuple));
        };
        let depth = self.depth.saturating_add(1);
        if depth > MAX_DEPTH {
            return Err(self.error(Expected::Depth));
        }
        self.take(operands.len())?;
        Ok(Tuple { reader: self.reader, id, what, operands, depth })
    }

    /// The tuple that the operand is, which errors name after the field.
    pub(crate) fn list(&self) -> Result<Tuple<'r>, Error> {
        self.tuple(self.place.field.unwrap_or(self.place.what))
    }

    /// A string.
    pub(crate) fn string(&self) -> Result<&'r BStr, Error> {
        let Some(Metadata::String(string)) = self.metadata() else {
            return Err(self.error(Expected::String));
        };
        self.take(string.len())?;
        Ok(string.as_bstr())
    }

    /// A constant.
    pub(crate) fn constant(&self) -> Result<(ConstantId, &'r Constant), Error> {
        let constant = match self.metadata() {
            Some(Metadata::Constant(id)) => {
                self.reader.module.constants.get(*id).map(|constant| (*id, constant))
            }
            _ => None,
        };
        constant.ok_or_else(|| self.error(Expected::Constant))
    }

    /// An integer that has no bits beyond the lowest `bits`.
    pub(crate) fn integer(&self, bits: u32) -> Result<u64, Error> {
        let wrong = || self.error(Expected::Integer(bits));
        match self.constant().map_err(|_| wrong())?.1.kind {
            ConstantKind::Integer(value) if bits >= 64 || value >> bits == 0 => Ok(value),
            _ => Err(wrong()),
        }
    }

    /// The bytes of a constant array of integers of this width.
    pub(crate) fn data(&self, bits: u32, expected: Expected) -> Result<Data<'r>, Error> {
        let wrong = || self.error(expected);
        let constant = self.constant().map_err(|_| wrong())?.1;
        let types = &self.reader.module.types;
        let Some(&Type::Array { element, length }) = types.get(constant.ty) else {
            return Err(wrong());
        };
        if types.get(element) != Some(&Type::Integer { bits }) {
            return Err(wrong());
        }
        match &constant.kind {
            ConstantKind::Data(bytes) => {
                self.take(bytes.len())?;
                Ok(Data::Bytes(bytes))
            }
            ConstantKind::Null => {
                let length = usize::try_from(length).unwrap_or(usize::MAX);
                self.take(length)?;
                Ok(Data::Zeros(length))
            }
            _ => Err(wrong()),
        }
    }

    fn take(&self, size: usize) -> Result<(), Error> {
        match self.reader.take(size.saturating_add(1)) {
            true => Ok(()),
            false => Err(self.error(Expected::Size)),
        }
    }
}

/// The content of an array of integers.
pub(crate) enum Data<'r> {
    /// The bytes of the elements.
    Bytes(&'r [u8]),
    /// A number of elements, all zero.
    Zeros(usize),
}
