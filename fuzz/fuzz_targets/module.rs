//! A module that is read can be written, and what is written is read again as the same.
#![no_main]

use dxil_bitcode::{Bitcode, LazyModule};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = Bitcode::read(bytes) else { return };
    let written = file.write().expect("what is read can be written");
    let again = Bitcode::read(&written).expect("it was written");
    assert_eq!(again.write().as_ref(), Ok(&written));

    let mut lazy = LazyModule::read(&written).expect("it was written");
    let functions: Vec<_> = lazy.module().functions.ids().collect();
    for id in functions.into_iter().rev() {
        lazy.read_body(id).expect("it was written");
    }
    let module = lazy.into_module().expect("all of it is read");
    assert_eq!(dxil_bitcode::write(&module), dxil_bitcode::write(&again.module));
});
