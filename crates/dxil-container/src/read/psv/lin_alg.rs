//! The operations on matrices that a shader uses.

use super::SemanticIndexes;
use crate::cursor::Cursor;
use crate::layout::psv::{
    LinAlgAccumulateStore, LinAlgMatrixConstruction, LinAlgMatrixMultiply,
    LinAlgMatrixOperationShape, LinAlgOuterProduct, LinAlgRuntimeInfo,
    LinAlgThreadMatrixVectorMultiply, RuntimeFlags, RuntimeInfo,
};
use crate::read::Partial;
use crate::{At, Error, Record, Records};

/// The operations on matrices that a shader uses.
#[derive(Clone, Copy, Debug)]
pub struct LinAlg<'a> {
    /// How many records each table has.
    pub info: Partial<'a, LinAlgRuntimeInfo>,
    /// Shapes of matrices, to which the semantic indices of the others lead.
    pub shapes: Records<'a, LinAlgMatrixOperationShape>,
    /// Matrices that are made.
    pub constructions: Records<'a, LinAlgMatrixConstruction>,
    /// Products of matrix and vector.
    pub vector_multiplies: Records<'a, LinAlgThreadMatrixVectorMultiply>,
    /// Products of matrices in waves.
    pub wave_multiplies: Records<'a, LinAlgMatrixMultiply>,
    /// Products of matrices in thread groups.
    pub thread_group_multiplies: Records<'a, LinAlgMatrixMultiply>,
    /// Outer products of vectors.
    pub outer_products: Records<'a, LinAlgOuterProduct>,
    /// Matrices and vectors that are added to memory.
    pub accumulate_stores: Records<'a, LinAlgAccumulateStore>,
}

impl<'a> LinAlg<'a> {
    /// Takes it off the end of a part with this information, if it is there.
    pub(super) fn parse(
        cursor: &mut Cursor<'a>,
        info: &RuntimeInfo,
    ) -> Result<Option<Self>, Error> {
        if !info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent) {
            return Ok(None);
        }
        let size = cursor.value::<u32>("the size of the information on matrices")?;
        let bytes = cursor.take(*size as usize, "the information on matrices")?;
        let info = Partial::<LinAlgRuntimeInfo>::new(bytes, 0);
        Ok(Some(Self {
            info,
            shapes: records(cursor, info.matrix_operation_shape_count)?,
            constructions: records(cursor, info.matrix_construction_count)?,
            vector_multiplies: records(cursor, info.thread_matrix_vector_multiply_count)?,
            wave_multiplies: records(cursor, info.wave_matrix_multiply_count)?,
            thread_group_multiplies: records(cursor, info.thread_group_matrix_multiply_count)?,
            outer_products: records(cursor, info.outer_product_count)?,
            accumulate_stores: records(cursor, info.accumulate_store_count)?,
        }))
    }

    /// The shapes that an operation names by its `shapes_index` and `shapes_count`; those that lead
    /// nowhere are left out.
    pub fn shapes(
        &self,
        indexes: SemanticIndexes<'a>,
    ) -> impl Iterator<Item = At<LinAlgMatrixOperationShape>> + use<'a> {
        let shapes = self.shapes;
        indexes.iter().filter_map(move |index| shapes.get(index as usize))
    }
}

/// Reads `count` records, after the size of one unless there are none.
fn records<'a, T: Record>(cursor: &mut Cursor<'a>, count: u32) -> Result<Records<'a, T>, Error> {
    let mut stride = T::SIZE as u32;
    if count != 0 {
        stride = *cursor.value::<u32>("the size of a record")?;
    }
    cursor.records(count, stride, "a record")
}
