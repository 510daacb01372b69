//! Texts that `from-yaml` could turn into much more than they are.

use dxil::container::FourCC;
use dxil::container::layout::rdat::NodeId;
use dxil::container::write::{Container, RdatBuilder, ValidatorVersion};

/// The size of most texts, in bytes.
const SIZE: usize = 1 << 18;

/// The start of a document with this number of parts.
fn document(part_count: usize) -> String {
    let hash = "0, ".repeat(15);
    format!(
        "--- !dxcontainer\nHeader:\n  Hash: [ {hash}0 ]\n  Version: {{ Major: 1, Minor: 0 }}\n  \
         PartCount: {part_count}\n"
    )
}

/// A document with one part, and this value of its only key.
fn part(name: &str, size: usize, key: &str, value: &str) -> String {
    let start = document(1);
    format!("{start}Parts:\n  - Name: {name}\n    Size: {size}\n    {key}: {value}\n")
}

/// A flow sequence of an element as often as the size of a text allows.
fn flow(element: &str) -> String {
    format!("[{}]", format!("{element},").repeat(SIZE / (element.len() + 1)))
}

/// Numbers of one digit, each of which is a node.
pub(crate) fn numbers() -> String {
    part("PRIV", SIZE, "PrivateData", &flow("1"))
}

/// An error for each two bytes.
pub(crate) fn words() -> String {
    part("PRIV", SIZE, "PrivateData", &flow("x"))
}

/// Six errors for each three bytes: a missing key is one.
pub(crate) fn empty_resources() -> String {
    let psv = format!("{{ Version: 3, ShaderStage: 14, Resources: {} }}", flow("{}"));
    part("PSV0", SIZE, "PSVInfo", &psv)
}

/// Eleven errors for each three bytes.
pub(crate) fn empty_elements() -> String {
    let psv = format!("{{ Version: 3, ShaderStage: 14, SigInputElements: {} }}", flow("{}"));
    part("PSV0", SIZE, "PSVInfo", &psv)
}

pub(crate) fn empty_parts() -> String {
    document(1) + "Parts: " + &flow("{}")
}

/// Equal keys, each with nothing.
pub(crate) fn equal_keys() -> String {
    document(1) + &"Parts:\n".repeat(SIZE / 7)
}

/// One key and one value, both long, with an error each that quotes them.
pub(crate) fn long_scalars() -> String {
    let long = "x".repeat(SIZE / 2);
    part("HASH", 20, "Hash", &format!("{{ IncludesSource: {long}, ? {long} : 1 }}"))
}

/// Parts of 16 MiB zeros each, all at one place.
pub(crate) fn one_place() -> String {
    let count = 4096;
    let offsets = "16416, ".repeat(count);
    let start = document(count);
    let parts = "  - { Name: NONE, Size: 16000000 }\n".repeat(count);
    format!("{start}  PartOffsets: [ {offsets} ]\nParts:\n{parts}")
}

/// Parts that state the largest size.
pub(crate) fn largest_parts() -> String {
    let part = "  - { Name: NONE, Size: 4294967295 }\n";
    let count = SIZE / part.len();
    document(count) + "Parts:\n" + &part.repeat(count)
}

/// Programs with the largest gap before the bitcode.
pub(crate) fn gaps() -> String {
    let program = "  - { Name: DXIL, Size: 4120, Program: { MajorVersion: 6, MinorVersion: 0, \
                   ShaderKind: 5, DXILMajorVersion: 1, DXILMinorVersion: 0, DXILOffset: 4112 } }\n";
    let count = SIZE / program.len();
    document(count) + "Parts:\n" + &program.repeat(count)
}

/// The smallest records, each of the largest size.
pub(crate) fn strides() -> String {
    let mut rdat = RdatBuilder::new(ValidatorVersion::LATEST);
    rdat.record(NodeId::default());
    let mut container = Container::default();
    container.push(FourCC::RDAT, rdat.finish());
    let text = dxil::yaml::to_yaml(&container.write().expect("a container"));
    let text = text.expect("a container");
    let (start, rest) = text.split_once("        Records:\n").expect("one table with records");
    let (_, rest) = rest.split_once("Stride:          8\n").expect("the table's stride");
    let start = start.replace("Size:            52\n", "Size:            4294967295\n");
    let records = flow("{Name: 0, Index: 0}");
    format!("{start}        Records: {records}\n        Stride: 512\n{rest}")
}

/// Nested flow sequences.
pub(crate) fn deep_flow() -> String {
    document(1) + "Parts: " + &"[".repeat(SIZE)
}

/// Nested block sequences.
pub(crate) fn deep_block() -> String {
    document(1) + "Parts:\n" + &"- ".repeat(SIZE / 2)
}

/// Each level refers to the one before it nine times.
pub(crate) fn aliases() -> String {
    let levels = (1..100).map(|level| {
        let references = format!("*a{}, ", level - 1).repeat(9);
        format!("A{level}: &a{level} [ {references} ]\n")
    });
    format!("{}A0: &a0 [ 0 ]\n{}", document(1), levels.collect::<String>())
}

/// Tags that a directive makes long.
pub(crate) fn long_tags() -> String {
    let prefix = "x".repeat(SIZE / 2);
    let tags = "- !e!a b\n".repeat(SIZE / 18);
    format!("%TAG !e! {prefix}\n--- !dxcontainer\nParts:\n{tags}")
}
