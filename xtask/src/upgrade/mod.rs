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
const HEAD: &str = "module\topt\tback\tdifferences\n";

/// A module of a container.
struct Source {
    name: String,
    module: Module,
}

/// The outcome for a module.
struct Outcome {
    name: String,
    opt: String,
    back: Back,
}

/// Renews the table.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures");
    let mut sources = Vec::new();
    for (folder, extension) in FOLDERS {
        for path in files(&fixtures.join(folder), extension)? {
            modules(folder, &path, &mut sources)?;
        }
    }
    let scratch = Scratch::new()?;
    let outcomes = parallel::map(&sources, |source| examine(source, &scratch));
    let outcomes: Vec<Outcome> = outcomes.into_iter().collect::<Result<_, _>>()?;
    let mut jobs = Vec::new();
    for it in &outcomes {
        if let Some(container) = &it.back.container {
            scratch.write(&file(&it.name), container)?;
            jobs.push(Job::Validate { file: file(&it.name) });
        }
    }
    let mut verdicts = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?.into_iter();
    let mut lines = HEAD.to_owned();
    for it in &outcomes {
        let back = match (&it.back.container, &it.back.refusal) {
            (Some(_), _) => verdicts.next().map_or_else(String::new, |it| verdict(&it)),
            (None, why) => format!("refused: {why}"),
        };
        let _ = writeln!(lines, "{}\t{}\t{back}\t{}", it.name, it.opt, it.back.differences);
    }
    let count = |index: usize, text: &str| {
        lines.lines().filter(|line| line.split('\t').nth(index) == Some(text)).count()
    };
    let summary = format!(
        "of {} modules, opt accepts {}; {} are lowered again, of which dxv accepts {}, and {} are the same",
        outcomes.len(),
        count(1, "valid"),
        jobs.len(),
        count(2, "valid"),
        count(3, "none"),
    );
    let mut output = Output::new(&fixtures, options.check);
    output.put("upgraded/verdicts.tsv", lines.as_bytes())?;
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// The name of the file of a module.
fn file(name: &str) -> String {
    format!("{}.dxbc", name.replace('/', "-"))
}

/// Adds the modules of a container: its program, and that with debug information.
fn modules(folder: &str, path: &Path, sources: &mut Vec<Source>) -> Result<(), Error> {
    let bytes = fs::read(path).map_err(Error::io(path))?;
    let Ok(container) = Container::parse(&bytes) else { return Ok(()) };
    for four_cc in [FourCC::DXIL, FourCC::ILDB] {
        let part = container.part(four_cc);
        let Some(program) = part.and_then(|part| Program::parse(&part).ok()) else { continue };
        if let Ok(module) = dxil_bitcode::read(&program.bitcode) {
            sources.push(Source { name: format!("{folder}/{}/{four_cc}", stem(path)), module });
        }
    }
    Ok(())
}

/// Upgrades a module, and lowers it again.
fn examine(source: &Source, scratch: &Scratch) -> Result<Outcome, Error> {
    let name = source.name.clone();
    let upgraded = match dxil_upgrade::upgrade(&source.module) {
        Ok(upgraded) => upgraded,
        Err(errors) => {
            let opt = format!("refused: {}", errors[0]);
            return Ok(Outcome { name, opt, back: Back::default() });
        }
    };
    let text = dxil_text::print(&upgraded, Style::Llvm)
        .map_err(|error| Error::refused(&name, error))?
        .to_string();
    let path = scratch.folder.join(file(&name)).with_extension("ll");
    fs::write(&path, text).map_err(Error::io(&path))?;
    let opt = accepted(&path)?;
    Ok(Outcome { name, opt, back: there_and_back(&source.module, upgraded) })
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
