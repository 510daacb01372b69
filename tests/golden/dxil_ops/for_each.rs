// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// Passes the table of all operations that are not reserved to a macro, for code
/// that others generate.
///
/// The macro gets a row for each operation, by opcode:
///
/// ```text
/// Sin = 13 "Sin" "unary" (1, 0) [value: Overload] -> Overload;
/// ```
///
/// that is the variant of [`OpCode`](crate::OpCode), the opcode, DXC's name, the
/// class's name, the version that introduced it, the arguments with their
/// [`Type`](crate::Type), and the result's.
///
/// ```
/// macro_rules! count {
///     ($($op:ident = $opcode:literal $name:literal $class:literal
///        ($major:literal, $minor:literal)
///        [$($argument:ident: $ty:ident),*] -> $result:ident;)*) => {
///         [$($opcode),*].len()
///     };
/// }
/// let all = dxil_ops::OpCode::ALL.iter().filter(|op| !op.is_reserved()).count();
/// assert_eq!(dxil_ops::for_each_op!(count), all);
/// ```
#[macro_export]
macro_rules! for_each_op {
    ($callback:ident) => {
        $callback! {
            TempRegLoad = 0 "TempRegLoad" "tempRegLoad" (1, 0) [index: Int32] -> Overload;
            TempRegStore = 1 "TempRegStore" "tempRegStore" (1, 0) [index: Int32, value: Overload] -> Void;
            MinPrecXRegLoad = 2 "MinPrecXRegLoad" "minPrecXRegLoad" (1, 0) [reg_index: FloatPtr, index: Int32, component: Int8] -> Overload;
            MinPrecXRegStore = 3 "MinPrecXRegStore" "minPrecXRegStore" (1, 0) [reg_index: FloatPtr, index: Int32, component: Int8, value: Overload] -> Void;
            LoadInput = 4 "LoadInput" "loadInput" (1, 0) [input_sig_id: Int32, row_index: Int32, col_index: Int8, gs_vertex_axis: Int32] -> Overload;
            StoreOutput = 5 "StoreOutput" "storeOutput" (1, 0) [output_sig_id: Int32, row_index: Int32, col_index: Int8, value: Overload] -> Void;
            FAbs = 6 "FAbs" "unary" (1, 0) [value: Overload] -> Overload;
            Saturate = 7 "Saturate" "unary" (1, 0) [value: Overload] -> Overload;
            IsNaN = 8 "IsNaN" "isSpecialFloat" (1, 0) [value: Overload] -> OverloadInt1;
            IsInf = 9 "IsInf" "isSpecialFloat" (1, 0) [value: Overload] -> OverloadInt1;
            IsFinite = 10 "IsFinite" "isSpecialFloat" (1, 0) [value: Overload] -> OverloadInt1;
            IsNormal = 11 "IsNormal" "isSpecialFloat" (1, 0) [value: Overload] -> OverloadInt1;
            Cos = 12 "Cos" "unary" (1, 0) [value: Overload] -> Overload;
            Sin = 13 "Sin" "unary" (1, 0) [value: Overload] -> Overload;
            Tan = 14 "Tan" "unary" (1, 0) [value: Overload] -> Overload;
            Acos = 15 "Acos" "unary" (1, 0) [value: Overload] -> Overload;
            Asin = 16 "Asin" "unary" (1, 0) [value: Overload] -> Overload;
            Atan = 17 "Atan" "unary" (1, 0) [value: Overload] -> Overload;
            Hcos = 18 "Hcos" "unary" (1, 0) [value: Overload] -> Overload;
            Hsin = 19 "Hsin" "unary" (1, 0) [value: Overload] -> Overload;
            Htan = 20 "Htan" "unary" (1, 0) [value: Overload] -> Overload;
            Exp = 21 "Exp" "unary" (1, 0) [value: Overload] -> Overload;
            Frc = 22 "Frc" "unary" (1, 0) [value: Overload] -> Overload;
            Log = 23 "Log" "unary" (1, 0) [value: Overload] -> Overload;
            Sqrt = 24 "Sqrt" "unary" (1, 0) [value: Overload] -> Overload;
            Rsqrt = 25 "Rsqrt" "unary" (1, 0) [value: Overload] -> Overload;
            RoundNe = 26 "Round_ne" "unary" (1, 0) [value: Overload] -> Overload;
            RoundNi = 27 "Round_ni" "unary" (1, 0) [value: Overload] -> Overload;
            RoundPi = 28 "Round_pi" "unary" (1, 0) [value: Overload] -> Overload;
            RoundZ = 29 "Round_z" "unary" (1, 0) [value: Overload] -> Overload;
            Bfrev = 30 "Bfrev" "unary" (1, 0) [value: Overload] -> Overload;
            Countbits = 31 "Countbits" "unaryBits" (1, 0) [value: Overload] -> OverloadInt32;
            FirstbitLo = 32 "FirstbitLo" "unaryBits" (1, 0) [value: Overload] -> OverloadInt32;
            FirstbitHi = 33 "FirstbitHi" "unaryBits" (1, 0) [value: Overload] -> OverloadInt32;
            FirstbitSHi = 34 "FirstbitSHi" "unaryBits" (1, 0) [value: Overload] -> OverloadInt32;
            FMax = 35 "FMax" "binary" (1, 0) [a: Overload, b: Overload] -> Overload;
            FMin = 36 "FMin" "binary" (1, 0) [a: Overload, b: Overload] -> Overload;
            IMax = 37 "IMax" "binary" (1, 0) [a: Overload, b: Overload] -> Overload;
            IMin = 38 "IMin" "binary" (1, 0) [a: Overload, b: Overload] -> Overload;
            UMax = 39 "UMax" "binary" (1, 0) [a: Overload, b: Overload] -> Overload;
            UMin = 40 "UMin" "binary" (1, 0) [a: Overload, b: Overload] -> Overload;
            IMul = 41 "IMul" "binaryWithTwoOuts" (1, 0) [a: Overload, b: Overload] -> TwoInt32;
            UMul = 42 "UMul" "binaryWithTwoOuts" (1, 0) [a: Overload, b: Overload] -> TwoInt32;
            UDiv = 43 "UDiv" "binaryWithTwoOuts" (1, 0) [a: Overload, b: Overload] -> TwoInt32;
            UAddc = 44 "UAddc" "binaryWithCarryOrBorrow" (1, 0) [a: Overload, b: Overload] -> Int32Carry;
            USubb = 45 "USubb" "binaryWithCarryOrBorrow" (1, 0) [a: Overload, b: Overload] -> Int32Carry;
            FMad = 46 "FMad" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            Fma = 47 "Fma" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            IMad = 48 "IMad" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            UMad = 49 "UMad" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            Msad = 50 "Msad" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            Ibfe = 51 "Ibfe" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            Ubfe = 52 "Ubfe" "tertiary" (1, 0) [a: Overload, b: Overload, c: Overload] -> Overload;
            Bfi = 53 "Bfi" "quaternary" (1, 0) [width: Overload, offset: Overload, value: Overload, replaced_value: Overload] -> Overload;
            Dot2 = 54 "Dot2" "dot2" (1, 0) [ax: Overload, ay: Overload, bx: Overload, by: Overload] -> Overload;
            Dot3 = 55 "Dot3" "dot3" (1, 0) [ax: Overload, ay: Overload, az: Overload, bx: Overload, by: Overload, bz: Overload] -> Overload;
            Dot4 = 56 "Dot4" "dot4" (1, 0) [ax: Overload, ay: Overload, az: Overload, aw: Overload, bx: Overload, by: Overload, bz: Overload, bw: Overload] -> Overload;
            CreateHandle = 57 "CreateHandle" "createHandle" (1, 0) [resource_class: Int8, range_id: Int32, index: Int32, non_uniform_index: Int1] -> Handle;
            CBufferLoad = 58 "CBufferLoad" "cbufferLoad" (1, 0) [handle: Handle, byte_offset: Int32, alignment: Int32] -> Overload;
            CBufferLoadLegacy = 59 "CBufferLoadLegacy" "cbufferLoadLegacy" (1, 0) [handle: Handle, reg_index: Int32] -> CBufRet;
            Sample = 60 "Sample" "sample" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, clamp: Float] -> ResRet;
            SampleBias = 61 "SampleBias" "sampleBias" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, bias: Float, clamp: Float] -> ResRet;
            SampleLevel = 62 "SampleLevel" "sampleLevel" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, lod: Float] -> ResRet;
            SampleGrad = 63 "SampleGrad" "sampleGrad" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, ddx0: Float, ddx1: Float, ddx2: Float, ddy0: Float, ddy1: Float, ddy2: Float, clamp: Float] -> ResRet;
            SampleCmp = 64 "SampleCmp" "sampleCmp" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, compare_value: Float, clamp: Float] -> ResRet;
            SampleCmpLevelZero = 65 "SampleCmpLevelZero" "sampleCmpLevelZero" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, compare_value: Float] -> ResRet;
            TextureLoad = 66 "TextureLoad" "textureLoad" (1, 0) [srv: Handle, mip_level_or_sample_count: Int32, coord0: Int32, coord1: Int32, coord2: Int32, offset0: Int32, offset1: Int32, offset2: Int32] -> ResRet;
            TextureStore = 67 "TextureStore" "textureStore" (1, 0) [srv: Handle, coord0: Int32, coord1: Int32, coord2: Int32, value0: Overload, value1: Overload, value2: Overload, value3: Overload, mask: Int8] -> Void;
            BufferLoad = 68 "BufferLoad" "bufferLoad" (1, 0) [srv: Handle, index: Int32, wot: Int32] -> ResRet;
            BufferStore = 69 "BufferStore" "bufferStore" (1, 0) [uav: Handle, coord0: Int32, coord1: Int32, value0: Overload, value1: Overload, value2: Overload, value3: Overload, mask: Int8] -> Void;
            BufferUpdateCounter = 70 "BufferUpdateCounter" "bufferUpdateCounter" (1, 0) [uav: Handle, inc: Int8] -> Int32;
            CheckAccessFullyMapped = 71 "CheckAccessFullyMapped" "checkAccessFullyMapped" (1, 0) [status: Overload] -> Int1;
            GetDimensions = 72 "GetDimensions" "getDimensions" (1, 0) [handle: Handle, mip_level: Int32] -> Dimensions;
            TextureGather = 73 "TextureGather" "textureGather" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, channel: Int32] -> ResRet;
            TextureGatherCmp = 74 "TextureGatherCmp" "textureGatherCmp" (1, 0) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, channel: Int32, compare_value: Float] -> ResRet;
            Texture2DmsGetSamplePosition = 75 "Texture2DMSGetSamplePosition" "texture2DMSGetSamplePosition" (1, 0) [srv: Handle, index: Int32] -> SamplePos;
            RenderTargetGetSamplePosition = 76 "RenderTargetGetSamplePosition" "renderTargetGetSamplePosition" (1, 0) [index: Int32] -> SamplePos;
            RenderTargetGetSampleCount = 77 "RenderTargetGetSampleCount" "renderTargetGetSampleCount" (1, 0) [] -> Int32;
            AtomicBinOp = 78 "AtomicBinOp" "atomicBinOp" (1, 0) [handle: Handle, atomic_op: Int32, offset0: Int32, offset1: Int32, offset2: Int32, new_value: Overload] -> Overload;
            AtomicCompareExchange = 79 "AtomicCompareExchange" "atomicCompareExchange" (1, 0) [handle: Handle, offset0: Int32, offset1: Int32, offset2: Int32, compare_value: Overload, new_value: Overload] -> Overload;
            Barrier = 80 "Barrier" "barrier" (1, 0) [barrier_mode: Int32] -> Void;
            CalculateLod = 81 "CalculateLOD" "calculateLOD" (1, 0) [handle: Handle, sampler: Handle, coord0: Overload, coord1: Overload, coord2: Overload, clamped: Int1] -> Float;
            Discard = 82 "Discard" "discard" (1, 0) [condition: Int1] -> Void;
            DerivCoarseX = 83 "DerivCoarseX" "unary" (1, 0) [value: Overload] -> Overload;
            DerivCoarseY = 84 "DerivCoarseY" "unary" (1, 0) [value: Overload] -> Overload;
            DerivFineX = 85 "DerivFineX" "unary" (1, 0) [value: Overload] -> Overload;
            DerivFineY = 86 "DerivFineY" "unary" (1, 0) [value: Overload] -> Overload;
            EvalSnapped = 87 "EvalSnapped" "evalSnapped" (1, 0) [input_sig_id: Int32, input_row_index: Int32, input_col_index: Int8, offset_x: Int32, offset_y: Int32] -> Overload;
            EvalSampleIndex = 88 "EvalSampleIndex" "evalSampleIndex" (1, 0) [input_sig_id: Int32, input_row_index: Int32, input_col_index: Int8, sample_index: Int32] -> Overload;
            EvalCentroid = 89 "EvalCentroid" "evalCentroid" (1, 0) [input_sig_id: Int32, input_row_index: Int32, input_col_index: Int8] -> Overload;
            SampleIndex = 90 "SampleIndex" "sampleIndex" (1, 0) [] -> Overload;
            Coverage = 91 "Coverage" "coverage" (1, 0) [] -> Overload;
            InnerCoverage = 92 "InnerCoverage" "innerCoverage" (1, 0) [] -> Overload;
            ThreadId = 93 "ThreadId" "threadId" (1, 0) [component: Int32] -> Overload;
            GroupId = 94 "GroupId" "groupId" (1, 0) [component: Int32] -> Overload;
            ThreadIdInGroup = 95 "ThreadIdInGroup" "threadIdInGroup" (1, 0) [component: Int32] -> Overload;
            FlattenedThreadIdInGroup = 96 "FlattenedThreadIdInGroup" "flattenedThreadIdInGroup" (1, 0) [] -> Overload;
            EmitStream = 97 "EmitStream" "emitStream" (1, 0) [stream_id: Int8] -> Void;
            CutStream = 98 "CutStream" "cutStream" (1, 0) [stream_id: Int8] -> Void;
            EmitThenCutStream = 99 "EmitThenCutStream" "emitThenCutStream" (1, 0) [stream_id: Int8] -> Void;
            GsInstanceId = 100 "GSInstanceID" "gsInstanceID" (1, 0) [] -> Overload;
            MakeDouble = 101 "MakeDouble" "makeDouble" (1, 0) [lo: Int32, hi: Int32] -> Overload;
            SplitDouble = 102 "SplitDouble" "splitDouble" (1, 0) [value: Overload] -> SplitDouble;
            LoadOutputControlPoint = 103 "LoadOutputControlPoint" "loadOutputControlPoint" (1, 0) [input_sig_id: Int32, row: Int32, col: Int8, index: Int32] -> Overload;
            LoadPatchConstant = 104 "LoadPatchConstant" "loadPatchConstant" (1, 0) [input_sig_id: Int32, row: Int32, col: Int8] -> Overload;
            DomainLocation = 105 "DomainLocation" "domainLocation" (1, 0) [component: Int8] -> Overload;
            StorePatchConstant = 106 "StorePatchConstant" "storePatchConstant" (1, 0) [output_sig_id: Int32, row: Int32, col: Int8, value: Overload] -> Void;
            OutputControlPointId = 107 "OutputControlPointID" "outputControlPointID" (1, 0) [] -> Overload;
            PrimitiveId = 108 "PrimitiveID" "primitiveID" (1, 0) [] -> Overload;
            CycleCounterLegacy = 109 "CycleCounterLegacy" "cycleCounterLegacy" (1, 0) [] -> TwoInt32;
            WaveIsFirstLane = 110 "WaveIsFirstLane" "waveIsFirstLane" (1, 0) [] -> Int1;
            WaveGetLaneIndex = 111 "WaveGetLaneIndex" "waveGetLaneIndex" (1, 0) [] -> Int32;
            WaveGetLaneCount = 112 "WaveGetLaneCount" "waveGetLaneCount" (1, 0) [] -> Int32;
            WaveAnyTrue = 113 "WaveAnyTrue" "waveAnyTrue" (1, 0) [cond: Int1] -> Int1;
            WaveAllTrue = 114 "WaveAllTrue" "waveAllTrue" (1, 0) [cond: Int1] -> Int1;
            WaveActiveAllEqual = 115 "WaveActiveAllEqual" "waveActiveAllEqual" (1, 0) [value: Overload] -> OverloadInt1;
            WaveActiveBallot = 116 "WaveActiveBallot" "waveActiveBallot" (1, 0) [cond: Int1] -> FourInt32;
            WaveReadLaneAt = 117 "WaveReadLaneAt" "waveReadLaneAt" (1, 0) [value: Overload, lane: Int32] -> Overload;
            WaveReadLaneFirst = 118 "WaveReadLaneFirst" "waveReadLaneFirst" (1, 0) [value: Overload] -> Overload;
            WaveActiveOp = 119 "WaveActiveOp" "waveActiveOp" (1, 0) [value: Overload, op: Int8, sop: Int8] -> Overload;
            WaveActiveBit = 120 "WaveActiveBit" "waveActiveBit" (1, 0) [value: Overload, op: Int8] -> Overload;
            WavePrefixOp = 121 "WavePrefixOp" "wavePrefixOp" (1, 0) [value: Overload, op: Int8, sop: Int8] -> Overload;
            QuadReadLaneAt = 122 "QuadReadLaneAt" "quadReadLaneAt" (1, 0) [value: Overload, quad_lane: Int32] -> Overload;
            QuadOp = 123 "QuadOp" "quadOp" (1, 0) [value: Overload, op: Int8] -> Overload;
            BitcastI16toF16 = 124 "BitcastI16toF16" "bitcastI16toF16" (1, 0) [value: Int16] -> Half;
            BitcastF16toI16 = 125 "BitcastF16toI16" "bitcastF16toI16" (1, 0) [value: Half] -> Int16;
            BitcastI32toF32 = 126 "BitcastI32toF32" "bitcastI32toF32" (1, 0) [value: Int32] -> Float;
            BitcastF32toI32 = 127 "BitcastF32toI32" "bitcastF32toI32" (1, 0) [value: Float] -> Int32;
            BitcastI64toF64 = 128 "BitcastI64toF64" "bitcastI64toF64" (1, 0) [value: Int64] -> Double;
            BitcastF64toI64 = 129 "BitcastF64toI64" "bitcastF64toI64" (1, 0) [value: Double] -> Int64;
            LegacyF32ToF16 = 130 "LegacyF32ToF16" "legacyF32ToF16" (1, 0) [value: Float] -> Int32;
            LegacyF16ToF32 = 131 "LegacyF16ToF32" "legacyF16ToF32" (1, 0) [value: Int32] -> Float;
            LegacyDoubleToFloat = 132 "LegacyDoubleToFloat" "legacyDoubleToFloat" (1, 0) [value: Double] -> Float;
            LegacyDoubleToSInt32 = 133 "LegacyDoubleToSInt32" "legacyDoubleToSInt32" (1, 0) [value: Double] -> Int32;
            LegacyDoubleToUInt32 = 134 "LegacyDoubleToUInt32" "legacyDoubleToUInt32" (1, 0) [value: Double] -> Int32;
            WaveAllBitCount = 135 "WaveAllBitCount" "waveAllOp" (1, 0) [value: Int1] -> Int32;
            WavePrefixBitCount = 136 "WavePrefixBitCount" "wavePrefixOp" (1, 0) [value: Int1] -> Int32;
            AttributeAtVertex = 137 "AttributeAtVertex" "attributeAtVertex" (1, 1) [input_sig_id: Int32, input_row_index: Int32, input_col_index: Int8, vertex_id: Int8] -> Overload;
            ViewId = 138 "ViewID" "viewID" (1, 1) [] -> Overload;
            RawBufferLoad = 139 "RawBufferLoad" "rawBufferLoad" (1, 2) [srv: Handle, index: Int32, element_offset: Int32, mask: Int8, alignment: Int32] -> ResRet;
            RawBufferStore = 140 "RawBufferStore" "rawBufferStore" (1, 2) [uav: Handle, index: Int32, element_offset: Int32, value0: Overload, value1: Overload, value2: Overload, value3: Overload, mask: Int8, alignment: Int32] -> Void;
            InstanceId = 141 "InstanceID" "instanceID" (1, 3) [] -> Overload;
            InstanceIndex = 142 "InstanceIndex" "instanceIndex" (1, 3) [] -> Overload;
            HitKind = 143 "HitKind" "hitKind" (1, 3) [] -> Overload;
            RayFlags = 144 "RayFlags" "rayFlags" (1, 3) [] -> Overload;
            DispatchRaysIndex = 145 "DispatchRaysIndex" "dispatchRaysIndex" (1, 3) [col: Int8] -> Overload;
            DispatchRaysDimensions = 146 "DispatchRaysDimensions" "dispatchRaysDimensions" (1, 3) [col: Int8] -> Overload;
            WorldRayOrigin = 147 "WorldRayOrigin" "worldRayOrigin" (1, 3) [col: Int8] -> Overload;
            WorldRayDirection = 148 "WorldRayDirection" "worldRayDirection" (1, 3) [col: Int8] -> Overload;
            ObjectRayOrigin = 149 "ObjectRayOrigin" "objectRayOrigin" (1, 3) [col: Int8] -> Overload;
            ObjectRayDirection = 150 "ObjectRayDirection" "objectRayDirection" (1, 3) [col: Int8] -> Overload;
            ObjectToWorld = 151 "ObjectToWorld" "objectToWorld" (1, 3) [row: Int32, col: Int8] -> Overload;
            WorldToObject = 152 "WorldToObject" "worldToObject" (1, 3) [row: Int32, col: Int8] -> Overload;
            RayTMin = 153 "RayTMin" "rayTMin" (1, 3) [] -> Overload;
            RayTCurrent = 154 "RayTCurrent" "rayTCurrent" (1, 3) [] -> Overload;
            IgnoreHit = 155 "IgnoreHit" "ignoreHit" (1, 3) [] -> Void;
            AcceptHitAndEndSearch = 156 "AcceptHitAndEndSearch" "acceptHitAndEndSearch" (1, 3) [] -> Void;
            TraceRay = 157 "TraceRay" "traceRay" (1, 3) [acceleration_structure: Handle, ray_flags: Int32, instance_inclusion_mask: Int32, ray_contribution_to_hit_group_index: Int32, multiplier_for_geometry_contribution_to_shader_index: Int32, miss_shader_index: Int32, origin_x: Float, origin_y: Float, origin_z: Float, t_min: Float, direction_x: Float, direction_y: Float, direction_z: Float, t_max: Float, payload: Overload] -> Void;
            ReportHit = 158 "ReportHit" "reportHit" (1, 3) [t_hit: Float, hit_kind: Int32, attributes: Overload] -> Int1;
            CallShader = 159 "CallShader" "callShader" (1, 3) [shader_index: Int32, parameter: Overload] -> Void;
            CreateHandleForLib = 160 "CreateHandleForLib" "createHandleForLib" (1, 3) [resource: Overload] -> Handle;
            PrimitiveIndex = 161 "PrimitiveIndex" "primitiveIndex" (1, 3) [] -> Overload;
            Dot2AddHalf = 162 "Dot2AddHalf" "dot2AddHalf" (1, 4) [acc: Overload, ax: Half, ay: Half, bx: Half, by: Half] -> Overload;
            Dot4AddI8Packed = 163 "Dot4AddI8Packed" "dot4AddPacked" (1, 4) [acc: Overload, a: Int32, b: Int32] -> Overload;
            Dot4AddU8Packed = 164 "Dot4AddU8Packed" "dot4AddPacked" (1, 4) [acc: Overload, a: Int32, b: Int32] -> Overload;
            WaveMatch = 165 "WaveMatch" "waveMatch" (1, 5) [value: Overload] -> FourInt32;
            WaveMultiPrefixOp = 166 "WaveMultiPrefixOp" "waveMultiPrefixOp" (1, 5) [value: Overload, mask0: Int32, mask1: Int32, mask2: Int32, mask3: Int32, op: Int8, sop: Int8] -> Overload;
            WaveMultiPrefixBitCount = 167 "WaveMultiPrefixBitCount" "waveMultiPrefixBitCount" (1, 5) [value: Int1, mask0: Int32, mask1: Int32, mask2: Int32, mask3: Int32] -> Int32;
            SetMeshOutputCounts = 168 "SetMeshOutputCounts" "setMeshOutputCounts" (1, 5) [num_vertices: Int32, num_primitives: Int32] -> Void;
            EmitIndices = 169 "EmitIndices" "emitIndices" (1, 5) [primitive_index: Int32, vertex_index0: Int32, vertex_index1: Int32, vertex_index2: Int32] -> Void;
            GetMeshPayload = 170 "GetMeshPayload" "getMeshPayload" (1, 5) [] -> Overload;
            StoreVertexOutput = 171 "StoreVertexOutput" "storeVertexOutput" (1, 5) [output_sig_id: Int32, row_index: Int32, col_index: Int8, value: Overload, vertex_index: Int32] -> Void;
            StorePrimitiveOutput = 172 "StorePrimitiveOutput" "storePrimitiveOutput" (1, 5) [output_sig_id: Int32, row_index: Int32, col_index: Int8, value: Overload, primitive_index: Int32] -> Void;
            DispatchMesh = 173 "DispatchMesh" "dispatchMesh" (1, 5) [thread_group_count_x: Int32, thread_group_count_y: Int32, thread_group_count_z: Int32, payload: Overload] -> Void;
            WriteSamplerFeedback = 174 "WriteSamplerFeedback" "writeSamplerFeedback" (1, 5) [feedback_tex: Handle, sampled_tex: Handle, sampler: Handle, c0: Float, c1: Float, c2: Float, c3: Float, clamp: Float] -> Void;
            WriteSamplerFeedbackBias = 175 "WriteSamplerFeedbackBias" "writeSamplerFeedbackBias" (1, 5) [feedback_tex: Handle, sampled_tex: Handle, sampler: Handle, c0: Float, c1: Float, c2: Float, c3: Float, bias: Float, clamp: Float] -> Void;
            WriteSamplerFeedbackLevel = 176 "WriteSamplerFeedbackLevel" "writeSamplerFeedbackLevel" (1, 5) [feedback_tex: Handle, sampled_tex: Handle, sampler: Handle, c0: Float, c1: Float, c2: Float, c3: Float, lod: Float] -> Void;
            WriteSamplerFeedbackGrad = 177 "WriteSamplerFeedbackGrad" "writeSamplerFeedbackGrad" (1, 5) [feedback_tex: Handle, sampled_tex: Handle, sampler: Handle, c0: Float, c1: Float, c2: Float, c3: Float, ddx0: Float, ddx1: Float, ddx2: Float, ddy0: Float, ddy1: Float, ddy2: Float, clamp: Float] -> Void;
            AllocateRayQuery = 178 "AllocateRayQuery" "allocateRayQuery" (1, 5) [const_ray_flags: Int32] -> Int32;
            RayQueryTraceRayInline = 179 "RayQuery_TraceRayInline" "rayQuery_TraceRayInline" (1, 5) [ray_query_handle: Int32, acceleration_structure: Handle, ray_flags: Int32, instance_inclusion_mask: Int32, origin_x: Float, origin_y: Float, origin_z: Float, t_min: Float, direction_x: Float, direction_y: Float, direction_z: Float, t_max: Float] -> Void;
            RayQueryProceed = 180 "RayQuery_Proceed" "rayQuery_Proceed" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryAbort = 181 "RayQuery_Abort" "rayQuery_Abort" (1, 5) [ray_query_handle: Int32] -> Void;
            RayQueryCommitNonOpaqueTriangleHit = 182 "RayQuery_CommitNonOpaqueTriangleHit" "rayQuery_CommitNonOpaqueTriangleHit" (1, 5) [ray_query_handle: Int32] -> Void;
            RayQueryCommitProceduralPrimitiveHit = 183 "RayQuery_CommitProceduralPrimitiveHit" "rayQuery_CommitProceduralPrimitiveHit" (1, 5) [ray_query_handle: Int32, t: Float] -> Void;
            RayQueryCommittedStatus = 184 "RayQuery_CommittedStatus" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateType = 185 "RayQuery_CandidateType" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateObjectToWorld3x4 = 186 "RayQuery_CandidateObjectToWorld3x4" "rayQuery_StateMatrix" (1, 5) [ray_query_handle: Int32, row: Int32, col: Int8] -> Overload;
            RayQueryCandidateWorldToObject3x4 = 187 "RayQuery_CandidateWorldToObject3x4" "rayQuery_StateMatrix" (1, 5) [ray_query_handle: Int32, row: Int32, col: Int8] -> Overload;
            RayQueryCommittedObjectToWorld3x4 = 188 "RayQuery_CommittedObjectToWorld3x4" "rayQuery_StateMatrix" (1, 5) [ray_query_handle: Int32, row: Int32, col: Int8] -> Overload;
            RayQueryCommittedWorldToObject3x4 = 189 "RayQuery_CommittedWorldToObject3x4" "rayQuery_StateMatrix" (1, 5) [ray_query_handle: Int32, row: Int32, col: Int8] -> Overload;
            RayQueryCandidateProceduralPrimitiveNonOpaque = 190 "RayQuery_CandidateProceduralPrimitiveNonOpaque" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateTriangleFrontFace = 191 "RayQuery_CandidateTriangleFrontFace" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedTriangleFrontFace = 192 "RayQuery_CommittedTriangleFrontFace" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateTriangleBarycentrics = 193 "RayQuery_CandidateTriangleBarycentrics" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryCommittedTriangleBarycentrics = 194 "RayQuery_CommittedTriangleBarycentrics" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryRayFlags = 195 "RayQuery_RayFlags" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryWorldRayOrigin = 196 "RayQuery_WorldRayOrigin" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryWorldRayDirection = 197 "RayQuery_WorldRayDirection" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryRayTMin = 198 "RayQuery_RayTMin" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateTriangleRayT = 199 "RayQuery_CandidateTriangleRayT" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedRayT = 200 "RayQuery_CommittedRayT" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateInstanceIndex = 201 "RayQuery_CandidateInstanceIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateInstanceId = 202 "RayQuery_CandidateInstanceID" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateGeometryIndex = 203 "RayQuery_CandidateGeometryIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidatePrimitiveIndex = 204 "RayQuery_CandidatePrimitiveIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCandidateObjectRayOrigin = 205 "RayQuery_CandidateObjectRayOrigin" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryCandidateObjectRayDirection = 206 "RayQuery_CandidateObjectRayDirection" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryCommittedInstanceIndex = 207 "RayQuery_CommittedInstanceIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedInstanceId = 208 "RayQuery_CommittedInstanceID" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedGeometryIndex = 209 "RayQuery_CommittedGeometryIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedPrimitiveIndex = 210 "RayQuery_CommittedPrimitiveIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedObjectRayOrigin = 211 "RayQuery_CommittedObjectRayOrigin" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            RayQueryCommittedObjectRayDirection = 212 "RayQuery_CommittedObjectRayDirection" "rayQuery_StateVector" (1, 5) [ray_query_handle: Int32, component: Int8] -> Overload;
            GeometryIndex = 213 "GeometryIndex" "geometryIndex" (1, 5) [] -> Overload;
            RayQueryCandidateInstanceContributionToHitGroupIndex = 214 "RayQuery_CandidateInstanceContributionToHitGroupIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedInstanceContributionToHitGroupIndex = 215 "RayQuery_CommittedInstanceContributionToHitGroupIndex" "rayQuery_StateScalar" (1, 5) [ray_query_handle: Int32] -> Overload;
            AnnotateHandle = 216 "AnnotateHandle" "annotateHandle" (1, 6) [res: Handle, props: ResProps] -> Handle;
            CreateHandleFromBinding = 217 "CreateHandleFromBinding" "createHandleFromBinding" (1, 6) [bind: ResBind, index: Int32, non_uniform_index: Int1] -> Handle;
            CreateHandleFromHeap = 218 "CreateHandleFromHeap" "createHandleFromHeap" (1, 6) [index: Int32, sampler_heap: Int1, non_uniform_index: Int1] -> Handle;
            Unpack4x8 = 219 "Unpack4x8" "unpack4x8" (1, 6) [unpack_mode: Int8, pk: Int32] -> FourOverloads;
            Pack4x8 = 220 "Pack4x8" "pack4x8" (1, 6) [pack_mode: Int8, x: Overload, y: Overload, z: Overload, w: Overload] -> Int32;
            IsHelperLane = 221 "IsHelperLane" "isHelperLane" (1, 6) [] -> Overload;
            QuadVote = 222 "QuadVote" "quadVote" (1, 7) [cond: Int1, op: Int8] -> OverloadInt1;
            TextureGatherRaw = 223 "TextureGatherRaw" "textureGatherRaw" (1, 7) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32] -> ResRet;
            SampleCmpLevel = 224 "SampleCmpLevel" "sampleCmpLevel" (1, 7) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, compare_value: Float, lod: Float] -> ResRet;
            TextureStoreSample = 225 "TextureStoreSample" "textureStoreSample" (1, 7) [srv: Handle, coord0: Int32, coord1: Int32, coord2: Int32, value0: Overload, value1: Overload, value2: Overload, value3: Overload, mask: Int8, sample_idx: Int32] -> Void;
            AllocateNodeOutputRecords = 238 "AllocateNodeOutputRecords" "allocateNodeOutputRecords" (1, 8) [output: NodeHandle, num_records: Int32, per_thread: Int1] -> NodeRecordHandle;
            GetNodeRecordPtr = 239 "GetNodeRecordPtr" "getNodeRecordPtr" (1, 8) [recordhandle: NodeRecordHandle, array_index: Int32] -> NodeRecordPtr;
            IncrementOutputCount = 240 "IncrementOutputCount" "incrementOutputCount" (1, 8) [output: NodeHandle, count: Int32, per_thread: Int1] -> Void;
            OutputComplete = 241 "OutputComplete" "outputComplete" (1, 8) [output: NodeRecordHandle] -> Void;
            GetInputRecordCount = 242 "GetInputRecordCount" "getInputRecordCount" (1, 8) [input: NodeRecordHandle] -> Int32;
            FinishedCrossGroupSharing = 243 "FinishedCrossGroupSharing" "finishedCrossGroupSharing" (1, 8) [input: NodeRecordHandle] -> Int1;
            BarrierByMemoryType = 244 "BarrierByMemoryType" "barrierByMemoryType" (1, 8) [memory_type_flags: Int32, semantic_flags: Int32] -> Void;
            BarrierByMemoryHandle = 245 "BarrierByMemoryHandle" "barrierByMemoryHandle" (1, 8) [object: Handle, semantic_flags: Int32] -> Void;
            BarrierByNodeRecordHandle = 246 "BarrierByNodeRecordHandle" "barrierByNodeRecordHandle" (1, 8) [object: NodeRecordHandle, semantic_flags: Int32] -> Void;
            CreateNodeOutputHandle = 247 "CreateNodeOutputHandle" "createNodeOutputHandle" (1, 8) [metadata_idx: Int32] -> NodeHandle;
            IndexNodeHandle = 248 "IndexNodeHandle" "indexNodeHandle" (1, 8) [node_output_handle: NodeHandle, array_index: Int32] -> NodeHandle;
            AnnotateNodeHandle = 249 "AnnotateNodeHandle" "annotateNodeHandle" (1, 8) [node: NodeHandle, props: NodeInfo] -> NodeHandle;
            CreateNodeInputRecordHandle = 250 "CreateNodeInputRecordHandle" "createNodeInputRecordHandle" (1, 8) [metadata_idx: Int32] -> NodeRecordHandle;
            AnnotateNodeRecordHandle = 251 "AnnotateNodeRecordHandle" "annotateNodeRecordHandle" (1, 8) [noderecord: NodeRecordHandle, props: NodeRecordInfo] -> NodeRecordHandle;
            NodeOutputIsValid = 252 "NodeOutputIsValid" "nodeOutputIsValid" (1, 8) [output: NodeHandle] -> Int1;
            GetRemainingRecursionLevels = 253 "GetRemainingRecursionLevels" "getRemainingRecursionLevels" (1, 8) [] -> Int32;
            SampleCmpGrad = 254 "SampleCmpGrad" "sampleCmpGrad" (1, 8) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, compare_value: Float, ddx0: Float, ddx1: Float, ddx2: Float, ddy0: Float, ddy1: Float, ddy2: Float, clamp: Float] -> ResRet;
            SampleCmpBias = 255 "SampleCmpBias" "sampleCmpBias" (1, 8) [srv: Handle, sampler: Handle, coord0: Float, coord1: Float, coord2: Float, coord3: Float, offset0: Int32, offset1: Int32, offset2: Int32, compare_value: Float, bias: Float, clamp: Float] -> ResRet;
            StartVertexLocation = 256 "StartVertexLocation" "startVertexLocation" (1, 8) [] -> Overload;
            StartInstanceLocation = 257 "StartInstanceLocation" "startInstanceLocation" (1, 8) [] -> Overload;
            AllocateRayQuery2 = 258 "AllocateRayQuery2" "allocateRayQuery2" (1, 9) [const_ray_flags: Int32, const_ray_query_flags: Int32] -> Int32;
            HitObjectTraceRay = 262 "HitObject_TraceRay" "hitObject_TraceRay" (1, 9) [acceleration_structure: Handle, ray_flags: Int32, instance_inclusion_mask: Int32, ray_contribution_to_hit_group_index: Int32, multiplier_for_geometry_contribution_to_hit_group_index: Int32, miss_shader_index: Int32, origin_x: Float, origin_y: Float, origin_z: Float, t_min: Float, direction_x: Float, direction_y: Float, direction_z: Float, t_max: Float, payload: Overload] -> HitObject;
            HitObjectFromRayQuery = 263 "HitObject_FromRayQuery" "hitObject_FromRayQuery" (1, 9) [ray_query_handle: Int32] -> HitObject;
            HitObjectFromRayQueryWithAttrs = 264 "HitObject_FromRayQueryWithAttrs" "hitObject_FromRayQueryWithAttrs" (1, 9) [ray_query_handle: Int32, hit_kind: Int32, committed_attribs: Overload] -> HitObject;
            HitObjectMakeMiss = 265 "HitObject_MakeMiss" "hitObject_MakeMiss" (1, 9) [ray_flags: Int32, miss_shader_index: Int32, origin_x: Float, origin_y: Float, origin_z: Float, t_min: Float, direction_x: Float, direction_y: Float, direction_z: Float, t_max: Float] -> HitObject;
            HitObjectMakeNop = 266 "HitObject_MakeNop" "hitObject_MakeNop" (1, 9) [] -> HitObject;
            HitObjectInvoke = 267 "HitObject_Invoke" "hitObject_Invoke" (1, 9) [hit_object: HitObject, payload: Overload] -> Void;
            MaybeReorderThread = 268 "MaybeReorderThread" "maybeReorderThread" (1, 9) [hit_object: HitObject, coherence_hint: Int32, num_coherence_hint_bits_from_lsb: Int32] -> Void;
            HitObjectIsMiss = 269 "HitObject_IsMiss" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectIsHit = 270 "HitObject_IsHit" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectIsNop = 271 "HitObject_IsNop" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectRayFlags = 272 "HitObject_RayFlags" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectRayTMin = 273 "HitObject_RayTMin" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectRayTCurrent = 274 "HitObject_RayTCurrent" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectWorldRayOrigin = 275 "HitObject_WorldRayOrigin" "hitObject_StateVector" (1, 9) [hit_object: HitObject, component: Int32] -> Overload;
            HitObjectWorldRayDirection = 276 "HitObject_WorldRayDirection" "hitObject_StateVector" (1, 9) [hit_object: HitObject, component: Int32] -> Overload;
            HitObjectObjectRayOrigin = 277 "HitObject_ObjectRayOrigin" "hitObject_StateVector" (1, 9) [hit_object: HitObject, component: Int32] -> Overload;
            HitObjectObjectRayDirection = 278 "HitObject_ObjectRayDirection" "hitObject_StateVector" (1, 9) [hit_object: HitObject, component: Int32] -> Overload;
            HitObjectObjectToWorld3x4 = 279 "HitObject_ObjectToWorld3x4" "hitObject_StateMatrix" (1, 9) [hit_object: HitObject, row: Int32, col: Int32] -> Overload;
            HitObjectWorldToObject3x4 = 280 "HitObject_WorldToObject3x4" "hitObject_StateMatrix" (1, 9) [hit_object: HitObject, row: Int32, col: Int32] -> Overload;
            HitObjectGeometryIndex = 281 "HitObject_GeometryIndex" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectInstanceIndex = 282 "HitObject_InstanceIndex" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectInstanceId = 283 "HitObject_InstanceID" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectPrimitiveIndex = 284 "HitObject_PrimitiveIndex" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectHitKind = 285 "HitObject_HitKind" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectShaderTableIndex = 286 "HitObject_ShaderTableIndex" "hitObject_StateScalar" (1, 9) [hit_object: HitObject] -> Overload;
            HitObjectSetShaderTableIndex = 287 "HitObject_SetShaderTableIndex" "hitObject_SetShaderTableIndex" (1, 9) [hit_object: HitObject, shader_table_index: Int32] -> HitObject;
            HitObjectLoadLocalRootTableConstant = 288 "HitObject_LoadLocalRootTableConstant" "hitObject_LoadLocalRootTableConstant" (1, 9) [hit_object: HitObject, offset: Int32] -> Int32;
            HitObjectAttributes = 289 "HitObject_Attributes" "hitObject_Attributes" (1, 9) [hit_object: HitObject, attributes: Overload] -> Void;
            RawBufferVectorLoad = 303 "RawBufferVectorLoad" "rawBufferVectorLoad" (1, 9) [buf: Handle, index: Int32, element_offset: Int32, alignment: Int32] -> ResRet;
            RawBufferVectorStore = 304 "RawBufferVectorStore" "rawBufferVectorStore" (1, 9) [uav: Handle, index: Int32, element_offset: Int32, value0: Overload, alignment: Int32] -> Void;
            VectorReduceAnd = 309 "VectorReduceAnd" "vectorReduce" (1, 9) [a: Overload] -> OverloadElement;
            VectorReduceOr = 310 "VectorReduceOr" "vectorReduce" (1, 9) [a: Overload] -> OverloadElement;
            FDot = 311 "FDot" "dot" (1, 9) [a: Overload, b: Overload] -> OverloadElement;
            ExperimentalNop = 2147483648 "ExperimentalNop" "nop" (1, 10) [] -> Void;
            GetGroupWaveIndex = 2147483649 "GetGroupWaveIndex" "getGroupWaveIndex" (1, 10) [] -> Int32;
            GetGroupWaveCount = 2147483650 "GetGroupWaveCount" "getGroupWaveCount" (1, 10) [] -> Int32;
            ClusterId = 2147483651 "ClusterID" "clusterID" (1, 10) [] -> Int32;
            RayQueryCandidateClusterId = 2147483652 "RayQuery_CandidateClusterID" "rayQuery_StateScalar" (1, 10) [ray_query_handle: Int32] -> Overload;
            RayQueryCommittedClusterId = 2147483653 "RayQuery_CommittedClusterID" "rayQuery_StateScalar" (1, 10) [ray_query_handle: Int32] -> Overload;
            HitObjectClusterId = 2147483654 "HitObject_ClusterID" "hitObject_StateScalar" (1, 10) [hit_object: HitObject] -> Overload;
            TriangleObjectPosition = 2147483655 "TriangleObjectPosition" "triangleObjectPosition" (1, 10) [] -> NineOverloads;
            RayQueryCandidateTriangleObjectPosition = 2147483656 "RayQuery_CandidateTriangleObjectPosition" "rayQuery_CandidateTriangleObjectPosition" (1, 10) [ray_query_handle: Int32] -> NineOverloads;
            RayQueryCommittedTriangleObjectPosition = 2147483657 "RayQuery_CommittedTriangleObjectPosition" "rayQuery_CommittedTriangleObjectPosition" (1, 10) [ray_query_handle: Int32] -> NineOverloads;
            HitObjectTriangleObjectPosition = 2147483658 "HitObject_TriangleObjectPosition" "hitObject_TriangleObjectPosition" (1, 10) [hit_object: HitObject] -> NineOverloads;
            LinAlgMatrixMultiplyAccumulate = 2147483659 "LinAlgMatrixMultiplyAccumulate" "linAlgMatrixMultiplyAccumulate" (1, 10) [matrix_a: Overload1, matrix_b: Overload2, matrix_c: Overload3] -> Overload;
            LinAlgFillMatrix = 2147483660 "LinAlgFillMatrix" "linAlgFillMatrix" (1, 10) [value: Overload1] -> Overload;
            LinAlgCopyConvertMatrix = 2147483661 "LinAlgCopyConvertMatrix" "linAlgCopyConvertMatrix" (1, 10) [src_matrix: Overload1, transpose: Int1] -> Overload;
            LinAlgMatrixLoadFromDescriptor = 2147483662 "LinAlgMatrixLoadFromDescriptor" "linAlgMatrixLoadFromDescriptor" (1, 10) [handle: Handle, offset: Int32, stride: Int32, layout: Int32, align: Int32] -> Overload;
            LinAlgMatrixLoadFromMemory = 2147483663 "LinAlgMatrixLoadFromMemory" "linAlgMatrixLoadFromMemory" (1, 10) [memory: GroupSharedOverload1Ptr, offset: Int32, stride: Int32, layout: Int32] -> Overload;
            LinAlgMatrixLength = 2147483664 "LinAlgMatrixLength" "linAlgMatrixLength" (1, 10) [matrix: Overload] -> Int32;
            LinAlgMatrixGetCoordinate = 2147483665 "LinAlgMatrixGetCoordinate" "linAlgMatrixGetCoordinate" (1, 10) [matrix: Overload, thread_local_index: Int32] -> Int32Vec2;
            LinAlgMatrixGetElement = 2147483666 "LinAlgMatrixGetElement" "linAlgMatrixGetElement" (1, 10) [matrix: Overload1, thread_local_index: Int32] -> Overload;
            LinAlgMatrixSetElement = 2147483667 "LinAlgMatrixSetElement" "linAlgMatrixSetElement" (1, 10) [matrix: Overload1, thread_local_index: Int32, value: Overload2] -> Overload;
            LinAlgMatrixStoreToDescriptor = 2147483668 "LinAlgMatrixStoreToDescriptor" "linAlgMatrixStoreToDescriptor" (1, 10) [matrix: Overload, handle: Handle, offset: Int32, stride: Int32, layout: Int32, align: Int32] -> Void;
            LinAlgMatrixStoreToMemory = 2147483669 "LinAlgMatrixStoreToMemory" "linAlgMatrixStoreToMemory" (1, 10) [matrix: Overload, memory: GroupSharedOverload1Ptr, offset: Int32, stride: Int32, layout: Int32] -> Void;
            LinAlgMatrixQueryAccumulatorLayout = 2147483670 "LinAlgMatrixQueryAccumulatorLayout" "linAlgMatrixQueryAccumulatorLayout" (1, 10) [] -> Int32;
            LinAlgMatrixMultiply = 2147483671 "LinAlgMatrixMultiply" "linAlgMatrixMultiply" (1, 10) [matrix_a: Overload1, matrix_b: Overload2] -> Overload;
            LinAlgMatrixAccumulate = 2147483672 "LinAlgMatrixAccumulate" "linAlgMatrixAccumulate" (1, 10) [matrix_lhs: Overload1, matrix_rhs: Overload2] -> Overload;
            LinAlgMatVecMul = 2147483673 "LinAlgMatVecMul" "linAlgMatVecMul" (1, 10) [matrix: Overload1, is_output_signed: Int1, input_vector: Overload2, interpretation: Int32] -> Overload;
            LinAlgMatVecMulAdd = 2147483674 "LinAlgMatVecMulAdd" "linAlgMatVecMulAdd" (1, 10) [matrix: Overload1, is_output_signed: Int1, input_vector: Overload2, input_interpretation: Int32, bias_vector: Overload3] -> Overload;
            LinAlgMatrixAccumulateToDescriptor = 2147483675 "LinAlgMatrixAccumulateToDescriptor" "linAlgMatrixAccumulateToDescriptor" (1, 10) [matrix: Overload, handle: Handle, offset: Int32, stride: Int32, layout: Int32, align: Int32] -> Void;
            LinAlgMatrixAccumulateToMemory = 2147483676 "LinAlgMatrixAccumulateToMemory" "linAlgMatrixAccumulateToMemory" (1, 10) [matrix: Overload, memory: GroupSharedOverload1Ptr, target_type: Int32, offset: Int32, stride: Int32, layout: Int32] -> Void;
            LinAlgMatrixOuterProduct = 2147483677 "LinAlgMatrixOuterProduct" "linAlgMatrixOuterProduct" (1, 10) [vector_a: Overload1, vector_b: Overload2] -> Overload;
            LinAlgConvert = 2147483678 "LinAlgConvert" "linAlgConvert" (1, 10) [input_vector: Overload1, input_interpretation: Int32, output_interpretation: Int32] -> Overload;
            LinAlgVectorAccumulateToDescriptor = 2147483679 "LinAlgVectorAccumulateToDescriptor" "linAlgVectorAccumulateToDescriptor" (1, 10) [handle: Handle, offset: Int32, align: Int32, vector: Overload] -> Void;
            DebugBreak = 2147483681 "DebugBreak" "debugBreak" (1, 10) [] -> Void;
            IsDebuggingEnabled = 2147483682 "IsDebuggingEnabled" "isDebuggingEnabled" (1, 10) [] -> Int1;
}
    };
}

/// Passes the values of an enumeration of operands, or the shader features, to a macro, for code
/// that declares a type of the same numbers.
///
/// The macro gets the given tokens and then the values, each with its documentation, its name as
/// DXC spells it and its number, which is the bit's number for a shader feature.
///
/// ```
/// macro_rules! names {
///     (names of $($(#[$doc:meta])* $value:ident = $number:literal,)*) => {
///         [$(stringify!($value)),*]
///     };
/// }
/// let names = dxil_ops::for_each_value!(ResourceClass => [names] { names of });
/// assert_eq!(names, ["SRV", "UAV", "CBuffer", "Sampler"]);
/// ```
#[macro_export]
macro_rules! for_each_value {
    (ResourceClass => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Shader resource view: read only."]
            SRV = 0,
            #[doc = "Unordered access view: read and write."]
            UAV = 1,
            #[doc = "Constant buffer."]
            CBuffer = 2,
            #[doc = "Sampler state."]
            Sampler = 3,
        }
    };
    (AtomicBinOpCode => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Stores the sum."]
            Add = 0,
            #[doc = "Stores the bitwise and."]
            And = 1,
            #[doc = "Stores the bitwise or."]
            Or = 2,
            #[doc = "Stores the bitwise exclusive or."]
            Xor = 3,
            #[doc = "Stores the smaller of the two as signed integers."]
            IMin = 4,
            #[doc = "Stores the larger of the two as signed integers."]
            IMax = 5,
            #[doc = "Stores the smaller of the two as unsigned integers."]
            UMin = 6,
            #[doc = "Stores the larger of the two as unsigned integers."]
            UMax = 7,
            #[doc = "Stores the new value."]
            Exchange = 8,
        }
    };
    (BarrierMode => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Waits until all threads of the group have come this far."]
            SyncThreadGroup = 1,
            #[doc = "Orders UAV accesses as the whole device sees them."]
            UAVFenceGlobal = 2,
            #[doc = "Orders UAV accesses as the thread group sees them; not with UAVFenceGlobal."]
            UAVFenceThreadGroup = 4,
            #[doc = "Orders accesses to groupshared memory."]
            TGSMFence = 8,
        }
    };
    (WaveOpKind => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Adds the values."]
            Sum = 0,
            #[doc = "Multiplies the values."]
            Product = 1,
            #[doc = "Keeps the smallest value."]
            Min = 2,
            #[doc = "Keeps the largest value."]
            Max = 3,
        }
    };
    (SignedOpKind => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Signed integers, or floating-point numbers."]
            Signed = 0,
            #[doc = "Unsigned integers."]
            Unsigned = 1,
        }
    };
    (WaveBitOpKind => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Keeps the bits that are set in all values."]
            And = 0,
            #[doc = "Keeps the bits that are set in any value."]
            Or = 1,
            #[doc = "Keeps the bits that are set in an odd number of values."]
            Xor = 2,
        }
    };
    (QuadOpKind => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "The horizontal neighbour."]
            ReadAcrossX = 0,
            #[doc = "The vertical neighbour."]
            ReadAcrossY = 1,
            #[doc = "The lane diagonally opposite."]
            ReadAcrossDiagonal = 2,
        }
    };
    (RayFlag => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Treats all geometry as opaque, so that no any-hit shader runs."]
            ForceOpaque = 1,
            #[doc = "Treats all geometry as non-opaque."]
            ForceNonOpaque = 2,
            #[doc = "Ends the search at the first accepted hit, the closest or not."]
            AcceptFirstHitAndEndSearch = 4,
            #[doc = "Runs no closest-hit shader."]
            SkipClosestHitShader = 8,
            #[doc = "Ignores triangles that face away from the ray."]
            CullBackFacingTriangles = 16,
            #[doc = "Ignores triangles that face the ray."]
            CullFrontFacingTriangles = 32,
            #[doc = "Ignores opaque geometry."]
            CullOpaque = 64,
            #[doc = "Ignores non-opaque geometry."]
            CullNonOpaque = 128,
            #[doc = "Ignores all triangles."]
            SkipTriangles = 256,
            #[doc = "Ignores all procedural primitives."]
            SkipProceduralPrimitives = 512,
            #[doc = "Reads opacity micromaps of four states as if they had two."]
            ForceOMM2State = 1024,
        }
    };
    (WaveMultiPrefixOpKind => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Adds the values."]
            Sum = 0,
            #[doc = "Keeps the bits that are set in all values."]
            And = 1,
            #[doc = "Keeps the bits that are set in any value."]
            Or = 2,
            #[doc = "Keeps the bits that are set in an odd number of values."]
            Xor = 3,
            #[doc = "Multiplies the values."]
            Product = 4,
        }
    };
    (UnpackMode => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Zero-extends each byte."]
            Unsigned = 0,
            #[doc = "Sign-extends each byte."]
            Signed = 1,
        }
    };
    (PackMode => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Keeps the low eight bits."]
            Trunc = 0,
            #[doc = "Clamps to the range of an unsigned byte, 0 to 255."]
            UClamp = 1,
            #[doc = "Clamps to the range of a signed byte, -128 to 127."]
            SClamp = 2,
        }
    };
    (QuadVoteOpKind => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "The condition holds in at least one lane."]
            Any = 0,
            #[doc = "The condition holds in every lane."]
            All = 1,
        }
    };
    (MemoryTypeFlag => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Memory accessed through unordered access views."]
            UavMemory = 1,
            #[doc = "Memory shared by the threads of a group."]
            GroupSharedMemory = 2,
            #[doc = "Input records of a work graph node."]
            NodeInputMemory = 4,
            #[doc = "Output records of a work graph node."]
            NodeOutputMemory = 8,
        }
    };
    (BarrierSemanticFlag => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Waits until all threads of the group have come this far."]
            GroupSync = 1,
            #[doc = "Makes accesses visible to the thread group."]
            GroupScope = 2,
            #[doc = "Makes accesses visible to the whole device."]
            DeviceScope = 4,
            #[doc = "Makes accesses visible across thread reordering. Since DXIL 1.9."]
            ReorderScope = 8,
        }
    };
    (RayQueryFlag => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Lets the query meet geometry with opacity micromaps."]
            AllowOpacityMicromaps = 1,
        }
    };
    (MatrixLayout => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Row after row."]
            RowMajor = 0,
            #[doc = "Column after column."]
            ColMajor = 1,
            #[doc = "The layout of the device that multiplies fastest."]
            MulOptimal = 2,
            #[doc = "The transpose of MulOptimal."]
            MulOptimalTranspose = 3,
            #[doc = "The layout of the device that accumulates outer products fastest."]
            OuterProductOptimal = 4,
            #[doc = "The transpose of OuterProductOptimal."]
            OuterProductOptimalTranspose = 5,
        }
    };
    (ComponentType => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "No type."]
            Invalid = 0,
            #[doc = "Boolean."]
            I1 = 1,
            #[doc = "Signed 16-bit integer."]
            I16 = 2,
            #[doc = "Unsigned 16-bit integer."]
            U16 = 3,
            #[doc = "Signed 32-bit integer."]
            I32 = 4,
            #[doc = "Unsigned 32-bit integer."]
            U32 = 5,
            #[doc = "Signed 64-bit integer."]
            I64 = 6,
            #[doc = "Unsigned 64-bit integer."]
            U64 = 7,
            #[doc = "16-bit float."]
            F16 = 8,
            #[doc = "32-bit float."]
            F32 = 9,
            #[doc = "64-bit float."]
            F64 = 10,
            #[doc = "16-bit float, signed normalized: -1 to 1."]
            SNormF16 = 11,
            #[doc = "16-bit float, unsigned normalized: 0 to 1."]
            UNormF16 = 12,
            #[doc = "32-bit float, signed normalized: -1 to 1."]
            SNormF32 = 13,
            #[doc = "32-bit float, unsigned normalized: 0 to 1."]
            UNormF32 = 14,
            #[doc = "64-bit float, signed normalized: -1 to 1."]
            SNormF64 = 15,
            #[doc = "64-bit float, unsigned normalized: 0 to 1."]
            UNormF64 = 16,
            #[doc = "Four signed bytes in 32 bits."]
            PackedS8x32 = 17,
            #[doc = "Four unsigned bytes in 32 bits."]
            PackedU8x32 = 18,
            #[doc = "Signed 8-bit integer."]
            I8 = 19,
            #[doc = "Unsigned 8-bit integer."]
            U8 = 20,
            #[doc = "8-bit float, 4 bits of exponent and 3 of mantissa, without infinities."]
            F8_E4M3FN = 21,
            #[doc = "8-bit float, 5 bits of exponent and 2 of mantissa."]
            F8_E5M2 = 22,
            #[doc = "16-bit float with the exponent range of a 32-bit one."]
            BFloat16 = 23,
        }
    };
    (ShaderFeature => [$($macro:tt)*] { $($given:tt)* }) => {
        $($macro)*! {
            $($given)*
            #[doc = "Values of 64-bit floating point."]
            Doubles = 0,
            #[doc = "Raw and structured buffers in compute shaders of shader model 4."]
            ComputeShadersPlusRawAndStructuredBuffers = 1,
            #[doc = "Unordered access views in vertex, hull, domain and geometry shaders."]
            UAVsAtEveryStage = 2,
            #[doc = "More than eight unordered access views."]
            Max64UAVs = 3,
            #[doc = "Values of minimum precision."]
            MinimumPrecision = 4,
            #[doc = "Division, fused multiply-add and integer conversion of doubles."]
            DX11_1_DoubleExtensions = 5,
            #[doc = "Masked sums of absolute differences."]
            DX11_1_ShaderExtensions = 6,
            #[doc = "Comparison filtering of feature level 9."]
            LEVEL9ComparisonFiltering = 7,
            #[doc = "Tiled resources: residency checks and clamps of the level of detail."]
            TiledResources = 8,
            #[doc = "Stencil reference values as an output of pixel shaders."]
            StencilRef = 9,
            #[doc = "Conservative rasterization's inner coverage."]
            InnerCoverage = 10,
            #[doc = "Typed loads from unordered access views of further formats."]
            TypedUAVLoadAdditionalFormats = 11,
            #[doc = "Rasterizer-ordered views."]
            ROVs = 12,
            #[doc = "Viewport and render target array index from other than geometry shaders."]
            ViewportAndRTArrayIndexFromAnyShaderFeedingRasterizer = 13,
            #[doc = "Operations across the lanes of a wave."]
            WaveOps = 14,
            #[doc = "64-bit integers."]
            Int64Ops = 15,
            #[doc = "View instancing: the index of the view."]
            ViewID = 16,
            #[doc = "Barycentric coordinates, and attributes of single vertices."]
            Barycentrics = 17,
            #[doc = "Native 16-bit values."]
            NativeLowPrecision = 18,
            #[doc = "Variable shading rate."]
            ShadingRate = 19,
            #[doc = "Ray tracing of tier 1.1: inline ray tracing."]
            Raytracing_Tier_1_1 = 20,
            #[doc = "Writing sampler feedback."]
            SamplerFeedback = 21,
            #[doc = "64-bit atomics on typed resources."]
            AtomicInt64OnTypedResource = 22,
            #[doc = "64-bit atomics on groupshared memory."]
            AtomicInt64OnGroupShared = 23,
            #[doc = "Derivatives in mesh and amplification shaders."]
            DerivativesInMeshAndAmpShaders = 24,
            #[doc = "Resources taken from the descriptor heap by index."]
            ResourceDescriptorHeapIndexing = 25,
            #[doc = "Samplers taken from the descriptor heap by index."]
            SamplerDescriptorHeapIndexing = 26,
            #[doc = "Reserved."]
            RESERVED = 27,
            #[doc = "64-bit atomics on resources from the descriptor heap."]
            AtomicInt64OnHeapResource = 28,
            #[doc = "Raw gathers, comparison with a level of detail, variable texel offsets."]
            AdvancedTextureOps = 29,
            #[doc = "Writing multisampled textures."]
            WriteableMSAATextures = 30,
            #[doc = "Comparison with gradients or with a bias."]
            SampleCmpWithGradientOrBias = 31,
            #[doc = "The start locations of vertices and instances of a draw."]
            ExtendedCommandInfo = 32,
            #[doc = "Operations on linear-algebra matrices."]
            LinearAlgebra = 33,
        }
    };
}
