//! Pairs of modules in tests/found that fuzzing found: a shader that is made of them would break LLVM's rules.

use std::fs;
use std::path::Path;

use dxil_link::{Library, Options, Target, link};
use dxil_metadata::Target as Profile;

fn library(name: &str) -> Library {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found").join(name);
    let bitcode = fs::read(path).expect("a file");
    Library { name: name.into(), module: dxil_bitcode::read_dxil(&bitcode).expect("a module") }
}

/// An operation is called with vectors of fifteen numbers, and declared in the other module with vectors of seven.
#[test]
fn operations_with_other_vectors() {
    let libraries = ["other_vectors-0.bc", "other_vectors-1.bc"].map(library);
    let profile = Profile::from_profile("cs_6_9").expect("a profile");
    let target = Target { profile, entry: "long_".into() };
    let reasons = link(&libraries, &target, &Options::default()).expect_err("no valid module");
    let messages: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    assert_eq!(messages.len(), 3, "{messages:?}");
    assert!(messages.iter().all(|it| it.contains("<15 x float>")), "{messages:?}");
}
