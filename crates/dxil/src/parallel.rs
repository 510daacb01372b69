//! Work on several cores, with results in order.

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, Scope};

/// The number of results that a thread may have ready before they are taken.
const AHEAD: usize = 4;

/// The size of the stack of a thread: that of a main thread on Linux.
const STACK: usize = 8 << 20;

/// Calls `work` with each index below `count`, on this number of threads, and `take` with the results in the order of
/// their indices, until it breaks.
///
/// Each thread has every `jobs`th index, so that what is taken next is at most [`AHEAD`] results after the others.
pub(crate) fn in_order<T: Send>(
    count: usize,
    jobs: usize,
    work: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> ControlFlow<()>,
) {
    let jobs = jobs.clamp(1, count.max(1));
    thread::scope(|scope| {
        let indices = |first| (first..count).step_by(jobs);
        let start = |first| if jobs > 1 { start(scope, indices(first), &work) } else { None };
        let threads: Vec<_> = (0..jobs).map(start).collect();
        for index in 0..count {
            let result = match &threads[index % jobs] {
                Some(results) => match results.recv() {
                    Ok(result) => result,
                    // The thread has panicked, and so will the scope.
                    Err(_) => return,
                },
                None => work(index),
            };
            if take(index, result).is_break() {
                // Threads end when nobody receives their results.
                return;
            }
        }
    });
}

/// Starts a thread that works on these indices. `None` if the system has no more threads.
fn start<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    mut indices: impl Iterator<Item = usize> + Send + 'scope,
    work: &'scope (impl Fn(usize) -> T + Sync),
) -> Option<Receiver<T>> {
    let (sender, results) = sync_channel(AHEAD);
    let work = move || {
        let _ = indices.try_for_each(|index| sender.send(work(index)));
    };
    thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()?;
    Some(results)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_whatever_the_number_of_threads() {
        for (count, jobs) in [(0, 3), (1, 1), (10, 1), (10, 3), (100, 7), (3, 50)] {
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
}
