//! The tables as macros, for generators of code.

generated!("for_each.rs"); // for_each_op!, for_each_value!
