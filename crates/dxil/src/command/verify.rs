//! `dxil verify`: whether digests are right and all parts can be read.

use dxil_container::Container;
use dxil_container::{Digest, Verdict};

use crate::failure::Result;
use crate::input::{self, Inputs};
use crate::text::{BAD, GOOD, WARNING};
use crate::ui::Ui;

/// Check the digest, and that every part can be read.
///
/// Exits with 1 if a digest is wrong or a file damaged. Files that are not signed are told, but
/// are wrong only with --signed. Whether the shader is valid only a validator can tell.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil verify shader.dxil
  dxil verify --signed --quiet build/shaders")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Take every file that is not signed for wrong.
    #[arg(long)]
    signed: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(input::is_container)?;
        ui.for_each(sources, |ui, source, bytes| {
            let (outcome, mut wrong) = self.digest(bytes);
            wrong.extend(damage(bytes));
            if wrong.is_empty() {
                let style = if outcome == "signed" { GOOD } else { WARNING };
                ui.tally(outcome);
                return ui.report(&format!("{source}: {style}{outcome}{style:#}\n"));
            }
            ui.tally("wrong");
            ui.found();
            let lines = wrong.iter().map(|wrong| format!("{source}: {BAD}{wrong}{BAD:#}\n"));
            ui.print(&lines.collect::<String>())
        })
    }

    /// What the digest is, and what is wrong with that.
    fn digest(&self, bytes: &[u8]) -> (&'static str, Vec<String>) {
        let (outcome, wrong) = match Digest::verify(bytes) {
            Verdict::Signed => ("signed", None),
            Verdict::Unsigned => ("not signed", Some("not signed".to_owned())),
            Verdict::Bypass => ("bypass", Some("not signed, but marked for bypass".to_owned())),
            Verdict::PreviewBypass => {
                ("preview bypass", Some("not signed, but marked for preview bypass".to_owned()))
            }
            Verdict::Wrong { stored, expected } => {
                return ("wrong", vec![format!("the digest is {stored}, it should be {expected}")]);
            }
        };
        (outcome, wrong.filter(|_| self.signed).into_iter().collect())
    }
}

/// What cannot be read.
fn damage(bytes: &[u8]) -> Vec<String> {
    let container = match Container::open(bytes) {
        Ok(container) => container,
        Err(error) => return vec![error.to_string()],
    };
    let parts = container.parts().filter_map(|part| part.view().err());
    container.errors().chain(parts).map(|error| error.to_string()).collect()
}
