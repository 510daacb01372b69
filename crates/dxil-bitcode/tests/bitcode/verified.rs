//! Modules that compilers made have no errors.

use std::path::Path;

use dxil_ir::verify::{ErrorKind, Rule, verify};

use crate::modules;

/// Modules that LLVM 3.7's verifier rejects, too, and the rule that they break.
const REJECTED: &[(&str, Rule)] = &[
    // DXC 1.7 gives an array of `i1` an initializer of `i32`.
    ("containers/dxc17/cs_initializer-6_0 DXIL", Rule::InitializerType),
    ("containers/dxc17/cs_initializer-6_0 STAT", Rule::InitializerType),
    ("initializer", Rule::InitializerType),
    // LLVM 23 writes an operation that LLVM 3.7 does not have.
    ("producers/llvm/lib_exports-debug ILDB", Rule::DebugExpression),
    // Each attribute alone, written by hand: `optnone` without `noinline`.
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
