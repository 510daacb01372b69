//! Damaged containers: whatever a reader is given, it answers with a value or with an error that
//! names a place in the file, and what it holds it writes again.

mod fixtures;

use std::fs;

use dxil_container::read::Container;
use dxil_container::tree::{Describe, Node};
use dxil_container::{Error, FourCC, write};

/// Files between them with every kind of part.
const FILES: [&str; 11] = [
    "dxc110/hs_view_id.dxbc",
    "dxc110/lib_nodes-6_8.dxbc",
    "dxc110/lib_subobjects.dxbc",
    "dxc110/ps_debug-pdb.dxbc",
    "dxc110/rootsig_parameters-1_1.dxbc",
    "fxc/fxc_level_9_registers-9_0.dxbc",
    "fxc/fxc_library_parameters-5_0.dxbc",
    "fxc/fxc_linkage.dxbc",
    "fxc/ps_debug-spdb.dxbc",
    "fxc/fxc_statistics-5_0.dxbc",
    "fxc/fxc_variables-5_1.dxbc",
];

fn fixture(name: &str) -> Vec<u8> {
    fs::read(fixtures::root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Reads everything that can be read, in every way there is.
fn read_all(bytes: &[u8]) {
    let Ok(container) = Container::open(bytes) else { return };
    let sound = |error: Error| {
        assert!(error.offset() <= bytes.len(), "{error} in {} bytes", bytes.len());
        assert!(!error.to_string().is_empty());
    };
    container.errors().for_each(sound);
    let gaps = container.gaps();
    assert!(gaps.iter().all(|gap| gap.start < gap.end && gap.end <= bytes.len()));
    for part in container.parts() {
        match part.view() {
            Ok(view) => view.describe().iter().for_each(|node| {
                node.for_each_leaf(&mut |leaf: &Node<'_>| {
                    let (data, range) = (part.data().range(), &leaf.range);
                    let inside = data.start <= range.start && range.end <= data.end;
                    assert!(inside, "{} {range:x?} of {data:x?}", leaf.label);
                });
            }),
            Err(error) => sound(error),
        }
    }
    match write::Container::read(bytes) {
        Ok((form, errors)) => {
            errors.into_iter().for_each(sound);
            assert_eq!(form.write().as_deref(), Ok(bytes));
        }
        Err(error) => sound(error),
    }
}

/// A file with one part.
fn alone(four_cc: FourCC, data: &[u8]) -> Vec<u8> {
    let mut form = write::Container::default();
    form.push(four_cc, write::PartData::Raw(data.to_vec()));
    form.write().expect("a small file")
}

/// Calls the function with each file's parts, each in a file of its own: what happens to one part leaves
/// the others as they are. The last one printed is the one that fails.
fn for_each_part(mut check: impl FnMut(FourCC, Vec<u8>)) {
    for name in FILES {
        let bytes = fixture(name);
        let container = Container::parse(&bytes).expect("a sound file");
        for part in container.parts() {
            println!("{name} {}", part.four_cc());
            check(part.four_cc(), alone(part.four_cc(), &part.data()));
        }
    }
}

/// Files are cut at every byte.
#[test]
fn truncation() {
    for name in FILES {
        println!("{name}");
        let bytes = fixture(name);
        (0..=bytes.len()).for_each(|size| read_all(&bytes[..size]));
    }
}

/// Parts are shorter than they say, in files that are sound but for that: at every byte, but in the midst
/// of opaque ones.
#[test]
fn short_parts() {
    for_each_part(|four_cc, bytes| {
        let container = Container::parse(&bytes).expect("a sound file");
        let data = container.part(four_cc).expect("the part").data();
        let sizes = places_of(&bytes).filter_map(|place| place.checked_sub(data.range().start));
        sizes.for_each(|size| read_all(&alone(four_cc, &data[..size.min(data.len())])));
    });
}

/// Every word of the header and the directory, and of each part, offsets and counts among them, becomes
/// 0, 1, the largest, and its neighbours.
#[test]
fn words() {
    for name in FILES {
        let mut bytes = fixture(name);
        let count = Container::parse(&bytes).expect("a sound file").parts().count();
        change_words(&mut bytes, (0..32 + 4 * count).step_by(4));
    }
    for_each_part(|_, mut bytes| {
        let places: Vec<_> = places_of(&bytes).filter(|place| place % 4 == 0).collect();
        change_words(&mut bytes, places.into_iter());
    });
}

fn change_words(bytes: &mut [u8], places: impl Iterator<Item = usize>) {
    for place in places {
        let Some(word) = bytes[place..].first_chunk().copied() else { continue };
        let number = u32::from_le_bytes(word);
        let near = [number.wrapping_sub(1), number.wrapping_add(1)];
        for value in [0, 1, u32::MAX, i32::MAX as u32, 0xffff].into_iter().chain(near) {
            bytes[place..place + 4].copy_from_slice(&value.to_le_bytes());
            read_all(bytes);
        }
        bytes[place..place + 4].copy_from_slice(&word);
    }
}

/// Every place of a file that is not in the midst of a large run of opaque bytes.
fn places_of(bytes: &[u8]) -> impl Iterator<Item = usize> + use<> {
    let container = Container::parse(bytes).expect("a sound file");
    let mut opaque = Vec::new();
    for part in container.parts() {
        part.view().expect("a sound part").describe().iter().for_each(|node| {
            node.for_each_leaf(&mut |leaf: &Node<'_>| {
                if leaf.range.len() > 64 {
                    opaque.push(leaf.range.start + 32..leaf.range.end - 8);
                }
            });
        });
    }
    (0..=bytes.len()).filter(move |place| !opaque.iter().any(|range| range.contains(place)))
}

/// A file of parts that claim more than there is takes no more memory than it has.
#[test]
fn claims() {
    for four_cc in dxil_container::PartInfo::ALL.iter().map(|info| info.four_cc) {
        for word in [u32::MAX, i32::MAX as u32, 0x0100_0000, 0] {
            read_all(&alone(four_cc, &word.to_le_bytes().repeat(64)));
        }
    }
}
