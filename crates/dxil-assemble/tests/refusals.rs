//! Modules that break a rule each, and our diagnostics beside the verdicts of DXC's assembler and validator.
//!
//! `tests/fixtures/refusals` has a text for each; the chore `assembly` records the verdicts.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_assemble::{Options, assemble, assemble_verified};
use dxil_ir::Linkage;
use dxil_validate::validate::Rule;
use expect_test::expect_file;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/refusals")
}

/// Our diagnostics of a module, one a line of a table's cell; empty if it is accepted.
fn diagnostics(text: &[u8]) -> String {
    let module = match dxil_text::parse(text) {
        Ok(module) => module,
        Err(errors) => return errors.to_string(),
    };
    let refused = assemble(&module, &Options::default()).err().unwrap_or_default();
    refused.iter().map(ToString::to_string).collect::<Vec<_>>().join("<br>")
}

/// The verdicts on the cases, and the same as a table for people.
#[test]
fn refused_modules_are_those_that_dxc_refuses() {
    let verdicts = fs::read_to_string(folder().join("verdicts.tsv")).expect("the verdicts");
    let (mut table, mut kind, mut counts) = (String::new(), "", [[0; 2]; 2]);
    for line in verdicts.lines().skip(1) {
        let (case, verdict) = line.split_once('\t').expect("a verdict");
        let (folder_of_case, name) = case.split_once('/').expect("a kind");
        if folder_of_case != kind {
            kind = folder_of_case;
            write!(table, "\n## {kind}\n\n| module | DXC | dxil-assemble |\n| --- | --- | --- |\n")
                .expect("text");
        }
        let text = fs::read(folder().join(format!("{case}.ll"))).expect("a module");
        let ours = diagnostics(&text);
        counts[usize::from(verdict != "valid")][usize::from(!ours.is_empty())] += 1;
        assert!(verdict != "valid" || ours.is_empty(), "{case} is valid to DXC, refused: {ours}");
        let accepted = if verdict == "valid" { "" } else { "**accepted**" };
        let ours = if ours.is_empty() { accepted.to_owned() } else { ours };
        let verdict = if verdict == "valid" { "" } else { verdict };
        writeln!(table, "| {name} | {} | {} |", cell(verdict), cell(&ours)).expect("text");
    }
    let [[both_accept, _], [only_dxc, both_refuse]] = counts;
    let head = format!(
        "Refused by both: {both_refuse}. Accepted by both, where both cells are empty: {both_accept}. \
         Refused by DXC alone, in bold: {only_dxc}.\n"
    );
    expect_file![folder().join("table.md")].assert_eq(&format!("{head}{table}"));
}

/// A program that calls the library learns which rule is broken.
#[test]
fn diagnostics_have_their_rules() {
    let mut refused = Vec::new();
    for kind in ["metadata", "operations", "resources", "signatures"] {
        for file in fs::read_dir(folder().join(kind)).expect("a folder") {
            let text = fs::read(file.expect("a file").path()).expect("a module");
            let Ok(module) = dxil_text::parse(&text) else { continue };
            refused.extend(assemble(&module, &Options::default()).err().unwrap_or_default());
        }
    }
    let (mut numbered, mut named) = (0, 0);
    for rules in refused.iter().map(|it| &it.rules).filter(|rules| !rules.is_empty()) {
        assert!(Rule::with_id(rules[0]).is_some(), "{rules:?}");
        numbered += 1;
        named += usize::from(rules.len() == 2);
    }
    assert!(numbered > 200 && named > 150, "{numbered} with a rule, {named} with one of DXC's");
}

/// What the caller has verified is held to the other rules only.
#[test]
fn verified_modules_are_not_verified_again() {
    let text =
        fs::read(folder().join("operations/derivative_of_threads_2_2_1.ll")).expect("a module");
    let mut module = dxil_text::parse(&text).expect("a module");
    assert!(assemble(&module, &Options::default()).is_ok());
    module.functions.values_mut().for_each(|it| it.linkage = Linkage::Common);
    let refused = assemble(&module, &Options::default()).expect_err("no linkage of functions");
    assert!(refused[0].to_string().contains("linkage"), "{}", refused[0]);
    assert!(assemble_verified(&module, &Options::default()).is_ok());
}

/// Text in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', "<br>")
}
