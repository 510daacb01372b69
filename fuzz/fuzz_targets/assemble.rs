//! Any module is refused with reasons or becomes a container; the module in that container becomes the
//! same container.
#![no_main]

use dxil_assemble::{Options, assemble};
use dxil_container::read::Program;
use dxil_container::{Container, FourCC};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = dxil_bitcode::read_dxil(bytes) else { return };
    let options = Options::default();
    let assembled = match assemble(&module, &options) {
        Ok(assembled) => assembled,
        Err(reasons) => {
            assert!(!reasons.is_empty());
            return;
        }
    };
    let Ok(file) = assembled.write() else { return };
    let container = Container::parse(&file).expect("it was written");
    let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL));
    let program = Program::parse(&part.expect("a program")).expect("it was written");
    let module = dxil_bitcode::read(&program.bitcode).expect("it was written");
    let again = assemble(&module, &options).expect("it was assembled before");
    assert!(again.write().expect("it was written before") == file);
});
