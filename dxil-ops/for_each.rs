//! The table as a macro, for code that others generate.

generated!("for_each.rs"); // for_each_op!
