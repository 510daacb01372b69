//! Reads values of functions, which may be defined later.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BStr;
use dxil_ir::{BlockId, Id as _, InstructionId, TypeId, Value};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

/// The first id of placeholders for values that are defined later, which are replaced at the end of
/// the body.
const FIRST_PLACEHOLDER: usize = 1 << 31;

const NUMBERING: &str =
    "arguments, blocks and instructions without a name are numbered together, in their order";

/// The greatest number of numbers that a text may skip at once.
const MOST_SKIPPED: usize = 1 << 16;

/// The maximum number of missing numbers after which the numbers of the text are taken for right.
const MOST_MISSING: usize = 64;

/// The arguments, instructions and blocks of a function by their names and numbers.
#[derive(Default)]
pub(super) struct Locals<'a> {
    numbered: Vec<Local>,
    named: HashMap<Cow<'a, [u8]>, Local, FixedState>,
    /// The values that are used, but not defined yet or only later.
    forward: Vec<ForwardReference>,
    /// Their indices.
    forward_indices: HashMap<Key<'a>, usize, FixedState>,
    /// The number of them that are not defined yet.
    unresolved: usize,
    /// The blocks that are not defined yet, and the places of their first uses.
    forward_blocks: HashMap<Key<'a>, (BlockId, Range<usize>), FixedState>,
}

impl Locals<'_> {
    /// Reserves memory for this number of values, with names or numbers.
    pub(super) fn reserve(&mut self, values: usize) {
        self.named.reserve(values);
        self.numbered.reserve(values);
    }
}

/// A value or block, and the place of its definition.
#[derive(Clone, Copy)]
struct Local {
    entity: Entity,
    start: u32,
    end: u32,
}

#[derive(Clone, Copy)]
enum Entity {
    Value(Value, TypeId),
    Block(BlockId),
    /// The result of an instruction that is wrong.
    Unknown,
    /// A number that the text skips.
    Skipped,
}

/// A name or number.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key<'a> {
    Number(u32),
    Name(Cow<'a, [u8]>),
}

/// A value that is used before its definition.
struct ForwardReference {
    ty: TypeId,
    /// The place of the first use.
    place: Range<usize>,
    value: Option<Value>,
}

impl<'a> Locals<'a> {
    #[inline]
    fn find(&self, token: &Token<'a>) -> Option<Local> {
        match token.kind {
            Kind::LocalNumber => self.numbered.get(token.number()? as usize).copied(),
            Kind::Local => self.named.get(token.text).copied(),
            _ => self.named.get(&*token.bytes()).copied(),
        }
    }
}

impl Locals<'_> {
    /// The value that a placeholder stands for, or the value itself.
    pub(super) fn resolved(&self, value: Value) -> Value {
        let found = |id: InstructionId| {
            let index = id.index().checked_sub(FIRST_PLACEHOLDER)?;
            self.forward.get(index)?.value
        };
        match value {
            Value::Instruction(id) => found(id).unwrap_or(value),
            Value::MetadataOfInstruction(id) => match found(id) {
                Some(Value::Instruction(id)) => Value::MetadataOfInstruction(id),
                Some(Value::Argument(index)) => Value::MetadataOfArgument(index),
                _ => value,
            },
            _ => value,
        }
    }
}

fn key<'a>(token: &Token<'a>) -> Result<Key<'a>> {
    match token.kind {
        Kind::LocalNumber => token
            .number()
            .map(Key::Number)
            .ok_or_else(|| Failure::at(token, "the number is not one of 0 to 4294967295")),
        _ => Ok(Key::Name(token.bytes())),
    }
}

impl<'a> Reader<'a> {
    /// Reads a value after its type: `i32 %sum`.
    #[inline]
    pub(super) fn typed_value(&mut self) -> Result<(Value, TypeId)> {
        let ty = self.ty()?;
        Ok((self.value(ty)?, ty))
    }

    /// The type of a value of the function that is defined already.
    pub(super) fn type_of_local(&self, token: &Token<'a>) -> Option<TypeId> {
        match self.local.locals.find(token)?.entity {
            Entity::Value(_, ty) => Some(ty),
            _ => None,
        }
    }

    /// Reads a value of this type.
    #[inline]
    pub(super) fn value(&mut self, ty: TypeId) -> Result<Value> {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => {
                self.cursor.bump();
                self.local_value(&token, ty)
            }
            _ => self.constant(ty).map(Value::Constant),
        }
    }

    /// The value of the function that a token names, which must be of this type.
    #[inline]
    pub(super) fn local_value(&mut self, token: &Token<'a>, ty: TypeId) -> Result<Value> {
        match self.local.locals.find(token) {
            Some(Local { entity: Entity::Value(value, found), .. }) if found == ty => Ok(value),
            // The module is not returned anyway.
            Some(Local { entity: Entity::Unknown, .. }) => {
                Ok(Value::Constant(self.module.constants.undef(ty)))
            }
            Some(local) => Err(self.other_local(token, local, ty)),
            None => self.forward_reference(token, ty),
        }
    }

    #[cold]
    fn other_local(&mut self, token: &Token<'a>, local: Local, ty: TypeId) -> Failure {
        if let Entity::Skipped = local.entity {
            let name = token.describe(self.cursor.source);
            let place = local.start as usize..local.end as usize;
            let failure = Failure::at(token, format!("{name} is not defined"));
            return self.first_misnumbered(failure.note(place, "where its number is skipped"));
        }
        let place = local.start as usize..local.end as usize;
        let found = match local.entity {
            Entity::Value(_, found) => found,
            Entity::Block(_) | Entity::Unknown | Entity::Skipped => self.module.types.label(),
        };
        self.unless_misnumbered(token, self.other_type(token, found, ty, Some(place)))
    }

    /// The error of a number, which makes those after it wrong.
    fn first_misnumbered(&mut self, failure: Failure) -> Failure {
        match core::mem::replace(&mut self.local.is_misnumbered, true) {
            true => failure.following(),
            false => failure,
        }
    }

    /// The error of a name; one that follows from an earlier error if it is a number and those of the
    /// function are wrong.
    fn unless_misnumbered(&self, token: &Token<'a>, failure: Failure) -> Failure {
        match token.kind == Kind::LocalNumber && self.local.is_misnumbered {
            true => failure.following(),
            false => failure,
        }
    }

    #[cold]
    fn forward_reference(&mut self, token: &Token<'a>, ty: TypeId) -> Result<Value> {
        let key = key(token)?;
        let place = token.start..token.end;
        if !dxil_ir::typing::is_value(&self.module.types, ty) {
            let (name, ty) = (token.describe(self.cursor.source), self.module.types.display(ty));
            return Err(Failure::at(token, format!("{name} cannot be of type {ty}")));
        }
        let locals = &mut self.local.locals;
        if let Some((_, first)) = locals.forward_blocks.get(&key) {
            let (label, first) = (self.module.types.label(), first.clone());
            return Err(self.other_use(token, label, ty, first));
        }
        let next = locals.forward.len();
        let index = *locals.forward_indices.entry(key).or_insert(next);
        if index == next {
            locals.forward.push(ForwardReference { ty, place, value: None });
            locals.unresolved = locals.unresolved.saturating_add(1);
        }
        let Some(reference) = locals.forward.get(index) else { return Err(no_room(token)) };
        if reference.ty != ty {
            let (found, first) = (reference.ty, reference.place.clone());
            return Err(self.other_use(token, found, ty, first));
        }
        let id = index.checked_add(FIRST_PLACEHOLDER).and_then(InstructionId::from_index);
        id.map(Value::Instruction).ok_or_else(|| no_room(token))
    }

    /// The error of a value that is used as of one type and defined or used as of another.
    #[cold]
    fn other_use(
        &self,
        token: &Token<'a>,
        found: TypeId,
        expected: TypeId,
        first: Range<usize>,
    ) -> Failure {
        let name = token.describe(self.cursor.source);
        let types = &self.module.types;
        let (found, expected) = (types.display(found), types.display(expected));
        let message = format!("{name} is of type {expected} here, but of type {found} elsewhere");
        let failure = Failure::at(token, message).note(first, "where it is used as such");
        self.unless_misnumbered(token, failure)
    }

    /// Defines the next argument or instruction, with a name or number or without.
    #[inline]
    pub(super) fn define_local(
        &mut self,
        name: Option<Token<'a>>,
        value: Value,
        ty: TypeId,
    ) -> Result<()> {
        let (start, end) = match &name {
            Some(token) => (token.start as u32, token.end as u32),
            None => (self.cursor.offset() as u32, self.cursor.offset() as u32),
        };
        let local = Local { entity: Entity::Value(value, ty), start, end };
        match name {
            Some(token) if token.kind != Kind::LocalNumber && !token.text.is_empty() => {
                self.define_name(token.bytes(), &token, local)?;
            }
            _ => {
                let next = self.local.locals.numbered.len();
                if let Some(token) = name.filter(|token| token.kind == Kind::LocalNumber) {
                    let is_next = token.number().map(|number| number as usize) == Some(next);
                    if !is_next && !self.skips_to(&token) {
                        let failure = self.other_number(&token, next);
                        return Err(self.first_misnumbered(failure));
                    }
                }
                self.local.locals.numbered.push(local);
            }
        }
        match self.local.locals.unresolved {
            0 => Ok(()),
            _ => self.resolve_forward(name, value, ty),
        }
    }

    /// The error of a number that is not the next one.
    #[cold]
    fn other_number(&self, token: &Token<'a>, next: usize) -> Failure {
        let found = token.describe(self.cursor.source);
        if let Some(first) = self.local.locals.find(token) {
            let failure = Failure::at(token, format!("{found} is defined twice"));
            return failure
                .note(first.start as usize..first.end as usize, "the first definition")
                .help(format!("the next number is %{next}"));
        }
        let message = format!("{found} is not the next number, which is `%{next}`");
        Failure::at(token, message).help(NUMBERING)
    }

    /// Defines the name of an instruction that is wrong, so that its uses and the numbers after it are
    /// not wrong, too.
    pub(super) fn define_unknown(&mut self, name: Option<Token<'a>>) {
        let Some(token) = name else { return };
        let place = (token.start as u32, token.end as u32);
        let unknown = Local { entity: Entity::Unknown, start: place.0, end: place.1 };
        let locals = &mut self.local.locals;
        match token.number().filter(|_| token.kind == Kind::LocalNumber) {
            Some(number) => {
                let count = (number as usize).saturating_add(1);
                if (locals.numbered.len()..=locals.numbered.len().saturating_add(MOST_MISSING))
                    .contains(&count)
                {
                    locals.numbered.resize(count, unknown);
                }
            }
            None => drop(locals.named.entry(token.bytes()).or_insert(unknown)),
        }
        let Ok(key) = key(&token) else { return };
        locals.forward_blocks.remove(&key);
        let index = locals.forward_indices.get(&key).copied();
        if let Some(reference) = index.and_then(|index| locals.forward.get_mut(index)) {
            // The module is not returned: any value will do.
            reference.value.get_or_insert(Value::Argument(0));
            locals.unresolved = locals.unresolved.saturating_sub(1);
        }
    }

    fn define_name(&mut self, name: Cow<'a, [u8]>, token: &Token<'a>, local: Local) -> Result<()> {
        match self.local.locals.named.entry(name) {
            Entry::Vacant(place) => {
                place.insert(local);
                Ok(())
            }
            Entry::Occupied(first) => {
                let message = format!("{} is defined twice", token.describe(self.cursor.source));
                let place = first.get().start as usize..first.get().end as usize;
                Err(Failure::at(token, message).note(place, "the first definition"))
            }
        }
    }

    /// Sets the value in the uses before its definition.
    fn resolve_forward(&mut self, name: Option<Token<'a>>, value: Value, ty: TypeId) -> Result<()> {
        let number = self.local.locals.numbered.len().saturating_sub(1) as u32;
        let key = match name {
            Some(token) if token.kind != Kind::LocalNumber => Key::Name(token.bytes()),
            _ => Key::Number(number),
        };
        let locals = &mut self.local.locals;
        let Some(&index) = locals.forward_indices.get(&key) else { return Ok(()) };
        let Some(reference) = locals.forward.get_mut(index) else { return Ok(()) };
        reference.value = Some(value);
        locals.unresolved = locals.unresolved.saturating_sub(1);
        if reference.ty == ty {
            return Ok(());
        }
        let (expected, first) = (reference.ty, reference.place.clone());
        match name {
            Some(token) => Err(self.other_use(&token, expected, ty, first)),
            None => Err(Failure::new(first, "the value is of another type at its definition")),
        }
    }

    /// Reads a block after `label`.
    pub(super) fn label(&mut self) -> Result<BlockId> {
        self.cursor.expect_word("label")?;
        self.block_name()
    }

    /// Reads the name or number of a block.
    pub(super) fn block_name(&mut self) -> Result<BlockId> {
        let token = match self.cursor.kind() {
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => self.cursor.bump(),
            _ => return Err(self.cursor.expected("the name of a block, with `%`")),
        };
        match self.local.locals.find(&token) {
            Some(Local { entity: Entity::Block(id), .. }) => Ok(id),
            Some(local) => Err(self.other_local(&token, local, self.module.types.label())),
            None => {
                let key = key(&token)?;
                if let Some(&index) = self.local.locals.forward_indices.get(&key) {
                    if let Some(reference) = self.local.locals.forward.get(index) {
                        let (found, first) = (reference.ty, reference.place.clone());
                        let label = self.module.types.label();
                        return Err(self.other_use(&token, found, label, first));
                    }
                }
                let super::body::Local { body, locals, .. } = &mut self.local;
                let new = || (body.create_block(), token.start..token.end);
                Ok(locals.forward_blocks.entry(key).or_insert_with(new).0)
            }
        }
    }

    /// Defines a block with a name, or with the next number if the name is empty.
    pub(super) fn define_block(
        &mut self,
        name: Cow<'a, [u8]>,
        label: Option<Token<'a>>,
        start: usize,
    ) -> Result<BlockId> {
        let next = self.local.locals.numbered.len();
        let key = match name.is_empty() {
            true => Key::Number(next as u32),
            false => Key::Name(name.clone()),
        };
        let id = match self.local.locals.forward_blocks.remove(&key) {
            Some((id, _)) => id,
            None => self.local.body.create_block(),
        };
        let end = label.map_or(start, |label| label.end);
        let local = Local { entity: Entity::Block(id), start: start as u32, end: end as u32 };
        match label.filter(|_| !name.is_empty()) {
            Some(label) => self.define_name(name, &label, local)?,
            None => self.local.locals.numbered.push(local),
        }
        Ok(id)
    }

    /// Skips the numbers before that of a token, as modern LLVM does; returns whether it may.
    fn skips_to(&mut self, token: &Token<'a>) -> bool {
        let next = self.local.locals.numbered.len();
        let number = token.number().map_or(0, |number| number as usize);
        let skipped = number.saturating_sub(next);
        if !self.is_modern() || !(1..=MOST_SKIPPED).contains(&skipped) {
            return false;
        }
        let (start, end) = (token.start as u32, token.end as u32);
        let skipped = Local { entity: Entity::Skipped, start, end };
        self.local.locals.numbered.resize(number, skipped);
        true
    }

    /// Checks that the label of a block is the next number.
    pub(super) fn check_block_number(&mut self, label: &Token<'a>) -> Result<()> {
        let next = self.local.locals.numbered.len();
        if label.number().map(|number| number as usize) == Some(next) || self.skips_to(label) {
            return Ok(());
        }
        let found = label.describe(self.cursor.source);
        let message = format!("{found} is not the next number, which is {next}");
        let failure = Failure::at(label, message).help(NUMBERING);
        Err(self.first_misnumbered(failure))
    }

    /// Puts the values that are defined later in the place of their placeholders, and reports names that are
    /// not defined at all. After other errors, only names are sure not to be defined.
    pub(super) fn resolve_locals(&mut self, is_sure: bool) {
        let super::body::Local { body, locals, .. } = &mut self.local;
        let values = locals.forward.iter().filter(|reference| reference.value.is_none());
        let values = values.map(|reference| ("value", reference.place.clone()));
        let blocks = locals.forward_blocks.values().map(|(_, place)| ("block", place.clone()));
        for (what, place) in values.chain(blocks) {
            let name = BStr::new(self.cursor.source.get(place.clone()).unwrap_or_default());
            let is_number = name.iter().skip(1).all(u8::is_ascii_digit);
            if is_number && !is_sure {
                continue;
            }
            let failure = Failure::new(place, format!("the {what} `{name}` is not defined"));
            self.failures.push(if is_number { failure.help(NUMBERING) } else { failure });
        }
        if locals.forward.is_empty() {
            return;
        }
        body.map_values(|value| locals.resolved(value));
    }
}

#[cold]
fn no_room(token: &Token<'_>) -> Failure {
    Failure::at(token, "there are more than 2147483646 uses of values before their definitions")
}
