//! Shader flags.

use std::fs;

use dxil_container::layout::rdat::FunctionInfo2;
use dxil_container::read::{Program, Rdat};
use dxil_container::{Container, FourCC};
use dxil_derive::{DERIVED_FLAGS, Flags, shader_flags};
use dxil_ir::calls::Calls;
use dxil_metadata::{EntryProperty, ShaderMetadata};
use expect_test::expect_file;

use crate::comparison::Comparison;
use crate::modules;

#[test]
fn flags_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let Some(first) = metadata.entry_points.first() else { return };
        let erased = first.flags();
        let mut metadata = metadata.clone();
        if let Some(properties) = &mut metadata.entry_points[0].properties {
            properties.set(EntryProperty::Flags(erased.difference(DERIVED_FLAGS)));
        }
        shader_flags(module, &mut metadata);
        comparison.compare(name, &metadata.entry_points[0].flags(), &erased);
    });
    expect_file!["shader_flags.txt"].assert_eq(&found.to_string());
}

/// `RDAT` states the features that each function of a library requires.
#[test]
fn features_of_functions_equal_those_of_rdat() {
    let mut comparison = Comparison::default();
    for path in modules::files() {
        let bytes = fs::read(&path).unwrap();
        let Ok(container) = Container::parse(&bytes) else { continue };
        let parts = [FourCC::RDAT, FourCC::DXIL].map(|four_cc| container.part(four_cc));
        let [Some(rdat), Some(program)] = parts else { continue };
        let bitcode = Program::parse(&program).unwrap().bitcode;
        let Ok(module) = dxil_bitcode::read(&bitcode) else { continue };
        let Ok(metadata) = ShaderMetadata::read(&module) else { continue };
        let flags = Flags::new(&module, &metadata, &Calls::new(&module)).of_functions();
        let rdat = Rdat::parse(&rdat).unwrap();
        for function in rdat.table::<FunctionInfo2>().iter() {
            let name = rdat.string(function.name).unwrap();
            let Some(id) = module.function_named(*name) else { continue };
            let Some(flags) = flags.get(&id) else { continue };
            let file = path.file_stem().unwrap().to_string_lossy();
            let name = format!("{file} {}", *name);
            comparison.compare(&name, &flags.features(), &function.feature_flags);
        }
    }
    expect_file!["features.txt"].assert_eq(&comparison.to_string());
}
