//! The lines of calls in the listing.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_ir::calls::Call;
use dxil_ir::{FunctionId, InstructionId, Module};
use dxil_text::{Line, Style};

use crate::file::File;
use crate::listing::{self, Error};

/// The lines of the calls of a file's module in its listing, as [`disassemble_file`] prints it.
///
/// If a container has two modules, the listing shows the one with debug information, while the other one runs
/// and is checked. They make the same calls in the same order.
///
/// [`disassemble_file`]: crate::disassemble_file
#[derive(Clone, Debug)]
pub struct CallLines {
    text: BString,
    /// The start of each line.
    starts: Vec<usize>,
    /// The offset of the line of each call.
    calls: BTreeMap<(FunctionId, InstructionId), usize>,
}

impl CallLines {
    /// The lines of the calls of `module`, which is the file's.
    ///
    /// # Errors
    ///
    /// The file cannot be disassembled to a text of as many bytes as [`default_limit`] says.
    ///
    /// [`default_limit`]: dxil_container::default_limit
    pub fn new(file: &File<'_>, module: &Module) -> Result<Self, Error> {
        Self::within(file, module, dxil_container::default_limit(file.len()))
    }

    /// The lines of the calls of `module`, which is the file's, in a text of at most `limit` bytes.
    ///
    /// # Errors
    ///
    /// The file cannot be disassembled to such a text.
    pub fn within(file: &File<'_>, module: &Module, limit: usize) -> Result<Self, Error> {
        let (mut text, printed) = listing::file_comments(file, Style::Dxc, limit)?;
        let left = limit.saturating_sub(text.len());
        let (of_module, lines) = dxil_text::print_placed(&printed, Style::Dxc, left)?;
        let before = text.len();
        text.extend_from_slice(&of_module);
        let places: BTreeMap<_, _> = lines
            .into_iter()
            .filter_map(|(place, line)| match line {
                Line::Instruction(function, instruction) => Some(((function, instruction), place)),
                _ => None,
            })
            .collect();
        let printed: BTreeMap<_, _> = in_order(&printed)
            .filter_map(|(key, call)| Some((key, places.get(&(call.caller, call.instruction))?)))
            .collect();
        let calls = in_order(module).filter_map(|(key, call)| {
            Some(((call.caller, call.instruction), before + *printed.get(&key)?))
        });
        let calls = calls.collect();
        let starts = [0].into_iter().chain(text.find_iter("\n").map(|end| end + 1)).collect();
        Ok(Self { text, starts, calls })
    }

    /// The number of a call's line, from 1 on, and its text.
    #[must_use]
    pub fn line(&self, function: FunctionId, instruction: InstructionId) -> Option<(usize, &BStr)> {
        let place = *self.calls.get(&(function, instruction))?;
        let number = self.starts.partition_point(|&start| start <= place);
        let line = self.text.get(place..)?.lines().next()?;
        Some((number, line.as_bstr()))
    }
}

/// The calls, each with the name of its function and the number of calls before it there.
fn in_order(module: &Module) -> impl Iterator<Item = ((&BStr, usize), Call<'_>)> {
    let mut last = None;
    Call::all(module).map(move |call| {
        let before = match last {
            Some((caller, number)) if caller == call.caller => number + 1,
            _ => 0,
        };
        last = Some((call.caller, before));
        ((module.functions[call.caller].name.as_bstr(), before), call)
    })
}
