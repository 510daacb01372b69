//! What the owned form holds it writes again byte for byte, and reads again as the same.
#![no_main]

use dxil_container::write::Container;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok((container, _)) = Container::read(bytes) else { return };
    let written = container.write().expect("no larger than what was read");
    assert_eq!(written, bytes);
    let (again, _) = Container::read(&written).expect("it was written");
    assert_eq!(again.write().as_deref(), Ok(bytes));
});
