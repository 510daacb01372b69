//! `ILDN`, `VERS` and `PRIV`: made by hand, they are what the compilers made.

mod fixtures;

use dxil_container::FourCC;
use dxil_container::layout::CompilerVersionFlags;
use dxil_container::read::{self, Container};
use dxil_container::write::{self, CompilerVersion, DebugName, PartData, PrivateData};

/// The bytes of a part.
fn write(data: &PartData) -> Vec<u8> {
    let mut bytes = Vec::new();
    data.write(&mut bytes);
    bytes
}

/// Reads bytes as a part of this name.
fn read(four_cc: FourCC, bytes: &[u8]) -> Result<PartData, String> {
    let mut container = write::Container::default();
    container.push(four_cc, PartData::Raw(bytes.to_vec()));
    let file = container.write().expect("a small file");
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(four_cc).expect("the part");
    PartData::read(&part).map_err(|error| error.to_string())
}

/// The name is the one in the disassembly, or that of the hash.
#[test]
fn debug_names() {
    let count = fixtures::for_each_part(FourCC::ILDN, |fixture, part| {
        let view = read::DebugName::parse(part).expect("a name");
        let name = fixture.text.lines().find_map(|line| line.strip_prefix("; shader debug name: "));
        if let Some(name) = name {
            assert_eq!(*view.name, name, "{}", fixture.name);
        }
        let made = PartData::DebugName(DebugName::new(view.name.to_vec()));
        assert_eq!(write(&made), *part.data(), "{}", fixture.name);
    });
    assert!(count >= 20, "{count}");
}

/// As many zeros end the name as a multiple of 4 bytes takes: one at least.
#[test]
fn debug_name_padding() {
    for (name, expected) in [
        ("", b"\0\0\0\0\0\0\0\0".as_slice()),
        ("abc", b"\0\0\x03\0abc\0"),
        ("abcd", b"\0\0\x04\0abcd\0\0\0\0"),
    ] {
        let made = PartData::DebugName(DebugName::new(name));
        assert_eq!(write(&made), expected);
        assert_eq!(read(FourCC::ILDN, expected), Ok(made));
    }
    let cases: [(&[u8], &str); 3] = [
        (b"\0\0\x03\0ab", "0x30: ILDN: the name would take 3 bytes, 2 are left"),
        (b"\0\0\x03", "0x2c: ILDN: the header of the name would take 4 bytes, 3 are left"),
        (b"\0\0\x03\0abcd", "0x33: ILDN: the typed form cannot hold these bytes"),
    ];
    for (bytes, expected) in cases {
        assert_eq!(read(FourCC::ILDN, bytes).unwrap_err(), expected);
    }
}

/// DXC 1.9.0.5517 says who it is.
#[test]
fn compiler_versions() {
    let version = PartData::CompilerVersion(CompilerVersion {
        major: 1,
        minor: 10,
        flags: CompilerVersionFlags::default(),
        commit_count: 5517,
        commit_sha: Some("9757d44f".into()),
        custom_version: Some("1.9.0.5517".into()),
    });
    let count = fixtures::for_each_part(FourCC::VERS, |fixture, part| {
        assert_eq!(write(&version), *part.data(), "{}", fixture.name);
    });
    assert!(count >= 30, "{count}");
}

/// The list of strings has none, one or two.
#[test]
fn compiler_version_strings() {
    let version = |commit_sha: Option<&str>, custom_version: Option<&str>| {
        PartData::CompilerVersion(CompilerVersion {
            flags: CompilerVersionFlags::Debug,
            commit_sha: commit_sha.map(Into::into),
            custom_version: custom_version.map(Into::into),
            ..CompilerVersion::default()
        })
    };
    let start = b"\0\0\0\0\x01\0\0\0\0\0\0\0";
    for (made, strings, same) in [
        (version(None, None), b"\0\0\0\0".as_slice(), true),
        (version(Some("ab"), None), b"\x03\0\0\0ab\0\0", true),
        (version(Some(""), Some("c")), b"\x03\0\0\0\0c\0\0", true),
        (version(None, Some("c")), b"\x03\0\0\0\0c\0\0", false),
    ] {
        let bytes = [start, strings].concat();
        assert_eq!(write(&made), bytes);
        assert_eq!(read(FourCC::VERS, &bytes) == Ok(made), same);
    }
    for (strings, expected) in [
        (b"\x02\0\0\0ab".as_slice(), "0x3c: VERS: a string would take 3 bytes, 2 are left"),
        (b"\x09\0\0\0ab\0\0", "0x3c: VERS: the list of strings would take 9 bytes, 4 are left"),
        (b"\x04\0\0\0a\0b\0", "ok"),
        (b"\x05\0\0\0a\0b\0c\0\0\0", "0x38: VERS: the typed form cannot hold these bytes"),
    ] {
        let read = read(FourCC::VERS, &[start, strings].concat());
        assert_eq!(read.map_or_else(|error| error, |_| "ok".into()), expected);
    }
}

/// Private data are any bytes.
#[test]
fn private_data() {
    let count = fixtures::for_each_part(FourCC::PRIV, |fixture, part| {
        let made = PartData::PrivateData(PrivateData { bytes: part.data().to_vec() });
        assert_eq!(PartData::read(part), Ok(made), "{}", fixture.name);
    });
    assert!(count >= 3, "{count}");
}
