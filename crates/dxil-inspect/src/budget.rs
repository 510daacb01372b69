//! Bounds on the text that is made of a file.

/// The bytes of text that may still be made of a file.
///
/// Names and bytes that a file shares are printed each time, so that a small file could fill the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    left: usize,
    exceeded: bool,
}

impl Budget {
    /// A budget of this many bytes.
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

    /// The bytes that are left; 0 if more were asked for.
    #[must_use]
    pub const fn left(&self) -> usize {
        if self.exceeded { 0 } else { self.left }
    }

    /// Whether more bytes were asked for than were left.
    #[must_use]
    pub const fn is_exceeded(&self) -> bool {
        self.exceeded
    }
}
