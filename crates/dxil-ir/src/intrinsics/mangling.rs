//! The types in the names of overloaded intrinsics.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::{BString, ByteSlice as _};

use crate::{Dialect, Type, TypeId, Types};

/// The maximum length of a name: types that repeat others have names without end.
const MOST: usize = 1 << 16;

/// A piece of a name that is still to come.
enum Piece<'t> {
    Type(TypeId),
    Text(Cow<'t, [u8]>),
}

impl From<&'static str> for Piece<'_> {
    fn from(text: &'static str) -> Self {
        Self::Text(text.as_bytes().into())
    }
}

impl From<String> for Piece<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into_bytes().into())
    }
}

/// The texts of the names of some types, each after a dot.
struct Texts<'t> {
    types: &'t Types,
    /// The pieces that are to come, the next one last.
    pieces: Vec<Piece<'t>>,
}

impl<'t> Iterator for Texts<'t> {
    type Item = Cow<'t, [u8]>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.pieces.pop()? {
                Piece::Text(text) => return Some(text),
                Piece::Type(ty) => {
                    let start = self.pieces.len();
                    of_type(self.types, ty, &mut self.pieces);
                    self.pieces[start..].reverse();
                }
            }
        }
    }
}

fn texts<'t>(types: &'t Types, overloads: &[TypeId]) -> Texts<'t> {
    let mut pieces = Vec::new();
    for &ty in overloads.iter().rev() {
        pieces.push(Piece::Type(ty));
        pieces.push(".".into());
    }
    Texts { types, pieces }
}

/// Whether a name ends with these types, each after a dot.
pub(crate) fn is_suffix(types: &Types, overloads: &[TypeId], suffix: &[u8]) -> bool {
    let mut rest = suffix;
    // A type without an end runs out of name, since every type has a text.
    for text in texts(types, overloads) {
        match rest.strip_prefix(&*text) {
            Some(next) => rest = next,
            None => return false,
        }
    }
    rest.is_empty()
}

/// The types in a name, each after a dot; `None` if they are too long.
#[must_use]
pub fn suffix(types: &Types, overloads: &[TypeId]) -> Option<BString> {
    let mut suffix = BString::default();
    for text in texts(types, overloads) {
        suffix.extend_from_slice(&text);
        if suffix.len() > MOST {
            return None;
        }
    }
    Some(suffix)
}

/// Adds the pieces of the name of a type.
fn of_type<'t>(types: &'t Types, ty: TypeId, pieces: &mut Vec<Piece<'t>>) {
    let is_modern = types.dialect() == Dialect::Modern;
    match &types[ty] {
        Type::Void => pieces.push("isVoid".into()),
        Type::Half => pieces.push("f16".into()),
        Type::Float => pieces.push("f32".into()),
        Type::Double => pieces.push("f64".into()),
        Type::Label => pieces.push("Other".into()),
        Type::Metadata => pieces.push("Metadata".into()),
        Type::Integer { bits: 1 } => pieces.push("i1".into()),
        Type::Integer { bits: 32 } => pieces.push("i32".into()),
        Type::Integer { bits } => pieces.push(format!("i{bits}").into()),
        Type::Byte { bits } => pieces.push(format!("b{bits}").into()),
        Type::Token => {}
        Type::Target(target) => {
            pieces.push("t".into());
            pieces.push(Piece::Text(target.name.as_bytes().into()));
            for &ty in &target.types {
                pieces.push("_".into());
                pieces.push(Piece::Type(ty));
            }
            pieces.extend(target.integers.iter().map(|integer| format!("_{integer}").into()));
            pieces.push("t".into());
        }
        Type::Pointer { pointee, address_space } => {
            pieces.push(format!("p{address_space}").into());
            pieces.extend(pointee.map(Piece::Type));
        }
        Type::Array { element, length } => {
            pieces.extend([format!("a{length}").into(), Piece::Type(*element)]);
        }
        Type::Vector { element, length } => {
            pieces.extend([format!("v{length}").into(), Piece::Type(*element)]);
        }
        Type::Struct(body) if is_modern => {
            pieces.push("sl_".into());
            pieces.extend(body.elements.iter().map(|&ty| Piece::Type(ty)));
            pieces.push("s".into());
        }
        // LLVM 3.7 as DXC has it leaves out structs without a name.
        Type::Struct(_) => {}
        Type::Named(id) => {
            let name = Piece::Text(types.structs()[*id].name.as_bytes().into());
            match is_modern {
                true => pieces.extend(["s_".into(), name, "s".into()]),
                false => pieces.push(name),
            }
        }
        Type::Function { result, parameters, variadic } => {
            pieces.extend(["f_".into(), Piece::Type(*result)]);
            pieces.extend(parameters.iter().map(|&ty| Piece::Type(ty)));
            pieces.extend(variadic.then(|| "vararg".into()));
            pieces.push("f".into());
        }
    }
}

/// Whether a struct without a name is part of the name of a type.
pub(super) fn has_unnamed(types: &Types, ty: TypeId) -> bool {
    // Few modules have such a struct.
    if types.structs().values().all(|it| !it.name.is_empty()) {
        return false;
    }
    let is_unnamed = |ty: TypeId| match types[ty] {
        Type::Named(id) => types.structs()[id].name.is_empty(),
        _ => false,
    };
    let mut known = BTreeSet::from([ty]);
    let mut rest = Vec::from([ty]);
    while let Some(ty) = rest.pop() {
        if is_unnamed(ty) {
            return true;
        }
        let mut pieces = Vec::new();
        of_type(types, ty, &mut pieces);
        rest.extend(pieces.into_iter().filter_map(|piece| match piece {
            Piece::Type(ty) => known.insert(ty).then_some(ty),
            Piece::Text(_) => None,
        }));
    }
    false
}
