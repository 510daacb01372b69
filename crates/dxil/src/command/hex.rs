//! `dxil hex`: bytes beside the fields that they hold.

use std::fmt::Write;
use std::ops::Range;

use dxil_container::tree::{self, Content, Describe, Node};
use dxil_container::{Container, Value};

use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind};
use crate::page::Page;
use crate::selector::{Selector, selected};
use crate::show;
use crate::text::{FAINT, NAME};
use crate::ui::Ui;

/// Show bytes beside the fields that they hold.
///
/// Columns: the offset in the file, the bytes, the field, its value. Fields of more than 8 bytes
/// have their bytes below them.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil hex --part PSV0 shader.dxil
  dxil hex shader.dxil | less -R")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Only this part; may be given several times.
    #[arg(short, long = "part", value_name = "NAME")]
    parts: Vec<Selector>,
}

/// A field and its bytes.
struct Line<'a> {
    range: Range<usize>,
    path: String,
    value: Value<'a>,
}

/// Bytes that stand in the line of their field.
const SHORT: usize = 8;
/// Bytes of a longer field in one line.
const LONG: usize = 16;

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container)?;
        let single = sources.single;
        ui.for_each(sources, |ui, source, bytes| {
            let container = ui.open(bytes)?;
            let mut errors = Errors::default();
            let lines = self.lines(&container, &mut errors)?;
            let mut out = Page::new(container.limit());
            print(&mut out, bytes, &lines);
            out.failure().into_iter().for_each(|failure| errors.fail(failure));
            ui.page((!single).then_some(source), out.as_str())?;
            errors.result()
        })
    }

    /// The wanted fields in the order in which they lie.
    fn lines<'a>(&self, container: &Container<'a>, errors: &mut Errors) -> Result<Vec<Line<'a>>> {
        let mut lines = Vec::new();
        if self.parts.is_empty() {
            container.describe().into_iter().for_each(|node| collect(&mut lines, "header", node));
            for gap in container.gaps() {
                let value = Value::Bytes(container.bytes()[gap.clone()].into());
                lines.push(Line { range: gap, path: "gap".to_owned(), value });
            }
            errors.extend(container.errors());
        }
        for (name, part) in selected(container, &self.parts)? {
            if self.parts.is_empty() {
                let header = tree::fields(&part.header()).into_iter();
                header.for_each(|node| collect(&mut lines, &format!("{name}.part_header"), node));
            }
            let fields = match part.view() {
                Ok(view) => view.describe(),
                Err(error) => {
                    errors.fail(error.into());
                    vec![Node::bytes("bytes", &part.data())]
                }
            };
            fields.into_iter().for_each(|node| collect(&mut lines, &name, node));
        }
        lines.sort_by_key(|line| line.range.start);
        Ok(lines)
    }
}

/// Adds a line for each value beneath a node.
fn collect<'a>(lines: &mut Vec<Line<'a>>, path: &str, node: Node<'a>) {
    let path = show::path(path, node.label);
    match node.content {
        Content::Value(value) => lines.push(Line { range: node.range, path, value }),
        Content::Group(children) | Content::List(children) => {
            children.into_iter().for_each(|child| collect(lines, &path, child));
        }
    }
}

/// Appends the lines, columns aligned.
fn print(out: &mut Page, bytes: &[u8], lines: &[Line<'_>]) {
    let digits = format!("{:x}", bytes.len()).len().max(4);
    let width = lines.iter().map(|line| line.path.len()).max().unwrap_or(0);
    for line in lines {
        if out.is_full() {
            return;
        }
        let Line { range, path, .. } = line;
        let value = show::value(&line.value);
        let field = bytes.get(range.clone()).unwrap_or_default();
        let short = if field.len() <= SHORT { field } else { &[] };
        let _ = writeln!(
            out,
            "{FAINT}{offset:0digits$x}{FAINT:#}  {hex:hex_width$}  {NAME}{path}{NAME:#}{:pad$}  {value}",
            "",
            offset = range.start,
            hex = hex(short),
            hex_width = 3 * SHORT - 1,
            pad = width - path.len(),
        );
        if short.len() == field.len() {
            continue;
        }
        for (row, offset) in field.chunks(LONG).zip((range.start..).step_by(LONG)) {
            if out.is_full() {
                return;
            }
            let text: String = row.iter().map(|byte| character(*byte)).collect();
            let hex = hex(row);
            let hex_width = 3 * LONG - 1;
            let _ = writeln!(
                out,
                "{FAINT}{offset:0digits$x}{FAINT:#}  {hex:hex_width$}  {FAINT}{text}{FAINT:#}"
            );
        }
    }
}

/// Bytes in hexadecimal, with blanks between them.
fn hex(bytes: &[u8]) -> String {
    let digit = |number: u8| char::from_digit(number.into(), 16).unwrap_or_default();
    let mut hex = String::with_capacity(3 * bytes.len());
    for byte in bytes {
        if !hex.is_empty() {
            hex.push(' ');
        }
        hex.extend([digit(byte >> 4), digit(byte & 15)]);
    }
    hex
}

/// The character of a byte, or a dot.
fn character(byte: u8) -> char {
    if byte.is_ascii_graphic() || byte == b' ' { byte.into() } else { '.' }
}
