//! What linked modules state of flags and entry points, as DXC's linker does: the parts of containers do not show it.

use std::fs;
use std::path::Path;

use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_link::{Library, Options, Target, link};
use dxil_metadata::{ShaderMetadata, Target as Profile};

fn library(name: &str) -> Library {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/linked");
    let file = fs::read(folder.join(name)).expect("a library");
    let container = Container::parse(&file).expect("a container");
    let part = container.part(FourCC::DXIL).expect("a program");
    let bitcode = Program::parse(&part).expect("a program").bitcode;
    Library { name: name.into(), module: dxil_bitcode::read(&bitcode).expect("a module") }
}

fn linked(names: [&str; 2], profile: &str) -> ShaderMetadata {
    let profile = Profile::from_profile(profile).expect("a profile");
    let target = Target { profile, entry: "main".into() };
    let module = link(&names.map(library), &target, &Options::default()).expect("a module");
    ShaderMetadata::read(&module).expect("metadata")
}

/// 0x1 is for code that is not optimized, 0x100 for resources that are all bound, 0x10 for the buffers here, 0x2_0000_0000 for
/// resources that may be one.
#[test]
fn options_of_libraries_are_no_flags() {
    let flags = |names, profile| {
        linked(names, profile).entry_points.iter().map(|it| it.flags().0).collect::<Vec<_>>()
    };
    assert_eq!(flags(["compiled-plain_a.lib", "compiled-plain_b.lib"], "cs_6_6"), [0x10]);
    assert_eq!(flags(["compiled-bound_a.lib", "compiled-bound_b.lib"], "cs_6_6"), [0x10]);
    assert_eq!(flags(["compiled-plain_a.lib", "compiled-bound_b.lib"], "lib_6_6"), [0x10, 0, 0, 0]);
    let newer = flags(["compiled-a.lib", "compiled-all_b.lib"], "lib_6_8");
    assert_eq!(newer, [0x2_0000_0010, 0, 0, 0]);
}

#[test]
fn entry_points_are_sorted_by_name() {
    for names in [["compiled-a.lib", "compiled-b.lib"], ["compiled-b.lib", "compiled-a.lib"]] {
        let metadata = linked(names, "lib_6_6");
        let names: Vec<_> = metadata.entry_points.iter().map(|it| it.name.to_string()).collect();
        assert_eq!(names, ["", "another", "before", "main"]);
    }
}
