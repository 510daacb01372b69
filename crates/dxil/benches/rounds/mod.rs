//! Measurements in rounds, in which all take turns.

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How many measurements there are of each.
const ROUNDS: usize = 10;

/// A measurement; `None` if a program is missing.
type Measure<'m> = &'m mut dyn FnMut() -> Option<Duration>;

/// Measures in rounds. Returns the times, the best first.
pub(crate) fn rounds<const N: usize>(mut all: [Measure<'_>; N]) -> [Vec<Duration>; N] {
    // With `--test` it is only to be seen that all runs.
    let rounds = if env::args().any(|argument| argument == "--test") { 1 } else { ROUNDS };
    let mut times = [const { Vec::new() }; N];
    for round in 0..rounds {
        for (measure, times) in all.iter_mut().zip(&mut times) {
            // A program that was missing is not looked for again.
            if times.len() == round {
                times.extend(measure());
            }
        }
    }
    times.iter_mut().for_each(|times| times.sort());
    times
}

/// The mean time of some runs.
pub(crate) fn mean<T>(repeats: usize, mut run: impl FnMut() -> T) -> Duration {
    let start = Instant::now();
    (0..repeats).for_each(|_| drop(black_box(run())));
    start.elapsed() / repeats as u32
}
