//! Parts by kind.

use alloc::vec;
use alloc::vec::Vec;

use super::{Part, Program};
use crate::part_kinds::for_each_part_kind;
use crate::tree::{Describe, Node};
use crate::{At, Error, FourCC};

/// Declares [`PartView`] and the functions over all kinds.
macro_rules! views {
    ($($(#[$meta:meta])* $kind:ident $((boxed))? = $($four_cc:ident)|+,)*) => {
        /// A part in the view of its kind.
        #[derive(Clone, Debug)]
        #[non_exhaustive]
        pub enum PartView<'a> {
            $($(#[$meta])* $kind(super::$kind<'a>),)*
            /// A part that this version does not know.
            Unknown(At<&'a [u8]>),
        }

        impl<'a> Part<'a> {
            /// Reads the part in the form of its name.
            ///
            /// Views have hundreds of bytes: to move one takes as long as to read most parts. Borrow it:
            /// `part.view().as_ref()`.
            ///
            /// # Errors
            ///
            /// Fails as the views' `parse` functions do.
            #[inline]
            pub fn view(&self) -> Result<PartView<'a>, Error> {
                // Each arm makes its result in place: to copy what was just written in pieces stalls.
                match self.four_cc() {
                    FourCC::STAT if Program::is_program(self) => {
                        Program::parse_in_place(self).map(PartView::Program)
                    }
                    $($(FourCC::$four_cc)|+ => super::$kind::parse_in_place(self).map(PartView::$kind),)*
                    _ => Ok(PartView::Unknown(self.data())),
                }
            }
        }

        impl<'a> Describe<'a> for PartView<'a> {
            fn describe(&self) -> Vec<Node<'a>> {
                match self {
                    $(Self::$kind(view) => view.describe(),)*
                    Self::Unknown(bytes) => vec![Node::bytes("bytes", bytes)],
                }
            }
        }
    };
}

for_each_part_kind!(views);
