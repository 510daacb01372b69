//! The reference of all opcodes as JSON. `docs/json-schema.md` describes it; a change of meaning raises [`SCHEMA`].

use serde::Serialize;

use super::{ArgumentKind, OpClass, Spec};
use crate::tablegen::Spanned;

/// The version of the schema.
pub const SCHEMA: u32 = 1;

/// Prints all opcodes, or the given ones, as one object.
///
/// # Panics
///
/// Never: text, numbers and lists always serialize.
#[must_use]
pub fn generate<'a>(spec: &'a Spec, ops: impl Iterator<Item = &'a super::Op>) -> String {
    let reference = Reference {
        schema: SCHEMA,
        shader_models: spec.models.iter().map(|it| it.value.to_string()).collect(),
        stages: spec.stages.iter().map(Stage::of).collect(),
        enumerations: spec.enumerations.iter().map(Enumeration::of).collect(),
        extended_tokens: spec.extended.iter().map(|it| ExtendedToken::of(spec, it)).collect(),
        ops: ops.map(|op| Op::of(spec, op)).collect(),
    };
    let mut text = serde_json::to_string_pretty(&reference).expect("plain data serializes");
    text.push('\n');
    text
}

#[derive(Serialize)]
struct Reference<'a> {
    schema: u32,
    shader_models: Vec<String>,
    stages: Vec<Stage<'a>>,
    enumerations: Vec<Enumeration<'a>>,
    extended_tokens: Vec<ExtendedToken<'a>>,
    ops: Vec<Op<'a>>,
}

#[derive(Serialize)]
struct Stage<'a> {
    name: &'a str,
    number: i64,
    prefix: &'a str,
    since: String,
}

impl<'a> Stage<'a> {
    fn of(it: &'a super::Stage) -> Self {
        Self { name: &it.name, number: it.number, prefix: &it.prefix, since: it.since.to_string() }
    }
}

#[derive(Serialize)]
struct Enumeration<'a> {
    name: &'a str,
    description: &'a str,
    flags: bool,
    values: Vec<EnumValue<'a>>,
}

#[derive(Serialize)]
struct EnumValue<'a> {
    name: &'a str,
    value: i64,
    text: &'a str,
    description: &'a str,
}

impl<'a> Enumeration<'a> {
    fn of(it: &'a super::Enumeration) -> Self {
        let values = it.values.iter().map(|it| EnumValue {
            name: &it.name,
            value: it.value,
            text: &it.text,
            description: &it.doc,
        });
        Self { name: &it.name, description: &it.doc, flags: it.flags, values: values.collect() }
    }
}

#[derive(Serialize)]
struct ExtendedToken<'a> {
    name: &'a str,
    number: i64,
    description: &'a str,
    fields: Vec<Field<'a>>,
}

impl<'a> ExtendedToken<'a> {
    fn of(spec: &'a Spec, it: &'a super::ExtendedToken) -> Self {
        let fields = it.fields.iter().map(|it| Field::of(spec, it)).collect();
        Self { name: &it.name, number: it.number, description: &it.doc, fields }
    }
}

/// Bits of a token.
#[derive(Serialize)]
struct Field<'a> {
    name: &'a str,
    low: i64,
    width: i64,
    signed: bool,
    description: &'a str,
    enumeration: Option<&'a str>,
}

impl<'a> Field<'a> {
    fn of(spec: &'a Spec, it: &'a super::BitField) -> Self {
        Self {
            name: &it.label,
            low: it.low,
            width: it.width,
            signed: it.signed,
            description: &it.doc,
            enumeration: it.values.map(|id| spec[id].name.as_str()),
        }
    }
}

#[derive(Serialize)]
struct Op<'a> {
    opcode: Option<u16>,
    name: &'a str,
    mnemonic: &'a str,
    class: String,
    description: &'a str,
    since: String,
    reserved: bool,
    /// Null: all stages.
    stages: Option<Vec<&'a str>>,
    long_length: bool,
    controls: Vec<Field<'a>>,
    extended_tokens: Vec<&'a str>,
    arguments: Vec<Argument<'a>>,
}

impl<'a> Op<'a> {
    fn of(spec: &'a Spec, op: &'a super::Op) -> Self {
        let stages = op.stages.as_ref();
        Self {
            opcode: op.opcode,
            name: &op.name,
            mnemonic: &op.mnemonic,
            class: format!("{:?}", op.class).to_lowercase(),
            description: &op.doc,
            since: op.since.to_string(),
            reserved: op.class == OpClass::Reserved,
            stages: stages.map(|list| list.iter().map(|&id| spec[id].name.as_str()).collect()),
            long_length: op.long_length,
            controls: op.controls.iter().map(|&id| Field::of(spec, &spec[id])).collect(),
            extended_tokens: op.extended.iter().map(|&id| spec[id].name.as_str()).collect(),
            arguments: op.arguments.iter().map(|it| Argument::of(spec, it)).collect(),
        }
    }
}

#[derive(Serialize)]
struct Argument<'a> {
    name: &'a str,
    kind: String,
    #[serde(rename = "type")]
    ty: String,
    operands: Vec<&'a str>,
    enumeration: Option<&'a str>,
    since: Option<String>,
}

impl<'a> Argument<'a> {
    fn of(spec: &'a Spec, it: &'a super::Argument) -> Self {
        Self {
            name: &it.name,
            kind: format!("{:?}", it.kind).to_lowercase(),
            ty: format!("{:?}", it.ty).to_lowercase(),
            operands: operands(spec, it.kind, &it.operands),
            enumeration: it.values.map(|id| spec[id].name.as_str()),
            since: it.since.map(|since| since.to_string()),
        }
    }
}

/// The types of operands that an argument may have: its own, or those of its kind.
fn operands<'a>(spec: &'a Spec, kind: ArgumentKind, own: &'a [Spanned<String>]) -> Vec<&'a str> {
    let of_kind = spec.kinds.iter().find(|it| it.kind == kind);
    let of_kind = of_kind.map(|it| &it.operands[..]).unwrap_or_default();
    let list = if own.is_empty() { of_kind } else { own };
    list.iter().map(|name| name.value.as_str()).collect()
}
