//! Debug information of DXC that breaks rules of LLVM, with which LLVM 23 refuses a module.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::metadata::{Location, Node, NodeKind, Reference};
use dxil_ir::verify::{self, ErrorKind, Place, Rule, Site};
use dxil_ir::{
    FunctionId, InstructionId, InstructionKind as Kind, Metadata, MetadataId, Module, Value,
};

/// The rules whose violations [`correct`] removes.
pub(crate) const CORRECTED: [Rule; 3] =
    [Rule::DebugSubprogram, Rule::DebugPieceWhole, Rule::DebugPieceOutside];

/// What a location says.
type Key = (u32, u16, Reference, Reference);

/// Leaves out what debug information says wrongly: the locations in subprograms of other functions, with the variables
/// described there, and pieces of variables that are outside of these, or all of them.
pub(crate) fn correct<'m>(module: &'m Module, errors: &[verify::Error]) -> Cow<'m, Module> {
    let sites = |rule: Rule| {
        errors.iter().filter_map(move |error| match (error.kind(), error.place()) {
            (ErrorKind::Rule(broken), Place::Instruction(site)) if *broken == rule => Some(site),
            _ => None,
        })
    };
    let [foreign, whole, outside] = CORRECTED.map(|rule| sites(rule).collect::<Vec<_>>());
    let mut module = Cow::Borrowed(module);
    // The rule names the first instruction of each location.
    let foreign = foreign.iter().filter_map(|site| Some((site.function, key_at(&module, site)?)));
    let foreign: BTreeSet<(FunctionId, Key)> = foreign.collect();
    for function in foreign.iter().map(|(function, _)| *function).collect::<BTreeSet<_>>() {
        remove_locations(module.to_mut(), function, |key| foreign.contains(&(function, key)));
    }
    if !whole.is_empty() {
        let kind = NodeKind::Expression([].into());
        let node = Metadata::Node(Node { distinct: false, kind });
        let all = module.to_mut().metadata.push(node);
        whole.iter().for_each(|site| describe_all(module.to_mut(), site, all));
    }
    for site in outside {
        erase(module.to_mut(), site.function, &[site.instruction]);
    }
    module
}

fn key(location: Location) -> Key {
    (location.line, location.column, location.scope, location.inlined_at)
}

fn key_at(module: &Module, site: &Site) -> Option<Key> {
    let body = module.functions.get(site.function)?.body.as_ref()?;
    body.instructions.get(site.instruction)?.location.map(key)
}

/// Removes locations from the instructions of a function, and descriptions of variables that have them.
fn remove_locations(module: &mut Module, function: FunctionId, is_wrong: impl Fn(Key) -> bool) {
    let Some(body) = &module.functions[function].body else { return };
    let found = body.instructions().filter(|(_, it)| it.location.map(key).is_some_and(&is_wrong));
    let (descriptions, others): (Vec<_>, Vec<_>) =
        found.map(|(id, it)| (id, &it.kind)).partition(|(_, kind)| is_description(module, kind));
    let [descriptions, others] =
        [descriptions, others].map(|all| all.into_iter().map(|(id, _)| id).collect::<Vec<_>>());
    erase(module, function, &descriptions);
    let Some(body) = &mut module.functions[function].body else { return };
    others.into_iter().for_each(|id| body.instructions[id].location = None);
}

/// Whether an instruction describes a variable.
fn is_description(module: &Module, kind: &Kind) -> bool {
    let Kind::Call { callee, .. } = kind else { return false };
    let called = module.called_function(*callee);
    called.is_some_and(|id| module.functions[id].name.starts_with(b"llvm.dbg."))
}

fn erase(module: &mut Module, function: FunctionId, erased: &[InstructionId]) {
    let Some(body) = &mut module.functions[function].body else { return };
    for block in body.blocks.values_mut() {
        block.instructions.retain(|id| !erased.contains(id));
    }
}

/// Lets a call describe a whole variable, by an expression without operations.
fn describe_all(module: &mut Module, site: &Site, expression: MetadataId) {
    let Some(body) = &mut module.functions[site.function].body else { return };
    let Kind::Call { arguments, .. } = body.instructions[site.instruction].kind else { return };
    let mut list = body.list(arguments).to_vec();
    if let Some(last) = list.last_mut() {
        *last = Value::Metadata(expression);
    }
    let list = body.add_list(list);
    if let Kind::Call { arguments, .. } = &mut body.instructions[site.instruction].kind {
        *arguments = list;
    }
}
