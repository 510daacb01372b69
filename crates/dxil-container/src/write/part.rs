//! Parts by kind.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::Error;
#[cfg(feature = "serde")]
use crate::FourCC;
use crate::part_kinds::for_each_part_kind;
use crate::read::{self, PartView};

/// Declares [`PartData`] and the functions over all kinds.
macro_rules! part_data {
    ($($(#[$meta:meta])* $kind:ident $(($boxed:ident))? = $($four_cc:ident)|+,)*) => {
        /// A part's content in the form of its kind, or as bytes.
        #[derive(Clone, PartialEq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum PartData {
            $($(#[$meta])* $kind(part_data!(@form $($boxed)? super::$kind)),)*
            /// Any part as its bytes.
            Raw(#[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))] Vec<u8>),
        }

        /// Fails if compressed data does not decompress or cannot be read then.
        impl TryFrom<&PartView<'_>> for PartData {
            type Error = Error;

            fn try_from(view: &PartView<'_>) -> Result<Self, Error> {
                Ok(match view {
                    $(PartView::$kind(view) => super::$kind::try_from(view)?.into(),)*
                    PartView::Unknown(bytes) => Self::Raw(bytes.to_vec()),
                })
            }
        }

        $(impl From<super::$kind> for PartData {
            fn from(form: super::$kind) -> Self {
                Self::$kind(form.into())
            }
        })*

        impl PartData {
            /// Appends the part's bytes.
            ///
            /// A count or offset that is larger than its field loses its high bits, and a record that is
            /// longer than its stride its end: such bytes do not read back as this form.
            /// [`excess`](Self::excess) says so, and [`Container::write`](super::Container::write)
            /// refuses it.
            pub fn write(&self, out: &mut Vec<u8>) {
                match self {
                    $(Self::$kind(form) => form.write(out),)*
                    Self::Raw(bytes) => out.extend_from_slice(bytes),
                }
            }
        }

        #[cfg(feature = "serde")]
        impl PartData {
            /// The name of the form for parts of this name, unless there is none.
            #[must_use]
            pub fn form_name(four_cc: FourCC) -> Option<&'static str> {
                match four_cc {
                    $($(FourCC::$four_cc)|+ => Some(stringify!($kind)),)*
                    _ => None,
                }
            }

            /// Serializes the form alone, without its name.
            ///
            /// # Errors
            ///
            /// Fails as the serializer does.
            pub fn serialize_form<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$kind(form) => serde::Serialize::serialize(form, to),)*
                    Self::Raw(bytes) => crate::serde::readable::serialize(bytes, to),
                }
            }

            /// Deserializes the form for parts of this name alone, or bytes where there is none.
            ///
            /// # Errors
            ///
            /// Fails as the deserializer does.
            pub fn deserialize_form<'de, D: serde::Deserializer<'de>>(
                four_cc: FourCC,
                from: D,
            ) -> Result<Self, D::Error> {
                match four_cc {
                    $($(FourCC::$four_cc)|+ => {
                        <super::$kind as serde::Deserialize>::deserialize(from).map(Into::into)
                    })*
                    _ => crate::serde::readable::deserialize(from).map(Self::Raw),
                }
            }
        }
    };
    (@form boxed $form:ty) => { Box<$form> };
    (@form $form:ty) => { $form };
}

for_each_part_kind!(part_data);

impl PartData {
    /// Reads a part into the form for its name, or into [`Raw`](Self::Raw) where there is none.
    ///
    /// # Errors
    ///
    /// Fails if the part cannot be read, and with [`NotHeld`](crate::ErrorKind::NotHeld) if the
    /// form would write other bytes than were read: it never drops data that it cannot hold.
    pub fn read(part: &read::Part<'_>) -> Result<Self, Error> {
        let form = Self::try_from(&part.view()?)?;
        let mut written = Vec::with_capacity(part.data().len());
        form.write(&mut written);
        if written == *part.data() {
            return Ok(form);
        }
        Err(super::not_held(&written, &part.data(), part.data().offset(), Some(part.four_cc())))
    }
}
