//! The keywords in the values of attributes.

/// The kinds of access to memory, by their numbers.
pub(crate) const ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];

/// The memory that `memory` names, by the place of its two bits.
pub(crate) const LOCATIONS: &[(u32, &str)] = &[
    (0, "argmem"),
    (2, "inaccessiblemem"),
    (4, "errnomem"),
    (8, "target_mem0"),
    (10, "target_mem1"),
];

/// All memory of a target.
pub(crate) const TARGET: &str = "target_mem";

/// The places of its bits.
pub(crate) const TARGETS: [u32; 2] = [8, 10];

/// The place of the two bits of all other memory.
pub(crate) const OTHER: u32 = 6;

/// The parts of a pointer that `captures` names. Those with more bits include others.
pub(crate) const CAPTURES: &[(u64, &str)] = &[
    (0, "none"),
    (3, "address"),
    (1, "address_is_null"),
    (12, "provenance"),
    (4, "read_provenance"),
];

/// The classes of floating-point numbers that `nofpclass` names, those with others in them first.
pub(crate) const FLOAT_CLASSES: &[(u64, &str)] = &[
    (0x3ff, "all"),
    (0x003, "nan"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x204, "inf"),
    (0x004, "ninf"),
    (0x200, "pinf"),
    (0x060, "zero"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x090, "sub"),
    (0x010, "nsub"),
    (0x080, "psub"),
    (0x108, "norm"),
    (0x008, "nnorm"),
    (0x100, "pnorm"),
];
