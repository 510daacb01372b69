//! `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9 that stands in for one of shader model 4.

use alloc::vec::Vec;

use super::owned;
use crate::layout::rdef::ShaderTarget;
use crate::layout::{
    Level9Constants, Level9Header, Level9Register, Level9RuntimeConstant, Level9Sampler,
};
use crate::{Record, read};

/// A shader of Direct3D 9, and from where the runtime fills its registers. A part holds less than
/// 64 KiB of tables.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Level9 {
    /// The kind of shader.
    pub target: ShaderTarget,
    /// Major version of the shader's model: 2.
    pub major_version: u8,
    /// Minor version of the shader's model: 0, also where the shader itself says 1.
    pub minor_version: u8,
    /// Where samplers come from.
    pub samplers: Vec<Level9Sampler>,
    /// Where constants come from.
    pub constants: Vec<Level9Constants>,
    /// Where booleans come from.
    pub booleans: Vec<Level9Register>,
    /// Where integers come from.
    pub integers: Vec<Level9Register>,
    /// The constants that the runtime computes.
    pub runtime_constants: Vec<Level9RuntimeConstant>,
    /// The shader's tokens.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub shader: Vec<u8>,
}

impl Level9 {
    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let mut tables = Vec::new();
        let samplers_offset = table(&mut tables, &self.samplers);
        let constants_offset = table(&mut tables, &self.constants);
        let booleans_offset = table(&mut tables, &self.booleans);
        let integers_offset = table(&mut tables, &self.integers);
        let runtime_constants_offset = table(&mut tables, &self.runtime_constants);
        let shader_offset = Level9Header::SIZE + tables.len();
        let header = Level9Header {
            size: (shader_offset + self.shader.len()) as u32,
            minor_version: self.minor_version,
            major_version: self.major_version,
            target: self.target,
            shader_size: self.shader.len() as u32,
            shader_offset: shader_offset as u32,
            constant_count: self.constants.len() as u16,
            constants_offset,
            integer_count: self.integers.len() as u16,
            integers_offset,
            boolean_count: self.booleans.len() as u16,
            booleans_offset,
            sampler_count: self.samplers.len() as u16,
            samplers_offset,
            runtime_constant_count: self.runtime_constants.len() as u16,
            runtime_constants_offset,
        };
        header.encode(out);
        out.extend_from_slice(&tables);
        out.extend_from_slice(&self.shader);
    }
}

/// Appends a table, and says where it lies.
fn table<T: Record>(tables: &mut Vec<u8>, records: &[T]) -> u16 {
    let offset = Level9Header::SIZE + tables.len();
    records.iter().for_each(|record| record.encode(tables));
    offset as u16
}

impl From<&read::Level9<'_>> for Level9 {
    fn from(view: &read::Level9<'_>) -> Self {
        Self {
            target: view.header.target,
            major_version: view.header.major_version,
            minor_version: view.header.minor_version,
            samplers: owned(&view.samplers),
            constants: owned(&view.constants),
            booleans: owned(&view.booleans),
            integers: owned(&view.integers),
            runtime_constants: owned(&view.runtime_constants),
            shader: view.shader.to_vec(),
        }
    }
}
