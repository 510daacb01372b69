//! The limit on the bytes that a file may unfold to.

/// The number of bytes that a file of this size may unfold to, unless another limit is set: 32 MiB, or
/// 32 times the size if that is more.
///
/// Compilers stay below: `docs/limits.md` has the largest ratios of the fixtures. The limit keeps a small
/// file from taking memory and time out of proportion.
///
/// ```
/// use dxil_container::default_limit;
///
/// assert_eq!(default_limit(1000), 32 << 20);
/// assert_eq!(default_limit(20_000_000), 640_000_000);
/// ```
#[must_use]
pub const fn default_limit(size: usize) -> usize {
    const LEAST: usize = 32 << 20;
    let limit = size.saturating_mul(32);
    if limit < LEAST { LEAST } else { limit }
}
