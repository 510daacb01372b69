//! Effects: buffers, objects and techniques, in the language of their source.

mod expression;
mod object;
mod shader;
mod state;
mod technique;
mod value;
mod variable;

use alloc::collections::BTreeMap;

use bstr::{BStr, BString};
use dxil_container::At;
use dxil_container::layout::{EffectVersion, StringOffset};
use dxil_container::read::{Effect, EffectAnnotation, EffectType};

use super::{Comments, Error, FxcOptions};
use crate::budget::Budget;

/// The columns by which what is inside something is indented.
const INDENT: usize = 4;

/// Prints an effect.
pub(super) fn print(
    comments: &mut Comments,
    effect: Effect<'_>,
    options: FxcOptions,
) -> Result<(), Error> {
    let work = Budget::new(comments.limit());
    let mut printer = Printer { comments, effect, options, listings: BTreeMap::new(), work };
    printer.effect()?;
    printer.comments.check()
}

/// Prints an effect. `indent` is the number of spaces before a line.
struct Printer<'p, 'a> {
    comments: &'p mut Comments,
    effect: Effect<'a>,
    options: FxcOptions,
    /// The listings of shaders, by the shader's offset.
    listings: BTreeMap<u32, BString>,
    /// The bytes of values, expressions and shaders that may still be read: many references can lead to the same bytes, and
    /// little of each may be printed.
    work: Budget,
}

impl<'a> Printer<'_, 'a> {
    fn effect(&mut self) -> Result<(), Error> {
        let contents = self.effect.contents()?;
        let header = *self.effect.header;
        self.comments.blank();
        let version = header.version.name().unwrap_or("unknown");
        self.comments.line(format_args!(" FX Version: {version}"));
        if header.version != EffectVersion::Fx5_0 {
            let shared = [
                header.shared_buffer_count,
                header.shared_numeric_variable_count,
                header.shared_object_variable_count,
            ];
            let is_child = shared != [0; 3];
            self.comments.line(format_args!(" Child effect (requires effect pool): {is_child}"));
        }
        self.section(contents.buffers.len(), "local buffer(s)");
        self.list(&contents.buffers, Self::buffer)?;
        self.section(contents.objects.len(), "local object(s)");
        self.list(&contents.objects, Self::object)?;
        self.end_section(contents.objects.len());
        self.section(contents.interfaces.len(), "local interface(s)");
        self.list(&contents.interfaces, Self::interface)?;
        self.end_section(contents.interfaces.len());
        self.section(contents.shared_buffers.len(), "shared buffer(s)");
        self.list(&contents.shared_buffers, Self::buffer)?;
        self.section(contents.shared_objects.len(), "shared object(s)");
        self.list(&contents.shared_objects, Self::object)?;
        self.end_section(contents.shared_objects.len());
        self.section(contents.groups.len(), "groups(s)");
        self.list(&contents.groups, Self::group)?;
        self.section(contents.techniques.len(), "technique(s)");
        self.list(&contents.techniques, |it, technique| it.technique(technique, 0))
    }

    /// Prints the number of things that follow, if there are some.
    fn section(&mut self, count: usize, things: &str) {
        if count != 0 {
            self.comments.blank();
            self.comments.line(format_args!(" {count} {things}"));
            self.comments.blank();
        }
    }

    fn end_section(&mut self, count: usize) {
        if count != 0 {
            self.comments.put("\n");
        }
    }

    fn list<T>(
        &mut self,
        list: &[T],
        mut print: impl FnMut(&mut Self, &T) -> Result<(), Error>,
    ) -> Result<(), Error> {
        list.iter().try_for_each(|item| {
            print(self, item)?;
            self.comments.check()
        })
    }

    /// Counts bytes that are about to be read for one of several references to them.
    fn charge(&mut self, bytes: &[u8]) -> Result<(), Error> {
        if self.work.spend(bytes.len()) {
            return Ok(());
        }
        Err(Error::TooMuchWork { limit: self.comments.limit() })
    }

    fn string(&self, offset: StringOffset) -> Result<&'a BStr, Error> {
        Ok(self.effect.string(offset).map(At::into_inner)?)
    }

    /// Prints a text of the data.
    fn text(&mut self, offset: StringOffset) -> Result<(), Error> {
        let text = self.string(offset)?;
        self.comments.put(text);
        Ok(())
    }

    /// Starts a line.
    fn line(&mut self, indent: usize, text: &str) {
        self.comments.spaces(indent);
        self.comments.put(text);
    }

    /// Prints a keyword, and a name after it if there is one.
    fn heading(&mut self, indent: usize, word: &str, name: StringOffset) -> Result<(), Error> {
        self.line(indent, word);
        let name = self.string(name)?;
        if !name.is_empty() {
            self.comments.put(" ");
            self.comments.put(name);
        }
        Ok(())
    }

    /// Prints a type and a name with the number of elements.
    fn declare(
        &mut self,
        ty: &EffectType<'_>,
        name: StringOffset,
        type_width: usize,
    ) -> Result<(), Error> {
        let type_name = self.string(ty.record.name_offset)?;
        self.comments.left(type_name, type_width);
        self.comments.put(" ");
        self.text(name)?;
        if ty.record.element_count > 1 {
            self.comments.format(format_args!("[{}]", ty.record.element_count));
        }
        Ok(())
    }

    /// Prints annotations, which begin a line of their own, up to the sign that ends them.
    fn annotations(
        &mut self,
        annotations: &[EffectAnnotation<'_>],
        indent: usize,
    ) -> Result<(), Error> {
        if annotations.is_empty() {
            return Ok(());
        }
        self.comments.put("\n");
        self.line(indent, "<\n");
        self.list(annotations, |it, annotation| {
            let ty = it.effect.effect_type(annotation.record.type_offset)?;
            it.comments.spaces(indent + INDENT);
            it.declare(&ty, annotation.record.name_offset, 0)?;
            it.annotation_value(annotation, &ty)?;
            it.comments.put(";\n");
            Ok(())
        })?;
        self.line(indent, ">");
        Ok(())
    }

    /// Prints a list of an array in braces, or the only item of something else.
    fn braces<T>(
        &mut self,
        items: impl ExactSizeIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let is_array = items.len() > 1;
        self.comments.put(if is_array { "{ " } else { "" });
        self.separated(items, &mut print)?;
        self.comments.put(if is_array { " }" } else { "" });
        Ok(())
    }

    /// Prints items with commas between them.
    fn separated<T>(
        &mut self,
        items: impl Iterator<Item = T>,
        print: &mut impl FnMut(&mut Self, T) -> Result<(), Error>,
    ) -> Result<(), Error> {
        for (index, item) in items.enumerate() {
            self.comments.put(if index == 0 { "" } else { ", " });
            print(self, item)?;
            self.comments.check()?;
        }
        Ok(())
    }
}
