//! Programs: made by hand from their bitcode, they are what DXC made.

mod fixtures;

use std::fs;

use dxil_container::FourCC;
use dxil_container::layout::rdat::Subobject;
use dxil_container::layout::{HashFlags, ShaderKind};
use dxil_container::read::{Container, PartView, Rdat};
use dxil_container::write::{self, PartData, Program, ShaderHash};
use dxil_ops::ShaderModel;

/// Kind, shader model, DXIL version and bitcode are all of a program: the rest follows.
#[test]
fn by_hand() {
    for (four_cc, least) in [(FourCC::DXIL, 250), (FourCC::ILDB, 10), (FourCC::STAT, 250)] {
        let mut count = 0;
        fixtures::for_each_part(four_cc, |fixture, part| {
            let Ok(PartView::Program(view)) = part.view() else {
                assert!(fixture.name.starts_with("fxc/"), "{}", fixture.name);
                return;
            };
            let (model, dxil) = (view.shader_model(), view.dxil_version());
            let made = Program::new(view.header.kind, model, dxil, view.bitcode.to_vec());
            let mut bytes = Vec::new();
            PartData::Program(made).write(&mut bytes);
            assert_eq!(bytes, *part.data(), "{}", fixture.name);
            assert!(view.bitcode.starts_with(b"BC\xc0\xde"), "{}", fixture.name);
            count += 1;
        });
        assert!(count >= least, "{count} {four_cc}");
    }
}

/// The kind of shader and the shader model are those that the compiler was asked for.
#[test]
fn profile() {
    let mut count = 0;
    fixtures::for_each_part(FourCC::DXIL, |fixture, part| {
        let Ok(PartView::Program(view)) = part.view() else { panic!("{}", fixture.name) };
        let Some(profile) = asked_for(fixture) else { return };
        let mut words = profile.split('_');
        let kind = match words.next() {
            Some("ps") => ShaderKind::Pixel,
            Some("vs") => ShaderKind::Vertex,
            Some("gs") => ShaderKind::Geometry,
            Some("hs") => ShaderKind::Hull,
            Some("ds") => ShaderKind::Domain,
            Some("cs") => ShaderKind::Compute,
            Some("lib") => ShaderKind::Library,
            Some("ms") => ShaderKind::Mesh,
            Some("as") => ShaderKind::Amplification,
            other => panic!("{other:?}"),
        };
        assert_eq!(view.header.kind, kind, "{}", fixture.name);
        let mut number = || words.next().expect("a number").parse::<u8>().expect("a number");
        let model = ShaderModel { major: number(), minor: number() };
        assert_eq!(view.shader_model(), model, "{}", fixture.name);
        count += 1;
    });
    assert!(count >= 250, "{count}");
}

/// The profile after `-T`, in the line of the HLSL file that the container was made from. A line has
/// compilers, a label where there are several variants, and arguments.
fn asked_for(fixture: &fixtures::Fixture) -> Option<String> {
    let (compiler, variant) = fixture.name.split_once('/')?;
    let label = variant.split_once('-').map_or("", |(_, label)| label);
    let hlsl = fixtures::root().join("hlsl").join(fixture.source()).with_extension("hlsl");
    let text = fs::read_to_string(hlsl).expect("the source");
    text.lines().find_map(|line| {
        let mut words = line.strip_prefix("// ")?.split_whitespace().skip(1).peekable();
        words.next()?.split('+').find(|word| *word == compiler)?;
        let own = words.next_if(|word| !word.starts_with('-')).unwrap_or_default();
        (own == label).then_some(())?;
        words.find(|word| *word == "-T")?;
        words.next().map(String::from)
    })
}

/// The hash is that of the program's bitcode. If it says that it includes the source, it is that of the
/// module as compiled, with debug information: that is the one in `ILDB`, unless a root signature or
/// subobjects were then moved out of it into `RTS0` or `RDAT`.
#[test]
fn hashes() {
    let (mut same, mut other) = (0, 0);
    fixtures::for_each_part(FourCC::HASH, |fixture, part| {
        let Ok(PartView::ShaderHash(hash)) = part.view() else { panic!("{}", fixture.name) };
        let container = Container::parse(&fixture.bytes).expect(&fixture.name);
        let includes_source = hash.hash.flags == HashFlags::IncludesSource;
        let of = if includes_source { FourCC::ILDB } else { FourCC::DXIL };
        // A program database has no DXIL, and its module lacks what was hashed.
        let (Some(_), Some(program)) = (container.part(FourCC::DXIL), container.part(of)) else {
            return;
        };
        let Ok(PartView::Program(program)) = program.view() else { panic!("{}", fixture.name) };
        let made = ShaderHash::of(&program.bitcode, hash.hash.flags);
        let is_changed = includes_source && has_root_signature_or_subobjects(&container);
        let is_same = made == write::ShaderHash::from(&hash);
        assert_eq!(is_same, !is_changed, "{}", fixture.name);
        *if is_same { &mut same } else { &mut other } += 1;
    });
    assert!(same >= 250 && other >= 3, "{same} and {other}");
}

fn has_root_signature_or_subobjects(container: &Container<'_>) -> bool {
    let rdat = container.part(FourCC::RDAT).map(|part| Rdat::parse(&part).expect("sound tables"));
    let has_subobjects = rdat.is_some_and(|rdat| !rdat.table::<Subobject>().is_empty());
    container.part(FourCC::RTS0).is_some() || has_subobjects
}

/// The size of the whole program is in words; `yaml2obj` writes bytes. Padding, gaps and bytes after
/// the bitcode stay, and a bitcode that does not lie in the part is refused.
#[test]
fn unusual() {
    let header = |offset: u32, size: u32| {
        let mut bytes = vec![0x65, 0, 5, 0, 29, 0, 0, 0];
        bytes.extend_from_slice(b"DXIL\x05\x01\0\0");
        bytes.extend(offset.to_le_bytes());
        bytes.extend(size.to_le_bytes());
        bytes.extend_from_slice(b"\0\0BC\xc0\xde56");
        bytes
    };
    for (offset, size, expected) in [
        (18, 4, "ok"),
        (16, 8, "ok"),
        (24, 0, "ok"),
        (16, 9, "0x44: DXIL: the bitcode would take 9 bytes, 8 are left"),
        (25, 0, "0x2c: DXIL: the bitcode would be at 0x21, past the end at 0x20"),
        (u32::MAX, 0, "0x2c: DXIL: the bitcode would be at 0xffffffff, past the end at 0x20"),
        (
            15,
            4,
            "0x44: DXIL: the offset of the bitcode is 15, it can be 16 or more, after the header",
        ),
    ] {
        let mut container = write::Container::default();
        container.push(FourCC::DXIL, PartData::Raw(header(offset, size)));
        let file = container.write().expect("a small file");
        let container = Container::parse(&file).expect("a sound container");
        let part = container.part(FourCC::DXIL).expect("the part");
        let read = PartData::read(&part).map_or_else(|error| error.to_string(), |_| "ok".into());
        assert_eq!(read, expected);
    }
}
