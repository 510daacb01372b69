//! Damaged containers and texts.

use dxil_container::Container;
use dxil_yaml::{from_yaml, to_yaml};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::fixtures;

/// Files that together have every kind of part.
const FILES: [&str; 8] = [
    "dxc110/hs_view_id.dxbc",
    "dxc110/lib_nodes-6_8.dxbc",
    "dxc110/lib_subobjects.dxbc",
    "dxc110/ps_debug-pdb.dxbc",
    "dxc110/rootsig_parameters-1_1.dxbc",
    "fxc/fxc_level_9-ps_9_3.dxbc",
    "fxc/fxc_interfaces.dxbc",
    "fxc/fxc_variables-5_1.dxbc",
];

/// The lines from one altered number to the next. To alter all numbers would take long.
const STEP: usize = 3;

/// Checks that a container becomes a text and the same file again. Returns whether the file is a container.
fn comes_back(bytes: &[u8]) -> bool {
    let Ok(text) = to_yaml(bytes) else {
        assert!(Container::parse(bytes).is_err());
        return false;
    };
    let file = from_yaml(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    assert!(file == bytes, "another file comes of\n{text}");
    true
}

/// One byte at a time is altered: of the header, and of each part.
#[test]
fn altered_bytes() {
    for name in FILES {
        let file = std::fs::read(fixtures::root().join(name)).expect(name);
        let parts = Container::parse(&file).expect(name);
        let mut places: Vec<_> = (0..48).collect();
        for part in parts.parts() {
            let data = part.data();
            let step = (data.len() / 4).max(1);
            places.push(part.range().start + 4);
            places.extend(data.range().step_by(step));
        }
        let mut count = 0;
        for place in places {
            for value in [0xff, file[place] ^ 1] {
                let mut altered = file.clone();
                altered[place] = value;
                count += usize::from(comes_back(&altered));
            }
        }
        assert!(count > 60, "{name}: {count}");
    }
}

/// Parts in another order, with gaps, at the same place, and bytes after the last part.
#[test]
fn altered_places() {
    let file = std::fs::read(fixtures::root().join(FILES[0])).expect("a file");
    let offset = |index: usize| 32 + 4 * index..36 + 4 * index;
    let mut swapped = file.clone();
    swapped[offset(1)].copy_from_slice(&file[offset(2)]);
    swapped[offset(2)].copy_from_slice(&file[offset(1)]);
    assert!(comes_back(&swapped));
    let mut same = file.clone();
    same[offset(1)].copy_from_slice(&file[offset(2)]);
    assert!(comes_back(&same));
    let mut longer = file.clone();
    longer.extend([0; 7]);
    assert!(comes_back(&longer));
    longer.extend(b"more");
    assert!(comes_back(&longer));
    longer[24..28].copy_from_slice(&(file.len() as u32 + 3).to_le_bytes());
    assert!(comes_back(&longer));
    let mut last = file.clone();
    last.extend(*b"NONE\0\0\0\0");
    last[24..28].copy_from_slice(&(file.len() as u32 + 8).to_le_bytes());
    last[offset(0)].copy_from_slice(&(file.len() as u32).to_le_bytes());
    assert!(comes_back(&last));
}

/// The lines of a text without most of its bytes, which would take most of the time.
fn shortened(text: &str) -> Vec<String> {
    let mut lines = Vec::<String>::new();
    let mut bytes = 0;
    for line in text.lines() {
        bytes = if line.trim().starts_with("0x") { bytes + 1 } else { 0 };
        match lines.last_mut() {
            Some(last) if bytes == 4 => last.push_str(" ]"),
            _ if bytes > 4 => {}
            _ => lines.push(line.trim_end().into()),
        }
    }
    lines
}

/// One number of a text at a time is the largest one. The text is read or refused, and the file is small.
#[test]
fn altered_numbers() {
    for name in FILES {
        let file = std::fs::read(fixtures::root().join(name)).expect(name);
        let text = to_yaml(&file).expect(name);
        let lines = shortened(&text);
        from_yaml(&lines.join("\n")).unwrap_or_else(|errors| panic!("{name}:\n{errors}"));
        for place in (0..lines.len()).step_by(STEP) {
            let Some((key, value)) = lines[place].split_once(": ") else { continue };
            if value.trim().parse::<u64>().is_err() {
                continue;
            }
            let altered = format!("{key}: 4294967295");
            let text = [&lines[..place], &[altered], &lines[place + 1..]].concat().join("\n");
            if let Ok(file) = from_yaml(&text) {
                assert!(file.len() < 1 << 20, "{} bytes of\n{text}", file.len());
            }
        }
    }
}

/// A name of a part, mostly a known one.
fn name() -> impl Strategy<Value = [u8; 4]> {
    const NAMES: [&[u8; 4]; 16] = [
        b"DXIL", b"ILDB", b"ILDN", b"HASH", b"SFI0", b"ISG1", b"OSGN", b"OSG5", b"PSV0", b"RDAT",
        b"RTS0", b"STAT", b"VERS", b"PRIV", b"SRCI", b"RDEF",
    ];
    const ODD_NAMES: [&[u8; 4]; 5] = [b"null", b"'\":#", b"1.25", b"\xff\xff\xff\xff", b" a\t "];
    prop_oneof![
        8 => prop::sample::select(&NAMES[..]).prop_map(|name| *name),
        1 => prop::sample::select(&ODD_NAMES[..]).prop_map(|name| *name),
        1 => any::<[u8; 4]>(),
    ]
}

/// Bytes of a part, mostly small numbers, so that sizes and offsets often fit.
fn data() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![4 => Just(0), 2 => 1_u8..9, 1 => any::<u8>()];
    prop_oneof![vec(byte, 0..200), vec(Just(0), 0..40)]
}

/// A container of these parts, with these bytes before each.
fn container(parts: &[([u8; 4], Vec<u8>, Vec<u8>)]) -> Vec<u8> {
    let mut offset = 32 + 4 * parts.len();
    let (mut offsets, mut body) = (Vec::new(), Vec::new());
    for (name, data, gap) in parts {
        offset += gap.len();
        offsets.extend((offset as u32).to_le_bytes());
        body.extend(gap);
        body.extend(name);
        body.extend((data.len() as u32).to_le_bytes());
        body.extend(data);
        offset += 8 + data.len();
    }
    let mut file = b"DXBC0123456789abcdef\x01\0\0\0".to_vec();
    file.extend((offset as u32).to_le_bytes());
    file.extend((parts.len() as u32).to_le_bytes());
    file.extend(offsets);
    file.extend(body);
    file
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_container_comes_back(parts in vec((name(), data(), vec(any::<u8>(), 0..3)), 0..5)) {
        prop_assert!(comes_back(&container(&parts)));
    }

    /// Private data and a debug name can hold any bytes and text.
    #[test]
    fn any_text_comes_back(text in any::<String>()) {
        let mut data = [0_u16.to_le_bytes(), (text.len() as u16).to_le_bytes()].concat();
        data.extend(text.bytes());
        data.push(0);
        prop_assert!(comes_back(&container(&[(*b"ILDN", data, Vec::new())])));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "--- !dxcontainer\n(Header:|Parts:|  - Name: HASH|    Size: 9|[ -~]{0,9}|\n){0,20}") {
        let _ = from_yaml(&text);
    }
}
