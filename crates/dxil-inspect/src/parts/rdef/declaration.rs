//! Buffers as HLSL declares them, with the offsets of variables.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::Error;
use dxil_container::layout::rdef::{
    ShaderBuffer, ShaderBufferType, ShaderVariable, ShaderVariableFlags, ShaderVariableResources,
    VariableClass,
};
use dxil_container::read::ResourceDefinitions;

use crate::budget::Budget;
use crate::document::Section;
use crate::row::{Cell, Row};
use crate::style::Style;
use crate::text::shortened;

use super::type_name::type_name;

/// The maximum nesting of structures to show.
const MAX_DEPTH: usize = 16;
/// The maximum number of lines to show. In a damaged file, types can contain themselves, and variables can share
/// values.
const MAX_LINES: usize = 50_000;

/// Declarations: text, and a comment in a column of its own.
struct Lines<'a> {
    definitions: &'a ResourceDefinitions<'a>,
    lines: Vec<(String, String)>,
    /// The number of lines that may still be shown.
    left: usize,
    budget: &'a mut Budget,
}

/// Adds the declaration of each buffer.
pub(super) fn fill(
    section: &mut Section<'_>,
    definitions: &ResourceDefinitions<'_>,
    budget: &mut Budget,
) -> Result<(), Error> {
    let mut lines = Lines { definitions, lines: Vec::new(), left: MAX_LINES, budget };
    for buffer in definitions.buffers.iter() {
        for variable in definitions.variables(&buffer)?.iter() {
            let resources = definitions.resources(&variable);
            lines.variable(&variable, resources)?;
        }
        section.line(title(definitions, &buffer)?.at(buffer.range()));
        lines.add_to(section);
        let size = Cell::new(format!("// {} bytes", buffer.size), Style::Comment);
        section.line(Row::new([Cell::plain("} "), size]));
    }
    if lines.left == 0 {
        section.line(Row::line("// and more", Style::Comment));
    }
    Ok(())
}

/// The line before the variables of a buffer.
fn title(definitions: &ResourceDefinitions<'_>, buffer: &ShaderBuffer) -> Result<Row, Error> {
    let name = shortened(&definitions.string(buffer.name_offset)?);
    let keyword = match buffer.buffer_type {
        ShaderBufferType::CBuffer => "cbuffer".to_owned(),
        ShaderBufferType::TBuffer => "tbuffer".to_owned(),
        ShaderBufferType::InterfacePointers => "interfaces".to_owned(),
        ShaderBufferType::ResourceBindInfo => "resource bind info for".to_owned(),
        other => format!("buffer of type {other}"),
    };
    let keyword = Cell::plain(format!("{keyword} "));
    Ok(Row::new([keyword, Cell::new(name, Style::Name), Cell::plain(" {")]))
}

impl Lines<'_> {
    /// Moves the lines to the section.
    fn add_to(&mut self, section: &mut Section<'_>) {
        let width = self.lines.iter().map(|(text, _)| text.len()).max().unwrap_or(0);
        for (text, comment) in self.lines.drain(..) {
            let blanks = width - text.len() + 2;
            let mut cells = Vec::from([Cell::plain(format!("  {text}"))]);
            if !comment.is_empty() {
                let comment = Cell::new(format!("// {comment}"), Style::Comment);
                cells.extend([Cell::blanks(blanks), comment]);
            }
            section.line(Row::new(cells));
        }
    }

    /// Declares a variable with its default value.
    fn variable(
        &mut self,
        variable: &ShaderVariable,
        resources: Option<ShaderVariableResources>,
    ) -> Result<(), Error> {
        let name = shortened(&self.definitions.string(variable.name_offset)?);
        let unused = match variable.flags.contains(ShaderVariableFlags::Used) {
            true => "",
            false => " [unused]",
        };
        let registers = resources.map_or(String::new(), registers);
        let comment = format!("size {}{unused}{registers}", variable.size);
        self.declare(variable.type_offset, &name, variable.start_offset, &comment, 0)?;
        if let Some(value) = self.definitions.default_value(variable)? {
            for (index, row) in value.chunks(16).take(self.left).enumerate() {
                let sign = if index == 0 { "=" } else { " " };
                let numbers: Vec<_> = row.chunks(4).map(number).collect();
                self.line(1, &format!("{sign} {}", numbers.join(" ")), "");
            }
        }
        Ok(())
    }

    /// Declares a name of the type at this offset, and its members.
    fn declare(
        &mut self,
        type_offset: u32,
        name: &str,
        start: u32,
        comment: &str,
        depth: usize,
    ) -> Result<(), Error> {
        if self.left == 0 {
            return Ok(());
        }
        let shader_type = self.definitions.shader_type(type_offset)?;
        let record = &shader_type.record;
        let array = match record.element_count {
            0 => String::new(),
            count => format!("[{count}]"),
        };
        let comma = if comment.is_empty() { "" } else { ", " };
        let comment = format!("offset {start:4}{comma}{comment}");
        let type_name = type_name(self.definitions, &shader_type)?;
        let type_name = shortened(type_name.as_ref());
        if record.class != VariableClass::Struct {
            self.line(depth, &format!("{type_name} {name}{array};"), &comment);
            return Ok(());
        }
        self.line(depth, &format!("{type_name} {{"), "");
        for member in shader_type.members.iter().filter(|_| depth < MAX_DEPTH) {
            let name = shortened(&self.definitions.string(member.name_offset)?);
            let start = start.saturating_add(member.start_offset);
            self.declare(member.type_offset, &name, start, "", depth + 1)?;
        }
        self.line(depth, &format!("}} {name}{array};"), &comment);
        Ok(())
    }

    fn line(&mut self, depth: usize, text: &str, comment: &str) {
        self.left = self.left.saturating_sub(1);
        let indent = "  ".repeat(depth);
        if !self.budget.spend(indent.len() + text.len() + comment.len()) {
            self.left = 0;
        }
        self.lines.push((format!("{indent}{text}"), comment.to_owned()));
    }
}

/// The registers of the textures and samplers in a structure.
fn registers(resources: ShaderVariableResources) -> String {
    let register = |noun: &str, letter: char, start: u32, count: u32| match count {
        0 => String::new(),
        1 => format!(", {noun} {letter}{start}"),
        _ => {
            let last = start.saturating_add(count - 1);
            format!(", {noun}s {letter}{start}-{letter}{last}")
        }
    };
    register("texture", 't', resources.start_texture, resources.texture_count)
        + &register("sampler", 's', resources.start_sampler, resources.sampler_count)
}

/// Up to four bytes as a number.
fn number(bytes: &[u8]) -> String {
    let digits = bytes.iter().rev().map(|byte| format!("{byte:02x}"));
    format!("0x{}", digits.collect::<String>())
}
