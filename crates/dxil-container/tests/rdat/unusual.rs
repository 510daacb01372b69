//! Tables that no compiler makes.

use dxil_container::FourCC;
use dxil_container::layout::rdat::{
    self, BytesRef, FunctionInfo2, PartType, RecordRef, ResourceInfo, StringRef, SubobjectContent,
    SubobjectKind,
};
use dxil_container::read::Rdat;
use dxil_container::tree::{Content, Describe, Node};
use dxil_container::write::{self, Library, PartData, RdatBuilder, ValidatorVersion};
use expect_test::expect;

/// A library with what no compiler writes: longer records, unknown parts, another order and version,
/// bytes between and after the parts.
fn unusual() -> write::Rdat {
    let mut library = RdatBuilder::new(ValidatorVersion::V1_8);
    let name = library.string("main");
    library.record(FunctionInfo2 { name, unmangled_name: name, ..Default::default() });
    library.record(FunctionInfo2 { name, shader_kind_high: 7, ..Default::default() });
    library
        .record(rdat::Subobject::new(name, SubobjectContent::Unknown(SubobjectKind(5), [7; 16])));
    let mut made = library.finish();
    made.version = Some(0x11);
    made.functions.stride += 4;
    made.functions.extra = b"one.two.".to_vec();
    made.unknown.push((PartType(99), b"what".to_vec()));
    made.trailing = b"after".to_vec();
    made.order = Some(vec![
        PartType(99),
        PartType::SubobjectTable,
        PartType::FunctionTable,
        PartType::StringBuffer,
    ]);
    made
}

/// Unknown content of a later version is kept, and shown.
#[test]
fn the_unknown_survives() {
    let made = unusual();
    let bytes = made.to_bytes();
    let view = Rdat::parse_bytes(&bytes).expect("sound tables");
    assert_eq!(write::Rdat::from(&view), made);
    let functions = view.table::<FunctionInfo2>();
    assert_eq!(functions.extra(1).expect("it is longer").into_inner(), b"two.");
    let leaves = leaves(&view);
    for text in ["extra 6f6e652e", "extra 74776f2e", "bytes 77686174", "trailing 6166746572"] {
        assert!(leaves.iter().any(|leaf| leaf == text), "{text} in {leaves:#?}");
    }
}

/// Parts that the order does not name come after the others, and are not dropped.
#[test]
fn nothing_is_dropped() {
    let mut made = unusual();
    made.order = Some(vec![PartType::FunctionTable]);
    let bytes = made.to_bytes();
    let read = write::Rdat::from(&Rdat::parse_bytes(&bytes).expect("sound tables"));
    let order =
        [PartType::FunctionTable, PartType::StringBuffer, PartType::SubobjectTable, PartType(99)];
    assert_eq!(read, write::Rdat { order: Some(order.into()), ..made });
}

/// Parts that would be there twice, and records that are too long, are refused.
#[test]
fn what_cannot_be_read_back_is_refused() {
    let mut twice = unusual();
    twice.order.as_mut().expect("an order").push(PartType(99));
    let mut known = unusual();
    known.unknown.push((PartType::StringBuffer, b"more".to_vec()));
    let mut long = unusual();
    long.functions.stride = 1 << 31;
    let errors = [twice, known, long].map(|rdat| {
        let mut container = write::Container::default();
        container.push(FourCC::RDAT, rdat);
        container.write().unwrap_err().to_string()
    });
    expect![[r#"
        0x0: RDAT: the type of a part is 99, it can be one that comes once
        0x0: RDAT: the type of an unknown part is 1, it can be one that comes once
        0x0: RDAT: the stride of a table is 2147483648, it can be at most 512"#]]
    .assert_eq(&errors.join("\n"));
}

/// A file with the same part twice is kept as its bytes.
#[test]
fn parts_that_are_there_twice_are_not_held() {
    let part = |offset: u8| [offset, 0, 0, 0];
    let strings = [&[1, 0, 0, 0, 4, 0, 0, 0][..], b"a\0\0\0"].concat();
    let header = [&[0x10, 0, 0, 0, 2, 0, 0, 0][..], &part(16), &part(28)].concat();
    let mut container = write::Container::default();
    container.push(FourCC::RDAT, PartData::Raw([header, strings.clone(), strings].concat()));
    let file = container.write().expect("it is small");
    let (read, errors) = write::Container::read(&file).expect("a container");
    assert_eq!(read, container);
    let errors: Vec<_> = errors.iter().map(ToString::to_string).collect();
    expect!["0x30: RDAT: the typed form cannot hold these bytes"].assert_eq(&errors.join("\n"));
}

/// The leaves of the description, each as its name and value.
fn leaves(view: &Rdat<'_>) -> Vec<String> {
    let nodes = view.describe();
    let mut leaves = Vec::new();
    nodes.iter().for_each(|node| {
        node.for_each_leaf(&mut |leaf: &Node<'_>| {
            if let Content::Value(value) = &leaf.content {
                leaves.push(format!("{} {value}", leaf.label));
            }
        });
    });
    leaves
}

/// Tables that do not fit are refused, and say where and why.
#[test]
fn damage_is_found() {
    let mut library = RdatBuilder::new(ValidatorVersion::V1_8);
    let name = library.string("main");
    library.record(FunctionInfo2 { name, ..Default::default() });
    let sound = library.finish().to_bytes();
    // The header, two offsets, the header of the strings, 8 bytes of strings.
    let (strings, functions) = (16, 32);
    let with = |offset: usize, value: u32| {
        let mut bytes = sound.clone();
        bytes[offset..offset + 4].copy_from_slice(&value.to_le_bytes());
        Rdat::parse_bytes(&bytes).map(|_| ()).map_err(|error| error.to_string())
    };
    let errors = [
        with(0, 2),
        with(4, 1000),
        with(8, 4000),
        with(8, 12),
        with(12, strings + 4),
        with(functions + 4, 61),
        with(functions + 8, 2),
        with(functions + 12, 43),
    ];
    let errors: Vec<_> = errors.into_iter().map(|error| error.unwrap_err()).collect();
    expect![[r#"
        0x0: the version is 2, it can be 16 or more
        0x8: the list of offsets would take 4000 bytes, 92 are left
        0x8: a part of RDAT would be at 0xfa0, past the end at 0x64
        0x8: the offset of a part of RDAT is 12, it can be after the part before
        0x1c: a part of RDAT would take 1767992576 bytes, 72 are left
        0x28: a part of RDAT would take 61 bytes, 60 are left
        0x30: a record would take 104 bytes, 52 are left
        0x30: a record would take 44 bytes, 43 are left"#]]
    .assert_eq(&errors.join("\n"));
    assert_eq!(with(functions + 12, 44), Ok(()), "records of older versions are shorter");
}

/// A small file whose records all have one long name does not fill the memory.
#[test]
fn one_name_for_all() {
    let mut rdat = RdatBuilder::new(ValidatorVersion::V1_8);
    let name = rdat.string("x".repeat(1 << 22));
    for id in 0..1000 {
        rdat.record(ResourceInfo { id, name, ..Default::default() });
    }
    let bytes = rdat.finish().to_bytes();
    let view = Rdat::parse_bytes(&bytes).expect("sound tables");
    let error = Library::read(&view).expect_err("too much").to_string();
    expect!["0x0: the text of all references would take more than the 0 bytes that are left to unfold to"].assert_eq(&error);
}

/// References that lead nowhere are found when they are followed.
#[test]
fn dangling_references() {
    let mut library = RdatBuilder::new(ValidatorVersion::V1_8);
    let some = library.array(&[1, 2, 3]);
    library.bytes(b"0123");
    let mut dangling = library.clone();
    dangling.record(ResourceInfo { name: StringRef(99), ..Default::default() });
    let bytes = dangling.finish().to_bytes();
    let view = Rdat::parse_bytes(&bytes).expect("sound tables");
    let error = Library::read(&view).expect_err("no string there").to_string();
    expect!["0x20: a string would be at 0x63, past the end at 0x4"].assert_eq(&error);

    let bytes = library.finish().to_bytes();
    let view = Rdat::parse_bytes(&bytes).expect("sound tables");
    assert_eq!(view.array(some).map(|array| array.iter().collect()), Ok(vec![1, 2, 3]));
    assert_eq!(view.array(rdat::ArrayRef::<u32>::NONE).map(|array| array.len()), Ok(0));
    assert!(view.bytes(BytesRef { offset: 2, size: 2 }).is_ok());
    let array = |offset| view.array(rdat::ArrayRef::<u32>::new(offset)).map(|_| ());
    let bytes = |offset, size| view.bytes(BytesRef { offset, size }).map(|_| ());
    let errors = [
        array(3),
        array(u32::MAX - 1),
        view.string(StringRef(4)).map(|_| ()),
        view.record(RecordRef::<FunctionInfo2>::new(0)).map(|_| ()),
        bytes(2, 3),
        bytes(u32::MAX, u32::MAX),
    ];
    let errors = errors.map(|error| error.unwrap_err().to_string());
    expect![[r#"
        0x38: an array would take 12 bytes, 0 are left
        0x28: an array would be at 0xffffffff, past the end at 0x10
        0x1c: a string would be at 0x4, past the end at 0x4
        0x0: the index of a record is 0, it can be less than the number of records
        0x42: a range of bytes would take 3 bytes, 2 are left
        0x40: a range of bytes would be at 0xffffffff, past the end at 0x4"#]]
    .assert_eq(&errors.join("\n"));
}
