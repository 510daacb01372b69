//! `dxil dis`: the text of a module.

use clap::ValueEnum;
use dxil_inspect::highlight_llvm;

use crate::failure::Result;
use crate::input::{Inputs, Kind};
use crate::output::{Output, Pieces};
use crate::ui::Ui;

/// Write a shader as text, as `dxc -dumpbin` does.
///
/// Files are containers, program databases that contain one, and bitcode. If a container has two
/// modules, the one with debug information is written.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil dis shader.dxil | less
  dxil dis --style llvm shader.dxil -o shader.ll
  dxil dis -O texts build/shaders")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The comments to write besides the module.
    #[arg(long, value_enum, default_value = "dxc", value_name = "STYLE")]
    style: Style,

    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, ValueEnum)]
enum Style {
    /// Comments on the container before the module, and after instructions.
    Dxc,
    /// No comments.
    Llvm,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Module)?;
        let destination = self.output.destination(&sources, Some("ll"))?;
        let style = match self.style {
            Style::Dxc => dxil_text::Style::Dxc,
            Style::Llvm => dxil_text::Style::Llvm,
        };
        ui.for_each(sources, |ui, source, bytes| {
            let text = dxil_inspect::disassemble_file_within(bytes, style, ui.limit(bytes))?;
            let highlight = |line: &[u8], out: &mut Pieces| {
                highlight_llvm(line, |token, style| out.push(token, style));
            };
            destination.write_styled(ui, source, &text, highlight)?;
            ui.tally("written");
            Ok(())
        })
    }
}
