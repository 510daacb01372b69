//! Containers as YAML, and back.

#[path = "../fixtures/mod.rs"]
mod fixtures;

mod corpus;
mod damage;
mod errors;
mod llvm;
