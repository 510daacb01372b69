//! Named and attached metadata, and the nodes that are reachable from it.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

use super::function::Context;
use super::{Place, Rule, Site, Verifier};
use crate::metadata::{ModernNode, NodeKind, Reference};
use crate::{
    ConstantId, ConstantKind, Dialect, Function, FunctionId, Id as _, Instruction, InstructionKind,
    Metadata, MetadataId, MetadataKindId, Module, Type, TypeId,
};

/// The metadata that has been checked.
pub(super) struct State {
    /// One entry for each entry of the module's metadata.
    visited: Vec<bool>,
    stack: Vec<MetadataId>,
    /// Identifiers that stand for types, with the node that has them.
    pub(super) references: Vec<(MetadataId, MetadataId)>,
    /// Pieces of variables, which are checked when the identifiers are known.
    pub(super) pieces: Vec<(Place, MetadataId, MetadataId)>,
    /// The last nodes of chains of scopes, and of places where locations are inlined.
    pub(super) last: BTreeMap<MetadataId, Reference>,
    /// The tuples whose elements have been checked by a rule.
    pub(super) tuples: BTreeSet<(MetadataId, Rule)>,
    /// The functions that subprograms name.
    pub(super) described: BTreeSet<FunctionId>,
    kinds: Kinds,
}

/// The kinds of attached metadata that have rules.
#[derive(Default)]
struct Kinds {
    debug: Option<MetadataKindId>,
    range: Option<MetadataKindId>,
    accuracy: Option<MetadataKindId>,
    non_null: Option<MetadataKindId>,
    profile: Option<MetadataKindId>,
}

/// The number of nodes for which memory is reserved at once; compilers rarely make more that wait at a time.
const MOST_PENDING: usize = 64;

impl State {
    pub(super) fn new(module: &Module) -> Self {
        let mut kinds = Kinds::default();
        for (id, name) in module.metadata_kinds.iter() {
            let kind = match name.as_ref() {
                b"dbg" => &mut kinds.debug,
                b"range" => &mut kinds.range,
                b"fpmath" => &mut kinds.accuracy,
                b"nonnull" => &mut kinds.non_null,
                b"prof" => &mut kinds.profile,
                _ => continue,
            };
            kind.get_or_insert(id);
        }
        let visited = vec![false; module.metadata.arena().len()];
        Self {
            visited,
            stack: Vec::with_capacity(module.metadata.arena().len().min(MOST_PENDING)),
            references: Vec::new(),
            pieces: Vec::new(),
            last: BTreeMap::new(),
            tuples: BTreeSet::new(),
            described: BTreeSet::new(),
            kinds,
        }
    }
}

impl Verifier<'_> {
    /// Checks named metadata.
    pub(super) fn module_metadata(&mut self) {
        for (index, named) in self.module.named_metadata.iter().enumerate() {
            let place = Place::NamedMetadata(index);
            for &id in &named.nodes {
                let is_node = self.node(id).is_some();
                if self.check(is_node, place, Rule::NamedNode) {
                    self.visit(id);
                }
            }
            match named.name.as_slice() {
                b"llvm.module.flags" => self.module_flags(place, named),
                b"llvm.ident" => self.idents(place, named),
                b"llvm.dbg.cu" => {
                    let is_unit = |&id: &MetadataId| match self.node(id) {
                        Some(NodeKind::Modern(node)) => {
                            matches!(**node, ModernNode::CompileUnit(_))
                        }
                        node => matches!(node, Some(NodeKind::CompileUnit(_))),
                    };
                    let are_units = named.nodes.iter().all(is_unit);
                    self.check(are_units, place, Rule::DebugUnits);
                }
                _ => {}
            }
        }
    }

    /// Checks a node and all that are reachable from it, each once.
    pub(super) fn visit(&mut self, id: MetadataId) {
        let module = self.module;
        let mut stack = core::mem::take(&mut self.metadata.stack);
        stack.push(id);
        while let Some(id) = stack.pop() {
            if core::mem::replace(&mut self.metadata.visited[id.index()], true) {
                continue;
            }
            if let Metadata::Node(node) = &module.metadata[id] {
                self.debug_node(id, node);
                node.kind.for_each_operand(|operand| stack.extend(operand));
            }
        }
        self.metadata.stack = stack;
    }

    /// Checks the metadata attached to a function.
    pub(super) fn function_metadata(&mut self, place: Place, function: &Function) {
        let is_declaration = function.body.is_none() && !function.attachments.is_empty();
        let may_have = !is_declaration || self.types.dialect() == Dialect::Modern;
        self.check(may_have, place, Rule::DeclarationMetadata);
        for &(kind, id) in &function.attachments {
            if !self.attached(place, id) {
                continue;
            }
            if Some(kind) == self.metadata.kinds.profile {
                let operands = self.module.metadata.operands(id);
                let fits = match *operands {
                    [Some(name), count] => {
                        let name = &self.module.metadata[name];
                        let is_name =
                            matches!(name, Metadata::String(it) if it == "function_entry_count");
                        is_name && self.integer(count).is_some()
                    }
                    _ => false,
                };
                self.check(fits, place, Rule::ProfileShape);
            }
        }
    }

    /// Checks that attached metadata is a node, and that node.
    fn attached(&mut self, place: Place, id: MetadataId) -> bool {
        let is_node = self.check(self.node(id).is_some(), place, Rule::AttachedNode);
        if is_node {
            self.visit(id);
        }
        is_node
    }

    /// Checks the metadata attached to an instruction.
    pub(super) fn attachments(
        &mut self,
        context: &Context<'_>,
        site: &Site,
        instruction: &Instruction,
    ) {
        let place = Place::from(site);
        let attachments = context.body.attachments.get(&site.instruction);
        for &(kind, id) in attachments.into_iter().flatten() {
            if !self.attached(place, id) {
                continue;
            }
            let (kind, kinds) = (Some(kind), &self.metadata.kinds);
            if kind == kinds.debug {
                let is_location = self.node(id).is_some_and(|node| node.location().is_some());
                self.check(is_location, place, Rule::DebugAttachment);
            } else if kind == kinds.range {
                self.range(place, instruction, id);
            } else if kind == kinds.accuracy {
                self.accuracy(place, instruction, id);
            } else if kind == kinds.non_null {
                let is_pointer = self.is_pointer_load(instruction);
                self.check(is_pointer, place, Rule::NonNullPlace);
            }
        }
    }

    /// Checks the metadata that an instruction has as operands.
    pub(super) fn metadata_operands(&mut self, context: &Context<'_>, instruction: &Instruction) {
        let module = self.module;
        instruction.for_each_operand(context.body, |value| match value {
            crate::Value::Metadata(id) if matches!(module.metadata[id], Metadata::Node(_)) => {
                self.visit(id);
            }
            _ => {}
        });
    }

    fn is_pointer_load(&self, instruction: &Instruction) -> bool {
        let is_load = matches!(instruction.kind, InstructionKind::Load { .. });
        is_load && self.types.is_pointer(instruction.ty)
    }

    fn accuracy(&mut self, place: Place, instruction: &Instruction, id: MetadataId) {
        let is_float = self.types.is_float_or_vector(instruction.ty);
        self.check(is_float, place, Rule::FpMathPlace);
        let fits = match *self.module.metadata.operands(id) {
            [number] => self.constant(number).is_some_and(|id| self.is_positive(id)),
            _ => false,
        };
        self.check(fits, place, Rule::FpMathShape);
    }

    /// Whether a constant is a finite floating-point number above zero.
    fn is_positive(&self, id: ConstantId) -> bool {
        let constant = &self.module.constants[id];
        let ConstantKind::Float(bits) = constant.kind else { return false };
        let infinity = match self.types[constant.ty] {
            Type::Half => 0x7c00,
            Type::Float => 0x7f80_0000,
            _ => 0x7ff0_0000_0000_0000,
        };
        (1..infinity).contains(&bits)
    }

    /// The constant that metadata is.
    pub(super) fn constant(&self, id: Reference) -> Option<ConstantId> {
        match self.module.metadata[id?] {
            Metadata::Constant(id) => Some(id),
            _ => None,
        }
    }

    /// Checks ranges of values: pairs of a low and a high end.
    fn range(&mut self, place: Place, instruction: &Instruction, id: MetadataId) {
        let kind = &instruction.kind;
        let is_value = matches!(kind, InstructionKind::Load { .. } | InstructionKind::Call { .. });
        self.check(is_value, place, Rule::RangePlace);
        let operands = self.module.metadata.operands(id);
        let numbers: Option<Vec<_>> = operands.iter().map(|&id| self.number(id)).collect();
        let Some(numbers) = numbers.filter(|it| !it.is_empty() && it.len() % 2 == 0) else {
            return self.report(place, Rule::RangeShape);
        };
        if !self.check(numbers.iter().all(|&(ty, _)| ty == instruction.ty), place, Rule::RangeType)
        {
            return;
        }
        let bits = match self.types[instruction.ty] {
            Type::Integer { bits } => bits.min(64),
            _ => return,
        };
        let signed = |value: u64| (value << (64 - bits)) as i64 >> (64 - bits);
        let ranges: Vec<_> =
            numbers.chunks_exact(2).map(|pair| (signed(pair[0].1), signed(pair[1].1))).collect();
        let is_empty = ranges.iter().any(|(low, high)| low == high);
        self.check(!is_empty, place, Rule::RangeEmpty);
        let is_ordered = |pair: &[(i64, i64)]| pair[0].1 < pair[1].0 && pair[0].0 < pair[1].0;
        let mut ordered = ranges.windows(2).all(is_ordered);
        // The last range may wrap around, and must not reach the first.
        if let ([first, .., last], true) = (&*ranges, ranges.len() > 2) {
            ordered &= last.0 < last.1 || last.1 < first.0;
        }
        self.check(ordered, place, Rule::RangeOrder);
    }

    /// The type and value of a constant integer that metadata is.
    fn number(&self, id: Reference) -> Option<(TypeId, u64)> {
        let constant = self.constant(id)?;
        Some((self.module.constants[constant].ty, self.integer(id)?))
    }
}
