// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// An attribute of calls, which says whether a pass may move or remove them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Attribute {
    /// Touches no memory that the program can see.
    ReadNone,
    /// Reads memory and writes none.
    ReadOnly,
    /// Touches only memory that its pointer arguments point to.
    ArgMemOnly,
    /// Must not be copied to several places of the program.
    NoDuplicate,
    /// Ends the invocation: control does not come back.
    NoReturn,
    /// Is a derivative across a quad.
    IsDerivative,
    /// Takes gradients of its operands across a quad.
    IsGradient,
    /// Writes a sampler feedback map.
    IsFeedback,
    /// Works across the lanes of a wave.
    IsWave,
    /// Must not be made dependent on further control flow.
    IsConvergent,
    /// Wants the same inputs in all lanes of a wave.
    NeedsUniformInputs,
    /// Orders memory accesses or waits for other threads.
    IsBarrier,
}
impl Attribute {
    /// All of them, in the order of their numbers.
    pub const ALL: &'static [Self] = &[
        Self::ReadNone,
        Self::ReadOnly,
        Self::ArgMemOnly,
        Self::NoDuplicate,
        Self::NoReturn,
        Self::IsDerivative,
        Self::IsGradient,
        Self::IsFeedback,
        Self::IsWave,
        Self::IsConvergent,
        Self::NeedsUniformInputs,
        Self::IsBarrier,
    ];
}
static ATTRIBUTE_NAMES: [&str; 12usize] = [
    "ReadNone",
    "ReadOnly",
    "ArgMemOnly",
    "NoDuplicate",
    "NoReturn",
    "IsDerivative",
    "IsGradient",
    "IsFeedback",
    "IsWave",
    "IsConvergent",
    "NeedsUniformInputs",
    "IsBarrier",
];
