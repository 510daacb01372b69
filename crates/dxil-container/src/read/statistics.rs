//! FXC's `STAT`: counts of instructions.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// FXC's `STAT`: counts of instructions.
#[derive(Clone, Copy, Debug)]
pub struct Statistics<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> Statistics<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for Statistics<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
