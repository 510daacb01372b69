//! `SFI0`: which optional features a shader requires.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `SFI0`: which optional features a shader requires.
#[derive(Clone, Copy, Debug)]
pub struct Features<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> Features<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for Features<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
