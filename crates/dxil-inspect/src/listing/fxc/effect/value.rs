//! Numbers and strings.

use dxil_container::layout::{EffectScalar, StringOffset};
use dxil_container::read::{EffectAnnotation, EffectType, EffectTypeDetail};

use super::{Error, Printer};

/// Integers that are greater, or less than its negative, are printed in hexadecimal, but for the least of all: FXC's
/// absolute value of it is negative.
const SMALL: u32 = 10_000;

impl Printer<'_, '_> {
    /// Prints the value of an annotation.
    pub(super) fn annotation_value(
        &mut self,
        annotation: &EffectAnnotation<'_>,
        ty: &EffectType<'_>,
    ) -> Result<(), Error> {
        if let EffectTypeDetail::Object(_) = ty.detail {
            self.comments.put(" = ");
            return self.braces(annotation.values.iter(), |it, value| it.quoted(value.offset));
        }
        match annotation.values.iter().next() {
            Some(value) => self.numbers(value.offset, ty),
            None => Ok(()),
        }
    }

    /// Prints the string at this offset in quotation marks.
    pub(super) fn quoted(&mut self, offset: u32) -> Result<(), Error> {
        self.comments.put("\"");
        self.text(StringOffset(offset))?;
        self.comments.put("\"");
        Ok(())
    }

    /// Prints a value of numbers, if there is one at this offset.
    pub(super) fn numbers(&mut self, offset: u32, ty: &EffectType<'_>) -> Result<(), Error> {
        let Some(value) = self.effect.value(offset, ty)? else { return Ok(()) };
        let scalar = match ty.detail {
            EffectTypeDetail::Numeric(numeric) => Some(numeric.scalar()),
            _ => None,
        };
        self.comments.put(" = ");
        self.charge(&value)?;
        let words = value.chunks_exact(4).filter_map(|it| it.first_chunk().copied());
        let first = words.clone().next();
        // One number stands for all of them if they are equal.
        let all_equal = words.clone().all(|word| Some(word) == first);
        let count = if all_equal { 1 } else { usize::MAX };
        let is_list = value.len() >= 8;
        self.comments.put(if is_list { "{ " } else { "" });
        self.separated(words.take(count), &mut |it, word| {
            let bits = u32::from_le_bytes(word);
            match scalar {
                Some(scalar) => it.number(scalar, bits),
                // FXC does not follow the types of members.
                None => it.comments.format(format_args!("0x{bits:08x}")),
            }
            Ok(())
        })?;
        self.comments.put(if is_list { " }" } else { "" });
        Ok(())
    }

    /// Prints a number.
    pub(super) fn number(&mut self, scalar: EffectScalar, bits: u32) {
        let signed = bits as i32;
        match scalar {
            EffectScalar::Float => {
                self.comments.short_float(f32::from_bits(bits), 9);
            }
            EffectScalar::Bool => self.comments.put(if bits == 0 { "false" } else { "true" }),
            EffectScalar::Int if signed.wrapping_abs() <= SMALL as i32 => {
                self.comments.format(format_args!("{signed}"));
            }
            EffectScalar::Uint if bits <= SMALL => self.comments.format(format_args!("{bits}")),
            _ => self.comments.format(format_args!("0x{bits:08x}")),
        }
    }
}
