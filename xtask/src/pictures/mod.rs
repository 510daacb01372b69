//! `xtask pictures`: the pictures in README, of the command in a terminal and of the reference
//! page.

mod page;
mod terminal;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::tool::Tools;

/// Renews the pictures; in a check, compares only the one that is text.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = root().join("docs/pictures");
    let mut output = Output::new(&folder, options.check);
    output.put("dump.svg", terminal::dump()?.as_bytes())?;
    // Another build of Chromium, or another font, draws other pixels of the same page.
    if !options.check {
        output.put("reference.png", &page::reference()?)?;
    }
    Ok(Report { changes: output.changes, ..Report::default() })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("")
}

/// The output of one of the repository's commands, run in the folder of the repository.
fn printed(package: &str, arguments: &[&str]) -> Result<String, Error> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(&cargo);
    command
        .args(["run", "--quiet", "--package", package, "--"])
        .args(arguments)
        .current_dir(root());
    let output = command.output().map_err(Error::io(Path::new(&cargo)))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let why = String::from_utf8_lossy(&output.stderr).trim_end().to_owned();
        Err(Error::refused(format_args!("{package} {}", arguments.join(" ")), why))
    }
}
