//! The table of all times.

use std::time::Duration;

/// Prints the best and the median time and their ratios to ours, unless what is measured is missing.
pub(crate) fn row(what: &str, times: &[Duration], ours: &[Duration]) {
    let (Some(best), Some(ours_best)) = (times.first(), ours.first()) else { return };
    let [median, ours_median] = [times, ours].map(|times| times[times.len() / 2]);
    let milliseconds = |time: &Duration| time.as_secs_f64() * 1e3;
    let ratio = |time: &Duration, ours: &Duration| time.as_secs_f64() / ours.as_secs_f64();
    println!(
        "{what:44} best {:8.2} ms {:5.2}   median {:8.2} ms {:5.2}",
        milliseconds(best),
        ratio(best, ours_best),
        milliseconds(&median),
        ratio(&median, &ours_median)
    );
}
