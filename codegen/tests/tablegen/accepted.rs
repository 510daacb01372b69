//! What we accept, `llvm-tblgen` accepts, and understands the same way.

use std::path::{Path, PathBuf};

use codegen::tablegen::{load, render};

use crate::oracle::{Meaning, Oracle};
use crate::{files, include_dirs};

/// Files that are tested like the fixtures: the spec itself.
const SPECS: [&str; 1] = ["../dxil-ops.spec"];

#[test]
fn agrees_with_llvm_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let specs = SPECS.iter().map(PathBuf::from).filter(|path| path.exists());
    let wrong: Vec<_> = files("ok")
        .into_iter()
        .chain(specs)
        .flat_map(|file| disagreements(&oracle, &file))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What differs between our reading of a file and theirs.
fn disagreements(oracle: &Oracle, file: &Path) -> Vec<String> {
    let theirs = oracle.read(file, &include_dirs());
    let (sources, ours) = load(file, &include_dirs());
    let lines = match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            Meaning::of_records(&ours).differences(&Meaning::of_json(&theirs))
        }
        (Err(errors), _) => vec![format!("we reject it:\n{}", render(&errors, &sources))],
        (_, Err(complaint)) => vec![format!("llvm-tblgen rejects it:\n{complaint}")],
    };
    lines.into_iter().map(|line| format!("{}: {line}", file.display())).collect()
}
