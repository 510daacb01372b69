//! `PDBI`, which no compiler at hand writes: tables made here, compressed as DXC compresses.

use dxil_container::layout::Compression;
use dxil_container::layout::rdat::{PdbInfo, PdbSource};
use dxil_container::read::{self, Rdat};
use dxil_container::write::{self, PartData, RdatBuilder, ValidatorVersion};
use dxil_container::{Container, FourCC};

/// The tables of a program database for a compilation of two files.
fn tables() -> write::Rdat {
    let mut rdat = RdatBuilder::new(ValidatorVersion::V1_8);
    let files = [("main.hlsl", "#include \"a.h\"\n"), ("a.h", "float4 a;\n")];
    let sources = files.map(|(name, content)| {
        let (name, content) = (rdat.string(name), rdat.string(content));
        rdat.record(PdbSource { name, content })
    });
    let sources = rdat.array(&sources);
    let arguments = ["T", "ps_6_0", "Zi", ""].map(|text| rdat.string(text));
    let arg_pairs = rdat.array(&arguments);
    let hash = rdat.bytes(&[7; 16]);
    let pdb_name = rdat.string("main.pdb");
    rdat.record(PdbInfo { sources, arg_pairs, hash, pdb_name, ..Default::default() });
    rdat.finish()
}

/// A container with these tables alone.
fn file(compression: Compression) -> Vec<u8> {
    let mut info = write::PdbInfo::new(tables());
    info.compression = compression;
    let mut container = write::Container::default();
    container.push(FourCC::PDBI, info);
    container.write().expect("it is small")
}

/// A written part is read, compressed or not, and written again.
#[test]
fn round_trip() {
    for compression in [Compression::Zlib, Compression::None] {
        let file = file(compression);
        let container = Container::parse(&file).expect("a sound container");
        let part = container.part(FourCC::PDBI).expect("PDBI");
        let info = read::PdbInfo::parse(&part).expect("a sound part");
        let content = info.content().expect("it decompresses");
        assert_eq!(*content, tables().to_bytes());
        let rdat = Rdat::parse_bytes(&content).expect("sound tables");
        let main = rdat.table::<PdbInfo>().get(0).expect("a compilation");
        let sources = rdat.array(main.sources).expect("sources").iter();
        let names =
            sources.map(|source| rdat.record(source).and_then(|it| rdat.string(it.name)).ok());
        let names: Vec<_> = names.map(|name| name.expect("a name").to_string()).collect();
        assert_eq!(names, ["main.hlsl", "a.h"]);

        let (owned, errors) = write::Container::read(&file).expect("a sound container");
        assert!(errors.is_empty(), "{errors:?}");
        assert_eq!(owned.write().expect("it is small"), file);
        let Some(PartData::PdbInfo(owned)) = owned.part(FourCC::PDBI) else { panic!("{owned:?}") };
        assert_eq!(owned.rdat, tables());
    }
}

/// Bytes that do not decompress to what is stated are refused, and kept as they are.
#[test]
fn damage_is_found() {
    let sound = file(Compression::Zlib);
    let container = Container::parse(&sound).expect("a sound container");
    let part = container.part(FourCC::PDBI).expect("PDBI").data().offset();
    // Of the header: the compression, the size after it; then the first and a later byte.
    for (offset, error) in [
        (part + 2, "the compression is 7, it can be 0, none, or 1, zlib"),
        (part + 8, "the content does not decompress: it is smaller than stated"),
        (part + 12, "the content does not decompress: it is not in zlib's format"),
        (part + 40, "the content does not decompress: it is not in zlib's format"),
    ] {
        let mut file = sound.clone();
        file[offset] ^= 6;
        let container = Container::parse(&file).expect("a sound container");
        let part = container.part(FourCC::PDBI).expect("PDBI");
        let info = read::PdbInfo::parse(&part).expect("a sound part");
        let found = info.content().expect_err("it is damaged");
        assert_eq!(found.kind().to_string(), error, "at {offset}");
        assert_eq!(found.part(), Some(FourCC::PDBI));
        let error = PartData::read(&part).expect_err("no tables");
        assert_eq!(error, found);
    }
}
