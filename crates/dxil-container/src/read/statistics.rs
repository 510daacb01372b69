//! FXC's `STAT`: counts of instructions, and what a geometry or hull shader is.

use alloc::vec::Vec;

use super::Part;
use crate::layout::{self, StatisticsSm5};
use crate::tree::{self, Describe, Node, Value};
use crate::{At, Error};

/// Counts of instructions. What follows the first record depends on the compiler's age.
#[derive(Clone, Copy, Debug)]
pub struct Statistics<'a> {
    /// What all compilers write.
    pub counts: At<layout::Statistics>,
    /// Whether a pixel shader runs once for each sample: 1 or 0. The first compilers of Direct3D 10
    /// lack it.
    pub sample_frequency: Option<At<u32>>,
    /// What compilers write for shader model 5.
    pub sm5: Option<At<StatisticsSm5>>,
    /// Bytes behind what is known: none in files of known compilers.
    pub trailing: At<&'a [u8]>,
}

impl<'a> Statistics<'a> {
    /// Reads FXC's `STAT` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the counts.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let counts = cursor.record("the counts")?;
        let sample_frequency = cursor.value("the sample frequency").ok();
        let sm5 = cursor.record("the counts of model 5").ok();
        Ok(Self { counts, sample_frequency, sm5, trailing: cursor.rest() })
    }
}

impl<'a> Describe<'a> for Statistics<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.counts);
        let frequency = self
            .sample_frequency
            .map(|at| Node::value("sample_frequency", at.range(), Value::Number((*at).into())));
        nodes.extend(frequency);
        nodes.extend(self.sm5.iter().flat_map(tree::fields));
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}
