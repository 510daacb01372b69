//! `dxil validate`: what is wrong with a shader, by all rules.

use clap::ArgAction;
use dxil_inspect::{Align, Cell, File, Row, Style, Table};
use dxil_validate::validate::{Report, Rule, Severity, validate, validate_module};
use serde_json::json;

use super::assemble;
use crate::failure::Result;
use crate::findings::{Checked, Form};
use crate::input::{Inputs, Kind};
use crate::page::Page;
use crate::ui::Ui;

/// Check a shader by all rules: the file, its module, calls of operations, and DXBC.
///
/// Files are containers, program databases that contain one, bitcode, and LLVM's textual IR. Exits with 1 if
/// there are errors; warnings are what DXC's validator accepts. What has no errors need not be valid: not all of the
/// validator's rules are known. Line numbers refer to the output of `dxil dis`; instructions are numbered from 0 in each
/// function. docs/check.md describes the rules.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil validate shader.dxil
  dxil validate --allow V02,V10 build/shaders
  dxil validate --rules
  dxil validate --sarif build/shaders > dxil.sarif")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Report no violations of these rules, such as M05.
    #[arg(long, value_name = "RULE", value_delimiter = ',', action = ArgAction::Append)]
    #[arg(value_parser = rule)]
    allow: Vec<Rule>,

    /// List the rules.
    #[arg(long, exclusive = true)]
    rules: bool,

    #[command(flatten)]
    form: Form,
}

/// Parses the number of a rule.
fn rule(id: &str) -> std::result::Result<Rule, String> {
    Rule::with_id(id).ok_or_else(|| "no rule has this number: see --rules".to_owned())
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        if self.rules {
            return ui.print(Page::of(&rules()).as_str());
        }
        let sources = self.inputs.find(Kind::Shader)?;
        let log = self.form.log(Rule::all());
        let results = ui.collect(sources, |reply, source, bytes| {
            let (file, limit) = (File::open(bytes)?, reply.limit(bytes));
            let Report { mut findings, omitted, module, .. } = match &file {
                File::Container(container) => validate(container),
                File::Bitcode(bytes) => validate_module(assemble::module(bytes)?),
            };
            findings.retain(|finding| !self.allow.contains(&finding.rule));
            let checked = Checked { source, file: &file, module: module.as_ref(), limit };
            log.tell(reply, &checked, &findings, &json!({ "omitted": omitted }))
        })?;
        log.finish(ui, &results)
    }
}

/// All rules.
fn rules() -> Table {
    let mut table =
        Table::new(&[("Rule", Align::Left), ("Severity", Align::Left), ("Demand", Align::Left)]);
    for rule in Rule::all() {
        let severity = match rule.severity() {
            Severity::Error => Cell::new("error", Style::Error),
            Severity::Warning => Cell::new("warning", Style::Warning),
        };
        table.row(Row::new([Cell::new(rule.id(), Style::Name), severity, rule.title().into()]));
    }
    table
}
