//! Reading and writing bitcode.

mod access_tags;
mod attachments;
mod corpus;
mod equal_metadata;
mod errors;
mod flags;
mod intrinsic_attributes;
mod limits;
mod malformed;
mod modules;
mod places;
mod producers;
mod refused;
mod stream;
mod struct_names;
mod surroundings;
mod verified;
