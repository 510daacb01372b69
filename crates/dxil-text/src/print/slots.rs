//! Numbers the unnamed parts of a module.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::metadata::modern::Detail;
use dxil_ir::metadata::{Location, Reference};
use dxil_ir::{
    AliasId, AttributeGroupId, AttributeSetId, Body, Dialect, FUNCTION_SLOT, Function, FunctionId,
    Id as _, InstructionId, InstructionKind, Metadata, MetadataId, MetadataKindId, Module, Value,
    VariableId,
};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::function_kind::FunctionKinds;
use super::metadata::is_inline;
use super::name::{Counter, Name};
use super::record::is_hidden;

/// The numbers of globals, metadata and attributes.
pub(crate) struct Slots<'m> {
    module: &'m Module,
    /// The globals without names, in the order of their numbers.
    unnamed: Vec<Global>,
    /// The nodes, in the order of their numbers.
    pub(crate) nodes: Vec<Slot>,
    /// The printed numbers of the nodes, if they have one.
    node_names: Vec<Name>,
    next_node: Counter,
    /// The metadata that has to be numbered.
    stack: Vec<MetadataId>,
    places: Places,
    /// The nodes of locations with details.
    detailed: DetailedPlaces,
    /// The printed numbers of the debug locations of instructions, function by function.
    pub(crate) locations: Vec<Name>,
    /// The index of the first location of each function.
    pub(crate) first_locations: Vec<usize>,
    /// The debug location of the last instruction, which often is that of the next one, too.
    last_place: Option<(u128, Detail, Name)>,
    /// The groups of attributes, in the order of their numbers.
    pub(crate) groups: Vec<AttributeGroupId>,
    group_numbers: Vec<Option<u32>>,
}

/// The nodes of locations, by their keys.
type Places = HashMap<u128, Place, FixedState>;
/// The nodes of locations of which more is known than LLVM 3.7 can say.
type DetailedPlaces = BTreeMap<(u128, Detail), Place>;

/// A global, in the order in which those without names are numbered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Global {
    Variable(VariableId),
    Alias(AliasId),
    Function(FunctionId),
}

/// A numbered node of metadata.
#[derive(Clone, Copy)]
pub(crate) enum Slot {
    /// Metadata of the module.
    Node(MetadataId),
    /// The debug location of an instruction, which is not metadata of the module.
    Location(Location, Detail),
}

/// The node of a debug location.
#[derive(Clone, Copy)]
enum Place {
    /// Metadata of the module.
    Node(MetadataId),
    /// The number of a location that is not metadata of the module.
    Name(Name),
}

impl<'m> Slots<'m> {
    /// Numbers everything outside of functions.
    pub(crate) fn new(module: &'m Module, has_records: bool) -> Self {
        let (places, detailed) = place_nodes(module);
        let metadata = module.metadata.arena().len();
        let mut this = Self {
            module,
            unnamed: unnamed(module),
            nodes: Vec::with_capacity(metadata),
            node_names: vec![Name::NONE; metadata],
            next_node: Counter::new(b'!'),
            stack: Vec::with_capacity(metadata),
            places,
            detailed,
            locations: Vec::new(),
            first_locations: Vec::with_capacity(module.functions.len()),
            last_place: None,
            groups: Vec::new(),
            group_numbers: vec![None; module.attributes.all_groups().len()],
        };
        for variable in module.variables.values() {
            variable.attachments.iter().for_each(|&(_, id)| this.add_node(id));
        }
        for named in &module.named_metadata {
            named.nodes.iter().for_each(|&id| this.add_node(id));
        }
        let is_hidden = |it: &&Function| has_records && is_hidden(module, it);
        for function in module.functions.values().filter(|it| !is_hidden(it)) {
            this.add_attributes(function.attributes);
        }
        this
    }

    /// The number of a global without a name.
    pub(crate) fn number(&self, global: Global) -> Option<u32> {
        self.unnamed.binary_search(&global).ok().map(|number| number as u32)
    }

    /// Numbers the attachments of the next function; to be called before its instructions are
    /// numbered.
    pub(crate) fn function(&mut self, function: &Function) {
        self.first_locations.push(self.locations.len());
        function.attachments.iter().for_each(|&(_, id)| self.add_node(id));
    }

    /// Numbers the metadata and attributes of an instruction.
    #[inline]
    pub(crate) fn instruction(
        &mut self,
        body: &Body,
        id: InstructionId,
        attached: &[(MetadataKindId, MetadataId)],
        function_kinds: &FunctionKinds,
    ) {
        let instruction = &body.instructions[id];
        if let InstructionKind::Call { callee, arguments, attributes, .. } = instruction.kind {
            self.add_attributes(attributes);
            if function_kinds.of(self.module, callee).is_intrinsic() {
                for &argument in body.list(arguments) {
                    if let Value::Metadata(id) = argument {
                        self.add_node(id);
                    }
                }
            }
        }
        if let Some(location) = &instruction.location {
            self.add_location(location, body.details.get(&id).copied().unwrap_or_default());
        }
        attached.iter().for_each(|&(_, id)| self.add_node(id));
    }

    /// Numbers a node, and then its operands.
    #[inline]
    pub(crate) fn add_node(&mut self, id: MetadataId) {
        if self.node_names[id.index()].is_none() && !self.is_inline(id) {
            self.add_new_node(id);
        }
    }

    /// Whether a node is printed in place of a reference to it.
    fn is_inline(&self, id: MetadataId) -> bool {
        self.module.types.dialect() == Dialect::Modern
            && matches!(&self.module.metadata[id], Metadata::Node(node) if is_inline(&node.kind))
    }

    fn add_new_node(&mut self, id: MetadataId) {
        let module = self.module;
        self.stack.push(id);
        while let Some(id) = self.stack.pop() {
            let Metadata::Node(node) = &module.metadata[id] else { continue };
            if !self.node(id).is_none() {
                continue;
            }
            self.node_names[id.index()] = self.add_slot(Slot::Node(id));
            let start = self.stack.len();
            node.kind.for_each_operand(|operand| {
                let new = operand.filter(|&id| {
                    matches!(module.metadata[id], Metadata::Node(_))
                        && self.node(id).is_none()
                        && !self.is_inline(id)
                });
                if let Some(id) = new {
                    self.stack.push(id);
                }
            });
            self.stack[start..].reverse();
        }
    }

    /// Assigns the next number to a node, and returns its printed form.
    fn add_slot(&mut self, slot: Slot) -> Name {
        self.nodes.push(slot);
        self.next_node.count()
    }

    /// Numbers the debug location of an instruction.
    fn add_location(&mut self, location: &Location, detail: Detail) {
        let key = key(location);
        let name = match self.last_place {
            Some((last, of, name)) if (last, of) == (key, detail) => name,
            _ => self.place(key, location, detail),
        };
        self.last_place = Some((key, detail, name));
        self.locations.push(name);
    }

    /// The printed number of a location, which gets a number if it has none.
    fn place(&mut self, key: u128, location: &Location, detail: Detail) -> Name {
        let is_plain = detail == Detail::default();
        let known =
            if is_plain { self.places.get(&key) } else { self.detailed.get(&(key, detail)) };
        match known {
            Some(&Place::Name(name)) => name,
            Some(&Place::Node(id)) => {
                self.add_node(id);
                self.node(id)
            }
            None => {
                let name = self.add_slot(Slot::Location(*location, detail));
                if is_plain {
                    self.places.insert(key, Place::Name(name));
                } else {
                    self.detailed.insert((key, detail), Place::Name(name));
                }
                for id in [location.scope, location.inlined_at].into_iter().flatten() {
                    self.add_node(id);
                }
                name
            }
        }
    }

    /// Numbers the attribute group of a function itself.
    fn add_attributes(&mut self, set: Option<AttributeSetId>) {
        let Some(group) = function_group(self.module, set) else { return };
        let number = &mut self.group_numbers[group.index()];
        if number.is_none() {
            *number = Some(self.groups.len() as u32);
            self.groups.push(group);
        }
    }

    /// The printed number of a node, if it has one.
    #[inline]
    pub(crate) fn node(&self, id: MetadataId) -> Name {
        self.node_names[id.index()]
    }

    /// The number of the attribute group of a function itself, if it has one.
    pub(crate) fn attributes(&self, set: Option<AttributeSetId>) -> Option<u32> {
        self.group_numbers[function_group(self.module, set)?.index()]
    }
}

/// The globals without names.
fn unnamed(module: &Module) -> Vec<Global> {
    let variables = module.variables.iter().map(|(id, it)| (Global::Variable(id), &it.name));
    let aliases = module.aliases.iter().map(|(id, it)| (Global::Alias(id), &it.name));
    let functions = module.functions.iter().map(|(id, it)| (Global::Function(id), &it.name));
    let all = variables.chain(aliases).chain(functions);
    all.filter(|(_, name)| name.is_empty()).map(|(global, _)| global).collect()
}

/// The debug locations that are metadata of the module: those without details, and the others.
fn place_nodes(module: &Module) -> (Places, DetailedPlaces) {
    let mut plain: HashMap<_, _, _> = HashMap::default();
    let mut detailed = BTreeMap::new();
    for (id, metadata) in module.metadata.arena().iter() {
        let Metadata::Node(node) = metadata else { continue };
        let Some(location) = node.kind.location().filter(|_| !node.distinct) else { continue };
        match module.metadata.location_detail(id) {
            detail if detail == Detail::default() => {
                plain.entry(key(&location)).or_insert(Place::Node(id));
            }
            detail => drop(detailed.entry((key(&location), detail)).or_insert(Place::Node(id))),
        }
    }
    (plain, detailed)
}

/// A location as a number, which is faster to hash and to compare.
fn key(location: &Location) -> u128 {
    let Location { line, column, scope, inlined_at } = *location;
    let number = |id: Reference| id.map_or(0, |id| id.index() as u128 + 1);
    u128::from(line) | u128::from(column) << 32 | number(scope) << 48 | number(inlined_at) << 80
}

/// The attribute group of a function itself.
fn function_group(module: &Module, set: Option<AttributeSetId>) -> Option<AttributeGroupId> {
    let mut groups = module.attributes.groups(set?);
    let found = groups.find(|(_, group)| group.slot == FUNCTION_SLOT);
    found.filter(|(_, group)| !group.attributes.is_empty()).map(|(id, _)| id)
}
