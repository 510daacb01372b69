//! `IFCE`: the interfaces that a shader calls, and the classes that implement them.

use alloc::vec::Vec;

use bstr::BString;

use super::budget::Budget;
use super::pool::Pool;
use super::string;
use crate::layout::{self, InterfacesHeader, StringOffset};
use crate::{Error, Record, read};

/// The slots for interfaces, and what can be bound to them.
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

/// One slot, or the slots of an array, that a class instance is bound to.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct InterfaceSlots {
    /// Number of slots.
    pub slot_count: u32,
    /// The numbers of the classes that implement the interface, and of their function tables.
    pub types: Vec<(u16, u32)>,
}

/// A class that implements interfaces; its place in the list is its number. Strides say how far its data
/// lie apart in an array.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ClassType {
    /// Its name.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub name: BString,
    /// Vectors of a constant buffer, each 16 bytes.
    pub buffer_stride: u16,
    /// Textures.
    pub texture_stride: u16,
    /// Samplers.
    pub sampler_stride: u16,
}

/// A variable of a class that implements interfaces.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ClassInstance {
    /// Its name.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub name: BString,
    /// The number of its class.
    pub type_id: u16,
    /// Number of elements; 1 unless it is an array.
    pub element_count: u16,
    /// The register of the constant buffer with its data.
    pub buffer: u16,
    /// Where its data begin, in vectors of 16 bytes.
    pub buffer_offset: u16,
    /// Its first texture register, `u16::MAX` if it has no textures.
    pub texture: u16,
    /// Its first sampler register, `u16::MAX` if it has no samplers.
    pub sampler: u16,
}

impl Interfaces {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut pool = Pool::default();
        pool.reserve(InterfacesHeader::SIZE);
        let slots_offset = pool.reserve(self.slots.len() * layout::InterfaceSlots::SIZE);
        let types_offset = pool.reserve(self.types.len() * layout::ClassType::SIZE);
        let instances_offset = pool.reserve(self.instances.len() * layout::ClassInstance::SIZE);
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
        let slots = self.slots.iter().map(|slots| slots.place(&mut pool)).collect::<Vec<_>>();
        pool.set_records(slots_offset, &slots);
        let instances = self.instances.iter().map(|instance| instance.place(&mut pool));
        let instances = instances.collect::<Vec<_>>();
        pool.set_records(instances_offset, &instances);
        let types = self.types.iter().map(|class| class.place(&mut pool)).collect::<Vec<_>>();
        pool.set_records(types_offset, &types);
        pool.align();
        out.extend_from_slice(&pool.into_bytes());
    }
}

impl InterfaceSlots {
    /// Appends the lists.
    fn place(&self, pool: &mut Pool) -> layout::InterfaceSlots {
        let type_ids = self.types.iter().flat_map(|(id, _)| id.to_le_bytes());
        let table_ids = self.types.iter().flat_map(|(_, id)| id.to_le_bytes());
        layout::InterfaceSlots {
            slot_count: self.slot_count,
            type_count: self.types.len() as u32,
            type_ids_offset: pool.append(&type_ids.collect::<Vec<_>>()),
            table_ids_offset: pool.append(&table_ids.collect::<Vec<_>>()),
        }
    }
}

impl ClassType {
    /// Appends the name.
    fn place(&self, pool: &mut Pool) -> layout::ClassType {
        layout::ClassType {
            name_offset: place_name(pool, &self.name),
            reserved: 0,
            buffer_stride: self.buffer_stride,
            texture_stride: self.texture_stride,
            sampler_stride: self.sampler_stride,
        }
    }
}

impl ClassInstance {
    /// Appends the name.
    fn place(&self, pool: &mut Pool) -> layout::ClassInstance {
        layout::ClassInstance {
            name_offset: place_name(pool, &self.name),
            type_id: self.type_id,
            element_count: self.element_count,
            buffer: self.buffer,
            buffer_offset: self.buffer_offset,
            texture: self.texture,
            sampler: self.sampler,
        }
    }
}

/// Appends a name, which is not shared.
fn place_name(pool: &mut Pool, name: &BString) -> StringOffset {
    let mut bytes = Vec::with_capacity(name.len() + 1);
    string(&mut bytes, name);
    StringOffset(pool.append(&bytes))
}

/// Fails where a name cannot be read, or names share more bytes than the part has.
impl TryFrom<&read::Interfaces<'_>> for Interfaces {
    type Error = Error;

    fn try_from(view: &read::Interfaces<'_>) -> Result<Self, Error> {
        let budget = Budget::new(view.cursor().all().len(), view.cursor());
        Copier { view, budget }.interfaces()
    }
}

/// Copies what a view has.
struct Copier<'v, 'a> {
    view: &'v read::Interfaces<'a>,
    /// For names.
    budget: Budget<'a>,
}

impl Copier<'_, '_> {
    /// All of the part.
    fn interfaces(&self) -> Result<Interfaces, Error> {
        Ok(Interfaces {
            slots: self
                .view
                .slots
                .iter()
                .map(|at| self.slots(&at))
                .collect::<Result<_, Error>>()?,
            types: self
                .view
                .types
                .iter()
                .map(|at| self.class_type(&at))
                .collect::<Result<_, Error>>()?,
            instances: self
                .view
                .instances
                .iter()
                .map(|at| self.instance(&at))
                .collect::<Result<_, Error>>()?,
            stamp: self.view.header.stamp,
        })
    }

    /// Slots and their lists.
    fn slots(&self, slots: &layout::InterfaceSlots) -> Result<InterfaceSlots, Error> {
        let types = self.view.type_ids(slots)?;
        let tables = self.view.table_ids(slots)?;
        let types = types.iter().map(|at| at.id).zip(tables.iter().map(|at| at.id)).collect();
        Ok(InterfaceSlots { slot_count: slots.slot_count, types })
    }

    /// A class.
    fn class_type(&self, class: &layout::ClassType) -> Result<ClassType, Error> {
        Ok(ClassType {
            name: self.name(class.name_offset)?,
            buffer_stride: class.buffer_stride,
            texture_stride: class.texture_stride,
            sampler_stride: class.sampler_stride,
        })
    }

    /// A variable of a class.
    fn instance(&self, instance: &layout::ClassInstance) -> Result<ClassInstance, Error> {
        Ok(ClassInstance {
            name: self.name(instance.name_offset)?,
            type_id: instance.type_id,
            element_count: instance.element_count,
            buffer: instance.buffer,
            buffer_offset: instance.buffer_offset,
            texture: instance.texture,
            sampler: instance.sampler,
        })
    }

    /// The name at this offset.
    fn name(&self, offset: StringOffset) -> Result<BString, Error> {
        self.budget.string(self.view.name(offset)?)
    }
}
