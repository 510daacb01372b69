//! Checks that the committed corpus is consistent, without a compiler.

use super::source::{self, Variant};
use super::{VERDICTS, folder};
use crate::tool::Compiler;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use dxil_container::Container;

fn variants() -> Vec<Variant> {
    source::read_all(&folder().join("hlsl")).unwrap()
}

fn text(file: &str) -> String {
    fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The files of a compiler's folder, as `dxc110/vs_pass-6_0.dxbc`.
fn files(compiler: Compiler) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(folder().join(compiler.name())).unwrap();
    entries.map(move |entry| {
        format!("{}/{}", compiler.name(), entry.unwrap().file_name().to_str().unwrap())
    })
}

#[test]
fn every_variant_has_its_files() {
    let expected: BTreeSet<String> = variants().iter().flat_map(Variant::files).collect();
    let found: BTreeSet<String> = Compiler::ALL.into_iter().flat_map(files).collect();
    let difference: Vec<_> = expected.symmetric_difference(&found).collect();
    assert!(difference.is_empty(), "made or deleted by `xtask containers`: {difference:?}");
}

#[test]
fn every_program_of_dxc_has_a_verdict() {
    let judged = variants().into_iter().filter(Variant::is_judged);
    let expected: BTreeSet<String> = judged.map(|variant| variant.path()).collect();
    let verdicts = text(VERDICTS);
    let lines = verdicts.lines().skip(1).map(|line| line.split_once('\t').unwrap().0.to_owned());
    assert_eq!(lines.collect::<BTreeSet<_>>(), expected);
}

#[test]
fn readme_names_every_source() {
    let readme = text("README.md");
    let named: BTreeSet<&str> = readme
        .lines()
        .filter_map(|line| line.strip_prefix("| `hlsl/")?.split('`').next())
        .collect();
    let variants = variants();
    let files: BTreeSet<&str> = variants.iter().map(|variant| variant.file.as_str()).collect();
    assert_eq!(named, files);
}

#[test]
fn readme_counts_the_parts() {
    let mut counts: BTreeMap<String, [usize; Compiler::ALL.len()]> = BTreeMap::new();
    for (index, compiler) in Compiler::ALL.into_iter().enumerate() {
        for file in files(compiler).filter(|file| file.ends_with(".dxbc")) {
            let bytes = fs::read(folder().join(&file)).unwrap();
            for part in Container::parse(&bytes).unwrap().parts() {
                counts.entry(part.four_cc().to_string()).or_default()[index] += 1;
            }
        }
    }
    let row = |(name, [a, b, c]): (&String, &[usize; 3])| format!("`{name}` {a} {b} {c}");
    let expected: BTreeSet<String> = counts.iter().map(row).collect();

    let readme = text("README.md");
    let rows = readme.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let numbered = rows.filter(|row| row.get(2).is_some_and(|cell| cell.parse::<usize>().is_ok()));
    let found: BTreeSet<String> = numbered.map(|row| row[1..5].join(" ")).collect();
    let missing: Vec<_> = expected.difference(&found).collect();
    let wrong: Vec<_> = found.difference(&expected).collect();
    assert_eq!((missing, wrong), (vec![], vec![]), "missing and wrong rows");
}
