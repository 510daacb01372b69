// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

enumeration! {
    /// How a shader uses a resource.
    enum ResourceClass {
        /// Shader resource view: read only.
        Srv "SRV" = 0,
        /// Unordered access view: read and write.
        Uav "UAV" = 1,
        /// Constant buffer.
        CBuffer "CBuffer" = 2,
        /// Sampler state.
        Sampler "Sampler" = 3,
    }
}
enumeration! {
    /// The operation of an atomic on the stored and the new value.
    enum AtomicBinOpCode {
        /// Stores the sum.
        Add "Add" = 0,
        /// Stores the bitwise and.
        And "And" = 1,
        /// Stores the bitwise or.
        Or "Or" = 2,
        /// Stores the bitwise exclusive or.
        Xor "Xor" = 3,
        /// Stores the smaller of the two as signed integers.
        IMin "IMin" = 4,
        /// Stores the larger of the two as signed integers.
        IMax "IMax" = 5,
        /// Stores the smaller of the two as unsigned integers.
        UMin "UMin" = 6,
        /// Stores the larger of the two as unsigned integers.
        UMax "UMax" = 7,
        /// Stores the new value.
        Exchange "Exchange" = 8,
    }
}
enumeration! {
    /// The parts for which a barrier waits; the thread group part needs a shader with groups.
    flags BarrierMode {
        /// Waits until all threads of the group have come this far.
        SYNC_THREAD_GROUP "SyncThreadGroup" = 1,
        /// Orders UAV accesses as the whole device sees them.
        UAV_FENCE_GLOBAL "UAVFenceGlobal" = 2,
        /// Orders UAV accesses as the thread group sees them; not with UAVFenceGlobal.
        UAV_FENCE_THREAD_GROUP "UAVFenceThreadGroup" = 4,
        /// Orders accesses to groupshared memory.
        TGSM_FENCE "TGSMFence" = 8,
    }
}
enumeration! {
    /// Arithmetic that a wave operation reduces with.
    enum WaveOpKind {
        /// Adds the values.
        Sum "Sum" = 0,
        /// Multiplies the values.
        Product "Product" = 1,
        /// Keeps the smallest value.
        Min "Min" = 2,
        /// Keeps the largest value.
        Max "Max" = 3,
    }
}
enumeration! {
    /// Whether an operation takes its integers as signed; floating point is Signed.
    enum SignedOpKind {
        /// Signed integers, or floating-point numbers.
        Signed "Signed" = 0,
        /// Unsigned integers.
        Unsigned "Unsigned" = 1,
    }
}
enumeration! {
    /// Bitwise operator that a wave operation reduces with.
    enum WaveBitOpKind {
        /// Keeps the bits that are set in all values.
        And "And" = 0,
        /// Keeps the bits that are set in any value.
        Or "Or" = 1,
        /// Keeps the bits that are set in an odd number of values.
        Xor "Xor" = 2,
    }
}
enumeration! {
    /// Which other lane of its quad a lane reads.
    enum QuadOpKind {
        /// The horizontal neighbour.
        ReadAcrossX "ReadAcrossX" = 0,
        /// The vertical neighbour.
        ReadAcrossY "ReadAcrossY" = 1,
        /// The lane diagonally opposite.
        ReadAcrossDiagonal "ReadAcrossDiagonal" = 2,
    }
}
enumeration! {
    /// Options for tracing a ray; no flag set is the default behaviour.
    flags RayFlag {
        /// Treats all geometry as opaque, so that no any-hit shader runs.
        FORCE_OPAQUE "ForceOpaque" = 1,
        /// Treats all geometry as non-opaque.
        FORCE_NON_OPAQUE "ForceNonOpaque" = 2,
        /// Ends the search at the first accepted hit, the closest or not.
        ACCEPT_FIRST_HIT_AND_END_SEARCH "AcceptFirstHitAndEndSearch" = 4,
        /// Runs no closest-hit shader.
        SKIP_CLOSEST_HIT_SHADER "SkipClosestHitShader" = 8,
        /// Ignores triangles that face away from the ray.
        CULL_BACK_FACING_TRIANGLES "CullBackFacingTriangles" = 16,
        /// Ignores triangles that face the ray.
        CULL_FRONT_FACING_TRIANGLES "CullFrontFacingTriangles" = 32,
        /// Ignores opaque geometry.
        CULL_OPAQUE "CullOpaque" = 64,
        /// Ignores non-opaque geometry.
        CULL_NON_OPAQUE "CullNonOpaque" = 128,
        /// Ignores all triangles.
        SKIP_TRIANGLES "SkipTriangles" = 256,
        /// Ignores all procedural primitives.
        SKIP_PROCEDURAL_PRIMITIVES "SkipProceduralPrimitives" = 512,
        /// Reads opacity micromaps of four states as if they had two.
        FORCE_OMM2_STATE "ForceOMM2State" = 1024,
    }
}
enumeration! {
    /// Operator of a prefix operation over a subset of the lanes.
    enum WaveMultiPrefixOpKind {
        /// Adds the values.
        Sum "Sum" = 0,
        /// Keeps the bits that are set in all values.
        And "And" = 1,
        /// Keeps the bits that are set in any value.
        Or "Or" = 2,
        /// Keeps the bits that are set in an odd number of values.
        Xor "Xor" = 3,
        /// Multiplies the values.
        Product "Product" = 4,
    }
}
enumeration! {
    /// How bytes become integers when they are unpacked.
    enum UnpackMode {
        /// Zero-extends each byte.
        Unsigned "Unsigned" = 0,
        /// Sign-extends each byte.
        Signed "Signed" = 1,
    }
}
enumeration! {
    /// How integers become bytes when they are packed.
    enum PackMode {
        /// Keeps the low eight bits.
        Trunc "Trunc" = 0,
        /// Clamps to the range of an unsigned byte, 0 to 255.
        UClamp "UClamp" = 1,
        /// Clamps to the range of a signed byte, -128 to 127.
        SClamp "SClamp" = 2,
    }
}
enumeration! {
    /// The condition on which the lanes of a quad vote.
    enum QuadVoteOpKind {
        /// The condition holds in at least one lane.
        Any "Any" = 0,
        /// The condition holds in every lane.
        All "All" = 1,
    }
}
enumeration! {
    /// Kinds of memory whose accesses a barrier orders.
    flags MemoryTypeFlag {
        /// Memory accessed through unordered access views.
        UAV_MEMORY "UavMemory" = 1,
        /// Memory shared by the threads of a group.
        GROUP_SHARED_MEMORY "GroupSharedMemory" = 2,
        /// Input records of a work graph node.
        NODE_INPUT_MEMORY "NodeInputMemory" = 4,
        /// Output records of a work graph node.
        NODE_OUTPUT_MEMORY "NodeOutputMemory" = 8,
    }
}
enumeration! {
    /// Scope of a barrier, and whether its threads wait for each other.
    flags BarrierSemanticFlag {
        /// Waits until all threads of the group have come this far.
        GROUP_SYNC "GroupSync" = 1,
        /// Makes accesses visible to the thread group.
        GROUP_SCOPE "GroupScope" = 2,
        /// Makes accesses visible to the whole device.
        DEVICE_SCOPE "DeviceScope" = 4,
        /// Makes accesses visible across thread reordering. Since DXIL 1.9.
        REORDER_SCOPE "ReorderScope" = 8,
    }
}
enumeration! {
    /// Options of a ray query that are fixed when it is allocated.
    flags RayQueryFlag {
        /// Lets the query meet geometry with opacity micromaps.
        ALLOW_OPACITY_MICROMAPS "AllowOpacityMicromaps" = 1,
    }
}
enumeration! {
    /// Order of the elements of a linear-algebra matrix in memory.
    enum MatrixLayout {
        /// Row after row.
        RowMajor "RowMajor" = 0,
        /// Column after column.
        ColMajor "ColMajor" = 1,
        /// The layout of the device that multiplies fastest.
        MulOptimal "MulOptimal" = 2,
        /// The transpose of MulOptimal.
        MulOptimalTranspose "MulOptimalTranspose" = 3,
        /// The layout of the device that accumulates outer products fastest.
        OuterProductOptimal "OuterProductOptimal" = 4,
        /// The transpose of OuterProductOptimal.
        OuterProductOptimalTranspose "OuterProductOptimalTranspose" = 5,
    }
}
enumeration! {
    /// Type of the elements of a vector or matrix.
    enum ComponentType {
        /// No type.
        Invalid "Invalid" = 0,
        /// Boolean.
        I1 "I1" = 1,
        /// Signed 16-bit integer.
        I16 "I16" = 2,
        /// Unsigned 16-bit integer.
        U16 "U16" = 3,
        /// Signed 32-bit integer.
        I32 "I32" = 4,
        /// Unsigned 32-bit integer.
        U32 "U32" = 5,
        /// Signed 64-bit integer.
        I64 "I64" = 6,
        /// Unsigned 64-bit integer.
        U64 "U64" = 7,
        /// 16-bit float.
        F16 "F16" = 8,
        /// 32-bit float.
        F32 "F32" = 9,
        /// 64-bit float.
        F64 "F64" = 10,
        /// 16-bit float, signed normalized: -1 to 1.
        SNormF16 "SNormF16" = 11,
        /// 16-bit float, unsigned normalized: 0 to 1.
        UNormF16 "UNormF16" = 12,
        /// 32-bit float, signed normalized: -1 to 1.
        SNormF32 "SNormF32" = 13,
        /// 32-bit float, unsigned normalized: 0 to 1.
        UNormF32 "UNormF32" = 14,
        /// 64-bit float, signed normalized: -1 to 1.
        SNormF64 "SNormF64" = 15,
        /// 64-bit float, unsigned normalized: 0 to 1.
        UNormF64 "UNormF64" = 16,
        /// Four signed bytes in 32 bits.
        PackedS8x32 "PackedS8x32" = 17,
        /// Four unsigned bytes in 32 bits.
        PackedU8x32 "PackedU8x32" = 18,
        /// Signed 8-bit integer.
        I8 "I8" = 19,
        /// Unsigned 8-bit integer.
        U8 "U8" = 20,
        /// 8-bit float, 4 bits of exponent and 3 of mantissa, without infinities.
        F8E4m3fn "F8_E4M3FN" = 21,
        /// 8-bit float, 5 bits of exponent and 2 of mantissa.
        F8E5m2 "F8_E5M2" = 22,
        /// 16-bit float with the exponent range of a 32-bit one.
        BFloat16 "BFloat16" = 23,
    }
}
/// The enumerations that operands choose from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Enumeration {
    /// The values of [`crate::ResourceClass`].
    ResourceClass,
    /// The values of [`crate::AtomicBinOpCode`].
    AtomicBinOpCode,
    /// The values of [`crate::BarrierMode`].
    BarrierMode,
    /// The values of [`crate::WaveOpKind`].
    WaveOpKind,
    /// The values of [`crate::SignedOpKind`].
    SignedOpKind,
    /// The values of [`crate::WaveBitOpKind`].
    WaveBitOpKind,
    /// The values of [`crate::QuadOpKind`].
    QuadOpKind,
    /// The values of [`crate::RayFlag`].
    RayFlag,
    /// The values of [`crate::WaveMultiPrefixOpKind`].
    WaveMultiPrefixOpKind,
    /// The values of [`crate::UnpackMode`].
    UnpackMode,
    /// The values of [`crate::PackMode`].
    PackMode,
    /// The values of [`crate::QuadVoteOpKind`].
    QuadVoteOpKind,
    /// The values of [`crate::MemoryTypeFlag`].
    MemoryTypeFlag,
    /// The values of [`crate::BarrierSemanticFlag`].
    BarrierSemanticFlag,
    /// The values of [`crate::RayQueryFlag`].
    RayQueryFlag,
    /// The values of [`crate::MatrixLayout`].
    MatrixLayout,
    /// The values of [`crate::ComponentType`].
    ComponentType,
}
impl Enumeration {
    /// All of them, in the order of their numbers.
    pub const ALL: &'static [Self] = &[
        Self::ResourceClass,
        Self::AtomicBinOpCode,
        Self::BarrierMode,
        Self::WaveOpKind,
        Self::SignedOpKind,
        Self::WaveBitOpKind,
        Self::QuadOpKind,
        Self::RayFlag,
        Self::WaveMultiPrefixOpKind,
        Self::UnpackMode,
        Self::PackMode,
        Self::QuadVoteOpKind,
        Self::MemoryTypeFlag,
        Self::BarrierSemanticFlag,
        Self::RayQueryFlag,
        Self::MatrixLayout,
        Self::ComponentType,
    ];
}
static ENUMERATIONS: [EnumerationRow; 17usize] = [
    EnumerationRow {
        name: "ResourceClass",
        flags: false,
        values: &[
            ("SRV", 0, Version::V1_0),
            ("UAV", 1, Version::V1_0),
            ("CBuffer", 2, Version::V1_0),
            ("Sampler", 3, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "AtomicBinOpCode",
        flags: false,
        values: &[
            ("Add", 0, Version::V1_0),
            ("And", 1, Version::V1_0),
            ("Or", 2, Version::V1_0),
            ("Xor", 3, Version::V1_0),
            ("IMin", 4, Version::V1_0),
            ("IMax", 5, Version::V1_0),
            ("UMin", 6, Version::V1_0),
            ("UMax", 7, Version::V1_0),
            ("Exchange", 8, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "BarrierMode",
        flags: true,
        values: &[
            ("SyncThreadGroup", 1, Version::V1_0),
            ("UAVFenceGlobal", 2, Version::V1_0),
            ("UAVFenceThreadGroup", 4, Version::V1_0),
            ("TGSMFence", 8, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "WaveOpKind",
        flags: false,
        values: &[
            ("Sum", 0, Version::V1_0),
            ("Product", 1, Version::V1_0),
            ("Min", 2, Version::V1_0),
            ("Max", 3, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "SignedOpKind",
        flags: false,
        values: &[("Signed", 0, Version::V1_0), ("Unsigned", 1, Version::V1_0)],
    },
    EnumerationRow {
        name: "WaveBitOpKind",
        flags: false,
        values: &[
            ("And", 0, Version::V1_0),
            ("Or", 1, Version::V1_0),
            ("Xor", 2, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "QuadOpKind",
        flags: false,
        values: &[
            ("ReadAcrossX", 0, Version::V1_0),
            ("ReadAcrossY", 1, Version::V1_0),
            ("ReadAcrossDiagonal", 2, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "RayFlag",
        flags: true,
        values: &[
            ("ForceOpaque", 1, Version::V1_0),
            ("ForceNonOpaque", 2, Version::V1_0),
            ("AcceptFirstHitAndEndSearch", 4, Version::V1_0),
            ("SkipClosestHitShader", 8, Version::V1_0),
            ("CullBackFacingTriangles", 16, Version::V1_0),
            ("CullFrontFacingTriangles", 32, Version::V1_0),
            ("CullOpaque", 64, Version::V1_0),
            ("CullNonOpaque", 128, Version::V1_0),
            ("SkipTriangles", 256, Version::V1_0),
            ("SkipProceduralPrimitives", 512, Version::V1_0),
            ("ForceOMM2State", 1024, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "WaveMultiPrefixOpKind",
        flags: false,
        values: &[
            ("Sum", 0, Version::V1_0),
            ("And", 1, Version::V1_0),
            ("Or", 2, Version::V1_0),
            ("Xor", 3, Version::V1_0),
            ("Product", 4, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "UnpackMode",
        flags: false,
        values: &[("Unsigned", 0, Version::V1_0), ("Signed", 1, Version::V1_0)],
    },
    EnumerationRow {
        name: "PackMode",
        flags: false,
        values: &[
            ("Trunc", 0, Version::V1_0),
            ("UClamp", 1, Version::V1_0),
            ("SClamp", 2, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "QuadVoteOpKind",
        flags: false,
        values: &[("Any", 0, Version::V1_0), ("All", 1, Version::V1_0)],
    },
    EnumerationRow {
        name: "MemoryTypeFlag",
        flags: true,
        values: &[
            ("UavMemory", 1, Version::V1_0),
            ("GroupSharedMemory", 2, Version::V1_0),
            ("NodeInputMemory", 4, Version::V1_0),
            ("NodeOutputMemory", 8, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "BarrierSemanticFlag",
        flags: true,
        values: &[
            ("GroupSync", 1, Version::V1_0),
            ("GroupScope", 2, Version::V1_0),
            ("DeviceScope", 4, Version::V1_0),
            ("ReorderScope", 8, Version::V1_9),
        ],
    },
    EnumerationRow {
        name: "RayQueryFlag",
        flags: true,
        values: &[("AllowOpacityMicromaps", 1, Version::V1_0)],
    },
    EnumerationRow {
        name: "MatrixLayout",
        flags: false,
        values: &[
            ("RowMajor", 0, Version::V1_0),
            ("ColMajor", 1, Version::V1_0),
            ("MulOptimal", 2, Version::V1_0),
            ("MulOptimalTranspose", 3, Version::V1_0),
            ("OuterProductOptimal", 4, Version::V1_0),
            ("OuterProductOptimalTranspose", 5, Version::V1_0),
        ],
    },
    EnumerationRow {
        name: "ComponentType",
        flags: false,
        values: &[
            ("Invalid", 0, Version::V1_0),
            ("I1", 1, Version::V1_0),
            ("I16", 2, Version::V1_0),
            ("U16", 3, Version::V1_0),
            ("I32", 4, Version::V1_0),
            ("U32", 5, Version::V1_0),
            ("I64", 6, Version::V1_0),
            ("U64", 7, Version::V1_0),
            ("F16", 8, Version::V1_0),
            ("F32", 9, Version::V1_0),
            ("F64", 10, Version::V1_0),
            ("SNormF16", 11, Version::V1_0),
            ("UNormF16", 12, Version::V1_0),
            ("SNormF32", 13, Version::V1_0),
            ("UNormF32", 14, Version::V1_0),
            ("SNormF64", 15, Version::V1_0),
            ("UNormF64", 16, Version::V1_0),
            ("PackedS8x32", 17, Version::V1_0),
            ("PackedU8x32", 18, Version::V1_0),
            ("I8", 19, Version::V1_0),
            ("U8", 20, Version::V1_0),
            ("F8_E4M3FN", 21, Version::V1_0),
            ("F8_E5M2", 22, Version::V1_0),
            ("BFloat16", 23, Version::V1_0),
        ],
    },
];
