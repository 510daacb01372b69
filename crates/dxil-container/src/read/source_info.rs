//! `SRCI`: source files and arguments.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `SRCI`: source files and arguments.
#[derive(Clone, Copy, Debug)]
pub struct SourceInfo<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> SourceInfo<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for SourceInfo<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
