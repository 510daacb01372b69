//! `llvm-tblgen` accepts all files that we accept, and understands them in the same way.

use std::path::{Path, PathBuf};

use dxil_spec::tablegen::{load, render};

use crate::oracle::{Meaning, Oracle};
use crate::{files, include_dirs};

/// Files that are tested like the fixtures: both specs, and those listed in `TABLEGEN_FILES`
/// as in `PATH`. Their included files are searched in a folder `include` beside them.
fn specs() -> Vec<PathBuf> {
    let listed = std::env::var_os("TABLEGEN_FILES").unwrap_or_default();
    let ours = ["../../dxil-ops.spec", "../../dxbc-ops.spec"].map(PathBuf::from);
    ours.into_iter().chain(std::env::split_paths(&listed)).collect()
}

#[test]
fn agrees_with_llvm_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let wrong: Vec<_> = files("ok")
        .into_iter()
        .chain(specs().into_iter().filter(|path| !path.as_os_str().is_empty()))
        .flat_map(|file| disagreements(oracle, &file))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The differences between our reading of a file and LLVM's.
fn disagreements(oracle: &Oracle, file: &Path) -> Vec<String> {
    let mut dirs = include_dirs();
    dirs.push(file.with_file_name("include"));
    let theirs = oracle.read(file, &dirs);
    let (sources, ours) = load(file, &dirs);
    let lines = match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            Meaning::of_records(&ours).differences(&Meaning::of_json(&theirs))
        }
        (Err(errors), _) => vec![format!("we reject it:\n{}", render(&errors, &sources))],
        (_, Err(complaint)) => vec![format!("llvm-tblgen rejects it:\n{complaint}")],
    };
    lines.into_iter().map(|line| format!("{}: {line}", file.display())).collect()
}
