//! `dxil llc`: a container of LLVM IR.

use std::ffi::OsString;

use dxil_assemble::derive::{Packing, derive};
use dxil_assemble::{Options, assemble};
use dxil_ir::Module;
use dxil_lower::{Pipeline, Report, to_dxil};
use dxil_text::Style;

use super::assemble::refused;
use super::opt;
use crate::failure::{Errors, Failure, Result};
use crate::llvm_options::LlvmOptions;
use crate::ui::Ui;

/// Compile LLVM IR to a container, as LLVM's `llc` does.
///
/// The file is textual IR of LLVM 23; standard input without one. Options are those of LLVM's `llc`:
/// `-filetype=obj` for a signed container, `-filetype=asm`, the default, for the lowered IR; `-mtriple=TRIPLE` for
/// another target, `-o FILE`, `-print-after-all`, `-time-passes`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Arguments {
    /// Options of LLVM's `llc`, and the file.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTION|FILE")]
    arguments: Vec<OsString>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let mut options = LlvmOptions::parse(&self.arguments)?;
        options.pipeline = Pipeline::codegen();
        let mut module = opt::read(&options)?;
        let mut report = Report::default();
        opt::run(&options, &mut module, &mut report)?;
        opt::refuse(&report)?;
        let result = match options.filetype.as_deref() {
            None | Some("asm") => {
                let text = dxil_text::print(&module, Style::Llvm).map_err(Failure::new)?;
                text.to_string().into_bytes()
            }
            Some("obj") => container(&module)?,
            Some(other) => return Err(Failure::new(format!("unknown file type '{other}'"))),
        };
        opt::write(ui, options.output.as_deref(), &result)
    }
}

/// The container of a module that all passes have lowered.
fn container(module: &Module) -> Result<Vec<u8>> {
    let mut module = to_dxil(module)
        .map_err(|errors| Failure::Errors(errors.iter().collect::<Errors>().messages()))?;
    derive(&mut module, Packing::default()).map_err(|errors| refused(&errors))?;
    let container = assemble(&module, &Options::default()).map_err(|errors| refused(&errors))?;
    Ok(container.write()?)
}
