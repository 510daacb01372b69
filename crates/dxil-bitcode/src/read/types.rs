//! Reads the type table.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_bitstream::read::Block;
use dxil_ir::{Dialect, ShortString, StructBody, TargetType, Type, TypeId, Types};

use super::record::{Memory, Record, block_place, read_records};
use crate::codes::types as code;
use crate::{Error, ErrorKind};

/// The maximum depth of nested types. A named struct does not add to the depth.
const MAX_DEPTH: u16 = 256;

/// The types by their numbers in the file.
struct Table<'t> {
    types: &'t mut Types,
    known: Vec<Entry>,
    /// Structs that were referred to before their records.
    awaited: BTreeMap<usize, Entry>,
    /// The name of the next struct.
    name: ShortString,
}

/// The minimum size of a type in a file without abbreviations, in bits.
const MIN_BITS: u64 = 16;

#[derive(Clone, Copy)]
struct Entry {
    ty: TypeId,
    depth: u16,
}

/// Reads the block of types into `types`, and returns their ids by their numbers.
pub(super) fn read(
    block: &Block<'_>,
    memory: &mut Memory,
    types: &mut Types,
) -> Result<Vec<TypeId>, Error> {
    let (known, awaited, name) = (Vec::new(), BTreeMap::new(), ShortString::new());
    let mut table = Table { types, known, awaited, name };
    read_records(block, memory, |record| match record.code {
        code::NUMENTRY => {
            let count = record.next("number of types")?; // what the records show counts
            let bits = block.bits();
            let most = bits.end.saturating_sub(bits.start) / MIN_BITS;
            let count = count.min(most) as usize;
            table.types.reserve(count);
            table.known.reserve(count);
            record.end()
        }
        code::STRUCT_NAME => {
            table.name = record.string()?;
            Ok(())
        }
        _ => {
            let entry = table.entry(record)?;
            record.end()?;
            table.known.push(entry);
            Ok(())
        }
    })?;
    if !table.name.is_empty() {
        let what = "a name is not followed by a type that has one";
        return Err(Error::new(ErrorKind::Invalid { what }, block_place(block)));
    }
    if let Some((&number, _)) = table.awaited.first_key_value() {
        let (number, count) = (number as u64, table.known.len());
        let kind = ErrorKind::Reference { what: "type", number, count };
        return Err(Error::new(kind, block_place(block)));
    }
    Ok(table.known.into_iter().map(|entry| entry.ty).collect())
}

impl Table<'_> {
    fn entry(&mut self, record: &mut Record<'_>) -> Result<Entry, Error> {
        let (ty, depth) = match record.code {
            code::VOID => (Type::Void, 0),
            code::HALF => (Type::Half, 0),
            code::FLOAT => (Type::Float, 0),
            code::DOUBLE => (Type::Double, 0),
            code::LABEL => (Type::Label, 0),
            code::METADATA => (Type::Metadata, 0),
            code::INTEGER => match record.u32("width")? {
                bits @ 1..=0x7f_ffff => (Type::Integer { bits }, 0),
                bits => return Err(record.value("width", bits.into(), "1 to 8388607")),
            },
            code::POINTER if self.is_modern() => {
                return Err(record.invalid("pointers have a type, as LLVM 14 and older write them"));
            }
            code::POINTER => {
                let Entry { ty: pointee, depth } = self.referred(record)?;
                let address_space = record.u32("address space")?;
                (Type::Pointer { pointee: Some(pointee), address_space }, depth)
            }
            code::ARRAY => {
                let length = record.next("length")?;
                let Entry { ty: element, depth } = self.referred(record)?;
                (Type::Array { element, length }, depth)
            }
            code::VECTOR => {
                let length = record.u32("length")?;
                if length == 0 {
                    return Err(record.invalid("a vector has no elements"));
                }
                let Entry { ty: element, depth } = self.referred(record)?;
                if self.is_modern() {
                    record.zeros("scalable vectors")?;
                }
                (Type::Vector { element, length }, depth)
            }
            code::FUNCTION => {
                let variadic = record.bool("variadic")?;
                let result = self.referred(record)?;
                let (parameters, depth) = self.all_referred(record)?;
                let depth = depth.max(result.depth);
                (Type::Function { result: result.ty, parameters, variadic }, depth)
            }
            code::STRUCT_ANON => {
                let packed = record.bool("packed")?;
                let (elements, depth) = self.all_referred(record)?;
                (Type::Struct(StructBody { elements, packed }), depth)
            }
            code::STRUCT_NAMED | code::OPAQUE => return self.named(record),
            _ if self.is_modern() => self.modern(record)?,
            _ => return Err(record.unknown()),
        };
        let depth = depth.saturating_add(1);
        if depth > MAX_DEPTH {
            return Err(record.invalid("types nest deeper than 256"));
        }
        if self.awaited.contains_key(&self.known.len()) {
            return Err(
                record.invalid("only named structs may be referred to before their definition")
            );
        }
        Ok(Entry { ty: self.types.intern(ty), depth })
    }

    fn is_modern(&self) -> bool {
        self.types.dialect() == Dialect::Modern
    }

    /// Reads a type that LLVM 3.7 does not have, or that DXIL does not, and its depth.
    fn modern(&mut self, record: &mut Record<'_>) -> Result<(Type, u16), Error> {
        Ok(match record.code {
            code::OPAQUE_POINTER => {
                let address_space = record.u32("address space")?;
                (Type::Pointer { pointee: None, address_space }, 0)
            }
            code::TOKEN => (Type::Token, 0),
            code::BYTE => match record.u32("width")? {
                bits @ 1..=0x7f_ffff => (Type::Byte { bits }, 0),
                bits => return Err(record.value("width", bits.into(), "1 to 8388607")),
            },
            code::TARGET_TYPE => self.target(record)?,
            code::BFLOAT => return Err(record.unsupported("type `bfloat`")),
            code::X86_FP80 => return Err(record.unsupported("type `x86_fp80`")),
            code::FP128 => return Err(record.unsupported("type `fp128`")),
            code::PPC_FP128 => return Err(record.unsupported("type `ppc_fp128`")),
            code::X86_MMX => return Err(record.unsupported("type `x86_mmx`")),
            code::X86_AMX => return Err(record.unsupported("type `x86_amx`")),
            _ => return Err(record.unknown()),
        })
    }

    /// Reads a type of the target, which has the name before it.
    fn target(&mut self, record: &mut Record<'_>) -> Result<(Type, u16), Error> {
        let name = core::mem::take(&mut self.name);
        let count = record.next("number of types")?;
        let (mut types, mut depth) = (Vec::new(), 0);
        for _ in 0..count {
            let entry = self.referred(record)?;
            depth = depth.max(entry.depth);
            types.push(entry.ty);
        }
        let mut integers = Vec::with_capacity(record.left());
        while record.left() > 0 {
            integers.push(record.u32("number")?);
        }
        let target =
            TargetType { name: name.into(), types: types.into(), integers: integers.into() };
        Ok((Type::Target(target), depth))
    }

    /// Reads a struct with a name, whose fields may refer to it.
    fn named(&mut self, record: &mut Record<'_>) -> Result<Entry, Error> {
        let name = core::mem::take(&mut self.name);
        let number = self.known.len();
        let entry = self.await_struct(number);
        let body = if record.code == code::OPAQUE {
            if record.optional().is_some_and(|packed| packed != 0) {
                return Err(record.invalid("an opaque struct is packed"));
            }
            None
        } else {
            let packed = record.bool("packed")?;
            let (elements, _) = self.all_referred(record)?;
            Some(StructBody { elements, packed })
        };
        self.awaited.remove(&number);
        if let Type::Named(id) = self.types[entry.ty] {
            self.types.set_struct(id, name, body);
        }
        Ok(entry)
    }

    fn await_struct(&mut self, number: usize) -> Entry {
        let new = || Entry { ty: self.types.add_struct(ShortString::new()), depth: 0 };
        *self.awaited.entry(number).or_insert_with(new)
    }

    /// Reads an operand: the type with that number. A type that is defined later must be a struct
    /// with a name.
    fn referred(&mut self, record: &mut Record<'_>) -> Result<Entry, Error> {
        let number = record.u32("type")? as usize;
        match self.known.get(number) {
            Some(&entry) => Ok(entry),
            None => Ok(self.await_struct(number)),
        }
    }

    fn all_referred(&mut self, record: &mut Record<'_>) -> Result<(Box<[TypeId]>, u16), Error> {
        let mut depth = 0;
        let mut all = Vec::with_capacity(record.left());
        while record.left() > 0 {
            let entry = self.referred(record)?;
            depth = depth.max(entry.depth);
            all.push(entry.ty);
        }
        Ok((all.into(), depth))
    }
}
