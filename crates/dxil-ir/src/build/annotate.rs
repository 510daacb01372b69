//! Names, places in the source and other metadata.

use bstr::ByteSlice as _;

use super::{Error, ErrorKind, FunctionBuilder, Misplaced, Missing, State};
use crate::metadata::{Item, Location, attach};
use crate::{Id as _, InstructionId, MetadataId, MetadataKindId, Module, Type, Value};

impl FunctionBuilder<'_> {
    /// Gives instructions that follow this place in the source; none with `None`.
    ///
    /// # Errors
    ///
    /// There is no such metadata.
    pub fn set_location(&self, location: Option<Location>) -> Result<(), Error> {
        let state = &mut *self.0.borrow_mut();
        let mut ids = location.iter().flat_map(|it| [it.scope, it.inlined_at]).flatten();
        let checked = ids.try_for_each(|id| state.check_metadata(id));
        if checked.is_ok() {
            state.location = location;
        }
        state.settle("", checked, |_| ())
    }

    /// Names an argument, or the result of an instruction. Blocks have their names from
    /// [`add_block`](Self::add_block).
    ///
    /// # Errors
    ///
    /// There is no such value, it is neither, or it is of type `void`.
    pub fn set_name(&self, value: Value, name: impl AsRef<[u8]>) -> Result<(), Error> {
        let name = name.as_ref().as_bstr();
        let state = &mut *self.0.borrow_mut();
        state.renamed |= !name.is_empty();
        let named = state.type_of(value).and_then(|ty| match value {
            Value::Argument(index) => {
                state.body.arguments[index as usize].name = name.into();
                Ok(())
            }
            Value::Instruction(id) if state.module.types[ty] != Type::Void => {
                state.body.names.insert(id, name);
                Ok(())
            }
            _ => Err(ErrorKind::Misplaced(Misplaced::Unnameable)),
        });
        state.settle("", named, |_| ())
    }

    /// Attaches metadata to an instruction, under a kind such as `dx.precise`. It replaces the metadata
    /// that the instruction has under this kind.
    ///
    /// ```
    /// # use dxil_ir::build::FunctionBuilder;
    /// # use dxil_ir::Value;
    /// # use dxil_ops::{Overload, ops};
    /// # fn build(b: &FunctionBuilder<'_>, x: Value) -> Result<(), dxil_ir::build::Error> {
    /// let sine = b.op(ops::Sin { value: x }, &[Overload::F32])?;
    /// b.attach(sine, "dx.precise", b.tuple(&[1.into()]))?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// It is no instruction, or there is no such metadata.
    pub fn attach(
        &self,
        instruction: impl Into<Value>,
        kind: &str,
        metadata: MetadataId,
    ) -> Result<(), Error> {
        self.attach_of(instruction.into(), |module| module.metadata_kind(kind), metadata)
    }

    /// Like [`attach`](Self::attach), for a kind whose id [`Module::metadata_kind`] has given, so that many attachments look up
    /// its name once.
    ///
    /// # Errors
    ///
    /// As with [`attach`](Self::attach).
    pub fn attach_kind(
        &self,
        instruction: impl Into<Value>,
        kind: MetadataKindId,
        metadata: MetadataId,
    ) -> Result<(), Error> {
        self.attach_of(instruction.into(), |_| kind, metadata)
    }

    fn attach_of(
        &self,
        instruction: Value,
        kind: impl FnOnce(&mut Module) -> MetadataKindId,
        metadata: MetadataId,
    ) -> Result<(), Error> {
        let state = &mut *self.0.borrow_mut();
        let instruction = state.instruction(instruction);
        let instruction = instruction.and_then(|id| state.check_metadata(metadata).map(|()| id));
        let attached = instruction.map(|id| {
            let kind = kind(state.module);
            attach(state.body.attachments.entry(id).or_default(), kind, metadata);
        });
        state.settle("", attached, |_| ())
    }

    /// The id of a tuple of metadata, which is added if it is new: see [`Module::tuple`](crate::Module::tuple).
    #[must_use]
    pub fn tuple(&self, items: &[Item<'_>]) -> MetadataId {
        self.0.borrow_mut().module.tuple(items)
    }
}

impl State<'_> {
    /// The instruction that gives a value.
    fn instruction(&self, value: Value) -> Result<InstructionId, ErrorKind> {
        self.type_of(value)?;
        value.instruction().ok_or(ErrorKind::Misplaced(Misplaced::NoInstruction))
    }

    pub(super) fn check_metadata(&self, id: MetadataId) -> Result<(), ErrorKind> {
        match self.module.metadata.get(id) {
            Some(_) => Ok(()),
            None => Err(ErrorKind::Missing(Missing::Metadata(id.index()))),
        }
    }
}
