//! Reads the strings of a block of modern metadata, which are in one record.

use bstr::BString;
use dxil_bitstream::read::Cursor;

use super::record::{Record, bitstream};
use crate::Error;

/// The width of the parts of the lengths.
const LENGTH_WIDTH: u32 = 6;

/// Calls `each` with the strings. The blob of the record has their lengths, in a stream of its own, then their
/// characters.
pub(super) fn read(record: &mut Record<'_>, mut each: impl FnMut(BString)) -> Result<(), Error> {
    let count = record.next("number of strings")?;
    let offset = record.u32("offset of the characters")? as usize;
    record.end()?;
    let Some((lengths, mut characters)) = record.blob.and_then(|it| it.split_at_checked(offset))
    else {
        return Err(record.invalid("the characters are outside of its blob"));
    };
    let mut lengths = Cursor::new(lengths);
    // Each length takes bits.
    for _ in 0..count {
        let length = lengths.vbr(LENGTH_WIDTH).map_err(bitstream)?;
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let Some((string, rest)) = characters.split_at_checked(length) else {
            return Err(record.invalid("a string is longer than its blob"));
        };
        each(string.into());
        characters = rest;
    }
    Ok(())
}
