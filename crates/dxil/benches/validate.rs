//! Validating containers, against DXC's own validator, in one run: `cargo bench -p dxil --bench validate`. It
//! prints a table: the best and the median time of rounds in which all take turns, and their ratios to ours.
//!
//! Three sets of shaders that the validator accepts: ordinary ones, with containers of less than 8 KB; those with debug
//! information; and four as long as those of games.
//!
//! The work is the same: both read a container from memory, judge its module by all rules, and compare its other
//! parts with it. We compare the digest and the hash of the program, too, which DXC's validator does not. Each
//! phase is measured by itself; what remains of the whole is no work of its own: its code and data are not in the caches.
//!
//! `DXC110_BENCH` names another wrapper of DXC than `dxc110`. Its `bench validate LIST` validates the files of a list in one
//! process and prints its time.

use std::collections::BTreeSet;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Duration;

use dxil::container::read::Program;
use dxil::container::{Container, Digest, FourCC};
use dxil::ir::{Module, verify};
use dxil::metadata::ShaderMetadata;
use dxil::verify::expected_hash;
use dxil_validate::{check, module, parts, validate};
use measure::{Peer, Set, fixtures, mean, ratio, rounds, row};

/// A container with what its phases need.
struct Shader {
    file: Vec<u8>,
    module: Module,
    metadata: ShaderMetadata,
}

fn main() {
    Set::ALL.into_iter().for_each(validated);
}

/// Validates the shaders of a set, as a whole and by phases.
fn validated(set: Set) {
    let dxc = Peer::new("DXC110_BENCH", "dxc110", "validate");
    let paths = accepted(set);
    let shaders: Vec<_> = paths.iter().map(|path| Shader::read(path)).collect();
    let bytes: usize = shaders.iter().map(|it| it.file.len()).sum();
    println!("{set:?}: {} containers of {bytes} bytes", shaders.len());
    let all = |phase: fn(&Shader)| Some(mean(|| shaders.iter().for_each(phase)));
    let [ours, phases @ .., theirs] = rounds([
        &mut || all(|it| assert!(validate(&it.file).is_valid(), "a valid container")),
        &mut || all(Shader::hash),
        &mut || all(Shader::view),
        &mut || all(|it| read(&it.file, FourCC::DXIL)),
        &mut || all(|it| read(&it.file, FourCC::ILDB)),
        &mut || all(|it| drop(black_box(ShaderMetadata::read(&it.module)))),
        &mut || all(|it| drop(black_box(verify::verify(&it.module)))),
        &mut || all(|it| drop(black_box(module::check_with(&it.module, &it.metadata)))),
        &mut || all(Shader::check),
        &mut || all(Shader::compare),
        &mut || dxc.time(&paths),
    ]);
    row("container to verdict, in process", &ours, &ours);
    let names = [
        "  of which the digest and the hash",
        "  views of parts",
        "  reading the program",
        "  reading the program for debuggers",
        "  reading metadata",
        "  the rules of LLVM",
        "  the rules for the module",
        "  the rules for calls",
        "  comparing the other parts",
    ];
    names.iter().zip(&phases).for_each(|(name, times)| row(name, times, &ours));
    row("  the rest", &rest(&ours, &phases), &ours);
    row("  DXC's validator, in its process", &theirs, &ours);
    ratio("validated", set, &ours, &theirs);
}

/// The times that no phase accounts for.
fn rest(all: &[Duration], phases: &[Vec<Duration>]) -> Vec<Duration> {
    let of_phases = |round: usize| phases.iter().filter_map(|times| times.get(round)).sum();
    all.iter().enumerate().map(|(round, time)| time.saturating_sub(of_phases(round))).collect()
}

impl Shader {
    fn read(path: &Path) -> Self {
        let file = fs::read(path).expect("a container");
        let module = program(&file, FourCC::DXIL).expect("a program");
        let module = dxil::bitcode::read_dxil(module).expect("a module");
        let metadata = ShaderMetadata::read(&module).expect("metadata");
        Self { file, module, metadata }
    }

    fn container(&self) -> Container<'_> {
        Container::parse(&self.file).expect("a container")
    }

    fn hash(&self) {
        black_box((Digest::verify(&self.file), expected_hash(&self.container())));
    }

    fn view(&self) {
        self.container().parts().for_each(|part| drop(black_box(part.view())));
    }

    fn check(&self) {
        let options = check::Options::default();
        drop(black_box(check::check_with(&self.module, &self.metadata, options)));
    }

    fn compare(&self) {
        drop(black_box(parts::check_with(&self.container(), &self.module, &self.metadata)));
    }
}

/// Reads the program of a part, if it is there.
fn read(file: &[u8], part: FourCC) {
    drop(black_box(program(file, part).map(dxil::bitcode::read_dxil)));
}

/// The containers of a set whose shaders DXC's validator accepts, as it said in `verdicts.tsv`.
fn accepted(set: Set) -> Vec<PathBuf> {
    let fixtures = fixtures().join("containers");
    let verdicts = fs::read_to_string(fixtures.join("verdicts.tsv")).expect("verdicts");
    let valid = verdicts.lines().filter_map(|line| line.strip_suffix("\tvalid"));
    let valid: BTreeSet<_> = valid.map(|name| fixtures.join(name).with_extension("dxbc")).collect();
    let mut containers = set.containers(&["containers/dxc110", "containers/dxc17"]);
    containers.retain(|path| valid.contains(path));
    containers
}

/// The bitcode of a part.
fn program(file: &[u8], part: FourCC) -> Option<&[u8]> {
    let container = Container::parse(file).expect("a container");
    let part = container.part(part)?;
    let start = Program::parse(&part).expect("a program").bitcode;
    Some(&file[start.offset()..][..start.len()])
}
