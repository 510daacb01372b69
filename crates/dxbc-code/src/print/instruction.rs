//! Instructions.

use super::Printer;
use super::literal::Style;
use crate::control::{Control, ExtendedKind, ExtendedToken};
use crate::enumeration::{MinPrecision, ResourceDimension, ResourceReturnType, SyncFlags};
use crate::instruction::{Argument, Instruction};
use crate::opcode::{OpClass, Opcode, Parameter, ParameterKind};
use crate::operand::Operand;

/// FXC's text for a number that is no dimension.
const UNKNOWN_DIMENSION: &str = "<unknown dimension>";
/// FXC's text for a number that is no type of components.
const UNKNOWN_RETURN_TYPE: &str = "<unknown resource return type>";

impl Printer<'_> {
    /// Prints an instruction without the end of its line.
    pub(super) fn instruction(&mut self, instruction: &Instruction) {
        self.put(instruction.opcode.mnemonic());
        if instruction.opcode.class() == OpClass::Declaration {
            return self.declaration(instruction);
        }
        if instruction.opcode == Opcode::Sync {
            return self.sync(instruction.control(Control::SyncScope).unwrap_or_default());
        }
        self.suffixes(instruction);
        self.put(" ");
        if instruction.opcode == Opcode::InterfaceCall {
            return self.call(instruction);
        }
        let style = Style::of(instruction.opcode);
        let precision =
            first_operand(instruction).map_or(MinPrecision::Default, Operand::min_precision);
        let arguments = instruction.named_arguments(self.model);
        let mut is_first = true;
        for (parameter, argument) in arguments {
            let Argument::Operand(operand) = argument else { continue };
            if !is_first {
                self.put(", ");
            }
            is_first = false;
            let is_converted = converts(instruction.opcode, parameter);
            self.operand(operand, style, is_converted.then_some(precision));
        }
    }

    /// Prints what follows the mnemonic.
    fn suffixes(&mut self, instruction: &Instruction) {
        let extended = &instruction.extended;
        let find = |kind| extended.iter().find(|token| token.kind == kind);
        let offsets = find(ExtendedKind::SampleControls);
        let dimension = find(ExtendedKind::ResourceDim);
        let types = find(ExtendedKind::ResourceReturn);
        let control = |control| instruction.control(control).unwrap_or_default();
        if offsets.is_some() {
            self.put("_aoffimmi");
        }
        if dimension.is_some() || types.is_some() {
            self.put("_indexable");
        }
        if control(Control::Saturate) != 0 {
            self.put("_sat");
        }
        self.precise(control(Control::Precise));
        if let Some(offsets) = offsets {
            self.offsets(*offsets);
        }
        if let Some(dimension) = dimension {
            self.dimension(*dimension);
        }
        if let Some(types) = types {
            self.return_types(types.bits >> 6);
        }
        for named in [Control::Test, Control::ResinfoReturn, Control::SampleInfoReturn] {
            let number = instruction.control(named);
            let text = number.and_then(|number| named.bits().text(number)).unwrap_or_default();
            if !text.is_empty() {
                self.put("_");
                self.put(text);
            }
        }
    }

    fn precise(&mut self, mask: u32) {
        match mask {
            0 => {}
            15 => self.put(" [precise]"),
            _ => {
                self.put(" [precise(");
                self.mask(mask);
                self.put(")]");
            }
        }
    }

    fn offsets(&mut self, token: ExtendedToken) {
        for (name, before) in [("u", "("), ("v", ","), ("w", ",")] {
            self.put(before);
            self.signed(token.field(name).unwrap_or_default());
        }
        self.put(")");
    }

    fn dimension(&mut self, token: ExtendedToken) {
        let [dimension, stride] = ["dimension", "stride"].map(|it| token.field(it).unwrap_or(0));
        self.put("(");
        self.dimension_name(dimension as u32);
        if stride != 0 {
            self.put(", stride=");
            self.signed(stride);
        }
        self.put(")");
    }

    /// Prints the name of a resource's shape.
    pub(super) fn dimension_name(&mut self, number: u32) {
        self.put(ResourceDimension::text_of(number).unwrap_or(UNKNOWN_DIMENSION));
    }

    /// Prints the types of four components, which have four bits each.
    pub(super) fn return_types(&mut self, types: u32) {
        for (low, before) in [(0, "("), (4, ","), (8, ","), (12, ",")] {
            self.put(before);
            let text = ResourceReturnType::text_of(types >> low & 15);
            self.put(text.unwrap_or(UNKNOWN_RETURN_TYPE));
        }
        self.put(")");
    }

    /// Prints what `sync` waits for. A bit of the flags is that of `saturate` in other instructions: FXC prints both.
    fn sync(&mut self, flags: u32) {
        let has = |flag: SyncFlags| flags >> flag.number() & 1 != 0;
        let has_group = has(SyncFlags::UavMemoryGroup);
        let has_global = has(SyncFlags::UavMemoryGlobal);
        let texts = [
            (has_group, "sat"),
            (has_global, SyncFlags::UavMemoryGlobal.text()),
            (has_group && !has_global, SyncFlags::UavMemoryGroup.text()),
            (has(SyncFlags::ThreadGroupSharedMemory), SyncFlags::ThreadGroupSharedMemory.text()),
            (has(SyncFlags::ThreadsInGroup), SyncFlags::ThreadsInGroup.text()),
        ];
        for (_, text) in texts.into_iter().filter(|(is_there, _)| *is_there) {
            self.put("_");
            self.put(text);
        }
    }

    /// Prints the operands of `fcall`.
    fn call(&mut self, instruction: &Instruction) {
        if let Some(interface) = instruction.operand("interface") {
            self.operand(interface, Style::Integer, None);
        }
        self.put("[");
        self.decimal(instruction.token("function").unwrap_or_default().into());
        self.put("]");
    }
}

/// The first argument, if it is an operand.
fn first_operand(instruction: &Instruction) -> Option<&Operand> {
    match instruction.arguments.first()? {
        Argument::Operand(operand) => Some(operand),
        _ => None,
    }
}

/// Whether an argument is converted to the precision of the destination.
///
/// This is so for operations whose result has the type of their values. Comparisons, conversions of types and accesses to
/// resources have values and results of different precisions.
fn converts(opcode: Opcode, parameter: &Parameter) -> bool {
    if parameter.kind != ParameterKind::Source {
        return false;
    }
    let mut parameters = opcode.parameters().iter();
    match opcode {
        Opcode::SwapC | Opcode::CheckAccessFullyMapped => false,
        Opcode::DtoF => true,
        // The first value, but neither distances nor other ranges of bits.
        Opcode::IShl | Opcode::IShr | Opcode::UShr | Opcode::UBfe | Opcode::IBfe | Opcode::Bfi => {
            let first = parameters.find(|it| it.kind == ParameterKind::Source);
            first.is_some_and(|first| first.name == parameter.name)
        }
        _ => parameters.clone().next().is_some_and(|first| {
            first.kind == ParameterKind::Destination
                && first.ty == parameter.ty
                && parameters
                    .all(|it| matches!(it.kind, ParameterKind::Destination | ParameterKind::Source))
        }),
    }
}
