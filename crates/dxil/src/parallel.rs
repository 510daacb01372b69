//! Work on several cores, with results in order.

use std::collections::VecDeque;
use std::mem;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};

/// The number of results for each thread that may be begun before the next one in order is taken: a file that takes
/// long holds up the others only then.
const AHEAD: usize = 32;

/// The size of the stack of a thread: that of a main thread on Linux.
const STACK: usize = 8 << 20;

/// Calls `work` with each index below `count`, on this number of threads, and `take` with the results in the order of
/// their indices, until it breaks.
pub(crate) fn in_order<T: Send>(
    count: usize,
    jobs: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> ControlFlow<()>,
) {
    let jobs = jobs.clamp(1, count.max(1));
    let queue = Queue::new(count, jobs.saturating_mul(AHEAD));
    thread::scope(|scope| {
        let start = |_| if jobs > 1 { start(scope, &queue, &work) } else { None };
        let is_shared = (0..jobs).filter_map(start).count() > 0;
        let _end = End(&queue);
        for index in 0..count {
            let result = if is_shared { queue.take() } else { Some(work(index)) };
            // Without a result, a thread has panicked, and so will the scope.
            if result.is_none_or(|result| take(index, result).is_break()) {
                return;
            }
        }
    });
}

/// Starts a thread that works on the indices of the queue. `None` if the system has no more threads.
fn start<'scope, T: Send>(
    scope: &'scope Scope<'scope, '_>,
    queue: &'scope Queue<T>,
    work: &'scope (impl Fn(usize) -> T + Sync),
) -> Option<ScopedJoinHandle<'scope, ()>> {
    let work = move || {
        let end = End(queue);
        while let Some(index) = queue.claim() {
            queue.put(index, work(index));
        }
        // The others go on, unless this one has panicked.
        mem::forget(end);
    };
    thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()
}

/// Indices to work on, and results that have not been taken.
struct Queue<T> {
    count: usize,
    /// The most indices that are claimed and whose results have not been taken.
    limit: usize,
    state: Mutex<State<T>>,
    /// A result was taken, or the work ends.
    taken: Condvar,
    /// The next result is there, or the work ends.
    ready: Condvar,
}

struct State<T> {
    /// The next index to claim.
    next: usize,
    /// The index of the first of the results.
    first: usize,
    /// The results that have not been taken; `None` for those that are being worked on.
    results: VecDeque<Option<T>>,
    /// Whether nobody takes or makes more results.
    has_ended: bool,
}

impl<T> Queue<T> {
    fn new(count: usize, limit: usize) -> Self {
        let state = State { next: 0, first: 0, results: VecDeque::new(), has_ended: false };
        let (taken, ready) = (Condvar::new(), Condvar::new());
        Self { count, limit, state: Mutex::new(state), taken, ready }
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        // No code that panics runs with the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next index to work on; waits while too many results have not been taken.
    fn claim(&self) -> Option<usize> {
        let is_full = |state: &mut State<T>| {
            !state.has_ended && state.next < self.count && state.results.len() >= self.limit
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

    fn put(&self, index: usize, result: T) {
        let mut state = self.state();
        let place = index - state.first;
        state.results[place] = Some(result);
        if place == 0 {
            self.ready.notify_one();
        }
    }

    /// The next result in order. `None` if a thread has panicked.
    fn take(&self) -> Option<T> {
        let is_missing = |state: &mut State<T>| {
            !state.has_ended && !matches!(state.results.front(), Some(Some(_)))
        };
        let state = self.ready.wait_while(self.state(), is_missing);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        let result = state.results.front_mut()?.take()?;
        state.results.pop_front();
        state.first += 1;
        self.taken.notify_one();
        Some(result)
    }
}

/// Ends the work when the one who takes results is done, or a thread panics.
struct End<'q, T>(&'q Queue<T>);

impl<T> Drop for End<'_, T> {
    fn drop(&mut self) {
        self.0.state().has_ended = true;
        self.0.taken.notify_all();
        self.0.ready.notify_all();
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
                taken.push((index, square));
                ControlFlow::Continue(())
            });
            let expected: Vec<_> = (0..count).map(|index| (index, index * index)).collect();
            assert_eq!(taken, expected, "{count} results of {jobs} threads");
        }
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
        in_order(usize::MAX, 4, work, |_, ()| ControlFlow::Continue(()));
    }
}
