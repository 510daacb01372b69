//! Containers as YAML, and back.

#[path = "../../../dxil-container/tests/fixtures/mod.rs"]
mod fixtures;

mod byte_lists;
mod corpus;
mod damage;
mod errors;
mod llvm;
mod stated;
