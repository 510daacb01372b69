//! COMDATs.

use bstr::BString;

use crate::arena::ids;
use crate::code::codes;

ids! {
    /// A COMDAT of a module.
    ComdatId;
}

/// A COMDAT: functions and variables of which a linker keeps those of one module, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// The name, without the `$`.
    pub name: BString,
    /// The rule by which a linker selects one of several.
    pub selection: ComdatSelection,
}

codes! {
    /// The rule by which a linker selects one of several COMDATs with one name.
    ComdatSelection {
        /// Any.
        Any = 1 "any",
        /// Any, if all have the same contents.
        ExactMatch = 2 "exactmatch",
        /// The largest.
        Largest = 3 "largest",
        /// There must be only one.
        NoDuplicates = 4 "noduplicates",
        /// Any, if all have the same size.
        SameSize = 5 "samesize",
    }
}
