//! The table as a macro, for code that others generate.

include!(concat!(env!("OUT_DIR"), "/for_each.rs")); // for_each_op!
