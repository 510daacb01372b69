//! `dxil llc`: a container of LLVM IR.

use std::ffi::OsString;

use dxil_assemble::{Options, RootSignatureSource};
use dxil_container::write::RootSignature;
use dxil_ir::Module;
use dxil_lower::{Pipeline, Report};
use dxil_text::Style;

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
        // Errors in it are those of a pass.
        let root_signature = dxil_lower::root_signature(&module).ok().flatten();
        let mut report = Report::default();
        opt::run(&options, &mut module, &mut report)?;
        opt::refuse(&report)?;
        let result = match options.filetype.as_deref() {
            None | Some("asm") => {
                let text = dxil_text::print(&module, Style::Llvm).map_err(Failure::new)?;
                text.to_string().into_bytes()
            }
            Some("obj") => container(&module, root_signature)?,
            Some(other) => return Err(Failure::new(format!("unknown file type '{other}'"))),
        };
        opt::write(ui, options.output.as_deref(), &result)
    }
}

/// The file of a module that all passes have lowered.
fn container(module: &Module, root_signature: Option<RootSignature>) -> Result<Vec<u8>> {
    let root_signature =
        root_signature.map_or(RootSignatureSource::Module, RootSignatureSource::Given);
    let options = Options { root_signature, ..Options::default() };
    let container = dxil_lower::container(module, &options)
        .map_err(|errors| Failure::Errors(errors.iter().collect::<Errors>().messages()))?;
    Ok(container.write()?)
}
