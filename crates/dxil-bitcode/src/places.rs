//! The places of the entities of a module in its bitcode.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_bitstream::read::{Block, Entry, Record};
use dxil_ir::{AliasId, Dialect, FunctionId, Id, InstructionId, MetadataId, Module, VariableId};

use crate::codes::{self, function, metadata, module as global};
use crate::file::Envelope;
use crate::{Error, ErrorKind};

/// The records that the entities of a module were read from, in bits of the bitcode.
///
/// Each entity has one record, and ids follow the order of the records. The places are therefore found by a pass of
/// their own over the records, and reading a module costs nothing more.
///
/// ```
/// use dxil_bitcode::Places;
/// use dxil_ir::InstructionKind;
///
/// // DXC's module of `export uint twice(uint by)`, which calls a function of a struct twice.
/// # let bitcode_of_dxc =
/// #     include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/comdat.bc"));
/// let module = dxil_bitcode::read(bitcode_of_dxc)?;
/// let places = Places::read(bitcode_of_dxc, &module)?;
/// let twice = module.function_named("\u{1}?twice@@YAII@Z".into()).expect("a function");
/// let body = module.functions[twice].body.as_ref().expect("a body");
/// let (ret, _) = body.instructions().last().expect("an instruction");
/// let bits = places.instruction(twice, ret).expect("it has a record");
/// // A return with an abbreviation: an abbreviation id of 4 bits, and a value of 6.
/// assert_eq!(bits.end - bits.start, 10);
/// # Ok::<(), dxil_bitcode::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The first bit of the stream, after a wrapper.
    start: u64,
    variables: Vec<Range<u64>>,
    functions: Vec<Range<u64>>,
    aliases: Vec<Range<u64>>,
    metadata: Vec<Range<u64>>,
    /// The instructions of each function with a body.
    instructions: BTreeMap<FunctionId, Vec<Range<u64>>>,
}

impl Places {
    /// Finds the places of the entities of a module that has been read from this bitcode and not been changed.
    ///
    /// # Errors
    ///
    /// Fails if the bitcode is malformed, or is not that of the module.
    pub fn read(bitcode: &[u8], module: &Module) -> Result<Self, Error> {
        let (envelope, block) = Envelope::read(bitcode)?;
        let mut places = Self { start: envelope.start(), ..Self::default() };
        let mut bodies = Vec::new();
        for_each_entry(&block, |entry| match entry {
            Entry::Record(record) => {
                let bits = record.bits.clone();
                match record.code {
                    global::GLOBALVAR => places.variables.push(bits),
                    global::FUNCTION => places.functions.push(bits),
                    global::ALIAS | global::MODERN_ALIAS => places.aliases.push(bits),
                    _ => {}
                }
                Ok(())
            }
            Entry::Block(inner) => match inner.id() {
                codes::METADATA => places.read_metadata(&inner, module.metadata.arena().len()),
                codes::FUNCTION => {
                    bodies.push(instructions(&inner)?);
                    Ok(())
                }
                _ => Ok(()),
            },
            Entry::Abbreviation(_) => Ok(()),
        })?;
        let defined = module.functions.iter().filter(|(_, it)| it.body.is_some());
        places.instructions = defined.map(|(id, _)| id).zip(bodies).collect();
        match places.are_of(module) {
            true => Ok(places),
            false => Err(Error::nowhere(ErrorKind::Invalid { what: "it is another module" })),
        }
    }

    /// The record of a global variable.
    #[must_use]
    pub fn variable(&self, id: VariableId) -> Option<Range<u64>> {
        self.at(self.variables.get(id.index())?)
    }

    /// The record of a function: its declaration, not the block of its body.
    #[must_use]
    pub fn function(&self, id: FunctionId) -> Option<Range<u64>> {
        self.at(self.functions.get(id.index())?)
    }

    /// The record of an alias.
    #[must_use]
    pub fn alias(&self, id: AliasId) -> Option<Range<u64>> {
        self.at(self.aliases.get(id.index())?)
    }

    /// The record of a node, string or constant of the module's metadata; `None` for metadata that only one function
    /// has.
    #[must_use]
    pub fn metadata(&self, id: MetadataId) -> Option<Range<u64>> {
        self.at(self.metadata.get(id.index())?)
    }

    /// The record of an instruction, without that of its debug location.
    #[must_use]
    pub fn instruction(&self, function: FunctionId, id: InstructionId) -> Option<Range<u64>> {
        self.at(self.instructions.get(&function)?.get(id.index())?)
    }

    /// The bits of a record in the bitcode.
    fn at(&self, bits: &Range<u64>) -> Option<Range<u64>> {
        Some(bits.start.checked_add(self.start)?..bits.end.checked_add(self.start)?)
    }

    /// Finds the places of the metadata of a module that has this many pieces of it.
    fn read_metadata(&mut self, block: &Block<'_>, all: usize) -> Result<(), Error> {
        for_each_entry(block, |entry| {
            if let Entry::Record(record) = entry {
                match record.code {
                    metadata::NAME
                    | metadata::NAMED_NODE
                    | metadata::KIND
                    | metadata::GLOBAL_DECL_ATTACHMENT
                    | metadata::INDEX_OFFSET
                    | metadata::INDEX => {}
                    // All strings of a modern module.
                    metadata::STRINGS => {
                        let count = record.operands.first().map_or(0, |&count| count as usize);
                        let left = all.saturating_sub(self.metadata.len());
                        let bits = core::iter::repeat_n(record.bits.clone(), count.min(left));
                        self.metadata.extend(bits);
                    }
                    _ => self.metadata.push(record.bits.clone()),
                }
            }
            Ok(())
        })
    }

    /// Whether there is a record for each entity.
    fn are_of(&self, module: &Module) -> bool {
        let bodies = module.functions.iter().filter_map(|(id, it)| Some((id, it.body.as_ref()?)));
        self.variables.len() == module.variables.len()
            && match module.types.dialect() {
                Dialect::Dxil => self.functions.len() == module.functions.len(),
                // The intrinsics that debug records replace have none.
                Dialect::Modern => self.functions.len() <= module.functions.len(),
            }
            && self.aliases.len() == module.aliases.len()
            && self.metadata.len() <= module.metadata.arena().len()
            && bodies
                .map(|(id, body)| (id, body.instructions.len()))
                .eq(self.instructions.iter().map(|(id, records)| (*id, records.len())))
    }
}

/// The records of the instructions of a body.
fn instructions(block: &Block<'_>) -> Result<Vec<Range<u64>>, Error> {
    // Debug records have the ids after those of all instructions.
    let (mut records, mut debug_records) = (Vec::new(), Vec::new());
    for_each_entry(block, |entry| {
        if let Entry::Record(record) = entry {
            match record.code {
                function::DECLAREBLOCKS
                | function::DEBUG_LOC
                | function::DEBUG_LOC_AGAIN
                | function::OPERAND_BUNDLE => {}
                function::DEBUG_RECORD_VALUE..=function::DEBUG_RECORD_DECLARE_VALUE => {
                    debug_records.push(record.bits.clone());
                }
                _ => records.push(record.bits.clone()),
            }
        }
        Ok(())
    })?;
    records.append(&mut debug_records);
    Ok(records)
}

/// Calls `each` with the entries of a block.
fn for_each_entry<'a>(
    block: &Block<'a>,
    mut each: impl FnMut(Entry<'_, 'a>) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut reader, mut record) = (block.reader(), Record::default());
    while let Some(entry) = reader.next_entry(&mut record).map_err(Error::bitstream)? {
        each(entry)?;
    }
    Ok(())
}
