//! Parallel work on all cores.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The number of threads.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Applies `work` to each item, and returns the results in the order of the items.
pub(crate) fn map<T: Sync, R: Send + Sync>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let results: Vec<OnceLock<R>> = items.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let take = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let (Some(item), Some(result)) = (items.get(index), results.get(index)) else { break };
            result.get_or_init(|| work(item));
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores().min(items.len()) {
            scope.spawn(take);
        }
    });
    results.into_iter().filter_map(OnceLock::into_inner).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_are_in_the_order_of_the_items() {
        let numbers: Vec<u32> = (0..1000).collect();
        let doubled: Vec<u32> = numbers.iter().map(|number| number * 2).collect();
        assert_eq!(super::map(&numbers, |number| number * 2), doubled);
        assert!(super::map(&[], |number: &u32| *number).is_empty());
    }
}
