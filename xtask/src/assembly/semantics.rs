//! The signatures in which stages have semantics, as DXC's validator tells.
//!
//! It is asked for each semantic in each signature of each stage. The crate `dxil-validate` must know the same.

use std::fmt::Write as _;
use std::path::Path;

use dxil_format::SemanticKind;

use super::refusals::validate;
use super::texts::assemble;
use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::tool::Tools;

/// The profiles: each stage of the graphics pipeline, in the oldest and in the newest shader model.
const PROFILES: [&str; 12] = [
    "vs_6_0", "hs_6_0", "ds_6_0", "gs_6_0", "ps_6_0", "ms_6_5", "vs_6_8", "hs_6_8", "ds_6_8",
    "gs_6_8", "ps_6_8", "ms_6_8",
];

/// The signatures.
const SIGNATURES: [&str; 3] = ["input", "output", "patch"];

/// The largest number of a semantic.
const LAST: u8 = 32;

/// Renews the table, or reports how it would change.
pub(super) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let mut places = Vec::new();
    for profile in PROFILES {
        for signature in 0..SIGNATURES.len() {
            places.push((profile, signature));
        }
    }
    let semantics = (0..=LAST).map(SemanticKind).filter(|kind| kind.name().is_some());
    let semantics: Vec<_> = semantics.collect();
    let mut texts = Vec::new();
    for &semantic in &semantics {
        let text = |&(profile, signature): &(&str, usize)| module(profile, signature, semantic);
        texts.extend(places.iter().map(|place| text(place).into_bytes()));
    }
    let assembled = assemble(tools, &texts)?;
    let verdicts = validate(tools, &assembled)?;

    let head =
        places.iter().map(|(profile, signature)| format!("{profile} {}", SIGNATURES[*signature]));
    let head = head.collect::<Vec<_>>().join("\t");
    let mut lines = vec![Some(format!("semantic\t{head}"))];
    for (semantic, verdicts) in semantics.iter().zip(verdicts.chunks(places.len())) {
        let mut line = semantic.to_string();
        for verdict in verdicts {
            // Writing to a string cannot fail.
            let _ = write!(line, "\t{}", place(verdict));
        }
        lines.push(Some(line));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/refusals");
    let mut output = Output::new(&folder, options.check);
    output.put_lines("semantics.tsv", &lines)?;
    let summary = format!("{} semantics in {} signatures", semantics.len(), places.len());
    Ok(Report { summary, changes: output.changes, ..Report::default() })
}

/// Where an element of a register lies, by what the validator says of it.
fn place(verdict: &str) -> &'static str {
    if verdict.contains("is invalid as") {
        "-"
    } else if verdict.contains("should have a packing location of -1") {
        "nowhere"
    } else {
        "register"
    }
}

/// A shader with an element in register 0 of a signature.
fn module(profile: &str, signature: usize, semantic: SemanticKind) -> String {
    let mut words = profile.split('_');
    let (kind, minor) = (words.next().unwrap_or_default(), words.nth(1).unwrap_or_default());
    let (ty, columns) = match semantic {
        SemanticKind::Position => (9, 4),
        SemanticKind::Barycentrics => (9, 3),
        SemanticKind::CullPrimitive => (1, 1),
        SemanticKind::ClipDistance
        | SemanticKind::CullDistance
        | SemanticKind::Target
        | SemanticKind::Depth
        | SemanticKind::DepthLessEqual
        | SemanticKind::DepthGreaterEqual
        | SemanticKind::TessFactor
        | SemanticKind::InsideTessFactor => (9, 1),
        _ => (5, 1),
    };
    let name = semantic.semantic().unwrap_or("A");
    let number = semantic.0;
    let mut lists = ["null"; SIGNATURES.len()];
    lists[signature] = "!{!9}";
    let lists = lists.join(", ");
    let state = match kind {
        "hs" => "i32 3, !{void ()* @main, i32 1, i32 1, i32 2, i32 1, i32 3, float 6.400000e+01}",
        "ds" => "i32 2, !{i32 2, i32 1}",
        "gs" => "i32 1, !{i32 1, i32 1, i32 1, i32 1, i32 1}",
        "ms" => "i32 9, !{!{i32 1, i32 1, i32 1}, i32 1, i32 1, i32 2, i32 0}",
        _ => "i32 0, i64 0",
    };
    format!(
        "target datalayout = \"e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64\"\n\
         target triple = \"dxil-ms-dx\"\n\n\
         define void @main() {{\n  ret void\n}}\n\n\
         !dx.version = !{{!0}}\n!dx.valver = !{{!1}}\n!dx.shaderModel = !{{!2}}\n!dx.entryPoints = !{{!3}}\n\n\
         !0 = !{{i32 1, i32 {minor}}}\n!1 = !{{i32 1, i32 8}}\n!2 = !{{!\"{kind}\", i32 6, i32 {minor}}}\n\
         !3 = !{{void ()* @main, !\"main\", !{{{lists}}}, null, !{{{state}}}}}\n\
         !9 = !{{i32 0, !\"{name}\", i8 {ty}, i8 {number}, !{{i32 0}}, i8 0, i32 1, i8 {columns}, i32 0, i8 0, null}}\n"
    )
}
