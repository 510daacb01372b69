//! Reads metadata.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_bitstream::read::Block;
use dxil_ir::metadata::{Field, FieldSource, Node, NodeKind, Reference};
use dxil_ir::{
    ConstantKind, Dialect, Id as _, Metadata, MetadataId, Module, NamedMetadata, ShortString,
    TypeId,
};

use super::constants::EarlierValues;
use super::module::{Names, metadata_kind};
use super::record::{Memory, Record, block_place, read_records, usual_count};
use super::{metadata_strings, modern_node};
use crate::codes::metadata as code;
use crate::error::Place;
use crate::{Error, ErrorKind, metadata_kinds};

/// A numbering of metadata.
pub(super) trait Numbering {
    /// The metadata with this number, which may be defined later.
    fn id(&mut self, record: &Record<'_>, number: u64) -> Result<MetadataId, Error>;

    /// The metadata with the number minus one; 0 is none.
    fn optional(&mut self, record: &Record<'_>, number: u64) -> Result<Reference, Error> {
        match number.checked_sub(1) {
            None => Ok(None),
            Some(number) => self.id(record, number).map(Some),
        }
    }

    /// The metadata with each number minus one; 0 is none.
    fn list<T: FromIterator<Reference>>(
        &mut self,
        record: &Record<'_>,
        numbers: &[u64],
    ) -> Result<T, Error> {
        numbers.iter().map(|&number| self.optional(record, number)).collect()
    }
}

/// The numbering of the module's metadata: numbers are ids. It keeps the largest number that was
/// referred to, which suffices to check all references.
#[derive(Default)]
pub(super) struct LargestReference(Option<(u64, Place)>);

impl Numbering for LargestReference {
    fn id(&mut self, record: &Record<'_>, number: u64) -> Result<MetadataId, Error> {
        if self.0.is_none_or(|(largest, _)| largest < number) {
            self.0 = Some((number, record.place()));
        }
        let id = usize::try_from(number).ok().and_then(MetadataId::from_index);
        id.ok_or_else(|| record.value("metadata", number, "of 32 bits"))
    }

    fn list<T: FromIterator<Reference>>(
        &mut self,
        record: &Record<'_>,
        numbers: &[u64],
    ) -> Result<T, Error> {
        // The others are below the largest one.
        self.optional(record, numbers.iter().copied().max().unwrap_or(0))?;
        let id = |number: u64| MetadataId::from_index(number.checked_sub(1)? as usize);
        Ok(numbers.iter().map(|&number| id(number)).collect())
    }
}

impl LargestReference {
    /// Checks that all references are to one of `count` nodes.
    pub(super) fn check(&self, count: usize) -> Result<(), Error> {
        match self.0 {
            Some((number, place)) if number >= count as u64 => {
                Err(Error::new(ErrorKind::Reference { what: "metadata", number, count }, place))
            }
            _ => Ok(()),
        }
    }
}

/// An estimate of the size of metadata in a file, in bits.
const USUAL_BITS: u64 = 80;

/// A number of kinds of metadata that few modules exceed.
const USUAL_KINDS: usize = 20;

/// Reads a block of metadata of the module.
pub(super) fn read(
    block: &Block<'_>,
    memory: &mut Memory,
    module: &mut Module,
    names: &mut Names,
    references: &mut LargestReference,
) -> Result<(), Error> {
    let is_modern = module.types.dialect() == Dialect::Modern;
    module.metadata.reserve(usual_count(block, USUAL_BITS));
    let rest = known_kinds(block, module, names);
    let block = rest.as_ref().unwrap_or(block);
    let mut name = None;
    read_records(block, memory, |record| {
        match record.code {
            code::NAME => name = Some(record.string()?),
            code::NAMED_NODE => {
                let Some(name) = name.take() else { return Err(record.invalid("it has no name")) };
                let numbers = record.rest();
                let nodes = numbers.iter().map(|&number| references.id(record, number));
                let nodes = nodes.collect::<Result<_, _>>()?;
                module.named_metadata.push(NamedMetadata { name, nodes });
            }
            code::KIND => kind(record, module, names)?,
            code::STRINGS if is_modern => metadata_strings::read(record, |string| {
                module.metadata.push(Metadata::String(string.into()));
            })?,
            code::GLOBAL_DECL_ATTACHMENT if is_modern => {
                attachments(record, module, names, references)?;
            }
            // Places in the file.
            code::INDEX_OFFSET | code::INDEX if is_modern => drop(record.rest()),
            _ => {
                let values = EarlierValues { module: &names.values, function: &[] };
                let made = entry(record, references, &names.types, values, module)?;
                module.metadata.push(made);
            }
        }
        record.end()
    })?;
    match name {
        None => Ok(()),
        Some(_) => {
            let what = "a name is not followed by named metadata";
            Err(Error::new(ErrorKind::Invalid { what }, block_place(block)))
        }
    }
}

/// Appends to the first named metadata of a name the nodes of the later ones, as LLVM's readers do.
pub(super) fn unite_named(all: &mut Vec<NamedMetadata>) {
    let mut names: Vec<_> = all.iter().map(|named| &named.name).collect();
    names.sort_unstable();
    if names.is_sorted_by(|one, next| one < next) {
        return;
    }
    let mut firsts = BTreeMap::new();
    let mut united: Vec<NamedMetadata> = Vec::with_capacity(all.len());
    for named in all.drain(..) {
        match firsts.get(&named.name).and_then(|&first: &usize| united.get_mut(first)) {
            Some(first) => first.nodes.extend(named.nodes.iter().copied()),
            None => {
                firsts.insert(named.name.clone(), united.len());
                united.push(named);
            }
        }
    }
    *all = united;
}

/// Reads a record of metadata with a number.
pub(super) fn entry(
    record: &mut Record<'_>,
    numbering: &mut impl Numbering,
    types: &[TypeId],
    values: EarlierValues<'_>,
    module: &Module,
) -> Result<Metadata, Error> {
    match record.code {
        code::STRING => record.string().map(Metadata::String),
        code::VALUE => {
            let ty = record.reference("type", types)?;
            let value = values.constant(record)?;
            match module.constants[value].ty == ty {
                true => Ok(Metadata::Constant(value)),
                false => Err(record.invalid("the value is not of the type")),
            }
        }
        _ => node(record, numbering, module).map(Metadata::Node),
    }
}

/// Adds the kinds that every module of LLVM 3.7 has, if their records begin the block, and returns the rest of it.
fn known_kinds<'a>(block: &Block<'a>, module: &mut Module, names: &mut Names) -> Option<Block<'a>> {
    let is_first = module.types.dialect() == Dialect::Dxil && names.metadata_kinds.is_empty();
    let rest = block.strip_prefix(&metadata_kinds::RECORDS).filter(|_| is_first)?;
    module.metadata_kinds.reserve(USUAL_KINDS);
    names.metadata_kinds.reserve(USUAL_KINDS);
    let known = Module::METADATA_KINDS.into_iter();
    names.metadata_kinds.extend(known.map(|name| module.add_metadata_kind(name)));
    Some(rest)
}

/// Reads the name of a kind. Kinds are numbered in order, from zero.
fn kind(record: &mut Record<'_>, module: &mut Module, names: &mut Names) -> Result<(), Error> {
    let number = record.next("number")?;
    if number != names.metadata_kinds.len() as u64 {
        return Err(record.value("the number of the kind", number, "that after the last one"));
    }
    let name: ShortString = record.string()?;
    names.metadata_kinds.push(match module.types.dialect() {
        Dialect::Dxil => module.add_metadata_kind(name),
        // A module has the kinds of LLVM 23, whose order others do not have.
        Dialect::Modern => match name.to_str() {
            Ok(name) => module.metadata_kind(name),
            Err(_) => module.add_metadata_kind(name),
        },
    });
    Ok(())
}

/// Reads the metadata that is attached to a variable, or to a function without a body.
fn attachments(
    record: &mut Record<'_>,
    module: &mut Module,
    names: &Names,
    references: &mut LargestReference,
) -> Result<(), Error> {
    let global = record.reference("value", &names.values)?;
    let attached = match module.constants[global].kind {
        ConstantKind::Variable(id) => &mut module.variables[id].attachments,
        ConstantKind::Function(id) => &mut module.functions[id].attachments,
        _ => return Err(record.invalid("the value is neither a variable nor a function")),
    };
    while record.left() > 0 {
        let kind = metadata_kind(record, names)?;
        let number = record.next("metadata")?;
        attached.push((kind, references.id(record, number)?));
    }
    Ok(())
}

fn node(
    record: &mut Record<'_>,
    numbering: &mut impl Numbering,
    module: &Module,
) -> Result<Node, Error> {
    if let code::NODE | code::DISTINCT_NODE = record.code {
        let distinct = record.code == code::DISTINCT_NODE;
        return Ok(Node { distinct, kind: NodeKind::Tuple(references(record, numbering)?) });
    }
    if module.types.dialect() == Dialect::Modern {
        return modern_node::read(record, numbering, module);
    }
    let distinct = record.bool("distinct")?;
    let kind = match record.code {
        code::EXPRESSION => NodeKind::Expression(record.rest().into()),
        code::GENERIC_DEBUG => generic(record, numbering)?,
        code => {
            let mut fields = Fields { record, numbering };
            let kind = NodeKind::from_fields(code.into(), &mut fields)?;
            kind.ok_or_else(|| record.unknown())?
        }
    };
    Ok(Node { distinct, kind })
}

/// Reads a node that has only a tag.
pub(super) fn generic(
    record: &mut Record<'_>,
    numbering: &mut impl Numbering,
) -> Result<NodeKind, Error> {
    let tag = record.next("tag")?;
    let tag = u16::try_from(tag).map_err(|_| record.value("tag", tag, "of 16 bits"))?;
    match record.next("version")? {
        0 if record.left() == 0 => Err(record.invalid("it has no header")),
        0 => Ok(NodeKind::Generic { tag, operands: references(record, numbering)? }),
        version => Err(record.value("version", version, "0")),
    }
}

/// Reads the operands of a record as the fields of a node.
struct Fields<'r, 'b, N> {
    record: &'r mut Record<'b>,
    numbering: &'r mut N,
}

impl<N: Numbering> FieldSource for Fields<'_, '_, N> {
    type Error = Error;

    fn next(&mut self, name: &'static str, kind: Field) -> Result<Field, Error> {
        let Self { record, numbering } = self;
        let value = record.next(name)?;
        Ok(match kind {
            Field::Number(_) => Field::Number(value),
            Field::Signed(_) => Field::Signed(unrotate_sign(value)),
            // Only the scope of a location is mandatory.
            Field::Reference(_) if record.code == code::LOCATION && name == "scope" => {
                Field::Reference(Some(numbering.id(record, value)?))
            }
            Field::Reference(_) => Field::Reference(numbering.optional(record, value)?),
        })
    }

    fn wrong(&mut self, name: &'static str, field: Field) -> Error {
        match field {
            Field::Number(value) => self.record.value(name, value, "one that fits"),
            Field::Signed(_) | Field::Reference(_) => self.record.invalid(name),
        }
    }
}

/// Decodes a number whose lowest bit says that the other bits are inverted.
pub(super) fn unrotate_sign(value: u64) -> i64 {
    let magnitude = (value >> 1) as i64;
    if value & 1 == 0 { magnitude } else { !magnitude }
}

fn references<T: FromIterator<Reference>>(
    record: &mut Record<'_>,
    numbering: &mut impl Numbering,
) -> Result<T, Error> {
    let numbers = record.rest();
    numbering.list(record, numbers)
}
