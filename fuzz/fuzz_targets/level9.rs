//! Reading a shader of Direct3D 9 ends; what is read is written again word for word, and can be printed.
#![no_main]

use dxbc_code::level9::{Shader, Statement, write};
use dxbc_code::{ErrorKind, PrintOptions};
use libfuzzer_sys::fuzz_target;

/// The maximum size of a listing, which is indented.
const LIMIT: usize = 1 << 20;

fuzz_target!(|bytes: &[u8]| {
    let Ok(shader) = Shader::parse(bytes) else { return };
    let statements: Result<Vec<Statement>, _> =
        shader.statements().map(|located| located.map(|it| it.statement)).collect();
    match statements {
        Ok(statements) => {
            let written = write(shader.version, &statements).expect("it was read");
            assert!(bytes.starts_with(&written));
            let options = PrintOptions { numbers: true, offsets: true, ..PrintOptions::default() };
            match shader.print(options, LIMIT) {
                Ok(text) => assert!(text.len() <= LIMIT),
                Err(error) => assert_eq!(*error.kind(), ErrorKind::TooLong(LIMIT)),
            }
        }
        Err(error) => assert!(error.offset() <= bytes.len()),
    }
});
