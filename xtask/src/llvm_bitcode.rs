//! `xtask llvm-bitcode`: bitcode that LLVM 15 to 23, clang and rustc make, and what LLVM 23's `opt -S` prints of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::opt::opt;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::Tools;

/// A program that makes bitcode.
struct Producer {
    /// The part of a file's name after that of the source, such as `llvm22`.
    name: &'static str,
    /// The variable that names the program.
    variable: &'static str,
    /// The program if the variable is not set.
    program: &'static str,
    /// The extension of the sources that it takes.
    extension: &'static str,
    arguments: &'static [&'static str],
}

const PRODUCERS: &[Producer] = &[
    assembler("llvm15", "LLVM_AS15", "llvm-as-15", &["-opaque-pointers"]),
    assembler("llvm16", "LLVM_AS16", "llvm-as-16", &[]),
    assembler("llvm19", "LLVM_AS19", "llvm-as-19", &[]),
    assembler("llvm22", "LLVM_AS22", "llvm-as-22", &[]),
    assembler("llvm23", "LLVM_AS23", "llvm-as-23", &[]),
    Producer {
        name: "clang",
        variable: "CLANG_HLSL",
        program: "clang-hlsl",
        extension: "hlsl",
        arguments: &["-T", "cs_6_5", "-E", "main", "-O3", "-c", "-emit-llvm"],
    },
    Producer {
        name: "rustc",
        variable: "RUSTC",
        program: "rustc",
        extension: "rs",
        arguments: &["-O", "-Cpanic=abort", "--emit=llvm-bc"],
    },
];

const fn assembler(
    name: &'static str,
    variable: &'static str,
    program: &'static str,
    arguments: &'static [&'static str],
) -> Producer {
    Producer { name, variable, program, extension: "ll", arguments }
}

/// The name of a file of bitcode.
const MODULE: &str = "module.bc";

/// Renews the bitcode and its texts.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates");
    let folder = crates.join("dxil-bitcode/tests/llvm");
    let mut sources = files(&folder)?;
    sources.extend(files(&crates.join("dxil-text/tests/modern"))?);
    let mut output = Output::new(&folder, options.check);
    let scratch = Scratch::new()?;
    let (mut made, mut skipped) = (0, Vec::new());
    for producer in PRODUCERS {
        let program = std::env::var(producer.variable);
        let program = program.unwrap_or_else(|_| producer.program.to_owned());
        if Command::new(&program).arg("--version").output().is_err() {
            skipped.push(format!("the files of {}: no {program}", producer.name));
            continue;
        }
        for source in
            sources.iter().filter(|it| it.extension().is_some_and(|it| it == producer.extension))
        {
            if !takes(producer, source)? {
                continue;
            }
            let Some(bitcode) = make(producer, &program, source, &scratch)? else { continue };
            let name = source.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{name}.{}", producer.name);
            let text = print(&bitcode, &scratch)?;
            output.put(&format!("{name}.bc"), &bitcode)?;
            output.put(&format!("{name}.opt"), &text)?;
            made += 1;
        }
    }
    let summary = format!("{made} modules in modern bitcode");
    Ok(Report { changes: output.changes, skipped, summary, ..Report::default() })
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::io(folder))? {
        paths.push(entry.map_err(Error::io(folder))?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Whether a source is for a producer: some begin with a list, as in `; For llvm15 and llvm16: …`.
fn takes(producer: &Producer, source: &Path) -> Result<bool, Error> {
    let text = fs::read_to_string(source).map_err(Error::io(source))?;
    let list = text.strip_prefix("; For ").and_then(|text| text.split(':').next());
    Ok(list.is_none_or(|list| list.contains(producer.name)))
}

/// The bitcode that a producer makes of a source; `None` for a text that it refuses.
fn make(
    producer: &Producer,
    program: &str,
    source: &Path,
    scratch: &Scratch,
) -> Result<Option<Vec<u8>>, Error> {
    // Names of files come into the bitcode.
    scratch.copy(source)?;
    let mut command = Command::new(program);
    command.current_dir(&scratch.folder).args(producer.arguments);
    command.args(["-o", MODULE]).arg(source.file_name().unwrap_or_default());
    let output = command.output().map_err(Error::io(Path::new(program)))?;
    match output.status.success() {
        true => scratch.read(MODULE).map(Some),
        // Older LLVM does not read all texts.
        false if producer.extension == "ll" => Ok(None),
        false => Err(Error::refused(source.display(), String::from_utf8_lossy(&output.stderr))),
    }
}

/// The text that `opt -S` prints of a module.
fn print(bitcode: &[u8], scratch: &Scratch) -> Result<Vec<u8>, Error> {
    scratch.write(MODULE, bitcode)?;
    let output = opt()?.arg("-S").arg(scratch.folder.join(MODULE)).output();
    let output = output.map_err(Error::io(Path::new("opt")))?;
    match output.status.success() {
        // The first line is a comment that names the file.
        true => {
            Ok(output.stdout.splitn(2, |&byte| byte == b'\n').nth(1).unwrap_or_default().to_vec())
        }
        false => Err(Error::refused("bitcode", String::from_utf8_lossy(&output.stderr))),
    }
}
