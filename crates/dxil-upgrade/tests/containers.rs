//! All programs of the fixtures are upgraded to modules that `verify` accepts, in which nothing of DXIL is left. LLVM 23's
//! `opt` accepts each: `tests/fixtures/upgraded` has its verdicts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_text::Style;

/// The folders that have containers with programs of DXIL.
const FOLDERS: [&str; 10] = [
    "builder",
    "built",
    "containers/dxc110",
    "containers/dxc17",
    "derived",
    "linked",
    "producers/llvm",
    "producers/mesa",
    "producers/slang",
    "stripped",
];

/// What no text of an upgraded module has.
const LEFT: [&str; 3] = ["@dx.op.", "%dx.types.", "\"dx.types."];

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures")
}

/// The modules in the containers of a folder: programs, and those with debug information.
fn modules(folder: &str) -> BTreeMap<String, dxil_ir::Module> {
    let mut modules = BTreeMap::new();
    for entry in fs::read_dir(fixtures().join(folder)).expect("a folder") {
        let path = entry.expect("a file").path();
        if !path.extension().is_some_and(|it| it == "dxbc" || it == "lib") {
            continue;
        }
        let bytes = fs::read(&path).expect("a file");
        let Ok(container) = Container::parse(&bytes) else { continue };
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        for four_cc in [FourCC::DXIL, FourCC::ILDB] {
            let part = container.part(four_cc);
            let program = part.and_then(|part| Program::parse(&part).ok());
            let module = program.and_then(|it| dxil_bitcode::read(&it.bitcode).ok());
            modules.extend(module.map(|it| (format!("{folder}/{stem}/{four_cc}"), it)));
        }
    }
    modules
}

/// The reason for which the upgrade of a module is not as it should be.
fn problem(module: &dxil_ir::Module) -> Result<(), String> {
    let upgraded = dxil_upgrade::upgrade(module).map_err(|errors| errors[0].to_string())?;
    let text = dxil_text::print(&upgraded, Style::Llvm).map_err(|error| error.to_string())?;
    let text = text.to_string();
    let left = text.lines().find(|line| LEFT.iter().any(|left| line.contains(left)));
    left.map_or(Ok(()), |line| Err(line.to_owned()))
}

#[test]
fn nothing_of_dxil_is_left() {
    let verdicts = fs::read_to_string(fixtures().join("upgraded/verdicts.tsv")).expect("a table");
    let verdicts: BTreeMap<&str, &str> = verdicts
        .lines()
        .filter_map(|line| {
            let mut fields = line.split('\t');
            Some((fields.next()?, fields.nth(1)?))
        })
        .collect();
    let mut problems = Vec::new();
    for (name, module) in FOLDERS.into_iter().flat_map(modules) {
        problems.extend(problem(&module).err().map(|why| format!("{name}: {why}")));
        match verdicts.get(&*name) {
            Some(&"valid") => {}
            Some(verdict) => problems.push(format!("{name}: opt: {verdict}")),
            None => problems.push(format!("{name}: run `cargo run -p xtask -- upgrade`")),
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
