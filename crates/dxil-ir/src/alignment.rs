//! Alignments.

/// The largest alignment that LLVM 3.7 has, in bytes.
pub const MAX_ALIGNMENT: u32 = 1 << 29;

/// Whether an alignment in bytes is 0, the one of the type, or a power of two that LLVM 3.7 has.
#[must_use]
pub const fn is_alignment(bytes: u32) -> bool {
    bytes == 0 || bytes.is_power_of_two() && bytes <= MAX_ALIGNMENT
}

/// The alignment of `cmpxchg` or `atomicrmw`: a power of two that LLVM 3.7 has, or none. It takes one byte, so that these do not
/// make all instructions larger.
///
/// ```
/// use dxil_ir::AtomicAlignment;
///
/// assert_eq!(AtomicAlignment::new(8).map(AtomicAlignment::bytes), Some(8));
/// assert_eq!(AtomicAlignment::new(0), Some(AtomicAlignment::NONE));
/// assert_eq!(AtomicAlignment::new(6), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AtomicAlignment(u8);

impl AtomicAlignment {
    /// No alignment, as in DXIL.
    pub const NONE: Self = Self(0);

    /// An alignment in bytes, where 0 is none. `None` if it is [no alignment](is_alignment).
    #[must_use]
    pub const fn new(bytes: u32) -> Option<Self> {
        match bytes {
            0 => Some(Self::NONE),
            _ if is_alignment(bytes) => Some(Self(bytes.trailing_zeros() as u8 + 1)),
            _ => None,
        }
    }

    /// The alignment in bytes; 0 if there is none.
    #[must_use]
    pub const fn bytes(self) -> u32 {
        1_u32 << self.0 >> 1
    }
}
