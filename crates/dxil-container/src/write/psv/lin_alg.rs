//! The operations on matrices that a shader uses.

use alloc::vec::Vec;

use super::number;
use crate::layout::psv::{
    LinAlgAccumulateStore, LinAlgMatrixConstruction, LinAlgMatrixMultiply,
    LinAlgMatrixOperationShape, LinAlgOuterProduct, LinAlgRuntimeInfo,
    LinAlgThreadMatrixVectorMultiply,
};
use crate::write::owned;
use crate::{Record, read};

/// The operations on matrices that a shader uses.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinAlg {
    /// Shapes of matrices, to which the semantic indices of the others lead.
    pub shapes: Vec<LinAlgMatrixOperationShape>,
    /// Matrices that are made.
    pub constructions: Vec<LinAlgMatrixConstruction>,
    /// Products of matrix and vector.
    pub vector_multiplies: Vec<LinAlgThreadMatrixVectorMultiply>,
    /// Products of matrices in waves.
    pub wave_multiplies: Vec<LinAlgMatrixMultiply>,
    /// Products of matrices in thread groups.
    pub thread_group_multiplies: Vec<LinAlgMatrixMultiply>,
    /// Outer products of vectors.
    pub outer_products: Vec<LinAlgOuterProduct>,
    /// Matrices and vectors that are added to memory.
    pub accumulate_stores: Vec<LinAlgAccumulateStore>,
}

impl LinAlg {
    /// Appends its bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        number(out, LinAlgRuntimeInfo::SIZE);
        let info = LinAlgRuntimeInfo {
            matrix_operation_shape_count: self.shapes.len() as u32,
            matrix_construction_count: self.constructions.len() as u32,
            thread_matrix_vector_multiply_count: self.vector_multiplies.len() as u32,
            wave_matrix_multiply_count: self.wave_multiplies.len() as u32,
            thread_group_matrix_multiply_count: self.thread_group_multiplies.len() as u32,
            outer_product_count: self.outer_products.len() as u32,
            accumulate_store_count: self.accumulate_stores.len() as u32,
        };
        info.encode(out);
        write(out, &self.shapes);
        write(out, &self.constructions);
        write(out, &self.vector_multiplies);
        write(out, &self.wave_multiplies);
        write(out, &self.thread_group_multiplies);
        write(out, &self.outer_products);
        write(out, &self.accumulate_stores);
    }
}

/// Appends the size of a record and the records, unless there are none.
fn write<T: Record>(out: &mut Vec<u8>, records: &[T]) {
    if !records.is_empty() {
        number(out, T::SIZE);
        records.iter().for_each(|record| record.encode(out));
    }
}

impl From<&read::LinAlg<'_>> for LinAlg {
    fn from(view: &read::LinAlg<'_>) -> Self {
        Self {
            shapes: owned(&view.shapes),
            constructions: owned(&view.constructions),
            vector_multiplies: owned(&view.vector_multiplies),
            wave_multiplies: owned(&view.wave_multiplies),
            thread_group_multiplies: owned(&view.thread_group_multiplies),
            outer_products: owned(&view.outer_products),
            accumulate_stores: owned(&view.accumulate_stores),
        }
    }
}
