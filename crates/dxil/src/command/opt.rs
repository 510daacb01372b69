//! `dxil opt`: passes over a module of LLVM IR.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use dxil_inspect::File;
use dxil_ir::{Dialect, Module};
use dxil_lower::{DATA_LAYOUT, Pass, Report, Triple};
use dxil_text::Style;

use super::assemble;
use crate::failure::{Errors, Failure, Result};
use crate::input::{self, Kind, is_bitcode, is_container};
use crate::llvm_options::LlvmOptions;
use crate::output;
use crate::ui::Ui;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Options of LLVM's `opt`, and the file.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTION|FILE")]
    arguments: Vec<OsString>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let options = LlvmOptions::parse(&self.arguments)?;
        if let Some(level) = options.level {
            let message = "opt runs the passes that are named, no pipeline of a level";
            return Err(Failure::new(format!("-O{level}: {message}")));
        }
        let mut module = read(&options)?;
        let mut report = Report::default();
        run(&options, &mut module, &mut report)?;
        if report.errors.is_empty() {
            verify(&options, &module)?;
        }
        // LLVM's tests read what passes print before they fail. It replaces no file.
        let is_wanted = report.errors.is_empty() || output::is_stdout(options.output());
        if !options.no_output && is_wanted {
            let text = dxil_text::print(&module, Style::Llvm).map_err(Failure::new)?;
            write(ui, options.output(), text.to_string().as_bytes(), true)?;
        }
        refuse(ui, &report)?;
        Ok(())
    }
}

/// Runs the passes, one after the other.
pub(super) fn run(options: &LlvmOptions, module: &mut Module, report: &mut Report) -> Result {
    let (mut start, mut result) = (Instant::now(), Ok(()));
    options.pipeline.run_each(module, &options.passes, report, |pass, module, report| {
        if result.is_ok() {
            result = show(options, pass, start.elapsed(), module, report);
        }
        start = Instant::now();
    });
    result
}

/// Prints what the options ask for after a pass, and writes its files.
fn show(
    options: &LlvmOptions,
    pass: &Pass,
    time: Duration,
    module: &Module,
    report: &mut Report,
) -> Result {
    let mut notes = std::mem::take(&mut report.text);
    if options.print_after_all {
        let text = dxil_text::print(module, Style::Llvm).map_err(Failure::new)?;
        notes.push_str(&format!("; *** IR Dump After {} ***\n{text}", pass.name));
    }
    if options.time_passes {
        notes.push_str(&format!("{:>12.6} s  {}\n", time.as_secs_f64(), pass.name));
    }
    for (path, content) in std::mem::take(&mut report.files) {
        if report.errors.is_empty() {
            output::write_file(Path::new(&path), &content)?;
        }
    }
    // Nobody may read standard error.
    let _ = std::io::stderr().write_all(notes.as_bytes());
    Ok(())
}

/// The module that the options name, with their target.
pub(super) fn read(options: &LlvmOptions) -> Result<Module> {
    let path = options.file();
    let bytes = input::read(path, Kind::Any)?;
    let module = with_target(bytes, options).and_then(|module| {
        verify(options, &module)?;
        Ok(module)
    });
    module.map_err(|failure| failure.about(input::name(path)))
}

/// The module of a file, with the target that the options state.
fn with_target(mut bytes: Vec<u8>, options: &LlvmOptions) -> Result<Module> {
    let triple = options.triple.as_deref().map(Triple::normalized);
    let is_text = !is_bitcode(&bytes) && !is_container(&bytes);
    if let Some(triple) = triple.as_ref().filter(|_| is_text) {
        // The last of several counts, also for what is read before it.
        let target =
            format!("\ntarget datalayout = \"{DATA_LAYOUT}\"\ntarget triple = \"{triple}\"\n");
        bytes.extend_from_slice(target.as_bytes());
    }
    let mut module = module(&bytes)?;
    if let Some(triple) = triple {
        module.target_triple = triple.into();
        module.data_layout = DATA_LAYOUT.into();
    }
    Ok(module)
}

/// The module of a file, which is text or bitcode of LLVM IR or DXIL, a container, or a program database with one.
pub(super) fn module(bytes: &[u8]) -> Result<Module> {
    match File::open(bytes)? {
        File::Container(_) => assemble::module(bytes),
        File::Bitcode(bitcode) if is_bitcode(bitcode) => {
            dxil_bitcode::read(bitcode).map_err(Failure::new)
        }
        File::Bitcode(text) => dxil_text::parse_as(text, Dialect::Modern)
            .or_else(|errors| dxil_text::parse(text).map_err(|_| errors.into())),
    }
}

/// Checks that a module obeys LLVM's rules, unless the options say otherwise.
fn verify(options: &LlvmOptions, module: &Module) -> Result {
    if options.no_verify {
        return Ok(());
    }
    dxil_ir::verify::verify(module).into_iter().collect::<Errors>().result()
}

/// Writes a result to a file, or to standard output.
pub(super) fn write(ui: &Ui, path: &Path, bytes: &[u8], is_text: bool) -> Result {
    match (output::is_stdout(path), is_text) {
        (false, _) => output::write_file(path, bytes),
        (true, true) => ui.print_raw(bytes),
        (true, false) => ui.print_bytes(bytes),
    }
}

/// Prints the errors of passes, each after its notes. Returns whether there are any.
pub(super) fn refuse(ui: &mut Ui, report: &Report) -> Result<bool> {
    for error in &report.errors {
        ui.notes(&error.notes);
        ui.fail(Failure::new(error))?;
    }
    Ok(!report.errors.is_empty())
}
