//! Operations on matrices that a shader uses, since SM 6.10.
//!
//! Only use beyond the least that all drivers support is listed. [`LinAlgRuntimeInfo`] has the number
//! of records of each table. The tables follow in its order; unless it is empty, each is the size of a
//! record in bytes, and the records. Where an operation has several shapes, it names a row of entries
//! in the table of semantic indices, and these are indices of [`LinAlgMatrixOperationShape`]s.

use crate::flags::flags;
use crate::layout::ComponentType;
use crate::record::record;

record! {
    /// The number of records of each table.
    pub struct LinAlgRuntimeInfo {
        /// Number of [`LinAlgMatrixOperationShape`]s.
        pub matrix_operation_shape_count: u32,
        /// Number of [`LinAlgMatrixConstruction`]s.
        pub matrix_construction_count: u32,
        /// Number of [`LinAlgThreadMatrixVectorMultiply`]s.
        pub thread_matrix_vector_multiply_count: u32,
        /// Number of [`LinAlgMatrixMultiply`]s of waves.
        pub wave_matrix_multiply_count: u32,
        /// Number of [`LinAlgMatrixMultiply`]s of thread groups.
        pub thread_group_matrix_multiply_count: u32,
        /// Number of [`LinAlgOuterProduct`]s.
        pub outer_product_count: u32,
        /// Number of [`LinAlgAccumulateStore`]s.
        pub accumulate_store_count: u32,
    }
}

record! {
    /// The shape of matrices; a dimension that an operation lacks is 0.
    pub struct LinAlgMatrixOperationShape {
        /// Rows of matrix A and of the accumulator.
        pub m: u32,
        /// Columns of matrix B and of the accumulator.
        pub n: u32,
        /// Columns of matrix A and rows of matrix B.
        pub k: u32,
    }
}

record! {
    /// Matrices of one type that are made.
    pub struct LinAlgMatrixConstruction {
        /// The first of its shapes: an index into the table of semantic indices.
        pub shapes_index: u32,
        /// Number of its shapes.
        pub shapes_count: u32,
        /// The type of elements.
        pub matrix_type: ComponentType,
        /// Zero.
        pub padding: [u8; 3],
    }
}

record! {
    /// A product of a matrix and a vector in a thread.
    pub struct LinAlgThreadMatrixVectorMultiply {
        /// The type of the result's elements.
        pub result_type: ComponentType,
        /// The type of the matrix's elements.
        pub matrix_type: ComponentType,
        /// The type of the vector's elements.
        pub vector_input_type: ComponentType,
        /// The layout of the matrix in memory.
        pub flags: LinAlgThreadMatrixVectorMultiplyFlags,
    }
}

record! {
    /// Products of two matrices in a wave or a thread group.
    pub struct LinAlgMatrixMultiply {
        /// The first of its shapes: an index into the table of semantic indices.
        pub shapes_index: u32,
        /// Number of its shapes.
        pub shapes_count: u32,
        /// The type of the result's elements.
        pub accumulator_type: ComponentType,
        /// The type of the first matrix's elements.
        pub matrix_a_type: ComponentType,
        /// The type of the second matrix's elements.
        pub matrix_b_type: ComponentType,
        /// Zero.
        pub padding: u8,
    }
}

record! {
    /// A product of two vectors that is a matrix.
    pub struct LinAlgOuterProduct {
        /// The type of the result's elements.
        pub result_type: ComponentType,
        /// The type of the vectors' elements.
        pub vector_input_type: ComponentType,
        /// Zero.
        pub padding: [u8; 2],
    }
}

record! {
    /// A matrix or vector that is added to memory.
    pub struct LinAlgAccumulateStore {
        /// The type of elements.
        pub accumulator_type: ComponentType,
        /// The kind of memory.
        pub flags: LinAlgAccumulateStoreFlags,
        /// Zero.
        pub padding: [u8; 2],
    }
}

flags! {
    /// The layout in memory of a matrix that is multiplied by a vector; optimal for that without a flag.
    pub struct LinAlgThreadMatrixVectorMultiplyFlags(u8) {
        /// It is in the transposed optimal layout.
        MatrixTransposed = 0,
        /// It is in no optimal layout.
        MatrixNonMulOptimalLayout = 1,
    }
}

flags! {
    /// The kind of memory that is added to.
    pub struct LinAlgAccumulateStoreFlags(u8) {
        /// A raw buffer.
        RawBuffer = 0,
        /// Group-shared memory.
        GroupShared = 1,
    }
}
