//! Bodies of functions.

use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::ops::Deref;

use dxil_ir::build::{ErrorKind, FunctionBuilder, Missing};
use dxil_ir::{FunctionId, Module, Value};
use dxil_ops::{OpCode, Target};

use crate::owner::Owner;
use crate::resource::Declared;
use crate::{EntryPoint, Error, Resource};

/// The body of a function: a [`FunctionBuilder`] that knows the resources of the shader and the elements of
/// the entry point.
///
/// The first block is chosen from the start. A function that returns nothing returns at the end of the block
/// that is chosen last, unless that has a terminator.
///
/// A call that fails does not end the body: its error is kept, and what it gives stands for the missing values.
/// What is called with those gives no errors of it. So `?` leaves a body only at the body's own errors, and at those
/// of [`type_of`](FunctionBuilder::type_of), [`op_type`](FunctionBuilder::op_type) and
/// [`switch_to_block`](FunctionBuilder::switch_to_block).
#[derive(Debug)]
pub struct Body<'m> {
    builder: FunctionBuilder<'m>,
    pub(crate) known: Known<'m>,
    target: Target,
    /// The errors that the function builder has not, each with the number of those that it had before.
    errors: RefCell<Vec<(usize, Error)>>,
}

/// The declarations that a body knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'m> {
    /// The shader.
    pub(crate) owner: Owner,
    pub(crate) resources: &'m [Declared],
    pub(crate) entry: Option<&'m EntryPoint>,
}

/// A substitute for the result of a call that fails.
pub(crate) trait StandIn {
    /// The result, of a value that stands for missing ones.
    fn of(value: Value) -> Self;
}

impl StandIn for () {
    fn of(_: Value) {}
}

impl StandIn for Value {
    fn of(value: Value) -> Self {
        value
    }
}

impl<const N: usize> StandIn for [Value; N] {
    fn of(value: Value) -> Self {
        [value; N]
    }
}

impl<'m> Deref for Body<'m> {
    type Target = FunctionBuilder<'m>;

    fn deref(&self) -> &FunctionBuilder<'m> {
        &self.builder
    }
}

impl<'m> Body<'m> {
    /// Builds the body of a function. Without a body, the function has errors: all of them.
    pub(crate) fn build(
        module: &'m mut Module,
        (function, target): (FunctionId, Target),
        known: Known<'m>,
        body: impl FnOnce(&Self) -> Result<(), Error>,
    ) -> Result<(), Vec<Error>> {
        let first = |error: dxil_ir::build::Error| vec![Error::from(error)];
        let builder = FunctionBuilder::new(module, function, target).map_err(first)?;
        builder.collect_errors();
        builder.switch_to_block(builder.add_block("")).map_err(first)?;
        let built = Self { builder, known, target, errors: RefCell::default() };
        let end = body(&built).and_then(|()| {
            let is_open = !built.is_terminated() && built.returns_nothing();
            if is_open { built.ret_void().map(drop).map_err(Error::from) } else { Ok(()) }
        });
        // What the body has not come to is not missing.
        let is_whole = end.is_ok();
        built.or_stand_in(end, |_| ());
        let Self { mut builder, errors, .. } = built;
        let of_builder = match is_whole {
            true => builder.finish_all().err().unwrap_or_default(),
            false => builder.take_errors(),
        };
        let mut errors = errors.into_inner();
        errors.extend(of_builder.into_iter().map(Error::from).enumerate());
        errors.sort_by_key(|(place, _)| *place);
        let mut errors: Vec<_> = errors.into_iter().map(|(_, error)| error).collect();
        // Components of one value often have the same error.
        errors.dedup();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    /// The result of a call. If it fails, its error is kept.
    pub(crate) fn settle<T: StandIn>(
        &self,
        call: impl FnOnce() -> Result<T, Error>,
    ) -> Result<T, Error> {
        Ok(self.or_stand_in(call(), T::of))
    }

    /// A result, or what stands for it. Its error is kept.
    pub(crate) fn or_stand_in<T>(
        &self,
        result: Result<T, Error>,
        stand_in: impl FnOnce(Value) -> T,
    ) -> T {
        let error = match result {
            Ok(result) => return result,
            Err(error) => error,
        };
        let failed = ErrorKind::Missing(Missing::Failed);
        if !matches!(&error, Error::Instruction(error) if *error.kind() == failed) {
            self.errors.borrow_mut().push((self.error_count(), error));
        }
        stand_in(self.stand_in_value())
    }

    /// The value that stands for those of calls that failed.
    pub(crate) fn stand_in_value(&self) -> Value {
        FunctionBuilder::stand_in(self).unwrap_or_else(|| self.i32(0))
    }

    /// Whether a value stands for that of a call that failed.
    pub(crate) fn is_stand_in(&self, value: Value) -> bool {
        FunctionBuilder::stand_in(self) == Some(value)
    }

    fn returns_nothing(&self) -> bool {
        self.known.entry.is_some() || self.result_type() == self.ty(dxil_ir::Type::Void)
    }

    /// The target, whose version and stage decide what the function may call.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// Whether the shader model has an operation.
    pub(crate) fn has(&self, op: OpCode) -> bool {
        self.target.version >= op.since()
    }

    /// The resource of an id.
    pub(crate) fn declared<T>(&self, resource: &Resource<T>) -> Result<&'m Declared, Error> {
        let is_own = resource.owner == self.known.owner;
        self.known.resources.get(resource.index).filter(|_| is_own).ok_or_else(|| {
            let message = "the resource is one of another shader";
            Error::misuse(message, "declare it on the shader that this is a body of")
        })
    }

    /// The entry point that the function is part of.
    pub(crate) fn entry(&self) -> Result<&'m EntryPoint, Error> {
        self.known.entry.ok_or_else(|| {
            let message = "the function is no entry point";
            Error::misuse(message, "pass what it needs as arguments")
        })
    }
}
