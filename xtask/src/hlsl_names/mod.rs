//! `xtask hlsl-names`: the HLSL names that use each operation, measured with DXC.
//!
//! A name uses an operation if a shader calls the operation with the lines of the name, but not
//! without them.

mod source;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dxil::calls::Call;
use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_ops::OpCode;

use crate::calls::source::{Source, read_all};
use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// The operations that each name uses.
type Reached = BTreeMap<String, BTreeSet<OpCode>>;

/// Compiles every shader without and with each of its names, and writes or compares the table.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let mut report = Report::default();
    let mut reached = Reached::new();
    for source in read_all(&folder().join("hlsl-names"))? {
        measure(tools, &source, &mut reached, &mut report.errors)?;
    }
    if report.errors.is_empty() {
        let folder = folder();
        let mut output = Output::new(&folder, options.check);
        output.put("hlsl-names.tsv", table(&reached).as_bytes())?;
        report.changes = output.changes;
    }
    let operations: BTreeSet<_> = reached.values().flatten().collect();
    report.summary =
        format!("{} HLSL names reach {} operations\n", reached.len(), operations.len());
    Ok(report)
}

/// The folder of the shaders, in `hlsl-names/`, and of the table.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/calls")
}

/// Adds the operations that the names of a file use in any of its variants; an error for a name
/// without operations in all of them.
fn measure(
    tools: &Tools,
    source: &Source,
    reached: &mut Reached,
    errors: &mut Vec<Error>,
) -> Result<(), Error> {
    let refused = |what: &str, why: &str| {
        Error::refused(format_args!("{}: {what}", source.path.display()), why)
    };
    let text = fs::read_to_string(&source.path).map_err(Error::io(&source.path))?;
    let names: Vec<&str> = source::names(&text).into_iter().collect();
    let shaders: Vec<String> = std::iter::once(None)
        .chain(names.iter().copied().map(Some))
        .map(|name| source::shader(&text, name))
        .collect();
    let compiled = compile(tools, &shaders, &source.variants)?;

    for (index, &name) in names.iter().enumerate() {
        let mut operations = BTreeSet::<OpCode>::new();
        let mut messages = Vec::new();
        for (variant, results) in source.variants.iter().zip(&compiled) {
            let without = results[0].as_ref().map_err(|message| refused(variant, message))?;
            match &results[index + 1] {
                Ok(with) => operations.extend(with.difference(without)),
                // Not in this stage or shader model; another variant may have it.
                Err(message) => messages.push(message.as_str()),
            }
        }
        if operations.is_empty() {
            messages.push("no operation is called with its lines alone");
            errors.push(refused(name, &messages.join("\n")));
        }
        reached.entry(name.to_owned()).or_default().extend(operations);
    }
    Ok(())
}

/// The operations that DXC's code for a shader calls, or the error.
type Compiled = Result<BTreeSet<OpCode>, String>;

/// Compiles every shader in every variant; a list for each variant.
fn compile(
    tools: &Tools,
    shaders: &[String],
    variants: &[String],
) -> Result<Vec<Vec<Compiled>>, Error> {
    let scratch = Scratch::new()?;
    for (at, shader) in shaders.iter().enumerate() {
        scratch.write(&format!("{at}.hlsl"), shader.as_bytes())?;
    }
    let mut jobs = Vec::new();
    for variant in variants {
        for at in 0..shaders.len() {
            jobs.push(Job::Compile {
                source: format!("{at}.hlsl"),
                options: variant.split(' ').map(str::to_owned).collect(),
                output: format!("{}.dxo", jobs.len()),
            });
        }
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let mut results = Vec::with_capacity(jobs.len());
    for (at, outcome) in outcomes.into_iter().enumerate() {
        results.push(if outcome.is_done() {
            Ok(operations(&scratch.read(&format!("{at}.dxo"))?, &variants[at / shaders.len()])?)
        } else {
            Err(outcome.message().to_owned())
        });
    }
    Ok(results.chunks(shaders.len()).map(<[Compiled]>::to_vec).collect())
}

/// The operations that the program in a container calls.
fn operations(container: &[u8], variant: &str) -> Result<BTreeSet<OpCode>, Error> {
    let refused = |error: &dyn std::fmt::Display| Error::refused(variant, error);
    let file = Container::parse(container).map_err(|error| refused(&error))?;
    let part = file.part(FourCC::DXIL).ok_or_else(|| refused(&"the container has no DXIL"))?;
    let program = Program::parse(&part).map_err(|error| refused(&error))?;
    let module = dxil_bitcode::read(&program.bitcode).map_err(|error| refused(&error))?;
    Ok(Call::all(&module).filter_map(|call| call.operation(&module)).collect())
}

/// A row for each name: it, and the names of its operations by opcode.
fn table(reached: &Reached) -> String {
    let rows = reached.iter().map(|(name, operations)| {
        let operations: Vec<&str> = operations.iter().map(|op| op.name()).collect();
        format!("{name}\t{}\n", operations.join(" "))
    });
    std::iter::once("# name\toperations\n".to_owned()).chain(rows).collect()
}
