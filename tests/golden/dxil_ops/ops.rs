// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

operation! {
    /// Reads an element of the temporary register file that code translated from DXBC uses.
    TempRegLoad[2] {
        /// `i32`
        index,
    }
}
operation! {
    /// Writes an element of the temporary register file that code translated from DXBC uses.
    TempRegStore[3] {
        /// `i32`
        index,
        /// `T`
        value,
    }
}
operation! {
    /// Reads one component from an indexable array of minimum-precision registers.
    MinPrecXRegLoad[4] {
        /// `float*`
        reg_index,
        /// `i32`
        index,
        /// `i8`, constant, 0 to 3
        component,
    }
}
operation! {
    /// Writes one component into an indexable array of minimum-precision registers.
    MinPrecXRegStore[5] {
        /// `float*`
        reg_index,
        /// `i32`
        index,
        /// `i8`, constant, 0 to 3
        component,
        /// `T`
        value,
    }
}
operation! {
    /// Reads one component of a shader input, of a given vertex or control point where there are several.
    LoadInput[5] {
        /// `i32`, constant
        input_sig_id,
        /// `i32`
        row_index,
        /// `i8`, constant, 0 to 3
        col_index,
        /// `i32`
        gs_vertex_axis,
    }
}
operation! {
    /// Writes one component of a shader output.
    StoreOutput[5] {
        /// `i32`, constant
        output_sig_id,
        /// `i32`
        row_index,
        /// `i8`, constant, 0 to 3
        col_index,
        /// `T`
        value,
    }
}
operation! {
    /// Returns the absolute value of a floating-point number.
    FAbs[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Clamps a floating-point number to the range from 0 to 1; a NaN becomes 0.
    Saturate[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Tests whether a floating-point number is a NaN.
    IsNaN[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Tests whether a floating-point number is positive or negative infinity.
    IsInf[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Tests whether a floating-point number is neither infinite nor a NaN.
    IsFinite[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Tests whether a floating-point number is normal: not zero, denormal, infinite or a NaN.
    IsNormal[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the cosine of an angle in radians.
    Cos[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the sine of an angle in radians.
    Sin[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the tangent of an angle in radians.
    Tan[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the angle in radians, from 0 to pi, that has the given cosine.
    Acos[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the angle in radians, from -pi/2 to pi/2, that has the given sine.
    Asin[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the angle in radians, from -pi/2 to pi/2, that has the given tangent.
    Atan[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the hyperbolic cosine of a number.
    Hcos[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the hyperbolic sine of a number.
    Hsin[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the hyperbolic tangent of a number.
    Htan[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Raises two to the given floating-point power.
    Exp[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the fractional part of a number: x - floor(x), never negative.
    Frc[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the base-2 logarithm of a number.
    Log[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the square root of a floating-point number.
    Sqrt[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the reciprocal of the square root of a floating-point number.
    Rsqrt[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Rounds a floating-point number to the nearest integer, ties to the even one.
    RoundNe[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Rounds a floating-point number down, to the next integer towards negative infinity.
    RoundNi[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Rounds a floating-point number up, to the next integer towards positive infinity.
    RoundPi[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Rounds a floating-point number towards zero by dropping its fraction.
    RoundZ[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Reverses the order of the bits of an integer.
    Bfrev[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Counts the bits that are set in an integer.
    Countbits[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the position of the lowest set bit, counted from the least significant; -1 for zero.
    FirstbitLo[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the position of the highest set bit, counted from the most significant; -1 for zero.
    FirstbitHi[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Finds the highest bit unlike the sign bit, counted from the most significant; -1 for 0 and -1.
    FirstbitSHi[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the larger of two floating-point numbers; a NaN loses to a number.
    FMax[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Returns the smaller of two floating-point numbers; a NaN loses to a number.
    FMin[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Returns the larger of two signed integers.
    IMax[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Returns the smaller of two signed integers.
    IMin[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Returns the larger of two unsigned integers.
    UMax[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Returns the smaller of two unsigned integers.
    UMin[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Multiplies two signed 32-bit integers and returns the high and low halves of the product.
    IMul[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Multiplies two unsigned 32-bit integers and returns the high and low halves of the product.
    UMul[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Divides unsigned integers, giving quotient and remainder; both are all ones if the divisor is 0.
    UDiv[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Adds two unsigned 32-bit integers and returns the sum and the carry.
    UAddc[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Subtracts two unsigned 32-bit integers and returns the difference and the borrow.
    USubb[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Computes a * b + c in floating point, with or without rounding the product.
    FMad[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Computes a * b + c in double precision as a fused operation that rounds once.
    Fma[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Computes a * b + c on signed integers and keeps the low bits.
    IMad[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Computes a * b + c on unsigned integers and keeps the low bits.
    UMad[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Adds to c the absolute differences of the bytes of a and b, skipping bytes where a is zero.
    Msad[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Extracts a bit field, given its width and offset, and sign-extends it.
    Ibfe[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Extracts a bit field, given its width and offset, and zero-extends it.
    Ubfe[4] {
        /// `T`
        a,
        /// `T`
        b,
        /// `T`
        c,
    }
}
operation! {
    /// Inserts the low bits of one integer as a bit field into another.
    Bfi[5] {
        /// `T`
        width,
        /// `T`
        offset,
        /// `T`
        value,
        /// `T`
        replaced_value,
    }
}
operation! {
    /// Returns the dot product of two two-component vectors passed as scalars.
    Dot2[5] {
        /// `T`
        ax,
        /// `T`
        ay,
        /// `T`
        bx,
        /// `T`
        by,
    }
}
operation! {
    /// Returns the dot product of two three-component vectors passed as scalars.
    Dot3[7] {
        /// `T`
        ax,
        /// `T`
        ay,
        /// `T`
        az,
        /// `T`
        bx,
        /// `T`
        by,
        /// `T`
        bz,
    }
}
operation! {
    /// Returns the dot product of two four-component vectors passed as scalars.
    Dot4[9] {
        /// `T`
        ax,
        /// `T`
        ay,
        /// `T`
        az,
        /// `T`
        aw,
        /// `T`
        bx,
        /// `T`
        by,
        /// `T`
        bz,
        /// `T`
        bw,
    }
}
operation! {
    /// Creates the handle of a resource from its class, its range and an index.
    CreateHandle[5] {
        /// `i8`, constant, ResourceClass
        resource_class,
        /// `i32`, constant
        range_id,
        /// `i32`
        index,
        /// `i1`, constant
        non_uniform_index,
    }
}
operation! {
    /// Reads one scalar at a byte offset of a constant buffer.
    CBufferLoad[4] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        byte_offset,
        /// `i32`, constant
        alignment,
    }
}
operation! {
    /// Reads one 16-byte row of a constant buffer, split into scalars.
    CBufferLoadLegacy[3] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        reg_index,
    }
}
operation! {
    /// Samples a texture at the level of detail that implicit derivatives select.
    Sample[11] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset2,
        /// `float`
        clamp,
    }
}
operation! {
    /// Samples a texture at the implicit level of detail plus a bias.
    SampleBias[12] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset2,
        /// `float`
        bias,
        /// `float`
        clamp,
    }
}
operation! {
    /// Samples a texture at an explicitly given level of detail.
    SampleLevel[11] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset2,
        /// `float`
        lod,
    }
}
operation! {
    /// Samples a texture at the level of detail that explicitly given gradients select.
    SampleGrad[17] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset2,
        /// `float`
        ddx0,
        /// `float`
        ddx1,
        /// `float`
        ddx2,
        /// `float`
        ddy0,
        /// `float`
        ddy1,
        /// `float`
        ddy2,
        /// `float`
        clamp,
    }
}
operation! {
    /// Samples a texture, comparing texels with a reference, at the implicit level of detail.
    SampleCmp[12] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef
        offset2,
        /// `float`
        compare_value,
        /// `float`
        clamp,
    }
}
operation! {
    /// Samples the most detailed level of a texture, comparing texels with a reference.
    SampleCmpLevelZero[11] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef
        offset2,
        /// `float`
        compare_value,
    }
}
operation! {
    /// Reads one texel by integer coordinates and mip level or sample index, without a sampler.
    TextureLoad[9] {
        /// `%dx.types.Handle`
        srv,
        /// `i32`
        mip_level_or_sample_count,
        /// `i32`
        coord0,
        /// `i32`
        coord1,
        /// `i32`
        coord2,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset0,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset1,
        /// `i32`, constant or undef before DXIL 1.7, -8 to 7 before DXIL 1.7
        offset2,
    }
}
operation! {
    /// Writes one texel of a read-write texture.
    TextureStore[10] {
        /// `%dx.types.Handle`
        srv,
        /// `i32`
        coord0,
        /// `i32`
        coord1,
        /// `i32`
        coord2,
        /// `T`
        value0,
        /// `T`
        value1,
        /// `T`
        value2,
        /// `T`
        value3,
        /// `i8`, constant, 15 to 15
        mask,
    }
}
operation! {
    /// Reads an element of a typed buffer, or of a raw or structured one before shader model 6.2.
    BufferLoad[4] {
        /// `%dx.types.Handle`
        srv,
        /// `i32`
        index,
        /// `i32`
        wot,
    }
}
operation! {
    /// Writes an element of a typed buffer, or of a raw or structured one before shader model 6.2.
    BufferStore[9] {
        /// `%dx.types.Handle`
        uav,
        /// `i32`
        coord0,
        /// `i32`
        coord1,
        /// `T`
        value0,
        /// `T`
        value1,
        /// `T`
        value2,
        /// `T`
        value3,
        /// `i8`, constant, 1 to 15
        mask,
    }
}
operation! {
    /// Steps a structured buffer's hidden counter; returns it before an increment, after a decrement.
    BufferUpdateCounter[3] {
        /// `%dx.types.Handle`
        uav,
        /// `i8`, constant, -1 to 1
        inc,
    }
}
operation! {
    /// Tests whether the access that returned this status touched mapped tiles only.
    CheckAccessFullyMapped[2] {
        /// `T`
        status,
    }
}
operation! {
    /// Returns the size of a resource and its number of mip levels or samples.
    GetDimensions[3] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        mip_level,
    }
}
operation! {
    /// Gathers one channel of the four texels that bilinear filtering would use.
    TextureGather[10] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`, 0 to 3
        channel,
    }
}
operation! {
    /// Compares one channel of the four texels of a bilinear footprint with a reference.
    TextureGatherCmp[11] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`, 0 to 3
        channel,
        /// `float`
        compare_value,
    }
}
operation! {
    /// Returns the position, within the pixel, of a sample of a multisampled texture.
    Texture2DmsGetSamplePosition[3] {
        /// `%dx.types.Handle`
        srv,
        /// `i32`
        index,
    }
}
operation! {
    /// Returns the position, within the pixel, of a sample of the bound render target.
    RenderTargetGetSamplePosition[2] {
        /// `i32`
        index,
    }
}
operation! {
    /// Returns the number of samples of the bound render target.
    RenderTargetGetSampleCount[1] {}
}
operation! {
    /// Combines a value with a resource element atomically and returns the former value.
    AtomicBinOp[7] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`, AtomicBinOpCode
        atomic_op,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`
        offset2,
        /// `T`
        new_value,
    }
}
operation! {
    /// Replaces a resource element atomically if it equals a value; returns the former value.
    AtomicCompareExchange[7] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`
        offset2,
        /// `T`
        compare_value,
        /// `T`
        new_value,
    }
}
operation! {
    /// Orders memory accesses and, on demand, makes the threads of a group wait, as the mode says.
    Barrier[2] {
        /// `i32`, constant, BarrierMode
        barrier_mode,
    }
}
operation! {
    /// Returns the level of detail that sampling would select, clamped to existing levels or not.
    CalculateLod[7] {
        /// `%dx.types.Handle`
        handle,
        /// `%dx.types.Handle`
        sampler,
        /// `T`
        coord0,
        /// `T`
        coord1,
        /// `T`
        coord2,
        /// `i1`
        clamped,
    }
}
operation! {
    /// Discards the results of the current pixel if the condition is true.
    Discard[2] {
        /// `i1`
        condition,
    }
}
operation! {
    /// Returns the derivative in screen x, which may be shared by the whole quad.
    DerivCoarseX[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the derivative in screen y, which may be shared by the whole quad.
    DerivCoarseY[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the derivative in screen x between the pixel and its neighbour in its row of the quad.
    DerivFineX[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the derivative in screen y between the pixel and its neighbour in its column of the quad.
    DerivFineY[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Interpolates a pixel input at an offset from the pixel centre, in sixteenths of a pixel.
    EvalSnapped[6] {
        /// `i32`, constant
        input_sig_id,
        /// `i32`
        input_row_index,
        /// `i8`, constant, 0 to 3
        input_col_index,
        /// `i32`
        offset_x,
        /// `i32`
        offset_y,
    }
}
operation! {
    /// Interpolates a pixel input at the position of a given sample.
    EvalSampleIndex[5] {
        /// `i32`, constant
        input_sig_id,
        /// `i32`
        input_row_index,
        /// `i8`, constant, 0 to 3
        input_col_index,
        /// `i32`
        sample_index,
    }
}
operation! {
    /// Interpolates a pixel input at the centroid of the covered samples.
    EvalCentroid[4] {
        /// `i32`, constant
        input_sig_id,
        /// `i32`
        input_row_index,
        /// `i8`, constant, 0 to 3
        input_col_index,
    }
}
operation! {
    /// Returns the index of the sample that the pixel shader runs for.
    SampleIndex[1] {}
}
operation! {
    /// Returns the mask of the samples that the primitive covers in this pixel.
    Coverage[1] {}
}
operation! {
    /// Returns whether the primitive covers the pixel wholly, for conservative rasterization.
    InnerCoverage[1] {}
}
operation! {
    /// Returns a component of the thread's index within the whole dispatch.
    ThreadId[2] {
        /// `i32`, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the index of the thread group within the dispatch.
    GroupId[2] {
        /// `i32`, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the thread's index within its group.
    ThreadIdInGroup[2] {
        /// `i32`, 0 to 2
        component,
    }
}
operation! {
    /// Returns the thread's index within its group, flattened to one dimension.
    FlattenedThreadIdInGroup[1] {}
}
operation! {
    /// Appends a vertex, made of the current outputs, to a geometry shader stream.
    EmitStream[2] {
        /// `i8`, constant, 0 to 3
        stream_id,
    }
}
operation! {
    /// Ends the current strip of a geometry shader stream.
    CutStream[2] {
        /// `i8`, constant, 0 to 3
        stream_id,
    }
}
operation! {
    /// Appends a vertex to a geometry shader stream, then ends the strip.
    EmitThenCutStream[2] {
        /// `i8`, constant, 0 to 3
        stream_id,
    }
}
operation! {
    /// Returns the index of the geometry shader instance.
    GsInstanceId[1] {}
}
operation! {
    /// Builds a double from its low and high 32-bit halves.
    MakeDouble[3] {
        /// `i32`
        lo,
        /// `i32`
        hi,
    }
}
operation! {
    /// Splits a double into its low and high 32-bit halves.
    SplitDouble[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Reads one component of a hull shader's output control point.
    LoadOutputControlPoint[5] {
        /// `i32`, constant
        input_sig_id,
        /// `i32`
        row,
        /// `i8`, constant, 0 to 3
        col,
        /// `i32`
        index,
    }
}
operation! {
    /// Reads one component of a patch constant.
    LoadPatchConstant[4] {
        /// `i32`
        input_sig_id,
        /// `i32`
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns a component of the point on the patch that the domain shader evaluates.
    DomainLocation[2] {
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Writes one component of a patch constant in a hull shader.
    StorePatchConstant[5] {
        /// `i32`, constant
        output_sig_id,
        /// `i32`
        row,
        /// `i8`, constant, 0 to 3
        col,
        /// `T`
        value,
    }
}
operation! {
    /// Returns the index of the control point that the hull shader computes.
    OutputControlPointId[1] {}
}
operation! {
    /// Returns the index of the current primitive or patch within the draw.
    PrimitiveId[1] {}
}
operation! {
    /// Reads a 64-bit cycle counter and returns its low and high halves.
    CycleCounterLegacy[1] {}
}
operation! {
    /// Tests whether the lane is the active one with the lowest index in its wave.
    WaveIsFirstLane[1] {}
}
operation! {
    /// Returns the index of the lane within its wave.
    WaveGetLaneIndex[1] {}
}
operation! {
    /// Returns the number of lanes in a wave, active or not.
    WaveGetLaneCount[1] {}
}
operation! {
    /// Tests whether the condition holds in any active lane of the wave.
    WaveAnyTrue[2] {
        /// `i1`
        cond,
    }
}
operation! {
    /// Tests whether the condition holds in all active lanes of the wave.
    WaveAllTrue[2] {
        /// `i1`
        cond,
    }
}
operation! {
    /// Tests, component by component, whether a value is the same in all active lanes.
    WaveActiveAllEqual[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns a 128-bit mask of the active lanes in which the condition holds.
    WaveActiveBallot[2] {
        /// `i1`
        cond,
    }
}
operation! {
    /// Returns the value that a given lane of the wave holds.
    WaveReadLaneAt[3] {
        /// `T`
        value,
        /// `i32`
        lane,
    }
}
operation! {
    /// Returns the value that the active lane with the lowest index holds.
    WaveReadLaneFirst[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Returns the sum, product, minimum or maximum of a value over the active lanes.
    WaveActiveOp[4] {
        /// `T`
        value,
        /// `i8`, constant, WaveOpKind
        op,
        /// `i8`, constant, SignedOpKind
        sop,
    }
}
operation! {
    /// Returns the bitwise and, or, or exclusive or of a value over the active lanes.
    WaveActiveBit[3] {
        /// `T`
        value,
        /// `i8`, constant, WaveBitOpKind
        op,
    }
}
operation! {
    /// Returns the sum or product of a value over the active lanes of lower index.
    WavePrefixOp[4] {
        /// `T`
        value,
        /// `i8`, constant, WaveOpKind
        op,
        /// `i8`, constant, SignedOpKind
        sop,
    }
}
operation! {
    /// Returns the value that a given lane of the quad holds.
    QuadReadLaneAt[3] {
        /// `T`
        value,
        /// `i32`, 0 to 3
        quad_lane,
    }
}
operation! {
    /// Returns the value that the quad's horizontal, vertical or diagonal neighbour holds.
    QuadOp[3] {
        /// `T`
        value,
        /// `i8`, constant, QuadOpKind
        op,
    }
}
operation! {
    /// Reinterprets the bits of a 16-bit integer as a half.
    BitcastI16toF16[2] {
        /// `i16`
        value,
    }
}
operation! {
    /// Reinterprets the bits of a half as a 16-bit integer.
    BitcastF16toI16[2] {
        /// `half`
        value,
    }
}
operation! {
    /// Reinterprets the bits of a 32-bit integer as a float.
    BitcastI32toF32[2] {
        /// `i32`
        value,
    }
}
operation! {
    /// Reinterprets the bits of a float as a 32-bit integer.
    BitcastF32toI32[2] {
        /// `float`
        value,
    }
}
operation! {
    /// Reinterprets the bits of a 64-bit integer as a double.
    BitcastI64toF64[2] {
        /// `i64`
        value,
    }
}
operation! {
    /// Reinterprets the bits of a double as a 64-bit integer.
    BitcastF64toI64[2] {
        /// `double`
        value,
    }
}
operation! {
    /// Converts a float to a half and returns it in the low 16 bits of an integer.
    LegacyF32ToF16[2] {
        /// `float`
        value,
    }
}
operation! {
    /// Converts the half in the low 16 bits of an integer to a float.
    LegacyF16ToF32[2] {
        /// `i32`
        value,
    }
}
operation! {
    /// Converts a double to a float, by the rules of DXBC.
    LegacyDoubleToFloat[2] {
        /// `double`
        value,
    }
}
operation! {
    /// Converts a double to a signed 32-bit integer, by the rules of DXBC.
    LegacyDoubleToSInt32[2] {
        /// `double`
        value,
    }
}
operation! {
    /// Converts a double to an unsigned 32-bit integer, by the rules of DXBC.
    LegacyDoubleToUInt32[2] {
        /// `double`
        value,
    }
}
operation! {
    /// Counts the active lanes of the wave in which the condition holds.
    WaveAllBitCount[2] {
        /// `i1`
        value,
    }
}
operation! {
    /// Counts the active lanes of lower index in which the condition holds.
    WavePrefixBitCount[2] {
        /// `i1`
        value,
    }
}
operation! {
    /// Returns a pixel input at a given vertex of the primitive, without interpolation.
    AttributeAtVertex[5] {
        /// `i32`, constant
        input_sig_id,
        /// `i32`
        input_row_index,
        /// `i8`, constant, 0 to 3
        input_col_index,
        /// `i8`, constant, 0 to 2
        vertex_id,
    }
}
operation! {
    /// Returns the index of the view that is being rendered.
    ViewId[1] {}
}
operation! {
    /// Reads up to four components from a byte-address or structured buffer.
    RawBufferLoad[6] {
        /// `%dx.types.Handle`
        srv,
        /// `i32`
        index,
        /// `i32`
        element_offset,
        /// `i8`, constant, 1 to 15
        mask,
        /// `i32`, constant
        alignment,
    }
}
operation! {
    /// Writes up to four components to a byte-address or structured buffer.
    RawBufferStore[10] {
        /// `%dx.types.Handle`
        uav,
        /// `i32`
        index,
        /// `i32`
        element_offset,
        /// `T`
        value0,
        /// `T`
        value1,
        /// `T`
        value2,
        /// `T`
        value3,
        /// `i8`, constant, 1 to 15
        mask,
        /// `i32`, constant
        alignment,
    }
}
operation! {
    /// Returns the number that the application gave to the instance being hit.
    InstanceId[1] {}
}
operation! {
    /// Returns the position of the instance being hit in the top-level acceleration structure.
    InstanceIndex[1] {}
}
operation! {
    /// Returns the kind of the hit: a front or back face, or the value from the intersection shader.
    HitKind[1] {}
}
operation! {
    /// Returns the flags that the current ray was traced with.
    RayFlags[1] {}
}
operation! {
    /// Returns a component of the ray's index within the dispatch of rays.
    DispatchRaysIndex[2] {
        /// `i8`, constant, 0 to 2
        col,
    }
}
operation! {
    /// Returns a component of the size of the dispatch of rays.
    DispatchRaysDimensions[2] {
        /// `i8`, constant, 0 to 2
        col,
    }
}
operation! {
    /// Returns a component of the current ray's origin in world space.
    WorldRayOrigin[2] {
        /// `i8`, constant, 0 to 2
        col,
    }
}
operation! {
    /// Returns a component of the current ray's direction in world space.
    WorldRayDirection[2] {
        /// `i8`, constant, 0 to 2
        col,
    }
}
operation! {
    /// Returns a component of the current ray's origin in the object space of the instance.
    ObjectRayOrigin[2] {
        /// `i8`, constant, 0 to 2
        col,
    }
}
operation! {
    /// Returns a component of the current ray's direction in the object space of the instance.
    ObjectRayDirection[2] {
        /// `i8`, constant, 0 to 2
        col,
    }
}
operation! {
    /// Returns an element of the current instance's 3x4 matrix from object to world space.
    ObjectToWorld[3] {
        /// `i32`, 0 to 2
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns an element of the current instance's 3x4 matrix from world to object space.
    WorldToObject[3] {
        /// `i32`, 0 to 2
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns the parameter at which the current ray starts.
    RayTMin[1] {}
}
operation! {
    /// Returns the parameter at which the current ray ends so far: that of the hit, or the maximum.
    RayTCurrent[1] {}
}
operation! {
    /// Rejects the current candidate hit and leaves the any-hit shader; the search goes on.
    IgnoreHit[1] {}
}
operation! {
    /// Accepts the current candidate hit and leaves the any-hit shader; the search ends.
    AcceptHitAndEndSearch[1] {}
}
operation! {
    /// Traces a ray through an acceleration structure, running the shaders of what it meets.
    TraceRay[16] {
        /// `%dx.types.Handle`
        acceleration_structure,
        /// `i32`, RayFlag
        ray_flags,
        /// `i32`
        instance_inclusion_mask,
        /// `i32`
        ray_contribution_to_hit_group_index,
        /// `i32`
        multiplier_for_geometry_contribution_to_shader_index,
        /// `i32`
        miss_shader_index,
        /// `float`
        origin_x,
        /// `float`
        origin_y,
        /// `float`
        origin_z,
        /// `float`
        t_min,
        /// `float`
        direction_x,
        /// `float`
        direction_y,
        /// `float`
        direction_z,
        /// `float`
        t_max,
        /// `T`
        payload,
    }
}
operation! {
    /// Reports a hit found by an intersection shader and returns whether it was accepted.
    ReportHit[4] {
        /// `float`
        t_hit,
        /// `i32`, 0 to 127
        hit_kind,
        /// `T`
        attributes,
    }
}
operation! {
    /// Runs a callable shader from the shader table.
    CallShader[3] {
        /// `i32`
        shader_index,
        /// `T`
        parameter,
    }
}
operation! {
    /// Creates the handle of the resource that a library's global variable holds.
    CreateHandleForLib[2] {
        /// `T`
        resource,
    }
}
operation! {
    /// Returns the index of the primitive being hit within its geometry.
    PrimitiveIndex[1] {}
}
operation! {
    /// Adds the dot product of two pairs of halves to a float.
    Dot2AddHalf[6] {
        /// `T`
        acc,
        /// `half`
        ax,
        /// `half`
        ay,
        /// `half`
        bx,
        /// `half`
        by,
    }
}
operation! {
    /// Adds the dot product of four signed bytes and four signed bytes, packed, to an integer.
    Dot4AddI8Packed[4] {
        /// `T`
        acc,
        /// `i32`
        a,
        /// `i32`
        b,
    }
}
operation! {
    /// Adds the dot product of four unsigned bytes and four unsigned bytes, packed, to an integer.
    Dot4AddU8Packed[4] {
        /// `T`
        acc,
        /// `i32`
        a,
        /// `i32`
        b,
    }
}
operation! {
    /// Returns a 128-bit mask of the active lanes that hold the same value as this one.
    WaveMatch[2] {
        /// `T`
        value,
    }
}
operation! {
    /// Combines (sum, product, and, or, xor) a value over the mask's active lanes of lower index.
    WaveMultiPrefixOp[8] {
        /// `T`
        value,
        /// `i32`
        mask0,
        /// `i32`
        mask1,
        /// `i32`
        mask2,
        /// `i32`
        mask3,
        /// `i8`, constant, WaveMultiPrefixOpKind
        op,
        /// `i8`, constant, SignedOpKind
        sop,
    }
}
operation! {
    /// Counts the lanes of lower index, active and selected by a mask, where the condition holds.
    WaveMultiPrefixBitCount[6] {
        /// `i1`
        value,
        /// `i32`
        mask0,
        /// `i32`
        mask1,
        /// `i32`
        mask2,
        /// `i32`
        mask3,
    }
}
operation! {
    /// Sets how many vertices and primitives the mesh shader's group outputs.
    SetMeshOutputCounts[3] {
        /// `i32`
        num_vertices,
        /// `i32`
        num_primitives,
    }
}
operation! {
    /// Sets the vertex indices of one primitive that the mesh shader outputs.
    EmitIndices[5] {
        /// `i32`
        primitive_index,
        /// `i32`
        vertex_index0,
        /// `i32`
        vertex_index1,
        /// `i32`
        vertex_index2,
    }
}
operation! {
    /// Returns a pointer to the payload that the amplification shader passed.
    GetMeshPayload[1] {}
}
operation! {
    /// Writes one component of an output of a mesh shader's vertex.
    StoreVertexOutput[6] {
        /// `i32`, constant
        output_sig_id,
        /// `i32`
        row_index,
        /// `i8`, constant, 0 to 3
        col_index,
        /// `T`
        value,
        /// `i32`
        vertex_index,
    }
}
operation! {
    /// Writes one component of an output of a mesh shader's primitive.
    StorePrimitiveOutput[6] {
        /// `i32`, constant
        output_sig_id,
        /// `i32`
        row_index,
        /// `i8`, constant, 0 to 3
        col_index,
        /// `T`
        value,
        /// `i32`
        primitive_index,
    }
}
operation! {
    /// Launches a grid of mesh shader groups with a payload from an amplification shader.
    DispatchMesh[5] {
        /// `i32`
        thread_group_count_x,
        /// `i32`
        thread_group_count_y,
        /// `i32`
        thread_group_count_z,
        /// `T`
        payload,
    }
}
operation! {
    /// Records in a feedback map what sampling at the implicit level of detail would touch.
    WriteSamplerFeedback[9] {
        /// `%dx.types.Handle`
        feedback_tex,
        /// `%dx.types.Handle`
        sampled_tex,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        c0,
        /// `float`
        c1,
        /// `float`
        c2,
        /// `float`
        c3,
        /// `float`
        clamp,
    }
}
operation! {
    /// Records in a feedback map what sampling at a biased level of detail would touch.
    WriteSamplerFeedbackBias[10] {
        /// `%dx.types.Handle`
        feedback_tex,
        /// `%dx.types.Handle`
        sampled_tex,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        c0,
        /// `float`
        c1,
        /// `float`
        c2,
        /// `float`
        c3,
        /// `float`
        bias,
        /// `float`
        clamp,
    }
}
operation! {
    /// Records in a feedback map what sampling at an explicit level of detail would touch.
    WriteSamplerFeedbackLevel[9] {
        /// `%dx.types.Handle`
        feedback_tex,
        /// `%dx.types.Handle`
        sampled_tex,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        c0,
        /// `float`
        c1,
        /// `float`
        c2,
        /// `float`
        c3,
        /// `float`
        lod,
    }
}
operation! {
    /// Records in a feedback map what sampling with explicit gradients would touch.
    WriteSamplerFeedbackGrad[15] {
        /// `%dx.types.Handle`
        feedback_tex,
        /// `%dx.types.Handle`
        sampled_tex,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        c0,
        /// `float`
        c1,
        /// `float`
        c2,
        /// `float`
        c3,
        /// `float`
        ddx0,
        /// `float`
        ddx1,
        /// `float`
        ddx2,
        /// `float`
        ddy0,
        /// `float`
        ddy1,
        /// `float`
        ddy2,
        /// `float`
        clamp,
    }
}
operation! {
    /// Allocates an inline ray query with the given constant ray flags.
    AllocateRayQuery[2] {
        /// `i32`, constant, RayFlag
        const_ray_flags,
    }
}
operation! {
    /// Starts tracing a ray inline with a ray query.
    RayQueryTraceRayInline[13] {
        /// `i32`
        ray_query_handle,
        /// `%dx.types.Handle`
        acceleration_structure,
        /// `i32`, RayFlag
        ray_flags,
        /// `i32`
        instance_inclusion_mask,
        /// `float`
        origin_x,
        /// `float`
        origin_y,
        /// `float`
        origin_z,
        /// `float`
        t_min,
        /// `float`
        direction_x,
        /// `float`
        direction_y,
        /// `float`
        direction_z,
        /// `float`
        t_max,
    }
}
operation! {
    /// Advances a ray query to its next candidate hit; returns false once the search is over.
    RayQueryProceed[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Stops the traversal of a ray query and keeps the hit committed so far.
    RayQueryAbort[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Commits the current non-opaque triangle candidate as the query's closest hit.
    RayQueryCommitNonOpaqueTriangleHit[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Commits the current procedural primitive candidate as the query's hit at a given distance.
    RayQueryCommitProceduralPrimitiveHit[3] {
        /// `i32`
        ray_query_handle,
        /// `float`
        t,
    }
}
operation! {
    /// Returns what the ray query has committed: nothing, a triangle or a procedural hit.
    RayQueryCommittedStatus[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns what the ray query's candidate is: a non-opaque triangle or a procedural primitive.
    RayQueryCandidateType[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns an element of the candidate instance's 3x4 matrix from object to world space.
    RayQueryCandidateObjectToWorld3x4[4] {
        /// `i32`
        ray_query_handle,
        /// `i32`, 0 to 2
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns an element of the candidate instance's 3x4 matrix from world to object space.
    RayQueryCandidateWorldToObject3x4[4] {
        /// `i32`
        ray_query_handle,
        /// `i32`, 0 to 2
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns an element of the committed instance's 3x4 matrix from object to world space.
    RayQueryCommittedObjectToWorld3x4[4] {
        /// `i32`
        ray_query_handle,
        /// `i32`, 0 to 2
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns an element of the committed instance's 3x4 matrix from world to object space.
    RayQueryCommittedWorldToObject3x4[4] {
        /// `i32`
        ray_query_handle,
        /// `i32`, 0 to 2
        row,
        /// `i8`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Tests whether the query's candidate procedural primitive is non-opaque.
    RayQueryCandidateProceduralPrimitiveNonOpaque[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Tests whether the ray meets the front face of the query's candidate triangle.
    RayQueryCandidateTriangleFrontFace[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Tests whether the ray meets the front face of the query's committed triangle.
    RayQueryCommittedTriangleFrontFace[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns a barycentric coordinate of the query's candidate triangle hit.
    RayQueryCandidateTriangleBarycentrics[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 1
        component,
    }
}
operation! {
    /// Returns a barycentric coordinate of the query's committed triangle hit.
    RayQueryCommittedTriangleBarycentrics[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 1
        component,
    }
}
operation! {
    /// Returns the flags that apply to the ray of a ray query.
    RayQueryRayFlags[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns a component of the query ray's origin in world space.
    RayQueryWorldRayOrigin[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the query ray's direction in world space.
    RayQueryWorldRayDirection[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns the parameter at which the query's ray starts.
    RayQueryRayTMin[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the ray parameter of the query's candidate triangle hit.
    RayQueryCandidateTriangleRayT[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the ray parameter of the query's committed hit.
    RayQueryCommittedRayT[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the position in the acceleration structure of the query's candidate instance.
    RayQueryCandidateInstanceIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the number that the application gave to the query's candidate instance.
    RayQueryCandidateInstanceId[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the index of the query's candidate geometry within its acceleration structure.
    RayQueryCandidateGeometryIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the index of the query's candidate primitive within its geometry.
    RayQueryCandidatePrimitiveIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns a component of the query ray's origin in the candidate's object space.
    RayQueryCandidateObjectRayOrigin[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the query ray's direction in the candidate's object space.
    RayQueryCandidateObjectRayDirection[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns the position in the acceleration structure of the query's committed instance.
    RayQueryCommittedInstanceIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the number that the application gave to the query's committed instance.
    RayQueryCommittedInstanceId[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the index of the query's committed geometry within its acceleration structure.
    RayQueryCommittedGeometryIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the index of the query's committed primitive within its geometry.
    RayQueryCommittedPrimitiveIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns a component of the query ray's origin in the committed hit's object space.
    RayQueryCommittedObjectRayOrigin[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the query ray's direction in the committed hit's object space.
    RayQueryCommittedObjectRayDirection[3] {
        /// `i32`
        ray_query_handle,
        /// `i8`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns the index of the geometry being hit within its bottom-level acceleration structure.
    GeometryIndex[1] {}
}
operation! {
    /// Returns the candidate instance's contribution to the index of the hit group.
    RayQueryCandidateInstanceContributionToHitGroupIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the committed instance's contribution to the index of the hit group.
    RayQueryCommittedInstanceContributionToHitGroupIndex[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Attaches the properties of its resource to a handle.
    AnnotateHandle[3] {
        /// `%dx.types.Handle`
        res,
        /// `%dx.types.ResourceProperties`, constant
        props,
    }
}
operation! {
    /// Creates the handle of a resource from its register binding and an index.
    CreateHandleFromBinding[4] {
        /// `%dx.types.ResBind`, constant
        bind,
        /// `i32`
        index,
        /// `i1`, constant
        non_uniform_index,
    }
}
operation! {
    /// Creates the handle of a resource or sampler from an index into the descriptor heap.
    CreateHandleFromHeap[4] {
        /// `i32`
        index,
        /// `i1`, constant
        sampler_heap,
        /// `i1`, constant
        non_uniform_index,
    }
}
operation! {
    /// Unpacks the bytes of an integer into four integers, zero- or sign-extended.
    Unpack4x8[3] {
        /// `i8`, constant, UnpackMode
        unpack_mode,
        /// `i32`
        pk,
    }
}
operation! {
    /// Packs four integers into the bytes of one, truncated or clamped.
    Pack4x8[6] {
        /// `i8`, constant, PackMode
        pack_mode,
        /// `T`
        x,
        /// `T`
        y,
        /// `T`
        z,
        /// `T`
        w,
    }
}
operation! {
    /// Tests whether the pixel shader lane runs only to help others compute derivatives.
    IsHelperLane[1] {}
}
operation! {
    /// Tests whether the condition holds in any or in all lanes of the quad.
    QuadVote[3] {
        /// `i1`
        cond,
        /// `i8`, constant, QuadVoteOpKind
        op,
    }
}
operation! {
    /// Gathers the four texels of a bilinear footprint as raw bits, without conversion.
    TextureGatherRaw[9] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
    }
}
operation! {
    /// Samples a texture, comparing texels with a reference, at an explicit level of detail.
    SampleCmpLevel[12] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`
        offset2,
        /// `float`
        compare_value,
        /// `float`
        lod,
    }
}
operation! {
    /// Writes one sample of a texel of a multisampled read-write texture.
    TextureStoreSample[11] {
        /// `%dx.types.Handle`
        srv,
        /// `i32`
        coord0,
        /// `i32`
        coord1,
        /// `i32`
        coord2,
        /// `T`
        value0,
        /// `T`
        value1,
        /// `T`
        value2,
        /// `T`
        value3,
        /// `i8`, constant, 1 to 15
        mask,
        /// `i32`
        sample_idx,
    }
}
operation! {
    /// Allocates output records of a work graph node, for each thread or for the group.
    AllocateNodeOutputRecords[4] {
        /// `%dx.types.NodeHandle`
        output,
        /// `i32`
        num_records,
        /// `i1`, constant
        per_thread,
    }
}
operation! {
    /// Returns a pointer to one record of an input or output of a work graph node.
    GetNodeRecordPtr[3] {
        /// `%dx.types.NodeRecordHandle`
        recordhandle,
        /// `i32`
        array_index,
    }
}
operation! {
    /// Adds to the number of empty records that a node output sends, by thread or by group.
    IncrementOutputCount[4] {
        /// `%dx.types.NodeHandle`
        output,
        /// `i32`
        count,
        /// `i1`, constant
        per_thread,
    }
}
operation! {
    /// Submits allocated output records, which the shader must not touch afterwards.
    OutputComplete[2] {
        /// `%dx.types.NodeRecordHandle`
        output,
    }
}
operation! {
    /// Returns the number of records in the input of a coalescing node.
    GetInputRecordCount[2] {
        /// `%dx.types.NodeRecordHandle`
        input,
    }
}
operation! {
    /// Tests whether this is the last group of its dispatch grid to finish with the shared input.
    FinishedCrossGroupSharing[2] {
        /// `%dx.types.NodeRecordHandle`
        input,
    }
}
operation! {
    /// Orders accesses to the given types of memory and, on demand, synchronizes a scope's threads.
    BarrierByMemoryType[3] {
        /// `i32`, constant, MemoryTypeFlag
        memory_type_flags,
        /// `i32`, constant, BarrierSemanticFlag
        semantic_flags,
    }
}
operation! {
    /// Orders accesses to one resource and, on demand, synchronizes a scope's threads.
    BarrierByMemoryHandle[3] {
        /// `%dx.types.Handle`
        object,
        /// `i32`, constant, BarrierSemanticFlag
        semantic_flags,
    }
}
operation! {
    /// Orders accesses to a node's records and, on demand, synchronizes a scope's threads.
    BarrierByNodeRecordHandle[3] {
        /// `%dx.types.NodeRecordHandle`
        object,
        /// `i32`, constant, BarrierSemanticFlag
        semantic_flags,
    }
}
operation! {
    /// Creates the handle of a node output from its position in the metadata.
    CreateNodeOutputHandle[2] {
        /// `i32`, constant
        metadata_idx,
    }
}
operation! {
    /// Returns the handle of one element of an array of node outputs.
    IndexNodeHandle[3] {
        /// `%dx.types.NodeHandle`
        node_output_handle,
        /// `i32`
        array_index,
    }
}
operation! {
    /// Attaches the properties of its node output to a handle.
    AnnotateNodeHandle[3] {
        /// `%dx.types.NodeHandle`
        node,
        /// `%dx.types.NodeInfo`, constant
        props,
    }
}
operation! {
    /// Creates the handle of the records that a node takes as input.
    CreateNodeInputRecordHandle[2] {
        /// `i32`, constant
        metadata_idx,
    }
}
operation! {
    /// Attaches the properties of its records to a record handle.
    AnnotateNodeRecordHandle[3] {
        /// `%dx.types.NodeRecordHandle`
        noderecord,
        /// `%dx.types.NodeRecordInfo`, constant
        props,
    }
}
operation! {
    /// Tests whether a node output leads to a node that exists in the graph.
    NodeOutputIsValid[2] {
        /// `%dx.types.NodeHandle`
        output,
    }
}
operation! {
    /// Returns how often the node may still send records to itself before its declared limit.
    GetRemainingRecursionLevels[1] {}
}
operation! {
    /// Samples a texture, comparing texels with a reference, with explicit gradients.
    SampleCmpGrad[18] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`
        offset2,
        /// `float`
        compare_value,
        /// `float`
        ddx0,
        /// `float`
        ddx1,
        /// `float`
        ddx2,
        /// `float`
        ddy0,
        /// `float`
        ddy1,
        /// `float`
        ddy2,
        /// `float`
        clamp,
    }
}
operation! {
    /// Samples a texture, comparing texels with a reference, at a biased level of detail.
    SampleCmpBias[13] {
        /// `%dx.types.Handle`
        srv,
        /// `%dx.types.Handle`
        sampler,
        /// `float`
        coord0,
        /// `float`
        coord1,
        /// `float`
        coord2,
        /// `float`
        coord3,
        /// `i32`
        offset0,
        /// `i32`
        offset1,
        /// `i32`
        offset2,
        /// `float`
        compare_value,
        /// `float`
        bias,
        /// `float`
        clamp,
    }
}
operation! {
    /// Returns the start vertex of the draw call; of an indexed draw, the base vertex.
    StartVertexLocation[1] {}
}
operation! {
    /// Returns the number of the draw call's first instance.
    StartInstanceLocation[1] {}
}
operation! {
    /// Allocates an inline ray query with constant ray flags and ray query flags.
    AllocateRayQuery2[3] {
        /// `i32`, constant, RayFlag
        const_ray_flags,
        /// `i32`, constant, RayQueryFlag
        const_ray_query_flags,
    }
}
operation! {
    /// Traces a ray into a hit object, without running a closest-hit or miss shader.
    HitObjectTraceRay[16] {
        /// `%dx.types.Handle`
        acceleration_structure,
        /// `i32`, RayFlag
        ray_flags,
        /// `i32`
        instance_inclusion_mask,
        /// `i32`
        ray_contribution_to_hit_group_index,
        /// `i32`
        multiplier_for_geometry_contribution_to_hit_group_index,
        /// `i32`
        miss_shader_index,
        /// `float`
        origin_x,
        /// `float`
        origin_y,
        /// `float`
        origin_z,
        /// `float`
        t_min,
        /// `float`
        direction_x,
        /// `float`
        direction_y,
        /// `float`
        direction_z,
        /// `float`
        t_max,
        /// `T`
        payload,
    }
}
operation! {
    /// Makes a hit object from the committed hit of a ray query.
    HitObjectFromRayQuery[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Makes a hit object from a ray query's committed hit, with a given hit kind and attributes.
    HitObjectFromRayQueryWithAttrs[4] {
        /// `i32`
        ray_query_handle,
        /// `i32`
        hit_kind,
        /// `T`
        committed_attribs,
    }
}
operation! {
    /// Makes a hit object for a ray that misses, with the index of its miss shader.
    HitObjectMakeMiss[11] {
        /// `i32`, RayFlag
        ray_flags,
        /// `i32`
        miss_shader_index,
        /// `float`
        origin_x,
        /// `float`
        origin_y,
        /// `float`
        origin_z,
        /// `float`
        t_min,
        /// `float`
        direction_x,
        /// `float`
        direction_y,
        /// `float`
        direction_z,
        /// `float`
        t_max,
    }
}
operation! {
    /// Makes a hit object that stands for neither a hit nor a miss.
    HitObjectMakeNop[1] {}
}
operation! {
    /// Runs the closest-hit or miss shader that a hit object selects.
    HitObjectInvoke[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `T`
        payload,
    }
}
operation! {
    /// Lets threads regroup by hit object and hint bits so that similar ones run together.
    MaybeReorderThread[4] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`
        coherence_hint,
        /// `i32`
        num_coherence_hint_bits_from_lsb,
    }
}
operation! {
    /// Tests whether a hit object holds a miss.
    HitObjectIsMiss[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Tests whether a hit object holds a hit.
    HitObjectIsHit[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Tests whether a hit object holds neither a hit nor a miss.
    HitObjectIsNop[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the flags of the ray in a hit object.
    HitObjectRayFlags[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the parameter at which the ray of a hit object starts.
    HitObjectRayTMin[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the parameter at which the ray of a hit object ends: the hit, or the maximum.
    HitObjectRayTCurrent[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns a component of the origin in world space of a hit object's ray.
    HitObjectWorldRayOrigin[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the direction in world space of a hit object's ray.
    HitObjectWorldRayDirection[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the origin in object space of a hit object's ray.
    HitObjectObjectRayOrigin[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns a component of the direction in object space of a hit object's ray.
    HitObjectObjectRayDirection[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`, constant, 0 to 2
        component,
    }
}
operation! {
    /// Returns an element of a hit object's 3x4 matrix from object to world space.
    HitObjectObjectToWorld3x4[4] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`, constant, 0 to 2
        row,
        /// `i32`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns an element of a hit object's 3x4 matrix from world to object space.
    HitObjectWorldToObject3x4[4] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`, constant, 0 to 2
        row,
        /// `i32`, constant, 0 to 3
        col,
    }
}
operation! {
    /// Returns the index of the geometry that a hit object's ray hit.
    HitObjectGeometryIndex[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the position in the acceleration structure of a hit object's instance.
    HitObjectInstanceIndex[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the number that the application gave to a hit object's instance.
    HitObjectInstanceId[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the index within its geometry of the primitive that a hit object's ray hit.
    HitObjectPrimitiveIndex[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the kind of the hit that a hit object holds.
    HitObjectHitKind[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the index of the shader table record that a hit object selects.
    HitObjectShaderTableIndex[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns a hit object changed to select another shader table record.
    HitObjectSetShaderTableIndex[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`
        shader_table_index,
    }
}
operation! {
    /// Reads a constant, at a byte offset, from the local root table that a hit object selects.
    HitObjectLoadLocalRootTableConstant[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `i32`
        offset,
    }
}
operation! {
    /// Copies the intersection attributes of a hit object to memory.
    HitObjectAttributes[3] {
        /// `%dx.types.HitObject`
        hit_object,
        /// `T`
        attributes,
    }
}
operation! {
    /// Reads a vector of any length from a byte-address or structured buffer.
    RawBufferVectorLoad[5] {
        /// `%dx.types.Handle`
        buf,
        /// `i32`
        index,
        /// `i32`
        element_offset,
        /// `i32`, constant
        alignment,
    }
}
operation! {
    /// Writes a vector of any length to a byte-address or structured buffer.
    RawBufferVectorStore[6] {
        /// `%dx.types.Handle`
        uav,
        /// `i32`
        index,
        /// `i32`
        element_offset,
        /// `T`
        value0,
        /// `i32`, constant
        alignment,
    }
}
operation! {
    /// Returns the bitwise and of all elements of a vector.
    VectorReduceAnd[2] {
        /// `T`
        a,
    }
}
operation! {
    /// Returns the bitwise or of all elements of a vector.
    VectorReduceOr[2] {
        /// `T`
        a,
    }
}
operation! {
    /// Returns the dot product of two floating-point vectors of any length.
    FDot[3] {
        /// `T`
        a,
        /// `T`
        b,
    }
}
operation! {
    /// Does nothing; it exists to exercise experimental operations.
    ExperimentalNop[1] {}
}
operation! {
    /// Returns the index of the wave within its thread group.
    GetGroupWaveIndex[1] {}
}
operation! {
    /// Returns the number of waves that make up the thread group.
    GetGroupWaveCount[1] {}
}
operation! {
    /// Returns the identifier of the triangle cluster being hit.
    ClusterId[1] {}
}
operation! {
    /// Returns the identifier of the cluster of the query's candidate triangle.
    RayQueryCandidateClusterId[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the identifier of the cluster of the query's committed triangle.
    RayQueryCommittedClusterId[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the identifier of the cluster of the triangle that a hit object holds.
    HitObjectClusterId[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Returns the three vertex positions, in object space, of the triangle being hit.
    TriangleObjectPosition[1] {}
}
operation! {
    /// Returns the three vertex positions, in object space, of the query's candidate triangle.
    RayQueryCandidateTriangleObjectPosition[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the three vertex positions, in object space, of the query's committed triangle.
    RayQueryCommittedTriangleObjectPosition[2] {
        /// `i32`
        ray_query_handle,
    }
}
operation! {
    /// Returns the three vertex positions, in object space, of a hit object's triangle.
    HitObjectTriangleObjectPosition[2] {
        /// `%dx.types.HitObject`
        hit_object,
    }
}
operation! {
    /// Multiplies matrices A and B and adds the accumulator matrix C.
    LinAlgMatrixMultiplyAccumulate[4] {
        /// `T1`
        matrix_a,
        /// `T2`
        matrix_b,
        /// `T3`
        matrix_c,
    }
}
operation! {
    /// Returns a matrix with every element set to one value.
    LinAlgFillMatrix[2] {
        /// `T1`
        value,
    }
}
operation! {
    /// Copies a matrix with another use or element type, transposed on demand.
    LinAlgCopyConvertMatrix[3] {
        /// `T1`
        src_matrix,
        /// `i1`, constant
        transpose,
    }
}
operation! {
    /// Reads a matrix from a byte-address buffer.
    LinAlgMatrixLoadFromDescriptor[6] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        offset,
        /// `i32`
        stride,
        /// `i32`, constant, MatrixLayout
        layout,
        /// `i32`, constant
        align,
    }
}
operation! {
    /// Reads a matrix from groupshared memory.
    LinAlgMatrixLoadFromMemory[5] {
        /// `T1 addrspace(3)*`
        memory,
        /// `i32`
        offset,
        /// `i32`
        stride,
        /// `i32`, MatrixLayout
        layout,
    }
}
operation! {
    /// Returns the number of matrix elements that the calling thread holds.
    LinAlgMatrixLength[2] {
        /// `T`
        matrix,
    }
}
operation! {
    /// Returns the position in the matrix of an element that the calling thread holds.
    LinAlgMatrixGetCoordinate[3] {
        /// `T`
        matrix,
        /// `i32`
        thread_local_index,
    }
}
operation! {
    /// Returns one of the matrix elements that the calling thread holds.
    LinAlgMatrixGetElement[3] {
        /// `T1`
        matrix,
        /// `i32`
        thread_local_index,
    }
}
operation! {
    /// Returns a matrix with one of the calling thread's elements replaced.
    LinAlgMatrixSetElement[4] {
        /// `T1`
        matrix,
        /// `i32`
        thread_local_index,
        /// `T2`
        value,
    }
}
operation! {
    /// Writes a matrix to a byte-address buffer.
    LinAlgMatrixStoreToDescriptor[7] {
        /// `T`
        matrix,
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        offset,
        /// `i32`
        stride,
        /// `i32`, constant, MatrixLayout
        layout,
        /// `i32`, constant
        align,
    }
}
operation! {
    /// Writes a matrix to groupshared memory.
    LinAlgMatrixStoreToMemory[6] {
        /// `T0`
        matrix,
        /// `T1 addrspace(3)*`
        memory,
        /// `i32`
        offset,
        /// `i32`
        stride,
        /// `i32`, MatrixLayout
        layout,
    }
}
operation! {
    /// Tells whether accumulator matrices share the layout of A or of B matrices on this device.
    LinAlgMatrixQueryAccumulatorLayout[1] {}
}
operation! {
    /// Multiplies matrices A and B into an accumulator matrix.
    LinAlgMatrixMultiply[3] {
        /// `T1`
        matrix_a,
        /// `T2`
        matrix_b,
    }
}
operation! {
    /// Adds the elements of one matrix to an accumulator matrix.
    LinAlgMatrixAccumulate[3] {
        /// `T1`
        matrix_lhs,
        /// `T2`
        matrix_rhs,
    }
}
operation! {
    /// Multiplies a matrix by a vector.
    LinAlgMatVecMul[5] {
        /// `T1`
        matrix,
        /// `i1`, constant
        is_output_signed,
        /// `T2`
        input_vector,
        /// `i32`, constant, ComponentType
        interpretation,
    }
}
operation! {
    /// Multiplies a matrix by a vector and adds a bias vector.
    LinAlgMatVecMulAdd[6] {
        /// `T1`
        matrix,
        /// `i1`, constant
        is_output_signed,
        /// `T2`
        input_vector,
        /// `i32`, constant, ComponentType
        input_interpretation,
        /// `T3`
        bias_vector,
    }
}
operation! {
    /// Adds a matrix atomically to the matrix stored in a byte-address buffer.
    LinAlgMatrixAccumulateToDescriptor[7] {
        /// `T`
        matrix,
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        offset,
        /// `i32`
        stride,
        /// `i32`, constant, MatrixLayout
        layout,
        /// `i32`, constant
        align,
    }
}
operation! {
    /// Adds a matrix atomically to the matrix stored in groupshared memory.
    LinAlgMatrixAccumulateToMemory[7] {
        /// `T0`
        matrix,
        /// `T1 addrspace(3)*`
        memory,
        /// `i32`, constant, ComponentType
        target_type,
        /// `i32`
        offset,
        /// `i32`
        stride,
        /// `i32`, MatrixLayout
        layout,
    }
}
operation! {
    /// Returns the outer product of two vectors as a matrix.
    LinAlgMatrixOuterProduct[3] {
        /// `T1`
        vector_a,
        /// `T2`
        vector_b,
    }
}
operation! {
    /// Converts the elements of a vector from one interpretation to another.
    LinAlgConvert[4] {
        /// `T1`
        input_vector,
        /// `i32`, constant, ComponentType
        input_interpretation,
        /// `i32`, constant, ComponentType
        output_interpretation,
    }
}
operation! {
    /// Adds a vector atomically, element by element, to a byte-address buffer.
    LinAlgVectorAccumulateToDescriptor[5] {
        /// `%dx.types.Handle`
        handle,
        /// `i32`
        offset,
        /// `i32`, constant
        align,
        /// `T`
        vector,
    }
}
operation! {
    /// Stops in the attached debugger, if there is one.
    DebugBreak[1] {}
}
operation! {
    /// Tests whether a debugger is ready to handle breakpoints of the shader.
    IsDebuggingEnabled[1] {}
}
