//! Products, sums and copies of linear-algebra matrices: how their operands and results fit together.

use alloc::format;
use alloc::string::String;

use dxil_format::{ComponentType, MatrixScope, MatrixUse};
use dxil_ir::Type;
use dxil_ops::OpCode;

use super::Checker;
use super::matrix::{Matrix, RESULT};
use super::operation::Operation;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Looks at a product of two matrices, the result last; a matrix between is added.
    pub(super) fn matrix_product(&mut self, operation: &Operation<'_>, all: &[Matrix<'_>]) {
        let [a, b, sums @ ..] = all else { return };
        self.require_use(operation, a, MatrixUse::A);
        self.require_use(operation, b, MatrixUse::B);
        for sum in sums {
            self.require_use(operation, sum, MatrixUse::Accumulator);
        }
        for matrix in all {
            self.require_shared(operation, matrix);
        }
        let rule = match sums.len() {
            1 => dxc::INSTR_LIN_ALG_MATRIX_SCOPE_MUST_MATCH3,
            _ => dxc::INSTR_LIN_ALG_MATRIX_SCOPE_MUST_MATCH4,
        };
        let is_same = all.iter().all(|it| it.ty.scope == a.ty.scope);
        self.require_call(operation, is_same, rule, || {
            format!("the matrices of {} are of different scopes", operation.op)
        });
        let ((rows, inner), (other_inner, columns)) = (a.dimensions(), b.dimensions());
        let rule = dxc::INSTR_LIN_ALG_MATRIX_MATRIX_K_DIM_MUST_MATCH;
        self.require_call(operation, inner == other_inner, rule, || {
            format!("matrixA has {inner} columns, matrixB has {other_inner} rows")
        });
        for sum in sums {
            let holds = sum.dimensions() == (rows, columns);
            let rule = dxc::INSTR_LIN_ALG_MATRIX_MATRIX_RES_DIM_MUST_MATCH;
            self.require_call(operation, holds, rule, || {
                let (name, (found_rows, found)) = (sum.name, sum.dimensions());
                format!(
                    "{name} has {found_rows}*{found} components; the product has {rows}*{columns}"
                )
            });
        }
    }

    /// Looks at a sum: what is added to, what is added, and the result, as far as they are known.
    pub(super) fn matrix_sum(
        &mut self,
        operation: &Operation<'_>,
        [left, right, result]: [Option<Matrix<'_>>; 3],
    ) {
        let ty = |name| self.type_named(operation, name);
        let is_same = ty("matrixLHS") == ty(RESULT);
        self.require_call(operation, is_same, dxc::INSTR_LIN_ALG_MATRIX_NOT_EXACT_MATCH, || {
            "the result does not have the type of matrixLHS".into()
        });
        let (Some(_), Some(right), Some(result)) = (left, right, result) else { return };
        self.require_use(operation, &result, MatrixUse::Accumulator);
        let found = right.ty.matrix_use;
        let is_factor = [MatrixUse::A, MatrixUse::B].contains(&found);
        self.require_call(operation, is_factor, dxc::INSTR_LIN_ALG_MATRIX_USE_MISMATCH2, || {
            format!("{} is for use {found}; a factor is added", right.name)
        });
        self.require_shared(operation, &right);
        self.require_shared(operation, &result);
        self.require_equal(operation, &right, &result, right.dimensions());
    }

    /// Looks at a copy of a matrix with components of another type.
    pub(super) fn copied_matrix(
        &mut self,
        operation: &Operation<'_>,
        source: &Matrix<'_>,
        result: &Matrix<'_>,
    ) {
        self.require_shared(operation, result);
        self.require_shared(operation, source);
        let (rows, columns) = source.dimensions();
        let is_transposed = operation.integer("transpose").is_some_and(|it| it != 0);
        let dimensions = if is_transposed { (columns, rows) } else { (rows, columns) };
        self.require_equal(operation, source, result, dimensions);
    }

    /// Demands that a matrix and the result have the same scope, and that the result has these dimensions.
    fn require_equal(
        &mut self,
        operation: &Operation<'_>,
        matrix: &Matrix<'_>,
        result: &Matrix<'_>,
        (rows, columns): (u32, u32),
    ) {
        let rule = dxc::INSTR_LIN_ALG_MATRIX2_PARTS_MUST_MATCH;
        let (name, scope, other) = (matrix.name, matrix.ty.scope, result.ty.scope);
        self.require_call(operation, scope == other, rule, || {
            format!("{name} is of scope {scope}, the result of scope {other}")
        });
        let (found_rows, found) = result.dimensions();
        self.require_call(operation, (found_rows, found) == (rows, columns), rule, || {
            format!("the result has {found_rows}*{found} components; those of {name} are {rows}*{columns}")
        });
    }

    /// Looks at a product of two vectors, one as a column and one as a row.
    pub(super) fn outer_product(&mut self, operation: &Operation<'_>, result: &Matrix<'_>) {
        self.require_own(operation, result);
        self.require_use(operation, result, MatrixUse::Accumulator);
        let [rows, columns] = ["vectorA", "vectorB"].map(|it| self.length_named(operation, it));
        let (Some(rows), Some(columns)) = (rows, columns) else { return };
        let (found_rows, found) = result.dimensions();
        let rule = dxc::INSTR_LIN_ALG_MATRIX2_PARTS_MUST_MATCH;
        self.require_call(operation, (found_rows, found) == (rows, columns), rule, || {
            format!(
                "the result has {found_rows}*{found} components; the product has {rows}*{columns}"
            )
        });
    }

    /// Demands that a matrix is that of one thread.
    fn require_own(&mut self, operation: &Operation<'_>, matrix: &Matrix<'_>) {
        let (op, name, scope) = (operation.op, matrix.name, matrix.ty.scope);
        let rule = dxc::INSTR_LIN_ALG_MATRIX_SCOPE_MISMATCH;
        self.require_call(operation, scope == MatrixScope::Thread, rule, || {
            format!("{name} is of scope {scope}; {op} has one of a thread")
        });
    }

    /// Looks at a product of a matrix and a vector.
    pub(super) fn matrix_times_vector(&mut self, operation: &Operation<'_>, matrix: &Matrix<'_>) {
        let op = operation.op;
        self.require_own(operation, matrix);
        self.require_use(operation, matrix, MatrixUse::A);
        let name =
            if op == OpCode::LinAlgMatVecMul { "interpretation" } else { "inputInterpretation" };
        let stated =
            operation.integer(name).map(|it| ComponentType(it.try_into().unwrap_or(u8::MAX)));
        if let Some(ty) = stated {
            self.require_component(operation, name, ty);
        }
        let (rows, columns) = matrix.dimensions();
        let found = self.length_named(operation, "inputVector");
        if let Some(ty) = stated {
            let needed = columns.div_ceil(packed(ty));
            let rule = dxc::INSTR_LIN_ALG_MATRIX_DIM_K_VEC_K_MISMATCH;
            self.require_call(operation, found == Some(needed), rule, || {
                let found = vector(found);
                format!("inputVector is {found}; {columns} columns of the matrix need {needed}")
            });
        }
        let names = [RESULT, "biasVector"];
        let names = if op == OpCode::LinAlgMatVecMul { &names[..1] } else { &names };
        for name in names {
            let found = self.length_named(operation, name);
            let rule = dxc::INSTR_LIN_ALG_MATRIX_DIM_VECTOR_MISMATCH;
            self.require_call(operation, found == Some(rows), rule, || {
                format!("{name} is {}; the matrix has {rows} rows", vector(found))
            });
        }
        self.vector_elements(operation);
    }

    /// Looks at the elements of the result of a product of a matrix and a vector.
    fn vector_elements(&mut self, operation: &Operation<'_>) {
        let types = &self.module.types;
        let element = |name| self.type_named(operation, name).map(|ty| types.scalar(ty));
        let (result, bias) = (element(RESULT), element("biasVector"));
        let is_float = result.is_some_and(|ty| {
            matches!(types.get(ty), Some(Type::Half | Type::Float | Type::Double))
        });
        let is_unsigned = operation.integer("isOutputSigned") == Some(0);
        let rule = dxc::INSTR_LIN_ALG_MATRIX_UNSIGNED_FLOAT_TYPE_NOT_ALLOWED;
        self.require_call(operation, !is_float || !is_unsigned, rule, || {
            "the result has floating-point numbers, which isOutputSigned says have no sign".into()
        });
        let is_same = bias.is_none() || bias == result;
        let rule = dxc::INSTR_LIN_ALG_MATRIX_OUTPUT_BIAS_VEC_MISMATCH;
        self.require_call(operation, is_same, rule, || {
            "the elements of biasVector are not of the type of those of the result".into()
        });
    }

    /// The number of elements of the operand of a name, if it is a vector.
    fn length_named(&self, operation: &Operation<'_>, name: &str) -> Option<u32> {
        self.module.types.vector_length(self.type_named(operation, name)?)
    }
}

/// The number of components that an element of a vector has room for.
const fn packed(ty: ComponentType) -> u32 {
    match ty {
        ComponentType::I16
        | ComponentType::I32
        | ComponentType::I64
        | ComponentType::U16
        | ComponentType::U32
        | ComponentType::U64
        | ComponentType::F16
        | ComponentType::F32
        | ComponentType::F64 => 1,
        ComponentType::BFloat16 => 2,
        _ => 4,
    }
}

/// A vector of a length in a message.
fn vector(length: Option<u32>) -> String {
    length.map_or("no vector".into(), |length| format!("a vector of length {length}"))
}
