//! Assembling shaders from text and from bitcode, against DXC's own assembler in its process, in one run: `cargo bench -p dxil
//! --bench assemble`. It prints the best and the median time of rounds in which all take turns, and their ratios to ours, for
//! three sets.
//!
//! The work is the same. DXC's assembler reads a text or bitcode and makes all parts with the hash of the
//! program. It neither validates nor signs: so do we here. Rows of their own have the signed container, and
//! the checks that are on by default, which DXC leaves to its validator.
//!
//! `DXC17_BENCH` names another wrapper of DXC than `dxc17`, whose `bench assemble LIST` assembles the files of a list in one
//! process and prints its time.

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};

use dxil::assemble::Options;
use dxil::container::Digest;
use dxil::container::write::Signing;
use dxil::ir::Module;
use measure::{Peer, Set, mean, ratio, rounds, row};

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    for set in Set::ALL {
        let listings = listings(set);
        let texts: Vec<_> = listings.iter().map(|it| fs::read(it).expect("a listing")).collect();
        let bytes: usize = texts.iter().map(Vec::len).sum();
        println!("{set:?}: {} listings of {bytes} bytes", texts.len());
        containers("text", set, &texts, read, &listings);
        from_bitcode(set, &texts, &listings, folder.path());
    }
}

/// The listings of a set of which both make a container.
fn listings(set: Set) -> Vec<PathBuf> {
    let containers = set.containers(&["containers/dxc110", "containers/dxc17"]).into_iter();
    let mut listings: Vec<_> = containers.map(|it| it.with_extension("txt")).collect();
    listings.retain(|it| {
        let module = fs::read(it).ok().and_then(|text| dxil::text::parse(&text).ok());
        module.is_some_and(|module| container(module, &as_dxc()).is_some())
    });
    dxc().accepted(listings)
}

fn dxc() -> Peer {
    Peer::new("DXC17_BENCH", "dxc17", "assemble")
}

/// Containers of the bitcode of listings.
fn from_bitcode(set: Set, texts: &[Vec<u8>], listings: &[PathBuf], folder: &Path) {
    let bitcode: Vec<_> = texts.iter().map(|text| assemble(text)).collect();
    let paths: Vec<_> =
        (0..listings.len()).map(|number| folder.join(format!("{number}.bitcode"))).collect();
    for (path, bitcode) in paths.iter().zip(&bitcode) {
        fs::write(path, bitcode).expect("a file");
    }
    let read = |bitcode: &[u8]| dxil::bitcode::read(bitcode).expect("a module");
    containers("bitcode", set, &bitcode, read, &paths);
}

/// Containers of files of a kind, which `read` reads and DXC reads at these paths.
fn containers(
    kind: &str,
    set: Set,
    files: &[Vec<u8>],
    read: impl Fn(&[u8]) -> Module,
    paths: &[PathBuf],
) {
    let of_all = |options: Options| {
        let files = files.iter();
        files.for_each(|it| drop(black_box(container(read(it), &options))));
    };
    let unsigned = || of_all(as_dxc());
    let signed = || of_all(Options { signing: Signing::Sign, ..as_dxc() });
    let checked = || of_all(Options { unchecked: false, ..as_dxc() });
    let only_read = || files.iter().for_each(|it| drop(black_box(read(it))));
    let dxc = dxc();
    let [ours, signed, checked, part, theirs] = rounds([
        &mut || Some(mean(unsigned)),
        &mut || Some(mean(signed)),
        &mut || Some(mean(checked)),
        &mut || Some(mean(only_read)),
        &mut || dxc.time(paths),
    ]);
    row(&format!("{kind} to container, in process"), &ours, &ours);
    row(&format!("  of which reading the {kind}"), &part, &ours);
    row("  with a signature", &signed, &ours);
    row("  with our checks", &checked, &ours);
    row("  DXC's assembler, in its process", &theirs, &ours);
    ratio(&format!("{kind} to container"), set, &ours, &theirs);
}

fn read(text: &[u8]) -> Module {
    dxil::text::parse(text).expect("a module")
}

/// What DXC's assembler does: its validator checks and signs later.
fn as_dxc() -> Options {
    Options { unchecked: true, signing: Signing::Set(Digest::ZERO), ..Options::default() }
}

/// A container; `None` for a module that is refused.
fn container(module: Module, options: &Options) -> Option<Vec<u8>> {
    dxil::assemble::assemble(module, options).ok()?.write().ok()
}

fn assemble(text: &[u8]) -> Vec<u8> {
    dxil::bitcode::write(&read(text)).expect("bitcode")
}
