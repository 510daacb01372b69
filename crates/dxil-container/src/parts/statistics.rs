//! FXC's `STAT`: counts of instructions, and the properties of a geometry or hull shader.

use alloc::vec::Vec;

use crate::At;
use crate::layout::{self, StatisticsSm5};
use crate::part::part;

part! {
    /// Counts of instructions. Only the first record is in every file: shader model 4 has
    /// [`sample_frequency`](Self::sample_frequency), too, and model 5 [`sm5`](Self::sm5).
    pub struct Statistics: Default |cursor| {
        /// The counts of all compilers.
        pub counts: At<layout::Statistics> => layout::Statistics = cursor.record("the counts")?,
        /// Whether a pixel shader runs once for each sample: 1 or 0. The first compilers of Direct3D 10
        /// lack it.
        pub sample_frequency: Option<At<u32>> => Option<u32> = cursor.value("the frequency").ok(),
        /// The counts of shader model 5; written only after the sample frequency.
        pub sm5: Option<At<StatisticsSm5>> => Option<StatisticsSm5> where (sample_frequency.is_some())
            = cursor.record("the counts of model 5").ok(),
        /// Bytes after the known fields: none in files of known compilers.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}
