//! Messages for a debug layer, which programs have as custom data.

use alloc::vec::Vec;

use crate::enumeration::CustomDataClass;
use crate::instruction::CustomData;
use crate::operand::Operand;
use crate::read::{Cursor, operand};

/// The output of `printf` and `errorf`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShaderMessage {
    /// The number of the message: that of one of the two functions.
    pub id: u32,
    /// The format of the text.
    pub format: Vec<u8>,
    /// The values in the text.
    pub operands: Vec<Operand>,
}

impl ShaderMessage {
    /// The number of `printf`.
    pub const PRINTF: u32 = 0x20_0102;
    /// The number of `errorf`.
    pub const ERRORF: u32 = 0x20_0103;

    /// The message of custom data; `None` if it is of another class or malformed.
    #[must_use]
    pub fn of(data: &CustomData) -> Option<Self> {
        if data.known_class() != Some(CustomDataClass::ShaderMessage) {
            return None;
        }
        let bytes: Vec<u8> = data.data.iter().flat_map(|token| token.to_le_bytes()).collect();
        let mut cursor = Cursor::new(&bytes);
        let [id, _format_kind, length, count, _size] = data.data.first_chunk()?;
        cursor.skip(5);
        let operands = (0..*count).map(|_| operand(&mut cursor, 0).ok());
        let operands = operands.collect::<Option<Vec<_>>>()?;
        let text = bytes.get(cursor.position().checked_mul(4)?..)?;
        let format = text.get(..usize::try_from(*length).ok()?)?.into();
        Some(Self { id: *id, format, operands })
    }
}
