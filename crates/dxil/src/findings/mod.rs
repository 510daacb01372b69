//! Findings, as text, JSON or SARIF.

mod sarif;

use std::fmt::Write as _;

use dxil_container::FourCC;
use dxil_inspect::text::{escaped, shortened};
use dxil_inspect::{Canvas as _, File, InstructionLines};
use dxil_ir::Module;
use dxil_validate::dxc;
use dxil_validate::validate::{Finding, Place, Rule, Severity};
use serde_json::{Map, Value as Json, json};

use crate::failure::Result;
use crate::input::{self, Source, is_text};
use crate::json;
use crate::page::Page;
use crate::reply::Reply;
use crate::text::{BAD, FAINT, TITLE, WARNING};
use crate::ui::Ui;

// The form in which findings are printed.
#[derive(clap::Args)]
pub(crate) struct Form {
    /// Print JSON, a document for each file.
    #[arg(long, conflicts_with = "sarif")]
    json: bool,

    /// Print one SARIF log for all files.
    #[arg(long)]
    sarif: bool,
}

/// A report on several files.
pub(crate) struct Log<'f> {
    form: &'f Form,
    /// The rules that were checked.
    rules: Vec<Rule>,
}

/// A file that was checked, and its module if it has one.
pub(crate) struct Checked<'m> {
    pub(crate) source: &'m Source,
    pub(crate) file: &'m File<'m>,
    pub(crate) module: Option<&'m Module>,
    /// The maximum length of its listing and of its findings.
    pub(crate) limit: usize,
}

/// A finding, with its place as it is printed.
struct Told<'m> {
    rule: Rule,
    /// The rule of DXC's validator.
    dxc: Option<dxc::Rule>,
    severity: Severity,
    /// The message, with control characters escaped.
    message: String,
    place: PrintedPlace<'m>,
}

enum PrintedPlace<'m> {
    File {
        part: Option<FourCC>,
        offset: usize,
    },
    Module {
        function: Option<String>,
        instruction: Option<usize>,
        /// The line in the text or the disassembly, and its number from 1 on.
        line: Option<(usize, &'m [u8])>,
    },
    Statement {
        part: FourCC,
        token: usize,
        offset: usize,
    },
}

impl Form {
    /// Whether JSON is printed.
    pub(crate) const fn is_json(&self) -> bool {
        self.json
    }

    /// An empty report by these rules.
    pub(crate) fn log(&self, rules: impl Iterator<Item = Rule>) -> Log<'_> {
        Log { form: self, rules: rules.collect() }
    }
}

impl Log<'_> {
    /// Reports the findings in a file; `fields` are those of its JSON document before the findings. Returns the
    /// results for SARIF.
    pub(crate) fn tell(
        &self,
        reply: &mut Reply,
        checked: &Checked<'_>,
        findings: &[Finding],
        fields: &Json,
    ) -> Result<Vec<Json>> {
        reply.tally(if findings.is_empty() { "without findings" } else { "with findings" });
        if findings.iter().any(|it| it.severity() == Severity::Error) {
            reply.found();
        }
        let lines = checked.lines(findings);
        let told = findings.iter().map(|finding| checked.told(finding, lines.as_ref()));
        let source = checked.source;
        if self.form.sarif {
            let rules = &self.rules;
            return Ok(told.map(|told| sarif::result(&source.path, &told, rules)).collect());
        }
        if self.form.json {
            let mut document = Map::new();
            document.extend(fields.as_object().cloned().unwrap_or_default());
            document.insert("findings".into(), told.map(|told| told.json()).collect());
            reply.print(&json::document(&json::of_file(source, document.into())));
        } else {
            let name = input::name(&source.path);
            let mut page = Page::new(checked.limit);
            for told in told {
                page += &told.text(&name);
                if page.is_full() {
                    break;
                }
            }
            reply.print(page.as_str());
            page.failure().map_or(Ok(()), Err)?;
        }
        Ok(Vec::new())
    }

    /// Reports a file that has nothing to check.
    pub(crate) fn tell_absent(&self, reply: &mut Reply, source: &Source, fields: Json) {
        reply.tally("without module");
        if self.form.json {
            reply.print(&json::document(&json::of_file(source, fields)));
        } else if !self.form.sarif {
            reply.report(&format!("{source}: nothing to check: it has no program\n"));
        }
    }

    /// Prints what is printed after the last file, given the results of all files.
    pub(crate) fn finish(&self, ui: &Ui, results: &[Vec<Json>]) -> Result {
        if self.form.sarif {
            let log = sarif::log(&self.rules, &results.concat(), ui.failures());
            ui.print(&json::document(&log))?;
        }
        Ok(())
    }
}

impl<'m> Checked<'m> {
    /// The lines of instructions, if a finding needs them: disassembling takes longer than checking. Those of a text are its own.
    fn lines(&self, findings: &[Finding]) -> Option<InstructionLines> {
        let is_instruction =
            |it: &Finding| matches!(it.place, Place::Module { instruction: Some(_), .. });
        let module = self.module.filter(|_| findings.iter().any(is_instruction))?;
        match self.file {
            File::Bitcode(text) if is_text(text) => InstructionLines::of_text(text).ok(),
            file => InstructionLines::within(file, module, self.limit).ok(),
        }
    }

    fn told<'l>(&self, finding: &Finding, lines: Option<&'l InstructionLines>) -> Told<'l> {
        let place = match finding.place {
            Place::File { part, offset } => PrintedPlace::File { part, offset },
            Place::Module { function, instruction } => {
                let line = lines.and_then(|lines| lines.line(function?, instruction?));
                PrintedPlace::Module {
                    function: function
                        .and_then(|id| Some(shortened(&self.module?.functions[id].name))),
                    instruction,
                    line: line.map(|(number, line)| (number, &**line)),
                }
            }
            Place::Statement { part, token, offset } => {
                PrintedPlace::Statement { part, token, offset }
            }
        };
        let (rule, dxc, severity) = (finding.rule, finding.dxc, finding.severity());
        Told { rule, dxc, severity, message: escaped(finding.message.as_bytes()), place }
    }
}

impl Told<'_> {
    /// The finding as text.
    fn text(&self, file: &str) -> String {
        let Self { rule, dxc, severity, message, place } = self;
        let level = severity.name();
        let style = if *severity == Severity::Error { BAD } else { WARNING };
        let name = dxc.map_or(String::new(), |dxc| format!(", {dxc}"));
        let mut out = format!("{style}{level}[{rule}{name}]{style:#}{TITLE}: {message}{TITLE:#}\n");
        let (line, place) = match place {
            PrintedPlace::File { part, offset } => {
                let part = part.map_or(String::new(), |part| format!("{part}, "));
                (None, format!("{part}byte {offset:#x}"))
            }
            PrintedPlace::Statement { part, token, offset } => {
                (None, format!("{part}, token {token}, byte {offset:#x}"))
            }
            PrintedPlace::Module { function: None, .. } => (None, "the module".to_owned()),
            PrintedPlace::Module { function: Some(function), instruction, line } => {
                let number = instruction.map(|number| format!(", instruction {number}"));
                (*line, function.clone() + &number.unwrap_or_default())
            }
        };
        // Writing to a string cannot fail.
        let _ = match line {
            None => writeln!(out, " {FAINT}-->{FAINT:#} {file}: {place}"),
            Some((line, text)) => {
                let width = line.to_string().len();
                let text = escaped(text);
                writeln!(
                    out,
                    "{:width$}{FAINT}-->{FAINT:#} {file}:{line}: {place}\n\
                     {:width$} {FAINT}|{FAINT:#}\n{FAINT}{line} |{FAINT:#} {text}",
                    "", "",
                )
            }
        };
        if let Some(dxc) = dxc {
            let _ = writeln!(out, " {FAINT}={FAINT:#} help: {}", dxc.hint());
        }
        out.push('\n');
        out
    }

    /// The finding as JSON.
    fn json(&self) -> Json {
        let Self { rule, dxc, severity, message, place } = self;
        let mut object = Map::new();
        object.insert("rule".into(), rule.id().into());
        object.insert("dxc".into(), dxc.map(dxc::Rule::name).into());
        object.insert("hint".into(), dxc.map(dxc::Rule::hint).into());
        object.insert("severity".into(), severity.name().into());
        object.insert("message".into(), message.as_str().into());
        let place = match place {
            PrintedPlace::File { part, offset } => {
                json!({ "part": part.map(|part| part.to_string()), "offset": offset })
            }
            PrintedPlace::Module { function, instruction, line } => json!({
                "function": function,
                "instruction": instruction,
                "line": line.map(|(line, _)| line),
            }),
            PrintedPlace::Statement { part, token, offset } => {
                json!({ "part": part.to_string(), "token": token, "offset": offset })
            }
        };
        object.extend(place.as_object().cloned().unwrap_or_default());
        object.into()
    }
}
