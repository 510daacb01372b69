// Generated from dxbc-ops.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.

opcodes! {
    /// `add`: adds.
    Add = 0 "add" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `and`: combines bits by and.
    And = 1 "and" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bits;
        src0: Source Bits;
        src1: Source Bits;
    }
    /// `break`: leaves the innermost loop or switch.
    Break = 2 "break" Instruction SM4_0 [all] [] [] false {
    }
    /// `breakc`: leaves the innermost loop or switch under a condition.
    BreakC = 3 "breakc" Instruction SM4_0 [all] [Test] [] false {
        condition: Source Bool;
    }
    /// `call`: calls a subroutine.
    Call = 4 "call" Instruction SM4_0 [all] [] [] false {
        label: Reference Bits of [Label, FunctionBody];
    }
    /// `callc`: calls a subroutine under a condition.
    CallC = 5 "callc" Instruction SM4_0 [all] [Test] [] false {
        condition: Source Bool;
        label: Reference Bits of [Label, FunctionBody];
    }
    /// `case`: begins a case of a switch.
    Case = 6 "case" Instruction SM4_0 [all] [] [] false {
        value: Source SInt;
    }
    /// `continue`: continues with the next iteration.
    Continue = 7 "continue" Instruction SM4_0 [all] [] [] false {
    }
    /// `continuec`: continues with the next iteration under a condition.
    ContinueC = 8 "continuec" Instruction SM4_0 [all] [Test] [] false {
        condition: Source Bool;
    }
    /// `cut`: ends the strip of primitives.
    Cut = 9 "cut" Instruction SM4_0 [geometry] [] [] false {
    }
    /// `default`: begins the default case of a switch.
    Default = 10 "default" Instruction SM4_0 [all] [] [] false {
    }
    /// `deriv_rtx`: derives along x.
    DerivRtx = 11 "deriv_rtx" Instruction SM4_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `deriv_rty`: derives along y.
    DerivRty = 12 "deriv_rty" Instruction SM4_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `discard`: discards the pixel under a condition.
    Discard = 13 "discard" Instruction SM4_0 [pixel, library] [Test] [] false {
        condition: Source Bool;
    }
    /// `div`: divides.
    Div = 14 "div" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `dp2`: computes the dot product of two components.
    Dp2 = 15 "dp2" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `dp3`: computes the dot product of three components.
    Dp3 = 16 "dp3" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `dp4`: computes the dot product of four components.
    Dp4 = 17 "dp4" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `else`: begins the alternative of an if.
    Else = 18 "else" Instruction SM4_0 [all] [] [] false {
    }
    /// `emit`: outputs a vertex.
    Emit = 19 "emit" Instruction SM4_0 [geometry] [] [] false {
    }
    /// `emit_then_cut`: outputs a vertex and ends the strip of primitives.
    EmitThenCut = 20 "emit_then_cut" Instruction SM4_0 [geometry] [] [] false {
    }
    /// `endif`: ends an if.
    EndIf = 21 "endif" Instruction SM4_0 [all] [] [] false {
    }
    /// `endloop`: ends a loop.
    EndLoop = 22 "endloop" Instruction SM4_0 [all] [] [] false {
    }
    /// `endswitch`: ends a switch.
    EndSwitch = 23 "endswitch" Instruction SM4_0 [all] [] [] false {
    }
    /// `eq`: compares numbers: equal.
    Eq = 24 "eq" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Float;
        src1: Source Float;
    }
    /// `exp`: raises 2 to a power.
    Exp = 25 "exp" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `frc`: returns the fraction.
    Frc = 26 "frc" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `ftoi`: converts to a signed integer.
    FtoI = 27 "ftoi" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src: Source Float;
    }
    /// `ftou`: converts to an unsigned integer.
    FtoU = 28 "ftou" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source Float;
    }
    /// `ge`: compares numbers: greater or equal.
    Ge = 29 "ge" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Float;
        src1: Source Float;
    }
    /// `iadd`: adds integers.
    IAdd = 30 "iadd" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `if`: begins instructions that depend on a condition.
    If = 31 "if" Instruction SM4_0 [all] [Test] [] false {
        condition: Source Bool;
    }
    /// `ieq`: compares integers: equal.
    IEq = 32 "ieq" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `ige`: compares signed integers: greater or equal.
    IGe = 33 "ige" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `ilt`: compares signed integers: less.
    ILt = 34 "ilt" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `imad`: multiplies signed integers and adds.
    IMad = 35 "imad" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
        src2: Source SInt;
    }
    /// `imax`: returns the greater of two signed integers.
    IMax = 36 "imax" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `imin`: returns the lesser of two signed integers.
    IMin = 37 "imin" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `imul`: multiplies signed integers to 64 bits.
    IMul = 38 "imul" Instruction SM4_0 [all] [Precise] [] false {
        high: Destination SInt;
        low: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `ine`: compares integers: not equal.
    INe = 39 "ine" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `ineg`: negates an integer.
    INeg = 40 "ineg" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src: Source SInt;
    }
    /// `ishl`: shifts to the left.
    IShl = 41 "ishl" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `ishr`: shifts to the right, with the sign.
    IShr = 42 "ishr" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src0: Source SInt;
        src1: Source SInt;
    }
    /// `itof`: converts a signed integer to floating point.
    ItoF = 43 "itof" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Float;
        src: Source SInt;
    }
    /// `label`: begins a subroutine.
    Label = 44 "label" Instruction SM4_0 [all] [] [] false {
        label: Reference Bits of [Label, FunctionBody];
    }
    /// `ld`: reads an element of a resource.
    Ld = 45 "ld" Instruction SM4_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source SInt;
        resource: Resource Bits;
    }
    /// `ldms`: reads a sample of a multisampled texture.
    LdMs = 46 "ldms" Instruction SM4_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source SInt;
        resource: Resource Bits;
        sample: Source SInt;
    }
    /// `log`: returns the logarithm to base 2.
    Log = 47 "log" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `loop`: begins a loop.
    Loop = 48 "loop" Instruction SM4_0 [all] [] [] false {
    }
    /// `lt`: compares numbers: less.
    Lt = 49 "lt" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Float;
        src1: Source Float;
    }
    /// `mad`: multiplies and adds.
    Mad = 50 "mad" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
        src2: Source Float;
    }
    /// `min`: returns the lesser of two numbers.
    Min = 51 "min" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `max`: returns the greater of two numbers.
    Max = 52 "max" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `customdata`: holds data.
    CustomData = 53 "customdata" Data SM4_0 [all] [] [] false {
    }
    /// `mov`: copies.
    Mov = 54 "mov" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Bits;
        src: Source Bits;
    }
    /// `movc`: chooses by a condition.
    MovC = 55 "movc" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Bits;
        condition: Source Bool;
        src0: Source Bits;
        src1: Source Bits;
    }
    /// `mul`: multiplies.
    Mul = 56 "mul" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src0: Source Float;
        src1: Source Float;
    }
    /// `ne`: compares numbers: not equal.
    Ne = 57 "ne" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Float;
        src1: Source Float;
    }
    /// `nop`: does nothing.
    Nop = 58 "nop" Instruction SM4_0 [all] [] [] false {
    }
    /// `not`: inverts bits.
    Not = 59 "not" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bits;
        src: Source Bits;
    }
    /// `or`: combines bits by or.
    Or = 60 "or" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bits;
        src0: Source Bits;
        src1: Source Bits;
    }
    /// `resinfo`: returns the size of a resource.
    ResInfo = 61 "resinfo" Instruction SM4_0 [all] [ResinfoReturn, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        mip_level: Source UInt;
        resource: Resource Bits of [Resource, UnorderedAccessView];
    }
    /// `ret`: returns.
    Ret = 62 "ret" Instruction SM4_0 [all] [] [] false {
    }
    /// `retc`: returns under a condition.
    RetC = 63 "retc" Instruction SM4_0 [all] [Test] [] false {
        condition: Source Bool;
    }
    /// `round_ne`: rounds to the nearest even integer.
    RoundNe = 64 "round_ne" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `round_ni`: rounds down.
    RoundNi = 65 "round_ni" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `round_pi`: rounds up.
    RoundPi = 66 "round_pi" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `round_z`: rounds towards 0.
    RoundZ = 67 "round_z" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `rsq`: returns the reciprocal of the square root.
    Rsq = 68 "rsq" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `sample`: samples a texture.
    Sample = 69 "sample" Instruction SM4_0 [pixel, library] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
    }
    /// `sample_c`: samples a texture and compares.
    SampleC = 70 "sample_c" Instruction SM4_0 [pixel, library] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
    }
    /// `sample_c_lz`: samples the first mip level and compares.
    SampleCLz = 71 "sample_c_lz" Instruction SM4_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
    }
    /// `sample_l`: samples a mip level.
    SampleL = 72 "sample_l" Instruction SM4_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        lod: Source Float;
    }
    /// `sample_d`: samples with given derivatives.
    SampleD = 73 "sample_d" Instruction SM4_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        ddx: Source Float;
        ddy: Source Float;
    }
    /// `sample_b`: samples with a bias of the mip level.
    SampleB = 74 "sample_b" Instruction SM4_0 [pixel, library] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        bias: Source Float;
    }
    /// `sqrt`: returns the square root.
    Sqrt = 75 "sqrt" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `switch`: begins a switch.
    Switch = 76 "switch" Instruction SM4_0 [all] [] [] false {
        value: Source SInt;
    }
    /// `sincos`: returns the sine and the cosine.
    SinCos = 77 "sincos" Instruction SM4_0 [all] [Saturate, Precise] [] false {
        sine: Destination Float;
        cosine: Destination Float;
        src: Source Float;
    }
    /// `udiv`: divides unsigned integers.
    UDiv = 78 "udiv" Instruction SM4_0 [all] [Precise] [] false {
        quotient: Destination UInt;
        remainder: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `ult`: compares unsigned integers: less.
    ULt = 79 "ult" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `uge`: compares unsigned integers: greater or equal.
    UGe = 80 "uge" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `umul`: multiplies unsigned integers to 64 bits.
    UMul = 81 "umul" Instruction SM4_0 [all] [Precise] [] false {
        high: Destination UInt;
        low: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `umad`: multiplies unsigned integers and adds.
    UMad = 82 "umad" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
        src2: Source UInt;
    }
    /// `umax`: returns the greater of two unsigned integers.
    UMax = 83 "umax" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `umin`: returns the lesser of two unsigned integers.
    UMin = 84 "umin" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `ushr`: shifts to the right.
    UShr = 85 "ushr" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `utof`: converts an unsigned integer to floating point.
    UtoF = 86 "utof" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Float;
        src: Source UInt;
    }
    /// `xor`: combines bits by exclusive or.
    Xor = 87 "xor" Instruction SM4_0 [all] [Precise] [] false {
        dest: Destination Bits;
        src0: Source Bits;
        src1: Source Bits;
    }
    /// `dcl_resource`: declares a typed resource.
    DclResource = 88 "dcl_resource" Declaration SM4_0 [all] [Dimension, SampleCount] [] false {
        register: Register Bits of [Resource];
        return_type: Token UInt;
        space: Token UInt since SM5_1;
    }
    /// `dcl_constantbuffer`: declares a constant buffer.
    DclConstantBuffer = 89 "dcl_constantbuffer" Declaration SM4_0 [all] [Access] [] false {
        register: Register Bits of [ConstantBuffer];
        size: Token UInt since SM5_1;
        space: Token UInt since SM5_1;
    }
    /// `dcl_sampler`: declares a sampler.
    DclSampler = 90 "dcl_sampler" Declaration SM4_0 [all] [Mode] [] false {
        register: Register Bits of [Sampler];
        space: Token UInt since SM5_1;
    }
    /// `dcl_indexrange`: declares registers that are indexed by values.
    DclIndexRange = 91 "dcl_indexrange" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Input, Output, InputControlPoint, OutputControlPoint, InputPatchConstant];
        count: Token UInt;
    }
    /// `dcl_outputtopology`: declares the primitives that a geometry shader outputs.
    DclOutputTopology = 92 "dcl_outputtopology" Declaration SM4_0 [geometry] [Topology] [] false {
    }
    /// `dcl_inputprimitive`: declares the primitives that a geometry shader reads.
    DclInputPrimitive = 93 "dcl_inputprimitive" Declaration SM4_0 [geometry] [Primitive] [] false {
    }
    /// `dcl_maxout`: declares the maximum number of vertices that a geometry shader outputs.
    DclMaxOut = 94 "dcl_maxout" Declaration SM4_0 [geometry] [] [] false {
        count: Token UInt;
    }
    /// `dcl_input`: declares an input.
    DclInput = 95 "dcl_input" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Input, InputPrimitiveID, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
    }
    /// `dcl_input_sgv`: declares an input that the system generates.
    DclInputSgv = 96 "dcl_input_sgv" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Input, InputPrimitiveID, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
        system_value: Token UInt in SystemValue;
    }
    /// `dcl_input_siv`: declares an input that the system interprets.
    DclInputSiv = 97 "dcl_input_siv" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Input, InputPrimitiveID, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
        system_value: Token UInt in SystemValue;
    }
    /// `dcl_input_ps`: declares an input of a pixel shader.
    DclInputPs = 98 "dcl_input_ps" Declaration SM4_0 [pixel, library] [Interpolation] [] false {
        register: Register Bits of [Input, InputPrimitiveID, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
    }
    /// `dcl_input_ps_sgv`: declares an input of a pixel shader that the system generates.
    DclInputPsSgv = 99 "dcl_input_ps_sgv" Declaration SM4_0 [pixel, library] [Interpolation] [] false {
        register: Register Bits of [Input, InputPrimitiveID, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
        system_value: Token UInt in SystemValue;
    }
    /// `dcl_input_ps_siv`: declares an input of a pixel shader that the system interprets.
    DclInputPsSiv = 100 "dcl_input_ps_siv" Declaration SM4_0 [pixel, library] [Interpolation] [] false {
        register: Register Bits of [Input, InputPrimitiveID, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
        system_value: Token UInt in SystemValue;
    }
    /// `dcl_output`: declares an output.
    DclOutput = 101 "dcl_output" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Output, OutputDepth, OutputCoverageMask, OutputDepthGreaterEqual, OutputDepthLessEqual, OutputStencilRef];
    }
    /// `dcl_output_sgv`: declares an output that the system generates.
    DclOutputSgv = 102 "dcl_output_sgv" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Output, OutputDepth, OutputCoverageMask, OutputDepthGreaterEqual, OutputDepthLessEqual, OutputStencilRef];
        system_value: Token UInt in SystemValue;
    }
    /// `dcl_output_siv`: declares an output that the system interprets.
    DclOutputSiv = 103 "dcl_output_siv" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Output, OutputDepth, OutputCoverageMask, OutputDepthGreaterEqual, OutputDepthLessEqual, OutputStencilRef];
        system_value: Token UInt in SystemValue;
    }
    /// `dcl_temps`: declares temporary registers.
    DclTemps = 104 "dcl_temps" Declaration SM4_0 [all] [] [] false {
        count: Token UInt;
    }
    /// `dcl_indexableTemp`: declares an array of temporary registers.
    DclIndexableTemp = 105 "dcl_indexableTemp" Declaration SM4_0 [all] [] [] false {
        register: Token UInt;
        count: Token UInt;
        components: Token UInt;
    }
    /// `dcl_globalFlags`: states properties of the program.
    DclGlobalFlags = 106 "dcl_globalFlags" Declaration SM4_0 [all] [ProgramFlags] [] false {
    }
    /// `lod`: returns the mip levels that sampling would use.
    Lod = 108 "lod" Instruction SM4_1 [pixel, library] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Float;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
    }
    /// `gather4`: returns a component of four texels.
    Gather4 = 109 "gather4" Instruction SM4_1 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
    }
    /// `samplepos`: returns the position of a sample.
    SamplePos = 110 "samplepos" Instruction SM4_1 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Float;
        resource: Resource Bits;
        sample: Source SInt;
        unused: Tokens Bits;
    }
    /// `sampleinfo`: returns the number of samples.
    SampleInfo = 111 "sampleinfo" Instruction SM4_1 [all] [SampleInfoReturn, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Float;
        resource: Resource Bits;
    }
    /// `hs_decls`: begins the declarations of a hull shader.
    HsDecls = 113 "hs_decls" Phase SM5_0 [hull] [] [] false {
    }
    /// `hs_control_point_phase`: begins the phase that runs for each control point.
    HsControlPointPhase = 114 "hs_control_point_phase" Phase SM5_0 [hull] [] [] false {
    }
    /// `hs_fork_phase`: begins a fork phase.
    HsForkPhase = 115 "hs_fork_phase" Phase SM5_0 [hull] [] [] false {
    }
    /// `hs_join_phase`: begins a join phase.
    HsJoinPhase = 116 "hs_join_phase" Phase SM5_0 [hull] [] [] false {
    }
    /// `emit_stream`: outputs a vertex to a stream.
    EmitStream = 117 "emit_stream" Instruction SM5_0 [geometry] [] [] false {
        stream: Reference Bits of [Stream];
    }
    /// `cut_stream`: ends the strip of primitives of a stream.
    CutStream = 118 "cut_stream" Instruction SM5_0 [geometry] [] [] false {
        stream: Reference Bits of [Stream];
    }
    /// `emit_then_cut_stream`: outputs a vertex to a stream and ends the strip of primitives.
    EmitThenCutStream = 119 "emit_then_cut_stream" Instruction SM5_0 [geometry] [] [] false {
        stream: Reference Bits of [Stream];
    }
    /// `fcall`: calls a function of an interface.
    InterfaceCall = 120 "fcall" Instruction SM5_0 [all] [] [] true {
        function: Token UInt;
        interface: Reference Bits of [Interface];
    }
    /// `bufinfo`: returns the size of a buffer.
    BufInfo = 121 "bufinfo" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        resource: Memory Bits;
    }
    /// `deriv_rtx_coarse`: derives along x, once for four pixels.
    DerivRtxCoarse = 122 "deriv_rtx_coarse" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `deriv_rtx_fine`: derives along x, for each pixel.
    DerivRtxFine = 123 "deriv_rtx_fine" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `deriv_rty_coarse`: derives along y, once for four pixels.
    DerivRtyCoarse = 124 "deriv_rty_coarse" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `deriv_rty_fine`: derives along y, for each pixel.
    DerivRtyFine = 125 "deriv_rty_fine" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `gather4_c`: compares a component of four texels.
    Gather4C = 126 "gather4_c" Instruction SM5_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
    }
    /// `gather4_po`: returns a component of four texels at an offset.
    Gather4Po = 127 "gather4_po" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        offset: Source SInt;
        resource: Resource Bits;
        sampler: Sampler Bits;
    }
    /// `gather4_po_c`: compares a component of four texels at an offset.
    Gather4PoC = 128 "gather4_po_c" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source Float;
        offset: Source SInt;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
    }
    /// `rcp`: returns the reciprocal.
    Rcp = 129 "rcp" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Float;
    }
    /// `f32tof16`: converts to 16 bits.
    F32toF16 = 130 "f32tof16" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source Float;
    }
    /// `f16tof32`: converts from 16 bits.
    F16toF32 = 131 "f16tof32" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Float;
        src: Source UInt;
    }
    /// `uaddc`: adds unsigned integers, with carry.
    UAddC = 132 "uaddc" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        carry: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `usubb`: subtracts unsigned integers, with borrow.
    USubB = 133 "usubb" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        borrow: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
    }
    /// `countbits`: counts the bits that are set.
    CountBits = 134 "countbits" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source UInt;
    }
    /// `firstbit_hi`: finds the highest bit that is set.
    FirstBitHi = 135 "firstbit_hi" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source UInt;
    }
    /// `firstbit_lo`: finds the lowest bit that is set.
    FirstBitLo = 136 "firstbit_lo" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source UInt;
    }
    /// `firstbit_shi`: finds the highest bit that differs from the sign.
    FirstBitShi = 137 "firstbit_shi" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src: Source SInt;
    }
    /// `ubfe`: extracts a range of bits.
    UBfe = 138 "ubfe" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        width: Source UInt;
        offset: Source UInt;
        src: Source UInt;
    }
    /// `ibfe`: extracts a range of bits, with its sign.
    IBfe = 139 "ibfe" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination SInt;
        width: Source SInt;
        offset: Source SInt;
        src: Source SInt;
    }
    /// `bfi`: replaces a range of bits.
    Bfi = 140 "bfi" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        width: Source UInt;
        offset: Source UInt;
        src: Source UInt;
        base: Source UInt;
    }
    /// `bfrev`: reverses the order of bits.
    BfRev = 141 "bfrev" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source UInt;
    }
    /// `swapc`: swaps two values under a condition.
    SwapC = 142 "swapc" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest0: Destination Bits;
        dest1: Destination Bits;
        condition: Source Bool;
        src0: Source Bits;
        src1: Source Bits;
    }
    /// `dcl_stream`: declares a stream of a geometry shader.
    DclStream = 143 "dcl_stream" Declaration SM5_0 [geometry] [] [] false {
        register: Register Bits of [Stream];
    }
    /// `dcl_function_body`: declares a function body.
    DclFunctionBody = 144 "dcl_function_body" Declaration SM5_0 [all] [] [] true {
        body: Token UInt;
    }
    /// `dcl_function_table`: declares a table of function bodies.
    DclFunctionTable = 145 "dcl_function_table" Declaration SM5_0 [all] [] [] true {
        table: Token UInt;
        length: Token UInt;
        bodies: Tokens Bits;
    }
    /// `dcl_interface`: declares an interface: the lengths of its tables and of its array, and its tables.
    DclInterface = 146 "dcl_interface" Declaration SM5_0 [all] [Indexed] [] true {
        interface: Token UInt;
        functions: Token UInt;
        lengths: Token UInt;
        tables: Tokens Bits;
    }
    /// `dcl_input_control_point_count`: declares the number of control points of a patch.
    DclInputControlPointCount = 147 "dcl_input_control_point_count" Declaration SM5_0 [hull, domain] [PointCount] [] false {
    }
    /// `dcl_output_control_point_count`: declares the number of control points that a hull shader outputs.
    DclOutputControlPointCount = 148 "dcl_output_control_point_count" Declaration SM5_0 [hull] [PointCount] [] false {
    }
    /// `dcl_tessellator_domain`: declares the domain.
    DclTessDomain = 149 "dcl_tessellator_domain" Declaration SM5_0 [hull, domain] [Domain] [] false {
    }
    /// `dcl_tessellator_partitioning`: declares the partitioning of edges.
    DclTessPartitioning = 150 "dcl_tessellator_partitioning" Declaration SM5_0 [hull] [Partitioning] [] false {
    }
    /// `dcl_tessellator_output_primitive`: declares the primitives that tessellation makes.
    DclTessOutputPrimitive = 151 "dcl_tessellator_output_primitive" Declaration SM5_0 [hull] [OutputPrimitive] [] false {
    }
    /// `dcl_hs_max_tessfactor`: declares the maximum factor.
    DclHsMaxTessFactor = 152 "dcl_hs_max_tessfactor" Declaration SM5_0 [hull] [] [] false {
        factor: Token Float;
    }
    /// `dcl_hs_fork_phase_instance_count`: declares the number of instances of a fork phase.
    DclHsForkPhaseInstanceCount = 153 "dcl_hs_fork_phase_instance_count" Declaration SM5_0 [hull] [] [] false {
        count: Token UInt;
    }
    /// `dcl_hs_join_phase_instance_count`: declares the number of instances of a join phase.
    DclHsJoinPhaseInstanceCount = 154 "dcl_hs_join_phase_instance_count" Declaration SM5_0 [hull] [] [] false {
        count: Token UInt;
    }
    /// `dcl_thread_group`: declares the size of a thread group.
    DclThreadGroup = 155 "dcl_thread_group" Declaration SM4_0 [compute] [] [] false {
        x: Token UInt;
        y: Token UInt;
        z: Token UInt;
    }
    /// `dcl_uav_typed`: declares a typed unordered access view.
    DclUavTyped = 156 "dcl_uav_typed" Declaration SM5_0 [all] [Dimension, Coherent, Ordered] [] false {
        register: Register Bits of [UnorderedAccessView];
        return_type: Token UInt;
        space: Token UInt since SM5_1;
    }
    /// `dcl_uav_raw`: declares a raw unordered access view.
    DclUavRaw = 157 "dcl_uav_raw" Declaration SM4_0 [all] [Coherent, Ordered] [] false {
        register: Register Bits of [UnorderedAccessView];
        space: Token UInt since SM5_1;
    }
    /// `dcl_uav_structured`: declares a structured unordered access view.
    DclUavStructured = 158 "dcl_uav_structured" Declaration SM4_0 [all] [Coherent, Ordered, Counter] [] false {
        register: Register Bits of [UnorderedAccessView];
        stride: Token UInt;
        space: Token UInt since SM5_1;
    }
    /// `dcl_tgsm_raw`: declares raw memory of the thread group.
    DclTgsmRaw = 159 "dcl_tgsm_raw" Declaration SM4_0 [compute] [] [] false {
        register: Register Bits of [ThreadGroupSharedMemory];
        size: Token UInt;
    }
    /// `dcl_tgsm_structured`: declares structured memory of the thread group.
    DclTgsmStructured = 160 "dcl_tgsm_structured" Declaration SM4_0 [compute] [] [] false {
        register: Register Bits of [ThreadGroupSharedMemory];
        stride: Token UInt;
        count: Token UInt;
    }
    /// `dcl_resource_raw`: declares a raw resource.
    DclResourceRaw = 161 "dcl_resource_raw" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Resource];
        space: Token UInt since SM5_1;
    }
    /// `dcl_resource_structured`: declares a structured resource.
    DclResourceStructured = 162 "dcl_resource_structured" Declaration SM4_0 [all] [] [] false {
        register: Register Bits of [Resource];
        stride: Token UInt;
        space: Token UInt since SM5_1;
    }
    /// `ld_uav_typed`: reads an element of a typed view.
    LdUavTyped = 163 "ld_uav_typed" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        address: Source SInt;
        view: View Bits;
    }
    /// `store_uav_typed`: writes an element of a typed view.
    StoreUavTyped = 164 "store_uav_typed" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        view: View Bits;
        address: Source SInt;
        value: Source Bits;
    }
    /// `ld_raw`: reads raw memory.
    LdRaw = 165 "ld_raw" Instruction SM4_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        offset: Source UInt;
        memory: Memory Bits;
    }
    /// `store_raw`: writes raw memory.
    StoreRaw = 166 "store_raw" Instruction SM4_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        offset: Source UInt;
        value: Source Bits;
    }
    /// `ld_structured`: reads structured memory.
    LdStructured = 167 "ld_structured" Instruction SM4_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        index: Source UInt;
        offset: Source UInt;
        memory: Memory Bits;
    }
    /// `store_structured`: writes structured memory.
    StoreStructured = 168 "store_structured" Instruction SM4_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        index: Source UInt;
        offset: Source UInt;
        value: Source Bits;
    }
    /// `atomic_and`: combines memory and a value by and.
    AtomicAnd = 169 "atomic_and" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `atomic_or`: combines memory and a value by or.
    AtomicOr = 170 "atomic_or" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `atomic_xor`: combines memory and a value by exclusive or.
    AtomicXor = 171 "atomic_xor" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `atomic_cmp_store`: stores a value if memory has another one.
    AtomicCmpStore = 172 "atomic_cmp_store" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        compare: Source UInt;
        value: Source UInt;
    }
    /// `atomic_iadd`: adds a value to memory.
    AtomicIAdd = 173 "atomic_iadd" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source SInt;
    }
    /// `atomic_imax`: stores the greater signed integer.
    AtomicIMax = 174 "atomic_imax" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source SInt;
    }
    /// `atomic_imin`: stores the lesser signed integer.
    AtomicIMin = 175 "atomic_imin" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source SInt;
    }
    /// `atomic_umax`: stores the greater unsigned integer.
    AtomicUMax = 176 "atomic_umax" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `atomic_umin`: stores the lesser unsigned integer.
    AtomicUMin = 177 "atomic_umin" Instruction SM5_0 [all] [] [ResourceDim, ResourceReturn] false {
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_alloc`: increments the counter of a view.
    ImmAtomicAlloc = 178 "imm_atomic_alloc" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        view: View Bits;
    }
    /// `imm_atomic_consume`: decrements the counter of a view.
    ImmAtomicConsume = 179 "imm_atomic_consume" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        view: View Bits;
    }
    /// `imm_atomic_iadd`: adds a value to memory, and returns the previous one.
    ImmAtomicIAdd = 180 "imm_atomic_iadd" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination SInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source SInt;
    }
    /// `imm_atomic_and`: combines memory and a value by and, and returns the previous one.
    ImmAtomicAnd = 181 "imm_atomic_and" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_or`: combines memory and a value by or, and returns the previous one.
    ImmAtomicOr = 182 "imm_atomic_or" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_xor`: combines memory and a value by exclusive or, and returns the previous one.
    ImmAtomicXor = 183 "imm_atomic_xor" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_exch`: stores a value, and returns the previous one.
    ImmAtomicExch = 184 "imm_atomic_exch" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_cmp_exch`: stores a value if memory has another one, and returns the previous one.
    ImmAtomicCmpExch = 185 "imm_atomic_cmp_exch" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        compare: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_imax`: stores the greater signed integer, and returns the previous one.
    ImmAtomicIMax = 186 "imm_atomic_imax" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination SInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source SInt;
    }
    /// `imm_atomic_imin`: stores the lesser signed integer, and returns the previous one.
    ImmAtomicIMin = 187 "imm_atomic_imin" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination SInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source SInt;
    }
    /// `imm_atomic_umax`: stores the greater unsigned integer, and returns the previous one.
    ImmAtomicUMax = 188 "imm_atomic_umax" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `imm_atomic_umin`: stores the lesser unsigned integer, and returns the previous one.
    ImmAtomicUMin = 189 "imm_atomic_umin" Instruction SM5_0 [all] [Precise] [ResourceDim, ResourceReturn] false {
        dest: Destination UInt;
        memory: Memory Bits;
        address: Source UInt;
        value: Source UInt;
    }
    /// `sync`: waits for other threads and for memory.
    Sync = 190 "sync" Instruction SM4_0 [all] [SyncScope] [] false {
    }
    /// `dadd`: adds doubles.
    DAdd = 191 "dadd" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dmax`: returns the greater of two doubles.
    DMax = 192 "dmax" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dmin`: returns the lesser of two doubles.
    DMin = 193 "dmin" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dmul`: multiplies doubles.
    DMul = 194 "dmul" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src0: Source Double;
        src1: Source Double;
    }
    /// `deq`: compares doubles: equal.
    DEq = 195 "deq" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dge`: compares doubles: greater or equal.
    DGe = 196 "dge" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dlt`: compares doubles: less.
    DLt = 197 "dlt" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dne`: compares doubles: not equal.
    DNe = 198 "dne" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Bool;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dmov`: copies doubles.
    DMov = 199 "dmov" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src: Source Double;
    }
    /// `dmovc`: chooses a double by a condition.
    DMovC = 200 "dmovc" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        condition: Source Bool;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dtof`: converts a double to single precision.
    DtoF = 201 "dtof" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Float;
        src: Source Double;
    }
    /// `ftod`: converts to a double.
    FtoD = 202 "ftod" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Double;
        src: Source Float;
    }
    /// `eval_snapped`: evaluates an input at an offset in the pixel.
    EvalSnapped = 203 "eval_snapped" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        input: Source Float;
        offset: Source SInt;
    }
    /// `eval_sample_index`: evaluates an input at a sample.
    EvalSampleIndex = 204 "eval_sample_index" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        input: Source Float;
        sample: Source SInt;
    }
    /// `eval_centroid`: evaluates an input at the centroid.
    EvalCentroid = 205 "eval_centroid" Instruction SM5_0 [pixel, library] [Saturate, Precise] [] false {
        dest: Destination Float;
        input: Source Float;
    }
    /// `dcl_gsinstances`: declares the number of instances of a geometry shader.
    DclGsInstanceCount = 206 "dcl_gsinstances" Declaration SM5_0 [geometry] [] [] false {
        count: Token UInt;
    }
    /// `abort`: ends the shader.
    Abort = 207 "abort" Instruction SM4_0 [all] [] [] false {
    }
    /// `debug_break`: stops in a debugger.
    DebugBreak = 208 "debug_break" Instruction SM5_0 [all] [] [] false {
    }
    /// `ddiv`: divides doubles.
    DDiv = 210 "ddiv" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src0: Source Double;
        src1: Source Double;
    }
    /// `dfma`: multiplies doubles and adds, rounding once.
    DFma = 211 "dfma" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src0: Source Double;
        src1: Source Double;
        src2: Source Double;
    }
    /// `drcp`: returns the reciprocal of a double.
    DRcp = 212 "drcp" Instruction SM5_0 [all] [Saturate, Precise] [] false {
        dest: Destination Double;
        src: Source Double;
    }
    /// `msad`: adds the differences of four bytes.
    Msad = 213 "msad" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src0: Source UInt;
        src1: Source UInt;
        src2: Source UInt;
    }
    /// `dtoi`: converts a double to a signed integer.
    DtoI = 214 "dtoi" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination SInt;
        src: Source Double;
    }
    /// `dtou`: converts a double to an unsigned integer.
    DtoU = 215 "dtou" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source Double;
    }
    /// `itod`: converts a signed integer to a double.
    ItoD = 216 "itod" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Double;
        src: Source SInt;
    }
    /// `utod`: converts an unsigned integer to a double.
    UtoD = 217 "utod" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination Double;
        src: Source UInt;
    }
    /// `gather4_s`: returns a component of four texels, and the status.
    Gather4Feedback = 219 "gather4_s" Instruction SM5_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
    }
    /// `gather4_c_s`: compares a component of four texels, and returns the status.
    Gather4CFeedback = 220 "gather4_c_s" Instruction SM5_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
    }
    /// `gather4_po_s`: returns a component of four texels at an offset, and the status.
    Gather4PoFeedback = 221 "gather4_po_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        offset: Source SInt;
        resource: Resource Bits;
        sampler: Sampler Bits;
    }
    /// `gather4_po_c_s`: compares a component of four texels at an offset, and returns the status.
    Gather4PoCFeedback = 222 "gather4_po_c_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        offset: Source SInt;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
    }
    /// `ld_s`: reads an element of a resource, and the status.
    LdFeedback = 223 "ld_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source SInt;
        resource: Resource Bits;
    }
    /// `ldms_s`: reads a sample of a multisampled texture, and the status.
    LdMsFeedback = 224 "ldms_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source SInt;
        resource: Resource Bits;
        sample: Source SInt;
    }
    /// `ld_uav_typed_s`: reads an element of a typed view, and the status.
    LdUavTypedFeedback = 225 "ld_uav_typed_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source SInt;
        view: View Bits;
    }
    /// `ld_raw_s`: reads raw memory, and the status.
    LdRawFeedback = 226 "ld_raw_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        offset: Source UInt;
        memory: Memory Bits;
    }
    /// `ld_structured_s`: reads structured memory, and the status.
    LdStructuredFeedback = 227 "ld_structured_s" Instruction SM5_0 [all] [Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        index: Source UInt;
        offset: Source UInt;
        memory: Memory Bits;
    }
    /// `sample_l_s`: samples a mip level, and returns the status.
    SampleLFeedback = 228 "sample_l_s" Instruction SM5_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        lod: Source Float;
        unused: Tokens Bits;
    }
    /// `sample_c_lz_s`: samples the first mip level and compares, and returns the status.
    SampleCLzFeedback = 229 "sample_c_lz_s" Instruction SM5_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
        unused: Tokens Bits;
    }
    /// `sample_cl_s`: samples down to a mip level, and returns the status.
    SampleClampFeedback = 230 "sample_cl_s" Instruction SM5_0 [pixel, library] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        clamp: Source Float;
        unused: Tokens Bits;
    }
    /// `sample_b_cl_s`: samples with a bias down to a mip level, and returns the status.
    SampleBClampFeedback = 231 "sample_b_cl_s" Instruction SM5_0 [pixel, library] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        bias: Source Float;
        clamp: Source Float;
        unused: Tokens Bits;
    }
    /// `sample_d_cl_s`: samples with given derivatives down to a mip level, and returns the status.
    SampleDClampFeedback = 232 "sample_d_cl_s" Instruction SM5_0 [all] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        ddx: Source Float;
        ddy: Source Float;
        clamp: Source Float;
        unused: Tokens Bits;
    }
    /// `sample_c_cl_s`: samples down to a mip level and compares, and returns the status.
    SampleCClampFeedback = 233 "sample_c_cl_s" Instruction SM5_0 [pixel, library] [Saturate, Precise] [SampleControls, ResourceDim, ResourceReturn] false {
        dest: Destination Bits;
        status: Destination UInt;
        address: Source Float;
        resource: Resource Bits;
        sampler: Sampler Bits;
        reference: Source Float;
        clamp: Source Float;
        unused: Tokens Bits;
    }
    /// `check_access_fully_mapped`: tests the status of a read.
    CheckAccessFullyMapped = 234 "check_access_fully_mapped" Instruction SM5_0 [all] [Precise] [] false {
        dest: Destination UInt;
        src: Source UInt;
    }
}
