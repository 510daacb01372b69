//! Types that the device defines: `dx.targetTypes`.

use dxil_format::{ComponentType, MatrixScope, MatrixUse};
use dxil_ir::ConstantId;

use crate::structure::structure;

structure! {
    /// The type of a linear-algebra matrix: a node of `dx.targetTypes`, in previews of shader model 6.10.
    #[derive(Copy, Eq)]
    pub struct TargetType = "a target type" {
        /// An undefined value of the type.
        pub constant: ConstantId,
        /// The type of the components.
        pub component_type: ComponentType,
        /// The number of rows.
        pub rows: u32,
        /// The number of columns.
        pub cols: u32,
        /// The operand of a product that the matrix is.
        pub matrix_use: MatrixUse,
        /// The threads that share the matrix.
        pub scope: MatrixScope,
    }
}
