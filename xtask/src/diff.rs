//! A line diff, to show how a golden file would change.

use std::fmt::Write;

/// Removed (`-`) and added (`+`) lines with their line numbers; empty if the texts are equal.
pub(crate) fn lines(old: &str, new: &str) -> String {
    let old: Vec<&str> = old.lines().collect();
    let new: Vec<&str> = new.lines().collect();
    let common = common_suffixes(&old, &new);
    let (mut i, mut j) = (0, 0);
    let mut text = String::new();
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || (i < old.len() && common[i + 1][j] >= common[i][j + 1]) {
            let _ = writeln!(text, "{:>5} -{}", i + 1, old[i]);
            i += 1;
        } else {
            let _ = writeln!(text, "{:>5} +{}", j + 1, new[j]);
            j += 1;
        }
    }
    text
}

/// Lengths of the longest common subsequence of `old[i..]` and `new[j..]`.
///
/// Quadratic, which the size of golden files (some hundred lines) allows.
fn common_suffixes(old: &[&str], new: &[&str]) -> Vec<Vec<u32>> {
    let mut common = vec![vec![0; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = if old[i] == new[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    common
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn equal_texts_have_no_diff() {
        assert_eq!(lines("a\nb\n", "a\nb\n"), "");
    }

    #[test]
    fn shows_only_what_changed() {
        assert_eq!(lines("a\nb\nc\n", "a\nx\nc\nd\n"), "    2 -b\n    2 +x\n    4 +d\n");
    }
}
