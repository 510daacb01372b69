// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// A DXIL operation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
#[non_exhaustive]
pub enum OpCode {
    /// Reads an element of the temporary register file that code translated from DXBC uses.
    ///
    /// ```text
    /// T dx.op.tempRegLoad.T(i32 0, i32 index)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    TempRegLoad = 0,
    /// Writes an element of the temporary register file that code translated from DXBC uses.
    ///
    /// ```text
    /// void dx.op.tempRegStore.T(i32 1, i32 index, T value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    TempRegStore = 1,
    /// Reads one component from an indexable array of minimum-precision registers.
    ///
    /// ```text
    /// T dx.op.minPrecXRegLoad.T(i32 2, float* regIndex, i32 index, i8 component)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i16, f16
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 3
    MinPrecXRegLoad = 2,
    /// Writes one component into an indexable array of minimum-precision registers.
    ///
    /// ```text
    /// void dx.op.minPrecXRegStore.T(i32 3, float* regIndex, i32 index, i8 component, T value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i16, f16
    /// - Stages: all stages
    /// - `component`: constant, 0 to 3
    MinPrecXRegStore = 3,
    /// Reads one component of a shader input, of a given vertex or control point where there are several.
    ///
    /// ```text
    /// T dx.op.loadInput.T(i32 4, i32 inputSigId, i32 rowIndex, i8 colIndex, i32 gsVertexAxis)
    /// ```
    ///
    /// - HLSL: `OutputPatch`, `SV_Barycentrics`, `SV_ClipDistance`, `SV_CullDistance`, `SV_InstanceID`, `SV_IsFrontFace`, `SV_Position`, `SV_PrimitiveID`, `SV_RenderTargetArrayIndex`, `SV_ShadingRate`, `SV_VertexID`, `SV_ViewportArrayIndex`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: vertex, hull, patch constant, domain, geometry, pixel, library
    /// - Attributes: ReadNone
    /// - `inputSigId`: constant
    /// - `colIndex`: constant, 0 to 3; DXC's validator accepts one number more
    LoadInput = 4,
    /// Writes one component of a shader output.
    ///
    /// ```text
    /// void dx.op.storeOutput.T(i32 5, i32 outputSigId, i32 rowIndex, i8 colIndex, T value)
    /// ```
    ///
    /// - HLSL: `Append`, `SV_ClipDistance`, `SV_Coverage`, `SV_CullDistance`, `SV_Depth`, `SV_DepthGreaterEqual`, `SV_DepthLessEqual`, `SV_Position`, `SV_RenderTargetArrayIndex`, `SV_ShadingRate`, `SV_StencilRef`, `SV_Target`, `SV_ViewportArrayIndex`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - `outputSigId`: constant
    /// - `colIndex`: constant, 0 to 3; DXC's validator accepts one number more
    StoreOutput = 5,
    /// Returns the absolute value of a floating-point number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 6, T value)
    /// ```
    ///
    /// - HLSL: `abs`, `fmod`, `fwidth`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32, f64; from 1.9: f16, f32, f64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.fabs`
    FAbs = 6,
    /// Clamps a floating-point number to the range from 0 to 1; a NaN becomes 0.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 7, T value)
    /// ```
    ///
    /// - HLSL: `saturate`, `smoothstep`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32, f64; from 1.9: f16, f32, f64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.saturate`
    Saturate = 7,
    /// Tests whether a floating-point number is a NaN.
    ///
    /// ```text
    /// i1 like T dx.op.isSpecialFloat.T(i32 8, T value)
    /// ```
    ///
    /// - HLSL: `isnan`
    /// - Since: DXIL 1.0
    /// - Overloads: f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.isnan`
    IsNaN = 8,
    /// Tests whether a floating-point number is positive or negative infinity.
    ///
    /// ```text
    /// i1 like T dx.op.isSpecialFloat.T(i32 9, T value)
    /// ```
    ///
    /// - HLSL: `isinf`
    /// - Since: DXIL 1.0
    /// - Overloads: f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.isinf`
    IsInf = 9,
    /// Tests whether a floating-point number is neither infinite nor a NaN.
    ///
    /// ```text
    /// i1 like T dx.op.isSpecialFloat.T(i32 10, T value)
    /// ```
    ///
    /// - HLSL: `isfinite`
    /// - Since: DXIL 1.0
    /// - Overloads: f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    IsFinite = 10,
    /// Tests whether a floating-point number is normal: not zero, denormal, infinite or a NaN.
    ///
    /// ```text
    /// i1 like T dx.op.isSpecialFloat.T(i32 11, T value)
    /// ```
    ///
    /// - HLSL: `isnormal`
    /// - Since: DXIL 1.0
    /// - Overloads: f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    IsNormal = 11,
    /// Returns the cosine of an angle in radians.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 12, T value)
    /// ```
    ///
    /// - HLSL: `cos`, `sincos`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.cos`
    Cos = 12,
    /// Returns the sine of an angle in radians.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 13, T value)
    /// ```
    ///
    /// - HLSL: `sin`, `sincos`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.sin`
    Sin = 13,
    /// Returns the tangent of an angle in radians.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 14, T value)
    /// ```
    ///
    /// - HLSL: `tan`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.tan`
    Tan = 14,
    /// Returns the angle in radians, from 0 to pi, that has the given cosine.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 15, T value)
    /// ```
    ///
    /// - HLSL: `acos`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.acos`
    Acos = 15,
    /// Returns the angle in radians, from -pi/2 to pi/2, that has the given sine.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 16, T value)
    /// ```
    ///
    /// - HLSL: `asin`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.asin`
    Asin = 16,
    /// Returns the angle in radians, from -pi/2 to pi/2, that has the given tangent.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 17, T value)
    /// ```
    ///
    /// - HLSL: `atan`, `atan2`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.atan`
    Atan = 17,
    /// Returns the hyperbolic cosine of a number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 18, T value)
    /// ```
    ///
    /// - HLSL: `cosh`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.cosh`
    Hcos = 18,
    /// Returns the hyperbolic sine of a number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 19, T value)
    /// ```
    ///
    /// - HLSL: `sinh`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.sinh`
    Hsin = 19,
    /// Returns the hyperbolic tangent of a number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 20, T value)
    /// ```
    ///
    /// - HLSL: `tanh`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.tanh`
    Htan = 20,
    /// Raises two to the given floating-point power.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 21, T value)
    /// ```
    ///
    /// - HLSL: `exp`, `exp2`, `ldexp`, `lit`, `pow`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.exp2`
    Exp = 21,
    /// Returns the fractional part of a number: x - floor(x), never negative.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 22, T value)
    /// ```
    ///
    /// - HLSL: `fmod`, `frac`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.frac`
    Frc = 22,
    /// Returns the base-2 logarithm of a number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 23, T value)
    /// ```
    ///
    /// - HLSL: `lit`, `log`, `log10`, `log2`, `pow`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.log2`
    Log = 23,
    /// Returns the square root of a floating-point number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 24, T value)
    /// ```
    ///
    /// - HLSL: `distance`, `length`, `refract`, `sqrt`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.sqrt`
    Sqrt = 24,
    /// Returns the reciprocal of the square root of a floating-point number.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 25, T value)
    /// ```
    ///
    /// - HLSL: `normalize`, `rsqrt`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.rsqrt`
    Rsqrt = 25,
    /// Rounds a floating-point number to the nearest integer, ties to the even one.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 26, T value)
    /// ```
    ///
    /// - HLSL: `round`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.roundeven`
    RoundNe = 26,
    /// Rounds a floating-point number down, to the next integer towards negative infinity.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 27, T value)
    /// ```
    ///
    /// - HLSL: `floor`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.floor`
    RoundNi = 27,
    /// Rounds a floating-point number up, to the next integer towards positive infinity.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 28, T value)
    /// ```
    ///
    /// - HLSL: `ceil`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.ceil`
    RoundPi = 28,
    /// Rounds a floating-point number towards zero by dropping its fraction.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 29, T value)
    /// ```
    ///
    /// - HLSL: `modf`, `trunc`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.trunc`
    RoundZ = 29,
    /// Reverses the order of the bits of an integer.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 30, T value)
    /// ```
    ///
    /// - HLSL: `reversebits`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.bitreverse`
    Bfrev = 30,
    /// Counts the bits that are set in an integer.
    ///
    /// ```text
    /// i32 like T dx.op.unaryBits.T(i32 31, T value)
    /// ```
    ///
    /// - HLSL: `countbits`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    Countbits = 31,
    /// Returns the position of the lowest set bit, counted from the least significant; -1 for zero.
    ///
    /// ```text
    /// i32 like T dx.op.unaryBits.T(i32 32, T value)
    /// ```
    ///
    /// - HLSL: `firstbitlow`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.firstbitlow`
    FirstbitLo = 32,
    /// Returns the position of the highest set bit, counted from the most significant; -1 for zero.
    ///
    /// ```text
    /// i32 like T dx.op.unaryBits.T(i32 33, T value)
    /// ```
    ///
    /// - HLSL: `firstbithigh`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.firstbituhigh`
    FirstbitHi = 33,
    /// Finds the highest bit unlike the sign bit, counted from the most significant; -1 for 0 and -1.
    ///
    /// ```text
    /// i32 like T dx.op.unaryBits.T(i32 34, T value)
    /// ```
    ///
    /// - HLSL: `firstbithigh`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.firstbitshigh`
    FirstbitSHi = 34,
    /// Returns the larger of two floating-point numbers; a NaN loses to a number.
    ///
    /// ```text
    /// T dx.op.binary.T(i32 35, T a, T b)
    /// ```
    ///
    /// - HLSL: `clamp`, `max`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32, f64; from 1.9: f16, f32, f64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.maxnum`
    FMax = 35,
    /// Returns the smaller of two floating-point numbers; a NaN loses to a number.
    ///
    /// ```text
    /// T dx.op.binary.T(i32 36, T a, T b)
    /// ```
    ///
    /// - HLSL: `clamp`, `min`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32, f64; from 1.9: f16, f32, f64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.minnum`
    FMin = 36,
    /// Returns the larger of two signed integers.
    ///
    /// ```text
    /// T dx.op.binary.T(i32 37, T a, T b)
    /// ```
    ///
    /// - HLSL: `abs`, `clamp`, `max`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.smax`
    IMax = 37,
    /// Returns the smaller of two signed integers.
    ///
    /// ```text
    /// T dx.op.binary.T(i32 38, T a, T b)
    /// ```
    ///
    /// - HLSL: `clamp`, `min`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.smin`
    IMin = 38,
    /// Returns the larger of two unsigned integers.
    ///
    /// ```text
    /// T dx.op.binary.T(i32 39, T a, T b)
    /// ```
    ///
    /// - HLSL: `clamp`, `max`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.umax`
    UMax = 39,
    /// Returns the smaller of two unsigned integers.
    ///
    /// ```text
    /// T dx.op.binary.T(i32 40, T a, T b)
    /// ```
    ///
    /// - HLSL: `clamp`, `min`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.umin`
    UMin = 40,
    /// Multiplies two signed 32-bit integers and returns the high and low halves of the product.
    ///
    /// ```text
    /// %dx.types.twoi32 dx.op.binaryWithTwoOuts.T(i32 41, T a, T b)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.imul`
    IMul = 41,
    /// Multiplies two unsigned 32-bit integers and returns the high and low halves of the product.
    ///
    /// ```text
    /// %dx.types.twoi32 dx.op.binaryWithTwoOuts.T(i32 42, T a, T b)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.umul`
    UMul = 42,
    /// Divides unsigned integers, giving quotient and remainder; both are all ones if the divisor is 0.
    ///
    /// ```text
    /// %dx.types.twoi32 dx.op.binaryWithTwoOuts.T(i32 43, T a, T b)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    UDiv = 43,
    /// Adds two unsigned 32-bit integers and returns the sum and the carry.
    ///
    /// ```text
    /// %dx.types.i32c dx.op.binaryWithCarryOrBorrow.T(i32 44, T a, T b)
    /// ```
    ///
    /// - HLSL: `AddUint64`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.uadd.with.overflow`
    UAddc = 44,
    /// Subtracts two unsigned 32-bit integers and returns the difference and the borrow.
    ///
    /// ```text
    /// %dx.types.i32c dx.op.binaryWithCarryOrBorrow.T(i32 45, T a, T b)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    USubb = 45,
    /// Computes a * b + c in floating point, with or without rounding the product.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 46, T a, T b, T c)
    /// ```
    ///
    /// - HLSL: `mad`, `mul`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32, f64; from 1.9: f16, f32, f64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.fmuladd`
    FMad = 46,
    /// Computes a * b + c in double precision as a fused operation that rounds once.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 47, T a, T b, T c)
    /// ```
    ///
    /// - HLSL: `fma`
    /// - Since: DXIL 1.0
    /// - Overloads: f64; from 1.9: f64, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Requires: DX11_1_DoubleExtensions for f64
    /// - Lowered from: `llvm.fma`
    Fma = 47,
    /// Computes a * b + c on signed integers and keeps the low bits.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 48, T a, T b, T c)
    /// ```
    ///
    /// - HLSL: `dot`, `mad`, `mul`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.imad`
    IMad = 48,
    /// Computes a * b + c on unsigned integers and keeps the low bits.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 49, T a, T b, T c)
    /// ```
    ///
    /// - HLSL: `dot`, `mad`, `mul`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64; from 1.9: i16, i32, i64, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.umad`
    UMad = 49,
    /// Adds to c the absolute differences of the bytes of a and b, skipping bytes where a is zero.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 50, T a, T b, T c)
    /// ```
    ///
    /// - HLSL: `msad4`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Requires: DX11_1_ShaderExtensions
    Msad = 50,
    /// Extracts a bit field, given its width and offset, and sign-extends it.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 51, T a, T b, T c)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    Ibfe = 51,
    /// Extracts a bit field, given its width and offset, and zero-extends it.
    ///
    /// ```text
    /// T dx.op.tertiary.T(i32 52, T a, T b, T c)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    Ubfe = 52,
    /// Inserts the low bits of one integer as a bit field into another.
    ///
    /// ```text
    /// T dx.op.quaternary.T(i32 53, T width, T offset, T value, T replacedValue)
    /// ```
    ///
    /// - HLSL: `msad4`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    Bfi = 53,
    /// Returns the dot product of two two-component vectors passed as scalars.
    ///
    /// ```text
    /// T dx.op.dot2.T(i32 54, T ax, T ay, T bx, T by)
    /// ```
    ///
    /// - HLSL: `dot`, `refract`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.dot2`
    Dot2 = 54,
    /// Returns the dot product of two three-component vectors passed as scalars.
    ///
    /// ```text
    /// T dx.op.dot3.T(i32 55, T ax, T ay, T az, T bx, T by, T bz)
    /// ```
    ///
    /// - HLSL: `dot`, `faceforward`, `normalize`, `reflect`, `refract`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.dot3`
    Dot3 = 55,
    /// Returns the dot product of two four-component vectors passed as scalars.
    ///
    /// ```text
    /// T dx.op.dot4.T(i32 56, T ax, T ay, T az, T aw, T bx, T by, T bz, T bw)
    /// ```
    ///
    /// - HLSL: `dot`, `normalize`, `reflect`, `refract`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.dot4`
    Dot4 = 56,
    /// Creates the handle of a resource from its class, its range and an index.
    ///
    /// ```text
    /// %dx.types.Handle dx.op.createHandle(i32 57, i8 resourceClass, i32 rangeId, i32 index, i1 nonUniformIndex)
    /// ```
    ///
    /// - HLSL: `AppendStructuredBuffer`, `Buffer`, `ByteAddressBuffer`, `ConstantBuffer`, `ConsumeStructuredBuffer`, `RWBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RWTexture1D`, `RWTexture1DArray`, `RWTexture2D`, `RWTexture2DArray`, `RWTexture3D`, `RasterizerOrderedBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `RasterizerOrderedTexture1D`, `RasterizerOrderedTexture1DArray`, `RasterizerOrderedTexture2D`, `RasterizerOrderedTexture2DArray`, `RasterizerOrderedTexture3D`, `SamplerComparisonState`, `SamplerState`, `StructuredBuffer`, `Texture1D`, `Texture1DArray`, `Texture2D`, `Texture2DArray`, `Texture2DMS`, `Texture2DMSArray`, `Texture3D`, `TextureBuffer`, `TextureCube`, `TextureCubeArray`, `cbuffer`, `tbuffer`
    /// - Since: DXIL 1.0
    /// - Stages: vertex, hull, patch constant, domain, geometry, pixel, compute, amplification, mesh; from 1.6: removed
    /// - Attributes: ReadOnly
    /// - `resourceClass`: constant, ResourceClass
    /// - `rangeId`: constant
    /// - `nonUniformIndex`: constant; DXC's validator accepts any value
    CreateHandle = 57,
    /// Reads one scalar at a byte offset of a constant buffer.
    ///
    /// ```text
    /// T dx.op.cbufferLoad.T(i32 58, %dx.types.Handle handle, i32 byteOffset, i32 alignment)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Overloads: i8, i16, i32, i64, f16, f32, f64
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `alignment`: constant
    CBufferLoad = 58,
    /// Reads one 16-byte row of a constant buffer, split into scalars.
    ///
    /// ```text
    /// %dx.types.CBufRet.T dx.op.cbufferLoadLegacy.T(i32 59, %dx.types.Handle handle, i32 regIndex)
    /// ```
    ///
    /// - HLSL: `ConstantBuffer`, `cbuffer`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, i64, f16, f32, f64
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    CBufferLoadLegacy = 59,
    /// Samples a texture at the level of detail that implicit derivatives select.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sample.T(i32 60, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float clamp)
    /// ```
    ///
    /// - HLSL: `Sample`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadOnly, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    Sample = 60,
    /// Samples a texture at the implicit level of detail plus a bias.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleBias.T(i32 61, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float bias, float clamp)
    /// ```
    ///
    /// - HLSL: `SampleBias`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadOnly, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    SampleBias = 61,
    /// Samples a texture at an explicitly given level of detail.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleLevel.T(i32 62, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float LOD)
    /// ```
    ///
    /// - HLSL: `SampleLevel`, `SamplerState`, `TextureCube`, `TextureCubeArray`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    SampleLevel = 62,
    /// Samples a texture at the level of detail that explicitly given gradients select.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleGrad.T(i32 63, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
    /// ```
    ///
    /// - HLSL: `SampleGrad`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    SampleGrad = 63,
    /// Samples a texture, comparing texels with a reference, at the implicit level of detail.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleCmp.T(i32 64, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float compareValue, float clamp)
    /// ```
    ///
    /// - HLSL: `SampleCmp`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadOnly, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef
    SampleCmp = 64,
    /// Samples the most detailed level of a texture, comparing texels with a reference.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleCmpLevelZero.T(i32 65, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float compareValue)
    /// ```
    ///
    /// - HLSL: `SampleCmpLevelZero`, `SamplerComparisonState`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef
    SampleCmpLevelZero = 65,
    /// Reads one texel by integer coordinates and mip level or sample index, without a sampler.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.textureLoad.T(i32 66, %dx.types.Handle srv, i32 mipLevelOrSampleCount, i32 coord0, i32 coord1, i32 coord2, i32 offset0, i32 offset1, i32 offset2)
    /// ```
    ///
    /// - HLSL: `Load`, `RWTexture1D`, `RWTexture1DArray`, `RWTexture2D`, `RWTexture2DArray`, `RWTexture2DMS`, `RWTexture2DMSArray`, `RWTexture3D`, `RasterizerOrderedTexture1D`, `RasterizerOrderedTexture1DArray`, `RasterizerOrderedTexture2D`, `RasterizerOrderedTexture2DArray`, `RasterizerOrderedTexture3D`, `Texture1D`, `Texture1DArray`, `Texture2D`, `Texture2DArray`, `Texture2DMS`, `Texture2DMSArray`, `Texture3D`, `mips`, `sample`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `offset0`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset1`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    /// - `offset2`: constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
    TextureLoad = 66,
    /// Writes one texel of a read-write texture.
    ///
    /// ```text
    /// void dx.op.textureStore.T(i32 67, %dx.types.Handle srv, i32 coord0, i32 coord1, i32 coord2, T value0, T value1, T value2, T value3, i8 mask)
    /// ```
    ///
    /// - HLSL: `RWTexture1D`, `RWTexture1DArray`, `RWTexture2D`, `RWTexture2DArray`, `RWTexture3D`, `RasterizerOrderedTexture1D`, `RasterizerOrderedTexture1DArray`, `RasterizerOrderedTexture2D`, `RasterizerOrderedTexture2DArray`, `RasterizerOrderedTexture3D`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - `mask`: constant, 15 to 15
    TextureStore = 67,
    /// Reads an element of a typed buffer, or of a raw or structured one before shader model 6.2.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.bufferLoad.T(i32 68, %dx.types.Handle srv, i32 index, i32 wot)
    /// ```
    ///
    /// - HLSL: `Buffer`, `ByteAddressBuffer`, `Consume`, `ConsumeStructuredBuffer`, `Load`, `Load2`, `Load3`, `Load4`, `RWBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RasterizerOrderedBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `StructuredBuffer`, `TextureBuffer`, `tbuffer`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    BufferLoad = 68,
    /// Writes an element of a typed buffer, or of a raw or structured one before shader model 6.2.
    ///
    /// ```text
    /// void dx.op.bufferStore.T(i32 69, %dx.types.Handle uav, i32 coord0, i32 coord1, T value0, T value1, T value2, T value3, i8 mask)
    /// ```
    ///
    /// - HLSL: `Append`, `AppendStructuredBuffer`, `RWBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RasterizerOrderedBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `Store`, `Store2`, `Store3`, `Store4`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - `mask`: constant, 1 to 15
    BufferStore = 69,
    /// Steps a structured buffer's hidden counter; returns it before an increment, after a decrement.
    ///
    /// ```text
    /// i32 dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle uav, i8 inc)
    /// ```
    ///
    /// - HLSL: `Append`, `AppendStructuredBuffer`, `Consume`, `ConsumeStructuredBuffer`, `DecrementCounter`, `IncrementCounter`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - `inc`: constant, -1 to 1; DXC's validator accepts any number
    BufferUpdateCounter = 70,
    /// Tests whether the access that returned this status touched mapped tiles only.
    ///
    /// ```text
    /// i1 dx.op.checkAccessFullyMapped.T(i32 71, T status)
    /// ```
    ///
    /// - HLSL: `CheckAccessFullyMapped`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - Requires: TiledResources
    CheckAccessFullyMapped = 71,
    /// Returns the size of a resource and its number of mip levels or samples.
    ///
    /// ```text
    /// %dx.types.Dimensions dx.op.getDimensions(i32 72, %dx.types.Handle handle, i32 mipLevel)
    /// ```
    ///
    /// - HLSL: `GetDimensions`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    GetDimensions = 72,
    /// Gathers one channel of the four texels that bilinear filtering would use.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.textureGather.T(i32 73, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 channel)
    /// ```
    ///
    /// - HLSL: `Gather`, `GatherAlpha`, `GatherBlue`, `GatherGreen`, `GatherRed`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `channel`: 0 to 3
    TextureGather = 73,
    /// Compares one channel of the four texels of a bilinear footprint with a reference.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.textureGatherCmp.T(i32 74, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 channel, float compareValue)
    /// ```
    ///
    /// - HLSL: `GatherCmp`, `GatherCmpAlpha`, `GatherCmpBlue`, `GatherCmpGreen`, `GatherCmpRed`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `channel`: 0 to 3
    TextureGatherCmp = 74,
    /// Returns the position, within the pixel, of a sample of a multisampled texture.
    ///
    /// ```text
    /// %dx.types.SamplePos dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle srv, i32 index)
    /// ```
    ///
    /// - HLSL: `GetSamplePosition`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    Texture2DmsGetSamplePosition = 75,
    /// Returns the position, within the pixel, of a sample of the bound render target.
    ///
    /// ```text
    /// %dx.types.SamplePos dx.op.renderTargetGetSamplePosition(i32 76, i32 index)
    /// ```
    ///
    /// - HLSL: `GetRenderTargetSamplePosition`
    /// - Since: DXIL 1.0
    /// - Stages: pixel
    /// - Attributes: ReadOnly
    RenderTargetGetSamplePosition = 76,
    /// Returns the number of samples of the bound render target.
    ///
    /// ```text
    /// i32 dx.op.renderTargetGetSampleCount(i32 77)
    /// ```
    ///
    /// - HLSL: `GetRenderTargetSampleCount`
    /// - Since: DXIL 1.0
    /// - Stages: pixel
    /// - Attributes: ReadOnly
    RenderTargetGetSampleCount = 77,
    /// Combines a value with a resource element atomically and returns the former value.
    ///
    /// ```text
    /// T dx.op.atomicBinOp.T(i32 78, %dx.types.Handle handle, i32 atomicOp, i32 offset0, i32 offset1, i32 offset2, T newValue)
    /// ```
    ///
    /// - HLSL: `InterlockedAdd`, `InterlockedAdd64`, `InterlockedAnd`, `InterlockedAnd64`, `InterlockedExchange`, `InterlockedExchange64`, `InterlockedExchangeFloat`, `InterlockedMax`, `InterlockedMax64`, `InterlockedMin`, `InterlockedMin64`, `InterlockedOr`, `InterlockedOr64`, `InterlockedXor`, `InterlockedXor64`
    /// - Since: DXIL 1.0
    /// - Overloads: i32; from 1.6: i32, i64
    /// - Stages: all stages
    /// - `atomicOp`: AtomicBinOpCode
    AtomicBinOp = 78,
    /// Replaces a resource element atomically if it equals a value; returns the former value.
    ///
    /// ```text
    /// T dx.op.atomicCompareExchange.T(i32 79, %dx.types.Handle handle, i32 offset0, i32 offset1, i32 offset2, T compareValue, T newValue)
    /// ```
    ///
    /// - HLSL: `InterlockedCompareExchange`, `InterlockedCompareExchange64`, `InterlockedCompareExchangeFloatBitwise`, `InterlockedCompareStore`, `InterlockedCompareStore64`, `InterlockedCompareStoreFloatBitwise`
    /// - Since: DXIL 1.0
    /// - Overloads: i32; from 1.6: i32, i64
    /// - Stages: all stages
    AtomicCompareExchange = 79,
    /// Orders memory accesses and, on demand, makes the threads of a group wait, as the mode says.
    ///
    /// ```text
    /// void dx.op.barrier(i32 80, i32 barrierMode)
    /// ```
    ///
    /// - HLSL: `AllMemoryBarrier`, `AllMemoryBarrierWithGroupSync`, `DeviceMemoryBarrier`, `DeviceMemoryBarrierWithGroupSync`, `GroupMemoryBarrier`, `GroupMemoryBarrierWithGroupSync`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: NoDuplicate, IsBarrier
    /// - `barrierMode`: constant, BarrierMode; DXC's validator accepts any number
    /// - Lowered from: `llvm.dx.all.memory.barrier`: i32 10
    /// - Lowered from: `llvm.dx.all.memory.barrier.with.group.sync`: i32 11
    /// - Lowered from: `llvm.dx.device.memory.barrier`: i32 2
    /// - Lowered from: `llvm.dx.device.memory.barrier.with.group.sync`: i32 3
    /// - Lowered from: `llvm.dx.group.memory.barrier`: i32 8
    /// - Lowered from: `llvm.dx.group.memory.barrier.with.group.sync`: i32 9
    Barrier = 80,
    /// Returns the level of detail that sampling would select, clamped to existing levels or not.
    ///
    /// ```text
    /// float dx.op.calculateLOD.T(i32 81, %dx.types.Handle handle, %dx.types.Handle sampler, T coord0, T coord1, T coord2, i1 clamped)
    /// ```
    ///
    /// - HLSL: `CalculateLevelOfDetail`, `CalculateLevelOfDetailUnclamped`
    /// - Since: DXIL 1.0
    /// - Overloads: f32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadOnly, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    CalculateLod = 81,
    /// Discards the results of the current pixel if the condition is true.
    ///
    /// ```text
    /// void dx.op.discard(i32 82, i1 condition)
    /// ```
    ///
    /// - HLSL: `clip`, `discard`
    /// - Since: DXIL 1.0
    /// - Stages: pixel
    /// - Lowered from: `llvm.dx.discard`
    Discard = 82,
    /// Returns the derivative in screen x, which may be shared by the whole quad.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 83, T value)
    /// ```
    ///
    /// - HLSL: `ddx`, `ddx_coarse`, `fwidth`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadNone, IsDerivative, IsConvergent, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - Lowered from: `llvm.dx.ddx.coarse`
    DerivCoarseX = 83,
    /// Returns the derivative in screen y, which may be shared by the whole quad.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 84, T value)
    /// ```
    ///
    /// - HLSL: `ddy`, `ddy_coarse`, `fwidth`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadNone, IsDerivative, IsConvergent, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - Lowered from: `llvm.dx.ddy.coarse`
    DerivCoarseY = 84,
    /// Returns the derivative in screen x between the pixel and its neighbour in its row of the quad.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 85, T value)
    /// ```
    ///
    /// - HLSL: `ddx_fine`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadNone, IsDerivative, IsConvergent, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - Lowered from: `llvm.dx.ddx.fine`
    DerivFineX = 85,
    /// Returns the derivative in screen y between the pixel and its neighbour in its column of the quad.
    ///
    /// ```text
    /// T dx.op.unary.T(i32 86, T value)
    /// ```
    ///
    /// - HLSL: `ddy_fine`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32; from 1.9: f16, f32, vNf16, vNf32
    /// - Stages: pixel, library; from 1.6: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadNone, IsDerivative, IsConvergent, IsGradient
    /// - Requires: DerivativesInMeshAndAmpShaders in amplification, mesh
    /// - Lowered from: `llvm.dx.ddy.fine`
    DerivFineY = 86,
    /// Interpolates a pixel input at an offset from the pixel centre, in sixteenths of a pixel.
    ///
    /// ```text
    /// T dx.op.evalSnapped.T(i32 87, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i32 offsetX, i32 offsetY)
    /// ```
    ///
    /// - HLSL: `EvaluateAttributeSnapped`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    /// - `inputSigId`: constant
    /// - `inputColIndex`: constant, 0 to 3; DXC's validator accepts any number
    EvalSnapped = 87,
    /// Interpolates a pixel input at the position of a given sample.
    ///
    /// ```text
    /// T dx.op.evalSampleIndex.T(i32 88, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i32 sampleIndex)
    /// ```
    ///
    /// - HLSL: `EvaluateAttributeAtSample`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    /// - `inputSigId`: constant
    /// - `inputColIndex`: constant, 0 to 3; DXC's validator accepts any number
    EvalSampleIndex = 88,
    /// Interpolates a pixel input at the centroid of the covered samples.
    ///
    /// ```text
    /// T dx.op.evalCentroid.T(i32 89, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex)
    /// ```
    ///
    /// - HLSL: `EvaluateAttributeCentroid`
    /// - Since: DXIL 1.0
    /// - Overloads: f16, f32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    /// - `inputSigId`: constant
    /// - `inputColIndex`: constant, 0 to 3; DXC's validator accepts any number
    EvalCentroid = 89,
    /// Returns the index of the sample that the pixel shader runs for.
    ///
    /// ```text
    /// T dx.op.sampleIndex.T(i32 90)
    /// ```
    ///
    /// - HLSL: `SV_SampleIndex`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    SampleIndex = 90,
    /// Returns the mask of the samples that the primitive covers in this pixel.
    ///
    /// ```text
    /// T dx.op.coverage.T(i32 91)
    /// ```
    ///
    /// - HLSL: `IsHelperLane`, `SV_Coverage`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    Coverage = 91,
    /// Returns whether the primitive covers the pixel wholly, for conservative rasterization.
    ///
    /// ```text
    /// T dx.op.innerCoverage.T(i32 92)
    /// ```
    ///
    /// - HLSL: `SV_InnerCoverage`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    /// - Requires: InnerCoverage
    InnerCoverage = 92,
    /// Returns a component of the thread's index within the whole dispatch.
    ///
    /// ```text
    /// T dx.op.threadId.T(i32 93, i32 component)
    /// ```
    ///
    /// - HLSL: `SV_DispatchThreadID`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: compute, amplification, mesh, node
    /// - Attributes: ReadNone
    /// - `component`: 0 to 2
    /// - Lowered from: `llvm.dx.thread.id`
    ThreadId = 93,
    /// Returns a component of the index of the thread group within the dispatch.
    ///
    /// ```text
    /// T dx.op.groupId.T(i32 94, i32 component)
    /// ```
    ///
    /// - HLSL: `SV_GroupID`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: compute, amplification, mesh, node
    /// - Attributes: ReadNone
    /// - `component`: 0 to 2
    /// - Lowered from: `llvm.dx.group.id`
    GroupId = 94,
    /// Returns a component of the thread's index within its group.
    ///
    /// ```text
    /// T dx.op.threadIdInGroup.T(i32 95, i32 component)
    /// ```
    ///
    /// - HLSL: `SV_GroupThreadID`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: compute, amplification, mesh, node
    /// - Attributes: ReadNone
    /// - `component`: 0 to 2
    /// - Lowered from: `llvm.dx.thread.id.in.group`
    ThreadIdInGroup = 95,
    /// Returns the thread's index within its group, flattened to one dimension.
    ///
    /// ```text
    /// T dx.op.flattenedThreadIdInGroup.T(i32 96)
    /// ```
    ///
    /// - HLSL: `SV_GroupIndex`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: compute, amplification, mesh, node
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.flattened.thread.id.in.group`
    FlattenedThreadIdInGroup = 96,
    /// Appends a vertex, made of the current outputs, to a geometry shader stream.
    ///
    /// ```text
    /// void dx.op.emitStream(i32 97, i8 streamId)
    /// ```
    ///
    /// - HLSL: `Append`
    /// - Since: DXIL 1.0
    /// - Stages: geometry
    /// - `streamId`: constant, 0 to 3
    EmitStream = 97,
    /// Ends the current strip of a geometry shader stream.
    ///
    /// ```text
    /// void dx.op.cutStream(i32 98, i8 streamId)
    /// ```
    ///
    /// - HLSL: `RestartStrip`
    /// - Since: DXIL 1.0
    /// - Stages: geometry
    /// - `streamId`: constant, 0 to 3
    CutStream = 98,
    /// Appends a vertex to a geometry shader stream, then ends the strip.
    ///
    /// ```text
    /// void dx.op.emitThenCutStream(i32 99, i8 streamId)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: geometry
    /// - `streamId`: constant, 0 to 3
    EmitThenCutStream = 99,
    /// Returns the index of the geometry shader instance.
    ///
    /// ```text
    /// T dx.op.gsInstanceID.T(i32 100)
    /// ```
    ///
    /// - HLSL: `SV_GSInstanceID`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: geometry
    /// - Attributes: ReadNone
    GsInstanceId = 100,
    /// Builds a double from its low and high 32-bit halves.
    ///
    /// ```text
    /// T dx.op.makeDouble.T(i32 101, i32 lo, i32 hi)
    /// ```
    ///
    /// - HLSL: `asdouble`
    /// - Since: DXIL 1.0
    /// - Overloads: f64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.asdouble`
    MakeDouble = 101,
    /// Splits a double into its low and high 32-bit halves.
    ///
    /// ```text
    /// %dx.types.splitdouble dx.op.splitDouble.T(i32 102, T value)
    /// ```
    ///
    /// - HLSL: `asuint`
    /// - Since: DXIL 1.0
    /// - Overloads: f64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.splitdouble`
    SplitDouble = 102,
    /// Reads one component of a hull shader's output control point.
    ///
    /// ```text
    /// T dx.op.loadOutputControlPoint.T(i32 103, i32 inputSigId, i32 row, i8 col, i32 index)
    /// ```
    ///
    /// - HLSL: `OutputPatch`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: patch constant
    /// - Attributes: ReadNone
    /// - `inputSigId`: constant
    /// - `col`: constant, 0 to 3; DXC's validator accepts one number more
    LoadOutputControlPoint = 103,
    /// Reads one component of a patch constant.
    ///
    /// ```text
    /// T dx.op.loadPatchConstant.T(i32 104, i32 inputSigId, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `SV_InsideTessFactor`, `SV_TessFactor`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: hull, patch constant, domain
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    LoadPatchConstant = 104,
    /// Returns a component of the point on the patch that the domain shader evaluates.
    ///
    /// ```text
    /// T dx.op.domainLocation.T(i32 105, i8 component)
    /// ```
    ///
    /// - HLSL: `SV_DomainLocation`
    /// - Since: DXIL 1.0
    /// - Overloads: f32
    /// - Stages: domain
    /// - Attributes: ReadNone
    /// - `component`: constant, 0 to 2
    DomainLocation = 105,
    /// Writes one component of a patch constant in a hull shader.
    ///
    /// ```text
    /// void dx.op.storePatchConstant.T(i32 106, i32 outputSigID, i32 row, i8 col, T value)
    /// ```
    ///
    /// - HLSL: `SV_InsideTessFactor`, `SV_TessFactor`
    /// - Since: DXIL 1.0
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: patch constant
    /// - `outputSigID`: constant
    /// - `col`: constant, 0 to 3; DXC's validator accepts one number more
    StorePatchConstant = 106,
    /// Returns the index of the control point that the hull shader computes.
    ///
    /// ```text
    /// T dx.op.outputControlPointID.T(i32 107)
    /// ```
    ///
    /// - HLSL: `SV_OutputControlPointID`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: hull
    /// - Attributes: ReadNone
    OutputControlPointId = 107,
    /// Returns the index of the current primitive or patch within the draw.
    ///
    /// ```text
    /// T dx.op.primitiveID.T(i32 108)
    /// ```
    ///
    /// - HLSL: `SV_PrimitiveID`
    /// - Since: DXIL 1.0
    /// - Overloads: i32
    /// - Stages: hull, patch constant, domain, geometry
    /// - Attributes: ReadNone
    PrimitiveId = 108,
    /// Reads a 64-bit cycle counter and returns its low and high halves.
    ///
    /// ```text
    /// %dx.types.twoi32 dx.op.cycleCounterLegacy(i32 109)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    CycleCounterLegacy = 109,
    /// Tests whether the lane is the active one with the lowest index in its wave.
    ///
    /// ```text
    /// i1 dx.op.waveIsFirstLane(i32 110)
    /// ```
    ///
    /// - HLSL: `WaveIsFirstLane`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.is.first.lane`
    WaveIsFirstLane = 110,
    /// Returns the index of the lane within its wave.
    ///
    /// ```text
    /// i32 dx.op.waveGetLaneIndex(i32 111)
    /// ```
    ///
    /// - HLSL: `WaveGetLaneIndex`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadOnly, IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.getlaneindex`
    WaveGetLaneIndex = 111,
    /// Returns the number of lanes in a wave, active or not.
    ///
    /// ```text
    /// i32 dx.op.waveGetLaneCount(i32 112)
    /// ```
    ///
    /// - HLSL: `WaveGetLaneCount`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone, IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.get.lane.count`
    WaveGetLaneCount = 112,
    /// Tests whether the condition holds in any active lane of the wave.
    ///
    /// ```text
    /// i1 dx.op.waveAnyTrue(i32 113, i1 cond)
    /// ```
    ///
    /// - HLSL: `WaveActiveAnyTrue`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.any`
    WaveAnyTrue = 113,
    /// Tests whether the condition holds in all active lanes of the wave.
    ///
    /// ```text
    /// i1 dx.op.waveAllTrue(i32 114, i1 cond)
    /// ```
    ///
    /// - HLSL: `WaveActiveAllTrue`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.all`
    WaveAllTrue = 114,
    /// Tests, component by component, whether a value is the same in all active lanes.
    ///
    /// ```text
    /// i1 like T dx.op.waveActiveAllEqual.T(i32 115, T value)
    /// ```
    ///
    /// - HLSL: `WaveActiveAllEqual`
    /// - Since: DXIL 1.0
    /// - Overloads: i1, i8, i16, i32, i64, f16, f32, f64; from 1.9: i1, i8, i16, i32, i64, f16, f32, f64, vNi1, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.all.equal`
    WaveActiveAllEqual = 115,
    /// Returns a 128-bit mask of the active lanes in which the condition holds.
    ///
    /// ```text
    /// %dx.types.fouri32 dx.op.waveActiveBallot(i32 116, i1 cond)
    /// ```
    ///
    /// - HLSL: `WaveActiveBallot`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.ballot`
    WaveActiveBallot = 116,
    /// Returns the value that a given lane of the wave holds.
    ///
    /// ```text
    /// T dx.op.waveReadLaneAt.T(i32 117, T value, i32 lane)
    /// ```
    ///
    /// - HLSL: `WaveReadLaneAt`
    /// - Since: DXIL 1.0
    /// - Overloads: i1, i8, i16, i32, i64, f16, f32, f64; from 1.9: i1, i8, i16, i32, i64, f16, f32, f64, vNi1, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.readlane`
    WaveReadLaneAt = 117,
    /// Returns the value that the active lane with the lowest index holds.
    ///
    /// ```text
    /// T dx.op.waveReadLaneFirst.T(i32 118, T value)
    /// ```
    ///
    /// - HLSL: `WaveReadLaneFirst`
    /// - Since: DXIL 1.0
    /// - Overloads: i1, i8, i16, i32, i64, f16, f32, f64; from 1.9: i1, i8, i16, i32, i64, f16, f32, f64, vNi1, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    WaveReadLaneFirst = 118,
    /// Returns the sum, product, minimum or maximum of a value over the active lanes.
    ///
    /// ```text
    /// T dx.op.waveActiveOp.T(i32 119, T value, i8 op, i8 sop)
    /// ```
    ///
    /// - HLSL: `WaveActiveMax`, `WaveActiveMin`, `WaveActiveProduct`, `WaveActiveSum`
    /// - Since: DXIL 1.0
    /// - Overloads: i1, i8, i16, i32, i64, f16, f32, f64; from 1.9: i1, i8, i16, i32, i64, f16, f32, f64, vNi1, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `op`: constant, WaveOpKind; DXC's validator accepts any constant
    /// - `sop`: constant, SignedOpKind; DXC's validator accepts any constant
    /// - Lowered from: `llvm.dx.wave.product`: argument 0, i8 1, i8 0
    /// - Lowered from: `llvm.dx.wave.reduce.max`: argument 0, i8 3, i8 0
    /// - Lowered from: `llvm.dx.wave.reduce.min`: argument 0, i8 2, i8 0
    /// - Lowered from: `llvm.dx.wave.reduce.sum`: argument 0, i8 0, i8 0
    /// - Lowered from: `llvm.dx.wave.reduce.umax`: argument 0, i8 3, i8 1
    /// - Lowered from: `llvm.dx.wave.reduce.umin`: argument 0, i8 2, i8 1
    /// - Lowered from: `llvm.dx.wave.reduce.usum`: argument 0, i8 0, i8 1
    /// - Lowered from: `llvm.dx.wave.uproduct`: argument 0, i8 1, i8 1
    WaveActiveOp = 119,
    /// Returns the bitwise and, or, or exclusive or of a value over the active lanes.
    ///
    /// ```text
    /// T dx.op.waveActiveBit.T(i32 120, T value, i8 op)
    /// ```
    ///
    /// - HLSL: `WaveActiveBitAnd`, `WaveActiveBitOr`, `WaveActiveBitXor`
    /// - Since: DXIL 1.0
    /// - Overloads: i8, i16, i32, i64; from 1.9: i8, i16, i32, i64, vNi8, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `op`: constant, WaveBitOpKind; DXC's validator accepts any constant
    /// - Lowered from: `llvm.dx.wave.reduce.and`: argument 0, i8 0
    /// - Lowered from: `llvm.dx.wave.reduce.or`: argument 0, i8 1
    /// - Lowered from: `llvm.dx.wave.reduce.xor`: argument 0, i8 2
    WaveActiveBit = 120,
    /// Returns the sum or product of a value over the active lanes of lower index.
    ///
    /// ```text
    /// T dx.op.wavePrefixOp.T(i32 121, T value, i8 op, i8 sop)
    /// ```
    ///
    /// - HLSL: `WavePrefixProduct`, `WavePrefixSum`
    /// - Since: DXIL 1.0
    /// - Overloads: i8, i16, i32, i64, f16, f32, f64; from 1.9: i8, i16, i32, i64, f16, f32, f64, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `op`: constant, WaveOpKind; DXC's validator accepts any constant
    /// - `sop`: constant, SignedOpKind; DXC's validator accepts any constant
    /// - Lowered from: `llvm.dx.wave.prefix.product`: argument 0, i8 1, i8 0
    /// - Lowered from: `llvm.dx.wave.prefix.sum`: argument 0, i8 0, i8 0
    /// - Lowered from: `llvm.dx.wave.prefix.uproduct`: argument 0, i8 1, i8 1
    /// - Lowered from: `llvm.dx.wave.prefix.usum`: argument 0, i8 0, i8 1
    WavePrefixOp = 121,
    /// Returns the value that a given lane of the quad holds.
    ///
    /// ```text
    /// T dx.op.quadReadLaneAt.T(i32 122, T value, i32 quadLane)
    /// ```
    ///
    /// - HLSL: `QuadReadLaneAt`
    /// - Since: DXIL 1.0
    /// - Overloads: i1, i8, i16, i32, i64, f16, f32, f64; from 1.9: i1, i8, i16, i32, i64, f16, f32, f64, vNi1, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: pixel, compute, amplification, mesh, node, library
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `quadLane`: 0 to 3
    QuadReadLaneAt = 122,
    /// Returns the value that the quad's horizontal, vertical or diagonal neighbour holds.
    ///
    /// ```text
    /// T dx.op.quadOp.T(i32 123, T value, i8 op)
    /// ```
    ///
    /// - HLSL: `QuadAll`, `QuadAny`, `QuadReadAcrossDiagonal`, `QuadReadAcrossX`, `QuadReadAcrossY`
    /// - Since: DXIL 1.0
    /// - Overloads: i8, i16, i32, i64, f16, f32, f64; from 1.9: i8, i16, i32, i64, f16, f32, f64, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: pixel, compute, amplification, mesh, node, library
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `op`: constant, QuadOpKind; DXC's validator accepts any constant
    /// - Lowered from: `llvm.dx.quad.read.across.diagonal`: argument 0, i8 2
    /// - Lowered from: `llvm.dx.quad.read.across.x`: argument 0, i8 0
    /// - Lowered from: `llvm.dx.quad.read.across.y`: argument 0, i8 1
    QuadOp = 123,
    /// Reinterprets the bits of a 16-bit integer as a half.
    ///
    /// ```text
    /// half dx.op.bitcastI16toF16(i32 124, i16 value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    BitcastI16toF16 = 124,
    /// Reinterprets the bits of a half as a 16-bit integer.
    ///
    /// ```text
    /// i16 dx.op.bitcastF16toI16(i32 125, half value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    BitcastF16toI16 = 125,
    /// Reinterprets the bits of a 32-bit integer as a float.
    ///
    /// ```text
    /// float dx.op.bitcastI32toF32(i32 126, i32 value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    BitcastI32toF32 = 126,
    /// Reinterprets the bits of a float as a 32-bit integer.
    ///
    /// ```text
    /// i32 dx.op.bitcastF32toI32(i32 127, float value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    BitcastF32toI32 = 127,
    /// Reinterprets the bits of a 64-bit integer as a double.
    ///
    /// ```text
    /// double dx.op.bitcastI64toF64(i32 128, i64 value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    BitcastI64toF64 = 128,
    /// Reinterprets the bits of a double as a 64-bit integer.
    ///
    /// ```text
    /// i64 dx.op.bitcastF64toI64(i32 129, double value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    BitcastF64toI64 = 129,
    /// Converts a float to a half and returns it in the low 16 bits of an integer.
    ///
    /// ```text
    /// i32 dx.op.legacyF32ToF16(i32 130, float value)
    /// ```
    ///
    /// - HLSL: `f32tof16`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.legacyf32tof16`
    LegacyF32ToF16 = 130,
    /// Converts the half in the low 16 bits of an integer to a float.
    ///
    /// ```text
    /// float dx.op.legacyF16ToF32(i32 131, i32 value)
    /// ```
    ///
    /// - HLSL: `f16tof32`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.legacyf16tof32`
    LegacyF16ToF32 = 131,
    /// Converts a double to a float, by the rules of DXBC.
    ///
    /// ```text
    /// float dx.op.legacyDoubleToFloat(i32 132, double value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    LegacyDoubleToFloat = 132,
    /// Converts a double to a signed 32-bit integer, by the rules of DXBC.
    ///
    /// ```text
    /// i32 dx.op.legacyDoubleToSInt32(i32 133, double value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    LegacyDoubleToSInt32 = 133,
    /// Converts a double to an unsigned 32-bit integer, by the rules of DXBC.
    ///
    /// ```text
    /// i32 dx.op.legacyDoubleToUInt32(i32 134, double value)
    /// ```
    ///
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    LegacyDoubleToUInt32 = 134,
    /// Counts the active lanes of the wave in which the condition holds.
    ///
    /// ```text
    /// i32 dx.op.waveAllOp(i32 135, i1 value)
    /// ```
    ///
    /// - HLSL: `WaveActiveCountBits`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.active.countbits`
    WaveAllBitCount = 135,
    /// Counts the active lanes of lower index in which the condition holds.
    ///
    /// ```text
    /// i32 dx.op.wavePrefixOp(i32 136, i1 value)
    /// ```
    ///
    /// - HLSL: `WavePrefixCountBits`
    /// - Since: DXIL 1.0
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - Lowered from: `llvm.dx.wave.prefix.bit.count`
    WavePrefixBitCount = 136,
    /// Returns a pixel input at a given vertex of the primitive, without interpolation.
    ///
    /// ```text
    /// T dx.op.attributeAtVertex.T(i32 137, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i8 VertexID)
    /// ```
    ///
    /// - HLSL: `GetAttributeAtVertex`
    /// - Since: DXIL 1.1
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: pixel
    /// - Attributes: ReadNone
    /// - Requires: Barycentrics
    /// - `inputSigId`: constant
    /// - `inputColIndex`: constant, 0 to 3; DXC's validator accepts one number more
    /// - `VertexID`: constant, 0 to 2; DXC's validator accepts any constant
    AttributeAtVertex = 137,
    /// Returns the index of the view that is being rendered.
    ///
    /// ```text
    /// T dx.op.viewID.T(i32 138)
    /// ```
    ///
    /// - HLSL: `SV_ViewID`
    /// - Since: DXIL 1.1
    /// - Overloads: i32
    /// - Stages: vertex, hull, patch constant, domain, geometry, pixel, mesh
    /// - Attributes: ReadNone
    /// - Requires: ViewID
    ViewId = 138,
    /// Reads up to four components from a byte-address or structured buffer.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.rawBufferLoad.T(i32 139, %dx.types.Handle srv, i32 index, i32 elementOffset, i8 mask, i32 alignment)
    /// ```
    ///
    /// - HLSL: `ByteAddressBuffer`, `Consume`, `ConsumeStructuredBuffer`, `Load`, `Load2`, `Load3`, `Load4`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `StructuredBuffer`
    /// - Since: DXIL 1.2; linkers translate it to 1.0
    /// - Overloads: i16, i32, f16, f32; from 1.3: i16, i32, i64, f16, f32, f64
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `mask`: constant, 1 to 15; DXC's validator accepts any constant
    /// - `alignment`: constant
    RawBufferLoad = 139,
    /// Writes up to four components to a byte-address or structured buffer.
    ///
    /// ```text
    /// void dx.op.rawBufferStore.T(i32 140, %dx.types.Handle uav, i32 index, i32 elementOffset, T value0, T value1, T value2, T value3, i8 mask, i32 alignment)
    /// ```
    ///
    /// - HLSL: `Append`, `AppendStructuredBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `Store`, `Store2`, `Store3`, `Store4`
    /// - Since: DXIL 1.2; linkers translate it to 1.0
    /// - Overloads: i16, i32, f16, f32; from 1.3: i16, i32, i64, f16, f32, f64
    /// - Stages: all stages
    /// - `mask`: constant, 1 to 15
    /// - `alignment`: constant
    RawBufferStore = 140,
    /// Returns the number that the application gave to the instance being hit.
    ///
    /// ```text
    /// T dx.op.instanceID.T(i32 141)
    /// ```
    ///
    /// - HLSL: `InstanceID`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    InstanceId = 141,
    /// Returns the position of the instance being hit in the top-level acceleration structure.
    ///
    /// ```text
    /// T dx.op.instanceIndex.T(i32 142)
    /// ```
    ///
    /// - HLSL: `InstanceIndex`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    InstanceIndex = 142,
    /// Returns the kind of the hit: a front or back face, or the value from the intersection shader.
    ///
    /// ```text
    /// T dx.op.hitKind.T(i32 143)
    /// ```
    ///
    /// - HLSL: `HitKind`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    HitKind = 143,
    /// Returns the flags that the current ray was traced with.
    ///
    /// ```text
    /// T dx.op.rayFlags.T(i32 144)
    /// ```
    ///
    /// - HLSL: `RayFlags`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, intersection, any hit, closest hit, miss
    /// - Attributes: ReadNone
    RayFlags = 144,
    /// Returns a component of the ray's index within the dispatch of rays.
    ///
    /// ```text
    /// T dx.op.dispatchRaysIndex.T(i32 145, i8 col)
    /// ```
    ///
    /// - HLSL: `DispatchRaysIndex`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, ray generation, intersection, any hit, closest hit, miss, callable
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 2; DXC's validator accepts any constant
    DispatchRaysIndex = 145,
    /// Returns a component of the size of the dispatch of rays.
    ///
    /// ```text
    /// T dx.op.dispatchRaysDimensions.T(i32 146, i8 col)
    /// ```
    ///
    /// - HLSL: `DispatchRaysDimensions`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, ray generation, intersection, any hit, closest hit, miss, callable
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 2; DXC's validator accepts any constant
    DispatchRaysDimensions = 146,
    /// Returns a component of the current ray's origin in world space.
    ///
    /// ```text
    /// T dx.op.worldRayOrigin.T(i32 147, i8 col)
    /// ```
    ///
    /// - HLSL: `WorldRayOrigin`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit, miss
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 2; DXC's validator accepts any constant
    WorldRayOrigin = 147,
    /// Returns a component of the current ray's direction in world space.
    ///
    /// ```text
    /// T dx.op.worldRayDirection.T(i32 148, i8 col)
    /// ```
    ///
    /// - HLSL: `WorldRayDirection`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit, miss
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 2; DXC's validator accepts any constant
    WorldRayDirection = 148,
    /// Returns a component of the current ray's origin in the object space of the instance.
    ///
    /// ```text
    /// T dx.op.objectRayOrigin.T(i32 149, i8 col)
    /// ```
    ///
    /// - HLSL: `ObjectRayOrigin`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 2; DXC's validator accepts any constant
    ObjectRayOrigin = 149,
    /// Returns a component of the current ray's direction in the object space of the instance.
    ///
    /// ```text
    /// T dx.op.objectRayDirection.T(i32 150, i8 col)
    /// ```
    ///
    /// - HLSL: `ObjectRayDirection`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    /// - `col`: constant, 0 to 2; DXC's validator accepts any constant
    ObjectRayDirection = 150,
    /// Returns an element of the current instance's 3x4 matrix from object to world space.
    ///
    /// ```text
    /// T dx.op.objectToWorld.T(i32 151, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `ObjectToWorld`, `ObjectToWorld3x4`, `ObjectToWorld4x3`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    /// - `row`: 0 to 2
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    ObjectToWorld = 151,
    /// Returns an element of the current instance's 3x4 matrix from world to object space.
    ///
    /// ```text
    /// T dx.op.worldToObject.T(i32 152, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `WorldToObject`, `WorldToObject3x4`, `WorldToObject4x3`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    /// - `row`: 0 to 2
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    WorldToObject = 152,
    /// Returns the parameter at which the current ray starts.
    ///
    /// ```text
    /// T dx.op.rayTMin.T(i32 153)
    /// ```
    ///
    /// - HLSL: `RayTMin`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit, miss
    /// - Attributes: ReadNone
    RayTMin = 153,
    /// Returns the parameter at which the current ray ends so far: that of the hit, or the maximum.
    ///
    /// ```text
    /// T dx.op.rayTCurrent.T(i32 154)
    /// ```
    ///
    /// - HLSL: `RayTCurrent`
    /// - Since: DXIL 1.3
    /// - Overloads: f32
    /// - Stages: library, intersection, any hit, closest hit, miss
    /// - Attributes: ReadOnly
    RayTCurrent = 154,
    /// Rejects the current candidate hit and leaves the any-hit shader; the search goes on.
    ///
    /// ```text
    /// void dx.op.ignoreHit(i32 155)
    /// ```
    ///
    /// - HLSL: `IgnoreHit`
    /// - Since: DXIL 1.3
    /// - Stages: any hit
    /// - Attributes: NoReturn
    IgnoreHit = 155,
    /// Accepts the current candidate hit and leaves the any-hit shader; the search ends.
    ///
    /// ```text
    /// void dx.op.acceptHitAndEndSearch(i32 156)
    /// ```
    ///
    /// - HLSL: `AcceptHitAndEndSearch`
    /// - Since: DXIL 1.3
    /// - Stages: any hit
    /// - Attributes: NoReturn
    AcceptHitAndEndSearch = 156,
    /// Traces a ray through an acceleration structure, running the shaders of what it meets.
    ///
    /// ```text
    /// void dx.op.traceRay.T(i32 157, %dx.types.Handle AccelerationStructure, i32 RayFlags, i32 InstanceInclusionMask, i32 RayContributionToHitGroupIndex, i32 MultiplierForGeometryContributionToShaderIndex, i32 MissShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z, float TMax, T payload)
    /// ```
    ///
    /// - HLSL: `TraceRay`
    /// - Since: DXIL 1.3
    /// - Overloads: udt
    /// - Stages: library, ray generation, closest hit, miss
    /// - `RayFlags`: RayFlag
    TraceRay = 157,
    /// Reports a hit found by an intersection shader and returns whether it was accepted.
    ///
    /// ```text
    /// i1 dx.op.reportHit.T(i32 158, float THit, i32 HitKind, T Attributes)
    /// ```
    ///
    /// - HLSL: `ReportHit`
    /// - Since: DXIL 1.3
    /// - Overloads: udt
    /// - Stages: library, intersection
    /// - `HitKind`: 0 to 127
    ReportHit = 158,
    /// Runs a callable shader from the shader table.
    ///
    /// ```text
    /// void dx.op.callShader.T(i32 159, i32 ShaderIndex, T Parameter)
    /// ```
    ///
    /// - HLSL: `CallShader`
    /// - Since: DXIL 1.3
    /// - Overloads: udt
    /// - Stages: library, ray generation, closest hit, miss, callable
    CallShader = 159,
    /// Creates the handle of the resource that a library's global variable holds.
    ///
    /// ```text
    /// %dx.types.Handle dx.op.createHandleForLib.T(i32 160, T Resource)
    /// ```
    ///
    /// - HLSL: `AppendStructuredBuffer`, `Buffer`, `ByteAddressBuffer`, `ConstantBuffer`, `ConsumeStructuredBuffer`, `RWBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RWTexture1D`, `RWTexture1DArray`, `RWTexture2D`, `RWTexture2DArray`, `RWTexture3D`, `RasterizerOrderedBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `RasterizerOrderedTexture1D`, `RasterizerOrderedTexture1DArray`, `RasterizerOrderedTexture2D`, `RasterizerOrderedTexture2DArray`, `RasterizerOrderedTexture3D`, `SamplerComparisonState`, `SamplerState`, `StructuredBuffer`, `Texture1D`, `Texture1DArray`, `Texture2D`, `Texture2DArray`, `Texture2DMS`, `Texture2DMSArray`, `Texture3D`, `TextureBuffer`, `TextureCube`, `TextureCubeArray`, `cbuffer`, `tbuffer`
    /// - Since: DXIL 1.3; linkers translate it to 1.0
    /// - Overloads: object
    /// - Stages: node, library, ray generation, intersection, any hit, closest hit, miss, callable
    /// - Attributes: ReadOnly
    CreateHandleForLib = 160,
    /// Returns the index of the primitive being hit within its geometry.
    ///
    /// ```text
    /// T dx.op.primitiveIndex.T(i32 161)
    /// ```
    ///
    /// - HLSL: `PrimitiveIndex`
    /// - Since: DXIL 1.3
    /// - Overloads: i32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    PrimitiveIndex = 161,
    /// Adds the dot product of two pairs of halves to a float.
    ///
    /// ```text
    /// T dx.op.dot2AddHalf.T(i32 162, T acc, half ax, half ay, half bx, half by)
    /// ```
    ///
    /// - HLSL: `dot2add`
    /// - Since: DXIL 1.4
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.dot2add`
    Dot2AddHalf = 162,
    /// Adds the dot product of four signed bytes and four signed bytes, packed, to an integer.
    ///
    /// ```text
    /// T dx.op.dot4AddPacked.T(i32 163, T acc, i32 a, i32 b)
    /// ```
    ///
    /// - HLSL: `dot4add_i8packed`
    /// - Since: DXIL 1.4
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.dot4add.i8packed`
    Dot4AddI8Packed = 163,
    /// Adds the dot product of four unsigned bytes and four unsigned bytes, packed, to an integer.
    ///
    /// ```text
    /// T dx.op.dot4AddPacked.T(i32 164, T acc, i32 a, i32 b)
    /// ```
    ///
    /// - HLSL: `dot4add_u8packed`
    /// - Since: DXIL 1.4
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - Lowered from: `llvm.dx.dot4add.u8packed`
    Dot4AddU8Packed = 164,
    /// Returns a 128-bit mask of the active lanes that hold the same value as this one.
    ///
    /// ```text
    /// %dx.types.fouri32 dx.op.waveMatch.T(i32 165, T value)
    /// ```
    ///
    /// - HLSL: `WaveMatch`
    /// - Since: DXIL 1.5
    /// - Overloads: i8, i16, i32, i64, f16, f32, f64; from 1.9: i8, i16, i32, i64, f16, f32, f64, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    WaveMatch = 165,
    /// Combines (sum, product, and, or, xor) a value over the mask's active lanes of lower index.
    ///
    /// ```text
    /// T dx.op.waveMultiPrefixOp.T(i32 166, T value, i32 mask0, i32 mask1, i32 mask2, i32 mask3, i8 op, i8 sop)
    /// ```
    ///
    /// - HLSL: `WaveMultiPrefixBitAnd`, `WaveMultiPrefixBitOr`, `WaveMultiPrefixBitXor`, `WaveMultiPrefixProduct`, `WaveMultiPrefixSum`
    /// - Since: DXIL 1.5
    /// - Overloads: i8, i16, i32, i64, f16, f32, f64; from 1.9: i8, i16, i32, i64, f16, f32, f64, vNi8, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `op`: constant, WaveMultiPrefixOpKind; DXC's validator accepts any constant
    /// - `sop`: constant, SignedOpKind; DXC's validator accepts any constant
    WaveMultiPrefixOp = 166,
    /// Counts the lanes of lower index, active and selected by a mask, where the condition holds.
    ///
    /// ```text
    /// i32 dx.op.waveMultiPrefixBitCount(i32 167, i1 value, i32 mask0, i32 mask1, i32 mask2, i32 mask3)
    /// ```
    ///
    /// - HLSL: `WaveMultiPrefixCountBits`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    WaveMultiPrefixBitCount = 167,
    /// Sets how many vertices and primitives the mesh shader's group outputs.
    ///
    /// ```text
    /// void dx.op.setMeshOutputCounts(i32 168, i32 numVertices, i32 numPrimitives)
    /// ```
    ///
    /// - HLSL: `SetMeshOutputCounts`
    /// - Since: DXIL 1.5
    /// - Stages: mesh
    SetMeshOutputCounts = 168,
    /// Sets the vertex indices of one primitive that the mesh shader outputs.
    ///
    /// ```text
    /// void dx.op.emitIndices(i32 169, i32 PrimitiveIndex, i32 VertexIndex0, i32 VertexIndex1, i32 VertexIndex2)
    /// ```
    ///
    /// - HLSL: `indices`
    /// - Since: DXIL 1.5
    /// - Stages: mesh
    EmitIndices = 169,
    /// Returns a pointer to the payload that the amplification shader passed.
    ///
    /// ```text
    /// T dx.op.getMeshPayload.T(i32 170)
    /// ```
    ///
    /// - HLSL: `payload`
    /// - Since: DXIL 1.5
    /// - Overloads: udt
    /// - Stages: mesh
    /// - Attributes: ReadOnly
    GetMeshPayload = 170,
    /// Writes one component of an output of a mesh shader's vertex.
    ///
    /// ```text
    /// void dx.op.storeVertexOutput.T(i32 171, i32 outputSigId, i32 rowIndex, i8 colIndex, T value, i32 vertexIndex)
    /// ```
    ///
    /// - HLSL: `SV_Position`, `vertices`
    /// - Since: DXIL 1.5
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: mesh
    /// - `outputSigId`: constant
    /// - `colIndex`: constant, 0 to 3; DXC's validator accepts one number more
    StoreVertexOutput = 171,
    /// Writes one component of an output of a mesh shader's primitive.
    ///
    /// ```text
    /// void dx.op.storePrimitiveOutput.T(i32 172, i32 outputSigId, i32 rowIndex, i8 colIndex, T value, i32 primitiveIndex)
    /// ```
    ///
    /// - HLSL: `SV_PrimitiveID`, `primitives`
    /// - Since: DXIL 1.5
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: mesh
    /// - `outputSigId`: constant
    /// - `colIndex`: constant, 0 to 3; DXC's validator accepts one number more
    StorePrimitiveOutput = 172,
    /// Launches a grid of mesh shader groups with a payload from an amplification shader.
    ///
    /// ```text
    /// void dx.op.dispatchMesh.T(i32 173, i32 threadGroupCountX, i32 threadGroupCountY, i32 threadGroupCountZ, T payload)
    /// ```
    ///
    /// - HLSL: `DispatchMesh`
    /// - Since: DXIL 1.5
    /// - Overloads: udt
    /// - Stages: amplification
    DispatchMesh = 173,
    /// Records in a feedback map what sampling at the implicit level of detail would touch.
    ///
    /// ```text
    /// void dx.op.writeSamplerFeedback(i32 174, %dx.types.Handle feedbackTex, %dx.types.Handle sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float clamp)
    /// ```
    ///
    /// - HLSL: `WriteSamplerFeedback`
    /// - Since: DXIL 1.5
    /// - Stages: pixel, library
    /// - Attributes: IsGradient, IsFeedback
    /// - Requires: SamplerFeedback
    WriteSamplerFeedback = 174,
    /// Records in a feedback map what sampling at a biased level of detail would touch.
    ///
    /// ```text
    /// void dx.op.writeSamplerFeedbackBias(i32 175, %dx.types.Handle feedbackTex, %dx.types.Handle sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float bias, float clamp)
    /// ```
    ///
    /// - HLSL: `WriteSamplerFeedbackBias`
    /// - Since: DXIL 1.5
    /// - Stages: pixel, library
    /// - Attributes: IsGradient, IsFeedback
    /// - Requires: SamplerFeedback
    WriteSamplerFeedbackBias = 175,
    /// Records in a feedback map what sampling at an explicit level of detail would touch.
    ///
    /// ```text
    /// void dx.op.writeSamplerFeedbackLevel(i32 176, %dx.types.Handle feedbackTex, %dx.types.Handle sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float lod)
    /// ```
    ///
    /// - HLSL: `WriteSamplerFeedbackLevel`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    /// - Attributes: IsFeedback
    /// - Requires: SamplerFeedback
    WriteSamplerFeedbackLevel = 176,
    /// Records in a feedback map what sampling with explicit gradients would touch.
    ///
    /// ```text
    /// void dx.op.writeSamplerFeedbackGrad(i32 177, %dx.types.Handle feedbackTex, %dx.types.Handle sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
    /// ```
    ///
    /// - HLSL: `WriteSamplerFeedbackGrad`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    /// - Attributes: IsFeedback
    /// - Requires: SamplerFeedback
    WriteSamplerFeedbackGrad = 177,
    /// Allocates an inline ray query with the given constant ray flags.
    ///
    /// ```text
    /// i32 dx.op.allocateRayQuery(i32 178, i32 constRayFlags)
    /// ```
    ///
    /// - HLSL: `RayQuery`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    /// - Requires: Raytracing_Tier_1_1
    /// - `constRayFlags`: constant, RayFlag; DXC's validator accepts any constant
    AllocateRayQuery = 178,
    /// Starts tracing a ray inline with a ray query.
    ///
    /// ```text
    /// void dx.op.rayQuery_TraceRayInline(i32 179, i32 rayQueryHandle, %dx.types.Handle accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, float origin_X, float origin_Y, float origin_Z, float tMin, float direction_X, float direction_Y, float direction_Z, float tMax)
    /// ```
    ///
    /// - HLSL: `RayQuery`, `RayQuery::TraceRayInline`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    /// - `rayFlags`: RayFlag
    RayQueryTraceRayInline = 179,
    /// Advances a ray query to its next candidate hit; returns false once the search is over.
    ///
    /// ```text
    /// T dx.op.rayQuery_Proceed.T(i32 180, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::Proceed`
    /// - Since: DXIL 1.5
    /// - Overloads: i1
    /// - Stages: all stages
    RayQueryProceed = 180,
    /// Stops the traversal of a ray query and keeps the hit committed so far.
    ///
    /// ```text
    /// void dx.op.rayQuery_Abort(i32 181, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::Abort`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    RayQueryAbort = 181,
    /// Commits the current non-opaque triangle candidate as the query's closest hit.
    ///
    /// ```text
    /// void dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommitNonOpaqueTriangleHit`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    RayQueryCommitNonOpaqueTriangleHit = 182,
    /// Commits the current procedural primitive candidate as the query's hit at a given distance.
    ///
    /// ```text
    /// void dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 rayQueryHandle, float t)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommitProceduralPrimitiveHit`
    /// - Since: DXIL 1.5
    /// - Stages: all stages
    RayQueryCommitProceduralPrimitiveHit = 183,
    /// Returns what the ray query has committed: nothing, a triangle or a procedural hit.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 184, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedStatus`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedStatus = 184,
    /// Returns what the ray query's candidate is: a non-opaque triangle or a procedural primitive.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 185, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateType`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateType = 185,
    /// Returns an element of the candidate instance's 3x4 matrix from object to world space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateMatrix.T(i32 186, i32 rayQueryHandle, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateObjectToWorld3x4`, `RayQuery::CandidateObjectToWorld4x3`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `row`: 0 to 2
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    RayQueryCandidateObjectToWorld3x4 = 186,
    /// Returns an element of the candidate instance's 3x4 matrix from world to object space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateMatrix.T(i32 187, i32 rayQueryHandle, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateWorldToObject3x4`, `RayQuery::CandidateWorldToObject4x3`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `row`: 0 to 2
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    RayQueryCandidateWorldToObject3x4 = 187,
    /// Returns an element of the committed instance's 3x4 matrix from object to world space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateMatrix.T(i32 188, i32 rayQueryHandle, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedObjectToWorld3x4`, `RayQuery::CommittedObjectToWorld4x3`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `row`: 0 to 2
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    RayQueryCommittedObjectToWorld3x4 = 188,
    /// Returns an element of the committed instance's 3x4 matrix from world to object space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateMatrix.T(i32 189, i32 rayQueryHandle, i32 row, i8 col)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedWorldToObject3x4`, `RayQuery::CommittedWorldToObject4x3`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `row`: 0 to 2
    /// - `col`: constant, 0 to 3; DXC's validator accepts any constant
    RayQueryCommittedWorldToObject3x4 = 189,
    /// Tests whether the query's candidate procedural primitive is non-opaque.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 190, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateProceduralPrimitiveNonOpaque`
    /// - Since: DXIL 1.5
    /// - Overloads: i1
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateProceduralPrimitiveNonOpaque = 190,
    /// Tests whether the ray meets the front face of the query's candidate triangle.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 191, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateTriangleFrontFace`
    /// - Since: DXIL 1.5
    /// - Overloads: i1
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateTriangleFrontFace = 191,
    /// Tests whether the ray meets the front face of the query's committed triangle.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 192, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedTriangleFrontFace`
    /// - Since: DXIL 1.5
    /// - Overloads: i1
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedTriangleFrontFace = 192,
    /// Returns a barycentric coordinate of the query's candidate triangle hit.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 193, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateTriangleBarycentrics`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 1; DXC's validator accepts any constant
    RayQueryCandidateTriangleBarycentrics = 193,
    /// Returns a barycentric coordinate of the query's committed triangle hit.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 194, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedTriangleBarycentrics`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 1; DXC's validator accepts any constant
    RayQueryCommittedTriangleBarycentrics = 194,
    /// Returns the flags that apply to the ray of a ray query.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 195, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::RayFlags`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryRayFlags = 195,
    /// Returns a component of the query ray's origin in world space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 196, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::WorldRayOrigin`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 2; DXC's validator accepts any constant
    RayQueryWorldRayOrigin = 196,
    /// Returns a component of the query ray's direction in world space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 197, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::WorldRayDirection`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 2; DXC's validator accepts any constant
    RayQueryWorldRayDirection = 197,
    /// Returns the parameter at which the query's ray starts.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 198, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::RayTMin`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryRayTMin = 198,
    /// Returns the ray parameter of the query's candidate triangle hit.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 199, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateTriangleRayT`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateTriangleRayT = 199,
    /// Returns the ray parameter of the query's committed hit.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 200, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedRayT`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedRayT = 200,
    /// Returns the position in the acceleration structure of the query's candidate instance.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 201, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateInstanceIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateInstanceIndex = 201,
    /// Returns the number that the application gave to the query's candidate instance.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 202, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateInstanceID`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateInstanceId = 202,
    /// Returns the index of the query's candidate geometry within its acceleration structure.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 203, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateGeometryIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateGeometryIndex = 203,
    /// Returns the index of the query's candidate primitive within its geometry.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 204, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidatePrimitiveIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidatePrimitiveIndex = 204,
    /// Returns a component of the query ray's origin in the candidate's object space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 205, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateObjectRayOrigin`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 2; DXC's validator accepts any constant
    RayQueryCandidateObjectRayOrigin = 205,
    /// Returns a component of the query ray's direction in the candidate's object space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 206, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateObjectRayDirection`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 2; DXC's validator accepts any constant
    RayQueryCandidateObjectRayDirection = 206,
    /// Returns the position in the acceleration structure of the query's committed instance.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 207, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedInstanceIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedInstanceIndex = 207,
    /// Returns the number that the application gave to the query's committed instance.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 208, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedInstanceID`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedInstanceId = 208,
    /// Returns the index of the query's committed geometry within its acceleration structure.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 209, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedGeometryIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedGeometryIndex = 209,
    /// Returns the index of the query's committed primitive within its geometry.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 210, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedPrimitiveIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedPrimitiveIndex = 210,
    /// Returns a component of the query ray's origin in the committed hit's object space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 211, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedObjectRayOrigin`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 2; DXC's validator accepts any constant
    RayQueryCommittedObjectRayOrigin = 211,
    /// Returns a component of the query ray's direction in the committed hit's object space.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateVector.T(i32 212, i32 rayQueryHandle, i8 component)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedObjectRayDirection`
    /// - Since: DXIL 1.5
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `component`: constant, 0 to 2; DXC's validator accepts any constant
    RayQueryCommittedObjectRayDirection = 212,
    /// Returns the index of the geometry being hit within its bottom-level acceleration structure.
    ///
    /// ```text
    /// T dx.op.geometryIndex.T(i32 213)
    /// ```
    ///
    /// - HLSL: `GeometryIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: library, intersection, any hit, closest hit
    /// - Attributes: ReadNone
    /// - Requires: Raytracing_Tier_1_1
    GeometryIndex = 213,
    /// Returns the candidate instance's contribution to the index of the hit group.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 214, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateInstanceContributionToHitGroupIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateInstanceContributionToHitGroupIndex = 214,
    /// Returns the committed instance's contribution to the index of the hit group.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 215, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedInstanceContributionToHitGroupIndex`
    /// - Since: DXIL 1.5
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedInstanceContributionToHitGroupIndex = 215,
    /// Attaches the properties of its resource to a handle.
    ///
    /// ```text
    /// %dx.types.Handle dx.op.annotateHandle(i32 216, %dx.types.Handle res, %dx.types.ResourceProperties props)
    /// ```
    ///
    /// - HLSL: `AppendStructuredBuffer`, `Buffer`, `ByteAddressBuffer`, `ConstantBuffer`, `ConsumeStructuredBuffer`, `RWBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RWTexture1D`, `RWTexture1DArray`, `RWTexture2D`, `RWTexture2DArray`, `RWTexture2DMS`, `RWTexture2DMSArray`, `RWTexture3D`, `RasterizerOrderedBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `RasterizerOrderedTexture1D`, `RasterizerOrderedTexture1DArray`, `RasterizerOrderedTexture2D`, `RasterizerOrderedTexture2DArray`, `RasterizerOrderedTexture3D`, `SamplerComparisonState`, `SamplerState`, `StructuredBuffer`, `Texture1D`, `Texture1DArray`, `Texture2D`, `Texture2DArray`, `Texture2DMS`, `Texture2DMSArray`, `Texture3D`, `TextureBuffer`, `TextureCube`, `TextureCubeArray`, `cbuffer`, `tbuffer`
    /// - Since: DXIL 1.6; linkers translate it to 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - `props`: constant
    AnnotateHandle = 216,
    /// Creates the handle of a resource from its register binding and an index.
    ///
    /// ```text
    /// %dx.types.Handle dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind bind, i32 index, i1 nonUniformIndex)
    /// ```
    ///
    /// - HLSL: `AppendStructuredBuffer`, `Buffer`, `ByteAddressBuffer`, `ConstantBuffer`, `ConsumeStructuredBuffer`, `RWBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RWTexture1D`, `RWTexture1DArray`, `RWTexture2D`, `RWTexture2DArray`, `RWTexture2DMS`, `RWTexture2DMSArray`, `RWTexture3D`, `RasterizerOrderedBuffer`, `RasterizerOrderedByteAddressBuffer`, `RasterizerOrderedStructuredBuffer`, `RasterizerOrderedTexture1D`, `RasterizerOrderedTexture1DArray`, `RasterizerOrderedTexture2D`, `RasterizerOrderedTexture2DArray`, `RasterizerOrderedTexture3D`, `SamplerComparisonState`, `SamplerState`, `StructuredBuffer`, `Texture1D`, `Texture1DArray`, `Texture2D`, `Texture2DArray`, `Texture2DMS`, `Texture2DMSArray`, `Texture3D`, `TextureBuffer`, `TextureCube`, `TextureCubeArray`, `cbuffer`, `tbuffer`
    /// - Since: DXIL 1.6; linkers translate it to 1.0
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - `bind`: constant
    /// - `nonUniformIndex`: constant; DXC's validator accepts any value
    CreateHandleFromBinding = 217,
    /// Creates the handle of a resource or sampler from an index into the descriptor heap.
    ///
    /// ```text
    /// %dx.types.Handle dx.op.createHandleFromHeap(i32 218, i32 index, i1 samplerHeap, i1 nonUniformIndex)
    /// ```
    ///
    /// - HLSL: `ResourceDescriptorHeap`, `SamplerDescriptorHeap`
    /// - Since: DXIL 1.6
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - `samplerHeap`: constant
    /// - `nonUniformIndex`: constant; DXC's validator accepts any value
    CreateHandleFromHeap = 218,
    /// Unpacks the bytes of an integer into four integers, zero- or sign-extended.
    ///
    /// ```text
    /// %dx.types.fourT dx.op.unpack4x8.T(i32 219, i8 unpackMode, i32 pk)
    /// ```
    ///
    /// - HLSL: `unpack_s8s16`, `unpack_s8s32`, `unpack_u8u16`, `unpack_u8u32`
    /// - Since: DXIL 1.6
    /// - Overloads: i16, i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - `unpackMode`: constant, UnpackMode; DXC's validator accepts any constant
    Unpack4x8 = 219,
    /// Packs four integers into the bytes of one, truncated or clamped.
    ///
    /// ```text
    /// i32 dx.op.pack4x8.T(i32 220, i8 packMode, T x, T y, T z, T w)
    /// ```
    ///
    /// - HLSL: `pack_clamp_s8`, `pack_clamp_u8`, `pack_s8`, `pack_u8`
    /// - Since: DXIL 1.6
    /// - Overloads: i16, i32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    /// - `packMode`: constant, PackMode; DXC's validator accepts any constant
    Pack4x8 = 220,
    /// Tests whether the pixel shader lane runs only to help others compute derivatives.
    ///
    /// ```text
    /// T dx.op.isHelperLane.T(i32 221)
    /// ```
    ///
    /// - HLSL: `IsHelperLane`
    /// - Since: DXIL 1.6
    /// - Overloads: i1
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    IsHelperLane = 221,
    /// Tests whether the condition holds in any or in all lanes of the quad.
    ///
    /// ```text
    /// i1 like T dx.op.quadVote.T(i32 222, i1 cond, i8 op)
    /// ```
    ///
    /// - HLSL: `QuadAll`, `QuadAny`
    /// - Since: DXIL 1.7; linkers translate it to 1.0
    /// - Overloads: i1
    /// - Stages: pixel, compute, amplification, mesh, node, library
    /// - Attributes: IsWave
    /// - Requires: WaveOps
    /// - `op`: constant, QuadVoteOpKind; DXC's validator accepts any constant
    QuadVote = 222,
    /// Gathers the four texels of a bilinear footprint as raw bits, without conversion.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.textureGatherRaw.T(i32 223, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1)
    /// ```
    ///
    /// - HLSL: `GatherRaw`
    /// - Since: DXIL 1.7
    /// - Overloads: i16, i32, i64
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - Requires: AdvancedTextureOps
    TextureGatherRaw = 223,
    /// Samples a texture, comparing texels with a reference, at an explicit level of detail.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleCmpLevel.T(i32 224, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float compareValue, float lod)
    /// ```
    ///
    /// - HLSL: `SampleCmpLevel`
    /// - Since: DXIL 1.7
    /// - Overloads: f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - Requires: AdvancedTextureOps
    SampleCmpLevel = 224,
    /// Writes one sample of a texel of a multisampled read-write texture.
    ///
    /// ```text
    /// void dx.op.textureStoreSample.T(i32 225, %dx.types.Handle srv, i32 coord0, i32 coord1, i32 coord2, T value0, T value1, T value2, T value3, i8 mask, i32 sampleIdx)
    /// ```
    ///
    /// - HLSL: `RWTexture2DMS`, `RWTexture2DMSArray`
    /// - Since: DXIL 1.7
    /// - Overloads: i16, i32, f16, f32
    /// - Stages: all stages
    /// - Requires: AdvancedTextureOps; WriteableMSAATextures
    /// - `mask`: constant, 1 to 15; DXC's validator accepts any constant
    TextureStoreSample = 225,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved0 = 226,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved1 = 227,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved2 = 228,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved3 = 229,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved4 = 230,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved5 = 231,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved6 = 232,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved7 = 233,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved8 = 234,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved9 = 235,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved10 = 236,
    /// Reserved since DXIL 1.8: no call may use it.
    Reserved11 = 237,
    /// Allocates output records of a work graph node, for each thread or for the group.
    ///
    /// ```text
    /// %dx.types.NodeRecordHandle dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle output, i32 numRecords, i1 perThread)
    /// ```
    ///
    /// - HLSL: `GetGroupNodeOutputRecords`, `GetThreadNodeOutputRecords`, `NodeOutput`, `NodeOutputArray`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - `perThread`: constant; DXC's validator accepts any value
    AllocateNodeOutputRecords = 238,
    /// Returns a pointer to one record of an input or output of a work graph node.
    ///
    /// ```text
    /// T addrspace(6)* dx.op.getNodeRecordPtr.T(i32 239, %dx.types.NodeRecordHandle recordhandle, i32 arrayIndex)
    /// ```
    ///
    /// - HLSL: `DispatchNodeInputRecord`, `GetGroupNodeOutputRecords`, `GetThreadNodeOutputRecords`, `GroupNodeInputRecords`, `NodeOutput`, `NodeOutputArray`, `RWDispatchNodeInputRecord`, `RWGroupNodeInputRecords`, `RWThreadNodeInputRecord`, `ThreadNodeInputRecord`
    /// - Since: DXIL 1.8
    /// - Overloads: udt
    /// - Stages: node
    /// - Attributes: ReadNone
    GetNodeRecordPtr = 239,
    /// Adds to the number of empty records that a node output sends, by thread or by group.
    ///
    /// ```text
    /// void dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle output, i32 count, i1 perThread)
    /// ```
    ///
    /// - HLSL: `EmptyNodeOutput`, `EmptyNodeOutputArray`, `GroupIncrementOutputCount`, `ThreadIncrementOutputCount`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - `perThread`: constant; DXC's validator accepts any value
    IncrementOutputCount = 240,
    /// Submits allocated output records, which the shader must not touch afterwards.
    ///
    /// ```text
    /// void dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle output)
    /// ```
    ///
    /// - HLSL: `OutputComplete`
    /// - Since: DXIL 1.8
    /// - Stages: node
    OutputComplete = 241,
    /// Returns the number of records in the input of a coalescing node.
    ///
    /// ```text
    /// i32 dx.op.getInputRecordCount(i32 242, %dx.types.NodeRecordHandle input)
    /// ```
    ///
    /// - HLSL: `Count`, `EmptyNodeInput`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadOnly
    GetInputRecordCount = 242,
    /// Tests whether this is the last group of its dispatch grid to finish with the shared input.
    ///
    /// ```text
    /// i1 dx.op.finishedCrossGroupSharing(i32 243, %dx.types.NodeRecordHandle input)
    /// ```
    ///
    /// - HLSL: `FinishedCrossGroupSharing`
    /// - Since: DXIL 1.8
    /// - Stages: node
    FinishedCrossGroupSharing = 243,
    /// Orders accesses to the given types of memory and, on demand, synchronizes a scope's threads.
    ///
    /// ```text
    /// void dx.op.barrierByMemoryType(i32 244, i32 MemoryTypeFlags, i32 SemanticFlags)
    /// ```
    ///
    /// - HLSL: `Barrier`
    /// - Since: DXIL 1.8; linkers translate it to 1.0
    /// - Stages: all stages
    /// - Attributes: NoDuplicate, IsBarrier
    /// - `MemoryTypeFlags`: constant, MemoryTypeFlag
    /// - `SemanticFlags`: constant, BarrierSemanticFlag
    BarrierByMemoryType = 244,
    /// Orders accesses to one resource and, on demand, synchronizes a scope's threads.
    ///
    /// ```text
    /// void dx.op.barrierByMemoryHandle(i32 245, %dx.types.Handle object, i32 SemanticFlags)
    /// ```
    ///
    /// - HLSL: `Barrier`
    /// - Since: DXIL 1.8
    /// - Stages: all stages
    /// - Attributes: NoDuplicate, IsBarrier
    /// - `SemanticFlags`: constant, BarrierSemanticFlag
    BarrierByMemoryHandle = 245,
    /// Orders accesses to a node's records and, on demand, synchronizes a scope's threads.
    ///
    /// ```text
    /// void dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle object, i32 SemanticFlags)
    /// ```
    ///
    /// - HLSL: `Barrier`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: NoDuplicate, IsBarrier
    /// - `SemanticFlags`: constant, BarrierSemanticFlag
    BarrierByNodeRecordHandle = 246,
    /// Creates the handle of a node output from its position in the metadata.
    ///
    /// ```text
    /// %dx.types.NodeHandle dx.op.createNodeOutputHandle(i32 247, i32 MetadataIdx)
    /// ```
    ///
    /// - HLSL: `EmptyNodeOutput`, `EmptyNodeOutputArray`, `NodeOutput`, `NodeOutputArray`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadNone
    /// - `MetadataIdx`: constant; DXC's validator accepts any value
    CreateNodeOutputHandle = 247,
    /// Returns the handle of one element of an array of node outputs.
    ///
    /// ```text
    /// %dx.types.NodeHandle dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle NodeOutputHandle, i32 ArrayIndex)
    /// ```
    ///
    /// - HLSL: `EmptyNodeOutputArray`, `NodeOutputArray`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadNone
    IndexNodeHandle = 248,
    /// Attaches the properties of its node output to a handle.
    ///
    /// ```text
    /// %dx.types.NodeHandle dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle node, %dx.types.NodeInfo props)
    /// ```
    ///
    /// - HLSL: `EmptyNodeOutput`, `EmptyNodeOutputArray`, `NodeOutput`, `NodeOutputArray`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadNone
    /// - `props`: constant
    AnnotateNodeHandle = 249,
    /// Creates the handle of the records that a node takes as input.
    ///
    /// ```text
    /// %dx.types.NodeRecordHandle dx.op.createNodeInputRecordHandle(i32 250, i32 MetadataIdx)
    /// ```
    ///
    /// - HLSL: `DispatchNodeInputRecord`, `EmptyNodeInput`, `GroupNodeInputRecords`, `RWDispatchNodeInputRecord`, `RWGroupNodeInputRecords`, `RWThreadNodeInputRecord`, `ThreadNodeInputRecord`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadNone
    /// - `MetadataIdx`: constant; DXC's validator accepts any value
    CreateNodeInputRecordHandle = 250,
    /// Attaches the properties of its records to a record handle.
    ///
    /// ```text
    /// %dx.types.NodeRecordHandle dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle noderecord, %dx.types.NodeRecordInfo props)
    /// ```
    ///
    /// - HLSL: `DispatchNodeInputRecord`, `EmptyNodeInput`, `GetGroupNodeOutputRecords`, `GetThreadNodeOutputRecords`, `GroupNodeInputRecords`, `NodeOutput`, `NodeOutputArray`, `RWDispatchNodeInputRecord`, `RWGroupNodeInputRecords`, `RWThreadNodeInputRecord`, `ThreadNodeInputRecord`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadNone
    /// - `props`: constant
    AnnotateNodeRecordHandle = 251,
    /// Tests whether a node output leads to a node that exists in the graph.
    ///
    /// ```text
    /// i1 dx.op.nodeOutputIsValid(i32 252, %dx.types.NodeHandle output)
    /// ```
    ///
    /// - HLSL: `IsValid`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadOnly
    NodeOutputIsValid = 252,
    /// Returns how often the node may still send records to itself before its declared limit.
    ///
    /// ```text
    /// i32 dx.op.getRemainingRecursionLevels(i32 253)
    /// ```
    ///
    /// - HLSL: `GetRemainingRecursionLevels`
    /// - Since: DXIL 1.8
    /// - Stages: node
    /// - Attributes: ReadOnly
    GetRemainingRecursionLevels = 253,
    /// Samples a texture, comparing texels with a reference, with explicit gradients.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleCmpGrad.T(i32 254, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float compareValue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
    /// ```
    ///
    /// - HLSL: `SampleCmpGrad`
    /// - Since: DXIL 1.8
    /// - Overloads: f16, f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - Requires: SampleCmpWithGradientOrBias
    SampleCmpGrad = 254,
    /// Samples a texture, comparing texels with a reference, at a biased level of detail.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.sampleCmpBias.T(i32 255, %dx.types.Handle srv, %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2, float compareValue, float bias, float clamp)
    /// ```
    ///
    /// - HLSL: `SampleCmpBias`
    /// - Since: DXIL 1.8
    /// - Overloads: f16, f32
    /// - Stages: pixel, compute, amplification, mesh, node, library
    /// - Attributes: ReadOnly, IsGradient
    /// - Requires: SampleCmpWithGradientOrBias; DerivativesInMeshAndAmpShaders in amplification, mesh
    SampleCmpBias = 255,
    /// Returns the start vertex of the draw call; of an indexed draw, the base vertex.
    ///
    /// ```text
    /// T dx.op.startVertexLocation.T(i32 256)
    /// ```
    ///
    /// - HLSL: `SV_StartVertexLocation`
    /// - Since: DXIL 1.8
    /// - Overloads: i32
    /// - Stages: vertex
    /// - Attributes: ReadNone
    /// - Requires: ExtendedCommandInfo
    StartVertexLocation = 256,
    /// Returns the number of the draw call's first instance.
    ///
    /// ```text
    /// T dx.op.startInstanceLocation.T(i32 257)
    /// ```
    ///
    /// - HLSL: `SV_StartInstanceLocation`
    /// - Since: DXIL 1.8
    /// - Overloads: i32
    /// - Stages: vertex
    /// - Attributes: ReadNone
    /// - Requires: ExtendedCommandInfo
    StartInstanceLocation = 257,
    /// Allocates an inline ray query with constant ray flags and ray query flags.
    ///
    /// ```text
    /// i32 dx.op.allocateRayQuery2(i32 258, i32 constRayFlags, i32 constRayQueryFlags)
    /// ```
    ///
    /// - HLSL: `RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS`
    /// - Since: DXIL 1.9
    /// - Stages: all stages
    /// - Requires: Raytracing_Tier_1_1
    /// - `constRayFlags`: constant, RayFlag; DXC's validator accepts any number
    /// - `constRayQueryFlags`: constant, RayQueryFlag; DXC's validator accepts any number
    AllocateRayQuery2 = 258,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedA0 = 259,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedA1 = 260,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedA2 = 261,
    /// Traces a ray into a hit object, without running a closest-hit or miss shader.
    ///
    /// ```text
    /// %dx.types.HitObject dx.op.hitObject_TraceRay.T(i32 262, %dx.types.Handle accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, i32 rayContributionToHitGroupIndex, i32 multiplierForGeometryContributionToHitGroupIndex, i32 missShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z, float TMax, T payload)
    /// ```
    ///
    /// - HLSL: `HitObject::TraceRay`
    /// - Since: DXIL 1.9
    /// - Overloads: udt
    /// - Stages: library, ray generation, closest hit, miss
    /// - `rayFlags`: RayFlag
    HitObjectTraceRay = 262,
    /// Makes a hit object from the committed hit of a ray query.
    ///
    /// ```text
    /// %dx.types.HitObject dx.op.hitObject_FromRayQuery(i32 263, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `HitObject::FromRayQuery`
    /// - Since: DXIL 1.9
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadOnly
    HitObjectFromRayQuery = 263,
    /// Makes a hit object from a ray query's committed hit, with a given hit kind and attributes.
    ///
    /// ```text
    /// %dx.types.HitObject dx.op.hitObject_FromRayQueryWithAttrs.T(i32 264, i32 rayQueryHandle, i32 HitKind, T CommittedAttribs)
    /// ```
    ///
    /// - HLSL: `HitObject::FromRayQuery`
    /// - Since: DXIL 1.9
    /// - Overloads: udt
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadOnly
    HitObjectFromRayQueryWithAttrs = 264,
    /// Makes a hit object for a ray that misses, with the index of its miss shader.
    ///
    /// ```text
    /// %dx.types.HitObject dx.op.hitObject_MakeMiss(i32 265, i32 RayFlags, i32 MissShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z, float TMax)
    /// ```
    ///
    /// - HLSL: `HitObject::MakeMiss`
    /// - Since: DXIL 1.9
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `RayFlags`: RayFlag
    HitObjectMakeMiss = 265,
    /// Makes a hit object that stands for neither a hit nor a miss.
    ///
    /// ```text
    /// %dx.types.HitObject dx.op.hitObject_MakeNop(i32 266)
    /// ```
    ///
    /// - HLSL: `HitObject::MakeNop`
    /// - Since: DXIL 1.9
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectMakeNop = 266,
    /// Runs the closest-hit or miss shader that a hit object selects.
    ///
    /// ```text
    /// void dx.op.hitObject_Invoke.T(i32 267, %dx.types.HitObject hitObject, T payload)
    /// ```
    ///
    /// - HLSL: `HitObject::Invoke`
    /// - Since: DXIL 1.9
    /// - Overloads: udt
    /// - Stages: library, ray generation, closest hit, miss
    HitObjectInvoke = 267,
    /// Lets threads regroup by hit object and hint bits so that similar ones run together.
    ///
    /// ```text
    /// void dx.op.maybeReorderThread(i32 268, %dx.types.HitObject hitObject, i32 coherenceHint, i32 numCoherenceHintBitsFromLSB)
    /// ```
    ///
    /// - HLSL: `MaybeReorderThread`
    /// - Since: DXIL 1.9
    /// - Stages: library, ray generation
    MaybeReorderThread = 268,
    /// Tests whether a hit object holds a miss.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 269, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::IsMiss`
    /// - Since: DXIL 1.9
    /// - Overloads: i1
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectIsMiss = 269,
    /// Tests whether a hit object holds a hit.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 270, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::IsHit`
    /// - Since: DXIL 1.9
    /// - Overloads: i1
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectIsHit = 270,
    /// Tests whether a hit object holds neither a hit nor a miss.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 271, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::IsNop`
    /// - Since: DXIL 1.9
    /// - Overloads: i1
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectIsNop = 271,
    /// Returns the flags of the ray in a hit object.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 272, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetRayFlags`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectRayFlags = 272,
    /// Returns the parameter at which the ray of a hit object starts.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 273, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetRayTMin`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectRayTMin = 273,
    /// Returns the parameter at which the ray of a hit object ends: the hit, or the maximum.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 274, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetRayTCurrent`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectRayTCurrent = 274,
    /// Returns a component of the origin in world space of a hit object's ray.
    ///
    /// ```text
    /// T dx.op.hitObject_StateVector.T(i32 275, %dx.types.HitObject hitObject, i32 component)
    /// ```
    ///
    /// - HLSL: `HitObject::GetWorldRayOrigin`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `component`: constant, 0 to 2
    HitObjectWorldRayOrigin = 275,
    /// Returns a component of the direction in world space of a hit object's ray.
    ///
    /// ```text
    /// T dx.op.hitObject_StateVector.T(i32 276, %dx.types.HitObject hitObject, i32 component)
    /// ```
    ///
    /// - HLSL: `HitObject::GetWorldRayDirection`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `component`: constant, 0 to 2
    HitObjectWorldRayDirection = 276,
    /// Returns a component of the origin in object space of a hit object's ray.
    ///
    /// ```text
    /// T dx.op.hitObject_StateVector.T(i32 277, %dx.types.HitObject hitObject, i32 component)
    /// ```
    ///
    /// - HLSL: `HitObject::GetObjectRayOrigin`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `component`: constant, 0 to 2
    HitObjectObjectRayOrigin = 277,
    /// Returns a component of the direction in object space of a hit object's ray.
    ///
    /// ```text
    /// T dx.op.hitObject_StateVector.T(i32 278, %dx.types.HitObject hitObject, i32 component)
    /// ```
    ///
    /// - HLSL: `HitObject::GetObjectRayDirection`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `component`: constant, 0 to 2
    HitObjectObjectRayDirection = 278,
    /// Returns an element of a hit object's 3x4 matrix from object to world space.
    ///
    /// ```text
    /// T dx.op.hitObject_StateMatrix.T(i32 279, %dx.types.HitObject hitObject, i32 row, i32 col)
    /// ```
    ///
    /// - HLSL: `HitObject::GetObjectToWorld3x4`, `HitObject::GetObjectToWorld4x3`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `row`: constant, 0 to 2
    /// - `col`: constant, 0 to 3
    HitObjectObjectToWorld3x4 = 279,
    /// Returns an element of a hit object's 3x4 matrix from world to object space.
    ///
    /// ```text
    /// T dx.op.hitObject_StateMatrix.T(i32 280, %dx.types.HitObject hitObject, i32 row, i32 col)
    /// ```
    ///
    /// - HLSL: `HitObject::GetWorldToObject3x4`, `HitObject::GetWorldToObject4x3`
    /// - Since: DXIL 1.9
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    /// - `row`: constant, 0 to 2
    /// - `col`: constant, 0 to 3
    HitObjectWorldToObject3x4 = 280,
    /// Returns the index of the geometry that a hit object's ray hit.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 281, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetGeometryIndex`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectGeometryIndex = 281,
    /// Returns the position in the acceleration structure of a hit object's instance.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 282, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetInstanceIndex`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectInstanceIndex = 282,
    /// Returns the number that the application gave to a hit object's instance.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 283, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetInstanceID`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectInstanceId = 283,
    /// Returns the index within its geometry of the primitive that a hit object's ray hit.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 284, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetPrimitiveIndex`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectPrimitiveIndex = 284,
    /// Returns the kind of the hit that a hit object holds.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 285, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetHitKind`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectHitKind = 285,
    /// Returns the index of the shader table record that a hit object selects.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 286, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetShaderTableIndex`
    /// - Since: DXIL 1.9
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectShaderTableIndex = 286,
    /// Returns a hit object changed to select another shader table record.
    ///
    /// ```text
    /// %dx.types.HitObject dx.op.hitObject_SetShaderTableIndex(i32 287, %dx.types.HitObject hitObject, i32 shaderTableIndex)
    /// ```
    ///
    /// - HLSL: `HitObject::SetShaderTableIndex`
    /// - Since: DXIL 1.9
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectSetShaderTableIndex = 287,
    /// Reads a constant, at a byte offset, from the local root table that a hit object selects.
    ///
    /// ```text
    /// i32 dx.op.hitObject_LoadLocalRootTableConstant(i32 288, %dx.types.HitObject hitObject, i32 offset)
    /// ```
    ///
    /// - HLSL: `HitObject::LoadLocalRootTableConstant`
    /// - Since: DXIL 1.9
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadOnly
    HitObjectLoadLocalRootTableConstant = 288,
    /// Copies the intersection attributes of a hit object to memory.
    ///
    /// ```text
    /// void dx.op.hitObject_Attributes.T(i32 289, %dx.types.HitObject hitObject, T attributes)
    /// ```
    ///
    /// - HLSL: `HitObject::GetAttributes`
    /// - Since: DXIL 1.9
    /// - Overloads: udt
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ArgMemOnly
    HitObjectAttributes = 289,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedB28 = 290,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedB29 = 291,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedB30 = 292,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC0 = 293,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC1 = 294,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC2 = 295,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC3 = 296,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC4 = 297,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC5 = 298,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC6 = 299,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC7 = 300,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC8 = 301,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedC9 = 302,
    /// Reads a vector of any length from a byte-address or structured buffer.
    ///
    /// ```text
    /// %dx.types.ResRet.T dx.op.rawBufferVectorLoad.T(i32 303, %dx.types.Handle buf, i32 index, i32 elementOffset, i32 alignment)
    /// ```
    ///
    /// - HLSL: `ByteAddressBuffer`, `Consume`, `ConsumeStructuredBuffer`, `Load`, `Load2`, `Load3`, `Load4`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RasterizerOrderedStructuredBuffer`, `StructuredBuffer`
    /// - Since: DXIL 1.9
    /// - Overloads: i16, i32, i64, f16, f32, f64, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    /// - `alignment`: constant
    RawBufferVectorLoad = 303,
    /// Writes a vector of any length to a byte-address or structured buffer.
    ///
    /// ```text
    /// void dx.op.rawBufferVectorStore.T(i32 304, %dx.types.Handle uav, i32 index, i32 elementOffset, T value0, i32 alignment)
    /// ```
    ///
    /// - HLSL: `Append`, `AppendStructuredBuffer`, `RWByteAddressBuffer`, `RWStructuredBuffer`, `RasterizerOrderedStructuredBuffer`, `Store`, `Store2`, `Store3`, `Store4`
    /// - Since: DXIL 1.9
    /// - Overloads: i16, i32, i64, f16, f32, f64, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - `alignment`: constant
    RawBufferVectorStore = 304,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedD0 = 305,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedD1 = 306,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedD2 = 307,
    /// Reserved since DXIL 1.9: no call may use it.
    ReservedD3 = 308,
    /// Returns the bitwise and of all elements of a vector.
    ///
    /// ```text
    /// element of T dx.op.vectorReduce.T(i32 309, T a)
    /// ```
    ///
    /// - HLSL: `all`
    /// - Since: DXIL 1.9; the validator accepts it from 1.0 on
    /// - Overloads: vNi1, vNi8, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    VectorReduceAnd = 309,
    /// Returns the bitwise or of all elements of a vector.
    ///
    /// ```text
    /// element of T dx.op.vectorReduce.T(i32 310, T a)
    /// ```
    ///
    /// - HLSL: `any`
    /// - Since: DXIL 1.9; the validator accepts it from 1.0 on
    /// - Overloads: vNi1, vNi8, vNi16, vNi32, vNi64
    /// - Stages: all stages
    /// - Attributes: ReadNone
    VectorReduceOr = 310,
    /// Returns the dot product of two floating-point vectors of any length.
    ///
    /// ```text
    /// element of T dx.op.dot.T(i32 311, T a, T b)
    /// ```
    ///
    /// - HLSL: `dot`
    /// - Since: DXIL 1.9; the validator accepts it from 1.0 on
    /// - Overloads: vNf16, vNf32
    /// - Stages: all stages
    /// - Attributes: ReadNone
    FDot = 311,
    /// Does nothing; it exists to exercise experimental operations.
    ///
    /// ```text
    /// void dx.op.nop(i32 0x80000000)
    /// ```
    ///
    /// - Since: DXIL 1.10, experimental
    /// - Stages: all stages
    /// - Attributes: ReadNone
    ExperimentalNop = 0x80000000,
    /// Returns the index of the wave within its thread group.
    ///
    /// ```text
    /// i32 dx.op.getGroupWaveIndex(i32 0x80000001)
    /// ```
    ///
    /// - HLSL: `GetGroupWaveIndex`
    /// - Since: DXIL 1.10, experimental
    /// - Stages: compute, amplification, mesh
    /// - Attributes: ReadNone, IsWave
    /// - Requires: WaveOps
    GetGroupWaveIndex = 0x80000001,
    /// Returns the number of waves that make up the thread group.
    ///
    /// ```text
    /// i32 dx.op.getGroupWaveCount(i32 0x80000002)
    /// ```
    ///
    /// - HLSL: `GetGroupWaveCount`
    /// - Since: DXIL 1.10, experimental
    /// - Stages: compute, amplification, mesh
    /// - Attributes: ReadNone, IsWave
    /// - Requires: WaveOps
    GetGroupWaveCount = 0x80000002,
    /// Returns the identifier of the triangle cluster being hit.
    ///
    /// ```text
    /// i32 dx.op.clusterID(i32 0x80000003)
    /// ```
    ///
    /// - HLSL: `ClusterID`
    /// - Since: DXIL 1.10, experimental
    /// - Stages: library, any hit, closest hit
    /// - Attributes: ReadNone
    ClusterId = 0x80000003,
    /// Returns the identifier of the cluster of the query's candidate triangle.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 0x80000004, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateClusterID`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateClusterId = 0x80000004,
    /// Returns the identifier of the cluster of the query's committed triangle.
    ///
    /// ```text
    /// T dx.op.rayQuery_StateScalar.T(i32 0x80000005, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedClusterID`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: i32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedClusterId = 0x80000005,
    /// Returns the identifier of the cluster of the triangle that a hit object holds.
    ///
    /// ```text
    /// T dx.op.hitObject_StateScalar.T(i32 0x80000006, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::GetClusterID`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: i32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectClusterId = 0x80000006,
    /// Returns the three vertex positions, in object space, of the triangle being hit.
    ///
    /// ```text
    /// <9 x T> dx.op.triangleObjectPosition.T(i32 0x80000007)
    /// ```
    ///
    /// - HLSL: `TriangleObjectPositions`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: f32
    /// - Stages: library, any hit, closest hit
    /// - Attributes: ReadNone
    TriangleObjectPosition = 0x80000007,
    /// Returns the three vertex positions, in object space, of the query's candidate triangle.
    ///
    /// ```text
    /// <9 x T> dx.op.rayQuery_CandidateTriangleObjectPosition.T(i32 0x80000008, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CandidateTriangleObjectPositions`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCandidateTriangleObjectPosition = 0x80000008,
    /// Returns the three vertex positions, in object space, of the query's committed triangle.
    ///
    /// ```text
    /// <9 x T> dx.op.rayQuery_CommittedTriangleObjectPosition.T(i32 0x80000009, i32 rayQueryHandle)
    /// ```
    ///
    /// - HLSL: `RayQuery::CommittedTriangleObjectPositions`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: f32
    /// - Stages: all stages
    /// - Attributes: ReadOnly
    RayQueryCommittedTriangleObjectPosition = 0x80000009,
    /// Returns the three vertex positions, in object space, of a hit object's triangle.
    ///
    /// ```text
    /// <9 x T> dx.op.hitObject_TriangleObjectPosition.T(i32 0x8000000a, %dx.types.HitObject hitObject)
    /// ```
    ///
    /// - HLSL: `HitObject::TriangleObjectPositions`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: f32
    /// - Stages: library, ray generation, closest hit, miss
    /// - Attributes: ReadNone
    HitObjectTriangleObjectPosition = 0x8000000a,
    /// Multiplies matrices A and B and adds the accumulator matrix C.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixMultiplyAccumulate.T0.T1.T2.T3(i32 0x8000000b, T1 matrixA, T2 matrixB, T3 matrixC)
    /// ```
    ///
    /// - HLSL: `Matrix::MultiplyAccumulate`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | object | object | object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixMultiplyAccumulate = 0x8000000b,
    /// Returns a matrix with every element set to one value.
    ///
    /// ```text
    /// T0 dx.op.linAlgFillMatrix.T0.T1(i32 0x8000000c, T1 value)
    /// ```
    ///
    /// - HLSL: `Matrix::Splat`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | i16, i32, i64, f16, f32, f64
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgFillMatrix = 0x8000000c,
    /// Copies a matrix with another use or element type, transposed on demand.
    ///
    /// ```text
    /// T0 dx.op.linAlgCopyConvertMatrix.T0.T1(i32 0x8000000d, T1 srcMatrix, i1 transpose)
    /// ```
    ///
    /// - HLSL: `Matrix::Cast`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    /// - `transpose`: constant
    LinAlgCopyConvertMatrix = 0x8000000d,
    /// Reads a matrix from a byte-address buffer.
    ///
    /// ```text
    /// T dx.op.linAlgMatrixLoadFromDescriptor.T(i32 0x8000000e, %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
    /// ```
    ///
    /// - HLSL: `Matrix::Load`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    /// - `layout`: constant, MatrixLayout; DXC's validator accepts any number
    /// - `align`: constant
    LinAlgMatrixLoadFromDescriptor = 0x8000000e,
    /// Reads a matrix from groupshared memory.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixLoadFromMemory.T0.T1(i32 0x8000000f, T1 addrspace(3)* memory, i32 offset, i32 stride, i32 layout)
    /// ```
    ///
    /// - HLSL: `Matrix::Load`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | i16, i32, i64, f16, f32, f64, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    /// - `layout`: MatrixLayout
    LinAlgMatrixLoadFromMemory = 0x8000000f,
    /// Returns the number of matrix elements that the calling thread holds.
    ///
    /// ```text
    /// i32 dx.op.linAlgMatrixLength.T(i32 0x80000010, T matrix)
    /// ```
    ///
    /// - HLSL: `Matrix::Length`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixLength = 0x80000010,
    /// Returns the position in the matrix of an element that the calling thread holds.
    ///
    /// ```text
    /// <2 x i32> dx.op.linAlgMatrixGetCoordinate.T(i32 0x80000011, T matrix, i32 threadLocalIndex)
    /// ```
    ///
    /// - HLSL: `Matrix::GetCoordinate`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixGetCoordinate = 0x80000011,
    /// Returns one of the matrix elements that the calling thread holds.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixGetElement.T0.T1(i32 0x80000012, T1 matrix, i32 threadLocalIndex)
    /// ```
    ///
    /// - HLSL: `Matrix::Get`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: i16, i32, i64, f16, f32, f64 | object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixGetElement = 0x80000012,
    /// Returns a matrix with one of the calling thread's elements replaced.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixSetElement.T0.T1.T2(i32 0x80000013, T1 matrix, i32 threadLocalIndex, T2 value)
    /// ```
    ///
    /// - HLSL: `Matrix::Set`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | object | i16, i32, i64, f16, f32, f64
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixSetElement = 0x80000013,
    /// Writes a matrix to a byte-address buffer.
    ///
    /// ```text
    /// void dx.op.linAlgMatrixStoreToDescriptor.T(i32 0x80000014, T matrix, %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
    /// ```
    ///
    /// - HLSL: `Matrix::Store`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    /// - `layout`: constant, MatrixLayout
    /// - `align`: constant
    LinAlgMatrixStoreToDescriptor = 0x80000014,
    /// Writes a matrix to groupshared memory.
    ///
    /// ```text
    /// void dx.op.linAlgMatrixStoreToMemory.T0.T1(i32 0x80000015, T0 matrix, T1 addrspace(3)* memory, i32 offset, i32 stride, i32 layout)
    /// ```
    ///
    /// - HLSL: `Matrix::Store`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | i16, i32, i64, f16, f32, f64, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    /// - `layout`: MatrixLayout
    LinAlgMatrixStoreToMemory = 0x80000015,
    /// Tells whether accumulator matrices share the layout of A or of B matrices on this device.
    ///
    /// ```text
    /// i32 dx.op.linAlgMatrixQueryAccumulatorLayout(i32 0x80000016)
    /// ```
    ///
    /// - HLSL: `AccumulatorLayout`
    /// - Since: DXIL 1.10, experimental
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    LinAlgMatrixQueryAccumulatorLayout = 0x80000016,
    /// Multiplies matrices A and B into an accumulator matrix.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixMultiply.T0.T1.T2(i32 0x80000017, T1 matrixA, T2 matrixB)
    /// ```
    ///
    /// - HLSL: `Multiply`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | object | object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixMultiply = 0x80000017,
    /// Adds the elements of one matrix to an accumulator matrix.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixAccumulate.T0.T1.T2(i32 0x80000018, T1 matrixLHS, T2 matrixRHS)
    /// ```
    ///
    /// - HLSL: `Matrix::Accumulate`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | object | object
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    LinAlgMatrixAccumulate = 0x80000018,
    /// Multiplies a matrix by a vector.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatVecMul.T0.T1.T2(i32 0x80000019, T1 matrix, i1 isOutputSigned, T2 inputVector, i32 interpretation)
    /// ```
    ///
    /// - HLSL: `Multiply`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: vNi16, vNi32, vNi64, vNf16, vNf32, vNf64 | object | vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    /// - `isOutputSigned`: constant
    /// - `interpretation`: constant, ComponentType
    LinAlgMatVecMul = 0x80000019,
    /// Multiplies a matrix by a vector and adds a bias vector.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatVecMulAdd.T0.T1.T2.T3(i32 0x8000001a, T1 matrix, i1 isOutputSigned, T2 inputVector, i32 inputInterpretation, T3 biasVector)
    /// ```
    ///
    /// - HLSL: `MultiplyAdd`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: vNi16, vNi32, vNi64, vNf16, vNf32, vNf64 | object | vNi16, vNi32, vNi64, vNf16, vNf32, vNf64 | vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    /// - `isOutputSigned`: constant
    /// - `inputInterpretation`: constant, ComponentType
    LinAlgMatVecMulAdd = 0x8000001a,
    /// Adds a matrix atomically to the matrix stored in a byte-address buffer.
    ///
    /// ```text
    /// void dx.op.linAlgMatrixAccumulateToDescriptor.T(i32 0x8000001b, T matrix, %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
    /// ```
    ///
    /// - HLSL: `Matrix::InterlockedAccumulate`, `OuterProduct`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    /// - `layout`: constant, MatrixLayout
    /// - `align`: constant
    LinAlgMatrixAccumulateToDescriptor = 0x8000001b,
    /// Adds a matrix atomically to the matrix stored in groupshared memory.
    ///
    /// ```text
    /// void dx.op.linAlgMatrixAccumulateToMemory.T0.T1(i32 0x8000001c, T0 matrix, T1 addrspace(3)* memory, i32 targetType, i32 offset, i32 stride, i32 layout)
    /// ```
    ///
    /// - HLSL: `Matrix::InterlockedAccumulate`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | i16, i32, i64, f16, f32, f64, vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: compute
    /// - Requires: LinearAlgebra
    /// - `targetType`: constant, ComponentType
    /// - `layout`: MatrixLayout
    LinAlgMatrixAccumulateToMemory = 0x8000001c,
    /// Returns the outer product of two vectors as a matrix.
    ///
    /// ```text
    /// T0 dx.op.linAlgMatrixOuterProduct.T0.T1.T2(i32 0x8000001d, T1 vectorA, T2 vectorB)
    /// ```
    ///
    /// - HLSL: `OuterProduct`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: object | vNi16, vNi32, vNi64, vNf16, vNf32, vNf64 | vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    LinAlgMatrixOuterProduct = 0x8000001d,
    /// Converts the elements of a vector from one interpretation to another.
    ///
    /// ```text
    /// T0 dx.op.linAlgConvert.T0.T1(i32 0x8000001e, T1 inputVector, i32 inputInterpretation, i32 outputInterpretation)
    /// ```
    ///
    /// - HLSL: `Convert`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: vNi16, vNi32, vNi64, vNf16, vNf32, vNf64 | vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    /// - `inputInterpretation`: constant, ComponentType
    /// - `outputInterpretation`: constant, ComponentType
    LinAlgConvert = 0x8000001e,
    /// Adds a vector atomically, element by element, to a byte-address buffer.
    ///
    /// ```text
    /// void dx.op.linAlgVectorAccumulateToDescriptor.T(i32 0x8000001f, %dx.types.Handle handle, i32 offset, i32 align, T vector)
    /// ```
    ///
    /// - HLSL: `InterlockedAccumulate`
    /// - Since: DXIL 1.10, experimental
    /// - Overloads: vNi16, vNi32, vNi64, vNf16, vNf32, vNf64
    /// - Stages: all stages
    /// - Requires: LinearAlgebra
    /// - `align`: constant
    LinAlgVectorAccumulateToDescriptor = 0x8000001f,
    /// Reserved since DXIL 1.10: no call may use it.
    ReservedE0 = 0x80000020,
    /// Stops in the attached debugger, if there is one.
    ///
    /// ```text
    /// void dx.op.debugBreak(i32 0x80000021)
    /// ```
    ///
    /// - HLSL: `DebugBreak`
    /// - Since: DXIL 1.10, experimental
    /// - Stages: all stages
    /// - Attributes: NoDuplicate
    DebugBreak = 0x80000021,
    /// Tests whether a debugger is ready to handle breakpoints of the shader.
    ///
    /// ```text
    /// i1 dx.op.isDebuggingEnabled(i32 0x80000022)
    /// ```
    ///
    /// - HLSL: `IsDebuggingEnabled`
    /// - Since: DXIL 1.10, experimental
    /// - Stages: all stages
    IsDebuggingEnabled = 0x80000022,
}
impl OpCode {
    /// All operations, by opcode, the experimental ones last.
    pub const ALL: &'static [Self] = &[
        Self::TempRegLoad,
        Self::TempRegStore,
        Self::MinPrecXRegLoad,
        Self::MinPrecXRegStore,
        Self::LoadInput,
        Self::StoreOutput,
        Self::FAbs,
        Self::Saturate,
        Self::IsNaN,
        Self::IsInf,
        Self::IsFinite,
        Self::IsNormal,
        Self::Cos,
        Self::Sin,
        Self::Tan,
        Self::Acos,
        Self::Asin,
        Self::Atan,
        Self::Hcos,
        Self::Hsin,
        Self::Htan,
        Self::Exp,
        Self::Frc,
        Self::Log,
        Self::Sqrt,
        Self::Rsqrt,
        Self::RoundNe,
        Self::RoundNi,
        Self::RoundPi,
        Self::RoundZ,
        Self::Bfrev,
        Self::Countbits,
        Self::FirstbitLo,
        Self::FirstbitHi,
        Self::FirstbitSHi,
        Self::FMax,
        Self::FMin,
        Self::IMax,
        Self::IMin,
        Self::UMax,
        Self::UMin,
        Self::IMul,
        Self::UMul,
        Self::UDiv,
        Self::UAddc,
        Self::USubb,
        Self::FMad,
        Self::Fma,
        Self::IMad,
        Self::UMad,
        Self::Msad,
        Self::Ibfe,
        Self::Ubfe,
        Self::Bfi,
        Self::Dot2,
        Self::Dot3,
        Self::Dot4,
        Self::CreateHandle,
        Self::CBufferLoad,
        Self::CBufferLoadLegacy,
        Self::Sample,
        Self::SampleBias,
        Self::SampleLevel,
        Self::SampleGrad,
        Self::SampleCmp,
        Self::SampleCmpLevelZero,
        Self::TextureLoad,
        Self::TextureStore,
        Self::BufferLoad,
        Self::BufferStore,
        Self::BufferUpdateCounter,
        Self::CheckAccessFullyMapped,
        Self::GetDimensions,
        Self::TextureGather,
        Self::TextureGatherCmp,
        Self::Texture2DmsGetSamplePosition,
        Self::RenderTargetGetSamplePosition,
        Self::RenderTargetGetSampleCount,
        Self::AtomicBinOp,
        Self::AtomicCompareExchange,
        Self::Barrier,
        Self::CalculateLod,
        Self::Discard,
        Self::DerivCoarseX,
        Self::DerivCoarseY,
        Self::DerivFineX,
        Self::DerivFineY,
        Self::EvalSnapped,
        Self::EvalSampleIndex,
        Self::EvalCentroid,
        Self::SampleIndex,
        Self::Coverage,
        Self::InnerCoverage,
        Self::ThreadId,
        Self::GroupId,
        Self::ThreadIdInGroup,
        Self::FlattenedThreadIdInGroup,
        Self::EmitStream,
        Self::CutStream,
        Self::EmitThenCutStream,
        Self::GsInstanceId,
        Self::MakeDouble,
        Self::SplitDouble,
        Self::LoadOutputControlPoint,
        Self::LoadPatchConstant,
        Self::DomainLocation,
        Self::StorePatchConstant,
        Self::OutputControlPointId,
        Self::PrimitiveId,
        Self::CycleCounterLegacy,
        Self::WaveIsFirstLane,
        Self::WaveGetLaneIndex,
        Self::WaveGetLaneCount,
        Self::WaveAnyTrue,
        Self::WaveAllTrue,
        Self::WaveActiveAllEqual,
        Self::WaveActiveBallot,
        Self::WaveReadLaneAt,
        Self::WaveReadLaneFirst,
        Self::WaveActiveOp,
        Self::WaveActiveBit,
        Self::WavePrefixOp,
        Self::QuadReadLaneAt,
        Self::QuadOp,
        Self::BitcastI16toF16,
        Self::BitcastF16toI16,
        Self::BitcastI32toF32,
        Self::BitcastF32toI32,
        Self::BitcastI64toF64,
        Self::BitcastF64toI64,
        Self::LegacyF32ToF16,
        Self::LegacyF16ToF32,
        Self::LegacyDoubleToFloat,
        Self::LegacyDoubleToSInt32,
        Self::LegacyDoubleToUInt32,
        Self::WaveAllBitCount,
        Self::WavePrefixBitCount,
        Self::AttributeAtVertex,
        Self::ViewId,
        Self::RawBufferLoad,
        Self::RawBufferStore,
        Self::InstanceId,
        Self::InstanceIndex,
        Self::HitKind,
        Self::RayFlags,
        Self::DispatchRaysIndex,
        Self::DispatchRaysDimensions,
        Self::WorldRayOrigin,
        Self::WorldRayDirection,
        Self::ObjectRayOrigin,
        Self::ObjectRayDirection,
        Self::ObjectToWorld,
        Self::WorldToObject,
        Self::RayTMin,
        Self::RayTCurrent,
        Self::IgnoreHit,
        Self::AcceptHitAndEndSearch,
        Self::TraceRay,
        Self::ReportHit,
        Self::CallShader,
        Self::CreateHandleForLib,
        Self::PrimitiveIndex,
        Self::Dot2AddHalf,
        Self::Dot4AddI8Packed,
        Self::Dot4AddU8Packed,
        Self::WaveMatch,
        Self::WaveMultiPrefixOp,
        Self::WaveMultiPrefixBitCount,
        Self::SetMeshOutputCounts,
        Self::EmitIndices,
        Self::GetMeshPayload,
        Self::StoreVertexOutput,
        Self::StorePrimitiveOutput,
        Self::DispatchMesh,
        Self::WriteSamplerFeedback,
        Self::WriteSamplerFeedbackBias,
        Self::WriteSamplerFeedbackLevel,
        Self::WriteSamplerFeedbackGrad,
        Self::AllocateRayQuery,
        Self::RayQueryTraceRayInline,
        Self::RayQueryProceed,
        Self::RayQueryAbort,
        Self::RayQueryCommitNonOpaqueTriangleHit,
        Self::RayQueryCommitProceduralPrimitiveHit,
        Self::RayQueryCommittedStatus,
        Self::RayQueryCandidateType,
        Self::RayQueryCandidateObjectToWorld3x4,
        Self::RayQueryCandidateWorldToObject3x4,
        Self::RayQueryCommittedObjectToWorld3x4,
        Self::RayQueryCommittedWorldToObject3x4,
        Self::RayQueryCandidateProceduralPrimitiveNonOpaque,
        Self::RayQueryCandidateTriangleFrontFace,
        Self::RayQueryCommittedTriangleFrontFace,
        Self::RayQueryCandidateTriangleBarycentrics,
        Self::RayQueryCommittedTriangleBarycentrics,
        Self::RayQueryRayFlags,
        Self::RayQueryWorldRayOrigin,
        Self::RayQueryWorldRayDirection,
        Self::RayQueryRayTMin,
        Self::RayQueryCandidateTriangleRayT,
        Self::RayQueryCommittedRayT,
        Self::RayQueryCandidateInstanceIndex,
        Self::RayQueryCandidateInstanceId,
        Self::RayQueryCandidateGeometryIndex,
        Self::RayQueryCandidatePrimitiveIndex,
        Self::RayQueryCandidateObjectRayOrigin,
        Self::RayQueryCandidateObjectRayDirection,
        Self::RayQueryCommittedInstanceIndex,
        Self::RayQueryCommittedInstanceId,
        Self::RayQueryCommittedGeometryIndex,
        Self::RayQueryCommittedPrimitiveIndex,
        Self::RayQueryCommittedObjectRayOrigin,
        Self::RayQueryCommittedObjectRayDirection,
        Self::GeometryIndex,
        Self::RayQueryCandidateInstanceContributionToHitGroupIndex,
        Self::RayQueryCommittedInstanceContributionToHitGroupIndex,
        Self::AnnotateHandle,
        Self::CreateHandleFromBinding,
        Self::CreateHandleFromHeap,
        Self::Unpack4x8,
        Self::Pack4x8,
        Self::IsHelperLane,
        Self::QuadVote,
        Self::TextureGatherRaw,
        Self::SampleCmpLevel,
        Self::TextureStoreSample,
        Self::Reserved0,
        Self::Reserved1,
        Self::Reserved2,
        Self::Reserved3,
        Self::Reserved4,
        Self::Reserved5,
        Self::Reserved6,
        Self::Reserved7,
        Self::Reserved8,
        Self::Reserved9,
        Self::Reserved10,
        Self::Reserved11,
        Self::AllocateNodeOutputRecords,
        Self::GetNodeRecordPtr,
        Self::IncrementOutputCount,
        Self::OutputComplete,
        Self::GetInputRecordCount,
        Self::FinishedCrossGroupSharing,
        Self::BarrierByMemoryType,
        Self::BarrierByMemoryHandle,
        Self::BarrierByNodeRecordHandle,
        Self::CreateNodeOutputHandle,
        Self::IndexNodeHandle,
        Self::AnnotateNodeHandle,
        Self::CreateNodeInputRecordHandle,
        Self::AnnotateNodeRecordHandle,
        Self::NodeOutputIsValid,
        Self::GetRemainingRecursionLevels,
        Self::SampleCmpGrad,
        Self::SampleCmpBias,
        Self::StartVertexLocation,
        Self::StartInstanceLocation,
        Self::AllocateRayQuery2,
        Self::ReservedA0,
        Self::ReservedA1,
        Self::ReservedA2,
        Self::HitObjectTraceRay,
        Self::HitObjectFromRayQuery,
        Self::HitObjectFromRayQueryWithAttrs,
        Self::HitObjectMakeMiss,
        Self::HitObjectMakeNop,
        Self::HitObjectInvoke,
        Self::MaybeReorderThread,
        Self::HitObjectIsMiss,
        Self::HitObjectIsHit,
        Self::HitObjectIsNop,
        Self::HitObjectRayFlags,
        Self::HitObjectRayTMin,
        Self::HitObjectRayTCurrent,
        Self::HitObjectWorldRayOrigin,
        Self::HitObjectWorldRayDirection,
        Self::HitObjectObjectRayOrigin,
        Self::HitObjectObjectRayDirection,
        Self::HitObjectObjectToWorld3x4,
        Self::HitObjectWorldToObject3x4,
        Self::HitObjectGeometryIndex,
        Self::HitObjectInstanceIndex,
        Self::HitObjectInstanceId,
        Self::HitObjectPrimitiveIndex,
        Self::HitObjectHitKind,
        Self::HitObjectShaderTableIndex,
        Self::HitObjectSetShaderTableIndex,
        Self::HitObjectLoadLocalRootTableConstant,
        Self::HitObjectAttributes,
        Self::ReservedB28,
        Self::ReservedB29,
        Self::ReservedB30,
        Self::ReservedC0,
        Self::ReservedC1,
        Self::ReservedC2,
        Self::ReservedC3,
        Self::ReservedC4,
        Self::ReservedC5,
        Self::ReservedC6,
        Self::ReservedC7,
        Self::ReservedC8,
        Self::ReservedC9,
        Self::RawBufferVectorLoad,
        Self::RawBufferVectorStore,
        Self::ReservedD0,
        Self::ReservedD1,
        Self::ReservedD2,
        Self::ReservedD3,
        Self::VectorReduceAnd,
        Self::VectorReduceOr,
        Self::FDot,
        Self::ExperimentalNop,
        Self::GetGroupWaveIndex,
        Self::GetGroupWaveCount,
        Self::ClusterId,
        Self::RayQueryCandidateClusterId,
        Self::RayQueryCommittedClusterId,
        Self::HitObjectClusterId,
        Self::TriangleObjectPosition,
        Self::RayQueryCandidateTriangleObjectPosition,
        Self::RayQueryCommittedTriangleObjectPosition,
        Self::HitObjectTriangleObjectPosition,
        Self::LinAlgMatrixMultiplyAccumulate,
        Self::LinAlgFillMatrix,
        Self::LinAlgCopyConvertMatrix,
        Self::LinAlgMatrixLoadFromDescriptor,
        Self::LinAlgMatrixLoadFromMemory,
        Self::LinAlgMatrixLength,
        Self::LinAlgMatrixGetCoordinate,
        Self::LinAlgMatrixGetElement,
        Self::LinAlgMatrixSetElement,
        Self::LinAlgMatrixStoreToDescriptor,
        Self::LinAlgMatrixStoreToMemory,
        Self::LinAlgMatrixQueryAccumulatorLayout,
        Self::LinAlgMatrixMultiply,
        Self::LinAlgMatrixAccumulate,
        Self::LinAlgMatVecMul,
        Self::LinAlgMatVecMulAdd,
        Self::LinAlgMatrixAccumulateToDescriptor,
        Self::LinAlgMatrixAccumulateToMemory,
        Self::LinAlgMatrixOuterProduct,
        Self::LinAlgConvert,
        Self::LinAlgVectorAccumulateToDescriptor,
        Self::ReservedE0,
        Self::DebugBreak,
        Self::IsDebuggingEnabled,
    ];
}
