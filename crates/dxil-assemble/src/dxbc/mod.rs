//! The parts beside a DXBC program that follow from it.

mod bindings;
mod signatures;
mod statistics;

pub use bindings::bindings;
pub use signatures::SignatureRegisters;
pub use statistics::statistics;
