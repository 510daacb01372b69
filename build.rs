//! Generates the tables of `dxil_ops` from `dxil-ops.spec`.
fn main() {}
