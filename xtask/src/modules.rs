//! `xtask modules`: handwritten modules, encoded and printed by DXC; modules and containers that DXC makes of
//! HLSL.

use std::path::{Path, PathBuf};

use dxil_container::FourCC;
use dxil_container::read::{Container, Program};

use crate::chore::{Options, Report};
use crate::containers::{self, Product, Variant};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tool, Tools};

/// DXC 1.10 crashes when it prints calls through pointers.
const NOT_PRINTED: &str = "callees";

/// Renews the modules, or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let mut report = Report::default();
    let can_encode = tools.has_tool(Tool::Dxopt110, "modules by hand", &mut report.skipped);
    let written = if can_encode { by_hand(tools, options, &mut report)? } else { 0 };
    let modules =
        of_hlsl(tools, options, &mut report, "dxil-bitcode/tests/fixtures", "bc", bitcode)?;
    let containers = of_hlsl(
        tools,
        options,
        &mut report,
        "dxil-metadata/tests/fixtures",
        "dxbc",
        |_, container| Ok(container.to_vec()),
    )?;
    report.summary =
        format!("{written} modules by hand, {modules} of HLSL, {containers} containers");
    Ok(report)
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates")
}

/// Assembles text to bitcode, and lists the bitcode with DXC.
fn by_hand(tools: &Tools, options: &Options, report: &mut Report) -> Result<usize, Error> {
    let folder = crates().join("dxil-text/tests/modules");
    let scratch = Scratch::new()?;
    let mut names = Vec::new();
    for path in files(&folder, "ll")? {
        scratch.copy(&path)?;
        names.push(stem(&path));
    }
    let mut run = |extension: &str, names: &[String], job: &dyn Fn(&str, String) -> Job| {
        let job = |name: &String| job(name, format!("{name}.{extension}"));
        let jobs: Vec<Job> = names.iter().map(job).collect();
        let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
        let mut output = Output::new(&folder, options.check);
        for (name, outcome) in names.iter().zip(outcomes) {
            outcome.done(name)?;
            let file = format!("{name}.{extension}");
            output.put(&file, &scratch.read(&file)?)?;
        }
        report.changes.extend(output.changes);
        Ok::<(), Error>(())
    };
    run("bc", &names, &|name, output| Job::Encode { file: format!("{name}.ll"), output })?;
    let printed: Vec<_> = names.iter().filter(|name| *name != NOT_PRINTED).cloned().collect();
    run("txt", &printed, &|name, output| Job::Disassemble { file: format!("{name}.bc"), output })?;
    Ok(names.len())
}

/// Compiles the HLSL of a folder, and stores the part of each container that `content` returns.
fn of_hlsl(
    tools: &Tools,
    options: &Options,
    report: &mut Report,
    folder: &str,
    extension: &str,
    content: impl Fn(&Variant, &[u8]) -> Result<Vec<u8>, Error>,
) -> Result<usize, Error> {
    let folder = crates().join(folder);
    let variants = containers::read_all(&folder)?;
    let scratch = containers::prepare(std::slice::from_ref(&folder))?;
    let possible = containers::possible(tools, variants.iter().collect(), &mut report.skipped);
    let compiled = containers::compile(tools, &scratch, &possible, &mut report.errors)?;
    let mut output = Output::new(&folder, options.check);
    for (variant, container) in &compiled {
        let content = content(variant, container)?;
        output.put(&format!("{}.{extension}", variant.name), &content)?;
    }
    report.changes.extend(output.changes);
    Ok(compiled.len())
}

/// The module of a container; of a program database, the module with debug information.
fn bitcode(variant: &Variant, container: &[u8]) -> Result<Vec<u8>, Error> {
    let refused = |error: &dyn std::fmt::Display| Error::refused(variant.path(), error);
    let is_database = variant.product == Product::ProgramDatabase;
    let name = if is_database { FourCC::ILDB } else { FourCC::DXIL };
    let container = Container::parse(container).map_err(|error| refused(&error))?;
    let part = container.part(name).ok_or_else(|| refused(&format!("there is no {name}")))?;
    let program = Program::parse(&part).map_err(|error| refused(&error))?;
    Ok(program.bitcode.to_vec())
}
