//! Reads the metadata of a function body: its own block, and attachments.

use alloc::vec::Vec;

use dxil_bitstream::read::Block;
use dxil_ir::metadata::attach;
use dxil_ir::metadata::modern::Detail;
use dxil_ir::{
    Bundle, FunctionId, Id as _, InstructionId, Metadata, MetadataId, MetadataKindId, TypeId, Value,
};

use super::constants::EarlierValues;
use super::function::State;
use super::metadata::{self, Numbering};
use super::metadata_strings;
use super::module::{Names, metadata_kind};
use super::record::{Memory, Record, read_records};
use crate::codes::{metadata as code, metadata_attachment};
use crate::{Error, ErrorKind};

/// Metadata of a function, which is numbered after that of the module.
#[derive(Clone, Copy)]
pub(super) enum LocalMetadata {
    /// A value of the function as metadata: its number and type.
    Value(u64, TypeId),
    /// Metadata like that of the module. DXC writes all of it to the module; today's LLVM writes
    /// metadata that only one function uses to that function.
    Of(MetadataId),
    /// A list of values, by its index among those of the function.
    List(usize),
}

/// The most values in a list. Each call has a copy of its list; LLVM makes lists of at most 16.
const LONGEST_LIST: usize = 256;

/// The numbering of metadata inside a function.
struct LocalNumbering<'s> {
    names: &'s Names,
    locals: &'s [LocalMetadata],
}

impl Numbering for LocalNumbering<'_> {
    fn id(&mut self, record: &Record<'_>, number: u64) -> Result<MetadataId, Error> {
        find(self.names, self.locals, record, number)
    }
}

/// The metadata with this number, of the module or of the function.
fn find(
    names: &Names,
    locals: &[LocalMetadata],
    record: &Record<'_>,
    number: u64,
) -> Result<MetadataId, Error> {
    let count = names.metadata.saturating_add(locals.len());
    let index = usize::try_from(number).unwrap_or(usize::MAX);
    let found = match index.checked_sub(names.metadata) {
        None => MetadataId::from_index(index).map(|id| names.united.current(id)),
        Some(index) => match locals.get(index) {
            Some(LocalMetadata::Of(id)) => Some(*id),
            Some(LocalMetadata::Value(..) | LocalMetadata::List(_)) => {
                return Err(record.invalid("metadata of a value is only allowed in calls"));
            }
            None => None,
        },
    };
    found.ok_or_else(|| record.error(ErrorKind::Reference { what: "metadata", number, count }))
}

impl State<'_> {
    /// Reads a block of metadata of the function.
    pub(super) fn local_metadata(
        &mut self,
        block: &Block<'_>,
        memory: &mut Memory,
    ) -> Result<(), Error> {
        let (first, first_made) = (self.metadata.len(), self.module.metadata.arena().len());
        self.number_metadata(block, memory)?;
        let is_modern = self.is_modern();
        let Self { module, names, locals, metadata, .. } = self;
        let mut numbering = LocalNumbering { names, locals: metadata };
        let values = EarlierValues { module: &names.values, function: locals };
        let mut numbered = metadata.iter().skip(first);
        read_records(block, memory, |record| {
            if record.code == code::STRINGS && is_modern {
                return metadata_strings::read(record, |string| {
                    numbered.next();
                    module.metadata.push(Metadata::String(string.into()));
                });
            }
            match numbered.next() {
                Some(LocalMetadata::Of(_)) => {
                    let made =
                        metadata::entry(record, &mut numbering, &names.types, values, module)?;
                    module.metadata.push(made);
                    record.end()
                }
                _ => Ok(()),
            }
        })?;
        let united = module.metadata.unite_pushed(first_made);
        for local in metadata.iter_mut().skip(first) {
            if let LocalMetadata::Of(id) = local {
                *id = united.current(*id);
            }
        }
        Ok(())
    }

    /// Numbers the metadata of a block, so that records can refer to later ones.
    fn number_metadata(&mut self, block: &Block<'_>, memory: &mut Memory) -> Result<(), Error> {
        let mut next = self.module.metadata.arena().len();
        let is_modern = self.is_modern();
        read_records(block, memory, |record| {
            let around_value = match record.code {
                code::NAME | code::NAMED_NODE | code::KIND => return Err(record.unknown()),
                code::STRINGS if is_modern => {
                    return metadata_strings::read(record, |_| {
                        self.metadata.extend(MetadataId::from_index(next).map(LocalMetadata::Of));
                        next = next.saturating_add(1);
                    });
                }
                code::ARG_LIST if is_modern => {
                    if record.left() > LONGEST_LIST {
                        return Err(record.unsupported("lists of over 256 values"));
                    }
                    self.argument_lists.push(record.rest().into());
                    Some(LocalMetadata::List(self.argument_lists.len().saturating_sub(1)))
                }
                code::VALUE => self.around_value(record)?,
                _ => None,
            };
            let local = match (around_value, MetadataId::from_index(next)) {
                (Some(local), _) => local,
                (None, Some(id)) => {
                    next = next.saturating_add(1);
                    LocalMetadata::Of(id)
                }
                (None, None) => return Err(record.invalid("there is too much metadata")),
            };
            self.metadata.push(local);
            Ok(())
        })
    }

    /// The value in metadata: a value of the function, or else a constant.
    fn around_value(&self, record: &mut Record<'_>) -> Result<Option<LocalMetadata>, Error> {
        let ty = record.reference("type", &self.names.types)?;
        let number = record.next("value")?;
        match self.known(number) {
            Some((Value::Constant(_), _)) => Ok(None),
            _ => Ok(Some(LocalMetadata::Value(number, ty))),
        }
    }

    /// Reads the attachments of the function and its instructions.
    pub(super) fn attachments(
        &mut self,
        block: &Block<'_>,
        memory: &mut Memory,
        id: FunctionId,
    ) -> Result<(), Error> {
        read_records(block, memory, |record| {
            if record.code != metadata_attachment::ATTACHMENT {
                return Err(record.unknown());
            }
            let instruction = match record.left() % 2 {
                0 => None,
                _ => Some(self.instruction(record)?),
            };
            while record.left() > 0 {
                let kind = metadata_kind(record, self.names)?;
                let number = record.next("metadata")?;
                let node = find(self.names, &self.metadata, record, number)?;
                match instruction {
                    // Modern LLVM keeps several of a kind on functions.
                    None if self.is_modern() => {
                        self.module.functions[id].attachments.push((kind, node));
                    }
                    None => attach(&mut self.module.functions[id].attachments, kind, node),
                    Some(instruction) => self.attach(record, instruction, kind, node)?,
                }
            }
            Ok(())
        })
    }

    /// Attaches metadata to an instruction. A `!dbg` becomes its location.
    fn attach(
        &mut self,
        record: &Record<'_>,
        instruction: InstructionId,
        kind: MetadataKindId,
        mut node: MetadataId,
    ) -> Result<(), Error> {
        match self.module.metadata_kinds[kind].as_ref() {
            b"dbg" => {
                let location = self.module.metadata.location(node);
                let location = location.ok_or_else(|| record.invalid("`!dbg` is no location"))?;
                self.body.instructions[instruction].location = Some(location);
                let detail = self.module.metadata.location_detail(node);
                if detail != Detail::default() {
                    self.body.details.insert(instruction, detail);
                }
                return Ok(());
            }
            b"tbaa" if !self.is_modern() => node = self.module.tbaa_access_tag(node),
            _ => {}
        }
        attach(self.body.attachments.entry(instruction).or_default(), kind, node);
        Ok(())
    }

    /// The instruction with this number. All instructions count, with or without a result.
    fn instruction(&self, record: &mut Record<'_>) -> Result<InstructionId, Error> {
        let (what, count) = ("instruction", self.body.instructions.len());
        let number = record.next(what)?;
        let index = usize::try_from(number).ok();
        let found = index.and_then(|index| self.body.instructions.id_at(index));
        found.ok_or_else(|| record.error(ErrorKind::Reference { what, number, count }))
    }

    /// The metadata with this number.
    pub(super) fn metadata_at(
        &self,
        record: &Record<'_>,
        number: u64,
    ) -> Result<MetadataId, Error> {
        find(self.names, &self.metadata, record, number)
    }

    /// Reads an operand: the number of metadata plus one, or 0 for none.
    pub(super) fn optional_metadata(
        &self,
        record: &mut Record<'_>,
    ) -> Result<Option<MetadataId>, Error> {
        match record.next("metadata")?.checked_sub(1) {
            None => Ok(None),
            Some(number) => find(self.names, &self.metadata, record, number).map(Some),
        }
    }

    /// Metadata as an argument: that of the module, or a value of the function.
    pub(super) fn metadata_value(
        &mut self,
        record: &Record<'_>,
        number: u64,
    ) -> Result<Value, Error> {
        let index = number.checked_sub(self.names.metadata as u64);
        let index = index.and_then(|index| usize::try_from(index).ok());
        let (number, ty) = match index.and_then(|index| self.metadata.get(index)) {
            Some(&LocalMetadata::Value(number, ty)) => (number, ty),
            Some(&LocalMetadata::List(index)) => return self.argument_list(record, index),
            _ => return find(self.names, &self.metadata, record, number).map(Value::Metadata),
        };
        match self.numbered(record, number, ty)? {
            Value::Argument(index) => Ok(Value::MetadataOfArgument(index)),
            Value::Instruction(id) => Ok(Value::MetadataOfInstruction(id)),
            _ => Err(record.invalid("the metadata is that of a constant")),
        }
    }

    /// A list of values as an argument: the call gets it as a bundle.
    fn argument_list(&mut self, record: &Record<'_>, index: usize) -> Result<Value, Error> {
        let numbers = self.argument_lists.get(index).cloned().unwrap_or_default();
        let mut operands = Vec::with_capacity(numbers.len());
        for &number in &*numbers {
            let index = number.checked_sub(self.names.metadata as u64);
            let local = index.and_then(|index| self.metadata.get(usize::try_from(index).ok()?));
            if let Some(LocalMetadata::List(_)) = local {
                return Err(record.value("metadata in a list", number, "that of a value"));
            }
            operands.push(self.metadata_value(record, number)?);
        }
        let tag = self.module.bundle_tag(Bundle::ARGUMENT_LIST.into());
        let operands = self.body.add_list(operands);
        self.bundles.push(Bundle { tag, operands });
        Ok(Value::Metadata(self.module.unknown_value()))
    }
}
