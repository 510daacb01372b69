//! `RDEF`: buffers, variables, types and bindings of a DXBC shader. [`ResourceDefinitionsHeader`] is the
//! start of the part.
//!
//! Numbers and names are those of Direct3D's reflection interfaces: `D3D_SVC_SCALAR` is
//! [`VariableClass::Scalar`]. Other parts of FXC have some of them, too.

use crate::flags::flags;
use crate::open_enum::open_enum;

pub use crate::parts::rdef::record::{
    ShaderBuffer, ShaderInputBinding, ShaderType, ShaderTypeMember, ShaderVariable,
};
pub use crate::parts::rdef::{
    RecordSizes, ResourceDefinitionsHeader, ShaderInputSpace, ShaderTypeOffset,
    ShaderVariableResources,
};

open_enum! {
    /// The kind of shader that a part of FXC belongs to.
    pub enum ShaderTarget(u16) {
        /// A pixel shader.
        Pixel = 0xffff,
        /// A vertex shader.
        Vertex = 0xfffe,
        /// A geometry shader.
        Geometry = 0x4753,
        /// A hull shader.
        Hull = 0x4853,
        /// A domain shader.
        Domain = 0x4453,
        /// A compute shader.
        Compute = 0x4353,
        /// A function of a library.
        Library = 0x4c46,
        /// A function of a library, compiled for vertex shaders of level 9.
        LibraryVertex = 0x4c56,
        /// A function of a library, compiled for pixel shaders of level 9.
        LibraryPixel = 0x4c50,
    }
}

flags! {
    /// FXC's options: `D3DCOMPILE_DEBUG` is [`Debug`](Self::Debug).
    pub struct CompileFlags(u32) {
        /// With debug information.
        Debug = 0,
        /// Without validation.
        SkipValidation = 1,
        /// Without optimization.
        SkipOptimization = 2,
        /// Matrices are row-major unless declared otherwise.
        PackMatrixRowMajor = 3,
        /// Matrices are column-major unless declared otherwise.
        PackMatrixColumnMajor = 4,
        /// With partial precision.
        PartialPrecision = 5,
        /// Vertex shaders for the next higher model, without optimization.
        ForceVsSoftwareNoOpt = 6,
        /// Pixel shaders for the next higher model, without optimization.
        ForcePsSoftwareNoOpt = 7,
        /// Without preshaders.
        NoPreshader = 8,
        /// Without flow control where possible.
        AvoidFlowControl = 9,
        /// With flow control where possible.
        PreferFlowControl = 10,
        /// Without obsolete syntax.
        EnableStrictness = 11,
        /// With the syntax of older versions.
        EnableBackwardsCompatibility = 12,
        /// With strict rules for floating point.
        IeeeStrictness = 13,
        /// Optimization level 0; with the next bit, level 2.
        OptimizationLevel0 = 14,
        /// Optimization level 3.
        OptimizationLevel3 = 15,
        /// Warnings are errors.
        WarningsAreErrors = 18,
        /// Unordered-access and shader-resource views may alias.
        ResourcesMayAlias = 19,
        /// Descriptor tables may be unbounded.
        EnableUnboundedDescriptorTables = 20,
        /// All resources are bound.
        AllResourcesBound = 21,
        /// The name of the debug information depends on the source.
        DebugNameForSource = 22,
        /// The name of the debug information depends on the binary alone.
        DebugNameForBinary = 23,
    }
}

open_enum! {
    /// The kinds of resources that a shader binds.
    pub enum ShaderInputType(u32) {
        /// A constant buffer.
        CBuffer = 0,
        /// A texture buffer.
        TBuffer = 1,
        /// A texture or a typed buffer.
        Texture = 2,
        /// A sampler.
        Sampler = 3,
        /// A texture or typed buffer that can be written.
        UavRwTyped = 4,
        /// A structured buffer.
        Structured = 5,
        /// A structured buffer that can be written.
        UavRwStructured = 6,
        /// A byte-address buffer.
        ByteAddress = 7,
        /// A byte-address buffer that can be written.
        UavRwByteAddress = 8,
        /// A structured buffer to append to.
        UavAppendStructured = 9,
        /// A structured buffer to consume from.
        UavConsumeStructured = 10,
        /// A structured buffer that can be written, with a counter.
        UavRwStructuredWithCounter = 11,
        /// A ray-tracing acceleration structure.
        RtAccelerationStructure = 12,
        /// A texture for sampler feedback.
        UavFeedbackTexture = 13,
    }
}

open_enum! {
    /// The types that reading a resource returns.
    pub enum ResourceReturnType(u32) {
        /// None: the resource has no return type.
        None = 0,
        /// Numbers between 0 and 1.
        UNorm = 1,
        /// Numbers between -1 and 1.
        SNorm = 2,
        /// Integers with a sign.
        SInt = 3,
        /// Integers without a sign.
        UInt = 4,
        /// Floating-point numbers.
        Float = 5,
        /// Facts about a resource.
        Mixed = 6,
        /// Doubles.
        Double = 7,
        /// The continuation of another component.
        Continued = 8,
    }
}

open_enum! {
    /// The shape of a resource.
    pub enum ResourceDimension(u32) {
        /// None: the resource has no dimension.
        Unknown = 0,
        /// A buffer.
        Buffer = 1,
        /// A texture of one dimension.
        Texture1D = 2,
        /// An array of textures of one dimension.
        Texture1DArray = 3,
        /// A texture of two dimensions.
        Texture2D = 4,
        /// An array of textures of two dimensions.
        Texture2DArray = 5,
        /// A texture of two dimensions with several samples.
        Texture2DMS = 6,
        /// An array of textures of two dimensions with several samples.
        Texture2DMSArray = 7,
        /// A texture of three dimensions.
        Texture3D = 8,
        /// A cube of textures.
        TextureCube = 9,
        /// An array of cubes of textures.
        TextureCubeArray = 10,
        /// A raw buffer.
        BufferEx = 11,
    }
}

flags! {
    /// Further properties of a resource that a shader binds.
    pub struct ShaderInputFlags(u32) {
        /// The source states its register.
        UserPacked = 0,
        /// The sampler compares.
        ComparisonSampler = 1,
        /// The lower bit of the number of components that it returns, less one.
        TextureComponent0 = 2,
        /// The upper bit of the number of components that it returns, less one.
        TextureComponent1 = 3,
        /// It is not used.
        Unused = 4,
    }
}

flags! {
    /// Further properties of a buffer.
    pub struct ShaderBufferFlags(u32) {
        /// The source states the offsets of its variables.
        UserPacked = 0,
    }
}

open_enum! {
    /// The kinds of lists of variables.
    pub enum ShaderBufferType(u32) {
        /// A constant buffer.
        CBuffer = 0,
        /// A texture buffer.
        TBuffer = 1,
        /// The pointers to interfaces that a shader has.
        InterfacePointers = 2,
        /// The layout of a structured buffer's elements.
        ResourceBindInfo = 3,
    }
}

flags! {
    /// Further properties of a variable.
    pub struct ShaderVariableFlags(u32) {
        /// The source states its offset.
        UserPacked = 0,
        /// It is used.
        Used = 1,
        /// It is a pointer to an interface.
        InterfacePointer = 2,
        /// It is a parameter whose type is an interface.
        InterfaceParameter = 3,
    }
}

open_enum! {
    /// The arrangement of the components of a type.
    pub enum VariableClass(u16) {
        /// One component.
        Scalar = 0,
        /// A vector.
        Vector = 1,
        /// A row-major matrix.
        MatrixRows = 2,
        /// A column-major matrix.
        MatrixColumns = 3,
        /// A texture, sampler or other object.
        Object = 4,
        /// A structure or class.
        Struct = 5,
        /// An interface.
        InterfaceClass = 6,
        /// A pointer to an interface.
        InterfacePointer = 7,
    }
}

open_enum! {
    /// The types of components.
    pub enum VariableType(u16) {
        /// No components.
        Void = 0,
        /// Booleans of 4 bytes.
        Bool = 1,
        /// Integers of 4 bytes with a sign.
        Int = 2,
        /// Floating-point numbers of 4 bytes.
        Float = 3,
        /// A string.
        String = 4,
        /// A texture of any dimension.
        Texture = 5,
        /// A texture of one dimension.
        Texture1D = 6,
        /// A texture of two dimensions.
        Texture2D = 7,
        /// A texture of three dimensions.
        Texture3D = 8,
        /// A cube of textures.
        TextureCube = 9,
        /// A sampler for textures of any dimension.
        Sampler = 10,
        /// A sampler for textures of one dimension.
        Sampler1D = 11,
        /// A sampler for textures of two dimensions.
        Sampler2D = 12,
        /// A sampler for textures of three dimensions.
        Sampler3D = 13,
        /// A sampler for cubes.
        SamplerCube = 14,
        /// A pixel shader.
        PixelShader = 15,
        /// A vertex shader.
        VertexShader = 16,
        /// A fragment of a pixel shader.
        PixelFragment = 17,
        /// A fragment of a vertex shader.
        VertexFragment = 18,
        /// Integers of 4 bytes without a sign.
        UInt = 19,
        /// Integers of 1 byte without a sign.
        UInt8 = 20,
        /// A geometry shader.
        GeometryShader = 21,
        /// The state of the rasterizer.
        Rasterizer = 22,
        /// The state of depth and stencil tests.
        DepthStencil = 23,
        /// The state of blending.
        Blend = 24,
        /// A typed buffer.
        Buffer = 25,
        /// A constant buffer.
        CBuffer = 26,
        /// A texture buffer.
        TBuffer = 27,
        /// An array of textures of one dimension.
        Texture1DArray = 28,
        /// An array of textures of two dimensions.
        Texture2DArray = 29,
        /// A view of a render target.
        RenderTargetView = 30,
        /// A view of a depth-stencil buffer.
        DepthStencilView = 31,
        /// A texture of two dimensions with several samples.
        Texture2DMS = 32,
        /// An array of textures of two dimensions with several samples.
        Texture2DMSArray = 33,
        /// An array of cubes of textures.
        TextureCubeArray = 34,
        /// A hull shader.
        HullShader = 35,
        /// A domain shader.
        DomainShader = 36,
        /// A pointer to an interface.
        InterfacePointer = 37,
        /// A compute shader.
        ComputeShader = 38,
        /// Floating-point numbers of 8 bytes.
        Double = 39,
        /// A texture of one dimension that can be written.
        RwTexture1D = 40,
        /// An array of textures of one dimension that can be written.
        RwTexture1DArray = 41,
        /// A texture of two dimensions that can be written.
        RwTexture2D = 42,
        /// An array of textures of two dimensions that can be written.
        RwTexture2DArray = 43,
        /// A texture of three dimensions that can be written.
        RwTexture3D = 44,
        /// A typed buffer that can be written.
        RwBuffer = 45,
        /// A byte-address buffer.
        ByteAddressBuffer = 46,
        /// A byte-address buffer that can be written.
        RwByteAddressBuffer = 47,
        /// A structured buffer.
        StructuredBuffer = 48,
        /// A structured buffer that can be written.
        RwStructuredBuffer = 49,
        /// A structured buffer to append to.
        AppendStructuredBuffer = 50,
        /// A structured buffer to consume from.
        ConsumeStructuredBuffer = 51,
        /// Floating-point numbers of at least 8 bits.
        Min8Float = 52,
        /// Floating-point numbers of at least 10 bits.
        Min10Float = 53,
        /// Floating-point numbers of at least 16 bits.
        Min16Float = 54,
        /// Integers of at least 12 bits with a sign.
        Min12Int = 55,
        /// Integers of at least 16 bits with a sign.
        Min16Int = 56,
        /// Integers of at least 16 bits without a sign.
        Min16UInt = 57,
    }
}
