//! The functions and variables that are linked.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::edit::Global;
use dxil_ir::{FunctionId, VariableId, calls};

use crate::symbols::{Symbol, Symbols};
use crate::{Diagnostic, Library, constructors, uses};

/// The content of one library that is linked.
#[derive(Default)]
pub(crate) struct Reached {
    /// The functions with a body.
    pub(crate) functions: BTreeSet<FunctionId>,
    /// The variables.
    pub(crate) variables: BTreeSet<VariableId>,
    /// Those of the functions that compute first values of the variables.
    pub(crate) constructors: Vec<FunctionId>,
}

/// The functions and variables that functions reach in each library: themselves, and all that they call or use.
///
/// # Errors
///
/// Each function that is called and that no library defines, unless a library is the target.
pub(crate) fn reach(
    libraries: &[Library],
    symbols: &Symbols<'_>,
    roots: Vec<Symbol>,
    must_be_defined: bool,
    errors: &mut Vec<Diagnostic>,
) -> Vec<Reached> {
    let mut reached: Vec<Reached> = libraries.iter().map(|_| Reached::default()).collect();
    let mut undefined: BTreeMap<_, (usize, FunctionId)> = BTreeMap::new();
    let mut open = roots;
    while let Some((library, id)) = open.pop().or_else(|| constructor(libraries, &reached)) {
        let module = &libraries[library].module;
        let Some(body) = &module.functions[id].body else { continue };
        if !reached[library].functions.insert(id) {
            continue;
        }
        for global in uses::globals(module, body) {
            match global {
                Global::Function(called) => {
                    let function = &module.functions[called];
                    let elsewhere = || symbols.find(function.name.as_bstr());
                    if function.body.is_some() {
                        open.push((library, called));
                    } else if let Some(definition) = elsewhere() {
                        open.push(definition);
                    } else if !calls::is_operation(function) && !function.name.starts_with(b"llvm.")
                    {
                        undefined.entry(function.name.as_bstr()).or_insert((library, id));
                    }
                }
                Global::Variable(id) => {
                    reached[library].variables.insert(id);
                }
                Global::Alias(_) => {}
            }
        }
    }
    for (library, reached) in libraries.iter().zip(&mut reached) {
        let constructors = constructors::of(&library.module).into_iter();
        reached.constructors = constructors.filter(|id| reached.functions.contains(id)).collect();
    }
    if must_be_defined {
        errors.extend(undefined.into_iter().map(|(name, (library, caller))| {
            let library = &libraries[library];
            let message = format!("it calls {name}, which no library defines");
            Diagnostic::of(&[&library.name], message)
                .within(library.module.functions[caller].name.as_bstr())
        }));
    }
    reached
}

/// A constructor that has not been reached, of a static variable that has.
fn constructor(libraries: &[Library], reached: &[Reached]) -> Option<Symbol> {
    libraries.iter().zip(reached).enumerate().find_map(|(index, (library, reached))| {
        let is_needed = |id: &FunctionId| {
            !reached.functions.contains(id)
                && !constructors::variables(&library.module, *id).is_disjoint(&reached.variables)
        };
        constructors::of(&library.module).into_iter().find(is_needed).map(|id| (index, id))
    })
}
