//! `IFCE`: the interfaces that a shader calls, and the classes that implement them.

use alloc::vec::Vec;

use bstr::BStr;

use super::Part;
use crate::cursor::Cursor;
use crate::layout::{
    ClassInstance, ClassType, ClassTypeId, FunctionTableId, InterfaceSlots, InterfacesHeader,
    StringOffset,
};
use crate::strings::References;
use crate::tree::{self, Describe, Node};
use crate::{At, Error, Records};

/// The slots for interfaces, and what can be bound to them.
#[derive(Clone, Copy, Debug)]
pub struct Interfaces<'a> {
    /// Where everything lies.
    pub header: At<InterfacesHeader>,
    /// The slots: for each pointer to an interface, or array of them.
    pub slots: Records<'a, InterfaceSlots>,
    /// The classes that implement interfaces.
    pub types: Records<'a, ClassType>,
    /// The variables of these classes.
    pub instances: Records<'a, ClassInstance>,
    part: Part<'a>,
}

impl<'a> Interfaces<'a> {
    /// Reads an `IFCE` part.
    ///
    /// # Errors
    ///
    /// Fails where the part is too short for the header, a table or the lists of all slots.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        let header = part.cursor().record::<InterfacesHeader>("the header")?;
        let (at, count) = (header.slots_offset, header.slot_record_count);
        let slots = part.table(at, count, "the slots")?;
        let (at, count) = (header.types_offset, header.type_count);
        let types = part.table(at, count, "the class types")?;
        let (at, count) = (header.instances_offset, header.instance_count);
        let instances = part.table(at, count, "the class instances")?;
        let interfaces = Self { header, slots, types, instances, part: *part };
        interfaces.check_slots()?;
        Ok(interfaces)
    }

    /// Checks that all slots have their lists, and do not share them.
    fn check_slots(&self) -> Result<(), Error> {
        let mut left = self.part.data().len();
        for slots in self.slots.iter() {
            let types = self.type_ids(&slots)?.range().len();
            let size = self.table_ids(&slots)?.range().len().saturating_add(types);
            left = left.checked_sub(size).ok_or_else(|| {
                let allowed = "at most as many as fit into the part with those of other slots";
                let count = slots.type_count.into();
                self.part.cursor().value_error("the number of types of a slot", count, allowed)
            })?;
        }
        Ok(())
    }

    /// The name at this offset, of a class type or instance.
    ///
    /// # Errors
    ///
    /// Fails where the offset is past the end, or no zero byte ends the name.
    pub fn name(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.part.string(offset)
    }

    /// The start of the part.
    pub(crate) fn cursor(&self) -> Cursor<'a> {
        self.part.cursor()
    }

    /// The numbers of the classes that can be bound to slots.
    ///
    /// # Errors
    ///
    /// Does not fail for slots of this part.
    pub fn type_ids(&self, slots: &InterfaceSlots) -> Result<Records<'a, ClassTypeId>, Error> {
        self.part.table(slots.type_ids_offset, slots.type_count, "the types of a slot")
    }

    /// The function tables of those classes, in the same order.
    ///
    /// # Errors
    ///
    /// Does not fail for slots of this part.
    pub fn table_ids(&self, slots: &InterfaceSlots) -> Result<Records<'a, FunctionTableId>, Error> {
        self.part.table(slots.table_ids_offset, slots.type_count, "the tables of a slot")
    }
}

impl<'a> Describe<'a> for Interfaces<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        let slots = self.slots.iter().map(|at| self.describe_slots(&at)).collect();
        nodes.push(Node::list("slots", self.slots.range(), slots));
        let mut names = References::new(self.part.data());
        let types = self.types.iter();
        let types = types.map(|at| Node::group("type", at.range(), names.fields(&at))).collect();
        nodes.push(Node::list("types", self.types.range(), types));
        let instances = self.instances.iter();
        let instances =
            instances.map(|at| Node::group("instance", at.range(), names.fields(&at))).collect();
        nodes.push(Node::list("instances", self.instances.range(), instances));
        nodes.push(names.node("names", "name"));
        let gaps = Node::uncovered("padding", &nodes, &self.part.data());
        nodes.extend(gaps);
        nodes
    }
}

impl<'a> Interfaces<'a> {
    /// Slots and their lists.
    fn describe_slots(&self, at: &At<InterfaceSlots>) -> Node<'a> {
        let mut fields = tree::fields(at);
        fields.extend(self.type_ids(at).map(|ids| Node::records("type_ids", &ids)).ok());
        fields.extend(self.table_ids(at).map(|ids| Node::records("table_ids", &ids)).ok());
        Node::group("slots", at.range(), fields)
    }
}
