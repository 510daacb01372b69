//! `xtask built`: DXC's verdict on the containers that our own builder makes, and its listings.
//!
//! A test of `crates/dxil` builds the containers and writes them: `built` has those that are built from the
//! first type to the digest, `builder` those of `ShaderBuilder`. This chore records the validator's verdict
//! on each, with the digest of the file, so that a new file needs a new verdict.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::Container;
use dxil_container::{Digest, FourCC};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tool, Tools};
use crate::verdicts::verdict;

/// The first line of the file with verdicts.
const HEAD: &str = "container\tdigest\tverdict";

/// The folders with containers.
const FOLDERS: [&str; 3] = ["built", "builder", "derived"];

/// Renews verdicts and listings, or reports how they would change; and compares the containers with
/// DXC's assembler.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let mut report = Report::default();
    let mut counts = [0; 2];
    for folder in FOLDERS {
        let of_folder = record(tools, options, &fixtures.join(folder), &mut report)?;
        counts = [counts[0] + of_folder[0], counts[1] + of_folder[1]];
    }
    report.summary =
        format!("{} containers validated and listed, {} assembled", counts[0], counts[1]);
    Ok(report)
}

/// Records what DXC says of the containers of a folder. Returns the numbers of those that it validated and of
/// those that it assembled.
fn record(
    tools: &Tools,
    options: &Options,
    folder: &Path,
    report: &mut Report,
) -> Result<[usize; 2], Error> {
    let mut output = Output::new(folder, options.check);
    let containers = containers(folder)?;
    let scratch = Scratch::new()?;
    for (name, bytes) in &containers {
        scratch.write(&format!("{name}.dxbc"), bytes)?;
    }
    let run = |job: &dyn Fn(&str) -> Job| {
        let jobs: Vec<Job> = containers.iter().map(|(name, _)| job(name)).collect();
        tools.run(Compiler::Dxc110, &scratch.folder, &jobs)
    };
    let verdicts = run(&|name| Job::Validate { file: format!("{name}.dxbc") })?;
    let listed = run(&|name| Job::Disassemble {
        file: format!("{name}.dxbc"),
        output: format!("{name}.txt"),
    })?;
    let what = "what DXC assembles of the listings";
    let assembled = match tools.has_tool(Tool::Dxa110, what, &mut report.skipped) {
        true => run(&|name| Job::Assemble {
            file: format!("{name}.txt"),
            output: format!("{name}.theirs"),
        })?,
        false => Vec::new(),
    };

    let mut lines = vec![Some(HEAD.to_owned())];
    for (index, (name, bytes)) in containers.iter().enumerate() {
        let digest = Digest::compute(bytes);
        lines.push(Some(format!("{name}\t{digest}\t{}", verdict(&verdicts[index]))));
        listed[index].done(name)?;
        output.put(&format!("{name}.txt"), &scratch.read(&format!("{name}.txt"))?)?;
        let Some(assembled) = assembled.get(index) else { continue };
        assembled.done(name)?;
        let theirs = scratch.read(&format!("{name}.theirs"))?;
        if program(bytes).is_none_or(|ours| program(&theirs) != Some(ours)) {
            report.errors.push(Error::refused(name, "DXC assembles another program of its text"));
        }
    }
    output.put_lines("verdicts.tsv", &lines)?;
    report.changes.extend(output.changes);
    Ok([containers.len(), assembled.len()])
}

/// The names, without extension, and the bytes of the containers.
fn containers(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let read = |path: PathBuf| Ok((stem(&path), fs::read(&path).map_err(Error::io(&path))?));
    files(folder, "dxbc")?.into_iter().map(read).collect()
}

/// The data of the part with the program.
fn program(container: &[u8]) -> Option<&[u8]> {
    let part = Container::parse(container).ok()?.part(FourCC::DXIL)?;
    Some(part.data().into_inner())
}
