//! Numbers types, values, metadata and attributes.
//!
//! A reader accepts any numbering; this is that of LLVM 3.7 and DXC, so that the same module
//! becomes the same bytes. In the order of the module, operands are numbered before their users;
//! constants are then sorted by type and number of uses.

mod constants;
mod function;
mod metadata;
mod types;

use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};
use dxil_ir::{
    AttributeGroupId, AttributeSetId, ComdatId, ConstantId, Id, MetadataId, Module, TypeId, Value,
};

use crate::Error;
use crate::numbers::Numbers;
use crate::order::{Order, constants_of_globals};
pub(super) use function::{FunctionNumbers, UNUSED_CONSTANT};
use types::TypeOrder;

/// The numbers of a module.
#[derive(Debug)]
pub(super) struct Enumerator<'m> {
    pub(super) module: &'m Module,
    pub(super) types: TypeOrder,
    /// The constants, globals first.
    pub(super) constants: Order,
    /// The constants whose types are numbered have the number 0 here.
    typed: Numbers<ConstantId>,
    /// The number of constants that are globals.
    pub(super) globals: usize,
    /// The metadata in the order of its numbers.
    pub(super) metadata: Vec<MetadataId>,
    metadata_numbers: Numbers<MetadataId>,
    /// Memory for metadata that is being numbered.
    pending: metadata::Pending,
    pub(super) comdats: Vec<ComdatId>,
    comdat_numbers: Numbers<ComdatId>,
    pub(super) attribute_sets: Vec<AttributeSetId>,
    set_numbers: Numbers<AttributeSetId>,
    pub(super) attribute_groups: Vec<AttributeGroupId>,
    group_numbers: Numbers<AttributeGroupId>,
    /// For each function, the operands that have numbers in the function only.
    pub(super) operands: Vec<Vec<Value>>,
}

impl<'m> Enumerator<'m> {
    pub(super) fn new(module: &'m Module) -> Result<Self, Error> {
        let (constants, metadata) = (module.constants.arena().len(), module.metadata.arena().len());
        let attributes = &module.attributes;
        let (sets, groups) = (attributes.sets().len(), attributes.all_groups().len());
        let mut this = Self {
            module,
            types: TypeOrder::for_types(module.types.arena().len()),
            constants: Order::for_constants(constants),
            typed: Numbers::for_ids(constants),
            globals: 0,
            metadata: Vec::with_capacity(metadata),
            metadata_numbers: Numbers::for_ids(metadata),
            pending: metadata::Pending::for_nodes(metadata),
            comdats: Vec::new(),
            comdat_numbers: Numbers::default(),
            attribute_sets: Vec::with_capacity(sets),
            set_numbers: Numbers::for_ids(sets),
            attribute_groups: Vec::with_capacity(groups),
            group_numbers: Numbers::for_ids(groups),
            operands: Vec::with_capacity(module.functions.len()),
        };
        this.add_globals()?;
        constants_of_globals(module).for_each(|id| this.add_constant(id));
        this.add_type(module.types.metadata());
        for named in &module.named_metadata {
            named.nodes.iter().for_each(|&node| this.add_metadata(node));
        }
        for function in module.functions.values() {
            let operands = this.add_function(function);
            this.operands.push(operands);
        }
        this.sort_constants(this.globals);
        Ok(this)
    }

    fn add_globals(&mut self) -> Result<(), Error> {
        let module = self.module;
        for (id, variable) in module.variables.iter() {
            self.add_global(module.variable_address(id), &variable.name, "variable", id)?;
            self.add_comdat(variable.comdat);
        }
        let addresses = module.function_addresses();
        for ((id, function), address) in module.functions.iter().zip(addresses) {
            self.add_global(address, &function.name, "function", id)?;
            self.add_comdat(function.comdat);
            self.add_attributes(function.attributes);
        }
        for (id, alias) in module.aliases.iter() {
            self.add_global(module.alias_address(id), &alias.name, "alias", id)?;
        }
        self.globals = self.constants.len();
        Ok(())
    }

    /// Numbers the address of a global, which must have the type of the global's pointer.
    fn add_global(
        &mut self,
        address: Option<ConstantId>,
        name: &BString,
        kind: &str,
        id: impl Id,
    ) -> Result<(), Error> {
        let Some(address) = address else {
            let what = "it has no address of its type: functions of `Module` add globals";
            return Err(Error::invalid_module(what).in_global(name.as_bstr(), kind, id.index()));
        };
        self.add_constant(address);
        Ok(())
    }

    fn add_comdat(&mut self, id: Option<ComdatId>) {
        let Some(id) = id else { return };
        if self.comdat_numbers.get(id).is_none() {
            self.comdat_numbers.set(id, self.comdats.len());
            self.comdats.push(id);
        }
    }

    fn add_attributes(&mut self, set: Option<AttributeSetId>) {
        let Some(set) = set else { return };
        if self.set_numbers.get(set).is_some() {
            return;
        }
        self.set_numbers.set(set, self.attribute_sets.len());
        self.attribute_sets.push(set);
        for (group, _) in self.module.attributes.groups(set) {
            if self.group_numbers.get(group).is_none() {
                self.group_numbers.set(group, self.attribute_groups.len());
                self.attribute_groups.push(group);
            }
        }
    }

    /// The number of a type.
    pub(super) fn type_number(&self, id: TypeId) -> u64 {
        self.types.numbers.get(id).expect("all types of the module are numbered").into()
    }

    /// The number of a constant that the module uses.
    pub(super) fn constant_number(&self, id: ConstantId) -> u64 {
        self.find_constant(id).expect("all constants that are used are numbered")
    }

    /// The number of a constant, if the module uses it.
    pub(super) fn find_constant(&self, id: ConstantId) -> Option<u64> {
        self.constants.number(id).map(u64::from)
    }

    /// The number of metadata.
    pub(super) fn metadata_number(&self, id: MetadataId) -> u64 {
        self.metadata_numbers.get(id).expect("all metadata of the module is numbered").into()
    }

    /// The number of metadata plus one, or 0 for none.
    pub(super) fn optional_metadata_number(&self, id: Option<MetadataId>) -> u64 {
        id.map_or(0, |id| self.metadata_number(id) + 1)
    }

    /// The number of a COMDAT plus one, or 0 for none.
    pub(super) fn comdat_number(&self, id: Option<ComdatId>) -> u64 {
        let number =
            |id| self.comdat_numbers.get(id).expect("all COMDATs that are used are numbered");
        id.map_or(0, |id| u64::from(number(id)) + 1)
    }

    /// The number of a set of attributes plus one, or 0 for none.
    pub(super) fn attribute_set_number(&self, id: Option<AttributeSetId>) -> u64 {
        let number = |id| self.set_numbers.get(id).expect("all sets of attributes are numbered");
        id.map_or(0, |id| u64::from(number(id)) + 1)
    }

    /// The number of a group of attributes, from 1.
    pub(super) fn attribute_group_number(&self, id: AttributeGroupId) -> u64 {
        let number = self.group_numbers.get(id).expect("all groups of attributes are numbered");
        u64::from(number) + 1
    }

    /// The width of the number of a type in abbreviations, in bits.
    pub(super) fn type_bits(&self) -> u32 {
        bits_for(self.types.items.len() as u64 + 1)
    }
}

/// The width of numbers below `count`, in bits.
pub(super) const fn bits_for(count: u64) -> u32 {
    match count {
        0 | 1 => 0,
        _ => 64 - (count - 1).leading_zeros(),
    }
}
