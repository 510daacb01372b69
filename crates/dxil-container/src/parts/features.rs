//! `SFI0`: the optional features that a shader requires.

use alloc::vec::Vec;

use crate::At;
use crate::layout::FeatureFlags;
use crate::part::part;

part! {
    /// The optional features that a shader requires.
    pub struct Features: Default |cursor| {
        /// The features.
        pub flags: At<FeatureFlags> => FeatureFlags = cursor.value("the word of flags")?,
        /// Bytes after them: none in files of known compilers.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

impl Features {
    /// Returns a part of these features.
    #[must_use]
    pub fn new(flags: FeatureFlags) -> Self {
        Self { flags, trailing: Vec::new() }
    }
}
