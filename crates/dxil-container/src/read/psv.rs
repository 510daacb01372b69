//! `PSV0`: what the runtime checks pipelines with.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `PSV0`: what the runtime checks pipelines with.
#[derive(Clone, Copy, Debug)]
pub struct Psv<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> Psv<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for Psv<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
