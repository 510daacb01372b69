//! `IFCE`: the interfaces that a shader calls, and the classes that implement them.

use alloc::vec::Vec;

use bstr::BStr;

use crate::cursor::Cursor;
use crate::layout::{
    ClassInstance, ClassType, ClassTypeId, FunctionTableId, InterfaceSlots, InterfacesHeader,
    StringOffset,
};
use crate::part::{Gaps, ViewField, part};
use crate::strings::PartStrings;
use crate::tree::{Content, Node};
use crate::{At, Error, Records};

pub use view::Interfaces;

part! {
    /// The slots for interfaces, and the classes and variables that can be bound to them.
    pub view Interfaces |cursor| {
        /// The places of everything else.
        pub header: At<InterfacesHeader> = cursor.record("the header")?,
        /// The slots: for each pointer to an interface, or array of them.
        pub slots: Records<'a, InterfaceSlots>
            = cursor.table(header.slots_offset, header.slot_record_count, "the slots")?,
        pub(crate) lists: SlotLists<'a> = SlotLists::of(cursor.to_start(), slots)?,
        /// The classes that implement interfaces.
        pub types: Records<'a, ClassType>
            = cursor.table(header.types_offset, header.type_count, "the class types")?,
        /// The variables of these classes.
        pub instances: Records<'a, ClassInstance>
            = cursor.table(header.instances_offset, header.instance_count, "the class instances")?,
        pub(crate) names: PartStrings<'a> = PartStrings(cursor.to_start()),
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

impl<'a> Interfaces<'a> {
    /// The name at this offset, of a class type or instance.
    ///
    /// # Errors
    ///
    /// Fails where the offset is past the end, or no zero byte ends the name.
    pub fn name(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.names.get(offset)
    }

    /// The numbers of the classes that can be bound to slots.
    ///
    /// # Errors
    ///
    /// Does not fail for slots of this part.
    pub fn type_ids(&self, slots: &InterfaceSlots) -> Result<Records<'a, ClassTypeId>, Error> {
        self.lists.type_ids(slots)
    }

    /// The function tables of those classes, in the same order.
    ///
    /// # Errors
    ///
    /// Does not fail for slots of this part.
    pub fn table_ids(&self, slots: &InterfaceSlots) -> Result<Records<'a, FunctionTableId>, Error> {
        self.lists.table_ids(slots)
    }

    /// The start of the part.
    pub(crate) fn cursor(&self) -> Cursor<'a> {
        self.names.0
    }
}

/// The lists of all slots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlotLists<'a> {
    part: Cursor<'a>,
    slots: Records<'a, InterfaceSlots>,
}

impl<'a> SlotLists<'a> {
    /// Checks that all slots have their lists, and do not share them.
    fn of(part: Cursor<'a>, slots: Records<'a, InterfaceSlots>) -> Result<Self, Error> {
        let lists = Self { part, slots };
        let mut left = part.all().len();
        for slots in slots.iter() {
            let types = lists.type_ids(&slots)?.range().len();
            let size = lists.table_ids(&slots)?.range().len().saturating_add(types);
            left = left.checked_sub(size).ok_or_else(|| {
                let allowed = "at most as many as fit into the part with those of other slots";
                let count = slots.type_count.into();
                part.value_error("the number of types of a slot", count, allowed)
            })?;
        }
        Ok(lists)
    }

    fn type_ids(&self, slots: &InterfaceSlots) -> Result<Records<'a, ClassTypeId>, Error> {
        self.part.table(slots.type_ids_offset, slots.type_count, "the types of a slot")
    }

    fn table_ids(&self, slots: &InterfaceSlots) -> Result<Records<'a, FunctionTableId>, Error> {
        self.part.table(slots.table_ids_offset, slots.type_count, "the tables of a slot")
    }
}

/// Adds the lists to the slots, which are the node before.
impl<'a> ViewField<'a> for SlotLists<'a> {
    fn describe(&self, _: &'static str, nodes: &mut Vec<Node<'a>>) {
        let Some(Content::List(groups)) = nodes.last_mut().map(|node| &mut node.content) else {
            return;
        };
        for (group, slots) in groups.iter_mut().zip(self.slots.iter()) {
            if let Content::Group(fields) = &mut group.content {
                let types = self.type_ids(&slots).map(|ids| Node::records("type_ids", &ids));
                let tables = self.table_ids(&slots).map(|ids| Node::records("table_ids", &ids));
                fields.extend(types.into_iter().chain(tables));
            }
        }
    }
}
