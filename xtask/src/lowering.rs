//! `xtask lowering`: what our passes make of the texts in `crates/dxil-lower/tests/passes` against what the passes of
//! LLVM 23's `opt` make of them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use dxil_ir::{Dialect, Module};
use dxil_text::Style;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::opt::opt;
use crate::output::Output;
use crate::parallel;
use crate::tool::Tools;

/// Words of `opt` about a pass that has no legacy name.
const NO_LEGACY_NAME: &str = "syntax for the new pass manager is not supported";

/// Renews the verdicts.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates");
    let folder = folder.join("dxil-lower/tests/passes");
    let mut texts: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(&folder).map_err(Error::io(&folder))? {
        texts.push(entry.map_err(Error::io(&folder))?.path());
    }
    texts.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    texts.sort();
    let verdicts = parallel::map(&texts, |path| verdict(path));
    let mut lines = String::new();
    for (path, verdict) in texts.iter().zip(verdicts) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(lines, "{name}\t{}", verdict?);
    }
    let same = lines.lines().filter(|line| line.ends_with("\tsame")).count();
    let mut output = Output::new(&folder, options.check);
    output.put("verdicts.tsv", lines.as_bytes())?;
    let summary = format!("{same} of {} modules are as `opt` makes them", texts.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// Whether `opt` makes the same of a text, or the first function in which it does not.
fn verdict(path: &Path) -> Result<String, Error> {
    let text = fs::read_to_string(path).map_err(Error::io(path))?;
    let passes = text.lines().next().and_then(|line| line.strip_prefix("; passes: "));
    let passes = passes.ok_or_else(|| Error::refused(path.display(), "no passes"))?;
    let output = run_opt(passes, path)?;
    let ours = path.with_extension("out");
    let ours = fs::read_to_string(&ours).map_err(Error::io(&ours))?;
    let errors = ours.lines().filter(|line| line.starts_with("; error: ")).count();
    let message = String::from_utf8_lossy(&output.stderr);
    let theirs = message.lines().filter(|line| line.contains("error:")).count();
    if errors != theirs {
        return Ok(format!("{errors} errors, not {theirs}"));
    }
    let ours = functions(&ours).map_err(|why| Error::refused(path.display(), why))?;
    let theirs = String::from_utf8_lossy(&output.stdout);
    let Ok(theirs) = functions(&theirs) else {
        return Ok("`opt` writes what nobody reads".to_owned());
    };
    let mut pairs = ours.iter().zip(&theirs);
    Ok(match pairs.find(|(ours, theirs)| ours != theirs) {
        _ if ours.len() != theirs.len() => "another number of functions".to_owned(),
        Some(((name, _), _)) => format!("differs in {name}"),
        None => "same".to_owned(),
    })
}

/// Runs passes of `opt`: by their legacy name, which all of the backend have, or else as a pipeline.
fn run_opt(passes: &str, path: &Path) -> Result<process::Output, Error> {
    let run = |passes: String| {
        let output = opt()?.arg("-S").arg(passes).arg(path).output();
        output.map_err(Error::io(Path::new("opt")))
    };
    if !passes.contains(['<', '(', ',']) {
        let output = run(format!("-{passes}"))?;
        if !String::from_utf8_lossy(&output.stderr).contains(NO_LEGACY_NAME) {
            return Ok(output);
        }
    }
    run(format!("-passes={passes}"))
}

/// The functions of a module with their text, without names of values and numbers of metadata and attributes.
fn functions(text: &str) -> Result<Vec<(String, String)>, String> {
    let module = dxil_text::parse_as(text, Dialect::Modern).map_err(|errors| errors.to_string())?;
    let mut functions = Vec::new();
    for id in module.functions.ids() {
        if module.functions[id].body.is_some() {
            let mut module = nameless(module.clone());
            let ids: Vec<_> = module.functions.ids().collect();
            for other in ids {
                module.functions[other].attributes = None;
                if other != id {
                    module.functions[other].body = None;
                }
            }
            let name = module.functions[id].name.to_string();
            let text = dxil_text::print(&module, Style::Llvm).map_err(|error| error.to_string())?;
            functions.push((name, definition(&text.to_string())));
        }
    }
    functions.sort();
    Ok(functions)
}

/// A module whose values have no names.
fn nameless(mut module: Module) -> Module {
    for function in module.functions.values_mut() {
        let Some(body) = &mut function.body else { continue };
        body.names.clear();
        body.arguments.iter_mut().for_each(|argument| argument.name.clear());
        body.blocks.values_mut().for_each(|block| block.name.clear());
    }
    module
}

/// The lines of the only definition in a text.
fn definition(text: &str) -> String {
    let lines = text.lines().skip_while(|line| !line.starts_with("define "));
    let mut definition = String::new();
    for line in lines.take_while(|line| !line.starts_with('}')) {
        // Numbers of metadata depend on the rest of the module.
        let mut words = line.split('!');
        definition += words.next().unwrap_or_default();
        for word in words {
            let _ =
                write!(definition, "!{}", word.trim_start_matches(|it: char| it.is_ascii_digit()));
        }
        definition.push('\n');
    }
    definition
}
