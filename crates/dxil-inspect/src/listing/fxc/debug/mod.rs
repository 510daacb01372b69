//! What debug information adds to a listing: the lines of the source, and the registers that hold variables.

mod database;
mod lines;
mod reader;
mod symbols;
mod types;

use alloc::vec::Vec;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{Argument, Located, Opcode, PrintOptions, Printer, Program, Statement};
use dxil_container::read::ProgramDatabase;
use dxil_container::{Container, FourCC};

use self::database::Streams;
use self::lines::{Line, Lines, Sweep};
use self::symbols::{Location, Register, Symbols};
use self::types::Types;
use super::{Comments, Error};

/// Prints a program with the debug information of its container. Returns whether there is such information: FXC leaves out
/// what it cannot read.
pub(super) fn print(
    comments: &mut Comments,
    container: &Container<'_>,
    program: &Program<'_>,
    options: PrintOptions,
) -> Result<bool, Error> {
    let Some(part) = container.part(FourCC::SPDB) else { return Ok(false) };
    let Ok(database) = ProgramDatabase::parse(&part) else { return Ok(false) };
    let Some(streams) = Streams::of(&database) else { return Ok(false) };
    let Some(mut listing) = Listing::of(&streams) else { return Ok(false) };
    let mut text = Vec::new();
    let mut printer = Printer::new(&mut text, options);
    printer.target(program);
    comments.put(core::mem::take(printer.text()));
    let mut statements = program.statements().peekable();
    while let Some(located) = statements.next() {
        let located = located?;
        let end = match statements.peek() {
            Some(Ok(next)) => Some(offset(next)),
            _ => None,
        };
        listing.before(comments, &located);
        printer.statement(&located);
        let line = core::mem::take(printer.text());
        comments.put(line.strip_suffix(b"\n").unwrap_or(&line));
        if let Some(end) = end {
            listing.after(comments, &located, end);
        }
        comments.put("\n");
        comments.check()?;
    }
    Ok(true)
}

/// The byte offset of a statement.
fn offset(located: &Located) -> u32 {
    u32::try_from(located.token.saturating_mul(4)).unwrap_or(u32::MAX)
}

/// The debug information of a module, and where the listing is.
struct Listing<'a> {
    streams: &'a Streams,
    types: Types<'a>,
    symbols: Symbols<'a>,
    lines: Sweep,
    /// The line of the last statement.
    line: Option<Line>,
    has_begun: bool,
}

impl<'a> Listing<'a> {
    fn of(streams: &'a Streams) -> Option<Self> {
        let mut lines = Lines::parse(streams.lines()?)?;
        let symbols = Symbols::parse(streams.symbols()?, &mut lines)?;
        Some(Self {
            streams,
            types: Types::parse(&streams.types)?,
            symbols,
            lines: lines.sweep(),
            line: None,
            has_begun: false,
        })
    }

    /// Prints what precedes a statement: its line, if that is another one than before.
    fn before(&mut self, comments: &mut Comments, located: &Located) {
        let offset = offset(located);
        if offset < self.symbols.start {
            return;
        }
        let is_first = !self.has_begun;
        self.has_begun = true;
        let has_locations = is_first && self.initial_locations(comments);
        if is_function_body(&located.statement) {
            self.line = None;
        }
        let line = self.lines.line(offset);
        if let Some((number, file)) = line.filter(|_| line != self.line) {
            comments.put(if has_locations { "" } else { "\n" });
            comments.format(format_args!("#line {number}"));
            if self.line.is_none_or(|(_, last)| last != file) {
                comments.put(" \"");
                comments.put(self.streams.name(file).unwrap_or_default());
                comments.put("\"");
            }
            comments.put("\n");
        }
        self.line = line;
    }

    /// Prints the locations that hold from the start on, each register in a line. Returns whether there are any.
    fn initial_locations(&self, comments: &mut Comments) -> bool {
        let locations = self.symbols.initial();
        if locations.is_empty() {
            return false;
        }
        comments.lines(["", " Initial variable locations:"]);
        let mut last = None;
        for location in locations {
            let row = row(location.register);
            comments.put(match last {
                None => "//   ",
                Some(last) if last == row => "; ",
                Some(_) => "; \n//   ",
            });
            last = Some(row);
            if !self.location(comments, location) || comments.check().is_err() {
                break;
            }
        }
        comments.put("\n");
        comments.blank();
        true
    }

    /// Adds to the line of an instruction the locations that hold after it.
    fn after(&self, comments: &mut Comments, located: &Located, end: u32) {
        let offset = offset(located);
        if offset < self.symbols.start {
            return;
        }
        let locations = self.symbols.begin(offset, end);
        if locations.is_empty() {
            return;
        }
        comments.put(match opcode(&located.statement) {
            Some(Opcode::Else) => "  // Prior locations: ",
            Some(Opcode::Call | Opcode::CallC) => "  // Post-call locations: ",
            _ => "  // ",
        });
        for (place, location) in locations.into_iter().enumerate() {
            comments.put(if place == 0 { "" } else { "; " });
            if !self.location(comments, location) || comments.check().is_err() {
                break;
            }
        }
    }

    /// Prints a location. Returns whether FXC can name the part of the variable.
    fn location(&self, comments: &mut Comments, location: &Location<'_>) -> bool {
        register(comments, location.register);
        comments.put(" <- ");
        comments.put(location.variable);
        match location.part {
            Some(offset) => self.types.path(comments, location.ty, offset),
            None => true,
        }
    }
}

/// What registers in a row of the initial locations have in common.
fn row(register: Register) -> (u32, Option<i32>, Option<u32>) {
    (register.ty, register.place.map(|place| place >> 4), register.element)
}

fn register(comments: &mut Comments, register: Register) {
    let ty = OperandType::from_number(register.ty);
    comments.put(ty.map_or("?", OperandType::text));
    let Some(place) = register.place else { return };
    match (register.element, ty) {
        (Some(element), _) => comments.format(format_args!("[{element}][{}]", place >> 4)),
        (None, Some(OperandType::IndexableTemp | OperandType::Stream)) => {
            return comments.format(format_args!("{place}"));
        }
        (None, _) if place < 0 => {}
        (None, _) => comments.format(format_args!("{}", place >> 4)),
    }
    comments.put([".x", ".y", ".z", ".w"][(place >> 2 & 3) as usize]);
}

const fn opcode(statement: &Statement) -> Option<Opcode> {
    match statement {
        Statement::Instruction(instruction) => Some(instruction.opcode),
        Statement::CustomData(_) => None,
    }
}

/// Whether a statement begins the body of a function of a class, for which FXC names the file again.
fn is_function_body(statement: &Statement) -> bool {
    let Statement::Instruction(instruction) = statement else { return false };
    instruction.opcode == Opcode::Label
        && instruction.arguments.iter().any(|argument| {
            matches!(argument, Argument::Operand(operand) if operand.ty == OperandType::FunctionBody)
        })
}
