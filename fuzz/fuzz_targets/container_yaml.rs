//! A container becomes YAML and the same container again; any text is read or refused.
#![no_main]

use dxil_container::yaml::{from_yaml, to_yaml};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = to_yaml(bytes) {
        assert_eq!(from_yaml(&text).as_deref(), Ok(bytes), "{text}");
    }
    if let Ok(text) = core::str::from_utf8(bytes) {
        let _ = from_yaml(text);
    }
});
