//! Typing rules of instructions and constant expressions: a function for each.
//!
//! A rule takes the types of the operands, and returns the type of the result. The function builder,
//! the bitcode reader and [`verify`](crate::verify) have no other rules. They are those of LLVM 3.7's
//! verifier.
//!
//! ```
//! use dxil_ir::{Type, Types, typing};
//!
//! let mut types = Types::new();
//! let float = types.intern(Type::Float);
//! let address = types.pointer(float);
//! assert_eq!(typing::load(&types, address), Ok(float));
//!
//! let error = typing::store(&types, address, address).unwrap_err();
//! assert_eq!(error.describe(&types).to_string(), "the value is float*, expected float");
//! ```

mod address;
mod aggregate;
mod arithmetic;
mod call;
mod cast;
mod constant;
mod control;
mod error;
mod kind;
mod memory;
mod operation;
mod table;
mod vector;

pub use address::{ElementAddress, Index, get_element_ptr};
pub use aggregate::{extract_value, insert_value};
pub use arithmetic::{binary, fcmp, has_fast_math, icmp, select, unary};
pub use call::{argument, call, callee};
pub use cast::cast;
pub use constant::{aggregate, expression};
pub use control::{conditional_branch, incoming, phi, ret, switch};
pub(crate) use error::expect;
pub use error::{Described, Expected, Found, Operand, TypingError};
pub use kind::{is_parameter, is_pointee, is_result, is_sized, is_value, is_vector_element};
pub use memory::{access, alloca, atomic_access, atomic_rmw, compare_exchange, load, store};
pub use operation::{OperationType, OperationTypeError, named_struct, overload};
pub use table::TypeTable;
pub use vector::{extract_element, insert_element, shuffle_vector};
