//! The committed corpus agrees with itself; needs no compiler.

use super::compiler::Compiler;
use super::source::{self, Variant};
use super::{VERDICTS, folder};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

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
fn every_container_of_dxc_has_a_verdict() {
    let of_dxc = variants().into_iter().filter(|variant| variant.compiler != Compiler::Fxc);
    let expected: BTreeSet<String> = of_dxc.map(|variant| variant.path()).collect();
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
            for name in part_names(&fs::read(folder().join(&file)).unwrap()) {
                counts.entry(name).or_default()[index] += 1;
            }
        }
    }
    let expected: Vec<String> =
        counts.iter().map(|(name, [a, b, c])| format!("`{name}` {a} {b} {c}")).collect();

    let readme = text("README.md");
    let rows = readme.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let numbered = rows.filter(|row| row.get(2).is_some_and(|cell| cell.parse::<usize>().is_ok()));
    let found: Vec<String> = numbered.map(|row| row[1..5].join(" ")).collect();
    assert_eq!(found, expected);
}

fn part_names(container: &[u8]) -> Vec<String> {
    let word = |at: usize| {
        usize::try_from(u32::from_le_bytes(container[at..at + 4].try_into().unwrap())).unwrap()
    };
    let parts = (0..word(28)).map(|part| word(32 + 4 * part));
    parts.map(|at| String::from_utf8(container[at..at + 4].to_vec()).unwrap()).collect()
}
