//! `HASH`: the hash of a shader.

use alloc::vec::Vec;

use super::Part;
use crate::layout;
use crate::tree::{self, Describe, Node};
use crate::{At, Error};

/// The hash of a shader, with or without its source.
#[derive(Clone, Copy, Debug)]
pub struct ShaderHash<'a> {
    /// The record that is the part.
    pub hash: At<layout::ShaderHash>,
    /// Bytes behind it: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
}

impl<'a> ShaderHash<'a> {
    /// Reads a `HASH` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        Ok(Self { hash: cursor.record("the hash")?, trailing: cursor.rest() })
    }
}

impl<'a> Describe<'a> for ShaderHash<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.hash);
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}
