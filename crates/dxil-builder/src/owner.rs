//! What ids belong to.

use core::sync::atomic::{AtomicU32, Ordering};

/// The number of a shader or an entry point, which the ids of what it declares have. No two have one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Owner(u32);

impl Owner {
    /// One that no other shader or entry point has.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
