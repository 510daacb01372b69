//! Operation classes.

use core::fmt;

use crate::lookup::{NameTable, same, slots};
use crate::name::FunctionName;
use crate::opcode::OpCode;
use crate::overload::Overload;
use crate::table::{CLASSES, ClassRow};

generated!("classes.rs"); // OpClass

const SLOTS: usize = slots(CLASSES.len());

#[cfg(test)]
pub(crate) const NAME_TABLE_BYTES: usize = size_of::<NameTable<SLOTS>>();

static BY_NAME: NameTable<SLOTS> = {
    let mut table = NameTable::new();
    let mut row = 0;
    while row < CLASSES.len() {
        table = table.insert(CLASSES[row].name, row);
        row += 1;
    }
    table
};

impl OpClass {
    /// The middle of the class's function names, such as `unary` in `dx.op.unary.f32`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        CLASSES[self as usize].name
    }

    /// Finds a class by its name, such as `unary`.
    ///
    /// ```
    /// use dxil_ops::OpClass;
    /// assert_eq!(OpClass::from_name("isSpecialFloat"), Some(OpClass::IsSpecialFloat));
    /// assert_eq!(OpClass::from_name("IsSpecialFloat"), None);
    /// ```
    #[must_use]
    pub const fn from_name(name: &str) -> Option<Self> {
        let mut slot = NameTable::<SLOTS>::start(name);
        while let Some((row, next)) = BY_NAME.at(slot) {
            if same(CLASSES[row].name, name) {
                return Some(Self::ALL[row]);
            }
            slot = next;
        }
        None
    }

    /// The operations that share the class's functions. The opcode in a call distinguishes them.
    ///
    /// ```
    /// use dxil_ops::{OpClass, OpCode};
    /// let ops = OpClass::Dot4AddPacked.ops();
    /// assert!(ops.eq([OpCode::Dot4AddI8Packed, OpCode::Dot4AddU8Packed]));
    /// ```
    pub fn ops(self) -> impl Iterator<Item = OpCode> + Clone {
        OpCode::ALL.iter().copied().filter(move |op| op.class() == self)
    }

    pub(crate) const fn row(self) -> &'static ClassRow {
        &CLASSES[self as usize]
    }

    /// The name of the class's function for these overloads. No operation has more than four;
    /// further ones are ignored.
    #[must_use]
    pub const fn function_name<'a>(self, overloads: &[Overload<'a>]) -> FunctionName<'a> {
        FunctionName::new(self, overloads)
    }
}

impl fmt::Display for OpClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
