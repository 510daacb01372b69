//! Modules that are copied into an empty one.

use std::fs;
use std::path::Path;

use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_ir::import::Importer;
use dxil_ir::{Linkage, Metadata, Module, verify};
use dxil_text::Style;

/// The modules of all containers of DXC 1.10, those with debug information among them.
fn modules() -> Vec<(String, Module)> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut modules = Vec::new();
    for entry in fs::read_dir(fixtures.join("containers/dxc110")).expect("fixtures") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "dxbc") {
            continue;
        }
        let file = fs::read(&path).expect("a file");
        let container = Container::parse(&file).expect("a container");
        let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL));
        let Some(part) = part else { continue };
        let bitcode = Program::parse(&part).expect("a program").bitcode;
        let module = dxil_bitcode::read(&bitcode).expect("a module");
        modules.push((path.display().to_string(), module));
    }
    modules
}

/// A module of all content of another one.
fn copy(from: &Module) -> Module {
    let mut to = Module::new();
    to.target_triple = from.target_triple.clone();
    to.data_layout = from.data_layout.clone();
    let mut importer = Importer::new(from, &mut to);
    // Globals are numbered by their order, types, constants and metadata by their use.
    for id in from.variables.ids() {
        importer.global_variable(id);
    }
    for id in from.functions.ids() {
        importer.declare(id);
    }
    for id in from.functions.ids() {
        importer.define(id);
    }
    from.named_metadata.iter().for_each(|named| importer.named_metadata(named));
    to
}

#[test]
fn a_copy_has_the_listing_of_the_original() {
    let modules = modules();
    assert!(modules.len() > 200, "{}", modules.len());
    for (name, mut module) in modules {
        // A copy has no use-list orders.
        module.drop_use_lists();
        let copy = copy(&module);
        let print = |module| dxil_text::print(module, Style::Dxc).expect("text").to_string();
        assert!(print(&copy) == print(&module), "{name}");
        assert_eq!(verify::verify(&copy), verify::verify(&module), "{name}");
    }
}

/// Whether a second copy of a module adds something: distinct nodes and what other modules do not see.
fn has_own_content(module: &Module) -> bool {
    let is_local = |linkage| matches!(linkage, Linkage::Internal | Linkage::Private);
    let is_distinct = |it: &Metadata| matches!(it, Metadata::Node(node) if node.distinct);
    module.metadata.arena().values().any(is_distinct)
        || module.functions.values().any(|it| is_local(it.linkage))
        || module.variables.values().any(|it| is_local(it.linkage))
}

#[test]
fn a_second_copy_adds_no_types_and_nodes() {
    let mut count = 0;
    for (name, module) in modules().into_iter().filter(|(_, module)| !has_own_content(module)) {
        count += 1;
        let mut once = copy(&module);
        let counts = |module: &Module| {
            let (types, metadata) = (&module.types, module.metadata.arena().len());
            (types.arena().len(), types.structs().len(), metadata, module.functions.len())
        };
        let before = counts(&once);
        let mut importer = Importer::new(&module, &mut once);
        for id in module.variables.ids() {
            importer.global_variable(id);
        }
        for id in module.functions.ids() {
            importer.declare(id);
        }
        module.named_metadata.iter().for_each(|named| importer.named_metadata(named));
        assert_eq!(counts(&once), before, "{name}");
    }
    assert!(count > 100, "{count}");
}
