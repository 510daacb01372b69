//! Reads function bodies on request.

use dxil_bitstream::read::Block;
use dxil_ir::{Dialect, FunctionId, Module};

use super::function;
use super::module::{Bodies, Names, State};
use super::order::Numbering;
use crate::Error;
use crate::file::Envelope;

/// A module whose function bodies are read on request.
///
/// ```
/// use dxil_bitcode::LazyModule;
///
/// // DXC's module of `export uint twice(uint by)`, which calls a function of a struct twice.
/// # let bitcode_of_dxc =
/// #     include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/comdat.bc"));
/// let mut lazy = LazyModule::read(bitcode_of_dxc)?;
/// let twice = lazy.module().function_named("\u{1}?twice@@YAII@Z".into()).expect("a function");
/// assert!(lazy.module().functions[twice].body.is_none());
///
/// lazy.read_body(twice)?;
/// let body = lazy.module().functions[twice].body.as_ref().expect("a body");
/// // DXC lists `alloca`, `getelementptr`, `store`, two `call`s and `ret`.
/// assert_eq!(body.instructions.len(), 6);
/// # Ok::<(), dxil_bitcode::Error>(())
/// ```
#[derive(Debug)]
pub struct LazyModule<'a> {
    module: Module,
    names: Names,
    numbering: Numbering,
    bodies: Bodies<'a>,
}

impl<'a> LazyModule<'a> {
    /// Reads a module without its function bodies.
    ///
    /// # Errors
    ///
    /// Fails as [`read`](super::read) does, but for errors in function bodies.
    pub fn read(bitcode: &'a [u8]) -> Result<Self, Error> {
        let (envelope, block) = Envelope::read(bitcode)?;
        Self::from_block(&block, &envelope)
    }

    /// Reads the block of a module.
    pub(crate) fn from_block(block: &Block<'a>, envelope: &Envelope<'a>) -> Result<Self, Error> {
        let strings = envelope.string_table()?.unwrap_or_default();
        let (mut module, names, bodies) = State::read(block, strings)?;
        let mut numbering = Numbering::default();
        if module.types.dialect() == Dialect::Dxil {
            let unsorted = numbering.module_is_unsorted(&module, &names);
            module.preserve_use_lists |= unsorted;
        }
        Ok(Self { module, names, numbering, bodies })
    }

    /// The module. Its functions have the bodies that have been read.
    #[must_use]
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Whether the function has a body that has not been read.
    #[must_use]
    pub fn is_unread(&self, id: FunctionId) -> bool {
        self.bodies.unread(id).is_some()
    }

    /// Reads the body of a function, unless it has been read or the function has none.
    ///
    /// # Errors
    ///
    /// Fails as [`read`](super::read) does. The body then counts as unread.
    pub fn read_body(&mut self, id: FunctionId) -> Result<(), Error> {
        if let Some(block) = self.bodies.unread(id) {
            function::read(block, &mut self.module, &self.names, &mut self.numbering, id)?;
            self.bodies.remove(id);
        }
        Ok(())
    }

    /// Reads all remaining bodies, and returns the module.
    ///
    /// # Errors
    ///
    /// Fails as [`read`](super::read) does.
    pub fn into_module(mut self) -> Result<Module, Error> {
        let Bodies { functions, blocks } = &self.bodies;
        for (&id, block) in functions.iter().zip(blocks) {
            if let Some(block) = block {
                function::read(block, &mut self.module, &self.names, &mut self.numbering, id)?;
            }
        }
        Ok(self.module)
    }
}
