//! Parts that LLVM does not know: the owned form of a part as keys and values.

mod deserialize;
mod serialize;

use alloc::boxed::Box;
use alloc::vec::Vec;

pub(super) use deserialize::from_node;
pub(super) use serialize::to_node;

use super::mapping::{Reader, Value};
use super::node::Node;
use super::part::Content;
use crate::FourCC;
use crate::write::{self, PartData};

/// Declares kinds of forms: the key, and the names of the parts that have it.
macro_rules! forms {
    ($($key:literal $kind:ident $($four_cc:ident)|+;)*) => {
        /// The owned form of a part, once it was read.
        enum Form {
            $($kind(Option<Box<write::$kind>>),)*
        }

        impl Content for Form {
            fn key(&self) -> &'static str {
                match self {
                    $(Self::$kind(_) => $key,)*
                }
            }

            fn bytes(&self) -> Vec<u8> {
                let mut out = Vec::new();
                match self {
                    $(Self::$kind(form) => form.iter().for_each(|form| form.write(&mut out)),)*
                }
                out
            }
        }

        impl Value for Form {
            fn write(&mut self) -> Node<'static> {
                match self {
                    $(Self::$kind(form) => to_node(form),)*
                }
            }

            fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
                match self {
                    $(Self::$kind(form) => *form = from_node(node, reader),)*
                }
            }
        }

        /// The form as a content, unless its part has a content of its own here.
        pub(super) fn content(data: PartData) -> Option<Box<dyn Content>> {
            match data {
                $(PartData::$kind(form) => Some(Box::new(Form::$kind(Some(form.into())))),)*
                _ => None,
            }
        }

        /// The form of a part of this name, still to be read.
        pub(super) fn empty_content(name: FourCC) -> Option<Box<dyn Content>> {
            match name {
                $($(FourCC::$four_cc)|+ => Some(Box::new(Form::$kind(None))),)*
                _ => None,
            }
        }
    };
}

forms! {
    "RuntimeData" Rdat RDAT;
    "PdbInfo" PdbInfo PDBI;
    "ResourceDefinitions" ResourceDefinitions RDEF;
    "Statistics" Statistics STAT;
    "Bytecode" Bytecode SHDR | SHEX;
    "Level9" Level9 AON9 | XNAS | XNAP;
    "Interfaces" Interfaces IFCE;
    "LinkFunction" LinkFunction LIBF;
    "LinkLibrary" LinkLibrary LIBH;
    "LinkSignature" LinkSignature LFS0;
    "ProgramDatabase" ProgramDatabase SPDB;
    "Effect" Effect FX10;
}
