//! Operations on linear-algebra matrices, and the types of these.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_format::{ComponentType, MatrixScope, MatrixUse};
use dxil_ir::{Type, TypeId};
use dxil_metadata::TargetType;
use dxil_ops::OpCode;

use super::handle::Handles;
use super::operation::Operation;
use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

/// The beginning of the names of the structs that stand for matrices.
const MATRIX: &[u8] = b"dx.types.LinAlgMatrix";

/// The name of the result of an operation among those of its operands.
pub(super) const RESULT: &str = "result";

/// The matrices that the module describes.
pub(super) type Matrices<'m> = BTreeMap<TypeId, &'m TargetType>;

/// A matrix among the operands, or the result, of an operation.
#[derive(Clone, Copy)]
pub(super) struct Matrix<'m> {
    pub(super) name: &'static str,
    pub(super) ty: &'m TargetType,
}

impl Matrix<'_> {
    /// Whether several threads share it.
    pub(super) fn is_shared(&self) -> bool {
        [MatrixScope::Wave, MatrixScope::ThreadGroup].contains(&self.ty.scope)
    }

    pub(super) fn dimensions(&self) -> (u32, u32) {
        (self.ty.rows, self.ty.cols)
    }
}

impl<'m> Checker<'m> {
    /// The matrices that the module describes.
    pub(super) fn matrices(&self) -> Matrices<'m> {
        let mut matrices = Matrices::new();
        for ty in &self.metadata.target_types {
            if let Some(constant) = self.module.constants.get(ty.constant) {
                matrices.entry(constant.ty).or_insert(ty);
            }
        }
        matrices
    }

    /// Looks at a call of an operation on matrices.
    pub(super) fn matrix_operation(
        &mut self,
        handles: &Handles<'_>,
        matrices: &Matrices<'m>,
        operation: &Operation<'_>,
    ) {
        // Where it does not have the operation, the validator looks at no more of the call.
        if !is_of_matrices(operation.op) || operation.version < operation.op.since() {
            return;
        }
        self.matrix_values(matrices, operation);
        // The types of those that the module does not describe are not known.
        let _ = self.known_matrices(handles, matrices, operation);
    }

    /// Looks at the matrices of a call; [`None`] if the module does not describe one that a rule needs.
    fn known_matrices(
        &mut self,
        handles: &Handles<'_>,
        matrices: &Matrices<'m>,
        operation: &Operation<'_>,
    ) -> Option<()> {
        let matrix = |name| {
            let ty = self.type_named(operation, name)?;
            Some(Matrix { name, ty: matrices.get(&ty)? })
        };
        match operation.op {
            OpCode::LinAlgMatrixLength
            | OpCode::LinAlgMatrixGetCoordinate
            | OpCode::LinAlgMatrixGetElement => self.require_shared(operation, &matrix("matrix")?),
            OpCode::LinAlgFillMatrix => self.require_shared(operation, &matrix(RESULT)?),
            OpCode::LinAlgMatrixSetElement => {
                let all = [matrix("matrix")?, matrix(RESULT)?];
                all.iter().for_each(|it| self.require_shared(operation, it));
            }
            OpCode::LinAlgMatrixLoadFromDescriptor => {
                self.loaded_matrix(handles, operation, &matrix(RESULT)?);
            }
            OpCode::LinAlgMatrixStoreToDescriptor => {
                self.stored_matrix(handles, operation, &matrix("matrix")?);
            }
            OpCode::LinAlgMatrixAccumulateToDescriptor => {
                self.added_matrix(handles, operation, &matrix("matrix")?);
            }
            OpCode::LinAlgVectorAccumulateToDescriptor => self.added_vector(handles, operation),
            OpCode::LinAlgMatVecMul | OpCode::LinAlgMatVecMulAdd => {
                self.matrix_times_vector(operation, &matrix("matrix")?);
            }
            OpCode::LinAlgMatrixOuterProduct => self.outer_product(operation, &matrix(RESULT)?),
            OpCode::LinAlgMatrixMultiply => {
                let all = [matrix("matrixA")?, matrix("matrixB")?, matrix(RESULT)?];
                self.matrix_product(operation, &all);
            }
            OpCode::LinAlgMatrixMultiplyAccumulate => {
                let [a, b, c, sum] = ["matrixA", "matrixB", "matrixC", RESULT].map(matrix);
                self.matrix_product(operation, &[a?, b?, c?, sum?]);
            }
            OpCode::LinAlgMatrixAccumulate => {
                let all = ["matrixLHS", "matrixRHS", RESULT].map(matrix);
                self.matrix_sum(operation, all);
            }
            OpCode::LinAlgCopyConvertMatrix => {
                self.copied_matrix(operation, &matrix("srcMatrix")?, &matrix(RESULT)?);
            }
            _ => {}
        }
        Some(())
    }

    /// The type of the operand of a name, or of the result.
    pub(super) fn type_named(&self, operation: &Operation<'_>, name: &str) -> Option<TypeId> {
        let body = self.module.functions[operation.call.caller].body.as_ref()?;
        match name {
            RESULT => Some(body.instructions[operation.call.instruction].ty),
            _ => self.module.type_of(body, operation.value(name)?),
        }
    }

    /// Looks at the result and at all operands by themselves.
    fn matrix_values(&mut self, matrices: &Matrices<'m>, operation: &Operation<'_>) {
        let arguments = operation.op.signature().arguments().iter();
        for name in core::iter::once(RESULT).chain(arguments.map(dxil_ops::Argument::name)) {
            if operation.is_undefined(name) {
                let rule = dxc::INSTR_NO_READING_UNINITIALIZED.by(Rule::Matrix);
                self.require_call(operation, false, rule, || {
                    format!("{} reads {name}, which is undefined", operation.op)
                });
            }
            let Some(ty) = self.type_named(operation, name).filter(|ty| self.is_matrix(*ty)) else {
                continue;
            };
            let Some(ty) = matrices.get(&ty) else {
                let ty = self.module.types.display(ty);
                self.require_call(operation, false, dxc::INSTR_LIN_ALG_METADATA_MISSING, || {
                    format!("the module does not describe {ty}, the type of {name}")
                });
                continue;
            };
            self.matrix_type(operation, name, ty);
        }
    }

    fn is_matrix(&self, ty: TypeId) -> bool {
        let types = &self.module.types;
        match types.get(ty) {
            Some(Type::Named(id)) => types.structs()[*id].name.starts_with(MATRIX),
            _ => false,
        }
    }

    /// Looks at the components of a matrix, and at the dimension over which a product sums.
    fn matrix_type(&mut self, operation: &Operation<'_>, name: &str, ty: &TargetType) {
        let inner = match ty.matrix_use {
            MatrixUse::Accumulator => None,
            MatrixUse::A => Some(ty.cols),
            _ => Some(ty.rows),
        };
        let allowed = match ty.scope {
            MatrixScope::ThreadGroup => 1..=1024,
            _ => 4..=128,
        };
        if let Some(inner) = inner {
            let holds = allowed.contains(&inner);
            self.require_call(operation, holds, dxc::INSTR_LIN_ALG_ILLEGAL_K_DIM, || {
                let (least, most) = (allowed.start(), allowed.end());
                format!("the inner dimension of {name} is {inner}; it may be {least} to {most}")
            });
        }
        self.require_component(operation, name, ty.component_type);
    }

    /// Demands that matrices have components of a type.
    pub(super) fn require_component(
        &mut self,
        operation: &Operation<'_>,
        name: &str,
        ty: ComponentType,
    ) {
        let rule = dxc::INSTR_LIN_ALG_ILLEGAL_COMPONENT_TYPE;
        self.require_call(operation, is_component(ty), rule, || {
            format!("the components of {name} are of type {ty}, which matrices do not have")
        });
    }

    /// Demands that several threads share a matrix.
    pub(super) fn require_shared(&mut self, operation: &Operation<'_>, matrix: &Matrix<'_>) {
        let rule = dxc::INSTR_LIN_ALG_MATRIX_SCOPE_MISMATCH2;
        self.require_call(operation, matrix.is_shared(), rule, || {
            let (name, scope) = (matrix.name, matrix.ty.scope);
            format!("{name} is of scope {scope}; a wave or a thread group shares it")
        });
    }

    /// Demands that a matrix is for an operand of products.
    pub(super) fn require_use(
        &mut self,
        operation: &Operation<'_>,
        matrix: &Matrix<'_>,
        needed: MatrixUse,
    ) {
        let (name, found) = (matrix.name, matrix.ty.matrix_use);
        let rule = dxc::INSTR_LIN_ALG_MATRIX_USE_MISMATCH;
        self.require_call(operation, found == needed, rule, || {
            format!("{name} is for use {found}; {} needs one for use {needed}", operation.op)
        });
    }
}

/// Whether an operation is one on matrices, or on vectors as their rows.
const fn is_of_matrices(op: OpCode) -> bool {
    matches!(
        op,
        OpCode::LinAlgMatrixMultiplyAccumulate
            | OpCode::LinAlgFillMatrix
            | OpCode::LinAlgCopyConvertMatrix
            | OpCode::LinAlgMatrixLoadFromDescriptor
            | OpCode::LinAlgMatrixLoadFromMemory
            | OpCode::LinAlgMatrixLength
            | OpCode::LinAlgMatrixGetCoordinate
            | OpCode::LinAlgMatrixGetElement
            | OpCode::LinAlgMatrixSetElement
            | OpCode::LinAlgMatrixStoreToDescriptor
            | OpCode::LinAlgMatrixStoreToMemory
            | OpCode::LinAlgMatrixMultiply
            | OpCode::LinAlgMatrixAccumulate
            | OpCode::LinAlgMatVecMul
            | OpCode::LinAlgMatVecMulAdd
            | OpCode::LinAlgMatrixAccumulateToDescriptor
            | OpCode::LinAlgMatrixAccumulateToMemory
            | OpCode::LinAlgMatrixOuterProduct
            | OpCode::LinAlgConvert
            | OpCode::LinAlgVectorAccumulateToDescriptor
    )
}

/// Whether matrices may have components of a type.
const fn is_component(ty: ComponentType) -> bool {
    matches!(
        ty,
        ComponentType::I8
            | ComponentType::I16
            | ComponentType::I32
            | ComponentType::I64
            | ComponentType::U8
            | ComponentType::U16
            | ComponentType::U32
            | ComponentType::U64
            | ComponentType::F8_E4M3FN
            | ComponentType::F8_E5M2
            | ComponentType::F16
            | ComponentType::F32
            | ComponentType::F64
            | ComponentType::BFloat16
    )
}
