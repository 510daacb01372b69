//! Facts as text, the same in every output for people.

use crate::model::{
    Argument, AttributeId, Entry, EnumValue, Operation, OverloadLists, Requirement, Scalar,
    Selection, Shape, Spec, StageList, TypeId, Version,
};

/// A type in prose: its spelling in LLVM IR, with `T` for the overload, or `T0`, `T1` and so on for
/// several.
pub(crate) fn type_name(spec: &Spec, op: &Operation, ty: TypeId) -> String {
    let overload = |dimension: usize| {
        if op.dimensions() > 1 { format!("T{dimension}") } else { "T".to_owned() }
    };
    match &spec[ty].shape {
        Shape::Plain(ir) => ir.clone(),
        Shape::Scalar(scalar) | Shape::Vector(scalar) => llvm_name(*scalar).to_owned(),
        Shape::Overload(dimension) => overload(*dimension),
        Shape::OverloadElement => format!("element of {}", overload(0)),
        Shape::OverloadShaped(scalar) => format!("{} like {}", llvm_name(*scalar), overload(0)),
        Shape::OverloadPointer { dimension, address_space } => {
            format!("{} addrspace({address_space})*", overload(*dimension))
        }
        Shape::OverloadVector(width) => format!("<{width} x {}>", overload(0)),
        Shape::OverloadStruct(prefix) => format!("{prefix}{}", overload(0)),
        Shape::UserDefined | Shape::Object | Shape::Opaque => spec[ty].name.clone(),
    }
}

const fn llvm_name(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::F16 => "half",
        Scalar::F32 => "float",
        Scalar::F64 => "double",
        _ => scalar.suffix(),
    }
}

/// The name of a type in a list of overloads: `f32`, `vNf32`, `udt`, `object`.
pub(crate) fn overload_name(spec: &Spec, ty: TypeId) -> String {
    match &spec[ty].shape {
        Shape::Scalar(scalar) => scalar.suffix().to_owned(),
        Shape::Vector(scalar) => format!("vN{}", scalar.suffix()),
        Shape::UserDefined => "udt".to_owned(),
        Shape::Object => "object".to_owned(),
        _ => spec[ty].name.clone(),
    }
}

/// The pattern of the operation's function names: `dx.op.unary.T`.
pub(crate) fn function_pattern(spec: &Spec, op: &Operation) -> String {
    let mut name = format!("dx.op.{}", spec[op.class].name);
    let dimensions = op.dimensions();
    for dimension in 0..dimensions {
        name += ".T";
        if dimensions > 1 {
            name += &dimension.to_string();
        }
    }
    name
}

/// The operation as a function: `float dx.op.unary.T(i32 13, T value)`.
pub(crate) fn prototype(spec: &Spec, op: &Operation) -> String {
    let result = op.result.map_or_else(String::new, |ty| type_name(spec, op, ty) + " ");
    let mut text = format!("{result}{}(i32 {}", function_pattern(spec, op), opcode(op));
    for argument in &op.arguments {
        text += &format!(", {} {}", type_name(spec, op, argument.ty), argument.name);
    }
    text + ")"
}

/// The opcode in decimal; an experimental one in hexadecimal.
pub(crate) fn opcode(op: &Operation) -> String {
    let opcode = op.opcode.unwrap_or_default();
    if op.is_experimental() { format!("{opcode:#x}") } else { opcode.to_string() }
}

/// The rules for an argument: constant, range, enumeration. Empty if there are none.
pub(super) fn rules(spec: &Spec, argument: &Argument) -> Vec<String> {
    let mut rules = Vec::new();
    let until =
        argument.until.map_or_else(String::new, |version| format!(" before DXIL {version}"));
    if argument.constant {
        let or_undef = if argument.undef { " or undef" } else { "" };
        rules.push(format!("constant{or_undef}{until}"));
    }
    if let Some((min, max)) = argument.range {
        rules.push(format!("{min} to {max}{until}"));
    }
    if let Some(enumeration) = argument.enumeration {
        rules.push(spec[enumeration].name.clone());
    }
    rules
}

/// The description of a value of an enumeration, and its version if it is not the first.
pub(super) fn value(value: &EnumValue) -> String {
    let since = value.since.filter(|since| *since > Version::FIRST);
    value.doc.clone() + &since.map_or_else(String::new, |since| format!(" Since DXIL {since}."))
}

/// All facts about an operation besides its prototype, as names and values.
pub(crate) fn facts(spec: &Spec, op: &Operation) -> Vec<(String, String)> {
    let mut facts = vec![
        ("HLSL".to_owned(), hlsl(op)),
        ("Since".to_owned(), since(op)),
        ("Overloads".to_owned(), by_version(&op.overloads, |it| dimensions(spec, it))),
        ("Stages".to_owned(), by_version(&op.stages, |it| stages(spec, it))),
        ("Attributes".to_owned(), by_version(&op.attributes, |it| attributes(spec, it))),
        ("Requires".to_owned(), requirements(spec, op)),
    ];
    facts.extend(op.arguments.iter().map(|argument| {
        let mut value = rules(spec, argument).join(", ");
        if let Some(accepted) = argument.validation.accepted_values() {
            value += &format!("; DXC's validator accepts {accepted}");
        }
        (format!("`{}`", argument.name), value)
    }));
    facts.extend(op.intrinsics.iter().map(|intrinsic| {
        let sources: Vec<_> = intrinsic.arguments.iter().map(|it| selection(it.value)).collect();
        let sources = sources.join(", ");
        let separator = if sources.is_empty() { "" } else { ": " };
        ("Lowered from".to_owned(), format!("`{}`{separator}{sources}", intrinsic.name))
    }));
    facts.retain(|(_, value)| !value.is_empty());
    facts
}

/// The HLSL names that use an operation: `` `sin`, `sincos` ``.
pub(crate) fn hlsl(op: &Operation) -> String {
    let names: Vec<_> = op.hlsl.iter().map(|name| format!("`{}`", name.value)).collect();
    names.join(", ")
}

/// The versions of an operation: of its introduction, of linkers, of the validator.
fn since(op: &Operation) -> String {
    let mut text = format!("DXIL {}", op.since);
    if let Some(translated) = op.since_translated.filter(|it| *it != op.since) {
        text += &format!("; linkers translate it to {translated}");
    }
    if let Some(validated) = op.since_validated.filter(|it| *it != op.since) {
        text += &format!("; the validator accepts it from {validated} on");
    }
    if op.is_experimental() {
        text += ", experimental";
    }
    text
}

/// Entries as text: `f16, f32; from 1.9: f16, f32, vNf16, vNf32`.
fn by_version<T>(entries: &[Entry<T>], text: impl Fn(&T) -> String) -> String {
    let parts = entries.iter().enumerate().map(|(at, entry)| {
        let value = text(&entry.value);
        let value = if value.is_empty() { "none" } else { &value };
        if at == 0 { value.to_owned() } else { format!("from {}: {value}", entry.since) }
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// The stages of an entry, in words.
fn stages(spec: &Spec, list: &StageList) -> String {
    if list.removed {
        "removed".to_owned()
    } else if list.all {
        "all stages".to_owned()
    } else {
        let titles: Vec<_> = list.stages.iter().map(|&stage| spec[stage].title.as_str()).collect();
        titles.join(", ")
    }
}

/// The overloads of an entry, by dimension.
fn dimensions(spec: &Spec, dimensions: &OverloadLists) -> String {
    let lists = dimensions.iter().map(|types| {
        let types: Vec<_> = types.iter().map(|ty| ty.value).collect();
        overloads(spec, &types)
    });
    lists.collect::<Vec<_>>().join(" | ")
}

fn overloads(spec: &Spec, types: &[TypeId]) -> String {
    let names: Vec<_> = types.iter().map(|&ty| overload_name(spec, ty)).collect();
    names.join(", ")
}

/// The attributes of an entry.
fn attributes(spec: &Spec, attributes: &[AttributeId]) -> String {
    let names: Vec<_> = attributes.iter().map(|&id| spec[id].name.as_str()).collect();
    names.join(", ")
}

/// The scalars that require features, and the features without and with native 16-bit types.
pub(crate) fn scalar_features(spec: &Spec) -> impl Iterator<Item = (&'static str, [&str; 2])> {
    spec.types.iter().filter_map(|ty| {
        let Shape::Scalar(scalar) = ty.shape else { return None };
        let [Some(feature), Some(native)] = ty.features else { return None };
        Some((scalar.suffix(), [feature, native].map(|id| spec[id].name.as_str())))
    })
}

/// The features that calls require: `WaveOps; Barycentrics in pixel`.
fn requirements(spec: &Spec, op: &Operation) -> String {
    let texts = op.requirements.iter().map(|it| spec[it.feature].name.clone() + &limits(spec, it));
    texts.collect::<Vec<_>>().join("; ")
}

/// The condition of a requirement, if there is one: ` for f64 in mesh`.
pub(crate) fn limits(spec: &Spec, requirement: &Requirement) -> String {
    let mut text = String::new();
    if !requirement.overloads.is_empty() {
        text += &format!(" for {}", overloads(spec, &requirement.overloads));
    }
    if !requirement.stages.all {
        text += &format!(" in {}", stages(spec, &requirement.stages));
    }
    text
}

/// The mapping of an intrinsic's arguments to the operation's.
pub(crate) fn selection(selection: Selection) -> String {
    match selection {
        Selection::Argument(index) => format!("argument {index}"),
        Selection::I8(value) => format!("i8 {value}"),
        Selection::I32(value) => format!("i32 {value}"),
    }
}
