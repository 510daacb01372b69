//! `PRIV`: data that the format knows nothing of.
//!
//! DXC and FXC write what they are given with `/setprivate`. The part is the last one: DXC pads the
//! others to a multiple of 4 bytes since validator 1.7, but not this.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::tree::{Describe, Node};
use crate::{At, Error};

/// Data that the format knows nothing of.
#[derive(Clone, Copy, Debug)]
pub struct PrivateData<'a> {
    /// The data, of any size.
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
