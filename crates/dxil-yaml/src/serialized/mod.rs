//! Parts that LLVM does not know: the owned form of a part as keys and values, through serde.

mod deserialize;
mod serialize;

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;

pub(crate) use deserialize::from_node;
pub(crate) use serialize::{key, to_node};

use serde::{Serialize, Serializer};

use dxil_container::FourCC;
use dxil_container::write::{Excess, PartData};

use crate::mapping::{Reader, Step, Value};
use crate::node::Node;
use crate::part::Content;

/// The owned form of a part, after it was read.
struct Form {
    key: &'static str,
    name: FourCC,
    data: Option<PartData>,
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

impl Serialize for Form {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match &self.data {
            Some(data) => data.serialize_form(to),
            None => to.serialize_none(),
        }
    }
}

impl Value for Form {
    fn write(&mut self) -> Node<'static> {
        to_node(self)
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.data = from_node(node, reader, |from| PartData::deserialize_form(self.name, from));
        let Some(Excess { field, kind }) = self.data.as_ref().and_then(PartData::excess) else {
            return;
        };
        let key = key(field);
        let entry = node.as_mapping().unwrap_or_default().iter().find(|entry| entry.key == key);
        let place = entry.map_or(node.place, |entry| entry.value.place);
        reader.step(Step::Key(key.into()), |reader| reader.error(place, kind.to_string()));
    }
}

/// The form of a part of this name, not yet read. Its key is the name of the form.
fn empty_form(name: FourCC) -> Option<Form> {
    let key = match name {
        FourCC::RDAT => "RuntimeData",
        _ => PartData::form_name(name)?,
    };
    Some(Form { key, name, data: None })
}

/// The content of a part of this name with this owned form.
pub(crate) fn content(name: FourCC, data: PartData) -> Option<Box<dyn Content>> {
    Some(Box::new(Form { data: Some(data), ..empty_form(name)? }))
}

/// The form of a part of this name, not yet read.
pub(crate) fn empty_content(name: FourCC) -> Option<Box<dyn Content>> {
    Some(Box::new(empty_form(name)?))
}
