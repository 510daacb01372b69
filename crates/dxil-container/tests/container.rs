//! Directories that no compiler writes: parts in odd places, damaged parts, bytes after the container.

use dxil_container::layout::{FeatureFlags, SignatureForm};
use dxil_container::read::Container;
use dxil_container::write::{self, Features, Layout, PartData, Places, Signing};
use dxil_container::{Digest, FourCC, Verdict};

const A: FourCC = FourCC(*b"AAAA");
const B: FourCC = FourCC(*b"BBBB");

/// An unsigned file with these entries of the directory, and the bytes after it.
fn file(offsets: &[u32], after: &[u8]) -> Vec<u8> {
    let mut file = [&b"DXBC"[..], &[0; 16], &[1, 0, 0, 0]].concat();
    let size = 32 + 4 * offsets.len() + after.len();
    file.extend((size as u32).to_le_bytes());
    file.extend((offsets.len() as u32).to_le_bytes());
    offsets.iter().for_each(|offset| file.extend(offset.to_le_bytes()));
    file.extend(after);
    file
}

/// The header and the bytes of a part.
fn part(four_cc: FourCC, data: &[u8]) -> Vec<u8> {
    [&four_cc.0[..], &(data.len() as u32).to_le_bytes(), data].concat()
}

fn names(container: &Container<'_>) -> String {
    container.parts().map(|part| part.four_cc().to_string()).collect::<Vec<_>>().join(" ")
}

/// Each damaged part has an error with its place, and the others are read all the same.
#[test]
fn sound_parts_of_a_damaged_file() {
    let after = [part(A, b"1234"), part(B, b"5678")].concat();
    let mut bytes = file(&[48, 1000, 60, 63], &after);
    let error = Container::parse(&bytes).expect_err("two parts do not fit");
    let container = Container::open(&bytes).expect("the directory is sound");
    assert_eq!(names(&container), "AAAA BBBB");
    assert_eq!(container.errors().next(), Some(error));
    let errors: Vec<_> = container.errors().map(|error| error.to_string()).collect();
    assert_eq!(
        errors,
        [
            "0x24: a part would be at 0x3e8, past the end at 0x48",
            "0x47: \"B\\x04\\x00\\x00\": a part would take 926299392 bytes, 1 are left",
        ]
    );
    bytes.pop();
    let container = Container::open(&bytes).expect("the directory is sound");
    assert_eq!(names(&container), "AAAA");
    let first = container.errors().next().expect("the file is short").to_string();
    assert_eq!(first, "0x47: the container would take 72 bytes, 71 are left");
}

/// Entries that lead to the same bytes are parts as long as all parts fit into the file: else, a small
/// file would take time and memory without end.
#[test]
fn parts_that_overlap() {
    let bytes = file(&[40, 40], &part(A, b"1234"));
    assert_eq!(names(&Container::parse(&bytes).expect("both fit")), "AAAA AAAA");
    let (form, errors) = write::Container::read(&bytes).expect("a container");
    assert_eq!((form.write().as_deref(), errors.len()), (Ok(&bytes[..]), 0));

    let many = [32 + 4 * 100; 100];
    let bytes = file(&many, &part(A, &[7; 2000]));
    let error = Container::parse(&bytes).expect_err("100 times 2000 bytes").to_string();
    assert_eq!(error, "0x1b0: AAAA: the total of all parts would take 2008 bytes, 432 are left");
    write::Container::read(&bytes).expect_err("likewise");
    assert_eq!(Container::open(&bytes).expect("a directory").parts().count(), 1);
}

/// A part in the header is read and written, unless what it has differs from the header.
#[test]
fn part_in_the_header() {
    let mut bytes = file(&[4], &[]);
    bytes[4..8].copy_from_slice(b"AAAA");
    assert_eq!(names(&Container::parse(&bytes).expect("it fits")), "AAAA");
    let (mut form, _) = write::Container::read(&bytes).expect("a container");
    assert_eq!(form.write().as_deref(), Ok(&bytes[..]));
    form.signing = Signing::Set(Digest::BYPASS);
    let error = form.write().expect_err("the digest is the part").to_string();
    assert_eq!(error, "0x4: AAAA: it would overlap other bytes of the file");
}

/// Gaps, an order other than that of the directory, and a stated size that is not the file's survive.
#[test]
fn odd_places() {
    let after = [&b"??"[..], &part(B, b"5"), b"!", &part(A, b"1234"), b"tail"].concat();
    let mut bytes = file(&[52, 42], &after);
    let size = bytes.len() - 4;
    bytes[24..28].copy_from_slice(&(size as u32).to_le_bytes());
    let container = Container::parse(&bytes).expect("a container");
    assert_eq!(names(&container), "AAAA BBBB");
    assert_eq!(container.gaps(), [40..42, 51..52, size..size + 4]);
    assert_eq!(container.trailing().range(), size..size + 4);
    assert_eq!(*container.trailing(), b"tail");

    let (form, _) = write::Container::read(&bytes).expect("a container");
    let gaps = vec![(40, b"??".to_vec()), (51, b"!".to_vec())];
    let places = Places { file_size: 64, offsets: vec![52, 42], gaps };
    assert_eq!(form.layout, Layout::Explicit(places));
    assert_eq!(form.write().as_deref(), Ok(&bytes[..]));
}

/// Places that are too few, overlap, or lie beyond the largest file are refused.
#[test]
fn impossible_places() {
    let mut form = write::Container::default();
    form.push(A, PartData::Raw(vec![1; 8]));
    form.push(B, PartData::Raw(vec![2; 8]));
    for (offsets, gap, expected) in [
        (vec![40], 0, "0x38: the number of offsets is 1, it can be the number of parts"),
        (vec![40, 44], 0, "0x28: AAAA: it would overlap other bytes of the file"),
        (vec![40, 56], 64, "0x38: BBBB: it would overlap other bytes of the file"),
        (vec![20, 56], 0, "0x14: AAAA: it would overlap other bytes of the file"),
        (vec![40, u32::MAX], 0, "0x0: 4294967311 bytes are too many, 2147483647 are the most"),
    ] {
        let gaps = if gap == 0 { Vec::new() } else { vec![(gap, vec![3])] };
        form.layout = Layout::Explicit(Places { file_size: 72, offsets, gaps });
        let written = form.write().map_err(|error| error.to_string());
        assert_eq!(written, Err(expected.into()));
    }
}

/// Parts lie at multiples of 4 bytes, or one directly after another, as in the file read.
#[test]
fn alignment() {
    for (layout, size) in [(Layout::Aligned, 61), (Layout::Unaligned, 58)] {
        let mut form = write::Container { layout, ..write::Container::default() };
        form.push(A, PartData::Raw(vec![1]));
        form.push(B, PartData::Raw(vec![2]));
        let bytes = form.write().expect("a small file");
        assert_eq!(bytes.len(), size);
        assert_eq!(write::Container::read(&bytes), Ok((form, Vec::new())));
    }
}

/// The digest is that of the container, whatever comes after it: DXC's validator signs such a file so,
/// too. What is changed is signed anew.
#[test]
fn digest_with_bytes_behind_the_container() {
    let mut form = write::Container::default();
    form.push(FourCC::SFI0, Features::default());
    let mut bytes = form.write().expect("a small file");
    bytes.extend(b"tail");
    assert_eq!(Digest::verify(&bytes), Verdict::Signed);
    let (mut form, _) = write::Container::read(&bytes).expect("a container");
    assert_eq!(form.signing, Signing::Sign);
    let Some(PartData::Features(features)) = form.part_mut(FourCC::SFI0) else { panic!("SFI0") };
    features.flags = FeatureFlags::WaveOps;
    let changed = form.write().expect("a small file");
    assert_eq!(Digest::verify(&changed), Verdict::Signed);
    assert!(changed.ends_with(b"tail"));
}

/// Bytes after the container stay there when a part grows.
#[test]
fn parts_grow_before_trailing_bytes() {
    let mut form = write::Container::default();
    form.push(A, PartData::Raw(vec![1; 4]));
    let mut bytes = form.write().expect("a small file");
    bytes.extend(b"tail");
    let (mut form, _) = write::Container::read(&bytes).expect("a container");
    assert_eq!((&form.layout, &form.trailing[..]), (&Layout::Aligned, b"tail".as_slice()));
    form.parts[0].data = PartData::Raw(vec![1; 8]);
    let grown = form.write().expect("a small file");
    assert_eq!(grown.len(), bytes.len() + 4);
    assert!(grown.ends_with(b"tail"));
}

/// More entries than a count can hold are refused, and not cut.
#[test]
fn too_much_for_a_part() {
    let signatures =
        write::PsvSignatures { inputs: vec![Default::default(); 256], ..Default::default() };
    let psv = write::Psv { signatures, ..Default::default() };
    let name = write::DebugName::new("n".repeat(65_536));
    let full = write::Signature { form: SignatureForm::Full, ..Default::default() };
    let level9 = write::Level9 { samplers: vec![Default::default(); 65_535], ..Default::default() };
    let forms: [(FourCC, PartData, &str); 4] = [
        (
            FourCC::PSV0,
            psv.into(),
            "0x0: PSV0: the number of elements is 256, it can be at most 255",
        ),
        (
            FourCC::ILDN,
            name.into(),
            "0x0: ILDN: the length of the name is 65536, it can be at most 65535",
        ),
        (
            FourCC::ISGN,
            full.into(),
            "0x0: ISGN: the size of an element is 32, it can be that of the part's name",
        ),
        (
            FourCC::AON9,
            level9.into(),
            "0x0: Aon9: the offset of a table is 262176, it can be at most 65535",
        ),
    ];
    for (four_cc, data, expected) in forms {
        let mut form = write::Container::default();
        form.push(four_cc, data);
        assert_eq!(form.write().map_err(|error| error.to_string()), Err(expected.into()));
    }
}
