//! The owned form of what was read.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;

use super::{
    ResourceDefinitions, Revision, ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember,
    ShaderVariable, TypeId,
};
use crate::layout::rdef::{self, ShaderTypeClass, ShaderVariableResources};
use crate::write::budget::Budget;
use crate::{At, Records, read};

impl From<&read::ResourceDefinitions<'_>> for ResourceDefinitions {
    /// Nothing, where the part is damaged or of an unknown form.
    fn from(view: &read::ResourceDefinitions<'_>) -> Self {
        // Shared strings are copied for each use.
        let size = view.part_size().saturating_mul(read::ResourceDefinitions::MAX_SHARING);
        Copier { view, types: BTreeMap::new(), budget: Budget::new(size) }
            .definitions()
            .unwrap_or_default()
    }
}

/// Copies what a view has.
struct Copier<'v, 'a> {
    view: &'v read::ResourceDefinitions<'a>,
    /// Types by the offset at which they lie.
    types: BTreeMap<u32, TypeId>,
    /// For strings and default values.
    budget: Budget,
}

impl Copier<'_, '_> {
    /// All of the part.
    fn definitions(&mut self) -> Option<ResourceDefinitions> {
        let header = self.view.header;
        let sizes = self.view.sizes;
        Some(ResourceDefinitions {
            target: header.target,
            major_version: header.major_version,
            minor_version: header.minor_version,
            revision: Revision::of(sizes.as_deref())?,
            flags: header.flags,
            creator: self.string(header.creator_offset)?,
            types: self.types()?,
            bindings: self.bindings()?,
            buffers: self.view.buffers.iter().map(|at| self.buffer(&at)).collect::<Option<_>>()?,
        })
    }

    /// The types, those that another one refers to before it.
    fn types(&mut self) -> Option<Vec<ShaderType>> {
        let mut types = Vec::new();
        for found in self.view.types().ok()? {
            types.push(self.shader_type(&found)?);
            let id = TypeId(self.types.len() as u32);
            self.types.insert(found.offset, id);
        }
        Some(types)
    }

    /// A type.
    fn shader_type(&self, found: &read::ShaderType<'_>) -> Option<ShaderType> {
        let class = found.class.map_or_else(ShaderTypeClass::default, At::into_inner);
        let interfaces = found.interfaces.iter().map(|at| self.id(at.type_offset));
        let interfaces = interfaces.collect::<Option<_>>()?;
        Some(ShaderType {
            name: optional(class.name_offset, |at| self.string(at))?,
            class: found.record.class,
            variable_type: found.record.variable_type,
            rows: found.record.rows,
            columns: found.record.columns,
            element_count: found.record.element_count,
            members: found.members.iter().map(|at| self.member(&at)).collect::<Option<_>>()?,
            sub_type: optional(class.sub_type_offset, |at| self.id(at))?,
            base_class: optional(class.base_class_offset, |at| self.id(at))?,
            interfaces,
        })
    }

    /// A member.
    fn member(&self, member: &rdef::ShaderTypeMember) -> Option<ShaderTypeMember> {
        Some(ShaderTypeMember {
            name: self.string(member.name_offset)?,
            shader_type: self.id(member.type_offset)?,
            start_offset: member.start_offset,
        })
    }

    /// The bound resources.
    fn bindings(&self) -> Option<Vec<ShaderInputBinding>> {
        let bindings = self.view.bindings.iter().enumerate();
        let bindings = bindings.map(|(index, binding)| {
            Some(ShaderInputBinding {
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
    fn buffer(&self, buffer: &rdef::ShaderBuffer) -> Option<ShaderBuffer> {
        let variables = self.view.variables(buffer).ok()?;
        let indices = 0..variables.len();
        Some(ShaderBuffer {
            name: self.string(buffer.name_offset)?,
            buffer_type: buffer.buffer_type,
            size: buffer.size,
            flags: buffer.flags,
            variables: indices
                .map(|index| self.variable(&variables, index))
                .collect::<Option<_>>()?,
        })
    }

    /// A variable.
    fn variable(
        &self,
        variables: &Records<'_, rdef::ShaderVariable>,
        index: usize,
    ) -> Option<ShaderVariable> {
        let variable = variables.get(index)?;
        let value = self.view.default_value(&variable).ok()?;
        self.budget.take(value.map_or(0, |value| value.len()))?;
        let resources = self.view.resources(variables, index);
        Some(ShaderVariable {
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
    fn string(&self, offset: u32) -> Option<BString> {
        self.budget.string(self.view.string(offset).ok()?)
    }

    /// The number of the type at this offset, if it is before those that refer to it.
    fn id(&self, offset: u32) -> Option<TypeId> {
        self.types.get(&offset).copied()
    }
}

/// What lies at an offset that can be 0 for nothing.
fn optional<T>(offset: u32, read: impl FnOnce(u32) -> Option<T>) -> Option<Option<T>> {
    if offset == 0 { Some(None) } else { read(offset).map(Some) }
}
