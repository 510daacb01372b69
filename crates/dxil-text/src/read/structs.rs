//! Reads definitions of structs, and finds structs by their names.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::{BStr, BString};
use dxil_ir::{StructId, Type, TypeId};
use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashSet};

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

/// The named and numbered structs of the text.
#[derive(Default)]
pub(super) struct Structs<'a> {
    named: HashMap<Cow<'a, [u8]>, NamedType, FixedState>,
    numbered: HashMap<u32, NamedType, FixedState>,
    /// The structs whose definitions are wrong or missing.
    wrong: HashSet<StructId, FixedState>,
    /// Whether the first pass has read all definitions.
    are_known: bool,
}

/// The meaning of `%name` or `%7` as a type.
#[derive(Clone)]
struct NamedType {
    ty: TypeId,
    /// The first use, until the definition is read.
    used: Option<Range<usize>>,
    /// The place of the definition.
    defined: Option<Range<usize>>,
}

impl<'a> Reader<'a> {
    /// Reads the definition of a struct: `%name = type …`.
    pub(super) fn struct_definition(&mut self) -> Result<()> {
        let name = self.cursor.bump();
        self.body_of_definition(name).inspect_err(|_| {
            let entry = self.entry(name);
            entry.defined.get_or_insert(name.start..name.end);
            let ty = entry.ty;
            self.note_wrong(ty);
        })
    }

    fn body_of_definition(&mut self, name: Token<'a>) -> Result<()> {
        self.cursor.expect(Kind::Equal)?;
        self.cursor.expect_word("type")?;
        let token = self.cursor.peek();
        if self.cursor.eat_word("opaque") {
            self.define_struct(name)?;
            return Ok(());
        }
        if let Kind::OpenBrace | Kind::Less = token.kind {
            let ty = self.define_struct(name)?;
            let packed = self.cursor.eat(Kind::Less);
            if packed && self.cursor.kind() != Kind::OpenBrace {
                return Err(self.no_struct(&token));
            }
            let body = self.struct_elements(packed)?;
            if let Type::Named(id) = self.module.types[ty] {
                self.module.types.set_body(id, Some(body));
            }
            return Ok(());
        }
        // LLVM takes another type under a name for the type itself, if nothing has used the name.
        let ty = self.ty()?;
        let entry = NamedType { ty, used: None, defined: Some(name.start..name.end) };
        match self.insert_type(name, entry) {
            None => Ok(()),
            Some(_) => Err(self.no_struct(&token)),
        }
    }

    #[cold]
    fn no_struct(&self, token: &Token<'_>) -> Failure {
        Failure::at(token, "only a struct may be used before its definition, or refer to itself")
    }

    /// The named struct that a definition defines.
    fn define_struct(&mut self, name: Token<'a>) -> Result<TypeId> {
        let source = self.cursor.source;
        let entry = self.entry(name);
        if let Some(place) = &entry.defined {
            let message = format!("the type {} is defined twice", name.describe(source));
            let failure = Failure::at(&name, message);
            return Err(failure.note(place.clone(), "the first definition"));
        }
        entry.defined = Some(name.start..name.end);
        Ok(entry.ty)
    }

    fn insert_type(&mut self, name: Token<'a>, entry: NamedType) -> Option<NamedType> {
        match name.kind {
            Kind::LocalNumber => self.structs.numbered.insert(name.number()?, entry),
            _ => self.structs.named.insert(name.bytes(), entry),
        }
    }

    /// Returns the type that a name stands for: a new struct, if the name is new.
    fn entry(&mut self, name: Token<'a>) -> &mut NamedType {
        let Self { module, structs, .. } = self;
        let place = name.start..name.end;
        let new = |text: BString| NamedType {
            ty: module.types.add_struct(text),
            used: Some(place),
            defined: None,
        };
        if name.kind == Kind::LocalNumber {
            let number = name.number().unwrap_or(u32::MAX);
            return structs.numbered.entry(number).or_insert_with(|| new(BString::default()));
        }
        let text = name.bytes();
        structs.named.entry(text.clone()).or_insert_with(|| new(text.into_owned().into()))
    }

    /// Reports the structs without a definition.
    pub(super) fn check_structs(&mut self) {
        self.structs.are_known = true;
        let all = self.structs.named.values().chain(self.structs.numbered.values());
        let undefined: Vec<_> = all.filter(|entry| entry.defined.is_none()).cloned().collect();
        for NamedType { ty, used, .. } in undefined {
            self.note_wrong(ty);
            let Some(place) = used else { continue };
            let name = self.cursor.source.get(place.clone()).unwrap_or_default();
            let message = format!("the type `{}` is not defined", BStr::new(name));
            let help = format!("define it, such as by `{} = type {{ i32 }}`", BStr::new(name));
            self.failures.push(Failure::new(place, message).help(help).once());
        }
    }

    /// Notes that the definition of a struct is wrong or missing.
    fn note_wrong(&mut self, ty: TypeId) {
        if let Type::Named(id) = self.module.types[ty] {
            self.structs.wrong.insert(id);
        }
    }

    /// Whether a type is that of a struct whose definition is wrong, or of arrays of or pointers to it: what
    /// is wrong with its values follows from that.
    pub(super) fn is_wrong(&self, mut ty: TypeId) -> bool {
        let types = &self.module.types;
        while !self.structs.wrong.is_empty() {
            ty = match types[ty] {
                Type::Pointer { pointee: Some(element), .. } | Type::Array { element, .. } => {
                    element
                }
                Type::Named(id) => {
                    let has_body = types.structs()[id].body.is_some();
                    return !has_body && self.structs.wrong.contains(&id);
                }
                _ => return false,
            };
        }
        false
    }

    /// The type that a name stands for.
    #[inline]
    pub(super) fn named_type(&mut self, name: Token<'a>) -> Result<TypeId> {
        let are_known = self.structs.are_known;
        let entry = self.entry(name);
        if are_known && entry.defined.is_none() {
            return Err(self.unknown_type(&name));
        }
        Ok(entry.ty)
    }

    /// The error of a name that no definition of the text defines as a type.
    #[cold]
    fn unknown_type(&self, name: &Token<'a>) -> Failure {
        let text = BStr::new(self.cursor.source.get(name.start..name.end).unwrap_or_default());
        match self.type_of_local(name) {
            Some(ty) => {
                let failure =
                    Failure::at(name, format!("expected a type, found the value `{text}`"));
                let ty = self.module.types.display(ty);
                failure.help(format!("write its type before it: `{ty} {text}`"))
            }
            None => {
                let failure = Failure::at(name, format!("the type `{text}` is not defined"));
                let help = format!(
                    "define it, such as by `{text} = type {{ i32 }}`; if it is a value, write its \
                     type before it"
                );
                failure.help(help).once()
            }
        }
    }
}
