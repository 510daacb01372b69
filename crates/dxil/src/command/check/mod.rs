//! `dxil check`: whether a module calls operations as its version and its stages allow, and whether a DXBC program keeps
//! the rules.

mod bytecode;
mod sarif;

use std::fmt::Write;

use dxil_container::Container;
use dxil_inspect::text::{escaped, shortened};
use dxil_inspect::{CallLines, Canvas, Error, File};
use dxil_ir::Module;
use dxil_ops::{ShaderModel, Version};
use dxil_validate::check::{Finding, Options, Report, check};
use serde_json::{Value as Json, json};

use crate::failure::{Failure, Result};
use crate::input::{self, Inputs, Kind, Source};
use crate::json;
use crate::page::Page;
use crate::text::{BAD, FAINT, TITLE};
use crate::ui::Ui;

/// Check that a shader calls DXIL operations as its version and its stages allow.
///
/// Of DXBC programs, declarations, instructions and signatures are checked: docs/dxbc.md lists the rules.
///
/// Files are containers, program databases that contain one, and bitcode. Exits with 1 if there are
/// findings. Line numbers refer to the output of `dxil dis`; instructions are numbered from 0 in each
/// function. docs/check.md lists the rules, which concern single calls: the validator's rules for
/// resources, signatures and whole programs are not checked.
#[derive(clap::Args)]
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

    /// Print JSON, a document for each file.
    #[arg(long, conflicts_with = "sarif")]
    json: bool,

    /// Print one SARIF log for all files.
    #[arg(long)]
    sarif: bool,
}

/// Parses a known shader model.
fn target(text: &str) -> std::result::Result<Version, String> {
    let version = text.parse().ok().and_then(ShaderModel::version);
    version.filter(|version| Version::ALL.contains(version)).ok_or_else(|| {
        let newest = Version::ALL[Version::ALL.len() - 1].shader_model();
        format!("shader models of DXIL are 6.0 to {newest}")
    })
}

/// A finding, with the text that is printed for it.
struct Told<'m> {
    finding: Finding,
    /// The message, with control characters escaped.
    message: String,
    /// The function that it is in.
    function: String,
    /// The line in the disassembly, and its number from 1 on.
    line: Option<(usize, &'m [u8])>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Module)?;
        let mut results = Vec::new();
        ui.for_each(sources, |ui, source, bytes| {
            let file = File::open(bytes)?;
            let module = match file.module() {
                Ok(module) => module,
                Err(Error::NoProgram) => return self.bytecode(ui, source, bytes, &mut results),
                Err(error) => return Err(error.into()),
            };
            let report = check(&module, self.options()).map_err(Failure::new)?;
            self.tell(ui, (source, bytes), &file, &module, report, &mut results)
        })?;
        if self.sarif {
            return ui.print(&json::document(&sarif::log(&results, !ui.has_failed())));
        }
        Ok(())
    }

    /// Reports the findings in the DXBC programs of a container.
    fn bytecode(
        &self,
        ui: &mut Ui,
        source: &Source,
        bytes: &[u8],
        results: &mut Vec<Json>,
    ) -> Result {
        // Such as a container with only a root signature.
        let Some(told) = bytecode::findings(&Container::open(bytes)?)? else {
            return self.tell_absent(ui, source);
        };
        ui.tally(if told.is_empty() { "without findings" } else { "with findings" });
        if !told.is_empty() {
            ui.found();
        }
        if self.sarif {
            results.extend(told.iter().map(|told| sarif::bytecode_result(&source.path, told)));
            return Ok(());
        }
        if self.json {
            let findings = told.iter().map(bytecode::Told::json).collect::<Json>();
            let document = json!({ "target": null, "findings": findings });
            return ui.print(&json::document(&json::of_file(source, document)));
        }
        let name = input::name(&source.path);
        ui.print(&told.iter().map(|told| told.text(&name)).collect::<String>())
    }

    /// Reports a file without a module.
    fn tell_absent(&self, ui: &mut Ui, source: &Source) -> Result {
        ui.tally("without module");
        if self.sarif {
            return Ok(());
        }
        if self.json {
            let document = json!({ "target": null, "findings": [] });
            return ui.print(&json::document(&json::of_file(source, document)));
        }
        ui.report(&format!("{source}: nothing to check: it has no program\n"))
    }

    fn options(&self) -> Options {
        Options { version: self.target, strict: self.strict }
    }

    /// Reports the findings in a file.
    fn tell(
        &self,
        ui: &mut Ui,
        (source, bytes): (&Source, &[u8]),
        file: &File<'_>,
        module: &Module,
        report: Report,
        results: &mut Vec<Json>,
    ) -> Result {
        let Report { version, findings } = report;
        ui.tally(if findings.is_empty() { "without findings" } else { "with findings" });
        // Disassembling takes longer than checking.
        let lines = match findings.is_empty() {
            true => None,
            false => {
                ui.found();
                CallLines::within(file, module, ui.limit(bytes)).ok()
            }
        };
        let told = findings.into_iter().map(|finding| Told {
            line: lines
                .as_ref()
                .and_then(|lines| lines.line(finding.function, finding.instruction))
                .map(|(number, line)| (number, &**line)),
            message: escaped(finding.message.as_bytes()),
            function: shortened(&module.functions[finding.function].name),
            finding,
        });
        let name = input::name(&source.path);
        if self.sarif {
            results.extend(told.map(|told| sarif::result(&source.path, &told)));
            Ok(())
        } else if self.json {
            let findings = told.map(|told| told.json()).collect::<Json>();
            let model = version.shader_model().to_string();
            let document = json!({ "target": model, "findings": findings });
            ui.print(&json::document(&json::of_file(source, document)))
        } else {
            let mut page = Page::new(ui.limit(bytes));
            for told in told {
                page += &told.text(&name);
                if page.is_full() {
                    break;
                }
            }
            ui.print(page.as_str())?;
            page.failure().map_or(Ok(()), Err)
        }
    }
}

impl Told<'_> {
    /// The finding as text.
    fn text(&self, file: &str) -> String {
        let Self { finding, message, function, line } = self;
        let Finding { rule, number, .. } = finding;
        let mut out = format!("{BAD}error[{rule}]{BAD:#}{TITLE}: {message}{TITLE:#}\n");
        // Writing to a string cannot fail.
        let _ = match line {
            None => {
                writeln!(out, " {FAINT}-->{FAINT:#} {file}: {function}, instruction {number}\n")
            }
            Some((line, text)) => {
                let width = line.to_string().len();
                let text = escaped(text);
                let place = format!("{file}:{line}: {function}, instruction {number}");
                writeln!(
                    out,
                    "{:width$}{FAINT}-->{FAINT:#} {place}\n{:width$} {FAINT}|{FAINT:#}\n\
                     {FAINT}{line} |{FAINT:#} {text}\n",
                    "", "",
                )
            }
        };
        out
    }

    /// The finding as JSON.
    fn json(&self) -> Json {
        let Finding { rule, number, .. } = &self.finding;
        json!({
            "rule": rule.id(),
            "message": self.message,
            "function": self.function,
            "instruction": number,
            "line": self.line.map(|(line, _)| line),
        })
    }
}
