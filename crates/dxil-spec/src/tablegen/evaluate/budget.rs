//! Bounds on the work that a short text can cause.

use super::{Evaluator, Failed, Fallible};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::Span;

const MAX_VALUES: usize = 2_000_000;
const MAX_TEXT: usize = 64 << 20;
const MAX_STEPS: usize = 1_000_000;

/// The remaining budget.
pub(super) struct Budget {
    values: usize,
    text: usize,
    steps: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self { values: MAX_VALUES, text: MAX_TEXT, steps: MAX_STEPS }
    }
}

impl Evaluator<'_> {
    /// Takes a share for `count` values.
    pub(super) fn spend_values(&mut self, count: usize, span: Span) -> Fallible<()> {
        let left = self.budget.values.checked_sub(count);
        self.budget.values = left.unwrap_or(0);
        self.within(left, span, || format!("more than {MAX_VALUES} values are made"))
    }

    /// Takes a share for `length` bytes of strings.
    pub(super) fn spend_text(&mut self, length: usize, span: Span) -> Fallible<()> {
        let left = self.budget.text.checked_sub(length);
        self.budget.text = left.unwrap_or(0);
        self.within(left, span, || format!("more than {} MiB of strings are made", MAX_TEXT >> 20))
    }

    /// Takes a share for one iteration of a `foreach`.
    pub(super) fn spend_step(&mut self, span: Span) -> Fallible<()> {
        let left = self.budget.steps.checked_sub(1);
        self.budget.steps = left.unwrap_or(0);
        self.within(left, span, || format!("`foreach` makes more than {MAX_STEPS} iterations"))
    }

    /// Reports the first time that something is used up; from then on, everything fails silently.
    fn within(
        &mut self,
        left: Option<usize>,
        span: Span,
        message: impl FnOnce() -> String,
    ) -> Fallible<()> {
        if self.exhausted {
            return Err(Failed);
        }
        if left.is_some() {
            return Ok(());
        }
        self.exhausted = true;
        Err(self
            .report(Diagnostic::new(span, message()).with_help("define fewer or shorter values")))
    }
}
