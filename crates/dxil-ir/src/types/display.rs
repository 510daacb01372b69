//! Types as text.

use core::cell::Cell;
use core::fmt::{self, Write as _};

use bstr::{BStr, ByteSlice as _};

use super::{StructBody, TargetType, Type, TypeId, Types};

/// The number of types that a text names: types nest deeply, and may repeat others without end.
const MAX_TYPES: u32 = 1000;

/// A type as it is written; `...` stands for the text after [`MAX_TYPES`] types.
pub(super) struct Display<'a> {
    pub(super) types: &'a Types,
    pub(super) id: TypeId,
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_within(f, self.types, self.id, &Cell::new(MAX_TYPES))
    }
}

fn write_within(
    f: &mut fmt::Formatter<'_>,
    types: &Types,
    id: TypeId,
    left: &Cell<u32>,
) -> fmt::Result {
    let Some(rest) = left.get().checked_sub(1) else { return f.write_str("...") };
    left.set(rest);
    match &types[id] {
        Type::Void => f.write_str("void"),
        Type::Half => f.write_str("half"),
        Type::Float => f.write_str("float"),
        Type::Double => f.write_str("double"),
        Type::Label => f.write_str("label"),
        Type::Metadata => f.write_str("metadata"),
        Type::Integer { bits } => write!(f, "i{bits}"),
        Type::Token => f.write_str("token"),
        Type::Byte { bits } => write!(f, "b{bits}"),
        Type::Target(target) => write_target(f, types, target, left),
        Type::Pointer { pointee: None, address_space } => match address_space {
            0 => f.write_str("ptr"),
            space => write!(f, "ptr addrspace({space})"),
        },
        Type::Pointer { pointee: Some(pointee), address_space } => {
            write_within(f, types, *pointee, left)?;
            match address_space {
                0 => f.write_char('*'),
                space => write!(f, " addrspace({space})*"),
            }
        }
        Type::Array { element, length } => {
            write!(f, "[{length} x ")?;
            write_within(f, types, *element, left)?;
            f.write_char(']')
        }
        Type::Vector { element, length } => {
            write!(f, "<{length} x ")?;
            write_within(f, types, *element, left)?;
            f.write_char('>')
        }
        Type::Function { result, parameters, variadic } => {
            write_within(f, types, *result, left)?;
            f.write_str(" (")?;
            list(f, types, parameters, left)?;
            f.write_str(match (variadic, parameters.is_empty()) {
                (false, _) => ")",
                (true, true) => "...)",
                (true, false) => ", ...)",
            })
        }
        Type::Struct(body) => write_body(f, types, body, left),
        Type::Named(id) => match types.structs()[*id].name.as_bstr() {
            name if name.is_empty() => write!(f, "%<unnamed struct {}>", crate::Id::index(*id)),
            name => write_name(f, name),
        },
    }
}

/// The elements of a struct, in braces.
fn write_body(
    f: &mut fmt::Formatter<'_>,
    types: &Types,
    body: &StructBody,
    left: &Cell<u32>,
) -> fmt::Result {
    let (open, close) = if body.packed { ("<{", "}>") } else { ("{", "}") };
    f.write_str(open)?;
    if !body.elements.is_empty() {
        f.write_char(' ')?;
        list(f, types, &body.elements, left)?;
        f.write_char(' ')?;
    }
    f.write_str(close)
}

/// A target type: its name in quotes, its types and its numbers.
fn write_target(
    f: &mut fmt::Formatter<'_>,
    types: &Types,
    target: &TargetType,
    left: &Cell<u32>,
) -> fmt::Result {
    write!(f, "target(\"{}\"", target.name)?;
    for &ty in &target.types {
        f.write_str(", ")?;
        write_within(f, types, ty, left)?;
    }
    target.integers.iter().try_for_each(|integer| write!(f, ", {integer}"))?;
    f.write_char(')')
}

fn list(
    f: &mut fmt::Formatter<'_>,
    types: &Types,
    ids: &[TypeId],
    left: &Cell<u32>,
) -> fmt::Result {
    for (index, &id) in ids.iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        let is_end = left.get() == 0;
        write_within(f, types, id, left)?;
        if is_end {
            break;
        }
    }
    Ok(())
}

/// A name with its `%`: in quotes where LLVM's lexer would not take it bare.
pub(crate) fn write_name(f: &mut fmt::Formatter<'_>, name: &BStr) -> fmt::Result {
    f.write_char('%')?;
    let bare = |byte: &u8| byte.is_ascii_alphanumeric() || b"-$._".contains(byte);
    if name.iter().all(bare) && !name.first().is_some_and(u8::is_ascii_digit) {
        return write!(f, "{name}");
    }
    f.write_char('"')?;
    for &byte in name.iter() {
        match byte {
            b'"' | b'\\' => write!(f, "\\{byte:02X}")?,
            0x20..=0x7E => f.write_char(char::from(byte))?,
            _ => write!(f, "\\{byte:02X}")?,
        }
    }
    f.write_char('"')
}
