//! `xtask rules`: the rules that DXC's validator names for modules and containers that it refuses.
//!
//! The validator's reports have messages, but no names: `words.tsv` has some words of each message. A test of
//! `dxil-validate` compares the names with those of its own findings.

mod words;

use std::fs;
use std::path::{Path, PathBuf};

use crate::assembly;
use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::tool::{Outcome, Tool, Tools};
pub(crate) use words::Words;

/// The folders of modules, in `tests/fixtures`: those that break a rule, and those that were made for a rule.
const REFUSALS: [&str; 4] =
    ["refusals/operations", "refusals/signatures", "refusals/resources", "refusals/metadata"];
const RULES: &str = "rules";

/// The folders of containers, in `tests/fixtures`.
const CONTAINERS: [&str; 5] = ["containers", "producers", "builder", "built", "derived"];

/// Renews the names, or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let mut report = Report::default();
    if !tools.has_tool(Tool::Dxa110, "the names of broken rules", &mut report.skipped) {
        return Ok(report);
    }
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let folder = fixtures.join(RULES);
    let words = Words::read(&folder.join("words.tsv"))?;
    let modules = modules(&fixtures)?;
    let mut lines = vec![Some("file\trules".to_owned())];
    lines.extend(verdicts(tools, &words, &modules)?.into_iter().map(Some));
    for folder in CONTAINERS {
        let path = fixtures.join(folder).join("verdicts.tsv");
        let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
        for (name, verdict) in text.lines().skip(1).filter_map(|line| line.split_once('\t')) {
            // A digest may stand before the verdict.
            if !verdict.ends_with("valid") {
                let names = words.names(&verdict.replace("\\n", "\n"));
                lines.push(Some(format!("{folder}/{name}.dxbc\t{names}")));
            }
        }
    }
    let mut output = Output::new(&folder, options.check);
    output.put_lines("verdicts.tsv", &lines)?;
    report.summary = format!("{} modules, {} verdicts", modules.len(), lines.len() - 1);
    report.changes = output.changes;
    Ok(report)
}

/// The modules, with their paths in `tests/fixtures`.
fn modules(fixtures: &Path) -> Result<Vec<(String, PathBuf)>, Error> {
    let mut folders: Vec<String> = REFUSALS.map(str::to_owned).into();
    let rules = fixtures.join(RULES);
    for entry in fs::read_dir(&rules).map_err(Error::io(&rules))? {
        let path = entry.map_err(Error::io(&rules))?.path();
        if path.is_dir() {
            folders.push(format!("{RULES}/{}", stem(&path)));
        }
    }
    folders[REFUSALS.len()..].sort();
    let mut modules = Vec::new();
    for folder in folders {
        let paths = files(&fixtures.join(&folder), "ll")?;
        modules
            .extend(paths.into_iter().map(|path| (format!("{folder}/{}.ll", stem(&path)), path)));
    }
    Ok(modules)
}

/// A line for each module: the names of the rules that the validator says it breaks, `valid`, or that the assembler
/// refuses it.
fn verdicts(
    tools: &Tools,
    words: &Words,
    modules: &[(String, PathBuf)],
) -> Result<Vec<String>, Error> {
    let read = |(_, path): &(String, PathBuf)| fs::read(path).map_err(Error::io(path));
    let texts = modules.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let assembled = assembly::assemble(tools, &texts)?;
    let verdicts = assembly::validate(tools, &assembled)?;
    let rows = modules.iter().zip(&assembled).zip(&verdicts);
    let lines = rows.map(|(((name, _), (outcome, _)), verdict)| match outcome {
        Outcome::Done(_) => format!("{name}\t{}", words.names(verdict)),
        _ => format!("{name}\tassembler"),
    });
    Ok(lines.collect())
}
