//! Memory and addresses.

use alloc::format;

use super::check::{Numbered, check_alignment, is_sized};
use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{InstructionId, InstructionKind, Ordering, Scope, Type, TypeId, Types, Value};

/// How memory is read or written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Access {
    /// The alignment in bytes: a power of two, or 0 for that of the type.
    pub alignment: u32,
    /// Whether it must happen as written.
    pub volatile: bool,
    /// How it is ordered, if it is atomic.
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
            if !is_sized(&state.module.types, allocated) {
                return Err(state.mismatch("the type", allocated, SIZED));
            }
            check_alignment(alignment)?;
            let module = &mut *state.module;
            let i32 = module.types.integer(32);
            let count = module.constants.integer(&module.types, i32, 1).into();
            let kind = InstructionKind::Alloca { allocated, count, alignment, inalloca: false };
            Ok((kind, module.types.pointer(allocated)))
        })
    }

    /// The value that a pointer points to.
    ///
    /// # Errors
    ///
    /// It is no pointer to what memory can hold, or there is no such access: the alignment must be
    /// a power of two; an atomic load has one, is not ordered as `release` or `acq_rel`, and loads
    /// a pointer or an integer of 8, 16, 32 or 64 bits.
    pub fn load(&self, pointer: Value, access: Access) -> Result<Value, Error> {
        self.emit_value("load", |state| {
            let ty = state.pointee(pointer)?;
            state.check_access(ty, access, [Ordering::Release, Ordering::AcqRel])?;
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
            let ty = state.pointee(pointer)?;
            state.expect("the value", value, ty)?;
            state.check_access(ty, access, [Ordering::Acquire, Ordering::AcqRel])?;
            let Access { alignment, volatile, atomic } = access;
            let kind = InstructionKind::Store { pointer, value, alignment, volatile, atomic };
            Ok((kind, state.void()))
        })
    }

    /// The address of an element: the first index counts what the pointer points to, the others
    /// lead into it.
    ///
    /// # Errors
    ///
    /// It is no pointer to what memory can hold, there is no index, or the indices lead to no
    /// element: they are integers, those into structs constants of type `i32`. Pointers and indices
    /// may be vectors, of one length; into structs, of one number.
    pub fn gep(&self, pointer: Value, indices: &[Value]) -> Result<Value, Error> {
        self.get_element_ptr(pointer, indices, false)
    }

    /// Like [`gep`](Self::gep), promising that the result lies within what is pointed to.
    ///
    /// # Errors
    ///
    /// As with `gep`.
    pub fn inbounds_gep(&self, pointer: Value, indices: &[Value]) -> Result<Value, Error> {
        self.get_element_ptr(pointer, indices, true)
    }

    fn get_element_ptr(
        &self,
        pointer: Value,
        indices: &[Value],
        inbounds: bool,
    ) -> Result<Value, Error> {
        self.emit_value("getelementptr", |state| {
            let base = state.type_of(pointer)?;
            let source = state.pointee_of(state.module.types.scalar(base), base)?;
            let element = state.indexed(source, indices)?;
            let length = state.common_length(base, indices)?;
            let ty = state.module.types.element_address(element, base, length);
            let ty = ty.ok_or_else(|| state.mismatch("the pointer", base, "a pointer"))?;
            let operands = [pointer].into_iter().chain(indices.iter().copied());
            let operands = state.body.add_list(operands);
            Ok((InstructionKind::GetElementPtr { source, inbounds, operands }, ty))
        })
    }
}

/// What [`is_sized`] says.
const SIZED: &str = "one that memory can hold";

impl State<'_> {
    /// What a pointer points to, which memory must be able to hold.
    pub(super) fn pointee(&self, pointer: Value) -> Result<TypeId, ErrorKind> {
        let ty = self.type_of(pointer)?;
        self.pointee_of(ty, ty)
    }

    /// What a pointer of type `ty` points to, which is `of` or an element of it.
    fn pointee_of(&self, ty: TypeId, of: TypeId) -> Result<TypeId, ErrorKind> {
        match self.module.types.pointee(ty) {
            None => Err(self.mismatch("the pointer", of, "a pointer")),
            Some(pointee) if is_sized(&self.module.types, pointee) => Ok(pointee),
            Some(pointee) => Err(self.mismatch("what is pointed to", pointee, SIZED)),
        }
    }

    /// How many elements those of the operands of a `getelementptr` have that are vectors.
    fn common_length(&self, base: TypeId, indices: &[Value]) -> Result<Option<u32>, ErrorKind> {
        let types = &self.module.types;
        let mut common = types.vector_length(base);
        for (number, &index) in indices.iter().enumerate() {
            let ty = self.type_of(index)?;
            match (types.vector_length(ty), common) {
                (Some(length), Some(expected)) if length != expected => {
                    let expected = format!("one of {expected} elements, as other operands");
                    return Err(self.mismatch(Numbered("index", number), ty, expected));
                }
                (length, _) => common = common.or(length),
            }
        }
        Ok(common)
    }

    /// Checks an access to a value of the type: LLVM's rules.
    fn check_access(
        &self,
        ty: TypeId,
        access: Access,
        forbidden: [Ordering; 2],
    ) -> Result<(), ErrorKind> {
        check_alignment(access.alignment)?;
        let Some((ordering, _)) = access.atomic else { return Ok(()) };
        if forbidden.contains(&ordering) {
            let [one, other] = forbidden.map(Ordering::keyword);
            let expected = format!("neither {one} nor {other}");
            return Err(ErrorKind::unexpected("the ordering", ordering.keyword(), expected));
        }
        if access.alignment == 0 {
            let what = "the alignment of an atomic access";
            return Err(ErrorKind::unexpected(what, 0, "a power of two"));
        }
        match self.module.types[ty] {
            Type::Pointer { .. } => Ok(()),
            _ => self.check_atomic(ty),
        }
    }

    /// Checks that atomic operations work on the type.
    pub(super) fn check_atomic(&self, ty: TypeId) -> Result<(), ErrorKind> {
        match self.module.types[ty] {
            Type::Integer { bits: 8 | 16 | 32 | 64 } => Ok(()),
            _ => Err(self.mismatch("what is pointed to", ty, "an integer of 8, 16, 32 or 64 bits")),
        }
    }

    /// What indices behind a pointer lead to.
    fn indexed(&self, source: TypeId, indices: &[Value]) -> Result<TypeId, ErrorKind> {
        let Some((&first, rest)) = indices.split_first() else {
            return Err(ErrorKind::unexpected("the number of indices", 0, "at least 1"));
        };
        self.expect_index(Numbered("index", 0), first)?;
        (1..).zip(rest).try_fold(source, |ty, (number, &index)| self.step(ty, number, index))
    }

    fn expect_index(&self, what: Numbered, index: Value) -> Result<TypeId, ErrorKind> {
        self.expect_kind(what, index, "an integer", Types::is_integer_or_vector)
    }

    /// The type of the element of `ty` that an index leads to.
    fn step(&self, ty: TypeId, number: usize, index: Value) -> Result<TypeId, ErrorKind> {
        let (what, types) = (Numbered("index", number), &self.module.types);
        let found = self.expect_index(what, index)?;
        if let Some(element) = self.module.indexed_type(ty, index) {
            return Ok(element);
        }
        if !matches!(types[ty], Type::Struct(_) | Type::Named(_)) {
            let what = format!("what {what} leads into");
            return Err(self.mismatch(what, ty, "an array, a vector or a struct"));
        }
        if types[types.scalar(found)] != (Type::Integer { bits: 32 }) {
            return Err(self.mismatch(what, found, "i32"));
        }
        let Some(constant) = index.constant() else {
            return Err(ErrorKind::unexpected(what, "a variable", "a constant"));
        };
        Err(match self.module.struct_index(constant) {
            Some(place) => {
                let expected = format!("an element of {}", types.display(ty));
                ErrorKind::unexpected(what, place, expected)
            }
            None => self.mismatch(what, found, "one number, or the same in all elements"),
        })
    }
}
