//! The rules of `dxil::verify`, the page about them, and what it says of real files.

use std::fs;
use std::path::{Path, PathBuf};

use dxil::verify::{Finding, Report, Rule, expected_hash, verify};
use dxil_container::{Container, DIGEST_RANGE, Digest, Verdict};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures")
}

/// Every container of the fixtures.
fn containers() -> Vec<PathBuf> {
    let mut folders = vec![fixtures()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.extension() {
                None if path.is_dir() => folders.push(path),
                Some(extension) if extension == "dxbc" => files.push(path),
                _ => {}
            }
        }
    }
    files.sort();
    files
}

/// Containers whose module is not valid IR, and the rule of `dxil_ir::verify` that it breaks. LLVM 3.7's verifier, in
/// DXC 1.10's validator, rejects both: an initializer of another type, and an operation in debug information that is
/// newer than LLVM 3.7. `verified.rs` of `dxil-bitcode` has its words.
const INVALID_IR: [(&str, &str); 2] = [
    ("dxc17/cs_initializer-6_0.dxbc", ".hca: the initializer is not of the variable's type"),
    (
        "llvm/lib_exports-debug.dxbc",
        "metadata 89: the expression is not one of DWARF that LLVM 3.7 has",
    ),
];

/// Whether it is a program with `printf` or `errorf`: FXC's digest of one is not that of the file that it writes.
fn has_messages(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"messages-"))
}

/// The files of compilers break no rules, with a few exceptions.
#[test]
fn compilers_tell_the_truth() {
    let files = containers();
    assert!(files.len() >= 500, "{} containers", files.len());
    let mut unknown = Vec::new();
    for path in files {
        let Report { findings, .. } = verify(&fs::read(&path).expect("a container"));
        // Mesa states DXIL 1.0 in the header of every program.
        let mesa = path.parent().is_some_and(|folder| folder.ends_with("mesa"));
        let invalid = INVALID_IR.iter().find(|(name, _)| path.ends_with(name));
        let known = |it: &Finding| match it.rule {
            Rule::Target => mesa && it.message.starts_with("the DXIL version is 1.0"),
            Rule::Ir => invalid.is_some_and(|(_, message)| it.message == *message),
            Rule::Digest => has_messages(&path),
            _ => false,
        };
        let findings = findings.iter().filter(|it| !known(it));
        unknown.extend(findings.map(|it| format!("{}: {it}", path.display())));
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

/// The bytes of a part in the file.
fn part<'a>(file: &'a mut [u8], name: &str) -> &'a mut [u8] {
    let container = Container::parse(file).expect("a container");
    let part = container.parts().find(|part| part.four_cc().to_string() == name).expect("the part");
    let range = part.data().range();
    &mut file[range]
}

fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let place = bytes.windows(old.len()).position(|it| it == old).expect("the old bytes");
    bytes[place..place + new.len()].copy_from_slice(new);
}

/// A container that breaks the rule: a sound one, changed and signed again.
fn broken(rule: Rule) -> Vec<u8> {
    let name = match rule {
        Rule::Function => "lib_functions-6_6",
        Rule::Ir => "../dxc17/cs_initializer-6_0",
        _ => "vs_pass-6_0",
    };
    let path = fixtures().join("containers/dxc110").join(name).with_extension("dxbc");
    let mut file = fs::read(path).expect("a container");
    match rule {
        Rule::Header => file[22] = 1,
        Rule::FileSize => file.truncate(2831),
        Rule::Directory => file.copy_within(32..36, 36),
        Rule::PartName => replace(&mut file, b"OSG1", b"ISG1"),
        Rule::Digest => file[4] ^= 1,
        Rule::Part => part(&mut file, "PSV0")[0] = 10,
        Rule::ProgramSize => part(&mut file, "DXIL")[4] += 1,
        Rule::Module => replace(part(&mut file, "DXIL"), b"BC", b"CB"),
        Rule::Target => part(&mut file, "DXIL")[0] = 0x65,
        Rule::Hash => part(&mut file, "HASH")[4..].fill(1),
        Rule::Stage => part(&mut file, "PSV0")[28] = 0,
        Rule::EntryPoint => replace(part(&mut file, "PSV0"), b"main", b"Main"),
        Rule::Signature => part(&mut file, "ISG1")[0] = 0,
        Rule::Function => replace(part(&mut file, "RDAT"), b"plain", b"plaid"),
        // It is broken as DXC 1.7 made it.
        Rule::Ir => {}
        _ => panic!("{rule} lacks a file that breaks it"),
    }
    if rule != Rule::Digest {
        let digest = Digest::compute(&file);
        file[DIGEST_RANGE].copy_from_slice(&digest.0);
    }
    file
}

/// The page has a row for each rule, with what is said of a file that breaks it.
#[test]
fn every_rule_is_on_the_page() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/command.md");
    let page = fs::read_to_string(page).expect("the page");
    let rows: Vec<_> = page.lines().filter(|line| line.starts_with("| V")).collect();
    let expected: Vec<_> = Rule::ALL
        .iter()
        .map(|&rule| {
            let findings = verify(&broken(rule)).findings;
            let found = findings.iter().find(|finding| finding.rule == rule);
            let found = found.unwrap_or_else(|| panic!("{rule}: {findings:?}"));
            format!("| {rule} | {} | {found} |", rule.title())
        })
        .collect();
    assert_eq!(rows, expected, "the rows should be\n{}", expected.join("\n"));
}

/// A header and nothing but zeros says nothing that is so.
#[test]
fn zeros_are_no_container() {
    let mut file = vec![0; 200];
    file[..4].copy_from_slice(b"DXBC");
    let report = verify(&file);
    assert_eq!(report.verdict, Verdict::Unsigned);
    let rules: Vec<_> = report.findings.iter().map(|it| it.rule).collect();
    assert_eq!(rules, [Rule::Header, Rule::FileSize, Rule::Directory]);
}

/// Of a directory of nonsense, some entries are told and all are counted.
#[test]
fn many_findings_are_counted() {
    let mut file = vec![0xff; 32 + 4000];
    file[..4].copy_from_slice(b"DXBC");
    file[4..24].fill(0);
    file[20] = 1;
    file[24..28].copy_from_slice(&4032_u32.to_le_bytes());
    file[28..32].copy_from_slice(&1000_u32.to_le_bytes());
    let report = verify(&file);
    assert_eq!(report.findings.len(), Report::LIMIT);
    assert_eq!(report.omitted, 1000 - Report::LIMIT);
}

/// The hash of a module that the container does not have is not doubted.
#[test]
fn hashes_of_sources_are_believed() {
    let path = fixtures().join("containers/dxc110/rootsig_embedded-source_hash.dxbc");
    let mut file = fs::read(path).expect("a container");
    assert_eq!(expected_hash(&Container::parse(&file).expect("a container")), None);
    part(&mut file, "HASH")[0] = 0;
    assert!(verify(&file).findings.iter().any(|it| it.rule == Rule::Hash));
}
