//! The memory that matrices are loaded from and stored to: its layout, its alignment and its buffer.

use alloc::format;

use dxil_format::{MatrixScope, MatrixUse, ResourceClass, ResourceKind};
use dxil_ops::MatrixLayout;

use super::Checker;
use super::handle::{Handles, View};
use super::matrix::Matrix;
use super::operation::Operation;
use crate::dxc::of_module as dxc;

/// The alignment of a matrix of one thread in memory.
const ALIGNMENT_OF_THREAD: i64 = 128;
/// The alignment of a matrix that several threads share.
const ALIGNMENT: i64 = 4;
/// The alignment of a vector that is added to memory.
const ALIGNMENT_OF_VECTOR: i64 = 64;

impl Matrix<'_> {
    /// The alignment in memory.
    fn alignment(&self) -> i64 {
        if self.ty.scope == MatrixScope::Thread { ALIGNMENT_OF_THREAD } else { ALIGNMENT }
    }
}

impl Checker<'_> {
    pub(super) fn loaded_matrix(
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

    pub(super) fn stored_matrix(
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

    pub(super) fn added_matrix(
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

    pub(super) fn added_vector(&mut self, handles: &Handles<'_>, operation: &Operation<'_>) {
        self.require_writable_bytes(handles, operation);
        self.alignment(operation, ALIGNMENT_OF_VECTOR);
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
