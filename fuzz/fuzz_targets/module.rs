//! A module of DXIL that is read can be written, and what is written is read again as the same. One of modern LLVM can be
//! read, and its bodies in another order.
#![no_main]

use dxil_bitcode::{Bitcode, LazyModule};
use dxil_ir::{Dialect, Module};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = Bitcode::read(bytes) else { return };
    if file.module.types.dialect() == Dialect::Modern {
        drop(file.write());
        return drop(backwards(bytes));
    }
    let written = file.write().expect("what is read can be written");
    let again = Bitcode::read(&written).expect("it was written");
    assert_eq!(again.write().as_ref(), Ok(&written));

    let module = backwards(&written);
    assert_eq!(dxil_bitcode::write(&module), dxil_bitcode::write(&again.module));
});

/// The module, of which the last body is read first.
fn backwards(bytes: &[u8]) -> Module {
    let mut lazy = LazyModule::read(bytes).expect("it has been read");
    let functions: Vec<_> = lazy.module().functions.ids().collect();
    for id in functions.into_iter().rev() {
        lazy.read_body(id).expect("it has been read");
    }
    lazy.into_module().expect("all of it is read")
}
