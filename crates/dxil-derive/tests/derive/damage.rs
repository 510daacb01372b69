//! Modules whose metadata makes no sense.

use dxil_derive::{Packing, derive};

use crate::damaged::{Numbers, damage};
use crate::modules;
use crate::whole::erase;

/// Metadata is derived of modules with random changes, or they are refused.
#[test]
fn damaged_modules_are_refused_or_derived() {
    let (mut derived, mut refused) = (0, 0);
    for (seed, fixture) in modules::all().into_iter().enumerate() {
        let Ok(module) = dxil_bitcode::read(&fixture.bitcode) else { continue };
        // Large modules have the same metadata as small ones.
        if module.metadata.arena().is_empty() || fixture.bitcode.len() > 6_000 {
            continue;
        }
        let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15 ^ (seed as u64) << 20);
        for round in 0..10 {
            let mut module = module.clone();
            for _ in 0..=numbers.below(3) {
                damage(&mut module, &mut numbers);
            }
            erase(&mut module);
            let packing = [Packing::PrefixStable, Packing::Optimized][round % 2];
            match derive(&mut module, packing) {
                Ok(_) => derived += 1,
                Err(diagnostics) => {
                    assert!(!diagnostics.is_empty());
                    refused += 1;
                }
            }
        }
    }
    println!("{derived} derived, {refused} refused");
    assert!(derived > 500 && refused > 500, "{derived} derived, {refused} refused");
}
