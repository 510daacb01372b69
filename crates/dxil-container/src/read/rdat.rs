//! `RDAT`: what the runtime must know of a library.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `RDAT`: what the runtime must know of a library.
#[derive(Clone, Copy, Debug)]
pub struct Rdat<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> Rdat<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for Rdat<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
