//! Reads nodes of debug information: `!DIFile(filename: "a.hlsl", directory: "")`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BStr;
use dxil_ir::metadata::modern::{Enumerator, Subprogram};
use dxil_ir::metadata::{
    Field, FieldSource, Form, ModernNode, NodeKind, Presence, Reference, TextClass, TextField,
};
use dxil_ir::{Dialect, Module, Operands};

use super::failure::{Failure, Result};
use super::token::{Kind, Token};
use super::{Reader, enumerator};
use crate::declaration_flags::Flags;
use crate::dwarf;

/// The fields of `GenericDINode`, of which the last one is read apart.
const GENERIC: TextClass = TextClass {
    name: "GenericDINode",
    code: 0,
    fields: &[
        generic_field("tag", 0, Form::Tag, Presence::Required),
        generic_field("header", 1, Form::Text, Presence::Optional(0)),
        generic_field("operands", 2, Form::Node, Presence::Optional(0)),
    ],
};

const fn generic_field(
    keyword: &'static str,
    index: usize,
    form: Form,
    presence: Presence,
) -> TextField {
    TextField { keyword, index, form, omitted: None, presence, max: 0xffff }
}

/// The fields that a text gives to a node, by their indices, with their places.
pub(super) type Given = Vec<Option<(Field, Range<usize>)>>;

impl Reader<'_> {
    /// Reads a node of a class: `!DIFile(filename: "a.hlsl", directory: "")`.
    pub(super) fn class_node(&mut self) -> Result<NodeKind> {
        let name = self.cursor.bump();
        match name.text {
            b"DIExpression" => return self.expression(),
            b"GenericDINode" => return self.generic_node(),
            _ => {}
        }
        let is_named = |class: &&TextClass| class.name.as_bytes() == name.text;
        if let Some(class) = ModernNode::TEXT_CLASSES.iter().find(is_named) {
            if self.is_modern() {
                return self.modern_node(class, &name);
            }
        }
        let Some(class) = NodeKind::TEXT_CLASSES.iter().find(is_named) else {
            return Err(unknown_class(&name));
        };
        let given = self.fields(class, &[], |this, field| this.field(class, field))?;
        let mut source = Source { given, next: 0, place: name.start..name.end };
        let kind = NodeKind::from_fields(class.code, &mut source)?;
        kind.ok_or_else(|| unknown_class(&name))
    }

    /// Reads a node of a class that only modern LLVM has, or has with these fields.
    fn modern_node(&mut self, class: &TextClass, name: &Token<'_>) -> Result<NodeKind> {
        let older = if class.name == Subprogram::TEXT_NAME { OLDER_FIELDS } else { &[] };
        let mut given = self.fields(class, older, |this, field| this.field(class, field))?;
        let older = given.split_off(class.fields.len());
        let flags = class.fields.iter().find(|field| field.form == Form::SubprogramFlags);
        if let Some(flags) = flags.filter(|_| !older.is_empty()) {
            if let Some(slot @ None) = given.get_mut(flags.index) {
                *slot = Some((Field::Number(older_flags(&older)), name.start..name.end));
            }
        }
        if class.name == Enumerator::TEXT_NAME {
            enumerator::take_unsigned(&mut given)?;
        }
        let mut source = Source { given, next: 0, place: name.start..name.end };
        let kind = ModernNode::from_fields(class.code, &mut source)?;
        kind.map(ModernNode::into_kind).ok_or_else(|| unknown_class(name))
    }

    fn generic_node(&mut self) -> Result<NodeKind> {
        let mut list = Operands::default();
        let given = self.fields(&GENERIC, &[], |this, field| match field.index {
            2 => {
                list = this.references()?;
                Ok(Field::Reference(None))
            }
            _ => this.field(&GENERIC, field),
        })?;
        let mut fields = given.iter().map(|field| field.as_ref().map(|(field, _)| *field));
        let tag = match fields.next() {
            Some(Some(Field::Number(tag))) => tag as u16,
            _ => 0,
        };
        let header = match fields.next() {
            Some(Some(Field::Reference(header))) => header,
            _ => None,
        };
        let operands = core::iter::once(header).chain(list.iter().copied()).collect();
        Ok(NodeKind::Generic { tag, operands })
    }

    /// Reads the fields of a class in any order, in parentheses, each with `read`. Those that older texts have
    /// in place of others follow them.
    fn fields(
        &mut self,
        class: &TextClass,
        older: &[TextField],
        mut read: impl FnMut(&mut Self, &TextField) -> Result<Field>,
    ) -> Result<Given> {
        self.cursor.expect(Kind::OpenParenthesis)?;
        let mut given: Given = Vec::new();
        given.resize(class.fields.len().saturating_add(older.len()), None);
        let mut closed = self.cursor.eat(Kind::CloseParenthesis);
        while !closed {
            let label = self.cursor.peek();
            if label.kind != Kind::Label {
                return Err(self.cursor.expected("a field, such as `line: 1`"));
            }
            self.cursor.bump();
            let mut fields = class.fields.iter().chain(older);
            let field = fields.find(|field| field.keyword.as_bytes() == label.text);
            let field = field.ok_or_else(|| unknown_field(class, &label))?;
            let Some(slot) = given.get_mut(field.index) else { continue };
            if let Some((_, first)) = slot {
                let message = format!("the field `{}` is given twice", field.keyword);
                return Err(Failure::at(&label, message).note(first.clone(), "the first value"));
            }
            *slot = Some((read(self, field)?, label.start..label.end));
            closed = self.cursor.eat(Kind::CloseParenthesis);
            if !closed && !self.cursor.eat(Kind::Comma) {
                return Err(self.cursor.expected("`,` or `)`"));
            }
        }
        add_missing(class, &mut given, self.cursor.last_end())?;
        Ok(given)
    }

    /// Reads the value of a field.
    fn field(&mut self, class: &TextClass, field: &TextField) -> Result<Field> {
        let value = self.cursor.peek();
        let read = match field.form {
            Form::Text => self.string().map(Field::Reference),
            Form::Node => self.reference().map(Field::Reference),
            Form::Constant => {
                let constant = self.typed_constant()?;
                Ok(Field::Reference(Some(self.module.metadata.constant(constant))))
            }
            Form::Bool => self.bool().map(Field::Number),
            Form::Signed => self.signed(i64::MIN).map(Field::Signed),
            Form::Enumerator => self.enumerator(),
            Form::Count => self.signed(-1).map(|number| Field::Number(number as u64)),
            Form::Flags | Form::SubprogramFlags => self.flags(field).map(Field::Number),
            Form::Bound => self.bound().map(Field::Reference),
            Form::Number | Form::Parameter => {
                self.unsigned("a number without a sign", field.max).map(Field::Number)
            }
            Form::Tag
            | Form::Encoding
            | Form::Language
            | Form::LanguageName
            | Form::Convention
            | Form::EmissionKind
            | Form::NameTableKind
            | Form::ChecksumKind
            | Form::Virtuality => self.named_number(field).map(Field::Number),
        }?;
        if field.presence == Presence::NotNull && read == Field::Reference(None) {
            let message = format!("the field `{}` of `{}` is empty", field.keyword, class.name);
            return Err(Failure::at(&value, message).help("give it a value"));
        }
        Ok(read)
    }

    /// Reads a string; an empty one is null.
    fn string(&mut self) -> Result<Reference> {
        let text = self.cursor.expect(Kind::String)?.bytes();
        if text.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.module.metadata.string(text)))
    }

    fn bool(&mut self) -> Result<u64> {
        if self.cursor.eat_word("true") {
            return Ok(1);
        }
        match self.cursor.eat_word("false") {
            true => Ok(0),
            false => Err(self.cursor.expected("`true` or `false`")),
        }
    }

    /// Reads a number up to a limit.
    fn unsigned(&mut self, what: &str, max: u64) -> Result<u64> {
        let token = self.cursor.peek();
        if !is_unsigned(&token) {
            return Err(self.cursor.expected(what));
        }
        self.cursor.bump();
        let number = token.wide_number().filter(|&number| number <= max);
        number.ok_or_else(|| Failure::at(&token, format!("the number is not one of 0 to {max}")))
    }

    /// Reads a number from a limit on.
    pub(super) fn signed(&mut self, min: i64) -> Result<i64> {
        let token = self.cursor.expect_number()?;
        let number = match token.kind {
            Kind::Integer => core::str::from_utf8(token.text).ok().and_then(|it| it.parse().ok()),
            _ => token.wide_number().and_then(|number| i64::try_from(number).ok()),
        };
        number.filter(|&number| number >= min).ok_or_else(|| {
            let max = i64::MAX;
            Failure::at(&token, format!("the number is not one of {min} to {max}"))
        })
    }

    /// Reads a number that DWARF has a name for: the name or the number.
    fn named_number(&mut self, field: &TextField) -> Result<u64> {
        let (what, example) = match field.form {
            Form::Tag => ("a DWARF tag", "DW_TAG_member"),
            Form::Encoding => ("a DWARF encoding", "DW_ATE_float"),
            Form::Language => ("a DWARF language", "DW_LANG_C_plus_plus"),
            Form::LanguageName => ("a DWARF language", "DW_LNAME_C_plus_plus"),
            Form::Convention => ("a DWARF calling convention", "DW_CC_normal"),
            Form::EmissionKind => ("an extent of debug information", "FullDebug"),
            Form::NameTableKind => ("a kind of a table of names", "None"),
            Form::ChecksumKind => ("a kind of checksum", "CSK_MD5"),
            _ => ("a DWARF virtuality", "DW_VIRTUALITY_virtual"),
        };
        let token = self.cursor.peek();
        if token.kind != Kind::Word {
            return self.unsigned(&format!("{what}, such as `{example}`"), field.max);
        }
        self.cursor.bump();
        let number =
            dwarf::number(field.form, token.text, self.module.types.dialect()).map(u64::from);
        number.ok_or_else(|| unknown_name(&token, what, example))
    }

    /// Reads flags: `DIFlagPrivate | DIFlagVirtual`.
    fn flags(&mut self, field: &TextField) -> Result<u64> {
        let names = Flags::of(field.form, self.module.types.dialect());
        let mut flags = 0;
        loop {
            let token = self.cursor.peek();
            flags |= match token.kind {
                Kind::Word => {
                    self.cursor.bump();
                    let number = names.number(token.text).map(u64::from);
                    number.ok_or_else(|| unknown_name(&token, "a flag", names.example))?
                }
                _ => self.unsigned(&format!("a flag, such as `{}`", names.example), field.max)?,
            };
            if !self.cursor.eat(Kind::Bar) {
                return Ok(flags);
            }
        }
    }

    /// Reads a number, which stands for a constant, or other metadata.
    fn bound(&mut self) -> Result<Reference> {
        if self.cursor.kind() != Kind::Integer {
            return self.reference();
        }
        let number = self.signed(i64::MIN)?;
        let Module { types, constants, metadata, .. } = &mut self.module;
        let ty = types.integer(64);
        Ok(Some(metadata.constant(constants.integer(types, ty, number as u64))))
    }

    /// Reads the operations of an expression: `(DW_OP_plus, 4)`.
    fn expression(&mut self) -> Result<NodeKind> {
        self.cursor.expect(Kind::OpenParenthesis)?;
        let mut elements = Vec::new();
        let mut closed = self.cursor.eat(Kind::CloseParenthesis);
        while !closed {
            let token = self.cursor.peek();
            elements.push(match token.kind {
                Kind::Word => {
                    self.cursor.bump();
                    let dialect = self.module.types.dialect();
                    let encoding =
                        dwarf::number(Form::Encoding, token.text, dialect).map(u64::from);
                    let encoding = encoding.filter(|_| dialect == Dialect::Modern);
                    let number = encoding.or_else(|| dwarf::operation_number(token.text, dialect));
                    number.ok_or_else(|| unknown_name(&token, "an operation", "DW_OP_deref"))?
                }
                _ => self.unsigned("an operation, such as `DW_OP_deref`, or a number", u64::MAX)?,
            });
            closed = self.cursor.eat(Kind::CloseParenthesis);
            if !closed && !self.cursor.eat(Kind::Comma) {
                return Err(self.cursor.expected("`,` or `)`"));
            }
        }
        Ok(NodeKind::Expression(elements.into()))
    }
}

/// Gives the fields that the text leaves out their values, or fails. The text of the node ends at `end`.
fn add_missing(class: &TextClass, given: &mut Given, end: usize) -> Result<()> {
    for field in class.fields {
        let Some(slot @ None) = given.get_mut(field.index) else { continue };
        match field.presence {
            // The kind of the field decides the form of zero.
            Presence::Optional(0) => {}
            Presence::Optional(number) => *slot = Some((Field::Number(number), end..end)),
            Presence::Required | Presence::NotNull => {
                let message = format!("`{}` lacks the field `{}`", class.name, field.keyword);
                let help = format!("add `{}: …`", field.keyword);
                return Err(Failure::new(end.saturating_sub(1)..end, message).help(help));
            }
        }
    }
    Ok(())
}

/// The fields of functions in older texts, in place of `spFlags`.
const OLDER_FIELDS: &[TextField] = &[
    older_field("isLocal", 0, Form::Bool),
    older_field("isDefinition", 1, Form::Bool),
    older_field("isOptimized", 2, Form::Bool),
    older_field("isMainSubprogram", 3, Form::Bool),
    older_field("virtuality", 4, Form::Virtuality),
];

const fn older_field(keyword: &'static str, number: usize, form: Form) -> TextField {
    let index = Subprogram::TEXT.len().saturating_add(number);
    TextField { keyword, index, form, omitted: None, presence: Presence::Optional(0), max: 2 }
}

/// The flags of a function of which a text gives these older fields. It is a definition by default.
fn older_flags(given: &[Option<(Field, Range<usize>)>]) -> u64 {
    let number = |index: usize| match given.get(index) {
        Some(Some((Field::Number(number), _))) => Some(*number),
        _ => None,
    };
    let bit = |index, default, bit: u32| number(index).unwrap_or(default) << bit;
    bit(0, 0, 2) | bit(1, 1, 3) | bit(2, 0, 4) | bit(3, 0, 8) | bit(4, 0, 0)
}

/// The fields that a text gives, in the order of the record.
struct Source {
    given: Given,
    next: usize,
    /// The place of the node's name.
    place: Range<usize>,
}

impl FieldSource for Source {
    type Error = Failure;

    fn next(&mut self, _: &'static str, kind: Field) -> Result<Field> {
        let given = self.given.get(self.next).cloned().flatten();
        self.next = self.next.saturating_add(1);
        Ok(given.map_or(kind, |(field, _)| field))
    }

    fn wrong(&mut self, name: &'static str, _: Field) -> Failure {
        Failure::new(self.place.clone(), format!("the field `{name}` has no such value"))
    }
}

#[cold]
fn unknown_class(name: &Token<'_>) -> Failure {
    let message = format!("there is no node `{}`", BStr::new(name.text));
    let names: Vec<_> = NodeKind::TEXT_CLASSES.iter().map(|class| class.name).collect();
    Failure::at(name, message).help(format!("LLVM 3.7 has {}", names.join(", ")))
}

#[cold]
fn unknown_field(class: &TextClass, label: &Token<'_>) -> Failure {
    let message = format!("`{}` has no field `{}`", class.name, BStr::new(label.text));
    let fields: Vec<_> = class.fields.iter().map(|field| field.keyword).collect();
    Failure::at(label, message).help(format!("its fields are {}", fields.join(", ")))
}

#[cold]
fn unknown_name(token: &Token<'_>, what: &str, example: &str) -> Failure {
    let message: String = format!("`{}` is not {what}", BStr::new(token.text));
    Failure::at(token, message)
        .help(format!("write one that LLVM knows, such as `{example}`, or a number"))
}

/// Whether a token is an integer without a sign.
fn is_unsigned(token: &Token<'_>) -> bool {
    let signs: &[u8] = match token.kind {
        Kind::Integer => b"-",
        Kind::HexadecimalInteger => b"s",
        _ => return false,
    };
    !token.text.starts_with(signs)
}
