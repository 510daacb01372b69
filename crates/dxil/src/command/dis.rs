//! `dxil dis`: the text of a module or of DXBC.

use clap::ValueEnum;
use dxbc_code::PrintOptions;
use dxbc_code::level9::Shader;
use dxil_container::Container;
use dxil_container::read::Effect;
use dxil_inspect::{FxcOptions, highlight_llvm};

use crate::failure::Result;
use crate::input::{Inputs, Kind};
use crate::output::{Output, Pieces};
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::LISTED)))]
#[command(after_long_help = "\
Examples:
  dxil dis shader.dxil | less
  dxil dis --style llvm shader.dxil -o shader.ll
  dxil dis -O texts build/shaders")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The comments to write besides the program.
    #[arg(long, value_enum, default_value = "dxc", value_name = "STYLE")]
    style: Style,

    #[command(flatten)]
    output: Output,

    #[command(flatten)]
    dxbc: Dxbc,
}

#[derive(clap::Args)]
struct Dxbc {
    /// Write immediate values of DXBC in hexadecimal, as /Lx of fxc does.
    #[arg(long)]
    hex_literals: bool,

    /// Write the number of each instruction of DXBC before it, as /Ni of fxc does.
    #[arg(long)]
    numbers: bool,

    /// Write the byte offset of each instruction of DXBC before it, as /No of fxc does.
    #[arg(long)]
    offsets: bool,

    /// Write default values of constants of shaders of Direct3D 9. Those of other shaders are always written.
    #[arg(long)]
    default_values: bool,

    /// Leave out lines of the source and registers of variables of DXBC.
    #[arg(long)]
    no_debug_info: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Style {
    /// Comments on the container before the program, and after instructions of DXIL.
    Dxc,
    /// No comments.
    Llvm,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Listed, ui.jobs)?;
        let destination = self.output.destination(&sources, Some("ll"))?;
        let style = match self.style {
            Style::Dxc => dxil_text::Style::Dxc,
            Style::Llvm => dxil_text::Style::Llvm,
        };
        ui.for_each(sources, |reply, source, bytes| {
            let limit = reply.limit(bytes);
            let dxbc = self.dxbc(bytes, limit)?;
            let is_llvm = dxbc.is_none();
            let text = match dxbc {
                Some(text) => text,
                None => dxil_inspect::disassemble_file_within(bytes, style, limit)?.into(),
            };
            let highlight = |line: &[u8], out: &mut Pieces| match line {
                _ if is_llvm => highlight_llvm(line, |token, style| out.push(token, style)),
                [b'/', b'/', ..] => out.push(line, dxil_inspect::Style::Comment),
                _ => out.push(line, dxil_inspect::Style::Plain),
            };
            destination.write_styled(reply, source, &text, highlight)?;
            reply.tally("written");
            Ok(())
        })
    }

    /// The listing of a container with DXBC, or of an effect or shader of Direct3D 9 without a container; `None` for other files.
    fn dxbc(&self, bytes: &[u8], limit: usize) -> Result<Option<Vec<u8>>> {
        let Dxbc { hex_literals, numbers, offsets, default_values, no_debug_info } = self.dxbc;
        let print = PrintOptions { hexadecimal: hex_literals, numbers, offsets, no_debug_info };
        let instructions_only = matches!(self.style, Style::Llvm);
        let options = FxcOptions { print, instructions_only, default_values };
        if Effect::is_file(bytes) {
            return Ok(Some(dxil_inspect::disassemble_effect(bytes, options, limit)?.into()));
        }
        if Shader::is_file(bytes) {
            return Ok(Some(dxil_inspect::disassemble_direct3d9(bytes, options, limit)?.into()));
        }
        if !bytes.starts_with(b"DXBC") {
            return Ok(None);
        }
        let container = Container::parse(bytes)?.within(limit);
        if !dxil_inspect::is_dxbc(&container) {
            return Ok(None);
        }
        Ok(Some(dxil_inspect::disassemble_dxbc(&container, options)?.into()))
    }
}
