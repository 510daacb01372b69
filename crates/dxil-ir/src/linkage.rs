//! Linkage of globals.

use crate::code::codes;

codes! {
    /// The linkage of a global.
    #[derive(Default)]
    Linkage {
        /// Visible to other modules.
        #[default]
        External = 0 "",
        /// An array that is joined with those of other modules.
        Appending = 2 "appending",
        /// Visible in this module only.
        Internal = 3 "internal",
        /// Null if nothing else defines it.
        ExternalWeak = 7 "extern_weak",
        /// A tentative definition.
        Common = 8 "common",
        /// Visible in this module only, and not in its symbol table.
        Private = 9 "private",
        /// For inlining: the definition is elsewhere.
        AvailableExternally = 12 "available_externally",
        /// One of several definitions is kept.
        WeakAny = 16 "weak",
        /// One of several equal definitions is kept.
        WeakOdr = 17 "weak_odr",
        /// One of several definitions is kept, or none.
        LinkOnceAny = 18 "linkonce",
        /// One of several equal definitions is kept, or none.
        LinkOnceOdr = 19 "linkonce_odr",
    }
}

impl Linkage {
    /// Whether only its own module has the global: `internal` or `private`.
    #[must_use]
    pub const fn is_local(self) -> bool {
        matches!(self, Self::Internal | Self::Private)
    }

    /// Whether modern LLVM makes a global with this linkage and visibility `dso_local` without being told.
    #[must_use]
    pub const fn implies_dso_local(self, visibility: Visibility) -> bool {
        match self {
            Self::Internal | Self::Private => true,
            Self::ExternalWeak => false,
            _ => !matches!(visibility, Visibility::Default),
        }
    }

    /// Whether a linker may replace the definition by another one.
    pub(crate) const fn is_replaceable(self) -> bool {
        matches!(self, Self::WeakAny | Self::LinkOnceAny | Self::Common | Self::ExternalWeak)
    }
}

codes! {
    /// The visibility of a global.
    #[derive(Default)]
    Visibility {
        /// As its object format has it.
        #[default]
        Default = 0 "",
        /// Hidden.
        Hidden = 1 "hidden",
        /// Not replaced by others.
        Protected = 2 "protected",
    }
}

codes! {
    /// Whether the address of a global does not matter.
    #[derive(Default)]
    UnnamedAddr {
        /// It does.
        #[default]
        No = 0 "",
        /// It does not matter.
        Global = 1 "unnamed_addr",
        /// It does not matter in this module; modern only.
        Local = 2 "local_unnamed_addr",
    }
}

codes! {
    /// The DLL storage class of a global.
    #[derive(Default)]
    DllStorage {
        /// Neither imported nor exported.
        #[default]
        Default = 0 "",
        /// Imported from a DLL.
        Import = 1 "dllimport",
        /// Exported from a DLL.
        Export = 2 "dllexport",
    }
}

codes! {
    /// Whether each thread has its own variable.
    #[derive(Default)]
    ThreadLocal {
        /// All threads share it.
        #[default]
        No = 0 "",
        /// Each has its own, found in the most general way.
        GeneralDynamic = 1 "thread_local",
        /// Each has its own; used in the module alone.
        LocalDynamic = 2 "thread_local(localdynamic)",
        /// Each has its own; the module is not loaded later.
        InitialExec = 3 "thread_local(initialexec)",
        /// Each has its own; both.
        LocalExec = 4 "thread_local(localexec)",
    }
}
