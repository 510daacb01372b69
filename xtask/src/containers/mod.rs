//! `xtask containers`: a corpus of HLSL, the containers that three compilers make of it, their
//! listings and verdicts.

pub(crate) mod listing;
mod make;
mod pdb;
mod source;
#[cfg(test)]
mod tests;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Tools};
use make::Made;
pub(crate) use make::compile;
pub(crate) use source::{Product, Variant, read_all};

use crate::verdicts::Verdicts;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const VERDICTS: &str = "verdicts.tsv";

/// Compiles the corpus and writes, or compares, the fixtures.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = folder();
    let variants = source::read_all(&folder.join("hlsl"))?;
    let chosen = choose(&variants, &options.names)?;
    let included = folder.with_file_name("calls").join("hlsl");
    let scratch = prepare(&[folder.join("hlsl"), included])?;

    let mut report = Report::default();
    let chosen = possible(tools, chosen, &mut report.skipped);
    report.summary = summary(&chosen);
    let made = make::make(tools, &scratch, &chosen, &mut report)?;
    let mut output = Output::new(&folder, options.check);
    for made in &made {
        put(made, &mut output)?;
    }
    put_verdicts(&made, &variants, &mut output)?;
    let files: BTreeSet<String> = variants.iter().flat_map(Variant::files).collect();
    for compiler in Compiler::ALL {
        let known = |file: &str| files.contains(&format!("{}/{file}", compiler.name()));
        output.find_orphans(compiler.name(), known)?;
    }
    report.changes = output.changes;
    Ok(report)
}

/// Creates a folder with the sources, the files that they include, and a folder for each compiler.
///
/// Compilers only see file names without folders, so that no container depends on the path of the
/// repository, and sources without the lines of variants, so that a new variant does not change the
/// debug information of others.
pub(crate) fn prepare(sources: &[PathBuf]) -> Result<Scratch, Error> {
    let scratch = Scratch::new()?;
    for compiler in Compiler::ALL {
        let folder = scratch.folder.join(compiler.name());
        fs::create_dir_all(&folder).map_err(Error::io(&folder))?;
    }
    for folder in sources {
        put_sources(folder, &scratch)?;
    }
    Ok(scratch)
}

/// Copies the files of a folder, HLSL without the lines of variants.
fn put_sources(sources: &Path, scratch: &Scratch) -> Result<(), Error> {
    for entry in fs::read_dir(sources).map_err(Error::io(sources))? {
        let path = entry.map_err(Error::io(sources))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".hlsl") {
            let text = fs::read_to_string(&path).map_err(Error::io(&path))?;
            scratch.write(&name, source::body(&text).as_bytes())?;
        } else {
            scratch.copy(&path)?;
        }
    }
    Ok(())
}

/// The variants whose compiler is there; notes the others as skipped.
pub(crate) fn possible<'v>(
    tools: &Tools,
    variants: Vec<&'v Variant>,
    skipped: &mut Vec<String>,
) -> Vec<&'v Variant> {
    let mut possible = variants;
    for compiler in Compiler::ALL {
        if !tools.has(compiler) || !tools.has(Compiler::Dxc110) && compiler == Compiler::Dxc17 {
            let count = possible.len();
            possible.retain(|variant| variant.compiler != compiler);
            if possible.len() < count {
                let (count, name) = (count - possible.len(), compiler.name());
                skipped.push(format!("{count} containers of {name}: there is no program for it"));
            }
        }
    }
    possible
}

/// The number of containers of each compiler.
fn summary(variants: &[&Variant]) -> String {
    let counts = Compiler::ALL.map(|compiler| {
        let count = variants.iter().filter(|variant| variant.compiler == compiler).count();
        format!("{count} of {}", compiler.name())
    });
    format!("{} containers: {}", variants.len(), counts.join(", "))
}

/// Writes a container and its listing; a container that varies is written only if its listing
/// changed.
fn put(made: &Made, output: &mut Output) -> Result<(), Error> {
    let path = made.variant.path();
    let file = made.variant.container();
    if made.variant.varies() {
        let current = output.current(&file)?;
        if current.is_some_and(|current| current.len() == made.container.len()) {
            return Ok(());
        }
    }
    output.put(&file, &made.container)?;
    if let Some(listing) = &made.listing {
        output.put(&format!("{path}.txt"), listing)?;
    }
    Ok(())
}

/// Merges the new verdicts with the old ones of the other variants.
fn put_verdicts(made: &[Made], variants: &[Variant], output: &mut Output) -> Result<(), Error> {
    let judged = variants.iter().filter(|variant| variant.is_judged());
    let paths: BTreeSet<String> = judged.map(Variant::path).collect();
    let current = output.current(VERDICTS)?.unwrap_or_default();
    let current = String::from_utf8_lossy(&current);
    let mut verdicts = Verdicts::parse(&current, |path| paths.contains(path));
    for made in made {
        if let Some(outcome) = &made.verdict {
            verdicts.insert(made.variant.path(), outcome);
        }
    }
    output.put(VERDICTS, verdicts.render().as_bytes())?;
    Ok(())
}

/// The folder of the corpus: the HLSL files are in `hlsl/`, beside a folder for each compiler.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/containers")
}

/// The variants of the HLSL files with one of these names, or all of them.
fn choose<'v>(variants: &'v [Variant], names: &[String]) -> Result<Vec<&'v Variant>, Error> {
    let is = |variant: &Variant, name: &String| variant.file.strip_suffix(".hlsl") == Some(name);
    if let Some(name) = names.iter().find(|name| !variants.iter().any(|v| is(v, name))) {
        return Err(Error::refused(name, "no HLSL file has this name"));
    }
    let chosen = |v: &&Variant| names.is_empty() || names.iter().any(|name| is(v, name));
    Ok(variants.iter().filter(chosen).collect())
}
