//! Items of tuples.

use super::{MetadataId, Reference};
use crate::{ConstantId, ConstantKind, Module};

/// An item of a tuple: see [`Module::tuple`]. Numbers, `bool`s, strings and ids become one by
/// `into()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item<'a> {
    /// `null`.
    Null,
    /// A string.
    String(&'a str),
    /// A constant integer.
    Integer {
        /// Its width in bits.
        bits: u32,
        /// Its value; bits above its width are dropped.
        value: u64,
    },
    /// A constant.
    Constant(ConstantId),
    /// Other metadata.
    Metadata(MetadataId),
    /// Another tuple.
    Tuple(&'a [Item<'a>]),
}

impl Module {
    /// The id of a tuple of metadata, which is added if it is new, as are the items.
    ///
    /// ```
    /// use dxil_ir::Module;
    ///
    /// let mut module = Module::new();
    /// let model = module.tuple(&["ps".into(), 6.into(), 0.into()]);
    /// module.name_metadata("dx.shaderModel", [model]);
    ///
    /// let name = module.metadata.string("ps");
    /// assert_eq!(module.metadata.operands(model)[0], Some(name));
    /// ```
    pub fn tuple(&mut self, items: &[Item<'_>]) -> MetadataId {
        let operands: alloc::vec::Vec<_> = items.iter().map(|&item| self.item(item)).collect();
        self.metadata.tuple(&operands)
    }

    /// The metadata that calls describe a variable by of whose value nothing is known: `i1 poison`.
    pub fn unknown_value(&mut self) -> MetadataId {
        let ty = self.types.integer(1);
        let poison = self.constants.intern(ty, ConstantKind::Poison);
        self.metadata.constant(poison)
    }

    fn item(&mut self, item: Item<'_>) -> Reference {
        Some(match item {
            Item::Null => return None,
            Item::String(text) => self.metadata.string(text),
            Item::Integer { bits, value } => {
                let ty = self.types.integer(bits);
                let constant = self.constants.integer(&self.types, ty, value);
                self.metadata.constant(constant)
            }
            Item::Constant(id) => self.metadata.constant(id),
            Item::Metadata(id) => id,
            Item::Tuple(items) => self.tuple(items),
        })
    }
}

impl<'a> From<&'a str> for Item<'a> {
    fn from(text: &'a str) -> Self {
        Self::String(text)
    }
}

impl From<ConstantId> for Item<'_> {
    fn from(id: ConstantId) -> Self {
        Self::Constant(id)
    }
}

impl From<MetadataId> for Item<'_> {
    fn from(id: MetadataId) -> Self {
        Self::Metadata(id)
    }
}

impl From<bool> for Item<'_> {
    fn from(value: bool) -> Self {
        Self::Integer { bits: 1, value: value.into() }
    }
}

macro_rules! integers {
    ($($ty:ident)*) => {$(
        impl From<$ty> for Item<'_> {
            fn from(value: $ty) -> Self {
                Self::Integer { bits: $ty::BITS, value: value as u64 }
            }
        }
    )*};
}

integers!(i8 i16 i32 i64);
