//! `ILDN`: the name of the file with debug information.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `ILDN`: the name of the file with debug information.
#[derive(Clone, Copy, Debug)]
pub struct DebugName<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> DebugName<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for DebugName<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
