//! Names, places in the source and other metadata.

use bstr::{BString, ByteSlice as _};

use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::metadata::Location;
use crate::{Id as _, InstructionId, MetadataId, MetadataKindId, Module, Type, Value};

impl FunctionBuilder<'_> {
    /// Gives instructions that follow this place in the source; none with `None`.
    ///
    /// # Errors
    ///
    /// There is no such metadata.
    pub fn set_location(&self, location: Option<Location>) -> Result<(), Error> {
        let mut state = self.0.borrow_mut();
        for id in location.iter().flat_map(|it| [it.scope, it.inlined_at]).flatten() {
            state.check_metadata(id).map_err(|kind| state.error("", kind))?;
        }
        state.location = location;
        Ok(())
    }

    /// Names an argument, or what an instruction gives. Blocks have their names from
    /// [`add_block`](Self::add_block).
    ///
    /// # Errors
    ///
    /// There is no such value, it is neither, or it is of type `void`.
    pub fn set_name(&self, value: Value, name: impl Into<BString>) -> Result<(), Error> {
        let name = name.into();
        let mut state = self.0.borrow_mut();
        let ty = state.type_of(value).map_err(|kind| state.error("", kind))?;
        match value {
            Value::Argument(index) => state.body.arguments[index as usize].name = name,
            Value::Instruction(id) if state.module.types[ty] != Type::Void => {
                state.body.names.insert(id, name);
            }
            _ => {
                let why = "only arguments and what instructions give have names";
                return Err(state.error("", ErrorKind::Misplaced(why)));
            }
        }
        Ok(())
    }

    /// Attaches metadata to an instruction, under a kind such as `dx.precise`. It replaces what the
    /// instruction has under this kind.
    ///
    /// # Errors
    ///
    /// There is no such instruction or metadata.
    pub fn attach(
        &self,
        instruction: InstructionId,
        kind: &str,
        metadata: MetadataId,
    ) -> Result<(), Error> {
        let state = &mut *self.0.borrow_mut();
        let check = state
            .type_of(Value::Instruction(instruction))
            .and_then(|_| state.check_metadata(metadata));
        check.map_err(|kind| state.error("", kind))?;
        let kind = kind_named(state.module, kind);
        let attachments = state.body.attachments.entry(instruction).or_default();
        match attachments.binary_search_by_key(&kind, |&(kind, _)| kind) {
            Ok(place) => attachments[place].1 = metadata,
            Err(place) => attachments.insert(place, (kind, metadata)),
        }
        Ok(())
    }
}

impl State<'_> {
    fn check_metadata(&self, id: MetadataId) -> Result<(), ErrorKind> {
        match self.module.metadata.get(id) {
            Some(_) => Ok(()),
            None => Err(ErrorKind::missing("metadata", id.index())),
        }
    }
}

/// The kind of this name, which is added if it is new.
fn kind_named(module: &mut Module, name: &str) -> MetadataKindId {
    let kinds = &mut module.metadata_kinds;
    let known = kinds.iter().find(|(_, kind)| kind.as_bytes() == name.as_bytes());
    known.map(|(id, _)| id).unwrap_or_else(|| kinds.push(name.into()))
}
