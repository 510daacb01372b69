//! Functions without a runtime, in a library.
#![no_std]
#![crate_type = "lib"]

/// A place with a number.
#[repr(C)]
pub struct Node {
    next: Option<&'static Node>,
    number: i32,
}

#[unsafe(no_mangle)]
pub static LAST: Node = Node { next: None, number: 7 };

#[unsafe(no_mangle)]
pub fn sum(mut node: &'static Node) -> i32 {
    let mut sum = node.number;
    while let Some(next) = node.next {
        sum = sum.wrapping_add(next.number);
        node = next;
    }
    sum
}

#[unsafe(no_mangle)]
pub fn mix(numbers: &[f32], by: f32) -> f32 {
    let mut mixed = 0.0;
    for number in numbers {
        mixed = mixed * by + number;
    }
    mixed
}

#[unsafe(no_mangle)]
pub fn digit(c: char) -> Option<u8> {
    match c {
        '0'..='9' => Some(c as u8 - b'0'),
        'a'..='f' => Some(c as u8 - b'a' + 10),
        _ => None,
    }
}
