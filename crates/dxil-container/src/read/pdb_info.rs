//! `PDBI`: what a program database says of the compilation.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `PDBI`: what a program database says of the compilation.
#[derive(Clone, Copy, Debug)]
pub struct PdbInfo<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> PdbInfo<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for PdbInfo<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
