//! Types and values of fields.

use super::record::{ClassId, RecordId};
use super::source::Span;

/// The type of a field, or of an expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `bit`
    Bit,
    /// `int`, 64 bits wide.
    Int,
    /// `string`, also spelled `code`.
    String,
    /// `list<T>`
    List(Box<Type>),
    /// A record made from this class.
    Class(ClassId),
    /// A record made from all of these classes, which is the type of some expressions, but not of
    /// fields.
    Classes(Vec<ClassId>),
    /// `bits<n>`, the type of the literal `0b…` with n digits, which no field has.
    Bits(usize),
}

/// A value, and its place in the source.
#[derive(Clone, Debug)]
pub struct Value {
    /// The content.
    pub kind: ValueKind,
    /// The place in the source.
    pub span: Span,
}

/// The content of a [`Value`].
#[derive(Clone, Debug)]
pub enum ValueKind {
    /// `?`, or a field without a value.
    Unset,
    /// The value of a `bit` field.
    Bit(bool),
    /// The value of an `int` field.
    Int(i64),
    /// The value of a `string` field.
    String(String),
    /// The elements of a list.
    List(Vec<Value>),
    /// A record, named or not.
    Record(RecordId),
}
