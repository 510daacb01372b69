//! `xtask table`: runs the benches, and prints the table of docs/performance.md.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::Stdio;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::release::{Build, root, with_profile};
use crate::tool::Tools;

/// A row: the task as its bench names it, the peer and the goal.
type Row = (&'static str, &'static str, &'static str);

const ROWS: [Row; 24] = [
    ("directory", "crate `dxbc`", "1.5"),
    ("all parts typed", "crate `dxbc`", "3"),
    ("bitstream", "crate `llvm-bitcode`", "3"),
    ("read a module", "libLLVM 14, in process", "5"),
    ("write a module", "libLLVM 14, in process", "3"),
    ("print a module", "libLLVM 14, in process", "6"),
    ("listing of a container", "DXC 1.7, in process", "4; large 5"),
    ("text to container", "DXC 1.7, in process", "5"),
    ("bitcode to container", "DXC 1.7, in process", ""),
    ("validated", "DXC 1.10, in process", "10"),
    ("lower a module, in process", "LLVM 23, in process", "3"),
    ("the same with LLVM's parts, unchecked", "LLVM 23, in process", ""),
    ("lower a module, processes", "`llc` 23", "3"),
    ("DXBC decoded", "crate `dxbc`", "3"),
    ("listing of DXBC", "FXC, in process", "4"),
    ("`yaml`", "`obj2yaml` 22", "2"),
    ("`from-yaml`", "`yaml2obj` 22", "2"),
    ("`dump` of a folder, two cores", "one core", "1.8"),
    ("`dis` of a folder, two cores", "one core", "1.8"),
    ("`validate` of a folder, two cores", "one core", "1.8"),
    ("`verify` of a folder, two cores", "one core", "1.8"),
    ("`as` of a folder, two cores", "one core", "1.8"),
    ("`strip` of a folder, two cores", "one core", "1.8"),
    ("`dxil_ops::check`, ns", "-", "5 ns"),
];

/// The benches that measure the rows, by package.
const BENCHES: [(&str, &[&str]); 4] = [
    ("dxil-container", &["container"]),
    ("dxil-bitstream", &["bitstream"]),
    ("dxbc-code", &["decode"]),
    (
        "dxil",
        &[
            "modules",
            "disassemble",
            "assemble",
            "validate",
            "llc",
            "listing",
            "yaml",
            "folders",
            "calls",
        ],
    ),
];

/// The names of the benches.
pub(crate) fn names() -> Vec<&'static str> {
    BENCHES.iter().flat_map(|(_, benches)| *benches).copied().collect()
}

const SETS: [&str; 3] = ["Ordinary", "Debug", "Large"];

/// Runs the benches that the options name, or all, shows what they print, and prints the table.
pub(crate) fn run(_: &Tools, options: &Options) -> Result<Report, Error> {
    let folder = root().join("target/release-profile");
    let mut command = match env::var_os("DXIL_PROFILE") {
        Some(profile) => {
            let profile =
                Path::new(&profile).canonicalize().map_err(Error::io(Path::new(&profile)))?;
            let build = Build { folder: Some(&folder), flags: vec![with_profile(&profile)] };
            let mut command = build.cargo("bench");
            // Names of functions depend on the settings, which must be those of the command that was counted.
            command.args(["--profile", "release"]);
            command
        }
        None => Build { folder: None, flags: Vec::new() }.cargo("bench"),
    };
    for (package, benches) in BENCHES {
        let is_named =
            |it: &str| options.names.is_empty() || options.names.iter().any(|name| name == it);
        let benches: Vec<_> = benches.iter().filter(|it| is_named(it)).collect();
        if !benches.is_empty() {
            command.args(["-p", package]);
        }
        for bench in benches {
            command.args(["--bench", bench]);
        }
    }
    let cargo = Path::new(env!("CARGO"));
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(Error::io(cargo))?;
    let mut cells = BTreeMap::new();
    for line in child.stdout.take().into_iter().flat_map(|it| BufReader::new(it).lines()) {
        let line = line.map_err(Error::io(cargo))?;
        match line.split('\t').collect::<Vec<_>>()[..] {
            ["", task, set, cell] => {
                cells.insert((task.to_owned(), set.to_owned()), cell.to_owned());
            }
            _ => println!("{line}"),
        }
    }
    let status = child.wait().map_err(Error::io(cargo))?;
    println!("| Task | Peer | Goal | Ordinary | Debug | Large |\n|---|---|---|---|---|---|");
    for (task, peer, goal) in ROWS {
        let cell = |set: &str| cells.get(&(task.to_owned(), set.to_owned()));
        let row = SETS.map(|set| cell(set).map_or("-", String::as_str));
        println!("| {task} | {peer} | {goal} | {} |", row.join(" | "));
    }
    let errors = match status.success() {
        true => Vec::new(),
        false => vec![Error::refused("cargo bench", status)],
    };
    Ok(Report { errors, summary: format!("{} cells", cells.len()), ..Report::default() })
}
