//! `dxil lower`: a module of DXIL, of LLVM IR.

use clap::ValueEnum;
use dxil_assemble::derive::{Packing, derive, foreign};
use dxil_ir::Module;
use dxil_lower::{Diagnostic, Pipeline, Report, no_shader_model, to_dxil};
use dxil_text::Style;

use super::assemble::refused;
use super::opt;
use crate::failure::{Failure, Result};
use crate::input::{Inputs, Kind};
use crate::output::Output;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::MODULES)))]
#[command(after_long_help = "\
Examples:
  dxil lower shader.ll
  dxil upgrade shader.dxil | dxil lower - --emit bitcode -o shader.bc")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The form of the result.
    #[arg(long, value_enum, default_value = "text", value_name = "FORM")]
    emit: Emit,

    #[command(flatten)]
    output: Output,
}

/// The form of the result.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Emit {
    /// The module as text.
    Text,
    /// The module as bitcode.
    Bitcode,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Shader, ui.jobs)?;
        let extension = if self.emit == Emit::Text { "ll" } else { "bc" };
        let destination = self.output.destination(&sources, Some(extension))?;
        ui.for_each(sources, |ui, source, bytes| {
            let module = lower(bytes)?;
            let file = match self.emit {
                Emit::Text => {
                    let text = dxil_text::print(&module, Style::Llvm).map_err(Failure::new)?;
                    text.to_string().into_bytes()
                }
                Emit::Bitcode => dxil_bitcode::write(&module).map_err(Failure::new)?,
            };
            destination.write(ui, source, &file)?;
            ui.tally("written");
            Ok(())
        })
    }
}

/// The module of DXIL of a file, with the metadata that passes leave out. One that is DXIL already needs no passes.
fn lower(bytes: &[u8]) -> Result<Module> {
    let mut module = opt::module(bytes)?;
    let mut report = Report::default();
    if foreign(&module).is_some() {
        if let Some(why) = no_shader_model(&module) {
            return Err(Failure::new(why));
        }
        Pipeline::codegen().run(&mut module, &mut report);
    }
    let failure = |errors: &[Diagnostic]| Failure::all(errors);
    if !report.errors.is_empty() {
        return Err(failure(&report.errors));
    }
    let mut module = to_dxil(&module).map_err(|errors| failure(&errors))?;
    derive(&mut module, Packing::default()).map_err(|errors| refused(&errors))?;
    Ok(module)
}
