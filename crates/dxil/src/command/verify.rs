//! `dxil verify`: the statements of files about themselves.

use dxil_container::Verdict;
use dxil_inspect::text::{count, escaped};
use dxil_validate::verify::{Finding, Report, Rule, verify};
use serde_json::{Value as Json, json};

use crate::failure::Result;
use crate::input::{Inputs, Kind, Source};
use crate::json;
use crate::text::{BAD, GOOD, WARNING};
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil verify shader.dxil
  dxil verify --signed --quiet build/shaders
  dxil verify --json build/shaders | jq -r 'select(.wrong) | .file'")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Treat files that are not signed as wrong.
    #[arg(long)]
    signed: bool,

    /// Print JSON, a document for each file.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::JudgedContainer, ui.jobs)?;
        ui.for_each(sources, |reply, source, bytes| {
            let report = verify(bytes);
            let wrong = !report.is_clean() || self.signed && report.verdict != Verdict::Signed;
            reply.tally(if wrong { "wrong" } else { outcome(report.verdict) });
            if wrong {
                reply.found();
            }
            if self.json {
                reply.print(&json::document(&document(source, &report, wrong)));
            } else if wrong {
                let lines = self.lines(&report).into_iter();
                let lines = lines.map(|line| format!("{source}: {BAD}{line}{BAD:#}\n"));
                reply.print(&lines.collect::<String>());
            } else {
                let outcome = outcome(report.verdict);
                let style = if report.verdict == Verdict::Signed { GOOD } else { WARNING };
                reply.report(&format!("{source}: {style}{outcome}{style:#}\n"));
            }
            Ok(())
        })
    }

    /// The errors of a file, as text.
    fn lines(&self, report: &Report) -> Vec<String> {
        let unsigned = match report.verdict {
            Verdict::Signed | Verdict::Wrong { .. } => None,
            Verdict::Bypass => Some("not signed, but marked for bypass"),
            Verdict::PreviewBypass => Some("not signed, but marked for preview bypass"),
            Verdict::Unsigned | Verdict::Missing => Some("not signed"),
        };
        let unsigned = unsigned.filter(|_| self.signed).map(str::to_owned);
        let findings = report.findings.iter().map(line);
        let more = Some(report.omitted).filter(|more| *more > 0);
        let more = more.map(|more| count(more, "more finding"));
        unsigned.into_iter().chain(findings).chain(more).collect()
    }
}

/// A finding as text, with its place unless that is the digest.
fn line(finding: &Finding) -> String {
    match finding.rule {
        Rule::Digest => finding.message.clone(),
        _ => escaped(finding.to_string().as_bytes()),
    }
}

/// The name of a verdict.
fn outcome(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Missing => "no digest",
        Verdict::Signed => "signed",
        Verdict::Unsigned => "not signed",
        Verdict::Bypass => "bypass",
        Verdict::PreviewBypass => "preview bypass",
        Verdict::Wrong { .. } => "wrong",
    }
}

/// The report on a file as JSON.
fn document(source: &Source, report: &Report, wrong: bool) -> Json {
    let findings = report.findings.iter().map(|finding| {
        json!({
            "rule": finding.rule.id(),
            "part": finding.part.map(|part| part.to_string()),
            "offset": finding.offset,
            "message": escaped(finding.message.as_bytes()),
        })
    });
    json::of_file(
        source,
        json!({
            "digest": outcome(report.verdict),
            "wrong": wrong,
            "findings": findings.collect::<Json>(),
            "omitted": report.omitted,
        }),
    )
}
