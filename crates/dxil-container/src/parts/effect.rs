//! `FX10`: an effect.

use alloc::vec::Vec;

use crate::At;
use crate::layout::EffectHeader;
use crate::part::part;

part! {
    /// An effect: a file of its own, of which only the header is decoded.
    pub struct Effect |cursor| {
        /// The counts of all things, and the size of the data.
        pub header: At<EffectHeader> => EffectHeader = cursor.record("the header")?,
        /// Strings, types, values and shaders, to which offsets in the records lead.
        pub data: At<&'a [u8]> => Vec<u8> = cursor.take(header.data_size as usize, "the data")?,
        /// Records of buffers, variables and techniques.
        pub records: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}
