//! Buffers, as declarations of variables with offsets.

use alloc::format;
use alloc::string::String;

use bstr::BStr;
use dxil_container::layout::rdef::{
    ShaderBufferType, ShaderVariable, ShaderVariableFlags, ShaderVariableResources, VariableClass,
};
use dxil_container::read::ResourceDefinitions;

use super::{Comments, Error};
use crate::parts::rdef;

/// The column of offsets.
const OFFSET_COLUMN: usize = 40;
/// The columns by which fields are indented in their struct.
const INDENT: usize = 4;
/// The offset of an interface that is a variable of an effect: the buffer does not have it.
const NO_OFFSET: u32 = u32::MAX;
/// The maximum nesting of structs.
const MAX_DEPTH: usize = 128;

/// Prints the buffers, if there is one.
pub(super) fn print(
    comments: &mut Comments,
    definitions: &ResourceDefinitions<'_>,
) -> Result<(), Error> {
    if definitions.buffers.is_empty() {
        return Ok(());
    }
    comments.lines(["", " Buffer Definitions: ", ""]);
    let mut printer = Printer { comments, definitions, is_blank_due: false };
    for buffer in definitions.buffers.iter() {
        let keyword = match buffer.buffer_type {
            ShaderBufferType::CBuffer => "cbuffer",
            ShaderBufferType::TBuffer => "tbuffer",
            ShaderBufferType::InterfacePointers => "interfaces",
            ShaderBufferType::ResourceBindInfo => "Resource bind info for",
            _ => "unknown",
        };
        printer.comments.format(format_args!("// {keyword} "));
        printer.comments.put(definitions.string(buffer.name_offset)?.into_inner());
        printer.comments.put("\n");
        printer.comments.lines([" {", ""]);
        printer.is_blank_due = false;
        for (index, variable) in definitions.variables(&buffer)?.iter().enumerate() {
            printer.variable(&variable, definitions.resources(&variable), index == 0)?;
        }
        printer.comments.lines(["", " }", ""]);
    }
    Ok(())
}

struct Printer<'p, 'a> {
    comments: &'p mut Comments,
    definitions: &'p ResourceDefinitions<'a>,
    /// Whether a struct has begun without a field since: FXC leaves a line blank before what comes next, which after an
    /// empty struct is what follows it.
    is_blank_due: bool,
}

/// The place of a variable or of a field.
#[derive(Clone, Copy)]
struct Place {
    /// The columns before it.
    indent: usize,
    /// The offset in the buffer, in bytes.
    offset: u32,
    /// Whether it is the first of its struct or buffer.
    is_first: bool,
}

impl Printer<'_, '_> {
    fn variable(
        &mut self,
        variable: &ShaderVariable,
        resources: Option<ShaderVariableResources>,
        is_first: bool,
    ) -> Result<(), Error> {
        let name = self.definitions.string(variable.name_offset)?.into_inner();
        let place = Place { indent: 3, offset: variable.start_offset, is_first };
        self.declare(variable.type_offset, name, place)?;
        let is_used = variable.flags.contains(ShaderVariableFlags::Used);
        let unused = if is_used { "" } else { " [unused]" };
        match variable.start_offset {
            NO_OFFSET => self.comments.format(format_args!(" Size:   N/A{unused}\n")),
            _ => self.comments.format(format_args!(" Size: {:5}{unused}\n", variable.size)),
        }
        if let Some(resources) = resources {
            self.resources(resources);
        }
        if let Some(value) = self.definitions.default_value(variable)? {
            for (index, row) in value.chunks(16).enumerate() {
                self.comments.put(if index == 0 { "//      = " } else { "//        " });
                for number in row.chunks_exact(4).filter_map(|number| number.first_chunk()) {
                    self.comments.format(format_args!("0x{:08x} ", u32::from_le_bytes(*number)));
                }
                self.comments.put("\n");
                self.comments.check()?;
            }
        }
        Ok(())
    }

    /// Prints the registers of textures and samplers in a variable.
    fn resources(&mut self, resources: ShaderVariableResources) {
        let registers = |noun: &str, letter: char, start: u32, count: u32, width: usize| {
            let last = start.wrapping_add(count.wrapping_sub(1));
            let (plural, last) = match count {
                0 => return None,
                1 => (":", String::new()),
                _ => ("s:", format!("-{letter}{last}")),
            };
            let label = format!("{noun}{plural}");
            Some(format!("{label:width$} {letter}{start}{last}"))
        };
        let ShaderVariableResources { start_texture, texture_count, start_sampler, sampler_count } =
            resources;
        let textures = registers("Texture", 't', start_texture, texture_count, 10);
        let samplers = registers("Sampler", 's', start_sampler, sampler_count, 0);
        let both = if textures.is_some() && samplers.is_some() { ", " } else { "" };
        if textures.is_some() || samplers.is_some() {
            // FXC does not begin a comment before the column.
            self.comments.spaces(OFFSET_COLUMN);
            let [textures, samplers] = [textures, samplers].map(Option::unwrap_or_default);
            self.comments.format(format_args!("// {textures}{both}{samplers}\n"));
        }
    }

    /// Prints a declaration and its offset, without the end of the line.
    fn declare(&mut self, type_offset: u32, name: &BStr, place: Place) -> Result<(), Error> {
        self.comments.check()?;
        let Place { indent, offset, is_first } = place;
        if indent > MAX_DEPTH * INDENT {
            return Err(Error::TooDeep);
        }
        let shader_type = self.definitions.shader_type(type_offset)?;
        let type_name = rdef::type_name(self.definitions, &shader_type)?;
        let mut width = 0;
        if shader_type.class == VariableClass::Struct {
            self.is_blank_due |= !is_first;
            self.blank_if_due(indent);
            self.line(indent, &type_name);
            self.line(indent, "{");
            self.is_blank_due = true;
            for (index, member) in shader_type.members.iter().enumerate() {
                let name = self.definitions.string(member.name_offset)?.into_inner();
                let offset = offset.wrapping_add(member.start_offset);
                let place = Place { indent: indent + INDENT, offset, is_first: index == 0 };
                self.declare(member.type_offset, name, place)?;
                self.comments.put("\n");
            }
            self.comments.blank();
            width += self.put_indented(indent, "} ");
        } else {
            self.blank_if_due(indent);
            width += self.put_indented(indent, &type_name);
            width += self.put(" ");
        }
        width += self.put(name);
        if shader_type.element_count > 1 {
            width += self.put(format!("[{}]", shader_type.element_count));
        }
        width += self.put(";");
        self.comments.spaces(OFFSET_COLUMN.saturating_sub(width));
        match offset {
            NO_OFFSET => self.comments.put("// Offset:  N/A"),
            _ => self.comments.format(format_args!("// Offset: {offset:4}")),
        }
        Ok(())
    }

    /// Leaves the line blank that is due.
    fn blank_if_due(&mut self, indent: usize) {
        if core::mem::take(&mut self.is_blank_due) {
            self.line(indent, "");
        }
    }

    fn line(&mut self, indent: usize, text: impl AsRef<[u8]>) {
        self.put_indented(indent, text);
        self.comments.put("\n");
    }

    /// Starts a line with text, and returns the columns it takes.
    fn put_indented(&mut self, indent: usize, text: impl AsRef<[u8]>) -> usize {
        self.comments.put("//");
        self.comments.spaces(indent);
        indent + 2 + self.put(text)
    }

    /// Prints text, and returns the columns it takes.
    fn put(&mut self, text: impl AsRef<[u8]>) -> usize {
        self.comments.put(&text);
        text.as_ref().len()
    }
}
