//! Structures and lists of tags: one description each, from which they are read and written.

use alloc::vec::Vec;

use dxil_ir::metadata::Reference;

use crate::Error;
use crate::tuple::Tuple;
use crate::writer::ModuleWriter;

/// A structure that consists of consecutive operands of a tuple.
pub(crate) trait Fields: Sized {
    /// The number of operands.
    const COUNT: usize;

    /// Reads the operands from `first` on.
    fn read_fields(tuple: &Tuple<'_>, first: usize) -> Result<Self, Error>;

    /// Appends the operands.
    fn write_fields(&self, module: &mut ModuleWriter<'_>, operands: &mut Vec<Reference>);
}

/// Declares a structure whose fields are the operands of a tuple, in their order. Errors call the tuple
/// by the given text. `as u8` marks an enumeration in a byte.
macro_rules! structure {
    ($(#[$meta:meta])* $vis:vis struct $name:ident = $what:literal {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $ty:ty $(as $byte:ident)?,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $ty,)*
        }

        impl $crate::structure::Fields for $name {
            const COUNT: usize = [$(stringify!($field)),*].len();

            fn read_fields(
                tuple: &$crate::tuple::Tuple<'_>,
                first: usize,
            ) -> Result<Self, $crate::Error> {
                let mut indices = first..;
                let mut next = |field| {
                    tuple.operand(indices.next().unwrap_or(usize::MAX), field)
                };
                Ok(Self {
                    $($field: $crate::structure::read_field!(
                        next(stringify!($field))? $(=> $byte)?
                    ),)*
                })
            }

            fn write_fields(
                &self,
                module: &mut $crate::writer::ModuleWriter<'_>,
                operands: &mut alloc::vec::Vec<dxil_ir::metadata::Reference>,
            ) {
                $(operands.push($crate::structure::write_field!(
                    self.$field, module $(=> $byte)?
                ));)*
            }
        }

        impl $crate::value::Value for $name {
            fn read(operand: &$crate::tuple::Operand<'_>) -> Result<Self, $crate::Error> {
                use $crate::structure::Fields as _;
                Self::read_fields(&operand.tuple($what)?.with_len(Self::COUNT)?, 0)
            }

            fn write(&self, module: &mut $crate::writer::ModuleWriter<'_>) -> dxil_ir::metadata::Reference {
                use $crate::structure::Fields as _;
                let mut operands = alloc::vec::Vec::with_capacity(Self::COUNT);
                self.write_fields(module, &mut operands);
                Some(module.metadata.tuple(&operands))
            }
        }
    };
}

/// Reads the value of an operand, or an enumeration in a byte.
macro_rules! read_field {
    ($operand:expr) => {
        $crate::value::Value::read(&$operand)?
    };
    ($operand:expr => u8) => {
        $crate::value::Byte::from_byte($crate::value::Value::read(&$operand)?)
    };
}

/// Writes the value of an operand, or an enumeration in a byte.
macro_rules! write_field {
    ($value:expr, $module:ident) => {
        $crate::value::Value::write(&$value, $module)
    };
    ($value:expr, $module:ident => u8) => {
        $crate::value::Value::write(&$crate::value::Byte::byte($value), $module)
    };
}

/// Declares a list of tags and values, and the enumeration of its elements.
///
/// The list keeps the order of the elements, repeated ones and unknown ones. The elements are declared in
/// the order in which DXC writes them.
macro_rules! tags {
    (
        $(#[$meta:meta])* pub struct $list:ident = $what:literal;
        $(#[$element_meta:meta])* pub enum $element:ident {
            $($(#[$item_meta:meta])* $tag:literal => $item:ident, $getter:ident: $ty:ty,)*
        }
    ) => {
        $(#[$meta])*
        ///
        /// The elements are in the order in which the module has them.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct $list(pub alloc::vec::Vec<$element>);

        $(#[$element_meta])*
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $element {
            $(
                $(#[$item_meta])*
                #[doc = concat!("\n\nTag ", stringify!($tag), ".")]
                $item($ty),
            )*
            /// An unknown tag, and its value as it is.
            Unknown {
                /// The tag.
                tag: u32,
                /// The value.
                value: Option<dxil_ir::MetadataId>,
            },
        }

        impl $list {
            $(
                $(#[$item_meta])*
                ///
                /// `None` if the list lacks it; the last one if the list repeats it.
                #[must_use]
                pub fn $getter(&self) -> Option<&$ty> {
                    self.0.iter().rev().find_map(|element| match element {
                        $element::$item(value) => Some(value),
                        _ => None,
                    })
                }
            )*

            /// Replaces the last element of the same tag, or adds the element at the place that DXC gives
            /// it.
            pub fn set(&mut self, element: $element) {
                let tag = element.tag();
                if let Some(same) = self.0.iter_mut().rev().find(|other| other.tag() == tag) {
                    *same = element;
                    return;
                }
                let rank = element.rank();
                let later = self.0.iter().position(|other| other.rank() > rank);
                self.0.insert(later.unwrap_or(self.0.len()), element);
            }

            /// Makes the list the one that DXC writes after it reads this one: the last element of each known tag, in DXC's order.
            pub fn normalize(&mut self) {
                self.0.reverse();
                self.0.sort_by_key(|element| element.rank());
                self.0.dedup_by_key(|element| element.tag());
                self.0.retain(|element| !matches!(element, $element::Unknown { .. }));
            }
        }

        impl $element {
            /// The known tags, and the names of their values.
            pub const TAGS: &'static [(u32, &'static str)] = &[$(($tag, stringify!($getter))),*];

            /// The tag.
            #[must_use]
            pub const fn tag(&self) -> u32 {
                match self {
                    $(Self::$item(_) => $tag,)*
                    Self::Unknown { tag, .. } => *tag,
                }
            }

            /// The place among the elements that DXC writes.
            fn rank(&self) -> usize {
                let place = Self::TAGS.iter().position(|(tag, _)| *tag == self.tag());
                place.unwrap_or(usize::MAX)
            }

            fn read(
                tag: u32,
                value: &$crate::tuple::Operand<'_>,
            ) -> Result<Self, $crate::Error> {
                Ok(match tag {
                    $($tag => Self::$item($crate::value::Value::read(value)?),)*
                    _ => Self::Unknown { tag, value: value.reference() },
                })
            }

            fn write(&self, module: &mut $crate::writer::ModuleWriter<'_>) -> dxil_ir::metadata::Reference {
                match self {
                    $(Self::$item(value) => $crate::value::Value::write(value, module),)*
                    Self::Unknown { value, .. } => *value,
                }
            }

            /// The name of the value of a tag, for errors.
            fn name(tag: u32) -> &'static str {
                let known = Self::TAGS.iter().find(|(known, _)| *known == tag);
                known.map_or("the value of an unknown tag", |(_, name)| name)
            }
        }

        impl $crate::value::Value for $list {
            fn read(operand: &$crate::tuple::Operand<'_>) -> Result<Self, $crate::Error> {
                let tuple = operand.tuple($what)?;
                if tuple.len() % 2 != 0 {
                    return Err(tuple.error($crate::Expected::Pairs));
                }
                let mut indices = 0..tuple.len();
                let mut list = alloc::vec::Vec::with_capacity(tuple.len() / 2);
                while let (Some(tag), Some(value)) = (indices.next(), indices.next()) {
                    let tag = $crate::value::Value::read(&tuple.operand(tag, "a tag")?)?;
                    let value = tuple.operand(value, $element::name(tag))?;
                    list.push($element::read(tag, &value)?);
                }
                Ok(Self(list))
            }

            fn write(&self, module: &mut $crate::writer::ModuleWriter<'_>) -> dxil_ir::metadata::Reference {
                let count = self.0.len().saturating_mul(2);
                let mut operands = alloc::vec::Vec::with_capacity(count);
                for element in &self.0 {
                    operands.push($crate::value::Value::write(&element.tag(), module));
                    operands.push(element.write(module));
                }
                Some(module.metadata.tuple(&operands))
            }
        }
    };
}

pub(crate) use {read_field, structure, tags, write_field};
