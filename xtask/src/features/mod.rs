//! `xtask features`: the shader features that DXC's validator finds in a module with one
//! call, for every call that the spec allows; and those of the shaders of `xtask calls`.

mod measure;
mod shaders;
mod table;

use std::path::{Path, PathBuf};

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::tool::Tools;

/// Measures again, and writes the fixtures or reports how they would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = fixtures().join("features");
    let mut output = Output::new(&folder, options.check);
    let (lines, shaders) = shaders::shaders(tools, options.sample)?;
    output.put_lines("shaders.tsv", &lines)?;
    let (lines, calls) = table::calls().measure(tools, options.sample)?;
    output.put_lines("calls.tsv.gz", &lines)?;
    let (lines, validators) = table::validators().measure(tools, options.sample)?;
    output.put_lines("validators.tsv.gz", &lines)?;
    let summary = format!("{shaders} shaders, {calls} calls, {validators} calls by validator");
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures")
}
