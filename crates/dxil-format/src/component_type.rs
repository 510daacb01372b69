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
