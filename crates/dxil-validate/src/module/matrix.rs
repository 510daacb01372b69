//! Operations on linear-algebra matrices: the types of these, and the memory that they are in.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_format::{ComponentType, MatrixScope, MatrixUse, ResourceClass, ResourceKind};
use dxil_ir::{Type, TypeId};
use dxil_metadata::TargetType;
use dxil_ops::{MatrixLayout, OpCode};

use super::handle::{Handles, View};
use super::operation::Operation;
use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

/// The beginning of the names of the structs that stand for matrices.
const MATRIX: &[u8] = b"dx.types.LinAlgMatrix";
/// The alignment of a matrix of one thread in memory.
const ALIGNMENT_OF_THREAD: i64 = 128;
/// The alignment of a matrix that several threads share.
const ALIGNMENT: i64 = 4;
/// The alignment of a vector that is added to memory.
const ALIGNMENT_OF_VECTOR: i64 = 64;

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
    fn is_shared(&self) -> bool {
        [MatrixScope::Wave, MatrixScope::ThreadGroup].contains(&self.ty.scope)
    }

    /// The alignment in memory.
    fn alignment(&self) -> i64 {
        if self.ty.scope == MatrixScope::Thread { ALIGNMENT_OF_THREAD } else { ALIGNMENT }
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
        let matrix = |name| {
            let ty = self.type_named(operation, name)?;
            Some(Matrix { name, ty: matrices.get(&ty)? })
        };
        match operation.op {
            OpCode::LinAlgMatrixLength
            | OpCode::LinAlgMatrixGetCoordinate
            | OpCode::LinAlgMatrixGetElement => {
                let Some(matrix) = matrix("matrix") else { return };
                self.require_shared(operation, &matrix);
            }
            OpCode::LinAlgFillMatrix => {
                let Some(matrix) = matrix(RESULT) else { return };
                self.require_shared(operation, &matrix);
            }
            OpCode::LinAlgMatrixSetElement => {
                let (Some(result), Some(matrix)) = (matrix(RESULT), matrix("matrix")) else {
                    return;
                };
                self.require_shared(operation, &matrix);
                self.require_shared(operation, &result);
            }
            OpCode::LinAlgMatrixLoadFromDescriptor => {
                let Some(matrix) = matrix(RESULT) else { return };
                self.loaded_matrix(handles, operation, &matrix);
            }
            OpCode::LinAlgMatrixStoreToDescriptor => {
                let Some(matrix) = matrix("matrix") else { return };
                self.stored_matrix(handles, operation, &matrix);
            }
            OpCode::LinAlgMatrixAccumulateToDescriptor => {
                let Some(matrix) = matrix("matrix") else { return };
                self.added_matrix(handles, operation, &matrix);
            }
            OpCode::LinAlgVectorAccumulateToDescriptor => {
                self.require_writable_bytes(handles, operation);
                self.alignment(operation, ALIGNMENT_OF_VECTOR);
            }
            OpCode::LinAlgMatVecMul | OpCode::LinAlgMatVecMulAdd => {
                let Some(matrix) = matrix("matrix") else { return };
                self.matrix_times_vector(operation, &matrix);
            }
            OpCode::LinAlgMatrixOuterProduct => {
                let Some(result) = matrix(RESULT) else { return };
                self.outer_product(operation, &result);
            }
            OpCode::LinAlgMatrixMultiply => {
                let all = [matrix("matrixA"), matrix("matrixB"), matrix(RESULT)];
                let [Some(a), Some(b), Some(result)] = all else { return };
                self.matrix_product(operation, &[a, b, result]);
            }
            OpCode::LinAlgMatrixMultiplyAccumulate => {
                let all = [matrix("matrixA"), matrix("matrixB"), matrix("matrixC"), matrix(RESULT)];
                let [Some(a), Some(b), Some(c), Some(result)] = all else { return };
                self.matrix_product(operation, &[a, b, c, result]);
            }
            OpCode::LinAlgMatrixAccumulate => {
                let all = [matrix("matrixLHS"), matrix("matrixRHS"), matrix(RESULT)];
                self.matrix_sum(operation, all);
            }
            OpCode::LinAlgCopyConvertMatrix => {
                let (Some(source), Some(result)) = (matrix("srcMatrix"), matrix(RESULT)) else {
                    return;
                };
                self.copied_matrix(operation, &source, &result);
            }
            _ => {}
        }
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

    fn loaded_matrix(
        &mut self,
        handles: &Handles<'_>,
        operation: &Operation<'_>,
        matrix: &Matrix<'_>,
    ) {
        let Some(layout) = operation.integer("layout") else { return };
        if matrix.is_shared() {
            self.require_plain_layout(operation, matrix, layout);
        }
        self.stride(operation, layout);
        self.alignment(operation, matrix.alignment());
        if matrix.ty.scope == MatrixScope::Thread {
            let rule = dxc::INSTR_LIN_ALG_MATRIX_LOAD_THREAD_REQUIRES_BAB;
            let view = bytes(handles, operation);
            let holds = view.is_none_or(|it| is_bytes(&it, ResourceClass::SRV));
            self.require_call(operation, holds, rule, || {
                "a matrix of one thread is loaded from a ByteAddressBuffer".into()
            });
        }
    }

    fn stored_matrix(
        &mut self,
        handles: &Handles<'_>,
        operation: &Operation<'_>,
        matrix: &Matrix<'_>,
    ) {
        let Some(layout) = operation.integer("layout") else { return };
        let rule = dxc::INSTR_LIN_ALG_MATRIX_REQUIRES_LAYOUT2;
        self.require_call(operation, is_plain(layout), rule, || {
            format!("a matrix is stored row by row or column by column, not in layout {layout}")
        });
        self.require_shared(operation, matrix);
        self.require_writable_bytes(handles, operation);
        self.alignment(operation, matrix.alignment());
    }

    fn added_matrix(
        &mut self,
        handles: &Handles<'_>,
        operation: &Operation<'_>,
        matrix: &Matrix<'_>,
    ) {
        let Some(layout) = operation.integer("layout") else { return };
        if matrix.is_shared() {
            self.require_plain_layout(operation, matrix, layout);
        } else if matrix.ty.scope == MatrixScope::Thread {
            let allowed =
                [MatrixLayout::OuterProductOptimal, MatrixLayout::OuterProductOptimalTranspose];
            let holds = allowed.into_iter().any(|it| layout == i64::from(it as i32));
            let rule = dxc::INSTR_LIN_ALG_MATRIX_SCOPE_REQ_LAYOUT2;
            self.require_call(operation, holds, rule, || {
                format!("a matrix of one thread is added in the layouts for outer products, not in layout {layout}")
            });
        }
        self.stride(operation, layout);
        self.require_use(operation, matrix, MatrixUse::Accumulator);
        self.require_writable_bytes(handles, operation);
        self.alignment(operation, matrix.alignment());
    }

    fn require_plain_layout(
        &mut self,
        operation: &Operation<'_>,
        matrix: &Matrix<'_>,
        layout: i64,
    ) {
        let rule = dxc::INSTR_LIN_ALG_MATRIX_SCOPE_REQ_LAYOUT2;
        self.require_call(operation, is_plain(layout), rule, || {
            let scope = matrix.ty.scope;
            format!("a matrix of scope {scope} is in memory row by row or column by column, not in layout {layout}")
        });
    }

    /// Demands that a matrix that is in memory neither row by row nor column by column has no stride.
    fn stride(&mut self, operation: &Operation<'_>, layout: i64) {
        if is_plain(layout) {
            return;
        }
        match operation.integer("stride") {
            Some(stride) => {
                let rule = dxc::INSTR_LIN_ALG_MATRIX_LAYOUT_REQ_STRIDE;
                self.require_call(operation, stride == 0, rule, || {
                    format!("layout {layout} has no stride, but stride {stride} is stated")
                });
            }
            None => self.require_call(operation, false, dxc::INSTR_OP_CONST, || {
                format!("the operand stride of {} is no constant", operation.op)
            }),
        }
    }

    /// Looks at the alignment that an operation states, a multiple of this one.
    fn alignment(&mut self, operation: &Operation<'_>, unit: i64) {
        let Some(alignment) = operation.integer("align") else { return };
        self.require_call(operation, alignment != 0, dxc::INSTR_PARAM_MINIMUM_VALUE, || {
            format!("{} states alignment 0", operation.op)
        });
        let rule = dxc::INSTR_PARAM_MULTIPLE;
        self.require_call(operation, alignment % unit == 0, rule, || {
            format!("{} states alignment {alignment}, no multiple of {unit}", operation.op)
        });
    }

    fn require_writable_bytes(&mut self, handles: &Handles<'_>, operation: &Operation<'_>) {
        let view = bytes(handles, operation);
        let holds = view.is_none_or(|it| is_bytes(&it, ResourceClass::UAV));
        let rule = dxc::INSTR_LIN_ALG_MATRIX_REQUIRES_RWBAB;
        self.require_call(operation, holds, rule, || {
            format!("{} writes to an RWByteAddressBuffer", operation.op)
        });
    }
}

/// The buffer of an operation; `None` if it is not known.
fn bytes(handles: &Handles<'_>, operation: &Operation<'_>) -> Option<View> {
    let handle = operation.value("handle")?;
    handles.view(operation.call.caller, handle).unwrap_or(Some(View::UNKNOWN))
}

fn is_bytes(view: &View, class: ResourceClass) -> bool {
    view.class == class && view.kind == ResourceKind::RawBuffer
}

/// Whether a matrix is in memory row by row or column by column.
fn is_plain(layout: i64) -> bool {
    let plain = [MatrixLayout::RowMajor, MatrixLayout::ColMajor];
    plain.into_iter().any(|it| layout == i64::from(it as i32))
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
