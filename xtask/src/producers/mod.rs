//! `xtask producers`: containers of other compilers than DXC, and what DXC says of them.

mod commands;

use std::fs;
use std::path::{Path, PathBuf};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};
use crate::verdicts::Verdicts;
use commands::{PRODUCERS, Producer};

/// Renews the containers of the compilers that are there, and the listing and the verdict of all.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/producers");
    let mut output = Output::new(&folder, options.check);
    let mut report = Report::default();
    let scratch = Scratch::new()?;
    let mut names = Vec::new();
    for producer in PRODUCERS {
        let made = make(tools, producer, &folder, &mut report)?;
        for path in containers(&folder.join(producer.folder))? {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{}/{stem}", producer.folder);
            let bytes = match made.iter().find(|(made, _)| *made == stem) {
                Some((_, bytes)) => bytes.clone(),
                None => fs::read(&path).map_err(Error::io(&path))?,
            };
            output.put(&format!("{name}.dxbc"), &bytes)?;
            scratch.write(&format!("{}.dxbc", names.len()), &bytes)?;
            names.push(name);
        }
    }
    judge(tools, &scratch, &names, &mut output)?;
    report.summary = format!("{} containers listed and validated", names.len());
    report.changes = output.changes;
    Ok(report)
}

/// What the compiler makes of its sources: names and containers.
fn make(
    tools: &Tools,
    producer: &Producer,
    folder: &Path,
    report: &mut Report,
) -> Result<Vec<(&'static str, Vec<u8>)>, Error> {
    let missing: Vec<_> =
        producer.variables.iter().filter(|it| tools.other(it).is_none()).copied().collect();
    let mut skip = |what: &str, why: &str| {
        report.skipped.push(format!("{} of {}: {why}", what, producer.folder));
    };
    if !missing.is_empty() {
        skip("the containers", &format!("no variable {}", missing.join(", ")));
        return Ok(Vec::new());
    }
    for (names, why) in producer.by_hand {
        skip(names, why);
    }
    let scratch = Scratch::new()?;
    let sources = folder.join(producer.folder);
    let mut made = Vec::new();
    for (name, arguments) in producer.containers {
        scratch.copy(&sources.join(producer.source(name)))?;
        for (variable, line) in producer.commands(name, arguments) {
            let mut command = tools.other(variable).expect("none is missing").command();
            command.args(line.split_whitespace()).current_dir(&scratch.folder);
            let output = command.output().map_err(Error::io(Path::new(variable)))?;
            if !output.status.success() {
                let said = [output.stderr, output.stdout].concat();
                report.errors.push(Error::refused(name, String::from_utf8_lossy(&said)));
            }
        }
        if let Ok(bytes) = scratch.read(&format!("{name}.dxbc")) {
            made.push((*name, bytes));
        }
    }
    Ok(made)
}

/// The containers in a folder.
fn containers(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut paths: Vec<_> =
        entries.map_err(Error::io(folder))?.iter().map(fs::DirEntry::path).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths.sort();
    Ok(paths)
}

/// Renews listings and verdicts; containers lie in the folder by their numbers.
fn judge(
    tools: &Tools,
    scratch: &Scratch,
    names: &[String],
    output: &mut Output<'_>,
) -> Result<(), Error> {
    let numbers = 0..names.len();
    let list = numbers.clone().map(|number| Job::Disassemble {
        file: format!("{number}.dxbc"),
        output: format!("{number}.txt"),
    });
    let listed = tools.run(Compiler::Dxc110, &scratch.folder, &list.collect::<Vec<_>>())?;
    let validate = numbers.map(|number| Job::Validate { file: format!("{number}.dxbc") });
    let validated = tools.run(Compiler::Dxc110, &scratch.folder, &validate.collect::<Vec<_>>())?;
    let mut verdicts = Verdicts::default();
    for (number, name) in names.iter().enumerate() {
        listed[number].done(name)?;
        output.put(&format!("{name}.txt"), &scratch.read(&format!("{number}.txt"))?)?;
        verdicts.insert(name.clone(), &validated[number]);
    }
    output.put("verdicts.tsv", verdicts.render().as_bytes())
}
