//! Effects: their records, and what damage does to them.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::{Effect, EffectInitializer};
use dxil_container::{Container, FourCC, write};

/// The effects without a container.
fn effects() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/effects");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "fxo"));
    paths.sort();
    paths
}

/// Reads all records; the number of shaders that are objects.
fn read(file: &[u8]) -> Result<usize, dxil_container::Error> {
    let effect = Effect::parse_bytes(file)?;
    let contents = effect.contents()?;
    let mut shaders = 0;
    for object in contents.objects {
        if let EffectInitializer::Shaders5(list) = object.initializer {
            for shader in list.iter() {
                shaders += usize::from(effect.code(shader.shader_offset)?.is_some());
            }
        }
    }
    Ok(shaders)
}

#[test]
fn counts_of_the_header_are_those_of_the_records() {
    for path in effects() {
        let file = fs::read(&path).expect("an effect");
        let effect = Effect::parse_bytes(&file).expect("a header");
        let contents = effect.contents().expect("records");
        let counts = effect.counts5.expect("the counts of fx_5_0");
        assert_eq!(contents.buffers.len(), effect.header.buffer_count as usize);
        assert_eq!(contents.groups.len(), counts.group_count as usize);
        let variables: usize = contents.buffers.iter().map(|it| it.variables.len()).sum();
        assert_eq!(variables, effect.header.numeric_variable_count as usize);
    }
}

#[test]
fn effects_that_are_cut_off_are_errors() {
    for path in effects() {
        let file = fs::read(&path).expect("an effect");
        read(&file).expect("a sound effect");
        for length in 0..file.len() {
            let error = read(&file[..length]).expect_err("it is cut off");
            assert!(error.offset() <= length, "{length}: {error}");
        }
    }
}

#[test]
fn effects_that_are_damaged_do_not_hang() {
    for path in effects() {
        let file = fs::read(&path).expect("an effect");
        for place in 0..file.len() {
            let mut damaged = file.clone();
            damaged[place] = 0xff;
            // It is an error or another effect.
            let _ = read(&damaged);
        }
    }
}

#[test]
fn errors_name_the_part_if_there_is_one() {
    let file = fs::read(effects().remove(0)).expect("an effect");
    let cut_off = &file[..file.len() - 1];
    assert_eq!(read(cut_off).expect_err("it is cut off").part(), None);
    let mut container = write::Container::default();
    let effect = Effect::parse_bytes(cut_off).expect("a header");
    container.push(FourCC::FX10, write::Effect::from(&effect));
    let container = container.write().expect("a container");
    let container = Container::parse(&container).expect("a container");
    let part = container.part(FourCC::FX10).expect("the part");
    let effect = Effect::parse(&part).expect("a header");
    assert_eq!(effect.contents().expect_err("it is cut off").part(), Some(FourCC::FX10));
}
