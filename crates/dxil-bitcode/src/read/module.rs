//! Reads modules.

use alloc::vec::Vec;

use bstr::BString;
use dxil_bitstream::read::Block;
use dxil_ir::metadata::United;
use dxil_ir::{
    AttributeSetId, ConstantId, Dialect, FunctionId, Intrinsic, MetadataKindId, Module, TypeId,
    Value, intrinsic_attributes,
};

use super::constants::EarlierValues;
use super::globals::ConstantReference;
use super::metadata::LargestReference;
use super::record::{Item, Memory, Record, block_place, read_block, read_records, unknown_block};
use super::upgrade::{Shortened, Upgrade};
use super::{attributes, constants, metadata, symbols, types, use_lists};
use crate::codes::{self, module as code};
use crate::{Error, ErrorKind};

/// The entities of a module by their numbers in the file.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub(super) types: Vec<TypeId>,
    /// Globals, then constants.
    pub(super) values: Vec<ConstantId>,
    pub(super) attribute_sets: Vec<AttributeSetId>,
    /// The number of the module's metadata; its numbers in the file are its ids.
    pub(super) metadata: usize,
    /// The metadata that the file has twice.
    pub(super) united: United,
    pub(super) metadata_kinds: Vec<MetadataKindId>,
    pub(super) bundle_tags: Vec<BString>,
    /// The intrinsics that have fewer parameters than the file gives them.
    pub(super) shortened: Vec<Shortened>,
}

/// The state of reading a module.
#[derive(Default)]
pub(super) struct State<'a> {
    pub(super) module: Module,
    pub(super) names: Names,
    groups: attributes::Groups,
    references: LargestReference,
    has_version: bool,
    /// Whether only metadata is read, and what it refers to.
    metadata_only: bool,
    /// The string table, in which a modern module has the names of symbols.
    pub(super) strings: &'a [u8],
    pub(super) sections: Vec<BString>,
    /// The intrinsics that are declared after all functions of the file.
    pub(super) upgrades: Vec<Upgrade>,
    /// The references of globals to constants.
    pub(super) constant_references: Vec<ConstantReference>,
    pub(super) bodies: Bodies<'a>,
}

/// The bodies of a module that have not been read.
#[derive(Debug, Default)]
pub(super) struct Bodies<'a> {
    /// The functions that have a body, in the order of their ids.
    pub(super) functions: Vec<FunctionId>,
    /// The blocks of their bodies; `None` for one that has been read.
    pub(super) blocks: Vec<Option<Block<'a>>>,
}

impl<'a> Bodies<'a> {
    /// The block of a function whose body has not been read.
    pub(super) fn unread(&self, id: FunctionId) -> Option<&Block<'a>> {
        self.blocks.get(self.functions.binary_search(&id).ok()?)?.as_ref()
    }

    /// Notes that the body of a function has been read.
    pub(super) fn remove(&mut self, id: FunctionId) {
        let index = self.functions.binary_search(&id);
        if let Some(block) = index.ok().and_then(|index| self.blocks.get_mut(index)) {
            *block = None;
        }
    }
}

/// A number of functions that few shaders exceed.
const USUAL_FUNCTIONS: usize = 8;

/// A number of constants that few small shaders exceed.
const USUAL_CONSTANTS: usize = 56;

impl<'a> State<'a> {
    /// Reads a module, and finds the blocks of its function bodies.
    pub(super) fn read(
        block: &Block<'a>,
        strings: &'a [u8],
    ) -> Result<(Module, Names, Bodies<'a>), Error> {
        Self { strings, ..Self::default() }.read_block(block)
    }

    /// Reads the metadata of a module, and what it refers to.
    pub(super) fn read_metadata(block: &Block<'a>, strings: &'a [u8]) -> Result<Module, Error> {
        let this = Self { strings, metadata_only: true, ..Self::default() };
        this.read_block(block).map(|(module, ..)| module)
    }

    fn read_block(mut self, block: &Block<'a>) -> Result<(Module, Names, Bodies<'a>), Error> {
        let this = &mut self;
        this.module.functions.reserve(USUAL_FUNCTIONS);
        this.module.constants.reserve(USUAL_CONSTANTS);
        this.names.values.reserve(USUAL_CONSTANTS);
        read_block(block, &mut Memory::new(), |item| match item {
            Item::Block(block, memory) => this.block(block, memory),
            Item::Record(record) => {
                this.record(record)?;
                record.end()
            }
        })?;
        this.declare_upgraded();
        this.resolve_constants()?;
        this.names.metadata = this.module.metadata.arena().len();
        this.references.check(this.names.metadata)?;
        metadata::unite_named(&mut this.module.named_metadata);
        if !this.metadata_only {
            this.unite_metadata();
            this.set_intrinsic_attributes();
        }
        this.module.default_data_layout();
        let invalid = |what| Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
        if !this.has_version {
            return invalid("it has no version");
        }
        if this.bodies.functions.len() != this.bodies.blocks.len() {
            return invalid("the number of function bodies is not that of functions with one");
        }
        Ok((self.module, self.names, self.bodies))
    }

    /// Whether the module is of modern LLVM.
    pub(super) fn is_modern(&self) -> bool {
        self.module.types.dialect() == Dialect::Modern
    }

    /// Declares the intrinsics that LLVM 23 declares otherwise than the file.
    fn declare_upgraded(&mut self) {
        for upgrade in core::mem::take(&mut self.upgrades) {
            let Some((address, shortened)) = upgrade.declare(&mut self.module) else { continue };
            self.names.shortened.extend(shortened);
            if let Some(value) = self.names.values.get_mut(upgrade.value) {
                *value = address;
            }
        }
    }

    /// Makes one of equal metadata.
    fn unite_metadata(&mut self) {
        let Self { module, names, .. } = self;
        names.united = module.metadata.unite_pushed(0);
        let nodes = module.named_metadata.iter_mut().flat_map(|named| &mut named.nodes);
        nodes.for_each(|node| *node = names.united.current(*node));
        let variables = module.variables.values_mut().map(|it| &mut it.attachments);
        let functions = module.functions.values_mut().map(|it| &mut it.attachments);
        for (_, node) in variables.chain(functions).flatten() {
            *node = names.united.current(*node);
        }
    }

    /// Gives intrinsics the attributes that they have in LLVM, whatever the file states, as LLVM's reader
    /// does.
    fn set_intrinsic_attributes(&mut self) {
        let Module { functions, attributes, types, .. } = &mut self.module;
        for function in functions.values_mut() {
            let groups = match types.dialect() {
                Dialect::Dxil => intrinsic_attributes(Dialect::Dxil, &function.name),
                Dialect::Modern => {
                    let intrinsic = Intrinsic::named(&function.name);
                    intrinsic.map(|it| it.attributes(types, function.ty))
                }
            };
            if let Some(groups) = groups {
                function.attributes = attributes.set_of(groups);
            }
        }
    }

    fn block(&mut self, block: Block<'a>, memory: &mut Memory) -> Result<(), Error> {
        let Self { module, names, groups, references, .. } = self;
        match block.id() {
            dxil_bitstream::block_info::BLOCK_ID => Ok(()),
            // Metadata does not refer to it.
            codes::PARAMATTR_GROUP | codes::PARAMATTR | codes::VALUE_SYMTAB | codes::USELIST
                if self.metadata_only =>
            {
                Ok(())
            }
            codes::PARAMATTR_GROUP => {
                attributes::read_groups(&block, memory, module, &names.types, groups)
            }
            codes::PARAMATTR => {
                names.attribute_sets =
                    attributes::read_sets(&block, memory, &mut module.attributes, groups)?;
                Ok(())
            }
            codes::TYPE => {
                names.types = types::read(&block, memory, &mut module.types)?;
                Ok(())
            }
            codes::CONSTANTS => {
                let before = EarlierValues { module: &names.values, function: &[] };
                let made = constants::read(&block, memory, module, &names.types, before)?;
                names.values.extend(made);
                Ok(())
            }
            codes::METADATA => metadata::read(&block, memory, module, names, references),
            codes::VALUE_SYMTAB => symbols::read_module(&block, memory, module, &names.values),
            codes::USELIST => {
                module.preserve_use_lists = true;
                let value = |number| {
                    let index = usize::try_from(number).ok()?;
                    names.values.get(index).map(|&id| Value::Constant(id))
                };
                module.use_lists = use_lists::read(&block, memory, value, &[])?;
                Ok(())
            }
            codes::FUNCTION => {
                self.bodies.blocks.push(Some(block));
                Ok(())
            }
            _ if self.is_modern() => self.modern_block(&block, memory),
            _ => Err(unknown_block(&block)),
        }
    }

    /// Reads a block that LLVM 3.7 does not have.
    fn modern_block(&mut self, block: &Block<'a>, memory: &mut Memory) -> Result<(), Error> {
        let Self { module, names, references, .. } = self;
        match block.id() {
            codes::METADATA_KIND => metadata::read(block, memory, module, names, references),
            codes::OPERAND_BUNDLE_TAGS => read_records(block, memory, |record| {
                names.bundle_tags.push(record.string()?);
                Ok(())
            }),
            // Modules have the two scopes that every target has, and no summary.
            codes::SYNC_SCOPE_NAMES
            | codes::GLOBALVAL_SUMMARY
            | codes::FULL_LTO_GLOBALVAL_SUMMARY => Ok(()),
            _ => Err(unknown_block(block)),
        }
    }

    /// Reads the version, which tells the dialect: since version 2, names are in the string table.
    fn version(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        match record.next("version")? {
            1 => {}
            2 if !self.has_version && self.names.types.is_empty() => {
                self.module = Module::with_kinds(Dialect::Modern);
            }
            2 => return Err(record.invalid("the version follows types")),
            version => return Err(record.value("version", version, "1 or 2")),
        }
        self.has_version = true;
        Ok(())
    }

    /// Reads the attributes of a function.
    pub(super) fn attributes(
        &self,
        record: &mut Record<'_>,
    ) -> Result<Option<AttributeSetId>, Error> {
        match self.metadata_only {
            true => record.next(ATTRIBUTE_SET).map(|_| None),
            false => attribute_set(record, &self.names),
        }
    }

    fn record(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        match record.code {
            code::VERSION => self.version(record),
            code::TRIPLE => {
                self.module.target_triple = record.string()?;
                Ok(())
            }
            code::DATALAYOUT => {
                self.module.data_layout = record.string()?;
                Ok(())
            }
            code::SECTIONNAME => {
                self.sections.push(record.string()?);
                Ok(())
            }
            code::GLOBALVAR => self.variable(record),
            code::FUNCTION => self.function(record),
            code::ALIAS => self.alias(record),
            code::ASM => Err(record.unsupported("assembly in the module")),
            code::COMDAT => self.comdat(record),
            code::GCNAME => Err(record.unsupported("garbage collection")),
            _ if self.is_modern() => self.modern_record(record),
            _ => Err(record.unknown()),
        }
    }

    /// Reads a record that LLVM 3.7 does not have.
    fn modern_record(&mut self, record: &mut Record<'_>) -> Result<(), Error> {
        match record.code {
            code::SOURCE_FILENAME => {
                self.module.source_filename = record.string()?;
                Ok(())
            }
            code::MODERN_ALIAS => self.alias(record),
            code::IFUNC => Err(record.unsupported("`ifunc`")),
            code::ASM_PROPERTY => Err(record.unsupported("assembly in the module")),
            // Places in the file, and hashes.
            code::VSTOFFSET | code::HASH | code::GUIDLIST => {
                record.rest();
                Ok(())
            }
            _ => Err(record.unknown()),
        }
    }

    /// Reads the name of a symbol: a part of the string table. Older modules have it in a symbol table.
    pub(super) fn symbol_name(&self, record: &mut Record<'_>) -> Result<BString, Error> {
        if !self.is_modern() {
            return Ok(BString::default());
        }
        let (start, size) = (record.u32("offset of the name")?, record.u32("size of the name")?);
        let (start, size) = (start as usize, size as usize);
        let name = start.checked_add(size).and_then(|end| self.strings.get(start..end));
        let name = name.ok_or_else(|| record.invalid("its name is outside of the string table"))?;
        Ok(name.into())
    }
}

const ATTRIBUTE_SET: &str = "set of attributes";

/// Reads an operand: the number of a set of attributes, from 1, or 0 for none.
pub(super) fn attribute_set(
    record: &mut Record<'_>,
    names: &Names,
) -> Result<Option<AttributeSetId>, Error> {
    match record.next(ATTRIBUTE_SET)?.checked_sub(1) {
        None => Ok(None),
        Some(number) => record.find(ATTRIBUTE_SET, number, &names.attribute_sets).map(Some),
    }
}

/// The kind of metadata with this number.
pub(super) fn metadata_kind(
    record: &mut Record<'_>,
    names: &Names,
) -> Result<MetadataKindId, Error> {
    record.reference("kind of metadata", &names.metadata_kinds)
}
