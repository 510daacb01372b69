//! `RTS0`: a root signature.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// `RTS0`: a root signature.
#[derive(Clone, Copy, Debug)]
pub struct RootSignature<'a> {
    /// The part's bytes.
    pub bytes: At<&'a [u8]>,
}

impl<'a> RootSignature<'a> {
    /// Reads the part.
    ///
    /// # Errors
    ///
    /// Does not fail.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Ok(Self { bytes: part.data() })
    }
}

impl<'a> Describe<'a> for RootSignature<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        vec![Node::bytes("bytes", &self.bytes)]
    }
}
