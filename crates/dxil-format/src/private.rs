//! Items that the expansions of [`open_enum!`](crate::open_enum) and [`flags!`](crate::flags) name.

pub use dxil_ops::{flag_operations, for_each_value};

#[cfg(feature = "serde")]
pub use crate::serde::{flag_bits, flags, name_or_number, named};
#[cfg(feature = "serde")]
pub use serde;
