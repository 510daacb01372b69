//! `PRIV`: data that the format knows nothing of.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `PRIV`: data that the format knows nothing of.
#[derive(Clone, Copy, Debug)]
pub struct PrivateData<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> PrivateData<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for PrivateData<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
