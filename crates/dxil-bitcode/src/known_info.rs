//! The BLOCKINFO of LLVM 3.7, which depends on nothing but the number of types.

use dxil_bitstream::Operand::{self, Array, Char6, Fixed, Literal, Vbr};
use dxil_bitstream::{Described, KnownInfo};

use crate::codes::{self, constants, function, value_symtab};

/// The block for modules whose numbers of types take this many bits, which is the index.
pub(crate) static BLOCK_INFO: [KnownInfo; 33] = {
    macro_rules! of_widths {
        ($($width:literal)*) => {
            [$(KnownInfo::new(Info::<$width>::DESCRIBED)),*]
        };
    }
    of_widths!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32)
};

struct Info<const WIDTH: u32>;

impl<const WIDTH: u32> Info<WIDTH> {
    const DESCRIBED: &'static [Described] = &[
        Described { block: codes::VALUE_SYMTAB, abbreviations: SYMBOLS },
        Described { block: codes::CONSTANTS, abbreviations: Self::CONSTANTS },
        Described { block: codes::FUNCTION, abbreviations: Self::INSTRUCTIONS },
    ];

    const CONSTANTS: &'static [&'static [Operand]] = &[
        &[code(constants::SETTYPE), Fixed(WIDTH)],
        &[code(constants::INTEGER), Vbr(8)],
        &[code(constants::CE_CAST), Fixed(4), Fixed(WIDTH), Vbr(8)],
        &[code(constants::NULL)],
    ];

    const INSTRUCTIONS: &'static [&'static [Operand]] = &[
        &[code(function::INST_LOAD), Vbr(6), Fixed(WIDTH), Vbr(4), Fixed(1)],
        &[code(function::INST_BINOP), Vbr(6), Vbr(6), Fixed(4)],
        &[code(function::INST_BINOP), Vbr(6), Vbr(6), Fixed(4), Fixed(7)],
        &[code(function::INST_CAST), Vbr(6), Fixed(WIDTH), Fixed(4)],
        &[code(function::INST_RET)],
        &[code(function::INST_RET), Vbr(6)],
        &[code(function::INST_UNREACHABLE)],
        &[code(function::INST_GEP), Fixed(1), Fixed(WIDTH), Array, Vbr(6)],
    ];
}

const SYMBOLS: &[&[Operand]] = &[
    &[Fixed(3), Vbr(8), Array, Fixed(8)],
    &[code(value_symtab::ENTRY), Vbr(8), Array, Fixed(7)],
    &[code(value_symtab::ENTRY), Vbr(8), Array, Char6],
    &[code(value_symtab::BBENTRY), Vbr(8), Array, Char6],
];

const fn code(code: u32) -> Operand {
    Literal(code as u64)
}
