//! `dxil check`: whether a module calls operations as its version and its stages allow, and whether a DXBC program keeps
//! the rules.

use dxil_inspect::{Error, File};
use dxil_ops::{ShaderModel, Version};
use dxil_validate::check::{Options, check};
use dxil_validate::validate::{Finding, Place, Rule, bytecode};
use serde_json::{Value as Json, json};

use super::assemble;
use crate::failure::{Failure, Result};
use crate::findings::{Checked, Form, Log};
use crate::input::{Inputs, Kind, Source};
use crate::reply::Reply;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::MODULES)))]
#[command(after_long_help = "\
Examples:
  dxil check shader.dxil
  dxil check --strict --target 6.0 shader.dxil  what keeps it from shader model 6.0
  dxil check --sarif build/shaders > dxil.sarif")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Check for this shader model, not for that of the file.
    #[arg(long, value_name = "6.x", value_parser = target)]
    target: Option<Version>,

    /// Report violations that DXC's validator accepts, too: in operands and versions that it does not check,
    /// and in names of functions that it corrects.
    #[arg(long)]
    strict: bool,

    #[command(flatten)]
    form: Form,
}

/// Parses a known shader model.
fn target(text: &str) -> std::result::Result<Version, String> {
    let version = text.parse().ok().and_then(ShaderModel::version);
    version.filter(|version| Version::ALL.contains(version)).ok_or_else(|| {
        let newest = Version::ALL[Version::ALL.len() - 1].shader_model();
        format!("shader models of DXIL are 6.0 to {newest}")
    })
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Shader, ui.jobs)?;
        let rules = Rule::all().filter(|rule| matches!(rule, Rule::Call(_) | Rule::Bytecode(_)));
        let log = self.form.log(rules);
        let results = ui.collect(sources, |reply, source, bytes| {
            let (file, limit) = (File::open(bytes)?, reply.limit(bytes));
            let module = match &file {
                File::Bitcode(bytes) => assemble::module(bytes)?,
                File::Container(_) => match file.module() {
                    Ok(module) => module,
                    Err(Error::NoProgram) => return bytecode_of(reply, &log, source, &file, bytes),
                    Err(error) => return Err(error.into()),
                },
            };
            let options = Options { version: self.target, strict: self.strict };
            let report = check(&module, options).map_err(Failure::new)?;
            let findings: Vec<_> = report.findings.into_iter().map(Finding::from).collect();
            let target = report.version.shader_model().to_string();
            let checked = Checked { source, file: &file, module: Some(&module), limit };
            log.tell(reply, &checked, &findings, &json!({ "target": target }))
        })?;
        log.finish(ui, &results)
    }
}

/// Reports the findings in the DXBC programs of a container.
fn bytecode_of(
    reply: &mut Reply,
    log: &Log<'_>,
    source: &Source,
    file: &File<'_>,
    bytes: &[u8],
) -> Result<Vec<Json>> {
    let limit = reply.limit(bytes);
    match bytecode(&reply.open(bytes)?).map_err(|finding| unreadable(&finding))? {
        Some(findings) => {
            let checked = Checked { source, file, module: None, limit };
            log.tell(reply, &checked, &findings, &json!({ "target": null }))
        }
        // Such as a container with only a root signature.
        None => {
            log.tell_absent(reply, source, json!({ "target": null, "findings": [] }));
            Ok(Vec::new())
        }
    }
}

/// The failure to read a part or a program.
fn unreadable(finding: &Finding) -> Failure {
    match finding.place {
        Place::File { part: Some(part), .. } => {
            Failure::new(format_args!("part {part}: {}", finding.message))
        }
        _ => Failure::new(&finding.message),
    }
}
