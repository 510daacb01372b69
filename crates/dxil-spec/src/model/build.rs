//! Converts records to the model.

use super::{
    ALL_STAGES, Argument, Attribute, AttributeId, ClassId, Entry, EnumValue, Enumeration,
    EnumerationId, Feature, FeatureId, Intrinsic, OpClass, Operation, OverloadLists, REMOVED,
    Requirement, Selection, Spanned, Spec, Stage, StageId, StageList, Type, TypeId, Validation,
    Version, shape,
};
use crate::definitions::Definitions;
use crate::tablegen::{Diagnostic, Fields, Records, Value, as_list, as_record};

/// Builds the model of a file's records.
///
/// # Errors
///
/// Fails if a version, type, stage, attribute, enumeration or class is an anonymous record, and if
/// a level of validation is unknown.
pub fn build(records: &Records) -> Result<Spec, Vec<Diagnostic>> {
    let mut builder = Builder { definitions: Definitions::new(records, "D29: ") };
    let mut spec = Spec {
        versions: builder.versions(),
        features: builder.define("ShaderFeature", |_, fields| feature(fields)),
        types: builder.define("DXILOpParamType", |builder, fields| Type {
            name: fields.record.name.clone(),
            shape: shape::of(fields),
            features: builder.scalar_features(fields),
            span: fields.record.span,
        }),
        enumerations: builder.define("Enumeration", |_, fields| enumeration(fields)),
        stages: builder.define("DXILShaderStage", |_, fields| stage(fields)),
        attributes: builder.define("DXILAttribute", |_, fields| Attribute {
            name: fields.record.name.clone(),
            doc: fields.string("Doc").unwrap_or_default().to_owned(),
            span: fields.record.span,
        }),
        classes: builder.define("DXILOpClass", |_, fields| OpClass {
            name: fields.record.name.clone(),
            span: fields.record.span,
        }),
        ops: Vec::new(),
    };
    builder.validations();
    spec.ops = records
        .instances_of("DXILOp")
        .map(|id| builder.operation(Fields::of(records, id)))
        .collect();
    spec.ops.sort_by_key(|op| op.opcode);
    if builder.definitions.errors.is_empty() { Ok(spec) } else { Err(builder.definitions.errors) }
}

struct Builder<'a> {
    definitions: Definitions<'a>,
}

impl<'a> Builder<'a> {
    /// Makes a row of each named definition of a class.
    fn define<T>(&mut self, class: &str, row: impl Fn(&mut Self, Fields<'a>) -> T) -> Vec<T> {
        let named = self.definitions.define(class, &[ALL_STAGES, REMOVED]);
        named.into_iter().map(|fields| row(self, fields)).collect()
    }

    fn versions(&mut self) -> Vec<Spanned<Version>> {
        let mut versions = self.define("Version", |_, fields| Spanned {
            value: version(fields),
            span: fields.record.span,
        });
        versions.sort_unstable_by_key(|version| version.value);
        versions.dedup_by_key(|version| version.value);
        versions
    }

    /// Reports unknown levels of validation.
    fn validations(&mut self) {
        for id in self.definitions.records.instances_of("Validation") {
            let fields = Fields::of(self.definitions.records, id);
            if validation(fields).is_none() {
                let level = fields.int("Level").map_or("?".to_owned(), |level| level.to_string());
                self.definitions.errors.push(
                    Diagnostic::new(
                        fields.record.span,
                        format!("D29: unknown validation: no level {level}"),
                    )
                    .with_help(
                        "levels are 0 (any value) to 4 (only the values that the spec allows)",
                    ),
                );
            }
        }
    }

    fn operation(&mut self, fields: Fields<'a>) -> Operation {
        let stages = self.entries(fields, "stages", |builder, entry| {
            builder.stage_list(entry.list("shader_stages"))
        });
        let since = fields
            .inner("Since")
            .map(version)
            .or_else(|| stages.first().map(|entry| entry.since))
            .unwrap_or(Version::FIRST);
        Operation {
            name: fields.record.name.clone(),
            span: fields.record.span,
            opcode: fields.int("OpCode").and_then(|opcode| u32::try_from(opcode).ok()),
            opcode_span: fields.span("OpCode"),
            class: ClassId(self.class(fields)),
            doc: Spanned {
                value: fields.string("Doc").unwrap_or_default().to_owned(),
                span: fields.span("Doc"),
            },
            hlsl: fields.strings("hlsl"),
            since,
            since_translated: fields.inner("SinceTranslated").map(version),
            since_validated: fields.inner("SinceValidated").map(version),
            reserved: fields.flag("IsReserved"),
            intrinsics: self.intrinsics(fields),
            result: self.reference(fields, "result", "type").map(TypeId),
            arguments: fields
                .list("arguments")
                .iter()
                .filter_map(|value| self.argument(value))
                .collect(),
            overloads: self.entries(fields, "overloads", Self::dimensions),
            stages,
            attributes: self.entries(fields, "attributes", |builder, entry| {
                // This project and older versions of LLVM name the field `op_attrs`, newer versions `fn_attrs`.
                let lists = [entry.list("op_attrs"), entry.list("fn_attrs")];
                let attributes = lists.into_iter().flatten();
                let ids =
                    attributes.filter_map(|value| builder.definitions.resolve(value, "attribute"));
                ids.map(AttributeId).collect()
            }),
            requirements: fields
                .list("requires")
                .iter()
                .filter_map(|value| self.requirement(value))
                .collect(),
        }
    }

    fn class(&mut self, fields: Fields<'a>) -> usize {
        if fields.value("OpClass").is_none() {
            self.definitions.errors.push(
                Diagnostic::new(fields.record.span, "the operation has no class")
                    .with_help("set `OpClass`, or pass it to the class of the record"),
            );
        }
        // If it is unknown, there is an error, and the model is not returned.
        self.reference(fields, "OpClass", "class").unwrap_or_default()
    }

    fn reference(&mut self, fields: Fields<'a>, name: &str, kind: &str) -> Option<usize> {
        let value = fields.value(name)?;
        self.definitions.resolve(value, kind)
    }

    /// The entries of a versioned list, in the order of the file.
    fn entries<T>(
        &mut self,
        fields: Fields<'a>,
        name: &str,
        content: impl Fn(&mut Self, Fields<'a>) -> T,
    ) -> Vec<Entry<T>> {
        let mut entries = Vec::new();
        for value in fields.list(name) {
            let Some(entry) = as_record(value).map(|id| Fields::of(self.definitions.records, id))
            else {
                continue;
            };
            let Some(since) = entry.value("dxil_version") else { continue };
            if self.definitions.resolve(since, "version").is_none() {
                continue;
            }
            let since = entry.inner("dxil_version").map_or(Version { major: 0, minor: 0 }, version);
            let content = content(self, entry);
            entries.push(Entry { since, value: content, span: value.span });
        }
        entries
    }

    /// The feature that a scalar requires; with native 16-bit types the same one unless another is
    /// named.
    fn scalar_features(&mut self, fields: Fields<'a>) -> [Option<FeatureId>; 2] {
        let feature = self.reference(fields, "Feature", "shader feature");
        let native = self.reference(fields, "NativeFeature", "shader feature");
        [feature, native.or(feature)].map(|feature| feature.map(FeatureId))
    }

    fn requirement(&mut self, value: &Value) -> Option<Requirement> {
        let fields = Fields::of(self.definitions.records, as_record(value)?);
        let overloads = fields.list("Overloads").iter();
        Some(Requirement {
            feature: FeatureId(self.reference(fields, "Feature", "shader feature")?),
            stages: self.stage_list(fields.list("Stages")),
            overloads: overloads
                .filter_map(|value| self.definitions.resolve(value, "type").map(TypeId))
                .collect(),
            span: value.span,
        })
    }

    fn stage_list(&mut self, stages: &[Value]) -> StageList {
        let mut list = StageList { all: false, removed: false, stages: Vec::new() };
        for value in stages {
            let Some(id) = as_record(value) else { continue };
            match self.definitions.records[id].name.as_str() {
                ALL_STAGES => list.all = true,
                REMOVED => list.removed = true,
                _ => list.stages.extend(self.definitions.resolve(value, "stage").map(StageId)),
            }
        }
        list
    }

    /// The overload dimensions of one entry. An empty list means no overload.
    fn dimensions(&mut self, entry: Fields<'a>) -> OverloadLists {
        let several = entry.list("overload_dimensions");
        let lists: Vec<&[Value]> = if several.is_empty() {
            let one = entry.list("overload_types");
            if one.is_empty() { Vec::new() } else { vec![one] }
        } else {
            several.iter().map(as_list).collect()
        };
        let mut types = |list: &[Value]| {
            let ids = list.iter().filter_map(|value| {
                let id = TypeId(self.definitions.resolve(value, "type")?);
                Some(Spanned { value: id, span: value.span })
            });
            ids.collect()
        };
        lists.into_iter().map(&mut types).collect()
    }

    /// An argument: an `Arg` record, or a bare type as in LLVM's file.
    fn argument(&mut self, value: &Value) -> Option<Argument> {
        let fields = Fields::of(self.definitions.records, as_record(value)?);
        if !fields.record.is_a("Arg") {
            let ty = TypeId(self.definitions.resolve(value, "type")?);
            return Some(Argument {
                name: String::new(),
                ty,
                constant: false,
                undef: false,
                range: None,
                until: None,
                enumeration: None,
                validation: Validation::Demanded,
                span: value.span,
            });
        }
        Some(Argument {
            name: fields.string("Name").unwrap_or_default().to_owned(),
            ty: TypeId(self.reference(fields, "Type", "type")?),
            constant: fields.flag("IsConstant"),
            undef: fields.flag("AllowsUndef"),
            range: match (fields.int("Min"), fields.int("Max")) {
                (None, None) => None,
                (min, max) => Some((min.unwrap_or(i64::MIN), max.unwrap_or(i64::MAX))),
            },
            until: fields.inner("Until").map(version),
            enumeration: self.reference(fields, "Values", "enumeration").map(EnumerationId),
            // If it is unknown, there is an error, and the model is not returned.
            validation: fields
                .inner("Validated")
                .and_then(validation)
                .unwrap_or(Validation::Demanded),
            span: value.span,
        })
    }

    fn intrinsics(&self, fields: Fields<'a>) -> Vec<Intrinsic> {
        let selects = fields.list("intrinsics").iter();
        selects.filter_map(|value| self.intrinsic(value)).collect()
    }

    fn intrinsic(&self, value: &Value) -> Option<Intrinsic> {
        let fields = Fields::of(self.definitions.records, as_record(value)?);
        let name = match fields.string("intrinsic") {
            Some(name) => name.to_owned(),
            None => intrinsic_name(&fields.inner("intrinsic")?.record.name),
        };
        let arguments = fields.list("arg_selects").iter().filter_map(|value| {
            let selection = selection(Fields::of(self.definitions.records, as_record(value)?))?;
            Some(Spanned { value: selection, span: value.span })
        });
        Some(Intrinsic { name, arguments: arguments.collect(), span: value.span })
    }
}

fn version(fields: Fields<'_>) -> Version {
    let part = |name| fields.int(name).and_then(|int| u8::try_from(int).ok()).unwrap_or(u8::MAX);
    Version { major: part("Major"), minor: part("Minor") }
}

fn stage(fields: Fields<'_>) -> Stage {
    let name = &fields.record.name;
    Stage {
        name: name.clone(),
        title: fields.string("Title").unwrap_or(name).to_owned(),
        since: fields.inner("Since").map(version),
        span: fields.record.span,
    }
}

fn validation(fields: Fields<'_>) -> Option<Validation> {
    Some(match fields.int("Level")? {
        0 => Validation::AnyValue,
        1 => Validation::AnyConstant,
        2 => Validation::AnyNumber,
        3 => Validation::OneMore,
        4 => Validation::Demanded,
        _ => return None,
    })
}

/// The suffix `Feature` distinguishes the record's name from that of an operation, and is removed
/// here.
fn feature(fields: Fields<'_>) -> Feature {
    let name = &fields.record.name;
    Feature {
        name: name.strip_suffix("Feature").unwrap_or(name).to_owned(),
        bit: fields.int("Bit").unwrap_or(-1),
        doc: fields.string("Doc").unwrap_or_default().to_owned(),
        validator: fields.inner("Validator").map_or(Version::FIRST, version),
        span: fields.record.span,
    }
}

fn enumeration(fields: Fields<'_>) -> Enumeration {
    let value = |value: &Value| {
        let fields = Fields::of(fields.records, as_record(value)?);
        Some(EnumValue {
            name: fields.string("Name").unwrap_or_default().to_owned(),
            value: fields.int("Value")?,
            doc: fields.string("Doc").unwrap_or_default().to_owned(),
            since: fields.inner("Since").map(version),
            span: value.span,
        })
    };
    Enumeration {
        name: fields.record.name.clone(),
        doc: fields.string("Doc").unwrap_or_default().to_owned(),
        flags: fields.record.is_a("FlagSet"),
        values: fields.list("Values").iter().filter_map(value).collect(),
        span: fields.record.span,
    }
}

/// The selection of an argument: by the record's class here, by its `type` in LLVM's file.
fn selection(fields: Fields<'_>) -> Option<Selection> {
    let kind = fields.inner("type").map(|kind| kind.record.name.as_str());
    let is = |class, name| fields.record.is_a(class) || kind == Some(name);
    let int = fields.int("Value").or_else(|| fields.int("value"));
    if is("IntrinArgIndex", "IntrinArgSelect_Index") {
        fields.int("Index").or(int).map(Selection::Argument)
    } else if is("IntrinArgI8", "IntrinArgSelect_I8") {
        int.map(Selection::I8)
    } else if is("IntrinArgI32", "IntrinArgSelect_I32") {
        int.map(Selection::I32)
    } else {
        None
    }
}

/// LLVM names an intrinsic after its record: `int_dx_wave_any` is `llvm.dx.wave.any`.
fn intrinsic_name(record: &str) -> String {
    format!("llvm.{}", record.strip_prefix("int_").unwrap_or(record).replace('_', "."))
}
