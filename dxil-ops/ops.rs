//! A struct for each operation, with its arguments by name.
//!
//! The structs are generic over the representation of values, such as the ids of a module builder
//! or the text of a disassembler. [`Operation`] converts them to the operands of a call and back,
//! so that nobody has to count positions.
//!
//! ```
//! use dxil_ops::ops::{Operation, RawBufferLoad};
//! // The operands of a call in a module, the opcode first.
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

    /// The array of all operands.
    type Operands: AsRef<[V]> + IntoIterator<Item = V>;

    /// Returns the operands of the call, in order. `opcode` is the i32 constant
    /// [`OPCODE`](Self::OPCODE), which comes first.
    fn into_operands(self, opcode: V) -> Self::Operands;

    /// Creates the struct from the operands of a call, of which the opcode is the first.
    ///
    /// # Errors
    ///
    /// Fails if the number of operands is wrong.
    fn from_operands(operands: &[V]) -> Result<Self, OperandCount>
    where
        V: Clone;
}

/// The error of a call with a wrong number of operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandCount {
    /// The operation.
    pub op: OpCode,
    /// The number of operands of the operation, including the opcode.
    pub expected: usize,
    /// The number of operands of the call.
    pub found: usize,
}

impl fmt::Display for OperandCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { op, expected, found } = self;
        write!(f, "{op} takes {expected} operands with the opcode, the call has {found}")
    }
}

impl core::error::Error for OperandCount {}

/// Defines the struct of an operation, with or without arguments.
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
