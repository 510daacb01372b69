//! `LIBH` and `LFS0`: FXC's libraries.
//!
//! FXC writes a library (`lib_4_0` and its like, since the compiler of Windows 8.1) as a container with a
//! `LIBF` for each exported function and one `LIBH` after them, which names the functions in the same
//! order. A `LIBF` holds a container of its own; there `LFS0` stands where a shader has signatures.
//! Offsets count from the start of the part.

use dxil_format::InterpolationMode;

use super::rdef::{VariableClass, VariableType};
use crate::flags::flags;
use crate::open_enum::open_enum;
use crate::record::record;
use crate::strings::StringOffset;

record! {
    /// The start of `LIBH`.
    pub struct LinkLibraryHeader {
        /// The version of the form: 1.
        pub version: u32,
        /// Where the name of the compiler lies.
        pub creator_offset: StringOffset,
        /// Zero.
        pub flags: u32,
        /// Number of functions.
        pub function_count: u32,
        /// Where the [`LinkEntry`] records lie: 20.
        pub functions_offset: u32,
    }
}

record! {
    /// An exported function.
    pub struct LinkEntry {
        /// The stages into which it can be linked.
        pub flags: LinkFunctionFlags,
        /// Where its name lies.
        pub name_offset: StringOffset,
    }
}

flags! {
    /// The stages into which a function can be linked, besides shaders of model 4 and later.
    pub struct LinkFunctionFlags(u32) {
        /// Vertex shaders of level 9.
        Level9VertexShader = 0,
        /// Pixel shaders of level 9.
        Level9PixelShader = 1,
    }
}

record! {
    /// The start of `LFS0`.
    pub struct LinkSignatureHeader {
        /// Number of parameters, the function's result included.
        pub parameter_count: u32,
        /// Where the [`LinkParameter`]s lie: 8.
        pub parameters_offset: u32,
    }
}

record! {
    /// A parameter of a function. The first one is the result; it has the function's name, and the type
    /// `Void` where there is none.
    pub struct LinkParameter {
        /// Where its name lies.
        pub name_offset: StringOffset,
        /// Where its semantic lies; 0 if it has none.
        pub semantic_offset: StringOffset,
        /// The type of its components.
        pub variable_type: VariableType,
        /// Zero: the upper half of a word.
        pub variable_type_high: u16,
        /// Whether it is a scalar, vector, matrix.
        pub class: VariableClass,
        /// Zero: the upper half of a word.
        pub class_high: u16,
        /// Number of registers that it takes: of rows, but of columns of a column-major matrix.
        pub rows: u32,
        /// Number of components in each register.
        pub columns: u32,
        /// How it is interpolated.
        pub interpolation: LinkInterpolation,
        /// Whether it goes in, or out, or both.
        pub flags: LinkParameterFlags,
        /// Its first input register, `u32::MAX` if it does not go in.
        pub first_in_register: u32,
        /// The first component there.
        pub first_in_component: u32,
        /// Its first output register, `u32::MAX` if it does not go out.
        pub first_out_register: u32,
        /// The first component there.
        pub first_out_component: u32,
    }
}

flags! {
    /// Whether a parameter goes into a function or comes out.
    pub struct LinkParameterFlags(u32) {
        /// It goes in.
        In = 0,
        /// It comes out.
        Out = 1,
    }
}

open_enum! {
    /// How a parameter is interpolated: an [`InterpolationMode`] in a word.
    pub enum LinkInterpolation(u32) as InterpolationMode(u8);
}
