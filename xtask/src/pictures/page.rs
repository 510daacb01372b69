//! A page as PNG, drawn by Chromium.

use std::env;
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Output};

use super::printed;
use crate::error::Error;
use crate::scratch::Scratch;

/// The query that the page shows: an operation found by an HLSL name.
const VIEW: &str = "#RawBufferLoad?q=Load";

/// The reference page as a reader finds it on a desktop.
pub(super) fn reference() -> Result<Vec<u8>, Error> {
    let scratch = Scratch::new()?;
    let page = scratch.folder.join("operations.html");
    scratch.write("operations.html", printed("codegen", &["--dump", "html"])?.as_bytes())?;
    let mut arguments = vec![
        "--headless".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--hide-scrollbars".to_owned(),
        "--window-size=1280,720".to_owned(),
        // The time in which it loads and draws the page.
        "--virtual-time-budget=2000".to_owned(),
    ];
    arguments.push(format!("--user-data-dir={}", scratch.folder.join("profile").display()));
    arguments.push(format!("--screenshot={}", scratch.folder.join("page.png").display()));
    arguments.push(format!("file://{}{VIEW}", page.display()));
    let output = chromium(&arguments)?;
    if !output.status.success() {
        return Err(Error::refused("Chromium", String::from_utf8_lossy(&output.stderr)));
    }
    scratch.read("page.png")
}

/// Runs the program that the variable CHROMIUM names, or the first that is installed.
fn chromium(arguments: &[String]) -> Result<Output, Error> {
    let known = ["chromium-headless-shell", "chromium", "google-chrome"].map(str::to_owned);
    let names = env::var("CHROMIUM").map_or(known.to_vec(), |named| vec![named]);
    for name in &names {
        match Command::new(name).args(arguments).output() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            result => return result.map_err(Error::io(Path::new(name))),
        }
    }
    Err(Error::refused(names.join(", "), "none is installed: Chromium draws the page"))
}
