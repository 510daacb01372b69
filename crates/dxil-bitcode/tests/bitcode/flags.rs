//! Flags of instructions in the modules of compilers.

use std::collections::BTreeSet;

use dxil_ir::{FastMathFlags, Instruction, InstructionKind, Module, OverflowFlags};

use crate::modules;

fn instructions(module: &mut Module) -> impl Iterator<Item = &mut Instruction> {
    let bodies = module.functions.values_mut().filter_map(|function| function.body.as_mut());
    bodies.flat_map(|body| body.instructions.values_mut())
}

/// The sets of fast-math flags in the modules of a folder, except empty ones.
fn fast_math_flags(folder: &str) -> BTreeSet<FastMathFlags> {
    let mut found = BTreeSet::new();
    for fixture in modules::in_containers(&[folder]) {
        let mut module = dxil_bitcode::read(&fixture.bitcode).expect("a module");
        let flags = instructions(&mut module).filter_map(|it| it.kind.fast_math_flags_mut());
        found.extend(flags.map(|flags| *flags).filter(|flags| *flags != FastMathFlags::NONE));
    }
    found
}

/// All of these are `fast` in text. DXC 1.10 omits `nnan` in a few places of long shaders.
#[test]
fn compilers_write_fast_in_several_ways() {
    type Flags = FastMathFlags;
    let with_nan = Flags::FAST.difference(Flags::NO_NANS);
    for (folder, expected) in [
        ("containers/dxc110", &[with_nan, Flags::FAST][..]),
        ("containers/dxc17", &[Flags::FAST]),
        ("producers/llvm", &[Flags::FAST]),
        ("producers/mesa", &[Flags::UNSAFE_ALGEBRA]),
    ] {
        let found: Vec<_> = fast_math_flags(folder).into_iter().collect();
        assert_eq!(found, expected, "{folder}");
    }
}

/// Flags without a name are written as they were read.
#[test]
fn flags_without_a_name_survive() {
    fn overflow_flags(it: &mut Instruction) -> Option<&mut OverflowFlags> {
        let InstructionKind::Binary { op, .. } = &mut it.kind else { return None };
        op.overflow_flags_mut()
    }
    let shader = "containers/dxc110/cs_fast_math DXIL";
    let mut module = dxil_bitcode::read(&modules::named(shader)).expect("a module");
    let mut count = 0;
    for flags in instructions(&mut module).filter_map(overflow_flags) {
        flags.0 |= 0x84;
        count += 1;
    }
    let bitcode = dxil_bitcode::write(&module).expect("bitcode");
    let mut read = dxil_bitcode::read(&bitcode).expect("a module");
    let kept = instructions(&mut read).filter_map(overflow_flags).filter(|flags| flags.0 >= 0x84);
    assert_eq!((kept.count(), count > 1), (count, true));
}
