//! Validating containers, against DXC's own validator, in one run: `cargo bench -p dxil --bench validate`. It
//! prints a table: the best and the median time of rounds in which all take turns, and their ratios to ours.
//!
//! Three sets of shaders: ordinary ones, with containers of less than 8 KB; those with debug information; and
//! four as long as those of games. The validator accepts all of them.
//!
//! The work is the same: both read a container from memory, judge its module by all rules, and compare its other
//! parts with it. We compare the digest and the hash of the program, too, which DXC's validator does not.
//!
//! `DXC` names another wrapper of DXC than `dxc110`. Its `bench validate LIST` validates the files of a list in one
//! process and prints its time: tests/fixtures/containers/README.md describes it.

#[path = "peers/mod.rs"]
mod peers;
#[path = "rounds/mod.rs"]
mod rounds;
#[path = "shaders/mod.rs"]
mod shaders;
#[path = "table/mod.rs"]
mod table;

use std::collections::BTreeSet;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};

use dxil::container::read::Program;
use dxil::container::{Container, FourCC};
use dxil::ir::{Module, verify};
use dxil_validate::{check, module, validate};
use peers::{REPEATS, dxc};
use rounds::{mean, rounds};
use shaders::Set;
use table::row;

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    for set in Set::ALL {
        validated(set, folder.path());
    }
}

/// Validates the shaders of a set.
fn validated(set: Set, folder: &Path) {
    let paths = accepted(set);
    let files: Vec<_> = paths.iter().map(|it| fs::read(it).expect("a container")).collect();
    let bytes: usize = files.iter().map(Vec::len).sum();
    println!("{set:?}: {} containers of {bytes} bytes", files.len());
    let bitcode: Vec<_> = files.iter().map(|file| bitcode(file)).collect();
    let read = |bitcode: &&[u8]| dxil::bitcode::read(bitcode).expect("a module");
    let modules: Vec<_> = bitcode.iter().map(read).collect();
    let of_all = |check: fn(&Module) -> usize| {
        Some(mean(REPEATS, || modules.iter().map(check).sum::<usize>()))
    };
    let all = || files.iter().for_each(|it| assert!(validate(it).is_valid(), "a valid container"));
    let [ours, read, llvm, module, calls, theirs] = rounds([
        &mut || Some(mean(REPEATS, all)),
        &mut || Some(mean(REPEATS, || bitcode.iter().for_each(|it| drop(black_box(read(it)))))),
        &mut || of_all(|it| verify::verify(it).len()),
        &mut || of_all(|it| module::check(it).expect("metadata").len()),
        &mut || of_all(|it| check(it, check::Options::default()).expect("metadata").findings.len()),
        &mut || dxc("dxc110", "validate", &paths, folder),
    ]);
    row("container to verdict, in process", &ours, &ours);
    row("  of which reading the module", &read, &ours);
    row("  the rules of LLVM", &llvm, &ours);
    row("  the rules for the module", &module, &ours);
    row("  the rules for calls", &calls, &ours);
    row("  DXC's validator, in its process", &theirs, &ours);
}

/// The containers of a set whose shaders DXC's validator accepts, as it said in `verdicts.tsv`.
fn accepted(set: Set) -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let verdicts = fs::read_to_string(fixtures.join("verdicts.tsv")).expect("verdicts");
    let valid = verdicts.lines().filter_map(|line| line.strip_suffix("\tvalid"));
    let valid: BTreeSet<_> = valid.map(|name| fixtures.join(name).with_extension("dxbc")).collect();
    let containers = set.listings().into_iter().map(|listing| listing.with_extension("dxbc"));
    containers.filter(|path| valid.contains(path)).collect()
}

/// The program that runs.
fn bitcode(file: &[u8]) -> &[u8] {
    let container = Container::parse(file).expect("a container");
    let part = container.part(FourCC::DXIL).expect("a program");
    let start = Program::parse(&part).expect("a program").bitcode;
    &file[start.offset()..][..start.len()]
}
