//! The chores: what each does, what it accepts and which compilers it needs.

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::tool::{Compiler, Tools};
use crate::{
    agreement, alterations, assembly, built, calls, clang, containers, damage, derivations, dxbc,
    dxbc_listings, features, hlsl_names, intrinsics, level9_listings, linked, llvm_bitcode,
    llvm_launchers, llvm_text, lowering, modules, peers, pictures, producers, release, table,
    upgrade, validator_rules, validity, violations,
};

/// A chore, and its options.
pub(crate) struct Chore {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) run: fn(&Tools, &Options) -> Result<Report, Error>,
    pub(crate) takes: Takes,
    /// The compilers whose build matters.
    pub(crate) compilers: &'static [Compiler],
}

/// The limits that a chore accepts.
#[derive(Clone, Copy)]
pub(crate) enum Takes {
    All,
    /// Names of sources or folders.
    Names,
    /// Some of these names. Such a chore makes no fixtures, with which files could be compared.
    Known(fn() -> Vec<&'static str>),
    Sample,
}

/// All chores.
pub(crate) const CHORES: [Chore; 30] = [
    Chore {
        name: "agreement",
        about: "containers changed at random, which the validator and we must refuse for the same rules",
        run: agreement::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "alterations",
        about: "containers with one field altered, and the validator's verdict on each",
        run: alterations::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "assembly",
        about: "what DXC's assembler makes of texts and of the modules of all fixtures, and what it refuses",
        run: assembly::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "built",
        about: "the validator's verdict on containers of our own builder, and DXC's listings",
        run: built::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "calls",
        about: "the operations that DXC calls in tests/fixtures/calls/hlsl",
        run: calls::run,
        takes: Takes::Names,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "containers",
        about: "the containers of DXC 1.10, DXC 1.7 and FXC for tests/fixtures/containers/hlsl",
        run: containers::run,
        takes: Takes::Names,
        compilers: &Compiler::ALL,
    },
    Chore {
        name: "damage",
        about: "damaged modules and the verdicts of LLVM's verifiers, in tests/fixtures/verify",
        run: damage::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "dxbc",
        about: "the DXBC of tests/fixtures/dxbc/hlsl, and FXC's listings with each option",
        run: dxbc::run,
        takes: Takes::All,
        compilers: &[Compiler::Fxc],
    },
    Chore {
        name: "dxbc-listings",
        about: "FXC's listing of each DXBC opcode with each value of its controls",
        run: dxbc_listings::run,
        takes: Takes::All,
        compilers: &[Compiler::Fxc],
    },
    Chore {
        name: "derivations",
        about: "HLSL at random, whose derived metadata must be what DXC states; writes nothing",
        run: derivations::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "features",
        about: "the shader features that the validator finds in calls and shaders",
        run: features::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "intrinsics",
        about: "the table of LLVM 23's intrinsics, of its headers in the folder NAME",
        run: intrinsics::run,
        takes: Takes::Names,
        compilers: &[],
    },
    Chore {
        name: "level9-listings",
        about: "shaders of Direct3D 9 with all that FXC lists, in crates/dxbc-code/tests/level9",
        run: level9_listings::run,
        takes: Takes::All,
        compilers: &[Compiler::Fxc],
    },
    Chore {
        name: "linked",
        about: "libraries, and the shaders that DXC's linker makes of them",
        run: linked::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "clang",
        about: "LLVM IR that clang makes of HLSL, and the validator's verdicts on what we make of it; compares clang's own tests in folders NAME",
        run: clang::run,
        takes: Takes::Names,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "llvm-launchers",
        about: "programs named as LLVM's that call `dxil`, in the folder NAME",
        run: llvm_launchers::run,
        takes: Takes::Names,
        compilers: &[],
    },
    Chore {
        name: "lowering",
        about: "whether `opt` makes the same of modules as our passes, in crates/dxil-lower/tests",
        run: lowering::run,
        takes: Takes::All,
        compilers: &[],
    },
    Chore {
        name: "llvm-bitcode",
        about: "bitcode of LLVM 15 to 23, clang and rustc, and its text, in crates/dxil-bitcode/tests/llvm",
        run: llvm_bitcode::run,
        takes: Takes::All,
        compilers: &[],
    },
    Chore {
        name: "llvm-text",
        about: "texts of the modern dialect as `opt -S` prints them, and its messages, in crates/dxil-text/tests; compares texts in folders NAME",
        run: llvm_text::run,
        takes: Takes::Names,
        compilers: &[],
    },
    Chore {
        name: "modules",
        about: "modules by hand as DXC encodes and prints them, and some that it makes of HLSL",
        run: modules::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110, Compiler::Dxc17],
    },
    Chore {
        name: "peers",
        about: "the programs that benches compare with, of benches/peers, in target/peers; all or those NAMEd",
        run: peers::run,
        takes: Takes::Known(peers::names),
        compilers: &[],
    },
    Chore {
        name: "pictures",
        about: "pictures for README: the output of `dxil dump`, and the reference page in Chromium",
        run: pictures::run,
        takes: Takes::All,
        compilers: &[],
    },
    Chore {
        name: "producers",
        about: "containers of LLVM, Mesa and Slang, with DXC's listings and verdicts",
        run: producers::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "release",
        about: "the command in target/release-profile, optimized for what it does with the fixtures",
        run: release::run,
        takes: Takes::Known(Vec::new),
        compilers: &[],
    },
    Chore {
        name: "rules",
        about: "the rules that DXC's validator names for what it refuses, in tests/fixtures/rules",
        run: validator_rules::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "table",
        about: "runs the benches, or those of a NAME, and prints the table of docs/performance.md",
        run: table::run,
        takes: Takes::Known(table::names),
        compilers: &[],
    },
    Chore {
        name: "upgrade",
        about: "what opt says of the modules of all fixtures, upgraded, and the validator of these lowered again",
        run: upgrade::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "validity",
        about: "the validator's verdict on one call, by stage and by overload",
        run: validity::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "violations",
        about: "modules with one thing changed, the validator's verdict and our rules",
        run: violations::run,
        takes: Takes::Sample,
        compilers: &[Compiler::Dxc110],
    },
    Chore {
        name: "hlsl-names",
        about: "the operations that each HLSL name uses, for tests/fixtures/calls/hlsl-names",
        run: hlsl_names::run,
        takes: Takes::All,
        compilers: &[Compiler::Dxc110],
    },
];
