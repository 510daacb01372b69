//! Atomic operations and fences.

use alloc::format;
use alloc::vec::Vec;

use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{AtomicOp, InstructionId, InstructionKind, Ordering, Scope, TypeId, Value};

impl FunctionBuilder<'_> {
    /// Orders other accesses to memory.
    ///
    /// # Errors
    ///
    /// The ordering is `unordered` or `monotonic`.
    pub fn fence(&self, ordering: Ordering, scope: Scope) -> Result<InstructionId, Error> {
        self.emit("fence", |state| {
            check_ordering("the ordering", ordering, &[Ordering::Unordered, Ordering::Monotonic])?;
            Ok((InstructionKind::Fence { ordering, scope }, state.void()))
        })
    }

    /// Replaces an integer in memory by the second value if it equals the first. Gives a struct of
    /// the old value and an `i1`, whether it was replaced. It is neither volatile nor weak.
    ///
    /// # Errors
    ///
    /// The pointer points to no integer of 8, 16, 32 or 64 bits, the values are of another type, or
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
            let ty = state.atomic_pointee(pointer)?;
            state.expect("the expected value", operands[0], ty)?;
            state.expect("the new value", operands[1], ty)?;
            check_orderings(orderings)?;
            let bit = state.module.types.integer(1);
            let body = crate::StructBody { elements: [ty, bit].into(), packed: false };
            let ty = state.module.types.intern(crate::Type::Struct(body));
            let (volatile, weak) = (false, false);
            let kind = InstructionKind::CompareExchange {
                pointer,
                operands,
                volatile,
                weak,
                orderings,
                scope,
            };
            Ok((kind, ty))
        })
    }

    /// Changes an integer in memory. Gives the old value. It is not volatile.
    ///
    /// # Errors
    ///
    /// The pointer points to no integer of 8, 16, 32 or 64 bits, the value is of another type, or
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
            let ty = state.atomic_pointee(pointer)?;
            state.expect("the value", value, ty)?;
            check_ordering("the ordering", ordering, &[Ordering::Unordered])?;
            let volatile = false;
            let kind = InstructionKind::AtomicRmw { op, pointer, value, volatile, ordering, scope };
            Ok((kind, ty))
        })
    }
}

impl State<'_> {
    fn atomic_pointee(&self, pointer: Value) -> Result<TypeId, ErrorKind> {
        let ty = self.pointee(pointer)?;
        self.check_atomic(ty)?;
        Ok(ty)
    }
}

fn check_ordering(what: &str, ordering: Ordering, forbidden: &[Ordering]) -> Result<(), ErrorKind> {
    if !forbidden.contains(&ordering) {
        return Ok(());
    }
    let allowed = Ordering::ALL.iter().filter(|it| !forbidden.contains(it));
    let allowed: Vec<_> = allowed.map(|it| it.keyword()).collect();
    let expected = format!("one of {}", allowed.join(", "));
    Err(ErrorKind::unexpected(what, ordering.keyword(), expected))
}

/// Checks the orderings of a `cmpxchg`.
fn check_orderings([success, failure]: [Ordering; 2]) -> Result<(), ErrorKind> {
    check_ordering("the ordering of success", success, &[Ordering::Unordered])?;
    let forbidden = [Ordering::Unordered, Ordering::Release, Ordering::AcqRel];
    check_ordering("the ordering of failure", failure, &forbidden)?;
    if failure <= success {
        return Ok(());
    }
    let expected = format!("at most that of success, {}", success.keyword());
    Err(ErrorKind::unexpected("the ordering of failure", failure.keyword(), expected))
}
