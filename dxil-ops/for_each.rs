//! The tables as macros, for code that others generate.

generated!("for_each.rs"); // for_each_op!, for_each_value!
