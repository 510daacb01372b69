//! DXBC programs as instructions, each with its bytes in the file.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write as _;
use core::ops::Range;

use dxbc_code::enumeration::OperandModifier;
use dxbc_code::{Argument, Component, Components, Index, Operand, Program, Statement};
use dxil_container::Value;
use dxil_container::read::{Bytecode, Part};
use dxil_container::tree::{Describe as _, Label, Node};

/// An instruction, a declaration or data, or the error that ends the program.
pub(crate) struct Line {
    /// Its bytes in the file; of an error, those that could not be read.
    pub(crate) range: Range<usize>,
    /// Its text, or the error.
    pub(crate) text: Result<String, dxbc_code::Error>,
}

/// The lines of the program in a part.
pub(crate) fn lines<'a>(part: &Part<'a>) -> impl Iterator<Item = Line> + use<'a> {
    let data = part.data();
    let (bytes, start) = (*data, data.offset());
    let program = Program::parse(bytes);
    let mut failed = program.as_ref().err().cloned();
    let mut statements = program.ok().map(|program| (program, program.statements()));
    core::iter::from_fn(move || {
        if let Some(error) = failed.take() {
            return Some(Line { range: start..start + bytes.len(), text: Err(error) });
        }
        let (program, statements) = statements.as_mut()?;
        let place = |token: usize| start + 4 * token;
        let first = statements.token();
        Some(match statements.next()? {
            Ok(located) => Line {
                range: place(first)..place(statements.token()),
                text: Ok(text(&located.statement)),
            },
            Err(error) => {
                Line { range: place(first)..place(program.token_count()), text: Err(error) }
            }
        })
    })
}

/// The fields of a program's part, with its instructions in the place of its tokens.
pub(crate) fn describe<'a>(part: &Part<'a>, bytecode: &Bytecode<'a>) -> Vec<Node<'a>> {
    let mut nodes = bytecode.describe();
    let Some(place) = nodes.iter().position(|node| node.label == Label::Name("tokens")) else {
        return nodes;
    };
    let mut range = bytecode.tokens.range();
    let (mut instructions, mut unread) = (Vec::new(), None);
    for line in lines(part) {
        match line.text {
            Ok(text) => {
                let value = Value::Text(Cow::Owned(text.into()));
                instructions.push(Node::value("instruction", line.range, value));
            }
            Err(_) => {
                let start = line.range.start.max(range.start);
                let bytes = bytecode.tokens.get(start - range.start..).unwrap_or_default();
                let value = Value::Bytes(Cow::Borrowed(bytes));
                unread = Some(Node::value("unreadable", start..range.end, value));
                range.end = start;
            }
        }
    }
    let instructions = Node::list("instructions", range, instructions);
    nodes.splice(place..=place, [instructions].into_iter().chain(unread));
    nodes
}

/// The text of a statement.
fn text(statement: &Statement) -> String {
    let instruction = match statement {
        Statement::Instruction(instruction) => instruction,
        Statement::CustomData(data) => {
            return format!("customdata {}, {} tokens", data.class, data.data.len());
        }
    };
    let mut text = instruction.opcode.mnemonic().to_string();
    for (index, argument) in instruction.arguments.iter().enumerate() {
        text += if index == 0 { " " } else { ", " };
        // Writing to a string cannot fail.
        let _ = match argument {
            Argument::Operand(it) => write!(text, "{}", operand(it)),
            Argument::Token(token) => write!(text, "{token}"),
            Argument::Tokens(tokens) => write!(text, "{tokens:?}"),
        };
    }
    text
}

/// The text of an operand, such as `-cb0[r1.x + 2].xyzw`.
fn operand(operand: &Operand) -> String {
    let mut text = operand.ty.text().to_string();
    for (place, index) in operand.indices.iter().enumerate() {
        let _ = match (place, index, index.relative()) {
            (0, Index::Immediate32(number), _) => write!(text, "{number}"),
            (_, Index::Immediate32PlusRelative(number, _), Some(it)) => {
                write!(text, "[{} + {number}]", self::operand(it))
            }
            (_, Index::Immediate64PlusRelative(number, _), Some(it)) => {
                write!(text, "[{} + {number}]", self::operand(it))
            }
            (_, _, Some(it)) => write!(text, "[{}]", self::operand(it)),
            (_, _, None) => write!(text, "[{}]", index.immediate().unwrap_or_default()),
        };
    }
    if !operand.immediate.is_empty() {
        let values = operand.immediate.iter().map(|value| format!("{value:#x}"));
        let _ = write!(text, "({})", values.collect::<Vec<_>>().join(", "));
    }
    text += &components(operand.components);
    match operand.extended.map(|it| it.modifier) {
        Some(OperandModifier::Neg) => format!("-{text}"),
        Some(OperandModifier::Abs) => format!("|{text}|"),
        Some(OperandModifier::AbsNeg) => format!("-|{text}|"),
        _ => text,
    }
}

/// The components of an operand, after a dot.
fn components(components: Components) -> String {
    const ALL: [Component; 4] = [Component::X, Component::Y, Component::Z, Component::W];
    let letter = |component: &Component| match component {
        Component::X => 'x',
        Component::Y => 'y',
        Component::Z => 'z',
        Component::W => 'w',
    };
    let letters: String = match components {
        Components::None | Components::One | Components::Mask(0) => return String::new(),
        Components::Mask(mask) => {
            let set = ALL.iter().zip(0..).filter(|(_, bit)| mask >> bit & 1 != 0);
            set.map(|(component, _)| letter(component)).collect()
        }
        Components::Swizzle(all) => all.iter().map(letter).collect(),
        Components::Select(component) => letter(&component).into(),
    };
    format!(".{letters}")
}
