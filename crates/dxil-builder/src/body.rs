//! Bodies of functions.

use core::ops::Deref;

use dxil_ir::FunctionId;
use dxil_ir::Module;
use dxil_ir::build::FunctionBuilder;
use dxil_ops::{OpCode, Target};

use crate::resource::Declared;
use crate::{EntryPoint, Error};

/// The body of a function: a [`FunctionBuilder`] that knows the resources of the shader and the elements of
/// the entry point.
///
/// The first block is chosen from the start. A function that returns nothing returns at the end of the block
/// that is chosen last, unless that has a terminator.
#[derive(Debug)]
pub struct Body<'m> {
    builder: FunctionBuilder<'m>,
    pub(crate) resources: &'m [Declared],
    entry: Option<&'m EntryPoint>,
    target: Target,
}

impl<'m> Deref for Body<'m> {
    type Target = FunctionBuilder<'m>;

    fn deref(&self) -> &FunctionBuilder<'m> {
        &self.builder
    }
}

impl<'m> Body<'m> {
    /// Builds the body of a function.
    pub(crate) fn build(
        module: &'m mut Module,
        (function, target): (FunctionId, Target),
        (resources, entry): (&'m [Declared], Option<&'m EntryPoint>),
        body: impl FnOnce(&Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let builder = FunctionBuilder::new(module, function, target)?;
        builder.switch_to_block(builder.add_block(""))?;
        let built = Self { builder, resources, entry, target };
        body(&built)?;
        if !built.is_terminated() && built.returns_nothing() {
            built.ret_void()?;
        }
        Ok(built.builder.finish()?)
    }

    fn returns_nothing(&self) -> bool {
        self.entry.is_some() || self.result_type() == self.ty(dxil_ir::Type::Void)
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

    /// The entry point that the function is part of.
    pub(crate) fn entry(&self) -> Result<&'m EntryPoint, Error> {
        self.entry.ok_or_else(|| {
            let message = "the function is no entry point";
            Error::misuse(message, "pass what it needs as arguments")
        })
    }
}
