//! Root signatures: those of the corpus made by hand from their HLSL, and those that no compiler
//! makes.

#[path = "../fixtures/mod.rs"]
mod fixtures;

mod by_hand;
mod unusual;
