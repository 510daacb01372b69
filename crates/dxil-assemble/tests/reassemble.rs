//! Modules of DXC's containers, assembled again in the place of what they are from.

use std::fs;
use std::path::{Path, PathBuf};

use bstr::ByteSlice as _;
use dxil_assemble::reassemble;
use dxil_container::read::{Container, Program};
use dxil_container::write::{self, PartData};
use dxil_container::{Digest, FourCC, Verdict};
use dxil_ir::Module;
use dxil_metadata::ShaderMetadata;

/// The containers of DXC 1.10.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/dxc110")
}

/// The module with debug information, or the only one.
fn module(container: &Container<'_>) -> Option<Module> {
    let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL))?;
    let bitcode = Program::parse(&part).expect("a program").bitcode;
    dxil_bitcode::read(&bitcode).ok()
}

/// Shaders without debug information of which an unchanged module does not give the same file. The first and the last have
/// constants that DXC writes otherwise when it reads them again; the others break rules of their shader models.
const OTHERS: [&str; 6] = [
    "forward_lighting",
    "lib_functions-6_1",
    "lib_functions-6_2",
    "lib_hit_objects-unoptimized",
    "lib_stages-experimental",
    "path_tracer",
];

#[test]
fn an_unchanged_module_gives_the_same_file() {
    let files = fs::read_dir(folder()).expect("a folder");
    let mut paths: Vec<_> = files.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "dxbc"));
    paths.sort();
    let (mut equal, mut others) = (0, Vec::new());
    for path in paths {
        let file = fs::read(&path).expect("a file");
        let container = Container::parse(&file).expect("a container");
        if container.part(FourCC::ILDN).is_some() {
            continue;
        }
        let Some(module) = module(&container) else { continue };
        match reassemble(module, &container).map(|it| it.write().expect("a file")) {
            Ok(again) if again == file => equal += 1,
            _ => others.push(path.file_stem().expect("a name").to_string_lossy().into_owned()),
        }
    }
    assert_eq!(others, OTHERS);
    assert!(equal > 200, "{equal} files");
}

/// What the module does not state stays, and what follows from it is made anew.
#[test]
fn a_changed_module_keeps_other_parts() {
    let file = fs::read(folder().join("rootsig_embedded.dxbc")).expect("a file");
    let mut before = write::Container::read(&file).expect("a container").0;
    before.push(FourCC::PRIV, PartData::Raw(b"data".to_vec()));
    let file = before.write().expect("a file");
    let container = Container::parse(&file).expect("a container");
    let mut module = module(&container).expect("a module");
    let mut metadata = ShaderMetadata::read(&module).expect("metadata");
    metadata.entry_points[0].name = "renamed".into();
    metadata.write(&mut module);
    let after = reassemble(module, &container).expect("a valid shader").write().expect("a file");
    assert_eq!(Digest::verify(&after), Verdict::Signed);
    let after = Container::parse(&after).expect("a container");
    let names = |container: &Container<'_>| -> Vec<_> {
        container.parts().map(|part| part.four_cc()).collect()
    };
    assert_eq!(names(&after), names(&container));
    for part in container.parts() {
        let name = part.four_cc();
        let other = after.part(name).expect("the same parts").data();
        let is_made = [FourCC::PSV0, FourCC::HASH, FourCC::DXIL].contains(&name);
        assert_eq!(*other != *part.data(), is_made, "{name}");
    }
    let psv = after.part(FourCC::PSV0).expect("a part").data();
    assert!(psv.contains_str("renamed"));
}

/// The subobjects of a library are in `RDAT` alone.
#[test]
fn a_library_keeps_its_subobjects() {
    let file = fs::read(folder().join("lib_subobjects.dxbc")).expect("a file");
    let container = Container::parse(&file).expect("a container");
    let module = module(&container).expect("a module");
    assert_eq!(ShaderMetadata::read(&module).expect("metadata").subobjects, []);
    let again = reassemble(module, &container).expect("a valid library");
    assert_eq!(again.write().expect("a file"), file);
}
