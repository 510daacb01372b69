//! `violations.tsv`: valid modules with one change, the validator's verdict, and the rules that we
//! report.
//!
//! The changes concern opcodes, names and types of functions, operands, versions and stages of
//! modules that the validator accepts, and add calls. A change is made once for each operation,
//! version or stage, where it first applies. A test makes the same changes without a compiler.

mod calls;
mod change;
mod insert;
mod retype;
mod target;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use dxil::check::{Options as Check, check};
use dxil::metadata::Target;
use dxil_container::write::{Container, Program};
use dxil_container::{FourCC, read};
use dxil_ir::Module;
use dxil_ops::Version;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};
use change::Change;

/// The file, beside the containers.
const FILE: &str = "violations.tsv";

/// The file's first line.
const HEAD: &str = "container\tchange\trules\tverdict";

/// The verdict on a module that the validator accepts.
const VALID: &str = "valid";

/// The verdict on a module at which the validator crashes.
const CRASH: &str = "crash";

/// A module with one change.
struct Violation {
    container: String,
    module: Rc<Module>,
    change: Change,
    /// The numbers of the rules that it breaks.
    rules: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let container = self.container.trim_start_matches("dxc110/");
        write!(f, "{container}\t{}\t{}", self.change.text, self.rules)
    }
}

/// Renews the file, or reports how it would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let violations = violations()?;
    let asked = options.sample.of(&violations);
    let mut lines = vec![None; violations.len() + 1];
    lines[0] = Some(HEAD.to_owned());
    for (&(index, violation), outcome) in asked.iter().zip(validate(tools, &asked)?) {
        lines[index + 1] = Some(format!("{violation}\t{}", verdict(&outcome)));
    }
    let folder = folder();
    let mut output = Output::new(&folder, options.check);
    output.put_lines(FILE, &lines)?;
    let summary = format!("{} of {} changes", asked.len(), violations.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/containers")
}

/// The validator's errors about the module, without those about the container around it.
fn verdict(outcome: &Outcome) -> String {
    let is_around = |line: &str| {
        line.starts_with("error: ") && line.contains(" part '") || line == "Validation failed."
    };
    match outcome {
        Outcome::Done(_) => VALID.to_owned(),
        Outcome::Crashed => CRASH.to_owned(),
        Outcome::Refused(message) if message.lines().all(is_around) => VALID.to_owned(),
        Outcome::Refused(message) => without_garbage(first_error(message)),
    }
}

/// An error without a number that the validator reads from uninitialized memory: the size of thread
/// groups, for a module whose metadata is that of another stage.
fn without_garbage(error: &str) -> String {
    const GARBAGE: &str = "Declared Thread Group X size ";
    match error.strip_prefix(GARBAGE).and_then(|rest| rest.split_once(' ')) {
        Some((_, rest)) => format!("{GARBAGE}{rest}"),
        None => error.to_owned(),
    }
}

/// The first error about an instruction, or else the first error.
fn first_error(message: &str) -> &str {
    let next = message.lines().skip(1).chain([""]);
    let errors = message.lines().zip(next).filter_map(|(line, next)| {
        Some((line.split_once("error: ")?.1, next.starts_with("note: at")))
    });
    // The error about an instruction, if there are several errors.
    let first = errors
        .clone()
        .find(|(_, of_instruction)| *of_instruction)
        .or_else(|| errors.clone().next());
    first.map_or(message.lines().next().unwrap_or_default(), |(error, _)| error)
}

/// Every change of every container; those of one kind once.
fn violations() -> Result<Vec<Violation>, Error> {
    let verdicts = folder().join("verdicts.tsv");
    let verdicts = fs::read_to_string(&verdicts).map_err(Error::io(&verdicts))?;
    let valid = verdicts.lines().filter_map(|line| line.strip_suffix("\tvalid"));
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for container in valid.filter(|container| container.starts_with("dxc110/")) {
        let Some(module) = module(container)?.map(Rc::new) else { continue };
        for change in change::changes(&module) {
            if seen.contains(&change.key) {
                continue;
            }
            // Not every change fits every module.
            let Some(changed) = changed(&module, &change) else { continue };
            seen.insert(change.key.clone());
            let rules = rules(&changed).map_err(|error| Error::refused(container, error))?;
            let (container, module) = (container.to_owned(), module.clone());
            all.push(Violation { container, module, change, rules });
        }
    }
    Ok(all)
}

/// Returns the changed module.
fn changed(module: &Module, change: &Change) -> Option<Module> {
    let mut changed = module.clone();
    (change.apply)(&mut changed)?;
    Some(changed)
}

/// The rules that a module breaks; in parentheses those that are only checked with `strict`.
fn rules(module: &Module) -> Result<String, dxil::metadata::Error> {
    let rules = |strict| {
        let findings = check(module, Check { strict, ..Check::default() })?.findings;
        Ok(findings.iter().map(|finding| finding.rule.id()).collect::<BTreeSet<_>>())
    };
    let (lenient, strict) = (rules(false)?, rules(true)?);
    let more = strict.difference(&lenient).map(|rule| format!("({rule})"));
    let rules: Vec<_> = lenient.iter().map(ToString::to_string).chain(more).collect();
    Ok(if rules.is_empty() { "-".to_owned() } else { rules.join(" ") })
}

/// The module of a container; `None` for a root signature.
fn module(container: &str) -> Result<Option<Module>, Error> {
    let path = folder().join(format!("{container}.dxbc"));
    let bytes = fs::read(&path).map_err(Error::io(&path))?;
    let refused = |error: &dyn fmt::Display| Error::refused(path.display(), error);
    let file = read::Container::parse(&bytes).map_err(|error| refused(&error))?;
    let Some(part) = file.part(FourCC::DXIL) else { return Ok(None) };
    let program = read::Program::parse(&part).map_err(|error| refused(&error))?;
    dxil_bitcode::read(&program.bitcode).map(Some).map_err(|error| refused(&error))
}

/// The validator's verdict on each module, in a container without other parts.
fn validate(tools: &Tools, violations: &[(usize, &Violation)]) -> Result<Vec<Outcome>, Error> {
    let scratch = Scratch::new()?;
    let mut jobs = Vec::with_capacity(violations.len());
    for (index, violation) in violations {
        let Violation { module, change, .. } = violation;
        let changed = changed(module, change).expect("it could be changed before");
        let bitcode = dxil_bitcode::write(&changed);
        let bitcode = bitcode.map_err(|error| Error::refused(violation, error))?;
        let file = format!("{index}.dxbc");
        // A header that agrees with the module, if the module has a stage and version.
        let target = Target::of(&changed).or_else(|_| Target::of(module));
        let Target { kind, model } = target.map_err(|error| Error::refused(violation, error))?;
        let version = model.version().unwrap_or(Version::V1_0);
        let mut container = Container::default();
        container.push(FourCC::DXIL, Program::new(kind, model, version, bitcode));
        let container = container.write().map_err(|error| Error::refused(violation, error))?;
        scratch.write(&file, &container)?;
        jobs.push(Job::Validate { file });
    }
    tools.run(Compiler::Dxc110, &scratch.folder, &jobs)
}
