//! Declarations.

use super::Printer;
use super::literal::Style;
use crate::control::Control;
use crate::enumeration::{GlobalFlags, InterpolationMode, ResourceDimension, SystemValue};
use crate::instruction::{Argument, Instruction};
use crate::opcode::Opcode;
use crate::operand::Index;

impl Printer<'_> {
    /// Prints what follows the mnemonic of a declaration.
    pub(super) fn declaration(&mut self, instruction: &Instruction) {
        let token = |name| u64::from(instruction.token(name).unwrap_or_default());
        match instruction.opcode {
            Opcode::DclResource
            | Opcode::DclResourceRaw
            | Opcode::DclResourceStructured
            | Opcode::DclUavTyped
            | Opcode::DclUavRaw
            | Opcode::DclUavStructured
            | Opcode::DclSampler => self.resource(instruction),
            Opcode::DclConstantBuffer => self.constant_buffer(instruction),
            Opcode::DclTgsmRaw => {
                self.registers(instruction);
                self.numbers([token("size")]);
            }
            Opcode::DclTgsmStructured => {
                self.registers(instruction);
                self.numbers([token("stride"), token("count")]);
            }
            Opcode::DclIndexRange => {
                self.registers(instruction);
                self.put(" ");
                self.decimal(token("count"));
            }
            Opcode::DclGlobalFlags => self.global_flags(instruction),
            Opcode::DclIndexableTemp => self.indexable_temp(instruction),
            Opcode::DclThreadGroup => {
                self.put(" ");
                self.decimal(token("x"));
                self.numbers([token("y"), token("z")]);
            }
            Opcode::DclHsMaxTessFactor => {
                self.put(" l(");
                self.float(f32::from_bits(token("factor") as u32).into());
                self.put(")");
            }
            Opcode::DclFunctionBody => {
                self.put(" fb");
                self.decimal(token("body"));
            }
            Opcode::DclFunctionTable => {
                self.put(" ft");
                self.decimal(token("table"));
                self.put(" = ");
                self.list(instruction, "bodies", "fb");
            }
            Opcode::DclInterface => self.interface(instruction),
            _ => self.other(instruction),
        }
    }

    /// Prints a declaration of a resource or a sampler.
    fn resource(&mut self, instruction: &Instruction) {
        let control = |control| instruction.control(control);
        if let Some(number) = control(Control::Dimension) {
            self.put("_");
            self.dimension_name(number);
            let dimension = ResourceDimension::from_number(number);
            let is_multisampled = matches!(
                dimension,
                Some(ResourceDimension::Texture2DMS | ResourceDimension::Texture2DMSArray)
            );
            if let Some(count) = control(Control::SampleCount).filter(|_| is_multisampled) {
                self.put("(");
                self.decimal(count.into());
                self.put(")");
            }
        }
        let flags = [Control::Coherent, Control::Counter, Control::Ordered];
        for (flag, suffix) in flags.into_iter().zip(["_glc", "_opc", "_rov"]) {
            if control(flag).is_some_and(|value| value != 0) {
                self.put(suffix);
            }
        }
        if let Some(types) = instruction.token("return_type") {
            self.put(" ");
            self.return_types(types);
        }
        self.registers(instruction);
        if let Some(stride) = instruction.token("stride") {
            self.numbers([stride.into()]);
        }
        if let Some(mode) = control(Control::Mode).and_then(|mode| Control::Mode.bits().text(mode))
        {
            self.put(", ");
            self.put(mode);
        }
        self.space(instruction);
    }

    fn constant_buffer(&mut self, instruction: &Instruction) {
        let Some(register) = instruction.operand("register") else { return };
        self.put(" CB");
        let size = match (&*register.indices, self.has_ranges()) {
            ([id, lower, upper], true) => {
                self.range(id, lower, upper);
                instruction.token("size").map(u64::from)
            }
            ([id, size], false) => {
                self.decimal(id.immediate().unwrap_or_default());
                size.immediate()
            }
            _ => None,
        };
        self.put("[");
        self.decimal(size.unwrap_or_default());
        self.put("], ");
        let access = instruction.control(Control::Access).unwrap_or_default();
        self.put(Control::Access.bits().text(access).unwrap_or_default());
        self.space(instruction);
    }

    /// Prints the registers that an instruction declares.
    fn registers(&mut self, instruction: &Instruction) {
        self.put(" ");
        match instruction.operand("register") {
            Some(register) if self.has_ranges() && instruction.token("space").is_some() => {
                match &*register.indices {
                    [id, lower, upper] => {
                        self.register_name(register.ty);
                        self.range(id, lower, upper);
                    }
                    _ => self.operand(register, Style::Integer, None),
                }
            }
            Some(register) => self.operand(register, Style::Integer, None),
            None => {}
        }
    }

    /// Prints the ID of a range and its first and last register.
    fn range(&mut self, id: &Index, lower: &Index, upper: &Index) {
        let number = |index: &Index| index.immediate().unwrap_or_default();
        self.decimal(number(id));
        self.put("[");
        self.decimal(number(lower));
        self.put(":");
        match number(upper) {
            unbounded if unbounded == u64::from(u32::MAX) => self.put("*"),
            upper => self.decimal(upper),
        }
        self.put("]");
    }

    fn space(&mut self, instruction: &Instruction) {
        if let Some(space) = instruction.token("space").filter(|_| self.has_ranges()) {
            self.put(", space=");
            self.decimal(space.into());
        }
    }

    fn numbers<const N: usize>(&mut self, numbers: [u64; N]) {
        for number in numbers {
            self.put(", ");
            self.decimal(number);
        }
    }

    fn global_flags(&mut self, instruction: &Instruction) {
        let flags = instruction.control(Control::ProgramFlags).unwrap_or_default();
        // FXC prints them in this order.
        let order = [
            GlobalFlags::RefactoringAllowed,
            GlobalFlags::EnableDoublePrecisionFloatOps,
            GlobalFlags::EnableRawAndStructuredBuffers,
            GlobalFlags::ForceEarlyDepthStencil,
            GlobalFlags::SkipOptimization,
            GlobalFlags::EnableMinimumPrecision,
            GlobalFlags::EnableDoubleExtensions,
            GlobalFlags::EnableShaderExtensions,
            GlobalFlags::AllResourcesBound,
        ];
        let mut separator = " ";
        for flag in order.into_iter().filter(|flag| flags >> flag.number() & 1 != 0) {
            self.put(separator);
            self.put(flag.text());
            separator = " | ";
        }
        // FXC leaves out the blank.
        if separator == " " {
            self.put("none");
        }
    }

    fn indexable_temp(&mut self, instruction: &Instruction) {
        let token = |name| u64::from(instruction.token(name).unwrap_or_default());
        self.put(" x");
        self.decimal(token("register"));
        self.put("[");
        self.decimal(token("count"));
        self.put("]");
        self.numbers([token("components").clamp(1, 4)]);
    }

    fn interface(&mut self, instruction: &Instruction) {
        let token = |name| u64::from(instruction.token(name).unwrap_or_default());
        if instruction.control(Control::Indexed).is_some_and(|value| value != 0) {
            self.put("_dynamicindexed");
        }
        self.put(" fp");
        self.decimal(token("interface"));
        self.put("[");
        self.decimal(token("lengths") >> 16);
        self.put("][");
        self.decimal(token("functions"));
        self.put("] = ");
        self.list(instruction, "tables", "ft");
    }

    /// Prints a list of bodies or tables.
    fn list(&mut self, instruction: &Instruction, name: &str, prefix: &str) {
        self.put("{");
        if let Some(Argument::Tokens(numbers)) = instruction.argument(name) {
            for (index, number) in numbers.iter().enumerate() {
                self.put(if index == 0 { "" } else { ", " });
                self.put(prefix);
                self.decimal((*number).into());
            }
        }
        self.put("}");
    }

    /// Prints a declaration that consists of an enumeration, a register and a number, as far as it has them.
    fn other(&mut self, instruction: &Instruction) {
        for control in instruction.opcode.controls() {
            let number = instruction.control(*control).unwrap_or_default();
            match control {
                Control::PointCount => {
                    self.put(" ");
                    self.decimal(number.into());
                }
                Control::Primitive => self.primitive(number),
                Control::Interpolation => {
                    self.put(" ");
                    self.put(InterpolationMode::text_of(number).unwrap_or("???"));
                }
                Control::OutputPrimitive => {
                    let text = control.bits().text(number).filter(|text| !text.is_empty());
                    self.put(if text.is_some() { " " } else { "" });
                    self.put(text.unwrap_or_default());
                }
                _ => {
                    self.put(" ");
                    self.put(control.bits().text(number).unwrap_or("???"));
                    self.put(if *control == Control::Topology { " " } else { "" });
                }
            }
        }
        if let Some(register) = instruction.operand("register") {
            self.put(" ");
            self.operand(register, Style::Integer, None);
        }
        if let Some(value) = instruction.token("system_value") {
            self.put(", ");
            self.put(SystemValue::text_of(value).unwrap_or_default());
        }
        if let Some(count) = instruction.token("count") {
            self.put(" ");
            self.decimal(count.into());
        }
    }

    /// Prints the primitives that a geometry shader reads.
    fn primitive(&mut self, number: u32) {
        self.put(match number {
            0 => " undefined ",
            1 => " point ",
            2 => " line ",
            3 => " triangle ",
            6 => " lineadj ",
            7 => " triangleadj ",
            8..=39 => " patch",
            _ => " ??? ",
        });
        if let 8..=39 = number {
            self.decimal(u64::from(number).saturating_sub(7));
            self.put(" ");
        }
    }
}
