//! Any module is upgraded to a valid module of the modern dialect, or refused with reasons.
#![no_main]

use dxil_ir::Dialect;
use dxil_ir::verify::verify;
use dxil_upgrade::upgrade;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read(bytes) else { return };
    match upgrade(&module) {
        Ok(upgraded) => {
            assert_eq!(upgraded.types.dialect(), Dialect::Modern);
            assert_eq!(verify(&upgraded), []);
        }
        Err(reasons) => assert!(!reasons.is_empty()),
    }
});
