//! Operations of expressions that locate variables, by DWARF's numbers.

/// The address is that of the value's address.
pub const DEREF: u64 = 0x06;
/// LLVM 3.7: the number after it is added.
pub const PLUS: u64 = 0x22;
/// LLVM 23: the number after it is added.
pub const PLUS_CONSTANT: u64 = 0x23;
/// LLVM 3.7: only a part of the variable is described; its first bit and their number follow.
pub const BIT_PIECE: u64 = 0x9d;
/// LLVM 23: as [`BIT_PIECE`].
pub const FRAGMENT: u64 = 0x1000;
