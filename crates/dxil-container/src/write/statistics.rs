//! FXC's `STAT`: counts of instructions, and what a geometry or hull shader is.

use alloc::vec::Vec;

use crate::layout::{self, StatisticsSm5};
use crate::{Record, read};

/// Counts of instructions. For shader model 4, set [`sample_frequency`](Self::sample_frequency); for
/// model 5, [`sm5`](Self::sm5) too.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Statistics {
    /// What all compilers write.
    pub counts: layout::Statistics,
    /// Whether a pixel shader runs once for each sample: 1 or 0.
    pub sample_frequency: Option<u32>,
    /// What compilers write for shader model 5; written only behind the sample frequency.
    pub sm5: Option<StatisticsSm5>,
    /// Bytes behind what is known.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl Statistics {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        self.counts.encode(out);
        if let Some(frequency) = self.sample_frequency {
            out.extend_from_slice(&frequency.to_le_bytes());
            self.sm5.iter().for_each(|sm5| sm5.encode(out));
        }
        out.extend_from_slice(&self.trailing);
    }
}

impl From<&read::Statistics<'_>> for Statistics {
    fn from(view: &read::Statistics<'_>) -> Self {
        Self {
            counts: *view.counts,
            sample_frequency: view.sample_frequency.map(|at| *at),
            sm5: view.sm5.map(|at| *at),
            trailing: view.trailing.to_vec(),
        }
    }
}
