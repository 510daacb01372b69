//! The rules that are not about the types of operands.

use core::fmt;

macro_rules! rules {
    ($($(#[$meta:meta])* $name:ident = $text:literal,)*) => {
        /// A rule of LLVM 3.7's verifier, other than the typing rules of instructions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(
                #[doc = concat!("Broken where ", $text, ".")]
                $name,
            )*
        }

        impl Rule {
            /// All rules.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }

        impl fmt::Display for Rule {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$name => $text,)*
                })
            }
        }
    };
}

rules! {
    // Ids, types and constants.
    MissingId = "an id has no entry in the module",
    TypePart = "the type has an element, a pointee, a parameter or a result that it cannot have",
    ConstantType = "the value of the constant is not of its type",
    DataLayout = "the data layout is none that LLVM can read",
    Modern = "something of modern LLVM is in a module of DXIL's dialect",
    TypedPointer = "a pointer has the type that it points to, in a modern module",
    OldExpression = "modern LLVM has no constant expression of this operation",
    ResultType = "the type of the result is not the one that the operands have",

    // Globals.
    DefinitionLinkage = "a declaration has a linkage other than external and extern_weak",
    Alignment = "the alignment is neither 0 nor a power of two up to 2^29",
    AppendingLinkage = "the linkage is appending, but it is no variable of an array type",
    CommonFunction = "the linkage of a function is common",
    CommonInitializer = "the linkage is common, but the initializer is not zero",
    CommonConstant = "the linkage is common, but the variable is constant",
    CommonComdat = "the linkage is common, but the variable is in a COMDAT",
    InitializerType = "the initializer is not of the variable's type",
    DllImport = "a dllimport is not external",
    ComdatPrivate = "a COMDAT is that of a private global",
    StructorLinkage = "the linkage of a list of constructors or destructors is not appending",
    StructorType = "a list of constructors or destructors is of the wrong type",
    UsedLinkage = "the linkage of a list of used globals is not appending",
    UsedType = "a list of used globals is of the wrong type",
    UsedMember = "a member of a list of used globals is no global with a name",
    RepeatedName = "another global has the same name",
    AliasLinkage = "an alias has the linkage of a declaration",
    AliasType = "an alias is not of the type of its aliasee",
    AliasTarget = "the aliasee is neither a global nor an expression of one",
    AliasDeclaration = "the aliasee is a declaration",
    AliasCycle = "an alias stands for itself",
    AliasWeak = "the aliasee is an alias that a linker may replace",

    // Functions.
    FunctionType = "the type of the function is no function type",
    ArgumentTypes = "the arguments of the body are not those of the function's type",
    MetadataParameter = "a parameter is metadata, but the function is no intrinsic",
    IntrinsicBody = "an intrinsic has a body",
    IntrinsicAddress = "the address of an intrinsic is used other than as the function of a call",
    DeclarationMetadata = "a declaration has attached metadata",
    Convention = "the calling convention is above 8191",
    ConventionVariadic = "the calling convention does not support a variable number of arguments",
    NoBlocks = "the body has no block",
    RepeatedBlock = "the body has a block twice",
    ForeignBlock = "a block is used that the body does not have",
    RepeatedValueName = "another value or block of the body has the same name",
    NoTerminator = "the block has no terminator",
    MiddleTerminator = "a terminator is not the last instruction of its block",
    EntryPredecessor = "the first block has a predecessor",

    // Attributes.
    AttributeSlot = "there are attributes of a parameter that the function type does not have",
    AttributeOfFunction = "an attribute of functions is on a parameter or result",
    AttributeOfParameter = "an attribute of parameters or results is on a function",
    AttributeOfResult = "an attribute of parameters is on a result",
    AttributeCallOnly = "`builtin` is on a function, not on a call",
    AttributeConflict = "two attributes exclude each other",
    AttributeType = "an attribute does not go with the type",
    AttributeSized = "`byval` or `inalloca` is on a pointer to a type without a size",
    AttributeTwice = "`nest`, `sret`, `returned` or `inalloca` is on several parameters",
    AttributePlace = "`sret` or `inalloca` is not on the parameter that must have it",
    AttributeReturned = "`returned` is on a parameter of another type than the result",
    AttributeStructReturn = "a function with `sret` returns a value",
    AttributeOptNone = "`optnone` is without `noinline`",
    AttributeJumpTable = "`jumptable` is on a function without `unnamed_addr`",
    AttributeText = "the key or value of an attribute has a zero byte",
    AttributeVariadic = "`sret` or `nest` is on an argument without a parameter",

    // Instructions.
    DetachedOperand = "an operand is an instruction in no block of the body",
    RepeatedInstruction = "an instruction is in the body twice",
    SelfReference = "the instruction uses its own value and is no phi",
    Dominance = "an operand is used where it may not have been computed",
    OperandType = "an operand is no value",
    NamedVoid = "the instruction has a name, but no value",
    RepeatedCase = "a switch has two cases with the same value",
    CaseValue = "a case of a switch is no integer",
    Ordering = "the instruction cannot have this ordering",
    FailureOrdering = "the ordering of failure is stronger than that of success",
    AtomicAlignment = "an atomic access has no alignment",
    Unsized = "the type has no size",
    PhiPlace = "a phi follows another instruction",
    PhiEmpty = "a phi has no incoming value",
    PhiCount = "a phi has not one incoming value for each edge to its block",
    PhiValues = "a phi has different values for edges from the same block",
    PhiEdges = "a phi has a value from a block that is no predecessor",
    CallMetadata = "the function has a metadata parameter, but is no intrinsic",
    IntrinsicType = "the intrinsic is declared with another type",
    IntrinsicSignature = "an intrinsic is called with other types than it is declared with",
    IntrinsicName = "the name of the intrinsic does not end with the types that it is overloaded by",
    IntrinsicConstant = "an argument of the intrinsic is no constant integer, as it must be",
    IntrinsicAlignment = "the alignment of an intrinsic for memory is no power of two",
    IntrinsicPrefetch = "an argument of `llvm.prefetch` is out of range",
    IntrinsicTrampoline = "the second argument of `llvm.init.trampoline` is no function",
    IntrinsicStackProtector = "the second argument of `llvm.stackprotector` is no alloca",
    EscapePlace = "`llvm.localescape` is called outside of the first block",
    EscapeTwice = "a function calls `llvm.localescape` twice",
    EscapeAlloca = "an argument of `llvm.localescape` is no alloca of a constant size in the first block",
    RecoverFunction = "the first argument of `llvm.localrecover` is no function with a body",
    RecoverIndex = "the index is not that of an alloca that the function passes to `llvm.localescape`",
    IntrinsicCollector = "an intrinsic of garbage collection is called in a function without it",
    MustTailReturn = "a musttail call is not followed by the return of its value",
    MustTailCallee = "a musttail call calls a function of another type or calling convention",
    MustTailAttributes = "a musttail call has other attributes than its function",
    InAllocaCall = "an argument of `inalloca` is an alloca without `inalloca`",

    // Metadata.
    ModuleFlagCount = "a module flag has not three operands",
    ModuleFlagBehavior = "the behavior of a module flag is no integer from 1 to 6",
    ModuleFlagName = "the name of a module flag is no string",
    ModuleFlagRequirement = "the value of a module flag of behavior `require` is no pair of a name and a value",
    ModuleFlagAppend = "the value of a module flag that is appended is no node",
    ModuleFlagRepeated = "two module flags have the same name",
    ModuleFlagMissing = "a required module flag is missing",
    ModuleFlagValue = "a required module flag has another value",
    IdentCount = "a node of llvm.ident has not one operand",
    IdentString = "an operand of llvm.ident is no string",
    DebugUnits = "a node of llvm.dbg.cu is no compile unit",
    NamedNode = "an operand of named metadata is no node",
    AttachedNode = "attached metadata is no node",
    RangePlace = "`range` is attached to an instruction other than a load or call",
    RangeShape = "`range` is not made of pairs of numbers",
    RangeType = "a number of `range` is not of the instruction's type",
    RangeEmpty = "a range is empty",
    RangeOrder = "ranges overlap, touch or are not in order",
    FpMathPlace = "`fpmath` is attached to an instruction that gives no floating-point number",
    FpMathShape = "`fpmath` is not one positive number",
    NonNullPlace = "`nonnull` is not attached to the load of a pointer",
    ProfileShape = "`prof` of a function is not `function_entry_count` and an integer",

    // Debug information.
    DebugAttachment = "`dbg` is no location",
    DebugScope = "the scope of a location is no subprogram or block",
    DebugInlinedAt = "the place where a location is inlined is no location",
    DebugSubprogram = "a location is in a subprogram of another function",
    DebugTag = "the tag is not one of this kind of node",
    DebugNoTag = "the tag is 0",
    DebugCount = "the count of a subrange is below -1",
    DebugFile = "the file is no file node",
    DebugFileName = "the compile unit, class or union has no file name",
    DebugScopeReference = "the scope is no scope",
    DebugLocalScope = "the scope is no subprogram or block",
    DebugBaseType = "the base type is no type",
    DebugMemberClass = "the class of a pointer to member is no type",
    DebugElements = "the elements are no tuple",
    DebugVtable = "the holder of the virtual table is no type",
    DebugReferenceFlags = "both reference flags are set",
    DebugTemplateParameters = "the template parameters are no tuple of such parameters",
    DebugTypes = "the types of a function type are no tuple of types",
    DebugEnums = "the enumerations are no tuple of enumerations",
    DebugRetainedTypes = "the retained types are no tuple of types",
    DebugSubprograms = "the subprograms are no tuple of subprograms",
    DebugGlobals = "the global variables are no tuple of global variables",
    DebugImports = "the imported entities are no tuple of imported entities",
    DebugFunctionType = "the type of a subprogram is no function type",
    DebugContainingType = "the containing type is no type",
    DebugFunction = "the function of a subprogram is no function",
    DebugDeclaration = "the declaration of a subprogram is no declaration",
    DebugVariables = "the variables of a subprogram are no tuple of local variables",
    DebugColumn = "there is a column, but no line",
    DebugType = "the type is no type",
    DebugName = "the global variable has no name",
    DebugVariable = "the variable of a global variable node is no constant",
    DebugMember = "the declaration of a static member is no derived type",
    DebugText = "a text of the node is no string",
    DebugModuleName = "the module has no name",
    DebugExpression = "the expression is not one of DWARF that LLVM 3.7 has",
    DebugEntity = "the imported entity is no debug node",
    DebugUnresolved = "no retained type has this identifier",
    IntrinsicDebugValue = "the address or value of a debug intrinsic is none",
    IntrinsicDebugVariable = "the variable of a debug intrinsic is no local variable",
    IntrinsicDebugExpression = "the expression of a debug intrinsic is no expression",
    IntrinsicDebugLocation = "a debug intrinsic has no debug location",
    IntrinsicDebugScope = "the variable of a debug intrinsic is of another subprogram than its location",
    DebugPieceOutside = "a piece is not within its variable",
    DebugPieceWhole = "a piece covers its whole variable",
}
