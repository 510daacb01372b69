//! Instructions.

use super::{ShaderPrinter, first_destination};
use crate::level9::{
    Argument, Comparison, Destination, Instruction, Kind, Opcode, Source, TextureLoad, TextureType,
    Usage,
};

/// FXC's text for a meaning without a name.
const UNKNOWN: &str = "unknown";

impl ShaderPrinter<'_> {
    /// Prints an instruction without the end of its line.
    pub(super) fn instruction(&mut self, instruction: &Instruction) {
        let destination = first_destination(instruction);
        if let Some(predicate) = &instruction.predicate {
            // FXC takes the operand after the destination for the predicate register, although it is the relative
            // address if there is one.
            let relative = destination.and_then(|it| it.relative.as_deref());
            self.out.put("(");
            self.predicate(relative.unwrap_or(predicate));
            self.out.put(") ");
        }
        self.mnemonic(instruction);
        if let (Opcode::BreakP, [Argument::Source(source)]) =
            (instruction.opcode, &*instruction.arguments)
        {
            let destination = misread(source);
            self.suffixes(&destination);
            self.out.put(" ");
            return self.destination(&destination);
        }
        if let Some(destination) = destination {
            self.suffixes(destination);
        }
        self.arguments(instruction);
    }

    fn mnemonic(&mut self, instruction: &Instruction) {
        let Instruction { opcode, controls, .. } = instruction;
        let comparison = || Comparison::text_of((*controls).into());
        let (mnemonic, suffix) = match opcode {
            Opcode::IfC => ("if", comparison()),
            Opcode::BreakC => ("break", comparison()),
            Opcode::BreakP => ("break", None),
            Opcode::SetP => (opcode.mnemonic(), comparison()),
            _ => (opcode.mnemonic(), None),
        };
        self.out.put(mnemonic);
        if let Some(suffix) = suffix {
            self.out.put("_");
            self.out.put(suffix);
        }
        match (opcode, instruction.arguments.first()) {
            (Opcode::TexLd, _) => {
                self.out.put(TextureLoad::text_of((*controls).into()).unwrap_or_default());
            }
            (Opcode::Dcl, Some(Argument::Token(meaning))) => self.meaning(*meaning),
            _ => {}
        }
    }

    /// Prints what a declaration states.
    fn meaning(&mut self, token: u32) {
        let texture = token >> 27 & 15;
        let (usage, index) = (token & 15, token >> 16 & 15);
        if texture != 0 {
            self.out.put("_");
            self.out.put(TextureType::text_of(texture).unwrap_or(UNKNOWN));
        } else if (usage, index) != (0, 0) || self.version.kind == Kind::Vertex {
            self.out.put("_");
            self.out.put(Usage::text_of(usage).unwrap_or(UNKNOWN));
            if index != 0 {
                self.out.decimal(index.into());
            }
        }
    }

    /// Prints what the destination states on the result.
    fn suffixes(&mut self, destination: &Destination) {
        self.out.put(match destination.shift {
            1 => "_x2",
            2 => "_x4",
            3 => "_x8",
            13 => "_d8",
            14 => "_d4",
            15 => "_d2",
            _ => "",
        });
        for (bit, suffix) in ["_sat", "_pp", "_centroid"].into_iter().enumerate() {
            self.out.put(if destination.modifiers >> bit & 1 != 0 { suffix } else { "" });
        }
    }

    fn arguments(&mut self, instruction: &Instruction) {
        let mut separator = " ";
        for argument in &instruction.arguments {
            // The token of a declaration is in its mnemonic.
            if instruction.opcode == Opcode::Dcl && matches!(argument, Argument::Token(_)) {
                continue;
            }
            self.out.put(separator);
            separator = ", ";
            match argument {
                Argument::Destination(destination) => self.destination(destination),
                Argument::Source(source) => self.source(source),
                Argument::Token(token) => self.value(instruction.opcode, *token),
            }
        }
    }

    /// Prints a value of a constant that an instruction defines.
    fn value(&mut self, opcode: Opcode, token: u32) {
        match opcode {
            Opcode::DefB => self.out.put(if token == 0 { "false" } else { "true" }),
            Opcode::DefI => self.out.signed((token as i32).into()),
            _ if self.out.options.hexadecimal => self.out.hexadecimal(token),
            _ => self.out.short_float(f32::from_bits(token), 9),
        }
    }
}

/// The destination for which FXC takes the operand of `breakp`: where a source has its swizzle and its modifier, a
/// destination has mask, modifiers and shift.
fn misread(source: &Source) -> Destination {
    let [x, y, z, w] = source.swizzle.map(|component| component as u8);
    Destination {
        ty: source.ty,
        number: source.number,
        relative: source.relative.clone(),
        precision: source.precision,
        mask: x | y << 2,
        modifiers: z | w << 2,
        shift: source.modifier.number() as u8,
    }
}
