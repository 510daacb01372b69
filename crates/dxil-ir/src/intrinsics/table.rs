//! The intrinsics of LLVM 3.7 that do not belong to a target.

use crate::AttributeKind::{self, NoReturn, NoUnwind, ReadNone, ReadOnly};

/// A type of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pattern {
    Void,
    /// An integer of this number of bits.
    Integer(u32),
    /// `i8*`
    BytePointer,
    /// `i8**`
    BytePointerPointer,
    /// `{}*`
    Descriptor,
    Metadata,
    /// Any integer, or vector of integers.
    AnyInteger,
    /// Any floating-point number, or vector of them.
    AnyFloat,
    AnyPointer,
    AnyVector,
    /// Any type of values.
    Any,
    /// The overload of this index.
    Same(usize),
    /// A struct of any integer, and whether it overflowed.
    Overflow,
    /// A pointer to the overload of this index.
    PointerTo(usize),
    /// A vector of a pointer to each element of the overload of this index.
    PointersInto(usize),
    /// A vector of a boolean for each element of the overload of this index.
    MaskOf(usize),
}

/// Intrinsics that are declared in the same way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Intrinsics {
    /// The names without `llvm.`, and without the types of overloads.
    pub(crate) names: &'static [&'static str],
    pub(crate) result: Pattern,
    pub(crate) parameters: &'static [Pattern],
    pub(crate) variadic: bool,
    /// The parameters whose arguments are constant integers.
    pub(crate) constants: &'static [usize],
    /// The parameters with `nocapture`, which only pointers have.
    pub(crate) pointers: &'static [usize],
    /// The one of these with `readonly`.
    pub(crate) source: Option<usize>,
    /// The attributes of the function.
    pub(crate) attributes: &'static [AttributeKind],
}

impl Intrinsics {
    const fn constants(self, constants: &'static [usize]) -> Self {
        Self { constants, ..self }
    }

    const fn pointers(self, pointers: &'static [usize]) -> Self {
        Self { pointers, ..self }
    }

    const fn source(self, source: usize) -> Self {
        Self { source: Some(source), ..self }
    }

    const fn attributes(self, attributes: &'static [AttributeKind]) -> Self {
        Self { attributes, ..self }
    }

    const fn variadic(self) -> Self {
        Self { variadic: true, ..self }
    }

    /// Whether the name ends with the types of overloads.
    pub(crate) const fn is_overloaded(&self) -> bool {
        let mut index = 0;
        while index < self.parameters.len() {
            if self.parameters[index].is_overload() {
                return true;
            }
            index += 1;
        }
        self.result.is_overload()
    }
}

impl Pattern {
    const fn is_overload(self) -> bool {
        matches!(
            self,
            Self::AnyInteger
                | Self::AnyFloat
                | Self::AnyPointer
                | Self::AnyVector
                | Self::Any
                | Self::Overflow
        )
    }
}

const fn of(
    names: &'static [&'static str],
    result: Pattern,
    parameters: &'static [Pattern],
) -> Intrinsics {
    Intrinsics {
        names,
        result,
        parameters,
        variadic: false,
        constants: &[],
        pointers: &[],
        source: None,
        attributes: &[NoUnwind],
    }
}

use Pattern::{
    Any, AnyFloat, AnyInteger, AnyPointer, AnyVector, BytePointer, BytePointerPointer, Descriptor,
    MaskOf, Metadata, Overflow, PointerTo, PointersInto, Same, Void,
};

const I1: Pattern = Pattern::Integer(1);
const I8: Pattern = Pattern::Integer(8);
const I16: Pattern = Pattern::Integer(16);
const I32: Pattern = Pattern::Integer(32);
const I64: Pattern = Pattern::Integer(64);

/// The result depends on the arguments only.
const PURE: &[AttributeKind] = &[NoUnwind, ReadNone];
const READING: &[AttributeKind] = &[NoUnwind, ReadOnly];
const STOPPING: &[AttributeKind] = &[NoReturn, NoUnwind];
const THROWING: &[AttributeKind] = &[];

/// All intrinsics.
pub(crate) const INTRINSICS: &[Intrinsics] = &[
    // Variable arguments.
    of(&["va_start", "va_end"], Void, &[BytePointer]),
    of(&["va_copy"], Void, &[BytePointer; 2]),
    // Garbage collection.
    of(&["gcroot"], Void, &[BytePointerPointer, BytePointer]),
    of(&["gcread"], BytePointer, &[BytePointer, BytePointerPointer]).attributes(READING),
    of(&["gcwrite"], Void, &[BytePointer, BytePointer, BytePointerPointer]).pointers(&[1, 2]),
    of(&["experimental.gc.statepoint"], I32, &[I64, I32, AnyPointer, I32, I32])
        .attributes(THROWING)
        .variadic(),
    of(&["experimental.gc.result"], Any, &[I32]),
    of(&["experimental.gc.result.int"], AnyInteger, &[I32]),
    of(&["experimental.gc.result.float"], AnyFloat, &[I32]),
    of(&["experimental.gc.result.ptr"], AnyPointer, &[I32]),
    of(&["experimental.gc.relocate"], AnyPointer, &[I32; 3]),
    // The machine.
    of(&["returnaddress", "frameaddress"], BytePointer, &[I32]).attributes(PURE),
    of(&["read_register"], AnyInteger, &[Metadata]).attributes(READING),
    of(&["write_register"], Void, &[Metadata, AnyInteger]),
    of(&["localaddress"], BytePointer, &[]).attributes(PURE),
    of(&["stacksave"], BytePointer, &[]),
    of(&["localescape"], Void, &[]).variadic(),
    of(&["localrecover"], BytePointer, &[BytePointer, BytePointer, I32])
        .attributes(PURE)
        .constants(&[2]),
    of(&["stackrestore"], Void, &[BytePointer]),
    of(&["prefetch"], Void, &[BytePointer, I32, I32, I32]).constants(&[1, 2]).pointers(&[0]),
    of(&["pcmarker"], Void, &[I32]),
    of(&["readcyclecounter"], I64, &[]),
    of(&["assume"], Void, &[I1]),
    of(&["stackprotector"], Void, &[BytePointer, BytePointerPointer]),
    of(&["stackprotectorcheck"], Void, &[BytePointerPointer]),
    of(&["instrprof.increment"], Void, &[BytePointer, I64, I32, I32]),
    of(&["clear_cache"], Void, &[BytePointer; 2]),
    of(&["experimental.stackmap"], Void, &[I64, I32]).attributes(THROWING).variadic(),
    of(&["experimental.patchpoint.void"], Void, &[I64, I32, BytePointer, I32])
        .attributes(THROWING)
        .variadic(),
    of(&["experimental.patchpoint.i64"], I64, &[I64, I32, BytePointer, I32])
        .attributes(THROWING)
        .variadic(),
    of(&["flt.rounds"], I32, &[]),
    of(&["trap"], Void, &[]).attributes(STOPPING),
    of(&["debugtrap"], Void, &[]),
    of(&["donothing"], Void, &[]).attributes(PURE),
    // Memory.
    of(&["memcpy", "memmove"], Void, &[AnyPointer, AnyPointer, AnyInteger, I32, I1])
        .constants(&[3, 4])
        .pointers(&[0, 1])
        .source(1),
    of(&["memset"], Void, &[AnyPointer, I8, AnyInteger, I32, I1]).constants(&[3, 4]).pointers(&[0]),
    of(&["objectsize"], AnyInteger, &[AnyPointer, I1]).attributes(PURE),
    of(&["lifetime.start", "lifetime.end"], Void, &[I64, BytePointer])
        .constants(&[0])
        .pointers(&[1]),
    of(&["invariant.start"], Descriptor, &[I64, BytePointer]).constants(&[0]).pointers(&[1]),
    of(&["invariant.end"], Void, &[Descriptor, I64, BytePointer]).constants(&[1]).pointers(&[2]),
    of(&["masked.store"], Void, &[AnyVector, PointerTo(0), I32, MaskOf(0)]),
    of(&["masked.load"], AnyVector, &[PointerTo(0), I32, MaskOf(0), Same(0)]).attributes(READING),
    of(&["masked.gather"], AnyVector, &[PointersInto(0), I32, MaskOf(0), Same(0)])
        .attributes(READING),
    of(&["masked.scatter"], Void, &[AnyVector, PointersInto(0), I32, MaskOf(0)]),
    // Floating-point numbers.
    of(&["fma", "fmuladd"], AnyFloat, &[Same(0); 3]).attributes(PURE),
    of(&["powi"], AnyFloat, &[Same(0), I32]).attributes(PURE),
    of(
        &[
            "sqrt",
            "sin",
            "cos",
            "log",
            "log10",
            "log2",
            "exp",
            "exp2",
            "fabs",
            "floor",
            "ceil",
            "trunc",
            "rint",
            "nearbyint",
            "round",
            "canonicalize",
        ],
        AnyFloat,
        &[Same(0)],
    )
    .attributes(PURE),
    of(&["pow", "minnum", "maxnum", "copysign"], AnyFloat, &[Same(0); 2]).attributes(PURE),
    of(&["convert.to.fp16"], I16, &[AnyFloat]).attributes(PURE),
    of(&["convert.from.fp16"], AnyFloat, &[I16]).attributes(PURE),
    of(&["convertff"], AnyFloat, &[AnyFloat, I32, I32]),
    of(&["convertfsi", "convertfui"], AnyFloat, &[AnyInteger, I32, I32]),
    of(&["convertsif", "convertuif"], AnyInteger, &[AnyFloat, I32, I32]),
    of(&["convertss", "convertsu", "convertus", "convertuu"], AnyInteger, &[AnyInteger, I32, I32]),
    // Integers.
    of(&["expect"], AnyInteger, &[Same(0); 2]).attributes(PURE),
    of(&["bswap", "ctpop"], AnyInteger, &[Same(0)]).attributes(PURE),
    of(&["ctlz", "cttz"], AnyInteger, &[Same(0), I1]).attributes(PURE).constants(&[1]),
    of(
        &[
            "sadd.with.overflow",
            "uadd.with.overflow",
            "ssub.with.overflow",
            "usub.with.overflow",
            "smul.with.overflow",
            "umul.with.overflow",
        ],
        Overflow,
        &[Same(0); 2],
    )
    .attributes(PURE),
    of(&["bitset.test"], I1, &[BytePointer, Metadata]).attributes(PURE),
    // Debug information and annotations.
    of(&["dbg.declare"], Void, &[Metadata; 3]).attributes(PURE),
    of(&["dbg.value"], Void, &[Metadata, I64, Metadata, Metadata]).attributes(PURE),
    of(&["var.annotation"], Void, &[BytePointer, BytePointer, BytePointer, I32]),
    of(&["ptr.annotation"], AnyPointer, &[Same(0), BytePointer, BytePointer, I32]),
    of(&["annotation"], AnyInteger, &[Same(0), BytePointer, BytePointer, I32]),
    // Exceptions, jumps and trampolines.
    of(&["setjmp"], I32, &[BytePointer]),
    of(&["longjmp", "siglongjmp"], Void, &[BytePointer, I32]).attributes(STOPPING),
    of(&["sigsetjmp"], I32, &[BytePointer, I32]),
    of(&["eh.typeid.for"], I32, &[BytePointer]).attributes(PURE),
    of(&["eh.return.i32"], Void, &[I32, BytePointer]),
    of(&["eh.return.i64"], Void, &[I64, BytePointer]),
    of(&["eh.begincatch"], Void, &[BytePointer; 2]).pointers(&[0, 1]),
    of(&["eh.endcatch", "eh.unwind.init"], Void, &[]),
    of(&["eh.actions"], BytePointer, &[]).variadic(),
    of(&["eh.exceptioncode"], I32, &[]).attributes(READING),
    of(&["eh.dwarf.cfa"], BytePointer, &[I32]),
    of(&["eh.sjlj.lsda"], BytePointer, &[]).attributes(PURE),
    of(&["eh.sjlj.callsite"], Void, &[I32]).attributes(PURE),
    of(&["eh.sjlj.functioncontext"], Void, &[BytePointer]),
    of(&["eh.sjlj.longjmp"], Void, &[BytePointer]).attributes(STOPPING),
    of(&["eh.sjlj.setjmp"], I32, &[BytePointer]),
    of(&["init.trampoline"], Void, &[BytePointer; 3]).pointers(&[0]),
    of(&["adjust.trampoline"], BytePointer, &[BytePointer]).attributes(READING),
];
