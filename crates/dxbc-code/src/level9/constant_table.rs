//! The table of constants in a comment of a shader: names, registers, types and default values.

use crate::enumeration::values;
use crate::error::{Error, ErrorKind};

values! {
    /// A set of registers that constants are in. The text is the name before the number.
    RegisterSet {
        /// Booleans.
        Bool = 0 "b",
        /// Vectors of four integers.
        Int4 = 1 "i",
        /// Vectors of four floating-point numbers.
        Float4 = 2 "c",
        /// Samplers.
        Sampler = 3 "s",
    }
}

/// The table of constants of a shader of Direct3D 9 (`CTAB`). Offsets count from its first byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstantTable<'a> {
    /// The table, and what follows it: default values may lie there.
    bytes: &'a [u8],
    /// The index of the first token in the shader.
    token: usize,
}

/// A constant in registers of one set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constant<'a> {
    /// The name. A constant with registers in several sets is that many constants of one name.
    pub name: &'a [u8],
    /// The set of registers.
    pub set: RegisterSet,
    /// The first register.
    pub register: u16,
    /// The number of registers.
    pub count: u16,
    /// The offset of the [type](ConstantTable::constant_type).
    pub type_offset: u32,
    /// The offset of the default value, if there is one.
    default_value: u32,
}

/// The type of a constant or of a member of a structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstantType {
    /// The kind: a number as in `D3DXPARAMETER_CLASS`.
    pub class: u16,
    /// The type of components: a number as in `D3DXPARAMETER_TYPE`.
    pub component: u16,
    /// The number of rows.
    pub rows: u16,
    /// The number of columns.
    pub columns: u16,
    /// The number of elements of an array, or else 1.
    pub elements: u16,
    /// The number of members of a structure, and their offset.
    members: (u16, u32),
}

impl ConstantType {
    /// The class of scalars.
    pub const SCALAR: u16 = 0;
    /// The class of vectors.
    pub const VECTOR: u16 = 1;
    /// The class of matrices whose rows are in registers.
    pub const ROWS: u16 = 2;
    /// The class of matrices whose columns are in registers.
    pub const COLUMNS: u16 = 3;
    /// The class of structures.
    pub const STRUCT: u16 = 5;
}

impl<'a> ConstantTable<'a> {
    /// The first token of the comment.
    pub(super) const TAG: u32 = u32::from_le_bytes(*b"CTAB");
    /// Bytes of the record of a constant.
    const CONSTANT_SIZE: u32 = 20;

    /// The table that begins at a token of a shader.
    pub(super) fn new(shader: &'a [u8], token: usize) -> Self {
        Self { bytes: shader.get(token.saturating_mul(4)..).unwrap_or_default(), token }
    }

    /// The compiler, if the table names it.
    ///
    /// # Errors
    ///
    /// The table is cut off.
    pub fn creator(&self) -> Result<Option<&'a [u8]>, Error> {
        match self.u32(4)? {
            0 => Ok(None),
            offset => self.name(offset).map(Some),
        }
    }

    /// The constants.
    ///
    /// # Errors
    ///
    /// The table is cut off. The same holds for each constant; after an error, there are no more.
    pub fn constants(
        &self,
    ) -> Result<impl Iterator<Item = Result<Constant<'a>, Error>> + use<'a>, Error> {
        let (count, start) = (self.u32(12)?, self.u32(16)?);
        let table = *self;
        Ok(until_error((0..count).map(move |index| {
            table.constant(at(start, index.saturating_mul(Self::CONSTANT_SIZE)))
        })))
    }

    fn constant(&self, start: u32) -> Result<Constant<'a>, Error> {
        let set = self.u16(at(start, 4))?;
        let unknown = || ErrorKind::UnknownValue("set of registers", set.into());
        Ok(Constant {
            name: self.name(self.u32(start)?)?,
            set: RegisterSet::from_number(set.into())
                .ok_or_else(|| self.error(unknown(), start))?,
            register: self.u16(at(start, 6))?,
            count: self.u16(at(start, 8))?,
            type_offset: self.u32(at(start, 12))?,
            default_value: self.u32(at(start, 16))?,
        })
    }

    /// The type at an offset.
    ///
    /// # Errors
    ///
    /// The table is cut off.
    pub fn constant_type(&self, offset: u32) -> Result<ConstantType, Error> {
        let field = |index: u32| self.u16(at(offset, index.saturating_mul(2)));
        Ok(ConstantType {
            class: field(0)?,
            component: field(1)?,
            rows: field(2)?,
            columns: field(3)?,
            elements: field(4)?,
            members: (field(5)?, self.u32(at(offset, 12))?),
        })
    }

    /// The names of the members of a structure, and the offsets of their types. If the table is cut off, the last one is an
    /// error.
    pub fn members(
        &self,
        ty: &ConstantType,
    ) -> impl Iterator<Item = Result<(&'a [u8], u32), Error>> + use<'a> {
        let (count, start) = ty.members;
        let table = *self;
        until_error((0..u32::from(count)).map(move |index| {
            let record = at(start, index.saturating_mul(8));
            Ok((table.name(table.u32(record)?)?, table.u32(at(record, 4))?))
        }))
    }

    /// The default value of a constant in its registers, if there is one: of each register four numbers, of booleans one.
    /// If the table is cut off, the last one is an error.
    #[must_use]
    pub fn default_value(
        &self,
        constant: &Constant<'_>,
    ) -> Option<impl Iterator<Item = Result<[u32; 4], Error>> + use<'a>> {
        let start = constant.default_value;
        let numbers = if constant.set == RegisterSet::Bool { 1 } else { 4_u32 };
        let table = *self;
        (start != 0).then(|| {
            until_error((0..u32::from(constant.count)).map(move |register| {
                let first = register.saturating_mul(numbers);
                let mut value = [0; 4];
                for (index, number) in (0..numbers).zip(&mut value) {
                    let place = first.saturating_add(index).saturating_mul(4);
                    *number = table.u32(at(start, place))?;
                }
                Ok(value)
            }))
        })
    }

    fn bytes<const N: usize>(&self, offset: u32) -> Result<[u8; N], Error> {
        let start = usize::try_from(offset).unwrap_or(usize::MAX);
        let found = self.bytes.get(start..).and_then(|bytes| bytes.first_chunk());
        found.copied().ok_or_else(|| self.error(ErrorKind::Truncated(TABLE), offset))
    }

    fn u16(&self, offset: u32) -> Result<u16, Error> {
        self.bytes(offset).map(u16::from_le_bytes)
    }

    fn u32(&self, offset: u32) -> Result<u32, Error> {
        self.bytes(offset).map(u32::from_le_bytes)
    }

    /// The bytes at an offset before the next zero.
    fn name(&self, offset: u32) -> Result<&'a [u8], Error> {
        let start = usize::try_from(offset).unwrap_or(usize::MAX);
        let rest = self.bytes.get(start..).unwrap_or_default();
        let end = rest.iter().position(|byte| *byte == 0);
        let name = end.and_then(|end| rest.get(..end));
        name.ok_or_else(|| self.error(ErrorKind::Truncated(TABLE), offset))
    }

    fn error(&self, kind: ErrorKind, offset: u32) -> Error {
        let tokens = usize::try_from(offset / 4).unwrap_or(usize::MAX);
        Error::new(kind, self.token.saturating_add(tokens))
    }
}

/// What is cut off in errors.
const TABLE: &str = "the table of constants";

const fn at(start: u32, offset: u32) -> u32 {
    start.saturating_add(offset)
}

/// What is read, up to an error.
fn until_error<T>(
    all: impl Iterator<Item = Result<T, Error>>,
) -> impl Iterator<Item = Result<T, Error>> {
    let mut has_failed = false;
    all.map_while(move |item| {
        let is_left = !has_failed;
        has_failed = item.is_err();
        is_left.then_some(item)
    })
}
