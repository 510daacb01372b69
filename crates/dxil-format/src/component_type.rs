//! Types of components.

use crate::open_enum;

open_enum! {
    /// The type of a scalar, or of the components of a vector or matrix.
    ///
    /// The signature parts of a container number the types in another way.
    pub enum ComponentType(u8) from ComponentType {}
}

open_enum! {
    /// The order of the elements of a matrix in memory.
    pub enum MatrixOrientation(u32) {
        /// Unknown.
        Undefined = 0,
        /// `row_major`: row after row.
        RowMajor = 1,
        /// `column_major`: column after column.
        ColumnMajor = 2,
    }
}

open_enum! {
    /// The operand of a product that a linear-algebra matrix is.
    pub enum MatrixUse(u32) {
        /// The first operand.
        A = 0,
        /// The second operand.
        B = 1,
        /// The result, and what is added to it.
        Accumulator = 2,
    }
}

open_enum! {
    /// The threads that share a linear-algebra matrix.
    pub enum MatrixScope(u32) {
        /// A thread has its own.
        Thread = 0,
        /// A wave.
        Wave = 1,
        /// A thread group.
        ThreadGroup = 2,
    }
}
