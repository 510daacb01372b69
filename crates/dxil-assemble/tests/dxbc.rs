//! The parts beside DXBC programs are those of FXC.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::Program;
use dxil_assemble::dxbc::statistics;
use dxil_container::read::{Container, PartView};
use dxil_container::write;

/// The containers of FXC in the repository, and in the folders that `DXBC_FOLDERS` lists.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let listed = env::var_os("DXBC_FOLDERS").unwrap_or_default();
    let listed = env::split_paths(&listed).filter(|folder| !folder.as_os_str().is_empty());
    let mut paths = Vec::new();
    for folder in [folder].into_iter().chain(listed) {
        let entries = fs::read_dir(folder).expect("a folder");
        paths.extend(entries.map(|entry| entry.expect("an entry").path()));
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths.sort();
    paths
}

/// The program of a container and its statistics, as it is computed and as FXC wrote it.
fn both(file: &[u8]) -> Option<[write::Statistics; 2]> {
    let container = Container::parse(file).expect("a container");
    let (mut program, mut theirs) = (None, None);
    for part in container.parts() {
        match part.view() {
            Ok(PartView::Bytecode(_)) => program = Some(part.data().to_vec()),
            Ok(PartView::Statistics(it)) => theirs = Some(write::Statistics::from(&it)),
            _ => {}
        }
    }
    let program = program?;
    let program = Program::parse(&program).expect("a program");
    Some([statistics(&program).expect("a program"), theirs?])
}

/// Without optimization, FXC counts instructions that its last passes replace. Of the declarations of a hull shader, it
/// counts those of the largest phase, but in the third program one more.
const OTHER_COUNTS: [&str; 3] =
    ["fxc_level_9_registers-unoptimized", "fxc_statistics-unoptimized", "hs_domains-quad"];

#[test]
fn statistics_are_those_of_fxc() {
    let (mut equal, mut others) = (0, Vec::new());
    for path in files() {
        let Some([ours, theirs]) = both(&fs::read(&path).expect("a file")) else { continue };
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if ours == theirs {
            equal += 1;
        } else if OTHER_COUNTS.contains(&&*name) {
            others.push(name);
        } else {
            panic!("{}: {ours:#?}, FXC has {theirs:#?}", path.display());
        }
    }
    println!("{equal} equal");
    assert_eq!(others, OTHER_COUNTS);
    assert!(equal >= 120, "{equal} equal");
}
