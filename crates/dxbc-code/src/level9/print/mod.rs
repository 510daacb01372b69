//! Listings, as FXC prints them.

mod debug;
mod instruction;
mod operand;

use alloc::vec::Vec;

use self::debug::DebugInfo;
use super::{Argument, Instruction, Kind, Located, Opcode, Shader, Statement, Version};
use crate::error::{Error, ErrorKind};
use crate::print::{PrintOptions, Printer};

impl Shader<'_> {
    /// The listing of the shader, as FXC prints it, without comments on the container.
    ///
    /// ```
    /// use dxbc_code::PrintOptions;
    /// use dxbc_code::level9::Shader;
    ///
    /// // ps_2_0: `mov oC0, c1`
    /// let tokens = [0xffff_0200, 0x0200_0001, 0x800f_0800, 0xa0e4_0001, 0xffff];
    /// let bytes: Vec<u8> = tokens.iter().flat_map(|token: &u32| token.to_le_bytes()).collect();
    /// let listing = Shader::parse(&bytes)?.print(PrintOptions::default(), usize::MAX)?;
    /// assert_eq!(listing, b"    ps_2_0\n    mov oC0, c1\n\n// approximately 1 instruction slot used\n");
    /// # Ok::<(), dxbc_code::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A statement cannot be read, or the listing would be longer than `limit` bytes: it is indented, so that it can be
    /// much longer than the shader.
    pub fn print(&self, options: PrintOptions, limit: usize) -> Result<Vec<u8>, Error> {
        let mut text = Vec::new();
        let out = Printer::new(&mut text, options);
        let mut printer = ShaderPrinter::new(out, self.version, limit);
        printer.target();
        for located in self.statements() {
            let located = located?;
            printer.statement(&located);
            if printer.out.text.len() > limit {
                return Err(Error::new(ErrorKind::TooLong(limit), located.token));
            }
        }
        printer.slots();
        if text.len() > limit { Err(Error::new(ErrorKind::TooLong(limit), 0)) } else { Ok(text) }
    }
}

/// Prints the statements of a shader, one after the other.
struct ShaderPrinter<'t> {
    out: Printer<'t>,
    version: Version,
    /// The instruction slots so far, without those for textures. They are the number of the next instruction.
    slots: u32,
    /// The instruction slots for textures so far.
    texture_slots: u32,
    debug: Option<DebugInfo>,
    /// The length that the text may have, in bytes.
    limit: usize,
}

impl<'t> ShaderPrinter<'t> {
    const fn new(out: Printer<'t>, version: Version, limit: usize) -> Self {
        Self { out, version, slots: 0, texture_slots: 0, debug: None, limit }
    }

    /// Prints the kind and the shader model.
    fn target(&mut self) {
        let Version { kind, major, minor } = self.version;
        self.out.put(match kind {
            Kind::Pixel => "    ps_",
            Kind::Vertex => "    vs_",
            Kind::LibraryPixel => "    lib_4_0_ps_",
            Kind::LibraryVertex => "    lib_4_0_vs_",
        });
        self.out.decimal(major.into());
        self.out.put("_");
        match (minor, kind) {
            (1, _) if major == 2 => self.out.put("x"),
            (0xff, Kind::Pixel | Kind::Vertex) => self.out.put("sw"),
            _ => self.out.decimal(minor.into()),
        }
        self.out.put("\n");
    }

    fn statement(&mut self, located: &Located) {
        match &located.statement {
            Statement::Instruction(instruction) => self.line(instruction, located.token),
            Statement::Comment(tokens) => self.comment(tokens),
            Statement::End => {}
        }
    }

    /// Prints a comment that is a text, or takes debug information from it.
    fn comment(&mut self, tokens: &[u32]) {
        let text = match tokens {
            [TEXT, text @ ..] => text,
            [DebugInfo::TAG, info @ ..] => {
                self.debug = DebugInfo::parse(info).filter(|_| !self.out.options.no_debug_info);
                return;
            }
            _ => return,
        };
        self.indent();
        self.out.put("// ");
        let bytes = text.iter().flat_map(|token| token.to_le_bytes());
        self.out.text.extend(bytes.take_while(|byte| *byte != 0));
        self.out.put("\n");
    }

    fn indent(&mut self) {
        self.out.spaces(self.out.depth.saturating_mul(2).saturating_add(4));
    }

    fn line(&mut self, instruction: &Instruction, token: usize) {
        let opcode = instruction.opcode;
        if matches!(opcode, Opcode::Else | Opcode::EndIf | Opcode::EndLoop | Opcode::EndRep) {
            self.out.depth = self.out.depth.saturating_sub(1);
        }
        let offset = u32::try_from(token.saturating_mul(4)).unwrap_or(u32::MAX);
        self.source_line(offset);
        let is_numbered = !instruction.co_issue && opcode.slots_in(self.version) != 0;
        self.out.start(token, is_numbered.then_some(self.slots.into()));
        self.indent();
        if instruction.co_issue {
            self.out.text.truncate(self.out.text.len().saturating_sub(2));
            self.out.put("+ ");
        }
        self.instruction(instruction);
        self.variables(offset);
        self.out.put("\n");
        self.count(instruction);
        let opens = [Opcode::If, Opcode::IfC, Opcode::Else, Opcode::Loop, Opcode::Rep];
        if opens.contains(&opcode) {
            self.out.depth = self.out.depth.saturating_add(1);
        }
    }

    /// Prints the line of the source before an instruction, if it is another one.
    fn source_line(&mut self, offset: u32) {
        let Some(debug) = &mut self.debug else { return };
        let Some((line, file)) = debug.line(offset) else { return };
        self.out.put("\n#line ");
        self.out.decimal(line.into());
        if let Some(file) = file {
            self.out.put(" \"");
            self.out.text.extend_from_slice(file);
            self.out.put("\"");
        }
        self.out.put("\n");
    }

    /// Prints the variables that an instruction writes.
    fn variables(&mut self, offset: u32) {
        let Some(debug) = &self.debug else { return };
        let mut separator = "  // ";
        for (function, name, components) in debug.writes(offset) {
            // All of them may share one long name.
            if self.out.text.len() > self.limit {
                return;
            }
            self.out.put(separator);
            separator = ", ";
            if let Some(function) = function {
                self.out.text.extend_from_slice(function);
                self.out.put("::");
            }
            self.out.text.extend_from_slice(name);
            let mut separator = "<";
            for component in components {
                if let Ok(component) = u64::try_from(component) {
                    self.out.put(separator);
                    self.out.decimal(component);
                    separator = ",";
                }
            }
            self.out.put(">");
        }
    }

    fn count(&mut self, instruction: &Instruction) {
        let Instruction { opcode, co_issue, predicate, .. } = instruction;
        let others = opcode.slots_in(self.version).saturating_sub(opcode.texture_slots());
        self.slots = self.slots.saturating_sub((*co_issue).into());
        self.slots = self.slots.saturating_add(others).saturating_add(predicate.is_some().into());
        self.texture_slots = self.texture_slots.saturating_add(opcode.texture_slots());
    }

    /// Prints the number of slots.
    fn slots(&mut self) {
        let Self { slots, texture_slots, .. } = *self;
        let total = u64::from(slots).saturating_add(texture_slots.into());
        self.out.put("\n// approximately ");
        self.out.decimal(total);
        self.out.put(if total == 1 { " instruction slot used" } else { " instruction slots used" });
        if texture_slots != 0 {
            self.out.put(" (");
            self.out.decimal(texture_slots.into());
            self.out.put(" texture, ");
            self.out.decimal(slots.into());
            self.out.put(" arithmetic)");
        }
        self.out.put("\n");
    }
}

/// The first token of a comment that is a text.
const TEXT: u32 = u32::from_le_bytes(*b"TEXT");

/// The first destination of an instruction.
fn first_destination(instruction: &Instruction) -> Option<&super::Destination> {
    instruction.arguments.iter().find_map(|argument| match argument {
        Argument::Destination(destination) => Some(destination),
        _ => None,
    })
}
