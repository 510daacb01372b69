//! The subcommands: one file each.

mod add;
mod assemble;
mod check;
mod completions;
mod diff;
mod dis;
mod dump;
mod extract;
mod from_yaml;
mod hex;
mod link;
mod llc;
mod lower;
mod man;
mod ops;
mod opt;
mod parts;
mod remove;
mod replace;
mod sign;
mod strip;
mod upgrade;
mod validate;
mod verify;
mod yaml;

use clap::Subcommand;

use crate::failure::Result;
use crate::ui::Ui;

/// The subcommands.
#[derive(Subcommand)]
pub(crate) enum Command {
    Dump(dump::Arguments),
    Parts(parts::Arguments),
    Hex(hex::Arguments),
    Diff(diff::Arguments),
    Dis(dis::Arguments),
    As(assemble::Arguments),
    Link(link::Arguments),
    Llc(llc::Arguments),
    Opt(opt::Arguments),
    Lower(lower::Arguments),
    Upgrade(upgrade::Arguments),
    Ops(ops::Arguments),
    Check(check::Arguments),
    Yaml(yaml::Arguments),
    FromYaml(from_yaml::Arguments),
    Extract(extract::Arguments),
    Add(add::Arguments),
    Remove(remove::Arguments),
    Replace(replace::Arguments),
    Strip(strip::Arguments),
    Sign(sign::Arguments),
    Verify(verify::Arguments),
    Validate(validate::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

impl Command {
    /// Runs the subcommand.
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        match self {
            Self::Dump(arguments) => arguments.run(ui),
            Self::Parts(arguments) => arguments.run(ui),
            Self::Hex(arguments) => arguments.run(ui),
            Self::Diff(arguments) => arguments.run(ui),
            Self::Dis(arguments) => arguments.run(ui),
            Self::As(arguments) => arguments.run(ui),
            Self::Link(arguments) => arguments.run(ui),
            Self::Llc(arguments) => arguments.run(ui),
            Self::Opt(arguments) => arguments.run(ui),
            Self::Lower(arguments) => arguments.run(ui),
            Self::Upgrade(arguments) => arguments.run(ui),
            Self::Ops(arguments) => arguments.run(ui),
            Self::Check(arguments) => arguments.run(ui),
            Self::Yaml(arguments) => arguments.run(ui),
            Self::FromYaml(arguments) => arguments.run(ui),
            Self::Extract(arguments) => arguments.run(ui),
            Self::Add(arguments) => arguments.run(ui),
            Self::Remove(arguments) => arguments.run(ui),
            Self::Replace(arguments) => arguments.run(ui),
            Self::Strip(arguments) => arguments.run(ui),
            Self::Sign(arguments) => arguments.run(ui),
            Self::Verify(arguments) => arguments.run(ui),
            Self::Validate(arguments) => arguments.run(ui),
            Self::Completions(arguments) => arguments.run(ui),
            Self::Man(arguments) => arguments.run(ui),
        }
    }
}
