//! Writes attributes: groups, and sets of groups.

use alloc::vec::Vec;

use dxil_bitstream::Writer;
use dxil_ir::Attribute;

use super::enumerate::Enumerator;
use super::{block, characters, operands, record, supported};
use crate::Error;
use crate::codes::{self, paramattr, paramattr_group};

/// Writes the groups.
pub(super) fn write_groups(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    if numbers.attribute_groups.is_empty() {
        return Ok(());
    }
    block(writer, codes::PARAMATTR_GROUP, 3, |writer| {
        let mut operands = operands();
        for &id in &numbers.attribute_groups {
            let group = &numbers.module.attributes.all_groups()[id];
            operands.clear();
            operands.extend([numbers.attribute_group_number(id), group.slot.into()]);
            for attribute in &group.attributes {
                push_attribute(&mut operands, attribute)?;
            }
            record(writer, None, paramattr_group::ENTRY, &operands)?;
        }
        Ok(())
    })
}

fn push_attribute(operands: &mut Vec<u64>, attribute: &Attribute) -> Result<(), Error> {
    supported(attribute.modern())?;
    match attribute {
        Attribute::Kind(kind) => operands.extend([0, kind.code()]),
        Attribute::Integer(kind, value) => operands.extend([1, kind.code(), *value]),
        // Refused above.
        Attribute::Type(..) | Attribute::Range(..) | Attribute::Ranges(..) => {}
        Attribute::Text { key, value } => {
            operands.push(if value.is_empty() { 3 } else { 4 });
            operands.extend(characters(key));
            operands.push(0);
            if !value.is_empty() {
                operands.extend(characters(value));
                operands.push(0);
            }
        }
    }
    Ok(())
}

/// Writes the sets.
pub(super) fn write_sets(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    if numbers.attribute_sets.is_empty() {
        return Ok(());
    }
    block(writer, codes::PARAMATTR, 3, |writer| {
        let mut operands = operands();
        for &id in &numbers.attribute_sets {
            let groups = numbers.module.attributes.groups(id);
            operands.clear();
            operands.extend(groups.map(|(group, _)| numbers.attribute_group_number(group)));
            record(writer, None, paramattr::ENTRY, &operands)?;
        }
        Ok(())
    })
}
