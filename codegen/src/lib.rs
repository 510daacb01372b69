//! Parses, checks, compares and documents `dxil-ops.spec`.
pub mod tablegen;
