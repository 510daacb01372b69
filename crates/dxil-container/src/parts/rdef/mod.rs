//! `RDEF`: buffers, variables, types and bindings of a DXBC shader.
//!
//! FXC writes it for every shader, unless reflection is stripped. All offsets count from the start of
//! the part. Three revisions exist. Shader model 4 has a header of 28 bytes and the short records.
//! Shader model 5.0, and libraries of any model, add [`RecordSizes`] with the magic `RD11`: variables
//! and types are longer. Shader model 5.1 has another magic and longer bindings.

mod build;
mod copy;
mod place;
mod revision;

use alloc::vec::Vec;

use bstr::BString;

use crate::layout::StringOffset;
use crate::layout::rdef::{
    CompileFlags, ResourceDimension, ResourceReturnType, ShaderBufferFlags, ShaderBufferType,
    ShaderInputFlags, ShaderInputType, ShaderTarget, ShaderVariableFlags, VariableClass,
    VariableType,
};
use crate::part::{Follow, Refer, forms};
use crate::record::record;
use crate::{FourCC, read};

use copy::Copier;
use place::Placer;
pub use revision::Revision;

record! {
    /// The start of the part.
    pub struct ResourceDefinitionsHeader {
        /// Number of constant buffers and other lists of variables.
        pub buffer_count: u32,
        /// The offset of the [`ShaderBuffer`]s; 0 if there are none.
        pub buffers_offset: u32,
        /// Number of bound resources.
        pub binding_count: u32,
        /// The offset of the [`ShaderInputBinding`]s.
        pub bindings_offset: u32,
        /// Minor version of the shader model.
        pub minor_version: u8,
        /// Major version of the shader model.
        pub major_version: u8,
        /// The kind of shader.
        pub target: ShaderTarget,
        /// The compiler's options.
        pub flags: CompileFlags,
        /// The offset of the name of the compiler.
        pub creator_offset: StringOffset,
    }
}

record! {
    /// The record after the header since shader model 5: the sizes of records.
    pub struct RecordSizes {
        /// [`MAGIC_SM5`](Self::MAGIC_SM5) or [`MAGIC_SM5_1`](Self::MAGIC_SM5_1).
        pub magic: FourCC,
        /// Bytes of the header and this record: 60.
        pub header_size: u32,
        /// Bytes of a [`ShaderBuffer`]: 24.
        pub buffer_size: u32,
        /// Bytes of a [`ShaderInputBinding`]: 32, or 40 since shader model 5.1.
        pub binding_size: u32,
        /// Bytes of a [`ShaderVariable`]: 40.
        pub variable_size: u32,
        /// Bytes of a [`ShaderType`]: 36.
        pub type_size: u32,
        /// Bytes of a [`ShaderTypeMember`]: 12.
        pub member_size: u32,
        /// Number of slots for interface pointers.
        pub interface_slot_count: u32,
    }
}

forms! {
    |view, copier: Copier<'_, '_>, placer: Placer<'_>|

    /// A resource that a shader binds.
    pub struct ShaderInputBinding: Default {
        /// The offset of its name.
        name_offset: StringOffset =>
        /// Its name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        name: BString,
        /// The kind of resource.
        input_type: ShaderInputType,
        /// The type that reading it returns; 0 for samplers and buffers of constants.
        return_type: ResourceReturnType,
        /// Its shape.
        dimension: ResourceDimension,
        /// Number of samples, `u32::MAX` where it is not stated; of a structured buffer, bytes of an
        /// element.
        sample_count: u32,
        /// The first register.
        bind_point: u32,
        /// The number of registers; 0 if it is unbounded.
        bind_count: u32,
        /// Further properties.
        flags: ShaderInputFlags,
        /// The register space. Since shader model 5.1, as what follows.
        space: u32 = space.space,
        /// The number by which the program names the range of registers.
        id: u32 = space.id,
        /// The register space and the program's number for it, which shader model 5.1 states.
        form space: ShaderInputSpace = copier.view.space(view).unwrap_or_default(),
    }

    /// A constant buffer, or another list of variables.
    pub struct ShaderBuffer: Default {
        /// The offset of its name.
        name_offset: StringOffset =>
        /// Its name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        name: BString,
        /// The kind.
        form buffer_type: ShaderBufferType = view.buffer_type,
        /// Number of variables.
        variable_count: u32 = variables.len() as u32,
        /// The offset of the [`ShaderVariable`]s.
        variables_offset: u32 = placer.variables(variables),
        /// Bytes that it takes.
        size: u32,
        /// Further properties.
        flags: ShaderBufferFlags,
        /// The kind.
        buffer_type: ShaderBufferType = *buffer_type,
        /// Its variables.
        form variables: Vec<ShaderVariable> = copier.variables(view)?,
    }

    /// A variable of a buffer.
    pub struct ShaderVariable {
        /// The offset of its name.
        name_offset: StringOffset =>
        /// Its name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        name: BString,
        /// Bytes from the start of the buffer; of an interface pointer, its slot.
        start_offset: u32,
        /// Bytes that it takes; of interface pointers, the number of slots.
        size: u32,
        /// Further properties.
        flags: ShaderVariableFlags,
        /// The offset of its [`ShaderType`].
        type_offset: u32 =>
        /// Its type.
        shader_type: TypeId,
        /// The offset of its default value, which is as long as the variable; 0 if it has none.
        default_value_offset: u32 = default_value.clone().map_or(0, |value| placer.pool.data(value)),
        /// Its default value: as many bytes as it takes.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        form default_value: Option<Vec<u8>> = copier.default_value(view)?,
        /// The first texture register, `u32::MAX` if there is none. Since shader model 5, as what follows.
        start_texture: u32 = resources.start_texture,
        /// Number of textures that are members of it.
        texture_count: u32 = resources.texture_count,
        /// The first sampler register, `u32::MAX` if there is none.
        start_sampler: u32 = resources.start_sampler,
        /// Number of samplers that are members of it.
        sampler_count: u32 = resources.sampler_count,
        /// The registers of textures and samplers in it, which shader model 5 states.
        form resources: ShaderVariableResources
            = copier.view.resources(view).unwrap_or(ShaderVariableResources::NONE),
    }

    /// The type of a variable or of a member.
    pub struct ShaderType: Default of read::ShaderType<'_> {
        /// Its name, which shader model 5 states.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        form name: Option<BString> = copier.follow_some(view.name_offset)?,
        /// Whether it is a scalar, vector, matrix, structure.
        class: VariableClass,
        /// The type of its components; [`Void`](VariableType::Void) for structures.
        variable_type: VariableType,
        /// Number of rows; 1 unless it is a matrix.
        rows: u16,
        /// Number of columns; of a structure, the number of all its components.
        columns: u16,
        /// Number of elements; 0 unless it is an array.
        element_count: u16,
        /// Number of members.
        member_count: u16 = members.len() as u16,
        /// The offset of the [`ShaderTypeMember`]s; 0 unless it is a structure.
        members_offset: u32 = placer.members(*class, members),
        /// Its members, at most 65,535.
        form members: Vec<ShaderTypeMember> = copier.members(view)?,
        /// The offset of the type that an interface pointer points to; 0 if it points to none. Since shader
        /// model 5, as what follows.
        sub_type_offset: u32 = placer.refer_some(sub_type),
        /// The type that an interface pointer points to.
        form sub_type: Option<TypeId> = copier.follow_some(view.sub_type_offset)?,
        /// The offset of the type that it inherits from; 0 if there is none.
        base_class_offset: u32 = placer.refer_some(base_class),
        /// The type that it inherits from. Its first member is then called `$super`.
        form base_class: Option<TypeId> = copier.follow_some(view.base_class_offset)?,
        /// Number of interfaces that it implements.
        interface_count: u32 = interfaces.len() as u32,
        /// The offset of the [`ShaderTypeOffset`]s, which lead to those interfaces; 0 if there are none.
        interfaces_offset: u32 = placer.interfaces(interfaces),
        /// The interfaces that it implements.
        form interfaces: Vec<TypeId> = copier.interfaces(view)?,
        /// The offset of its name; 0 if it has none.
        name_offset: StringOffset = placer.refer_some(name),
    }

    /// A member of a structure.
    pub struct ShaderTypeMember {
        /// The offset of its name.
        name_offset: StringOffset =>
        /// Its name.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        name: BString,
        /// The offset of its [`ShaderType`].
        type_offset: u32 =>
        /// Its type.
        shader_type: TypeId,
        /// Bytes from the start of the structure.
        start_offset: u32,
    }
}

record! {
    /// An entry of a list of types.
    pub struct ShaderTypeOffset {
        /// The offset of the [`ShaderType`].
        pub type_offset: u32,
    }
}

impl RecordSizes {
    /// The magic of shader model 5.0 and of libraries.
    pub const MAGIC_SM5: FourCC = FourCC(*b"RD11");
    /// The magic of shader model 5.1.
    pub const MAGIC_SM5_1: FourCC = FourCC([0x13, 0x13, 0x44, 0x25]);
}

/// The register space of a binding, and its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShaderInputSpace {
    /// The register space.
    pub space: u32,
    /// The number by which the program names the range of registers.
    pub id: u32,
}

/// The registers of textures and samplers that are members of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShaderVariableResources {
    /// The first texture register, `u32::MAX` if there is none.
    pub start_texture: u32,
    /// Number of textures.
    pub texture_count: u32,
    /// The first sampler register, `u32::MAX` if there is none.
    pub start_sampler: u32,
    /// Number of samplers.
    pub sampler_count: u32,
}

impl ShaderVariableResources {
    /// No textures and no samplers.
    pub const NONE: Self = Self {
        start_texture: u32::MAX,
        texture_count: 0,
        start_sampler: u32::MAX,
        sampler_count: 0,
    };
}

/// The declarations of a DXBC shader: its bindings, and its buffers with their variables.
///
/// It is written as FXC would: strings, default values and lists of members are shared where they are
/// the same, types where their [`TypeId`] is.
///
/// ```
/// use dxil_container::layout::rdef::{
///     CompileFlags, ShaderInputType, ShaderTarget, VariableClass, VariableType,
/// };
/// use dxil_container::write::{
///     Container, ResourceDefinitions, ShaderBuffer, ShaderInputBinding, ShaderType,
///     ShaderVariable,
/// };
/// use dxil_container::{FourCC, Container as View};
///
/// let mut definitions = ResourceDefinitions::new(ShaderTarget::Pixel, 5, 0);
/// definitions.creator = "Microsoft (R) HLSL Shader Compiler 10.1".into();
/// definitions.flags = CompileFlags::NoPreshader;
/// let float4 = ShaderType::new(VariableClass::Vector, VariableType::Float, 1, 4).named("float4");
/// let float4 = definitions.add_type(float4);
/// definitions.bindings.push(ShaderInputBinding::new("Colors", ShaderInputType::CBuffer, 0));
/// let mut buffer = ShaderBuffer::new("Colors", 16);
/// buffer.variables.push(ShaderVariable::new("tint", 0, 16, float4));
/// definitions.buffers.push(buffer);
///
/// let mut container = Container::default();
/// container.push(FourCC::RDEF, definitions);
/// let file = container.write()?;
/// assert!(View::parse(&file)?.part(FourCC::RDEF).is_some());
/// # // What the compiler makes of the same.
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/fxc/fxc_tint.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let theirs = theirs.part(dxil_container::FourCC::RDEF).expect("a part");
/// # assert_eq!(container.parts[0].data, dxil_container::write::PartData::read(&theirs)?);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ResourceDefinitions {
    /// The kind of shader.
    pub target: ShaderTarget,
    /// Major version of the shader model.
    pub major_version: u8,
    /// Minor version of the shader model.
    pub minor_version: u8,
    /// The form of the records that are written.
    pub revision: Revision,
    /// The compiler's options.
    pub flags: CompileFlags,
    /// The name of the compiler.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub creator: BString,
    /// The bound resources.
    pub bindings: Vec<ShaderInputBinding>,
    /// Constant buffers and other lists of variables.
    pub buffers: Vec<ShaderBuffer>,
    /// The types of variables and members. Types refer to earlier ones; only those that a variable
    /// leads to are written.
    pub types: Vec<ShaderType>,
}

/// A type's place in [`ResourceDefinitions::types`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TypeId(pub u32);

impl ResourceDefinitions {
    /// Returns the definitions of a shader without resources, in the form that FXC writes for its model.
    #[must_use]
    pub fn new(target: ShaderTarget, major_version: u8, minor_version: u8) -> Self {
        let revision = match (target, major_version, minor_version) {
            (ShaderTarget::Library, ..) | (_, 5, 0) => Revision::Sm5,
            (_, 0..=4, _) => Revision::Sm4,
            _ => Revision::Sm5_1,
        };
        Self { target, major_version, minor_version, revision, ..Self::default() }
    }

    /// Adds a type.
    pub fn add_type(&mut self, added: ShaderType) -> TypeId {
        self.types.push(added);
        TypeId(self.types.len() as u32 - 1)
    }

    /// Adds a structure, given its name (which shader model 4 does not say) and its members. The number
    /// of its components is computed; textures and samplers in it, which are no members, count as one
    /// each in FXC and are to be added.
    pub fn add_struct(&mut self, name: Option<&str>, members: Vec<ShaderTypeMember>) -> TypeId {
        let components = members.iter().filter_map(|member| self.get_type(member.shader_type));
        let columns = components.map(ShaderType::component_count).fold(0, u32::saturating_add);
        let columns = u16::try_from(columns).unwrap_or(u16::MAX);
        let base = ShaderType::new(VariableClass::Struct, VariableType::Void, 1, columns);
        self.add_type(ShaderType { name: name.map(BString::from), members, ..base })
    }

    /// Number of slots that the interface pointers take.
    fn interface_slot_count(&self) -> u32 {
        let is_pointers =
            |buffer: &&ShaderBuffer| buffer.buffer_type == ShaderBufferType::InterfacePointers;
        let buffers = self.buffers.iter().filter(is_pointers);
        let variables = buffers.flat_map(|buffer| &buffer.variables);
        variables.fold(0, |count, variable| count.wrapping_add(variable.size))
    }

    /// The type of this number.
    #[must_use]
    pub fn get_type(&self, id: TypeId) -> Option<&ShaderType> {
        self.types.get(id.0 as usize)
    }
}
