//! Each file of `passes` is a module with the passes to run in its first line. A golden beside it has the errors and
//! the module that come out. `UPDATE_EXPECT=1` renews the goldens.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_ir::{Dialect, verify};
use dxil_lower::{Pipeline, Report};
use dxil_text::Style;
use expect_test::expect_file;

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    let files =
        fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let mut cases: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|it| it == "ll")).collect();
    cases.sort();
    assert!(!cases.is_empty());
    cases
}

/// The errors and the module that the passes of a file make.
fn lower(text: &str) -> String {
    let first = text.lines().next().expect("a line");
    let passes = first.strip_prefix("; passes: ").expect("the passes in the first line");
    let mut module = dxil_text::parse_as(text, Dialect::Modern).expect("a module");
    assert_eq!(verify::verify(&module), [], "the input is valid");
    let (mut whole, mut at_once) = (module.clone(), Report::default());
    let mut report = Report::default();
    let pipeline = Pipeline::parse(passes).expect("passes");
    pipeline.run(&mut whole, &mut at_once);
    for pass in pipeline.passes {
        pass.run(&mut module, &mut report);
        assert_eq!(verify::verify(&module), [], "{} makes a valid module", pass.name);
    }
    let text_of = |module| dxil_text::print(module, Style::Llvm).expect("text").to_string();
    assert_eq!(text_of(&whole), text_of(&module), "a pipeline does what its passes do");
    assert_eq!(at_once.errors, report.errors);
    let mut result = String::new();
    for error in &report.errors {
        for note in &error.notes {
            writeln!(result, "; note: {note}").expect("strings take what is written");
        }
        writeln!(result, "; error: {error}").expect("strings take what is written");
    }
    for line in report.text.lines() {
        writeln!(result, "; {line}").expect("strings take what is written");
    }
    let printed = dxil_text::print(&module, Style::Llvm).expect("text");
    write!(result, "{printed}").expect("strings take what is written");
    result
}

#[test]
fn passes() {
    for case in cases() {
        let text = fs::read_to_string(&case).expect("a file");
        let lowered = std::panic::catch_unwind(|| lower(&text));
        let lowered = lowered.unwrap_or_else(|_| panic!("{}", case.display()));
        expect_file![case.with_extension("out")].assert_eq(&lowered);
    }
}
