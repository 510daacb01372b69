//! `PrivateData`: the part `PRIV`.

use alloc::vec::Vec;

use crate::mapping::{Reader, Value};
use crate::node::Node;
use crate::part::Content;
use crate::value::Bytes;
use dxil_container::read;

/// Data that the format knows nothing of.
#[derive(Default)]
pub(crate) struct PrivateData(Bytes);

impl Value for PrivateData {
    fn write(&mut self) -> Node<'static> {
        self.0.write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.0.read(node, reader);
    }
}

impl From<&read::PrivateData<'_>> for PrivateData {
    fn from(view: &read::PrivateData<'_>) -> Self {
        Self(Bytes(view.bytes.to_vec()))
    }
}

impl Content for PrivateData {
    fn key(&self) -> &'static str {
        "PrivateData"
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.0.clone()
    }
}
