//! Reads attributes.

use alloc::format;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};
use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, MemoryEffects,
};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::Reader;
use super::failure::{Failure, Result};
use super::token::{Kind, Token};

/// The maximum number of attributes of a slot.
const MOST: usize = 1024;

/// The attribute groups of the text.
pub(super) type Groups = HashMap<u32, Group, FixedState>;

/// An attribute group of the text.
#[derive(Default)]
pub(super) struct Group {
    attributes: Vec<Attribute>,
    /// The alignment of the functions that have it.
    alignment: u32,
    /// The set of these attributes alone, once it has been needed.
    set: Option<AttributeSetId>,
}

/// The attributes of a function itself, and the alignment among them.
#[derive(Default)]
pub(super) struct FunctionAttributes {
    /// The group that comes first: most functions have no other attributes.
    group: Option<u32>,
    /// Further attributes.
    attributes: Vec<Attribute>,
    pub(super) alignment: u32,
}

impl<'a> Reader<'a> {
    /// Reads the definition of an attribute group: `attributes #0 = { … }`.
    pub(super) fn attribute_group(&mut self) -> Result<()> {
        self.cursor.bump();
        let token = self.cursor.expect(Kind::Group)?;
        let number = group_number(&token)?;
        // One with errors is known, too. Of two with one number, LLVM takes the second.
        self.groups.insert(number, Group::default());
        self.cursor.expect(Kind::Equal)?;
        self.cursor.expect(Kind::OpenBrace)?;
        let mut read = Group::default();
        while !self.cursor.eat(Kind::CloseBrace) {
            if self.cursor.eat_word(AttributeKind::Align.keyword()) {
                self.cursor.expect(Kind::Equal)?;
                read.alignment = self.alignment_number()?;
                continue;
            }
            match self.attribute(true)? {
                Some(attribute) => add(&mut read.attributes, attribute, &token)?,
                None => {
                    let error = self.cursor.expected("an attribute or `}`");
                    let help = "attributes are those of LLVM 3.7, with spaces between them; any other one is a \
                                string, such as `\"name\"=\"value\"`";
                    return Err(error.help(help));
                }
            }
        }
        if read.attributes.is_empty() && read.alignment == 0 {
            let place = token.start..self.cursor.last_end();
            let failure = Failure::new(place, format!("the group #{number} has no attributes"));
            return Err(failure.help("remove it, and its number where functions and calls have it"));
        }
        keep_last(&mut read.attributes);
        self.groups.insert(number, read);
        Ok(())
    }

    /// Reads an attribute, if the next token is one.
    fn attribute(&mut self, in_group: bool) -> Result<Option<Attribute>> {
        let token = self.cursor.peek();
        if token.kind == Kind::String {
            self.cursor.bump();
            let key = attribute_text(&token)?;
            let value = match self.cursor.eat(Kind::Equal) {
                true => attribute_text(&self.cursor.expect(Kind::String)?)?,
                false => BString::default(),
            };
            return Ok(Some(Attribute::Text { key, value }));
        }
        if token.kind != Kind::Word {
            return Ok(None);
        }
        let is_modern = self.is_modern();
        let kind = AttributeKind::from_keyword(token.text);
        let Some(kind) = kind.filter(|kind| is_modern || !kind.is_modern()) else {
            return Ok(None);
        };
        self.cursor.bump();
        if is_modern {
            if let Some(attribute) = self.modern_attribute(kind, in_group)? {
                return Ok(Some(attribute));
            }
        }
        let number = match kind {
            AttributeKind::Align | AttributeKind::AlignStack => {
                return self.aligned(kind, in_group).map(Some);
            }
            AttributeKind::Dereferenceable | AttributeKind::DereferenceableOrNull => {
                self.cursor.expect(Kind::OpenParenthesis)?;
                let token = self.cursor.peek();
                let number = self.cursor.expect_u64()?;
                if number == 0 {
                    return Err(Failure::at(&token, "the number of bytes is 0"));
                }
                self.cursor.expect(Kind::CloseParenthesis)?;
                number
            }
            _ => return Ok(Some(Attribute::Kind(kind))),
        };
        Ok(Some(Attribute::Integer(kind, number)))
    }

    /// Reads the number of `align` or `alignstack`.
    fn aligned(&mut self, kind: AttributeKind, in_group: bool) -> Result<Attribute> {
        let number = if in_group {
            self.cursor.expect(Kind::Equal)?;
            self.alignment_number()?
        } else if kind == AttributeKind::AlignStack {
            self.cursor.expect(Kind::OpenParenthesis)?;
            let number = self.alignment_number()?;
            self.cursor.expect(Kind::CloseParenthesis)?;
            number
        } else {
            self.alignment_number()?
        };
        Ok(Attribute::Integer(kind, number.into()))
    }

    /// Reads the attributes of a result or a parameter. Only modern ones are strings.
    #[inline]
    pub(super) fn attributes(&mut self) -> Result<Vec<Attribute>> {
        let mut all = Vec::new();
        if let Kind::Word | Kind::String = self.cursor.kind() {
            loop {
                let token = self.cursor.peek();
                let Some(attribute) = self.attribute(false)? else { break };
                if matches!(attribute, Attribute::Text { .. }) && !self.is_modern() {
                    let message = "a result or parameter has no string as attribute";
                    let help = "LLVM 3.7 has them for functions and calls: put it after the `)`";
                    return Err(Failure::at(&token, message).help(help));
                }
                add(&mut all, attribute, &token)?;
            }
            keep_last(&mut all);
        }
        Ok(all)
    }

    /// Reads the attributes of a function or a call itself: groups, and single ones.
    pub(super) fn function_attributes(&mut self, read: &mut FunctionAttributes) -> Result<()> {
        loop {
            let token = self.cursor.peek();
            if token.kind == Kind::Group {
                self.cursor.bump();
                let number = group_number(&token)?;
                let modern = self.is_modern();
                let Some(group) = self.groups.get(&number) else {
                    // Modern LLVM takes it for one without attributes.
                    if modern {
                        continue;
                    }
                    let message = format!("the attribute group #{number} is not defined");
                    let help = format!("define it: `attributes #{number} = {{ nounwind }}`");
                    return Err(Failure::at(&token, message).help(help).once());
                };
                read.alignment = read.alignment.max(group.alignment);
                match read.group {
                    None if read.attributes.is_empty() => read.group = Some(number),
                    _ => {
                        for attribute in &group.attributes {
                            add(&mut read.attributes, attribute.clone(), &token)?;
                        }
                    }
                }
            } else if token.is_word(AttributeKind::Align.keyword()) {
                self.cursor.bump();
                read.alignment = self.alignment_number()?;
            } else {
                let Some(attribute) = self.attribute(false)? else { return Ok(()) };
                add(&mut read.attributes, attribute, &token)?;
            }
        }
    }

    /// The set of the attributes of some slots, which rise, and of the function or call itself;
    /// `None` if there are none.
    pub(super) fn attribute_set(
        &mut self,
        mut slots: Vec<AttributeGroup>,
        own: FunctionAttributes,
    ) -> Option<AttributeSetId> {
        let is_group_alone = own.attributes.is_empty() && slots.is_empty();
        let group = own.group.and_then(|number| self.groups.get(&number));
        let mut attributes = match group {
            None if is_group_alone => return None,
            None => Vec::new(),
            Some(Group { set: Some(set), .. }) if is_group_alone => return Some(*set),
            Some(group) => group.attributes.clone(),
        };
        if !own.attributes.is_empty() {
            attributes.extend(own.attributes);
            keep_last(&mut attributes);
        }
        if self.is_modern() {
            MemoryEffects::unite(&mut attributes);
        }
        slots.push(AttributeGroup { slot: FUNCTION_SLOT, attributes });
        slots.retain(|group| !group.attributes.is_empty());
        let set = self.module.attributes.set_of(slots)?;
        let alone = own.group.filter(|_| is_group_alone);
        if let Some(group) = alone.and_then(|number| self.groups.get_mut(&number)) {
            group.set = Some(set);
        }
        Some(set)
    }
}

/// Adds an attribute after those that `token` belongs to.
fn add(all: &mut Vec<Attribute>, attribute: Attribute, token: &Token<'_>) -> Result<()> {
    if all.len() >= MOST {
        return Err(Failure::at(token, format!("there are more than {MOST} attributes")));
    }
    all.push(attribute);
    Ok(())
}

/// The key or value of an attribute, which bitcode ends with a zero.
fn attribute_text(token: &Token<'_>) -> Result<BString> {
    let text = BString::from(token.bytes().into_owned());
    match text.contains(&0) {
        true => Err(Failure::at(token, "an attribute has no zero byte")),
        false => Ok(text),
    }
}

/// Keeps the last one of attributes that differ in their value only. Their order does not matter.
fn keep_last(all: &mut Vec<Attribute>) {
    if all.len() < 2 {
        return;
    }
    all.reverse();
    all.sort_by(|one, other| key(one).cmp(&key(other)));
    all.dedup_by(|other, one| key(other) == key(one));
}

/// What attributes that differ in their value only have in common.
fn key(attribute: &Attribute) -> (u64, &BStr) {
    match attribute {
        Attribute::Text { key, .. } => (0, key.as_bstr()),
        _ => (attribute.kind().map_or(0, AttributeKind::code), BStr::new("")),
    }
}

fn group_number(token: &Token<'_>) -> Result<u32> {
    let number = token.number();
    number.ok_or_else(|| Failure::at(token, "the number is not one of 0 to 4294967295"))
}
