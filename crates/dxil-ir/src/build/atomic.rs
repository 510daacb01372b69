//! Atomic operations and fences.

use super::check::check_ordering;
use super::{Error, ErrorKind, FunctionBuilder, OrderingRole};
use crate::{
    AtomicAlignment, AtomicOp, InstructionId, InstructionKind, Ordering, Scope, Value, typing,
};

impl FunctionBuilder<'_> {
    /// Orders other accesses to memory.
    ///
    /// # Errors
    ///
    /// The ordering is `unordered` or `monotonic`.
    pub fn fence(&self, ordering: Ordering, scope: Scope) -> Result<InstructionId, Error> {
        self.emit("fence", |state| {
            check_ordering(OrderingRole::Only, ordering, Ordering::FENCE)?;
            Ok((InstructionKind::Fence { ordering, scope }, state.void()))
        })
    }

    /// Replaces an integer in memory by the second value if it equals the first. Gives a struct of
    /// the old value and an `i1`, whether it was replaced. It is neither volatile nor weak.
    ///
    /// # Errors
    ///
    /// The pointer points to no integer of 8, 16, 32 and so on bits, the values are of another type, or
    /// the orderings (if it succeeds, and if it fails) are none: not `unordered`; failing not as
    /// `release` or `acq_rel`, and not more strictly than succeeding.
    pub fn compare_exchange(
        &self,
        pointer: Value,
        operands: [Value; 2],
        orderings: [Ordering; 2],
        scope: Scope,
    ) -> Result<Value, Error> {
        self.emit_value("cmpxchg", |state| {
            let [address, compared, new] = state.types_of([pointer, operands[0], operands[1]])?;
            let types = &mut state.module.types;
            let ty = typing::compare_exchange(types, address, [compared, new]);
            let ty = ty.map_err(|error| state.typing(error))?;
            check_orderings(orderings)?;
            let (volatile, weak) = (false, false);
            let kind = InstructionKind::CompareExchange {
                pointer,
                operands,
                volatile,
                weak,
                orderings,
                scope,
                alignment: AtomicAlignment::NONE,
            };
            Ok((kind, ty))
        })
    }

    /// Changes an integer in memory. Gives the old value. It is not volatile.
    ///
    /// # Errors
    ///
    /// The pointer points to no integer of 8, 16, 32 and so on bits, the value is of another type, or
    /// the ordering is `unordered`.
    pub fn atomic_rmw(
        &self,
        op: AtomicOp,
        pointer: Value,
        value: Value,
        ordering: Ordering,
        scope: Scope,
    ) -> Result<Value, Error> {
        self.emit_value("atomicrmw", |state| {
            let [address, operand] = state.types_of([pointer, value])?;
            let ty = typing::atomic_rmw(&state.module.types, address, operand);
            let ty = ty.map_err(|error| state.typing(error))?;
            check_ordering(OrderingRole::Only, ordering, Ordering::READ_MODIFY_WRITE)?;
            let (volatile, alignment) = (false, AtomicAlignment::NONE);
            let kind = InstructionKind::AtomicRmw {
                op,
                pointer,
                value,
                volatile,
                ordering,
                scope,
                alignment,
            };
            Ok((kind, ty))
        })
    }
}

/// Checks the orderings of a `cmpxchg`.
fn check_orderings([success, failure]: [Ordering; 2]) -> Result<(), ErrorKind> {
    check_ordering(OrderingRole::Success, success, Ordering::READ_MODIFY_WRITE)?;
    check_ordering(OrderingRole::Failure, failure, Ordering::FAILURE)?;
    if failure <= success {
        return Ok(());
    }
    Err(ErrorKind::StrongerFailure { success, failure })
}
