//! `xtask upgrade`: what `opt` of LLVM 23 says of the modules that `dxil-upgrade` makes, and what DXC's validator says of
//! what `dxil-lower` makes of these.

mod back;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_ir::Module;
use dxil_text::Style;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::opt::opt;
use crate::output::Output;
use crate::parallel;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};
use crate::verdicts::verdict;
use back::{Back, there_and_back};

/// The folders with containers, and the extension of these.
const FOLDERS: [(&str, &str); 10] = [
    ("builder", "dxbc"),
    ("built", "dxbc"),
    ("containers/dxc110", "dxbc"),
    ("containers/dxc17", "dxbc"),
    ("derived", "dxbc"),
    ("linked", "lib"),
    ("producers/llvm", "dxbc"),
    ("producers/mesa", "dxbc"),
    ("producers/slang", "dxbc"),
    ("stripped", "dxbc"),
];

/// The first line of the table.
const HEAD: &str = "module\tbefore\topt\tback\tdifferences\n";

/// A module of a container.
struct Source {
    name: String,
    /// The number of its container.
    container: usize,
    module: Module,
}

/// The outcome for a module.
struct Outcome {
    name: String,
    container: usize,
    opt: String,
    back: Back,
}

/// Renews the table.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let (mut containers, mut sources) = (Vec::new(), Vec::new());
    for (folder, extension) in FOLDERS {
        for path in files(&fixtures.join(folder), extension)? {
            let bytes = fs::read(&path).map_err(Error::io(&path))?;
            sources.extend(modules(&format!("{folder}/{}", stem(&path)), containers.len(), &bytes));
            containers.push(bytes);
        }
    }
    let scratch = Scratch::new()?;
    let outcomes = parallel::map(&sources, |source| examine(source, &scratch));
    let outcomes: Vec<Outcome> = outcomes.into_iter().collect::<Result<_, _>>()?;
    let mut jobs = Vec::new();
    for (number, container) in containers.iter().enumerate() {
        scratch.write(&format!("{number}.dxbc"), container)?;
        jobs.push(Job::Validate { file: format!("{number}.dxbc") });
    }
    for it in &outcomes {
        if let Some(container) = &it.back.container {
            scratch.write(&file(&it.name), container)?;
            jobs.push(Job::Validate { file: file(&it.name) });
        }
    }
    let verdicts = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let (before, after) = verdicts.split_at(containers.len().min(verdicts.len()));
    let mut after = after.iter();
    let rows: Vec<Row<'_>> = outcomes
        .iter()
        .map(|outcome| Row {
            outcome,
            before: before.get(outcome.container).map_or_else(String::new, verdict),
            back: match &outcome.back.container {
                Some(_) => after.next().map_or_else(String::new, verdict),
                None => format!("refused: {}", outcome.back.refusal),
            },
        })
        .collect();
    let mut lines = HEAD.to_owned();
    for Row { outcome: it, before, back } in &rows {
        let _ =
            writeln!(lines, "{}\t{before}\t{}\t{back}\t{}", it.name, it.opt, it.back.differences);
    }
    let summary = summary(&rows);
    let mut output = Output::new(&fixtures, options.check);
    output.put("upgraded/verdicts.tsv", lines.as_bytes())?;
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// What is said of a module.
struct Row<'a> {
    outcome: &'a Outcome,
    /// By the validator, of the container before.
    before: String,
    /// By the validator, of the container that is made of the upgraded module, or why there is none.
    back: String,
}

fn summary(rows: &[Row<'_>]) -> String {
    let count = |holds: fn(&Row<'_>) -> bool| rows.iter().filter(|row| holds(row)).count();
    format!(
        "of {} modules, opt accepts {}; {} are lowered again, of which dxv accepts {}, and {} are the same; of the {} \
         that dxv accepted before, it accepts {} again",
        rows.len(),
        count(|row| row.outcome.opt == "valid"),
        count(|row| row.outcome.back.container.is_some()),
        count(|row| row.back == "valid"),
        count(|row| row.outcome.back.differences == "none"),
        count(|row| row.before == "valid"),
        count(|row| row.before == "valid" && row.back == "valid"),
    )
}

/// The name of the file of a module.
fn file(name: &str) -> String {
    format!("{}.dxbc", name.replace('/', "-"))
}

/// The modules of a container with this number: its program, and that with debug information.
fn modules(name: &str, number: usize, bytes: &[u8]) -> Vec<Source> {
    let Ok(container) = Container::parse(bytes) else { return Vec::new() };
    let module = |four_cc: FourCC| {
        let program = Program::parse(&container.part(four_cc)?).ok()?;
        let module = dxil_bitcode::read(&program.bitcode).ok()?;
        Some(Source { name: format!("{name}/{four_cc}"), container: number, module })
    };
    [FourCC::DXIL, FourCC::ILDB].into_iter().filter_map(module).collect()
}

/// Upgrades a module, and lowers it again.
fn examine(source: &Source, scratch: &Scratch) -> Result<Outcome, Error> {
    let (name, container) = (source.name.clone(), source.container);
    let upgraded = match dxil_upgrade::upgrade(&source.module) {
        Ok(upgraded) => upgraded,
        Err(errors) => {
            let opt = format!("refused: {}", errors[0]);
            return Ok(Outcome { name, container, opt, back: Back::default() });
        }
    };
    let text = dxil_text::print(&upgraded, Style::Llvm)
        .map_err(|error| Error::refused(&name, error))?
        .to_string();
    let path = scratch.folder.join(file(&name)).with_extension("ll");
    fs::write(&path, text).map_err(Error::io(&path))?;
    let opt = accepted(&path)?;
    Ok(Outcome { name, container, opt, back: there_and_back(&source.module, upgraded) })
}

/// `valid`, or the first line of what `opt` says of a text.
fn accepted(path: &Path) -> Result<String, Error> {
    let mut command = opt()?;
    command.args(["-passes=verify", "-S", "-o", "-"]).arg(path);
    let output = command.output().map_err(Error::io(Path::new("opt")))?;
    let message = String::from_utf8_lossy(&output.stderr);
    Ok(match output.status.success() {
        true => "valid".to_owned(),
        false => message.lines().next().unwrap_or("no message").to_owned(),
    })
}
