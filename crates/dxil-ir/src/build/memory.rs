//! Memory and addresses.

use alloc::vec::Vec;

use super::check::{check_alignment, check_ordering};
use super::{Error, ErrorKind, FunctionBuilder, OrderingRole, State};
use crate::typing::Index;
use crate::{
    GepFlags, InstructionId, InstructionKind, Module, Ordering, Scope, TypeId, Value, typing,
};

/// An access to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Access {
    /// The alignment in bytes: a power of two, or 0 for that of the type.
    pub alignment: u32,
    /// Whether it must happen as written.
    pub volatile: bool,
    /// The ordering and its scope; `None` if it is not atomic.
    pub atomic: Option<(Ordering, Scope)>,
}

impl Access {
    /// A plain access to memory of this alignment in bytes.
    #[must_use]
    pub const fn aligned(alignment: u32) -> Self {
        Self { alignment, volatile: false, atomic: None }
    }
}

impl FunctionBuilder<'_> {
    /// Memory of the function for a value of the type. The alignment is in bytes, 0 that of the
    /// type.
    ///
    /// # Errors
    ///
    /// There is no such type, memory cannot hold it, or the alignment is no power of two.
    pub fn alloca(&self, allocated: TypeId, alignment: u32) -> Result<Value, Error> {
        self.emit_value("alloca", |state| {
            state.check_type(allocated)?;
            let Module { types, constants, .. } = &mut *state.module;
            let i32 = types.integer(32);
            let count = constants.integer(types, i32, 1).into();
            let ty = typing::alloca(types, allocated, i32).map_err(|error| state.typing(error))?;
            check_alignment(alignment)?;
            let kind = InstructionKind::Alloca { allocated, count, alignment, inalloca: false };
            Ok((kind, ty))
        })
    }

    /// The value that a pointer points to.
    ///
    /// # Errors
    ///
    /// It is no pointer to a type that memory can hold, or there is no such access: the alignment must be
    /// a power of two; an atomic load has one, is not ordered as `release` or `acq_rel`, and loads
    /// a pointer or an integer of 8, 16, 32 or 64 bits.
    pub fn load(&self, pointer: Value, access: Access) -> Result<Value, Error> {
        self.emit_value("load", |state| {
            let ty = typing::load(&state.module.types, state.type_of(pointer)?);
            let ty = ty.map_err(|error| state.typing(error))?;
            state.check_access(ty, access, Ordering::LOAD)?;
            let Access { alignment, volatile, atomic } = access;
            Ok((InstructionKind::Load { pointer, alignment, volatile, atomic }, ty))
        })
    }

    /// Writes a value to where a pointer points.
    ///
    /// # Errors
    ///
    /// The pointer does not point to the type of the value, or there is no such access, as with
    /// [`load`](Self::load); an atomic store is not ordered as `acquire` or `acq_rel`.
    pub fn store(
        &self,
        value: Value,
        pointer: Value,
        access: Access,
    ) -> Result<InstructionId, Error> {
        self.emit("store", |state| {
            let [stored, address] = state.types_of([value, pointer])?;
            let void = typing::store(&state.module.types, stored, address);
            let void = void.map_err(|error| state.typing(error))?;
            state.check_access(stored, access, Ordering::STORE)?;
            let Access { alignment, volatile, atomic } = access;
            let kind = InstructionKind::Store { pointer, value, alignment, volatile, atomic };
            Ok((kind, void))
        })
    }

    /// The address of an element: the first index counts elements of the type that the pointer points
    /// to, the others lead into it.
    ///
    /// # Errors
    ///
    /// It is no pointer to a type that memory can hold, or the indices lead to no
    /// element: they are integers, those into structs constants of type `i32`. Pointers and indices
    /// may be vectors, of one length; into structs, of one number.
    pub fn gep(&self, pointer: Value, indices: &[Value]) -> Result<Value, Error> {
        self.get_element_ptr(pointer, indices, GepFlags::NONE)
    }

    /// Like [`gep`](Self::gep), promising that the result lies within the object that is pointed to.
    ///
    /// # Errors
    ///
    /// Fails as [`gep`](Self::gep) does.
    pub fn inbounds_gep(&self, pointer: Value, indices: &[Value]) -> Result<Value, Error> {
        self.get_element_ptr(pointer, indices, GepFlags::INBOUNDS)
    }

    fn get_element_ptr(
        &self,
        pointer: Value,
        indices: &[Value],
        flags: GepFlags,
    ) -> Result<Value, Error> {
        self.emit_value("getelementptr", |state| {
            let base = state.type_of(pointer)?;
            let mut path = Vec::with_capacity(indices.len());
            for &index in indices {
                path.push(Index { ty: state.type_of(index)?, constant: index.constant() });
            }
            let Module { types, constants, .. } = &mut *state.module;
            let source = types.pointee(types.scalar(base)).unwrap_or(base);
            let ty = typing::get_element_ptr(types, constants, source, base, path);
            let ty = ty.map_err(|error| state.typing(error))?;
            let operands = [pointer].into_iter().chain(indices.iter().copied());
            let operands = state.body.add_list(operands);
            Ok((InstructionKind::GetElementPtr { source, flags, operands }, ty))
        })
    }
}

impl State<'_> {
    /// Checks how a value of the type is accessed.
    fn check_access(
        &self,
        ty: TypeId,
        access: Access,
        orderings: &'static [Ordering],
    ) -> Result<(), ErrorKind> {
        check_alignment(access.alignment)?;
        let Some((ordering, _)) = access.atomic else { return Ok(()) };
        check_ordering(OrderingRole::Only, ordering, orderings)?;
        if access.alignment == 0 {
            return Err(ErrorKind::AtomicAlignment);
        }
        typing::atomic_access(&self.module.types, ty).map_err(|error| self.typing(error))
    }
}
