//! The types in the names of overloaded intrinsics.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use bstr::{BString, ByteVec as _};

use crate::decimal;
use crate::{Dialect, Type, TypeId, Types};

/// The maximum length of a name: types that repeat others have names without end.
const MOST: usize = 1 << 16;

/// A piece of a name that is still to come.
enum Piece<'t> {
    Type(TypeId),
    Text(&'t [u8]),
    /// A text, and a number after it.
    Number(&'static str, u64),
}

impl From<&'static str> for Piece<'_> {
    fn from(text: &'static str) -> Self {
        Self::Text(text.as_bytes())
    }
}

/// The texts of the names of some types, each after a dot.
struct Texts<'t> {
    types: &'t Types,
    /// The pieces that are to come, the next one last.
    pieces: Vec<Piece<'t>>,
}

impl<'t> Texts<'t> {
    fn new(types: &'t Types, overloads: &[TypeId]) -> Self {
        let mut pieces = Vec::with_capacity(2 * overloads.len() + USUAL);
        for &ty in overloads.iter().rev() {
            pieces.push(Piece::Type(ty));
            pieces.push(".".into());
        }
        Self { types, pieces }
    }

    /// Appends the next text to a name, if there is one.
    fn append_next(&mut self, name: &mut Vec<u8>) -> Option<()> {
        loop {
            match self.pieces.pop()? {
                Piece::Text(text) => {
                    name.push_str(text);
                    return Some(());
                }
                Piece::Number(text, number) => {
                    name.push_str(text);
                    decimal::append(name, number);
                    return Some(());
                }
                Piece::Type(ty) => {
                    let start = self.pieces.len();
                    of_type(self.types, ty, &mut self.pieces);
                    self.pieces[start..].reverse();
                }
            }
        }
    }
}

/// A number of pieces that few types have more of.
const USUAL: usize = 8;

/// Whether a name ends with these types, each after a dot.
pub(crate) fn is_suffix(types: &Types, overloads: &[TypeId], suffix: &[u8]) -> bool {
    let (mut texts, mut name) = (Texts::new(types, overloads), Vec::with_capacity(suffix.len()));
    // A type without an end has a longer name, since every type has a text.
    let mut start = 0;
    while texts.append_next(&mut name).is_some() {
        if suffix.get(start..name.len()) != Some(&name[start..]) {
            return false;
        }
        start = name.len();
    }
    start == suffix.len()
}

/// The types in a name, each after a dot; `None` if they are too long.
#[must_use]
pub fn suffix(types: &Types, overloads: &[TypeId]) -> Option<BString> {
    let mut suffix = Vec::new();
    append_suffix(types, overloads, &mut suffix)?;
    Some(suffix.into())
}

/// Appends the types to a name, each after a dot; `None` if they are too long.
pub(super) fn append_suffix(types: &Types, overloads: &[TypeId], name: &mut Vec<u8>) -> Option<()> {
    let (mut texts, most) = (Texts::new(types, overloads), name.len() + MOST);
    while texts.append_next(name).is_some() {
        if name.len() > most {
            return None;
        }
    }
    Some(())
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
        Type::Integer { bits } => pieces.push(Piece::Number("i", (*bits).into())),
        Type::Byte { bits } => pieces.push(Piece::Number("b", (*bits).into())),
        Type::Token => {}
        Type::Target(target) => {
            pieces.push("t".into());
            pieces.push(Piece::Text(&target.name));
            for &ty in &target.types {
                pieces.push("_".into());
                pieces.push(Piece::Type(ty));
            }
            pieces.extend(target.integers.iter().map(|&it| Piece::Number("_", it.into())));
            pieces.push("t".into());
        }
        Type::Pointer { pointee, address_space } => {
            pieces.push(Piece::Number("p", (*address_space).into()));
            pieces.extend(pointee.map(Piece::Type));
        }
        Type::Array { element, length } => {
            pieces.extend([Piece::Number("a", *length), Piece::Type(*element)]);
        }
        Type::Vector { element, length } => {
            pieces.extend([Piece::Number("v", (*length).into()), Piece::Type(*element)]);
        }
        Type::Struct(body) if is_modern => {
            pieces.push("sl_".into());
            pieces.extend(body.elements.iter().map(|&ty| Piece::Type(ty)));
            pieces.push("s".into());
        }
        // LLVM 3.7 as DXC has it leaves out structs without a name.
        Type::Struct(_) => {}
        Type::Named(id) => {
            let name = Piece::Text(&types.structs()[*id].name);
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
            Piece::Text(_) | Piece::Number(..) => None,
        }));
    }
    false
}
