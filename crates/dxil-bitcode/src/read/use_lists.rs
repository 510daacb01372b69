//! Reads use-list orders.

use alloc::vec::Vec;

use dxil_bitstream::read::Block;
use dxil_ir::{BlockId, UseListOrder, Used, Value};

use super::record::{Memory, read_records};
use crate::codes::uselist as code;
use crate::{Error, ErrorKind};

/// Reads the use-list orders of values and blocks.
pub(super) fn read(
    block: &Block<'_>,
    memory: &mut Memory,
    value: impl Fn(u64) -> Option<Value>,
    blocks: &[BlockId],
) -> Result<Vec<UseListOrder>, Error> {
    let mut all = Vec::new();
    read_records(block, memory, |record| {
        let Some((&number, order)) = record.rest().split_last() else {
            return Err(record.invalid("it is empty"));
        };
        let of = match record.code {
            code::DEFAULT => {
                let kind = ErrorKind::Value { what: "the value", value: number, allowed: "known" };
                Used::Value(value(number).ok_or_else(|| record.error(kind))?)
            }
            code::BB => Used::Block(record.find("block", number, blocks)?),
            _ => return Err(record.unknown()),
        };
        let index = |&index| {
            u32::try_from(index).map_err(|_| record.value("an index", index, "of 32 bits"))
        };
        all.push(UseListOrder { of, indexes: order.iter().map(index).collect::<Result<_, _>>()? });
        Ok(())
    })?;
    Ok(all)
}
