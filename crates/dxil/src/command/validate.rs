//! `dxil validate`: what is wrong with a shader, by all rules.

use clap::ArgAction;
use dxil_inspect::text::count;
use dxil_inspect::{Align, Cell, File, Row, Style, Table};
use dxil_ops::Version;
use dxil_validate::dxc;
use dxil_validate::validate::{
    Finding, Options, Report, Rule, Severity, validate_module_with, validate_with,
};
use dxil_validate::verify;
use serde_json::{Value as Json, json};

use super::assemble;
use crate::edit::DigestKind;
use crate::failure::{Failure, Result};
use crate::findings::{Checked, Form};
use crate::input::{Inputs, Kind, Source, is_bitcode, is_text};
use crate::json;
use crate::output::Destination;
use crate::page::Page;
use crate::reply::Reply;
use crate::text::TITLE;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil validate shader.dxil
  dxil validate --allow V02,V10 build/shaders
  dxil validate --allow META.FLAGSUSAGE shader.dxil
  dxil validate --validator-version 1.6 shader.dxil
  dxil validate --sign build/shaders
  dxil validate --rules
  dxil validate --explain INSTR.OPCONST
  dxil validate --sarif build/shaders > dxil.sarif")]
#[command(mut_arg("files", |files| files.help(Inputs::MODULES)))]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Report no violations of these rules, such as M05 or INSTR.OPCONST.
    #[arg(long, value_name = "RULE", value_delimiter = ',', action = ArgAction::Append)]
    #[arg(value_parser = rule)]
    allow: Vec<Named>,

    /// Judge modules as this version of the validator does, from 1.0 to 1.10 [default: that of dx.valver].
    #[arg(long, value_name = "VERSION", value_parser = version)]
    validator_version: Option<Version>,

    /// Sign containers without errors: each gets the hash of the file as its digest, in place.
    #[arg(long)]
    sign: bool,

    /// List the rules: ours, then those of DXC's validator, with ours that check each.
    #[arg(long)]
    #[arg(conflicts_with_all = ["files", "allow", "validator_version", "sign", "explain", "sarif"])]
    rules: bool,

    /// Tell what a rule demands, and what to do otherwise.
    #[arg(long, value_name = "RULE", value_parser = rule)]
    #[arg(conflicts_with_all = ["files", "allow", "validator_version", "sign", "json", "sarif"])]
    explain: Option<Named>,

    #[command(flatten)]
    form: Form,
}

/// A rule by its number, or one of DXC's validator by its name.
#[derive(Clone, Copy)]
enum Named {
    Ours(Rule),
    Dxc(dxc::Rule),
}

impl Named {
    fn is_broken_by(self, finding: &Finding) -> bool {
        match self {
            Self::Ours(rule) => finding.rule == rule,
            Self::Dxc(rule) => finding.dxc == Some(rule),
        }
    }
}

/// Parses the number or name of a rule.
fn rule(name: &str) -> std::result::Result<Named, String> {
    let ours = Rule::with_id(name).map(Named::Ours);
    ours.or_else(|| dxc::Rule::with_name(name).map(Named::Dxc))
        .ok_or_else(|| "no rule has this number or name: see --rules".to_owned())
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        if self.rules && self.form.is_json() {
            return ui.print(&json::document(&rules_as_json()));
        }
        if self.rules {
            let tables = [rules(), rules_of_dxc()].map(|table| Page::of(&table));
            return ui.print(&tables.each_ref().map(Page::as_str).join("\n\n"));
        }
        if let Some(rule) = self.explain {
            return ui.print(&explained(rule));
        }
        let sources = self.inputs.find(Kind::JudgedShader, ui.jobs)?;
        let log = self.form.log(Rule::all());
        let options = Options { validator_version: self.validator_version };
        if self.sign && self.inputs.has_stdin() {
            return Err(Failure::new("standard input cannot be signed: name a file"));
        }
        let results = ui.collect(sources, |reply, source, bytes| {
            let (file, limit) = (File::open(bytes)?, reply.limit(bytes));
            let Report { mut findings, omitted, module, .. } = match &file {
                File::Container(container) => validate_with(container, options),
                // The report says that it is no container.
                File::Bitcode(bytes) if !is_bitcode(bytes) && !is_text(bytes) => {
                    validate_with(bytes, options)
                }
                File::Bitcode(bytes) => validate_module_with(assemble::module(bytes)?, options),
            };
            findings.retain(|it| !self.allows(it) || self.sign && forbids_digest(it));
            if self.sign {
                sign(reply, source, bytes, &file, &mut findings, omitted)?;
            }
            let checked = Checked { source, file: &file, module: module.as_ref(), limit };
            log.tell(reply, &checked, &findings, &json!({ "omitted": omitted }))
        })?;
        log.finish(ui, &results)
    }

    fn allows(&self, finding: &Finding) -> bool {
        self.allow.iter().any(|rule| rule.is_broken_by(finding))
    }
}

/// Whether a finding is that the file is no whole container: a digest would mean nothing.
fn forbids_digest(finding: &Finding) -> bool {
    use verify::Rule::{Directory, FileSize, Header};
    matches!(finding.rule, Rule::File(Header | FileSize | Directory))
}

/// Signs a container without errors, whose digest is then right. Beside the findings, this many are omitted.
fn sign(
    reply: &mut Reply,
    source: &Source,
    bytes: &[u8],
    file: &File<'_>,
    findings: &mut Vec<Finding>,
    omitted: usize,
) -> Result {
    // A container within a program database is no file of its own.
    let is_file = matches!(file, File::Container(container) if container.len() == bytes.len());
    let is_valid = findings.iter().all(|it| it.severity() < Severity::Error);
    if !is_file || !is_valid {
        return Ok(());
    }
    if omitted > 0 {
        let reason = format!("not signed for {}", count(omitted, "more finding"));
        reply.refuse(source, &[reason], "`dxil sign --force` signs it anyway");
        return Ok(());
    }
    let signed = DigestKind::Sign.put(bytes)?;
    if signed != bytes {
        Destination::InPlace.write(reply, source, &signed)?;
    }
    findings.retain(|it| it.rule != Rule::File(verify::Rule::Digest));
    Ok(())
}

/// Parses a version of the validator.
fn version(text: &str) -> std::result::Result<Version, String> {
    let known = Version::ALL.iter().find(|version| version.to_string() == text);
    known.copied().ok_or_else(|| "the versions are 1.0 to 1.10".to_owned())
}

/// All rules.
fn rules() -> Table {
    let mut table =
        Table::new(&[("Rule", Align::Left), ("Severity", Align::Left), ("Demand", Align::Left)]);
    for rule in Rule::all() {
        let (id, severity) = (Cell::new(rule.id(), Style::Name), severity(rule.severity()));
        table.row(Row::new([id, severity, rule.title().into()]));
    }
    table
}

/// All rules, and those of DXC's validator.
fn rules_as_json() -> Json {
    let ours = Rule::all().map(|rule| {
        json!({
            "rule": rule.id(),
            "severity": rule.severity().name(),
            "demand": rule.title(),
        })
    });
    let of_dxc = dxc::Rule::all().map(|rule| {
        json!({
            "rule": rule.name(),
            "severity": rule.severity().name(),
            "since": rule.since().to_string(),
            "checked_by": rule.checked_by(),
            "demand": rule.demand(),
            "hint": rule.hint(),
        })
    });
    json!({ "rules": ours.collect::<Json>(), "dxc": of_dxc.collect::<Json>() })
}

/// All rules of DXC's validator.
fn rules_of_dxc() -> Table {
    let mut table = Table::new(&[
        ("Rule of DXC", Align::Left),
        ("Severity", Align::Left),
        ("Since", Align::Left),
        ("Checked by", Align::Left),
        ("Demand", Align::Left),
    ]);
    for rule in dxc::Rule::all() {
        table.row(Row::new([
            Cell::new(rule.name(), Style::Name),
            severity(rule.severity()),
            rule.since().to_string().into(),
            checked_by(rule).into(),
            rule.demand().into(),
        ]));
    }
    table
}

fn severity(severity: Severity) -> Cell {
    let style = if severity == Severity::Error { Style::Error } else { Style::Warning };
    Cell::new(severity.name(), style)
}

/// The rules that check a rule of DXC's validator, or why there are none.
fn checked_by(rule: dxc::Rule) -> String {
    match rule.checked_by() {
        [] if !rule.is_reported() => "never reported".to_owned(),
        [] => "-".to_owned(),
        checks => checks.join(", "),
    }
}

/// The demand of a rule, as text.
fn explained(rule: Named) -> String {
    match rule {
        Named::Ours(rule) => {
            let names = dxc::Rule::all().filter(|it| it.checked_by().contains(&rule.id()));
            let names: Vec<_> = names.map(dxc::Rule::name).collect();
            let more = match names[..] {
                [] => String::new(),
                _ => format!("\nIt checks these rules of DXC: {}.\n", names.join(", ")),
            };
            format!("{TITLE}{rule}{TITLE:#}: {}\n{more}", rule.title())
        }
        Named::Dxc(rule) => {
            let mut text = format!(
                "{TITLE}{rule}{TITLE:#}: {}\n\n{}\n\nSince validator {}. Checked by: {}.\n",
                rule.demand(),
                rule.hint(),
                rule.since(),
                checked_by(rule),
            );
            let operations: Vec<_> = rule.operations().iter().map(ToString::to_string).collect();
            if !operations.is_empty() {
                text += &format!("Operations: {}.\n", operations.join(", "));
            }
            text
        }
    }
}
