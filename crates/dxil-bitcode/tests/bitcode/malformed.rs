//! Damaged modules are errors, or are read and then written: nothing panics.

use crate::modules;
use crate::stream::{self, Item};

/// Small modules, with debug information and without.
const SAMPLES: [&str; 3] = ["comdat", "initializer", "use_order"];

/// A module that was read from damaged bitcode can be written, and is then read as the same module.
fn check(bitcode: &[u8]) -> bool {
    let Ok(module) = dxil_bitcode::read(bitcode) else { return false };
    let written = dxil_bitcode::write(&module).expect("what is read can be written");
    let again = dxil_bitcode::read(&written).expect("it was written");
    assert_eq!(dxil_bitcode::write(&again), Ok(written));
    true
}

#[test]
fn no_operand_is_trusted() {
    let mut read = 0;
    for sample in SAMPLES {
        let items = stream::parse(&modules::named(sample));
        assert!(check(&stream::write(&items)), "{sample} is sound");
        for record in 0..stream::count_records(&items) {
            let mut altered = items.clone();
            for operand in 0..stream::operands(&mut altered, record).len().min(12) {
                let original = stream::operands(&mut altered, record)[operand];
                for value in [0, 1, original.wrapping_add(1), u64::MAX] {
                    stream::operands(&mut altered, record)[operand] = value;
                    read += usize::from(check(&stream::write(&altered)));
                }
                stream::operands(&mut altered, record)[operand] = original;
            }
        }
    }
    assert!(read > 1000, "only {read} of the altered modules were read");
}

#[test]
fn records_may_be_short_long_missing_or_doubled() {
    for sample in SAMPLES {
        let items = stream::parse(&modules::named(sample));
        for record in 0..stream::count_records(&items) {
            let mut altered = items.clone();
            let operands = stream::operands(&mut altered, record);
            let original = operands.clone();
            operands.push(0);
            check(&stream::write(&altered));
            for kept in [0, 1, 2, original.len().saturating_sub(1)] {
                let kept = kept.min(original.len());
                *stream::operands(&mut altered, record) = original[..kept].to_vec();
                check(&stream::write(&altered));
            }
        }
        let alterations: [fn(&mut Vec<Item>, usize); 3] = [
            |items, index| drop(items.remove(index)),
            |items, index| items.insert(index, items[index].clone()),
            |items, index| items[index..].rotate_left(1),
        ];
        for alteration in alterations {
            for_each_place(&items, alteration);
        }
    }
}

/// Alters each list of items of a stream at each place in turn.
fn for_each_place(items: &[Item], alter: impl Fn(&mut Vec<Item>, usize)) {
    let mut original = items.to_vec();
    let mut lengths = Vec::new();
    stream::lists(&mut original, &mut |list| lengths.push(list.len()));
    for (chosen, length) in lengths.into_iter().enumerate() {
        for index in 0..length {
            let mut altered = items.to_vec();
            let mut number = 0;
            let mut done = false;
            stream::lists(&mut altered, &mut |list| {
                if number == chosen && !done {
                    alter(list, index);
                    done = true;
                }
                number += 1;
            });
            check(&stream::write(&altered));
        }
    }
}

#[test]
fn truncated_modules_are_refused() {
    for sample in SAMPLES {
        let bitcode = modules::named(sample);
        for size in (0..bitcode.len()).step_by(4) {
            assert!(!check(&bitcode[..size]), "{sample} cut to {size} bytes is read");
        }
    }
}

#[test]
fn no_byte_is_trusted() {
    for sample in SAMPLES {
        let bitcode = modules::named(sample);
        for index in 0..bitcode.len() {
            let mut altered = bitcode.clone();
            for byte in [0, 0xff] {
                altered[index] = byte;
                check(&altered);
            }
        }
    }
}
