//! What benches share: rounds in which all take turns, three sets of shaders, the programs that we are compared with, and
//! the lines of which `cargo run -p xtask -- table` makes the table of docs/performance.md.

mod peer;
mod rounds;
mod set;
mod table;

pub use peer::Peer;
pub use rounds::{is_test, mean, rounds};
pub use set::{LARGE, Set, fixtures};
pub use table::{cell, ratio, row};
