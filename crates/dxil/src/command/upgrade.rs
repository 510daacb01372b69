//! `dxil upgrade`: plain LLVM IR of a shader.

use dxil_text::Style;
use dxil_upgrade::upgrade;

use super::assemble::module;
use crate::failure::{Failure, Result};
use crate::input::{Inputs, Kind};
use crate::output::Output;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::MODULES)))]
#[command(after_long_help = "\
Examples:
  dxil upgrade shader.dxil -o shader.ll
  dxil upgrade shader.dxil | opt -passes=instcombine -S | dxil llc - -filetype=obj -o new.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Write text, which is the only form: LLVM's option for it.
    #[arg(short = 'S', hide = true)]
    text: bool,

    #[command(flatten)]
    output: Output,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        // It changes nothing.
        let _ = self.text;
        let sources = self.inputs.find(Kind::Shader, ui.jobs)?;
        let destination = self.output.destination(&sources, Some("ll"))?;
        ui.for_each(sources, |ui, source, bytes| {
            let upgraded = upgrade(&module(bytes)?).map_err(|errors| Failure::all(&errors))?;
            let text = dxil_text::print(&upgraded, Style::Llvm).map_err(Failure::new)?;
            destination.write(ui, source, text.to_string().as_bytes())?;
            ui.tally("written");
            Ok(())
        })
    }
}
