//! The structures of the file, as its bytes have them: one file a part.

mod compression;
mod hash;
mod header;
pub mod psv;
pub mod rdat;
pub mod rdef;
mod root_signature;
mod shader_model;
mod signature;
mod source_info;
mod statistics;

pub use crate::parts::bytecode::BytecodeHeader;
pub use crate::parts::compiler_version::{CompilerVersionFlags, CompilerVersionHeader};
pub use crate::parts::debug_name::DebugNameHeader;
pub use crate::parts::effect::record::{
    EffectAnnotation, EffectAssignment, EffectAssignmentKind, EffectBuffer, EffectConstant,
    EffectElement, EffectGroup, EffectInstance, EffectInterface, EffectMember, EffectNumericType,
    EffectObject, EffectObjectType, EffectOffset, EffectPass, EffectScalar, EffectShader5,
    EffectStreamOutShader, EffectTechnique, EffectType, EffectTypeClass, EffectVariable,
};
pub use crate::parts::effect::{EffectCounts5, EffectHeader, EffectState, EffectVersion};
pub use crate::parts::interfaces::record::{ClassInstance, ClassType, InterfaceSlots};
pub use crate::parts::interfaces::{ClassTypeId, FunctionTableId, InterfacesHeader};
pub use crate::parts::level9::{
    Level9Constants, Level9Conversion, Level9Header, Level9Register, Level9RuntimeConstant,
    Level9RuntimeConstantKind, Level9Sampler,
};
pub use crate::parts::link_library::{LinkEntry, LinkFunctionFlags, LinkLibraryHeader};
pub use crate::parts::link_signature::record::LinkParameter;
pub use crate::parts::link_signature::{
    LinkInterpolation, LinkParameterFlags, LinkSignatureHeader,
};
pub use crate::parts::pdb_info::PdbInfoHeader;
pub use crate::parts::program::ProgramHeader;
pub use crate::parts::program_database::MultiStreamHeader;
pub use crate::parts::root_signature::RootSignatureHeader;
pub use crate::strings::StringOffset;
pub use compression::Compression;
pub use dxil_format::{
    ComponentType, FeatureFlags, InputPrimitive, InterpolationMode, PrimitiveTopology,
    ResourceKind, SemanticKind, ShaderKind, TessellatorDomain, TessellatorOutputPrimitive,
    TessellatorPartitioning,
};
pub use hash::{HashFlags, ShaderHash};
pub use header::{Header, PartHeader};
pub use root_signature::{
    ComparisonFunc, DescriptorRange, DescriptorRange1_0, DescriptorRangeFlags, DescriptorRangeType,
    DescriptorTable, Filter, RootConstants, RootDescriptor, RootDescriptor1_0, RootDescriptorFlags,
    RootParameterHeader, RootParameterType, RootSignatureFlags, RootSignatureVersion,
    ShaderVisibility, StaticBorderColor, StaticSampler, StaticSampler1_0, StaticSamplerFlags,
    TextureAddressMode,
};
pub use shader_model::PackedShaderModel;
pub use signature::{
    MinPrecision, SigComponentType, SignatureElement, SignatureForm, SignatureHeader, SystemValue,
};
pub use source_info::{
    SourceArgumentsHeader, SourceContentHeader, SourceContentsHeader, SourceInfoHeader,
    SourceNameHeader, SourceNamesHeader, SourceSectionHeader, SourceSectionType,
};
pub use statistics::{Statistics, StatisticsSm5};
