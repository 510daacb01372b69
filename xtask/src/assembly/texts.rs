//! The modules that DXC's assembler makes of listings and of handwritten modules, and its errors.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::{Container, Part, Program};
use dxil_container::{Digest, FourCC};

use md5::{Digest as _, Md5};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::files::{files, stem};
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// The folders in `tests/fixtures` that have containers and their listings.
const FOLDERS: [&str; 6] = [
    "built",
    "containers/dxc110",
    "containers/dxc17",
    "producers/llvm",
    "producers/mesa",
    "producers/slang",
];

/// Renews the records of the assembler, or reports how they would change.
pub(super) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let mut report = Report::default();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.with_file_name("crates/dxil-text/tests/assembly");
    let mut output = Output::new(&folder, options.check);

    let fixtures = root.with_file_name("tests/fixtures");
    let mut listings = Vec::new();
    for folder in FOLDERS {
        let named = |path: &Path| format!("{folder}/{}", stem(path));
        let paths = files(&fixtures.join(folder), "txt")?;
        listings.extend(paths.into_iter().map(|path| (named(&path), path)));
    }
    let texts = read_all(&listings, &[])?;
    let outcomes = assemble(tools, &texts)?;
    let mut table = "listing\tpart\tsize\tmd5\n".to_owned();
    for ((name, path), (outcome, container)) in listings.iter().zip(&outcomes) {
        let original = path.with_extension("dxbc");
        let original = fs::read(&original).map_err(Error::io(&original))?;
        let original = parts(&original).unwrap_or_default();
        add_rows(&mut table, name, outcome, container, &original);
    }
    output.put("listings.tsv", table.as_bytes())?;

    let tail = folder.join("tail.ll");
    let tail = fs::read(&tail).map_err(Error::io(&tail))?;
    let modules = named(&folder.join("accepted"))?;
    let outcomes = assemble(tools, &read_all(&modules, &tail)?)?;
    let mut table = "module\tpart\tsize\tmd5\n".to_owned();
    for ((name, _), (outcome, container)) in modules.iter().zip(&outcomes) {
        add_rows(&mut table, name, outcome, container, &[]);
    }
    output.put("accepted.tsv", table.as_bytes())?;

    let refused = named(&folder.join("refused"))?;
    let outcomes = assemble(tools, &read_all(&refused, &tail)?)?;
    let mut table = "module\tverdict\n".to_owned();
    for ((name, _), (outcome, _)) in refused.iter().zip(&outcomes) {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "{name}\t{}", verdict(outcome));
    }
    output.put("refused.tsv", table.as_bytes())?;

    let (listings, modules, refused) = (listings.len(), modules.len(), refused.len());
    report.summary =
        format!("{listings} listings, {modules} modules, {refused} modules with errors");
    report.changes = output.changes;
    Ok(report)
}

/// The modules of a folder, with their names.
fn named(folder: &Path) -> Result<Vec<(String, PathBuf)>, Error> {
    Ok(files(folder, "ll")?.into_iter().map(|path| (stem(&path), path)).collect())
}

/// The texts of files, each with a tail.
fn read_all(files: &[(String, PathBuf)], tail: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
    let read = |(_, path): &(String, PathBuf)| {
        let text = fs::read(path).map_err(Error::io(path))?;
        Ok([text.as_slice(), tail].concat())
    };
    files.iter().map(read).collect()
}

/// Assembles texts. The containers of those that are refused are empty.
pub(crate) fn assemble(tools: &Tools, texts: &[Vec<u8>]) -> Result<Vec<(Outcome, Vec<u8>)>, Error> {
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let (file, output) = (format!("{index}.ll"), format!("{index}.dxbc"));
        scratch.write(&file, text)?;
        jobs.push(Job::Assemble { file, output });
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let with_container = outcomes.into_iter().enumerate().map(|(index, outcome)| {
        let container = match outcome.is_done() {
            true => scratch.read(&format!("{index}.dxbc"))?,
            false => Vec::new(),
        };
        Ok((outcome, container))
    });
    with_container.collect()
}

/// Adds a row for a container and one for each part, or one that says why there is none.
fn add_rows(
    table: &mut String,
    name: &str,
    outcome: &Outcome,
    container: &[u8],
    original: &[(FourCC, Vec<u8>)],
) {
    // Writing to a string cannot fail, here and below.
    let Some(parts) = parts(container) else {
        let _ = writeln!(table, "{name}\t{}", verdict(outcome));
        return;
    };
    let (size, digest) = (container.len(), Digest::compute(container));
    let _ = writeln!(table, "{name}\tDXBC\t{size}\t{digest}");
    for (four_cc, bytes) in parts {
        let size = bytes.len();
        let digest = match original.iter().any(|(other, old)| *other == four_cc && *old == bytes) {
            true => "=".to_owned(),
            false => Md5::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect(),
        };
        let _ = writeln!(table, "{name}\t{four_cc}\t{size}\t{digest}");
    }
}

/// The parts of a container: of programs, the bitcode.
fn parts(container: &[u8]) -> Option<Vec<(FourCC, Vec<u8>)>> {
    let container = Container::parse(container).ok()?;
    let content = |part: &Part<'_>| match Program::parse(part) {
        Ok(program) if [FourCC::DXIL, FourCC::ILDB].contains(&part.four_cc()) => {
            program.bitcode.to_vec()
        }
        _ => part.data().into_inner().to_vec(),
    };
    Some(container.parts().map(|part| (part.four_cc(), content(&part))).collect())
}

/// The verdict: `accepted`, `crashes`, or the first line of the message.
pub(super) fn verdict(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Done(_) => "accepted".to_owned(),
        Outcome::Crashed => "crashes".to_owned(),
        Outcome::Refused(message) => {
            let line = message.lines().next().unwrap_or_default();
            line.strip_prefix("shader: ").unwrap_or(line).to_owned()
        }
    }
}
