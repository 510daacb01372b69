//! Reads aliases.

use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{Alias, AliasId, Module, Type, TypeId};

use super::Reader;
use super::failure::{Failure, Result};
use super::global::{Global, Start};
use super::token::{Kind, Token};

/// What follows a definition that has nothing optional at its end.
pub(super) const NEXT: &str = "the next definition";

/// The start of the definition of an alias.
pub(super) struct AliasDefinition<'a> {
    name: Token<'a>,
    /// The name of the alias; empty for a number.
    text: BString,
    start: Start,
    /// The offset of the aliasee.
    offset: usize,
    /// The type of the value, which a modern text states.
    value_type: Option<TypeId>,
    /// Its type, if the text states it.
    ty: Option<TypeId>,
}

impl<'a> Reader<'a> {
    /// Declares an alias after its keyword. Skips the aliasee.
    pub(super) fn declare_alias(&mut self, name: Token<'a>, start: Start) -> Result<()> {
        let value_type = match self.is_modern() {
            true => {
                let ty = self.ty()?;
                self.cursor.expect(Kind::Comma)?;
                Some(ty)
            }
            false => None,
        };
        let ty = match self.begins_type() {
            true => Some(self.ty()?),
            false => None,
        };
        let offset = self.cursor.offset();
        let text = self.name_of_global(&name)?;
        if text.is_empty() {
            self.globals.numbered.push(None);
        }
        self.globals.aliases.push(AliasDefinition { name, text, start, offset, value_type, ty });
        self.skip_entity();
        Ok(())
    }

    /// Adds the aliases, after the variables and functions have been declared.
    pub(super) fn aliases(&mut self) {
        let definitions = core::mem::take(&mut self.globals.aliases);
        // First those whose type is known, so that others can refer to them.
        let mut added = Vec::with_capacity(definitions.len());
        for definition in &definitions {
            added.push(match self.add_alias(definition) {
                Ok(id) => Some(id),
                Err(failure) => {
                    self.failures.push(failure);
                    None
                }
            });
        }
        for (definition, id) in definitions.iter().zip(added) {
            let (Some(id), Some(ty)) = (id, definition.ty) else { continue };
            self.cursor.seek(definition.offset);
            let aliasee = self.constant(ty);
            match aliasee.and_then(|it| self.end_of_definition(NEXT).map(|()| it)) {
                Ok(aliasee) => self.module.aliases[id].aliasee = aliasee,
                Err(failure) => self.failures.push(failure),
            }
        }
    }

    fn add_alias(&mut self, definition: &AliasDefinition<'a>) -> Result<AliasId> {
        let AliasDefinition { name, text, start, offset, value_type, ty } = definition;
        if !text.is_empty() {
            self.name_of_global(name)?;
        }
        self.cursor.seek(*offset);
        let place = *offset;
        let aliasee = match ty {
            // A placeholder, until all aliases are known.
            Some(ty) => self.module.constants.undef(*ty),
            None => {
                let aliasee = self.any_expression()?;
                self.end_of_definition(NEXT)?;
                aliasee
            }
        };
        let Module { types, constants, .. } = &self.module;
        let ty = constants[aliasee].ty;
        if !matches!(types[ty], Type::Pointer { .. }) {
            let message = format!("an alias cannot be of type {}", types.display(ty));
            let place = place..self.cursor.last_end().max(place);
            return Err(Failure::new(place, message).help("it is a pointer"));
        }
        let (id, address) = self.module.add_alias(Alias {
            name: text.clone(),
            ty,
            value_type: *value_type,
            aliasee,
            linkage: start.linkage.unwrap_or_default(),
            dso_local: start.is_dso_local(),
            visibility: start.visibility,
            dll_storage: start.dll_storage,
            thread_local: start.thread_local,
            unnamed_addr: start.unnamed_addr,
        });
        match name.number().filter(|_| text.is_empty()) {
            Some(number) => {
                if let Some(place) = self.globals.numbered.get_mut(number as usize) {
                    let known = self.cursor.offset();
                    *place = Some(Global { address, place: name.start..name.end, known });
                }
            }
            None => self.define_global(name, address),
        }
        Ok(id)
    }
}
