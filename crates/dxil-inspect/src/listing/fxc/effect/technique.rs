//! Groups, techniques and passes.

use dxil_container::layout::EffectVersion;
use dxil_container::read::{EffectGroup, EffectPass, EffectTechnique};

use super::{Error, INDENT, Printer};

impl Printer<'_, '_> {
    pub(super) fn group(&mut self, group: &EffectGroup<'_>) -> Result<(), Error> {
        self.heading(0, "fxgroup", group.record.name_offset)?;
        self.annotations(&group.annotations, 0)?;
        self.comments.put("\n{\n");
        let count = group.techniques.len();
        if count != 0 {
            self.line(INDENT, "//\n");
            self.comments.spaces(INDENT);
            self.comments.line(format_args!(" {count} technique(s)"));
            self.line(INDENT, "//\n");
        }
        self.list(&group.techniques, |it, technique| it.technique(technique, INDENT))?;
        self.comments.put("}\n\n");
        Ok(())
    }

    pub(super) fn technique(
        &mut self,
        technique: &EffectTechnique<'_>,
        indent: usize,
    ) -> Result<(), Error> {
        let is_11 = self.effect.header.version == EffectVersion::Fx5_0;
        let keyword = if is_11 { "technique11" } else { "technique10" };
        self.heading(indent, keyword, technique.record.name_offset)?;
        self.annotations(&technique.annotations, indent)?;
        self.comments.put("\n");
        self.line(indent, "{\n");
        self.list(&technique.passes, |it, pass| it.pass(pass, indent + INDENT))?;
        self.line(indent, "}\n\n");
        Ok(())
    }

    fn pass(&mut self, pass: &EffectPass<'_>, indent: usize) -> Result<(), Error> {
        self.heading(indent, "pass", pass.record.name_offset)?;
        self.annotations(&pass.annotations, indent)?;
        self.comments.put("\n");
        self.line(indent, "{\n");
        self.assignments(&pass.assignments, indent + INDENT)?;
        self.line(indent, "}\n\n");
        Ok(())
    }
}
