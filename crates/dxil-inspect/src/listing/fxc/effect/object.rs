//! Objects with their initializers.

use dxil_container::layout::EffectAssignment;
use dxil_container::read::{EffectInitializer, EffectObject};
use dxil_container::{Record, Records};

use super::shader::Shader;
use super::variable::TYPE_WIDTH;
use super::{Error, INDENT, Printer};

impl Printer<'_, '_> {
    pub(super) fn object(&mut self, object: &EffectObject<'_>) -> Result<(), Error> {
        let record = *object.record;
        let ty = self.effect.effect_type(record.type_offset)?;
        self.declare(&ty, record.name_offset, TYPE_WIDTH)?;
        self.semantic(record.semantic_offset)?;
        self.annotations(&object.annotations, 0)?;
        match &object.initializer {
            EffectInitializer::None => {}
            EffectInitializer::Strings(strings) => {
                self.comments.put(" = ");
                self.braces(strings.iter(), |it, string| it.quoted(string.offset))?;
            }
            EffectInitializer::Shaders(shaders) => {
                self.shaders(shaders, |it| Shader::of(it.offset))?;
            }
            EffectInitializer::StreamOutShaders(shaders) => {
                self.shaders(shaders, |it| Shader::of_stream_out(&it))?;
            }
            EffectInitializer::Shaders5(shaders) => {
                self.shaders(shaders, |it| Shader::of_shader5(&it))?;
            }
            EffectInitializer::Blocks(blocks) => self.blocks(blocks)?,
        }
        self.comments.put(";\n");
        Ok(())
    }

    /// Prints shaders as the elements of an array, or the only one.
    fn shaders<T: Record>(
        &mut self,
        shaders: &Records<'_, T>,
        shader: impl Fn(T) -> Shader,
    ) -> Result<(), Error> {
        self.comments.put(" = ");
        let is_array = shaders.len() > 1;
        self.comments.put(if is_array { "\n{\n" } else { "" });
        for (index, record) in shaders.iter().enumerate() {
            self.comments.put(if index == 0 { "" } else { ",\n" });
            self.shader_element(&shader(record.into_inner()), is_array)?;
            self.comments.check()?;
        }
        self.comments.put(if is_array { "\n}" } else { "" });
        Ok(())
    }

    /// Prints state blocks as the elements of an array, or the only one.
    fn blocks(&mut self, blocks: &[Records<'_, EffectAssignment>]) -> Result<(), Error> {
        self.comments.put("\n{\n");
        match blocks {
            [block] => self.assignments(block, INDENT)?,
            _ => {
                for (index, block) in blocks.iter().enumerate() {
                    self.comments.put(if index == 0 { "" } else { ",\n" });
                    self.line(INDENT, "{\n");
                    self.assignments(block, 2 * INDENT)?;
                    self.line(INDENT, "}");
                }
                self.comments.put("\n");
            }
        }
        self.comments.put("}");
        Ok(())
    }
}
