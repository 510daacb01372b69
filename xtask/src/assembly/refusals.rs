//! The verdicts of DXC's assembler and validator on modules that break a rule each.
//!
//! A test of `dxil-assemble` shows our diagnostics beside them.

use std::fs;
use std::path::{Path, PathBuf};

use super::texts::assemble;
use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// The folders of modules, in `tests/fixtures/refusals`.
const KINDS: [&str; 4] = ["operations", "signatures", "resources", "metadata"];

/// Renews the verdicts, or reports how they would change.
pub(super) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/refusals");
    let mut cases: Vec<(String, PathBuf)> = Vec::new();
    for kind in KINDS {
        let paths = files(&folder.join(kind), "ll")?;
        cases.extend(paths.into_iter().map(|path| (format!("{kind}/{}", stem(&path)), path)));
    }
    let read = |(_, path): &(String, PathBuf)| fs::read(path).map_err(Error::io(path));
    let texts = cases.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let assembled = assemble(tools, &texts)?;
    let verdicts = validate(tools, &assembled)?;
    let mut lines = vec![Some("case\tverdict".to_owned())];
    for (((name, _), (outcome, _)), verdict) in cases.iter().zip(&assembled).zip(verdicts) {
        let verdict = match outcome {
            Outcome::Done(_) => first_line(&verdict).to_owned(),
            refused => format!("dxa: {}", first_line(refused.message())),
        };
        lines.push(Some(format!("{name}\t{verdict}")));
    }
    let mut output = Output::new(&folder, options.check);
    output.put_lines("verdicts.tsv", &lines)?;
    let summary = format!("{} modules that break a rule", cases.len());
    Ok(Report { summary, changes: output.changes, ..Report::default() })
}

/// The validator's verdict on each container; empty where there is none.
pub(crate) fn validate(
    tools: &Tools,
    assembled: &[(Outcome, Vec<u8>)],
) -> Result<Vec<String>, Error> {
    let scratch = Scratch::new()?;
    let (mut jobs, mut numbers) = (Vec::new(), Vec::new());
    for (number, (outcome, container)) in assembled.iter().enumerate() {
        if outcome.is_done() {
            let file = format!("{number}.dxbc");
            scratch.write(&file, container)?;
            jobs.push(Job::Validate { file });
            numbers.push(number);
        }
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let mut verdicts = vec![String::new(); assembled.len()];
    for (number, outcome) in numbers.into_iter().zip(&outcomes) {
        verdicts[number] = match outcome {
            Outcome::Done(_) => "valid".to_owned(),
            refused => refused.message().to_owned(),
        };
    }
    Ok(verdicts)
}

/// The first line of a message, without the notes that follow it.
fn first_line(message: &str) -> &str {
    message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim()
}
