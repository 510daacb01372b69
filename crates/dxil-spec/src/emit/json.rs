//! The reference as JSON. `docs/json-schema.md` describes it; a change of meaning raises
//! [`SCHEMA`].

use serde::Serialize;

use super::describe;
use crate::model::{Argument, Entry, Operation, Requirement, Selection, Spec, StageList};

/// The version of the schema.
pub const SCHEMA: u32 = 1;

/// Prints all operations, or the given ones, as one object.
///
/// # Panics
///
/// Never: text, numbers and lists always serialize.
#[must_use]
pub fn generate<'a>(spec: &'a Spec, ops: impl Iterator<Item = &'a Operation>) -> String {
    let reference = Reference::of(spec, ops);
    let mut text = serde_json::to_string_pretty(&reference).expect("plain data serializes");
    text.push('\n');
    text
}

/// Prints all operations on one line.
pub(super) fn compact(spec: &Spec) -> String {
    let reference = Reference::of(spec, spec.ops.iter());
    serde_json::to_string(&reference).expect("plain data serializes")
}

#[derive(Serialize)]
struct Reference<'a> {
    schema: u32,
    versions: Vec<String>,
    stages: Vec<Stage<'a>>,
    attributes: Vec<Attribute<'a>>,
    features: Vec<Feature<'a>>,
    scalars: Vec<Scalar<'a>>,
    enumerations: Vec<Enumeration<'a>>,
    ops: Vec<Op<'a>>,
}

impl<'a> Reference<'a> {
    fn of(spec: &'a Spec, ops: impl Iterator<Item = &'a Operation>) -> Self {
        Self {
            schema: SCHEMA,
            versions: spec.versions().map(|version| version.to_string()).collect(),
            stages: spec.stages.iter().map(Stage::of).collect(),
            attributes: spec.attributes.iter().map(Attribute::of).collect(),
            features: spec.features.iter().map(Feature::of).collect(),
            scalars: describe::scalar_features(spec)
                .map(|(name, [feature, native_feature])| Scalar { name, feature, native_feature })
                .collect(),
            enumerations: spec.enumerations.iter().map(Enumeration::of).collect(),
            ops: ops.map(|op| Op::of(spec, op)).collect(),
        }
    }
}

#[derive(Serialize)]
struct Stage<'a> {
    name: &'a str,
    title: &'a str,
    since: String,
}

impl<'a> Stage<'a> {
    fn of(stage: &'a crate::model::Stage) -> Self {
        Self { name: &stage.name, title: &stage.title, since: stage.first_version().to_string() }
    }
}

#[derive(Serialize)]
struct Attribute<'a> {
    name: &'a str,
    description: &'a str,
}

impl<'a> Attribute<'a> {
    fn of(attribute: &'a crate::model::Attribute) -> Self {
        Self { name: &attribute.name, description: &attribute.doc }
    }
}

#[derive(Serialize)]
struct Feature<'a> {
    name: &'a str,
    bit: i64,
    description: &'a str,
    validator: String,
}

impl<'a> Feature<'a> {
    fn of(feature: &'a crate::model::Feature) -> Self {
        Self {
            name: &feature.name,
            bit: feature.bit,
            description: &feature.doc,
            validator: feature.validator.to_string(),
        }
    }
}

/// A scalar that requires a feature.
#[derive(Serialize)]
struct Scalar<'a> {
    name: &'a str,
    feature: &'a str,
    native_feature: &'a str,
}

#[derive(Serialize)]
struct Enumeration<'a> {
    name: &'a str,
    description: &'a str,
    flags: bool,
    values: Vec<EnumValue<'a>>,
}

impl<'a> Enumeration<'a> {
    fn of(it: &'a crate::model::Enumeration) -> Self {
        let values = it.values.iter().map(|value| EnumValue {
            name: &value.name,
            value: value.value,
            description: &value.doc,
            since: value.first_version().to_string(),
        });
        Self { name: &it.name, description: &it.doc, flags: it.flags, values: values.collect() }
    }
}

#[derive(Serialize)]
struct EnumValue<'a> {
    name: &'a str,
    value: i64,
    description: &'a str,
    since: String,
}

#[derive(Serialize)]
struct Op<'a> {
    opcode: u32,
    name: &'a str,
    class: &'a str,
    function: String,
    description: &'a str,
    hlsl: Vec<&'a str>,
    since: String,
    since_translated: String,
    since_validated: String,
    reserved: bool,
    experimental: bool,
    result: Option<String>,
    arguments: Vec<Arg<'a>>,
    overloads: Vec<Overloads>,
    stages: Vec<Stages<'a>>,
    attributes: Vec<Attributes<'a>>,
    requires: Vec<Requires<'a>>,
    intrinsics: Vec<Intrinsic<'a>>,
}

impl<'a> Op<'a> {
    fn of(spec: &'a Spec, op: &'a Operation) -> Self {
        Self {
            opcode: op.opcode.unwrap_or_default(),
            name: &op.name,
            class: &spec[op.class].name,
            function: format!("dx.op.{}", spec[op.class].name),
            description: &op.doc.value,
            hlsl: op.hlsl.iter().map(|name| name.value.as_str()).collect(),
            since: op.since.to_string(),
            since_translated: op.since_translated.unwrap_or(op.since).to_string(),
            since_validated: op.since_validated.unwrap_or(op.since).to_string(),
            reserved: op.reserved,
            experimental: op.is_experimental(),
            result: op.result.map(|ty| describe::type_name(spec, op, ty)),
            arguments: op.arguments.iter().map(|it| Arg::of(spec, op, it)).collect(),
            overloads: op.overloads.iter().map(|entry| Overloads::of(spec, entry)).collect(),
            stages: op.stages.iter().map(|entry| Stages::of(spec, entry)).collect(),
            attributes: op.attributes.iter().map(|entry| Attributes::of(spec, entry)).collect(),
            requires: op.requirements.iter().map(|it| Requires::of(spec, it)).collect(),
            intrinsics: op.intrinsics.iter().map(Intrinsic::of).collect(),
        }
    }
}

#[derive(Serialize)]
struct Arg<'a> {
    name: &'a str,
    #[serde(rename = "type")]
    ty: String,
    constant: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    undef: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<(i64, i64)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enumeration: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    validation: Option<&'static str>,
}

impl<'a> Arg<'a> {
    fn of(spec: &'a Spec, op: &Operation, argument: &'a Argument) -> Self {
        Self {
            name: &argument.name,
            ty: describe::type_name(spec, op, argument.ty),
            constant: argument.constant,
            undef: argument.undef,
            range: argument.range,
            until: argument.until.map(|version| version.to_string()),
            enumeration: argument.enumeration.map(|id| spec[id].name.as_str()),
            validation: argument.validation.accepted_values(),
        }
    }
}

#[derive(Serialize)]
struct Overloads {
    since: String,
    dimensions: Vec<Vec<String>>,
}

impl Overloads {
    fn of(spec: &Spec, entry: &Entry<crate::model::OverloadLists>) -> Self {
        let dimensions = entry
            .value
            .iter()
            .map(|types| types.iter().map(|ty| describe::overload_name(spec, ty.value)).collect());
        Self { since: entry.since.to_string(), dimensions: dimensions.collect() }
    }
}

#[derive(Serialize)]
struct Stages<'a> {
    since: String,
    stages: Vec<&'a str>,
}

impl<'a> Stages<'a> {
    fn of(spec: &'a Spec, entry: &Entry<crate::model::StageList>) -> Self {
        Self { since: entry.since.to_string(), stages: stages(spec, &entry.value) }
    }
}

fn stages<'a>(spec: &'a Spec, list: &StageList) -> Vec<&'a str> {
    let mut stages: Vec<&str> = Vec::new();
    stages.extend(list.all.then_some(crate::model::ALL_STAGES));
    stages.extend(list.removed.then_some(crate::model::REMOVED));
    stages.extend(list.stages.iter().map(|&id| spec[id].name.as_str()));
    stages
}

#[derive(Serialize)]
struct Attributes<'a> {
    since: String,
    attributes: Vec<&'a str>,
}

impl<'a> Attributes<'a> {
    fn of(spec: &'a Spec, entry: &Entry<Vec<crate::model::AttributeId>>) -> Self {
        let attributes = entry.value.iter().map(|&id| spec[id].name.as_str()).collect();
        Self { since: entry.since.to_string(), attributes }
    }
}

#[derive(Serialize)]
struct Requires<'a> {
    feature: &'a str,
    stages: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    overloads: Vec<String>,
}

impl<'a> Requires<'a> {
    fn of(spec: &'a Spec, requirement: &Requirement) -> Self {
        let overloads = requirement.overloads.iter();
        Self {
            feature: &spec[requirement.feature].name,
            stages: stages(spec, &requirement.stages),
            overloads: overloads.map(|&ty| describe::overload_name(spec, ty)).collect(),
        }
    }
}

#[derive(Serialize)]
struct Intrinsic<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arguments: Vec<Source>,
}

/// The source of an argument: `{"argument": 0}`, `{"i8": 1}`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Argument(i64),
    I8(i64),
    I32(i64),
}

impl<'a> Intrinsic<'a> {
    fn of(intrinsic: &'a crate::model::Intrinsic) -> Self {
        let arguments = intrinsic.arguments.iter().map(|it| match it.value {
            Selection::Argument(index) => Source::Argument(index),
            Selection::I8(value) => Source::I8(value),
            Selection::I32(value) => Source::I32(value),
        });
        Self { name: &intrinsic.name, arguments: arguments.collect() }
    }
}
