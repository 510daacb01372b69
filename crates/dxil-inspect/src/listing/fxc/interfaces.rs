//! The classes that can be bound to interfaces, and the slots for them.

use alloc::format;
use alloc::vec::Vec;
use core::fmt::Display;

use dxil_container::layout;
use dxil_container::read::Interfaces;

use super::{Comments, Error};

/// The number of classes in a row of a slot.
const ROW: usize = 8;

/// Prints tables of classes, of their instances and of slots.
pub(super) fn print(comments: &mut Comments, interfaces: &Interfaces<'_>) -> Result<(), Error> {
    comments.lines([
        "",
        " Available Class Types:",
        "",
        " Name                             ID CB Stride Texture Sampler",
        " ------------------------------ ---- --------- ------- -------",
    ]);
    for (id, class) in interfaces.types.iter().enumerate() {
        comments.put("// ");
        comments.left(&interfaces.name(class.name_offset)?, 30);
        comments.format(format_args!(
            " {id:4} {:9} {:7} {:7}\n",
            class.buffer_stride, class.texture_stride, class.sampler_stride
        ));
    }
    let mut instances = interfaces.instances.iter().peekable();
    if instances.peek().is_some() {
        comments.lines([
            "",
            " Available Class Instances:",
            "",
            " Name                        Type CB CB Offset Texture Sampler",
            " --------------------------- ---- -- --------- ------- -------",
        ]);
    }
    for instance in instances {
        self::instance(comments, interfaces, &instance)?;
    }
    slots(comments, interfaces)
}

fn instance(
    comments: &mut Comments,
    interfaces: &Interfaces<'_>,
    instance: &layout::ClassInstance,
) -> Result<(), Error> {
    let mut name = interfaces.name(instance.name_offset)?.into_inner().to_vec();
    if instance.element_count > 1 {
        name.extend_from_slice(format!("[{}]", instance.element_count).as_bytes());
    }
    comments.put("// ");
    comments.left(&name, 27);
    comments.format(format_args!(" {:4}", instance.type_id));
    let places = [instance.buffer, instance.buffer_offset, instance.texture, instance.sampler];
    for (place, width) in places.into_iter().zip([2, 9, 7, 7]) {
        match place {
            u16::MAX => comments.format(format_args!(" {:>width$}", '-')),
            place => comments.format(format_args!(" {place:width$}")),
        }
    }
    comments.put("\n");
    comments.check()
}

/// Prints a table of the classes for each slot and their function tables.
///
/// FXC numbers a slot further on for each row of the slots before it, and leaves out each ninth class.
fn slots(comments: &mut Comments, interfaces: &Interfaces<'_>) -> Result<(), Error> {
    const RULE: &str = " +----------+---------+---------------------------------------";
    comments.blank();
    comments.line(format_args!(" Interface slots, {} total:", interfaces.header.slot_count));
    comments.lines(["", "             Slots", RULE]);
    let mut start = 0_u32;
    for slots in interfaces.slots.iter() {
        let count = slots.slot_count;
        let mut label = match count {
            1 => format!("{start:4}     "),
            _ => format!("{start:4}-{:<4}", start.wrapping_add(count).wrapping_sub(1)),
        };
        let types: Vec<_> = interfaces.type_ids(&slots)?.iter().map(|it| it.id).collect();
        let tables: Vec<_> = interfaces.table_ids(&slots)?.iter().map(|it| it.id).collect();
        for (types, tables) in types.chunks(ROW + 1).zip(tables.chunks(ROW + 1)) {
            row(comments, "Type ID ", &label, types);
            row(comments, "Table ID", "         ", tables);
            label = "         ".into();
            start = start.wrapping_add(count);
            comments.check()?;
        }
        comments.lines([RULE]);
    }
    Ok(())
}

fn row(comments: &mut Comments, title: &str, label: &str, numbers: &[impl Display]) {
    comments.format(format_args!("// | {title} |{label}|"));
    for number in numbers.iter().take(ROW) {
        comments.format(format_args!("{number:<5}"));
    }
    comments.put("\n");
}
