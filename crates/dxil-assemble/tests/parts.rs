//! Compares containers with those that DXC's assembler makes of the same modules, part by part.
//!
//! The chore `assembly` records DXC's containers: `tests/fixtures/assembled/README.md`.

use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use dxil_assemble::{Options, Reflection, assemble};
use dxil_container::layout::HashFlags;
use dxil_container::read::{Container, Program};
use dxil_container::write::ShaderHash;
use dxil_container::{Digest, FourCC};
use flate2::read::GzDecoder;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures")
}

/// The file that the chore writes.
fn recorded() -> String {
    let file = fs::File::open(fixtures().join("assembled/parts.tsv.gz")).expect("the fixture");
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("compressed text");
    text
}

/// The module of a line: `FOLDER/CONTAINER/PART`, or `FOLDER/TEXT/text`.
fn module(name: &str) -> dxil_ir::Module {
    let (container, part) = name.rsplit_once('/').expect("a part");
    if part == "text" {
        let text = fs::read(fixtures().join(format!("{container}.ll"))).expect("a text");
        return dxil_text::parse(&text).unwrap_or_else(|errors| panic!("{name}: {errors}"));
    }
    let bytes = fs::read(fixtures().join(format!("{container}.dxbc"))).expect("a container");
    let container = Container::parse(&bytes).expect("a container");
    let four_cc = if part == "ILDB" { FourCC::ILDB } else { FourCC::DXIL };
    let part = container.part(four_cc).expect("a program");
    dxil_bitcode::read(&Program::parse(&part).expect("a program").bitcode).expect("a module")
}

/// Name, size and MD5 of each part.
fn parts(file: &[u8]) -> Vec<String> {
    let container = Container::parse(file).expect("a container");
    let part = |part: dxil_container::read::Part<'_>| {
        let hash = ShaderHash::of(&part.data(), HashFlags::default()).hash.digest;
        format!("{}:{}:{hash}", part.four_cc(), part.data().len())
    };
    container.parts().map(part).collect()
}

#[test]
fn parts_are_those_of_dxc() {
    let recorded = recorded();
    let (mut equal, mut problems) = (0, String::new());
    for line in recorded.lines().skip(1) {
        let [name, digest, _, theirs] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("a line: {line}")
        };
        let options = Options { unchecked: true, ..Options::default() };
        let assembled = assemble(module(name), &options);
        if theirs == "-" {
            continue;
        }
        let file = match assembled {
            Ok(assembled) => assembled.write().expect("a container"),
            Err(diagnostics) => {
                writeln!(problems, "{name}: refused: {}", diagnostics[0]).expect("text");
                continue;
            }
        };
        if Digest::verify(&file) != dxil_container::Verdict::Signed {
            writeln!(problems, "{name}: not signed").expect("text");
        }
        let (ours, theirs) = (parts(&file), theirs.split(' ').collect::<Vec<_>>());
        let names =
            |parts: &[&str]| parts.iter().map(|part| part[..4].to_owned()).collect::<Vec<_>>();
        let ours: Vec<_> = ours.iter().map(String::as_str).collect();
        if names(&ours) != names(&theirs) {
            writeln!(problems, "{name}: {:?}, not {:?}", names(&ours), names(&theirs))
                .expect("text");
            continue;
        }
        let differ: Vec<_> =
            ours.iter().zip(&theirs).filter(|(a, b)| a != b).map(|(ours, _)| &ours[..4]).collect();
        if !differ.is_empty() {
            writeln!(problems, "{name}: {differ:?} differ").expect("text");
            continue;
        }
        assert_eq!(Digest::compute(&file).to_string(), digest, "{name}");
        equal += 1;
    }
    assert!(problems.is_empty(), "{problems}");
    assert!(equal >= 600, "only {equal} containers are DXC's");
}

/// What is refused, DXC's assembler or its validator refuses, too.
#[test]
fn refused_modules_are_refused_by_dxc() {
    let recorded = recorded();
    let (mut refused, mut problems) = (0, String::new());
    for line in recorded.lines().skip(1) {
        let [name, _, verdict, _] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("a line: {line}")
        };
        if let Err(diagnostics) = assemble(module(name), &Options::default()) {
            if verdict == "valid" {
                writeln!(problems, "{name}: {}", diagnostics[0]).expect("text");
            }
            refused += 1;
        }
    }
    assert!(problems.is_empty(), "{problems}");
    assert!(refused >= 4, "only {refused} are refused");
}

/// A container without data for reflection has the program that DXC makes with `-Qstrip_reflect`: the
/// chore records it, `tests/fixtures/stripped/README.md`.
#[test]
fn programs_without_reflection_are_those_of_dxc() {
    let file = fixtures().join("stripped/programs.tsv");
    let recorded = fs::read_to_string(file).expect("the fixture");
    let (mut equal, mut problems) = (0, String::new());
    for line in recorded.lines().skip(1) {
        let (name, theirs) = line.split_once('\t').expect("a line");
        let bytes = fs::read(fixtures().join(format!("{name}.dxbc"))).expect("a container");
        let container = Container::parse(&bytes).expect("a container");
        let part = if container.part(FourCC::ILDB).is_some() { "ILDB" } else { "DXIL" };
        let module = module(&format!("{name}/{part}"));
        let reflection = Reflection::Strip;
        let options = Options { unchecked: true, reflection, ..Options::default() };
        let file = assemble(&module, &options).expect("a container").write().expect("a file");
        let parts = parts(&file);
        assert!(parts.iter().all(|part| !part.starts_with("STAT")), "{name}");
        let ours = parts.iter().find_map(|part| part.strip_prefix("DXIL:")).expect("a program");
        match ours == theirs {
            true => equal += 1,
            false => writeln!(problems, "{name}: {ours}, not {theirs}").expect("text"),
        }
    }
    assert!(problems.is_empty(), "{problems}");
    assert!(equal >= 270, "only {equal} programs are compared");
}
