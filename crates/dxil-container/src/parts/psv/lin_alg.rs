//! The operations on matrices that a shader uses.

use alloc::vec::Vec;

use super::SemanticIndexes;
use super::checked::Checked;
use super::mask::Take;
use super::records::{SizedRecords, sized};
use crate::cursor::Cursor;
use crate::layout::psv::{
    LinAlgAccumulateStore, LinAlgMatrixConstruction, LinAlgMatrixMultiply,
    LinAlgMatrixOperationShape, LinAlgOuterProduct, LinAlgRuntimeInfo,
    LinAlgThreadMatrixVectorMultiply,
};
use crate::part::{FormOf, part};
use crate::read::Partial;
use crate::{At, Error, ErrorKind, FourCC, Record};

part! {
    /// The operations on matrices that a shader uses.
    pub group LinAlg |cursor| {
        pub(crate) info_size: At<u32> => (LinAlgRuntimeInfo::SIZE as u32)
            = cursor.value("the size of the information on matrices")?,
        /// The number of records of each table.
        pub info: Partial<'a, LinAlgRuntimeInfo>
            => (LinAlgRuntimeInfo {
                matrix_operation_shape_count: shapes.len() as u32,
                matrix_construction_count: constructions.len() as u32,
                thread_matrix_vector_multiply_count: vector_multiplies.len() as u32,
                wave_matrix_multiply_count: wave_multiplies.len() as u32,
                thread_group_matrix_multiply_count: thread_group_multiplies.len() as u32,
                outer_product_count: outer_products.len() as u32,
                accumulate_store_count: accumulate_stores.len() as u32,
            })
            = Partial::new(cursor.take(*info_size as usize, "the information on matrices")?, 0),
        /// Shapes of matrices, to which the semantic indices of the others lead.
        pub shapes: SizedRecords<'a, LinAlgMatrixOperationShape> => Vec<LinAlgMatrixOperationShape>
            as (sized(shapes)) = SizedRecords::take(cursor, info.matrix_operation_shape_count)?,
        /// Matrices that are made.
        pub constructions: SizedRecords<'a, LinAlgMatrixConstruction> => Vec<LinAlgMatrixConstruction>
            as (sized(constructions)) = SizedRecords::take(cursor, info.matrix_construction_count)?,
        /// Products of matrix and vector.
        pub vector_multiplies: SizedRecords<'a, LinAlgThreadMatrixVectorMultiply>
            => Vec<LinAlgThreadMatrixVectorMultiply> as (sized(vector_multiplies))
            = SizedRecords::take(cursor, info.thread_matrix_vector_multiply_count)?,
        /// Products of matrices in waves.
        pub wave_multiplies: SizedRecords<'a, LinAlgMatrixMultiply> => Vec<LinAlgMatrixMultiply>
            as (sized(wave_multiplies)) = SizedRecords::take(cursor, info.wave_matrix_multiply_count)?,
        /// Products of matrices in thread groups.
        pub thread_group_multiplies: SizedRecords<'a, LinAlgMatrixMultiply>
            => Vec<LinAlgMatrixMultiply> as (sized(thread_group_multiplies))
            = SizedRecords::take(cursor, info.thread_group_matrix_multiply_count)?,
        /// Outer products of vectors.
        pub outer_products: SizedRecords<'a, LinAlgOuterProduct> => Vec<LinAlgOuterProduct>
            as (sized(outer_products)) = SizedRecords::take(cursor, info.outer_product_count)?,
        /// Matrices and vectors that are added to memory.
        pub accumulate_stores: SizedRecords<'a, LinAlgAccumulateStore> => Vec<LinAlgAccumulateStore>
            as (sized(accumulate_stores)) = SizedRecords::take(cursor, info.accumulate_store_count)?,
    }
}

impl<'a> view::LinAlg<'a> {
    /// The shapes that an operation names by its `shapes_index` and `shapes_count`, which lead to these
    /// [indices](crate::read::PsvSignatures::indexes). One that leads to no shape is an error.
    pub fn shapes(
        &self,
        indexes: SemanticIndexes<'a>,
    ) -> impl Iterator<Item = Result<At<LinAlgMatrixOperationShape>, Error>> + use<'a> {
        let shapes = *self.shapes;
        indexes.records().iter().map(move |at| {
            let limit = shapes.len() as u64;
            let offset = at.index.into();
            let kind = ErrorKind::Offset { what: "the shape of a matrix", offset, limit };
            shapes
                .get(at.index as usize)
                .ok_or_else(|| Error::new(kind, at.offset(), Some(FourCC::PSV0)))
        })
    }
}

impl<'a> Take<'a, ()> for view::LinAlg<'a> {
    fn take(cursor: &mut Cursor<'a>, (): ()) -> Result<Self, Error> {
        Self::take(cursor)
    }
}

impl<'a> FormOf<Option<Checked<'a, view::LinAlg<'a>>>> for Option<LinAlg> {
    fn of(view: &Option<Checked<'a, view::LinAlg<'a>>>) -> Self {
        Self::of(&view.map(|it| it.get()))
    }
}
