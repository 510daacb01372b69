//! The names and numbers of the values and blocks of a function, some of which are used before their definitions.

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
pub(super) const FIRST_PLACEHOLDER: usize = 1 << 31;

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
    pub(super) forward: Vec<ForwardReference>,
    /// Their indices.
    pub(super) forward_indices: HashMap<Key<'a>, usize, FixedState>,
    /// The number of them that are not defined yet.
    pub(super) unresolved: usize,
    /// The blocks that are not defined yet, and the places of their first uses.
    pub(super) forward_blocks: HashMap<Key<'a>, (BlockId, Range<usize>), FixedState>,
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
pub(super) struct Local {
    pub(super) entity: Entity,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// What has a name or number.
#[derive(Clone, Copy)]
pub(super) enum Entity {
    Value(Value, TypeId),
    Block(BlockId),
    /// The result of an instruction that is wrong.
    Unknown,
    /// A number that the text skips.
    Skipped,
}

/// A name or number.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Key<'a> {
    Number(u32),
    Name(Cow<'a, [u8]>),
}

/// A value that is used before its definition.
pub(super) struct ForwardReference {
    pub(super) ty: TypeId,
    /// The place of the first use.
    pub(super) place: Range<usize>,
    pub(super) value: Option<Value>,
}

impl<'a> Locals<'a> {
    #[inline]
    pub(super) fn find(&self, token: &Token<'a>) -> Option<Local> {
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

/// The name or number that a token is.
pub(super) fn key<'a>(token: &Token<'a>) -> Result<Key<'a>> {
    match token.kind {
        Kind::LocalNumber => token
            .number()
            .map(Key::Number)
            .ok_or_else(|| Failure::at(token, "the number is not one of 0 to 4294967295")),
        _ => Ok(Key::Name(token.bytes())),
    }
}

impl<'a> Reader<'a> {
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

    /// The error of a number, which makes those after it wrong.
    pub(super) fn first_misnumbered(&mut self, failure: Failure) -> Failure {
        match core::mem::replace(&mut self.local.is_misnumbered, true) {
            true => failure.following(),
            false => failure,
        }
    }

    /// The error of a name; one that follows from an earlier error if it is a number and those of the
    /// function are wrong.
    pub(super) fn unless_misnumbered(&self, token: &Token<'a>, failure: Failure) -> Failure {
        match token.kind == Kind::LocalNumber && self.local.is_misnumbered {
            true => failure.following(),
            false => failure,
        }
    }
}
