//! `damage.tsv.gz`: valid modules with one thing damaged, and the verdicts of LLVM's verifiers.
//!
//! The damage is made in memory, and written as bitcode, which DXC's validator reads: it first runs the
//! verifier of LLVM 3.7. `opt` of LLVM 14 is asked, too. A test damages the modules in the same way and
//! compares `dxil_ir::verify` with the verdicts; it needs no tool.

mod address;
mod attribute;
mod body;
mod debug;
mod global;
mod intrinsic;
mod metadata;
pub(crate) mod operand;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;

use dxil_container::layout::ShaderKind;
use dxil_container::write::{Container, Program};
use dxil_container::{FourCC, read};
use dxil_ir::metadata::Item;
use dxil_ir::{Body, Function, Instruction, InstructionKind, Module, edit};
use dxil_ops::{ShaderModel, Version};

use crate::chore::{Options, Report, Sample};
use crate::error::Error;
use crate::output::Output;
use crate::parallel;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// The file.
const FILE: &str = "damage.tsv.gz";

/// The file's first line.
const HEAD: &str = "module\tdamage\tLLVM 3.7\tLLVM 14";

/// The verdict on a module that a verifier accepts.
const VALID: &str = "valid";

/// The verdict on a module at which a program ends with an exception.
const CRASH: &str = "crash";

/// The modules that are damaged, which have every kind of instruction and of debug node.
const MODULES: &[&str] = &[
    "crates/dxil-text/tests/modules/instructions.bc",
    "crates/dxil-text/tests/modules/values.bc",
    "crates/dxil-text/tests/modules/globals.bc",
    "crates/dxil-text/tests/modules/callees.bc",
    "crates/dxil-text/tests/modules/metadata.bc",
    "tests/fixtures/containers/dxc110/cs_control_flow-debug.dxbc",
    "tests/fixtures/containers/dxc110/ps_debug-embedded.dxbc",
    "crates/dxil-text/tests/modules/debug_nodes.bc",
    INTRINSICS,
    ESCAPES,
    RECOVERS,
];

/// The module that calls most intrinsics. Only the intrinsics in it are damaged.
const INTRINSICS: &str = "crates/dxil-text/tests/modules/intrinsics.bc";

/// The module whose intrinsics take the addresses of allocas.
const ESCAPES: &str = "crates/dxil-text/tests/modules/escapes.bc";

/// The module whose intrinsics take the addresses of functions. DXC's validator ends at it without a verdict.
const RECOVERS: &str = "crates/dxil-text/tests/modules/recovers.bc";

/// A way to damage a module. Damages with the same key are the same.
struct Damage {
    key: String,
    apply: Box<Apply>,
}

/// Damages a module; `None` where nothing changes.
type Apply = dyn Fn(&mut Module) -> Option<()>;

impl Damage {
    fn new(key: impl Into<String>, apply: impl Fn(&mut Module) -> Option<()> + 'static) -> Self {
        Self { key: key.into(), apply: Box::new(apply) }
    }
}

/// A module and how it is damaged.
struct Case {
    name: &'static str,
    module: Rc<Module>,
    damage: Damage,
}

impl Case {
    /// The damaged module, and its bitcode; `None` where it cannot be written.
    fn damaged(&self) -> Option<(Module, Vec<u8>)> {
        let mut module = Module::clone(&self.module);
        (self.damage.apply)(&mut module)?;
        let bitcode = dxil_bitcode::write(&module).ok()?;
        Some((module, bitcode))
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Path::new(self.name).file_stem().unwrap_or_default().to_string_lossy();
        write!(f, "{name}\t{}", self.damage.key)
    }
}

/// Renews the file, or says how it would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let cases = cases()?;
    let asked = options.sample.of(&cases);
    let mut lines = vec![None; cases.len() + 1];
    lines[0] = Some(HEAD.to_owned());
    let scratch = Scratch::new()?;
    let (validated, verified) = (validate(tools, &scratch, &asked)?, verify(&scratch, &asked)?);
    for ((&(index, case), outcome), other) in asked.iter().zip(validated).zip(verified) {
        lines[index + 1] = Some(format!("{case}\t{}\t{other}", verdict(&outcome)));
    }
    let folder = folder();
    let mut output = Output::new(&folder, options.check);
    output.put_lines(FILE, &lines)?;
    let summary = format!("{} of {} damaged modules", asked.len(), cases.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("")
}

fn folder() -> PathBuf {
    root().join("tests/fixtures/verify")
}

/// Every damage of every module, those of one kind once.
fn cases() -> Result<Vec<Case>, Error> {
    let mut seen = BTreeSet::new();
    let mut cases = Vec::new();
    for &name in MODULES {
        let module = Rc::new(module(name)?);
        let none = Damage::new(format!("none of {name}"), |_| Some(()));
        let mut damages = match name {
            INTRINSICS => intrinsic::damages(&module),
            ESCAPES | RECOVERS => {
                let others = intrinsic::damages(&module);
                others.into_iter().chain(address::damages(&module)).collect()
            }
            _ => damages(&module),
        };
        if cases.is_empty() || name.ends_with("callees.bc") {
            damages.extend(attribute::damages(&module));
        }
        for damage in [none].into_iter().chain(damages) {
            if seen.contains(&damage.key) {
                continue;
            }
            let key = damage.key.clone();
            let case = Case { name, module: module.clone(), damage };
            // Not all damage can be written.
            if case.damaged().is_some() {
                seen.insert(key);
                cases.push(case);
            }
        }
    }
    Ok(thin(cases))
}

/// The maximum number of damages of one sort.
const MAX_OF_SORT: usize = 50;

/// Keeps at most [`MAX_OF_SORT`] damages of each sort, evenly spread. The first word of the key is the sort.
fn thin(cases: Vec<Case>) -> Vec<Case> {
    let sort = |case: &Case| case.damage.key.split([' ', ':']).next().unwrap_or("").to_owned();
    let mut counts = BTreeMap::new();
    for case in &cases {
        *counts.entry(sort(case)).or_insert(0_usize) += 1;
    }
    let mut places = BTreeMap::new();
    let mut is_kept = |case: &Case| {
        let sort = sort(case);
        let place = places.entry(sort.clone()).or_insert(0);
        *place += 1;
        Sample(Some(MAX_OF_SORT)).has(*place - 1, counts[&sort])
    };
    cases.into_iter().filter(|case| is_kept(case)).collect()
}

fn damages(module: &Module) -> Vec<Damage> {
    let mut damages = operand::damages(module);
    damages.extend(body::damages(module));
    damages.extend(global::damages(module));
    damages.extend(metadata::damages(module));
    damages.extend(debug::damages(module));
    damages
}

/// The module of a file of bitcode or of a container: the one with debug information, if it has one.
fn module(name: &str) -> Result<Module, Error> {
    let path = root().join(name);
    let refused = |error: &dyn fmt::Display| Error::refused(path.display(), error);
    let bytes = fs::read(&path).map_err(Error::io(&path))?;
    if name.ends_with(".bc") {
        let mut module = dxil_bitcode::read(&bytes).map_err(|error| refused(&error))?;
        remove_recursive(&mut module).map_err(|error| refused(&error))?;
        add_shader(&mut module);
        return Ok(module);
    }
    let file = read::Container::parse(&bytes).map_err(|error| refused(&error))?;
    let part = file.part(FourCC::ILDB).or(file.part(FourCC::DXIL));
    let part = part.ok_or_else(|| refused(&"it has no module"))?;
    let program = read::Program::parse(&part).map_err(|error| refused(&error))?;
    dxil_bitcode::read(&program.bitcode).map_err(|error| refused(&error))
}

/// Removes the function whose parameters are of a struct that has a pointer to itself: on it, DXC's validator
/// does not terminate.
fn remove_recursive(module: &mut Module) -> Result<(), edit::Error> {
    let recursive = module.function_named("named".into());
    recursive.map_or(Ok(()), |id| edit::remove_globals(module, &[edit::Global::Function(id)]))
}

/// Adds a compute shader that does nothing: without a shader, DXC's validator does not run the verifier.
fn add_shader(module: &mut Module) {
    let void = module.types.void();
    let ty = module.types.function(void, &[]);
    let (main, address) = module.add_function(Function::new("shader", ty));
    let mut body = Body::new();
    let entry = body.add_block();
    let kind = InstructionKind::Return { value: None };
    body.add_instruction(entry, Instruction { kind, ty: void, location: None });
    module.functions[main].body = Some(body);
    let threads = [1, 1, 1].map(Item::from);
    let properties = [4.into(), Item::Tuple(&threads)];
    let entry = [address.into(), "shader".into(), Item::Null, Item::Null, Item::Tuple(&properties)];
    for (name, items) in [
        ("dx.version", &[1.into(), 0.into()][..]),
        ("dx.valver", &[1.into(), 10.into()]),
        ("dx.shaderModel", &["cs".into(), 6.into(), 0.into()]),
        ("dx.entryPoints", &entry),
    ] {
        let node = module.tuple(items);
        module.named_metadata.retain(|it| it.name != name);
        module.name_metadata(name, [node]);
    }
}

/// The validator's verdict on each module, in a container that has no other part.
fn validate(
    tools: &Tools,
    scratch: &Scratch,
    cases: &[(usize, &Case)],
) -> Result<Vec<Outcome>, Error> {
    let mut jobs = Vec::with_capacity(cases.len());
    for (index, case) in cases {
        let (_, bitcode) = case.damaged().expect("it could be written before");
        scratch.write(&format!("{index}.bc"), &bitcode)?;
        let file = format!("{index}.dxbc");
        let (kind, model) = (ShaderKind::Compute, ShaderModel { major: 6, minor: 0 });
        let program = Program::new(kind, model, Version::V1_0, bitcode);
        let mut container = Container::default();
        container.push(FourCC::DXIL, program);
        let container = container.write().map_err(|error| Error::refused(case, error))?;
        scratch.write(&file, &container)?;
        jobs.push(Job::Validate { file });
    }
    // A batch program that ends at many jobs in a row counts as broken: damage of one sort is spread.
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by_key(|index| (index % SPREAD, *index));
    let spread: Vec<Job> = order.iter().map(|&index| jobs[index].clone()).collect();
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &spread)?;
    let mut outcomes: Vec<_> = order.into_iter().zip(outcomes).collect();
    outcomes.sort_by_key(|(index, _)| *index);
    Ok(outcomes.into_iter().map(|(_, outcome)| outcome).collect())
}

/// The minimum distance in the file of jobs that follow each other.
const SPREAD: usize = 41;

/// The verdict of LLVM 3.7's reader and verifier, without that of the validator, which comes after
/// them.
fn verdict(outcome: &Outcome) -> String {
    let message = match outcome {
        Outcome::Done(_) => return VALID.to_owned(),
        Outcome::Crashed => return CRASH.to_owned(),
        Outcome::Refused(message) => message,
    };
    let mut lines = message.lines().filter(|line| !line.starts_with("ignoring debug info"));
    // An exception that the program catches leaves no message.
    let Some(first) = lines.next() else { return CRASH.to_owned() };
    // The reader's messages have no mark; those of the validator do.
    let line = if first.contains("Module bitcode is invalid") {
        lines.next().unwrap_or_default().trim_start_matches("error: ")
    } else if first.contains("error:") || first == "Validation failed." {
        VALID
    } else {
        first
    };
    line.trim().replace('\t', " ")
}

/// The verdicts of LLVM 14's verifier.
fn verify(scratch: &Scratch, cases: &[(usize, &Case)]) -> Result<Vec<String>, Error> {
    let program = std::env::var("OPT14").unwrap_or_else(|_| "opt-14".to_owned());
    let indices: Vec<usize> = cases.iter().map(|(index, _)| *index).collect();
    let verdicts = parallel::map(&indices, |index| {
        let mut command = Command::new(&program);
        command.args(["-verify", "-disable-output", &format!("{index}.bc")]);
        let output = command.current_dir(&scratch.folder).output()?;
        if output.status.success() {
            return Ok(VALID.to_owned());
        }
        let text = String::from_utf8_lossy(&output.stderr);
        // It ends in failure after the verification: it has no code generator for DXIL.
        let is_message = |line: &&str| {
            !line.starts_with("warning:") && !line.contains("unrecognized architecture")
        };
        let line = text.lines().find(is_message).unwrap_or(VALID);
        let line = line.trim_start_matches(&format!("opt-14: {index}.bc: "));
        Ok(if output.status.code().is_none() { CRASH.into() } else { line.replace('\t', " ") })
    });
    let verdicts: std::io::Result<Vec<_>> = verdicts.into_iter().collect();
    verdicts.map_err(Error::io(Path::new(&program)))
}
