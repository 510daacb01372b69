//! The modules in the containers that DXC made.

use std::fs;
use std::path::{Path, PathBuf};

use dxil::container::{Container, FourCC, read};
use dxil::ir::{FunctionId, Module};

/// A module, and the name of its file.
pub(crate) struct Fixture {
    pub(crate) name: String,
    pub(crate) bitcode: Vec<u8>,
}

impl Fixture {
    pub(crate) fn module(&self) -> Module {
        dxil_bitcode::read(&self.bitcode).expect("a module")
    }
}

/// All modules, of programs and with debug information.
pub(crate) fn all() -> Vec<Fixture> {
    let folders = ["dxc110", "dxc17"].map(|it| root().join("tests/fixtures/containers").join(it));
    let paths = folders.iter().flat_map(|folder| {
        let mut paths: Vec<_> =
            fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
        paths.retain(|path| path.extension().is_some_and(|it| it == "dxbc"));
        paths.sort();
        paths
    });
    let fixtures: Vec<_> = paths.flat_map(|path| modules(&path)).collect();
    assert!(fixtures.len() > 350, "{} modules", fixtures.len());
    fixtures
}

fn modules(path: &Path) -> Vec<Fixture> {
    let bytes = fs::read(path).unwrap();
    let Ok(container) = Container::parse(&bytes) else { return Vec::new() };
    let programs = [FourCC::DXIL, FourCC::ILDB].into_iter().filter_map(|four_cc| {
        let program = read::Program::parse(&container.part(four_cc)?).expect("a program");
        let name = format!("{} {four_cc}", path.file_stem().unwrap().to_string_lossy());
        Some(Fixture { name, bitcode: program.bitcode.to_vec() })
    });
    programs.collect()
}

/// The functions with a body.
pub(crate) fn defined(module: &Module) -> Vec<FunctionId> {
    let functions = module.functions.iter().filter(|(_, it)| it.body.is_some());
    functions.map(|(id, _)| id).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
