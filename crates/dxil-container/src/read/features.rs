//! `SFI0`: which optional features a shader requires.

use alloc::vec;
use alloc::vec::Vec;

use super::Part;
use crate::layout::FeatureFlags;
use crate::tree::{Describe, Node};
use crate::{At, Error, FieldType};

/// Which optional features a shader requires.
#[derive(Clone, Copy, Debug)]
pub struct Features<'a> {
    /// The features.
    pub flags: At<FeatureFlags>,
    /// Bytes behind them: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
}

impl<'a> Features<'a> {
    /// Reads an `SFI0` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is shorter than the flags.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        Ok(Self { flags: cursor.value("the word of flags")?, trailing: cursor.rest() })
    }
}

impl<'a> Describe<'a> for Features<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = vec![Node::value("flags", self.flags.range(), self.flags.value())];
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}
