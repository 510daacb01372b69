//! The command: documents, checks and compares specs of DXIL operations, of DXBC opcodes, and of the validator's rules.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{ArgGroup, Parser, ValueEnum};
use dxil_spec::diff::{self, Format, Severity};
use dxil_spec::emit::{html, json, markdown};
use dxil_spec::model::Spec;
use dxil_spec::{AnySpec, dxbc, rules};

/// Documents, checks and compares specs of DXIL operations, of DXBC opcodes, and of the rules of DXC's validator.
///
/// One of --dump, --op, --check and --diff says what to do. Exit codes: 0, done; 1, errors
/// in a spec, or a difference that --fail-on names; 2, a wrong command line, an unknown operation,
/// or a file that cannot be written.
#[derive(Parser)]
#[command(name = "codegen", bin_name = "codegen", version, about, after_help = EXAMPLES, max_term_width = 100)]
#[command(group = ArgGroup::new("task").args(["dump", "op", "check", "diff"]).multiple(true).required(true))]
struct Arguments {
    /// Print the reference of all operations, opcodes or rules.
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, default_missing_value = "markdown")]
    dump: Option<DumpFormat>,

    /// Print one operation, by name or by opcode (decimal or 0x...), in the format of --dump. A DXBC opcode's name is
    /// its mnemonic; a rule has a name, such as INSTR.OPCONST, and a number.
    #[arg(long, value_name = "NAME|OPCODE")]
    op: Option<String>,

    /// Report all errors in these specs.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["dump", "op", "diff"])]
    check: Vec<PathBuf>,

    /// Compare two specs by meaning, a line for each fact that changed.
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"], conflicts_with_all = ["dump", "op"])]
    diff: Vec<PathBuf>,

    /// The output format of --diff.
    #[arg(long, value_enum, default_value = "text", conflicts_with_all = ["dump", "op", "check"])]
    format: DiffFormat,

    /// Exit with 1 if --diff finds a change of this severity or above.
    #[arg(long, value_enum, conflicts_with_all = ["dump", "op", "check"])]
    fail_on: Option<FailOn>,

    /// Search this folder for included files; may be given several times.
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,

    /// The spec that --dump and --op read [default: dxil-ops.spec here or in the workspace]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["check", "diff"])]
    spec: Option<PathBuf>,

    /// Write to this file instead of standard output.
    #[arg(short, value_name = "FILE", conflicts_with = "check")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  codegen --dump > operations.md
  codegen --dump html -o operations.html
  codegen --op WaveActiveBallot
  codegen --op 0x8000000b --dump json
  codegen --check dxil-ops.spec
  codegen --dump html --spec dxil-rules.spec -o rules.html
  codegen --dump html --spec dxbc-ops.spec -o opcodes.html
  codegen --diff old.spec dxil-ops.spec --format markdown --fail-on breaking
  codegen --diff DXIL.td dxil-ops.spec -I stubs";

#[derive(Clone, Copy, ValueEnum)]
enum DumpFormat {
    /// For reading in a terminal or a repository.
    Markdown,
    /// One page to search and filter in a browser.
    Html,
    /// For programs.
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
enum DiffFormat {
    /// A line for each fact, and a line with their number.
    Text,
    /// A table, for a comment on a pull request.
    Markdown,
    /// An object, for programs.
    Json,
}

impl DiffFormat {
    const fn format(self) -> Format {
        match self {
            Self::Text => Format::Text,
            Self::Markdown => Format::Markdown,
            Self::Json => Format::Json,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum FailOn {
    /// A valid program becomes invalid, or is encoded differently.
    Breaking,
    /// Something was added.
    Additive,
    /// Words changed.
    Editorial,
}

impl FailOn {
    const fn severity(self) -> Severity {
        match self {
            Self::Breaking => Severity::Breaking,
            Self::Additive => Severity::Additive,
            Self::Editorial => Severity::Editorial,
        }
    }
}

/// The reason for an exit code other than 0.
enum Failure {
    /// The command did its work, and the answer is no.
    Found(String),
    /// The command could not do its work.
    Unable(String),
}

fn main() -> ExitCode {
    let (text, code) = match run(&Arguments::parse()) {
        Ok(code) => return code,
        Err(Failure::Found(text)) => (text, 1),
        Err(Failure::Unable(text)) => (text, 2),
    };
    // If this fails, the error cannot be reported either.
    let _ = io::stderr().write_all(text.as_bytes());
    ExitCode::from(code)
}

fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    if !arguments.check.is_empty() {
        check(&arguments.check, &arguments.include)?;
        return Ok(ExitCode::SUCCESS);
    }
    let (text, code) = if let [old, new] = &arguments.diff[..] {
        compare(arguments, old, new)?
    } else {
        (dump(arguments)?, ExitCode::SUCCESS)
    };
    write(arguments.output.as_deref(), &text)?;
    Ok(code)
}

fn check(files: &[PathBuf], include: &[PathBuf]) -> Result<(), Failure> {
    let errors: Vec<String> =
        files.iter().filter_map(|file| dxil_spec::load_any_checked(file, include).err()).collect();
    if errors.is_empty() { Ok(()) } else { Err(Failure::Found(errors.concat())) }
}

fn compare(arguments: &Arguments, old: &Path, new: &Path) -> Result<(String, ExitCode), Failure> {
    let load = |path| dxil_spec::load_any(path, &arguments.include);
    let changes = match (load(old), load(new)) {
        (Ok(AnySpec::Dxil(old)), Ok(AnySpec::Dxil(new))) => diff::diff(&old, &new),
        (Ok(AnySpec::Dxbc(old)), Ok(AnySpec::Dxbc(new))) => dxbc::diff(&old, &new),
        (Ok(AnySpec::Rules(old)), Ok(AnySpec::Rules(new))) => rules::diff(&old, &new),
        (Ok(_), Ok(_)) => {
            let message = "only specs of the same subject can be compared\n";
            return Err(Failure::Found(message.to_owned()));
        }
        (old, new) => {
            let errors = [old.err(), new.err()];
            return Err(Failure::Found(errors.into_iter().flatten().collect()));
        }
    };
    let worst = changes.iter().map(|change| change.severity).max();
    let fails = arguments.fail_on.is_some_and(|fail_on| worst >= Some(fail_on.severity()));
    Ok((diff::render(&changes, arguments.format.format()), ExitCode::from(u8::from(fails))))
}

fn dump(arguments: &Arguments) -> Result<String, Failure> {
    let path = arguments.spec.clone().unwrap_or_else(default_spec);
    let spec = dxil_spec::load_any_checked(&path, &arguments.include).map_err(Failure::Found)?;
    let format = arguments.dump.unwrap_or(DumpFormat::Markdown);
    match &spec {
        AnySpec::Dxil(spec) => dump_operations(spec, format, arguments.op.as_deref()),
        AnySpec::Dxbc(spec) => dump_opcodes(spec, format, arguments.op.as_deref()),
        AnySpec::Rules(spec) => dump_rules(spec, format, arguments.op.as_deref()),
    }
}

fn dump_operations(spec: &Spec, format: DumpFormat, op: Option<&str>) -> Result<String, Failure> {
    let Some(name_or_opcode) = op else {
        return Ok(match format {
            DumpFormat::Markdown => markdown::generate(spec),
            DumpFormat::Html => html::generate(spec),
            DumpFormat::Json => json::generate(spec, spec.ops.iter()),
        });
    };
    let opcode = number(name_or_opcode);
    let mut ops = spec.ops.iter();
    let op = ops.find(|op| is_named(&op.name, op.opcode, name_or_opcode, opcode));
    let op = op.ok_or_else(|| unknown(name_or_opcode))?;
    match format {
        DumpFormat::Markdown => Ok(markdown::operation(spec, op)),
        DumpFormat::Json => Ok(json::generate(spec, std::iter::once(op))),
        DumpFormat::Html => Err(Failure::Unable(
            "the HTML page is of all operations: leave out --op, or use --dump json\n".to_owned(),
        )),
    }
}

fn dump_opcodes(
    spec: &dxbc::Spec,
    format: DumpFormat,
    op: Option<&str>,
) -> Result<String, Failure> {
    let one = match op {
        None => None,
        Some(name_or_opcode) => {
            let opcode = number(name_or_opcode);
            let is_it = |op: &&dxbc::Op| {
                is_named(&op.mnemonic, op.opcode.map(u32::from), name_or_opcode, opcode)
            };
            Some(spec.ops.iter().find(is_it).ok_or_else(|| unknown(name_or_opcode))?)
        }
    };
    match (format, one) {
        (DumpFormat::Markdown, None) => Ok(dxbc::markdown::generate(spec)),
        (DumpFormat::Markdown, Some(op)) => Ok(dxbc::markdown::opcode(spec, op)),
        (DumpFormat::Json, None) => Ok(dxbc::json::generate(spec, spec.ops.iter())),
        (DumpFormat::Json, Some(op)) => Ok(dxbc::json::generate(spec, std::iter::once(op))),
        (DumpFormat::Html, None) => Ok(dxbc::html::generate(spec)),
        (DumpFormat::Html, Some(_)) => Err(Failure::Unable(
            "the HTML page is of all opcodes: leave out --op, or use --dump json\n".to_owned(),
        )),
    }
}

fn dump_rules(
    spec: &rules::Spec,
    format: DumpFormat,
    rule: Option<&str>,
) -> Result<String, Failure> {
    let one = match rule {
        None => None,
        Some(name_or_number) => {
            let number = number(name_or_number);
            let is_it = |rule: &&rules::ValidationRule| {
                is_named(&rule.name, rule.number.map(u32::from), name_or_number, number)
            };
            let unknown = || format!("no rule has the name or number {name_or_number}\n");
            Some(spec.rules.iter().find(is_it).ok_or_else(|| Failure::Unable(unknown()))?)
        }
    };
    match (format, one) {
        (DumpFormat::Markdown, None) => Ok(rules::markdown::generate(spec)),
        (DumpFormat::Markdown, Some(rule)) => Ok(rules::markdown::one(spec, rule)),
        (DumpFormat::Json, None) => Ok(rules::json::generate(spec, spec.rules.iter())),
        (DumpFormat::Json, Some(rule)) => Ok(rules::json::generate(spec, std::iter::once(rule))),
        (DumpFormat::Html, None) => Ok(rules::html::generate(spec)),
        (DumpFormat::Html, Some(_)) => Err(Failure::Unable(
            "the HTML page is of all rules: leave out --op, or use --dump json\n".to_owned(),
        )),
    }
}

/// The spec in the current folder, or else that of the workspace in which this was built.
fn default_spec() -> PathBuf {
    let here = PathBuf::from("dxil-ops.spec");
    if here.exists() {
        here
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../dxil-ops.spec")
    }
}

/// The number that a text is, in decimal or hexadecimal.
fn number(text: &str) -> Option<u32> {
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    match hexadecimal {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Whether an operation has this name, or this opcode if the text is a number.
fn is_named(name: &str, opcode: Option<u32>, text: &str, number: Option<u32>) -> bool {
    name.eq_ignore_ascii_case(text) || number.is_some() && opcode == number
}

fn unknown(name_or_opcode: &str) -> Failure {
    Failure::Unable(format!("no operation has the name or opcode {name_or_opcode}\n"))
}

/// Writes to standard output or to a file. A closed standard output is not an error; a file is
/// written completely or not at all.
fn write(output: Option<&Path>, text: &str) -> Result<(), Failure> {
    let Some(path) = output else {
        return match io::stdout().lock().write_all(text.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Failure::Unable(format!("standard output: {error}\n")))
            }
            _ => Ok(()),
        };
    };
    write_file(path, text)
        .map_err(|error| Failure::Unable(format!("{}: {error}\n", path.display())))
}

/// Replaces a file by renaming. The target of a link is replaced, not the link; devices and pipes
/// are written to, because they cannot be replaced.
fn write_file(path: &Path, text: &str) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let existing = fs::metadata(&path).ok();
    if existing.as_ref().is_some_and(|metadata| !metadata.is_file()) {
        return OpenOptions::new().write(true).open(&path)?.write_all(text.as_bytes());
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let replace = || {
        File::create_new(&temporary)?.write_all(text.as_bytes())?;
        if let Some(metadata) = existing {
            fs::set_permissions(&temporary, metadata.permissions())?;
        }
        fs::rename(&temporary, &path)
    };
    let replaced = replace();
    if replaced.is_err() {
        // Report only the first error.
        let _ = fs::remove_file(&temporary);
    }
    replaced
}
