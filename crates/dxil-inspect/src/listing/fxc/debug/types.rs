//! Types, as far as they name the parts of variables.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::Comments;
use super::reader::Reader;

/// The index of the first type that is in the database.
const FIRST: u32 = 0x1000;

/// A type.
#[derive(Debug)]
enum Type<'a> {
    Scalar,
    /// Another one with modifiers, or another name.
    Modified(u32),
    Vector {
        element: u32,
    },
    Matrix {
        element: u32,
        stride: u32,
        is_row_major: bool,
    },
    Array {
        element: u32,
        stride: u32,
    },
    /// FXC declares a structure that has functions first without fields: a later record of the same name has them.
    Structure {
        fields: Option<u32>,
        name: &'a [u8],
    },
    /// The fields of a structure.
    Fields(Vec<Field<'a>>),
    /// A type of HLSL with this number.
    BuiltIn(u16),
    /// That of a function, which FXC sometimes gives its return value.
    Function,
}

#[derive(Debug)]
struct Field<'a> {
    /// [`None`] for the fields of a structure that this one inherits.
    name: Option<&'a [u8]>,
    ty: u32,
    offset: u32,
}

/// The types of a database: each with its size in bytes.
#[derive(Debug)]
pub(super) struct Types<'a>(Vec<(Type<'a>, u32)>);

/// The bit of a structure's properties that its fields are in another record.
const DECLARED: u16 = 0x80;

/// The kinds of records.
mod kind {
    pub(super) const FUNCTION: u16 = 0x1008;
    pub(super) const FIELD_LIST: u16 = 0x1203;
    pub(super) const BASE: u16 = 0x1400;
    pub(super) const CLASS: u16 = 0x1504;
    pub(super) const STRUCTURE: u16 = 0x1505;
    pub(super) const ALIAS: u16 = 0x150a;
    pub(super) const MEMBER: u16 = 0x150d;
    pub(super) const STATIC_MEMBER: u16 = 0x150e;
    pub(super) const METHODS: u16 = 0x150f;
    pub(super) const METHOD: u16 = 0x1511;
    pub(super) const STRIDED_ARRAY: u16 = 0x1516;
    pub(super) const BUILT_IN: u16 = 0x1517;
    pub(super) const MODIFIER: u16 = 0x1518;
    pub(super) const IMPLEMENTED: u16 = 0x151a;
    pub(super) const VECTOR: u16 = 0x151b;
    pub(super) const MATRIX: u16 = 0x151c;
}

/// The end of a path that FXC cannot find.
const NO_FIELD: &str =
    "\n// <internal error> could not get find UDT child with correct offset in PDB\n";
const NO_SIZE: &str = "\n// <internal error> unable to get type length from PDB\n";
const OVERRUN: &str = "\n// <internal error> offset overruns length for type in PDB\n";

/// The depth of types in one another at most, well above that of FXC's own.
const MAX_DEPTH: usize = 256;

impl<'a> Types<'a> {
    /// Reads the stream with the types.
    pub(super) fn parse(stream: &'a [u8]) -> Option<Self> {
        let mut reader = Reader(stream);
        reader.u32()?;
        let header = reader.size()?;
        let mut records = Reader(stream.get(header..)?);
        let mut types = Self(Vec::new());
        // Of structures with the same name, FXC finds the last.
        let mut definitions = BTreeMap::new();
        while let Some((kind, mut record)) = records.record() {
            let ty = types.one(kind, &mut record).unwrap_or((Type::Scalar, 4));
            if let Type::Structure { fields: Some(fields), name } = ty.0 {
                definitions.insert(name, fields);
            }
            types.0.push(ty);
        }
        for (ty, _) in &mut types.0 {
            if let Type::Structure { fields: fields @ None, name } = ty {
                *fields = definitions.get(name).copied();
            }
        }
        Some(types)
    }

    fn one(&self, kind: u16, record: &mut Reader<'a>) -> Option<(Type<'a>, u32)> {
        Some(match kind {
            kind::MODIFIER | kind::ALIAS => {
                let ty = record.u32()?;
                (Type::Modified(ty), self.size(ty))
            }
            kind::VECTOR => {
                let (element, _count) = (record.u32()?, record.u32()?);
                (Type::Vector { element }, record.number()?)
            }
            kind::MATRIX => {
                let element = record.u32()?;
                let (_rows, _columns, stride) = (record.u32()?, record.u32()?, record.u32()?);
                let is_row_major = record.u8()? & 1 != 0;
                (Type::Matrix { element, stride, is_row_major }, record.number()?)
            }
            kind::STRIDED_ARRAY => {
                let (element, _index, stride) = (record.u32()?, record.u32()?, record.u32()?);
                (Type::Array { element, stride }, record.number()?)
            }
            kind::CLASS | kind::STRUCTURE => {
                let (_count, properties, fields) = (record.u16()?, record.u16()?, record.u32()?);
                let (_derived, _shape, size) = (record.u32()?, record.u32()?, record.number()?);
                let fields = (properties & DECLARED == 0).then_some(fields);
                (Type::Structure { fields, name: record.name().unwrap_or_default() }, size)
            }
            kind::FIELD_LIST => (Type::Fields(fields(record)), 0),
            kind::FUNCTION => (Type::Function, 0),
            kind::BUILT_IN => {
                let _of = record.u32()?;
                (Type::BuiltIn(record.u16()?), 4)
            }
            _ => return None,
        })
    }

    /// The type with this index.
    fn get(&self, index: u32) -> Option<&(Type<'a>, u32)> {
        self.0.get(usize::try_from(index.checked_sub(FIRST)?).ok()?)
    }

    /// Bytes of a type.
    fn size(&self, index: u32) -> u32 {
        match (index, self.get(index)) {
            (_, Some((_, size))) => *size,
            // The simple types of 64 bits.
            (0x41 | 0x76 | 0x77, None) => 8,
            _ => 4,
        }
    }

    /// Adds what names the number at an offset in a variable of this type. Returns whether there is one.
    pub(super) fn path(&self, comments: &mut Comments, ty: u32, offset: u32) -> bool {
        let (mut index, mut offset) = (ty, offset);
        for _ in 0..MAX_DEPTH {
            let Some((ty, whole)) = self.get(index) else { break };
            let next = match ty {
                Type::Scalar | Type::Fields(_) => return true,
                Type::Modified(of) => *of,
                Type::Function => {
                    comments.put(NO_SIZE);
                    return false;
                }
                Type::BuiltIn(number) => {
                    comments
                        .format(format_args!("<unknown HLSL built-in {number} offset {offset}>"));
                    return true;
                }
                Type::Vector { element } => {
                    let place = offset.checked_div(self.size(*element)).unwrap_or_default();
                    let letter = b"xyzw".get(place as usize).copied().unwrap_or(b'?');
                    comments.put([b'.', letter]);
                    return true;
                }
                Type::Matrix { element, stride, is_row_major } => {
                    let major = offset.checked_div(*stride).unwrap_or_default();
                    let rest = offset.checked_rem(*stride).unwrap_or_default();
                    let minor = rest.checked_div(self.size(*element)).unwrap_or_default();
                    let (row, column) = if *is_row_major { (major, minor) } else { (minor, major) };
                    comments.format(format_args!("._m{row}{column}"));
                    return true;
                }
                Type::Array { .. } if offset >= *whole => {
                    comments.put(OVERRUN);
                    return false;
                }
                Type::Array { element, stride } => {
                    let place = offset.checked_div(*stride).unwrap_or_default();
                    comments.format(format_args!("[{place}]"));
                    offset = offset.checked_rem(*stride).unwrap_or_default();
                    *element
                }
                Type::Structure { fields, .. } => {
                    let Some(field) = fields.and_then(|fields| self.field(fields, offset)) else {
                        comments.put(NO_FIELD);
                        return false;
                    };
                    if let Some(name) = field.name {
                        comments.put(".");
                        comments.put(name);
                    }
                    offset = offset.saturating_sub(field.offset);
                    field.ty
                }
            };
            index = next;
        }
        true
    }

    /// The field of a list that has the byte at this offset.
    fn field(&self, list: u32, offset: u32) -> Option<&Field<'a>> {
        let Some((Type::Fields(fields), _)) = self.get(list) else { return None };
        let after = fields.partition_point(|field| field.offset <= offset);
        let field = fields.get(after.checked_sub(1)?)?;
        let size = self.size(field.ty);
        (offset.saturating_sub(field.offset) < size).then_some(field)
    }
}

/// The fields of a list, sorted by offset.
fn fields<'a>(record: &mut Reader<'a>) -> Vec<Field<'a>> {
    let mut fields = Vec::new();
    while let Some(member) = member(record) {
        fields.extend(member);
    }
    fields.sort_by_key(|field: &Field<'_>| field.offset);
    fields
}

/// The next member of a list: a field, or one that has no place in values.
fn member<'a>(record: &mut Reader<'a>) -> Option<Option<Field<'a>>> {
    // The low half of a byte from 0xf0 on is the number of bytes to skip.
    while let Some(padding @ 0xf0..) = record.0.first() {
        record.bytes(usize::from(padding & 15).max(1))?;
    }
    let kind = record.u16()?;
    let _attributes_or_count = record.u16()?;
    let ty = record.u32()?;
    Some(match kind {
        kind::BASE => Some(Field { ty, offset: record.number()?, name: None }),
        kind::MEMBER => Some(Field { ty, offset: record.number()?, name: Some(record.name()?) }),
        kind::IMPLEMENTED => {
            record.number()?;
            None
        }
        kind::STATIC_MEMBER | kind::METHODS | kind::METHOD => {
            record.name()?;
            None
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The return value of an inlined function can have the type of the function, which has no size: FXC names no part
    /// of it.
    #[test]
    fn a_function_has_no_parts() {
        let mut stream = Vec::from([0; 8]);
        stream[4..].copy_from_slice(&8_u32.to_le_bytes());
        stream.extend_from_slice(&6_u16.to_le_bytes());
        stream.extend_from_slice(&kind::FUNCTION.to_le_bytes());
        stream.extend_from_slice(&[0; 4]);
        let types = Types::parse(&stream).expect("types");
        let mut comments = Comments::fxc(100);
        assert!(!types.path(&mut comments, FIRST, 0));
        assert!(types.path(&mut comments, FIRST + 1, 0));
    }
}
