//! Types of the functions that DXIL operations call.

mod describe;
mod error;
mod make;
mod matches;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use dxil_ops::{OpCode, Overload, Scalar};

use crate::types::write_name;

pub use error::OperationTypeError;
pub use make::{named_struct, overload};

/// A type of an operation's function, as DXC makes it: `%dx.types.ResBind` has elements, for instance.
///
/// It belongs to no module: [`make`](Self::make) finds or adds it in one, [`matches`](Self::matches) compares
/// it with a type of one.
///
/// ```
/// use dxil_ir::{Types, typing::OperationType};
/// use dxil_ops::{OpCode, Overload};
///
/// let ty = OperationType::function(OpCode::Sin, &[Overload::F32], false)?;
/// assert_eq!(ty.to_string(), "float (i32, float)");
/// let mut types = Types::new();
/// let id = ty.make(&mut types)?;
/// assert!(ty.matches(&types, id));
/// # Ok::<(), dxil_ir::typing::OperationTypeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OperationType<'a> {
    /// `void`.
    Void,
    /// A number.
    Scalar(Scalar),
    /// A vector of this number of elements.
    Vector(Scalar, u32),
    /// A pointer.
    Pointer {
        /// The type that it points to.
        pointee: Box<Self>,
        /// The address space; `None` for any, of which 0 is made.
        address_space: Option<u32>,
    },
    /// A struct that DXC defines.
    Struct {
        /// Its name, without `%`.
        name: Cow<'a, str>,
        /// Its elements.
        elements: Vec<Self>,
    },
    /// A struct of the program, by its name. Linkers rename these, but not the functions that are named
    /// after them, so that any struct with a name matches.
    Named(&'a str),
    /// A function.
    Function {
        /// The type of the result.
        result: Box<Self>,
        /// The types of the parameters.
        parameters: Vec<Self>,
    },
}

impl<'a> OperationType<'a> {
    const I32: Self = Self::Scalar(Scalar::I32);

    /// The type of the function that a call of an operation with these overloads calls, in a module whose
    /// 16-bit types are native or of minimum precision.
    ///
    /// # Errors
    ///
    /// Fails as [`operand`](Self::operand) does.
    pub fn function(
        op: OpCode,
        overloads: &[Overload<'a>],
        native_16bit: bool,
    ) -> Result<Self, OperationTypeError> {
        let signature = op.signature();
        let result = Self::operand(signature.result(), overloads, native_16bit)?.into();
        let mut parameters = Vec::with_capacity(1 + signature.arguments().len());
        parameters.push(Self::I32);
        for argument in signature.arguments() {
            parameters.push(Self::operand(argument.ty(), overloads, native_16bit)?);
        }
        if op == OpCode::DispatchMesh {
            // The payload, the last parameter, may be group-shared memory.
            if let Some(Self::Pointer { address_space, .. }) = parameters.last_mut() {
                *address_space = None;
            }
        }
        Ok(Self::Function { result, parameters })
    }

    /// The type of the function that a call with this number of arguments calls, in which [one may be
    /// missing](OpCode::missing_argument).
    ///
    /// # Errors
    ///
    /// Fails as [`operand`](Self::operand) does.
    pub fn function_of_call(
        op: OpCode,
        overloads: &[Overload<'a>],
        native_16bit: bool,
        count: usize,
    ) -> Result<Self, OperationTypeError> {
        let mut ty = Self::function(op, overloads, native_16bit)?;
        if let (Self::Function { parameters, .. }, Some(missing)) =
            (&mut ty, op.missing_argument(count))
        {
            // The opcode is the first parameter.
            parameters.remove(missing + 1);
        }
        Ok(ty)
    }
}

impl fmt::Display for OperationType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Void => f.write_str("void"),
            Self::Scalar(scalar) => f.write_str(scalar.llvm_name()),
            Self::Vector(element, length) => write!(f, "<{length} x {}>", element.llvm_name()),
            Self::Pointer { pointee, address_space } => match address_space {
                None | Some(0) => write!(f, "{pointee}*"),
                Some(space) => write!(f, "{pointee} addrspace({space})*"),
            },
            Self::Struct { name, .. } => write_name(f, (&**name).into()),
            Self::Named(name) => write_name(f, (*name).into()),
            Self::Function { result, parameters } => {
                write!(f, "{result} (")?;
                for (index, parameter) in parameters.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}{parameter}")?;
                }
                f.write_str(")")
            }
        }
    }
}
