//! Reads values of functions, which may be defined later.

use alloc::format;
use core::ops::Range;

use dxil_ir::{BlockId, Id as _, InstructionId, TypeId, Value};

use super::Reader;
use super::failure::{Failure, Result};
use super::local::{Entity, FIRST_PLACEHOLDER, ForwardReference, Local, key};
use super::token::{Kind, Token};

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
    pub(super) fn other_use(
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
}

#[cold]
fn no_room(token: &Token<'_>) -> Failure {
    Failure::at(token, "there are more than 2147483646 uses of values before their definitions")
}
