//! `PRIV`: data that have no meaning for the format.
//!
//! DXC and FXC write the data that they are given with `/setprivate`. The part is the last one: DXC pads the
//! others to a multiple of 4 bytes since validator 1.7, but not this.

use alloc::vec::Vec;

use crate::At;
use crate::part::part;

part! {
    /// Data that have no meaning for the format.
    pub struct PrivateData: Default |cursor| {
        /// The data, of any size.
        pub bytes: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}
