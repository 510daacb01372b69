//! Entry points without debug information. clang adds them: they call what the source has, which is inlined, and constructors.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::edit::InlinedLocations;
use dxil_ir::metadata::{Location, ModernNode, NodeKind, Reference};
use dxil_ir::{FunctionId, InstructionKind, Metadata, MetadataId, Module};

use crate::described::has_debug_info;
use crate::functions;

/// Gives functions the subprogram of their name that is inlined into them, as if the source had them, and had all else inlined
/// at no line of them.
pub(crate) fn describe(module: &mut Module) {
    if !has_debug_info(module) {
        return;
    }
    let kind = module.metadata_kind("dbg");
    let mut described: BTreeSet<MetadataId> = BTreeSet::new();
    for function in module.functions.values() {
        described.extend(function.attachments.iter().map(|&(_, id)| id));
    }
    for function in functions::defined(module) {
        let has_one = module.functions[function].attachments.iter().any(|it| it.0 == kind);
        if has_one {
            continue;
        }
        let roots = Roots::of(module, function);
        let subprogram = roots.all.values().flatten().copied().find(|&id| {
            !described.contains(&id) && has_name(module, id, &module.functions[function].name)
        });
        if let Some(subprogram) = subprogram {
            described.insert(subprogram);
            inline_all(module, function, subprogram, &roots);
            module.functions[function].attachments.push((kind, subprogram));
        }
    }
}

/// Whether a subprogram has this name.
fn has_name(module: &Module, id: MetadataId, name: &[u8]) -> bool {
    let Some(ModernNode::Subprogram(it)) = module.metadata[id].modern_node() else { return false };
    let is_name = |id| matches!(&module.metadata[id], Metadata::String(text) if &***text == name);
    it.name.is_some_and(is_name)
}

/// Says that what is of other subprograms is inlined into this one.
fn inline_all(module: &mut Module, function: FunctionId, subprogram: MetadataId, roots: &Roots) {
    let place = Location { line: 0, column: 0, scope: Some(subprogram), inlined_at: None };
    let Some(mut body) = module.functions[function].body.take() else { return };
    let mut locations = InlinedLocations::new(&mut module.metadata, place);
    for instruction in body.instructions.values_mut() {
        match instruction.location {
            Some(location) if roots.of_location(location) == Some(subprogram) => {}
            Some(location) => {
                let inlined = locations.of(&mut module.metadata, Some(location));
                instruction.location = Some(inlined);
            }
            None => {
                // LLVM demands one of calls that could be inlined.
                let is_call = matches!(instruction.kind, InstructionKind::Call { .. });
                instruction.location = is_call.then_some(place);
            }
        }
    }
    module.functions[function].body = Some(body);
}

/// The subprograms that the outermost scopes of locations are in.
struct Roots {
    /// Those of the scopes and the places of inlined calls; [`None`] where the way to one has no end.
    all: BTreeMap<MetadataId, Reference>,
}

impl Roots {
    /// Those of the locations of a function.
    fn of(module: &Module, function: FunctionId) -> Self {
        let mut roots = Self { all: BTreeMap::new() };
        let body = module.functions[function].body.iter();
        for (_, instruction) in body.flat_map(dxil_ir::Body::instructions) {
            if let Some(from) = instruction.location.and_then(outermost) {
                roots.add(module, from);
            }
        }
        roots
    }

    /// Looks for the subprogram from a place or a scope on. Each node is visited once.
    fn add(&mut self, module: &Module, from: MetadataId) {
        let (mut way, mut next) = (Vec::new(), Some(from));
        let root = loop {
            let Some(id) = next else { break None };
            if let Some(&known) = self.all.get(&id) {
                break known;
            }
            // It stays where the way comes back to it.
            self.all.insert(id, None);
            way.push(id);
            next = match module.metadata[id].node_kind() {
                Some(NodeKind::LexicalBlock(it)) => it.scope,
                Some(NodeKind::LexicalBlockFile(it)) => it.scope,
                Some(NodeKind::Modern(it)) if matches!(**it, ModernNode::Subprogram(_)) => {
                    break Some(id);
                }
                kind => kind.and_then(NodeKind::location).and_then(outermost),
            };
        };
        self.all.extend(way.into_iter().map(|id| (id, root)));
    }

    fn of_location(&self, location: Location) -> Reference {
        self.all.get(&outermost(location)?).copied().flatten()
    }
}

/// Where a location is inlined, or else its scope.
fn outermost(location: Location) -> Reference {
    location.inlined_at.or(location.scope)
}
