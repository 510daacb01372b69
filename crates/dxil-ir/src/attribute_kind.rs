//! The attributes that LLVM knows.

use crate::code::codes;

codes! {
    /// An attribute that LLVM knows: 3.7 those up to [`ArgMemOnly`](Self::ArgMemOnly).
    #[derive(PartialOrd, Ord)]
    AttributeKind {
        /// `align`: the alignment of a pointer, in bytes.
        Align = 1 "align",
        /// `alwaysinline`: inline wherever possible.
        AlwaysInline = 2 "alwaysinline",
        /// `byval`: a pointer to a copy of the argument.
        ByVal = 3 "byval",
        /// `inlinehint`: inlining is worthwhile.
        InlineHint = 4 "inlinehint",
        /// `inreg`: pass in a register.
        InReg = 5 "inreg",
        /// `minsize`: make the code as small as possible.
        MinSize = 6 "minsize",
        /// `naked`: no prologue and epilogue.
        Naked = 7 "naked",
        /// `nest`: the static chain of a nested function.
        Nest = 8 "nest",
        /// `noalias`: no other pointer points to the same memory.
        NoAlias = 9 "noalias",
        /// `nobuiltin`: not a built-in function of the compiler.
        NoBuiltin = 10 "nobuiltin",
        /// `nocapture`: the function does not keep the pointer.
        NoCapture = 11 "nocapture",
        /// `noduplicate`: calls must not be duplicated.
        NoDuplicate = 12 "noduplicate",
        /// `noimplicitfloat`: no floating-point operations that the source lacks.
        NoImplicitFloat = 13 "noimplicitfloat",
        /// `noinline`: never inline.
        NoInline = 14 "noinline",
        /// `nonlazybind`: bind the symbol early.
        NonLazyBind = 15 "nonlazybind",
        /// `noredzone`: no red zone.
        NoRedZone = 16 "noredzone",
        /// `noreturn`: the function does not return.
        NoReturn = 17 "noreturn",
        /// `nounwind`: the function does not unwind.
        NoUnwind = 18 "nounwind",
        /// `optsize`: optimize for size.
        OptSize = 19 "optsize",
        /// `readnone`: no access to memory.
        ReadNone = 20 "readnone",
        /// `readonly`: no writes to memory.
        ReadOnly = 21 "readonly",
        /// `returned`: the function returns this argument.
        Returned = 22 "returned",
        /// `returns_twice`: the function may return twice.
        ReturnsTwice = 23 "returns_twice",
        /// `signext`: sign-extended.
        SExt = 24 "signext",
        /// `alignstack`: the alignment of the stack, in bytes.
        AlignStack = 25 "alignstack",
        /// `ssp`: a stack protector where it seems needed.
        StackProtect = 26 "ssp",
        /// `sspreq`: a stack protector.
        StackProtectReq = 27 "sspreq",
        /// `sspstrong`: a stack protector where a stricter rule requires it.
        StackProtectStrong = 28 "sspstrong",
        /// `sret`: a pointer to the struct that the function returns.
        StructRet = 29 "sret",
        /// `sanitize_address`: checks of addresses.
        SanitizeAddress = 30 "sanitize_address",
        /// `sanitize_thread`: checks of threads.
        SanitizeThread = 31 "sanitize_thread",
        /// `sanitize_memory`: checks of memory.
        SanitizeMemory = 32 "sanitize_memory",
        /// `uwtable`: an entry in the unwind table.
        UwTable = 33 "uwtable",
        /// `zeroext`: zero-extended.
        ZExt = 34 "zeroext",
        /// `builtin`: a built-in function of the compiler.
        Builtin = 35 "builtin",
        /// `cold`: rarely called.
        Cold = 36 "cold",
        /// `optnone`: do not optimize.
        OptimizeNone = 37 "optnone",
        /// `inalloca`: in the memory of an `alloca`.
        InAlloca = 38 "inalloca",
        /// `nonnull`: the pointer is not null.
        NonNull = 39 "nonnull",
        /// `jumptable`: called through a jump table.
        JumpTable = 40 "jumptable",
        /// `dereferenceable`: the number of bytes that can be read.
        Dereferenceable = 41 "dereferenceable",
        /// `dereferenceable_or_null`: the number of bytes that can be read unless the pointer is null.
        DereferenceableOrNull = 42 "dereferenceable_or_null",
        /// `convergent`: must not depend on more control flow.
        Convergent = 43 "convergent",
        /// `safestack`: a safe stack.
        SafeStack = 44 "safestack",
        /// `argmemonly`: accesses memory through its arguments only.
        ArgMemOnly = 45 "argmemonly",
        /// `swiftself`: the context of a method in Swift.
        SwiftSelf = 46 "swiftself",
        /// `swifterror`: the error of a function in Swift.
        SwiftError = 47 "swifterror",
        /// `norecurse`: the function does not call itself.
        NoRecurse = 48 "norecurse",
        /// `inaccessiblememonly`: accesses memory that the module cannot access only.
        InaccessibleMemOnly = 49 "inaccessiblememonly",
        /// `inaccessiblemem_or_argmemonly`: the same, or memory through its arguments.
        InaccessibleMemOrArgMemOnly = 50 "inaccessiblemem_or_argmemonly",
        /// `allocsize`: the arguments that are the size of an allocation.
        AllocSize = 51 "allocsize",
        /// `writeonly`: no reads of memory.
        WriteOnly = 52 "writeonly",
        /// `speculatable`: may be called where the program does not call it.
        Speculatable = 53 "speculatable",
        /// `strictfp`: floating-point operations as strict as stated.
        StrictFp = 54 "strictfp",
        /// `sanitize_hwaddress`: checks of addresses with tags in hardware.
        SanitizeHwAddress = 55 "sanitize_hwaddress",
        /// `nocf_check`: no checks of control flow.
        NoCfCheck = 56 "nocf_check",
        /// `optforfuzzing`: optimize for fuzzing.
        OptForFuzzing = 57 "optforfuzzing",
        /// `shadowcallstack`: a second stack for return addresses.
        ShadowCallStack = 58 "shadowcallstack",
        /// `speculative_load_hardening`: no loads on mispredicted paths.
        SpeculativeLoadHardening = 59 "speculative_load_hardening",
        /// `immarg`: the argument is a constant.
        ImmArg = 60 "immarg",
        /// `willreturn`: the function returns.
        WillReturn = 61 "willreturn",
        /// `nofree`: frees no memory.
        NoFree = 62 "nofree",
        /// `nosync`: does not synchronize with other threads.
        NoSync = 63 "nosync",
        /// `sanitize_memtag`: checks of memory tags.
        SanitizeMemTag = 64 "sanitize_memtag",
        /// `preallocated`: in memory that has been allocated for the call.
        Preallocated = 65 "preallocated",
        /// `nomerge`: calls must not be merged.
        NoMerge = 66 "nomerge",
        /// `null_pointer_is_valid`: the null pointer may be accessed.
        NullPointerIsValid = 67 "null_pointer_is_valid",
        /// `noundef`: neither undefined nor poison.
        NoUndef = 68 "noundef",
        /// `byref`: a pointer to the argument.
        ByRef = 69 "byref",
        /// `mustprogress`: loops end or have effects.
        MustProgress = 70 "mustprogress",
        /// `nocallback`: does not call back into the module.
        NoCallback = 71 "nocallback",
        /// `hot`: often called.
        Hot = 72 "hot",
        /// `noprofile`: no instrumentation for profiles.
        NoProfile = 73 "noprofile",
        /// `vscale_range`: the least and greatest value of `vscale`.
        VScaleRange = 74 "vscale_range",
        /// `swiftasync`: the asynchronous context in Swift.
        SwiftAsync = 75 "swiftasync",
        /// `nosanitize_coverage`: no instrumentation for coverage.
        NoSanitizeCoverage = 76 "nosanitize_coverage",
        /// `elementtype`: the type that the pointer of an intrinsic points to.
        ElementType = 77 "elementtype",
        /// `disable_sanitizer_instrumentation`: no instrumentation for sanitizers.
        DisableSanitizerInstrumentation = 78 "disable_sanitizer_instrumentation",
        /// `nosanitize_bounds`: no checks of bounds.
        NoSanitizeBounds = 79 "nosanitize_bounds",
        /// `allocalign`: the alignment of an allocation.
        AllocAlign = 80 "allocalign",
        /// `allocptr`: the pointer that is freed or reallocated.
        AllocatedPointer = 81 "allocptr",
        /// `allockind`: the kind of an allocation function.
        AllocKind = 82 "allockind",
        /// `presplitcoroutine`: a coroutine that has not been split.
        PresplitCoroutine = 83 "presplitcoroutine",
        /// `fn_ret_thunk_extern`: returns through a thunk elsewhere.
        FnRetThunkExtern = 84 "fn_ret_thunk_extern",
        /// `skipprofile`: no profile is to be expected.
        SkipProfile = 85 "skipprofile",
        /// `memory`: the memory that the function accesses, and how.
        Memory = 86 "memory",
        /// `nofpclass`: the classes of floating-point numbers that the value is not of.
        NoFpClass = 87 "nofpclass",
        /// `optdebug`: optimize for debugging.
        OptimizeForDebugging = 88 "optdebug",
        /// `writable`: the memory may be written to.
        Writable = 89 "writable",
        /// `coro_only_destroy_when_complete`: a coroutine that is destroyed when it is complete.
        CoroOnlyDestroyWhenComplete = 90 "coro_only_destroy_when_complete",
        /// `dead_on_unwind`: the memory is not read if the function unwinds.
        DeadOnUnwind = 91 "dead_on_unwind",
        /// `range`: the range of an integer.
        Range = 92 "range",
        /// `sanitize_numerical_stability`: checks of numerical stability.
        SanitizeNumericalStability = 93 "sanitize_numerical_stability",
        /// `initializes`: the bytes of the memory that the function initializes.
        Initializes = 94 "initializes",
        /// `hybrid_patchable`: may be patched on Arm64EC.
        HybridPatchable = 95 "hybrid_patchable",
        /// `sanitize_realtime`: checks of real-time behavior.
        SanitizeRealtime = 96 "sanitize_realtime",
        /// `sanitize_realtime_blocking`: a function that may block.
        SanitizeRealtimeBlocking = 97 "sanitize_realtime_blocking",
        /// `coro_elide_safe`: the frame of the coroutine may be elided.
        CoroElideSafe = 98 "coro_elide_safe",
        /// `noext`: neither sign- nor zero-extended.
        NoExt = 99 "noext",
        /// `nodivergencesource`: the result is uniform if the arguments are.
        NoDivergenceSource = 100 "nodivergencesource",
        /// `sanitize_type`: checks of types.
        SanitizeType = 101 "sanitize_type",
        /// `captures`: the parts of the pointer that the function keeps.
        Captures = 102 "captures",
        /// `dead_on_return`: the memory is not read after the function.
        DeadOnReturn = 103 "dead_on_return",
        /// `sanitize_alloc_token`: tokens for allocations.
        SanitizeAllocToken = 104 "sanitize_alloc_token",
        /// `nocreateundeforpoison`: a result that is neither undefined nor poison unless an argument is.
        NoCreateUndefOrPoison = 105 "nocreateundeforpoison",
        /// `denormal_fpenv`: the treatment of denormal numbers.
        DenormalFpEnv = 106 "denormal_fpenv",
        /// `nooutline`: no part becomes a function of its own.
        NoOutline = 107 "nooutline",
        /// `flatten`: inline all calls in it.
        Flatten = 108 "flatten",
        /// `noipa`: no optimization across its calls.
        NoIpa = 109 "noipa",
    }
}

impl AttributeKind {
    /// Whether only the modern dialect has it.
    #[must_use]
    pub const fn is_modern(self) -> bool {
        self.code() > Self::ArgMemOnly.code()
    }

    /// The place in LLVM 3.7's own order: that of the numbers, but those with the greatest numbers follow
    /// others.
    pub(crate) const fn rank(self) -> (u64, u64) {
        let other = match self {
            Self::Builtin => Self::AlwaysInline,
            Self::InAlloca | Self::Cold | Self::Convergent => Self::ByVal,
            Self::JumpTable => Self::InReg,
            Self::NonNull | Self::Dereferenceable | Self::DereferenceableOrNull => {
                Self::NonLazyBind
            }
            Self::OptimizeNone => Self::OptSize,
            Self::ArgMemOnly => Self::ReadOnly,
            Self::SafeStack => Self::StackProtectStrong,
            _ => return (self.code(), 0),
        };
        (other.code(), self.code())
    }
}
