//! Records with what is usual.

use super::{
    ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember, ShaderVariable,
    ShaderVariableResources, TypeId,
};
use crate::layout::rdef::{ShaderInputType, ShaderVariableFlags, VariableClass, VariableType};

impl ShaderInputBinding {
    /// A resource in one register.
    #[must_use]
    pub fn new(name: &str, input_type: ShaderInputType, bind_point: u32) -> Self {
        Self { name: name.into(), input_type, bind_point, bind_count: 1, ..Self::default() }
    }
}

impl ShaderBuffer {
    /// A constant buffer without variables.
    #[must_use]
    pub fn new(name: &str, size: u32) -> Self {
        Self { name: name.into(), size, ..Self::default() }
    }
}

impl ShaderVariable {
    /// A variable that is used and has no default value.
    #[must_use]
    pub fn new(name: &str, start_offset: u32, size: u32, shader_type: TypeId) -> Self {
        Self {
            name: name.into(),
            start_offset,
            size,
            flags: ShaderVariableFlags::Used,
            shader_type,
            default_value: None,
            resources: ShaderVariableResources::NONE,
        }
    }
}

impl ShaderType {
    /// A type without name and members.
    #[must_use]
    pub fn new(class: VariableClass, variable_type: VariableType, rows: u16, columns: u16) -> Self {
        Self { class, variable_type, rows, columns, ..Self::default() }
    }

    /// Returns this type with a name.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: Some(name.into()), ..self }
    }

    /// An array of this type.
    #[must_use]
    pub fn array(self, element_count: u16) -> Self {
        Self { element_count, ..self }
    }

    /// Its components, those of all members and elements together.
    #[must_use]
    pub fn component_count(&self) -> u32 {
        let components = u32::from(self.rows) * u32::from(self.columns);
        components.saturating_mul(self.element_count.max(1).into())
    }
}

impl ShaderTypeMember {
    /// A member at this number of bytes from the start of the structure.
    #[must_use]
    pub fn new(name: &str, start_offset: u32, shader_type: TypeId) -> Self {
        Self { name: name.into(), shader_type, start_offset }
    }
}
