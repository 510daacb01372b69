//! VBRs with chunks of 6 bits at the start of loaded bits.

/// The number of bits that [`quick`] examines.
pub(super) const QUICK: u32 = 24;

/// Fills the slice of up to four with the VBRs at the start of these bits, and returns their width, if each has one
/// chunk, or if there are four and each has two chunks, as characters have.
#[inline]
pub(super) fn alike(loaded: u64, values: &mut [u64]) -> Option<u32> {
    let short = |shift| loaded.wrapping_shr(shift) & 0o37;
    match values {
        [first, second, third, fourth] => {
            if loaded & 0o40_40_40_40 == 0 {
                [*first, *second, *third, *fourth] = [short(0), short(6), short(12), short(18)];
                return Some(24);
            }
            [*first, *second, *third, *fourth] = four_pairs(loaded)?;
            return Some(48);
        }
        [first, second, third] if loaded & 0o40_40_40 == 0 => {
            [*first, *second, *third] = [short(0), short(6), short(12)];
        }
        [first, second] if loaded & 0o40_40 == 0 => [*first, *second] = [short(0), short(6)],
        [first] if loaded & 0o40 == 0 => *first = short(0),
        _ => return None,
    }
    Some((values.len() as u32).wrapping_mul(6))
}

/// The VBR at the start of these bits, and its width, if it has up to four chunks of 6 bits, as
/// most have. There is no branch on the number of chunks, which a processor could not predict.
#[inline]
pub(super) fn quick(loaded: u64) -> Option<(u64, u32)> {
    let loaded = loaded as u32;
    // The highest bit of the last chunk.
    let ends = !loaded & 0o40_40_40_40;
    let end = ends & ends.wrapping_neg();
    let chunks = loaded & end.wrapping_sub(1);
    let last = chunks & end.wrapping_sub(end >> 5);
    // Four chunks are not all, or the last one is zero and not the first.
    if last | end & 0o40 == 0 {
        return None;
    }
    // Put together the payload of two chunks, then of both pairs.
    let pairs = chunks & 0o37_00_37 | (chunks & 0o37_00_37_00) >> 1;
    let value = pairs & 0o17_77 | (pairs & 0o17_77_00_00) >> 2;
    Some((value.into(), end.trailing_zeros().wrapping_add(1)))
}

/// The two VBRs at the start of these bits, and the width of both, if each has up to four chunks.
#[inline]
pub(super) fn pair(loaded: u64) -> Option<([u32; 2], u32)> {
    if loaded & 0o40_40 == 0 {
        let loaded = loaded as u32;
        return Some(([loaded & 0o37, loaded.wrapping_shr(6) & 0o37], 12));
    }
    let (first, width) = quick(loaded)?;
    let (second, more) = quick(loaded.wrapping_shr(width))?;
    Some(([first as u32, second as u32], width.wrapping_add(more)))
}

/// The four VBRs at the start of these bits, if each has two chunks.
#[inline]
fn four_pairs(loaded: u64) -> Option<[u64; 4]> {
    const LOW: u64 = 0o0037_0037_0037_0037;
    let high = loaded.wrapping_shr(6) & LOW;
    let has_two = loaded & 0o4040_4040_4040_4040 == 0o0040_0040_0040_0040;
    // Adding 31 sets the next bit, unless the second chunk is zero: `quick` refuses such a VBR.
    let is_short = high.wrapping_add(LOW) & 0o0040_0040_0040_0040 == 0o0040_0040_0040_0040;
    let values = loaded & LOW | high.wrapping_shl(5);
    let value = |shift| values.wrapping_shr(shift) & 0o1777;
    (has_two && is_short).then(|| [value(0), value(12), value(24), value(36)])
}

/// As [`quick`], for up to nine chunks.
pub(super) fn long(loaded: u64) -> Option<(u64, u32)> {
    let ends = !loaded & 0o40_40_40_40_40_40_40_40_40;
    let width = ends.trailing_zeros().wrapping_add(1);
    let (mut value, mut last) = (0, 0);
    for (shift, start) in (0..).step_by(5).zip((0..width).step_by(6)) {
        last = loaded.wrapping_shr(start) & 0o37;
        value |= last.wrapping_shl(shift);
    }
    if ends == 0 || last == 0 { None } else { Some((value, width)) }
}
