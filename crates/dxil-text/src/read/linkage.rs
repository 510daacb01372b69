//! Reads linkage, calling conventions and COMDATs.

use alloc::borrow::Cow;
use alloc::format;
use core::ops::Range;

use dxil_ir::{
    Comdat, ComdatId, ComdatSelection, DllStorage, Linkage, MAX_ALIGNMENT, MAX_CALLING_CONVENTION,
    ThreadLocal, UnnamedAddr, Visibility,
};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::Reader;
use super::failure::{Failure, Result};
use super::token::Kind;
use crate::calling_convention;

/// The COMDATs of the text, with the places of their definitions.
pub(super) type Comdats<'a> = HashMap<Cow<'a, [u8]>, (ComdatId, Range<usize>), FixedState>;

impl<'a> Reader<'a> {
    /// Reads the definition of a COMDAT: `$name = comdat any`.
    pub(super) fn comdat_definition(&mut self) -> Result<()> {
        let token = self.cursor.bump();
        self.cursor.expect(Kind::Equal)?;
        self.cursor.expect_word("comdat")?;
        let selection = self.keyword(ComdatSelection::ALL, ComdatSelection::keyword)?;
        let name = token.bytes();
        if let Some((_, place)) = self.comdats.get(&name) {
            let message =
                format!("the COMDAT {} is defined twice", token.describe(self.cursor.source));
            let failure = Failure::at(&token, message);
            return Err(failure.note(place.clone(), "the first definition"));
        }
        let comdat = Comdat { name: name.as_ref().into(), selection };
        let id = self.module.add_comdat(comdat);
        self.comdats.insert(name, (id, token.start..token.end));
        Ok(())
    }

    /// Reads the COMDAT of the global of this name after `comdat`: its own, or another in
    /// parentheses.
    pub(super) fn comdat_of(&mut self, owner: &[u8]) -> Result<ComdatId> {
        let keyword = self.cursor.peek();
        self.cursor.expect_word("comdat")?;
        let (token, name) = if self.cursor.eat(Kind::OpenParenthesis) {
            let token = match self.cursor.kind() {
                Kind::Comdat | Kind::QuotedComdat => self.cursor.bump(),
                _ => return Err(self.cursor.expected("a name with `$`")),
            };
            self.cursor.expect(Kind::CloseParenthesis)?;
            (token, token.bytes())
        } else {
            (keyword, Cow::Borrowed(owner))
        };
        match self.comdats.get(&*name) {
            Some(&(id, _)) => Ok(id),
            None => {
                let name = bstr::BStr::new(&*name);
                let failure = Failure::at(&token, format!("the COMDAT `${name}` is not defined"));
                Err(failure.help(format!("define it: `${name} = comdat any`")).once())
            }
        }
    }

    /// Reads a keyword of a table whose first entry is no keyword, if the next token is one.
    pub(super) fn optional_keyword<T: Copy + Default>(
        &mut self,
        all: &'static [T],
        keyword: impl Fn(T) -> &'static str,
    ) -> T {
        let token = self.cursor.peek();
        if token.kind != Kind::Word {
            return T::default();
        }
        match all.iter().find(|&&it| keyword(it).as_bytes() == token.text) {
            Some(&it) => {
                self.cursor.bump();
                it
            }
            None => T::default(),
        }
    }

    /// Reads the linkage; `None` if there is no keyword of one.
    pub(super) fn linkage(&mut self) -> Option<Linkage> {
        if self.cursor.eat_word("external") {
            return Some(Linkage::External);
        }
        let linkage = self.optional_keyword(Linkage::ALL, Linkage::keyword);
        (linkage != Linkage::External).then_some(linkage)
    }

    /// Reads the visibility of a global with this linkage.
    pub(super) fn visibility(&mut self, linkage: Option<Linkage>) -> Result<Visibility> {
        let token = self.cursor.peek();
        self.cursor.eat_word("default");
        let visibility = self.optional_keyword(Visibility::ALL, Visibility::keyword);
        match (linkage, visibility) {
            (
                Some(Linkage::Private | Linkage::Internal),
                Visibility::Hidden | Visibility::Protected,
            ) => {
                let message = "a global that only this module sees has no visibility";
                Err(Failure::at(&token, message).help("remove the keyword"))
            }
            _ => Ok(visibility),
        }
    }

    /// Reads `dso_local` or `dso_preemptable`, which only the modern dialect has. Globals that only this
    /// module sees are local without it.
    pub(super) fn dso_local(&mut self) -> bool {
        if !self.is_modern() || self.cursor.eat_word("dso_preemptable") {
            return false;
        }
        self.cursor.eat_word("dso_local")
    }

    /// Reads whether the address does not matter.
    pub(super) fn unnamed_addr(&mut self) -> UnnamedAddr {
        let known = if self.is_modern() { UnnamedAddr::ALL } else { &[UnnamedAddr::Global] };
        self.optional_keyword(known, UnnamedAddr::keyword)
    }

    pub(super) fn dll_storage(&mut self) -> DllStorage {
        self.optional_keyword(DllStorage::ALL, DllStorage::keyword)
    }

    /// Reads `thread_local` and the model in parentheses after it.
    pub(super) fn thread_local(&mut self) -> Result<ThreadLocal> {
        if !self.cursor.eat_word(ThreadLocal::GeneralDynamic.keyword()) {
            return Ok(ThreadLocal::No);
        }
        if !self.cursor.eat(Kind::OpenParenthesis) {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let token = self.cursor.peek();
        let models = ThreadLocal::ALL.iter().copied();
        let found = models
            .clone()
            .find(|&model| thread_local_model(model).is_some_and(|text| token.is_word(text)));
        let Some(found) = found else {
            return Err(self.no_keyword(models.filter_map(thread_local_model)));
        };
        self.cursor.bump();
        self.cursor.expect(Kind::CloseParenthesis)?;
        Ok(found)
    }

    /// Reads a calling convention; without one, it is that of C.
    pub(super) fn calling_convention(&mut self) -> Result<u16> {
        let token = self.cursor.peek();
        if token.kind != Kind::Word {
            return Ok(0);
        }
        if let Some(convention) = calling_convention::from_keyword(token.text) {
            self.cursor.bump();
            return Ok(convention);
        }
        if self.cursor.eat_word("ccc") || !self.cursor.eat_word("cc") {
            return Ok(0);
        }
        let number = self.cursor.expect_u32()?;
        let known = u16::try_from(number).ok().filter(|&it| it <= MAX_CALLING_CONVENTION);
        known.ok_or_else(|| Failure::at(&token, "the calling convention is not one of 0 to 8191"))
    }

    /// Reads `align 4`, if it is next; 0 if not.
    pub(super) fn optional_alignment(&mut self) -> Result<u32> {
        match self.cursor.eat_word("align") {
            true => self.alignment_number(),
            false => Ok(0),
        }
    }

    /// Reads an alignment in bytes.
    pub(super) fn alignment_number(&mut self) -> Result<u32> {
        let token = self.cursor.peek();
        let bytes = self.cursor.expect_u32()?;
        if bytes > 0 && dxil_ir::is_alignment(bytes) {
            return Ok(bytes);
        }
        let message = format!("the alignment is not a power of two from 1 to {MAX_ALIGNMENT}");
        Err(Failure::at(&token, message))
    }
}

/// The model that the keyword has in parentheses.
fn thread_local_model(model: ThreadLocal) -> Option<&'static str> {
    let (_, model) = model.keyword().split_once('(')?;
    model.strip_suffix(')')
}
