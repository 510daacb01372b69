//! The rows that operations share, as text that the macros of `dxil_ops` take.
//!
//! A row has the name of the first operation that has it, experimental operations before others. The
//! rows of a table are sorted by name. A new operation therefore adds lines, and changes none.

use std::collections::{BTreeMap, HashMap};

use proc_macro2::Ident;
use quote::format_ident;

use super::names;
use crate::model::{
    Argument, Operation, Scalar, Shape, Spec, StageId, StageList, TypeId, Validation, Version,
    newest,
};

/// The empty row, which has no first operation.
const EMPTY: &str = "Nothing";

/// The rows of all tables.
#[derive(Default)]
pub(super) struct Properties {
    stages: Rows,
    overloads: Rows,
    attributes: Rows,
    arguments: Rows,
    requirements: Rows,
}

impl Properties {
    pub(super) fn stages(&mut self, spec: &Spec, op: &Operation) -> Ident {
        let row = by_version(spec, op, |version| {
            newest(&op.stages, version)
                .map_or_else(|| "[]".to_owned(), |entry| stages(spec, &entry.value))
        });
        self.stages.name(names::op(op), row)
    }

    /// The row of a dimension: empty if the operation does not have it.
    pub(super) fn overloads(&mut self, spec: &Spec, op: &Operation, dimension: usize) -> Ident {
        let row = by_version(spec, op, |version| {
            let entry = newest(&op.overloads, version);
            let types = entry.and_then(|entry| entry.value.get(dimension)).into_iter().flatten();
            overloads(spec, types.map(|ty| ty.value))
        });
        let name = match dimension {
            0 => names::op(op),
            _ => format_ident!("{}Dimension{dimension}", names::op(op)),
        };
        self.overloads.name(name, row)
    }

    pub(super) fn attributes(&mut self, spec: &Spec, op: &Operation) -> Ident {
        let row = by_version(spec, op, |version| {
            let entry = newest(&op.attributes, version);
            let ids = entry.into_iter().flat_map(|entry| &entry.value);
            list(ids.map(|&id| names::attribute(&spec[id])))
        });
        self.attributes.name(names::op(op), row)
    }

    pub(super) fn arguments(&mut self, spec: &Spec, op: &Operation) -> Ident {
        let rows = op.arguments.iter().map(|it| format!("        {};\n", argument(spec, it)));
        self.arguments.name(names::op(op), rows.collect())
    }

    pub(super) fn requirements(&mut self, spec: &Spec, op: &Operation) -> Ident {
        let rows = op.requirements.iter().map(|it| {
            let stages = stages(spec, &it.stages);
            let overloads = overloads(spec, it.overloads.iter().copied());
            format!("        {}: {stages} {overloads};\n", names::feature(&spec[it.feature]))
        });
        self.requirements.name(names::op(op), rows.collect())
    }

    /// All tables.
    pub(super) fn text(&self) -> String {
        [
            self.stages.sets("STAGES: StageRow of StageSet of ShaderStage"),
            self.overloads.sets("OVERLOADS: OverloadRow of OverloadSet of OverloadKind"),
            self.attributes.sets("ATTRIBUTES: AttributeRow of AttributeSet of Attribute"),
            self.arguments.lists("arguments"),
            self.requirements.lists("requirements"),
        ]
        .concat()
    }
}

/// The rows of a table.
#[derive(Default)]
struct Rows {
    /// The name of each, by its text.
    names: HashMap<String, String>,
    /// The text of each, by its name.
    texts: BTreeMap<String, String>,
}

impl Rows {
    /// The name of the row with this text: the proposed one if it is new.
    fn name(&mut self, proposed: Ident, text: String) -> Ident {
        let proposed = if text.is_empty() { format_ident!("{EMPTY}") } else { proposed };
        let texts = &mut self.texts;
        let name = self.names.entry(text).or_insert_with_key(|text| {
            texts.insert(proposed.to_string(), text.clone());
            proposed.to_string()
        });
        format_ident!("{name}")
    }

    /// A table of sets by version.
    fn sets(&self, head: &str) -> String {
        let rows = self.texts.iter().map(|(name, text)| match text.as_str() {
            "" => format!("        {name}:;\n"),
            _ => format!("        {name}: {text};\n"),
        });
        format!("rows! {{\n    {head} {{\n{}    }}\n}}\n", rows.collect::<String>())
    }

    /// A table of lists.
    fn lists(&self, macro_name: &str) -> String {
        let rows = self.texts.iter().map(|(name, text)| match text.as_str() {
            "" => format!("    {name} {{}}\n"),
            _ => format!("    {name} {{\n{text}    }}\n"),
        });
        format!("{macro_name}! {{\n{}}}\n", rows.collect::<String>())
    }
}

/// The versions in which a set changes, from that of the operation on, each with the set: `V1_0
/// [F16, F32]`.
fn by_version(spec: &Spec, op: &Operation, set: impl Fn(Version) -> String) -> String {
    let mut current = "[]".to_owned();
    let mut changes = Vec::new();
    for version in spec.versions().filter(|version| *version >= op.since) {
        let next = set(version);
        if next != current {
            changes.push(format!("{} {next}", names::version(version)));
            current = next;
        }
    }
    changes.join(", ")
}

fn list(names: impl Iterator<Item = Ident>) -> String {
    let names: Vec<_> = names.map(|name| name.to_string()).collect();
    format!("[{}]", names.join(", "))
}

fn stages(spec: &Spec, stages: &StageList) -> String {
    if stages.all {
        return "ALL".to_owned();
    }
    let allowed = spec.stages.iter().enumerate().filter(|(id, _)| stages.allows(StageId(*id)));
    list(allowed.map(|(_, stage)| names::stage(stage)))
}

/// The kinds of types, in the order of `dxil_ops::OverloadKind`.
fn overloads(spec: &Spec, types: impl Iterator<Item = TypeId>) -> String {
    let mut kinds: Vec<_> = types.map(|ty| overload_kind(&spec[ty].shape)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    list(kinds.into_iter().map(|(.., name)| name))
}

/// The key by which kinds are sorted, in two parts, and the name.
fn overload_kind(shape: &Shape) -> (usize, Option<Scalar>, Ident) {
    match *shape {
        Shape::Scalar(scalar) => (0, Some(scalar), format_ident!("{scalar:?}")),
        Shape::Vector(scalar) => (1, Some(scalar), format_ident!("{scalar:?}Vector")),
        Shape::UserDefined => (2, None, format_ident!("UserDefined")),
        Shape::Object => (3, None, format_ident!("Object")),
        _ => unreachable!("the checks allow no overload of another type"),
    }
}

/// An argument: its name, its type, and the rules for its values.
fn argument(spec: &Spec, argument: &Argument) -> String {
    let (name, ty) = (names::argument_name(argument), names::ty(&spec[argument.ty]));
    let mut text = format!("{name}: {ty}");
    if argument.constant {
        text += ".constant()";
    }
    if argument.undef {
        text += ".or_undef()";
    }
    if let Some((min, max)) = argument.range {
        text += &format!(".within({min}, {max})");
    }
    if let Some(id) = argument.enumeration {
        text += &format!(".one_of(Enumeration::{})", names::enumeration(&spec[id]));
    }
    if let Some(version) = argument.until {
        text += &format!(".until({})", version.minor);
    }
    if argument.validation != Validation::Demanded {
        text += &format!(".validated(Validation::{})", names::validation(argument));
    }
    text
}
