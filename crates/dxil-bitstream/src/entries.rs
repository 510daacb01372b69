//! Entries that many blocks begin with.

/// The first entries of a block as bits, which were made before.
///
/// A reader [skips](crate::read::Block::strip_prefix) and a writer [copies](crate::Writer::entries) what is the same in
/// each file as a whole. It has no blocks and no definitions of abbreviations.
#[derive(Clone, Copy, Debug)]
pub struct Entries<'e> {
    /// The width of abbreviation ids, in bits.
    pub abbreviation_width: u32,
    /// The bits, the lowest of a byte first. Those after the last entry are zero.
    pub bytes: &'e [u8],
    /// The number of bits, which is at most that of the bytes.
    pub bits: u64,
}
