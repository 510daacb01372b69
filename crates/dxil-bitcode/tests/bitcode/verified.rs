//! Modules that compilers made have no errors.

use std::path::Path;

use dxil_ir::verify::{ErrorKind, Rule, verify};

use crate::modules;

/// Modules that LLVM 3.7's verifier, in the validator of DXC 1.10, rejects, too, and the rule that they break.
const REJECTED: &[(&str, Rule)] = &[
    // DXC 1.7 gives an array of `i1` an initializer of `i32`. LLVM 3.7, also in DXC 1.7's own validator, and
    // LLVM 14: "Global variable initializer type does not match global variable type! [2 x i1]* @.hca".
    ("containers/dxc17/cs_initializer-6_0 DXIL", Rule::InitializerType),
    ("containers/dxc17/cs_initializer-6_0 STAT", Rule::InitializerType),
    ("initializer", Rule::InitializerType),
    // LLVM 23 writes `DW_OP_LLVM_convert`, which LLVM 3.7 does not have: "invalid expression !59 =
    // !DIExpression(4097, 1, 7, 4097, 32, 7, 159)".
    ("producers/llvm/lib_exports-debug ILDB", Rule::DebugExpression),
    // Each attribute alone, written by hand. LLVM 3.7 and 14 on a call: "Attribute 'optnone' requires 'noinline'!".
    ("attribute_places", Rule::AttributeOptNone),
];

#[test]
fn modules_of_compilers_have_no_errors() {
    let mut fixtures = modules::all();
    let others = ["producers/llvm", "producers/mesa", "built"];
    fixtures.extend(modules::in_containers(&others));
    let by_hand = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dxil-text/tests/modules");
    fixtures.extend(modules::in_folder(&by_hand));
    let (mut failures, mut rejected) = (Vec::new(), vec![false; REJECTED.len()]);
    for fixture in &fixtures {
        let module = dxil_bitcode::read(&fixture.bitcode).unwrap();
        let place = REJECTED.iter().position(|(name, _)| *name == fixture.name);
        for error in verify(&module) {
            match place {
                Some(place) if *error.kind() == ErrorKind::Rule(REJECTED[place].1) => {
                    rejected[place] = true;
                }
                _ => failures.push(format!("{}: {error}", fixture.name)),
            }
        }
    }
    assert!(failures.is_empty(), "{} errors:\n{}", failures.len(), failures.join("\n"));
    assert!(rejected.iter().all(|it| *it), "{rejected:?} of {REJECTED:?}");
    assert!(fixtures.len() > 600, "{} modules", fixtures.len());
}
