//! Values whose type lists all choices.

use dxil_ir::metadata::NodeKind;
use dxil_ir::{
    AtomicOp, Attribute, AttributeKind, BinaryOp, CastOp, ComdatSelection, ConstantKind,
    DllStorage, Expression, FloatPredicate, InstructionKind, IntPredicate, Linkage, Metadata,
    Module, Ordering, Scope, TailCall, ThreadLocal, Type, TypeId, Used, Value, Visibility,
};
use dxil_ops::OpCode;

/// A value of a type with a list of choices.
pub(crate) trait Choice {
    /// The names of all choices.
    fn all() -> Vec<String>;

    /// The name of this choice.
    fn name(&self) -> String;
}

macro_rules! by_code {
    ($($ty:ident)*) => {$(
        impl Choice for $ty {
            fn all() -> Vec<String> {
                Self::ALL.iter().map(Self::name).collect()
            }

            fn name(&self) -> String {
                let name = format!("{self:?}");
                name.split('(').next().unwrap_or_default().to_owned()
            }
        }
    )*};
}

by_code! {
    AtomicOp AttributeKind BinaryOp CastOp ComdatSelection DllStorage FloatPredicate IntPredicate
    Linkage Ordering Scope ThreadLocal Visibility
}

macro_rules! by_kind {
    ($($ty:ident)*) => {$(
        impl Choice for $ty {
            fn all() -> Vec<String> {
                Self::KINDS.iter().map(|&name| name.to_owned()).collect()
            }

            fn name(&self) -> String {
                self.kind_name().to_owned()
            }
        }
    )*};
}

by_kind!(ConstantKind Expression InstructionKind NodeKind Type);

/// Enumerations without a list of their own; a `match` makes the compiler check that the list is
/// complete.
macro_rules! listed {
    ($($ty:ident { $($variant:ident)* })*) => {$(
        impl Choice for $ty {
            fn all() -> Vec<String> {
                vec![$(stringify!($variant).to_owned()),*]
            }

            fn name(&self) -> String {
                let name = match self {
                    $(Self::$variant { .. } => stringify!($variant),)*
                };
                name.to_owned()
            }
        }
    )*};
}

listed! {
    Attribute { Kind Integer Type Range Ranges Text }
    Metadata { String Constant Node }
    TailCall { None Tail MustTail }
    Used { Value Block }
    Value { Constant Argument Instruction Metadata MetadataOfArgument MetadataOfInstruction }
    Number { Zero Other }
    Sign { Negative Zero Positive }
    Count { None One Several }
    Space { Private GroupShared Other }
    Presence { Absent Present }
}

impl Choice for bool {
    fn all() -> Vec<String> {
        vec!["no".into(), "yes".into()]
    }

    fn name(&self) -> String {
        Self::all()[usize::from(*self)].clone()
    }
}

impl<C: Choice> Choice for Option<C> {
    fn all() -> Vec<String> {
        core::iter::once("none".into()).chain(C::all()).collect()
    }

    fn name(&self) -> String {
        self.as_ref().map_or_else(|| "none".into(), C::name)
    }
}

impl<C: Choice> Choice for &C {
    fn all() -> Vec<String> {
        C::all()
    }

    fn name(&self) -> String {
        C::name(self)
    }
}

impl Choice for OpCode {
    fn all() -> Vec<String> {
        Self::ALL.iter().map(Choice::name).collect()
    }

    fn name(&self) -> String {
        (*self).name().to_owned()
    }
}

/// The classes of the types that values have.
pub(crate) const VALUES: &str =
    "i1 i8 i16 i32 i64 iN half float double pointer vector array struct named";
pub(crate) const INTEGERS: &str = "i1 i8 i16 i32 i64 iN vector";
pub(crate) const FLOATS: &str = "half float double vector";
pub(crate) const POINTERS: &str = "pointer vector";
pub(crate) const BITS: &str = "i1 vector";
pub(crate) const AGGREGATES: &str = "array struct named";

/// The class of a type; `None` for types without values.
pub(crate) fn class(module: &Module, ty: TypeId) -> Option<&'static str> {
    Some(match &module.types[ty] {
        Type::Integer { bits } => match bits {
            1 => "i1",
            8 => "i8",
            16 => "i16",
            32 => "i32",
            64 => "i64",
            _ => "iN",
        },
        Type::Half => "half",
        Type::Float => "float",
        Type::Double => "double",
        Type::Pointer { .. } => "pointer",
        Type::Vector { .. } => "vector",
        Type::Array { .. } => "array",
        Type::Struct(_) => "struct",
        Type::Named(_) => "named",
        _ => return None,
    })
}

/// A number.
pub(crate) enum Number {
    Zero,
    Other,
}

impl Number {
    pub(crate) fn of(number: impl Into<u64>) -> Self {
        if number.into() == 0 { Self::Zero } else { Self::Other }
    }
}

/// A number with a sign.
pub(crate) enum Sign {
    Negative,
    Zero,
    Positive,
}

impl Sign {
    pub(crate) fn of(number: i64) -> Self {
        match number.signum() {
            -1 => Self::Negative,
            0 => Self::Zero,
            _ => Self::Positive,
        }
    }
}

/// A number of items.
pub(crate) enum Count {
    None,
    One,
    Several,
}

impl Count {
    pub(crate) fn of(count: usize) -> Self {
        match count {
            0 => Self::None,
            1 => Self::One,
            _ => Self::Several,
        }
    }
}

/// An address space.
pub(crate) enum Space {
    Private,
    GroupShared,
    Other,
}

impl Space {
    pub(crate) fn of(space: u32) -> Self {
        match space {
            0 => Self::Private,
            3 => Self::GroupShared,
            _ => Self::Other,
        }
    }
}

/// Whether an optional part is present.
pub(crate) enum Presence {
    Absent,
    Present,
}

impl Presence {
    pub(crate) fn of(present: bool) -> Self {
        if present { Self::Present } else { Self::Absent }
    }
}
