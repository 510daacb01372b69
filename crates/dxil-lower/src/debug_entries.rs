//! Entry points without debug information. clang adds them: they call what the source has, which is inlined, and constructors.

use alloc::collections::{BTreeMap, BTreeSet};

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
    all: BTreeMap<MetadataId, Reference>,
}

impl Roots {
    /// Those of the locations of a function.
    fn of(module: &Module, function: FunctionId) -> Self {
        let mut all = BTreeMap::new();
        let body = module.functions[function].body.iter();
        for (_, instruction) in body.flat_map(dxil_ir::Body::instructions) {
            let Some(from) = instruction.location.and_then(outermost) else { continue };
            all.entry(from).or_insert_with(|| subprogram(module, from));
        }
        Self { all }
    }

    fn of_location(&self, location: Location) -> Reference {
        self.all.get(&outermost(location)?).copied().flatten()
    }
}

/// Where a location is inlined, or else its scope.
fn outermost(location: Location) -> Reference {
    location.inlined_at.or(location.scope)
}

/// The subprogram of the outermost scope from a location or a scope on; [`None`] if the way has no end.
fn subprogram(module: &Module, from: MetadataId) -> Reference {
    let mut seen = BTreeSet::new();
    let mut id = from;
    while seen.insert(id) {
        id = match module.metadata[id].node_kind()? {
            NodeKind::LexicalBlock(it) => it.scope?,
            NodeKind::LexicalBlockFile(it) => it.scope?,
            NodeKind::Modern(node) if matches!(**node, ModernNode::Subprogram(_)) => {
                return Some(id);
            }
            kind => outermost(kind.location()?)?,
        };
    }
    None
}
