//! A struct for each operation, with its arguments by name.
//!
//! They are generic over what stands for a value: a module builder's value id, a
//! disassembler's text. [`Operation`] turns them into the operands of a call and back, so
//! that nobody counts positions.
//!
//! ```
//! use dxil_ops::ops::{Operation, RawBufferLoad};
//! // A call as a module has it, the opcode first.
//! let operands = ["139", "%1", "%2", "0", "15", "4"];
//! let load = RawBufferLoad::from_operands(&operands).unwrap();
//! assert_eq!((load.srv, load.index, load.alignment), ("%1", "%2", "4"));
//! assert_eq!(load.into_operands("139"), operands);
//! ```

use core::fmt;

use crate::opcode::OpCode;

/// The arguments of a call to one operation, by name.
pub trait Operation<V>: Sized {
    /// The operation.
    const OPCODE: OpCode;

    /// An array of all operands.
    type Operands: AsRef<[V]> + IntoIterator<Item = V>;

    /// The operands of the call in their order. `opcode` is the i32 constant
    /// [`OPCODE`](Self::OPCODE), which comes first.
    fn into_operands(self, opcode: V) -> Self::Operands;

    /// The arguments among the operands of a call, the opcode being the first.
    ///
    /// # Errors
    ///
    /// There are more operands, or fewer.
    fn from_operands(operands: &[V]) -> Result<Self, OperandCount>
    where
        V: Clone;
}

/// A call has more operands than the operation, or fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandCount {
    /// The operation.
    pub op: OpCode,
    /// How many operands it takes, the opcode included.
    pub expected: usize,
    /// How many the call has.
    pub found: usize,
}

impl fmt::Display for OperandCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { op, expected, found } = self;
        write!(f, "{op} takes {expected} operands with the opcode, the call has {found}")
    }
}

impl core::error::Error for OperandCount {}

/// Makes the struct of an operation with arguments, or of one without.
macro_rules! operation {
    ($(#[$doc:meta])* $name:ident[$count:literal] { $($(#[$field_doc:meta])* $field:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name<V> {
            $($(#[$field_doc])* pub $field: V,)+
        }

        impl<V> Operation<V> for $name<V> {
            const OPCODE: OpCode = OpCode::$name;
            type Operands = [V; $count];

            fn into_operands(self, opcode: V) -> [V; $count] {
                [opcode, $(self.$field),+]
            }

            fn from_operands(operands: &[V]) -> Result<Self, OperandCount>
            where
                V: Clone,
            {
                match operands {
                    [_, $($field),+] => Ok(Self { $($field: $field.clone()),+ }),
                    _ => Err(OperandCount {
                        op: OpCode::$name,
                        expected: $count,
                        found: operands.len(),
                    }),
                }
            }
        }
    };
    ($(#[$doc:meta])* $name:ident[1] {}) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name;

        impl<V> Operation<V> for $name {
            const OPCODE: OpCode = OpCode::$name;
            type Operands = [V; 1];

            fn into_operands(self, opcode: V) -> [V; 1] {
                [opcode]
            }

            fn from_operands(operands: &[V]) -> Result<Self, OperandCount> {
                match operands {
                    [_] => Ok(Self),
                    _ => Err(OperandCount {
                        op: OpCode::$name,
                        expected: 1,
                        found: operands.len(),
                    }),
                }
            }
        }
    };
}

generated!("ops.rs"); // a struct for each operation
