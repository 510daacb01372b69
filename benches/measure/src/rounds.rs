//! Measurements in rounds, in which all take turns.

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How many measurements there are of each.
const ROUNDS: usize = 10;

/// How long a measurement takes at least, of us and of a peer: the shorter one would be disturbed less often.
pub(crate) const LEAST: Duration = Duration::from_millis(100);

/// A measurement; `None` if a program is missing.
type Measure<'m> = &'m mut dyn FnMut() -> Option<Duration>;

/// Measures in rounds. Returns the times, the best first.
pub fn rounds<const N: usize>(mut all: [Measure<'_>; N]) -> [Vec<Duration>; N] {
    let rounds = if is_test() { 1 } else { ROUNDS };
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

/// Whether it is only to be seen that all runs: `cargo bench -- --test`.
#[must_use]
pub fn is_test() -> bool {
    env::args().any(|argument| argument == "--test")
}

/// The mean time of as many runs as take a while, after one that is not measured, as peers do, too.
pub fn mean<T>(mut run: impl FnMut() -> T) -> Duration {
    if !is_test() {
        drop(black_box(run()));
    }
    let start = Instant::now();
    let (mut runs, mut more) = (0, 1);
    loop {
        (0..more).for_each(|_| drop(black_box(run())));
        runs += more;
        let time = start.elapsed();
        if time >= LEAST || is_test() {
            return time / runs;
        }
        // The clock takes as long as the shortest runs, and is read seldom.
        more *= 2;
    }
}
