//! The owned form of what was read.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;

use super::{
    ResourceDefinitions, Revision, ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember,
    ShaderVariable, TypeId,
};
use crate::layout::StringOffset;
use crate::layout::rdef::{self, ShaderTypeClass, ShaderVariableResources};
use crate::write::budget::Budget;
use crate::{At, Error, ErrorKind, Records, read};

/// Fails where a string, a type or a variable cannot be read, or the part has an unknown form.
impl TryFrom<&read::ResourceDefinitions<'_>> for ResourceDefinitions {
    type Error = Error;

    fn try_from(view: &read::ResourceDefinitions<'_>) -> Result<Self, Error> {
        // Shared strings are copied for each use.
        let part = view.cursor();
        let size = part.all().len().saturating_mul(read::ResourceDefinitions::MAX_SHARING);
        Copier { view, types: BTreeMap::new(), budget: Budget::new(size, part) }.definitions()
    }
}

/// Copies what a view has.
struct Copier<'v, 'a> {
    view: &'v read::ResourceDefinitions<'a>,
    /// Types by the offset at which they lie.
    types: BTreeMap<u32, TypeId>,
    /// For strings and default values.
    budget: Budget<'a>,
}

impl Copier<'_, '_> {
    /// All of the part.
    fn definitions(&mut self) -> Result<ResourceDefinitions, Error> {
        let header = self.view.header;
        let sizes = self.view.sizes;
        Ok(ResourceDefinitions {
            target: header.target,
            major_version: header.major_version,
            minor_version: header.minor_version,
            revision: Revision::of(sizes.as_deref())
                .ok_or_else(|| self.view.cursor().error(ErrorKind::NotHeld))?,
            flags: header.flags,
            creator: self.string(header.creator_offset)?,
            types: self.types()?,
            bindings: self.bindings()?,
            buffers: self
                .view
                .buffers
                .iter()
                .map(|at| self.buffer(&at))
                .collect::<Result<_, Error>>()?,
        })
    }

    /// The types, those that another one refers to before it.
    fn types(&mut self) -> Result<Vec<ShaderType>, Error> {
        let mut types = Vec::new();
        for found in self.view.types()? {
            types.push(self.shader_type(&found)?);
            let id = TypeId(self.types.len() as u32);
            self.types.insert(found.offset, id);
        }
        Ok(types)
    }

    /// A type.
    fn shader_type(&self, found: &read::ShaderType<'_>) -> Result<ShaderType, Error> {
        let class = found.class.map_or_else(ShaderTypeClass::default, At::into_inner);
        let interfaces = found.interfaces.iter().map(|at| self.id(at.type_offset));
        let interfaces = interfaces.collect::<Result<_, Error>>()?;
        Ok(ShaderType {
            name: optional(class.name_offset.0, |at| self.string(StringOffset(at)))?,
            class: found.record.class,
            variable_type: found.record.variable_type,
            rows: found.record.rows,
            columns: found.record.columns,
            element_count: found.record.element_count,
            members: found
                .members
                .iter()
                .map(|at| self.member(&at))
                .collect::<Result<_, Error>>()?,
            sub_type: optional(class.sub_type_offset, |at| self.id(at))?,
            base_class: optional(class.base_class_offset, |at| self.id(at))?,
            interfaces,
        })
    }

    /// A member.
    fn member(&self, member: &rdef::ShaderTypeMember) -> Result<ShaderTypeMember, Error> {
        Ok(ShaderTypeMember {
            name: self.string(member.name_offset)?,
            shader_type: self.id(member.type_offset)?,
            start_offset: member.start_offset,
        })
    }

    /// The bound resources.
    fn bindings(&self) -> Result<Vec<ShaderInputBinding>, Error> {
        let bindings = self.view.bindings.iter().enumerate();
        let bindings = bindings.map(|(index, binding)| {
            Ok(ShaderInputBinding {
                name: self.string(binding.name_offset)?,
                input_type: binding.input_type,
                return_type: binding.return_type,
                dimension: binding.dimension,
                sample_count: binding.sample_count,
                bind_point: binding.bind_point,
                bind_count: binding.bind_count,
                flags: binding.flags,
                space: self.view.space(index).map(At::into_inner).unwrap_or_default(),
            })
        });
        bindings.collect()
    }

    /// A buffer.
    fn buffer(&self, buffer: &rdef::ShaderBuffer) -> Result<ShaderBuffer, Error> {
        let variables = self.view.variables(buffer)?;
        Ok(ShaderBuffer {
            name: self.string(buffer.name_offset)?,
            buffer_type: buffer.buffer_type,
            size: buffer.size,
            flags: buffer.flags,
            variables: variables
                .iter()
                .enumerate()
                .map(|(index, at)| self.variable(&variables, index, &at))
                .collect::<Result<_, Error>>()?,
        })
    }

    /// A variable.
    fn variable(
        &self,
        variables: &Records<'_, rdef::ShaderVariable>,
        index: usize,
        variable: &rdef::ShaderVariable,
    ) -> Result<ShaderVariable, Error> {
        let value = self.view.default_value(variable)?;
        self.budget.take(value.map_or(0, |value| value.len()))?;
        let resources = self.view.resources(variables, index);
        Ok(ShaderVariable {
            name: self.string(variable.name_offset)?,
            start_offset: variable.start_offset,
            size: variable.size,
            flags: variable.flags,
            shader_type: self.id(variable.type_offset)?,
            default_value: value.map(|value| value.to_vec()),
            resources: resources.map_or(ShaderVariableResources::NONE, At::into_inner),
        })
    }

    /// The string at this offset.
    fn string(&self, offset: StringOffset) -> Result<BString, Error> {
        self.budget.string(self.view.string(offset)?)
    }

    /// The number of the type at this offset, which is before those that refer to it.
    fn id(&self, offset: u32) -> Result<TypeId, Error> {
        self.types.get(&offset).copied().ok_or_else(|| {
            let (what, allowed) =
                ("the offset of a type", "that of a type that does not refer to it");
            self.view.cursor().value_error(what, offset.into(), allowed)
        })
    }
}

/// The value at an offset, which is 0 where there is none.
fn optional<T>(
    offset: u32,
    read: impl FnOnce(u32) -> Result<T, Error>,
) -> Result<Option<T>, Error> {
    if offset == 0 { Ok(None) } else { read(offset).map(Some) }
}
