//! `RDEF`: buffers, variables, types and bindings of a DXBC shader.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `RDEF`: buffers, variables, types and bindings of a DXBC shader.
#[derive(Clone, Copy, Debug)]
pub struct ResourceDefinitions<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> ResourceDefinitions<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for ResourceDefinitions<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
