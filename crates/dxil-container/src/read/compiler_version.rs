//! `VERS`: the version of the compiler.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `VERS`: the version of the compiler.
#[derive(Clone, Copy, Debug)]
pub struct CompilerVersion<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> CompilerVersion<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for CompilerVersion<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
