//! The owned form of a view.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;

use super::{
    ResourceDefinitions, Revision, ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember,
    ShaderVariable, TypeId, record,
};
use crate::layout::StringOffset;
use crate::part::Follow;
use crate::write::budget::Budget;
use crate::{Error, ErrorKind, read};

/// Fails if a string, a type or a variable cannot be read, or the part has an unknown form.
impl TryFrom<&read::ResourceDefinitions<'_>> for ResourceDefinitions {
    type Error = Error;

    fn try_from(view: &read::ResourceDefinitions<'_>) -> Result<Self, Error> {
        // Shared strings are copied for each use.
        let part = view.part;
        let size = part.all().len().saturating_mul(read::ResourceDefinitions::MAX_SHARING);
        Copier { view, types: BTreeMap::new(), budget: Budget::new(size, part) }.definitions()
    }
}

/// Copies the content of a view.
pub(super) struct Copier<'v, 'a> {
    pub(super) view: &'v read::ResourceDefinitions<'a>,
    /// Types by the offset at which they lie.
    types: BTreeMap<u32, TypeId>,
    /// For strings and default values.
    budget: Budget<'a>,
}

impl Copier<'_, '_> {
    /// All of the part.
    fn definitions(&mut self) -> Result<ResourceDefinitions, Error> {
        let (view, header) = (self.view, self.view.header);
        Ok(ResourceDefinitions {
            target: header.target,
            major_version: header.major_version,
            minor_version: header.minor_version,
            revision: Revision::of(view.sizes.as_deref())
                .ok_or_else(|| view.part.error(ErrorKind::NotHeld))?,
            flags: header.flags,
            creator: self.follow(header.creator_offset)?,
            types: self.types()?,
            bindings: view.bindings.forms(|at| ShaderInputBinding::of(&at, self))?,
            buffers: view.buffers.forms(|at| ShaderBuffer::of(&at, self))?,
        })
    }

    /// The types, those that another one refers to before it.
    fn types(&mut self) -> Result<Vec<ShaderType>, Error> {
        let mut types = Vec::new();
        for found in self.view.types()? {
            types.push(ShaderType::of(&found, self)?);
            let id = TypeId(self.types.len() as u32);
            self.types.insert(found.offset, id);
        }
        Ok(types)
    }

    /// The variables of a buffer.
    pub(super) fn variables(
        &self,
        buffer: &record::ShaderBuffer,
    ) -> Result<Vec<ShaderVariable>, Error> {
        self.view.variables(buffer)?.forms(|at| ShaderVariable::of(&at, self))
    }

    /// The default value of a variable.
    pub(super) fn default_value(
        &self,
        variable: &record::ShaderVariable,
    ) -> Result<Option<Vec<u8>>, Error> {
        let value = self.view.default_value(variable)?;
        self.budget.take(value.map_or(0, |value| value.len()))?;
        Ok(value.map(|value| value.to_vec()))
    }

    /// The members of a type.
    pub(super) fn members(
        &self,
        found: &read::ShaderType<'_>,
    ) -> Result<Vec<ShaderTypeMember>, Error> {
        found.members.forms(|at| ShaderTypeMember::of(&at, self))
    }

    /// The interfaces that a type implements.
    pub(super) fn interfaces(&self, found: &read::ShaderType<'_>) -> Result<Vec<TypeId>, Error> {
        found.interfaces.forms(|at| self.follow(at.type_offset))
    }
}

impl Follow<StringOffset, BString> for Copier<'_, '_> {
    fn follow(&self, offset: StringOffset) -> Result<BString, Error> {
        self.budget.string(self.view.string(offset)?)
    }
}

/// The type at this offset, which is before those that refer to it.
impl Follow<u32, TypeId> for Copier<'_, '_> {
    fn follow(&self, offset: u32) -> Result<TypeId, Error> {
        self.types.get(&offset).copied().ok_or_else(|| {
            let (what, allowed) =
                ("the offset of a type", "that of a type that does not refer to it");
            self.view.part.value_error(what, offset.into(), allowed)
        })
    }
}
