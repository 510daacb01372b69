//! How functions and global variables are linked.

use crate::code::codes;

codes! {
    /// What a linker does with a name.
    #[derive(Default)]
    Linkage {
        /// Seen from outside.
        #[default]
        External = 0 "",
        /// Arrays that are joined.
        Appending = 2 "appending",
        /// Seen in the module alone.
        Internal = 3 "internal",
        /// Null if nothing else defines it.
        ExternalWeak = 7 "extern_weak",
        /// A tentative definition.
        Common = 8 "common",
        /// Seen in the module alone, and not in its symbol table.
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

codes! {
    /// What a loader does with a name.
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
    /// What a DLL does with a name.
    #[derive(Default)]
    DllStorage {
        /// Nothing.
        #[default]
        Default = 0 "",
        /// It comes from one.
        Import = 1 "dllimport",
        /// It is offered by one.
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
