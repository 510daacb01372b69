//! Names of functions: `dx.op.<class>` and the overloads.

use core::fmt;

use crate::class::OpClass;
use crate::overload::Overload;

/// The prefix of all names.
const PREFIX: &str = "dx.op.";

/// The maximum number of overloads of a call.
pub(crate) const MAX_OVERLOADS: usize = 4;

/// The form of an overload in the names of a class's functions.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// A scalar or a vector, such as `f32` or `v4f32`.
    Number,
    /// A struct's name.
    UserDefined,
    /// An object's name.
    Object,
}

/// The name of an operation's function: displays as `dx.op.unary.f32`.
///
/// Operations of one class share their functions. A name has the class and the overloads; the
/// opcode in a call selects the operation.
///
/// ```
/// use dxil_ops::{FunctionName, OpClass, Overload, Scalar};
/// let name = FunctionName::parse("dx.op.rawBufferVectorLoad.v4f32").unwrap();
/// assert_eq!(name.class(), OpClass::RawBufferVectorLoad);
/// assert_eq!(name.overloads(), [Overload::Vector(Scalar::F32, 4)]);
/// assert_eq!(name.to_string(), "dx.op.rawBufferVectorLoad.v4f32");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FunctionName<'a> {
    class: OpClass,
    count: u8,
    overloads: [Overload<'a>; MAX_OVERLOADS],
}

impl<'a> FunctionName<'a> {
    /// Creates the name for a class and overloads. No operation has more than four; further ones
    /// are ignored.
    #[must_use]
    pub(crate) const fn new(class: OpClass, overloads: &[Overload<'a>]) -> Self {
        let mut name = Self { class, count: 0, overloads: [Overload::I1; MAX_OVERLOADS] };
        while (name.count as usize) < MAX_OVERLOADS && (name.count as usize) < overloads.len() {
            name.overloads[name.count as usize] = overloads[name.count as usize];
            name.count += 1;
        }
        name
    }

    /// Parses a name. The class decides how overloads are read: `struct.f32` is a struct if the
    /// class takes structs.
    ///
    /// # Errors
    ///
    /// Fails if no operation has a function of this name: see [`NameError`].
    ///
    /// ```
    /// use dxil_ops::{FunctionName, NameError};
    /// let error = FunctionName::parse("dx.op.unary.f31").unwrap_err();
    /// assert_eq!(error, NameError::UnknownOverload { offset: 12 });
    /// ```
    pub fn parse(name: &'a str) -> Result<Self, NameError> {
        let rest = name.strip_prefix(PREFIX).ok_or(NameError::NotAnOperation)?;
        let (class, overloads) = match rest.find('.') {
            Some(dot) => (&rest[..dot], Some(&rest[dot + 1..])),
            None => (rest, None),
        };
        let class = OpClass::from_name(class).ok_or(NameError::UnknownClass)?;
        let offset = PREFIX.len() + class.name().len() + 1;
        Self::parse_overloads(class, overloads, offset)
    }

    /// Parses the overloads of a class, which are at an offset of a name, if it has any.
    pub(crate) fn parse_overloads(
        class: OpClass,
        overloads: Option<&'a str>,
        offset: usize,
    ) -> Result<Self, NameError> {
        let mut name = Self::new(class, &[]);
        let forms = class.row().forms;
        let Some(overloads) = overloads else {
            let expected = forms.iter().flatten().count();
            return if expected == 0 || class.row().bare {
                Ok(name)
            } else {
                Err(NameError::OverloadCount { expected, found: 0 })
            };
        };
        match forms {
            [None, ..] => Err(NameError::NoOverloads { offset }),
            [Some(form), None, ..] => {
                name.push(overloads, form, offset)?;
                Ok(name)
            }
            forms => {
                name.parse_dimensions(overloads, forms, offset)?;
                Ok(name)
            }
        }
    }

    /// Parses several overloads, separated by dots; none of them has a dot in its name.
    fn parse_dimensions(
        &mut self,
        overloads: &'a str,
        forms: [Option<Form>; MAX_OVERLOADS],
        mut offset: usize,
    ) -> Result<(), NameError> {
        let expected = forms.iter().flatten().count();
        let mut parts = overloads.split('.');
        for (found, form) in forms.into_iter().flatten().enumerate() {
            let part = parts.next().ok_or(NameError::OverloadCount { expected, found })?;
            self.push(part, form, offset)?;
            offset += part.len() + 1;
        }
        match parts.count() {
            0 => Ok(()),
            more => Err(NameError::OverloadCount { expected, found: expected + more }),
        }
    }

    fn push(&mut self, part: &'a str, form: Form, offset: usize) -> Result<(), NameError> {
        let overload = match form {
            Form::Number => Overload::parse_number(part),
            Form::UserDefined => Some(Overload::UserDefined(part)),
            Form::Object => Some(Overload::Object(part)),
        };
        let overload = overload.filter(|_| !part.is_empty());
        self.overloads[self.count as usize] =
            overload.ok_or(NameError::UnknownOverload { offset })?;
        self.count += 1;
        Ok(())
    }

    /// The class.
    #[must_use]
    pub const fn class(&self) -> OpClass {
        self.class
    }

    /// The overloads, one for each dimension.
    #[must_use]
    #[inline]
    pub const fn overloads(&self) -> &[Overload<'a>] {
        self.overloads.split_at(self.count as usize).0
    }
}

impl fmt::Display for FunctionName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PREFIX)?;
        f.write_str(self.class.name())?;
        for overload in self.overloads() {
            f.write_str(".")?;
            overload.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for FunctionName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FunctionName({self})")
    }
}

/// The reason why no operation has a function of a name. Offsets are in bytes from the start of the
/// name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NameError {
    /// The name does not begin with `dx.op.`.
    NotAnOperation,
    /// No class has the name at offset 6.
    UnknownClass,
    /// The class's functions have no overloads, but this name has.
    NoOverloads {
        /// The offset of the overloads.
        offset: usize,
    },
    /// The text at the offset is not a type, or not of the kind that the class takes.
    UnknownOverload {
        /// The offset of the text.
        offset: usize,
    },
    /// The name has a wrong number of overloads.
    OverloadCount {
        /// The number of overloads of the class.
        expected: usize,
        /// The number of overloads of the name.
        found: usize,
    },
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnOperation => f.write_str("the name does not begin with `dx.op.`"),
            Self::UnknownClass => f.write_str("no operation class has the name after `dx.op.`"),
            Self::NoOverloads { offset } => {
                write!(f, "the class has no overloads, but there is one at byte {offset}")
            }
            Self::UnknownOverload { offset } => {
                write!(f, "the class has no overload like that at byte {offset}")
            }
            Self::OverloadCount { expected, found } => {
                write!(f, "the class has {expected} overloads, the name {found}")
            }
        }
    }
}

impl core::error::Error for NameError {}
