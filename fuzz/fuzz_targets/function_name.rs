//! Names of functions: reading never panics, and what is read is written as it was.
#![no_main]

use dxil_ops::FunctionName;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|name: &str| {
    // Half of all inputs would otherwise fail at the prefix.
    for name in [name.to_owned(), format!("dx.op.{name}")] {
        match FunctionName::parse(&name) {
            Ok(parsed) => {
                assert_eq!(parsed.to_string(), name);
                for op in parsed.class().ops() {
                    assert_eq!(op.function_name(parsed.overloads()), parsed);
                    let _ = op.signature().llvm(parsed.overloads()).to_string();
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
