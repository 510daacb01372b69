//! Clang's own tests in HLSL: whether LLVM's `llc` and we accept what clang makes of them, whether the modules have the same
//! operations, and what DXC's validator says of ours.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output};

use dxil_assemble::Options as AssembleOptions;
use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_ir::Dialect;
use dxil_lower::{Pipeline, Report as Lowered};

use super::run_line::{Command, commands};
use crate::chore::Report;
use crate::error::Error;
use crate::parallel;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// Optimizations, as options of the inner command line and as those of the driver.
const LEVELS: [[&[&str]; 2]; 3] = [
    [&["-disable-llvm-passes"], &["-Xclang", "-disable-llvm-passes"]],
    [&["-O0"], &["-O0"]],
    [&["-O3"], &["-O3"]],
];

/// A module that clang makes, and what becomes of it.
struct Case {
    /// The test that it is of, or the first of them.
    test: PathBuf,
    theirs: Result<Option<String>, String>,
    ours: Result<(Option<String>, Vec<u8>), String>,
}

/// Compares the tests in folders; the report counts, and tells the reasons for which modules are refused.
pub(super) fn compare(tools: &Tools, folders: &[String]) -> Result<Report, Error> {
    let mut report = Report::default();
    let mut tests = Vec::new();
    for folder in folders {
        match Path::new(folder).is_dir() {
            true => find(Path::new(folder), &mut tests)?,
            false => report.skipped.push(format!("{folder}: there is no such folder")),
        }
    }
    let scratch = Scratch::new()?;
    let texts = compile(&tests)?;
    let modules: Vec<_> = texts.iter().enumerate().collect();
    let cases = parallel::map(&modules, |(index, (text, test))| {
        let theirs = llc(&scratch, *index, text)?;
        Ok(Case { test: (*test).clone(), theirs, ours: lower(text) })
    });
    let cases: Vec<Case> = cases.into_iter().collect::<Result<_, Error>>()?;
    let verdicts = validate(tools, &scratch, &cases)?;
    report.summary = summary(&cases, &verdicts);
    Ok(report)
}

/// What clang makes of the tests, each with the first test that it is of.
fn compile(tests: &[PathBuf]) -> Result<BTreeMap<String, PathBuf>, Error> {
    let mut runs = Vec::new();
    for test in tests {
        let text = fs::read(test).map_err(Error::io(test))?;
        for command in commands(&String::from_utf8_lossy(&text)) {
            runs.extend(LEVELS.iter().map(|level| (test, command.clone(), level)));
        }
    }
    let resources = output(Process::new(clang()).arg("-print-resource-dir"))?;
    let resources = String::from_utf8_lossy(&resources.stdout).trim().to_owned();
    let texts =
        parallel::map(&runs, |(test, command, level)| text(test, command, **level, &resources));
    let mut found = BTreeMap::new();
    for ((test, ..), text) in runs.into_iter().zip(texts) {
        if let Some(text) = text? {
            found.entry(text).or_insert_with(|| test.clone());
        }
    }
    Ok(found)
}

/// The text of a module that clang makes, without the lines that name its source; [`None`] if there is an error, as many tests
/// want it.
fn text(
    test: &Path,
    command: &Command,
    [inner, driver]: [&[&str]; 2],
    resources: &str,
) -> Result<Option<String>, Error> {
    let mut process = Process::new(clang());
    match command.is_inner {
        true => process
            .args(["-cc1", "-resource-dir", resources, "-internal-isystem"])
            .arg(format!("{resources}/include"))
            .args(&command.options)
            .args(inner)
            .args(["-emit-llvm", "-o", "-"]),
        false => process
            .args(["--driver-mode=dxc", "-Vd"])
            .args(&command.options)
            .args(driver)
            .args(["-Xclang", "-emit-llvm", "-Fo", "-"]),
    };
    let output = output(process.arg(test))?;
    let text = String::from_utf8(output.stdout).unwrap_or_default();
    let is_module = output.status.success() && text.starts_with("; ModuleID");
    Ok(is_module.then(|| text.lines().skip(2).map(|line| format!("{line}\n")).collect()))
}

/// The operations in the module that LLVM's `llc` makes, or its error.
fn llc(
    scratch: &Scratch,
    index: usize,
    text: &str,
) -> Result<Result<Option<String>, String>, Error> {
    let [source, container] = [format!("{index}.ll"), format!("{index}.llc")];
    scratch.write(&source, text.as_bytes())?;
    let program = env::var("LLC23").unwrap_or_else(|_| "llc".to_owned());
    let mut process = Process::new(program);
    process.current_dir(&scratch.folder).args(["-filetype=obj", &source, "-o", &container]);
    let output = output(&mut process)?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        let line = message.lines().find(|line| line.contains("rror")).unwrap_or("a crash");
        return Ok(Err(line.to_owned()));
    }
    let bytes = scratch.read(&container)?;
    Ok(Ok(operations(&bytes)))
}

/// The operations in the module that we make, and the container, or our error.
fn lower(text: &str) -> Result<(Option<String>, Vec<u8>), String> {
    let mut module = dxil_text::parse_as(text, Dialect::Modern)
        .map_err(|errors| errors.to_string().lines().next().unwrap_or_default().to_owned())?;
    let first = |errors: Vec<dxil_lower::Diagnostic>| match errors.first() {
        Some(error) => error.to_string(),
        None => String::new(),
    };
    let options = dxil_lower::options(&module).map_err(first)?;
    let mut report = Lowered::default();
    Pipeline::codegen().run(&mut module, &mut report);
    if !report.errors.is_empty() {
        return Err(first(report.errors));
    }
    // The validator judges what breaks its rules.
    let options = AssembleOptions { unchecked: true, ..options };
    let container = dxil_lower::container(&module, &options).map_err(first)?;
    let bytes = container.write().map_err(|error| error.to_string())?;
    Ok((operations(&bytes), bytes))
}

/// How often the module of a container calls each operation; [`None`] if it cannot be read, as some of LLVM's.
fn operations(container: &[u8]) -> Option<String> {
    let container = Container::parse(container).ok()?;
    let program = Program::parse(&container.part(FourCC::DXIL)?).ok()?;
    Some(super::operations(&dxil_bitcode::read(&program.bitcode).ok()?))
}

/// What the validator says of the containers that we make; nothing of those that it accepts.
fn validate(
    tools: &Tools,
    scratch: &Scratch,
    cases: &[Case],
) -> Result<BTreeMap<usize, String>, Error> {
    let (mut jobs, mut indices) = (Vec::new(), Vec::new());
    for (index, case) in cases.iter().enumerate() {
        if let Ok((_, container)) = &case.ours {
            let file = format!("{index}.ours");
            scratch.write(&file, container)?;
            jobs.push(Job::Validate { file });
            indices.push(index);
        }
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let refused = indices.into_iter().zip(outcomes).filter(|(_, outcome)| !outcome.is_done());
    let line = |message: &str| message.lines().find(|it| !it.trim().is_empty()).map(str::to_owned);
    Ok(refused.map(|(index, it)| (index, line(it.message()).unwrap_or_default())).collect())
}

/// Counts, and the reasons, each with the first test that has it.
fn summary(cases: &[Case], verdicts: &BTreeMap<usize, String>) -> String {
    let mut reasons: BTreeMap<String, (usize, &Path)> = BTreeMap::new();
    for (index, case) in cases.iter().enumerate() {
        let accepted = if case.theirs.is_ok() { "llc accepts" } else { "llc refuses" };
        let reason = match (&case.ours, &case.theirs, verdicts.get(&index)) {
            (Err(error), ..) => format!("{accepted}, we refuse: {error}"),
            (_, _, Some(verdict)) => format!("{accepted}, the validator refuses ours: {verdict}"),
            (Ok((Some(ours), _)), Ok(Some(theirs)), None) if ours != theirs => {
                format!("other operations: `{ours}`, not `{theirs}`")
            }
            _ => continue,
        };
        reasons.entry(reason).or_insert((0, &case.test)).0 += 1;
    }
    let line = |(reason, (count, test)): (&String, &(usize, &Path))| {
        format!("{count:5} {reason}, as in {}\n", test.display())
    };
    let lines: String = reasons.iter().map(line).collect();
    let tests = cases.iter().map(|it| &it.test).collect::<BTreeSet<_>>().len();
    let (theirs, ours) = (count(cases, |it| it.theirs.is_ok()), count(cases, |it| it.ours.is_ok()));
    let both = count(cases, |it| it.theirs.is_ok() && it.ours.is_ok());
    format!(
        "{lines}{} modules of {tests} tests: `llc` accepts {theirs}, of which we accept {both}; we accept {ours}, of which \
         the validator accepts {}",
        cases.len(),
        ours - verdicts.len()
    )
}

fn count(cases: &[Case], is: impl Fn(&Case) -> bool) -> usize {
    cases.iter().filter(|case| is(case)).count()
}

/// The tests in a folder and the folders in it, sorted.
fn find(folder: &Path, tests: &mut Vec<PathBuf>) -> Result<(), Error> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::io(folder))? {
        entries.push(entry.map_err(Error::io(folder))?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find(&path, tests)?;
        } else if path.extension().is_some_and(|extension| extension == "hlsl") {
            tests.push(path);
        }
    }
    Ok(())
}

/// The program that compiles.
fn clang() -> String {
    env::var("CLANG23").unwrap_or_else(|_| "clang-23".to_owned())
}

fn output(process: &mut Process) -> Result<Output, Error> {
    let program = process.get_program().to_owned();
    process.output().map_err(Error::io(Path::new(&program)))
}
