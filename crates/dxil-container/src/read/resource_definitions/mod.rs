//! `RDEF`: buffers, variables, types and bindings of a DXBC shader.

mod describe;
mod types;

use bstr::BStr;

use super::Part;
use crate::cursor::Cursor;
use crate::layout::StringOffset;
use crate::layout::rdef::{
    RecordSizes, ResourceDefinitionsHeader, ShaderBuffer, ShaderInputBinding, ShaderInputSpace,
    ShaderVariable, ShaderVariableResources,
};
use crate::strings::PartStrings;
use crate::{At, Error, FourCC, Record, Records};

pub use types::ShaderType;

/// The declarations of a DXBC shader: its bindings, and its buffers with their variables.
///
/// Types are shared: many variables lead to one type. [`types`](Self::types) lists each once.
///
/// ```
/// use dxil_container::read::ResourceDefinitions;
///
/// fn print(definitions: &ResourceDefinitions<'_>) -> Result<(), dxil_container::Error> {
///     for buffer in definitions.buffers.iter() {
///         println!("{} {} bytes", definitions.string(buffer.name_offset)?.into_inner(), buffer.size);
///         for variable in definitions.variables(&buffer)?.iter() {
///             let (name, start) = (definitions.string(variable.name_offset)?, variable.start_offset);
///             println!("  {} at {start}", name.into_inner());
///         }
///     }
///     Ok(())
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ResourceDefinitions<'a> {
    /// Target, flags and where the tables lie.
    pub header: At<ResourceDefinitionsHeader>,
    /// The sizes of records; shader model 4 does not state them.
    pub sizes: Option<At<RecordSizes>>,
    /// The bound resources.
    pub bindings: Records<'a, ShaderInputBinding>,
    /// Constant buffers and other lists of variables.
    pub buffers: Records<'a, ShaderBuffer>,
    /// The start of the part.
    pub(crate) part: Cursor<'a>,
}

impl<'a> ResourceDefinitions<'a> {
    /// Reads a `RDEF` part: its header and its tables of bindings and buffers.
    ///
    /// # Errors
    ///
    /// Fails if the part is too short for them or for the variables, or records are shorter than they
    /// can be.
    pub fn parse(part: &Part<'a>) -> Result<Self, Error> {
        Self::parse_in_place(part)
    }

    /// The same, compiled into its caller, so that the view is made where it stays.
    #[inline(always)]
    pub(crate) fn parse_in_place(part: &Part<'a>) -> Result<Self, Error> {
        let mut cursor = part.cursor();
        let header = cursor.record::<ResourceDefinitionsHeader>("the header")?;
        let sizes = cursor.record::<RecordSizes>("the sizes of records").ok();
        let sizes = sizes.filter(|sizes| is_magic(sizes.magic));
        let part = part.cursor();
        let stride = size(sizes, |sizes| sizes.binding_size, ShaderInputBinding::SHORT_SIZE);
        let (what, short) = ("the bindings", ShaderInputBinding::SHORT_SIZE);
        let mut bindings = part.seek(header.bindings_offset, what)?;
        let bindings = bindings.versioned(header.binding_count, stride, short, what)?;
        let stride = size(sizes, |sizes| sizes.buffer_size, ShaderBuffer::SIZE);
        let what = "the buffers";
        let mut buffers = part.seek(header.buffers_offset, what)?;
        let buffers = buffers.records(header.buffer_count, stride, what)?;
        let definitions = Self { header, sizes, bindings, buffers, part };
        definitions.check_variables()?;
        Ok(definitions)
    }

    /// Checks that all buffers have their variables, and do not share them.
    fn check_variables(&self) -> Result<(), Error> {
        let mut left = self.part.all().len();
        for buffer in self.buffers.iter() {
            let size = self.variables(&buffer)?.range().len();
            left = left.checked_sub(size).ok_or_else(|| {
                let count = buffer.variable_count.into();
                let allowed = "at most as many as fit into the part with those of other buffers";
                self.part.value_error("the number of variables", count, allowed)
            })?;
        }
        Ok(())
    }

    /// The name of the compiler.
    ///
    /// # Errors
    ///
    /// Fails as [`string`](Self::string) does.
    pub fn creator(&self) -> Result<At<&'a BStr>, Error> {
        self.string(self.header.creator_offset)
    }

    /// The string at this offset.
    ///
    /// # Errors
    ///
    /// Fails if the offset is past the end, or no zero byte ends the string.
    pub fn string(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        PartStrings(self.part).get(offset)
    }

    /// The register space and the number of a binding, which shader model 5.1 has.
    #[must_use]
    pub fn space(&self, binding: &At<ShaderInputBinding>) -> Option<ShaderInputSpace> {
        let ShaderInputBinding { space, id, .. } = **binding;
        binding.has(&ShaderInputBinding::PLACES.id).then_some(ShaderInputSpace { space, id })
    }

    /// The variables of a buffer.
    ///
    /// # Errors
    ///
    /// Fails if the part is too short for them.
    pub fn variables(&self, buffer: &ShaderBuffer) -> Result<Records<'a, ShaderVariable>, Error> {
        let (what, short) = ("the variables", ShaderVariable::SHORT_SIZE);
        let stride = size(self.sizes, |sizes| sizes.variable_size, short);
        let mut variables = self.part.seek(buffer.variables_offset, what)?;
        variables.versioned(buffer.variable_count, stride, short, what)
    }

    /// The registers of textures and samplers in a variable, which shader model 5 has.
    #[must_use]
    pub fn resources(&self, variable: &At<ShaderVariable>) -> Option<ShaderVariableResources> {
        let ShaderVariable { start_texture, texture_count, start_sampler, sampler_count, .. } =
            **variable;
        variable.has(&ShaderVariable::PLACES.sampler_count).then_some(ShaderVariableResources {
            start_texture,
            texture_count,
            start_sampler,
            sampler_count,
        })
    }

    /// The default value of a variable, if it has one.
    ///
    /// # Errors
    ///
    /// Fails if the part is too short for it.
    pub fn default_value(&self, variable: &ShaderVariable) -> Result<Option<At<&'a [u8]>>, Error> {
        if variable.default_value_offset == 0 {
            return Ok(None);
        }
        let mut cursor = self.part.seek(variable.default_value_offset, "a default value")?;
        cursor.take(variable.size as usize, "a default value").map(Some)
    }
}

/// Whether this begins the sizes of records.
fn is_magic(magic: FourCC) -> bool {
    [RecordSizes::MAGIC_SM5, RecordSizes::MAGIC_SM5_1].contains(&magic)
}

/// The size of a record that the part states, or else that of shader model 4.
fn size(
    sizes: Option<At<RecordSizes>>,
    stated: impl FnOnce(&RecordSizes) -> u32,
    short: usize,
) -> u32 {
    sizes.map_or(short as u32, |sizes| stated(&sizes))
}
