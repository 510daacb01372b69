//! The functions that a linked library exports, and their names.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;
use core::fmt;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_ir::edit;
use dxil_ir::{FunctionId, Module};
use dxil_metadata::{EntryPoint, ShaderMetadata, source_name, with_source_name};

use crate::symbols::{Symbol, Symbols};
use crate::{Diagnostic, Library, annotations};

/// The functions that a linked library exports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Exports {
    /// All that the libraries export.
    #[default]
    All,
    /// The entry points, as with DXC's `-export-shaders-only`.
    EntryPoints,
    /// These functions, as with DXC's `-exports`.
    Listed(Vec<Export>),
}

/// A function that a linked library exports: all overloads, if it is named as in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The name in the module or in the source.
    pub function: BString,
    /// The names in the source that it gets; its own if there are none here. There is a copy of the function for
    /// each but the first.
    pub names: Vec<BString>,
}

/// A text that does not list exports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseExportError(BString);

impl fmt::Display for ParseExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(text) = self;
        write!(
            f,
            "expected NAME or NEW[,NEW...]=NAME, separated by semicolons, but this is \"{text}\""
        )
    }
}

impl core::error::Error for ParseExportError {}

impl Export {
    /// Reads exports as in DXC's `-exports`: `NAME` or `NEW,NEW=NAME`, separated by semicolons.
    ///
    /// ```
    /// use dxil_link::Export;
    /// let exports = Export::parse_list("shade;lit,unlit=color").unwrap();
    /// assert_eq!(exports[0], Export { function: "shade".into(), names: [].into() });
    /// assert_eq!(exports[1], Export { function: "color".into(), names: ["lit".into(), "unlit".into()].into() });
    /// ```
    ///
    /// # Errors
    ///
    /// The first export without a name.
    pub fn parse_list(text: impl AsRef<[u8]>) -> Result<Vec<Self>, ParseExportError> {
        text.as_ref().split_str(";").map(|export| Self::parse(export.as_bstr())).collect()
    }

    fn parse(text: &BStr) -> Result<Self, ParseExportError> {
        let (names, function) = match text.split_once_str("=") {
            Some((names, function)) if !names.is_empty() => (names, function),
            Some(_) => (text.as_bytes(), b"".as_slice()),
            None => (b"".as_slice(), text.as_bytes()),
        };
        if function.is_empty() {
            return Err(ParseExportError(text.into()));
        }
        let names = names.split_str(",").filter(|name| !name.is_empty()).map(unescaped);
        let names = names.map(|name| source_name(name.as_bstr()).into()).collect();
        Ok(Self { function: unescaped(function), names })
    }

    fn is_of(&self, name: &BStr) -> bool {
        self.function == name || source_name(name) == self.function
    }
}

/// A name whose first byte may be written as in textual IR, `\01`.
fn unescaped(name: &[u8]) -> BString {
    let rest = name.strip_prefix(br"\01");
    rest.map_or_else(|| name.into(), |rest| [b"\x01", rest].concat().into())
}

/// The exported functions, each with its name in its library and its names in the linked one.
pub(crate) struct Exported {
    /// In the order that they have in the linked library.
    pub(crate) symbols: Vec<Symbol>,
    names: BTreeMap<BString, BTreeSet<BString>>,
}

impl Exported {
    /// The functions of libraries that are exported.
    ///
    /// # Errors
    ///
    /// Exports that no library defines, and names that several functions get.
    pub(crate) fn new(
        libraries: &[Library],
        symbols: &Symbols<'_>,
        exports: &Exports,
        errors: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut exported = Self { symbols: Vec::new(), names: BTreeMap::new() };
        let entry_points = match exports {
            Exports::EntryPoints => entry_points(libraries, errors),
            Exports::All | Exports::Listed(_) => BTreeSet::new(),
        };
        for &symbol in symbols.all() {
            let (library, id) = symbol;
            let name = &libraries[library].module.functions[id].name;
            let is_exported = match exports {
                Exports::All => true,
                Exports::EntryPoints => entry_points.contains(&symbol),
                Exports::Listed(list) => list.iter().any(|it| it.is_of(name.as_bstr())),
            };
            if is_exported {
                exported.symbols.push(symbol);
                exported.names.insert(name.clone(), names(name, exports));
            }
        }
        // DXC's linker takes chosen functions from the end of a list. That of entry points is in the order of
        // libraries.
        match exports {
            Exports::All => {}
            Exports::Listed(_) => exported.symbols.reverse(),
            Exports::EntryPoints => exported.symbols.sort_by(|one, other| other.cmp(one)),
        }
        exported.check(exports, errors);
        exported
    }

    fn check(&self, exports: &Exports, errors: &mut Vec<Diagnostic>) {
        if let Exports::Listed(list) = exports {
            let is_missing = |it: &&Export| !self.names.keys().any(|name| it.is_of(name.as_bstr()));
            errors.extend(list.iter().filter(is_missing).map(|it| {
                Diagnostic::new(format!("no library defines the export {}", it.function))
            }));
        }
        let mut known = BTreeMap::new();
        for (function, names) in &self.names {
            for name in names {
                if let Some(first) = known.insert(name, function) {
                    let message =
                        format!("the functions {first} and {function} are both exported as {name}");
                    errors.push(Diagnostic::new(message));
                }
            }
        }
        if errors.is_empty() && self.symbols.is_empty() {
            errors.push(Diagnostic::new("no library has a function to export"));
        }
    }

    /// Whether a function of this name in its library is exported.
    pub(crate) fn contains(&self, name: &BStr) -> bool {
        self.names.contains_key(name)
    }

    /// Gives the functions of a module their names: other functions of these names get new ones, and a function
    /// with several names is copied. Returns the copies.
    pub(crate) fn rename(
        &self,
        module: &mut Module,
        metadata: &mut ShaderMetadata,
    ) -> Result<Vec<FunctionId>, Diagnostic> {
        let mut copies = Vec::new();
        let functions: BTreeMap<_, _> = module
            .functions
            .iter()
            .filter_map(|(id, it)| Some((id, self.names.get(&it.name)?)))
            .filter(|&(id, names)| !names.contains(&module.functions[id].name) || names.len() > 1)
            .collect();
        // First, the names that functions give up: exports can swap theirs.
        let mut originals = BTreeMap::new();
        for &id in functions.keys() {
            let old = module.functions[id].name.clone();
            originals.insert(id, old.clone());
            let plain = format!("temp.{}", source_name(old.as_bstr()));
            module.rename_function(id, with_source_name(old.as_bstr(), plain.as_bytes().as_bstr()));
        }
        for (id, names) in functions {
            // The function keeps its own name if it is one of them.
            let first = names.get(&originals[&id]).or_else(|| names.first());
            if let Some(name) = first {
                make_free(module, name.as_bstr());
                module.rename_function(id, name.clone());
                entries_of(metadata, id).for_each(|it| it.name.clone_from(name));
            }
            for name in names.iter().filter(|&it| Some(it) != first) {
                make_free(module, name.as_bstr());
                copies.push(copy(module, metadata, id, name)?);
            }
        }
        Ok(copies)
    }
}

/// The names that a function gets.
fn names(name: &BString, exports: &Exports) -> BTreeSet<BString> {
    let Exports::Listed(list) = exports else { return [name.clone()].into() };
    let mut names = BTreeSet::new();
    for export in list.iter().filter(|it| it.is_of(name.as_bstr())) {
        names
            .extend(export.names.iter().map(|new| with_source_name(name.as_bstr(), new.as_bstr())));
        if export.names.is_empty() {
            names.insert(name.clone());
        }
    }
    names
}

/// Gives the function that has a name, and is not exported, another one.
fn make_free(module: &mut Module, name: &BStr) {
    if let Some(id) = module.function_named(name) {
        let plain = format!("internal.{}", source_name(name));
        module.rename_function(id, with_source_name(name, plain.as_bytes().as_bstr()));
    }
}

/// Copies a function, its annotation and its entry point.
fn copy(
    module: &mut Module,
    metadata: &mut ShaderMetadata,
    id: FunctionId,
    name: &BString,
) -> Result<FunctionId, Diagnostic> {
    let copy = edit::clone_function(module, id, name.clone())?;
    let addresses = module.function_address(id).zip(module.function_address(copy));
    if let Some((original, copy)) = addresses {
        annotations::copy(&mut metadata.type_annotations, original, copy);
    }
    let entry = entries_of(metadata, id).next().cloned();
    let entry = entry.map(|it| EntryPoint { function: Some(copy), name: name.clone(), ..it });
    metadata.entry_points.extend(entry);
    Ok(copy)
}

fn entries_of(
    metadata: &mut ShaderMetadata,
    id: FunctionId,
) -> impl Iterator<Item = &mut EntryPoint> {
    metadata.entry_points.iter_mut().filter(move |it| it.function == Some(id))
}

/// The entry points of all libraries.
fn entry_points(libraries: &[Library], errors: &mut Vec<Diagnostic>) -> BTreeSet<Symbol> {
    let mut found = BTreeSet::new();
    for (index, library) in libraries.iter().enumerate() {
        match EntryPoint::all(&library.module) {
            Ok(entries) => {
                found.extend(entries.iter().filter_map(|it| Some((index, it.function?))));
            }
            Err(error) => errors.push(Diagnostic::of(&[&library.name], error)),
        }
    }
    found
}
