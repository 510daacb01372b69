//! Shaders built by hand, from the first type to the digest (`tests/fixtures/built`), and by
//! `ShaderBuilder` (`tests/fixtures/builder`): the folders have the files, and what DXC's validator says of
//! each.

mod compute;
mod debug;
mod edited;
#[allow(dead_code, reason = "examples have a main function")]
#[path = "../../examples"]
mod examples {
    pub(crate) mod compute;
    pub(crate) mod mesh;
    pub(crate) mod ray_tracing;
    pub(crate) mod texture;
    pub(crate) mod work_graph;
}
mod fields;
mod library;
mod options;
mod resources;
mod stages;

use std::fs;
use std::path::Path;

use dxil::builder::{Assembled, Errors};
use dxil::check::{Options, check};
use dxil::container::layout::ShaderKind;
use dxil::container::write::{self, Features, Program};
use dxil::container::{Container, Digest, FourCC, read};
use dxil::ir::Module;
use dxil::ops::{ShaderModel, Version};
use dxil::text::Style;

/// A module for this shader model, a kind such as `cs` of version 6.`minor`, without functions.
fn module(kind: &str, minor: u8) -> Module {
    let mut module = Module::dxil();
    let version = module.tuple(&[1.into(), i32::from(minor).into()]);
    let validator = module.tuple(&[1.into(), 8.into()]);
    let model = module.tuple(&[kind.into(), 6.into(), i32::from(minor).into()]);
    module.name_metadata("dx.version", [version]);
    module.name_metadata("dx.valver", [validator]);
    module.name_metadata("dx.shaderModel", [model]);
    module
}

fn program(kind: ShaderKind, minor: u8, module: &Module) -> Program {
    let bitcode = dxil::bitcode::write(module).expect("a sound module");
    Program::new(kind, ShaderModel { major: 6, minor }, Version { major: 1, minor }, bitcode)
}

/// A container that requires no features, with parts after `SFI0`.
fn container() -> write::Container {
    let mut container = write::Container::default();
    container.push(FourCC::SFI0, Features::default());
    container
}

/// Compares with the file that the validator accepted, and its text with what DXC prints of that.
fn compare(name: &str, container: &write::Container) {
    compare_in("built", name, container);
}

/// Compares what `ShaderBuilder` makes.
fn compare_built(name: &str, built: Result<Assembled, Errors>) {
    match built {
        Ok(built) => compare_in("builder", name, &built.container),
        Err(errors) => panic!("{name}:\n{errors}"),
    }
}

fn compare_in(folder: &str, name: &str, container: &write::Container) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures").join(folder);
    let file = folder.join(format!("{name}.dxbc"));
    let built = container.write().expect("a sound container");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        // The verdict on it follows.
        return fs::write(&file, &built).expect("a file");
    }
    assert!(built == fs::read(file).expect("a container"), "{name} is built otherwise");

    // The verdict is on this file and no other; `xtask built` asks for it.
    let verdicts = fs::read_to_string(folder.join("verdicts.tsv")).expect("verdicts");
    let verdict = verdicts.lines().find(|line| line.split('\t').next() == Some(name));
    let expected = format!("{name}\t{}\tvalid", Digest::compute(&built));
    assert_eq!(verdict, Some(&*expected), "`cargo run -p xtask -- built` records the verdict");

    let built = Container::parse(&built).expect("a sound container");
    let text = dxil::disassemble(&built, Style::Dxc).expect("a text").to_string();
    let theirs = fs::read_to_string(folder.join(format!("{name}.txt"))).expect("DXC's text");
    assert_eq!(text, theirs, "{name}");
    for part in [FourCC::ILDB, FourCC::DXIL].into_iter().filter_map(|name| built.part(name)) {
        let bitcode = read::Program::parse(&part).expect("a program").bitcode;
        let module = dxil::bitcode::read(&bitcode).expect("a module");
        assert_eq!(dxil::bitcode::write(&module).as_deref(), Ok(*bitcode), "{name}");
        let report = check(&module, Options::default()).expect("a shader");
        assert_eq!(report.findings, [], "{name}");
    }
}

#[test]
fn a_compute_shader() {
    compare("compute", &compute::shader());
}

#[test]
fn a_library() {
    compare("library", &library::library());
}

#[test]
fn an_edited_library() {
    compare("edited", &edited::library());
}

#[test]
fn a_pixel_shader_with_debug_information() {
    compare("debug", &debug::shader());
}

#[test]
fn examples() {
    compare_built("example_compute", examples::compute::shader());
    compare_built("example_vertex", examples::texture::vertex());
    compare_built("example_pixel", examples::texture::pixel());
    compare_built("example_mesh", examples::mesh::shader());
    compare_built("example_ray_tracing", examples::ray_tracing::library());
    compare_built("example_work_graph", examples::work_graph::library());
}

#[test]
fn stages_of_the_builder() {
    for (name, models, build) in stages::STAGES {
        for minor in models {
            let name = format!("{name}-6_{minor}");
            compare_built(&name, build(ShaderModel { major: 6, minor: *minor }));
        }
    }
}

#[test]
fn resources_and_options_of_the_builder() {
    for (name, build) in
        resources::RESOURCES.into_iter().chain(options::OPTIONS).chain(fields::FIELDS)
    {
        compare_built(name, build());
    }
}
