//! All errors are reported, and `llvm-tblgen` rejects the same files.
//!
//! The expected errors of each `err/*.td` are beside it; `UPDATE_EXPECT=1 cargo test` renews them.
//! A file that `llvm-tblgen` would accept says why we do not, in a first line that begins with `//
//! stricter:`. The files in `limits` exceed our limits; `llvm-tblgen` is not run on them, because
//! it would try to read them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use dxil_spec::tablegen::{load, render};
use expect_test::expect_file;

use crate::oracle::Oracle;
use crate::{files, include_dirs};

#[test]
fn errors_are_as_expected() {
    let wrong: Vec<_> = files("err")
        .into_iter()
        .chain(files("limits"))
        .filter(|file| catch_unwind(AssertUnwindSafe(|| check(file))).is_err())
        .collect();
    assert!(wrong.is_empty(), "errors differ from those expected: {wrong:?}");
}

fn check(file: &Path) {
    let (sources, records) = load(file, &include_dirs());
    let errors = records.err().unwrap_or_else(|| panic!("{} is accepted", file.display()));
    let expected = std::env::current_dir().unwrap().join(file.with_extension("stderr"));
    expect_file![expected].assert_eq(&with_slashes(&render(&errors, &sources)));
}

/// Errors with `/` in the paths that they name, on Windows too.
fn with_slashes(errors: &str) -> String {
    let lines = errors.split_inclusive('\n').map(|line| {
        let names_path = [" --> ", " ::: ", "it was looked for in", " is not UTF-8: "]
            .iter()
            .any(|mark| line.contains(mark));
        if cfg!(windows) && names_path { line.replace('\\', "/") } else { line.to_owned() }
    });
    lines.collect()
}

#[test]
fn llvm_tblgen_rejects_them_too() {
    let Some(oracle) = Oracle::find() else { return };
    for file in files("err") {
        let stricter = std::fs::read(&file).unwrap().starts_with(b"// stricter:");
        let ours = load(&file, &include_dirs()).1.is_ok();
        let theirs = oracle.read(&file, &include_dirs()).is_ok();
        let expected = (false, stricter);
        assert_eq!((ours, theirs), expected, "{}: accepted by us, llvm-tblgen", file.display());
    }
}
