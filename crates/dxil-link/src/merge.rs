//! The content of several libraries in one module.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::import::Importer;
use dxil_ir::{FunctionId, Module, NamedMetadata};
use dxil_metadata::{Resources, ShaderMetadata};

use crate::reach::{self, Reached};
use crate::symbols::{Symbol, Symbols};
use crate::{Diagnostic, Library, constructors, library, uses};

/// The content of libraries in one module.
pub(crate) struct Merged {
    /// The module, without the metadata of shaders.
    pub(crate) module: Module,
    /// The metadata of each library that has been reached, in terms of the module.
    pub(crate) libraries: Vec<(String, ShaderMetadata)>,
    /// The functions that compute first values of static variables.
    pub(crate) constructors: Vec<FunctionId>,
}

/// Copies what functions reach in each library into one module.
///
/// # Errors
///
/// Those that were found before, functions that are not defined but must be, variables that several libraries
/// have, and metadata that cannot be read.
pub(crate) fn merge(
    libraries: &[Library],
    symbols: &Symbols<'_>,
    roots: &[Symbol],
    must_be_defined: bool,
    mut errors: Vec<Diagnostic>,
) -> Result<Merged, Vec<Diagnostic>> {
    let reached = reach::reach(libraries, symbols, roots.to_vec(), must_be_defined, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut module = Module::dxil();
    // That of native 16-bit types gives other sizes. DXC's linker states none.
    let used = libraries.iter().zip(&reached).filter(|(_, it)| !it.functions.is_empty());
    let mut layouts = used.map(|(library, _)| &library.module.data_layout);
    if let Some(layout) = layouts.find(|it| !it.is_empty()) {
        module.data_layout = layout.clone();
    }
    // Functions keep the order in which they are declared.
    for roots in roots.chunk_by(|one, next| one.0 == next.0) {
        let Some(&(library, _)) = roots.first() else { continue };
        let mut importer = Importer::new(&libraries[library].module, &mut module);
        for &(_, id) in roots {
            importer.declare(id);
        }
    }
    let mut imported = Vec::new();
    let mut variables = BTreeMap::new();
    for (library, reached) in libraries.iter().zip(&reached) {
        if reached.functions.is_empty() {
            continue;
        }
        match library::metadata(library, reached) {
            Ok(metadata) => {
                check_variables(library, reached, &metadata, &mut variables, &mut errors);
                match import(library, reached, &metadata, &mut module) {
                    Ok(it) => imported.push(it),
                    Err(error) => errors.push(error),
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    call_constructors(&mut module, &imported).map_err(|error| Vec::from([error]))?;
    let constructors = imported.iter().flat_map(|it| it.constructors.clone()).collect();
    let libraries = imported.into_iter().map(|it| (it.name, it.metadata)).collect();
    Ok(Merged { module, libraries, constructors })
}

/// A library that has been copied into a module, in terms of the module.
struct Imported {
    name: String,
    metadata: ShaderMetadata,
    constructors: Vec<FunctionId>,
}

/// Calls the constructors of each library in the entry points of all others: its own call them already.
fn call_constructors(module: &mut Module, libraries: &[Imported]) -> Result<(), Diagnostic> {
    for (index, library) in libraries.iter().enumerate() {
        let others = libraries.iter().enumerate().filter(|(other, _)| *other != index);
        let others: Vec<_> = others.flat_map(|(_, it)| it.constructors.clone()).collect();
        for entry in &library.metadata.entry_points {
            constructors::call(module, entry, &others)?;
        }
    }
    Ok(())
}

/// Refuses variables that are no resources and that two libraries have: which one initializes or shares
/// them is not stated.
fn check_variables<'a>(
    library: &'a Library,
    reached: &Reached,
    metadata: &ShaderMetadata,
    known: &mut BTreeMap<&'a BString, &'a str>,
    errors: &mut Vec<Diagnostic>,
) {
    let resources = metadata.resources.iter().flat_map(Resources::iter);
    let resources: Vec<_> =
        resources.filter_map(|it| uses::variable(&library.module, it.symbol)).collect();
    for &id in reached.variables.iter().filter(|id| !resources.contains(id)) {
        let variable = &library.module.variables[id];
        if variable.linkage.is_local() {
            continue;
        }
        if let Some(first) = known.insert(&variable.name, &library.name) {
            let message = format!("both have the variable {}", variable.name.as_bstr());
            errors.push(Diagnostic::of(&[first, &library.name], message));
        }
    }
}

/// Copies a library into a module.
fn import(
    library: &Library,
    reached: &Reached,
    metadata: &ShaderMetadata,
    module: &mut Module,
) -> Result<Imported, Diagnostic> {
    let mut source = library.module.clone();
    metadata.write(&mut source);
    let before = core::mem::take(&mut module.named_metadata);
    let mut importer = Importer::new(&source, module);
    for &id in &reached.functions {
        importer.declare(id);
    }
    for &id in &reached.functions {
        importer.define(id);
    }
    let constructors = reached.constructors.iter().map(|&id| importer.declare(id)).collect();
    for named in &source.named_metadata {
        importer.named_metadata(named);
    }
    let metadata =
        ShaderMetadata::read(module).map_err(|error| Diagnostic::of(&[&library.name], error))?;
    let added = core::mem::replace(&mut module.named_metadata, before);
    let is_other =
        |named: &NamedMetadata| !ShaderMetadata::NAMES.iter().any(|name| named.name == *name);
    for mut named in added.into_iter().filter(is_other) {
        if named.name == "llvm.module.flags" {
            // A module states a flag once, and libraries state equal ones.
            let known = module.named_metadata("llvm.module.flags").map(|it| it.nodes.clone());
            named.nodes.retain(|node| known.iter().flatten().all(|known| known != node));
        }
        module.name_metadata(named.name, named.nodes.iter().copied());
    }
    Ok(Imported { name: library.name.clone(), metadata, constructors })
}
