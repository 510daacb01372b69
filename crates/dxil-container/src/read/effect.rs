//! `FX10`: the records of an effect, and what they refer to.

use alloc::vec::Vec;

use bstr::BStr;

use super::Effect;
use crate::cursor::Cursor;
use crate::layout::{
    self, EffectAssignment, EffectConstant, EffectElement, EffectInstance, EffectMember,
    EffectNumericType, EffectObjectType, EffectOffset, EffectShader5, EffectStreamOutShader,
    EffectTypeClass, EffectVersion, StringOffset,
};
use crate::strings::PartStrings;
use crate::{At, Error, Record, Records};

/// All records of an effect, in the order of the part.
#[derive(Clone, Debug)]
pub struct EffectContents<'a> {
    /// The buffers of the effect itself.
    pub buffers: Vec<EffectBuffer<'a>>,
    /// Its objects.
    pub objects: Vec<EffectObject<'a>>,
    /// Its interfaces.
    pub interfaces: Vec<EffectInterface<'a>>,
    /// The buffers that a pool shares.
    pub shared_buffers: Vec<EffectBuffer<'a>>,
    /// The objects that a pool shares.
    pub shared_objects: Vec<EffectObject<'a>>,
    /// The groups of `fx_5_0`.
    pub groups: Vec<EffectGroup<'a>>,
    /// The techniques of other versions.
    pub techniques: Vec<EffectTechnique<'a>>,
}

/// A buffer.
#[derive(Clone, Debug)]
pub struct EffectBuffer<'a> {
    /// Its record.
    pub record: At<layout::EffectBuffer>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
    /// Its variables.
    pub variables: Vec<EffectVariable<'a>>,
}

/// A variable of a buffer.
#[derive(Clone, Debug)]
pub struct EffectVariable<'a> {
    /// Its record.
    pub record: At<layout::EffectVariable>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
}

/// An object.
#[derive(Clone, Debug)]
pub struct EffectObject<'a> {
    /// Its record.
    pub record: At<layout::EffectObject>,
    /// Its value.
    pub initializer: EffectInitializer<'a>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
}

/// The value of an object, for each element.
#[derive(Clone, Debug)]
pub enum EffectInitializer<'a> {
    /// Objects that have none: resources, and what a pool shares.
    None,
    /// Strings.
    Strings(Records<'a, EffectOffset>),
    /// Shaders.
    Shaders(Records<'a, EffectOffset>),
    /// Geometry shaders with stream output.
    StreamOutShaders(Records<'a, EffectStreamOutShader>),
    /// Shaders of `fx_5_0`.
    Shaders5(Records<'a, EffectShader5>),
    /// State blocks.
    Blocks(Vec<Records<'a, EffectAssignment>>),
}

/// An interface.
#[derive(Clone, Debug)]
pub struct EffectInterface<'a> {
    /// Its record.
    pub record: At<layout::EffectInterface>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
}

/// A value that an application can read.
#[derive(Clone, Debug)]
pub struct EffectAnnotation<'a> {
    /// Its record.
    pub record: At<layout::EffectAnnotation>,
    /// The offset of the value, or of each string.
    pub values: Records<'a, EffectOffset>,
}

/// A group of techniques.
#[derive(Clone, Debug)]
pub struct EffectGroup<'a> {
    /// Its record.
    pub record: At<layout::EffectGroup>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
    /// Its techniques.
    pub techniques: Vec<EffectTechnique<'a>>,
}

/// A technique.
#[derive(Clone, Debug)]
pub struct EffectTechnique<'a> {
    /// Its record.
    pub record: At<layout::EffectTechnique>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
    /// Its passes.
    pub passes: Vec<EffectPass<'a>>,
}

/// A pass.
#[derive(Clone, Debug)]
pub struct EffectPass<'a> {
    /// Its record.
    pub record: At<layout::EffectPass>,
    /// Its annotations.
    pub annotations: Vec<EffectAnnotation<'a>>,
    /// The states that it sets.
    pub assignments: Records<'a, EffectAssignment>,
}

/// A type.
#[derive(Clone, Copy, Debug)]
pub struct EffectType<'a> {
    /// Its record.
    pub record: At<layout::EffectType>,
    /// What its class adds.
    pub detail: EffectTypeDetail<'a>,
}

/// What the class of a type adds.
#[derive(Clone, Copy, Debug)]
pub enum EffectTypeDetail<'a> {
    /// The shape and type of numbers.
    Numeric(EffectNumericType),
    /// The type of an object.
    Object(EffectObjectType),
    /// The members of a structure.
    Struct(Records<'a, EffectMember>),
    /// Nothing.
    Interface,
}

impl EffectType<'_> {
    /// The number of elements; 1 if it is no array.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.record.element_count.max(1)
    }
}

impl<'a> Effect<'a> {
    /// All records.
    ///
    /// ```
    /// use dxil_container::read::Effect;
    ///
    /// fn print(effect: &Effect<'_>) -> Result<(), dxil_container::Error> {
    ///     for buffer in effect.contents()?.buffers {
    ///         for variable in buffer.variables {
    ///             println!("{}", effect.string(variable.record.name_offset)?.into_inner());
    ///         }
    ///     }
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if a record or the type of a variable is cut off, or of an unknown class.
    pub fn contents(&self) -> Result<EffectContents<'a>, Error> {
        let mut reader = Reader { effect: self, records: self.cursor(&self.records) };
        let header = &self.header;
        let (interface_count, group_count) = match self.counts5 {
            Some(counts) => (counts.interface_variable_count, counts.group_count),
            None => (0, 0),
        };
        let techniques =
            if header.version == EffectVersion::Fx5_0 { 0 } else { header.technique_count };
        Ok(EffectContents {
            buffers: reader.list(header.buffer_count, |it| it.buffer(true))?,
            objects: reader.list(header.object_variable_count, |it| it.object(true))?,
            interfaces: reader.list(interface_count, Reader::interface)?,
            shared_buffers: reader.list(header.shared_buffer_count, |it| it.buffer(false))?,
            shared_objects: reader
                .list(header.shared_object_variable_count, |it| it.object(false))?,
            groups: reader.list(group_count, Reader::group)?,
            techniques: reader.list(techniques, Reader::technique)?,
        })
    }

    /// The string at this offset of the data.
    ///
    /// # Errors
    ///
    /// Fails if the offset is past the end, or no zero byte ends the string.
    pub fn string(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        PartStrings(self.cursor(&self.data)).get(offset)
    }

    /// The type at this offset of the data.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short, or the class is unknown.
    pub fn effect_type(&self, offset: u32) -> Result<EffectType<'a>, Error> {
        let mut cursor = self.seek(offset, "a type")?;
        let record = cursor.record::<layout::EffectType>("a type")?;
        let detail = match record.class {
            EffectTypeClass::Numeric => {
                let what = "the shape of a type";
                EffectTypeDetail::Numeric(cursor.record::<EffectNumericType>(what)?.into_inner())
            }
            EffectTypeClass::Object => {
                let number = cursor.value::<u32>("the type of an object")?.into_inner();
                EffectTypeDetail::Object(EffectObjectType(number))
            }
            EffectTypeClass::Struct => {
                let what = "the members of a type";
                let count = cursor.value::<u32>(what)?.into_inner();
                EffectTypeDetail::Struct(cursor.records(count, EffectMember::SIZE as u32, what)?)
            }
            EffectTypeClass::Interface => EffectTypeDetail::Interface,
            EffectTypeClass(class) => {
                let allowed = "1 to 4";
                return Err(cursor.value_error("the class of a type", class.into(), allowed));
            }
        };
        Ok(EffectType { record, detail })
    }

    /// The value of a variable or annotation of this type, without gaps; `None` at offset 0.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for it.
    pub fn value(&self, offset: u32, ty: &EffectType<'_>) -> Result<Option<At<&'a [u8]>>, Error> {
        if offset == 0 {
            return Ok(None);
        }
        let what = "a value";
        self.seek(offset, what)?.take(ty.record.packed_size as usize, what).map(Some)
    }

    /// The shader or expression at this offset: the bytes of a container; `None` if it has none.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for it.
    pub fn code(&self, offset: u32) -> Result<Option<At<&'a [u8]>>, Error> {
        let mut cursor = self.seek(offset, "a shader")?;
        let size = cursor.value::<u32>("the size of a shader")?.into_inner();
        let bytes = cursor.take(size as usize, "a shader")?;
        Ok((!bytes.is_empty()).then_some(bytes))
    }

    /// The numbers at this offset, which are the value of a state.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for them.
    pub fn constants(&self, offset: u32) -> Result<Records<'a, EffectConstant>, Error> {
        let what = "the values of a state";
        let mut cursor = self.seek(offset, what)?;
        let count = cursor.value::<u32>(what)?.into_inner();
        cursor.records(count, EffectConstant::SIZE as u32, what)
    }

    /// The element of an array at this offset, which is the value of a state.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for it.
    pub fn element(&self, offset: u32) -> Result<At<EffectElement>, Error> {
        self.seek(offset, "an element of an array")?.record("an element of an array")
    }

    /// The shader with stream output at this offset, which is the value of a state.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for it.
    pub fn stream_out_shader(&self, offset: u32) -> Result<At<EffectStreamOutShader>, Error> {
        self.seek(offset, "an inline shader")?.record("an inline shader")
    }

    /// The shader of `fx_5_0` at this offset, which is the value of a state.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for it.
    pub fn shader5(&self, offset: u32) -> Result<At<EffectShader5>, Error> {
        self.seek(offset, "an inline shader")?.record("an inline shader")
    }

    /// The variables at this offset that are bound to interfaces.
    ///
    /// # Errors
    ///
    /// Fails if the data is too short for them.
    pub fn instances(&self, offset: u32, count: u32) -> Result<Records<'a, EffectInstance>, Error> {
        let what = "the instances of interfaces";
        self.seek(offset, what)?.records(count, EffectInstance::SIZE as u32, what)
    }

    fn seek(&self, offset: u32, what: &'static str) -> Result<Cursor<'a>, Error> {
        self.cursor(&self.data).seek(offset, what)
    }

    /// The start of a block.
    fn cursor(&self, block: &At<&'a [u8]>) -> Cursor<'a> {
        Cursor::new(block, block.offset(), self.part.0)
    }
}

/// Reads records from front to back.
struct Reader<'e, 'a> {
    effect: &'e Effect<'a>,
    records: Cursor<'a>,
}

impl<'a> Reader<'_, 'a> {
    /// So many things. The number is only a claim: each takes bytes.
    fn list<T>(
        &mut self,
        count: u32,
        mut read: impl FnMut(&mut Self) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let mut list = Vec::new();
        for _ in 0..count {
            list.push(read(self)?);
        }
        Ok(list)
    }

    fn rows<T: Record>(&mut self, count: u32, what: &'static str) -> Result<Records<'a, T>, Error> {
        self.records.records(count, T::SIZE as u32, what)
    }

    fn buffer(&mut self, is_local: bool) -> Result<EffectBuffer<'a>, Error> {
        let record = self.records.record::<layout::EffectBuffer>("a buffer")?;
        let annotations = self.annotations_if(is_local)?;
        let variables = self.list(record.variable_count, |it| {
            let record = it.records.record("a variable")?;
            Ok(EffectVariable { record, annotations: it.annotations_if(is_local)? })
        })?;
        Ok(EffectBuffer { record, annotations, variables })
    }

    fn object(&mut self, is_local: bool) -> Result<EffectObject<'a>, Error> {
        let record = self.records.record::<layout::EffectObject>("an object")?;
        let initializer = match is_local {
            true => self.initializer(record.type_offset)?,
            false => EffectInitializer::None,
        };
        Ok(EffectObject { record, initializer, annotations: self.annotations_if(is_local)? })
    }

    fn initializer(&mut self, type_offset: u32) -> Result<EffectInitializer<'a>, Error> {
        let ty = self.effect.effect_type(type_offset)?;
        let EffectTypeDetail::Object(kind) = ty.detail else {
            let class = ty.record.class.0.into();
            return Err(self.records.value_error("the class of an object's type", class, "2"));
        };
        let count = ty.count();
        Ok(match kind {
            EffectObjectType::String => EffectInitializer::Strings(self.rows(count, "strings")?),
            EffectObjectType::PixelShader
            | EffectObjectType::VertexShader
            | EffectObjectType::GeometryShader => {
                EffectInitializer::Shaders(self.rows(count, "shaders")?)
            }
            EffectObjectType::GeometryShaderStreamOut => {
                EffectInitializer::StreamOutShaders(self.rows(count, "shaders")?)
            }
            EffectObjectType::PixelShader5
            | EffectObjectType::VertexShader5
            | EffectObjectType::GeometryShader5
            | EffectObjectType::ComputeShader5
            | EffectObjectType::HullShader5
            | EffectObjectType::DomainShader5 => {
                EffectInitializer::Shaders5(self.rows(count, "shaders")?)
            }
            EffectObjectType::BlendState
            | EffectObjectType::DepthStencilState
            | EffectObjectType::RasterizerState
            | EffectObjectType::Sampler => EffectInitializer::Blocks(self.list(count, |it| {
                let count = it.records.value::<u32>("the number of states")?;
                it.rows(count.into_inner(), "the states of a block")
            })?),
            _ => EffectInitializer::None,
        })
    }

    fn interface(&mut self) -> Result<EffectInterface<'a>, Error> {
        let record = self.records.record("an interface")?;
        Ok(EffectInterface { record, annotations: self.annotations()? })
    }

    fn group(&mut self) -> Result<EffectGroup<'a>, Error> {
        let record = self.records.record::<layout::EffectGroup>("a group")?;
        let annotations = self.annotations()?;
        let techniques = self.list(record.technique_count, Self::technique)?;
        Ok(EffectGroup { record, annotations, techniques })
    }

    fn technique(&mut self) -> Result<EffectTechnique<'a>, Error> {
        let record = self.records.record::<layout::EffectTechnique>("a technique")?;
        let annotations = self.annotations()?;
        let passes = self.list(record.pass_count, Self::pass)?;
        Ok(EffectTechnique { record, annotations, passes })
    }

    fn pass(&mut self) -> Result<EffectPass<'a>, Error> {
        let record = self.records.record::<layout::EffectPass>("a pass")?;
        let annotations = self.annotations()?;
        let assignments = self.rows(record.assignment_count, "the states of a pass")?;
        Ok(EffectPass { record, annotations, assignments })
    }

    fn annotations_if(&mut self, is_local: bool) -> Result<Vec<EffectAnnotation<'a>>, Error> {
        if is_local { self.annotations() } else { Ok(Vec::new()) }
    }

    fn annotations(&mut self) -> Result<Vec<EffectAnnotation<'a>>, Error> {
        let count = self.records.value::<u32>("the number of annotations")?.into_inner();
        self.list(count, |it| {
            let record = it.records.record::<layout::EffectAnnotation>("an annotation")?;
            let ty = it.effect.effect_type(record.type_offset)?;
            let count = match ty.detail {
                EffectTypeDetail::Object(_) => ty.count(),
                _ => 1,
            };
            Ok(EffectAnnotation { record, values: it.rows(count, "the value of an annotation")? })
        })
    }
}
