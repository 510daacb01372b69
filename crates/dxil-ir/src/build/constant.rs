//! Constants.

use alloc::vec::Vec;

use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::typing::{self, Expected, Found, Operand, TypingError, is_value};
use crate::{ConstantId, Type, TypeId, Value};

impl FunctionBuilder<'_> {
    /// A constant `i1`.
    #[must_use]
    pub fn i1(&self, value: bool) -> Value {
        self.integer(1, value.into())
    }

    /// A constant `i8`.
    #[must_use]
    pub fn i8(&self, value: i8) -> Value {
        self.integer(8, value as u64)
    }

    /// A constant `i16`.
    #[must_use]
    pub fn i16(&self, value: i16) -> Value {
        self.integer(16, value as u64)
    }

    /// A constant `i32`.
    #[must_use]
    pub fn i32(&self, value: i32) -> Value {
        self.integer(32, value as u64)
    }

    /// A constant `i64`.
    #[must_use]
    pub fn i64(&self, value: i64) -> Value {
        self.integer(64, value as u64)
    }

    /// A constant `half`, given by its bits.
    #[must_use]
    pub fn f16(&self, bits: u16) -> Value {
        self.float(Type::Half, bits.into())
    }

    /// A constant `float`.
    #[must_use]
    pub fn f32(&self, value: f32) -> Value {
        self.float(Type::Float, value.to_bits().into())
    }

    /// A constant `double`.
    #[must_use]
    pub fn f64(&self, value: f64) -> Value {
        self.float(Type::Double, value.to_bits())
    }

    /// The zero of a type.
    ///
    /// # Errors
    ///
    /// There is no such type, or there are no values of it.
    pub fn null(&self, ty: TypeId) -> Result<Value, Error> {
        self.constant(|state| {
            state.check_value_type(ty)?;
            Ok(state.module.constants.null(&state.module.types, ty))
        })
    }

    /// Any value of a type.
    ///
    /// # Errors
    ///
    /// There is no such type, or there are no values of it.
    pub fn undef(&self, ty: TypeId) -> Result<Value, Error> {
        self.constant(|state| {
            state.check_value_type(ty)?;
            Ok(state.module.constants.undef(ty))
        })
    }

    /// A constant array, vector or struct of these elements.
    ///
    /// # Errors
    ///
    /// There is no such type, it has more elements or fewer, or the elements are not constants of
    /// its elements' types.
    pub fn aggregate(&self, ty: TypeId, elements: &[Value]) -> Result<Value, Error> {
        self.constant(|state| {
            state.check_type(ty)?;
            let mut types = Vec::with_capacity(elements.len());
            for &element in elements {
                types.push(state.type_of(element)?);
            }
            let ty = typing::aggregate(&state.module.types, ty, types.into_iter());
            let ty = ty.map_err(|error| state.typing(error))?;
            let mut ids = Vec::with_capacity(elements.len());
            for (number, element) in (0..).zip(elements) {
                let (operand, expected) = (Operand::ElementOf(number), Expected::Constant);
                let variable = || TypingError::new(operand, Found::Variable, expected);
                ids.push(element.constant().ok_or_else(|| state.typing(variable()))?);
            }
            Ok(state.module.constants.aggregate(&state.module.types, ty, &ids))
        })
    }

    /// The number that a constant integer of up to 64 bits is, without its sign; `None` for other values.
    #[must_use]
    pub fn integer_value(&self, value: Value) -> Option<u64> {
        self.0.borrow().module.constants.integer_value(value.constant()?)
    }

    fn integer(&self, bits: u32, value: u64) -> Value {
        let module = &mut *self.0.borrow_mut().module;
        let ty = module.types.integer(bits);
        module.constants.integer(&module.types, ty, value).into()
    }

    fn float(&self, ty: Type, bits: u64) -> Value {
        let module = &mut *self.0.borrow_mut().module;
        let ty = module.types.intern(ty);
        module.constants.float(ty, bits).into()
    }

    fn constant(
        &self,
        make: impl FnOnce(&mut State<'_>) -> Result<ConstantId, ErrorKind>,
    ) -> Result<Value, Error> {
        let state = &mut *self.0.borrow_mut();
        let made = make(state).map(Value::Constant);
        state.settle("constant", made, Value::Instruction)
    }
}

impl State<'_> {
    fn check_value_type(&self, ty: TypeId) -> Result<(), ErrorKind> {
        self.check_type(ty)?;
        if is_value(&self.module.types, ty) {
            return Ok(());
        }
        Err(self.typing(TypingError::of_type(Operand::Type, ty, Expected::ValueType)))
    }
}
