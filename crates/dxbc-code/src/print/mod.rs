//! Listings, as FXC prints them.

mod declaration;
mod instruction;
mod literal;
mod number;
mod operand;

pub(crate) use literal::Style;
pub(crate) use operand::letter;

use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::enumeration::CustomDataClass;
use crate::error::{Error, ErrorKind};
use crate::instruction::{CustomData, Statement};
use crate::message::ShaderMessage;
use crate::opcode::{OpClass, Opcode};
use crate::program::{Located, Program};

/// Options of a listing: those of `fxc /dumpbin`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PrintOptions {
    /// Immediate values in hexadecimal: `/Lx`.
    pub hexadecimal: bool,
    /// The number of each instruction before it: `/Ni`.
    pub numbers: bool,
    /// The byte offset of each statement before it: `/No`.
    pub offsets: bool,
    /// No debug information: `D3D_DISASM_DISABLE_DEBUG_INFO`. A program itself has some only at level 9.
    pub no_debug_info: bool,
}

impl Program<'_> {
    /// The listing of the program, as FXC prints it without comments on the container.
    ///
    /// Texts in the program have the bytes that they have there, so that it need not be UTF-8.
    ///
    /// ```
    /// use dxbc_code::{PrintOptions, Program};
    ///
    /// // `ret` in ps_5_0
    /// let bytes: Vec<u8> = [0x50, 3, 0x0100_003e].into_iter().flat_map(u32::to_le_bytes).collect();
    /// let listing = Program::parse(&bytes)?.print(PrintOptions::default(), usize::MAX)?;
    /// assert_eq!(listing, b"ps_5_0\nret \n");
    /// # Ok::<(), dxbc_code::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A statement cannot be read, or the listing would be longer than `limit` bytes: it is indented, so that it can be
    /// much longer than the program.
    pub fn print(&self, options: PrintOptions, limit: usize) -> Result<Vec<u8>, Error> {
        let mut text = Vec::new();
        let mut printer = Printer::new(&mut text, options);
        printer.target(self);
        for located in self.statements() {
            let located = located?;
            printer.statement(&located);
            if printer.text.len() > limit {
                return Err(Error::new(ErrorKind::TooLong(limit), located.token));
            }
        }
        Ok(text)
    }
}

/// Prints statements as FXC does, one after the other.
#[derive(Debug)]
pub struct Printer<'t> {
    pub(crate) text: &'t mut Vec<u8>,
    pub(crate) options: PrintOptions,
    model: ShaderModel,
    /// The number of the next instruction.
    number: u64,
    /// The levels of control flow around the next instruction.
    pub(crate) depth: usize,
}

impl<'t> Printer<'t> {
    /// A printer that adds to a text.
    pub fn new(text: &'t mut Vec<u8>, options: PrintOptions) -> Self {
        Self { text, options, model: ShaderModel { major: 4, minor: 0 }, number: 0, depth: 0 }
    }

    /// The text so far.
    #[must_use]
    pub fn text(&mut self) -> &mut Vec<u8> {
        self.text
    }

    /// Prints the target of a program, whose statements follow.
    pub fn target(&mut self, program: &Program<'_>) {
        self.model = program.model;
        let kind = match program.kind {
            ShaderKind::Pixel => "ps",
            ShaderKind::Vertex => "vs",
            ShaderKind::Geometry => "gs",
            ShaderKind::Hull => "hs",
            ShaderKind::Domain => "ds",
            ShaderKind::Compute => "cs",
            Opcode::LIBRARY => "lib",
            _ => "??",
        };
        self.start(0, None);
        self.put(kind);
        self.put("_");
        self.decimal(self.model.major.into());
        self.put("_");
        self.decimal(self.model.minor.into());
        self.put("\n");
    }

    /// Prints a statement of the program.
    pub fn statement(&mut self, located: &Located) {
        let opcode = match &located.statement {
            Statement::Instruction(instruction) => instruction.opcode,
            Statement::CustomData(_) => Opcode::CustomData,
        };
        if matches!(opcode, Opcode::Else | Opcode::EndIf | Opcode::EndLoop | Opcode::EndSwitch) {
            self.depth = self.depth.saturating_sub(1);
        }
        let is_numbered = match &located.statement {
            Statement::Instruction(_) => {
                opcode.class() == OpClass::Instruction
                    || opcode.class() == OpClass::Phase && opcode != Opcode::HsDecls
            }
            Statement::CustomData(data) => {
                data.known_class() == Some(CustomDataClass::ShaderMessage)
            }
        };
        self.start(located.token, is_numbered.then_some(self.number));
        self.number = self.number.saturating_add(is_numbered.into());
        self.spaces(self.depth.saturating_mul(2));
        match &located.statement {
            Statement::Instruction(instruction) => self.instruction(instruction),
            Statement::CustomData(data) => self.custom_data(data),
        }
        self.put("\n");
        if matches!(opcode, Opcode::If | Opcode::Else | Opcode::Loop | Opcode::Switch) {
            self.depth = self.depth.saturating_add(1);
        }
    }

    /// Starts the line of the statement at this token.
    pub(crate) fn start(&mut self, token: usize, number: Option<u64>) {
        let PrintOptions { numbers, offsets, .. } = self.options;
        match number {
            _ if !numbers => {}
            Some(number) => {
                self.right(number, 4);
                self.put(if offsets { "  " } else { ": " });
            }
            None => self.put("      "),
        }
        if offsets {
            self.put("0x");
            self.padded_hexadecimal(token.saturating_mul(4) as u32, number::UPPERCASE);
            self.put(": ");
        }
    }

    fn custom_data(&mut self, data: &CustomData) {
        match data.known_class() {
            Some(CustomDataClass::Comment) => {
                self.put("// COMMENT: ");
                let bytes = data.data.iter().flat_map(|token| token.to_le_bytes());
                // The last byte ends the text, whatever it is.
                let length = data.data.len().saturating_mul(4).saturating_sub(1);
                self.text.extend(bytes.take(length).take_while(|byte| *byte != 0));
            }
            Some(CustomDataClass::ImmediateConstantBuffer) => self.immediate_constants(&data.data),
            Some(CustomDataClass::ShaderMessage) => self.message(data),
            _ => self.put("undecipherable custom data"),
        }
    }

    fn immediate_constants(&mut self, values: &[u32]) {
        self.put("dcl_immediateConstantBuffer { ");
        for (index, vector) in values.chunks_exact(4).enumerate() {
            if index != 0 {
                self.put(",\n                              ");
            }
            self.put("{ ");
            self.values(vector, Style::Guess, ", ");
            self.put("}");
        }
        self.put(" }");
    }

    fn message(&mut self, data: &CustomData) {
        let Some(message) = ShaderMessage::of(data) else { return self.put("<unknown> \"\"") };
        self.put(match message.id {
            ShaderMessage::PRINTF => "printf",
            ShaderMessage::ERRORF => "errorf",
            _ => "<unknown>",
        });
        self.put(" \"");
        self.text.extend_from_slice(&message.format);
        self.put("\"");
        for operand in &message.operands {
            self.put(", ");
            self.operand(operand, Style::Integer, None);
        }
    }

    pub(crate) fn put(&mut self, text: &str) {
        self.text.extend_from_slice(text.as_bytes());
    }

    pub(crate) fn spaces(&mut self, count: usize) {
        let end = self.text.len().saturating_add(count);
        self.text.resize(end, b' ');
    }
}
