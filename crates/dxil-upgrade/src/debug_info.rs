//! Debug information of DXC that breaks rules of LLVM, for which LLVM 23 would drop all of a module.

use alloc::borrow::Cow;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::metadata::{Location, Node, NodeKind, Reference};
use dxil_ir::verify::{Place, Rule};
use dxil_ir::{
    Body, FunctionId, InstructionId, InstructionKind as Kind, Metadata, MetadataId, Module, Value,
};

/// What a location says.
type Key = (u32, u16, Reference, Reference);

/// What is wrong in a function.
#[derive(Default)]
struct Wrong {
    /// The locations in subprograms of other functions.
    foreign: BTreeSet<Key>,
    /// The calls that describe a whole variable as a piece of it.
    whole: BTreeSet<InstructionId>,
    /// The calls that describe a piece that is not within its variable, or a variable at one of the locations.
    erased: BTreeSet<InstructionId>,
}

/// Corrects the debug information that breaks these rules. An instruction at a location in another function gets one without a
/// line in its own; the description of a variable there is left out, as is that of a piece that is not within its variable; and a
/// piece that is all of its variable becomes the variable.
pub(crate) fn correct<'m>(module: &'m Module, broken: &[(Rule, Place)]) -> Cow<'m, Module> {
    let mut wrong: BTreeMap<FunctionId, Wrong> = BTreeMap::new();
    for &(rule, place) in broken {
        let Place::Instruction(site) = place else { continue };
        let Some(body) = &module.functions[site.function].body else { continue };
        let own = wrong.entry(site.function).or_default();
        match rule {
            // The rule names the first instruction of each location.
            Rule::DebugSubprogram => {
                own.foreign.extend(body.instructions[site.instruction].location.map(key));
            }
            Rule::DebugPieceWhole => _ = own.whole.insert(site.instruction),
            Rule::DebugPieceOutside => _ = own.erased.insert(site.instruction),
            _ => {}
        }
    }
    let mut module = Cow::Borrowed(module);
    let mut expressions = BTreeMap::new();
    for (function, mut wrong) in wrong {
        let module = module.to_mut();
        move_locations(module, function, &wrong.foreign, &mut wrong.erased);
        for id in wrong.whole {
            describe_all(module, function, id, &mut expressions);
        }
        let Some(body) = &mut module.functions[function].body else { continue };
        for block in body.blocks.values_mut() {
            block.instructions.retain(|id| !wrong.erased.contains(id));
        }
    }
    module
}

fn key(location: Location) -> Key {
    (location.line, location.column, location.scope, location.inlined_at)
}

/// Moves instructions from locations in other functions to one without a line: LLVM demands that calls have a location. Adds the
/// descriptions of variables, which must be in the subprogram of their variable, to those that are erased.
fn move_locations(
    module: &mut Module,
    function: FunctionId,
    foreign: &BTreeSet<Key>,
    erased: &mut BTreeSet<InstructionId>,
) {
    let Some(body) = module.functions[function].body.as_ref().filter(|_| !foreign.is_empty())
    else {
        return;
    };
    let is_foreign = |it: Option<Location>| it.is_some_and(|it| foreign.contains(&key(it)));
    let found = body.instructions().filter(|(_, it)| is_foreign(it.location));
    let (descriptions, moved): (Vec<_>, Vec<_>) =
        found.partition(|(_, it)| is_description(module, &it.kind));
    let moved: Vec<_> = moved.into_iter().map(|(id, _)| id).collect();
    erased.extend(descriptions.into_iter().map(|(id, _)| id));
    let scope = module.subprograms().find(|(of, ..)| *of == function).map(|(_, id, _)| id);
    let location =
        scope.map(|scope| Location { line: 0, column: 0, scope: Some(scope), inlined_at: None });
    let Some(body) = &mut module.functions[function].body else { return };
    for id in moved {
        body.instructions[id].location = location;
    }
}

/// Whether an instruction describes a variable.
fn is_description(module: &Module, kind: &Kind) -> bool {
    let Kind::Call { callee, .. } = kind else { return false };
    let called = module.called_function(*callee);
    called.is_some_and(|id| module.functions[id].name.starts_with(b"llvm.dbg."))
}

/// Lets a call describe a whole variable, by its expression without the piece. `expressions` has those that were made, by
/// those with the piece.
fn describe_all(
    module: &mut Module,
    function: FunctionId,
    call: InstructionId,
    expressions: &mut BTreeMap<MetadataId, MetadataId>,
) {
    let Some(body) = &module.functions[function].body else { return };
    let Some(Value::Metadata(piece)) = arguments(body, call).last().copied() else { return };
    let Some(NodeKind::Expression(operations)) = module.metadata[piece].node_kind() else { return };
    // The piece is the last operation, and has two operands.
    let operations = operations[..operations.len().saturating_sub(3)].into();
    let metadata = &mut module.metadata;
    let expression = *expressions.entry(piece).or_insert_with(|| {
        let kind = NodeKind::Expression(operations);
        metadata.push(Metadata::Node(Node { distinct: false, kind }))
    });
    let Some(body) = &mut module.functions[function].body else { return };
    let mut list = arguments(body, call).to_vec();
    if let Some(last) = list.last_mut() {
        *last = Value::Metadata(expression);
    }
    let list = body.add_list(list);
    if let Kind::Call { arguments, .. } = &mut body.instructions[call].kind {
        *arguments = list;
    }
}

/// The arguments of a call.
fn arguments(body: &Body, call: InstructionId) -> &[Value] {
    match body.instructions[call].kind {
        Kind::Call { arguments, .. } => body.list(arguments),
        _ => &[],
    }
}
