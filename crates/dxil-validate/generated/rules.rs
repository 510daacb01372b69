// Generated from dxil-rules.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.

dxc_rules! {
    /// The program is LLVM bitcode that can be read, and a valid module.
    BitcodeValid = 0 "BITCODE.VALID" V1_0 Error true
        "The program is LLVM bitcode that can be read, and a valid module."
        "Correct the place that the finding names; if it names none, the bitcode cannot be read."
        ["V15", "C09"] [];
    /// A part of the container is what the module states.
    ContainerPartMatches = 1 "CONTAINER.PARTMATCHES" V1_0 Error true
        "A part of the container is what the module states."
        "Assemble the container anew from its module; do not edit its parts by hand."
        ["V13", "P03"] [];
    /// The container has no two parts of the same kind.
    ContainerPartRepeated = 2 "CONTAINER.PARTREPEATED" V1_0 Error true
        "The container has no two parts of the same kind."
        "Remove the second part."
        ["V05"] [];
    /// The container has every part that its shader needs.
    ContainerPartMissing = 3 "CONTAINER.PARTMISSING" V1_0 Error true
        "The container has every part that its shader needs."
        "Add the part, or assemble the container anew from its module."
        ["P02"] [];
    /// The container has only parts of a known kind.
    ContainerPartInvalid = 4 "CONTAINER.PARTINVALID" V1_0 Error true
        "The container has only parts of a known kind."
        "Remove the part, or keep private data in `PRIV`."
        ["P01"] [];
    /// The root signature can be read, and binds every resource of the shader.
    ContainerRootSignatureIncompatible = 5 "CONTAINER.ROOTSIGNATUREINCOMPATIBLE" V1_0 Error true
        "The root signature can be read, and binds every resource of the shader."
        "Add the missing register range to the root signature, or widen its visibility."
        ["V06", "P04"] [];
    /// A record in a part states the same as the module.
    ContainerContentMatches = 6 "CONTAINER.CONTENTMATCHES" V1_8 Error true
        "A record in a part states the same as the module."
        "Derive the part from the module again."
        ["V13", "P03"] [];
    /// The records of a part have their size, order and values.
    ContainerContentInvalid = 7 "CONTAINER.CONTENTINVALID" V1_8 Error true
        "The records of a part have their size, order and values."
        "Write the part anew; look at its records with `dxil dump`."
        ["V06", "P03"] [];
    /// Each entry of a string, index or byte table is used by a record.
    ContainerUnusedItemInTable = 8 "CONTAINER.UNUSEDITEMINTABLE" V1_8 Error true
        "Each entry of a string, index or byte table is used by a record."
        "Remove the entry from the table."
        ["P03"] [];
    /// The metadata that every module needs is there.
    MetaRequired = 9 "META.REQUIRED" V1_0 Error false
        "The metadata that every module needs is there."
        "Add the metadata node."
        [] [];
    /// A compute entry point has no node properties.
    MetaComputeWithNode = 10 "META.COMPUTEWITHNODE" V1_8 Error true
        "A compute entry point has no node properties."
        "Remove the node properties, or make the entry point a node."
        ["M38"] [];
    /// Named metadata has a name that DXIL gives a meaning.
    MetaKnown = 11 "META.KNOWN" V1_0 Error true
        "Named metadata has a name that DXIL gives a meaning."
        "Remove the named metadata."
        ["M16"] [];
    /// Metadata that is attached or listed has a meaning in DXIL.
    MetaUsed = 12 "META.USED" V1_0 Error true
        "Metadata that is attached or listed has a meaning in DXIL."
        "Remove the metadata."
        ["M25"] [];
    /// The target triple of the module is `dxil-ms-dx`.
    MetaTarget = 13 "META.TARGET" V1_0 Error true
        "The target triple of the module is `dxil-ms-dx`."
        "Set the target triple to `dxil-ms-dx`."
        ["M01"] [];
    /// A metadata node has the operands of its kind, in number and type.
    MetaWellFormed = 14 "META.WELLFORMED" V1_0 Error true
        "A metadata node has the operands of its kind, in number and type."
        "Compare the node with one that DXC writes; docs/module.md describes each."
        ["M25"] [];
    /// The versions of DXIL and of the validator are known to the validator.
    MetaVersionSupported = 15 "META.VERSIONSUPPORTED" V1_6 Error true
        "The versions of DXIL and of the validator are known to the validator."
        "Lower the version, or use a newer validator."
        ["M01"] [];
    /// The name of a semantic has 1 to 64 bytes.
    MetaSemanticLen = 16 "META.SEMANTICLEN" V1_0 Error true
        "The name of a semantic has 1 to 64 bytes."
        "Shorten the name, or give it one."
        ["M05"] [];
    /// The interpolation mode of an element is known, and is not undefined where the stage needs one.
    MetaInterpModeValid = 17 "META.INTERPMODEVALID" V1_0 Error true
        "The interpolation mode of an element is known, and is not undefined where the stage needs one."
        "State one of the interpolation modes."
        ["M09"] [];
    /// The number of a semantic is one that a system value or `Arbitrary` has.
    MetaSemaKindValid = 18 "META.SEMAKINDVALID" V1_0 Error true
        "The number of a semantic is one that a system value or `Arbitrary` has."
        "State the number of a known semantic."
        [] [];
    /// A semantic has an index in one element of a signature only.
    MetaNoSemanticOverlap = 19 "META.NOSEMANTICOVERLAP" V1_0 Error true
        "A semantic has an index in one element of a signature only."
        "Give the second element another name or index."
        ["M06"] [];
    /// The name of a semantic is that of its system value.
    MetaSemaKindMatchesName = 20 "META.SEMAKINDMATCHESNAME" V1_0 Error true
        "The name of a semantic is that of its system value."
        "Change the name or the number, so that both mean the same."
        [] [];
    /// A signature has a system value once.
    MetaDuplicateSysValue = 21 "META.DUPLICATESYSVALUE" V1_0 Error true
        "A signature has a system value once."
        "Remove the second element."
        ["M06"] [];
    /// The index of a system value is not above its maximum.
    MetaSemanticIndexMax = 22 "META.SEMANTICINDEXMAX" V1_0 Error true
        "The index of a system value is not above its maximum."
        "Lower the index; most system values have index 0 only."
        ["M06"] [];
    /// A system value that is no array has one row.
    MetaSystemValueRows = 23 "META.SYSTEMVALUEROWS" V1_0 Error true
        "A system value that is no array has one row."
        "Reduce the rows to one."
        ["M10"] [];
    /// An element that is passed in registers has a place in the signature.
    MetaSemanticShouldBeAllocated = 24 "META.SEMANTICSHOULDBEALLOCATED" V1_0 Error true
        "An element that is passed in registers has a place in the signature."
        "Give the element a row and a column."
        ["M10"] [];
    /// An element that is not passed in registers has no place in the signature.
    MetaSemanticShouldNotBeAllocated = 25 "META.SEMANTICSHOULDNOTBEALLOCATED" V1_0 Error true
        "An element that is not passed in registers has no place in the signature."
        "Set row and column to -1."
        ["M10"] [];
    /// A number in metadata is in its range.
    MetaValueRange = 26 "META.VALUERANGE" V1_0 Error true
        "A number in metadata is in its range."
        "Choose a number in the range."
        ["M25"] [];
    /// The shader flags are those that the code needs.
    MetaFlagsUsage = 27 "META.FLAGSUSAGE" V1_0 Error true
        "The shader flags are those that the code needs."
        "Derive the flags from the code, or leave them out and let `dxil as` derive them."
        ["M39"] [];
    /// The resources of a class are numbered from 0 without gaps.
    MetaDenseResIDs = 28 "META.DENSERESIDS" V1_0 Error true
        "The resources of a class are numbered from 0 without gaps."
        "Number the resources anew."
        ["M13"] [];
    /// No two elements of a signature occupy the same components.
    MetaSignatureOverlap = 29 "META.SIGNATUREOVERLAP" V1_0 Error true
        "No two elements of a signature occupy the same components."
        "Move one element to free components."
        ["M11"] [];
    /// An element lies within the 32 rows and 4 columns of a signature.
    MetaSignatureOutOfRange = 30 "META.SIGNATUREOUTOFRANGE" V1_0 Error true
        "An element lies within the 32 rows and 4 columns of a signature."
        "Move the element, or reduce its rows or columns."
        ["M10"] [];
    /// An element that is indexed shares its rows only with elements of the same rows.
    MetaSignatureIndexConflict = 31 "META.SIGNATUREINDEXCONFLICT" V1_0 Error true
        "An element that is indexed shares its rows only with elements of the same rows."
        "Pack arrays into rows of their own."
        ["M11"] [];
    /// In a row, elements of the program come before system values, and those before generated ones.
    MetaSignatureIllegalComponentOrder = 32 "META.SIGNATUREILLEGALCOMPONENTORDER" V1_0 Error true
        "In a row, elements of the program come before system values, and those before generated ones."
        "Order the elements in the row: arbitrary, system value, generated value."
        ["M35"] [];
    /// The elements of a row have components of one width.
    MetaSignatureDataWidth = 33 "META.SIGNATUREDATAWIDTH" V1_2 Error true
        "The elements of a row have components of one width."
        "Pack 16-bit and 32-bit elements into different rows."
        ["M11"] [];
    /// An element of integers is not interpolated.
    MetaIntegerInterpMode = 34 "META.INTEGERINTERPMODE" V1_0 Error true
        "An element of integers is not interpolated."
        "State `nointerpolation`, or use floating point."
        ["M09"] [];
    /// The elements of a row have one interpolation mode.
    MetaInterpModeInOneRow = 35 "META.INTERPMODEINONEROW" V1_0 Error true
        "The elements of a row have one interpolation mode."
        "Pack elements of different interpolation modes into different rows."
        ["M11"] [];
    /// A system value has components of its type, in its number.
    MetaSemanticCompType = 36 "META.SEMANTICCOMPTYPE" V1_0 Error true
        "A system value has components of its type, in its number."
        "Change the type of the element to that of the system value."
        ["M08"] [];
    /// Clip and cull distances together occupy at most two rows.
    MetaClipCullMaxRows = 37 "META.CLIPCULLMAXROWS" V1_0 Error true
        "Clip and cull distances together occupy at most two rows."
        "Pack the distances into two rows."
        ["M10"] [];
    /// Clip and cull distances together have at most eight components.
    MetaClipCullMaxComponents = 38 "META.CLIPCULLMAXCOMPONENTS" V1_0 Error true
        "Clip and cull distances together have at most eight components."
        "Remove distances."
        ["M10"] [];
    /// The component type of an element is a known type that signatures can have.
    MetaSignatureCompType = 39 "META.SIGNATURECOMPTYPE" V1_0 Error true
        "The component type of an element is a known type that signatures can have."
        "State a number of 16 or 32 bits, or a Boolean."
        ["M08"] [];
    /// The partitioning of a hull shader is integer, power of two, fractional odd or fractional even.
    MetaTessellatorPartition = 40 "META.TESSELLATORPARTITION" V1_0 Error true
        "The partitioning of a hull shader is integer, power of two, fractional odd or fractional even."
        "State one of these partitionings."
        ["M04"] [];
    /// The tessellator puts out points, lines, or triangles of either winding.
    MetaTessellatorOutputPrimitive = 41 "META.TESSELLATOROUTPUTPRIMITIVE" V1_0 Error true
        "The tessellator puts out points, lines, or triangles of either winding."
        "State one of these primitives."
        ["M04"] [];
    /// The largest tessellation factor of a hull shader is 1 to 64.
    MetaMaxTessFactor = 42 "META.MAXTESSFACTOR" V1_0 Error true
        "The largest tessellation factor of a hull shader is 1 to 64."
        "Choose a number from 1 to 64."
        ["M04"] [];
    /// A sampler has a known mode: default, comparison or mono.
    MetaValidSamplerMode = 43 "META.VALIDSAMPLERMODE" V1_0 Error true
        "A sampler has a known mode: default, comparison or mono."
        "State one of these modes."
        ["M14"] [];
    /// A buffer with a counter is not coherent.
    MetaCoherenceNotOnAppendConsume = 44 "META.COHERENCENOTONAPPENDCONSUME" V1_9 Error true
        "A buffer with a counter is not coherent."
        "Remove the flag, or the counter."
        ["M14"] [];
    /// A structured buffer's element has a multiple of 4 bytes, or of 2 with native 16-bit types.
    MetaStructBufAlignment = 45 "META.STRUCTBUFALIGNMENT" V1_0 Error true
        "A structured buffer's element has a multiple of 4 bytes, or of 2 with native 16-bit types."
        "Pad the element."
        ["M15"] [];
    /// An element of a structured buffer has at most 2048 bytes.
    MetaStructBufAlignmentOutOfBound = 46 "META.STRUCTBUFALIGNMENTOUTOFBOUND" V1_0 Error true
        "An element of a structured buffer has at most 2048 bytes."
        "Split the element into several buffers."
        ["M15"] [];
    /// The function of the entry point exists and has a body.
    MetaEntryFunction = 47 "META.ENTRYFUNCTION" V1_0 Error true
        "The function of the entry point exists and has a body."
        "Refer to a function with a body."
        ["M03"] [];
    /// A control-flow hint has a known number.
    MetaInvalidControlFlowHint = 48 "META.INVALIDCONTROLFLOWHINT" V1_0 Error true
        "A control-flow hint has a known number."
        "Remove the hint."
        ["M25"] [];
    /// A branch has not both hints, to branch and to flatten.
    MetaBranchFlatten = 49 "META.BRANCHFLATTEN" V1_0 Error true
        "A branch has not both hints, to branch and to flatten."
        "Keep one of the hints."
        ["M25"] [];
    /// The hint for cases is on a switch.
    MetaForceCaseOnSwitch = 50 "META.FORCECASEONSWITCH" V1_0 Error true
        "The hint for cases is on a switch."
        "Remove the hint from the branch."
        ["M25"] [];
    /// A control-flow hint is on a branch or switch.
    MetaControlFlowHintNotOnControlFlow = 51 "META.CONTROLFLOWHINTNOTONCONTROLFLOW" V1_0 Error true
        "A control-flow hint is on a branch or switch."
        "Remove the hint from the instruction."
        ["M25"] [];
    /// An element of a typed buffer or texture has at most four numbers of 32 bits.
    MetaTextureType = 52 "META.TEXTURETYPE" V1_0 Error true
        "An element of a typed buffer or texture has at most four numbers of 32 bits."
        "Use a smaller element, or a structured buffer."
        ["M15"] [];
    /// `SV_Barycentrics` is interpolated.
    MetaBarycentricsInterpolation = 53 "META.BARYCENTRICSINTERPOLATION" V1_1 Error true
        "`SV_Barycentrics` is interpolated."
        "State an interpolation mode other than `nointerpolation`."
        ["M09"] [];
    /// `SV_Barycentrics` has three components of `float`.
    MetaBarycentricsFloat3 = 54 "META.BARYCENTRICSFLOAT3" V1_1 Error true
        "`SV_Barycentrics` has three components of `float`."
        "Declare it as `float3`."
        ["M08"] [];
    /// A signature has `SV_Barycentrics` at most twice, once with perspective and once without.
    MetaBarycentricsTwoPerspectives = 55 "META.BARYCENTRICSTWOPERSPECTIVES" V1_1 Error true
        "A signature has `SV_Barycentrics` at most twice, once with perspective and once without."
        "Remove the element of the same perspective."
        ["M09"] [];
    /// An entry point has the properties of its stage.
    MetaNoEntryPropsForEntry = 56 "META.NOENTRYPROPSFORENTRY" V1_3 Error true
        "An entry point has the properties of its stage."
        "Add the properties to the metadata of the entry point."
        [] [];
    /// The function of an operation has a type that the operation has as an overload.
    InstrOload = 57 "INSTR.OLOAD" V1_0 Error true
        "The function of an operation has a type that the operation has as an overload."
        "Use an overload of the operation; `codegen --op` lists them."
        ["C09"] [];
    /// The function of an operation has the name and type of one of its overloads.
    InstrCallOload = 58 "INSTR.CALLOLOAD" V1_0 Error true
        "The function of an operation has the name and type of one of its overloads."
        "Declare the function as the operation's reference states it."
        ["C06"] [];
    /// A bitcast of pointers is between values of one size.
    InstrPtrBitCast = 59 "INSTR.PTRBITCAST" V1_0 Error true
        "A bitcast of pointers is between values of one size."
        "Load the value and convert it."
        ["M26"] [];
    /// A bitcast has no value of minimum precision.
    InstrMinPrecisonBitCast = 60 "INSTR.MINPRECISONBITCAST" V1_0 Error true
        "A bitcast has no value of minimum precision."
        "Convert the number, or use native 16-bit types."
        ["M26"] [];
    /// A bitcast has no struct and no pointer to one.
    InstrStructBitCast = 61 "INSTR.STRUCTBITCAST" V1_0 Error true
        "A bitcast has no struct and no pointer to one."
        "Address the fields one by one."
        ["M26"] [];
    /// The status of a load is used by `CheckAccessFullyMapped` only.
    InstrStatus = 62 "INSTR.STATUS" V1_2 Error false
        "The status of a load is used by `CheckAccessFullyMapped` only."
        "Pass the status to `CheckAccessFullyMapped`."
        [] [CheckAccessFullyMapped];
    /// The operand of `CheckAccessFullyMapped` is the status that a load returned.
    InstrCheckAccessFullyMapped = 63 "INSTR.CHECKACCESSFULLYMAPPED" V1_2 Error true
        "The operand of `CheckAccessFullyMapped` is the status that a load returned."
        "Take the last element of the loaded struct."
        ["M23"] [CheckAccessFullyMapped];
    /// An operand that the operation demands as a constant is a constant.
    InstrOpConst = 64 "INSTR.OPCONST" V1_0 Error true
        "An operand that the operation demands as a constant is a constant."
        "Pass a constant; unroll the loop or specialize the function that computes it."
        ["M41", "C10"] [];
    /// The instruction is one that DXIL has, in its version and stage.
    InstrAllowed = 65 "INSTR.ALLOWED" V1_0 Error true
        "The instruction is one that DXIL has, in its version and stage."
        "Replace the instruction by others or by an operation."
        ["M26"] [];
    /// The opcode of a call is not reserved.
    InstrOpCodeReserved = 66 "INSTR.OPCODERESERVED" V1_0 Error false
        "The opcode of a call is not reserved."
        "Use the opcode of an operation."
        [] [];
    /// A constant operand is in the range that its operation, stage or signature allows.
    InstrOperandRange = 67 "INSTR.OPERANDRANGE" V1_0 Error true
        "A constant operand is in the range that its operation, stage or signature allows."
        "Pass a number in the range."
        ["M20", "C11"] [];
    /// An instruction or operation reads no undefined value.
    InstrNoReadingUninitialized = 68 "INSTR.NOREADINGUNINITIALIZED" V1_0 Error true
        "An instruction or operation reads no undefined value."
        "Initialize the value on every path."
        ["M26"] [];
    /// A cast between address spaces is from or to the generic one.
    InstrNoGenericPtrAddrSpaceCast = 69 "INSTR.NOGENERICPTRADDRSPACECAST" V1_0 Error true
        "A cast between address spaces is from or to the generic one."
        "Keep the pointer in its address space."
        ["M26"] [];
    /// A constant index lies within the value that it is an index of.
    InstrInBoundsAccess = 70 "INSTR.INBOUNDSACCESS" V1_0 Error true
        "A constant index lies within the value that it is an index of."
        "Correct the index."
        ["M26"] [];
    /// A constant that selects a resource, a register or a setting is one of those that exist.
    InstrOpConstRange = 71 "INSTR.OPCONSTRANGE" V1_0 Error true
        "A constant that selects a resource, a register or a setting is one of those that exist."
        "Pass a constant that exists."
        ["M21", "C10"] [];
    /// A constant bias of the level of detail is -16 to 15.99.
    InstrImmBiasForSampleB = 72 "INSTR.IMMBIASFORSAMPLEB" V1_0 Error true
        "A constant bias of the level of detail is -16 to 15.99."
        "Clamp the bias."
        ["M23"] [SampleBias, SampleCmpBias];
    /// The opcode of a call is that of an operation.
    InstrIllegalDXILOpCode = 73 "INSTR.ILLEGALDXILOPCODE" V1_8 Error true
        "The opcode of a call is that of an operation."
        "Use the opcode of an operation that the validator knows."
        ["C02"] [];
    /// An experimental operation is called only in an experimental shader model.
    InstrExpDXILOpCodeRequiresExpSM = 74 "INSTR.EXPDXILOPCODEREQUIRESEXPSM" V1_10 Error true
        "An experimental operation is called only in an experimental shader model."
        "State the experimental shader model, or do not call the operation."
        ["C07"] [];
    /// The function of a call is that of the class of its opcode.
    InstrIllegalDXILOpFunction = 75 "INSTR.ILLEGALDXILOPFUNCTION" V1_8 Error true
        "The function of a call is that of the class of its opcode."
        "Call the function named after the class and the overload."
        ["C05"] [];
    /// The operand of a logarithm is no constant without a logarithm.
    InstrNoIndefiniteLog = 76 "INSTR.NOINDEFINITELOG" V1_0 Error true
        "The operand of a logarithm is no constant without a logarithm."
        "Compute the value when compiling."
        ["M23"] [Log];
    /// The operand of an arcsine is no constant without an arcsine.
    InstrNoIndefiniteAsin = 77 "INSTR.NOINDEFINITEASIN" V1_0 Error true
        "The operand of an arcsine is no constant without an arcsine."
        "Compute the value when compiling."
        ["M23"] [Asin];
    /// The operand of an arccosine is no constant without an arccosine.
    InstrNoIndefiniteAcos = 78 "INSTR.NOINDEFINITEACOS" V1_0 Error true
        "The operand of an arccosine is no constant without an arccosine."
        "Compute the value when compiling."
        ["M23"] [Acos];
    /// A signed division is not by the constant 0.
    InstrNoIDivByZero = 79 "INSTR.NOIDIVBYZERO" V1_0 Error true
        "A signed division is not by the constant 0."
        "Remove the division."
        ["M26"] [];
    /// An unsigned division is not by the constant 0.
    InstrNoUDivByZero = 80 "INSTR.NOUDIVBYZERO" V1_0 Error true
        "An unsigned division is not by the constant 0."
        "Remove the division."
        ["M26"] [];
    /// The operand of a derivative is no constant without a derivative.
    InstrNoIndefiniteDsxy = 81 "INSTR.NOINDEFINITEDSXY" V1_0 Error true
        "The operand of a derivative is no constant without a derivative."
        "Remove the derivative: that of a constant is 0."
        ["M23"] [DerivCoarseX, DerivCoarseY, DerivFineX, DerivFineY];
    /// An instruction that is marked precise has no value of minimum precision.
    InstrMinPrecisionNotPrecise = 82 "INSTR.MINPRECISIONNOTPRECISE" V1_0 Error true
        "An instruction that is marked precise has no value of minimum precision."
        "Use 32-bit values, or remove the mark."
        ["M25"] [];
    /// The counter of a structured buffer is incremented or decremented, not both.
    InstrOnlyOneAllocConsume = 83 "INSTR.ONLYONEALLOCCONSUME" V1_0 Error true
        "The counter of a structured buffer is incremented or decremented, not both."
        "Use two buffers."
        ["M22"] [BufferUpdateCounter];
    /// The offset of a texture access is a constant from -8 to 7.
    InstrTextureOffset = 84 "INSTR.TEXTUREOFFSET" V1_0 Error true
        "The offset of a texture access is a constant from -8 to 7."
        "Add the offset to the coordinates, or use shader model 6.7 for variable offsets."
        ["C11"] [TextureLoad, Sample, SampleBias, SampleLevel, SampleGrad, SampleCmp, SampleCmpLevelZero, SampleCmpLevel, SampleCmpBias, SampleCmpGrad];
    /// The position is not evaluated at another place.
    InstrCannotPullPosition = 85 "INSTR.CANNOTPULLPOSITION" V1_0 Error true
        "The position is not evaluated at another place."
        "Evaluate a copy of the position in an element of the program."
        ["M20"] [EvalSnapped, EvalSampleIndex, EvalCentroid];
    /// An input that is evaluated at another place is interpolated.
    InstrEvalInterpolationMode = 86 "INSTR.EVALINTERPOLATIONMODE" V1_0 Error true
        "An input that is evaluated at another place is interpolated."
        "Remove `nointerpolation` from the input."
        ["M20"] [EvalSnapped, EvalSampleIndex, EvalCentroid];
    /// Each coordinate that the texture has is defined.
    InstrResourceCoordinateMiss = 87 "INSTR.RESOURCECOORDINATEMISS" V1_0 Error true
        "Each coordinate that the texture has is defined."
        "Pass all coordinates."
        ["M23"] [];
    /// Each coordinate that the texture does not have is `undef`.
    InstrResourceCoordinateTooMany = 88 "INSTR.RESOURCECOORDINATETOOMANY" V1_0 Error true
        "Each coordinate that the texture does not have is `undef`."
        "Pass `undef`."
        ["M23"] [];
    /// Once one offset is defined, each that the texture has is.
    InstrResourceOffsetMiss = 89 "INSTR.RESOURCEOFFSETMISS" V1_0 Error true
        "Once one offset is defined, each that the texture has is."
        "Pass all offsets, or none."
        ["M23"] [];
    /// Each offset that the texture does not have is `undef`.
    InstrResourceOffsetTooMany = 90 "INSTR.RESOURCEOFFSETTOOMANY" V1_0 Error true
        "Each offset that the texture does not have is `undef`."
        "Pass `undef`."
        ["M23"] [];
    /// Of the result of `GetDimensions`, only dimensions that the resource has are used.
    InstrUndefResultForGetDimension = 91 "INSTR.UNDEFRESULTFORGETDIMENSION" V1_0 Error true
        "Of the result of `GetDimensions`, only dimensions that the resource has are used."
        "Use a dimension that the resource has."
        ["M23"] [GetDimensions];
    /// The sampler of a level-of-detail query is in default mode.
    InstrSamplerModeForLOD = 92 "INSTR.SAMPLERMODEFORLOD" V1_0 Error true
        "The sampler of a level-of-detail query is in default mode."
        "Declare another sampler."
        ["M22"] [CalculateLod];
    /// The sampler of a sample or gather without comparison is in default mode.
    InstrSamplerModeForSample = 93 "INSTR.SAMPLERMODEFORSAMPLE" V1_0 Error true
        "The sampler of a sample or gather without comparison is in default mode."
        "Declare it as `SamplerState`."
        ["M22"] [Sample, SampleBias, SampleLevel, SampleGrad, TextureGather];
    /// The sampler of a sample or gather with comparison is in comparison mode.
    InstrSamplerModeForSampleC = 94 "INSTR.SAMPLERMODEFORSAMPLEC" V1_0 Error true
        "The sampler of a sample or gather with comparison is in comparison mode."
        "Declare it as `SamplerComparisonState`."
        ["M22"] [SampleCmp, SampleCmpLevelZero, SampleCmpLevel, SampleCmpBias, SampleCmpGrad, TextureGatherCmp];
    /// A texture that is sampled has elements that can be filtered.
    InstrSampleCompType = 95 "INSTR.SAMPLECOMPTYPE" V1_0 Error true
        "A texture that is sampled has elements that can be filtered."
        "Declare the texture with floating-point, normalized or, since 6.7, integer elements."
        ["M22"] [Sample, SampleBias, SampleLevel, SampleGrad, SampleCmp, SampleCmpLevelZero, SampleCmpLevel, SampleCmpBias, SampleCmpGrad];
    /// A barrier does not order accesses to views both for the group and for the whole dispatch.
    InstrBarrierModeUselessUGroup = 96 "INSTR.BARRIERMODEUSELESSUGROUP" V1_0 Error true
        "A barrier does not order accesses to views both for the group and for the whole dispatch."
        "Keep the wider of the two."
        ["C13"] [Barrier];
    /// A barrier orders accesses to some memory.
    InstrBarrierModeNoMemory = 97 "INSTR.BARRIERMODENOMEMORY" V1_0 Error true
        "A barrier orders accesses to some memory."
        "Add a fence: for views, for group-shared memory, or for both."
        ["C13"] [Barrier];
    /// In stages without thread groups, a barrier orders accesses to views only.
    InstrBarrierModeForNonCS = 98 "INSTR.BARRIERMODEFORNONCS" V1_0 Error true
        "In stages without thread groups, a barrier orders accesses to views only."
        "Keep the fence for views alone."
        ["C13"] [Barrier, BarrierByMemoryType, BarrierByMemoryHandle, BarrierByNodeRecordHandle];
    /// The flags of a barrier are known, and agree with one another.
    InstrBarrierFlagInvalid = 99 "INSTR.BARRIERFLAGINVALID" V1_8 Error true
        "The flags of a barrier are known, and agree with one another."
        "Remove the unknown flags."
        ["C12"] [BarrierByMemoryType, BarrierByMemoryHandle, BarrierByNodeRecordHandle];
    /// The flags of a barrier are constants.
    InstrBarrierNonConstantFlagArgument = 100 "INSTR.BARRIERNONCONSTANTFLAGARGUMENT" V1_8 Error true
        "The flags of a barrier are constants."
        "Pass constants."
        ["C10"] [BarrierByMemoryType, BarrierByMemoryHandle, BarrierByNodeRecordHandle];
    /// Only a node orders accesses to node records.
    InstrBarrierRequiresNode = 101 "INSTR.BARRIERREQUIRESNODE" V1_8 Error true
        "Only a node orders accesses to node records."
        "Remove the flag for node records."
        ["C13"] [BarrierByMemoryType, BarrierByNodeRecordHandle];
    /// A store to a typed view writes all four components.
    InstrWriteMaskForTypedUAVStore = 102 "INSTR.WRITEMASKFORTYPEDUAVSTORE" V1_0 Error true
        "A store to a typed view writes all four components."
        "Set the mask to 15 and pass four values."
        ["M23", "C11"] [BufferStore, TextureStore, TextureStoreSample];
    /// The components that a store writes begin with the first, without gaps.
    InstrWriteMaskGapForUAV = 103 "INSTR.WRITEMASKGAPFORUAV" V1_7 Error true
        "The components that a store writes begin with the first, without gaps."
        "Split the store, or load and store the rest."
        ["M23", "C11"] [BufferStore, RawBufferStore];
    /// A level-of-detail query has a texture that has levels and coordinates.
    InstrResourceKindForCalcLOD = 104 "INSTR.RESOURCEKINDFORCALCLOD" V1_0 Error true
        "A level-of-detail query has a texture that has levels and coordinates."
        "Query another texture."
        ["M22"] [CalculateLod];
    /// A sample has a texture that can be sampled.
    InstrResourceKindForSample = 105 "INSTR.RESOURCEKINDFORSAMPLE" V1_0 Error true
        "A sample has a texture that can be sampled."
        "Load from the resource instead."
        ["M22"] [Sample, SampleBias, SampleLevel, SampleGrad];
    /// A sample with comparison has a texture for which one exists.
    InstrResourceKindForSampleC = 106 "INSTR.RESOURCEKINDFORSAMPLEC" V1_0 Error true
        "A sample with comparison has a texture for which one exists."
        "Compare after a sample or load."
        ["M22"] [SampleCmp, SampleCmpLevelZero, SampleCmpLevel, SampleCmpBias, SampleCmpGrad];
    /// A gather has a 2D texture, a cube, or an array of these.
    InstrResourceKindForGather = 107 "INSTR.RESOURCEKINDFORGATHER" V1_0 Error true
        "A gather has a 2D texture, a cube, or an array of these."
        "Load the texels one by one."
        ["M22"] [TextureGather, TextureGatherCmp];
    /// A store has defined values for the components of its mask, and no others.
    InstrWriteMaskMatchValueForUAVStore = 108 "INSTR.WRITEMASKMATCHVALUEFORUAVSTORE" V1_0 Error true
        "A store has defined values for the components of its mask, and no others."
        "Pass `undef` for components that the mask leaves out."
        ["M23"] [BufferStore, RawBufferStore, TextureStore, TextureStoreSample];
    /// A store writes no undefined values.
    InstrUndefinedValueForUAVStore = 109 "INSTR.UNDEFINEDVALUEFORUAVSTORE" V1_6 Error true
        "A store writes no undefined values."
        "Initialize the value, or leave the component out of the mask."
        ["M23"] [BufferStore, RawBufferStore, TextureStore, TextureStoreSample, RawBufferVectorStore];
    /// A buffer access has a raw, structured or typed buffer.
    InstrResourceKindForBufferLoadStore = 110 "INSTR.RESOURCEKINDFORBUFFERLOADSTORE" V1_0 Error true
        "A buffer access has a raw, structured or typed buffer."
        "Use the operation of the resource's kind."
        ["M22"] [BufferLoad, BufferStore, RawBufferLoad, RawBufferStore, RawBufferVectorLoad, RawBufferVectorStore];
    /// A texture store has a texture that can be written.
    InstrResourceKindForTextureStore = 111 "INSTR.RESOURCEKINDFORTEXTURESTORE" V1_0 Error true
        "A texture store has a texture that can be written."
        "Use the operation of the resource's kind."
        ["M22"] [TextureStore, TextureStoreSample];
    /// Only a resource with dimensions is asked for them.
    InstrResourceKindForGetDim = 112 "INSTR.RESOURCEKINDFORGETDIM" V1_0 Error true
        "Only a resource with dimensions is asked for them."
        "Pass the dimensions as constants of the program."
        ["M22"] [GetDimensions];
    /// A texture load has a texture that can be loaded from.
    InstrResourceKindForTextureLoad = 113 "INSTR.RESOURCEKINDFORTEXTURELOAD" V1_0 Error true
        "A texture load has a texture that can be loaded from."
        "Sample the cube, or use the operation of the buffer."
        ["M22"] [TextureLoad];
    /// A texture that is sampled or gathered is a shader resource view.
    InstrResourceClassForSamplerGather = 114 "INSTR.RESOURCECLASSFORSAMPLERGATHER" V1_0 Error true
        "A texture that is sampled or gathered is a shader resource view."
        "Bind the texture as a shader resource view."
        ["M22"] [Sample, SampleBias, SampleLevel, SampleGrad, SampleCmp, SampleCmpLevelZero, SampleCmpLevel, SampleCmpBias, SampleCmpGrad, TextureGather, TextureGatherCmp, CalculateLod];
    /// A resource that is written is an unordered access view.
    InstrResourceClassForUAVStore = 115 "INSTR.RESOURCECLASSFORUAVSTORE" V1_0 Error true
        "A resource that is written is an unordered access view."
        "Bind the resource as an unordered access view."
        ["M22"] [BufferStore, RawBufferStore, RawBufferVectorStore, TextureStore, TextureStoreSample];
    /// A resource that is loaded from is a shader resource view or an unordered access view.
    InstrResourceClassForLoad = 116 "INSTR.RESOURCECLASSFORLOAD" V1_0 Error true
        "A resource that is loaded from is a shader resource view or an unordered access view."
        "Use the operation of the resource's class."
        ["M22"] [BufferLoad, RawBufferLoad, RawBufferVectorLoad, TextureLoad];
    /// Resources of a library for which one variable or undefined pointer stands are alike.
    InstrResourceMapToSingleEntry = 117 "INSTR.RESOURCEMAPTOSINGLEENTRY" V1_3 Error true
        "Resources of a library for which one variable or undefined pointer stands are alike."
        "Let a symbol of its own stand for each resource."
        ["M22"] [];
    /// The variable of a resource in a library is only loaded, addressed or passed to an operation.
    InstrResourceUser = 118 "INSTR.RESOURCEUSER" V1_3 Error true
        "The variable of a resource in a library is only loaded, addressed or passed to an operation."
        "Load the resource and make a handle of it."
        ["M22"] [];
    /// Rays are traced through an acceleration structure.
    InstrResourceKindForTraceRay = 119 "INSTR.RESOURCEKINDFORTRACERAY" V1_3 Error true
        "Rays are traced through an acceleration structure."
        "Pass the handle of an acceleration structure."
        ["M22"] [TraceRay, HitObjectTraceRay, RayQueryTraceRayInline];
    /// A load from an unordered access view has no texel offsets.
    InstrOffsetOnUAVLoad = 120 "INSTR.OFFSETONUAVLOAD" V1_0 Error true
        "A load from an unordered access view has no texel offsets."
        "Add the offset to the coordinates."
        ["M23"] [TextureLoad];
    /// A load from an unordered access view that is not multisampled has no level.
    InstrMipOnUAVLoad = 121 "INSTR.MIPONUAVLOAD" V1_0 Error true
        "A load from an unordered access view that is not multisampled has no level."
        "Pass `undef`."
        ["M23"] [TextureLoad];
    /// A load from a multisampled texture names the sample.
    InstrSampleIndexForLoad2DMS = 122 "INSTR.SAMPLEINDEXFORLOAD2DMS" V1_0 Error true
        "A load from a multisampled texture names the sample."
        "Pass the index of the sample."
        ["M23"] [TextureLoad];
    /// An access to a raw or typed buffer has one coordinate.
    InstrCoordinateCountForRawTypedBuf = 123 "INSTR.COORDINATECOUNTFORRAWTYPEDBUF" V1_0 Error true
        "An access to a raw or typed buffer has one coordinate."
        "Pass `undef` for the second one."
        ["M23"] [BufferLoad, BufferStore, RawBufferLoad, RawBufferStore];
    /// The alignment of a raw buffer access is a constant.
    InstrConstAlignForRawBuf = 124 "INSTR.CONSTALIGNFORRAWBUF" V1_9 Error true
        "The alignment of a raw buffer access is a constant."
        "Pass a constant."
        ["C10"] [RawBufferLoad, RawBufferStore, RawBufferVectorLoad, RawBufferVectorStore];
    /// An access to a structured buffer has the number of the element and the offset in it.
    InstrCoordinateCountForStructBuf = 125 "INSTR.COORDINATECOUNTFORSTRUCTBUF" V1_0 Error true
        "An access to a structured buffer has the number of the element and the offset in it."
        "Pass both."
        ["M23"] [BufferLoad, BufferStore, RawBufferLoad, RawBufferStore];
    /// The dimensions of a buffer are asked without a level.
    InstrMipLevelForGetDimension = 126 "INSTR.MIPLEVELFORGETDIMENSION" V1_0 Error true
        "The dimensions of a buffer are asked without a level."
        "Pass `undef`."
        ["M23"] [GetDimensions];
    /// The struct that an operation returns is used by `extractvalue` only.
    InstrDxilStructUser = 127 "INSTR.DXILSTRUCTUSER" V1_0 Error true
        "The struct that an operation returns is used by `extractvalue` only."
        "Take its elements."
        ["M23"] [];
    /// An index of `extractvalue` is that of an element of the struct.
    InstrDxilStructUserOutOfBound = 128 "INSTR.DXILSTRUCTUSEROUTOFBOUND" V1_0 Error true
        "An index of `extractvalue` is that of an element of the struct."
        "Correct the index."
        [] [];
    /// A handle is the result of an operation that makes or describes it.
    InstrHandleNotFromCreateHandle = 129 "INSTR.HANDLENOTFROMCREATEHANDLE" V1_0 Error true
        "A handle is the result of an operation that makes or describes it."
        "Make the handle in the same function."
        ["M21"] [];
    /// A counter that is updated is that of an unordered access view.
    InstrBufferUpdateCounterOnUAV = 130 "INSTR.BUFFERUPDATECOUNTERONUAV" V1_0 Error true
        "A counter that is updated is that of an unordered access view."
        "Bind the buffer as an unordered access view."
        ["M22"] [BufferUpdateCounter];
    /// A counter that is updated is that of a buffer that states one.
    InstrBufferUpdateCounterOnResHasCounter = 131 "INSTR.BUFFERUPDATECOUNTERONRESHASCOUNTER" V1_3 Error true
        "A counter that is updated is that of a buffer that states one."
        "State the counter in the metadata of the buffer."
        ["M22"] [BufferUpdateCounter];
    /// A constant place in a constant buffer lies within the buffer.
    InstrCBufferOutOfBound = 132 "INSTR.CBUFFEROUTOFBOUND" V1_0 Error true
        "A constant place in a constant buffer lies within the buffer."
        "Correct the place, or the size of the buffer."
        ["M22"] [CBufferLoad, CBufferLoadLegacy];
    /// Constants are loaded from a constant buffer.
    InstrCBufferClassForCBufferHandle = 133 "INSTR.CBUFFERCLASSFORCBUFFERHANDLE" V1_0 Error true
        "Constants are loaded from a constant buffer."
        "Pass the handle of a constant buffer."
        ["M22"] [CBufferLoad, CBufferLoadLegacy];
    /// A pointer to group-shared memory comes from one variable.
    InstrFailToResloveTGSMPointer = 134 "INSTR.FAILTORESLOVETGSMPOINTER" V1_0 Error true
        "A pointer to group-shared memory comes from one variable."
        "Select between values or indices, not between pointers."
        ["M26"] [];
    /// `extractvalue` has a struct that an operation or a compare-exchange returned.
    InstrExtractValue = 135 "INSTR.EXTRACTVALUE" V1_0 Error true
        "`extractvalue` has a struct that an operation or a compare-exchange returned."
        "Keep other structs in memory."
        ["M26"] [];
    /// The threads of a group do not all write different values to one address of group-shared memory.
    InstrTGSMRaceCond = 136 "INSTR.TGSMRACECOND" V1_0 Error true
        "The threads of a group do not all write different values to one address of group-shared memory."
        "Write from one thread, or to addresses that depend on the thread."
        [] [];
    /// An input that is read at a vertex is not interpolated.
    InstrAttributeAtVertexNoInterpolation = 137 "INSTR.ATTRIBUTEATVERTEXNOINTERPOLATION" V1_1 Error true
        "An input that is read at a vertex is not interpolated."
        "Declare the input `nointerpolation`."
        ["M20"] [AttributeAtVertex];
    /// A resource that is a local variable is that of one global resource.
    InstrCreateHandleImmRangeID = 138 "INSTR.CREATEHANDLEIMMRANGEID" V1_2 Error false
        "A resource that is a local variable is that of one global resource."
        "Use the global resource itself."
        [] [];
    /// Operations on signatures are called in entry points, or in their patch-constant functions.
    InstrSignatureOperationNotInEntry = 139 "INSTR.SIGNATUREOPERATIONNOTINENTRY" V1_3 Error true
        "Operations on signatures are called in entry points, or in their patch-constant functions."
        "Inline the function that calls the operation."
        ["M20"] [LoadInput, StoreOutput, LoadOutputControlPoint, LoadPatchConstant, StorePatchConstant, StoreVertexOutput, StorePrimitiveOutput];
    /// A mesh shader calls `SetMeshOutputCounts` once.
    InstrMultipleSetMeshOutputCounts = 140 "INSTR.MULTIPLESETMESHOUTPUTCOUNTS" V1_5 Error true
        "A mesh shader calls `SetMeshOutputCounts` once."
        "Compute the numbers first, and call it once."
        ["M31"] [SetMeshOutputCounts];
    /// A mesh shader that stores outputs calls `SetMeshOutputCounts`.
    InstrMissingSetMeshOutputCounts = 141 "INSTR.MISSINGSETMESHOUTPUTCOUNTS" V1_5 Error true
        "A mesh shader that stores outputs calls `SetMeshOutputCounts`."
        "Call it before the first store."
        ["M33"] [SetMeshOutputCounts];
    /// `SetMeshOutputCounts` is called before every store of an output.
    InstrNonDominatingSetMeshOutputCounts = 142 "INSTR.NONDOMINATINGSETMESHOUTPUTCOUNTS" V1_5 Error true
        "`SetMeshOutputCounts` is called before every store of an output."
        "Move the call to a block that dominates the stores."
        ["M33"] [SetMeshOutputCounts];
    /// A mesh shader calls `GetMeshPayload` once.
    InstrMultipleGetMeshPayload = 143 "INSTR.MULTIPLEGETMESHPAYLOAD" V1_5 Error true
        "A mesh shader calls `GetMeshPayload` once."
        "Call it once, at the beginning."
        ["M31"] [GetMeshPayload];
    /// An amplification shader calls `DispatchMesh` exactly once.
    InstrNotOnceDispatchMesh = 144 "INSTR.NOTONCEDISPATCHMESH" V1_5 Error true
        "An amplification shader calls `DispatchMesh` exactly once."
        "Call it once, at the end."
        ["M31"] [DispatchMesh];
    /// `DispatchMesh` is called on every path through the shader.
    InstrNonDominatingDispatchMesh = 145 "INSTR.NONDOMINATINGDISPATCHMESH" V1_5 Error true
        "`DispatchMesh` is called on every path through the shader."
        "Move the call to a block that all paths pass."
        ["M33"] [DispatchMesh];
    /// An atomic instruction has group-shared memory or a node record.
    InstrAtomicOpNonGroupsharedOrRecord = 146 "INSTR.ATOMICOPNONGROUPSHAREDORRECORD" V1_8 Error true
        "An atomic instruction has group-shared memory or a node record."
        "Use an atomic operation for resources; a thread's own memory needs none."
        ["M26"] [];
    /// An atomic operation has an unordered access view.
    InstrAtomicIntrinNonUAV = 147 "INSTR.ATOMICINTRINNONUAV" V1_7 Error true
        "An atomic operation has an unordered access view."
        "Bind the resource as an unordered access view."
        ["M22"] [AtomicBinOp, AtomicCompareExchange];
    /// A node reads only system values that its launch type has.
    InstrSVConflictingLaunchMode = 148 "INSTR.SVCONFLICTINGLAUNCHMODE" V1_8 Error true
        "A node reads only system values that its launch type has."
        "Use another launch type, or do not read the value."
        ["M38"] [];
    /// An atomic instruction does not change a constant.
    InstrAtomicConst = 149 "INSTR.ATOMICCONST" V1_7 Error true
        "An atomic instruction does not change a constant."
        "Copy the constant to memory that can be written."
        ["M26"] [];
    /// A record is not used after it was put out.
    InstrNodeRecordHandleUseAfterComplete = 150 "INSTR.NODERECORDHANDLEUSEAFTERCOMPLETE" V1_8 Error true
        "A record is not used after it was put out."
        "Move the uses before `OutputComplete`."
        ["M38"] [OutputComplete];
    /// A hit object that is used is defined.
    InstrUndefHitObject = 151 "INSTR.UNDEFHITOBJECT" V1_9 Error true
        "A hit object that is used is defined."
        "Make a hit object first."
        ["M42"] [];
    /// A constant operand is a multiple of what its operation demands.
    InstrParamMultiple = 152 "INSTR.PARAMMULTIPLE" V1_9 Error true
        "A constant operand is a multiple of what its operation demands."
        "Align the number."
        ["M41"] [];
    /// A constant operand is not less than its operation demands.
    InstrParamMinimumValue = 153 "INSTR.PARAMMINIMUMVALUE" V1_10 Error true
        "A constant operand is not less than its operation demands."
        "Raise the number."
        ["M41"] [];
    /// The coherence hint and its number of bits are defined.
    InstrMayReorderThreadUndefCoherenceHintParam = 154 "INSTR.MAYREORDERTHREADUNDEFCOHERENCEHINTPARAM" V1_9 Error true
        "The coherence hint and its number of bits are defined."
        "Pass 0 bits if there is no hint."
        ["M42"] [MaybeReorderThread];
    /// Reorder-coherent resources exist since shader model 6.9.
    InstrReorderCoherentRequiresSM69 = 155 "INSTR.REORDERCOHERENTREQUIRESSM69" V1_9 Error true
        "Reorder-coherent resources exist since shader model 6.9."
        "Use shader model 6.9, or remove the flag."
        ["M14"] [];
    /// The type of a linear-algebra matrix is described by well-formed metadata.
    InstrLinAlgMetadataMissing = 156 "INSTR.LINALGMETADATAMISSING" V1_10 Error true
        "The type of a linear-algebra matrix is described by well-formed metadata."
        "Add the node of the type to `dx.targetTypes`."
        ["M41"] [];
    /// The inner dimension of a matrix is in the range of its scope.
    InstrLinAlgIllegalKDim = 157 "INSTR.LINALGILLEGALKDIM" V1_10 Error true
        "The inner dimension of a matrix is in the range of its scope."
        "Choose a dimension in the range."
        ["M41"] [];
    /// The components of a matrix are of a type that matrices have.
    InstrLinAlgIllegalComponentType = 158 "INSTR.LINALGILLEGALCOMPONENTTYPE" V1_10 Error true
        "The components of a matrix are of a type that matrices have."
        "Choose a type that matrices have."
        ["M41"] [];
    /// A matrix has the scope that the operation demands.
    InstrLinAlgMatrixScopeMismatch = 159 "INSTR.LINALGMATRIXSCOPEMISMATCH" V1_10 Error true
        "A matrix has the scope that the operation demands."
        "Make the matrix in this scope."
        ["M41"] [];
    /// A matrix has one of the two scopes that the operation allows.
    InstrLinAlgMatrixScopeMismatch2 = 160 "INSTR.LINALGMATRIXSCOPEMISMATCH2" V1_10 Error true
        "A matrix has one of the two scopes that the operation allows."
        "Make the matrix in one of these scopes."
        ["M41"] [];
    /// A matrix has the use that the operation demands.
    InstrLinAlgMatrixUseMismatch = 161 "INSTR.LINALGMATRIXUSEMISMATCH" V1_10 Error true
        "A matrix has the use that the operation demands."
        "Make the matrix for this use: A, B or accumulator."
        ["M41"] [];
    /// A matrix has one of the two uses that the operation allows.
    InstrLinAlgMatrixUseMismatch2 = 162 "INSTR.LINALGMATRIXUSEMISMATCH2" V1_10 Error true
        "A matrix has one of the two uses that the operation allows."
        "Make the matrix for one of these uses."
        ["M41"] [];
    /// Two matrices of an operation have the same type.
    InstrLinAlgMatrixNotExactMatch = 163 "INSTR.LINALGMATRIXNOTEXACTMATCH" V1_10 Error true
        "Two matrices of an operation have the same type."
        "Convert one of them."
        ["M41"] [];
    /// A matrix of this scope has one of the two layouts that the operation allows.
    InstrLinAlgMatrixScopeReqLayout2 = 164 "INSTR.LINALGMATRIXSCOPEREQLAYOUT2" V1_10 Error true
        "A matrix of this scope has one of the two layouts that the operation allows."
        "Choose one of these layouts."
        ["M41"] [];
    /// A matrix of an opaque layout has stride 0.
    InstrLinAlgMatrixLayoutReqStride = 165 "INSTR.LINALGMATRIXLAYOUTREQSTRIDE" V1_10 Error true
        "A matrix of an opaque layout has stride 0."
        "Pass 0."
        ["M41"] [];
    /// The size of a vector is the dimension of the matrix.
    InstrLinAlgMatrixDimVectorMismatch = 166 "INSTR.LINALGMATRIXDIMVECTORMISMATCH" V1_10 Error true
        "The size of a vector is the dimension of the matrix."
        "Resize the vector."
        ["M41"] [];
    /// The size of an input vector is the inner dimension of the matrix, with packing counted.
    InstrLinAlgMatrixDimKVecKMismatch = 167 "INSTR.LINALGMATRIXDIMKVECKMISMATCH" V1_10 Error true
        "The size of an input vector is the inner dimension of the matrix, with packing counted."
        "Resize the vector."
        ["M41"] [];
    /// The result of a multiplication has the element type of its bias.
    InstrLinAlgMatrixOutputBiasVecMismatch = 168 "INSTR.LINALGMATRIXOUTPUTBIASVECMISMATCH" V1_10 Error true
        "The result of a multiplication has the element type of its bias."
        "Convert the bias."
        ["M41"] [];
    /// A floating-point type is not marked unsigned.
    InstrLinAlgMatrixUnsignedFloatTypeNotAllowed = 169 "INSTR.LINALGMATRIXUNSIGNEDFLOATTYPENOTALLOWED" V1_10 Error true
        "A floating-point type is not marked unsigned."
        "Remove the mark."
        ["M41"] [];
    /// A matrix of thread scope is loaded from a raw buffer.
    InstrLinAlgMatrixLoadThreadRequiresBAB = 170 "INSTR.LINALGMATRIXLOADTHREADREQUIRESBAB" V1_10 Error true
        "A matrix of thread scope is loaded from a raw buffer."
        "Use a `ByteAddressBuffer`."
        ["M41"] [];
    /// The operation has a raw buffer that can be written.
    InstrLinAlgMatrixRequiresRWBAB = 171 "INSTR.LINALGMATRIXREQUIRESRWBAB" V1_10 Error true
        "The operation has a raw buffer that can be written."
        "Use an `RWByteAddressBuffer`."
        ["M41"] [];
    /// The operation has one of the two layouts that it allows.
    InstrLinAlgMatrixRequiresLayout2 = 172 "INSTR.LINALGMATRIXREQUIRESLAYOUT2" V1_10 Error true
        "The operation has one of the two layouts that it allows."
        "Choose one of these layouts."
        ["M41"] [];
    /// A dimension or type of one matrix is that of another one.
    InstrLinAlgMatrix2PartsMustMatch = 173 "INSTR.LINALGMATRIX2PARTSMUSTMATCH" V1_10 Error true
        "A dimension or type of one matrix is that of another one."
        "Change one of the two."
        ["M41"] [];
    /// The three matrices of an operation have one scope.
    InstrLinAlgMatrixScopeMustMatch3 = 174 "INSTR.LINALGMATRIXSCOPEMUSTMATCH3" V1_10 Error true
        "The three matrices of an operation have one scope."
        "Make all of them in one scope."
        ["M41"] [];
    /// The four matrices of an operation have one scope.
    InstrLinAlgMatrixScopeMustMatch4 = 175 "INSTR.LINALGMATRIXSCOPEMUSTMATCH4" V1_10 Error true
        "The four matrices of an operation have one scope."
        "Make all of them in one scope."
        ["M41"] [];
    /// The columns of the first factor are as many as the rows of the second.
    InstrLinAlgMatrixMatrixKDimMustMatch = 176 "INSTR.LINALGMATRIXMATRIXKDIMMUSTMATCH" V1_10 Error true
        "The columns of the first factor are as many as the rows of the second."
        "Change one of the factors."
        ["M41"] [];
    /// The result of a multiplication has the rows of the first factor and the columns of the second.
    InstrLinAlgMatrixMatrixResDimMustMatch = 177 "INSTR.LINALGMATRIXMATRIXRESDIMMUSTMATCH" V1_10 Error true
        "The result of a multiplication has the rows of the first factor and the columns of the second."
        "Change the type of the result."
        ["M41"] [];
    /// Values and variables are no vectors, before shader model 6.9 and outside of libraries.
    TypesNoVector = 178 "TYPES.NOVECTOR" V1_0 Error true
        "Values and variables are no vectors, before shader model 6.9 and outside of libraries."
        "Split the vector into scalars: `dxil opt` does."
        ["M27"] [];
    /// Values and variables are of types that DXIL has.
    TypesDefined = 179 "TYPES.DEFINED" V1_0 Error true
        "Values and variables are of types that DXIL has."
        "Use numbers, and arrays and structs of them."
        ["M27"] [];
    /// Integers have 1, 8, 16, 32 or 64 bits.
    TypesIntWidth = 180 "TYPES.INTWIDTH" V1_0 Error true
        "Integers have 1, 8, 16, 32 or 64 bits."
        "Widen the integer."
        ["M27"] [];
    /// An array has one dimension.
    TypesNoMultiDim = 181 "TYPES.NOMULTIDIM" V1_0 Error true
        "An array has one dimension."
        "Flatten the array."
        ["M27"] [];
    /// No variable, array or struct has pointers.
    TypesNoPtrToPtr = 182 "TYPES.NOPTRTOPTR" V1_5 Error true
        "No variable, array or struct has pointers."
        "Keep indices in place of pointers."
        ["M27"] [];
    /// Bytes are operands of operations, and pointers to bytes those of lifetimes only.
    TypesI8 = 183 "TYPES.I8" V1_0 Error true
        "Bytes are operands of operations, and pointers to bytes those of lifetimes only."
        "Use integers of 32 bits."
        ["M26"] [];
    /// The shader model is one that the validator knows.
    SmName = 184 "SM.NAME" V1_0 Error true
        "The shader model is one that the validator knows."
        "State a known shader model."
        ["M01"] [];
    /// The module states the DXIL version of its shader model.
    SmDxilVersion = 185 "SM.DXILVERSION" V1_0 Error true
        "The module states the DXIL version of its shader model."
        "State DXIL 1.x for shader model 6.x."
        ["M01"] [];
    /// The program header of the container states the shader model of the module.
    SmProgramVersion = 186 "SM.PROGRAMVERSION" V1_9 Error true
        "The program header of the container states the shader model of the module."
        "Write the header from the module."
        ["V09"] [];
    /// The shader model and the stage have the operation.
    SmOpcode = 187 "SM.OPCODE" V1_0 Error true
        "The shader model and the stage have the operation."
        "Raise the shader model, or move the call to a stage that has the operation."
        ["C07"] [];
    /// The shader model has the value of an operand.
    SmOperand = 188 "SM.OPERAND" V1_0 Error true
        "The shader model has the value of an operand."
        "Raise the shader model, or choose another value."
        ["M23"] [];
    /// The stage has the semantic in this signature.
    SmSemantic = 189 "SM.SEMANTIC" V1_0 Error true
        "The stage has the semantic in this signature."
        "Rename the element, or move it to the signature that has it."
        ["M07"] [];
    /// An element that is not interpolated states no interpolation mode.
    SmNoInterpMode = 190 "SM.NOINTERPMODE" V1_0 Error true
        "An element that is not interpolated states no interpolation mode."
        "State the undefined mode."
        ["M09"] [];
    /// An input that the rasterizer does not interpolate has the constant mode.
    SmConstantInterpMode = 191 "SM.CONSTANTINTERPMODE" V1_5 Error true
        "An input that the rasterizer does not interpolate has the constant mode."
        "State `nointerpolation`."
        ["M09"] [];
    /// Outputs of a pixel shader are stored to constant rows.
    SmNoPSOutputIdx = 192 "SM.NOPSOUTPUTIDX" V1_0 Error true
        "Outputs of a pixel shader are stored to constant rows."
        "Select between values, and store to each row."
        ["M10"] [];
    /// A position beside a conservative depth output is interpolated at the centroid or at the sample.
    SmPSConsistentInterp = 193 "SM.PSCONSISTENTINTERP" V1_0 Error true
        "A position beside a conservative depth output is interpolated at the centroid or at the sample."
        "Declare the position `noperspective centroid` or `noperspective sample`."
        ["M09"] [];
    /// Each dimension of a thread group is in the range of its stage.
    SmThreadGroupChannelRange = 194 "SM.THREADGROUPCHANNELRANGE" V1_0 Error true
        "Each dimension of a thread group is in the range of its stage."
        "Choose a number of threads in the range."
        ["M04"] [];
    /// A thread group has no more threads than its stage allows.
    SmMaxTheadGroup = 195 "SM.MAXTHEADGROUP" V1_0 Error true
        "A thread group has no more threads than its stage allows."
        "Reduce the number of threads."
        ["M04"] [];
    /// An entry point uses no more group-shared memory than its stage has.
    SmMaxTGSMSizeOnEntry = 196 "SM.MAXTGSMSIZEONENTRY" V1_10 Error true
        "An entry point uses no more group-shared memory than its stage has."
        "Use less memory."
        ["M19"] [];
    /// An entry point uses no more group-shared memory than it states.
    SmExplicitTGSMSizeOnEntry = 197 "SM.EXPLICITTGSMSIZEONENTRY" V1_10 Error true
        "An entry point uses no more group-shared memory than it states."
        "State a higher limit, or use less memory."
        ["M19"] [];
    /// Group-shared memory is used by stages with thread groups only.
    SmTGSMUnsupported = 198 "SM.TGSMUNSUPPORTED" V1_6 Error true
        "Group-shared memory is used by stages with thread groups only."
        "Use memory of the thread."
        ["M19"] [];
    /// The size of waves is 4, 8, 16, 32, 64 or 128.
    SmWaveSizeValue = 199 "SM.WAVESIZEVALUE" V1_6 Error true
        "The size of waves is 4, 8, 16, 32, 64 or 128."
        "State one of these sizes."
        ["M04"] [];
    /// A wave size without a least size has no other sizes.
    SmWaveSizeAllZeroWhenUndefined = 200 "SM.WAVESIZEALLZEROWHENUNDEFINED" V1_8 Error true
        "A wave size without a least size has no other sizes."
        "State the least size."
        ["M04"] [];
    /// A wave size that is no range has no greatest and no preferred size.
    SmWaveSizeMaxAndPreferredZeroWhenNoRange = 201 "SM.WAVESIZEMAXANDPREFERREDZEROWHENNORANGE" V1_8 Error true
        "A wave size that is no range has no greatest and no preferred size."
        "Set both to 0."
        ["M04"] [];
    /// The greatest wave size is not less than the least.
    SmWaveSizeMaxGreaterThanMin = 202 "SM.WAVESIZEMAXGREATERTHANMIN" V1_8 Error true
        "The greatest wave size is not less than the least."
        "Swap the two."
        ["M04"] [];
    /// The preferred wave size lies between the least and the greatest.
    SmWaveSizePreferredInRange = 203 "SM.WAVESIZEPREFERREDINRANGE" V1_8 Error true
        "The preferred wave size lies between the least and the greatest."
        "Choose one in the range."
        ["M04"] [];
    /// Only compute shaders and nodes state a wave size.
    SmWaveSizeOnComputeOrNode = 204 "SM.WAVESIZEONCOMPUTEORNODE" V1_8 Error true
        "Only compute shaders and nodes state a wave size."
        "Remove the wave size."
        ["M04"] [];
    /// A single wave size is stated in shader models 6.6 and 6.7.
    SmWaveSizeNeedsSM66or67 = 205 "SM.WAVESIZENEEDSSM66OR67" V1_8 Error true
        "A single wave size is stated in shader models 6.6 and 6.7."
        "State a range in 6.8, or raise the shader model."
        ["M04"] [];
    /// A range of wave sizes is stated since shader model 6.8.
    SmWaveSizeRangeNeedsSM68Plus = 206 "SM.WAVESIZERANGENEEDSSM68PLUS" V1_8 Error true
        "A range of wave sizes is stated since shader model 6.8."
        "State a single size, or raise the shader model."
        ["M04"] [];
    /// A range of wave sizes has three numbers.
    SmWaveSizeRangeExpectsThreeParams = 207 "SM.WAVESIZERANGEEXPECTSTHREEPARAMS" V1_8 Error true
        "A range of wave sizes has three numbers."
        "State the least, the greatest and the preferred size."
        [] [];
    /// A single wave size has one number.
    SmWaveSizeExpectsOneParam = 208 "SM.WAVESIZEEXPECTSONEPARAM" V1_8 Error true
        "A single wave size has one number."
        "State one number."
        [] [];
    /// An entry point states its wave size once.
    SmWaveSizeTagDuplicate = 209 "SM.WAVESIZETAGDUPLICATE" V1_8 Error true
        "An entry point states its wave size once."
        "Remove the second statement."
        ["M04"] [];
    /// The numbers of a wave size are constants.
    SmWaveSizeNeedsConstantOperands = 210 "SM.WAVESIZENEEDSCONSTANTOPERANDS" V1_8 Error true
        "The numbers of a wave size are constants."
        "State integers of 32 bits."
        [] [];
    /// Rasterizer-ordered views are bound to pixel shaders only.
    SmROVOnlyInPS = 211 "SM.ROVONLYINPS" V1_0 Error true
        "Rasterizer-ordered views are bound to pixel shaders only."
        "Remove the flag."
        ["M14"] [];
    /// The patch constants have the tessellation factors of the domain.
    SmTessFactorForDomain = 212 "SM.TESSFACTORFORDOMAIN" V1_0 Error true
        "The patch constants have the tessellation factors of the domain."
        "Add `SV_TessFactor`, and `SV_InsideTessFactor` unless the domain is isolines."
        ["M10"] [];
    /// `SV_TessFactor` has a row for each edge of the domain, and one column.
    SmTessFactorSizeMatchDomain = 213 "SM.TESSFACTORSIZEMATCHDOMAIN" V1_0 Error true
        "`SV_TessFactor` has a row for each edge of the domain, and one column."
        "Declare 2 rows for isolines, 3 for triangles and 4 for quads."
        ["M10"] [];
    /// `SV_InsideTessFactor` has a row for each inner factor of the domain, and one column.
    SmInsideTessFactorSizeMatchDomain = 214 "SM.INSIDETESSFACTORSIZEMATCHDOMAIN" V1_0 Error true
        "`SV_InsideTessFactor` has a row for each inner factor of the domain, and one column."
        "Declare one row for triangles and 2 for quads."
        ["M10"] [];
    /// `DomainLocation` is asked for a coordinate that the domain has.
    SmDomainLocationIdxOOB = 215 "SM.DOMAINLOCATIONIDXOOB" V1_0 Error true
        "`DomainLocation` is asked for a coordinate that the domain has."
        "Quads have two coordinates, other domains three."
        ["M23", "C11"] [DomainLocation];
    /// A hull shader without code for control points passes as many on as it reads.
    SmHullPassThruControlPointCountMatch = 216 "SM.HULLPASSTHRUCONTROLPOINTCOUNTMATCH" V1_0 Error true
        "A hull shader without code for control points passes as many on as it reads."
        "Make the two numbers equal."
        ["M04"] [];
    /// The output control points of a hull shader have at most 3968 numbers together.
    SmOutputControlPointsTotalScalars = 217 "SM.OUTPUTCONTROLPOINTSTOTALSCALARS" V1_0 Error true
        "The output control points of a hull shader have at most 3968 numbers together."
        "Reduce the outputs, or the control points."
        ["M04"] [];
    /// Isolines are put out as points or lines.
    SmIsoLineOutputPrimitiveMismatch = 218 "SM.ISOLINEOUTPUTPRIMITIVEMISMATCH" V1_0 Error true
        "Isolines are put out as points or lines."
        "State points or lines."
        ["M04"] [];
    /// Triangles are put out as points or triangles.
    SmTriOutputPrimitiveMismatch = 219 "SM.TRIOUTPUTPRIMITIVEMISMATCH" V1_0 Error true
        "Triangles are put out as points or triangles."
        "State points or triangles."
        ["M04"] [];
    /// The domain is isolines, triangles or quads.
    SmValidDomain = 220 "SM.VALIDDOMAIN" V1_0 Error true
        "The domain is isolines, triangles or quads."
        "State one of these domains."
        ["M04"] [];
    /// Only hull and domain shaders have patch constants.
    SmPatchConstantOnlyForHSDS = 221 "SM.PATCHCONSTANTONLYFORHSDS" V1_0 Error false
        "Only hull and domain shaders have patch constants."
        "Remove the signature."
        [] [];
    /// The stream of an element is one that the stage has: 0, and in geometry shaders up to 3.
    SmStreamIndexRange = 222 "SM.STREAMINDEXRANGE" V1_0 Error true
        "The stream of an element is one that the stage has: 0, and in geometry shaders up to 3."
        "Choose another stream."
        ["M10"] [];
    /// A pixel shader puts out targets, a depth, a coverage and a stencil reference only.
    SmPSOutputSemantic = 223 "SM.PSOUTPUTSEMANTIC" V1_0 Error true
        "A pixel shader puts out targets, a depth, a coverage and a stencil reference only."
        "Rename the output, or remove it."
        ["M07"] [];
    /// A pixel shader puts out one depth.
    SmPSMultipleDepthSemantic = 224 "SM.PSMULTIPLEDEPTHSEMANTIC" V1_0 Error true
        "A pixel shader puts out one depth."
        "Keep one of the depth outputs."
        ["M06"] [];
    /// The index of `SV_Target` is its row.
    SmPSTargetIndexMatchesRow = 225 "SM.PSTARGETINDEXMATCHESROW" V1_0 Error true
        "The index of `SV_Target` is its row."
        "Move the target to the row of its index."
        ["M10"] [];
    /// `SV_Target` begins at the first column.
    SmPSTargetCol0 = 226 "SM.PSTARGETCOL0" V1_0 Error true
        "`SV_Target` begins at the first column."
        "Move the target to column 0."
        ["M10"] [];
    /// A pixel shader does not read both the coverage and the inner coverage.
    SmPSCoverageAndInnerCoverage = 227 "SM.PSCOVERAGEANDINNERCOVERAGE" V1_0 Error true
        "A pixel shader does not read both the coverage and the inner coverage."
        "Remove one of the inputs."
        ["M07"] [];
    /// A geometry shader emits at most 1024 vertices.
    SmGSOutputVertexCountRange = 228 "SM.GSOUTPUTVERTEXCOUNTRANGE" V1_0 Error true
        "A geometry shader emits at most 1024 vertices."
        "Reduce the number of vertices."
        ["M04"] [];
    /// A geometry shader has 1 to 32 instances.
    SmGSInstanceCountRange = 229 "SM.GSINSTANCECOUNTRANGE" V1_0 Error true
        "A geometry shader has 1 to 32 instances."
        "Choose a number from 1 to 32."
        ["M04"] [];
    /// A domain shader reads at most 32 control points.
    SmDSInputControlPointCountRange = 230 "SM.DSINPUTCONTROLPOINTCOUNTRANGE" V1_0 Error true
        "A domain shader reads at most 32 control points."
        "Reduce the number of control points."
        ["M04"] [];
    /// A hull shader reads at most 32 control points.
    SmHSInputControlPointCountRange = 231 "SM.HSINPUTCONTROLPOINTCOUNTRANGE" V1_0 Error true
        "A hull shader reads at most 32 control points."
        "Reduce the number of control points."
        ["M04"] [];
    /// A hull shader that reads no control points has no inputs.
    SmZeroHSInputControlPointWithInput = 232 "SM.ZEROHSINPUTCONTROLPOINTWITHINPUT" V1_0 Error true
        "A hull shader that reads no control points has no inputs."
        "Remove the inputs, or state the number of control points."
        ["M04"] [];
    /// A hull shader puts out 1 to 32 control points, or none if its domain is undefined.
    SmOutputControlPointCountRange = 233 "SM.OUTPUTCONTROLPOINTCOUNTRANGE" V1_0 Error true
        "A hull shader puts out 1 to 32 control points, or none if its domain is undefined."
        "Choose a number from 1 to 32."
        ["M04"] [];
    /// The input primitive of a geometry shader is known.
    SmGSValidInputPrimitive = 234 "SM.GSVALIDINPUTPRIMITIVE" V1_0 Error true
        "The input primitive of a geometry shader is known."
        "State points, lines, triangles, or patches."
        ["M04"] [];
    /// A geometry shader puts out points, line strips or triangle strips.
    SmGSValidOutputPrimitiveTopology = 235 "SM.GSVALIDOUTPUTPRIMITIVETOPOLOGY" V1_0 Error true
        "A geometry shader puts out points, line strips or triangle strips."
        "State one of these topologies."
        ["M04"] [];
    /// Before shader model 5.1, a counter is not both incremented and decremented.
    SmAppendAndConsumeOnSameUAV = 236 "SM.APPENDANDCONSUMEONSAMEUAV" V1_0 Error false
        "Before shader model 5.1, a counter is not both incremented and decremented."
        "Use two buffers."
        [] [];
    /// A cube texture is not written.
    SmInvalidTextureKindOnUAV = 237 "SM.INVALIDTEXTUREKINDONUAV" V1_0 Error true
        "A cube texture is not written."
        "Bind the cube as an array of 2D textures."
        ["M14"] [];
    /// The kind of a resource is known, and one that its class has.
    SmInvalidResourceKind = 238 "SM.INVALIDRESOURCEKIND" V1_0 Error true
        "The kind of a resource is known, and one that its class has."
        "State a kind of the class."
        ["M14"] [];
    /// The elements of a resource are of a known type.
    SmInvalidResourceCompType = 239 "SM.INVALIDRESOURCECOMPTYPE" V1_0 Error true
        "The elements of a resource are of a known type."
        "State the type of the elements."
        ["M15"] [];
    /// A feedback texture has a known kind of map.
    SmInvalidSamplerFeedbackType = 240 "SM.INVALIDSAMPLERFEEDBACKTYPE" V1_5 Error true
        "A feedback texture has a known kind of map."
        "State one of the kinds."
        ["M15"] [];
    /// Only multisampled textures state a number of samples.
    SmSampleCountOnlyOn2DMS = 241 "SM.SAMPLECOUNTONLYON2DMS" V1_0 Error true
        "Only multisampled textures state a number of samples."
        "Set the number to 0."
        ["M15"] [];
    /// Only structured buffers have a counter.
    SmCounterOnlyOnStructBuf = 242 "SM.COUNTERONLYONSTRUCTBUF" V1_0 Error true
        "Only structured buffers have a counter."
        "Use a structured buffer, or an atomic operation."
        ["M14"] [BufferUpdateCounter];
    /// The vertices of a geometry shader have at most 1024 numbers together.
    SmGSTotalOutputVertexDataRange = 243 "SM.GSTOTALOUTPUTVERTEXDATARANGE" V1_0 Error true
        "The vertices of a geometry shader have at most 1024 numbers together."
        "Reduce the vertices, or the outputs."
        ["M04"] [];
    /// A geometry shader with several streams puts out points.
    SmMultiStreamMustBePoint = 244 "SM.MULTISTREAMMUSTBEPOINT" V1_0 Error true
        "A geometry shader with several streams puts out points."
        "Put out points, or use one stream."
        ["M04"] [];
    /// All components of the position are stored.
    SmCompletePosition = 245 "SM.COMPLETEPOSITION" V1_0 Error true
        "All components of the position are stored."
        "Store the missing components on every path."
        ["M24"] [];
    /// All components of a system value that is put out are stored.
    SmUndefinedOutput = 246 "SM.UNDEFINEDOUTPUT" V1_0 Error true
        "All components of a system value that is put out are stored."
        "Store the missing components."
        ["M24"] [];
    /// Compute shaders have no signatures.
    SmCSNoSignatures = 247 "SM.CSNOSIGNATURES" V1_3 Error true
        "Compute shaders have no signatures."
        "Remove the elements."
        ["M07"] [];
    /// A constant or texture buffer is a struct.
    SmCBufferTemplateTypeMustBeStruct = 248 "SM.CBUFFERTEMPLATETYPEMUSTBESTRUCT" V1_0 Error true
        "A constant or texture buffer is a struct."
        "Wrap the number in a struct."
        ["M15"] [];
    /// No two resources of a class share registers of a space.
    SmResourceRangeOverlap = 249 "SM.RESOURCERANGEOVERLAP" V1_0 Error true
        "No two resources of a class share registers of a space."
        "Move one of them to other registers or another space."
        ["M12"] [];
    /// A constant buffer has at most 65536 bytes.
    SmCBufferSize = 250 "SM.CBUFFERSIZE" V1_6 Error true
        "A constant buffer has at most 65536 bytes."
        "Split the buffer."
        ["M15"] [];
    /// No two fields of a constant buffer overlap.
    SmCBufferOffsetOverlap = 251 "SM.CBUFFEROFFSETOVERLAP" V1_0 Error true
        "No two fields of a constant buffer overlap."
        "Move one of the fields."
        ["M40"] [];
    /// The fields of a constant buffer lie within its size.
    SmCBufferElementOverflow = 252 "SM.CBUFFERELEMENTOVERFLOW" V1_0 Error true
        "The fields of a constant buffer lie within its size."
        "Raise the size of the buffer."
        ["M40"] [];
    /// An array in a constant buffer begins at a multiple of 16 bytes.
    SmCBufferArrayOffsetAlignment = 253 "SM.CBUFFERARRAYOFFSETALIGNMENT" V1_5 Error true
        "An array in a constant buffer begins at a multiple of 16 bytes."
        "Align the array."
        ["M40"] [];
    /// An operation is called in functions, stages and shader models that allow it.
    SmOpcodeInInvalidFunction = 254 "SM.OPCODEININVALIDFUNCTION" V1_0 Error true
        "An operation is called in functions, stages and shader models that allow it."
        "Call it elsewhere, or use the operation that replaces it."
        ["C07", "M26"] [];
    /// The input signature of a pixel shader that reads `SV_ViewID` has a free component for it.
    SmViewIDNeedsSlot = 255 "SM.VIEWIDNEEDSSLOT" V1_0 Error true
        "The input signature of a pixel shader that reads `SV_ViewID` has a free component for it."
        "Remove an input."
        ["M36"] [ViewId];
    /// Raw buffers are accessed in 64-bit numbers since shader model 6.3.
    Sm64bitRawBufferLoadStore = 256 "SM.64BITRAWBUFFERLOADSTORE" V1_3 Error true
        "Raw buffers are accessed in 64-bit numbers since shader model 6.3."
        "Access two numbers of 32 bits, or raise the shader model."
        ["C07"] [RawBufferLoad, RawBufferStore];
    /// Ray-tracing shaders have no signatures.
    SmRayShaderSignatures = 257 "SM.RAYSHADERSIGNATURES" V1_3 Error true
        "Ray-tracing shaders have no signatures."
        "Remove the signatures; such shaders have parameters."
        ["M07"] [];
    /// A ray-tracing shader states at least the size of its parameter.
    SmRayShaderPayloadSize = 258 "SM.RAYSHADERPAYLOADSIZE" V1_3 Error true
        "A ray-tracing shader states at least the size of its parameter."
        "State the size of the struct."
        ["M32"] [];
    /// A mesh shader puts out at most 256 vertices.
    SmMeshShaderMaxVertexCount = 259 "SM.MESHSHADERMAXVERTEXCOUNT" V1_5 Error true
        "A mesh shader puts out at most 256 vertices."
        "Reduce the number of vertices."
        ["M04"] [];
    /// A mesh shader puts out at most 256 primitives.
    SmMeshShaderMaxPrimitiveCount = 260 "SM.MESHSHADERMAXPRIMITIVECOUNT" V1_5 Error true
        "A mesh shader puts out at most 256 primitives."
        "Reduce the number of primitives."
        ["M04"] [];
    /// The payload of a mesh shader has at most 16384 bytes.
    SmMeshShaderPayloadSize = 261 "SM.MESHSHADERPAYLOADSIZE" V1_5 Error true
        "The payload of a mesh shader has at most 16384 bytes."
        "Reduce the payload."
        ["M31"] [];
    /// The payload that a mesh shader reads is not larger than it states.
    SmMeshShaderPayloadSizeDeclared = 262 "SM.MESHSHADERPAYLOADSIZEDECLARED" V1_5 Error true
        "The payload that a mesh shader reads is not larger than it states."
        "State the size of the struct."
        ["M31"] [GetMeshPayload];
    /// The outputs of a mesh shader have at most 32768 bytes.
    SmMeshShaderOutputSize = 263 "SM.MESHSHADEROUTPUTSIZE" V1_5 Error true
        "The outputs of a mesh shader have at most 32768 bytes."
        "Reduce the vertices, the primitives or their elements."
        ["M34"] [];
    /// The payload and the outputs of a mesh shader have at most 48128 bytes together.
    SmMeshShaderInOutSize = 264 "SM.MESHSHADERINOUTSIZE" V1_5 Error true
        "The payload and the outputs of a mesh shader have at most 48128 bytes together."
        "Reduce the payload, or the outputs."
        ["M34"] [];
    /// The vertices of a mesh shader have at most 32 rows.
    SmMeshVSigRowCount = 265 "SM.MESHVSIGROWCOUNT" V1_5 Error true
        "The vertices of a mesh shader have at most 32 rows."
        "Reduce the elements of vertices."
        ["M34"] [];
    /// The primitives of a mesh shader have at most 32 rows.
    SmMeshPSigRowCount = 266 "SM.MESHPSIGROWCOUNT" V1_5 Error true
        "The primitives of a mesh shader have at most 32 rows."
        "Reduce the elements of primitives."
        ["M34"] [];
    /// Vertices and primitives of a mesh shader have at most 32 rows together.
    SmMeshTotalSigRowCount = 267 "SM.MESHTOTALSIGROWCOUNT" V1_5 Error true
        "Vertices and primitives of a mesh shader have at most 32 rows together."
        "Reduce the elements."
        ["M34"] [];
    /// The payload of an amplification shader has at most 16384 bytes.
    SmAmplificationShaderPayloadSize = 268 "SM.AMPLIFICATIONSHADERPAYLOADSIZE" V1_5 Error true
        "The payload of an amplification shader has at most 16384 bytes."
        "Reduce the payload."
        ["M31"] [];
    /// The payload that an amplification shader passes on is not larger than it states.
    SmAmplificationShaderPayloadSizeDeclared = 269 "SM.AMPLIFICATIONSHADERPAYLOADSIZEDECLARED" V1_5 Error true
        "The payload that an amplification shader passes on is not larger than it states."
        "State the size of the struct."
        ["M31"] [DispatchMesh];
    /// `IsNaN`, `IsInf`, `IsFinite` and `IsNormal` have 16-bit overloads since shader model 6.9.
    SmIsSpecialFloat = 270 "SM.ISSPECIALFLOAT" V1_9 Error true
        "`IsNaN`, `IsInf`, `IsFinite` and `IsNormal` have 16-bit overloads since shader model 6.9."
        "Convert the number to 32 bits, or raise the shader model."
        ["C07"] [IsNaN, IsInf, IsFinite, IsNormal];
    /// Control flow is reducible: a loop is entered in one place.
    FlowReducible = 271 "FLOW.REDUCIBLE" V1_0 Error true
        "Control flow is reducible: a loop is entered in one place."
        "Split the blocks that are entered from two places."
        ["M28"] [];
    /// Functions do not call themselves.
    FlowNoRecursion = 272 "FLOW.NORECURSION" V1_8 Error true
        "Functions do not call themselves."
        "Replace the recursion by a loop."
        ["M18"] [];
    /// A loop has an exit.
    FlowDeadLoop = 273 "FLOW.DEADLOOP" V1_0 Error true
        "A loop has an exit."
        "Add a condition that leaves the loop."
        ["M28"] [];
    /// A function that a shader calls has no parameters, outside of libraries.
    FlowFunctionCall = 274 "FLOW.FUNCTIONCALL" V1_0 Error true
        "A function that a shader calls has no parameters, outside of libraries."
        "Inline the function."
        ["M03"] [];
    /// Names that begin with `dx.` are those of DXIL.
    DeclDxilNsReserved = 275 "DECL.DXILNSRESERVED" V1_0 Error true
        "Names that begin with `dx.` are those of DXIL."
        "Rename the function or type."
        ["M27"] [];
    /// A function without a body is one of DXIL.
    DeclDxilFnExtern = 276 "DECL.DXILFNEXTERN" V1_0 Error true
        "A function without a body is one of DXIL."
        "Define the function, or link the module with it."
        ["M17"] [];
    /// A function or variable of the module is used.
    DeclUsedInternal = 277 "DECL.USEDINTERNAL" V1_0 Error true
        "A function or variable of the module is used."
        "Remove it."
        ["M29"] [];
    /// A variable that others define is used.
    DeclNotUsedExternal = 278 "DECL.NOTUSEDEXTERNAL" V1_0 Error true
        "A variable that others define is used."
        "Remove it."
        ["M29"] [];
    /// A declared function is used.
    DeclUsedExternalFunction = 279 "DECL.USEDEXTERNALFUNCTION" V1_0 Error true
        "A declared function is used."
        "Call the function, or remove its declaration."
        ["M29", "C05"] [];
    /// A function is only called.
    DeclFnIsCalled = 280 "DECL.FNISCALLED" V1_0 Error true
        "A function is only called."
        "Call the function directly."
        ["M29"] [];
    /// No parameter of a function is a struct, an array of structs, or a pointer to one of these.
    DeclFnFlattenParam = 281 "DECL.FNFLATTENPARAM" V1_0 Error true
        "No parameter of a function is a struct, an array of structs, or a pointer to one of these."
        "Pass the fields one by one, or a pointer to each; or inline the function."
        ["M30"] [];
    /// A function has only attributes that DXIL knows.
    DeclFnAttribute = 282 "DECL.FNATTRIBUTE" V1_2 Error true
        "A function has only attributes that DXIL knows."
        "Remove the attribute."
        ["M25"] [];
    /// No parameter and no result of a function is a resource.
    DeclResourceInFnSig = 283 "DECL.RESOURCEINFNSIG" V1_3 Error true
        "No parameter and no result of a function is a resource."
        "Inline the function, or make the handle in it."
        ["M30"] [];
    /// No parameter of a function is a ray query.
    DeclRayQueryInFnSig = 284 "DECL.RAYQUERYINFNSIG" V1_8 Error false
        "No parameter of a function is a ray query."
        "Inline the function."
        [] [];
    /// The flags of `AllocateRayQuery` are constant.
    DeclAllocateRayQueryFlagsAreConst = 285 "DECL.ALLOCATERAYQUERYFLAGSARECONST" V1_9 Error true
        "The flags of `AllocateRayQuery` are constant."
        "Pass a constant."
        ["C10"] [AllocateRayQuery];
    /// Both flags of `AllocateRayQuery2` are constant.
    DeclAllocateRayQuery2FlagsAreConst = 286 "DECL.ALLOCATERAYQUERY2FLAGSARECONST" V1_9 Error true
        "Both flags of `AllocateRayQuery2` are constant."
        "Pass constants."
        ["C10"] [AllocateRayQuery2];
    /// A ray query that forces two states of opacity micromaps allows such micromaps.
    DeclAllowOpacityMicromapsExpectedGivenForceOMM2State = 287 "DECL.ALLOWOPACITYMICROMAPSEXPECTEDGIVENFORCEOMM2STATE" V1_9 Error true
        "A ray query that forces two states of opacity micromaps allows such micromaps."
        "Add the flag that allows them."
        ["M42"] [AllocateRayQuery2];
    /// The payload of a ray-tracing shader is a struct.
    DeclPayloadStruct = 288 "DECL.PAYLOADSTRUCT" V1_3 Error true
        "The payload of a ray-tracing shader is a struct."
        "Wrap the payload in a struct."
        ["M32"] [];
    /// The attributes of a hit are a struct.
    DeclAttrStruct = 289 "DECL.ATTRSTRUCT" V1_3 Error true
        "The attributes of a hit are a struct."
        "Wrap the attributes in a struct."
        ["M32"] [];
    /// The parameter of a callable shader is a struct.
    DeclParamStruct = 290 "DECL.PARAMSTRUCT" V1_3 Error true
        "The parameter of a callable shader is a struct."
        "Wrap the parameter in a struct."
        ["M32"] [];
    /// A shader has only the parameters of its stage.
    DeclExtraArgs = 291 "DECL.EXTRAARGS" V1_3 Error true
        "A shader has only the parameters of its stage."
        "Remove the parameter."
        ["M32"] [];
    /// A shader has no result.
    DeclShaderReturnVoid = 292 "DECL.SHADERRETURNVOID" V1_3 Error true
        "A shader has no result."
        "Store the outputs."
        ["M03"] [];
    /// A ray-tracing shader has the parameters of its stage.
    DeclShaderMissingArg = 293 "DECL.SHADERMISSINGARG" V1_3 Error true
        "A ray-tracing shader has the parameters of its stage."
        "Add the parameter."
        ["M32"] [];
    /// A node has one input.
    DeclMultipleNodeInputs = 294 "DECL.MULTIPLENODEINPUTS" V1_8 Error true
        "A node has one input."
        "Merge the records."
        ["M38"] [];
    /// The input of a node is one that its launch type allows.
    DeclNodeLaunchInputType = 295 "DECL.NODELAUNCHINPUTTYPE" V1_8 Error true
        "The input of a node is one that its launch type allows."
        "Use the record of the launch type."
        ["M38"] [];
    /// The functions that an entry point calls suit it.
    SmIncompatibleCallInEntry = 296 "SM.INCOMPATIBLECALLINENTRY" V1_8 Error true
        "The functions that an entry point calls suit it."
        "See the other findings for the call."
        ["M37"] [];
    /// The operations of an entry point suit its stage and properties.
    SmIncompatibleOperation = 297 "SM.INCOMPATIBLEOPERATION" V1_8 Error true
        "The operations of an entry point suit its stage and properties."
        "See the other findings for the operation."
        ["M37"] [];
    /// A function uses only what the stage of its entry point has.
    SmIncompatibleStage = 298 "SM.INCOMPATIBLESTAGE" V1_8 Error true
        "A function uses only what the stage of its entry point has."
        "Move the call to another stage."
        ["M37"] [];
    /// A function uses only what the shader model has.
    SmIncompatibleShaderModel = 299 "SM.INCOMPATIBLESHADERMODEL" V1_8 Error true
        "A function uses only what the shader model has."
        "Raise the shader model."
        ["M37"] [];
    /// Where derivatives are taken, the thread group has quads: x a multiple of 4, or x and y of 2.
    SmIncompatibleThreadGroupDim = 300 "SM.INCOMPATIBLETHREADGROUPDIM" V1_8 Error true
        "Where derivatives are taken, the thread group has quads: x a multiple of 4, or x and y of 2."
        "Change the numbers of threads."
        ["M37"] [];
    /// Stages with thread groups take derivatives since shader model 6.6.
    SmIncompatibleDerivInComputeShaderModel = 301 "SM.INCOMPATIBLEDERIVINCOMPUTESHADERMODEL" V1_8 Error true
        "Stages with thread groups take derivatives since shader model 6.6."
        "Raise the shader model."
        ["M37"] [];
    /// A function that needs a thread group is called from a stage that has one.
    SmIncompatibleRequiresGroup = 302 "SM.INCOMPATIBLEREQUIRESGROUP" V1_8 Error true
        "A function that needs a thread group is called from a stage that has one."
        "Move the call to another stage."
        ["M37"] [];
    /// Of nodes, broadcasting and coalescing ones take derivatives.
    SmIncompatibleDerivLaunch = 303 "SM.INCOMPATIBLEDERIVLAUNCH" V1_8 Error true
        "Of nodes, broadcasting and coalescing ones take derivatives."
        "Change the launch type."
        ["M37"] [];
}

named! {
    of_module
    META_COMPUTE_WITH_NODE = MetaComputeWithNode 38;
    META_KNOWN = MetaKnown 16;
    META_USED = MetaUsed 25;
    META_TARGET = MetaTarget 1;
    META_WELL_FORMED = MetaWellFormed 25;
    META_VERSION_SUPPORTED = MetaVersionSupported 1;
    META_SEMANTIC_LEN = MetaSemanticLen 5;
    META_INTERP_MODE_VALID = MetaInterpModeValid 9;
    META_NO_SEMANTIC_OVERLAP = MetaNoSemanticOverlap 6;
    META_DUPLICATE_SYS_VALUE = MetaDuplicateSysValue 6;
    META_SEMANTIC_INDEX_MAX = MetaSemanticIndexMax 6;
    META_SYSTEM_VALUE_ROWS = MetaSystemValueRows 10;
    META_SEMANTIC_SHOULD_BE_ALLOCATED = MetaSemanticShouldBeAllocated 10;
    META_SEMANTIC_SHOULD_NOT_BE_ALLOCATED = MetaSemanticShouldNotBeAllocated 10;
    META_VALUE_RANGE = MetaValueRange 25;
    META_FLAGS_USAGE = MetaFlagsUsage 39;
    META_DENSE_RES_I_DS = MetaDenseResIDs 13;
    META_SIGNATURE_OVERLAP = MetaSignatureOverlap 11;
    META_SIGNATURE_OUT_OF_RANGE = MetaSignatureOutOfRange 10;
    META_SIGNATURE_INDEX_CONFLICT = MetaSignatureIndexConflict 11;
    META_SIGNATURE_ILLEGAL_COMPONENT_ORDER = MetaSignatureIllegalComponentOrder 35;
    META_SIGNATURE_DATA_WIDTH = MetaSignatureDataWidth 11;
    META_INTEGER_INTERP_MODE = MetaIntegerInterpMode 9;
    META_INTERP_MODE_IN_ONE_ROW = MetaInterpModeInOneRow 11;
    META_SEMANTIC_COMP_TYPE = MetaSemanticCompType 8;
    META_CLIP_CULL_MAX_ROWS = MetaClipCullMaxRows 10;
    META_CLIP_CULL_MAX_COMPONENTS = MetaClipCullMaxComponents 10;
    META_SIGNATURE_COMP_TYPE = MetaSignatureCompType 8;
    META_TESSELLATOR_PARTITION = MetaTessellatorPartition 4;
    META_TESSELLATOR_OUTPUT_PRIMITIVE = MetaTessellatorOutputPrimitive 4;
    META_MAX_TESS_FACTOR = MetaMaxTessFactor 4;
    META_VALID_SAMPLER_MODE = MetaValidSamplerMode 14;
    META_COHERENCE_NOT_ON_APPEND_CONSUME = MetaCoherenceNotOnAppendConsume 14;
    META_STRUCT_BUF_ALIGNMENT = MetaStructBufAlignment 15;
    META_STRUCT_BUF_ALIGNMENT_OUT_OF_BOUND = MetaStructBufAlignmentOutOfBound 15;
    META_ENTRY_FUNCTION = MetaEntryFunction 3;
    META_INVALID_CONTROL_FLOW_HINT = MetaInvalidControlFlowHint 25;
    META_BRANCH_FLATTEN = MetaBranchFlatten 25;
    META_FORCE_CASE_ON_SWITCH = MetaForceCaseOnSwitch 25;
    META_CONTROL_FLOW_HINT_NOT_ON_CONTROL_FLOW = MetaControlFlowHintNotOnControlFlow 25;
    META_TEXTURE_TYPE = MetaTextureType 15;
    META_BARYCENTRICS_INTERPOLATION = MetaBarycentricsInterpolation 9;
    META_BARYCENTRICS_FLOAT3 = MetaBarycentricsFloat3 8;
    META_BARYCENTRICS_TWO_PERSPECTIVES = MetaBarycentricsTwoPerspectives 9;
    INSTR_PTR_BIT_CAST = InstrPtrBitCast 26;
    INSTR_MIN_PRECISON_BIT_CAST = InstrMinPrecisonBitCast 26;
    INSTR_STRUCT_BIT_CAST = InstrStructBitCast 26;
    INSTR_CHECK_ACCESS_FULLY_MAPPED = InstrCheckAccessFullyMapped 23;
    INSTR_OP_CONST = InstrOpConst 41;
    INSTR_ALLOWED = InstrAllowed 26;
    INSTR_OPERAND_RANGE = InstrOperandRange 20;
    INSTR_NO_READING_UNINITIALIZED = InstrNoReadingUninitialized 26;
    INSTR_NO_GENERIC_PTR_ADDR_SPACE_CAST = InstrNoGenericPtrAddrSpaceCast 26;
    INSTR_IN_BOUNDS_ACCESS = InstrInBoundsAccess 26;
    INSTR_OP_CONST_RANGE = InstrOpConstRange 21;
    INSTR_IMM_BIAS_FOR_SAMPLE_B = InstrImmBiasForSampleB 23;
    INSTR_NO_INDEFINITE_LOG = InstrNoIndefiniteLog 23;
    INSTR_NO_INDEFINITE_ASIN = InstrNoIndefiniteAsin 23;
    INSTR_NO_INDEFINITE_ACOS = InstrNoIndefiniteAcos 23;
    INSTR_NO_I_DIV_BY_ZERO = InstrNoIDivByZero 26;
    INSTR_NO_U_DIV_BY_ZERO = InstrNoUDivByZero 26;
    INSTR_NO_INDEFINITE_DSXY = InstrNoIndefiniteDsxy 23;
    INSTR_MIN_PRECISION_NOT_PRECISE = InstrMinPrecisionNotPrecise 25;
    INSTR_ONLY_ONE_ALLOC_CONSUME = InstrOnlyOneAllocConsume 22;
    INSTR_CANNOT_PULL_POSITION = InstrCannotPullPosition 20;
    INSTR_EVAL_INTERPOLATION_MODE = InstrEvalInterpolationMode 20;
    INSTR_RESOURCE_COORDINATE_MISS = InstrResourceCoordinateMiss 23;
    INSTR_RESOURCE_COORDINATE_TOO_MANY = InstrResourceCoordinateTooMany 23;
    INSTR_RESOURCE_OFFSET_MISS = InstrResourceOffsetMiss 23;
    INSTR_RESOURCE_OFFSET_TOO_MANY = InstrResourceOffsetTooMany 23;
    INSTR_UNDEF_RESULT_FOR_GET_DIMENSION = InstrUndefResultForGetDimension 23;
    INSTR_SAMPLER_MODE_FOR_LOD = InstrSamplerModeForLOD 22;
    INSTR_SAMPLER_MODE_FOR_SAMPLE = InstrSamplerModeForSample 22;
    INSTR_SAMPLER_MODE_FOR_SAMPLE_C = InstrSamplerModeForSampleC 22;
    INSTR_SAMPLE_COMP_TYPE = InstrSampleCompType 22;
    INSTR_WRITE_MASK_FOR_TYPED_UAV_STORE = InstrWriteMaskForTypedUAVStore 23;
    INSTR_WRITE_MASK_GAP_FOR_UAV = InstrWriteMaskGapForUAV 23;
    INSTR_RESOURCE_KIND_FOR_CALC_LOD = InstrResourceKindForCalcLOD 22;
    INSTR_RESOURCE_KIND_FOR_SAMPLE = InstrResourceKindForSample 22;
    INSTR_RESOURCE_KIND_FOR_SAMPLE_C = InstrResourceKindForSampleC 22;
    INSTR_RESOURCE_KIND_FOR_GATHER = InstrResourceKindForGather 22;
    INSTR_WRITE_MASK_MATCH_VALUE_FOR_UAV_STORE = InstrWriteMaskMatchValueForUAVStore 23;
    INSTR_UNDEFINED_VALUE_FOR_UAV_STORE = InstrUndefinedValueForUAVStore 23;
    INSTR_RESOURCE_KIND_FOR_BUFFER_LOAD_STORE = InstrResourceKindForBufferLoadStore 22;
    INSTR_RESOURCE_KIND_FOR_TEXTURE_STORE = InstrResourceKindForTextureStore 22;
    INSTR_RESOURCE_KIND_FOR_GET_DIM = InstrResourceKindForGetDim 22;
    INSTR_RESOURCE_KIND_FOR_TEXTURE_LOAD = InstrResourceKindForTextureLoad 22;
    INSTR_RESOURCE_CLASS_FOR_SAMPLER_GATHER = InstrResourceClassForSamplerGather 22;
    INSTR_RESOURCE_CLASS_FOR_UAV_STORE = InstrResourceClassForUAVStore 22;
    INSTR_RESOURCE_CLASS_FOR_LOAD = InstrResourceClassForLoad 22;
    INSTR_RESOURCE_MAP_TO_SINGLE_ENTRY = InstrResourceMapToSingleEntry 22;
    INSTR_RESOURCE_USER = InstrResourceUser 22;
    INSTR_RESOURCE_KIND_FOR_TRACE_RAY = InstrResourceKindForTraceRay 22;
    INSTR_OFFSET_ON_UAV_LOAD = InstrOffsetOnUAVLoad 23;
    INSTR_MIP_ON_UAV_LOAD = InstrMipOnUAVLoad 23;
    INSTR_SAMPLE_INDEX_FOR_LOAD2_DMS = InstrSampleIndexForLoad2DMS 23;
    INSTR_COORDINATE_COUNT_FOR_RAW_TYPED_BUF = InstrCoordinateCountForRawTypedBuf 23;
    INSTR_COORDINATE_COUNT_FOR_STRUCT_BUF = InstrCoordinateCountForStructBuf 23;
    INSTR_MIP_LEVEL_FOR_GET_DIMENSION = InstrMipLevelForGetDimension 23;
    INSTR_DXIL_STRUCT_USER = InstrDxilStructUser 23;
    INSTR_HANDLE_NOT_FROM_CREATE_HANDLE = InstrHandleNotFromCreateHandle 21;
    INSTR_BUFFER_UPDATE_COUNTER_ON_UAV = InstrBufferUpdateCounterOnUAV 22;
    INSTR_BUFFER_UPDATE_COUNTER_ON_RES_HAS_COUNTER = InstrBufferUpdateCounterOnResHasCounter 22;
    INSTR_C_BUFFER_OUT_OF_BOUND = InstrCBufferOutOfBound 22;
    INSTR_C_BUFFER_CLASS_FOR_C_BUFFER_HANDLE = InstrCBufferClassForCBufferHandle 22;
    INSTR_FAIL_TO_RESLOVE_TGSM_POINTER = InstrFailToResloveTGSMPointer 26;
    INSTR_EXTRACT_VALUE = InstrExtractValue 26;
    INSTR_ATTRIBUTE_AT_VERTEX_NO_INTERPOLATION = InstrAttributeAtVertexNoInterpolation 20;
    INSTR_SIGNATURE_OPERATION_NOT_IN_ENTRY = InstrSignatureOperationNotInEntry 20;
    INSTR_MULTIPLE_SET_MESH_OUTPUT_COUNTS = InstrMultipleSetMeshOutputCounts 31;
    INSTR_MISSING_SET_MESH_OUTPUT_COUNTS = InstrMissingSetMeshOutputCounts 33;
    INSTR_NON_DOMINATING_SET_MESH_OUTPUT_COUNTS = InstrNonDominatingSetMeshOutputCounts 33;
    INSTR_MULTIPLE_GET_MESH_PAYLOAD = InstrMultipleGetMeshPayload 31;
    INSTR_NOT_ONCE_DISPATCH_MESH = InstrNotOnceDispatchMesh 31;
    INSTR_NON_DOMINATING_DISPATCH_MESH = InstrNonDominatingDispatchMesh 33;
    INSTR_ATOMIC_OP_NON_GROUPSHARED_OR_RECORD = InstrAtomicOpNonGroupsharedOrRecord 26;
    INSTR_ATOMIC_INTRIN_NON_UAV = InstrAtomicIntrinNonUAV 22;
    INSTR_SV_CONFLICTING_LAUNCH_MODE = InstrSVConflictingLaunchMode 38;
    INSTR_ATOMIC_CONST = InstrAtomicConst 26;
    INSTR_NODE_RECORD_HANDLE_USE_AFTER_COMPLETE = InstrNodeRecordHandleUseAfterComplete 38;
    INSTR_UNDEF_HIT_OBJECT = InstrUndefHitObject 42;
    INSTR_PARAM_MULTIPLE = InstrParamMultiple 41;
    INSTR_PARAM_MINIMUM_VALUE = InstrParamMinimumValue 41;
    INSTR_MAY_REORDER_THREAD_UNDEF_COHERENCE_HINT_PARAM = InstrMayReorderThreadUndefCoherenceHintParam 42;
    INSTR_REORDER_COHERENT_REQUIRES_SM69 = InstrReorderCoherentRequiresSM69 14;
    INSTR_LIN_ALG_METADATA_MISSING = InstrLinAlgMetadataMissing 41;
    INSTR_LIN_ALG_ILLEGAL_K_DIM = InstrLinAlgIllegalKDim 41;
    INSTR_LIN_ALG_ILLEGAL_COMPONENT_TYPE = InstrLinAlgIllegalComponentType 41;
    INSTR_LIN_ALG_MATRIX_SCOPE_MISMATCH = InstrLinAlgMatrixScopeMismatch 41;
    INSTR_LIN_ALG_MATRIX_SCOPE_MISMATCH2 = InstrLinAlgMatrixScopeMismatch2 41;
    INSTR_LIN_ALG_MATRIX_USE_MISMATCH = InstrLinAlgMatrixUseMismatch 41;
    INSTR_LIN_ALG_MATRIX_USE_MISMATCH2 = InstrLinAlgMatrixUseMismatch2 41;
    INSTR_LIN_ALG_MATRIX_NOT_EXACT_MATCH = InstrLinAlgMatrixNotExactMatch 41;
    INSTR_LIN_ALG_MATRIX_SCOPE_REQ_LAYOUT2 = InstrLinAlgMatrixScopeReqLayout2 41;
    INSTR_LIN_ALG_MATRIX_LAYOUT_REQ_STRIDE = InstrLinAlgMatrixLayoutReqStride 41;
    INSTR_LIN_ALG_MATRIX_DIM_VECTOR_MISMATCH = InstrLinAlgMatrixDimVectorMismatch 41;
    INSTR_LIN_ALG_MATRIX_DIM_K_VEC_K_MISMATCH = InstrLinAlgMatrixDimKVecKMismatch 41;
    INSTR_LIN_ALG_MATRIX_OUTPUT_BIAS_VEC_MISMATCH = InstrLinAlgMatrixOutputBiasVecMismatch 41;
    INSTR_LIN_ALG_MATRIX_UNSIGNED_FLOAT_TYPE_NOT_ALLOWED = InstrLinAlgMatrixUnsignedFloatTypeNotAllowed 41;
    INSTR_LIN_ALG_MATRIX_LOAD_THREAD_REQUIRES_BAB = InstrLinAlgMatrixLoadThreadRequiresBAB 41;
    INSTR_LIN_ALG_MATRIX_REQUIRES_RWBAB = InstrLinAlgMatrixRequiresRWBAB 41;
    INSTR_LIN_ALG_MATRIX_REQUIRES_LAYOUT2 = InstrLinAlgMatrixRequiresLayout2 41;
    INSTR_LIN_ALG_MATRIX2_PARTS_MUST_MATCH = InstrLinAlgMatrix2PartsMustMatch 41;
    INSTR_LIN_ALG_MATRIX_SCOPE_MUST_MATCH3 = InstrLinAlgMatrixScopeMustMatch3 41;
    INSTR_LIN_ALG_MATRIX_SCOPE_MUST_MATCH4 = InstrLinAlgMatrixScopeMustMatch4 41;
    INSTR_LIN_ALG_MATRIX_MATRIX_K_DIM_MUST_MATCH = InstrLinAlgMatrixMatrixKDimMustMatch 41;
    INSTR_LIN_ALG_MATRIX_MATRIX_RES_DIM_MUST_MATCH = InstrLinAlgMatrixMatrixResDimMustMatch 41;
    TYPES_NO_VECTOR = TypesNoVector 27;
    TYPES_DEFINED = TypesDefined 27;
    TYPES_INT_WIDTH = TypesIntWidth 27;
    TYPES_NO_MULTI_DIM = TypesNoMultiDim 27;
    TYPES_NO_PTR_TO_PTR = TypesNoPtrToPtr 27;
    TYPES_I8 = TypesI8 26;
    SM_NAME = SmName 1;
    SM_DXIL_VERSION = SmDxilVersion 1;
    SM_OPERAND = SmOperand 23;
    SM_SEMANTIC = SmSemantic 7;
    SM_NO_INTERP_MODE = SmNoInterpMode 9;
    SM_CONSTANT_INTERP_MODE = SmConstantInterpMode 9;
    SM_NO_PS_OUTPUT_IDX = SmNoPSOutputIdx 10;
    SM_PS_CONSISTENT_INTERP = SmPSConsistentInterp 9;
    SM_THREAD_GROUP_CHANNEL_RANGE = SmThreadGroupChannelRange 4;
    SM_MAX_THEAD_GROUP = SmMaxTheadGroup 4;
    SM_MAX_TGSM_SIZE_ON_ENTRY = SmMaxTGSMSizeOnEntry 19;
    SM_EXPLICIT_TGSM_SIZE_ON_ENTRY = SmExplicitTGSMSizeOnEntry 19;
    SM_TGSM_UNSUPPORTED = SmTGSMUnsupported 19;
    SM_WAVE_SIZE_VALUE = SmWaveSizeValue 4;
    SM_WAVE_SIZE_ALL_ZERO_WHEN_UNDEFINED = SmWaveSizeAllZeroWhenUndefined 4;
    SM_WAVE_SIZE_MAX_AND_PREFERRED_ZERO_WHEN_NO_RANGE = SmWaveSizeMaxAndPreferredZeroWhenNoRange 4;
    SM_WAVE_SIZE_MAX_GREATER_THAN_MIN = SmWaveSizeMaxGreaterThanMin 4;
    SM_WAVE_SIZE_PREFERRED_IN_RANGE = SmWaveSizePreferredInRange 4;
    SM_WAVE_SIZE_ON_COMPUTE_OR_NODE = SmWaveSizeOnComputeOrNode 4;
    SM_WAVE_SIZE_NEEDS_SM66OR67 = SmWaveSizeNeedsSM66or67 4;
    SM_WAVE_SIZE_RANGE_NEEDS_SM68_PLUS = SmWaveSizeRangeNeedsSM68Plus 4;
    SM_WAVE_SIZE_TAG_DUPLICATE = SmWaveSizeTagDuplicate 4;
    SM_ROV_ONLY_IN_PS = SmROVOnlyInPS 14;
    SM_TESS_FACTOR_FOR_DOMAIN = SmTessFactorForDomain 10;
    SM_TESS_FACTOR_SIZE_MATCH_DOMAIN = SmTessFactorSizeMatchDomain 10;
    SM_INSIDE_TESS_FACTOR_SIZE_MATCH_DOMAIN = SmInsideTessFactorSizeMatchDomain 10;
    SM_DOMAIN_LOCATION_IDX_OOB = SmDomainLocationIdxOOB 23;
    SM_HULL_PASS_THRU_CONTROL_POINT_COUNT_MATCH = SmHullPassThruControlPointCountMatch 4;
    SM_OUTPUT_CONTROL_POINTS_TOTAL_SCALARS = SmOutputControlPointsTotalScalars 4;
    SM_ISO_LINE_OUTPUT_PRIMITIVE_MISMATCH = SmIsoLineOutputPrimitiveMismatch 4;
    SM_TRI_OUTPUT_PRIMITIVE_MISMATCH = SmTriOutputPrimitiveMismatch 4;
    SM_VALID_DOMAIN = SmValidDomain 4;
    SM_STREAM_INDEX_RANGE = SmStreamIndexRange 10;
    SM_PS_OUTPUT_SEMANTIC = SmPSOutputSemantic 7;
    SM_PS_MULTIPLE_DEPTH_SEMANTIC = SmPSMultipleDepthSemantic 6;
    SM_PS_TARGET_INDEX_MATCHES_ROW = SmPSTargetIndexMatchesRow 10;
    SM_PS_TARGET_COL0 = SmPSTargetCol0 10;
    SM_PS_COVERAGE_AND_INNER_COVERAGE = SmPSCoverageAndInnerCoverage 7;
    SM_GS_OUTPUT_VERTEX_COUNT_RANGE = SmGSOutputVertexCountRange 4;
    SM_GS_INSTANCE_COUNT_RANGE = SmGSInstanceCountRange 4;
    SM_DS_INPUT_CONTROL_POINT_COUNT_RANGE = SmDSInputControlPointCountRange 4;
    SM_HS_INPUT_CONTROL_POINT_COUNT_RANGE = SmHSInputControlPointCountRange 4;
    SM_ZERO_HS_INPUT_CONTROL_POINT_WITH_INPUT = SmZeroHSInputControlPointWithInput 4;
    SM_OUTPUT_CONTROL_POINT_COUNT_RANGE = SmOutputControlPointCountRange 4;
    SM_GS_VALID_INPUT_PRIMITIVE = SmGSValidInputPrimitive 4;
    SM_GS_VALID_OUTPUT_PRIMITIVE_TOPOLOGY = SmGSValidOutputPrimitiveTopology 4;
    SM_INVALID_TEXTURE_KIND_ON_UAV = SmInvalidTextureKindOnUAV 14;
    SM_INVALID_RESOURCE_KIND = SmInvalidResourceKind 14;
    SM_INVALID_RESOURCE_COMP_TYPE = SmInvalidResourceCompType 15;
    SM_INVALID_SAMPLER_FEEDBACK_TYPE = SmInvalidSamplerFeedbackType 15;
    SM_SAMPLE_COUNT_ONLY_ON2_DMS = SmSampleCountOnlyOn2DMS 15;
    SM_COUNTER_ONLY_ON_STRUCT_BUF = SmCounterOnlyOnStructBuf 14;
    SM_GS_TOTAL_OUTPUT_VERTEX_DATA_RANGE = SmGSTotalOutputVertexDataRange 4;
    SM_MULTI_STREAM_MUST_BE_POINT = SmMultiStreamMustBePoint 4;
    SM_COMPLETE_POSITION = SmCompletePosition 24;
    SM_UNDEFINED_OUTPUT = SmUndefinedOutput 24;
    SM_CS_NO_SIGNATURES = SmCSNoSignatures 7;
    SM_C_BUFFER_TEMPLATE_TYPE_MUST_BE_STRUCT = SmCBufferTemplateTypeMustBeStruct 15;
    SM_RESOURCE_RANGE_OVERLAP = SmResourceRangeOverlap 12;
    SM_C_BUFFER_SIZE = SmCBufferSize 15;
    SM_C_BUFFER_OFFSET_OVERLAP = SmCBufferOffsetOverlap 40;
    SM_C_BUFFER_ELEMENT_OVERFLOW = SmCBufferElementOverflow 40;
    SM_C_BUFFER_ARRAY_OFFSET_ALIGNMENT = SmCBufferArrayOffsetAlignment 40;
    SM_OPCODE_IN_INVALID_FUNCTION = SmOpcodeInInvalidFunction 26;
    SM_VIEW_ID_NEEDS_SLOT = SmViewIDNeedsSlot 36;
    SM_RAY_SHADER_SIGNATURES = SmRayShaderSignatures 7;
    SM_RAY_SHADER_PAYLOAD_SIZE = SmRayShaderPayloadSize 32;
    SM_MESH_SHADER_MAX_VERTEX_COUNT = SmMeshShaderMaxVertexCount 4;
    SM_MESH_SHADER_MAX_PRIMITIVE_COUNT = SmMeshShaderMaxPrimitiveCount 4;
    SM_MESH_SHADER_PAYLOAD_SIZE = SmMeshShaderPayloadSize 31;
    SM_MESH_SHADER_PAYLOAD_SIZE_DECLARED = SmMeshShaderPayloadSizeDeclared 31;
    SM_MESH_SHADER_OUTPUT_SIZE = SmMeshShaderOutputSize 34;
    SM_MESH_SHADER_IN_OUT_SIZE = SmMeshShaderInOutSize 34;
    SM_MESH_V_SIG_ROW_COUNT = SmMeshVSigRowCount 34;
    SM_MESH_P_SIG_ROW_COUNT = SmMeshPSigRowCount 34;
    SM_MESH_TOTAL_SIG_ROW_COUNT = SmMeshTotalSigRowCount 34;
    SM_AMPLIFICATION_SHADER_PAYLOAD_SIZE = SmAmplificationShaderPayloadSize 31;
    SM_AMPLIFICATION_SHADER_PAYLOAD_SIZE_DECLARED = SmAmplificationShaderPayloadSizeDeclared 31;
    FLOW_REDUCIBLE = FlowReducible 28;
    FLOW_NO_RECURSION = FlowNoRecursion 18;
    FLOW_DEAD_LOOP = FlowDeadLoop 28;
    FLOW_FUNCTION_CALL = FlowFunctionCall 3;
    DECL_DXIL_NS_RESERVED = DeclDxilNsReserved 27;
    DECL_DXIL_FN_EXTERN = DeclDxilFnExtern 17;
    DECL_USED_INTERNAL = DeclUsedInternal 29;
    DECL_NOT_USED_EXTERNAL = DeclNotUsedExternal 29;
    DECL_USED_EXTERNAL_FUNCTION = DeclUsedExternalFunction 29;
    DECL_FN_IS_CALLED = DeclFnIsCalled 29;
    DECL_FN_FLATTEN_PARAM = DeclFnFlattenParam 30;
    DECL_FN_ATTRIBUTE = DeclFnAttribute 25;
    DECL_RESOURCE_IN_FN_SIG = DeclResourceInFnSig 30;
    DECL_ALLOW_OPACITY_MICROMAPS_EXPECTED_GIVEN_FORCE_OMM2_STATE = DeclAllowOpacityMicromapsExpectedGivenForceOMM2State 42;
    DECL_PAYLOAD_STRUCT = DeclPayloadStruct 32;
    DECL_ATTR_STRUCT = DeclAttrStruct 32;
    DECL_PARAM_STRUCT = DeclParamStruct 32;
    DECL_EXTRA_ARGS = DeclExtraArgs 32;
    DECL_SHADER_RETURN_VOID = DeclShaderReturnVoid 3;
    DECL_SHADER_MISSING_ARG = DeclShaderMissingArg 32;
    DECL_MULTIPLE_NODE_INPUTS = DeclMultipleNodeInputs 38;
    DECL_NODE_LAUNCH_INPUT_TYPE = DeclNodeLaunchInputType 38;
    SM_INCOMPATIBLE_CALL_IN_ENTRY = SmIncompatibleCallInEntry 37;
    SM_INCOMPATIBLE_OPERATION = SmIncompatibleOperation 37;
    SM_INCOMPATIBLE_STAGE = SmIncompatibleStage 37;
    SM_INCOMPATIBLE_SHADER_MODEL = SmIncompatibleShaderModel 37;
    SM_INCOMPATIBLE_THREAD_GROUP_DIM = SmIncompatibleThreadGroupDim 37;
    SM_INCOMPATIBLE_DERIV_IN_COMPUTE_SHADER_MODEL = SmIncompatibleDerivInComputeShaderModel 37;
    SM_INCOMPATIBLE_REQUIRES_GROUP = SmIncompatibleRequiresGroup 37;
    SM_INCOMPATIBLE_DERIV_LAUNCH = SmIncompatibleDerivLaunch 37;
}

named! {
    of_calls
    BITCODE_VALID = BitcodeValid 9;
    INSTR_OLOAD = InstrOload 9;
    INSTR_CALL_OLOAD = InstrCallOload 6;
    INSTR_OP_CONST = InstrOpConst 10;
    INSTR_OPERAND_RANGE = InstrOperandRange 11;
    INSTR_OP_CONST_RANGE = InstrOpConstRange 10;
    INSTR_ILLEGAL_DXIL_OP_CODE = InstrIllegalDXILOpCode 2;
    INSTR_EXP_DXIL_OP_CODE_REQUIRES_EXP_SM = InstrExpDXILOpCodeRequiresExpSM 7;
    INSTR_ILLEGAL_DXIL_OP_FUNCTION = InstrIllegalDXILOpFunction 5;
    INSTR_TEXTURE_OFFSET = InstrTextureOffset 11;
    INSTR_BARRIER_MODE_USELESS_U_GROUP = InstrBarrierModeUselessUGroup 13;
    INSTR_BARRIER_MODE_NO_MEMORY = InstrBarrierModeNoMemory 13;
    INSTR_BARRIER_MODE_FOR_NON_CS = InstrBarrierModeForNonCS 13;
    INSTR_BARRIER_FLAG_INVALID = InstrBarrierFlagInvalid 12;
    INSTR_BARRIER_NON_CONSTANT_FLAG_ARGUMENT = InstrBarrierNonConstantFlagArgument 10;
    INSTR_BARRIER_REQUIRES_NODE = InstrBarrierRequiresNode 13;
    INSTR_WRITE_MASK_FOR_TYPED_UAV_STORE = InstrWriteMaskForTypedUAVStore 11;
    INSTR_WRITE_MASK_GAP_FOR_UAV = InstrWriteMaskGapForUAV 11;
    INSTR_CONST_ALIGN_FOR_RAW_BUF = InstrConstAlignForRawBuf 10;
    SM_OPCODE = SmOpcode 7;
    SM_DOMAIN_LOCATION_IDX_OOB = SmDomainLocationIdxOOB 11;
    SM_OPCODE_IN_INVALID_FUNCTION = SmOpcodeInInvalidFunction 7;
    SM64BIT_RAW_BUFFER_LOAD_STORE = Sm64bitRawBufferLoadStore 7;
    SM_IS_SPECIAL_FLOAT = SmIsSpecialFloat 7;
    DECL_USED_EXTERNAL_FUNCTION = DeclUsedExternalFunction 5;
    DECL_ALLOCATE_RAY_QUERY_FLAGS_ARE_CONST = DeclAllocateRayQueryFlagsAreConst 10;
    DECL_ALLOCATE_RAY_QUERY2_FLAGS_ARE_CONST = DeclAllocateRayQuery2FlagsAreConst 10;
}

named! {
    of_file
    BITCODE_VALID = BitcodeValid 15;
    CONTAINER_PART_MATCHES = ContainerPartMatches 13;
    CONTAINER_PART_REPEATED = ContainerPartRepeated 5;
    CONTAINER_ROOT_SIGNATURE_INCOMPATIBLE = ContainerRootSignatureIncompatible 6;
    CONTAINER_CONTENT_MATCHES = ContainerContentMatches 13;
    CONTAINER_CONTENT_INVALID = ContainerContentInvalid 6;
    SM_PROGRAM_VERSION = SmProgramVersion 9;
}

named! {
    of_parts
    CONTAINER_PART_MATCHES = ContainerPartMatches 3;
    CONTAINER_PART_MISSING = ContainerPartMissing 2;
    CONTAINER_PART_INVALID = ContainerPartInvalid 1;
    CONTAINER_ROOT_SIGNATURE_INCOMPATIBLE = ContainerRootSignatureIncompatible 4;
    CONTAINER_CONTENT_MATCHES = ContainerContentMatches 3;
    CONTAINER_CONTENT_INVALID = ContainerContentInvalid 3;
    CONTAINER_UNUSED_ITEM_IN_TABLE = ContainerUnusedItemInTable 3;
}
