//! Text to be printed, up to a limit.

use std::fmt::Write;
use std::ops::AddAssign;

use anstream::ColorChoice;
use dxil_inspect::{Budget, Canvas, Span, Table};

use crate::failure::Failure;
use crate::stdout;
use crate::text::appearance;

/// Text to be printed, of which the part beyond a limit is dropped: names and bytes that a file shares are
/// printed each time, so that the text of a small file could fill the memory.
pub(crate) struct Page {
    text: String,
    limit: usize,
    budget: Budget,
}

impl Page {
    /// An empty page with room for this many bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self { text: String::new(), limit, budget: Budget::new(limit) }
    }

    /// The text of a table.
    pub(crate) fn of(table: &Table) -> Self {
        let mut page = Self::new(usize::MAX);
        table.render(&mut page);
        page
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The bytes for which there is room.
    pub(crate) const fn budget(&self) -> Budget {
        Budget::new(self.budget.left())
    }

    /// Drops all further text if this budget is exceeded.
    pub(crate) fn close_if(&mut self, exceeded: Budget) {
        if exceeded.is_exceeded() {
            self.budget = exceeded;
        }
    }

    /// The text.
    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// A failure, if text was dropped.
    pub(crate) fn failure(&self) -> Option<Failure> {
        self.is_full().then(|| too_long(self.limit))
    }
}

/// The failure to print a text of more bytes than this.
pub(crate) fn too_long(limit: usize) -> Failure {
    Failure::limit(format_args!("the text would be longer than {limit} bytes"))
}

impl Canvas for Page {
    fn line(&mut self, spans: &mut dyn Iterator<Item = Span<'_>>) {
        if self.is_full() {
            return;
        }
        let start = self.text.len();
        let is_plain = stdout::styles() == ColorChoice::Never;
        for Span { text, style } in spans {
            if is_plain {
                self.text.push_str(text);
            } else {
                let style = appearance(style);
                // Writing to a string cannot fail.
                let _ = write!(self.text, "{style}{text}{style:#}");
            }
        }
        self.text.push('\n');
        if !self.budget.spend(self.text.len() - start) {
            self.text.truncate(start);
        }
    }

    fn is_full(&self) -> bool {
        self.budget.is_exceeded()
    }
}

impl AddAssign<&str> for Page {
    fn add_assign(&mut self, text: &str) {
        if self.budget.spend(text.len()) {
            self.text.push_str(text);
        }
    }
}
