//! Reading and writing bitcode.

mod corpus;
mod errors;
mod flags;
mod limits;
mod malformed;
mod modules;
mod places;
mod producers;
mod refused;
mod stream;
mod surroundings;
mod verified;
