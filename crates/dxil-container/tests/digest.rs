//! The digest against those that the reference compilers wrote.

mod fixtures;

use std::collections::BTreeSet;

use dxil_container::read::{Container, Program};
use dxil_container::{Digest, FourCC, Verdict};

/// The files of one compiler, by name.
fn files(compiler: &str) -> Vec<(String, Vec<u8>)> {
    let all = fixtures::all().into_iter().filter(|it| it.name.split('/').next() == Some(compiler));
    all.map(|fixture| (fixture.name, fixture.bytes)).collect()
}

/// The shader model of a file's program.
fn model(bytes: &[u8]) -> (u8, u8) {
    let part = Container::parse(bytes).expect("a container").part(FourCC::DXIL);
    let program = Program::parse(&part.expect("a program")).expect("a program");
    (program.shader_model().major, program.shader_model().minor)
}

/// FXC signs all that it makes. DXC's validator signs what it accepts, but marks what is of a shader
/// model in preview; the rest are programs that nobody validated, and what a program database has
/// inside.
#[test]
fn digests_of_compilers_are_computed() {
    let mut lengths = BTreeSet::new();
    for compiler in ["fxc", "dxc110"] {
        for (name, bytes) in files(compiler) {
            match Digest::verify(&bytes) {
                Verdict::Signed => {
                    // The hash ends in one of two ways, by how much of the last block is left.
                    lengths.insert((bytes.len() - 20) % 64 >= 56);
                }
                Verdict::Unsigned => assert_eq!(compiler, "dxc110", "{name}"),
                Verdict::PreviewBypass => assert_eq!(model(&bytes), (6, 10), "{name}"),
                verdict => panic!("{compiler} {name}: {verdict:?}"),
            }
        }
    }
    assert_eq!(lengths.len(), 2, "the corpus has files of either kind of end");
}

/// DXC 1.7 signs nothing without its validator's library.
#[test]
fn unsigned_files_are_told() {
    for (name, bytes) in files("dxc17") {
        assert_eq!(Digest::verify(&bytes), Verdict::Unsigned, "{name}");
    }
}

/// A change of any byte after the digest changes the digest.
#[test]
fn every_byte_counts() {
    let (_, mut bytes) =
        files("fxc").into_iter().min_by_key(|(_, bytes)| bytes.len()).expect("one");
    for place in 20..bytes.len() {
        bytes[place] ^= 1;
        assert!(matches!(Digest::verify(&bytes), Verdict::Wrong { .. }), "byte {place}");
        bytes[place] ^= 1;
    }
}
