//! Errors while reading, before their lines are known.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_ir::typing::Described;
use foldhash::fast::FixedState;
use hashbrown::HashSet;

use super::token::Token;

/// A result of reading.
pub(super) type Result<T> = core::result::Result<T, Failure>;

/// An error at a place of the text.
#[derive(Debug)]
pub(super) struct Failure(pub(super) Box<Problem>);

/// The parts of a [`Failure`].
#[derive(Debug)]
pub(super) struct Problem {
    /// The bytes of the text that are wrong.
    pub(super) place: Range<usize>,
    pub(super) message: String,
    /// Other places that the error concerns.
    pub(super) notes: Vec<(Range<usize>, String)>,
    pub(super) help: Option<String>,
    /// The error of a typing rule that the message repeats.
    pub(super) cause: Option<Described>,
    /// Whether it follows from another error, and is not reported.
    pub(super) follows: bool,
    /// Whether all errors of this message and these notes have one cause, such as a definition that is
    /// missing: only the first is reported.
    once: bool,
}

impl Failure {
    /// An error at a token.
    #[cold]
    pub(super) fn at(token: &Token<'_>, message: impl Into<String>) -> Self {
        Self::new(token.start..token.end, message)
    }

    /// An error at these bytes of the text.
    #[cold]
    pub(super) fn new(place: Range<usize>, message: impl Into<String>) -> Self {
        let (message, notes) = (message.into(), Vec::new());
        let (help, cause, follows, once) = (None, None, false, false);
        Self(Box::new(Problem { place, message, notes, help, cause, follows, once }))
    }

    /// The error as one that another one reports.
    #[cold]
    pub(super) fn following(mut self) -> Self {
        self.0.follows = true;
        self
    }

    /// The error as one that is reported once, wherever it occurs.
    #[cold]
    pub(super) fn once(mut self) -> Self {
        self.0.once = true;
        self
    }

    /// Adds another place that the error concerns.
    #[cold]
    pub(super) fn note(mut self, place: Range<usize>, text: impl Into<String>) -> Self {
        self.0.notes.push((place, text.into()));
        self
    }

    /// Adds the error of a typing rule that the message repeats.
    #[cold]
    pub(super) fn because(mut self, cause: Described) -> Self {
        self.0.cause = Some(cause);
        self
    }

    /// Adds the correction.
    #[cold]
    pub(super) fn help(mut self, help: impl Into<String>) -> Self {
        self.0.help = Some(help.into());
        self
    }
}

/// The maximum number of errors that are reported.
pub(super) const MOST: usize = 50;

/// The number of errors after which those that are not reported are dropped.
const ROOM: usize = 4 * MOST;

/// The errors so far. A text may have any number: only those are kept that may be reported.
#[derive(Default)]
pub(super) struct Failures {
    list: Vec<Failure>,
    /// The first error that follows from another one.
    following: Option<Failure>,
    /// The number of all errors.
    count: usize,
}

impl Failures {
    #[cold]
    pub(super) fn push(&mut self, failure: Failure) {
        self.count = self.count.saturating_add(1);
        if failure.0.follows {
            self.following.get_or_insert(failure);
            return;
        }
        self.list.push(failure);
        if self.list.len() >= ROOM {
            self.keep_first();
        }
    }

    /// The number of all errors so far.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The errors that do not follow from others, in the order of their places: all, or one more than are
    /// reported.
    pub(super) fn into_first(mut self) -> Vec<Failure> {
        self.keep_first();
        // No error goes unsaid.
        if self.list.is_empty() {
            self.list.extend(self.following);
        }
        self.list
    }

    fn keep_first(&mut self) {
        self.list.sort_by_key(|Failure(problem)| problem.place.start);
        // Both passes find the same mistake in the definition of metadata.
        self.list.dedup_by(|Failure(one), Failure(other)| {
            (&one.place, &one.message) == (&other.place, &other.message)
        });
        let mut causes = HashSet::<_, FixedState>::default();
        self.list.retain(|Failure(problem)| {
            !problem.once || causes.insert((problem.message.clone(), problem.notes.clone()))
        });
        self.list.truncate(MOST.saturating_add(1));
    }
}
