//! Converts records to the model.

use super::{
    Argument, ArgumentKind, BitField, ControlId, EnumValue, Enumeration, EnumerationId, ExtendedId,
    ExtendedToken, KindOperands, Op, OpClass, ShaderModel, Spec, Stage, StageId, ValueType,
};
use crate::definitions::Definitions;
use crate::tablegen::{Diagnostic, Fields, Records, Spanned, Value, as_record};

/// The pseudo stage that stands for all stages.
const ALL_STAGES: &str = "all_stages";

/// Builds the model of a file's records.
///
/// # Errors
///
/// Fails if a record refers to one without a name, or to one of an unknown kind.
pub fn build(records: &Records) -> Result<Spec, Vec<Diagnostic>> {
    let mut builder = Builder { definitions: Definitions::new(records, "") };
    let mut spec = Spec {
        models: builder.define("ShaderModel", |_, fields| Spanned {
            value: shader_model(fields),
            span: fields.record.span,
        }),
        stages: builder.define("Stage", |_, fields| stage(fields)),
        enumerations: builder.define("Enumeration", |_, fields| enumeration(fields)),
        controls: builder.define("Control", Builder::bit_field),
        extended: builder.define("ExtendedToken", Builder::extended_token),
        kinds: kinds(records),
        ops: Vec::new(),
    };
    spec.models.sort_unstable_by_key(|model| model.value);
    let ops = records.instances_of("DXBCOp");
    spec.ops = ops.map(|id| builder.op(Fields::of(records, id))).collect();
    spec.ops.sort_by_key(|op| op.opcode);
    if builder.definitions.errors.is_empty() { Ok(spec) } else { Err(builder.definitions.errors) }
}

struct Builder<'a> {
    definitions: Definitions<'a>,
}

impl<'a> Builder<'a> {
    /// Makes a row of each named definition of a class.
    fn define<T>(&mut self, class: &str, row: impl Fn(&mut Self, Fields<'a>) -> T) -> Vec<T> {
        let named = self.definitions.define(class, &[ALL_STAGES]);
        named.into_iter().map(|fields| row(self, fields)).collect()
    }

    /// The indices of the definitions in a list.
    fn resolve_list(&mut self, fields: Fields<'a>, name: &str, kind: &str) -> Vec<usize> {
        fields.list(name).iter().filter_map(|value| self.definitions.resolve(value, kind)).collect()
    }

    /// The value of an enum of the model that the record in a field stands for.
    fn variant<T>(
        &mut self,
        fields: Fields<'a>,
        name: &str,
        kind: &str,
        of_record: fn(&str) -> Option<T>,
        default: T,
    ) -> T {
        let record = fields.inner(name).map(|it| &it.record.name);
        let found = record.and_then(|record| of_record(record));
        found.unwrap_or_else(|| {
            let shown = record.map_or("none", String::as_str);
            let error = Diagnostic::new(fields.span(name), format!("unknown {kind}: {shown}"));
            self.definitions
                .errors
                .push(error.with_help("name one that the model has, or add it there"));
            default
        })
    }

    fn enumeration_of(&mut self, fields: Fields<'a>) -> Option<EnumerationId> {
        self.definitions.resolve(fields.value("Values")?, "enumeration").map(EnumerationId)
    }

    fn bit_field(&mut self, fields: Fields<'a>) -> BitField {
        let label = fields.string("Name").unwrap_or_default().to_owned();
        BitField {
            name: if fields.record.anonymous { label.clone() } else { fields.record.name.clone() },
            label,
            low: fields.int("Low").unwrap_or(-1),
            width: fields.int("Width").unwrap_or(0),
            signed: fields.flag("Signed"),
            doc: text(fields, "Doc"),
            values: self.enumeration_of(fields),
            span: fields.record.span,
        }
    }

    fn extended_token(&mut self, fields: Fields<'a>) -> ExtendedToken {
        let list = fields.list("Fields").iter().filter_map(as_record);
        ExtendedToken {
            name: fields.record.name.clone(),
            number: fields.int("Number").unwrap_or(-1),
            doc: text(fields, "Doc"),
            fields: list
                .map(|id| self.bit_field(Fields::of(self.definitions.records, id)))
                .collect(),
            span: fields.record.span,
        }
    }

    fn op(&mut self, fields: Fields<'a>) -> Op {
        let arguments = fields.list("arguments").iter();
        let opcode = fields.int("Opcode").and_then(|opcode| u16::try_from(opcode).ok());
        Op {
            name: fields.record.name.clone(),
            span: fields.record.span,
            opcode: opcode.filter(|opcode| *opcode < 1 << 11),
            mnemonic: text(fields, "Mnemonic"),
            doc: text(fields, "Doc"),
            class: self.variant(fields, "Class", "class", OpClass::of_record, OpClass::Reserved),
            arguments: arguments.filter_map(|value| self.argument(value)).collect(),
            controls: self
                .resolve_list(fields, "controls", "control")
                .into_iter()
                .map(ControlId)
                .collect(),
            extended: self
                .resolve_list(fields, "extended", "extended token")
                .into_iter()
                .map(ExtendedId)
                .collect(),
            long_length: fields.flag("LongLength"),
            since: fields.inner("Since").map_or(ShaderModel::FIRST, shader_model),
            stages: self.stages(fields),
        }
    }

    fn stages(&mut self, fields: Fields<'a>) -> Option<Vec<StageId>> {
        let list = fields.list("stages");
        let is_all = |value: &Value| {
            as_record(value).is_some_and(|id| self.definitions.records[id].name == ALL_STAGES)
        };
        if matches!(list, [only] if is_all(only)) {
            return None;
        }
        Some(self.resolve_list(fields, "stages", "stage").into_iter().map(StageId).collect())
    }

    fn argument(&mut self, value: &Value) -> Option<Argument> {
        let fields = Fields::of(self.definitions.records, as_record(value)?);
        let token = ArgumentKind::Token;
        Some(Argument {
            name: text(fields, "Name"),
            kind: self.variant(fields, "Kind", "kind of arguments", ArgumentKind::of_record, token),
            ty: self.variant(fields, "Type", "type", ValueType::of_record, ValueType::Bits),
            operands: fields.strings("Operands"),
            values: self.enumeration_of(fields),
            since: fields.inner("Since").map(shader_model),
            span: value.span,
        })
    }
}

/// The kinds of arguments; those that the model lacks are errors where arguments have them.
fn kinds(records: &Records) -> Vec<KindOperands> {
    let kinds = records.instances_of("ArgumentKind").map(|id| Fields::of(records, id));
    let kinds = kinds.filter_map(|fields| {
        let kind = ArgumentKind::of_record(&fields.record.name)?;
        Some(KindOperands { kind, operands: fields.strings("Operands") })
    });
    kinds.collect()
}

fn text(fields: Fields<'_>, name: &str) -> String {
    fields.string(name).unwrap_or_default().to_owned()
}

fn shader_model(fields: Fields<'_>) -> ShaderModel {
    let part = |name| fields.int(name).and_then(|int| u8::try_from(int).ok()).unwrap_or(u8::MAX);
    ShaderModel { major: part("Major"), minor: part("Minor") }
}

fn stage(fields: Fields<'_>) -> Stage {
    Stage {
        name: fields.record.name.clone(),
        number: fields.int("Number").unwrap_or(-1),
        prefix: text(fields, "Prefix"),
        since: fields.inner("Since").map_or(ShaderModel::FIRST, shader_model),
        span: fields.record.span,
    }
}

fn enumeration(fields: Fields<'_>) -> Enumeration {
    let value = |value: &Value| {
        let fields = Fields::of(fields.records, as_record(value)?);
        Some(EnumValue {
            name: text(fields, "Name"),
            value: fields.int("Value").unwrap_or(-1),
            text: text(fields, "Text"),
            doc: text(fields, "Doc"),
            span: value.span,
        })
    };
    Enumeration {
        name: fields.record.name.clone(),
        doc: text(fields, "Doc"),
        flags: fields.record.is_a("FlagSet"),
        values: fields.list("Values").iter().filter_map(value).collect(),
        span: fields.record.span,
    }
}
