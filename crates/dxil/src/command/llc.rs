//! `dxil llc`: a container of LLVM IR.

use std::ffi::OsString;
use std::path::Path;

use dxil_assemble::derive::foreign;
use dxil_assemble::{DebugParts, HashSource, Options};
use dxil_container::write::{Container, PartData, Signing};
use dxil_container::{Digest, FourCC};
use dxil_ir::Module;
use dxil_lower::{DebugFile, Diagnostic, Pass, Report, no_shader_model, to_dxil};

use super::opt;
use crate::failure::{Failure, Result};
use crate::input;
use crate::llvm_options::LlvmOptions;
use crate::output;
use crate::ui::Ui;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Options of LLVM's `llc`, and the file.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTION|FILE")]
    arguments: Vec<OsString>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let mut options = LlvmOptions::parse(&self.arguments)?;
        options.pipeline = options.codegen()?;
        let mut module = opt::read(&options)?;
        if let Some(why) = no_shader_model(&module) {
            return Err(Failure::new(why).about(input::name(options.file())));
        }
        // Errors in what the metadata states are those of a pass.
        let parts = dxil_lower::options(&module).unwrap_or_default();
        let mut report = Report::default();
        if foreign(&module).is_none() {
            // It is DXIL already.
            options.pipeline.passes.clear();
        }
        // Calls bind resources until that pass lowers them.
        let passes = &mut options.pipeline.passes;
        let lowering = passes.iter().position(|pass| pass.name == "dxil-op-lower");
        let rest = passes.split_off(lowering.unwrap_or(passes.len()));
        opt::run(&options, &mut module, &mut report)?;
        // It needs the whole module as text.
        let is_text = matches!(options.filetype.as_deref(), None | Some("asm"));
        let table = if is_text { table(&mut module) } else { String::new() };
        options.pipeline.passes = rest;
        opt::run(&options, &mut module, &mut report)?;
        if opt::refuse(ui, &report)? {
            return Ok(());
        }
        let result = match options.filetype.as_deref() {
            None | Some("asm") => {
                let annotations = dxil_lower::debug_annotations(&mut module);
                let text = dxil_text::print_annotated(&module, &annotations);
                let name = module_id(options.file());
                let text = text.map_err(Failure::new)?;
                format!("{table}; ModuleID = '{name}'\n{text}").into_bytes()
            }
            Some("obj") if options.writes_bitcode() => {
                let module = to_dxil(&module).map_err(|errors| failure(&errors))?;
                dxil_bitcode::write(&module).map_err(Failure::new)?
            }
            Some("obj") => {
                let parts = with_options(parts, &options, has_debug_info(&module))?;
                match &options.passes.debug_file {
                    Some(file) => with_database(ui, &module, parts, file, &options)?,
                    None => shader(ui, &module, parts, &options)?,
                }
            }
            Some("null") => return Ok(()),
            Some(other) => return Err(Failure::new(format!("unknown file type '{other}'"))),
        };
        opt::write(ui, options.output(), &result, is_text)
    }
}

/// The container of a module that all passes have lowered. One that breaks rules of the validator, which LLVM does not know
/// either, is not signed.
fn container(ui: &Ui, module: &Module, parts: Options, options: &LlvmOptions) -> Result<Container> {
    if options.as_llvm {
        return dxil_lower::container_as_llvm(module, &parts).map_err(|errors| failure(&errors));
    }
    let errors = match dxil_lower::container(module, &parts) {
        Ok(container) => return Ok(container),
        Err(errors) => errors,
    };
    let parts = Options { unchecked: true, signing: Signing::Set(Digest::ZERO), ..parts };
    let container = dxil_lower::container(module, &parts).map_err(|_| failure(&errors))?;
    for error in errors {
        ui.warn(format_args!("the container is not signed: {error}"));
    }
    Ok(container)
}

/// The container of a shader. DXC's validator refuses sources in it: they are for the PDB file.
fn shader(ui: &Ui, module: &Module, parts: Options, options: &LlvmOptions) -> Result<Vec<u8>> {
    let sources = parts.source_info.clone().filter(|_| options.as_llvm);
    Ok(container(ui, module, Options { source_info: sources, ..parts }, options)?.write()?)
}

/// Writes the parts for debuggers to a PDB file, and returns the container. It has them, too, if they are to be embedded.
fn with_database(
    ui: &Ui,
    module: &Module,
    mut parts: Options,
    file: &DebugFile,
    options: &LlvmOptions,
) -> Result<Vec<u8>> {
    parts.debug_name = file.name().map(Into::into);
    let all = container(ui, module, parts.clone(), options)?;
    let Some(PartData::ShaderHash(hash)) = all.part(FourCC::HASH) else {
        return Err(Failure::new("the validator is too old for a hash, which a PDB file needs"));
    };
    let digest = hash.hash.digest;
    let database = dxil_lower::program_database(&all, &digest)?;
    output::write_file(Path::new(&file.path(&digest)), &database)?;
    if options.embed_debug {
        return shader(ui, module, parts, options);
    }
    shader(ui, module, Options { debug: DebugParts::Name, source_info: None, ..parts }, options)
}

/// The name that LLVM gives the module of a file.
fn module_id(file: &Path) -> String {
    match input::is_stdin(file) {
        true => "<stdin>".into(),
        false => file.display().to_string(),
    }
}

/// The table of resources in front of text.
fn table(module: &mut Module) -> String {
    let mut report = Report::default();
    if let Some(printer) = Pass::named("dxil-pretty-printer") {
        printer.run(module, &mut report);
    }
    report.text
}

fn failure(errors: &[Diagnostic]) -> Failure {
    Failure::all(errors)
}

/// Whether a module describes its source.
fn has_debug_info(module: &Module) -> bool {
    module.named_metadata.iter().any(|it| it.name == "llvm.dbg.cu" && !it.nodes.is_empty())
}

/// The options of assembling that the command line adds to those that the module states.
fn with_options(parts: Options, options: &LlvmOptions, has_debug_info: bool) -> Result<Options> {
    let missing = |message: &str| match has_debug_info {
        true => Ok(()),
        false => Err(Failure::new(message)),
    };
    let mut parts = parts;
    if options.hash_source {
        missing("/Zss requires debug info (/Zi or /Zs)")?;
        parts.hash = HashSource::Source;
    }
    if options.embed_debug {
        missing("Missing debug info for embedding into the container")?;
    }
    if options.passes.debug_file.is_some() {
        missing("Missing debug info for writing to the PDB file")?;
    }
    if let (Some(info), Some(compression)) =
        (&mut parts.source_info, options.passes.source_compression)
    {
        info.compression = compression;
    }
    Ok(parts)
}
