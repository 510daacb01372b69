//! Reads metadata: definitions and references.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_ir::metadata::{Node, NodeKind, Reference};
use dxil_ir::{
    Bundle, InPlace, Metadata, MetadataId, MetadataKindId, Module, NamedMetadata, Operands, Value,
};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::failure::{Failure, Result};
use super::token::{Kind, Token};
use super::{Reader, USUAL_NODES};

/// The metadata that the text defines.
#[derive(Default)]
pub(super) struct MetadataNames<'a> {
    /// The definitions of nodes; in the order of their numbers, once all are known.
    pub(super) nodes: Vec<Definition>,
    /// The names in definitions of named metadata.
    lists: Vec<Token<'a>>,
    /// The indices of named metadata in the module.
    list_indices: HashMap<Cow<'a, [u8]>, usize, FixedState>,
    /// The number of kinds that each module has.
    pub(super) fixed_kinds: usize,
    /// The kinds that attachments have named, by their names.
    pub(super) kinds: HashMap<Cow<'a, [u8]>, MetadataKindId, FixedState>,
    /// Whether the definition of a node is wrong.
    pub(super) is_wrong: bool,
    /// The elements of the lists that are being read, each within the one before it.
    references: Vec<Reference>,
}

impl MetadataNames<'_> {
    /// No metadata, with memory for as much as most texts have.
    pub(super) fn new(module: &Module) -> Self {
        const USUAL_LISTS: usize = 8;
        Self {
            fixed_kinds: module.metadata_kinds.len(),
            nodes: Vec::with_capacity(USUAL_NODES),
            lists: Vec::with_capacity(USUAL_LISTS),
            references: Vec::with_capacity(USUAL_NODES),
            ..Self::default()
        }
    }
}

/// The definition of a node with a number.
pub(super) struct Definition {
    number: u32,
    /// The place of `!` and the number.
    place: Range<usize>,
    /// The node. All nodes have one before the first is read, because they may refer to later ones.
    pub(super) id: Option<MetadataId>,
}

impl<'a> Reader<'a> {
    /// Notes the definition of a node or of named metadata, and skips it: `!0 = …`, `!name = …`.
    pub(super) fn declare_metadata(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        if token.kind == Kind::Metadata {
            self.metadata.lists.push(token);
        } else {
            let number = self.cursor.expect_u32()?;
            let place = token.start..self.cursor.last_end();
            self.metadata.nodes.push(Definition { number, place, id: None });
        }
        self.cursor.expect(Kind::Equal)?;
        self.cursor.eat_word("distinct");
        let open = match self.cursor.kind() {
            Kind::Exclamation => Kind::OpenBrace,
            Kind::Metadata => Kind::OpenParenthesis,
            _ => return Err(self.cursor.expected("a node, such as `!{…}` or `!DIFile(…)`")),
        };
        self.cursor.bump();
        if self.cursor.kind() != open {
            return Err(self.cursor.expected(open.describe()));
        }
        // The second pass reports where the node goes wrong.
        self.cursor.skip_brackets().map_err(Failure::following)
    }

    /// Reads the definitions that [`Reader::declare_metadata`] has noted. All globals are declared.
    pub(super) fn metadata_nodes(&mut self) {
        self.number_nodes();
        let mut equal = Vec::new();
        for index in 0..self.metadata.nodes.len() {
            match self.node_definition(index) {
                Ok(None) => {}
                Ok(Some(pair)) => equal.push(pair),
                Err(failure) => {
                    self.metadata.is_wrong = true;
                    self.failures.push(failure);
                }
            }
        }
        let united = self.module.metadata.unite(0, equal);
        for node in &mut self.metadata.nodes {
            node.id = node.id.map(|id| united.current(id));
        }
        for name in core::mem::take(&mut self.metadata.lists) {
            if let Err(failure) = self.named_metadata(name) {
                self.failures.push(failure);
            }
        }
    }

    /// Sorts the definitions, and gives each an id.
    fn number_nodes(&mut self) {
        let Self { metadata: MetadataNames { nodes, .. }, module, failures, .. } = self;
        nodes.sort_by_key(|node| node.number);
        nodes.dedup_by(|later, first| {
            let is_same = later.number == first.number;
            if is_same {
                let message = format!("the metadata `!{}` is defined twice", first.number);
                let failure = Failure::new(later.place.clone(), message);
                failures.push(failure.note(first.place.clone(), "the first definition"));
            }
            is_same
        });
        // Besides the nodes, there are strings and constants.
        module.metadata.reserve(nodes.len().saturating_mul(2));
        for node in nodes {
            // It equals no node that is read.
            node.id = Some(module.metadata.distinct(NodeKind::Tuple(Operands::default())));
        }
    }

    /// Reads the definition of a node: `!0 = distinct !{…}`. Returns the id of an equal node and its own,
    /// if there is one.
    fn node_definition(&mut self, index: usize) -> Result<Option<(MetadataId, MetadataId)>> {
        let Some(&Definition { ref place, id: Some(id), .. }) = self.metadata.nodes.get(index)
        else {
            return Ok(None);
        };
        self.cursor.seek(place.end);
        self.cursor.expect(Kind::Equal)?;
        let distinct = self.cursor.eat_word("distinct");
        let start = self.cursor.offset();
        let kind = self.node()?;
        if !distinct {
            self.check_identity(&kind, start)?;
        }
        let distinct = distinct || kind.has_identity();
        let node = Metadata::Node(Node { distinct, kind });
        let equal = self.module.metadata.replace(id, node);
        Ok(equal.map(|equal| (equal, id)))
    }

    /// Reads the definition of named metadata: `!name = !{!0, !1}`.
    fn named_metadata(&mut self, name: Token<'a>) -> Result<()> {
        self.cursor.seek(name.end);
        self.cursor.expect(Kind::Equal)?;
        self.cursor.expect(Kind::Exclamation)?;
        self.cursor.expect(Kind::OpenBrace)?;
        let mut nodes = InPlace::default();
        if !self.cursor.eat(Kind::CloseBrace) {
            loop {
                let sign = self.cursor.expect(Kind::Exclamation)?;
                nodes.push(self.numbered_node(&sign)?);
                if self.cursor.eat(Kind::CloseBrace) {
                    break;
                }
                self.cursor.expect(Kind::Comma)?;
            }
        }
        // LLVM appends to a list that is defined again.
        let (name, lists) = (name.bytes(), &mut self.module.named_metadata);
        let known = self.metadata.list_indices.get(&*name).and_then(|&index| lists.get_mut(index));
        match known {
            Some(list) => list.nodes.extend(nodes.iter().copied()),
            None => {
                lists.push(NamedMetadata { name: name.clone().into_owned().into(), nodes });
                self.metadata.list_indices.insert(name, lists.len().saturating_sub(1));
            }
        }
        Ok(())
    }

    /// Reads a node in its definition: `!{…}` or `!DIFile(…)`.
    fn node(&mut self) -> Result<NodeKind> {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Metadata => self.nested(Self::class_node),
            Kind::Exclamation => {
                self.cursor.bump();
                self.nested(Self::references).map(NodeKind::Tuple)
            }
            _ => Err(self.cursor.expected("a node, such as `!{…}` or `!DIFile(…)`")),
        }
    }

    /// Reads metadata: `!7`, `!{…}`, `!"text"`, `!DIFile(…)` or `i32 7`.
    pub(super) fn metadata(&mut self) -> Result<MetadataId> {
        let token = self.cursor.peek();
        let node = match token.kind {
            Kind::Metadata => self.nested(Self::class_node)?,
            Kind::Exclamation => {
                self.cursor.bump();
                match self.cursor.kind() {
                    Kind::Integer => return self.numbered_node(&token),
                    Kind::String => {
                        let text = self.cursor.bump().bytes();
                        return Ok(self.module.metadata.string(text));
                    }
                    Kind::OpenBrace => self.nested(Self::references).map(NodeKind::Tuple)?,
                    _ => return Err(self.cursor.expected("a number, a string or `{` after `!`")),
                }
            }
            _ if self.begins_type() => {
                let constant = self.typed_constant()?;
                return Ok(self.module.metadata.constant(constant));
            }
            _ => return Err(self.no_metadata(&token)),
        };
        self.check_identity(&node, token.start)?;
        Ok(self.module.metadata.node(node))
    }

    /// Checks that a node from this offset on need not be distinct.
    fn check_identity(&self, node: &NodeKind, start: usize) -> Result<()> {
        if !node.must_be_distinct() {
            return Ok(());
        }
        let failure = Failure::new(start..self.cursor.last_end(), "the node is not `distinct`");
        Err(failure.help("compile units, definitions of functions and assignments are: define it by `!0 = distinct …`"))
    }

    #[cold]
    fn no_metadata(&self, token: &Token<'_>) -> Failure {
        let error = self.cursor.expected("metadata");
        match token.kind {
            Kind::String => error.help("a string in metadata begins with `!`: `!\"text\"`"),
            Kind::Integer => error.help("write the type of the number, such as `i32 1`"),
            _ => error,
        }
    }

    /// Reads a list of other metadata, in braces: `{!0, null, !"text", i32 7}`.
    pub(super) fn references(&mut self) -> Result<Operands> {
        self.cursor.expect(Kind::OpenBrace)?;
        if self.cursor.eat(Kind::CloseBrace) {
            return Ok(Operands::default());
        }
        let start = self.metadata.references.len();
        loop {
            let reference = self.reference()?;
            let all = &mut self.metadata.references;
            all.push(reference);
            if self.cursor.eat(Kind::CloseBrace) {
                return Ok(all.drain(start..).collect());
            }
            if !self.cursor.eat(Kind::Comma) {
                return Err(self.cursor.expected("`,` or `}`"));
            }
        }
    }

    /// Reads metadata or `null`.
    pub(super) fn reference(&mut self) -> Result<Reference> {
        if self.cursor.eat_word("null") { Ok(None) } else { self.metadata().map(Some) }
    }

    /// Reads a reference to a node, or a node in place: `!7`, `!{…}` or `!DILocation(…)`.
    pub(super) fn node_reference(&mut self) -> Result<MetadataId> {
        let start = self.cursor.offset();
        let id = self.metadata()?;
        match self.module.metadata.get(id) {
            Some(Metadata::Node(_)) => Ok(id),
            _ => {
                let place = start..self.cursor.last_end();
                let help = "put it into a node: `!{…}`";
                Err(Failure::new(place, "only a node can be attached").help(help))
            }
        }
    }

    /// Reads the number of a node, after its sign.
    fn numbered_node(&mut self, sign: &Token<'_>) -> Result<MetadataId> {
        let number = self.cursor.expect_u32()?;
        self.metadata.node(number).and_then(|node| node.id).ok_or_else(|| {
            let place = sign.start..self.cursor.last_end();
            Failure::new(place, format!("the metadata `!{number}` is not defined"))
                .help(format!("define it, such as by `!{number} = !{{}}` on a line of its own"))
                .once()
        })
    }

    /// Returns the metadata in whose place LLVM takes this as an operand: for a list with a single constant,
    /// the constant; for one with `null` alone, an empty list.
    fn look_through(&mut self, id: MetadataId) -> MetadataId {
        let metadata = &mut self.module.metadata;
        match *metadata.operands(id) {
            [None] => metadata.tuple(&[]),
            [Some(operand)] => match metadata.get(operand) {
                Some(Metadata::Constant(_)) => operand,
                _ => id,
            },
            _ => id,
        }
    }

    /// Reads a list of values: `!DIArgList(i32 %a, i32 1)`. The call gets it as a bundle.
    fn argument_list(&mut self) -> Result<Value> {
        let token = self.cursor.bump();
        if self.local.argument_list.is_some() {
            return Err(Failure::at(&token, "the call has another list of values"));
        }
        self.cursor.expect(Kind::OpenParenthesis)?;
        let mut operands = Vec::new();
        while !self.cursor.eat(Kind::CloseParenthesis) {
            if !operands.is_empty() {
                self.cursor.expect(Kind::Comma)?;
            }
            let value = self.typed_value()?.0;
            operands.push(self.in_metadata(value, &token)?);
        }
        let tag = self.module.bundle_tag(Bundle::ARGUMENT_LIST.into());
        let operands = self.local.body.add_list(operands);
        self.local.argument_list = Some(Bundle { tag, operands });
        Ok(Value::Metadata(self.module.unknown_value()))
    }

    /// Reads an operand of a call after the type `metadata`: metadata, or a value with its type.
    pub(super) fn metadata_operand(&mut self) -> Result<Value> {
        let token = self.cursor.peek();
        if token.kind == Kind::Metadata && token.text == b"DIArgList" && self.is_modern() {
            return self.argument_list();
        }
        if let Kind::Exclamation | Kind::Metadata = token.kind {
            let id = self.metadata()?;
            return Ok(Value::Metadata(self.look_through(id)));
        }
        let value = self.typed_value()?.0;
        self.in_metadata(value, &token)
    }

    /// A value, which begins with a token, as metadata.
    fn in_metadata(&mut self, value: Value, first: &Token<'_>) -> Result<Value> {
        match value {
            Value::Constant(_) | Value::Argument(_) | Value::Instruction(_) => {
                Ok(self.module.metadata.in_metadata(value))
            }
            _ => {
                let place = first.start..self.cursor.last_end();
                Err(Failure::new(place, "metadata cannot have the type `metadata` again"))
            }
        }
    }
}

impl MetadataNames<'_> {
    /// The node of this number. Nodes usually have the numbers from 0 on.
    fn node(&self, number: u32) -> Option<&Definition> {
        let likely = self.nodes.get(number as usize).filter(|node| node.number == number);
        likely.or_else(|| {
            let index = self.nodes.binary_search_by_key(&number, |node| node.number).ok()?;
            self.nodes.get(index)
        })
    }
}
