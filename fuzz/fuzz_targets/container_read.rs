//! Everything of a file that can be read is read; every field lies inside its part.
#![no_main]

use dxil_container::Container;
use dxil_container::tree::{Describe, Node};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(container) = Container::open(bytes) else { return };
    container.errors().for_each(|error| assert!(error.offset() <= bytes.len()));
    drop(container.gaps());
    for part in container.parts() {
        let data = part.data().range();
        match part.view() {
            Ok(view) => view.describe().iter().for_each(|node| {
                node.for_each_leaf(&mut |leaf: &Node<'_>| {
                    assert!(data.start <= leaf.range.start && leaf.range.end <= data.end);
                });
            }),
            Err(error) => assert!(error.offset() <= bytes.len()),
        }
    }
});
