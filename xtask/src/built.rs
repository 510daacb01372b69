//! `xtask built`: DXC's verdict on the containers that our own builder makes, and its listings.
//!
//! A test of `crates/dxil` builds the containers and writes them. This chore records the
//! validator's verdict on each, with the digest of the file, so that a new file needs a new
//! verdict.

use std::fs;
use std::path::Path;

use dxil_container::read::Container;
use dxil_container::{Digest, FourCC};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tool, Tools};
use crate::verdicts::verdict;

/// The first line of the file with verdicts.
const HEAD: &str = "container\tdigest\tverdict";

/// Renews verdicts and listings, or reports how they would change; and compares the containers with
/// DXC's assembler.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/built");
    let mut output = Output::new(&folder, options.check);
    let mut report = Report::default();
    let containers = containers(&folder)?;
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
    report.summary = format!(
        "{} containers validated and listed, {} assembled",
        containers.len(),
        assembled.len()
    );
    report.changes = output.changes;
    Ok(report)
}

/// The names, without extension, and the bytes of the containers.
fn containers(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let mut containers = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::io(folder))? {
        let path = entry.map_err(Error::io(folder))?.path();
        if path.extension().is_some_and(|extension| extension == "dxbc") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            containers.push((name, fs::read(&path).map_err(Error::io(&path))?));
        }
    }
    containers.sort();
    Ok(containers)
}

/// The data of the part with the program.
fn program(container: &[u8]) -> Option<&[u8]> {
    let part = Container::parse(container).ok()?.part(FourCC::DXIL)?;
    Some(part.data().into_inner())
}
