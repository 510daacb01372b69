//! Operands.

use dxil_ops::ShaderModel;

use super::Printer;
use super::literal::Style;
use crate::enumeration::{MinPrecision, OperandModifier, OperandType};
use crate::operand::{Component, Components, Index, Operand};

const SM5_1: ShaderModel = ShaderModel { major: 5, minor: 1 };

/// The indices that FXC encloses in brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Brackets {
    /// Those that are relative.
    Relative,
    /// All but the first.
    AllButFirst,
    /// All, if there are several.
    Several,
    /// The last.
    Last,
}

impl Brackets {
    const fn of(ty: OperandType) -> Self {
        match ty {
            OperandType::Input
            | OperandType::Output
            | OperandType::InputControlPoint
            | OperandType::OutputControlPoint => Self::Several,
            OperandType::IndexableTemp
            | OperandType::Sampler
            | OperandType::Resource
            | OperandType::ConstantBuffer
            | OperandType::Interface
            | OperandType::FunctionInput
            | OperandType::FunctionOutput
            | OperandType::UnorderedAccessView => Self::AllButFirst,
            OperandType::ThisPointer => Self::Last,
            _ => Self::Relative,
        }
    }

    const fn enclose(self, place: usize, count: usize) -> bool {
        match self {
            Self::Relative => false,
            Self::AllButFirst => place != 0,
            Self::Several => count > 1,
            Self::Last => place != 0 || count == 1,
        }
    }
}

impl Printer<'_> {
    /// Prints an operand. A source that the instruction converts has the precision of the destination.
    pub(super) fn operand(
        &mut self,
        operand: &Operand,
        style: Style,
        converted: Option<MinPrecision>,
    ) {
        let modifier = operand.extended.map_or(OperandModifier::None, |it| it.modifier);
        let is_absolute = matches!(modifier, OperandModifier::Abs | OperandModifier::AbsNeg);
        if matches!(modifier, OperandModifier::Neg | OperandModifier::AbsNeg) {
            self.put("-");
        }
        if is_absolute {
            self.put("|");
        }
        if matches!(operand.ty, OperandType::Immediate32 | OperandType::Immediate64) {
            self.immediate(operand, style);
        } else {
            self.register(operand, style);
        }
        self.precision(operand.min_precision(), converted);
        if operand.extended.is_some_and(|it| it.non_uniform) {
            self.put(" { nonuniform }");
        }
        if is_absolute {
            self.put("|");
        }
    }

    fn register(&mut self, operand: &Operand, style: Style) {
        self.register_name(operand.ty);
        let brackets = Brackets::of(operand.ty);
        for (place, index) in operand.indices.iter().enumerate() {
            self.index(index, brackets.enclose(place, operand.indices.len()), style);
        }
        self.components(operand.components);
    }

    /// Prints the name of a register file. Ranges of resources are in capitals, registers are not.
    pub(super) fn register_name(&mut self, ty: OperandType) {
        self.put(match ty {
            OperandType::Sampler if self.has_ranges() => "S",
            OperandType::Resource if self.has_ranges() => "T",
            OperandType::ConstantBuffer if self.has_ranges() => "CB",
            OperandType::UnorderedAccessView if self.has_ranges() => "U",
            _ => ty.text(),
        });
    }

    /// Whether resources are in ranges.
    pub(super) fn has_ranges(&self) -> bool {
        self.model >= SM5_1
    }

    fn index(&mut self, index: &Index, is_enclosed: bool, style: Style) {
        let number = match index {
            Index::Immediate32(number) | Index::Immediate32PlusRelative(number, _) => {
                u64::from(*number)
            }
            Index::Immediate64(number) | Index::Immediate64PlusRelative(number, _) => *number,
            Index::Relative(_) => 0,
        };
        let relative = index.relative();
        let is_enclosed = is_enclosed || relative.is_some();
        if is_enclosed {
            self.put("[");
        }
        if let Some(relative) = relative {
            self.operand(relative, style, None);
            self.put(" + ");
        }
        self.decimal(number);
        if is_enclosed {
            self.put("]");
        }
    }

    fn components(&mut self, components: Components) {
        match components {
            Components::None | Components::One => {}
            Components::Mask(mask) => {
                self.put(".");
                self.mask(mask.into());
            }
            Components::Swizzle(components) => {
                self.text.push(b'.');
                self.text.extend(components.map(letter));
            }
            Components::Select(component) => self.text.extend([b'.', letter(component)]),
        }
    }

    /// Prints the components in a mask.
    pub(crate) fn mask(&mut self, mask: u32) {
        for (bit, letter) in b"xyzw".iter().enumerate() {
            if mask >> bit & 1 != 0 {
                self.text.push(*letter);
            }
        }
    }

    /// Prints a minimum precision, and that to which it is converted.
    fn precision(&mut self, precision: MinPrecision, converted: Option<MinPrecision>) {
        let converted = converted.filter(|converted| *converted != precision);
        if precision == MinPrecision::Default && converted.is_none() {
            return;
        }
        self.put(" {");
        self.put(precision_name(precision));
        if let Some(converted) = converted {
            self.put(" as ");
            self.put(precision_name(converted));
        }
        self.put("}");
    }
}

pub(crate) const fn letter(component: Component) -> u8 {
    match component {
        Component::X => b'x',
        Component::Y => b'y',
        Component::Z => b'z',
        Component::W => b'w',
    }
}

const fn precision_name(precision: MinPrecision) -> &'static str {
    match precision {
        MinPrecision::Default => "def32",
        _ => precision.text(),
    }
}
