//! The names of our findings against those of the rules that DXC's validator names, for all modules and containers that
//! it refuses. `tests/fixtures/rules/table.md` has the counts; `UPDATE_EXPECT=1 cargo test` renews it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_validate::validate::Severity;
use dxil_validate::{dxc, validate};
use expect_test::expect_file;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures")
}

/// How the names of our findings compare with the validator's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Agreement {
    /// The same names.
    Equal,
    /// Both refuse, for different rules.
    Different,
    /// Only the validator refuses.
    Missing,
    /// Both accept.
    Accepted,
    /// Only we refuse.
    Extra,
}

/// The names of our findings that are errors, `?` if DXC has no name for any.
fn ours(file: &str) -> BTreeSet<String> {
    let bytes = fs::read(fixtures().join(file)).expect("a file");
    let report = if file.ends_with(".ll") {
        match dxil_text::parse(&bytes) {
            Ok(module) => validate::validate_module(module),
            Err(_) => return BTreeSet::from(["?".to_owned()]),
        }
    } else {
        validate(&bytes)
    };
    let errors = report.findings.iter().filter(|it| it.severity() == Severity::Error);
    let errors: Vec<_> = errors.map(|it| it.dxc).collect();
    let names: BTreeSet<_> = errors.iter().flatten().map(|it| it.name().to_owned()).collect();
    if names.is_empty() && !errors.is_empty() { BTreeSet::from(["?".to_owned()]) } else { names }
}

/// The rules that the validator names.
fn named(verdict: &str) -> BTreeSet<String> {
    verdict.split(',').filter(|it| it.contains('.')).map(str::to_owned).collect()
}

fn agreement(verdict: &str, ours: &BTreeSet<String>) -> Agreement {
    match (verdict == "valid", ours.is_empty()) {
        (true, true) => Agreement::Accepted,
        (true, false) => Agreement::Extra,
        (false, true) => Agreement::Missing,
        (false, false) => {
            let theirs = named(verdict);
            // What the assembler refuses, and what is refused without a name, has no names to compare.
            let is_equal = theirs.is_empty() || theirs == *ours;
            if is_equal { Agreement::Equal } else { Agreement::Different }
        }
    }
}

/// Text in a cell of a table.
fn cell(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[test]
fn findings_are_named_as_the_validator_names_them() {
    let verdicts = fs::read_to_string(fixtures().join("rules/verdicts.tsv")).expect("verdicts");
    let mut counts = BTreeMap::<Agreement, usize>::new();
    let mut rules = BTreeMap::<String, [usize; 2]>::new();
    let mut rows = String::new();
    for line in verdicts.lines().skip(1) {
        let (file, verdict) = line.split_once('\t').expect("columns");
        let (ours, theirs) = (ours(file), named(verdict));
        let agreement = agreement(verdict, &ours);
        *counts.entry(agreement).or_default() += 1;
        for name in &theirs {
            let [all, found] = rules.entry(name.clone()).or_default();
            *all += 1;
            *found += usize::from(ours.contains(name));
        }
        if !matches!(agreement, Agreement::Equal | Agreement::Accepted) {
            let theirs = if theirs.is_empty() { verdict.to_owned() } else { cell(&theirs) };
            writeln!(rows, "| {file} | {theirs} | {} |", cell(&ours)).expect("text");
        }
    }
    let mut table =
        "Files that DXC's validator refuses, and those that it accepts beside them.\n\n".to_owned();
    let title = |agreement| match agreement {
        Agreement::Equal => "refused for the same rules",
        Agreement::Different => "refused for different rules",
        Agreement::Missing => "refused by DXC alone",
        Agreement::Accepted => "accepted by both",
        Agreement::Extra => "refused by us alone",
    };
    for (agreement, count) in &counts {
        writeln!(table, "- {}: {count}", title(*agreement)).expect("text");
    }
    let unknown = |name: &&String| dxc::Rule::with_name(name).is_none();
    assert_eq!(rules.keys().find(unknown), None, "a name that no rule has");
    let checked: Vec<_> = dxc::Rule::all().filter(|it| !it.checked_by().is_empty()).collect();
    let is_found = |rule: &&dxc::Rule| rules.get(rule.name()).is_some_and(|it| it[1] > 0);
    let (checked, found) = (checked.len(), checked.iter().filter(is_found).count());
    let all = dxc::Rule::all().filter(|it| it.is_reported()).count();
    writeln!(
        table,
        "- rules that DXC reports: {all}, checked: {checked}, found here as DXC finds them: {found}"
    )
    .expect("text");
    table += "\n## Rules that are not always found\n\n| rule | files | found | checked by |\n| --- | --- | --- | --- |\n";
    let mut missed: Vec<_> = rules.iter().filter(|(_, [all, found])| found < all).collect();
    missed.sort_by_key(|(name, [all, found])| (std::cmp::Reverse(all - found), name.as_str()));
    for (name, [all, found]) in missed {
        let checks = dxc::Rule::with_name(name).map_or(&[][..], dxc::Rule::checked_by).join(", ");
        writeln!(table, "| {name} | {all} | {found} | {checks} |").expect("text");
    }
    table += "\n## Files whose rules differ\n\n| file | DXC | ours |\n| --- | --- | --- |\n";
    table += &rows;
    expect_file![fixtures().join("rules/table.md")].assert_eq(&table);
    assert_eq!(counts.get(&Agreement::Extra), None, "the validator accepts what we refuse");
}
