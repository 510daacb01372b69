//! Errors of typing rules.

use alloc::string::{String, ToString as _};
use core::fmt;

use crate::{CastOp, TypeId, Types};

/// An operand that a typing rule does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypingError {
    /// The operand.
    pub operand: Operand,
    /// Its type, or the property of it that the rule does not allow.
    pub found: Found,
    /// The types or properties that the rule allows.
    pub expected: Expected,
}

/// A [`TypingError`] and its text, with types as LLVM writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    /// The error.
    pub error: TypingError,
    text: String,
}

/// Defines an enumeration whose values have a text, which may contain a number.
macro_rules! texts {
    (
        $(#[$attribute:meta])*
        $name:ident {
            $($(#[$variant_attribute:meta])* $variant:ident $(($number:ident: $ty:ty))? = $text:literal,)*
        }
        typed { $($(#[$typed_attribute:meta])* $typed:ident($id:ident) = $before:literal $after:literal,)* }
        other { $($(#[$other_attribute:meta])* $other:ident $fields:tt = $write:expr,)* }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$variant_attribute])* $variant $(($ty))?,)*
            $($(#[$typed_attribute])* $typed(TypeId),)*
            $($(#[$other_attribute])* $other $fields,)*
        }

        impl $name {
            fn write(self, f: &mut fmt::Formatter<'_>, types: &Types) -> fmt::Result {
                match self {
                    $(Self::$variant $(($number))? => write!(f, $text),)*
                    $(Self::$typed($id) => write!(f, "{}{}{}", $before, types.display($id), $after),)*
                    $(Self::$other { .. } => $write(self, f, types),)*
                }
            }
        }
    };
}

texts! {
    /// An operand of an instruction or constant expression, or a property of one.
    Operand {
        /// The left operand.
        Left = "the left operand",
        /// The right operand.
        Right = "the right operand",
        /// The condition of a `select` or `br`.
        Condition = "the condition",
        /// The first value of a `select`.
        IfTrue = "the value if true",
        /// The second value of a `select`.
        IfFalse = "the value if false",
        /// The operand and the result of a conversion.
        Conversion = "the conversion",
        /// The vector that an element is taken from or put into.
        Vector = "the vector",
        /// The element that is put into a vector or aggregate.
        Element = "the element",
        /// An element of a constant, counted from 0.
        ElementOf(number: u64) = "element {number}",
        /// The number of elements of a constant.
        Elements = "the number of elements",
        /// The index into a vector.
        Index = "the index",
        /// An index of a `getelementptr`, counted from 0.
        IndexOf(number: u32) = "index {number}",
        /// The type that an index of a `getelementptr` leads into.
        IndexedBy(number: u32) = "what index {number} leads into",
        /// The number of indices.
        Indices = "the number of indices",
        /// The type that an index of an `extractvalue` or `insertvalue` leads into.
        Indexed = "what is indexed",
        /// The mask of a `shufflevector`.
        Mask = "the mask",
        /// An element of the mask of a `shufflevector`.
        MaskElement = "an element of the mask",
        /// The pointer operand.
        Pointer = "the pointer",
        /// The type that the pointer operand points to.
        Pointee = "what is pointed to",
        /// The value of a `store`, `atomicrmw`, `ret` or `switch`.
        Value = "the value",
        /// The type of an `alloca`, `phi` or constant.
        Type = "the type",
        /// The value that a `cmpxchg` compares with.
        ComparedValue = "the expected value",
        /// The value that a `cmpxchg` stores.
        NewValue = "the new value",
        /// The function of a call.
        Callee = "what is called",
        /// An argument of a call, counted from 0.
        Argument(number: u32) = "argument {number}",
        /// The number of arguments of a call.
        Arguments = "the number of arguments",
        /// An argument of an operation, by the name of the parameter.
        Parameter(name: &'static str) = "{name}",
        /// An incoming value of a `phi`.
        Incoming = "the incoming value",
        /// The value of a case of a `switch`.
        Case = "a case",
        /// The number of elements of an `alloca`.
        Count = "the number of elements",
        /// The type of an instruction's or expression's result.
        Result = "the type of the result",
    }
    typed {
        /// An index of an `extractvalue` or `insertvalue` into this type.
        IndexInto(ty) = "an index into " "",
    }
    other {}
}

texts! {
    /// The property of an operand that a rule does not allow.
    Found {
        /// A number.
        Number(number: u64) = "{number}",
        /// A value that is not constant.
        Variable = "a variable",
        /// A constant expression.
        Expression = "an expression",
    }
    typed {
        /// A type.
        Type(ty) = "" "",
    }
    other {
        /// A conversion from a type to another.
        Conversion {
            /// The type of the operand.
            from: TypeId,
            /// The type of the result.
            to: TypeId,
        } = conversion,
    }
}

texts! {
    /// The types or properties that a rule allows.
    Expected {
        /// At least this number.
        AtLeast(number: u64) = "at least {number}",
        /// This number.
        Exactly(number: u64) = "{number}",
        /// A smaller number.
        LessThan(number: u64) = "less than {number}",
        /// An integer.
        Integer = "an integer",
        /// An integer or a vector of integers.
        IntegerOrVector = "an integer or a vector of integers",
        /// A floating-point number or a vector of them.
        FloatOrVector = "a floating-point number or a vector of them",
        /// An integer, a pointer or a vector of them.
        Comparable = "an integer, a pointer or a vector of them",
        /// A type of values: not `void`, `label`, `metadata` or a function.
        Value = "a value",
        /// A type of values.
        ValueType = "one of values",
        /// A type whose size is known.
        Sized = "one that memory can hold",
        /// A pointer.
        Pointer = "a pointer",
        /// A vector.
        Vector = "a vector",
        /// A vector of `i32`.
        I32Vector = "a vector of i32",
        /// The type `i1`.
        Bit = "i1",
        /// A vector of this number of `i1`.
        Bits(length: u32) = "<{length} x i1>",
        /// The type `i32`.
        I32 = "i32",
        /// A constant.
        Constant = "a constant",
        /// A constant integer.
        ConstantInteger = "a constant integer",
        /// A constant that is no expression.
        PlainConstant = "a plain constant",
        /// A number.
        Number = "a number",
        /// A struct or array.
        Aggregate = "a struct or array",
        /// An array, a vector or a struct.
        Composite = "an array, a vector or a struct",
        /// A constant vector index into a struct, all of whose elements are the same.
        SameNumber = "one number, or the same in all elements",
        /// A vector of as many elements as the other vectors.
        Length(length: u32) = "one of {length} elements, as other operands",
        /// An integer that atomic operations can access.
        AtomicInteger = "an integer of 8 bits, or of a larger power of two",
        /// A function.
        Function = "a function",
    }
    typed {
        /// This type.
        Type(ty) = "" "",
        /// The number of an element of this type.
        ElementOf(ty) = "an element of " "",
    }
    other {
        /// A conversion that this operation does.
        Cast(CastOp) = cast,
    }
}

fn conversion(found: Found, f: &mut fmt::Formatter<'_>, types: &Types) -> fmt::Result {
    match found {
        Found::Conversion { from, to } => {
            write!(f, "{} to {}", types.display(from), types.display(to))
        }
        _ => Ok(()),
    }
}

fn cast(expected: Expected, f: &mut fmt::Formatter<'_>, _: &Types) -> fmt::Result {
    let Expected::Cast(op) = expected else { return Ok(()) };
    f.write_str(match op {
        CastOp::Trunc(_) => "an integer to one of fewer bits",
        CastOp::ZExt(_) | CastOp::SExt => "an integer to one of more bits",
        CastOp::FpTrunc(_) => "a floating-point number to one of fewer bits",
        CastOp::FpExt(_) => "a floating-point number to one of more bits",
        CastOp::FpToUi | CastOp::FpToSi => "a floating-point number to an integer",
        CastOp::UiToFp(_) | CastOp::SiToFp(_) => "an integer to a floating-point number",
        CastOp::PtrToInt => "a pointer to an integer",
        CastOp::IntToPtr => "an integer to a pointer",
        CastOp::BitCast => {
            "numbers or vectors of the same size, or pointers of the same address space"
        }
        CastOp::AddrSpaceCast => "pointers of different address spaces",
    })
}

impl TypingError {
    #[cold]
    pub(crate) const fn new(operand: Operand, found: Found, expected: Expected) -> Self {
        Self { operand, found, expected }
    }

    /// An operand of the wrong type.
    #[cold]
    pub(crate) const fn of_type(operand: Operand, found: TypeId, expected: Expected) -> Self {
        Self::new(operand, Found::Type(found), expected)
    }

    /// The error with its text. The types are those that the rule was given.
    #[must_use]
    pub fn describe(self, types: &Types) -> Described {
        Described { error: self, text: Text { error: self, types }.to_string() }
    }
}

/// Checks that an operand is of this type.
#[inline]
pub(crate) fn expect(operand: Operand, found: TypeId, expected: TypeId) -> Result<(), TypingError> {
    if found == expected {
        return Ok(());
    }
    Err(TypingError::of_type(operand, found, Expected::Type(expected)))
}

struct Text<'a> {
    error: TypingError,
    types: &'a Types,
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TypingError { operand, found, expected } = self.error;
        operand.write(f, self.types)?;
        f.write_str(" is ")?;
        found.write(f, self.types)?;
        f.write_str(", expected ")?;
        expected.write(f, self.types)
    }
}

impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl core::error::Error for Described {}
