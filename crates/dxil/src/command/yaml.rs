//! `dxil yaml`: a container as text.

use dxil_yaml::to_yaml_within;

use crate::failure::Result;
use crate::input::{Inputs, Kind};
use crate::output::Output;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil yaml shader.dxil | less
  dxil yaml -O texts build/shaders")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    output: Output,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container, ui.jobs)?;
        let destination = self.output.destination(&sources, Some("yaml"))?;
        ui.for_each(sources, |reply, source, bytes| {
            let text = to_yaml_within(bytes, reply.limit(bytes))?;
            destination.write_text(reply, source, text.as_bytes())?;
            reply.tally("written");
            Ok(())
        })
    }
}
