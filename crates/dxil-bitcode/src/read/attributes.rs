//! Reads attributes: groups, and sets of groups.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;
use dxil_bitstream::read::Block;
use dxil_ir::{
    Attribute, AttributeGroup, AttributeGroupId, AttributeKind, AttributeSetId, Attributes,
    Dialect, FUNCTION_SLOT, MemoryEffects, Module, TypeId,
};

use super::modern_attribute;
use super::record::{Memory, Record, read_records};
use crate::codes::{paramattr, paramattr_group};
use crate::{Error, ErrorKind};

/// The groups by their numbers in the file.
pub(super) type Groups = BTreeMap<u64, AttributeGroupId>;

/// Reads the block of groups.
pub(super) fn read_groups(
    block: &Block<'_>,
    memory: &mut Memory,
    module: &mut Module,
    types: &[TypeId],
    groups: &mut Groups,
) -> Result<(), Error> {
    let is_modern = module.types.dialect() == Dialect::Modern;
    read_records(block, memory, |record| {
        if record.code != paramattr_group::ENTRY {
            return Err(record.unknown());
        }
        let number = record.next("number")?;
        let slot = record.u32("slot")?;
        let mut list = Vec::new();
        while let Some(form) = record.optional() {
            list.push(match is_modern {
                true => modern_attribute(record, form, types)?,
                false => attribute(record, form)?,
            });
        }
        if is_modern && slot == FUNCTION_SLOT {
            MemoryEffects::unite(&mut list);
        }
        let group = module.attributes.group(AttributeGroup { slot, attributes: list });
        match groups.insert(number, group) {
            None => Ok(()),
            Some(_) => Err(record.invalid("another group has the same number")),
        }
    })
}

fn attribute(record: &mut Record<'_>, form: u64) -> Result<Attribute, Error> {
    let kind = |record: &mut Record<'_>| record.code("attribute", known);
    match form {
        0 => Ok(Attribute::Kind(kind(record)?)),
        1 => Ok(Attribute::Integer(kind(record)?, record.next("number of the attribute")?)),
        3 => Ok(Attribute::Text { key: text(record)?, value: BString::default() }),
        4 => Ok(Attribute::Text { key: text(record)?, value: text(record)? }),
        _ => Err(record.value("the form of an attribute", form, "0, 1, 3 or 4")),
    }
}

fn modern_attribute(
    record: &mut Record<'_>,
    form: u64,
    types: &[TypeId],
) -> Result<Attribute, Error> {
    if let 3 | 4 = form {
        return attribute(record, form);
    }
    let kind = record.code("attribute", AttributeKind::from_code)?;
    match form {
        0 => modern_attribute::of_kind(record, kind),
        1 => modern_attribute::integer(record, kind),
        5 => Err(record.invalid("the attribute has no type, as LLVM 14 and older write it")),
        6 => Ok(Attribute::Type(kind, record.reference("type", types)?)),
        7 => modern_attribute::range(record, kind),
        8 => modern_attribute::ranges(record, kind),
        _ => Err(record.value("the form of an attribute", form, "0, 1 or 3 to 8")),
    }
}

/// The attribute of LLVM 3.7 with this number.
fn known(code: u64) -> Option<AttributeKind> {
    AttributeKind::from_code(code).filter(|kind| !kind.is_modern())
}

/// Reads characters up to a zero.
fn text(record: &mut Record<'_>) -> Result<BString, Error> {
    let mut text = Vec::new();
    loop {
        match record.next("end of a text")? {
            0 => return Ok(text.into()),
            character => text.push(record.byte(character)?),
        }
    }
}

/// Reads the block of sets. Set number `n` of the file is at index `n - 1`.
pub(super) fn read_sets(
    block: &Block<'_>,
    memory: &mut Memory,
    attributes: &mut Attributes,
    groups: &Groups,
) -> Result<Vec<AttributeSetId>, Error> {
    let (mut sets, mut set) = (Vec::new(), Vec::new());
    read_records(block, memory, |record| {
        if record.code != paramattr::ENTRY {
            return Err(record.unknown());
        }
        set.clear();
        for &number in record.rest() {
            let (what, count) = ("attribute group", groups.len());
            let kind = ErrorKind::Reference { what, number, count };
            set.push(*groups.get(&number).ok_or_else(|| record.error(kind))?);
        }
        sets.push(attributes.set(&set));
        Ok(())
    })?;
    Ok(sets)
}
