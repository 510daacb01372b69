//! Attributes of functions, parameters and calls.

use alloc::boxed::Box;
use alloc::vec::Vec;

use bstr::BString;

use crate::arena::{Arena, ids};
use crate::code::codes;
use crate::intern::Interner;

ids! {
    /// The attributes of one slot: of a function, its result or a parameter.
    AttributeGroupId;
    /// All attributes of a function or call.
    AttributeSetId;
}

/// The slot of the result. Parameters have the slots from 1.
pub const RETURN_SLOT: u32 = 0;

/// The slot of the function itself.
pub const FUNCTION_SLOT: u32 = u32::MAX;

codes! {
    /// An attribute that LLVM 3.7 knows.
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
    }
}

impl AttributeKind {
    /// The place in LLVM's own order: that of the numbers, but those with the greatest numbers follow
    /// others.
    const fn rank(self) -> (u64, u64) {
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

/// An attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// An attribute that LLVM knows.
    Kind(AttributeKind),
    /// An attribute that LLVM knows, with a number.
    Integer(AttributeKind, u64),
    /// Another attribute.
    Text {
        /// The name.
        key: BString,
        /// The value; empty if it has none.
        value: BString,
    },
}

impl Attribute {
    /// The sort key in LLVM: first the attributes that it knows, then those with a number, then the others.
    fn rank(&self) -> (u8, (u64, u64), [&[u8]; 2]) {
        match self {
            Self::Kind(kind) => (0, kind.rank(), [&[]; 2]),
            Self::Integer(kind, number) => (1, (*number, kind.code()), [&[]; 2]),
            Self::Text { key, value } => (2, (0, 0), [key, value]),
        }
    }
}

/// The attributes of one slot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AttributeGroup {
    /// [`RETURN_SLOT`], a parameter counted from 1, or [`FUNCTION_SLOT`].
    pub slot: u32,
    /// The attributes. [`Attributes::group`] sorts them as LLVM does.
    pub attributes: Vec<Attribute>,
}

/// The attributes of a module. Equal sets have one id.
#[derive(Clone, Debug)]
pub struct Attributes {
    groups: Interner<AttributeGroupId, AttributeGroup>,
    sets: Interner<AttributeSetId, Box<[AttributeGroupId]>>,
}

impl Attributes {
    /// No attributes.
    #[must_use]
    pub const fn new() -> Self {
        Self { groups: Interner::new(), sets: Interner::new() }
    }

    /// The id of a group, which is added if it is new. Its attributes are sorted as LLVM sorts them,
    /// each once: Mesa writes them in another order, and some twice.
    pub fn group(&mut self, mut group: AttributeGroup) -> AttributeGroupId {
        group.attributes.sort_by(|one, other| one.rank().cmp(&other.rank()));
        group.attributes.dedup();
        self.groups.intern(group)
    }

    /// The id of a set of groups, by rising slots, which is added if it is new.
    pub fn set(&mut self, groups: &[AttributeGroupId]) -> AttributeSetId {
        self.sets.intern(groups.into())
    }

    /// The groups of a set.
    pub fn groups(
        &self,
        id: AttributeSetId,
    ) -> impl ExactSizeIterator<Item = (AttributeGroupId, &AttributeGroup)> {
        self.sets[id].iter().map(|&group| (group, &self.groups[group]))
    }

    /// All groups.
    #[must_use]
    pub const fn all_groups(&self) -> &Arena<AttributeGroupId, AttributeGroup> {
        self.groups.items()
    }

    /// All sets.
    #[must_use]
    pub const fn sets(&self) -> &Arena<AttributeSetId, Box<[AttributeGroupId]>> {
        self.sets.items()
    }
}

impl Default for Attributes {
    fn default() -> Self {
        Self::new()
    }
}
