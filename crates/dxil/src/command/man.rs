//! `dxil man`: manual pages.

use std::path::PathBuf;

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::failure::{Failure, Result};
use crate::output::{make_folder, write_file};
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil man dump | man -l -
  dxil man -O ~/.local/share/man/man1")]
pub(crate) struct Arguments {
    /// The subcommand [default: the command itself]
    #[arg(value_name = "SUBCOMMAND", conflicts_with = "output_dir")]
    subcommand: Option<String>,

    /// Write all pages to this folder, which is created if it does not exist.
    #[arg(short = 'O', long, value_name = "DIR")]
    output_dir: Option<PathBuf>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &Ui) -> Result {
        let mut command = crate::Arguments::command().disable_help_subcommand(true);
        // Subcommands get the names of their pages.
        command.build();
        if let Some(folder) = &self.output_dir {
            make_folder(folder)?;
            return [&command].into_iter().chain(command.get_subcommands()).try_for_each(|it| {
                let man = man(it);
                write_file(&folder.join(man.get_filename()), &page(&man)?)
            });
        }
        let command = match &self.subcommand {
            None => &command,
            Some(name) => subcommand(&command, name)?,
        };
        ui.print_raw(&page(&man(command))?)
    }
}

/// The subcommand of this name.
fn subcommand<'a>(command: &'a Command, name: &str) -> Result<&'a Command> {
    let message = format!("there is no subcommand {}", name.escape_debug());
    command.find_subcommand(name).ok_or_else(|| Failure::new(message))
}

/// The manual page of a command.
fn man(command: &Command) -> Man {
    Man::new(command.clone()).source(concat!("dxil ", env!("CARGO_PKG_VERSION")))
}

/// The roff source of a page.
fn page(man: &Man) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    man.render(&mut page).map_err(Failure::new)?;
    Ok(page)
}
