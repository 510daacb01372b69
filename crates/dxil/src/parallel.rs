//! Work on several cores, with results in order.

use std::collections::VecDeque;
use std::iter;
use std::mem;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The number of results for each thread that may be begun before the next one in order is taken: a file that takes
/// long holds up the others only then. As many that were taken may wait for being dropped.
const AHEAD: usize = 32;

/// The size of the stack of a thread: that of a main thread on Linux.
const STACK: usize = 8 << 20;

/// The number of files to work on at once.
#[derive(Clone, Copy)]
pub(crate) enum Jobs {
    /// As many as the computer has cores.
    Cores,
    Number(NonZeroUsize),
}

impl Jobs {
    /// The number of threads for this many files.
    pub(crate) fn threads(self, files: usize) -> usize {
        match self {
            // To count the cores, Rust reads files of the system, which takes as long as to read a shader.
            Self::Cores if files <= 1 => 1,
            Self::Cores => thread::available_parallelism().map_or(1, NonZeroUsize::get),
            Self::Number(number) => number.get(),
        }
        .clamp(1, files.max(1))
    }
}

/// Calls `work` with each index below `count`, on this number of threads, and `take` with the results in the order of
/// their indices, until it breaks.
///
/// The thread that makes the next result in order also takes it, and those after it that others have made: no thread waits for
/// results, so that small files cost no switches between threads. What `take` leaves of a result is dropped by the thread that has
/// made it: to free another's memory, a thread waits for the other's allocator.
pub(crate) fn in_order<T: Send>(
    count: usize,
    jobs: usize,
    work: impl Fn(usize) -> T + Sync,
    take: impl FnMut(usize, &mut T) -> ControlFlow<()> + Send,
) {
    let jobs = jobs.clamp(1, count.max(1));
    let queue = Queue::new(count, jobs, take);
    let run = |thread| queue.run(thread, &work);
    thread::scope(|scope| {
        let start = |index| {
            let builder = thread::Builder::new().stack_size(STACK);
            builder.spawn_scoped(scope, move || run(index)).ok()
        };
        // If the system has no threads, this one works.
        if jobs == 1 || (0..jobs).map_while(start).count() == 0 {
            run(0);
        }
    });
}

/// Indices to work on, and results that have not been taken.
struct Queue<T, F> {
    count: usize,
    /// The most indices that are claimed and whose results have not been taken.
    limit: usize,
    state: Mutex<State<T, F>>,
    /// Enough results were taken, or the work ends.
    taken: Condvar,
}

struct State<T, F> {
    /// The next index to claim.
    next: usize,
    /// The index of the first of the results.
    first: usize,
    /// The results that have not been taken; `None` for those that are being worked on.
    results: VecDeque<Option<Made<T>>>,
    /// The results that have been taken, by the threads that have made them.
    spent: Vec<Vec<T>>,
    /// Whether threads wait until enough results are taken.
    has_waiting: bool,
    /// What takes results, unless a thread does so now.
    take: Option<F>,
    /// Whether nobody takes or makes more results.
    has_ended: bool,
}

/// A result, and the index of the thread that has made it.
struct Made<T> {
    result: T,
    thread: usize,
}

impl<T, F: FnMut(usize, &mut T) -> ControlFlow<()>> Queue<T, F> {
    fn new(count: usize, threads: usize, take: F) -> Self {
        let limit = threads.saturating_mul(AHEAD);
        let (results, take) = (VecDeque::new(), Some(take));
        let spent = iter::repeat_with(Vec::new).take(threads).collect();
        let (has_waiting, has_ended) = (false, false);
        let state = State { next: 0, first: 0, results, spent, has_waiting, take, has_ended };
        Self { count, limit, state: Mutex::new(state), taken: Condvar::new() }
    }

    /// Works until all is claimed, or the work ends.
    fn run(&self, thread: usize, work: &impl Fn(usize) -> T) {
        let end = End(self);
        while let Some(index) = self.claim() {
            let spent = self.put(index, Made { result: work(index), thread });
            drop(spent);
        }
        // The others go on, unless this one has panicked.
        mem::forget(end);
    }

    /// The next index to work on; waits while too many results have not been taken.
    fn claim(&self) -> Option<usize> {
        let is_full = |state: &mut State<T, F>| {
            let is_full = state.next < self.count && state.results.len() >= self.limit;
            state.has_waiting |= is_full;
            is_full && !state.has_ended
        };
        let state = self.taken.wait_while(self.state(), is_full);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        let index = state.next;
        if state.has_ended || index >= self.count {
            return None;
        }
        state.next += 1;
        state.results.push_back(None);
        Some(index)
    }

    /// Adds a result, and takes it if it is the next one in order. Returns those of the thread that have been taken.
    fn put(&self, index: usize, made: Made<T>) -> Vec<T> {
        let thread = made.thread;
        let mut state = self.state();
        let place = index - state.first;
        state.results[place] = Some(made);
        // A thread that takes results sees this one, too.
        if let Some(mut take) = state.take.take_if(|_| place == 0) {
            while let Some((index, mut made)) = self.pop(&mut state) {
                drop(state);
                let flow = take(index, &mut made.result);
                state = self.state();
                state.spent[made.thread].push(made.result);
                if flow.is_break() {
                    self.end(&mut state);
                }
            }
            state.take = Some(take);
            self.wake(&mut state);
        }
        mem::take(&mut state.spent[thread])
    }

    /// Removes the next result in order, if it is there.
    fn pop(&self, state: &mut State<T, F>) -> Option<(usize, Made<T>)> {
        let result = state.results.front_mut().filter(|_| !state.has_ended)?.take()?;
        state.results.pop_front();
        // Woken for each result, a thread on the same core would take turns with this one.
        if state.results.len() == self.limit / 2 {
            self.wake(state);
        }
        state.first += 1;
        Some((state.first - 1, result))
    }
}

impl<T, F> Queue<T, F> {
    fn state(&self) -> MutexGuard<'_, State<T, F>> {
        // No code that panics runs with the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes the threads that wait.
    fn wake(&self, state: &mut State<T, F>) {
        if mem::take(&mut state.has_waiting) {
            self.taken.notify_all();
        }
    }

    fn end(&self, state: &mut State<T, F>) {
        state.has_ended = true;
        self.taken.notify_all();
    }
}

/// Ends the work when a thread panics.
struct End<'q, T, F>(&'q Queue<T, F>);

impl<T, F> Drop for End<'_, T, F> {
    fn drop(&mut self) {
        self.0.end(&mut self.0.state());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_whatever_the_number_of_threads() {
        for (count, jobs) in [(0, 3), (1, 1), (10, 1), (10, 3), (1000, 7), (3, 50)] {
            let mut taken = Vec::new();
            let work = |index: usize| index * index;
            in_order(count, jobs, work, |index, square| {
                taken.push((index, *square));
                ControlFlow::Continue(())
            });
            let expected: Vec<_> = (0..count).map(|index| (index, index * index)).collect();
            assert_eq!(taken, expected, "{count} results of {jobs} threads");
        }
    }

    /// Those that nobody has dropped at the end are dropped with the queue.
    #[test]
    fn results_are_dropped_where_they_are_made() {
        struct Result {
            made: thread::ThreadId,
            main: thread::ThreadId,
        }

        impl Drop for Result {
            fn drop(&mut self) {
                assert!([self.made, self.main].contains(&thread::current().id()));
            }
        }

        let main = thread::current().id();
        let work = |_| Result { made: thread::current().id(), main };
        in_order(2000, 4, work, |_, _| ControlFlow::Continue(()));
    }

    #[test]
    fn a_break_ends_the_threads() {
        let mut taken = 0;
        in_order(
            usize::MAX,
            4,
            |index| index,
            |index, _| {
                taken += 1;
                if index == 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(taken, 21);
    }

    #[test]
    #[should_panic = "a scoped thread panicked"]
    fn a_panic_in_a_thread_ends_all() {
        let work = |index| assert_ne!(index, 20);
        in_order(usize::MAX, 4, work, |_, _| ControlFlow::Continue(()));
    }

    #[test]
    #[should_panic = "a scoped thread panicked"]
    fn a_panic_in_taking_ends_all() {
        in_order(
            usize::MAX,
            4,
            |index| index,
            |index, _| {
                assert_ne!(index, 20);
                ControlFlow::Continue(())
            },
        );
    }

    /// The others wait when they are too far ahead of a slow one, and go on when it is done.
    #[test]
    fn slow_work_holds_up_the_others() {
        let work = |index: usize| {
            if index % 150 == 0 {
                thread::sleep(std::time::Duration::from_millis(50));
            }
            index
        };
        let mut taken = Vec::new();
        in_order(400, 3, work, |index, result| {
            taken.push((index, *result));
            ControlFlow::Continue(())
        });
        assert_eq!(taken, (0..400).map(|index| (index, index)).collect::<Vec<_>>());
    }
}
