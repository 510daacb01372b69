//! The meaning of a file: its classes and the records made from them.

use std::collections::HashMap;
use std::ops::Index;

use super::source::Span;
use super::value::{Type, Value};

/// An index into [`Records::classes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassId(pub(super) u32);

/// An index into [`Records::records`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RecordId(pub(super) u32);

/// Everything a file defines, in the order of definition.
#[derive(Debug, Default)]
pub struct Records {
    /// The classes.
    pub classes: Vec<Class>,
    /// The records, including those without a name.
    ///
    /// Every `Class<…>` in a value makes a record of its own, so that each can be traced to its
    /// place in the source.
    pub records: Vec<Record>,
    /// The results of `defset`.
    pub defsets: Vec<Defset>,
    pub(super) by_name: HashMap<String, RecordId>,
}

/// A class, as far as it concerns readers of records.
#[derive(Debug)]
pub struct Class {
    /// The name.
    pub name: String,
    /// The place of the name in its definition.
    pub span: Span,
}

/// The records defined inside one `defset`.
#[derive(Debug)]
pub struct Defset {
    /// The name.
    pub name: String,
    /// The members, in the order of definition.
    pub members: Vec<RecordId>,
    /// The place of the name.
    pub span: Span,
}

/// One `def`, or one `Class<…>` written in a value.
#[derive(Debug)]
pub struct Record {
    /// The name; an invented one if it is anonymous.
    pub name: String,
    /// Whether it has no name in the source.
    pub anonymous: bool,
    /// All classes from which it is made, each after its ancestors. A class that is inherited twice
    /// is listed twice.
    pub superclasses: Vec<String>,
    /// The fields, inherited ones first.
    pub fields: Vec<Field>,
    /// The place of its name, or of the whole record if it is anonymous.
    pub span: Span,
}

/// A field of a record.
#[derive(Debug)]
pub struct Field {
    /// The name.
    pub name: String,
    /// The declared type.
    pub ty: Type,
    /// The value, of the declared type or unset.
    pub value: Value,
    /// The name of the field in the declaration or the `let` that gave it this value.
    pub span: Span,
}

impl Record {
    /// The field with this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// Whether this record is made from the class, directly or by inheritance.
    pub fn is_a(&self, class: &str) -> bool {
        self.superclasses.iter().any(|name| name == class)
    }
}

impl Records {
    /// The record with this name.
    pub fn get(&self, name: &str) -> Option<RecordId> {
        self.by_name.get(name).copied()
    }

    /// The records made from a class, in the order of definition.
    pub fn instances_of<'a>(&'a self, class: &'a str) -> impl Iterator<Item = RecordId> + 'a {
        let ids = (0..).map(RecordId);
        ids.zip(&self.records).filter(move |(_, record)| record.is_a(class)).map(|(id, _)| id)
    }

    /// The `defset` with this name.
    pub fn defset(&self, name: &str) -> Option<&Defset> {
        self.defsets.iter().find(|defset| defset.name == name)
    }
}

impl Index<RecordId> for Records {
    type Output = Record;

    fn index(&self, id: RecordId) -> &Record {
        &self.records[id.0 as usize]
    }
}

impl Index<ClassId> for Records {
    type Output = Class;

    fn index(&self, id: ClassId) -> &Class {
        &self.classes[id.0 as usize]
    }
}
