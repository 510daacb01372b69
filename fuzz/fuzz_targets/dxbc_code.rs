//! Reading a DXBC program ends; what is read is written again word for word, and can be checked.
#![no_main]

use dxbc_code::{Program, Statement};
use dxil_validate::dxbc::{Signatures, check};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(program) = Program::parse(bytes) else { return };
    let statements: Result<Vec<Statement>, _> =
        program.statements().map(|located| located.map(|it| it.statement)).collect();
    match statements {
        Ok(statements) => {
            let end = bytes.len() - program.trailing().len();
            assert_eq!(program.write(&statements).as_deref(), Ok(&bytes[..end]));
            assert!(program.outline().is_ok());
            assert!(check(&program, &Signatures::default()).is_ok());
        }
        Err(error) => assert!(error.offset() <= bytes.len()),
    }
});
