//! Buffers with their variables, and interfaces.

use dxil_container::layout::{self, EffectInstance, StringOffset};
use dxil_container::read::{EffectBuffer, EffectInterface, EffectVariable};

use super::{Error, INDENT, Printer};

/// The column of offsets.
const OFFSET_COLUMN: usize = 40;
/// The least width of a type.
pub(super) const TYPE_WIDTH: usize = 7;

impl Printer<'_, '_> {
    pub(super) fn buffer(&mut self, buffer: &EffectBuffer<'_>) -> Result<(), Error> {
        let record = *buffer.record;
        let is_texture = record.flags & layout::EffectBuffer::TEXTURE_BUFFER != 0;
        let (keyword, letter) = if is_texture { ("tbuffer", 't') } else { ("cbuffer", 'b') };
        self.heading(0, keyword, record.name_offset)?;
        if record.bind_point != layout::EffectBuffer::UNBOUND {
            self.comments.format(format_args!(" : register({letter}{})", record.bind_point));
        }
        self.annotations(&buffer.annotations, 0)?;
        self.comments.put("\n{\n");
        self.list(&buffer.variables, Self::variable)?;
        self.comments.put("}\n\n");
        Ok(())
    }

    fn variable(&mut self, variable: &EffectVariable<'_>) -> Result<(), Error> {
        let record = *variable.record;
        let ty = self.effect.effect_type(record.type_offset)?;
        self.comments.spaces(INDENT);
        self.declare(&ty, record.name_offset, TYPE_WIDTH)?;
        self.semantic(record.semantic_offset)?;
        if record.flags & layout::EffectVariable::BOUND != 0 {
            let (vector, component) = (record.start_offset / 16, record.start_offset / 4 % 4);
            let component = ["x", "y", "z", "w"][component as usize];
            self.comments.format(format_args!(" : packoffset(c{vector}.{component})"));
        }
        self.annotations(&variable.annotations, INDENT)?;
        self.numbers(record.default_value_offset, &ty)?;
        self.comments.put(";");
        self.comments.spaces(OFFSET_COLUMN.saturating_sub(self.comments.column()));
        let (offset, size) = (record.start_offset, ty.record.size);
        self.comments.format(format_args!("// Offset: {offset:4}, size: {size:4}\n"));
        Ok(())
    }

    pub(super) fn semantic(&mut self, semantic: StringOffset) -> Result<(), Error> {
        if semantic.0 != 0 {
            self.comments.put(" : ");
            self.text(semantic)?;
        }
        Ok(())
    }

    pub(super) fn interface(&mut self, interface: &EffectInterface<'_>) -> Result<(), Error> {
        let record = *interface.record;
        let ty = self.effect.effect_type(record.type_offset)?;
        self.declare(&ty, record.name_offset, TYPE_WIDTH)?;
        self.annotations(&interface.annotations, 0)?;
        if record.default_value_offset != 0 {
            self.comments.put(" = ");
            let instances = self.effect.instances(record.default_value_offset, ty.count())?;
            self.braces(instances.iter(), |it, instance| it.instance(&instance))?;
        }
        self.comments.put(";\n");
        Ok(())
    }

    /// Prints the name of an instance, and its index in an array.
    pub(super) fn instance(&mut self, instance: &EffectInstance) -> Result<(), Error> {
        self.text(instance.name_offset)?;
        if instance.index != EffectInstance::WHOLE {
            self.comments.format(format_args!("[{}]", instance.index));
        }
        Ok(())
    }
}
