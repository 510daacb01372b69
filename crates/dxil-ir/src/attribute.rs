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

/// The slot of what a function returns. Parameters have the slots from 1.
pub const RETURN_SLOT: u32 = 0;

/// The slot of the function itself.
pub const FUNCTION_SLOT: u32 = u32::MAX;

codes! {
    /// An attribute that LLVM 3.7 knows.
    AttributeKind {
        /// The alignment of a pointer, in bytes.
        Align = 1 "align",
        /// To be inlined wherever possible.
        AlwaysInline = 2 "alwaysinline",
        /// A pointer to a copy.
        ByVal = 3 "byval",
        /// Worth inlining.
        InlineHint = 4 "inlinehint",
        /// In a register.
        InReg = 5 "inreg",
        /// As small as possible.
        MinSize = 6 "minsize",
        /// Without prologue.
        Naked = 7 "naked",
        /// The chain of nested functions.
        Nest = 8 "nest",
        /// Nothing else points to the same memory.
        NoAlias = 9 "noalias",
        /// Not a function that the compiler knows.
        NoBuiltin = 10 "nobuiltin",
        /// The pointer is not kept.
        NoCapture = 11 "nocapture",
        /// Calls must not be doubled.
        NoDuplicate = 12 "noduplicate",
        /// No floating-point operations that the source has not.
        NoImplicitFloat = 13 "noimplicitfloat",
        /// Never to be inlined.
        NoInline = 14 "noinline",
        /// To be bound early.
        NonLazyBind = 15 "nonlazybind",
        /// Without a red zone.
        NoRedZone = 16 "noredzone",
        /// It does not return.
        NoReturn = 17 "noreturn",
        /// It does not unwind.
        NoUnwind = 18 "nounwind",
        /// Small.
        OptSize = 19 "optsize",
        /// It does not touch memory.
        ReadNone = 20 "readnone",
        /// It does not write to memory.
        ReadOnly = 21 "readonly",
        /// It is what the function returns.
        Returned = 22 "returned",
        /// It may return twice.
        ReturnsTwice = 23 "returns_twice",
        /// Extended by its sign.
        SExt = 24 "signext",
        /// The alignment of the stack, in bytes.
        AlignStack = 25 "alignstack",
        /// With a protected stack, where that seems needed.
        StackProtect = 26 "ssp",
        /// With a protected stack.
        StackProtectReq = 27 "sspreq",
        /// With a protected stack, where that seems needed by a stricter rule.
        StackProtectStrong = 28 "sspstrong",
        /// Where a struct is returned.
        StructRet = 29 "sret",
        /// With checks of addresses.
        SanitizeAddress = 30 "sanitize_address",
        /// With checks of threads.
        SanitizeThread = 31 "sanitize_thread",
        /// With checks of memory.
        SanitizeMemory = 32 "sanitize_memory",
        /// With an entry in a table for unwinding.
        UwTable = 33 "uwtable",
        /// Extended by zeros.
        ZExt = 34 "zeroext",
        /// A function that the compiler knows.
        Builtin = 35 "builtin",
        /// Rarely called.
        Cold = 36 "cold",
        /// Not to be optimized.
        OptimizeNone = 37 "optnone",
        /// In the memory of an `alloca`.
        InAlloca = 38 "inalloca",
        /// Not null.
        NonNull = 39 "nonnull",
        /// Called through a table.
        JumpTable = 40 "jumptable",
        /// So many bytes can be read.
        Dereferenceable = 41 "dereferenceable",
        /// So many bytes can be read, or it is null.
        DereferenceableOrNull = 42 "dereferenceable_or_null",
        /// Not to be made to depend on more control flow.
        Convergent = 43 "convergent",
        /// With a safe stack.
        SafeStack = 44 "safestack",
        /// It touches memory through its arguments alone.
        ArgMemOnly = 45 "argmemonly",
    }
}

impl AttributeKind {
    /// Its place in LLVM's own order: that of the numbers, but those with the last numbers stand
    /// behind others.
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
    /// One that LLVM knows.
    Kind(AttributeKind),
    /// One that LLVM knows, with a number.
    Integer(AttributeKind, u64),
    /// One that it does not.
    Text {
        /// Its name.
        key: BString,
        /// Its value; empty if it has none.
        value: BString,
    },
}

impl Attribute {
    /// By what LLVM sorts: first those that it knows, then those with a number, then the others.
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
