//! `dxil verify`: whether digests are right and all parts can be read.

use dxil_container::Container;
use dxil_container::{Digest, Verdict};

use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind};
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
        let sources = self.inputs.find(Kind::Container)?;
        ui.for_each(sources, |ui, source, bytes| {
            let (outcome, wrong) = self.check(bytes);
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

    /// What the digest is, and all that is wrong with the file.
    fn check(&self, bytes: &[u8]) -> (&'static str, Vec<String>) {
        let container = match Container::open(bytes) {
            Ok(container) => container,
            // What is no container has no digest either.
            Err(error) => return ("wrong", vec![error.to_string()]),
        };
        let (outcome, digest) = self.digest(bytes);
        let parts = container.parts().filter_map(|part| part.view().err());
        let mut wrong: Errors = digest.into_iter().collect();
        wrong.extend(container.errors().chain(parts));
        (outcome, wrong.messages())
    }

    /// What the digest is, and what is wrong with that.
    fn digest(&self, bytes: &[u8]) -> (&'static str, Option<String>) {
        let (outcome, wrong) = match Digest::verify(bytes) {
            Verdict::Signed => return ("signed", None),
            Verdict::Wrong { stored, expected } => {
                let wrong = format!("the digest is {stored}, it should be {expected}");
                return ("wrong", Some(wrong));
            }
            Verdict::Unsigned => ("not signed", "not signed"),
            Verdict::Bypass => ("bypass", "not signed, but marked for bypass"),
            Verdict::PreviewBypass => {
                ("preview bypass", "not signed, but marked for preview bypass")
            }
            Verdict::Missing => ("no digest", "it has no digest"),
        };
        (outcome, self.signed.then(|| wrong.to_owned()))
    }
}
