//! `dxil sign`: sets the digest.

use dxil_container::Container;
use dxil_validate::verify::verify;

use crate::edit::{self, DigestKind};
use crate::failure::Result;
use crate::input::{Inputs, Kind};
use crate::output::EditOutput;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil sign --in-place build/shaders
  dxil sign --digest zero shader.dxil -o unsigned.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The digest to write.
    #[arg(long, value_enum, value_name = "KIND", default_value = "sign")]
    digest: DigestKind,

    /// Sign files in which verify finds errors, too.
    #[arg(short, long)]
    force: bool,

    #[command(flatten)]
    output: EditOutput,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container, ui.jobs)?;
        let destination = self.output.destination(&sources)?;
        ui.for_each(sources, |reply, source, bytes| {
            Container::open(bytes)?;
            if self.digest.vouches() && !self.force {
                let wrong: Vec<_> =
                    verify(bytes).besides_digest().map(ToString::to_string).collect();
                if !wrong.is_empty() {
                    reply.refuse(source, &wrong, "use --force to sign it anyway");
                    return Ok(());
                }
            }
            edit::write(reply, &destination, source, bytes, &self.digest.put(bytes)?)
        })
    }
}
