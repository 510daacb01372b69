//! The lines of instructions in the listing.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_ir::{Body, FunctionId, InstructionId, InstructionKind, Module};
use dxil_text::{Diagnostics, Line, Style};

use crate::file::File;
use crate::listing::{self, Error};

/// The lines of the instructions of a file's module in its listing, as [`disassemble_file`] prints it.
///
/// If a container has two modules, the listing shows the one with debug information, while the other one runs
/// and is checked. They have the same instructions in the same order, but for those of debug information.
///
/// [`disassemble_file`]: crate::disassemble_file
#[derive(Clone, Debug)]
pub struct InstructionLines {
    text: BString,
    /// The start of each line.
    starts: Vec<usize>,
    /// An offset in the line of each instruction, by the number of instructions before it.
    places: BTreeMap<(FunctionId, usize), usize>,
}

impl InstructionLines {
    /// The lines of the instructions of `module`, which is the file's.
    ///
    /// # Errors
    ///
    /// The file cannot be disassembled to a text of as many bytes as [`default_limit`] says.
    ///
    /// [`default_limit`]: dxil_container::default_limit
    pub fn new(file: &File<'_>, module: &Module) -> Result<Self, Error> {
        Self::within(file, module, dxil_container::default_limit(file.len()))
    }

    /// The lines of the instructions of `module`, which is the file's, in a text of at most `limit` bytes.
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
        let lines: BTreeMap<_, _> = lines
            .into_iter()
            .filter_map(|(place, line)| match line {
                Line::Instruction(function, instruction) => Some(((function, instruction), place)),
                _ => None,
            })
            .collect();
        let twins: BTreeMap<_, _> =
            printed.functions.iter().map(|(id, it)| (it.name.as_bstr(), id)).collect();
        let mut places = BTreeMap::new();
        for (id, function) in module.functions.iter() {
            let Some(&twin) = twins.get(function.name.as_bstr()) else { continue };
            let (own, twins) = (running(module, id), running(&printed, twin));
            // Otherwise, it cannot be told which is which.
            if own.len() == twins.len() {
                let lines = own.iter().zip(twins).filter_map(|((number, _), (_, twin_id))| {
                    Some(((id, *number), before + *lines.get(&(twin, twin_id))?))
                });
                places.extend(lines);
            }
        }
        Ok(Self::new_in(text, places))
    }

    /// The lines of the instructions of a module's text itself, which need not be that of a listing.
    ///
    /// # Errors
    ///
    /// Fails as [`dxil_text::parse`] does.
    pub fn of_text(text: &[u8]) -> Result<Self, Diagnostics> {
        let (module, lines) = dxil_text::parse_placed(text)?;
        let lines: BTreeMap<_, _> = lines.into_iter().map(|(place, line)| (line, place)).collect();
        let mut places = BTreeMap::new();
        for (id, function) in module.functions.iter() {
            let instructions = function.body.iter().flat_map(Body::instructions).enumerate();
            places.extend(instructions.filter_map(|(number, (instruction, _))| {
                Some(((id, number), *lines.get(&Line::Instruction(id, instruction))?))
            }));
        }
        Ok(Self::new_in(text.into(), places))
    }

    fn new_in(text: BString, places: BTreeMap<(FunctionId, usize), usize>) -> Self {
        let starts = [0].into_iter().chain(text.find_iter("\n").map(|end| end + 1)).collect();
        Self { text, starts, places }
    }

    /// The number of the line, from 1 on, and the text of an instruction, before which there are this many in the
    /// function.
    #[must_use]
    pub fn line(&self, function: FunctionId, number: usize) -> Option<(usize, &BStr)> {
        let place = *self.places.get(&(function, number))?;
        let number = self.starts.partition_point(|&start| start <= place);
        let start = *self.starts.get(number.checked_sub(1)?)?;
        let line = self.text.get(start..)?.lines().next()?;
        Some((number, line.as_bstr()))
    }
}

/// The instructions of a function that are no debug information, with the numbers of instructions before them.
fn running(module: &Module, function: FunctionId) -> Vec<(usize, InstructionId)> {
    let instructions = module.functions[function].body.iter().flat_map(Body::instructions);
    let is_debug = |kind| match kind {
        InstructionKind::Call { callee, .. } => {
            let callee = module.called_function(callee);
            callee.is_some_and(|it| module.functions[it].name.starts_with(b"llvm.dbg."))
        }
        _ => false,
    };
    let numbered = instructions.enumerate();
    let running = numbered.filter(|(_, (_, it))| !is_debug(it.kind));
    running.map(|(number, (id, _))| (number, id)).collect()
}
