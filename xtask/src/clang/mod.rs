//! `xtask clang`: LLVM IR that clang makes of HLSL, and what DXC's validator says of the containers that we make of it.
//!
//! A source of `tests/fixtures/clang/hlsl` says how it is compiled:
//!
//! ```text
//! // clang: -T cs_6_6 -E main
//! ```
//!
//! It is compiled before any pass of LLVM, without optimizations, and with all of them.
//!
//! With folders, such as clang's own tests, it compares what we make of each test in them with what LLVM's `llc` makes, and counts.

mod own_tests;
mod run_line;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options as AssembleOptions, assemble};
use dxil_ir::calls::Call;
use dxil_ir::{Dialect, Module};
use dxil_lower::{Pipeline, Report as Lowered, to_dxil};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// The first line of the file.
const HEAD: &str = "source\toption\tverdict\toperations";

/// The options for optimizations, and the names that their files have.
const LEVELS: [(&str, &str); 3] = [("-fcgl", "fcgl"), ("-O0", "O0"), ("-O3", "O3")];

/// Renews the texts and the verdicts; with folders, compares the tests in them.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    match options.names.is_empty() {
        true => record(tools, options),
        false => own_tests::compare(tools, &options.names),
    }
}

/// Renews the texts and the verdicts.
fn record(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/clang");
    let mut output = Output::new(&folder, options.check);
    let scratch = Scratch::new()?;
    let (mut lines, mut jobs, mut judged) = (Vec::new(), Vec::new(), Vec::new());
    for path in files(&folder.join("hlsl"), "hlsl")? {
        for (option, level) in LEVELS {
            let source = stem(&path);
            let text = compile(&path, option, &scratch)?;
            output.put(&format!("{source}.{level}.ll"), text.as_bytes())?;
            let start = format!("{source}\t{level}");
            match lower(&text) {
                Ok((module, container)) => {
                    let file = format!("{source}.{level}");
                    scratch.write(&file, &container)?;
                    jobs.push(Job::Validate { file });
                    judged.push((lines.len(), start, operations(&module)));
                    lines.push(None);
                }
                Err(reason) => lines.push(Some(format!("{start}\trefused: {reason}\t-"))),
            }
        }
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let accepted = outcomes.iter().filter(|outcome| outcome.is_done()).count();
    for ((index, start, operations), outcome) in judged.into_iter().zip(outcomes) {
        let verdict = match outcome {
            Outcome::Done(_) => "accepted".to_owned(),
            Outcome::Crashed => "crashes".to_owned(),
            Outcome::Refused(message) => {
                let line = message.lines().find(|line| !line.trim().is_empty());
                format!("invalid: {}", line.unwrap_or_default().trim())
            }
        };
        lines[index] = Some(format!("{start}\t{verdict}\t{operations}"));
    }
    let summary = format!("the validator accepts {accepted} of {} modules", lines.len());
    lines.insert(0, Some(HEAD.to_owned()));
    output.put_lines("clang.tsv", &lines)?;
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// The LLVM IR that clang makes of a source.
fn compile(path: &Path, option: &str, scratch: &Scratch) -> Result<String, Error> {
    let source = fs::read_to_string(path).map_err(Error::io(path))?;
    let words = source.lines().next().and_then(|line| line.strip_prefix("// clang: "));
    let words = words.ok_or_else(|| Error::refused(path.display(), "no options"))?;
    scratch.copy(path)?;
    let program = env::var("CLANG_HLSL").unwrap_or_else(|_| "clang-hlsl".to_owned());
    let file = path.file_name().unwrap_or_default();
    let mut command = Command::new(&program);
    command.current_dir(&scratch.folder).args(words.split(' ')).arg(option).arg(file);
    command.args(["-S", "-emit-llvm", "-o", "text.ll"]);
    let output = command.output().map_err(Error::io(Path::new(&program)))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        return Err(Error::refused(path.display(), message.into_owned()));
    }
    let text = scratch.read("text.ll")?;
    let text = String::from_utf8(text).map_err(|_| Error::refused(path.display(), "no UTF-8"))?;
    Ok(text.lines().map(|line| without_folder(line) + "\n").collect())
}

/// A line without the folder of clang's headers, which depends on the machine and stands in debug information.
fn without_folder(line: &str) -> String {
    let start = line.find("filename: \"/").map(|at| at + "filename: \"".len());
    let end = line.find("/include/hlsl/").map(|at| at + "/include/".len());
    match (start, end) {
        (Some(start), Some(end)) if start < end => [&line[..start], &line[end..]].concat(),
        _ => line.to_owned(),
    }
}

/// The module and the container that we make of LLVM IR.
fn lower(text: &str) -> Result<(Module, Vec<u8>), String> {
    let mut module = dxil_text::parse_as(text, Dialect::Modern)
        .map_err(|errors| errors.to_string().lines().next().unwrap_or_default().to_owned())?;
    let mut report = Lowered::default();
    Pipeline::codegen().run(&mut module, &mut report);
    if let Some(error) = report.errors.first() {
        return Err(error.to_string());
    }
    let mut module = to_dxil(&module).map_err(|errors| errors[0].to_string())?;
    derive(&mut module, Packing::default()).map_err(|errors| errors[0].to_string())?;
    let container = assemble(&module, &AssembleOptions::default());
    let container = container.map_err(|errors| errors[0].to_string())?;
    let bytes = container.write().map_err(|error| error.to_string())?;
    Ok((module, bytes))
}

/// How often a module calls each operation.
fn operations(module: &Module) -> String {
    let mut operations = BTreeMap::new();
    for call in Call::all(module) {
        let name = call.operation(module).map_or("?", |op| op.name());
        *operations.entry(name).or_insert(0_usize) += 1;
    }
    let operations = operations.iter().map(|(name, count)| format!("{name}:{count}"));
    operations.collect::<Vec<_>>().join(" ")
}
