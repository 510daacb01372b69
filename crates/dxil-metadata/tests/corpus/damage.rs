//! Damaged metadata gives an error or a value, in reasonable time and space.

use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Id as _, Metadata, Module};
use dxil_metadata::{EntryPoint, Expected, ShaderMetadata, ViewIdState};

use crate::damaged::{Numbers, damage};
use crate::modules;

#[test]
fn damaged_metadata_is_an_error_or_a_value() {
    let (mut values, mut errors) = (0, 0);
    for (seed, fixture) in modules::all().into_iter().enumerate() {
        let Ok(module) = dxil_bitcode::read(&fixture.bitcode) else { continue };
        if module.metadata.arena().is_empty() {
            continue;
        }
        let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15 ^ (seed as u64) << 20);
        for _ in 0..40 {
            let mut module = module.clone();
            for _ in 0..=numbers.below(3) {
                damage(&mut module, &mut numbers);
            }
            match ShaderMetadata::read(&module) {
                Ok(metadata) => {
                    metadata.write(&mut module);
                    assert_eq!(ShaderMetadata::read(&module).as_ref(), Ok(&metadata));
                    values += 1;
                }
                Err(error) => {
                    assert!(error.to_string().starts_with("metadata: "));
                    errors += 1;
                }
            }
            // The state of a kind of shader that has other words is an error, too.
            for kind in [ShaderKind::Vertex, ShaderKind::Geometry, ShaderKind::Domain] {
                let _ = ViewIdState::of(&module, kind, ShaderFlags::ViewID);
            }
        }
    }
    println!("{values} values, {errors} errors");
    assert!(values > 1000 && errors > 1000, "{values} values, {errors} errors");
}

/// An error names the node, the structure and the field.
#[test]
fn errors_name_the_node_and_the_field() {
    let mut module = Module::new();
    let name = module.metadata.string("main");
    let one = module.tuple(&[1.into()]);
    let entry = module.metadata.tuple(&[None, Some(one), None, None, None]);
    module.name_metadata("dx.entryPoints", [entry]);
    let error = EntryPoint::first(&module).unwrap_err();
    assert_eq!(error.node(), Some(entry));
    assert_eq!((error.what(), error.field()), ("an entry point", Some("name")));
    assert_eq!(error.expected(), Expected::String);
    let number = entry.index();
    let text = format!("metadata: node {number}, an entry point, name is not a string");
    assert_eq!(error.to_string(), text);

    let entry = module.metadata.tuple(&[None, Some(name)]);
    module.named_metadata.clear();
    module.name_metadata("dx.entryPoints", [entry]);
    let error = EntryPoint::first(&module).unwrap_err();
    let expected = Expected::Operands { expected: 5, found: 2 };
    assert_eq!((error.node(), error.expected()), (Some(entry), expected));
    assert!(error.to_string().ends_with("an entry point should have 5 operands, not 2"), "{error}");
}

/// A small module can state a content of any size, by nodes that share operands.
#[test]
fn shared_nodes_are_bounded() {
    let mut module = Module::new();
    let name = "x".repeat(1 << 20);
    let name = module.metadata.string(name.as_str());
    let file = module.metadata.tuple(&[Some(name), Some(name)]);
    module.name_metadata("dx.source.contents", vec![file; 10_000]);
    let error = ShaderMetadata::read(&module).unwrap_err();
    assert_eq!(error.expected(), Expected::Size);
}

/// Fields that hold themselves as bit fields.
#[test]
fn cycles_end() {
    let mut module = Module::new();
    let elements = [module.types.integer(32)].into();
    let ty = module.types.define_struct("S", dxil_ir::StructBody { packed: false, elements });
    let value = module.constants.undef(ty);
    let field = module.metadata.tuple(&[]);
    let bit_fields = module.metadata.tuple(&[Some(field)]);
    let cycle = module.tuple(&[11.into(), bit_fields.into()]);
    let Some(Metadata::Node(node)) = module.metadata.get(cycle).cloned() else { panic!() };
    module.metadata.replace(field, Metadata::Node(node));
    let annotation = module.tuple(&[4.into(), field.into()]);
    let list = module.tuple(&[0.into(), value.into(), annotation.into()]);
    module.name_metadata("dx.typeAnnotations", [list]);
    let error = ShaderMetadata::read(&module).unwrap_err();
    assert_eq!(error.expected(), Expected::Depth);
}

/// Unknown tags are read and written as they are.
#[test]
fn unknown_tags_are_kept() {
    let mut module = Module::new();
    let name = module.metadata.string("main");
    let properties = module.tuple(&[99.into(), "text".into(), 0.into(), 16_i64.into()]);
    let entry = [None, Some(name), None, None, Some(properties)];
    let entry = module.metadata.tuple(&entry);
    module.name_metadata("dx.entryPoints", [entry]);
    let metadata = ShaderMetadata::read(&module).unwrap();
    assert_eq!(metadata.entry_points[0].flags(), dxil_format::ShaderFlags(16));
    let mut written = module.clone();
    written.named_metadata.clear();
    metadata.write(&mut written);
    assert_eq!(written.named_metadata, module.named_metadata);
}
