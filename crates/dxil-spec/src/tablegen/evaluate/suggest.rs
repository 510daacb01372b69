//! Suggests similar names.

/// The candidate most similar to a name, if it is similar enough for a typing error.
pub(super) fn nearest<'a>(
    name: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let near = |candidate: &'a str| {
        let limit = name.len().max(candidate.len()) / 3;
        let plausible = candidate.len().abs_diff(name.len()) <= limit;
        let distance = plausible.then(|| distance(name.as_bytes(), candidate.as_bytes()))?;
        (distance <= limit).then_some((distance, candidate))
    };
    candidates.filter_map(near).min().map(|(_, candidate)| candidate)
}

/// The number of bytes that must be inserted, removed, replaced or swapped with their neighbour.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let replaced = last[j] + usize::from(a[i] != b[j]);
            let mut best = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                best = best.min(before_last[j - 1] + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}
