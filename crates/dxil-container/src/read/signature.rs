//! `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.
#[derive(Clone, Copy, Debug)]
pub struct Signature<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> Signature<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for Signature<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
