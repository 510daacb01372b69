//! `RDAT`: what it says of the libraries of the corpus, libraries made again from that, and tables
//! that no compiler makes.

#[path = "../fixtures/mod.rs"]
mod fixtures;

mod golden;
mod listing;
mod made_again;
mod unusual;

use dxil_container::FourCC;
use dxil_container::read::{Container, Rdat};

/// Calls the function with every container of the corpus that has the part: its name, the part, and
/// its listing.
fn for_each_library(mut check: impl FnMut(&str, &Rdat<'_>, &str)) {
    let count = fixtures::for_each_part(FourCC::RDAT, |fixture, part| {
        check(&fixture.name, &Rdat::parse(part).expect("sound tables"), &fixture.text);
    });
    assert!(count >= 35, "{count} libraries");
}

/// The bytes of a container of the corpus.
fn container(name: &str) -> Vec<u8> {
    let path = fixtures::root().join("dxc110").join(name).with_extension("dxbc");
    std::fs::read(path).expect("a container")
}

/// The tables of a container.
fn view(bytes: &[u8]) -> Rdat<'_> {
    let container = Container::parse(bytes).expect("a sound container");
    Rdat::parse(&container.part(FourCC::RDAT).expect("RDAT")).expect("sound tables")
}
