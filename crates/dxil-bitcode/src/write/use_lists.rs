//! Writes use-list orders.

use alloc::vec::Vec;

use dxil_bitstream::Writer;
use dxil_ir::{Body, UseListOrder, Used, Value};

use super::enumerate::{Enumerator, FunctionNumbers, UNUSED_CONSTANT};
use super::{block, record};
use crate::Error;
use crate::codes::{self, uselist as code};

/// Writes the use-list orders of constants.
pub(super) fn write_module(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    write(writer, &numbers.module.use_lists, |of| match of {
        Used::Value(Value::Constant(id)) => match numbers.find_constant(id) {
            Some(number) => Ok((code::DEFAULT, number)),
            None => Err(Error::invalid_module(UNUSED_CONSTANT)),
        },
        _ => {
            Err(Error::invalid_module("the module has the use-list order of a value of a function"))
        }
    })
}

/// Writes the use-list orders of the values and blocks of a body.
pub(super) fn write_body(
    writer: &mut Writer,
    numbers: &FunctionNumbers<'_, '_>,
    body: &Body,
) -> Result<(), Error> {
    write(writer, &body.use_lists, |of| match of {
        Used::Value(value) => Ok((code::DEFAULT, numbers.value(value)?)),
        Used::Block(id) => Ok((code::BB, numbers.block(id)?)),
    })
}

fn write(
    writer: &mut Writer,
    orders: &[UseListOrder],
    number: impl Fn(Used) -> Result<(u32, u64), Error>,
) -> Result<(), Error> {
    if orders.is_empty() {
        return Ok(());
    }
    block(writer, codes::USELIST, 3, |writer| {
        for UseListOrder { of, indexes } in orders {
            let (code, number) = number(*of)?;
            let operands = indexes.iter().map(|&index| index.into());
            let operands: Vec<u64> = operands.chain([number]).collect();
            record(writer, None, code, &operands)?;
        }
        Ok(())
    })
}
