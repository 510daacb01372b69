//! `dxil completions`: completion scripts for shells.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::failure::Result;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil completions bash > ~/.local/share/bash-completion/completions/dxil
  dxil completions zsh > ~/.zfunc/_dxil
  dxil completions fish > ~/.config/fish/completions/dxil.fish
  dxil completions powershell >> $PROFILE")]
pub(crate) struct Arguments {
    /// The shell.
    shell: Shell,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &Ui) -> Result {
        let mut script = Vec::new();
        let command = &mut crate::Arguments::command();
        clap_complete::generate(self.shell, command, "dxil", &mut script);
        ui.print(&String::from_utf8_lossy(&script))
    }
}
