//! `RDAT`: what it says of the libraries of the corpus, libraries made again from that, and tables
//! that no compiler makes.

mod golden;
mod listing;
mod made_again;
mod unusual;

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::FourCC;
use dxil_container::read::{Container, Rdat};

/// The containers of the corpus that have the part, and their listings.
fn corpus() -> impl Iterator<Item = (String, Vec<u8>, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let folders = ["dxc110", "dxc17"].map(|folder| fs::read_dir(root.join(folder)));
    let entries = folders.into_iter().flat_map(|folder| folder.expect("a folder"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths.sort();
    let files = paths.into_iter().map(|path| {
        let listing = fs::read_to_string(path.with_extension("txt")).unwrap_or_default();
        (path.display().to_string(), fs::read(path).expect("a container"), listing)
    });
    files.filter(|(_, bytes, _)| {
        Container::parse(bytes).expect("a sound container").part(FourCC::RDAT).is_some()
    })
}

/// Calls the function with every container of the corpus that has the part, and its listing.
fn for_each_library(mut check: impl FnMut(&str, &Rdat<'_>, &str)) {
    let mut count = 0;
    for (name, bytes, listing) in corpus() {
        let container = Container::parse(&bytes).expect("a sound container");
        let part = container.part(FourCC::RDAT).expect("it has the part");
        check(&name, &Rdat::parse(&part).expect("sound tables"), &listing);
        count += 1;
    }
    assert!(count >= 35, "{count} libraries");
}
/// The bytes of a container of the corpus.
fn container(name: &str) -> Vec<u8> {
    let path = format!("../../tests/fixtures/containers/dxc110/{name}.dxbc");
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a container")
}

/// The tables of a container.
fn view(bytes: &[u8]) -> Rdat<'_> {
    let container = Container::parse(bytes).expect("a sound container");
    Rdat::parse(&container.part(FourCC::RDAT).expect("RDAT")).expect("sound tables")
}
