//! The alphabet of `Char6`: 64 characters of 6 bits.

/// The characters in the order of their codes.
const CHARACTERS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The character of a code. Only the lowest six bits count.
pub(crate) fn decode(code: u64) -> u8 {
    CHARACTERS[(code % 64) as usize]
}

/// The codes of all characters; 64 for those that have none.
const CODES: [u8; 256] = {
    let mut codes = [64; 256];
    let mut code = 0;
    while code < CHARACTERS.len() {
        codes[CHARACTERS[code] as usize] = code as u8;
        code += 1;
    }
    codes
};

/// The code of a character; 64 if the alphabet does not have it.
#[inline]
pub(crate) fn code(character: u8) -> u8 {
    CODES[usize::from(character)]
}

/// The code of a character, if the alphabet has it.
#[inline]
pub(crate) fn encode(character: u64) -> Option<u64> {
    let code = code(u8::try_from(character).ok()?);
    (code < 64).then_some(code.into())
}
