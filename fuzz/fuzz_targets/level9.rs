//! Reading a shader of Direct3D 9 ends; what is read is written again word for word.
#![no_main]

use dxbc_code::level9::{Shader, Statement, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(shader) = Shader::parse(bytes) else { return };
    let statements: Result<Vec<Statement>, _> =
        shader.statements().map(|located| located.map(|it| it.statement)).collect();
    match statements {
        Ok(statements) => {
            let written = write(shader.version, &statements).expect("it was read");
            assert!(bytes.starts_with(&written));
        }
        Err(error) => assert!(error.offset() <= bytes.len()),
    }
});
