//! The records of an effect, and what their offsets lead to.

use super::EffectState;
use crate::layout::StringOffset;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// A constant buffer or texture buffer. Annotations follow, unless a pool shares it, then its variables.
    pub struct EffectBuffer {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// Bytes that it takes.
        pub size: u32,
        /// [`TEXTURE_BUFFER`](Self::TEXTURE_BUFFER), or 0.
        pub flags: u32,
        /// Number of its variables.
        pub variable_count: u32,
        /// The register that the source states, or [`UNBOUND`](Self::UNBOUND).
        pub bind_point: u32,
    }
}

impl EffectBuffer {
    /// The flag of a texture buffer.
    pub const TEXTURE_BUFFER: u32 = 1;
    /// The register of a buffer for which the source states none.
    pub const UNBOUND: u32 = u32::MAX;
}

record! {
    /// A variable of a buffer. Annotations follow, unless a pool shares the buffer.
    pub struct EffectVariable {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The offset of its [`EffectType`].
        pub type_offset: u32,
        /// The offset of its semantic; 0 if it has none.
        pub semantic_offset: StringOffset,
        /// Bytes from the start of the buffer.
        pub start_offset: u32,
        /// The offset of its default value, without the gaps of a buffer; 0 if it has none.
        pub default_value_offset: u32,
        /// [`BOUND`](Self::BOUND), or 0.
        pub flags: u32,
    }
}

impl EffectVariable {
    /// The flag of a variable whose register the source states.
    pub const BOUND: u32 = 4;
}

record! {
    /// A variable that is an object. Its initializer and annotations follow, unless a pool shares it.
    pub struct EffectObject {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The offset of its [`EffectType`].
        pub type_offset: u32,
        /// The offset of its semantic; 0 if it has none.
        pub semantic_offset: StringOffset,
        /// The register that the source states, or [`EffectBuffer::UNBOUND`].
        pub bind_point: u32,
    }
}

record! {
    /// A variable that is an interface. Annotations follow.
    pub struct EffectInterface {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The offset of its [`EffectType`].
        pub type_offset: u32,
        /// The offset of an [`EffectInstance`] for each element; 0 if there are none.
        pub default_value_offset: u32,
        /// Zero.
        pub flags: u32,
    }
}

record! {
    /// A variable of a class that is bound to an interface.
    pub struct EffectInstance {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The element of an array, or [`WHOLE`](Self::WHOLE).
        pub index: u32,
    }
}

impl EffectInstance {
    /// The index of a variable that is no array.
    pub const WHOLE: u32 = u32::MAX;
}

record! {
    /// A value that an application can read. The offset of its value follows; for strings, one offset for each element.
    pub struct EffectAnnotation {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The offset of its [`EffectType`].
        pub type_offset: u32,
    }
}

record! {
    /// A group of techniques. Annotations follow, then the techniques.
    pub struct EffectGroup {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// Number of techniques.
        pub technique_count: u32,
    }
}

record! {
    /// A technique. Annotations follow, then the passes.
    pub struct EffectTechnique {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// Number of passes.
        pub pass_count: u32,
    }
}

record! {
    /// A pass. Annotations follow, then [`EffectAssignment`]s.
    pub struct EffectPass {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// Number of states that it sets.
        pub assignment_count: u32,
    }
}

record! {
    /// The value of a state.
    pub struct EffectAssignment {
        /// The state.
        pub state: EffectState,
        /// The element of a state that is an array.
        pub index: u32,
        /// What the value is.
        pub kind: EffectAssignmentKind,
        /// The offset of the value.
        pub value_offset: u32,
    }
}

open_enum! {
    /// What the value of a state is.
    pub enum EffectAssignmentKind(u32) {
        /// Numbers: their count, then [`EffectConstant`]s.
        Constant = 1 => "Constant",
        /// The name of a variable.
        Variable = 2 => "Variable",
        /// An [`EffectElement`] whose index is a number.
        ConstantIndex = 3 => "ConstantIndex",
        /// An [`EffectElement`] whose index is the offset of a variable's name.
        VariableIndex = 4 => "VariableIndex",
        /// An [`EffectElement`] whose index is the offset of an expression.
        ExpressionIndex = 5 => "ExpressionIndex",
        /// An expression.
        Expression = 6 => "Expression",
        /// A shader: an [`EffectStreamOutShader`].
        InlineShader = 7 => "InlineShader",
        /// A shader of `fx_5_0`: an [`EffectShader5`].
        InlineShader5 = 8 => "InlineShader5",
    }
}

record! {
    /// A number as the value of a state.
    pub struct EffectConstant {
        /// The type.
        pub scalar: EffectScalar,
        /// The bits of the number.
        pub bits: u32,
    }
}

open_enum! {
    /// The type of a number.
    pub enum EffectScalar(u32) {
        /// A floating-point number.
        Float = 1 => "float",
        /// A signed integer.
        Int = 2 => "int",
        /// An unsigned integer.
        Uint = 3 => "uint",
        /// A boolean.
        Bool = 4 => "bool",
    }
}

record! {
    /// An element of an array.
    pub struct EffectElement {
        /// The offset of the array's name.
        pub name_offset: StringOffset,
        /// The index, or an offset that leads to it.
        pub index: u32,
    }
}

record! {
    /// The offset of a string, a shader or an expression. Shaders and expressions are stored as their size, then a container.
    pub struct EffectOffset {
        /// The offset.
        pub offset: u32,
    }
}

record! {
    /// A shader, and what a geometry shader writes to buffers.
    pub struct EffectStreamOutShader {
        /// The offset of the shader.
        pub shader_offset: u32,
        /// The offset of the declaration of stream output; 0 if there is none.
        pub declaration_offset: StringOffset,
    }
}

record! {
    /// A shader of `fx_5_0`.
    pub struct EffectShader5 {
        /// The offset of the shader.
        pub shader_offset: u32,
        /// The offset of the declaration of stream output for stream 0; 0 if there is none.
        pub declaration_0_offset: StringOffset,
        /// The same for stream 1.
        pub declaration_1_offset: StringOffset,
        /// The same for stream 2.
        pub declaration_2_offset: StringOffset,
        /// The same for stream 3.
        pub declaration_3_offset: StringOffset,
        /// Number of declarations.
        pub declaration_count: u32,
        /// The stream for the rasterizer.
        pub rasterized_stream: u32,
        /// Number of interface parameters that are bound.
        pub binding_count: u32,
        /// The offset of an [`EffectInstance`] for each of them.
        pub bindings_offset: u32,
    }
}

impl EffectShader5 {
    /// The offsets of the declarations of all streams.
    #[must_use]
    pub const fn declarations(&self) -> [StringOffset; 4] {
        [
            self.declaration_0_offset,
            self.declaration_1_offset,
            self.declaration_2_offset,
            self.declaration_3_offset,
        ]
    }
}

record! {
    /// A type. What follows depends on the class.
    pub struct EffectType {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The class.
        pub class: EffectTypeClass,
        /// Number of elements; 0 if it is no array.
        pub element_count: u32,
        /// Bytes that it takes in a buffer.
        pub size: u32,
        /// Bytes from one element of an array to the next.
        pub stride: u32,
        /// Bytes that it takes without gaps.
        pub packed_size: u32,
    }
}

open_enum! {
    /// The class of a type.
    pub enum EffectTypeClass(u32) {
        /// Numbers: an [`EffectNumericType`] follows.
        Numeric = 1 => "Numeric",
        /// An object: an [`EffectObjectType`] follows.
        Object = 2 => "Object",
        /// A structure: the number of its members and [`EffectMember`]s follow.
        Struct = 3 => "Struct",
        /// An interface.
        Interface = 4 => "Interface",
    }
}

record! {
    /// The shape and type of numbers.
    pub struct EffectNumericType {
        /// Bits 0 to 2: scalar, vector or matrix; 3 to 7: an [`EffectScalar`]; 8 to 10: rows; 11 to 13: columns;
        /// 14: whether columns are contiguous; 15: whether elements of an array are.
        pub bits: u32,
    }
}

impl EffectNumericType {
    /// The type of each number.
    #[must_use]
    pub const fn scalar(self) -> EffectScalar {
        EffectScalar(self.bits >> 3 & 0x1f)
    }
}

record! {
    /// A member of a structure.
    pub struct EffectMember {
        /// The offset of its name.
        pub name_offset: StringOffset,
        /// The offset of its semantic; 0 if it has none.
        pub semantic_offset: StringOffset,
        /// Bytes from the start of the structure.
        pub start_offset: u32,
        /// The offset of its [`EffectType`].
        pub type_offset: u32,
    }
}

open_enum! {
    /// The type of an object.
    pub enum EffectObjectType(u32) {
        /// A string.
        String = 1 => "String",
        /// `BlendState`.
        BlendState = 2 => "BlendState",
        /// `DepthStencilState`.
        DepthStencilState = 3 => "DepthStencilState",
        /// `RasterizerState`.
        RasterizerState = 4 => "RasterizerState",
        /// `PixelShader`.
        PixelShader = 5 => "PixelShader",
        /// `VertexShader`.
        VertexShader = 6 => "VertexShader",
        /// `GeometryShader`.
        GeometryShader = 7 => "GeometryShader",
        /// A geometry shader with stream output.
        GeometryShaderStreamOut = 8 => "GeometryShaderStreamOut",
        /// `Texture`.
        Texture = 9 => "Texture",
        /// `Texture1D`.
        Texture1D = 10 => "Texture1D",
        /// `Texture1DArray`.
        Texture1DArray = 11 => "Texture1DArray",
        /// `Texture2D`.
        Texture2D = 12 => "Texture2D",
        /// `Texture2DArray`.
        Texture2DArray = 13 => "Texture2DArray",
        /// `Texture2DMS`.
        Texture2DMS = 14 => "Texture2DMS",
        /// `Texture2DMSArray`.
        Texture2DMSArray = 15 => "Texture2DMSArray",
        /// `Texture3D`.
        Texture3D = 16 => "Texture3D",
        /// `TextureCube`.
        TextureCube = 17 => "TextureCube",
        /// `ConstantBuffer`.
        ConstantBuffer = 18 => "ConstantBuffer",
        /// `RenderTargetView`.
        RenderTargetView = 19 => "RenderTargetView",
        /// `DepthStencilView`.
        DepthStencilView = 20 => "DepthStencilView",
        /// `Sampler`.
        Sampler = 21 => "Sampler",
        /// `Buffer`.
        Buffer = 22 => "Buffer",
        /// `TextureCubeArray`.
        TextureCubeArray = 23 => "TextureCubeArray",
        /// `PixelShader` of `fx_5_0`.
        PixelShader5 = 25 => "PixelShader5",
        /// `VertexShader` of `fx_5_0`.
        VertexShader5 = 26 => "VertexShader5",
        /// `GeometryShader` of `fx_5_0`.
        GeometryShader5 = 27 => "GeometryShader5",
        /// `ComputeShader` of `fx_5_0`.
        ComputeShader5 = 28 => "ComputeShader5",
        /// `HullShader` of `fx_5_0`.
        HullShader5 = 29 => "HullShader5",
        /// `DomainShader` of `fx_5_0`.
        DomainShader5 = 30 => "DomainShader5",
        /// `RWTexture1D`.
        RWTexture1D = 31 => "RWTexture1D",
        /// `RWTexture1DArray`.
        RWTexture1DArray = 32 => "RWTexture1DArray",
        /// `RWTexture2D`.
        RWTexture2D = 33 => "RWTexture2D",
        /// `RWTexture2DArray`.
        RWTexture2DArray = 34 => "RWTexture2DArray",
        /// `RWTexture3D`.
        RWTexture3D = 35 => "RWTexture3D",
        /// `RWBuffer`.
        RWBuffer = 36 => "RWBuffer",
        /// `ByteAddressBuffer`.
        ByteAddressBuffer = 37 => "ByteAddressBuffer",
        /// `RWByteAddressBuffer`.
        RWByteAddressBuffer = 38 => "RWByteAddressBuffer",
        /// `StructuredBuffer`.
        StructuredBuffer = 39 => "StructuredBuffer",
        /// `RWStructuredBuffer`.
        RWStructuredBuffer = 40 => "RWStructuredBuffer",
        /// `RWStructuredBufferAlloc`.
        RWStructuredBufferAlloc = 41 => "RWStructuredBufferAlloc",
        /// `RWStructuredBufferConsume`.
        RWStructuredBufferConsume = 42 => "RWStructuredBufferConsume",
        /// `AppendStructuredBuffer`.
        AppendStructuredBuffer = 43 => "AppendStructuredBuffer",
        /// `ConsumeStructuredBuffer`.
        ConsumeStructuredBuffer = 44 => "ConsumeStructuredBuffer",
    }
}
