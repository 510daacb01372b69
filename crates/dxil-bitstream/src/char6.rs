//! The alphabet of `Char6`: 64 characters of 6 bits.

/// The characters in the order of their codes.
const CHARACTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The character of a code. Only the lowest six bits count.
pub(crate) fn decode(code: u64) -> u8 {
    CHARACTERS[(code % 64) as usize]
}

/// The code of a character, if the alphabet has it.
pub(crate) fn encode(character: u64) -> Option<u64> {
    let character = u8::try_from(character).ok()?;
    let code = match character {
        b'a'..=b'z' => character - b'a',
        b'A'..=b'Z' => character - b'A' + 26,
        b'0'..=b'9' => character - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(code.into())
}
