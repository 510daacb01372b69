//! A bound on the text that a file produces.

/// The bytes of text that a file may still produce.
///
/// Names and bytes that a file shares are printed each time, so that a small file could exhaust the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    left: usize,
    exceeded: bool,
}

impl Budget {
    /// A budget of `bytes` bytes.
    #[must_use]
    pub const fn new(bytes: usize) -> Self {
        Self { left: bytes, exceeded: false }
    }

    /// Takes bytes from the budget, and returns whether enough were left. After a failure, every call fails.
    pub const fn spend(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes) {
            Some(left) if !self.exceeded => self.left = left,
            _ => self.exceeded = true,
        }
        !self.exceeded
    }

    /// The bytes that are left; 0 once it is exceeded.
    #[must_use]
    pub const fn left(&self) -> usize {
        if self.exceeded { 0 } else { self.left }
    }

    /// Whether a call of [`spend`](Self::spend) has failed.
    #[must_use]
    pub const fn is_exceeded(&self) -> bool {
        self.exceeded
    }
}
