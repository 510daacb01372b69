//! `PrivateData`: the part `PRIV`.

use alloc::vec::Vec;

use super::mapping::{Reader, Value};
use super::node::Node;
use super::part::Content;
use super::value::Bytes;
use crate::read;

/// Data that the format knows nothing of.
#[derive(Default)]
pub(super) struct PrivateData(Bytes);

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
