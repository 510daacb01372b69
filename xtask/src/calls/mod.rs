//! `xtask calls`: a corpus of HLSL, and the DXIL operations that DXC makes of it.

mod compiler;
mod golden;
mod listing;
mod size;
pub(crate) mod source;
#[cfg(test)]
mod tests;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use compiler::{Compiler, Failure};
use listing::{Listing, Malformed};
use size::Size;
use source::Source;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Text files of the folder that are not the golden file of an HLSL file.
const OTHERS: [&str; 2] = ["names", "unreached"];

/// Compiles the corpus and writes, or compares, its golden files.
pub(crate) fn run(options: &Options) -> Result<Report, Error> {
    let folder = folder();
    let sources = source::read_all(&folder.join("hlsl"))?;
    let chosen = choose(&sources, &options.names)?;

    let mut report = Report::default();
    let made = make(&chosen, &mut report.errors)?;
    let mut output = Output::new(&folder, options.check);
    let mut size = Size::default();
    for source in &sources {
        let file = format!("{}.txt", source.name);
        let golden = match made.get(&source.name) {
            Some(text) => {
                output.put(&file, text.as_bytes())?;
                text.clone()
            }
            None => {
                let current = output.current(&file)?.unwrap_or_default();
                String::from_utf8_lossy(&current).into_owned()
            }
        };
        size.count(source, &golden);
    }
    let list: String = size.names.iter().flat_map(|name| [name, "\n"]).collect();
    output.put("names.txt", list.as_bytes())?;
    report.summary = size.to_string();
    let known = |file: &str| {
        let name = file.trim_end_matches(".txt");
        OTHERS.contains(&name) || sources.iter().any(|source| source.name == name)
    };
    output.find_orphans("", known)?;
    report.changes = output.changes;
    Ok(report)
}

/// Where the corpus lies: the HLSL files in `hlsl/`, the golden files beside it.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/calls")
}

/// The sources with one of these names, or all of them.
fn choose<'s>(sources: &'s [Source], names: &[String]) -> Result<Vec<&'s Source>, Error> {
    if let Some(name) = names.iter().find(|name| sources.iter().all(|s| s.name != **name)) {
        return Err(Error::refused(name, "no HLSL file has this name"));
    }
    let chosen = |source: &&Source| names.is_empty() || names.contains(&source.name);
    Ok(sources.iter().filter(chosen).collect())
}

/// The golden texts of the sources whose variants all compile, by name.
fn make(sources: &[&Source], errors: &mut Vec<Error>) -> Result<BTreeMap<String, String>, Error> {
    let mut results = compile(sources)?.into_iter();
    let mut made = BTreeMap::new();
    for source in sources {
        let mut listings = Vec::new();
        for (variant, result) in source.variants.iter().zip(results.by_ref()) {
            match result {
                Ok(listing) => listings.push((variant.as_str(), listing)),
                // Every other variant would say the same.
                Err(error @ Error::Io { .. }) => return Err(error),
                Err(error) => errors.push(error),
            }
        }
        if listings.len() == source.variants.len() {
            made.insert(source.name.clone(), golden::render(&source.name, &listings));
        }
    }
    Ok(made)
}

/// Compiles every variant of every source, one at a time on each processor.
fn compile(sources: &[&Source]) -> Result<Vec<Result<Listing, Error>>, Error> {
    let compiler = Compiler::from_environment()?;
    let jobs: Vec<(&Source, &str)> = sources
        .iter()
        .flat_map(|source| source.variants.iter().map(|variant| (*source, variant.as_str())))
        .collect();
    let results: Vec<OnceLock<_>> = jobs.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            let (Some(&(source, variant)), Some(slot)) = (jobs.get(job), results.get(job)) else {
                break;
            };
            slot.get_or_init(|| list(&compiler, source, variant, job));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    Ok(results.into_iter().filter_map(OnceLock::into_inner).collect())
}

fn list(compiler: &Compiler, source: &Source, variant: &str, job: usize) -> Result<Listing, Error> {
    let refused = |why: String| {
        Error::refused(format_args!("{}: variant `{variant}`", source.path.display()), why)
    };
    match compiler.listing(&source.path, variant, job) {
        Err(Failure::Machine(error)) => Err(error),
        Err(Failure::Rejected(message)) => Err(refused(message)),
        Ok(text) => Listing::parse(&text).map_err(|Malformed { line, message }| {
            refused(format!("line {line} of the listing: {message}"))
        }),
    }
}
