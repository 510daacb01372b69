//! The types in the names of overloaded intrinsics.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use alloc::{format, vec};

use bstr::BStr;

use crate::{Type, TypeId, Types};

/// A piece of a name that is still to come.
enum Piece<'t> {
    Type(TypeId),
    Text(String),
    Name(&'t BStr),
}

/// Whether a name ends with these types, each after a dot.
pub(super) fn is_suffix(types: &Types, overloads: &[TypeId], suffix: &[u8]) -> bool {
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    for &ty in overloads.iter().rev() {
        pieces.push(Piece::Type(ty));
        pieces.push(Piece::Text(".".to_string()));
    }
    let mut rest = suffix;
    // A type without an end runs out of name, since every type has a text.
    while let Some(piece) = pieces.pop() {
        let text = match &piece {
            Piece::Text(text) => text.as_bytes(),
            Piece::Name(name) => name,
            Piece::Type(ty) => {
                pieces.extend(of_type(types, *ty).into_iter().rev());
                continue;
            }
        };
        match rest.strip_prefix(text) {
            Some(next) => rest = next,
            None => return false,
        }
    }
    rest.is_empty()
}

/// The name of a type: its first piece, and those that follow.
fn of_type(types: &Types, ty: TypeId) -> Vec<Piece<'_>> {
    let text = |text: &str| vec![Piece::Text(text.to_string())];
    match &types[ty] {
        Type::Void => text("isVoid"),
        Type::Half => text("f16"),
        Type::Float => text("f32"),
        Type::Double => text("f64"),
        Type::Label => text("Other"),
        Type::Metadata => text("Metadata"),
        Type::Integer { bits } => vec![Piece::Text(format!("i{bits}"))],
        Type::Token | Type::Byte { .. } | Type::Target(_) => Vec::new(),
        Type::Pointer { pointee, address_space } => {
            let mut pieces = vec![Piece::Text(format!("p{address_space}"))];
            pieces.extend(pointee.map(Piece::Type));
            pieces
        }
        Type::Array { element, length } => {
            vec![Piece::Text(format!("a{length}")), Piece::Type(*element)]
        }
        Type::Vector { element, length } => {
            vec![Piece::Text(format!("v{length}")), Piece::Type(*element)]
        }
        // LLVM 3.7 as DXC has it leaves out structs without a name.
        Type::Struct(_) => Vec::new(),
        Type::Named(id) => vec![Piece::Name(types.structs()[*id].name.as_ref())],
        Type::Function { result, parameters, variadic } => {
            let mut pieces = text("f_");
            pieces.push(Piece::Type(*result));
            pieces.extend(parameters.iter().map(|&ty| Piece::Type(ty)));
            pieces.extend(variadic.then(|| Piece::Text("vararg".to_string())));
            pieces.push(Piece::Text("f".to_string()));
            pieces
        }
    }
}
