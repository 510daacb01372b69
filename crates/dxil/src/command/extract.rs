//! `dxil extract`: the bytes of a part.

use dxil_container::Container;
use dxil_container::read::{Part, PartView};

use crate::failure::{Failure, Result};
use crate::input::{Inputs, Kind};
use crate::output::Output;
use crate::selector::Selector;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil extract --part DXIL --bitcode shader.dxil | llvm-bcanalyzer
  dxil extract --part RTS0 -O roots build/shaders")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The part.
    #[arg(short, long, value_name = "NAME")]
    part: Selector,

    /// Only the bitcode of a program, as LLVM's tools read it.
    #[arg(long)]
    bitcode: bool,

    #[command(flatten)]
    output: Output,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container, ui.jobs)?;
        let destination = self.output.destination(&sources, Some("bin"))?;
        ui.for_each(sources, |reply, source, bytes| {
            let part = self.part.part(&Container::open(bytes)?)?;
            destination.write(reply, source, self.bytes(&part)?)?;
            reply.tally("extracted");
            Ok(())
        })
    }

    /// The bytes of the part, or its bitcode.
    fn bytes<'a>(&self, part: &Part<'a>) -> Result<&'a [u8]> {
        if !self.bitcode {
            return Ok(part.data().into_inner());
        }
        match part.view()? {
            PartView::Program(program) => Ok(program.bitcode.into_inner()),
            _ => Err(Failure::new(format_args!("{} has no bitcode", part.four_cc()))),
        }
    }
}
