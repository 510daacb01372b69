//! Numbers in names.

use alloc::vec::Vec;

/// Appends a number in decimal digits.
pub(crate) fn append(text: &mut Vec<u8>, mut number: u64) {
    let start = text.len();
    loop {
        text.push(b'0' + (number % 10) as u8);
        number /= 10;
        if number == 0 {
            break;
        }
    }
    text[start..].reverse();
}
