//! The parts beside a DXBC program that follow from it.

mod statistics;

pub use statistics::statistics;
