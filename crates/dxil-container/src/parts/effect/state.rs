//! The states that passes and state blocks of an effect set.

use crate::open_enum::open_enum;

open_enum! {
    /// A state, with its name in the source.
    pub enum EffectState(u32) {
        /// `RasterizerState`.
        RasterizerState = 0 => "RasterizerState",
        /// `DepthStencilState`.
        DepthStencilState = 1 => "DepthStencilState",
        /// `BlendState`.
        BlendState = 2 => "BlendState",
        /// `RenderTargetView`.
        RenderTargetView = 3 => "RenderTargetView",
        /// `DepthStencilView`.
        DepthStencilView = 4 => "DepthStencilView",
        /// `GenerateMips`.
        GenerateMips = 5 => "GenerateMips",
        /// `VertexShader`.
        VertexShader = 6 => "VertexShader",
        /// `PixelShader`.
        PixelShader = 7 => "PixelShader",
        /// `GeometryShader`.
        GeometryShader = 8 => "GeometryShader",
        /// `DS_StencilRef`.
        StencilRef = 9 => "DS_StencilRef",
        /// `AB_BlendFactor`.
        BlendFactor = 10 => "AB_BlendFactor",
        /// `AB_SampleMask`.
        SampleMask = 11 => "AB_SampleMask",
        /// `FillMode`.
        FillMode = 12 => "FillMode",
        /// `CullMode`.
        CullMode = 13 => "CullMode",
        /// `FrontCounterClockwise`.
        FrontCounterClockwise = 14 => "FrontCounterClockwise",
        /// `DepthBias`.
        DepthBias = 15 => "DepthBias",
        /// `DepthBiasClamp`.
        DepthBiasClamp = 16 => "DepthBiasClamp",
        /// `SlopeScaledDepthBias`.
        SlopeScaledDepthBias = 17 => "SlopeScaledDepthBias",
        /// `DepthClipEnable`.
        DepthClipEnable = 18 => "DepthClipEnable",
        /// `ScissorEnable`.
        ScissorEnable = 19 => "ScissorEnable",
        /// `MultisampleEnable`.
        MultisampleEnable = 20 => "MultisampleEnable",
        /// `AntialiasedLineEnable`.
        AntialiasedLineEnable = 21 => "AntialiasedLineEnable",
        /// `DepthEnable`.
        DepthEnable = 22 => "DepthEnable",
        /// `DepthWriteMask`.
        DepthWriteMask = 23 => "DepthWriteMask",
        /// `DepthFunc`.
        DepthFunc = 24 => "DepthFunc",
        /// `StencilEnable`.
        StencilEnable = 25 => "StencilEnable",
        /// `StencilReadMask`.
        StencilReadMask = 26 => "StencilReadMask",
        /// `StencilWriteMask`.
        StencilWriteMask = 27 => "StencilWriteMask",
        /// `FrontFaceStencilFail`.
        FrontFaceStencilFail = 28 => "FrontFaceStencilFail",
        /// `FrontFaceStencilDepthFail`.
        FrontFaceStencilDepthFail = 29 => "FrontFaceStencilDepthFail",
        /// `FrontFaceStencilPass`.
        FrontFaceStencilPass = 30 => "FrontFaceStencilPass",
        /// `FrontFaceStencilFunc`.
        FrontFaceStencilFunc = 31 => "FrontFaceStencilFunc",
        /// `BackFaceStencilFail`.
        BackFaceStencilFail = 32 => "BackFaceStencilFail",
        /// `BackFaceStencilDepthFail`.
        BackFaceStencilDepthFail = 33 => "BackFaceStencilDepthFail",
        /// `BackFaceStencilPass`.
        BackFaceStencilPass = 34 => "BackFaceStencilPass",
        /// `BackFaceStencilFunc`.
        BackFaceStencilFunc = 35 => "BackFaceStencilFunc",
        /// `AlphaToCoverageEnable`.
        AlphaToCoverageEnable = 36 => "AlphaToCoverageEnable",
        /// `BlendEnable`.
        BlendEnable = 37 => "BlendEnable",
        /// `SrcBlend`.
        SrcBlend = 38 => "SrcBlend",
        /// `DestBlend`.
        DestBlend = 39 => "DestBlend",
        /// `BlendOp`.
        BlendOp = 40 => "BlendOp",
        /// `SrcBlendAlpha`.
        SrcBlendAlpha = 41 => "SrcBlendAlpha",
        /// `DestBlendAlpha`.
        DestBlendAlpha = 42 => "DestBlendAlpha",
        /// `BlendOpAlpha`.
        BlendOpAlpha = 43 => "BlendOpAlpha",
        /// `RenderTargetWriteMask`.
        RenderTargetWriteMask = 44 => "RenderTargetWriteMask",
        /// `Filter`.
        Filter = 45 => "Filter",
        /// `AddressU`.
        AddressU = 46 => "AddressU",
        /// `AddressV`.
        AddressV = 47 => "AddressV",
        /// `AddressW`.
        AddressW = 48 => "AddressW",
        /// `MipLODBias`.
        MipLODBias = 49 => "MipLODBias",
        /// `MaxAnisotropy`.
        MaxAnisotropy = 50 => "MaxAnisotropy",
        /// `ComparisonFunc`.
        ComparisonFunc = 51 => "ComparisonFunc",
        /// `BorderColor`.
        BorderColor = 52 => "BorderColor",
        /// `MinLOD`.
        MinLOD = 53 => "MinLOD",
        /// `MaxLOD`.
        MaxLOD = 54 => "MaxLOD",
        /// `Texture`.
        Texture = 55 => "Texture",
        /// `HullShader`.
        HullShader = 56 => "HullShader",
        /// `DomainShader`.
        DomainShader = 57 => "DomainShader",
        /// `ComputeShader`.
        ComputeShader = 58 => "ComputeShader",
    }
}
