//! What a bench prints.

use std::time::Duration;

use crate::set::Set;

/// Prints the best and the median time and their ratios to ours, unless what is measured is missing.
pub fn row(what: &str, times: &[Duration], ours: &[Duration]) {
    let (Some([best, median]), Some([ours_best, ours_median])) = (pair(times), pair(ours)) else {
        return;
    };
    println!(
        "{what:44} best {:8.2} ms {:5.2}   median {:8.2} ms {:5.2}",
        1e3 * best,
        best / ours_best,
        1e3 * median,
        median / ours_median
    );
}

/// Prints a cell of the table of docs/performance.md: how many times as long they take as we do, the best and the median.
/// That a peer is missing is a cell, too.
pub fn ratio(task: &str, set: Set, ours: &[Duration], theirs: &[Duration]) {
    cell(
        task,
        set,
        &match (pair(ours), pair(theirs)) {
            (Some(ours), Some(theirs)) => {
                format!("{:.2}, {:.2}", theirs[0] / ours[0], theirs[1] / ours[1])
            }
            _ => "missing".to_owned(),
        },
    );
}

/// Prints a cell of the table, between tabs, by which it is found.
pub fn cell(task: &str, set: Set, text: &str) {
    println!("\t{task}\t{set:?}\t{text}");
}

/// The best and the median of sorted times, in seconds.
fn pair(times: &[Duration]) -> Option<[f64; 2]> {
    Some([times.first()?, &times[times.len() / 2]].map(Duration::as_secs_f64))
}
