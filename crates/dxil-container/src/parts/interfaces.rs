//! `IFCE`: the interfaces that a shader calls, and the classes that implement them.
//!
//! FXC writes it for shaders of model 5.0 with dynamic linkage. After the header lie slots, class
//! types, class instances, the lists of each slot and the names, each padded to a multiple of 4 bytes.

use alloc::vec::Vec;

use bstr::{BStr, BString};

use crate::cursor::Cursor;
use crate::layout::StringOffset;
use crate::part::{Follow, Gaps, ViewField, forms, part};
use crate::record::record;
use crate::strings::{PartStrings, TextCopier};
use crate::tree::{Content, Node};
use crate::write::pool::Pool;
use crate::write::string;
use crate::{At, Error, Record, Records};

part! {
    /// The slots for interfaces, and the classes and variables that can be bound to them.
    pub view Interfaces |cursor| {
        /// The places of everything else.
        pub header: At<InterfacesHeader> = cursor.record("the header")?,
        /// The slots: for each pointer to an interface, or array of them.
        pub slots: Records<'a, record::InterfaceSlots>
            = cursor.table(header.slots_offset, header.slot_record_count, "the slots")?,
        pub(crate) lists: SlotLists<'a> = SlotLists::of(cursor.to_start(), slots)?,
        /// The classes that implement interfaces.
        pub types: Records<'a, record::ClassType>
            = cursor.table(header.types_offset, header.type_count, "the class types")?,
        /// The variables of these classes.
        pub instances: Records<'a, record::ClassInstance>
            = cursor.table(header.instances_offset, header.instance_count, "the class instances")?,
        pub(crate) names: PartStrings<'a> = PartStrings(cursor.to_start()),
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

record! {
    /// The start of the part. Offsets count from there.
    pub struct InterfacesHeader {
        /// Number of [`ClassInstance`]s.
        pub instance_count: u32,
        /// Number of [`ClassType`]s.
        pub type_count: u32,
        /// Number of [`InterfaceSlots`].
        pub slot_record_count: u32,
        /// Number of slots in all of these.
        pub slot_count: u32,
        /// The offset of the class instances.
        pub instances_offset: u32,
        /// The offset of the class types.
        pub types_offset: u32,
        /// The offset of the slots.
        pub slots_offset: u32,
        /// Zero.
        pub reserved: u32,
        /// A number that differs from one run of the compiler to the next.
        pub stamp: u32,
    }
}

forms! {
    |view, copier: Copier<'_, '_>, pool: Pool|

    /// One slot, or the slots of an array, that a class instance is bound to.
    pub struct InterfaceSlots: Default {
        /// Number of slots.
        slot_count: u32,
        /// Number of classes that implement the interface.
        type_count: u32 = types.len() as u32,
        /// The offset of their numbers, which are [`ClassTypeId`]s.
        type_ids_offset: u32 = place_ids(pool, types.iter().map(|(id, _)| id.to_le_bytes())),
        /// The offset of the numbers of their function tables, which are [`FunctionTableId`]s.
        table_ids_offset: u32 = place_ids(pool, types.iter().map(|(_, id)| id.to_le_bytes())),
        /// The numbers of the classes that implement the interface, and of their function tables.
        form types: Vec<(u16, u32)> = copier.types(view)?,
    }

    /// A class that implements interfaces; its place in the table is its number. Strides are the
    /// distances of its data in an array.
    pub struct ClassType: Default {
        /// The offset of its name.
        name_offset: StringOffset = place_name(pool, name),
        /// Its name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        form name: BString = copier.name(view.name_offset)?,
        /// Zero.
        reserved: u16 = 0,
        /// Vectors of a constant buffer, each 16 bytes.
        buffer_stride: u16,
        /// Textures.
        texture_stride: u16,
        /// Samplers.
        sampler_stride: u16,
    }

    /// A variable of a class that implements interfaces.
    pub struct ClassInstance: Default {
        /// The offset of its name.
        name_offset: StringOffset = place_name(pool, name),
        /// Its name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        form name: BString = copier.name(view.name_offset)?,
        /// The number of its [`ClassType`].
        type_id: u16,
        /// Number of elements; 1 unless it is an array.
        element_count: u16,
        /// The register of the constant buffer with its data.
        buffer: u16,
        /// The offset of its data, in vectors of 16 bytes.
        buffer_offset: u16,
        /// Its first texture register, `u16::MAX` if it has no textures.
        texture: u16,
        /// Its first sampler register, `u16::MAX` if it has no samplers.
        sampler: u16,
    }
}

record! {
    /// The number of a [`ClassType`].
    pub struct ClassTypeId {
        /// The number.
        pub id: u16,
    }
}

record! {
    /// The number of a function table, which the program declares.
    pub struct FunctionTableId {
        /// The number.
        pub id: u32,
    }
}

impl<'a> view::Interfaces<'a> {
    /// The name at this offset, of a class type or instance.
    ///
    /// # Errors
    ///
    /// Fails if the offset is past the end, or no zero byte ends the name.
    pub fn name(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.names.get(offset)
    }

    /// The numbers of the classes that can be bound to slots.
    ///
    /// # Errors
    ///
    /// Does not fail for slots of this part.
    pub fn type_ids(
        &self,
        slots: &record::InterfaceSlots,
    ) -> Result<Records<'a, ClassTypeId>, Error> {
        self.lists.type_ids(slots)
    }

    /// The function tables of those classes, in the same order.
    ///
    /// # Errors
    ///
    /// Does not fail for slots of this part.
    pub fn table_ids(
        &self,
        slots: &record::InterfaceSlots,
    ) -> Result<Records<'a, FunctionTableId>, Error> {
        self.lists.table_ids(slots)
    }
}

/// The lists of all slots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SlotLists<'a> {
    part: Cursor<'a>,
    slots: Records<'a, record::InterfaceSlots>,
}

#[deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]
impl<'a> SlotLists<'a> {
    /// Checks that all slots have their lists, and do not share them.
    fn of(part: Cursor<'a>, slots: Records<'a, record::InterfaceSlots>) -> Result<Self, Error> {
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

    fn type_ids(&self, slots: &record::InterfaceSlots) -> Result<Records<'a, ClassTypeId>, Error> {
        self.part.table(slots.type_ids_offset, slots.type_count, "the types of a slot")
    }

    fn table_ids(
        &self,
        slots: &record::InterfaceSlots,
    ) -> Result<Records<'a, FunctionTableId>, Error> {
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

/// The slots for interfaces, and the classes that can be bound to them.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Interfaces {
    /// The slots: for each pointer to an interface, or array of them.
    pub slots: Vec<InterfaceSlots>,
    /// The classes that implement interfaces.
    pub types: Vec<ClassType>,
    /// The variables of these classes.
    pub instances: Vec<ClassInstance>,
    /// A number that differs from one run of the compiler to the next.
    pub stamp: u32,
}

impl Interfaces {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut pool = Pool::default();
        pool.reserve(InterfacesHeader::SIZE);
        let slots_offset = pool.reserve(self.slots.len() * record::InterfaceSlots::SIZE);
        let types_offset = pool.reserve(self.types.len() * record::ClassType::SIZE);
        let instances_offset = pool.reserve(self.instances.len() * record::ClassInstance::SIZE);
        let header = InterfacesHeader {
            instance_count: self.instances.len() as u32,
            type_count: self.types.len() as u32,
            slot_record_count: self.slots.len() as u32,
            slot_count: self.slots.iter().fold(0, |sum, slots| sum.wrapping_add(slots.slot_count)),
            instances_offset,
            types_offset,
            slots_offset,
            reserved: 0,
            stamp: self.stamp,
        };
        pool.set_record(0, &header);
        pool.set_records(slots_offset, &self.slots, InterfaceSlots::place);
        pool.set_records(instances_offset, &self.instances, ClassInstance::place);
        pool.set_records(types_offset, &self.types, ClassType::place);
        pool.align();
        out.extend_from_slice(&pool.into_bytes());
    }
}

/// Appends the numbers of a list.
fn place_ids<const N: usize>(pool: &mut Pool, ids: impl Iterator<Item = [u8; N]>) -> u32 {
    pool.append(&ids.flatten().collect::<Vec<_>>())
}

/// Appends a name, which is not shared.
fn place_name(pool: &mut Pool, name: &BString) -> StringOffset {
    let mut bytes = Vec::with_capacity(name.len() + 1);
    string(&mut bytes, name);
    StringOffset(pool.append(&bytes))
}

/// Fails if a name cannot be read, or names share more bytes than the part has.
impl TryFrom<&view::Interfaces<'_>> for Interfaces {
    type Error = Error;

    fn try_from(view: &view::Interfaces<'_>) -> Result<Self, Error> {
        let copier = Copier { view, texts: TextCopier::new(view.names) };
        Ok(Self {
            slots: view.slots.forms(|at| InterfaceSlots::of(&at, &copier))?,
            types: view.types.forms(|at| ClassType::of(&at, &copier))?,
            instances: view.instances.forms(|at| ClassInstance::of(&at, &copier))?,
            stamp: view.header.stamp,
        })
    }
}

/// Copies the content of a view.
struct Copier<'v, 'a> {
    view: &'v view::Interfaces<'a>,
    texts: TextCopier<'a>,
}

impl Copier<'_, '_> {
    /// The name at this offset.
    fn name(&self, offset: StringOffset) -> Result<BString, Error> {
        self.texts.follow(offset)
    }

    /// The lists of slots.
    fn types(&self, slots: &record::InterfaceSlots) -> Result<Vec<(u16, u32)>, Error> {
        let types = self.view.type_ids(slots)?;
        let tables = self.view.table_ids(slots)?;
        Ok(types.iter().map(|at| at.id).zip(tables.iter().map(|at| at.id)).collect())
    }
}
