//! Parts that LLVM does not know: the owned form of a part as keys and values, through serde.

mod deserialize;
mod serialize;

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;

pub(crate) use deserialize::from_node;
pub(crate) use serialize::to_node;

use serde::de::DeserializeOwned;

use dxil_container::FourCC;
use dxil_container::write::{self, Excess, PartData};

use crate::mapping::{Reader, Step, Value};
use crate::node::Node;
use crate::part::Content;

/// The owned form of a part, after it was read.
struct Form {
    key: &'static str,
    /// Reads a form of the type that belongs to the key.
    from_node: fn(&Node<'_>, &mut Reader) -> Option<PartData>,
    data: Option<PartData>,
}

/// Reads a form of this type from a node.
fn read<T: DeserializeOwned + Into<PartData>>(
    node: &Node<'_>,
    reader: &mut Reader,
) -> Option<PartData> {
    from_node::<T>(node, reader).map(Into::into)
}

impl Content for Form {
    fn key(&self) -> &'static str {
        self.key
    }

    fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.data.iter().for_each(|data| data.write(&mut out));
        out
    }
}

impl Value for Form {
    fn write(&mut self) -> Node<'static> {
        self.data.as_ref().and_then(data_to_node).unwrap_or_else(|| Node::plain(""))
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.data = (self.from_node)(node, reader);
        let Some(Excess { field, kind }) = self.data.as_ref().and_then(PartData::excess) else {
            return;
        };
        let key = serialize::key(field);
        let entry = node.as_mapping().unwrap_or_default().iter().find(|entry| entry.key == key);
        let place = entry.map_or(node.place, |entry| entry.value.place);
        reader.step(Step::Key(key.into()), |reader| reader.error(place, kind.to_string()));
    }
}

/// Declares the types of forms: the key of each, and the names of the parts that have it.
macro_rules! forms {
    ($($key:literal $kind:ident $($four_cc:ident)|+;)*) => {
        /// The form of a part of this name, not yet read.
        fn empty_form(name: FourCC) -> Option<Form> {
            match name {
                $($(FourCC::$four_cc)|+ => {
                    Some(Form { key: $key, from_node: read::<write::$kind>, data: None })
                })*
                _ => None,
            }
        }

        /// The node of a form, unless its part has another content in this crate.
        fn data_to_node(data: &PartData) -> Option<Node<'static>> {
            match data {
                $(PartData::$kind(form) => Some(to_node(form)),)*
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

/// The content of a part of this name with this owned form.
pub(crate) fn content(name: FourCC, data: PartData) -> Option<Box<dyn Content>> {
    Some(Box::new(Form { data: Some(data), ..empty_form(name)? }))
}

/// The form of a part of this name, not yet read.
pub(crate) fn empty_content(name: FourCC) -> Option<Box<dyn Content>> {
    Some(Box::new(empty_form(name)?))
}
