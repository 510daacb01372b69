//! `xtask assembly`: the containers that DXC's assembler makes of texts and of the modules of all fixtures,
//! what DXC makes without data for reflection, and what its assembler and validator refuse.

mod containers;
mod refusals;
mod semantics;
mod stripped;
mod texts;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::tool::{Tool, Tools};

pub(crate) use refusals::validate;
pub(crate) use texts::assemble;

/// Renews the records of the assembler, or reports how they would change; and asks the validator about our
/// own containers.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let mut report = Report::default();
    if !tools.has_tool(Tool::Dxa110, "what DXC's assembler makes", &mut report.skipped) {
        return Ok(report);
    }
    let mut summaries = Vec::new();
    for run in [texts::run, containers::run, stripped::run, refusals::run, semantics::run] {
        let done = run(tools, options)?;
        summaries.push(done.summary);
        report.changes.extend(done.changes);
        report.errors.extend(done.errors);
        report.skipped.extend(done.skipped);
    }
    report.summary = summaries.join("; ");
    Ok(report)
}
