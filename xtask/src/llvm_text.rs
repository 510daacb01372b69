//! `xtask llvm-text`: texts of the modern dialect as LLVM 23's `opt -S` prints them. With folders, such as
//! LLVM's own tests, compares what we print of each text in them and of the bitcode that `llvm-as` makes of it, and
//! counts. Also the messages of `opt` about calls of intrinsics by other types than LLVM's.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use dxil_ir::{Dialect, Module};
use dxil_text::Style;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::opt::opt;
use crate::output::Output;
use crate::parallel;
use crate::tool::Tools;

/// Renews the recorded texts; with folders, compares those in them.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    match options.names.is_empty() {
        true => record(options),
        false => compare(&options.names),
    }
}

/// Writes what `opt` prints of each text by hand beside it.
fn record(options: &Options) -> Result<Report, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates");
    let folder = folder.join("dxil-text/tests");
    let mut texts = Vec::new();
    find(&folder.join("modern"), &mut texts)?;
    let mut output = Output::new(&folder, options.check);
    for path in &texts {
        let text = fs::read(path).map_err(Error::io(path))?;
        let text = printed(&text)?.map_err(|message| Error::refused(path.display(), message))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        output.put(&format!("modern/{name}.opt"), &text)?;
    }
    let rows = record_messages(&folder, &mut output)?;
    let summary = format!("{} texts of the modern dialect, {rows} messages", texts.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// The table of calls in a function that its first line begins, each with the message of `opt`.
const MISCALLED: &str = "miscalled.tsv";

/// Writes what `opt` says of each call in the table. Returns their number.
fn record_messages(folder: &Path, output: &mut Output) -> Result<usize, Error> {
    let path = folder.join(MISCALLED);
    let refused = |why: String| Error::refused(path.display(), why);
    let table = fs::read_to_string(&path).map_err(Error::io(&path))?;
    let mut lines = table.lines();
    let first = lines.next().unwrap_or_default();
    let (function, _) = first.split_once('\t').ok_or_else(|| refused("no function".to_owned()))?;
    let calls: Vec<_> = lines.filter_map(|line| line.split('\t').next()).collect();
    let messages = parallel::map(&calls, |call| {
        let text = format!("{function} {{\n  {call}\n  ret void\n}}\n");
        Ok(printed(text.as_bytes())?.err())
    });
    let mut new = format!("{first}\n");
    for (call, message) in calls.iter().zip(messages) {
        let message = message?.ok_or_else(|| refused(format!("`opt` accepts {call}")))?;
        let message = message.lines().next().and_then(|line| line.split_once("error: "));
        let message = message.ok_or_else(|| refused(format!("`opt` has no message for {call}")))?;
        new += &format!("{call}\t{}\n", message.1);
    }
    output.put(MISCALLED, new.as_bytes())?;
    Ok(calls.len())
}

/// Compares the texts in folders that `opt` accepts, and their bitcode; the report tells the reasons of
/// differences.
fn compare(folders: &[String]) -> Result<Report, Error> {
    let mut texts = Vec::new();
    folders.iter().try_for_each(|folder| find(Path::new(folder), &mut texts))?;
    let outcomes = parallel::map(&texts, |path| {
        let text = fs::read(path).map_err(Error::io(path))?;
        let Ok(expected) = printed(&text)? else { return Ok(None) };
        let of_text = text_difference(&text, &expected);
        let Ok(bitcode) = assemble(&text)? else { return Ok(Some((of_text, None))) };
        // `llvm-as` knows no target, and takes other default alignments.
        let of_bitcode = printed(&bitcode)?.ok().map(|it| bitcode_difference(&bitcode, &it));
        Ok(Some((of_text, of_bitcode)))
    });
    let (mut of_texts, mut of_bitcode) = (Differences::default(), Differences::default());
    for (path, outcome) in texts.iter().zip(outcomes) {
        let Some((text, bitcode)) = outcome? else { continue };
        of_texts.add(path, text);
        if let Some(bitcode) = bitcode {
            of_bitcode.add(path, bitcode);
        }
    }
    let summary = format!("{}\n{}", of_texts.report("texts"), of_bitcode.report("bitcode files"));
    Ok(Report { summary, ..Report::default() })
}

/// The differences from the output of `opt`: the reasons, each with its files.
#[derive(Default)]
struct Differences<'p> {
    compared: usize,
    reasons: BTreeMap<String, Vec<&'p Path>>,
}

impl<'p> Differences<'p> {
    fn add(&mut self, path: &'p Path, reason: Option<String>) {
        self.compared += 1;
        if let Some(reason) = reason {
            self.reasons.entry(reason).or_default().push(path);
        }
    }

    fn report(&self, what: &str) -> String {
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, paths)| std::cmp::Reverse(paths.len()));
        let line = |(reason, paths): &(&String, &Vec<&Path>)| {
            format!("{:5} {reason}, as in {}\n", paths.len(), paths[0].display())
        };
        let equal = self.compared - reasons.iter().map(|(_, paths)| paths.len()).sum::<usize>();
        let reasons: String = reasons.iter().map(line).collect();
        let Self { compared, .. } = self;
        format!("{reasons}{equal} of {compared} {what} are printed as `opt -S` prints them")
    }
}

/// The first difference between what we print of a text and what `opt` printed, or our error.
fn text_difference(text: &[u8], expected: &[u8]) -> Option<String> {
    match dxil_text::parse_as(text, Dialect::Modern) {
        Ok(module) => difference(module, expected),
        Err(errors) => errors.iter().next().map(|error| error.message().to_owned()),
    }
}

/// The same for bitcode.
fn bitcode_difference(bitcode: &[u8], expected: &[u8]) -> Option<String> {
    match dxil_bitcode::read(bitcode) {
        Ok(module) => difference(module, expected),
        // Without the place, which differs from file to file.
        Err(error) => Some(error.kind().to_string()),
    }
}

fn difference(mut module: Module, expected: &[u8]) -> Option<String> {
    if module.source_filename.is_empty() {
        // LLVM takes the name of the file, which is not in the text.
        module.source_filename = "<stdin>".into();
    }
    let printed = match dxil_text::print(&module, Style::Llvm) {
        Ok(printed) => printed.to_string(),
        Err(error) => return Some(error.to_string()),
    };
    // The first line is a comment that names the file.
    let expected = String::from_utf8_lossy(expected);
    let expected = expected.split_once('\n').map_or("", |(_, rest)| rest);
    if printed == expected {
        return None;
    }
    let mut lines = printed.lines().zip(expected.lines());
    let differs = lines.find(|(ours, theirs)| ours != theirs);
    Some(differs.map_or("an end".to_owned(), |(ours, theirs)| format!("`{ours}`, not `{theirs}`")))
}

/// The texts in a folder and the folders in it, sorted.
fn find(folder: &Path, texts: &mut Vec<PathBuf>) -> Result<(), Error> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::io(folder))? {
        entries.push(entry.map_err(Error::io(folder))?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find(&path, texts)?;
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            texts.push(path);
        }
    }
    Ok(())
}

/// The text that `opt -S` prints of another one, or its error.
fn printed(text: &[u8]) -> Result<Result<Vec<u8>, String>, Error> {
    output_of(opt()?.args(["-S", "-"]), text)
}

/// The bitcode that `llvm-as` makes of a text, or its error.
fn assemble(text: &[u8]) -> Result<Result<Vec<u8>, String>, Error> {
    let program = std::env::var("LLVM_AS23").unwrap_or_else(|_| "llvm-as-23".to_owned());
    output_of(Command::new(program).args(["-o", "-", "-"]), text)
}

/// The output of a program for an input, or its error.
fn output_of(command: &mut Command, text: &[u8]) -> Result<Result<Vec<u8>, String>, Error> {
    let program = command.get_program().to_owned();
    let error = || Error::io(Path::new(&program));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(error())?;
    if let Some(mut input) = child.stdin.take() {
        // It reads all before it writes.
        input.write_all(text).map_err(error())?;
    }
    let output = child.wait_with_output().map_err(error())?;
    Ok(match output.status.success() {
        true => Ok(output.stdout),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    })
}
