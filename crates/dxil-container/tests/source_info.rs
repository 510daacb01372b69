//! `SRCI`: source files and arguments, compressed or not.

mod fixtures;

use std::fs;

use dxil_container::FourCC;
use dxil_container::layout::Compression;
use dxil_container::read::{self, Container, SourceSectionBody};
use dxil_container::write::{self, PartData, SourceArgument, SourceInfo};

/// The bytes of the part.
fn write(info: SourceInfo) -> Vec<u8> {
    let mut bytes = Vec::new();
    PartData::SourceInfo(info).write(&mut bytes);
    bytes
}

/// Reads a part of these bytes into its owned form, and calls the function with the view.
fn read(bytes: &[u8], look: impl FnOnce(read::SourceInfo<'_>)) -> Result<SourceInfo, String> {
    let mut container = write::Container::default();
    container.push(FourCC::SRCI, PartData::Raw(bytes.to_vec()));
    let file = container.write().expect("a small file");
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::SRCI).expect("the part");
    look(read::SourceInfo::parse(&part).map_err(|error| error.to_string())?);
    match PartData::read(&part) {
        Ok(PartData::SourceInfo(info)) => Ok(info),
        Ok(other) => panic!("{other:?}"),
        Err(error) => Err(error.to_string()),
    }
}

/// Our part for the source file and the arguments equals DXC's, compressed bytes included.
#[test]
fn by_hand() {
    let count = fixtures::for_each_part(FourCC::SRCI, |fixture, part| {
        let view = read::SourceInfo::parse(part).expect(&fixture.name);
        let mut made = SourceInfo::default();
        made.add_file(format!("{}.hlsl", fixture.source()), source(fixture.source()));
        for section in view.sections() {
            if let SourceSectionBody::Arguments(arguments) = section.body {
                made.arguments.extend(arguments.iter().map(|argument| SourceArgument {
                    name: (*argument.name).into(),
                    value: (*argument.value).into(),
                }));
            }
        }
        assert_eq!(made.arguments[1], SourceArgument { name: "T".into(), value: "ps_6_0".into() });
        assert_eq!(write(made), *part.data(), "{}", fixture.name);
    });
    assert!(count >= 3, "{count}");
}

/// An HLSL file of the corpus as the compilers got it: without the lines that say how to compile it.
fn source(name: &str) -> String {
    let path = fixtures::root().join("hlsl").join(name).with_extension("hlsl");
    let text = fs::read_to_string(path).expect("the source");
    let lines = text.lines().filter(|line| {
        !["// compile:", "// varies:", "// pdb:"].iter().any(|mark| line.starts_with(mark))
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Two files and an argument of each form.
fn example() -> SourceInfo {
    let mut info = SourceInfo::default();
    info.add_file("main.hlsl", "#include \"a.h\"\n".repeat(100));
    info.add_file("a.h", "");
    info.add_argument("T", "ps_6_0");
    info.add_argument("Zi", "");
    info.add_argument("", "main.hlsl");
    info
}

/// Compressed bytes of others stay while the contents do.
#[test]
fn other_compression() {
    let mut stored = example();
    stored.compressed = miniz_oxide::deflate::compress_to_vec_zlib(&entries(&example()), 9);
    let bytes = write(stored.clone());
    assert_ne!(bytes, write(example()));
    let mut read = read(&bytes, |_| ()).expect("source info");
    assert_eq!(read, stored);
    read.files[1].content = "// changed".into();
    let mut changed = example();
    changed.files[1].content = "// changed".into();
    assert_eq!(write(read), write(changed));
}

/// The entries of the contents before they are compressed.
fn entries(info: &SourceInfo) -> Vec<u8> {
    let info = SourceInfo { compression: Compression::None, ..info.clone() };
    let mut entries = Vec::new();
    read(&write(info), |view| {
        for section in view.sections() {
            if let SourceSectionBody::Contents(contents) = section.body {
                entries = contents.decompress().expect("the contents").into_owned();
            }
        }
    })
    .expect("source info");
    entries
}

/// LLVM states the size of the contents, and need not compress them. The sizes are those of a test
/// of `yaml2obj`.
#[test]
fn llvm() {
    let mut info = SourceInfo {
        compression: Compression::None,
        states_contents_size: true,
        ..SourceInfo::default()
    };
    let main = "#include \"util.hlsl\"\nfloat4 main() : SV_Target { return 0; }";
    info.add_file("fd_zs.hlsl", main);
    info.add_file("util.hlsl", "float4 util() { return 0; }");
    info.add_argument("-T", "ps_6_0");
    info.add_argument("-E", "main");
    let bytes = write(info.clone());
    assert_eq!(bytes.len(), 268);
    let form = read(&bytes, |view| {
        assert_eq!(view.header.aligned_size, 268);
        let mut sizes = Vec::new();
        for section in view.sections() {
            sizes.push(section.header.aligned_size);
            match section.body {
                SourceSectionBody::Names(names) => {
                    sizes.push(names.header.entries_size.into());
                    for name in names.iter() {
                        let header = name.header;
                        sizes.extend([header.aligned_size, header.name_size, header.content_size]);
                    }
                }
                SourceSectionBody::Contents(contents) => sizes.extend([
                    contents.header.aligned_size,
                    contents.header.entries_size,
                    contents.header.uncompressed_size,
                ]),
                SourceSectionBody::Arguments(arguments) => sizes.push(arguments.header.size),
                SourceSectionBody::Unknown(_) => panic!("an unknown section"),
            }
        }
        assert_eq!(sizes, [76, 56, 28, 11, 61, 28, 10, 28, 144, 136, 116, 116, 40, 18]);
    });
    assert_eq!(form, Ok(info));
}

/// Without files, and with names of more bytes than the size of the names has room for.
#[test]
fn extremes() {
    let empty = SourceInfo::default();
    let mut many = SourceInfo::default();
    for file in 0..3000 {
        many.add_file(format!("{file:020}"), "");
    }
    for info in [empty, many] {
        let mut read = read(&write(info.clone()), |_| ()).expect("source info");
        read.compressed.clear();
        assert_eq!(read, info);
    }
}

/// A damaged part is refused: by the view, by decompression, or by the owned form.
#[test]
fn damage() {
    // After the header, the names and the header of the section.
    const CONTENTS: usize = 8 + 68 + 8;
    let word = |at: usize, value: u32| {
        move |bytes: &mut Vec<u8>| {
            bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        }
    };
    let held = "the typed form cannot hold these bytes";
    check(word(0, 1), None, held);
    check(word(8, 7), None, "0x3c: SRCI: a section would take 8 bytes, 7 are left");
    check(word(8, 17), None, "0x3c: SRCI: the header of the names would take 10 bytes, 9 are left");
    check(word(20, 9), None, "the name of a file would take 16 bytes, 2 are left");
    check(word(26, 99), None, "the name of a file would take 83 bytes");
    check(word(34, 99), None, "the name of a file would take 99 bytes");
    check(word(CONTENTS + 8, 9999), None, "the block of contents would take 9999 bytes");
    let compressed = |at, value, expected| check(word(at, value), Some(expected), expected);
    compressed(CONTENTS + 12, 1, "it is larger than stated");
    compressed(CONTENTS + 12, 9999, "it is smaller than stated");
    compressed(
        CONTENTS + 12,
        u32::MAX,
        "the block of contents would take more than the 33554432 bytes that are left to unfold to",
    );
    compressed(
        CONTENTS + 16,
        3,
        "the block of contents, decompressed: 0x5fc: the content of a file would take 12 bytes, 0 are left",
    );
    compressed(CONTENTS + 20, 0, "it is not in zlib's format");
    compressed(CONTENTS + 4, 5 << 16, "the compression is 5, it can be 0, none, or 1, zlib");
}

/// Damages the example, and compares the errors of decompression and of reading with what they should
/// contain.
fn check(damage: impl FnOnce(&mut Vec<u8>), decompression: Option<&str>, reading: &str) {
    let mut bytes = write(example());
    damage(&mut bytes);
    let mut error = None;
    let read = read(&bytes, |view| {
        for section in view.sections() {
            if let SourceSectionBody::Contents(contents) = section.body {
                error = contents.files().err().map(|error| error.to_string());
            }
        }
    });
    let read = read.unwrap_err();
    assert!(read.contains(reading), "{read}, not {reading}");
    match (error, decompression) {
        (None, None) => {}
        (Some(error), Some(expected)) => {
            assert!(error.contains(expected), "{error}, not {expected}");
        }
        (error, expected) => panic!("{error:?}, not {expected:?}"),
    }
}
