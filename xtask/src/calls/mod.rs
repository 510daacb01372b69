//! `xtask calls`: a corpus of HLSL, and the DXIL operations in DXC's code for it.

mod golden;
mod listing;
mod size;
pub(crate) mod source;
#[cfg(test)]
mod tests;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};
use listing::{Listing, Malformed};
use size::Size;
use source::Source;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Text files of the folder that are not the golden file of an HLSL file.
const OTHERS: [&str; 2] = ["names", "unreached"];

/// Compiles the corpus and writes, or compares, its golden files.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = folder();
    let sources = source::read_all(&folder.join("hlsl"))?;
    let chosen = choose(&sources, &options.names)?;

    let mut report = Report::default();
    let made = make(tools, &chosen, &mut report.errors)?;
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

/// The folder of the corpus: the HLSL files are in `hlsl/`, the golden files beside it.
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
fn make(
    tools: &Tools,
    sources: &[&Source],
    errors: &mut Vec<Error>,
) -> Result<BTreeMap<String, String>, Error> {
    let mut results = listings(tools, sources)?.into_iter();
    let mut made = BTreeMap::new();
    for source in sources {
        let mut listings = Vec::new();
        for (variant, result) in source.variants.iter().zip(results.by_ref()) {
            match result {
                Ok(listing) => listings.push((variant.as_str(), listing)),
                Err(error) => errors.push(error),
            }
        }
        if listings.len() == source.variants.len() {
            made.insert(source.name.clone(), golden::render(&source.name, &listings));
        }
    }
    Ok(made)
}

/// The listing of every variant of every source.
fn listings(tools: &Tools, sources: &[&Source]) -> Result<Vec<Result<Listing, Error>>, Error> {
    let scratch = Scratch::new()?;
    let mut variants = Vec::new();
    for source in sources {
        scratch.copy(&source.path)?;
        variants.extend(source.variants.iter().map(|variant| (*source, variant.as_str())));
    }
    let compile = variants.iter().enumerate().map(|(number, (source, variant))| Job::Compile {
        source: format!("{}.hlsl", source.name),
        options: variant.split(' ').map(str::to_owned).collect(),
        output: format!("{number}.dxo"),
    });
    let compiled = tools.run(Compiler::Dxc110, &scratch.folder, &compile.collect::<Vec<_>>())?;

    // Skip variants that did not compile, which have no container.
    let good: Vec<usize> = (0..variants.len()).filter(|&it| compiled[it].is_done()).collect();
    let list = good.iter().map(|number| Job::Disassemble {
        file: format!("{number}.dxo"),
        output: format!("{number}.ll"),
    });
    let listed = tools.run(Compiler::Dxc110, &scratch.folder, &list.collect::<Vec<_>>())?;
    let mut outcomes = compiled;
    for (number, outcome) in good.into_iter().zip(listed) {
        outcomes[number] = outcome;
    }
    let results = variants.iter().zip(outcomes).enumerate();
    Ok(results
        .map(|(number, ((source, variant), outcome))| {
            let what = format!("{}: variant `{variant}`", source.path.display());
            outcome.done(&what)?;
            let text = scratch.read(&format!("{number}.ll"))?;
            Listing::parse(&String::from_utf8_lossy(&text)).map_err(|malformed| {
                let Malformed { line, message } = malformed;
                Error::refused(&what, format_args!("line {line} of the listing: {message}"))
            })
        })
        .collect())
}
