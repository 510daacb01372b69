//! The parts beside DXBC programs are those of FXC.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::Program;
use dxil_assemble::dxbc::{SignatureRegisters, bindings, statistics};
use dxil_container::layout::MinPrecision;
use dxil_container::layout::rdef::ShaderInputFlags;
use dxil_container::read::{Container, PartView};
use dxil_container::write::{self, PartData, ShaderInputBinding};

/// The containers of FXC in the repository, and in the folders that `DXBC_FOLDERS` lists.
fn files() -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let folders = ["containers/fxc", "dxbc"].map(|folder| fixtures.join(folder));
    let listed = env::var_os("DXBC_FOLDERS").unwrap_or_default();
    let listed = env::split_paths(&listed).filter(|folder| !folder.as_os_str().is_empty());
    let mut paths = Vec::new();
    for folder in folders.into_iter().chain(listed) {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut entries: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        entries.sort();
        paths.append(&mut entries);
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
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

/// Without optimization, FXC counts instructions that its last passes replace, and of doubles it counts other moves.
const OTHER_COUNTS: [&str; 8] = [
    "fxc_level_9_registers-unoptimized",
    "fxc_statistics-unoptimized",
    "arithmetic-unoptimized",
    "doubles-5_0",
    "doubles-5_1",
    "doubles-unoptimized",
    "flow-unoptimized",
    "hull-unoptimized",
];

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
    assert!(equal >= 170, "{equal} equal");
}

/// The program of a container of FXC, and its other parts.
fn parts(file: &[u8]) -> Option<(Vec<u8>, write::Container)> {
    let container = Container::parse(file).expect("a container");
    let mut parts = container.parts();
    let program = parts.find(|part| matches!(part.view(), Ok(PartView::Bytecode(_))))?;
    Some((program.data().to_vec(), write::Container::read(file).expect("a container").0))
}

/// The binding without what a program does not hold: the name, and flags but that of comparison. Of an array, the registers
/// that are used are in the program.
fn erase(theirs: &ShaderInputBinding, ours: &[ShaderInputBinding]) -> Vec<ShaderInputBinding> {
    let flags = ShaderInputFlags(theirs.flags.0 & ShaderInputFlags::ComparisonSampler.0);
    let erased = ShaderInputBinding { name: "".into(), flags, ..theirs.clone() };
    let is_array = theirs.bind_count > 1;
    let within = |it: &&ShaderInputBinding| {
        let registers = erased.bind_point..erased.bind_point + erased.bind_count;
        it.input_type == erased.input_type && registers.contains(&it.bind_point)
    };
    if !is_array || ours.contains(&erased) {
        return vec![erased];
    }
    let registers = ours.iter().filter(within).map(|it| it.bind_point);
    registers
        .map(|bind_point| ShaderInputBinding { bind_point, bind_count: 1, ..erased.clone() })
        .collect()
}

#[test]
fn bindings_are_those_of_fxc() {
    let (mut programs, mut count) = (0, 0);
    for path in files() {
        let Some((program, container)) = parts(&fs::read(&path).expect("a file")) else { continue };
        let program = Program::parse(&program).expect("a program");
        let ours = bindings(&program).expect("a program");
        for part in &container.parts {
            let PartData::ResourceDefinitions(theirs) = &part.data else { continue };
            let theirs: Vec<_> = theirs.bindings.iter().flat_map(|it| erase(it, &ours)).collect();
            assert_eq!(ours, theirs, "{}", path.display());
            programs += 1;
            count += ours.len();
        }
    }
    println!("{count} bindings of {programs} programs");
    assert!(programs >= 178 && count >= 362, "{count} bindings of {programs} programs");
}

/// FXC marks all components of clip distances as written that it makes of `[clipplanes]`.
const CLIP_PLANES: [&str; 2] = ["fxc_level_9_registers-9_1", "fxc_level_9_registers-unoptimized"];

/// The minimum precision of control points that a hull shader passes on is in no declaration.
const PASSES_ON: [&str; 1] = ["fxc_hs_min-hs"];

#[test]
fn signatures_are_those_of_fxc() {
    let (mut elements, mut others) = (BTreeMap::<String, usize>::new(), BTreeSet::new());
    for path in files() {
        let Some((program, container)) = parts(&fs::read(&path).expect("a file")) else { continue };
        let program = Program::parse(&program).expect("a program");
        let registers = SignatureRegisters::of(&program).expect("a program");
        for part in &container.parts {
            let PartData::Signature(theirs) = &part.data else { continue };
            let mut ours = theirs.clone();
            for element in &mut ours.elements {
                element.record.exclusive_mask = 0;
                element.record.min_precision = MinPrecision::default();
            }
            registers.complete(part.four_cc, &mut ours);
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            if ours == *theirs {
                *elements.entry(part.four_cc.to_string()).or_default() += ours.elements.len();
            } else if CLIP_PLANES.contains(&&*name) || PASSES_ON.contains(&&*name) {
                others.insert(name);
            } else {
                panic!("{}: {ours:#?}, FXC has {theirs:#?}", path.display());
            }
        }
    }
    println!("elements of equal signatures: {elements:?}");
    let expected = CLIP_PLANES.into_iter().chain(PASSES_ON).map(String::from).collect();
    assert_eq!(others, expected);
    assert!(elements.values().sum::<usize>() >= 740, "{elements:?}");
}
