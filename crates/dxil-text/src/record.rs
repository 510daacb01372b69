//! The debug records of modern LLVM: `#dbg_value(…)` is a call of `llvm.dbg.value` in a module.

/// The prefix of the names of the intrinsics.
pub(crate) const PREFIX: &str = "llvm.dbg.";

/// The names after the prefix.
pub(crate) const RECORDS: &[&str] = &["value", "declare", "assign", "label"];
