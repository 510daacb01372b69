//! `dxil sign`: sets the digest.

use dxil_container::Container;
use dxil_container::write::Signing;

use crate::edit::{self, DigestKind};
use crate::failure::Result;
use crate::input::{Inputs, Kind};
use crate::output::EditOutput;
use crate::ui::Ui;

/// Set the digest in the header: the hash of the file, or a marker.
///
/// Nothing else of the file changes. The hash says that the file is whole, as the runtime demands
/// it; whether the shader is valid only a validator can tell.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil sign --in-place build/shaders
  dxil sign --zero shader.dxil -o unsigned.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Ask the runtime in developer mode not to check.
    #[arg(long, group = "kind")]
    bypass: bool,

    /// The same for shader models in preview.
    #[arg(long, group = "kind")]
    preview_bypass: bool,

    /// Take the signature away.
    #[arg(long, group = "kind")]
    zero: bool,

    #[command(flatten)]
    output: EditOutput,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container)?;
        let destination = self.output.destination(&sources)?;
        let signing = Signing::from(self.kind());
        ui.for_each(sources, |ui, source, bytes| {
            Container::parse(bytes)?;
            edit::write(ui, &destination, source, bytes, &edit::signed(bytes, signing))
        })
    }

    /// What the digest becomes.
    fn kind(&self) -> DigestKind {
        match (self.bypass, self.preview_bypass, self.zero) {
            (true, ..) => DigestKind::Bypass,
            (_, true, _) => DigestKind::PreviewBypass,
            (.., true) => DigestKind::Zero,
            _ => DigestKind::Signed,
        }
    }
}
